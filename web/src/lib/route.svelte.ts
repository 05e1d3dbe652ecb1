// Which page: the lobby at /, a table at /t/TABLE#KEY, a move of it at /t/TABLE#KEY&move=N.

export interface Place {
  table: string;
  key: string;
  move: number | null;
}

function read(): Place {
  const table = /^\/t\/([a-z0-9]{1,24})$/.exec(location.pathname)?.[1] ?? "";
  const [key = "", ...rest] = location.hash.slice(1).split("&");
  const move = rest.find((part) => part.startsWith("move="))?.slice(5);
  return { table, key, move: move && /^\d{1,6}$/.test(move) ? Number(move) : null };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
    addEventListener("hashchange", () => (this.place = read()));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.place = read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

export const tableAddress = (table: string, key: string, move: number | null = null): string =>
  `/t/${table}#${key}${move === null ? "" : `&move=${move}`}`;

/** A link that can be sent to somebody. */
export const linkTo = (table: string, key: string, move: number | null = null): string =>
  location.origin + tableAddress(table, key, move);
