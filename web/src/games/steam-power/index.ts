import type { Open } from "../game";
import { SteamPower } from "./session.svelte";

export const open: Open = (table) => new SteamPower(table);
