/** Whole campaigns, thirteen matches each, by chance: every hunt is won or lost at once, all else is played. */
import { type Answer, type Decision, randomAnswer, SampledChance, Seed } from '@quarry/kernel';
import { byDay, Rehearsal } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { faultsOf } from '../campaign/builds.ts';
import { LAST_CHAPTER, weaknessesOf } from '../campaign/quests.ts';
import { campaignSchema } from '../campaign.ts';
import type { PrimalEvent } from '../events.ts';
import { begin, campaignFor, checkSetup, type Setup, sequel } from '../setup.ts';
import type { State, Stream } from '../state.ts';
import { campGame } from '../testing/camp.ts';

const MOST_ANSWERS = 20_000;
const MOST_DEFEATS = 2;

class Wanderer {
  readonly #bot: SampledChance<'bot'>;
  readonly #chance: SampledChance<Stream>;
  constructor(seed: string) {
    this.#bot = new SampledChance(new Seed(`${seed} bot`));
    this.#chance = new SampledChance(new Seed(seed));
  }

  chapter(setup: Setup): { readonly state: State; readonly carried: unknown } {
    expect(checkSetup(setup)).toMatchObject({ ok: true });
    let way = this.#play(begin(setup, this.#chance));
    while (way.state.step === 'choose-aggro') way = this.#play(this.#hunted(way.state));
    expect(way.state.step).toBe('over');
    return { state: way.state, carried: way.outcome?.carries };
  }

  /** On from this state, up to a hunt or the end of the chapter. */
  #play(from: State): Rehearsal<State, Stream, PrimalEvent> {
    const way = new Rehearsal<State, Stream, PrimalEvent>(campGame, from).play();
    for (let given = 0; way.open.length > 0 && given < MOST_ANSWERS; given++) {
      const decision = way.open[this.#bot.below('bot', way.open.length)]!;
      way.answer(decision.kind, this.#answer(decision), decision.seat);
    }
    expect(way.open).toEqual([]);
    return way;
  }

  /** Anything; but now and then whoever is at a page leaves it, or is ready. */
  #answer(decision: Decision): Answer {
    const leave = ['ready', 'mend-deck', 'back'].find(key => decision.options.some(one => one.key === key));
    return leave !== undefined && this.#bot.below('bot', 6) === 0 ? leave : randomAnswer(decision, this.#bot);
  }

  #hunted(state: State): State {
    for (const [seat, own] of state.belongings.entries()) expect(faultsOf(state.hunters[seat]!.id, own, weaknessesOf(state))).toEqual([]);
    expect(campGame.faults(state)).toEqual([]);
    const isWon = state.campaign.defeatsHere >= MOST_DEFEATS || this.#bot.below('bot', 3) > 0;
    const hunters = state.hunters.map(one => ({ ...one, drunk: one.potions.slice(0, 1), potions: one.potions.slice(1) }));
    const round = 1 + this.#bot.below('bot', 10);
    return isWon
      ? { ...state, hunters, step: 'won', result: 'won', round }
      : { ...state, hunters, step: 'lost', result: 'lost', why: 'time', round: 10 };
  }
}

test.each(byDay([2, 3, 4], 0))(
  '[PA-CAMP-1][PA-CAMP-2][PA-CAMP-3][PA-CAMP-17] campaigns of %i from the prologue to the last battle stay sound, whatever is chosen',
  seats => {
    for (const seed of byDay(['ash', 'horn and hide'], 1)) {
      const wanderer = new Wanderer(`${seed} ${seats}`);
      let setup: Setup | null = campaignFor(seats);
      for (let no = 0; no <= LAST_CHAPTER; no++) {
        const { state, carried } = wanderer.chapter(setup!);
        expect([state.campaign.chapter, state.campaign.completed.length, state.result, state.leftOut]).toEqual([no, no + 1, 'won', []]);
        setup = sequel.next(setup!, campaignSchema.check(JSON.parse(JSON.stringify(carried)), 'carried'), seats, [...Array(seats).keys()]);
      }
      expect(setup).toBeNull();
    }
  },
);
