/**
 * What the texts in force say together: a dataslate's Special Rule, a crim's, the Control Card's twist and events that stay.
 * Rules ask here for a sum or a word and never for a card by name.
 */

import type { Seat } from '@quarry/kernel';
import { alwaysOf, controlCard, crimAlways, dataslate, eventCard, nameOf } from './content/box.ts';
import type { CheckKind } from './content/kinds.ts';
import type { Text } from './content/types.ts';
import type { Effect, EffectOf, WordName } from './content/words/index.ts';
import type { Parts } from './events.ts';
import type { Use } from './in-the-making.ts';
import { mils, slateOf } from './questions.ts';
import type { CrimView, View } from './state.ts';

const NOTHING: readonly Effect[] = [];

function numberOf(effects: readonly Effect[], word: WordName): number {
  let sum = 0;
  for (const effect of effects) if (effect.do === word && 'n' in effect) sum += effect.n;
  return sum;
}

const found = <W extends WordName>(effects: readonly Effect[], word: W): EffectOf<W> | undefined =>
  effects.find(effect => effect.do === word) as EffectOf<W> | undefined;

const twistOf = (state: View): readonly Effect[] => (state.control >= 0 && controlCard(state.control).twist) || NOTHING;
const lasting = (card: number): readonly Effect[] => eventCard(card).always ?? NOTHING;

/** Texts that hold for everybody: the twist of the Control Card and the events that stay. */
function everywhere(state: View): readonly Effect[] {
  const twist = twistOf(state);
  return state.inForce.length === 0 ? twist : [...twist, ...state.inForce.flatMap(one => lasting(one.card))];
}

export const ruleOf = (state: View, seat: Seat): readonly Effect[] => alwaysOf(state.hunters[seat]!.slate);

/** The sum of a numbered word in a hunter's Special Rule. */
export const hunterSum = (state: View, seat: Seat, word: WordName): number => numberOf(ruleOf(state, seat), word);
export const hunterHas = (state: View, seat: Seat, word: WordName): boolean => ruleOf(state, seat).some(effect => effect.do === word);
export const hunterWord = <W extends WordName>(state: View, seat: Seat, word: W): EffectOf<W> | undefined =>
  found(ruleOf(state, seat), word);

export const armorOf = (state: View, seat: Seat): number => hunterSum(state, seat, 'armor');
export const armorOfCrim = (crim: CrimView): number => numberOf(crimAlways(crim.card), 'armor');

const partOf = (by: string, effects: readonly Effect[], word: WordName): Parts => {
  const n = numberOf(effects, word);
  return n === 0 ? [] : [by, n];
};
/** What a hunter's Special Rule adds with a numbered word, by its name; and what each card adds that holds for everybody. */
export const hunterParts = (state: View, seat: Seat, word: WordName): Parts =>
  partOf(slateOf(state.hunters[seat]!).rule.name, ruleOf(state, seat), word);
export const tableParts = (state: View, word: WordName): Parts => [
  ...(state.control < 0 ? [] : partOf(nameOf(state.control), twistOf(state), word)),
  ...state.inForce.flatMap(({ card }) => partOf(nameOf(card), lasting(card), word)),
];

/** The sum of a numbered word over everything that holds for everybody. */
export const tableSum = (state: View, word: WordName): number => numberOf(everywhere(state), word);

/** UM-SHO-1 with caps: how far a ranged attack reaches, in mils. */
export function reachOf(state: View, range: number): number {
  const caps = everywhere(state)
    .filter(effect => effect.do === 'range-cap')
    .map(effect => effect.n);
  return mils(Math.min(range, ...caps));
}

/**
 * How far a crim may be from a shooter before its own text or a lasting one counts as cover: the gap in mils beyond which it does.
 * Beyond 0 is from everywhere, also in contact.
 */
export function coverBeyond(state: View, crim: CrimView): number {
  const texts = [...crimAlways(crim.card), ...everywhere(state)];
  const least = Math.min(...texts.map(effect => (effect.do === 'counts-as-cover' ? effect.beyond : Number.POSITIVE_INFINITY)));
  return least === 0 ? Number.NEGATIVE_INFINITY : mils(least);
}

/** UM-FOC-2: how many steps Focus is worth in a check of this kind. */
export function focusSteps(state: View, seat: Seat, kind: CheckKind): number {
  const steps = hunterWord(state, seat, 'focus-steps');
  return steps?.checks.includes(kind) ? steps.n : 2;
}

/** A hunter whose Special Rule allows one Shoot in an activation has taken it (against UM-HUN-4). */
export const hasShotItsOnce = (state: View, seat: Seat): boolean =>
  hunterHas(state, seat, 'shoot-once') && state.hunters[seat]!.taken.includes('shoot');

/** UM-EVT-9. */
export function handLimit(state: View, seat: Seat): number {
  return state.hunters[seat]!.slate < 0 ? 3 : (hunterWord(state, seat, 'hand-limit')?.n ?? 3);
}

/** What is printed behind something that is used, and the name that it goes by; a spray and a token have no text. */
export interface UsedText {
  readonly name: string;
  readonly text: Text;
  /** In Momentum. */
  readonly cost: number;
}

export function textUsed(slate: number, use: Use): UsedText | null {
  const { rule, options } = dataslate(slate);
  switch (use.by) {
    case 'option': {
      const text = options[use.nth]!;
      return { name: text.name, text, cost: text.cost };
    }
    case 'rule':
      return { name: rule.name, text: rule.texts[use.nth]!, cost: 0 };
    case 'keeper':
      return { name: nameOf(use.card), text: eventCard(use.card).keeper![use.nth]!, cost: 0 };
    default:
      return null;
  }
}
