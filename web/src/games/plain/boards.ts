// Where everything of any board lies in the picture: hexes, places with lines between them, boxes in rows.
import { Cells } from "../../hexmap/cells";
import { FLAT, POINTY, R, type Point } from "../../hexmap/geometry";
import type { Box } from "../../hexmap/PanZoom.svelte";
import type { BoardSeen, LineSeen, PlaceSeen, SlotSeen } from "../../lib/wire";

const CITY = 17; // the radius of a place that isn't a hex
const SLOT = 12;
const APART = 120; // between two places that are next to each other
const BETWEEN = 40; // between two slots of a line
const SIDE_BY_SIDE = 30; // between two lines that join the same places
const WIDE = 104;
const HIGH = 58;
const GAP = 10;
const HEAD = 34; // for a title above a board

/** Something that can be pointed at. */
export interface Spot {
  name: string;
  words: string;
  at: Point;
  /** Its outline, a little larger for pointing at it. */
  path: (scale: number) => string;
  holds: (p: Point) => boolean;
}

export interface Track {
  line: LineSeen;
  from: Point;
  to: Point;
  slots: { slot: SlotSeen; at: Point }[];
}

/** A board in the picture. `top` is where it begins, below those before it. */
export class Drawn {
  readonly board: BoardSeen;
  readonly cells: Cells | null;
  readonly at: Map<string, Point>;
  readonly tracks: Track[];
  readonly spots: Spot[];
  readonly box: Box;

  constructor(board: BoardSeen) {
    this.board = board;
    const { layout, places } = board;
    this.cells =
      layout === "flat" || layout === "pointy" ? new Cells(places, layout === "pointy" ? POINTY : FLAT) : null;
    this.at = new Map(places.map((place, n) => [place.name, this.where(place, n)]));
    this.tracks = tracksOf(board.lines ?? [], this.at);
    const slots = this.tracks.flatMap(({ slots: list }) =>
      list.map(({ slot, at }) => round(slot.name, slot.words, at, SLOT)),
    );
    this.spots = [...slots, ...places.map((place) => this.placeSpot(place))];
    this.box = this.cells
      ? this.cells.box(40)
      : boxAround(
          this.spots.map((spot) => spot.at),
          layout === "graph" ? 60 : WIDE / 2 + GAP,
        );
  }

  centre(name: string): Point {
    return this.at.get(name) ?? { x: 0, y: 0 };
  }

  private where(place: PlaceSeen, n: number): Point {
    const { layout, places } = this.board;
    if (this.cells) return this.cells.centre(place);
    if (layout === "graph") {
      const unit = unitOf(this.board);
      return { x: place.x * unit, y: place.y * unit };
    }
    const fit = layout === "grid" ? 0 : layout === "track" ? 10 : Math.min(8, places.length);
    const [column, row] = fit ? [n % fit, Math.floor(n / fit)] : [place.x, place.y];
    return { x: column * (WIDE + GAP), y: row * (HIGH + GAP) };
  }

  private placeSpot(place: PlaceSeen): Spot {
    const at = this.centre(place.name);
    const { name, words } = place;
    const { cells } = this;
    if (cells)
      return {
        name,
        words,
        at,
        path: (scale) => cells.layout.hexPath(at, scale),
        holds: (p) => cells.under(p)?.name === name,
      };
    if (this.board.layout === "graph") return round(name, words, at, CITY);
    const path = (scale: number): string => {
      const [x, y] = [(WIDE / 2) * scale, (HIGH / 2) * scale];
      return `M${at.x - x} ${at.y - y}h${2 * x}v${2 * y}h${-2 * x}Z`;
    };
    return {
      name,
      words,
      at,
      path,
      holds: (p) => Math.abs(p.x - at.x) <= WIDE / 2 && Math.abs(p.y - at.y) <= HIGH / 2,
    };
  }
}

