// Whether the server can be reached: learnt from all that is asked of it, and asked again until it answers.

const WAIT = 2000;

class Server {
  there = $state(true);
  private timer = 0;

  constructor() {
    addEventListener("online", () => {
      if (!this.there) void this.ask();
    });
  }

  answered(): void {
    clearTimeout(this.timer);
    this.there = true;
  }

  lost(): void {
    if (!this.there) return;
    this.there = false;
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), WAIT);
  }

  private async ask(): Promise<void> {
    const fine = await fetch("/api/health", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (fine) this.answered();
    else this.later();
  }
}

export const server = new Server();
