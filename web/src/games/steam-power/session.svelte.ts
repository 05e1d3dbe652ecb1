// Steam Power at a table: what the viewer points at, has chosen, and may do.
import { untrack, type Component } from "svelte";
import { part, type Series, type Session } from "../game";
import { Cells } from "../../hexmap/cells";
import { HexChooser, type HexOption } from "../../hexmap/choosing.svelte";
import { FLAT, type Point } from "../../hexmap/geometry";
import { settings } from "../../lib/settings.svelte";
import { seatName, t } from "../../lib/text.svelte";
import type { PlaceSeen, Moment, TableSeen } from "../../lib/wire";
import Board from "./Board.svelte";
import {
  dataOf,
  partsOf,
  placeMove,
  type City,
  type Colour,
  type Contract,
  type Place,
  type Source,
  type Picture,
} from "./data";
import Decide from "./Decide.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { colourName, moveWords } from "./words";

export interface Option extends HexOption {
  verb: Place["verb"];
  price: number;
}

const DULL = new Set(["tile", "draw", "start", "corner", "company"]);
const TOPICS: Record<string, string[]> = {
  action: ["turn", "money"],
  place: ["track", "group"],
  build: ["factory"],
  cubes: ["factory"],
  deliver: ["fulfil"],
  source: ["fulfil"],
  route: ["fulfil"],
  bonus: ["fulfil", "factory"],
  victim: ["contracts"],
};

export class SteamPower extends HexChooser<Option> implements Session {
  readonly Board: Component = part(Board, this);
  readonly Decide: Component = part(Decide, this);
  readonly Hand: Component = part(Hand, this);
  readonly Players: Component = part(Players, this);
  /** The contract that was chosen but not yet confirmed. */
  card = $state("");
  /** The source whose route is shown. */
  source = $state.raw<Source | null>(null);
  /** The viewer's own cube that is on its way. */
  journey = $state.raw<{ number: number; colour: Colour; source: Source } | null>(null);
  // What there is

  readonly seen = $derived.by((): TableSeen => {
    const seen = this.table.shown;
    if (!seen) throw new Error("no table");
    return seen;
  });
  readonly data = $derived<Picture>(dataOf(this.seen));
  private readonly hexes = $derived(this.seen.boards[0]?.places ?? []);
  private readonly mapKey = $derived(this.hexes.map((cell) => cell.name + cell.terrain + cell.title).join());
  readonly cells = $derived(new Cells(this.hexes));
  /** The printed map: the same object while only what lies on it changes, so that it is drawn once. */
  readonly land = $derived.by(() => {
    void this.mapKey;
    return untrack(() => new Cells(this.hexes));
  });
  readonly cityAt = $derived(new Map(this.data.cities.map((city) => [city.hex, city])));
  readonly answering = $derived.by(() => this.table.mine && !this.table.show.seen);
  readonly step = $derived(this.answering ? this.seen.kind : "");

  readonly options = $derived.by(() => {
    const found = new Map<string, Option[]>();
    if (!this.answering) return found;
    for (const place of this.data.ahead.places) {
      const list = found.get(place.hex) ?? [];
      const { verb, price } = place;
      if (verb === "remove") list.push({ move: placeMove(place, undefined), verb, pair: null, price });
      for (const pair of place.pairs) list.push({ move: placeMove(place, pair), verb, pair, price });
      found.set(place.hex, list);
    }
    return found;
  });

  /** The cities that can be clicked: factories' sites, or sources of the cube that is being bought. */
  readonly cityTargets = $derived.by(() => {
    const found = new Set<string>();
    if (!this.answering) return found;
    const { ahead, buying } = this.data;
    for (const name of ahead.sites) found.add(name);
    for (const source of buying?.sources ?? []) found.add(source.city);
    if (this.step === "route") {
      for (const { move } of this.seen.answers) {
        const city = this.viaOf(move)?.city;
        if (city) found.add(city);
      }
    }
    return found;
  });

