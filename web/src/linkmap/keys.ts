// The map by keyboard: arrows go from city to city, N to the next city or link one may choose, Enter chooses it.
import type { LinkChooser } from "./choosing.svelte";

function tell(session: LinkChooser, name: string): void {
  const spot = session.net.spot(name);
  if (!spot) return;
  session.point(spot);
  session.table.announce([spot.words, session.aheadWords(name)].filter(Boolean).join(". "));
}

/** What the cursor is on after a key; null where the key means nothing here. */
export function linkKey(event: KeyboardEvent, session: LinkChooser, cursor: string): string | null {
  const { net, targets } = session;
  if (event.key.startsWith("Arrow")) {
    const next = cursor
      ? net.walk(cursor, event.key)?.name
      : (net.spots.find(({ name }) => targets.has(name)) ?? net.spots[0])?.name;
    session.chosen = "";
    tell(session, next ?? cursor);
    return next ?? cursor;
  }
  if (event.key === "n" || event.key === "N") {
    const list = net.spots.filter(({ name }) => targets.has(name)).map(({ name }) => name);
    if (!list.length) return cursor;
    const step = event.shiftKey ? -1 : 1;
    const at = list.indexOf(cursor);
    const next = list[(at < 0 && step < 0 ? list.length - 1 : at + step + list.length) % list.length] ?? "";
    session.chosen = "";
    tell(session, next);
    return next;
  }
  if (event.key === "Enter" || event.key === " ") {
    const here = net.spot(cursor);
    if (here) void session.pick(here, session.chosen !== cursor);
    return cursor;
  }
  if (event.key === "Escape") {
    session.cancel();
    return "";
  }
  return null;
}
