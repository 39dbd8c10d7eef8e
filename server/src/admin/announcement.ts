/** What whoever runs the server has to say to everybody: told to every open page at once, and to each that comes while it stands. */
import type { Announce, Reply } from '@quarry/protocol';

const MINUTE_MS = 60_000;

export class Announcement {
  readonly #clock: () => number;
  #standing: { readonly says: string; readonly until: number } | null = null;
  #tell: (text: string) => void = () => {};

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** From now on every open page is told. */
  listen(tell: (text: string) => void): void {
    this.#tell = tell;
  }

  /** Null takes back what was said. */
  say(wish: Announce | null): void {
    this.#standing = wish && { says: wish.says, until: this.#clock() + wish.minutes * MINUTE_MS };
    this.#tell(announced(this.says));
  }

  /** What stands now. */
  get says(): string | null {
    return this.#standing && this.#standing.until > this.#clock() ? this.#standing.says : null;
  }

  /** The same for a page that has just come; nothing if nothing stands. */
  get greeting(): string | null {
    return this.says === null ? null : announced(this.says);
  }
}

export const announced = (says: string | null): string => JSON.stringify({ type: 'announced', says } satisfies Reply);