  readonly targets = $derived.by(() => {
    const cities = [...this.cityTargets].flatMap((name) => this.city(name)?.hex ?? []);
    return new Set([...this.options.keys(), ...cities]);
  });

  city(name: string): City | undefined {
    return this.data.cities.find((city) => city.name === name);
  }

  /** A via answer's city and owner: `via La Crosse red`. */
  viaOf(move: string): { city: string; owner: string } | null {
    const found = /^via (.+) (\S+)$/.exec(move);
    return found?.[1] && found[2] ? { city: found[1], owner: found[2] } : null;
  }

  // Pointing and turning

  protected towards(hex: string, list: Option[], inside: Point): number {
    const towards = FLAT.edgeTowards(inside);
    return list.findIndex((option) => option.pair && this.free(hex, option.pair) === towards);
  }

  /** The end of a piece that leads away: not into the track, or the city, that it continues from. */
  private free(hex: string, pair: [number, number]): number {
    const cell = this.cells.named(hex);
    const [a, b] = pair;
    if (!cell) return b;
    const open = this.data.links.find((link) => link.seat === this.data.company && link.to === null)?.tiles.at(-1);
    if (open && open[0] === hex) return a === open[1] ? b : a;
    if (open) {
      const from = this.cells.named(open[0]);
      const ahead = from && this.cells.beyond(from, open[2]);
      if (ahead?.name === hex) return a === (open[2] + 3) % 6 ? b : a;
    }
    return this.cells.beyond(cell, a)?.title ? b : a;
  }

  optionWords(option: Option): string {
    return t("sp-option", { what: moveWords(option.move), price: option.price });
  }

  protected override changes(option: Option): boolean {
    return option.verb === "replace" || option.verb === "remove";
  }

  // Choosing

  /** A click, tap or Enter on a hex. */
  async pick(cell: PlaceSeen, careful: boolean): Promise<void> {
    const { table } = this;
    table.problem = null;
    if (!this.answering) {
      if (table.show.seen) table.show.finish();
      this.tellOf(cell.words);
      return;
    }
    const list = this.options.get(cell.name);
    if (list?.length) {
      if (!careful && this.justLaid(cell.name)) return;
      const change = list.every((option) => this.changes(option)); // is confirmed always
      if (!careful && !settings.stored.confirm && !change) {
        if (this.focus !== cell.name) this.point(cell, null);
        await this.lay();
      } else if (this.chosen === cell.name) this.turn(1);
      else this.choose(cell);
      return;
    }
    this.chosen = "";
    if (cell.title && this.cityTargets.has(cell.title)) await this.pickCity(cell.title);
    else await this.askWhy(cell);
  }

  /** Lay the piece that is shown. */
  async lay(): Promise<void> {
    const option = this.option;
    if (option) await this.laying(...(this.step === "place" ? [option.move] : ["track", option.move]));
    else this.justLaid(this.focus);
  }

  /** Take a cube from a source: it travels its route while the server is told. */
  async take(source: Source): Promise<void> {
    const buying = this.data.buying;
    const colour = buying?.cubes[buying.taken];
    this.source = null;
    if (colour && settings.motion) {
      const number = (this.journey?.number ?? 0) + 1;
      this.journey = { number, colour, source };
      setTimeout(() => {
        if (this.journey?.number === number) this.journey = null;
      }, 470);
    }
    await this.table.play(`take ${source.city}`);
  }

  async pickCity(name: string): Promise<void> {
    const source = this.data.buying?.sources.find((one) => one.city === name);
    if (this.step === "source" && source) await this.take(source);
    else if (this.step === "route") {
      const vias = this.seen.answers.filter((answer) => this.viaOf(answer.move)?.city === name);
      if (vias.length === 1 && vias[0]) await this.table.play(vias[0].move);
    } else if (this.step === "build") await this.table.play(`build ${name}`);
    else await this.table.play("factory", `build ${name}`);
  }

