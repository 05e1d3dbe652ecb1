// What a person has set on this device.

export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const MOTIONS = ["auto", "full", "none"] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = "footplate.settings";

interface Stored {
  language: Language | "";
  motion: Motion;
  patterns: boolean;
  confirm: boolean;
  notify: boolean;
  name: string;
}

const DEFAULTS: Stored = { language: "", motion: "auto", patterns: false, confirm: false, notify: false, name: "" };

function read(): Stored {
  try {
    const stored: Partial<Stored> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...stored };
  } catch {
    return { ...DEFAULTS };
  }
}

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Settings {
  stored = $state<Stored>(read());
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");

  get language(): Language {
    return this.stored.language || browserLanguage();
  }

  /** Whether things may move. */
  get motion(): boolean {
    return this.stored.motion === "full" || (this.stored.motion === "auto" && !this.still.matches);
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // A browser without storage forgets; the page works all the same.
    }
  }
}

export const settings = new Settings();