function round(name: string, words: string, at: Point, radius: number): Spot {
  const path = (scale: number): string => {
    const r = radius * scale;
    return `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  };
  return { name, words, at, path, holds: (p) => Math.hypot(p.x - at.x, p.y - at.y) <= radius + 6 };
}

const far = (a: PlaceSeen, b: PlaceSeen): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** How long a unit of the coordinates is: names don't overlap, and each line has room for its slots. */
function unitOf(board: BoardSeen): number {
  const places = new Map(board.places.map((place) => [place.name, place]));
  let unit = 0.01;
  board.places.forEach((place, n) => {
    for (const other of board.places.slice(0, n)) unit = Math.max(unit, APART / far(place, other));
  });
  for (const { a, b, slots } of board.lines ?? []) {
    const [from, to] = [places.get(a), places.get(b)];
    if (from && to) unit = Math.max(unit, (2 * CITY + (slots.length + 1) * BETWEEN) / far(from, to));
  }
  return unit;
}

function tracksOf(lines: LineSeen[], at: Map<string, Point>): Track[] {
  const pair = (line: LineSeen): string => [line.a, line.b].sort().join(" ");
  return lines.flatMap((line) => {
    const [from, to] = [at.get(line.a), at.get(line.b)];
    if (!from || !to) return [];
    const beside = lines.filter((other) => pair(other) === pair(line));
    const out = (beside.indexOf(line) - (beside.length - 1) / 2) * SIDE_BY_SIDE * (line.a < line.b ? 1 : -1);
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const aside = { x: (-(to.y - from.y) / length) * out, y: ((to.x - from.x) / length) * out };
    const slots = line.slots.map((slot, i) => {
      const part = (i + 1) / (line.slots.length + 1);
      return {
        slot,
        at: { x: from.x + (to.x - from.x) * part + aside.x, y: from.y + (to.y - from.y) * part + aside.y },
      };
    });
    return [{ line, from, to, slots }];
  });
}

function boxAround(points: Point[], margin: number): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(0, ...xs) - margin, Math.min(0, ...ys) - margin];
  return { x, y, width: Math.max(0, ...xs) + margin - x, height: Math.max(0, ...ys) + margin - y };
}

/** A board below those before it. */
export interface Placed {
  drawn: Drawn;
  shift: Point;
}

/** Boards below each other, with room for a title above each but the first. */
export function below(boards: BoardSeen[]): { placed: Placed[]; box: Box } {
  const placed: Placed[] = [];
  let top = 0;
  let width = R;
  for (const board of boards) {
    const drawn = new Drawn(board);
    if (placed.length) top += HEAD;
    placed.push({ drawn, shift: placed.length ? { x: -drawn.box.x, y: top - drawn.box.y } : { x: 0, y: 0 } });
    top = placed.length === 1 ? drawn.box.y + drawn.box.height : top + drawn.box.height;
    width = Math.max(width, drawn.box.width);
  }
  const first = placed[0]?.drawn.box ?? { x: 0, y: 0, width, height: top };
  for (const one of placed.slice(1)) one.shift.x += first.x;
  return { placed, box: { x: first.x, y: first.y, width, height: top - first.y } };
}

/** What lies under a point of the picture: slots are smaller than places, and come first. */
export function under(placed: Placed[], p: Point): Spot | undefined {
  for (const { drawn, shift } of placed) {
    const inside = { x: p.x - shift.x, y: p.y - shift.y };
    const found = drawn.spots.find((spot) => spot.holds(inside));
    if (found) return found;
  }
  return undefined;
}

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest spot in the direction of an arrow key, straight on rather than aside; the same one where there is none. */
export function walk(placed: Placed[], from: string, key: string): Spot | undefined {
  const way = WAYS[key];
  const all = placed.flatMap(({ drawn, shift }) =>
    drawn.spots.map((spot) => ({ spot, at: { x: spot.at.x + shift.x, y: spot.at.y + shift.y } })),
  );
  const here = all.find(({ spot }) => spot.name === from);
  if (!way || !here) return all[0]?.spot;
  let best = here.spot;
  let least = Infinity;
  for (const { spot, at } of all) {
    const [x, y] = [at.x - here.at.x, at.y - here.at.y];
    const along = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (along <= 0 || aside > 2 * along || along + 2 * aside >= least) continue;
    best = spot;
    least = along + 2 * aside;
  }
  return best;
}
