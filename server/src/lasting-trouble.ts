/** A trouble that lasts is written to the log when it begins and when it is over, and not each time that it is met. */
import { reasonIn } from './faults.ts';
import type { Log } from './log.ts';

export class LastingTrouble {
  readonly #log: Pick<Log, 'warn'>;
  readonly #begins: string;
  readonly #ends: string;
  #lasts = false;

  constructor(log: Pick<Log, 'warn'>, begins: string, ends: string) {
    this.#log = log;
    this.#begins = begins;
    this.#ends = ends;
  }

  met(error: unknown): void {
    if (!this.#lasts) this.#log.warn({ reason: reasonIn(error) }, this.#begins);
    this.#lasts = true;
  }

  over(): void {
    if (this.#lasts) this.#log.warn({}, this.#ends);
    this.#lasts = false;
  }
}
