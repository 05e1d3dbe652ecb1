// The map by keyboard: arrows move over the hexes, N goes to the next place one may choose, R turns, Enter plays.
import type { SteamPower } from "./session.svelte";

const ARROWS: Record<string, [edges: number[], halfRows: number]> = {
  ArrowUp: [[0], 0],
  ArrowDown: [[3], 0],
  ArrowRight: [[1, 2], 0],
  ArrowLeft: [[5, 4], 0],
};

/** The hexes one may choose, in reading order. */
function targets(session: SteamPower): string[] {
  const cities = [...session.cityTargets].flatMap((name) => session.city(name)?.hex ?? []);
  const names = new Set([...session.options.keys(), ...cities]);
  return session.cells.list.filter((cell) => names.has(cell.name)).map((cell) => cell.name);
}

function tell(session: SteamPower, name: string): void {
  const cell = session.cells.named(name);
  if (!cell) return;
  session.point(cell, null);
  const option = session.option;
  const more = option && session.focus === name ? ` ${session.optionWords(option)}` : "";
  session.table.announce(`${cell.words}.${more}`);
}

/** The hex the cursor is on after a key; null where the key means nothing here. */
export function boardKey(event: KeyboardEvent, session: SteamPower, cursor: string): string | null {
  const here = session.cells.named(cursor);
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (!here) {
      const first = targets(session)[0] ?? session.cells.list[0]?.name ?? "";
      tell(session, first);
      return first;
    }
    for (const edge of arrow[0]) {
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
