// Where everything of any board lies in the picture: hexes, places with lines between them, boxes in rows.
import type { Box, Point } from "../../board/point";
import type { Spot } from "../../board/spots";
import { Cells } from "../../hexmap/cells";
import { FLAT, POINTY, R } from "../../hexmap/geometry";
import type { BoardSeen, LineSeen, PlaceSeen, SlotSeen } from "../../lib/wire";

const CITY = 17; // the radius of a place that isn't a hex
const SLOT = 12;
const APART = 120; // between two places that are next to each other
const BETWEEN = 40; // between two slots of a line
const SIDE_BY_SIDE = 30; // between two lines that join the same places
const WIDE = 104;
const HIGH = 58;
const GAP = 10;
export const BESIDE = 8;
export const BESIDE_ON_A_PHONE = 4;
const HEAD = 34; // for a title above a board

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
  /** Whether it is a map; else it is boxes. */
  readonly map: boolean;
  /** How much larger than a spot the line around it is: hexes touch each other, boxes nearly. */
  get around(): number {
    return this.cells ? 0.94 : this.map ? 1.18 : 1.05;
  }
  /** Where its title begins, from its left. */
  get inset(): number {
    return this.map ? 0 : GAP;
  }
  /** How many boxes of a row or a track stand beside each other before it goes on below. */
  private readonly beside: number;

  constructor(board: BoardSeen, beside: number = BESIDE) {
    this.board = board;
    this.beside = beside;
    const { layout, places } = board;
    this.cells =
      layout === "flat" || layout === "pointy" ? new Cells(places, layout === "pointy" ? POINTY : FLAT) : null;
    this.map = !!this.cells || layout === "graph";
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
          this.map ? { x: 60, y: 60 } : { x: WIDE / 2 + GAP, y: HIGH / 2 + GAP },
        );
  }

  centre(name: string): Point {
    return this.at.get(name) ?? { x: 0, y: 0 };
  }

  private where(place: PlaceSeen, n: number): Point {
    const { layout } = this.board;
    if (this.cells) return this.cells.centre(place);
    if (layout === "graph") {
      const unit = unitOf(this.board);
      return { x: place.x * unit, y: place.y * unit };
    }
    const [column, row] = layout === "grid" ? [place.x, place.y] : [n % this.beside, Math.floor(n / this.beside)];
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

function boxAround(points: Point[], margin: Point): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(0, ...xs) - margin.x, Math.min(0, ...ys) - margin.y];
  return { x, y, width: Math.max(0, ...xs) + margin.x - x, height: Math.max(0, ...ys) + margin.y - y };
}

/** A board below those before it. */
export interface Placed {
  drawn: Drawn;
  shift: Point;
  title: string;
}

/** Boards below each other, with room for a title above each; a map that comes first speaks for itself. */
export function below(boards: BoardSeen[], beside: number = BESIDE): { placed: Placed[]; box: Box } {
  const placed: Placed[] = [];
  let bottom = 0;
  for (const board of boards) {
    const drawn = new Drawn(board, beside);
    const titled = placed.length > 0 || !drawn.map;
    const top = bottom + (titled ? HEAD : 0);
    placed.push({ drawn, shift: { x: -drawn.box.x, y: top - drawn.box.y }, title: (titled && board.title) || "" });
    bottom = top + drawn.box.height;
  }
  const width = Math.max(R, ...placed.map(({ drawn }) => drawn.box.width));
  return { placed, box: { x: 0, y: 0, width, height: bottom } };
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

/** Everything that can be pointed at, where it lies in the picture. */
export function spotsOf(placed: Placed[]): Spot[] {
  return placed.flatMap(({ drawn, shift }) =>
    drawn.spots.map((spot) => ({ ...spot, at: { x: spot.at.x + shift.x, y: spot.at.y + shift.y } })),
  );
}
