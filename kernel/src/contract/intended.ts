/** Whether enemies do what a game says that they will (K-168): what is read between two scenes is compared with what is told until somebody answers. */
import type { AnyGame } from '../game.ts';
import { type Came, INTENT_LENGTH, type Intended, type Intent, refKey } from '../intents.ts';
import type { AnyMatch } from '../match.ts';
import { lazyView } from '../schema/index.ts';
import type { Ref, Seat } from '../types.ts';
import { isSentence } from './taught.ts';

type Step = Exclude<Came, { readonly kind: 'done' }>;

/** What one seat has read before so many events were told. */
interface Reading {
  readonly told: number;
  readonly seat: Seat | null;
  readonly ofPiece: Map<string, Foretold>;
  /** The piece that has acted since: what was read of all others has lapsed. */
  acting: string | null;
  lastStep: Step | null;
}

interface Foretold {
  readonly intent: Intent;
  at: number;
  /** Something came that was not certain: whatever follows may be otherwise. */
  isOver: boolean;
}

const said = ({ kind, target, amount }: Intended | Step): string =>
  [kind, ...(target ? [`on ${refKey(target)}`] : []), ...(amount === null ? [] : [`of ${String(amount)}`])].join(' ');

const isSameMove = (one: Step, other: Step): boolean =>
  one.kind === 'move' && other.kind === 'move' && JSON.stringify(one) === JSON.stringify(other);

export class Intentions {
  /** The game, with an ear at every beginning of a scene. */
  readonly watched: AnyGame;
  compared = 0;
  readonly #game: AnyGame;
  #match: AnyMatch | null = null;
  #first = 0;
  #turn = 0;
  #readings: Reading[] = [];
  #lacks: string[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
    this.watched = {
      ...game,
      rules: {
        ...game.rules,
        next: (state: unknown) => {
          const next = game.rules.next(state);
          if (this.#match && 'play' in next) this.#read(state, this.#match);
          return next;
        },
      },
    };
  }

  /** Listens to what the next answer leads to; to forks and whatever else plays besides it does not. */
  listen(match: AnyMatch): void {
    this.#match = match;
    this.#first = match.events.length;
  }

  #read(state: unknown, { events, seats }: AnyMatch): void {
    // Seats take turns, then somebody who looks on.
    const place = this.#turn++ % (seats + 1);
    const seat = place === seats ? null : place;
    // As a server looks: whoever copies a piece of it whole gets nothing.
    const view = lazyView(this.#game.rules.state, state, seat);
    const intents = this.#game.shows!.intends!(view, seat);
    const pieces = new Set(this.#game.shows!.sketch?.(view).pieces.map(one => refKey(one.ref)));
    for (const intent of intents) this.#lacks.push(...wordLacks(intent, pieces));
    const ofPiece = new Map(intents.map(intent => [refKey(intent.about), { intent, at: 0, isOver: false }]));
    this.#readings.push({ told: events.length, seat, ofPiece, acting: null, lastStep: null });
  }

  /** What was not kept since the match was listened to. */
  lacks(): string[] {
    const match = this.#match;
    if (!match) return [];
    this.#match = null;
    for (let i = this.#first; i < match.events.length; i++) {
      const came = this.#game.shows!.came?.(match.events[i]!.event) ?? null;
      if (came) for (const reading of this.#readings) if (reading.told <= i) this.#compare(reading, came, this.#freshest(i) === reading);
    }
    const lacks = this.#lacks;
    this.#lacks = [];
    this.#readings = [];
    return lacks;
  }

  #freshest = (event: number): Reading | undefined => this.#readings.findLast(one => one.told <= event);

  #compare(reading: Reading, came: Came, isFreshest: boolean): void {
    if (came.kind === 'done') {
      this.#end(reading, came.about);
      // A turn in which nothing was done is a turn all the same.
      if (came.about) reading.acting ??= refKey(came.about);
      return;
    }
    const piece = refKey(came.about);
    if (reading.acting !== null && reading.acting !== piece) {
      // Another one acts now: whoever acted before is done.
      this.#end(reading, reading.ofPiece.get(reading.acting)?.intent.about ?? null);
      reading.ofPiece.clear();
      return;
    }
    const isNews = reading.acting === null;
    reading.acting = piece;
    const foretold = reading.ofPiece.get(piece);
    if (!foretold) {
      if (isNews && isFreshest && came.kind === 'attack') this.#lacks.push(`${piece}: ${said(came)}, and nothing was said of it`);
      return;
    }
    // A move that is told in several stretches is one.
    if (foretold.isOver || (reading.lastStep && isSameMove(reading.lastStep, came))) return;
    reading.lastStep = came;
    this.#compareStep(reading, foretold, came);
  }

  #compareStep({ seat }: Reading, foretold: Foretold, came: Step): void {
    const { intent } = foretold;
    const step = intent.does[foretold.at];
    foretold.at += 1;
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const fail = (what: string): void => {
      foretold.isOver = true;
      this.#lacks.push(`${who} reads of ${refKey(came.about)} '${intent.says}': ${what}`);
    };
    if (!step) return fail(`nothing more was to come, and ${said(came)} came`);
    if (!isAmong(step, came)) return fail(`${said(step)} was to come, and ${said(came)} came`);
    if (!step.isCertain) {
      foretold.isOver = true;
      return;
    }
    if (step.kind !== came.kind || (step.target && (!came.target || refKey(step.target) !== refKey(came.target))))
      return fail(`${said(step)} was to come, and ${said(came)} came`);
    this.compared += 1;
  }

  /** Whoever is done has done all that was certain. */
  #end(reading: Reading, about: Ref | null): void {
    for (const [piece, foretold] of reading.ofPiece) {
      const hasLapsed = reading.acting !== null && reading.acting !== piece;
      if (foretold.isOver || hasLapsed || (about && piece !== refKey(about))) continue;
      const { intent, at } = foretold;
      const step = intent.does[at];
      foretold.isOver = true;
      if (step?.isCertain) this.#lacks.push(`${piece} is done, and '${intent.says}' was read of it: ${said(step)} did not come`);
      else if (!step && at === 0) this.compared += 1;
    }
  }
}

/** Of a step of the same sort, the amount is one of those that were named. */
function isAmong({ kind, amount }: Intended, came: Step): boolean {
  if (kind !== came.kind || amount === null || came.amount === null) return true;
  return typeof amount === 'number' ? amount === came.amount : amount.includes(came.amount);
}

function wordLacks({ about, says, why }: Intent, pieces: ReadonlySet<string>): string[] {
  const isPhrase = says.trim() === says && says !== '' && says.length <= INTENT_LENGTH && !/undefined|NaN|\[object/.test(says);
  return [
    ...(isPhrase ? [] : [`'${says}' is no phrase of at most ${INTENT_LENGTH} characters`]),
    ...(isSentence(why) && !/undefined|NaN|\[object/.test(why) ? [] : [`'${says}' has no sentence that says why: ${JSON.stringify(why)}`]),
    ...(pieces.has(refKey(about)) ? [] : [`'${says}' is about ${refKey(about)}, which is no piece of the sketch`]),
  ];
}
