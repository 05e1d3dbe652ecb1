// Imperial Steam at a table: what the viewer points at, has opened or chosen, and may do.
import { untrack, type Component } from "svelte";
import type { Spot } from "../../board/spots";
import { LinkChooser } from "../../linkmap/choosing.svelte";
import { Net } from "../../linkmap/net";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/text.svelte";
import type { Answer, BoardSeen, Moment, TableSeen } from "../../lib/wire";
import { part, type Reason, type Series, type Session } from "../game";
import Board from "./Board.svelte";
import { changeWords } from "./changes";
import {
  dataOf,
  partsOf,
  type Ahead,
  type City,
  type Hub,
  type Link,
  type Picture,
  type Player,
  type Tile,
} from "./data";
import Decide from "./Decide.svelte";
import Hand from "./Hand.svelte";
import { BENDS, reachOf } from "./look";
import Players from "./Players.svelte";
import { choiceWords, moveWords } from "./words";
import Why from "./Why.svelte";

const DULL = new Set([
  "setup",
  "hub",
  "tile",
  "column",
  "growth",
  "crown",
  "shipment",
  "refill",
  "reveal",
  "stand",
  "brown",
  "card",
  "decision",
  "join",
  "join-decision",
  "hand",
  "end",
  "done",
]);
const TOPICS: Record<string, string[]> = {
  bid: ["bid", "influence"],
  turn: ["turn", "deliver", "shares", "token", "passenger", "goods"],
  track: ["track"],
  spare: ["track"],
  crew: ["track"],
  station: ["station"],
  factory: ["factory"],
  foreman: ["factory"],
  produce: ["produce", "goods"],
  buy: ["buy", "goods"],
  order: ["order", "goods"],
  hire: ["hire"],
  engine: ["engine"],
  contract: ["contract"],
  donate: ["donate", "influence"],
  stow: ["goods", "round"],
};
/** The tile that a decision belongs to, where its name is another. */
const TILE_OF: Record<string, Tile> = { track: "tracks", spare: "tracks", crew: "tracks", foreman: "factory" };
const MINOR = ["deliver", "assign", "token", "sell", "flip", "discard"];

export class ImperialSteam extends LinkChooser implements Session {
  readonly Board: Component = part(Board, this);
  readonly Decide: Component = part(Decide, this);
  readonly Hand: Component = part(Hand, this);
  readonly Players: Component = part(Players, this);
  readonly Why: Reason = (internals, props) => Why(internals, { ...props, session: this });
  /** The action tile that is being looked at before a hand is placed there. */
  opened = $state<Tile | "">("");
  /** Which of the ways to pay: by wheel, key or button. */
  turned = $state(0);
  /** What a click left to choose from: on the map, or among one's things. */
  offered = $state.raw<Ahead[]>([]);
  /** What the choice that is pointed at would do. */
  pointed = $state.raw<Ahead | null>(null);
  /** The viewer's own delivery that is on its way. */
  journey = $state.raw<{ number: number; seat: string; move: string } | null>(null);
  /** How high the action tiles are, at the foot of the board. */
  foot = $state(0);
  /** Whether the boards beside the map are wanted where there is no room for them. */
  boards = $state(false);

  // What there is

  readonly seen = $derived.by((): TableSeen => {
    const seen = this.table.shown;
    if (!seen) throw new Error("no table");
    return seen;
  });
  readonly data = $derived<Picture>(dataOf(this.seen));
  private readonly map = $derived<BoardSeen>(this.seen.boards[0] ?? { layout: "graph", places: [] });
  /** The map with everything in words as it stands. */
  readonly net = $derived(this.netOf(this.map));
  private readonly landKey = $derived(
    this.map.places.map(({ name, x, y, colour }) => `${name} ${x} ${y} ${colour}`).join(),
  );
  /** The printed map: the same object while only what lies on it changes, so that it is drawn once. */
  readonly land = $derived.by(() => {
    void this.landKey;
    return untrack(() => this.netOf(this.map));
  });
  private readonly linkNamed = $derived(new Map(this.data.links.map((link) => [link.name, link])));
  private readonly cityNamed = $derived(new Map(this.data.cities.map((city) => [city.name, city])));
  readonly me = $derived<Player | undefined>(this.data.players.find((player) => player.seat === this.seen.you));

  private netOf(board: BoardSeen): Net {
    return new Net(board, { reach: (place) => reachOf(place, !!place.colour), bends: BENDS });
  }

  link(name: string): Link | undefined {
    return this.linkNamed.get(name);
  }

  city(name: string): City | undefined {
    return this.cityNamed.get(name);
  }

  hubAt(city: string): Hub | undefined {
    return this.data.hubs.find((hub) => hub.city === city);
  }

