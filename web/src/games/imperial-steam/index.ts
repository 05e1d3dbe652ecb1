import type { Open } from "../game";
import { ImperialSteam } from "./session.svelte";

export const open: Open = (table) => new ImperialSteam(table);
