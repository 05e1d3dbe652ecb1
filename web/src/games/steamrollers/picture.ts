// Made from src/footplate/games/steamrollers/picture.py by tools/wire_types.py. Don't edit.

export type Colour = "red" | "blue" | "green" | "yellow" | "grey" | "coal";

export type TrackType = "straight" | "gentle" | "sharp";

export type Kind = "plain" | "town" | "city";

export interface Hex {
  name: string;
  q: number;
  r: number;
  region: number;
  shade: string;
  kind: Kind;
}

export interface Link {
  from: number;
  to: number;
  hexes: string[];
  points: number;
}

export interface Personal {
  city: number;
  colour: Colour;
}

export interface Player {
  seat: string;
  tracks: [string, number, number][];
  links: Link[];
  engine: number[];
  points: number;
  bonus: number;
  kept: Colour[];
  personal: Personal | null;
}

export interface Tile {
  tile: number;
  side: string;
  effect: string;
  permanent: boolean;
  vp: number;
  owner: string | null;
  sideways: boolean;
}

export interface Order {
  order: string;
  goods: Colour[];
  vp: number;
  owner: string | null;
}

export interface Route {
  to: number;
  distance: number;
  cities: number[];
  hexes: string[];
  fits: boolean;
  spends: string[];
}

export interface Load {
  city: number;
  colour: Colour;
  personal: boolean;
  routes: Route[];
}

export interface Drawing {
  hex: string;
  pairs: [number, number][];
}

export interface Ahead {
  drawings: Drawing[];
  goods: Load[];
  delivery: Load | null;
}

export interface Olive {
  seat: string;
  crosses: number[];
  cap: number[];
  from: number;
  points: number;
  won: boolean;
}

export interface Claimed {
  die: number;
  seat: string;
}

export interface City {
  goods: Colour[];
  colour: Colour;
}

export interface Score {
  columns: string[];
  rows: number[][];
  totals: number[];
}

export interface Picture {
  game: "steamrollers";
  step: string;
  round: number;
  start: string;
  seat: string;
  dice: number[];
  black: TrackType[];
  die: number | null;
  otherDie: number | null;
  claimed: Claimed | null;
  actions: number;
  cities: City[];
  walls: string[];
  tiles: Tile[];
  orders: Order[];
  players: Player[];
  olive: Olive | null;
  ahead: Ahead;
  hexes: Hex[];
  score: Score;
  emptyCities: number;
  end: number;
}

/** The server says whose picture it is. */
export function isPicture(data: object): data is Picture {
  return "game" in data && data.game === "steamrollers";
}
