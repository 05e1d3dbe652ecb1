// The map by keyboard: arrows move over the hexes, N goes to the next place one may choose, R turns, Enter plays.
import type { PlaceSeen } from "../lib/wire";
import type { HexChooser, HexOption } from "./choosing.svelte";

type Chooser = HexChooser<HexOption>;

const FLAT: Record<string, number[]> = { ArrowUp: [0], ArrowDown: [3], ArrowRight: [1, 2], ArrowLeft: [5, 4] };
const POINTY: Record<string, number[]> = { ArrowUp: [0, 1], ArrowDown: [4, 3], ArrowRight: [2], ArrowLeft: [5] };

/** The edges that an arrow leads over, the better first; up and down a map with pointy tops zigzag. */
function edges(key: string, session: Chooser, here: PlaceSeen | undefined): number[] | undefined {
  if (!session.cells.layout.pointy) return FLAT[key];
  const found = POINTY[key];
  return found && here && here.y & 1 ? [...found].reverse() : found;
}

/** The hexes one may choose, in reading order. */
function targets(session: Chooser): string[] {
  return session.cells.list.filter((cell) => session.targets.has(cell.name)).map((cell) => cell.name);
}

function tell(session: Chooser, name: string): void {
  const cell = session.cells.named(name);
  if (!cell) return;
  session.point(cell, null);
  const option = session.option;
  const more = option && session.focus === name ? ` ${session.optionWords(option)}` : "";
  session.table.announce(`${cell.words}.${more}`);
}

/** The hex the cursor is on after a key; null where the key means nothing here. */
export function boardKey(event: KeyboardEvent, session: Chooser, cursor: string): string | null {
  const here = session.cells.named(cursor);
  const over = edges(event.key, session, here);
  if (over) {
    if (!here) {
      const first = targets(session)[0] ?? session.cells.list[0]?.name ?? "";
      tell(session, first);
      return first;
    }
    for (const edge of over) {
      const next = session.cells.beyond(here, edge);
      if (next) {
        session.chosen = "";
        tell(session, next.name);
        return next.name;
      }
    }
    return cursor;
  }
  if (event.key === "n" || event.key === "N") {
    const list = targets(session);
    if (!list.length) return cursor;
    const step = event.shiftKey ? -1 : 1;
    const at = list.indexOf(cursor);
    const next = list[(at < 0 && step < 0 ? list.length - 1 : at + step + list.length) % list.length] ?? "";
    session.chosen = "";
    tell(session, next);
    return next;
  }
  if (event.key === "r" || event.key === "R") {
    session.turn(event.shiftKey ? -1 : 1);
    return cursor;
  }
  if ((event.key === "Enter" || event.key === " ") && here) {
    if (session.options.has(cursor)) void session.lay();
    else void session.pick(here, false);
    return cursor;
  }
  if (event.key === "Escape") {
    session.cancel();
    return "";
  }
  return null;
}
