/**
 * Faults that nobody waits for. Whatever is begun and not waited for goes through here: a fault of one table or one notice is logged and
 * counted, and never ends the server. What escapes even this is caught by whoever runs the process (`RunningServer.noteFault`).
 */
import type { Log } from './log.ts';

export const reasonIn = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Facts = Readonly<Record<string, unknown>>;

export class Faults {
  readonly #log: Log;
  readonly #count: (what: string) => void;

  constructor(log: Log, count: (what: string) => void = () => {}) {
    this.#log = log;
    this.#count = count;
  }

  /** What was being done, and what went wrong over it. */
  note(what: string, error: unknown, facts: Facts = {}): void {
    this.#count(what);
    this.#log.error({ ...facts, code: 'fault', what, reason: reasonIn(error) }, 'something failed that nobody waits for');
  }

  /** Does something that nobody waits for. */
  apart(what: string, act: () => unknown, facts: Facts = {}): void {
    try {
      const doing = act();
      if (doing instanceof Promise) doing.catch(error => this.note(what, error, facts));
    } catch (error) {
      this.note(what, error, facts);
    }
  }
}
