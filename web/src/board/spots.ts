// What can be pointed at in a drawing: found under a pointer, and walked to by arrow keys.
import type { Point } from "./point";

export interface Spot {
  name: string;
  words: string;
  at: Point;
  /** Its outline, a little larger for pointing at it. */
  path: (scale: number) => string;
  holds: (p: Point) => boolean;
}

/** The outlines of those that are named, as one path. */
export function outline(spots: Iterable<Spot>, names: ReadonlySet<string>, scale: number): string {
  let path = "";
  for (const spot of spots) if (names.has(spot.name)) path += spot.path(scale);
  return path;
}

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest in the direction of an arrow key, straight on rather than aside; the same one where there is none. */
export function walk<Thing extends { name: string; at: Point }>(
  all: Thing[],
  from: string,
  key: string,
): Thing | undefined {
  const way = WAYS[key];
  const here = all.find(({ name }) => name === from);
  if (!way || !here) return all[0];
  let best = here;
  let least = Infinity;
  for (const one of all) {
    const [x, y] = [one.at.x - here.at.x, one.at.y - here.at.y];
    const along = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (along <= 0 || aside > 2 * along || along + 2 * aside >= least) continue;
    best = one;
    least = along + 2 * aside;
  }
  return best;
}
