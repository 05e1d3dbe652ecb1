// The way of a good over the sheet: the pieces of its track, connection by connection.
import type { Point } from "../../board/point";
import { POINTY, type Piece } from "../../hexmap/geometry";
import type { Player, Route } from "./data";
import type { SteamRollers } from "./session.svelte";

/** The track of a row of hexes, in the direction of travel; `from` is where it comes from. */
export function trackOver(session: SteamRollers, player: Player, hexes: string[], from: string): Piece[] {
  const tracks = new Map(player.tracks.map(([hex, a, b]) => [hex, [a, b] as const]));
  let before = from;
  return hexes.flatMap((hex) => {
    const cell = session.land.named(hex);
    const ends = tracks.get(hex);
    if (!cell || !ends) return [];
    const [a, b] = ends;
    const forward = session.land.beyond(cell, a)?.name === before;
    before = hex;
    return forward ? session.piece(hex, a, b) : session.piece(hex, b, a);
  });
}

/** A route's track on a sheet, one list of pieces for each of its connections. */
export function routePieces(session: SteamRollers, player: Player, route: Route): Piece[][] {
  const links = player.links.map((link) => link.hexes);
  const out: Piece[][] = [];
  let rest = route.hexes;
  for (const city of route.cities.slice(0, -1)) {
    const link = links.find(
      (hexes) => hexes.length <= rest.length && rest.slice(0, hexes.length).every((hex) => hexes.includes(hex)),
    );
    if (!link) break;
    out.push(trackOver(session, player, rest.slice(0, link.length), session.cityHex(city)));
    rest = rest.slice(link.length);
  }
  return out;
}

/** The stops of a route that count, in order: towns and cities after the first. */
export function routeStops(session: SteamRollers, player: Player, route: Route): Point[] {
  return routePieces(session, player, route).flatMap((pieces, i) => {
    const city = session.land.named(session.cityHex(route.cities[i + 1] ?? 0));
    return [
      ...pieces.filter((piece) => piece.through).map((piece) => piece.at),
      ...(city ? [session.land.centre(city)] : []),
    ];
  });
}

/** Points along a route, close enough to each other to move over them smoothly. */
export function routePoints(session: SteamRollers, player: Player, route: Route): Point[] {
  const points: Point[] = [];
  const stop = (city: number | undefined): void => {
    const cell = city ? session.land.named(session.cityHex(city)) : undefined;
    if (cell) points.push(session.land.centre(cell));
  };
  stop(route.cities[0]);
  routePieces(session, player, route).forEach((pieces, i) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", POINTY.trackPath(pieces));
    const length = path.getTotalLength();
    for (let at = 0; at <= 10; at++) points.push(path.getPointAtLength((length * at) / 10));
    stop(route.cities[i + 1]);
  });
  return points;
}
