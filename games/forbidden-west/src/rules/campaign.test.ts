/** Whole campaigns outside combat, by chance: every encounter is won or given up at once, all else is played. */
import { type Outcome, randomAnswer, SampledChance, Seed } from '@quarry/kernel';
import { byDay, Rehearsal } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { noFight } from '../campaign/at-rest.ts';
import { campaignSchema, carriedFrom } from '../campaign.ts';
import { LAST_CHAPTER } from '../content/story/index.ts';
import type { WestEvent } from '../events.ts';
import { faults } from '../faults.ts';
import { begin } from '../first-state.ts';
import { next } from '../scenes.ts';
import { checkSetup, type Setup, sequel, setupFor } from '../setup.ts';
import { type State, type Stream, stateSchema } from '../state.ts';

const MOST_ANSWERS = 20_000;

class Wanderer {
  readonly visited = new Set<string>();
  readonly endings = new Set<string>();
  readonly #bot: SampledChance<'bot'>;
  readonly #chance: SampledChance<Stream>;

  constructor(seed: string) {
    this.#bot = new SampledChance(new Seed(`${seed} bot`));
    this.#chance = new SampledChance(new Seed(seed));
  }

  chapter(setup: Setup): State {
    expect(checkSetup(setup)).toMatchObject({ ok: true });
    let state = this.#read(begin(setup, this.#chance));
    while (state.step === 'open-brief') state = this.#read(this.#skipFight(state));
    return state;
  }

  /** On from this state, up to an encounter or the end of the chapter. */
  #read(from: State): State {
    const game = { state: stateSchema, faults, next: (state: State) => (state.step === 'open-brief' ? OVER : next(state)) };
    const way = new Rehearsal<State, Stream, WestEvent>(game, from, { spare: STREAMS, dice: this.#script() }).play();
    for (let given = 0; way.open.length > 0 && given < MOST_ANSWERS; given++) {
      const decision = way.open[this.#bot.below('bot', way.open.length)]!;
      way.answer(decision.kind, randomAnswer(decision, this.#bot), decision.seat);
    }
    for (const page of way.state.history) this.visited.add(page);
    if (way.state.ending) this.endings.add(way.state.ending);
    expect([way.open, faults(way.state)]).toEqual([[], []]);
    return way.state;
  }

  /** Narrative rolls for one chapter, of any face that every die has. */
  #script() {
    return {
      story: Array.from({ length: 60 }, () => [1, 2, 'crit'][this.#bot.below('bot', 3)]!),
    };
  }

  #skipFight(state: State): State {
    const isWon = this.#bot.below('bot', 3) > 0;
    return {
      ...state,
      step: isWon ? 'fight-won' : 'fight-failed',
      result: isWon ? 'won' : 'failed',
      failures: isWon ? 0 : 5,
      before: state.party,
      fight: { ...noFight(), taken: ['razorhound:A', 'arc-stalker:A'], hasAnybodyBeenRevealed: isWon },
    };
  }
}
const OVER: Outcome = { winners: [], why: 'FW-NARR-11', facts: {} };
const STREAMS = ['story'];

test.each(byDay([1, 2, 3, 4], 2))(
  '[FW-CAMP-5] [FW-CAMP-6] campaigns of %i from the first page to an ending stay sound, whatever is chosen',
  seats => {
    for (const seed of byDay(['ash', 'red water', 'harvest'], 1)) {
      const wanderer = new Wanderer(`${seed} ${seats}`);
      let setup: Setup | null = setupFor(seats);
      for (let chapter = 1; chapter <= LAST_CHAPTER; chapter++) {
        const state = wanderer.chapter(setup!);
        expect([state.chapter, state.step]).toEqual([chapter, 'over']);
        const story = campaignSchema.check(JSON.parse(JSON.stringify(carriedFrom(state))), 'carried');
        setup = sequel.next(setup!, story, seats, [...Array(seats).keys()]);
      }
      expect([setup, wanderer.endings.size]).toEqual([null, 1]);
    }
  },
);
