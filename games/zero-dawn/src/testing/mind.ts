/** The sensible player at a stage: asked as a bot is asked, with a view and a decision that went through JSON. */
import { type Answer, SampledChance, Seed, viewOf } from '@quarry/kernel';
import { sensible } from '../bot.ts';
import type { Asked } from '../decisions.ts';
import { stateSchema, type View } from '../state.ts';
import type { Stage } from './stage.ts';

export const seen = ({ state }: Stage, seat = 0): View => viewOf(stateSchema, state, seat) as View;

/** What it answers to the first open decision. */
export function sensibleAnswer(stage: Stage): Answer {
  const { odds: _, not: __, ...decision } = stage.open[0]!;
  const options = decision.options.map(({ key, about }) => ({ key, about }));
  const sent = JSON.parse(JSON.stringify({ view: seen(stage, decision.seat), decision: { ...decision, options } })) as {
    readonly view: View;
    readonly decision: Asked;
  };
  return sensible(sent.view, sent.decision, decision.seat, new SampledChance<'bot'>(new Seed('mind')));
}
