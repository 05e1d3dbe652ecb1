// The tables of this device: who has a key to a seat sits there.

export interface Mine {
  table: string;
  key: string;
  seat: string;
  game: string;
  title: string;
  host: string; // the key that may delete the table, or empty
  links: Record<string, string>; // keys of the other people's seats, for those who made the table
  watch: string; // the spectators' key, or empty
  seen: number; // the last version that was looked at
  at: number;
  hidden?: number; // when it was taken off the list
}

const KEY = "footplate.tables";
const HIDDEN_DAYS = 30; // how long what was taken off the list can be put back

export function all(): Mine[] {
  try {
    const found: Mine[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return found.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function write(list: Mine[]): void {
  try {
    const old = Date.now() - HIDDEN_DAYS * 86_400_000;
    localStorage.setItem(KEY, JSON.stringify(list.filter((mine) => !mine.hidden || mine.hidden > old)));
  } catch {
    // Without storage the tab itself remembers its seat, until it is closed.
  }
}

export function find(table: string, key: string): Mine | undefined {
  return all().find((mine) => mine.table === table && mine.key === key);
}

/** The key to open a table with: who sits there sits there again, also where a link for spectators was opened. */
export function ownKey(table: string, offered: string): string {
  const own = all().filter((mine) => mine.table === table);
  const seat = own.find((mine) => mine.seat && (!offered || mine.watch === offered));
  return seat?.key ?? (offered || (own[0]?.key ?? ""));
}

export function keep(mine: Partial<Mine> & Pick<Mine, "table" | "key">): void {
  const list = all();
  const old = list.find((one) => one.table === mine.table && one.key === mine.key);
  const fresh: Mine = {
    seat: "",
    game: "",
    title: "",
    host: "",
    links: {},
    watch: "",
    seen: 0,
    ...old,
    hidden: 0, // who goes there wants it on the list
    at: Date.now(),
    ...mine,
  };
  write([fresh, ...list.filter((one) => one !== old)]);
}

/** Take a table off the list, or put it back. Its key stays for a while: without it nobody could. */
export function forget(table: string, hide = true): void {
  write(all().map((mine) => (mine.table === table ? { ...mine, hidden: hide ? Date.now() : 0 } : mine)));
}
