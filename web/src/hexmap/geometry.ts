// Flat-top hexes: where they are, and the curves of track between two of their edges (0 is N, then clockwise).

export interface Point {
  x: number;
  y: number;
}

/** A piece of track: the centre of its hex, and the edges by which a train enters and leaves it. */
export interface Piece {
  at: Point;
  enter: number;
  leave: number;
}

export const R = 40;
export const APOTHEM = (R * Math.sqrt(3)) / 2;
export const EDGE_NAMES = ["N", "NE", "SE", "S", "SW", "NW"] as const;

export function centre(column: number, halfRow: number): Point {
  return { x: column * 1.5 * R, y: halfRow * APOTHEM };
}

export function corner(index: number, scale = 1): Point {
  const angle = (index * Math.PI) / 3;
  return { x: R * scale * Math.cos(angle), y: R * scale * Math.sin(angle) };
}

/** The middle of an edge, or a point on the way to it. */
export function edge(index: number, scale = 1): Point {
  const angle = ((index - 1.5) * Math.PI) / 3;
  return { x: APOTHEM * scale * Math.cos(angle), y: APOTHEM * scale * Math.sin(angle) };
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
const xy = (p: Point): string => `${n(p.x)} ${n(p.y)}`;
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The outline of a hex as a path. */
export function hexPath(at: Point, scale = 1): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => xy(add(at, corner(i, scale)))).join("L")}Z`;
}

/** One side of a hex as a path: the one that an edge number names. */
export function sidePath(at: Point, index: number, scale = 1): string {
  return `M${xy(add(at, corner(index + 4, scale)))}L${xy(add(at, corner(index + 5, scale)))}`;
}

function turn(enter: number, leave: number): string {
  const steps = (leave - enter + 6) % 6;
  if (steps === 3) return "L";
  const radius = steps === 1 || steps === 5 ? R / 2 : 1.5 * R;
  return `A${n(radius)} ${n(radius)} 0 0 ${steps < 3 ? 0 : 1} `;
}

/** Track over several hexes as one smooth path; stubs lead on into what lies before and behind it. */
export function trackPath(pieces: Piece[], before = 0, behind = 0): string {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return "";
  let path = before
    ? `M${xy(add(first.at, edge(first.enter, 1 + before)))}L${xy(add(first.at, edge(first.enter)))}`
    : `M${xy(add(first.at, edge(first.enter)))}`;
  for (const piece of pieces) path += turn(piece.enter, piece.leave) + xy(add(piece.at, edge(piece.leave)));
  if (behind) path += `L${xy(add(last.at, edge(last.leave, 1 + behind)))}`;
  return path;
}

/** The middle of a piece of track, and its direction there in degrees. */
export function middle(piece: Piece): Point & { angle: number } {
  const a = edge(piece.enter);
  const b = edge(piece.leave);
  const steps = (piece.leave - piece.enter + 6) % 6;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (steps === 3) return { ...piece.at, angle };
  const sum = { x: a.x + b.x, y: a.y + b.y };
  const length = Math.hypot(sum.x, sum.y);
  const tight = steps === 1 || steps === 5;
  // From the hex's middle towards the arc: the centre of its circle is a corner, or lies beyond an edge.
  const distance = tight ? R - R / 2 : R * Math.sqrt(3) - 1.5 * R;
  return {
    x: piece.at.x + (sum.x / length) * distance,
    y: piece.at.y + (sum.y / length) * distance,
    angle,
  };
}

/** The hex that a point lies in, as column and half row (which may be off the map). */
export function hexAt(p: Point): { column: number; halfRow: number } {
  let best = { column: 0, halfRow: 0 };
  let least = Infinity;
  const low = Math.floor(p.x / (1.5 * R));
  for (const column of [low, low + 1]) {
    const odd = column & 1;
    const halfRow = 2 * Math.round((p.y / APOTHEM - odd) / 2) + odd;
    const at = centre(column, halfRow);
    const distance = Math.hypot(at.x - p.x, at.y - p.y);
    if (distance < least) {
      least = distance;
      best = { column, halfRow };
    }
  }
  return best;
}

/** The edge of a hex that lies in the direction of a point seen from its centre. */
export function edgeTowards(p: Point): number {
  return ((Math.round((Math.atan2(p.y, p.x) * 3) / Math.PI + 1.5) % 6) + 6) % 6;
}

/** Column and half row of the neighbour over an edge. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