  /** The place on the map that a name stands for: a hub's colour means its city. */
  readonly meant = (name: string): string => this.data.hubs.find((hub) => hub.hub === name)?.city ?? name;

  // What may be done

  readonly answering = $derived.by(() => this.table.asked && !this.table.show.seen);
  readonly step = $derived(this.answering ? this.seen.kind : "");
  readonly answers = $derived<Answer[]>(this.answering ? this.seen.answers : []);
  readonly legal = $derived(new Set(this.answers.map((answer) => answer.move)));
  readonly ahead = $derived<Ahead[]>(this.answering ? this.data.ahead : []);
  /** The tile whose action is being carried out, or looked at. */
  readonly tile = $derived<Tile | "">(
    this.step === "turn" ? this.opened : (this.data.tile ?? TILE_OF[this.step] ?? ""),
  );
  /** What can be done with it. */
  readonly options = $derived(
    this.ahead.filter((one) => this.step !== "turn" || (this.tile && one.tile === this.tile)),
  );
  readonly minors = $derived(
    this.step === "turn" ? this.ahead.filter((one) => MINOR.includes(partsOf(one.moves[0] ?? "").verb)) : [],
  );

  /** What can be done at a city or link: of the tile that is open, or of all. */
  at(name: string): Ahead[] {
    const from = this.tile ? this.options : this.ahead;
    return from.filter((one) => one.places.some((place) => this.meant(place) === name));
  }

  readonly targets = $derived.by(() => {
    const from = this.tile
      ? this.options
      : this.ahead.filter((one) => one.tile === "tracks" || partsOf(one.moves[0] ?? "").verb === "deliver");
    return new Set(from.flatMap((one) => one.places.map(this.meant)).filter((name) => this.net.spot(name)));
  });

  /** The ways to do what is pointed at on the map, where it is one thing: a link, by crews and by what a crown spares. */
  readonly ways = $derived.by(() => {
    const found = this.at(this.focus).filter((one) => one.tile === "tracks");
    return found.flatMap((one) => waysOf(one));
  });
  readonly way = $derived.by(() => this.ways[this.turned % Math.max(1, this.ways.length)]);
  /** What is shown before it is done. */
  readonly preview = $derived.by(() => this.pointed ?? this.way ?? null);

  aheadWords(name: string): string {
    const found = this.at(name);
    if (!found.length) return "";
    return found.map((one) => this.optionWords(one)).join("; ");
  }

  optionWords(one: Ahead): string {
    const what = one.moves.filter((move) => !move.startsWith("hand ")).map((move) => choiceWords(move, this.data));
    return [what.join(", ") || choiceWords(one.moves[0] ?? "", this.data), ...changeWords(one.change, one.pays)].join(
      "; ",
    );
  }

  // Pointing and choosing

  override point(spot: Spot | undefined): void {
    const before = this.focus;
    super.point(spot);
    if (this.focus !== before) this.turned = 0;
  }

  /** Other workers, or another good that a crown spares. */
  turn(steps: number): boolean {
    const count = this.ways.length;
    if (count < 2) return false;
    this.turned = (this.turned + steps + count) % count;
    if (this.way) this.table.announce(this.optionWords(this.way));
    return true;
  }

  async pick(spot: Spot, careful: boolean): Promise<void> {
    const { table } = this;
    table.problem = null;
    if (!this.answering) {
      if (table.show.seen) table.show.finish();
      table.tellOf(spot.words);
      return;
    }
    this.offered = [];
    const found = this.at(spot.name);
    if (this.link(spot.name) && found.length) {
      if ((careful || settings.stored.confirm) && this.chosen !== spot.name) {
        this.turned = 0;
        this.choose(spot);
      } else {
        this.hover = spot.name;
        await this.build();
      }
    } else if (found.length === 1 && found[0] && this.tile && !careful && !settings.stored.confirm)
      await this.take(found[0]);
    else if (found.length) {
      this.choose(spot);
      this.offered = found;
    } else {
      this.chosen = "";
      await this.askWhy(spot);
    }
  }

  /** Build on the link that is looked at, with the workers that are shown. */
  async build(): Promise<void> {
    if (this.way) await this.take(this.way);
  }

  async take(one: Ahead): Promise<void> {
    await this.play(...one.moves);
  }

  async play(...moves: string[]): Promise<void> {
    this.leave();
    this.send(moves[0] ?? "");
    await this.table.play(...moves);
  }

  /** A good goes its way while the server is told. */
  private send(move: string): void {
    if (partsOf(move).verb !== "deliver" || !settings.motion) return;
    const journey = { number: (this.journey?.number ?? 0) + 1, seat: this.seen.you, move };
    this.journey = journey;
    setTimeout(() => {
      if (this.journey === journey) this.journey = null;
    }, 470);
  }

