// Goods may lie in any car or station: here they are laid out so that one sees them all. Where they lie decides nothing.
import { GOODS, type Good, type Player } from "./data";

export interface Car {
  kind: "freight" | "passenger" | "sealed";
  good: Good | null;
}

export interface Laid {
  trains: { level: number; coal: boolean; cars: Car[] }[];
  /** The shelves of the stations. */
  stations: (Good | null)[];
  /** How many goods lie in cars and stations. */
  stored: number;
}

export function trainsOf(player: Player): Laid {
  const coal = player.goods[3];
  const held = Math.min(coal, player.coalroom);
  const rest = GOODS.flatMap((good, i) =>
    Array.from({ length: i === 3 ? coal - held : (player.goods[i] ?? 0) }, () => good),
  );
  const freight = player.cars - player.passengers - player.sealed;
  const kinds: Car["kind"][] = [
    ...Array.from({ length: freight }, () => "freight" as const),
    ...Array.from({ length: player.passengers }, () => "passenger" as const),
    ...Array.from({ length: player.sealed }, () => "sealed" as const),
  ];
  const goods = [...rest];
  let left = held;
  const trains = player.engines.map((level) => {
    const cars = kinds
      .splice(0, level)
      .map((kind): Car => ({ kind, good: kind === "freight" ? (goods.shift() ?? null) : null }));
    return { level, coal: left-- > 0, cars };
  });
  const stations = Array.from({ length: player.room - freight }, () => goods.shift() ?? null);
  return { trains, stations, stored: rest.length };
}
