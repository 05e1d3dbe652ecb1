// Which page: the lobby at /, a table at /t/TABLE#KEY, a move of it at /t/TABLE#KEY&move=N.
//
// A seat's key comes in with an invitation and leaves the address at once: people copy addresses. From then on it is
// kept on the device and with the tab's history, and the address has the spectators' key.
import { ownKey } from "./mine";

export interface Place {
  table: string;
  key: string;
  move: number | null;
}

function read(): Place {
  const table = /^\/t\/([a-z0-9]{1,24})$/.exec(location.pathname)?.[1] ?? "";
  const [offered = "", ...rest] = location.hash.slice(1).split("&");
  const state: { key?: string } | null = history.state;
  const move = rest.find((part) => part.startsWith("move="))?.slice(5);
  return {
    table,
    key: state?.key || ownKey(table, offered),
    move: move && /^\d{1,6}$/.test(move) ? Number(move) : null,
  };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
    addEventListener("hashchange", () => (this.place = read()));
  }

  /** `key`: the seat's, where one goes to a table. */
  go(address: string, key = ""): void {
    history.pushState(key ? { key } : null, "", address);
    this.place = read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** What the address bar shows of a table: a link that can be given to anybody. */
export function showAddress(table: string, key: string, watch: string, move: number | null): void {
  history.replaceState({ key }, "", tableAddress(table, watch, move));
}

export const tableAddress = (table: string, key: string, move: number | null = null): string =>
  `/t/${table}${key || move !== null ? "#" : ""}${key}${move === null ? "" : `&move=${move}`}`;

/** Whether this page's own address means another machine to everybody else. */
export const onThisMachine = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** A link that can be sent to somebody; `base`: another address of the same server. */
export const linkTo = (table: string, key: string, move: number | null = null, base = location.origin): string =>
  base + tableAddress(table, key, move);
