// What if: a new table that begins at a move of another one, and with a line that is tried out there.
import { api, problemOf } from "./api";
import { enter } from "./enter";
import type { Table } from "./table.svelte";
import { t } from "./text.svelte";

const LONGEST = 80; // of a table's name

/** Go on from a move at a table of its own; the one that is looked at stays as it is. */
export async function branch(table: Table, move: number, line: string[] = []): Promise<void> {
  const { seen } = table;
  if (!seen) return;
  const title = t("branch-title", { title: seen.title, move }).slice(0, LONGEST);
  try {
    const made = await api.make({
      game: "",
      edition: "",
      options: {},
      seats: seen.seats.map(({ name, kind }) => ({ name, kind })),
      title,
      copyOf: table.id,
      copyKey: table.key,
      copyMove: move,
    });
    const me = table.you || (Object.keys(made.seatKeys)[0] ?? "");
    const key = made.seatKeys[me];
    if (line.length && key) await api.play(made.table, key, (await api.see(made.table, key)).version, line);
    enter(made, me, seen.game, title);
  } catch (error) {
    table.problem = problemOf(error);
  }
}
