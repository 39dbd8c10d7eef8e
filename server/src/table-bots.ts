/**
 * The bots at a table: each open decision of a seat that a bot plays is thought about once, elsewhere, from what the seat sees. Where one speaks for all,
 * bots let the people who are here speak first; in a lesson the learner always answers first, as it was tried out. A bot that fails is an error of ours: it is logged and said at the table, and any legal answer is given, so that people can play on.
 */
import { triesThingsOut, type Weighed } from '@quarry/bots';
import {
  type Answer,
  type AnyMatch,
  bareDecision,
  type Decision,
  type Lesson,
  lessonChance,
  type MatchRecord,
  othersAnswer,
  type Result,
  recordOf,
  refuse,
  type Seat,
} from '@quarry/kernel';
import type { Faults } from './faults.ts';
import { hashOfKey } from './keys.ts';
import type { Holdings } from './limits.ts';
import type { Log } from './log.ts';
import type { StoredSeat } from './store.ts';
import type { Thought } from './thinking.ts';
import { GivenUp } from './threads.ts';

export interface BotsWorld {
  readonly log: Log;
  readonly faults: Faults;
  /** Who is being advised. */
  readonly advice: Holdings;
  think(thought: Thought): Promise<Answer>;
  weigh(thought: Thought): Promise<Weighed>;
}

/** A decision that a bot has answered: `turn` is the seat's own counter. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly turn: number;
  readonly kind: string;
  /** Null if it found none: any legal one will do. */
  readonly answer: Answer | null;
  /** The seed of this one choice. */
  readonly chance: string;
}

/** What the table does with its bots. */
export interface BotsTable {
  readonly id: string;
  readonly seed: string;
  /** What is followed here: everything comes as it was tried out. */
  readonly lesson: Lesson<unknown> | null;
  /** Gives a bot's answer to the match. */
  give(answer: BotAnswer): Result;
  /** Whether somebody plays this seat in person, and is here. */
  isManned(seat: Seat): boolean;
  /** Somebody should know that the bot of a seat has failed. */
  noteFailure(seat: Seat): void;
}

/** Refusals that are no fault of the bot: somebody was quicker, or the rules broke down over a good answer. */
const NOT_ITS_FAULT: readonly string[] = ['late', 'other-decision', 'not-asked', 'match-over', 'match-too-long', 'rules-failed'];

/** The seed of a table's bots. Nobody can foresee what they pick in secret, and from what they are given nobody can find the seed of the match. */
export const seedOfBots = (table: string, seed: string): string => hashOfKey(`bots ${table} ${seed}`);

const ADVISER = 'sensible';
const ADVICE_PER_TABLE = 2;
const ADVICE_IN_ALL = 32;
const EVERYBODY = 'everybody';
/** Each takes a second of one thread: the last that is taken is heard a few seconds later. */
const WEIGHED_IN_ALL = 4;
const WEIGHERS = 'weighers';
const tooMuchAdvice = refuse('busy', {}, 'Others are being advised just now; ask again in a moment.');
const noAdvice = refuse('no-advice', {}, 'No advice can be had just now; choose what you like.');

/** As much of a match as worlds are imagined from: the running scene. */
function whereItStands(match: AnyMatch): MatchRecord {
  const record = recordOf(match);
  return { ...record, before: [], answers: record.answers.filter(one => one.n > record.checkpoint.n) };
}

export class TableBots {
  readonly #world: BotsWorld;
  readonly #table: BotsTable;
  readonly #seed: string;
  /** Which decision each seat's bot thinks about, and since which forgetting. */
  readonly #thinking = new Map<Seat, string>();
  /** What bots would say for all, if the people did not read it first. */
  readonly #heldBack = new Map<Seat, { readonly decision: Decision; readonly answer: Answer }>();
  /** Bots that once thought for too long think no more at this table: those of other tables would have to wait for them. */
  #isHasty = false;
  #round = 0;

  constructor(world: BotsWorld, table: BotsTable) {
    this.#world = world;
    this.#table = table;
    this.#seed = seedOfBots(table.id, table.seed);
  }

