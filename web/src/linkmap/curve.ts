// A way over the land as a line that bends a little: as points, as paths beside each other, cut off where cities stand.
import { xy, type Point } from "../board/point";

const STEPS = 24; // points of a way: enough to look smooth
const CLOSE = 12; // halvings until an end is found

/** A way from one point to another. `bend`: how far its middle lies to the left, in parts of its length. */
export class Curve {
  private readonly from: Point;
  private readonly over: Point;
  private readonly to: Point;

  constructor(from: Point, to: Point, bend = 0) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    this.from = from;
    this.to = to;
    this.over = { x: (from.x + to.x) / 2 + y * bend * 2, y: (from.y + to.y) / 2 - x * bend * 2 };
  }

  /** The point at a part of the way: 0 is its beginning, 1 its end. */
  at(part: number): Point {
    const { from, over, to } = this;
    const rest = 1 - part;
    const mix = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * part * b + part * part * c;
    return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
  }

  /** The direction there, in radians. */
  direction(part: number): number {
    const { from, over, to } = this;
    const slope = (a: number, b: number, c: number): number => (1 - part) * (b - a) + part * (c - b);
    return Math.atan2(slope(from.y, over.y, to.y), slope(from.x, over.x, to.x));
  }

  /** Where it leaves what it begins in, and where it enters what it ends in. */
  between(inFirst: (p: Point) => boolean, inLast: (p: Point) => boolean): [number, number] {
    const edge = (inside: (p: Point) => boolean, near: number, far: number): number => {
      for (let i = 0; i < CLOSE; i++) {
        const half = (near + far) / 2;
        if (inside(this.at(half))) near = half;
        else far = half;
      }
      return far;
    };
    const [start, end] = [edge(inFirst, 0, 0.5), edge(inLast, 1, 0.5)];
    return start < end ? [start, end] : [0.4, 0.6];
  }

  /** Its points between two parts, `aside` to the right of it. */
  points(start: number, end: number, aside = 0): Point[] {
    return Array.from({ length: STEPS + 1 }, (_, i) => {
      const part = start + ((end - start) * i) / STEPS;
      const p = this.at(part);
      if (!aside) return p;
      const angle = this.direction(part);
      return { x: p.x - Math.sin(angle) * aside, y: p.y + Math.cos(angle) * aside };
    });
  }
}

export const pathOf = (points: Point[]): string => `M${points.map(xy).join("L")}`;

/** A smooth path through points: a river, a coast. */
export function smooth(points: readonly (readonly [number, number])[], closed = false): string {
  const count = points.length;
  const of = (i: number): Point => {
    const [x = 0, y = 0] = points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [];
    return { x, y };
  };
  let path = `M${xy(of(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, a, b, after] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    const first = { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 };
    const second = { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 };
    path += `C${xy(first)} ${xy(second)} ${xy(b)}`;
  }
  return closed ? `${path}Z` : path;
}

/** How far a point is from a line of points. */
export function distance(p: Point, points: Point[]): number {
  let least = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) continue;
    const [x, y] = [b.x - a.x, b.y - a.y];
    const part = Math.max(0, Math.min(1, ((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y || 1)));
    least = Math.min(least, Math.hypot(p.x - a.x - part * x, p.y - a.y - part * y));
  }
  return least;
}
