// SteamRollers at a table: which sheet is looked at, what the viewer points at, has chosen, and may do.
import { untrack, type Component } from "svelte";
import { Cells } from "../../hexmap/cells";
import { HexChooser, type HexOption } from "../../hexmap/choosing.svelte";
import type { Point } from "../../board/point";
import { POINTY, type Piece } from "../../hexmap/geometry";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/text.svelte";
import type { Answer, PlaceSeen, Moment, TableSeen } from "../../lib/wire";
import { part, type Series, type Session } from "../game";
import Board from "./Board.svelte";
import {
  dataOf,
  loadMove,
  partsOf,
  typeOf,
  type Colour,
  type Hex,
  type Load,
  type Player,
  type Route,
  type Picture,
} from "./data";
import Decide from "./Decide.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import { moveWords, pairName, typeName } from "./words";

export interface Option extends HexOption {
  pair: [number, number];
  /** How many of its ends lead on: to a city, or into track. */
  joins: number;
}

const DULL = new Set(["good", "side", "order", "white", "build", "deliver", "let", "spot"]);
const TOPICS: Record<string, string[]> = {
  power: ["power"],
  box: ["power"],
  rail: ["power", "build"],
  "first-tile": ["power", "tile"],
  place: ["power"],
  draft: ["draft", "round", "tile"],
  claim: ["tile"],
  first: ["tile"],
  action: ["turn", "build", "engine", "deliver", "tile"],
  draw: ["build"],
  load: ["deliver"],
  spot: ["deliver", "solo"],
  carry: ["deliver"],
  trade: ["order"],
  "olive-die": ["olive", "tile"],
  stop: ["olive", "tile"],
};
/** The tiles whose use is an answer of its own, by the verbs of those answers. */
const USES: Record<string, string[]> = {
  set: ["set"],
  shift: ["shift"],
  turn: ["flip", "reroll"],
  double: ["double"],
  claim: ["claim"],
  stretch: ["stretch"],
  "reroll-olive": ["reroll"],
  "stop-olive": ["stop"],
};

export class SteamRollers extends HexChooser<Option> implements Session {
  readonly Board: Component = part(Board, this);
  readonly Decide: Component = part(Decide, this);
  readonly Hand: Component = part(Hand, this);
  readonly Players: Component = part(Players, this);
  /** Somebody else's sheet, if that is looked at. */
  watched = $state("");
  /** The number that is pointed at: a die, a city, a tile. */
  value = $state(0);
  /** The route that is pointed at. */
  route = $state.raw<Route | null>(null);
  /** The answers that a click left to choose from. */
  offered = $state.raw<Answer[]>([]);
  /** The viewer's own good that is on its way. */
  journey = $state.raw<{ number: number; load: Load; route: Route } | null>(null);

  // What there is

  readonly seen = $derived.by((): TableSeen => {
    const seen = this.table.shown;
    if (!seen) throw new Error("no table");
    return seen;
  });
  readonly data = $derived<Picture>(dataOf(this.seen));
  readonly answering = $derived.by(() => this.table.mine && !this.table.show.seen);
  readonly step = $derived(this.answering ? this.seen.kind : "");
  readonly answers = $derived<Answer[]>(this.answering ? this.seen.answers : []);
  readonly legal = $derived(new Set(this.answers.map((answer) => answer.move)));
  readonly me = $derived(this.data.players.find((player) => player.seat === this.seen.you));

  /** The sheet on the board: one's own, one that is looked at, or for a spectator that of whoever plays, or is shown to play. */
  readonly sheet = $derived.by((): Player => {
    const { players, seat } = this.data;
    const of = (name: string | undefined): Player | undefined => players.find((player) => player.seat === name);
    const found = of(this.watched) ?? this.me ?? of(this.table.show.move?.seat) ?? of(seat);
    if (!found) throw new Error("no sheet");
    return found;
  });
  readonly own = $derived(this.sheet === this.me);
  readonly cells = $derived.by(() => {
    const sheet = this.seen.boards.find((board) => board.colour === this.sheet.seat) ?? this.seen.boards[0];
    return new Cells(sheet?.places ?? [], POINTY);
  });
  /** The printed map never changes: it is drawn once. */
  readonly land = untrack(() => new Cells(this.seen.boards[0]?.places ?? [], POINTY));
  readonly hexes = untrack(() => new Map(this.data.hexes.map((hex) => [hex.name, hex])));
  readonly cityHexes = untrack(() => {
    const found = new Map(this.data.hexes.filter((hex) => hex.kind === "city").map((hex) => [hex.region, hex.name]));
    return [1, 2, 3, 4, 5, 6].map((city) => found.get(city) ?? "");
  });

