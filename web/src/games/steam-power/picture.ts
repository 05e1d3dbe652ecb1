// Made from src/footplate/games/steam_power/picture.py by tools/wire_types.py. Don't edit.

export type Colour = "black" | "white" | "orange" | "grey" | "purple";

export type Bonus = "none" | "track" | "factory" | "contracts";

export type Corner = "top-left" | "top-right" | "bottom-right" | "bottom-left";

export type Verb = "lay" | "cross" | "replace" | "remove";

export interface City {
  name: string;
  code: string;
  hex: string;
  group: number;
  colour: Colour | null;
  factory: string | null;
  cubes: number;
  flipped: boolean;
  vp: number;
}

export interface Link {
  seat: string;
  from: string;
  to: string | null;
  tiles: [string, number, number][];
}

export interface Contract {
  id: string;
  cubes: Colour[];
  vp: number;
  money: number;
  bonus: Bonus;
  source: string;
}

export interface Price {
  price: number | null;
  prices: number[];
  bank: boolean[];
}

export interface HandCard {
  id: string;
  cubes: Colour[];
  vp: number;
  money: number;
  bonus: Bonus;
  source: string;
  price: number | null;
  prices: number[];
  bank: boolean[];
}

export interface Place {
  verb: Verb;
  hex: string;
  price: number;
  pairs: [number, number][];
}

export interface Ahead {
  places: Place[];
  sites: string[];
  cards: string[];
}

export interface Hop {
  owner: string;
  from: string;
  to: string;
}

export interface Source {
  city: string;
  fee: string | null;
  hops: Hop[];
  price: number;
  choice: boolean;
}

export interface Buying {
  id: string;
  cubes: Colour[];
  taken: number;
  sources: Source[];
  from: string | null;
  way: Hop[];
}

export interface Player {
  seat: string;
  automa: boolean;
  money: number;
  hand: number;
  fulfilled: string[];
}

export interface Company {
  company: string;
  trains: number;
  factories: number;
  bag: number;
  coins: string[];
  target: string | null;
}

export interface Picture {
  game: "steam-power";
  step: string;
  round: number;
  actions: number;
  seat: string;
  company: string;
  start: string;
  cities: City[];
  links: Link[];
  players: Player[];
  companies: Company[];
  marker: Corner | null;
  corners: (Colour | null)[];
  active: Contract | null;
  aside: number;
  hand: HandCard[];
  deck: number;
  pool: [number, number, number];
  leftover: Record<Colour, number>;
  contract: Contract | null;
  end: number;
  waiting: Contract | null;
  placements: number;
  bonus: Bonus;
  cards: Record<string, Contract>;
  factoryCubes: number;
  prices: Record<string, number>;
  solo: boolean;
  ahead: Ahead;
  buying: Buying | null;
}

/** The server says whose picture it is. */
export function isPicture(data: object): data is Picture {
  return "game" in data && data.game === "steam-power";
}
