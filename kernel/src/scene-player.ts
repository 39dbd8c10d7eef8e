/**
 * Plays scenes on a table, one after the other, up to the next question: what a match and a rehearsal have in common. Who may answer and what is
 * remembered of it is theirs.
 */
import { pass } from './ask.ts';
import type { Chance } from './chance.ts';
import type { Scene, Table } from './game.ts';
import type { Passes } from './passes.ts';
import type { Ask, Decision, Event, Outcome, Pick, Picks, Rule } from './types.ts';
import { EndlessRule, SceneOver } from './types.ts';

const SCENES_WITHOUT_DECISION = 10_000;
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
}

export class ScenePlayer<State, Stream extends string, Told extends Event, Dice extends Chance<Stream> = Chance<Stream>> {
  readonly table: Table<State, Stream, Told> & { readonly chance: Dice };
  /** The name of the scene being played. */
  scene = '';
  /** What is asked now, and what was picked in it so far. */
  ask: Ask | null = null;
  picks: (Pick | undefined)[] = [];
  outcome: Outcome | null = null;
  readonly #director: Director<State, Stream, Told>;
  #rule: Rule | null = null;
  /** Events told since the last answer. */
  #told = 0;

  constructor(director: Director<State, Stream, Told>, state: State, chance: Dice, passes: Passes) {
    this.#director = director;
    const tell = director.hear ? (event: Told) => this.#hear(event) : () => this.#count();
    this.table = { state, chance, passes, tell };
  }

  /** The decisions that are open now. */
  get open(): readonly Decision[] {
    if (!this.ask) return [];
    const { decisions } = this.ask;
    if (decisions.length === 1) return decisions;
    return decisions.filter((_, i) => this.picks[i] === undefined);
  }

  /** The place in the ask of the first open decision that fits, or -1. */
  placeOf(fits: (decision: Decision) => boolean): number {
    return this.ask?.decisions.findIndex((one, i) => this.picks[i] === undefined && fits(one)) ?? -1;
  }

  /** Notes a pick. True if the ask is complete by it, so that the rule can go on. */
  pick(at: number, pick: Pick): boolean {
    const ask = this.ask!;
    this.picks[at] = pick;
    return ask.decisions.length === 1 || speaksForAll(ask, ask.decisions[at]!, pick) || !this.picks.includes(undefined);
  }

  /** Has this rule played next, in the place of a scene. */
  take(rule: Rule): void {
    this.#rule = rule;
    this.ask = null;
  }

  /** Plays on until somebody must choose, or nothing follows. */
  playOn(answered?: Picks): void {
    let picks = answered;
    this.#told = 0;
    for (let quiet = 0; quiet < SCENES_WITHOUT_DECISION; quiet++) {
      this.#rule ??= this.#nextScene();
      if (!this.#rule) return;
      const step = stepOf(this.#rule, picks);
      picks = undefined;
      if (!step.done) {
        this.ask = step.value;
        this.picks =
          step.value.decisions.length === 1 ? [undefined] : new Array<Pick | undefined>(step.value.decisions.length).fill(undefined);
        return;
      }
      this.#rule = null;
      this.ask = null;
    }
    throw new EndlessRule(`${SCENES_WITHOUT_DECISION} scenes went by without a decision`);
  }

  #nextScene(): Rule | null {
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
    if (++this.#told > MOST_PER_ANSWER) throw new EndlessRule(`more than ${MOST_PER_ANSWER} events were told after one answer`);
  }
}

/** Whether this answer ends an ask that is for whoever speaks first. */
const speaksForAll = ({ ends }: Ask, { options }: Decision, pick: Pick): boolean =>
  ends === 'first' && !(typeof pick === 'number' && options[pick] === pass);

const END_OF_SCENE = { done: true, value: undefined } as const;

/** The rule's next question, or its end: it may also end at once, in the middle of whatever it was doing. */
function stepOf(rule: Rule, answered: Picks | undefined): IteratorResult<Ask, void> {
  try {
    return answered ? rule.next(answered) : rule.next();
  } catch (thrown) {
    if (thrown instanceof SceneOver) return END_OF_SCENE;
    throw thrown;
  }
}