  hex(name: string): Hex | undefined {
    return this.hexes.get(name);
  }

  cityHex(city: number): string {
    return this.cityHexes[city - 1] ?? "";
  }

  // What may be done

  readonly options = $derived.by(() => {
    const found = new Map<string, Option[]>();
    if (!this.answering || !this.own) return found;
    const tracks = new Map(this.sheet.tracks.map(([hex, a, b]) => [hex, [a, b]]));
    for (const { hex, pairs } of this.data.ahead.drawings) {
      const cell = this.land.named(hex);
      const joins = [0, 1, 2, 3, 4, 5].map((edge) => {
        const next = cell && this.land.beyond(cell, edge);
        if (!next || this.walled(hex, next.name)) return 0;
        return this.hex(next.name)?.kind === "city" || tracks.get(next.name)?.includes((edge + 3) % 6) ? 1 : 0;
      });
      const edge = (index: number): string => POINTY.edges[index] ?? "";
      found.set(
        hex,
        pairs.map((pair) => ({
          move: `draw ${hex} ${edge(pair[0])}-${edge(pair[1])}`,
          pair,
          joins: (joins[pair[0]] ?? 0) + (joins[pair[1]] ?? 0),
        })),
      );
    }
    return found;
  });

  readonly goods = $derived<Load[]>(this.answering ? this.data.ahead.goods : []);
  readonly delivery = $derived(this.step === "carry" ? this.data.ahead.delivery : null);
  /** The cities that can be clicked. */
  readonly cityTargets = $derived.by(() => {
    if (!this.own) return new Set<number>();
    if (this.delivery) return new Set(this.delivery.routes.filter((route) => route.fits).map((route) => route.to));
    if (this.step === "place") return new Set(this.answers.map((answer) => Number(partsOf(answer.move).words[0])));
    return new Set(this.goods.map((load) => load.city));
  });
  readonly targets = $derived(
    new Set([...this.options.keys(), ...[...this.cityTargets].map((city) => this.cityHex(city))]),
  );

  /** The number that lights a region: the one that is pointed at, that Olive crosses off in, or that of the die. */
  readonly lit = $derived.by(() => {
    const crossed = /^cross (\d)$/.exec(this.table.show.move?.move ?? "")?.[1];
    return this.value || Number(crossed ?? 0) || (this.step === "action" && this.own ? (this.data.die ?? 0) : 0);
  });

  /** The route that is drawn: the one that is pointed at, else the one that a click on Enter would take. */
  readonly shownRoute = $derived.by((): Route | null => {
    if (!this.own) return null;
    if (this.route || !this.delivery) return this.route;
    const [city, distance] = partsOf(this.seen.default).words;
    const { routes } = this.delivery;
    return (
      routes.find((one) => one.to === Number(city) && one.distance === Number(distance)) ??
      routes.find((one) => one.fits) ??
      null
    );
  });

  /** A good on its way: the viewer's own, or one that somebody else is seen to deliver. */
  readonly going = $derived.by((): { key: string; seat: string; colour: Colour; route: Route } | null => {
    if (!settings.motion) return null;
    const own = this.journey;
    if (own) return { key: `own ${own.number}`, seat: this.seen.you, colour: own.load.colour, route: own.route };
    const move = this.table.show.move;
    const {
      verb,
      words: [to, distance],
    } = partsOf(move?.move ?? "");
    if (!move || move.seat === this.seen.you || (verb !== "to" && verb !== "stretch")) return null;
    const load = dataOf({ data: this.table.show.before }).ahead.delivery;
    const route = load?.routes.find((one) => one.to === Number(to) && one.distance === Number(distance));
    return load && route ? { key: `move ${move.number}`, seat: move.seat, colour: load.colour, route } : null;
  });

