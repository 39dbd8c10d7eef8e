/** The whole card language: every word with its shape and its sentence. What the words do is in effects/. */
import { type Sayings, type Spelled, sayingOf, sayList, sentence, wordsIn } from '@quarry/kernel';
import { DEEDS } from './deeds.ts';
import { ROLLS } from './rolls.ts';
import { subject, type Whom } from './saying.ts';
import { STANDING } from './standing.ts';

type RollWord = Spelled<typeof ROLLS>;
type DeedWord = Spelled<typeof DEEDS>;
export type StandingWord = Spelled<typeof STANDING>;
/** What one critical gives, each time. */
export type PerCritical = Extract<
  RollWord | DeedWord,
  { readonly do: 'damage' | 'evade' | 'push' | 'move' | 'inflict' | 'draw' | 'heal' | 'no-alert' }
>;

/** One thing that a card does. */
export type Effect = RollWord | DeedWord | StandingWord | { readonly do: 'per-critical'; readonly effects: readonly PerCritical[] };
export type WordName = Effect['do'];
export type EffectOf<W extends WordName> = Extract<Effect, { readonly do: W }>;

export const ROLL_WORDS = wordsIn(ROLLS);
export const STANDING_WORDS = wordsIn(STANDING);
export const DEED_WORDS = wordsIn(DEEDS);

/** What is added comes first: `+1 damage and push the enemy 1 square`. */
const addedFirst = (parts: readonly string[]): string[] => [
  ...parts.filter(part => part.startsWith('+')),
  ...parts.filter(part => !part.startsWith('+')),
];

const SAYS: Sayings<Effect> = {
  ...ROLLS,
  ...DEEDS,
  ...STANDING,
  'per-critical': ({ effects }) => `each critical: ${sayList(addedFirst(effects.map(one => sayEffect(one))))}`,
};

/** The sentence of an effect, without its capital and its full stop. */
export const sayEffect = sayingOf<Effect>(SAYS);

/** Whom an effect falls on, if it is the same one for every effect of a card; an ally is chosen anew each time. */
const SAME: readonly Whom['who'][] = ['each', 'next', 'that'];
const CHOSEN: readonly Whom['who'][] = ['ally', 'any'];
const onWhom = (effect: Effect | undefined): string | null =>
  effect && 'who' in effect && SAME.includes(effect.who) ? subject(effect) : null;

/** An effect as it follows another: not said again if it is the same, without its subject if that is the same. */
function following(effect: Effect, before: Effect): string {
  const [now, then] = [sayEffect(effect), sayEffect(before)];
  if (now === then) return 'who' in effect && CHOSEN.includes(effect.who) ? ', then another one' : ', and once more';
  const whom = onWhom(effect);
  const isOfSame = whom !== null && whom === onWhom(before) && [now, then].every(said => said.startsWith(`${whom} `));
  return isOfSame ? ` and ${now.slice(whom.length + 1)}` : `; ${now}`;
}

/** Several effects as one sentence, without its capital and its full stop. */
export const sayTogether = (effects: readonly Effect[]): string =>
  effects.map((effect, i) => (i === 0 ? sayEffect(effect) : following(effect, effects[i - 1]!))).join('');
/** Several effects as one sentence. */
export const sayEffects = (effects: readonly Effect[]): string => sentence(sayTogether(effects));
