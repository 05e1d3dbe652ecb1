// Points and boxes of a drawing.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A number and a point as paths write them. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);
export const xy = (p: Point): string => `${n(p.x)} ${n(p.y)}`;
