// The way that a good is seen to go: over its owner's tracks, from a factory to a hub. Only to be looked at.
import type { Point } from "../../board/point";
import type { Net } from "../../linkmap/net";
import type { Picture } from "./data";

/** The cities and links on a shortest way over somebody's tracks; empty where there is none. */
function way(data: Picture, seat: string, from: string, to: string): { city: string; link: string }[] {
  const before = new Map<string, { city: string; link: string }>([[from, { city: "", link: "" }]]);
  const queue = [from];
  for (let city = queue.shift(); city !== undefined && !before.has(to); city = queue.shift()) {
    for (const link of data.links) {
      if (!link.tracks.includes(seat) || (link.a !== city && link.b !== city)) continue;
      const next = link.a === city ? link.b : link.a;
      if (before.has(next)) continue;
      before.set(next, { city, link: link.name });
      queue.push(next);
    }
  }
  const found: { city: string; link: string }[] = [];
  for (let city = to; city && before.has(city); city = before.get(city)?.city ?? "")
    found.unshift({ city, link: before.get(city)?.link ?? "" });
  return found;
}

/** The points that a delivered good passes: from the fullest factory of its type. */
export function deliveryPoints(data: Picture, net: Net, seat: string, good: string, hub: string): Point[] {
  const to = data.hubs.find((one) => one.hub === hub)?.city;
  const sources = data.cities.flatMap((city) =>
    city.factories
      .filter((one) => one.seat === seat && one.good === good)
      .map(({ goods }) => ({ city: city.name, goods })),
  );
  const [source] = sources.sort((a, b) => b.goods - a.goods);
  if (!to || !source) return [];
  return way(data, seat, source.city, to).flatMap(({ city, link }) => {
    const middle = net.stretch(link)?.at;
    const at = net.city(city)?.at;
    return [...(middle ? [middle] : []), ...(at ? [at] : [])];
  });
}