  /** What is left of the places for goods, where something takes of them for good and leaves too few for a tunnel. */
  narrow(one: Ahead): number | null {
    const need = this.data.limits.tunnel.reduce((sum, count) => sum + count, 0);
    const needs =
      this.data.contracts.find(({ contract }) => one.moves.includes(`contract ${contract}`))?.needs.length ?? 0;
    const left = (this.me?.room ?? 0) + (one.change.room ?? 0) - needs;
    return left < need && (needs || (one.change.room ?? 0) < 0) ? left : null;
  }

  /** A click on an action tile: what asks nothing more is done at once. */
  async open(tile: Tile): Promise<void> {
    this.cancel();
    if (this.step !== "turn") return;
    const found = this.ahead.filter((one) => one.tile === tile);
    if (!found.length) await this.table.ask("", `hand ${tile}`);
    else if (found.length === 1 && found[0]?.moves.length === 1) await this.take(found[0]);
    else {
      this.opened = tile;
      this.table.announce(
        found
          .map((one) => this.optionWords(one))
          .slice(0, 12)
          .join(". "),
      );
    }
  }

  /** Let somebody choose among things that a click left open. */
  offer(found: Ahead[]): void {
    this.chosen = "";
    this.offered = found;
    this.table.announce(found.map((one) => this.optionWords(one)).join(". "));
  }

  /** Why nothing can be done at a place: asked with the most likely thing that was meant. */
  private async askWhy(spot: Spot): Promise<void> {
    const link = this.link(spot.name);
    const begin = this.step === "turn" ? ["hand"] : [];
    if (
      link &&
      (this.step === "track" ||
        (this.step === "turn" && !this.data.acted && (!this.opened || this.opened === "tracks")))
    ) {
      await this.table.ask(spot.name, ...begin.map((verb) => `${verb} tracks`), `build ${spot.name}`);
    } else if (this.city(spot.name) && this.tile === "station") {
      await this.table.ask(spot.name, ...begin.map((verb) => `${verb} station`), `station ${spot.name}`);
    } else if (this.city(spot.name) && this.tile === "factory") {
      await this.table.ask(spot.name, ...begin.map((verb) => `${verb} factory`), `factory ${spot.name} wood`);
    } else this.table.tellOf(spot.words);
  }

  /** Leave what was half chosen, after something was done. */
  private leave(): void {
    this.chosen = "";
    this.turned = 0;
    this.offered = [];
    this.pointed = null;
    this.opened = "";
    this.table.mark([]);
  }

  override cancel(): void {
    super.cancel();
    this.leave();
  }

  /** Point at a choice: what it is about is lit, what it would do is shown. */
  look(one: Ahead | null): void {
    this.pointed = one;
    this.table.mark(one ? one.places : []);
  }

  // What the house asks

  words(move: string): string {
    return moveWords(move, this.data);
  }

  /** Once the hand is placed, it isn't asked for any more. */
  get prompt(): string {
    return this.step === "turn" && this.data.acted ? t("is-acted") : "";
  }

  handName(): string {
    return t("is-railway");
  }

  dull(move: string): boolean {
    return DULL.has(partsOf(move).verb);
  }

  topics(kind: string): string[] {
    return TOPICS[kind] ?? ["turn"];
  }

  readonly series: Series[] = [
    { name: "is-chart-money", of: (moment) => bySeat(moment, (player) => player.money) },
    { name: "is-chart-influence", of: (moment) => bySeat(moment, (player) => player.column) },
    { name: "is-chart-shares", of: (moment) => bySeat(moment, (player) => player.value) },
    { name: "is-chart-network", of: (moment) => bySeat(moment, (player) => player.cities) },
  ];
}

/** One way for each crew that could do it. */
function waysOf(one: Ahead): Ahead[] {
  if (one.workers.length < 2) return [one];
  return one.workers.map((crew) => ({
    ...one,
    moves: [...one.moves.slice(0, -1), crew],
    change: { ...one.change, workers: crewOf(crew).map((count) => -count) },
  }));
}

/** The workers of a crew by level: `workers 2+1+1` are two of level 1 and one of level 2. */
function crewOf(crew: string): number[] {
  const levels = (crew.split(" ")[1] ?? "").split("+").map(Number);
  return Array.from({ length: Math.max(0, ...levels) }, (_, i) => levels.filter((level) => level === i + 1).length);
}

function bySeat(moment: Moment, value: (player: Player) => number): Record<string, number> {
  const { players } = dataOf(moment);
  return Object.fromEntries(players.map((player) => [player.seat, value(player)]));
}
