/** What somebody who is asked may want to know before they answer: odds, ways, reasons, what has happened since, advice. Nothing is changed by it. */
import type { Weighed } from '@quarry/bots';
import {
  type Answer,
  type AnyMatch,
  type Decision,
  type Objection,
  type Odds,
  type Option,
  type Result,
  refuse,
  type Seat,
} from '@quarry/kernel';
import type { Ahead, Intents, Lead, Look, Request, Since, WhyNot } from '@quarry/protocol';
import { aheadOf, type Words } from './ahead.ts';
import type { Chair } from './chairs.ts';
import type { IsBot } from './consent.ts';
import { dangersOf, intentsOf, leadOf, whyNotOf } from './sight.ts';
import { sinceTurn } from './since.ts';
import type { TableLog } from './table-log.ts';

/** As much of a table as is looked at. */
export interface LookedAt {
  /** Both may be read again from the store, and are others then. */
  match(): AnyMatch;
  log(): TableLog;
  /** The last answer that a seat gave in its own turn; if there is no such thing, its last. */
  lastInTurn(seat: Seat): number;
  /** The decision that a chair is asked under this number; refused if it is open no more. */
  openFor(chair: Chair, n: number): Result<Decision>;
  /** How a question reads to a seat. */
  readonly asked: Words;
  readonly isBot: IsBot;
  /** Works something out by the rules, no longer than they may take. */
  timed<T>(act: () => T): T;
  /** What a sensible player would answer, thought about elsewhere. */
  advise(decision: Decision): Promise<Result<Answer>>;
  /** Which two answers go best, likewise. */
  weigh(decision: Decision): Promise<Result<Weighed>>;
}

export class TableLooks {
  readonly #table: LookedAt;

  constructor(table: LookedAt) {
    this.#table = table;
  }

  look(chair: Chair, { n, keys }: Request<'look'>): Result<Look> {
    return this.#asked<Look>(chair, n, decision => {
      const { kind, options } = decision;
      const named = keys.map(key => options.find(one => one.key === key));
      const strange = named.indexOf(undefined);
      if (strange >= 0) return refuse('no-such-option', { key: keys[strange]!, kind }, `'${keys[strange]}' is not an option of '${kind}'.`);
      const not = objectionTo(decision, named as Option[]);
      if (not) return { ok: true, value: { odds: {}, isFinal: false, not: not.says } };
      const odds = oddsOf(decision, named as Option[]);
      const match = this.#table.match();
      const shows = match.whatWouldShow(decision.seat, keys);
      const dangers = dangersOf(match, decision, named as Option[]);
      return { ok: true, value: { odds, isFinal: shows !== null, ...(shows === 'dice' && { rolls: true }), ...dangers } };
    });
  }

  /** What a deed consists of that begins with these answers. */
  ahead(chair: Chair, request: Request<'ahead'>): Result<Ahead> {
    return this.#asked(chair, request.n, ({ seat }) => aheadOf(this.#table.match(), seat, request, this.#table.asked, this.#table.isBot));
  }

  lead(chair: Chair, { n, path, to }: Request<'lead'>): Result<Lead> {
    return this.#asked(chair, n, decision => leadOf(this.#table.match(), decision, path, to));
  }

  whyNot(chair: Chair, { n }: Request<'why-not'>): Result<readonly WhyNot[]> {
    return this.#asked(chair, n, ({ seat }) => ({ ok: true, value: whyNotOf(this.#table.match(), seat) }));
  }

  /** What enemies are about to do. */
  intents(chair: Chair, { n }: Request<'intents'>): Result<Intents> {
    return this.#asked(chair, n, decision => ({ ok: true, value: intentsOf(this.#table.match(), decision) }));
  }

  /** What has happened since the seat's last turn, in its own words; nothing if the game does not tell it. */
  since(chair: Chair, { n }: Request<'since'>): Result<readonly Since[]> {
    return this.#asked(chair, n, ({ seat }) => {
      const { match, log, lastInTurn } = this.#table;
      return { ok: true, value: sinceTurn(match(), log(), lastInTurn(seat), seat) };
    });
  }

  async advise(chair: Chair, { n }: Request<'advise'>): Promise<Result<Answer>> {
    const open = this.#table.openFor(chair, n);
    return open.ok ? this.#table.advise(open.value) : open;
  }

  async weigh(chair: Chair, { n }: Request<'weigh'>): Promise<Result<Weighed>> {
    const open = this.#table.openFor(chair, n);
    if (!open.ok) return open;
    const { kind, options } = open.value;
    if (options.length > 1) return this.#table.weigh(open.value);
    return refuse('nothing-to-weigh', { kind }, 'There is nothing to choose between here; put it where you like.');
  }

  #asked<T>(chair: Chair, n: number, tell: (decision: Decision) => Result<T>): Result<T> {
    const open = this.#table.openFor(chair, n);
    return open.ok ? this.#table.timed(() => tell(open.value)) : open;
  }
}

/** What speaks against naming these together, if they are neither too few nor too many. */
function objectionTo({ fit, min, max, options }: Decision, named: readonly Option[]): Objection | null {
  if (!fit || named.length < min || named.length > max) return null;
  return fit.objection(named.map(one => options.indexOf(one)));
}

/** Of one option; or, where some are chosen, of all that are named. */
function oddsOf({ odds, oddsOfSome }: Decision, named: readonly Option[]): Odds {
  if (oddsOfSome) return oddsOfSome(named);
  const [only, ...more] = named;
  return only && more.length === 0 ? (odds?.(only) ?? {}) : {};
}
