// Sitting down at a table that was just made.
import { keep } from "./mine";
import { route, tableAddress } from "./route.svelte";
import type { TableMade } from "./wire";

/** Remember the table's keys, and go there. */
export function enter(made: TableMade, me: string, game: string, title: string): void {
  const key = made.seatKeys[me] ?? made.spectatorKey;
  const links = Object.fromEntries(Object.entries(made.seatKeys).filter(([seat]) => seat !== me));
  keep({ table: made.table, key, seat: me, game, title, host: made.hostKey, links, watch: made.spectatorKey });
  route.go(tableAddress(made.table, made.spectatorKey), key);
}
