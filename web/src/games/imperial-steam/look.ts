// How large cities are drawn, and which links bend so that they keep clear of others.
import type { Point } from "../../board/point";
import type { PlaceSeen } from "../../lib/wire";

const TOWN: Point = { x: 50, y: 14 };
const CITY: Point = { x: 55, y: 34 };
const HUB: Point = { x: 67, y: 58 };

export function reachOf(place: PlaceSeen, hub: boolean): Point {
  if (hub) return HUB;
  return place.terrain === "none" ? TOWN : CITY;
}

export const BENDS: Record<string, number> = {};
