/**
 * Plays scenes on a table, one after the other, up to the next question: what a match and a rehearsal have in common. Who may answer and what is
 * remembered of it is theirs.
 */
import { chosenIn } from './answers.ts';
import { pass } from './ask.ts';
import type { Chance } from './chance.ts';
import { eventIn, type Scene, type Table } from './game.ts';
import type { Passes } from './passes.ts';
import { type Choices, settledBy } from './settled.ts';
import type { Stills } from './stills.ts';
import type { Ask, Chosen, Decision, Event, Outcome, Pick, Rule } from './types.ts';
import { EndlessRule, sceneOver } from './types.ts';

const SCENES_WITHOUT_DECISION = 10_000;
const SETTLED_WITHOUT_DECISION = 100_000;
/** Events told after one answer, and rolls and shuffles likewise: some fifty times as many as any answer of a game has needed. */
export const MOST_PER_ANSWER = 5_000;

/** Whom the player turns to. */
export interface Director<State, Stream extends string, Told extends Event> {
  /** Which scene is played from here; null if it ends here for now. */
  next(state: State): Scene<State, Stream, Told> | Outcome | null;
  /** A scene is about to begin. */
  begins?(): void;
  /** Something was told. Left out if nobody listens. */
  readonly hear?: ((event: Told) => void) | undefined;
  /** What was chosen at this point before, where it is played again: then nobody lists what could be. */
  again?(): Chosen | undefined;
  /** Something was chosen, by those who were asked, or because nothing else is possible. */
  note?(chosen: Chosen, ask: Ask | null): void;
}

/** Where a match stands: what is asked now, and what was picked in it so far; or how it ended. */
export interface Standing {
  /** The name of the scene being played. */
  readonly scene: string;
  readonly ask: Ask | null;
  readonly picks: readonly (Pick | undefined)[];
  readonly outcome: Outcome | null;
}

/** The place in the ask of the first open decision that fits, or -1. */
export const placeIn = ({ ask, picks }: Standing, fits: (decision: Decision) => boolean): number =>
  ask?.decisions.findIndex((one, i) => picks[i] === undefined && fits(one)) ?? -1;

/** The decisions that are open. */
export function openIn({ ask, picks }: Standing): readonly Decision[] {
  if (!ask) return [];
  const { decisions } = ask;
  return decisions.length === 1 ? decisions : decisions.filter((_, i) => picks[i] === undefined);
}

