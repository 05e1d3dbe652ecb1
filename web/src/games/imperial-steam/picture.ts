// Made from src/footplate/games/imperial_steam/picture.py by tools/wire_types.py. Don't edit.

export type Good = "wood" | "stone" | "iron" | "coal";

export type HubColour = "bronze" | "green" | "white" | "blue";

export type Terrain = "plain" | "tunnel" | "bridge";

export type Site = "start" | "goal" | "tile" | "none";

export type Key = "gold" | "silver";

export type Tile =
  | "tracks"
  | "station"
  | "factory"
  | "produce"
  | "buy"
  | "order"
  | "hire"
  | "engine"
  | "contract"
  | "donate"
  | "collect";

export interface Factory {
  seat: string;
  good: Good;
  goods: number;
}

export interface City {
  name: string;
  site: Site;
  hub: HubColour | null;
  empty: number;
  influence: number;
  tokens: number[];
  factories: Factory[];
  stations: string[];
}

export interface Link {
  name: string;
  a: string;
  b: string;
  terrain: Terrain;
  effort: number;
  crown: boolean;
  token: boolean;
  tracks: string[];
}

export interface HubKey {
  key: Key;
  seat: string | null;
  value: number;
}

export interface Hub {
  hub: HubColour;
  city: string | null;
  column: number;
  demand: [number, number, number, number];
  open: [number, number, number, number];
  growth: [number, number, number, number] | null;
  keys: HubKey[];
  marker: number;
  price: number | null;
  tunnel: boolean;
  bridge: boolean;
  engineer: number;
}

export interface Supply {
  good: Good;
  market: number;
  price: number;
  order: number;
  factory: number;
  stock: number;
  taken: number;
  value: number;
  values: number[];
}

export interface Round {
  round: number;
  hands: number;
  shipment: number;
  goods: [number, number, number, number];
  engines: number[];
}

export interface Engine {
  level: number;
  round: number;
  stock: number;
  price: number;
}

export interface Contract {
  contract: string;
  needs: Good[];
  filled: boolean[];
  pays: number;
  penalty: number;
  seat: string | null;
  full: boolean;
}

export interface Player {
  seat: string;
  automa: boolean;
  money: number;
  column: number;
  rank: number;
  share: number;
  value: number;
  investors: number;
  goods: [number, number, number, number];
  landing: [number, number, number, number];
  ready: number[];
  used: number[];
  working: number;
  tunnel: boolean;
  bridge: boolean;
  engines: number[];
  cars: number;
  passengers: number;
  paying: number;
  sealed: number;
  room: number;
  coalroom: number;
  stations: number;
  tokens: [number, number, number];
  pieces: [number, number, number, number];
  hands: number;
  placed: number[];
  income: number;
  cities: number;
  tracks: number;
  semmering: boolean;
  goal: boolean;
  stock: number;
  bid: number | null;
}

export interface Change {
  money?: number;
  goods?: [number, number, number, number];
  landing?: [number, number, number, number];
  workers?: number[];
  tokens?: [number, number, number];
  influence?: number;
  share?: number;
  value?: number;
  investors?: number;
  income?: number;
  keys?: number;
  cars?: number;
  room?: number;
  stock?: number;
  semmering?: boolean;
  goal?: boolean;
}

export interface Ahead {
  tile: Tile | null;
  moves: string[];
  places: string[];
  workers: string[];
  change: Change;
  pays: Record<string, number>;
}

export interface Condition {
  measure: string;
  sign: string;
  number: number;
  otherwise: number;
}

export interface Slot {
  slot: number;
  conditions: Condition[];
  effect: string;
  amount: number;
  goods: number;
  extra: number;
  money: number;
}

export interface ActionCard {
  card: string;
  star: boolean;
  slots: Slot[];
}

export interface DecisionCard {
  card: string;
  star: boolean;
  cities: string[];
  rewards: string[];
  types: Good[];
  goods: Good[];
  hubs: HubColour[];
  contract: number;
  influence: number;
}

export interface Automa {
  actions: ActionCard[];
  decisions: DecisionCard[];
  action: string | null;
  decision: string | null;
}

export interface Limits {
  columns: number;
  levels: number;
  workers: number;
  investors: number;
  percent: number;
  shares: number[];
  prices: number[];
  plain: [number, number, number, number];
  tunnel: [number, number, number, number];
  bridge: [number, number, number, number];
  station: [number, number, number, number];
  fee: number;
  collect: number;
  step: number;
  loss: number;
  coal: number;
  stock: number[];
  passenger: number;
  stationIncome: number;
}

export interface Picture {
  game: "imperial-steam";
  step: string;
  round: number;
  seat: string;
  order: string[];
  turn: number;
  acted: boolean;
  tile: Tile | null;
  link: string | null;
  count: number;
  cities: City[];
  links: Link[];
  hubs: Hub[];
  supplies: Supply[];
  rounds: Round[];
  engines: Engine[];
  contracts: Contract[];
  players: Player[];
  automa: Automa | null;
  limits: Limits;
  ahead: Ahead[];
  over: boolean;
}

/** The server says whose picture it is. */
export function isPicture(data: object): data is Picture {
  return "game" in data && data.game === "imperial-steam";
}
