// The way of a cube: over which track a hop leads, and the points it passes.
import type { Point } from "../../board/point";
import { FLAT, add, type Piece } from "../../hexmap/geometry";
import type { Hop } from "./data";
import type { SteamPower } from "./session.svelte";

/** The track that a hop travels, in its direction: one of its owner's links between the two groups of cities. */
export function hopPieces(session: SteamPower, hop: Hop): Piece[] {
  const group = (name: string | null): number => (name ? (session.city(name)?.group ?? -1) : -1);
  const ends = [group(hop.from), group(hop.to)];
  const link = session.data.links.find(
    (one) => one.seat === hop.owner && one.to && ends.includes(group(one.from)) && ends.includes(group(one.to)),
  );
  if (!link) return [];
  const pieces = link.tiles.flatMap(([hex, enter, leave]) => {
    const cell = session.cells.named(hex);
    return cell ? [{ at: session.cells.centre(cell), enter, leave }] : [];
  });
  if (group(link.from) === ends[0]) return pieces;
  return pieces.reverse().map(({ at, enter, leave }) => ({ at, enter: leave, leave: enter }));
}

/** Points along a route, close enough to each other to move over them smoothly. */
export function routePoints(session: SteamPower, from: string, hops: Hop[]): Point[] {
  const start = session.cells.named(from);
  const points: Point[] = start ? [session.cells.centre(start)] : [];
  for (const hop of hops) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", FLAT.trackPath(hopPieces(session, hop)));
    const length = path.getTotalLength();
    for (let i = 0; i <= 14; i++) points.push(path.getPointAtLength((length * i) / 14));
  }
  const end = hops.at(-1);
  const last = end && hopPieces(session, end).at(-1);
  if (last) points.push(add(last.at, FLAT.edge(last.leave, 1.7)));
  return points;
}

/** Where a toll is paid: the middle of the link. */
export function tollAt(session: SteamPower, hop: Hop): Point | null {
  const pieces = hopPieces(session, hop);
  const piece = pieces[Math.floor((pieces.length - 1) / 2)];
  return piece ? FLAT.middle(piece) : null;
}
