// Hexes: where they are, and the curves of track between two of their edges (clockwise; 0 is N, or with pointy tops NW).

export interface Point {
  x: number;
  y: number;
}

/** A piece of track: the centre of its hex, and the edges by which a train enters and leaves it. */
export interface Piece {
  at: Point;
  enter: number;
  leave: number;
  /** It bends in the middle of the hex, to run through what stands there. */
  through?: boolean;
}

export const R = 40;
export const APOTHEM = (R * Math.sqrt(3)) / 2;

const n = (value: number): string => String(Math.round(value * 100) / 100);
const xy = (p: Point): string => `${n(p.x)} ${n(p.y)}`;
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The two ways to lay out a map. With flat tops `halfRow` counts half hexes; with pointy tops `column` does. */
export interface Layout {
  pointy: boolean;
  /** The names of the edges. */
  edges: readonly string[];
  /** Column and half row of the neighbour over an edge. */
  steps: readonly (readonly [number, number])[];
  /** How far apart columns and half rows are, and how far a hex reaches from its centre. */
  across: number;
  down: number;
  half: Point;
  centre(column: number, halfRow: number): Point;
  corner(index: number, scale?: number): Point;
  /** The middle of an edge, or a point on the way to it. */
  edge(index: number, scale?: number): Point;
  /** The outline of a hex as a path. */
  hexPath(at: Point, scale?: number): string;
  /** One side of a hex as a path: the one that an edge number names. */
  sidePath(at: Point, index: number, scale?: number): string;
  /** Track over several hexes as one smooth path; stubs lead on into what lies before and behind it. */
  trackPath(pieces: Piece[], before?: number, behind?: number): string;
  /** The middle of a piece of track, and its direction there in degrees. */
  middle(piece: Piece): Point & { angle: number };
  /** The hex that a point lies in, as column and half row (which may be off the map). */
  hexAt(p: Point): { column: number; halfRow: number };
  /** The edge of a hex that lies in the direction of a point seen from its centre. */
  edgeTowards(p: Point): number;
}

function layout(pointy: boolean): Layout {
  const turned = pointy ? -Math.PI / 6 : 0; // pointy tops are flat tops, turned a little to the left
  const across = pointy ? APOTHEM : 1.5 * R;
  const down = pointy ? 1.5 * R : APOTHEM;

  const centre = (column: number, halfRow: number): Point => ({ x: column * across, y: halfRow * down });

  function corner(index: number, scale = 1): Point {
    const angle = (index * Math.PI) / 3 + turned;
    return { x: R * scale * Math.cos(angle), y: R * scale * Math.sin(angle) };
  }

  function edge(index: number, scale = 1): Point {
    const angle = ((index - 1.5) * Math.PI) / 3 + turned;
    return { x: APOTHEM * scale * Math.cos(angle), y: APOTHEM * scale * Math.sin(angle) };
  }

  const hexPath = (at: Point, scale = 1): string =>
    `M${[0, 1, 2, 3, 4, 5].map((i) => xy(add(at, corner(i, scale)))).join("L")}Z`;
  const sidePath = (at: Point, index: number, scale = 1): string =>
    `M${xy(add(at, corner(index + 4, scale)))}L${xy(add(at, corner(index + 5, scale)))}`;

  function turn({ at, enter, leave, through }: Piece): string {
    if (through) return `L${xy(at)}L`;
    const steps = (leave - enter + 6) % 6;
    if (steps === 3) return "L";
    const radius = steps === 1 || steps === 5 ? R / 2 : 1.5 * R;
    return `A${n(radius)} ${n(radius)} 0 0 ${steps < 3 ? 0 : 1} `;
  }

  function trackPath(pieces: Piece[], before = 0, behind = 0): string {
    const first = pieces[0];
    const last = pieces.at(-1);
    if (!first || !last) return "";
    let path = before
      ? `M${xy(add(first.at, edge(first.enter, 1 + before)))}L${xy(add(first.at, edge(first.enter)))}`
      : `M${xy(add(first.at, edge(first.enter)))}`;
    for (const piece of pieces) path += turn(piece) + xy(add(piece.at, edge(piece.leave)));
    if (behind) path += `L${xy(add(last.at, edge(last.leave, 1 + behind)))}`;
    return path;
  }

  function middle(piece: Piece): Point & { angle: number } {
    const a = edge(piece.enter);
    const b = edge(piece.leave);
    const steps = (piece.leave - piece.enter + 6) % 6;
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    if (steps === 3 || piece.through) return { ...piece.at, angle };
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

  function hexAt(p: Point): { column: number; halfRow: number } {
    let best = { column: 0, halfRow: 0 };
    let least = Infinity;
    const [along, over] = pointy ? [p.y, p.x] : [p.x, p.y];
    const low = Math.floor(along / (1.5 * R));
    for (const line of [low, low + 1]) {
      const odd = line & 1;
      const place = 2 * Math.round((over / APOTHEM - odd) / 2) + odd;
      const found = pointy ? { column: place, halfRow: line } : { column: line, halfRow: place };
      const at = centre(found.column, found.halfRow);
      const distance = Math.hypot(at.x - p.x, at.y - p.y);
      if (distance < least) {
        least = distance;
        best = found;
      }
    }
    return best;
  }

  const edgeTowards = (p: Point): number =>
    ((Math.round(((Math.atan2(p.y, p.x) - turned) * 3) / Math.PI + 1.5) % 6) + 6) % 6;

  return {
    pointy,
    edges: pointy ? ["NW", "NE", "E", "SE", "SW", "W"] : ["N", "NE", "SE", "S", "SW", "NW"],
    steps: pointy
      ? [
          [-1, -1],
          [1, -1],
          [2, 0],
          [1, 1],
          [-1, 1],
          [-2, 0],
        ]
      : [
          [0, -2],
          [1, -1],
          [1, 1],
          [0, 2],
          [-1, 1],
          [-1, -1],
        ],
    across,
    down,
    half: pointy ? { x: APOTHEM, y: R } : { x: R, y: APOTHEM },
    centre,
    corner,
    edge,
    hexPath,
    sidePath,
    trackPath,
    middle,
    hexAt,
    edgeTowards,
  };
}

export const FLAT = layout(false);
export const POINTY = layout(true);
