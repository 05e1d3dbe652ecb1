// Where a place on the earth lies on a map: Albers' projection, which keeps areas true. Printed maps of wide lands use it.
import type { Point } from "../../board/point";

export interface Albers {
  /** The parallels that keep their length. */
  south: number;
  north: number;
  /** Where the middle of the land is on the earth and in the drawing, and how large the earth's radius is there. */
  lon: number;
  lat: number;
  at: Point;
  radius: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Degrees of longitude (west is negative) and latitude to a point of the drawing. */
export function albers({
  south,
  north,
  lon: middle,
  lat: centre,
  at,
  radius,
}: Albers): (lon: number, lat: number) => Point {
  const low = Math.sin(radians(south));
  const n = (low + Math.sin(radians(north))) / 2;
  const c = 1 - low * low + 2 * n * low;
  const far = (lat: number): number => (radius * Math.sqrt(c - 2 * n * Math.sin(radians(lat)))) / n;
  const pole = far(centre);
  return (lon, lat) => {
    const angle = n * radians(lon - middle);
    return { x: at.x + far(lat) * Math.sin(angle), y: at.y - pole + far(lat) * Math.cos(angle) };
  };
}