export class ScenePlayer<State, Stream extends string, Told extends Event, Dice extends Chance<Stream> = Chance<Stream>>
  implements Standing, Choices
{
  readonly table: Table<State, Stream, Told> & { readonly chance: Dice };
  scene = '';
  ask: Ask | null = null;
  picks: (Pick | undefined)[] = [];
  outcome: Outcome | null = null;
  /** How many events the scene that is played has told so far. */
  toldInScene = 0;
  /** How the state stood, if somebody wants to know. */
  readonly stills: Stills<State> | null;
  readonly #director: Director<State, Stream, Told>;
  #rule: Rule | null = null;
  /** Events told since the last answer, scenes that went by, and choices that were none. */
  #told = 0;
  #scenes = 0;
  #settled = 0;

  constructor(director: Director<State, Stream, Told>, state: State, chance: Dice, passes: Passes, stills: Stills<State> | null = null) {
    this.#director = director;
    this.stills = stills;
    const tell = director.hear ? (told: Told | (() => Told)) => this.#hear(eventIn(told)) : () => this.#count();
    this.table = { state, chance, passes, tell };
  }

  /** The decisions that are open now. */
  get open(): readonly Decision[] {
    return openIn(this);
  }

  /** The place in the ask of the first open decision that fits, or -1. */
  placeOf(fits: (decision: Decision) => boolean): number {
    return placeIn(this, fits);
  }

  /** Notes a pick. True if the ask is complete by it, so that the rule can go on. */
  pick(at: number, pick: Pick): boolean {
    this.picks[at] = pick;
    return isComplete(this.ask!, this.picks, at);
  }

  /** Has this rule played next, in the place of a scene. */
  take(rule: Rule): void {
    this.#rule = rule;
    this.ask = null;
  }

  /** Goes on with what was picked, until somebody must choose again or nothing follows. */
  goOn(): void {
    const { ask } = this;
    const chosen = chosenIn(ask!, this.picks);
    this.#director.note?.(chosen, ask);
    this.playOn(chosen);
  }

  /** Plays on until somebody must choose, or nothing follows. */
  playOn(answered?: Chosen): void {
    this.#countAnew();
    if (this.stills) this.stills.during(() => this.#play(answered));
    else this.#play(answered);
  }

  #play(answered: Chosen | undefined): void {
    const outer = settledBy(this);
    try {
      this.#playScenes(answered);
    } finally {
      settledBy(outer);
    }
  }

  #playScenes(answered: Chosen | undefined): void {
    for (let chosen = answered; this.#scenes < SCENES_WITHOUT_DECISION; chosen = undefined, this.#scenes += 1) {
      this.#rule ??= this.#nextScene();
      if (!this.#rule) return;
      const step = stepOf(this.#rule, chosen);
      this.ask = step.done ? null : step.value;
      if (this.ask) {
        const { length } = this.ask.decisions;
        this.picks = length === 1 ? [undefined] : new Array<Pick | undefined>(length).fill(undefined);
        return;
      }
      this.#rule = null;
    }
    throw new EndlessRule(`${SCENES_WITHOUT_DECISION} scenes went by without a decision`);
  }

  again(): Chosen | undefined {
    const chosen = this.#director.again?.();
    // An answer that is given again may be followed by as much as any other.
    if (chosen?.picks) this.#countAnew();
    else if (chosen) this.#countSettled();
    return chosen;
  }

  settle(sure: Chosen): Chosen {
    this.#countSettled();
    this.#director.note?.(sure, null);
    return sure;
  }

  #countAnew(): void {
    this.#told = 0;
    this.#scenes = 0;
    this.#settled = 0;
  }

  #countSettled(): void {
    if (++this.#settled > SETTLED_WITHOUT_DECISION) throw new EndlessRule(`${SETTLED_WITHOUT_DECISION} choices were made without a choice`);
  }

  #nextScene(): Rule | null {
    this.toldInScene = 0;
    const next = this.#director.next(this.table.state);
    if (next && 'play' in next) {
      this.scene = next.name;
      this.#director.begins?.();
      return next.play(this.table);
    }
    if (next) {
      this.outcome = next;
      this.scene = 'over';
    }
    this.ask = null;
    return null;
  }

  #hear(event: Told): void {
    this.#count();
    this.#director.hear!(event);
  }

  #count(): void {
    this.toldInScene += 1;
    if (++this.#told > MOST_PER_ANSWER) throw new EndlessRule(`more than ${MOST_PER_ANSWER} events were told after one answer`);
  }
}

/** Whether nobody is waited for any more after the pick at a place, so that the rule can go on. */
export const isComplete = (ask: Ask, picks: readonly (Pick | undefined)[], at: number): boolean =>
  ask.decisions.length === 1 || speaksForAll(ask, ask.decisions[at]!, picks[at]!) || !picks.includes(undefined);

/** Whether this answer ends an ask that is for whoever speaks first. */
const speaksForAll = ({ ends }: Ask, { options }: Decision, pick: Pick): boolean =>
  ends === 'first' && !(typeof pick === 'number' && options[pick] === pass);

const END_OF_SCENE = { done: true, value: undefined } as const;

/** The rule's next question, or its end: it may also end at once, in the middle of whatever it was doing. */
function stepOf(rule: Rule, chosen: Chosen | undefined): IteratorResult<Ask, void> {
  try {
    return chosen ? rule.next(chosen) : rule.next();
  } catch (thrown) {
    if (thrown === sceneOver) return END_OF_SCENE;
    throw thrown;
  }
}
