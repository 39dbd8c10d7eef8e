/** Which scenario is played: as the bots pick, as chance picks, or always the same. Everything else of a match stays as it is. */
import type { Bot } from '@quarry/bots';
import { type AnyGame, BrokenPromise, randomAnswer } from '@quarry/kernel';

export const PICKS = ['bot', 'random'] as const;

export interface Steering {
  /** The id of the only scenario that is wanted, or null. */
  readonly scenario: string | null;
  /** Who picks among those that are offered. */
  readonly picks: (typeof PICKS)[number];
}

export interface Seated {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly bots: readonly Bot[];
}

export function steered(table: Seated, { scenario, picks }: Steering): Seated {
  if (scenario === null && picks === 'bot') return table;
  const { game, setup, bots } = table;
  const scenarios = game.proof.measures?.scenarios;
  if (!scenarios) throw new BrokenPromise(`${game.id} declares no scenarios`);
  if (scenario !== null && !Object.hasOwn(scenarios.names, scenario))
    throw new BrokenPromise(`${game.id} has no ${scenarios.says} '${scenario}'`);
  const { offer, inSetup, pickedIn } = scenarios;
  return {
    game:
      scenario === null || !offer
        ? game
        : { ...game, rules: { ...game.rules, begin: (...start) => offered(game.rules.begin(...start), state => offer(state, scenario)) } },
    setup: scenario === null || !inSetup ? setup : inSetup(setup, scenario),
    bots: pickedIn === undefined ? bots : bots.map(bot => picking(bot, pickedIn, scenario, picks)),
  };
}

function offered<State>(state: State, change: (state: State) => void): State {
  change(state);
  return state;
}

/** The same bot, but for what is picked here: the scenario that is wanted if it is offered, otherwise as chance has it or as the bot picks. */
const picking = (bot: Bot, pickedIn: string, scenario: string | null, picks: Steering['picks']): Bot => ({
  name: bot.name,
  answer(view, decision, seat, chance) {
    if (decision.kind !== pickedIn) return bot.answer(view, decision, seat, chance);
    if (scenario !== null && decision.options.some(one => one.key === scenario)) return scenario;
    return picks === 'random' ? randomAnswer(decision, chance) : bot.answer(view, decision, seat, chance);
  },
});