  /** Why nothing can be done on a hex: asked with the most likely thing that was meant. */
  private async askWhy(cell: PlaceSeen): Promise<void> {
    const first = this.seen.answers.some((answer) => answer.move === "track") ? ["track"] : [];
    if (this.step === "place" || ((this.step === "action" || this.step === "bonus") && first.length && !cell.title)) {
      const chain = this.step === "place" ? [] : first;
      await this.table.ask(cell.name, ...chain, this.meant(cell));
    } else if (cell.title && this.step === "action" && this.seen.answers.some((answer) => answer.move === "factory")) {
      await this.table.ask(cell.name, "factory", `build ${cell.title}`);
    } else if (cell.title && this.step === "action") await this.table.ask(cell.name, "factory");
    else if (cell.title && this.step === "build") await this.table.ask(cell.name, `build ${cell.title}`);
    else if (cell.title && this.step === "source") await this.table.ask(cell.name, `take ${cell.title}`);
    else this.tellOf(cell.words);
  }

  /** The placement that somebody probably meant who clicked a hex where none is possible. */
  private meant(cell: PlaceSeen): string {
    const open = this.data.links.find((link) => link.seat === this.data.company && link.to === null)?.tiles.at(-1);
    const from = open && this.cells.named(open[0]);
    const verb = cell.rails.length ? "cross" : "lay";
    if (from && open && this.cells.beyond(from, open[2])?.name === cell.name) {
      const enter = (open[2] + 3) % 6;
      return placeMove({ verb, hex: cell.name }, pairOf(enter, open[2]));
    }
    for (let edge = 0; edge < 6; edge++) {
      if (this.cells.beyond(cell, edge)?.title) {
        return placeMove({ verb, hex: cell.name }, pairOf(edge, (edge + 3) % 6));
      }
    }
    return placeMove({ verb, hex: cell.name }, [0, 3]);
  }

  async fulfil(card: Contract): Promise<void> {
    this.card = "";
    if (this.step === "deliver") await this.table.play(`deliver ${card.id}`);
    else await this.table.play("fulfil", `deliver ${card.id}`);
  }

  override cancel(): void {
    super.cancel();
    this.card = "";
    this.source = null;
  }

  /** Somebody has to choose among the contracts in hand. */
  readonly handWanted = $derived(this.step === "deliver");

  // What the house asks

  words(move: string): string {
    return moveWords(move, this.data);
  }

  handName(): string {
    return t("tab-hand");
  }

  dull(move: string): boolean {
    return DULL.has(partsOf(move).verb);
  }

  topics(kind: string): string[] {
    return TOPICS[kind] ?? ["turn"];
  }

  readonly series: Series[] = [
    {
      name: "sp-chart-money",
      of: (moment) => bySeat(moment, (data, seat) => data.players.find((one) => one.seat === seat)?.money),
    },
    {
      name: "sp-chart-network",
      of: (moment) =>
        bySeat(
          moment,
          (data, seat) => data.links.filter((link) => (data.solo || link.seat === seat) && link.to).length,
        ),
    },
    {
      name: "sp-chart-contracts",
      of: (moment) => bySeat(moment, (data, seat) => data.players.find((one) => one.seat === seat)?.fulfilled.length),
    },
  ];

  /** Whose pieces: a seat, or in Basic Solo a company. */
  ownerName(owner: string): string {
    return seatName(owner);
  }

  cubesWords(card: Contract): string {
    return card.cubes.map(colourName).join(" + ");
  }
}

function pairOf(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a];
}

function bySeat(moment: Moment, value: (data: Picture, seat: string) => number | undefined): Record<string, number> {
  const data = dataOf(moment);
  return Object.fromEntries(Object.keys(moment.totals).map((seat) => [seat, value(data, seat) ?? 0]));
}
