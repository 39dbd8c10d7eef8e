/** The sensible player at a rehearsal: asked as a bot is asked, with a view and a decision that went through JSON. */
import { type Answer, bareDecision, SampledChance, Seed, viewOf } from '@quarry/kernel';
import { sensible } from '../bot.ts';
import { stateSchema, type View } from '../state.ts';
import type { DawnRehearsal } from './rehearsal.ts';

export const seen = ({ state }: DawnRehearsal, seat = 0): View => viewOf(stateSchema, state, seat) as View;

/** What it answers to the first open decision. */
export function sensibleAnswer(stage: DawnRehearsal): Answer {
  const [decision] = stage.open;
  const { seat } = decision!;
  const [view, asked] = JSON.parse(JSON.stringify([seen(stage, seat), bareDecision(decision!)]));
  return sensible(view, asked, seat, new SampledChance<'bot'>(new Seed('mind')));
}
