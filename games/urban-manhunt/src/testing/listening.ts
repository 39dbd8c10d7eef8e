/** Matches played at random with somebody who writes everything down: what was asked and told, as a seat sees and hears it. */
import {
  type AnyGame,
  type Event,
  heardBy,
  lazyView,
  listenTo,
  playOut,
  randomAnswer,
  SampledChance,
  Seed,
  startMatch,
} from '@quarry/kernel';
import type { UrbanDecision } from '../decisions.ts';
import type { UrbanEvent } from '../events.ts';
import { urbanManhunt } from '../game.ts';
import { type Setup, setupFor } from '../setup.ts';
import type { View } from '../state.ts';

export interface Heard {
  asked(decision: UrbanDecision, view: View): void;
  told(event: UrbanEvent, view: View): void;
}

const IDLE = /^(end|concede|pass.*)$/;

/** Plays one match to its end. Its players are busy: they end nothing and pass nothing as long as there is something to do. */
function playHeard(setup: Setup, seed: string, { asked, told }: Heard): void {
  const game = urbanManhunt as AnyGame;
  const hear = (event: Event, _scene: string, state: unknown): void =>
    told(heardBy(event, 0) as UrbanEvent, lazyView(game.rules.state, state, 0) as View);
  const started = startMatch(listenTo(game, { hear }), setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const chance = new SampledChance<'bot'>(new Seed(seed));
  playOut(match, decision => {
    asked(decision as UrbanDecision, match.view(decision.seat) as View);
    const busy = decision.options.filter(one => !IDLE.test(one.key));
    return decision.choose === 'one' && busy.length > 0 ? busy[chance.below('bot', busy.length)]!.key : randomAnswer(decision, chance);
  });
}

/** So many matches of one to four hunters. */
export function listenToMany(matches: number, heard: Heard): void {
  for (let i = 0; i < matches; i++) playHeard(setupFor((i % 4) + 1), `listening ${i}`, heard);
}
