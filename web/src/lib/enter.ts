// Sitting down at a table that was just made.
import { keep } from "./mine";
import { route, tableAddress } from "./route.svelte";
import type { TableMade } from "./wire";

let made = "";

/** Whether a table was made just now and others are to come: once, for showing their links. */
export function invites(table: string): boolean {
  const fresh = made === table;
  made = "";
  return fresh;
}

/** Remember the table's keys, and go there; to one of its moves, where it has some already. */
export function enter(table: TableMade, me: string, game: string, title: string, move: number | null = null): void {
  const key = table.seatKeys[me] ?? table.spectatorKey;
  const links = Object.fromEntries(Object.entries(table.seatKeys).filter(([seat]) => seat !== me));
  keep({ table: table.table, key, seat: me, game, title, host: table.hostKey, links, watch: table.spectatorKey });
  made = Object.keys(links).length && move === null ? table.table : "";
  route.go(tableAddress(table.table, table.spectatorKey, move), key);
}
