import type { Open } from "../game";
import { SteamRollers } from "./session.svelte";

export const open: Open = (table) => new SteamRollers(table);
