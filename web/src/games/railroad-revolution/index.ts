import type { Open } from "../game";
import { RailroadRevolution } from "./session.svelte";

export const open: Open = (table) => new RailroadRevolution(table);
