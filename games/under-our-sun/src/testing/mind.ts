/** The sensible player at a rehearsal: asked as a bot is asked, with a view and a decision that went through JSON. */
import { type Answer, bareDecision, SampledChance, Seed, viewOf } from '@quarry/kernel';
import { sensible } from '../bot.ts';
import { stateSchema, type View } from '../state.ts';
import type { SunRehearsal } from './rehearsal.ts';

/** What it answers to the open decision of this kind. */
export function sensibleAnswer(stage: SunRehearsal, kind: string): Answer {
  const decision = stage.open.find(one => one.kind === kind);
  if (!decision) throw new Error(`'${kind}' is not asked, but ${stage.open.map(one => one.kind).join(', ')}`);
  const { seat } = decision;
  const [view, asked] = JSON.parse(JSON.stringify([viewOf(stateSchema, stage.state, seat) as View, bareDecision(decision)]));
  return sensible(view, asked, seat, new SampledChance<'bot'>(new Seed('mind')));
}
