// A table as this viewer sees it: the live position, the log, the chat, what is being shown just now.
import type { Session } from "../games/game";
import { api, problemOf } from "./api";
import { Line } from "./live";
import { find, keep } from "./mine";
import { Replay } from "./replay.svelte";
import { server } from "./server.svelte";
import { Show } from "./show.svelte";
import { callSeats } from "./text.svelte";
import type { ChatLine, Live, MoveSeen, Problem, SeatState, TableSeen } from "./wire";

const PATIENCE = 1500; // how long to wait for a live update before asking for it

export class Table {
  readonly id: string;
  readonly key: string;
  /** The position as it stands. */
  seen = $state.raw<TableSeen | null>(null);
  /** Every line of the log. */
  moves = $state.raw<MoveSeen[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Whether updates come; only a lost connection says that they do not. */
  live = $state(true);
  /** Whether the position is the server's word, and not one of before the connection was lost. */
  private current = $state(true);
  gone = $state<"" | "deleted" | "refused">("");
  /** What went wrong last, to be shown and put away; `about` is the place on the map it is about. */
  problem = $state.raw<Problem | null>(null);
  about = $state("");
  busy = $state(false);
  /** Places on the map that are lit: by the log, by a trace, by a route. */
  marks = $state.raw<string[]>([]);
  /** Places that were looked at and left. */
  faint = $state.raw<string[]>([]);
  /** How often somebody asked to see the board: a phone then closes what lies over it. */
  boardWanted = $state(0);
  /** What is said of the place that is pointed at. */
  hint = $state("");
  /** What a screen reader is told. */
  said = $state("");
  session = $state.raw<Session | null>(null);
  readonly show = new Show(this);
  readonly replay = new Replay(this);
  /** The version that was last looked at when the page was opened. */
  readonly since: number;
  private line: Line | null = null;
  private waiting: { version: number; done: () => void }[] = [];

  constructor(id: string, key: string) {
    this.id = id;
    this.key = key;
    this.since = find(id, key)?.seen ?? 0;
  }

  async open(): Promise<void> {
    try {
      const [seen, moves] = await Promise.all([
        api.see(this.id, this.key),
        api.moves(this.id, this.key).catch(() => []),
      ]);
      this.moves = moves;
      this.arrive(seen);
      this.current = server.there;
    } catch (error) {
      const problem = problemOf(error);
      this.problem = problem;
      if ([401, 403, 404, 410].includes(problem.status)) {
        this.gone = problem.status === 410 ? "deleted" : "refused";
        return;
      }
    }
    this.line = new Line(
      this.id,
      () => ({ key: this.key, since: this.seen?.version ?? 0, chat: this.chat.at(-1)?.number ?? 0 }),
      (message) => this.hear(message),
      (live) => this.heard(live),
    );
  }

  private heard(live: boolean): void {
    this.live = live;
    if (!live) void this.look();
    else {
      server.answered();
      this.current = true;
      if (this.problem?.type === "offline") this.forgive();
    }
  }

  /** Without live updates, ask: the server may be there all the same. */
  private async look(): Promise<void> {
    try {
      await this.fetch();
      this.current = server.there;
    } catch {
      if (!server.there) this.current = false;
    }
  }

  private async fetch(): Promise<void> {
    const after = this.seen?.version ?? 0;
    const [seen, moves] = await Promise.all([api.see(this.id, this.key), api.moves(this.id, this.key, after)]);
    this.hear({ type: "update", moves, seen });
  }

  /** The language changed: everything the server says has to be said again. */
  async again(): Promise<void> {
    if (!this.seen) return;
    this.seen = await api.see(this.id, this.key);
    this.replay.forget();
    this.line?.again();
  }

  /** The server doesn't know what we have seen: it was put back to an earlier state. Its word counts. */
  private async restart(): Promise<void> {
    try {
      const [seen, moves] = await Promise.all([api.see(this.id, this.key), api.moves(this.id, this.key)]);
      this.show.finish();
      this.replay.forget();
      this.moves = moves;
      this.seen = seen;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Put back a table that was deleted. */
  async restore(): Promise<void> {
    try {
      await api.restore(this.id, find(this.id, this.key)?.host || this.key);
      this.problem = null;
      this.gone = "";
      await this.open();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  close(): void {
    this.line?.close();
    this.show.finish();
    this.replay.close();
  }

  hurry(): void {
    this.line?.hurry();
  }

  // What is shown

  /** The position on the screen: an earlier move, a move that is just being made, or the one that stands. */
  get shown(): TableSeen | null {
    return this.replay.seen ?? this.show.seen ?? this.seen;
  }

  get you(): string {
    return this.seen?.you ?? "";
  }

  /** Whether there is no connection: what is shown may be long past. */
  get offline(): boolean {
    return !this.current || !server.there;
  }

  /** Whether the viewer has to decide. */
  get mine(): boolean {
    const turn = !!this.seen && !!this.you && this.seen.turn === this.you && !this.seat(this.you)?.bot;
    return turn && this.replay.seen === null && !this.offline;
  }

  /** Whether the viewer may answer: also who has, as long as nobody has seen it. */
  get asked(): boolean {
    return this.mine || (!!this.seen?.sealed && this.replay.seen === null && !this.offline);
  }

  /** Whether nobody else who thinks sits here, so that everything can be taken back. */
  get alone(): boolean {
    return this.seen?.seats.filter((seat) => seat.kind === "person").length === 1;
  }

  /** Whether another person is there who could agree to something. */
  get others(): boolean {
    const here = this.seen?.seats.filter((seat) => seat.kind === "person" && !seat.bot) ?? [];
    return here.some((seat) => seat.name === this.you) && here.length > 1;
  }

  /** The moves that count, in order: the first is number 1 of the replay. */
  readonly counted = $derived(this.moves.filter((move) => !move.undone && !move.move.startsWith("undo ")));

  /** What the others did since the viewer last chose something. */
  readonly meanwhile = $derived.by(() => {
    const own = this.counted.findLastIndex((move) => move.seat === this.you && !move.forced);
    const from = this.you ? own + 1 : this.counted.findIndex((move) => move.number > this.since);
    if (from < 0 || (this.you ? own < 0 : !this.since)) return [];
    return this.counted.slice(from).filter((move) => move.seat !== this.you && !this.session?.dull(move.move));
  });

  seat(name: string): SeatState | undefined {
    return this.seen?.seats.find((seat) => seat.name === name);
  }

  mark(names: string[], faint: string[] = []): void {
    this.marks = names;
    this.faint = faint;
  }

  /** Put away what went wrong. */
  forgive(): void {
    this.problem = null;
    this.about = "";
  }

  announce(text: string): void {
    this.said = text;
  }

  /** Say something about a thing that was clicked: on a phone it stands over the map, and leaves by itself. */
  tellOf(words: string): void {
    this.hint = words;
    this.announce(words);
    setTimeout(() => {
      if (this.hint === words) this.hint = "";
    }, 5000);
  }

  // What is heard

  private hear(message: Live): void {
    if (message.type === "update") {
      const fresh = message.moves;
      const before = this.seen;
      if (fresh.length) {
        const numbers = new Set(fresh.map((move) => move.number));
        this.moves = [...this.moves.filter((move) => !numbers.has(move.number)), ...fresh].sort(
          (a, b) => a.number - b.number,
        );
        if (this.problem?.rule) this.forgive(); // the game has gone on: what was refused is no longer asked
      }
      if (before)
        this.show.begin(
          before,
          fresh.filter((move) => move.number > before.version),
          message.seen,
        );
      this.arrive(message.seen);
    } else if (message.type === "chat") {
      if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
    } else if (message.type === "presence") {
      if (this.seen) this.seen = { ...this.seen, seats: message.seats };
    } else if (message.type === "gone") {
      if (message.why === "deleted") {
        this.gone = "deleted";
        this.line?.close();
      } else if (message.why === "stale") void this.restart();
    } else {
      this.problem = message.problem;
      this.gone = message.problem.status === 410 ? "deleted" : "refused";
      this.line?.close();
    }
  }

  private arrive(seen: TableSeen): void {
    if (this.seen && seen.version < this.seen.version) return;
    this.seen = seen;
    callSeats(seen.seats);
    this.looked();
    for (const waiter of this.waiting) if (seen.version >= waiter.version) waiter.done();
    this.waiting = this.waiting.filter((waiter) => seen.version < waiter.version);
  }

  /** Remember that this was seen, for "since you last looked". */
  looked(): void {
    const seen = this.seen;
    if (!seen || document.hidden) return;
    keep({
      table: this.id,
      key: this.key,
      seat: seen.you,
      game: seen.game,
      title: seen.title,
      watch: seen.watch,
      seen: seen.version,
    });
  }

  private async reached(version: number): Promise<void> {
    if (this.seen && this.seen.version >= version) return;
    await Promise.race([
      new Promise<void>((done) => this.waiting.push({ version, done })),
      new Promise<void>((done) => setTimeout(done, PATIENCE)),
    ]);
    if (this.seen && this.seen.version >= version) return;
    await this.fetch();
  }

  // What is done

  /** Play moves one after the other, all or none. */
  async play(...chain: string[]): Promise<boolean> {
    return this.busily(async () => {
      const { version } = await api.play(this.id, this.key, this.seen?.version ?? 0, chain);
      await this.reached(version);
    });
  }

  /** Ask why moves can't be made, one after the other: the server says the rule. Nothing is played. */
  async ask(about: string, ...moves: string[]): Promise<void> {
    await this.busily(async () => {
      await api.ask(this.id, this.key, this.seen?.version ?? 0, moves);
    });
    this.about = this.problem ? about : "";
  }

  async undo(moves: number): Promise<boolean> {
    return this.busily(async () => {
      const { version } = await api.undo(this.id, this.key, this.seen?.version ?? 0, moves);
      await this.reached(version);
    });
  }

  /** How many moves the viewer may take back alone. After the end nothing is offered: who wants to try something else
   * plays on from an earlier move. */
  get freeUndo(): number {
    return this.seen && !this.seen.over ? this.seen.freeUndo : 0;
  }

  /** How many moves lie between now and the viewer's last choice: what an undo by consent would take back. */
  get askUndo(): number {
    const own = this.counted.findLastIndex((move) => move.seat === this.you && !move.forced);
    return own < 0 ? 0 : this.counted.length - own;
  }

  async answerUndo(agree: boolean): Promise<boolean> {
    return this.busily(async () => {
      await api.answerUndo(this.id, this.key, this.seen?.version ?? 0, this.seen?.undo?.moves ?? 0, agree);
    });
  }

  async say(text: string): Promise<boolean> {
    return this.tried(async () => {
      const line = await api.chat(this.id, this.key, text);
      this.hear({ type: "chat", line });
    });
  }

  async sit(player: string): Promise<boolean> {
    return this.tried(async () => {
      await api.sit(this.id, this.key, player);
    });
  }

  /** Let a bot play: for a seat that keeps the table waiting, or for one's own (empty), there also for good. */
  async handOver(seat: string, resign = false): Promise<boolean> {
    return this.tried(async () => {
      await api.bot(this.id, this.key, seat, resign);
    });
  }

  /** One's own seat back from its bot. */
  async back(): Promise<boolean> {
    return this.tried(async () => {
      await api.back(this.id, this.key);
    });
  }

  /** Do one thing of the game at a time. */
  private async busily(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.show.finish();
    this.busy = true;
    try {
      return await this.tried(work);
    } finally {
      this.busy = false;
    }
  }

  /** Whatever goes wrong is shown. What isn't of the game, a name or a talk, keeps nobody from playing. */
  private async tried(work: () => Promise<void>): Promise<boolean> {
    this.forgive();
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      this.announce(this.problem.detail);
      if (this.problem.status === 409) await this.refresh();
      return false;
    }
  }

  private async refresh(): Promise<void> {
    try {
      await this.reached((this.seen?.version ?? 0) + 1);
    } catch {
      // The problem that is shown already says so.
    }
  }
}