  wake(match: AnyMatch, seats: readonly StoredSeat[]): void {
    if (this.#table.lesson && match.open.some(one => seats[one.seat]!.bot === null)) return;
    for (const decision of match.open) {
      const { bot } = seats[decision.seat]!;
      if (bot === null) continue;
      this.#world.faults.apart('bot', () => this.#think(match, decision, bot, seats), { table: this.#table.id, seat: decision.seat });
      // One after the other, in the order in which they are asked: whoever thinks quickest is not heard first.
      if (this.#thinking.has(decision.seat)) return;
    }
  }

  /** What a sensible player would answer in place of somebody who plays in person. Bots at other tables do not wait for it: only so much is thought about at once. */
  async advise(match: AnyMatch, decision: Decision): Promise<Result<Answer>> {
    const { advice } = this.#world;
    const { id } = this.#table;
    if (!advice.take(id, ADVICE_PER_TABLE)) return tooMuchAdvice;
    try {
      if (!advice.take(EVERYBODY, ADVICE_IN_ALL)) return tooMuchAdvice;
      try {
        return { ok: true, value: await this.#thinkOf(match, decision, ADVISER) };
      } catch {
        return noAdvice;
      } finally {
        advice.drop(EVERYBODY);
      }
    } finally {
      advice.drop(id);
    }
  }

  /** The two answers that go best for somebody who plays in person, from what that seat may know. Nobody waits for it; a seat has one thing weighed at a time. */
  async weigh(match: AnyMatch, decision: Decision): Promise<Result<Weighed>> {
    const { advice } = this.#world;
    const seat = `${this.#table.id} ${decision.seat}`;
    if (!advice.take(seat, 1)) return tooMuchAdvice;
    try {
      if (!advice.take(WEIGHERS, WEIGHED_IN_ALL)) return tooMuchAdvice;
      try {
        return { ok: true, value: await this.#world.weigh({ ...this.#told(match, decision, ADVISER), record: whereItStands(match) }) };
      } catch {
        return noAdvice;
      } finally {
        advice.drop(WEIGHERS);
      }
    } finally {
      advice.drop(seat);
    }
  }

  /** What is being thought about now is of no use any more. */
  forget(): void {
    this.#round += 1;
    this.#thinking.clear();
    this.#heldBack.clear();
  }

  async #think(match: AnyMatch, decision: Decision, bot: string, seats: readonly StoredSeat[]): Promise<void> {
    const { seat, kind } = decision;
    const held = this.#heldBack.get(seat);
    if (held?.decision === decision && this.#mustWait(match, decision, held.answer)) return;
    this.#heldBack.delete(seat);
    const turn = match.turnOf(seat);
    const about = `${this.#round} ${bot} ${turn} ${kind}`;
    if (this.#thinking.get(seat) === about) return;
    this.#thinking.set(seat, about);
    const thought = held?.decision === decision ? held : await this.#thoughtOf(match, decision, bot);
    if (this.#thinking.get(seat) !== about) return;
    this.#thinking.delete(seat);
    if ('answer' in thought && this.#mustWait(match, decision, thought.answer)) {
      this.#heldBack.set(seat, { decision, answer: thought.answer });
      this.wake(match, seats);
      return;
    }
    const chance = `${this.#seed} ${seat} ${turn}`;
    const why = 'why' in thought ? thought.why : this.#refusalOf({ seat, turn, kind, answer: thought.answer, chance });
    if (why === null) return;
    this.#world.log.error(
      { code: 'bot-failed', table: this.#table.id, seat, bot, kind, why },
      'a bot has failed; any legal answer is given',
    );
    this.#table.noteFailure(seat);
    this.#table.give({ seat, turn, kind, answer: null, chance });
  }

  async #thoughtOf(match: AnyMatch, decision: Decision, bot: string): Promise<{ readonly answer: Answer } | { readonly why: string }> {
    const { lesson } = this.#table;
    const agreed = lesson && othersAnswer(lesson, decision);
    if (agreed !== null) return { answer: agreed };
    if (this.#isHasty) return { why: 'it thought for too long before' };
    try {
      return { answer: await this.#thinkOf(match, decision, bot) };
    } catch (error) {
      this.#isHasty = error instanceof GivenUp;
      return { why: error instanceof Error ? error.message : String(error) };
    }
  }

  async #thinkOf(match: AnyMatch, decision: Decision, bot: string): Promise<Answer> {
    const record = triesThingsOut(bot) ? { record: whereItStands(match) } : {};
    return this.#world.think({ ...this.#told(match, decision, bot), ...record });
  }

  #told(match: AnyMatch, decision: Decision, bot: string): Thought {
    const { seat } = decision;
    const told = { view: match.view(seat), decision: bareDecision(decision), seat, turn: match.turnOf(seat) };
    const chance = this.#table.lesson ? { chance: lessonChance(match.seed, match.n) } : {};
    return { game: match.game.id, bot, ...told, seed: this.#seed, ...chance };
  }

  /** Whoever speaks for all leaves it to the people who could and are here; so does whoever could do nothing but something aside. */
  #mustWait({ open }: AnyMatch, { options, speaksForAll }: Decision, answer: Answer): boolean {
    if (!speaksForAll) return false;
    const isForAll = typeof answer === 'string' && speaksForAll(answer);
    const hasOnlyAsides = !options.some(({ key }) => speaksForAll(key));
    if (!isForAll && !hasOnlyAsides) return false;
    return open.some(one => this.#table.isManned(one.seat) && one.options.some(({ key }) => one.speaksForAll?.(key)));
  }

  /** Why an answer is not one that may be given, or null. */
  #refusalOf(answer: BotAnswer): string | null {
    const given = this.#table.give(answer);
    return given.ok || NOT_ITS_FAULT.includes(given.refusal.code) ? null : given.refusal.says;
  }
}