  /** What can be done with a tile: take it, or use it. */
  tileAnswers(tile: { tile: number; effect: string; owner: string | null }): Answer[] {
    const verbs = tile.owner === this.seen.you ? (USES[tile.effect] ?? []) : [];
    return this.answers.filter(({ move }) => {
      const { verb, words } = partsOf(move);
      return verbs.includes(verb) || ((verb === "tile" || verb === "take") && Number(words[0]) === tile.tile);
    });
  }

  // Pointing

  protected override first(hex: string): number {
    return this.best(this.options.get(hex) ?? [], () => true);
  }

  protected towards(_hex: string, list: Option[], inside: Point): number {
    const edge = POINTY.edgeTowards(inside);
    return this.best(list, (option) => option.pair.includes(edge));
  }

  /** The option that joins most, of those that are wanted. */
  private best(list: Option[], wanted: (option: Option) => boolean): number {
    let best = -1;
    list.forEach((option, i) => {
      if (wanted(option) && (best < 0 || option.joins > (list[best]?.joins ?? 0))) best = i;
    });
    return best;
  }

  optionWords(option: Option): string {
    const pair = partsOf(option.move).words.at(-1) ?? "";
    return t("sr-option", { type: typeName(typeOf(option.pair)), pair: pairName(pair), joins: option.joins });
  }

  walled(a: string, b: string): boolean {
    const [low, high] = [this.hex(a)?.region ?? 0, this.hex(b)?.region ?? 0].sort();
    return this.data.walls.includes(`${low}-${high}`);
  }

  watch(seat: string): void {
    this.cancel();
    this.watched = seat === this.me?.seat ? "" : seat;
    this.table.boardWanted += 1;
  }

  // Choosing

  async pick(cell: PlaceSeen, careful: boolean): Promise<void> {
    const { table } = this;
    table.problem = null;
    this.offered = [];
    if (!this.answering || !this.own) {
      if (table.show.seen) table.show.finish();
      this.table.tellOf(cell.words);
      return;
    }
    if (this.options.has(cell.name)) {
      if (!careful && !settings.stored.confirm) {
        if (this.focus !== cell.name) this.point(cell, null);
        await this.lay();
      } else if (this.chosen === cell.name) this.turn(1);
      else this.choose(cell);
      return;
    }
    this.chosen = "";
    const hex = this.hex(cell.name);
    if (hex?.kind === "city" && this.cityTargets.has(hex.region)) await this.pickCity(hex.region);
    else await this.askWhy(cell, hex);
  }

  async lay(): Promise<void> {
    const option = this.option;
    if (option) await this.laying(...(this.step === "action" ? [`build ${this.data.die}`] : []), option.move);
  }

  async pickCity(city: number): Promise<void> {
    if (this.step === "place") await this.table.play(`place ${city}`);
    else if (this.delivery) {
      const ways = this.delivery.routes.filter((route) => route.to === city && route.fits);
      const distances = new Set(ways.map((route) => route.distance));
      if (distances.size === 1 && ways[0]) await this.carry(ways[0]);
      else this.route = ways[0] ?? null;
    } else {
      const loads = this.goods.filter((load) => load.city === city);
      if (loads.length === 1 && loads[0]) await this.load(loads[0]);
      else if (this.step === "load") this.offer(loads.map(loadMove));
      else await this.table.play(`deliver ${this.data.die}`);
    }
  }

  /** Deliver a good; with several alike in a row against Olive, the one at a place. */
  async load(load: Load, spot = 0): Promise<void> {
    const chain = [
      ...(this.step === "action" ? [`deliver ${this.data.die}`] : []),
      loadMove(load),
      ...(spot ? [`spot ${spot}`] : []),
    ];
    this.route = null;
    const ways = load.routes.filter((route) => route.fits);
    if (ways.length === 1 && ways[0]) this.travel(load, ways[0]);
    await this.table.play(...chain);
  }

