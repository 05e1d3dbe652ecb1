// How large things on the map are drawn, which links bend so that they keep clear of others, where the telegraph line lies.
import type { Box, Point } from "../../board/point";
import type { BoardSeen, PlaceSeen } from "../../lib/wire";

export const CITY: Point = { x: 73, y: 48 };
export const SECTION: Point = { x: 92, y: 62 };
/** How much of the sheet below the land is the telegraph line's. */
export const LINE_HIGH = 184;

export const reachOf = (place: PlaceSeen): Point => (isSection(place.name) ? SECTION : CITY);

export const isSection = (name: string): boolean => name.startsWith("section ");

/** Along the coast of the Gulf, around Lake Michigan, and where two links would run beside each other. */
export const BENDS: Record<string, number> = {
  L04: 0.06,
  L05: -0.05,
  L09: -0.05,
  L12: 0.04,
  L13: -0.2,
  L15: 0.05,
  L16: -0.05,
  L18: -0.06,
  L20: 0.05,
  L21: 0.07,
  L23: -0.07,
  L24: 0.06,
  L25: 0.05,
};

/** The map with the telegraph line below it: its sections side by side. */
export function sheet(map: BoardSeen, line: BoardSeen | undefined, frame: Box): BoardSeen {
  const sections = line?.places ?? [];
  const pitch = frame.width / Math.max(1, sections.length);
  const y = frame.y + frame.height + LINE_HIGH / 2 + 12;
  return {
    ...map,
    places: [
      ...map.places,
      ...sections.map((place, i) => ({ ...place, x: Math.round(frame.x + pitch * (i + 0.5)), y: Math.round(y) })),
    ],
  };
}