  /** Take a route: the good travels it while the server is told. */
  async carry(route: Route, move = `to ${route.to} ${route.distance}`): Promise<void> {
    if (this.delivery) this.travel(this.delivery, route);
    this.route = null;
    await this.table.play(move);
  }

  private travel(load: Load, route: Route): void {
    if (!settings.motion) return;
    const number = (this.journey?.number ?? 0) + 1;
    this.journey = { number, load, route };
    setTimeout(() => {
      if (this.journey?.number === number) this.journey = null;
    }, 480);
  }

  /** Leave these answers to choose from. */
  offer(moves: string[]): void {
    this.offered = this.answers.filter((answer) => moves.includes(answer.move));
  }

  async play(...chain: string[]): Promise<void> {
    this.cancel();
    this.table.hint = "";
    await this.table.play(...chain);
  }

  /** Why nothing can be done on a hex: asked with the most likely thing that was meant. */
  private async askWhy(cell: PlaceSeen, hex: Hex | undefined): Promise<void> {
    const { die } = this.data;
    const { step, legal, table } = this;
    if (hex?.kind === "city" && (step === "action" || step === "load")) {
      const colour = this.data.cities[hex.region - 1]?.goods[0];
      const load = colour ? [`load ${hex.region} ${colour}`] : [];
      if (step === "load") await table.ask(cell.name, ...load);
      else await table.ask(cell.name, `deliver ${die}`, ...(legal.has(`deliver ${die}`) ? load : []));
    } else if (step === "action" || step === "draw" || step === "rail") {
      const pair = this.data.black.includes("straight") || !this.data.black.length ? "E-W" : "NE-SE";
      const draw = `draw ${cell.name} ${pair}`;
      if (step !== "action") await table.ask(cell.name, draw);
      else await table.ask(cell.name, `build ${die}`, ...(legal.has(`build ${die}`) ? [draw] : []));
    } else this.table.tellOf(cell.words);
  }

  /** Orders, and points that one starts with, are options. */
  unscored(column: string): boolean {
    const { scores, options, seats } = this.seen;
    const at = scores.columns.indexOf(column);
    if (seats.some((seat) => scores.rows[seat.name]?.[at])) return false;
    const on = (option: string): boolean =>
      options[option] === "yes" && (!this.data.olive || options[`${option}-in-solo`] === "yes");
    return (column === "orders" && !on("orders")) || (column === "start" && !on("powers"));
  }

  override cancel(): void {
    super.cancel();
    this.offered = [];
    this.route = null;
    this.value = 0;
  }

  // Drawing

  /** Track on the sheet, as pieces to draw: through a town it bends in the middle. */
  piece(hex: string, enter: number, leave: number): Piece[] {
    const cell = this.land.named(hex);
    return cell ? [{ at: this.land.centre(cell), enter, leave, through: this.hex(hex)?.kind === "town" }] : [];
  }

  // What the house asks

  words(move: string): string {
    return moveWords(this.data, move);
  }

  handName(): string {
    return t("sr-tab-hand");
  }

  dull(move: string): boolean {
    return DULL.has(partsOf(move).verb);
  }

  topics(kind: string): string[] {
    return TOPICS[kind] ?? ["turn"];
  }

  readonly series: Series[] = [
    { name: "sr-chart-deliveries", of: (moment) => bySeat(moment, (seat) => moment.rows[seat]?.[0]) },
    { name: "sr-chart-network", of: (moment) => bySeat(moment, (seat) => moment.rows[seat]?.[2]) },
    {
      name: "sr-chart-engine",
      of: (moment) => bySeat(moment, (seat) => dataOf(moment).players.find((one) => one.seat === seat)?.engine.length),
    },
  ];
}

function bySeat(moment: Moment, value: (seat: string) => number | undefined): Record<string, number> {
  return Object.fromEntries(Object.keys(moment.totals).map((seat) => [seat, value(seat) ?? 0]));
}
