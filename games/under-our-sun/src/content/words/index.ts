/** The whole card language: every word with its shape and its sentence. What the words do is in effects/. */
import { capital, plural, sayList } from '@quarry/kernel';
import type { Goods, Skill } from '../kinds.ts';
import { type Condition, sayConditions } from './conditions.ts';
import { ENEMY_WORDS } from './enemies.ts';
import { GROUND_WORDS } from './ground.ts';
import { MISSION_WORDS } from './mission.ts';
import { type CardKind, PEOPLE_WORDS } from './people.ts';
import { type Spelled, sayDice, sayGoods, WHOM, type Whom } from './saying.ts';

export type { Condition, Spot } from './conditions.ts';
export { onSpot, sayConditions, saySpot } from './conditions.ts';
export type { Way } from './enemies.ts';
export type { Deck } from './ground.ts';
export { LASTING, type LastingId } from './lasting.ts';
export type { Passive, PassiveName, PassiveOf, RollFor } from './passives.ts';
export { sayPassive } from './passives.ts';
export type { CardKind, Until } from './people.ts';
export type { Amount, EnemyFilter, Marker, Place, Whom } from './saying.ts';
export { sayFilter, sayGoods } from './saying.ts';

/** What is given up for something: all of it. */
export interface Price {
  readonly water?: number;
  readonly goods?: Goods;
  /** Resources of the own choice. */
  readonly any?: number;
  readonly ap?: number;
  readonly card?: CardKind;
  /** An item by its id. */
  readonly item?: string;
}
export interface Branch {
  /** As it stands on the card, before the colon: `Search`. */
  readonly says: string;
  readonly price?: Price;
  readonly if?: readonly Condition[];
  readonly effects: readonly Effect[];
}

/** Words that hold others. */
type HoldingWord =
  /** One of the skills, of the own choice; `need` successes pass it, 1 if left out. `per`: for each success. */
  | {
      readonly do: 'test';
      readonly skill: Skill | readonly Skill[];
      readonly need?: number;
      readonly dice?: string;
      readonly pass?: readonly Effect[];
      readonly fail?: readonly Effect[];
    }
  /** Whoever can and will pay has the one, everybody else the other. */
  | { readonly do: 'pay-or'; readonly price: Price; readonly paid?: readonly Effect[]; readonly refused: readonly Effect[] }
  /** At least one branch has neither a price nor a condition. */
  | { readonly do: 'choose'; readonly of: readonly Branch[] }
  | { readonly do: 'when'; readonly if: readonly Condition[]; readonly effects: readonly Effect[]; readonly otherwise?: readonly Effect[] }
  /** For each of them in turn, who is then `self`. */
  | { readonly do: 'for-each'; readonly who: Whom; readonly effects: readonly Effect[] };

export type Effect =
  | Spelled<typeof PEOPLE_WORDS>
  | Spelled<typeof ENEMY_WORDS>
  | Spelled<typeof GROUND_WORDS>
  | Spelled<typeof MISSION_WORDS>
  | HoldingWord;
export type WordName = Effect['do'];
export type EffectOf<W extends WordName> = Extract<Effect, { readonly do: W }>;
export const WORDS = [
  ...Object.keys(PEOPLE_WORDS),
  ...Object.keys(ENEMY_WORDS),
  ...Object.keys(GROUND_WORDS),
  ...Object.keys(MISSION_WORDS),
  'test',
  'pay-or',
  'choose',
  'when',
  'for-each',
] as WordName[];

type Say = (effect: Effect) => string;
const SAYS = { ...PEOPLE_WORDS, ...ENEMY_WORDS, ...GROUND_WORDS, ...MISSION_WORDS } as unknown as Readonly<Record<string, Say>>;
const KINDS: Readonly<Record<CardKind, string>> = {
  item: 'item',
  gear: 'piece of gear',
  electric: 'electric card',
  any: 'card',
};

export function sayPrice({ water, goods, any, ap, card, item }: Price): string {
  return sayList([
    ...(water ? [`${water} water`] : []),
    ...(goods ? [sayGoods(goods)] : []),
    ...(any ? [plural(any, 'resource')] : []),
    ...(ap ? [`${ap} AP`] : []),
    ...(card ? [`1 ${KINDS[card]}`] : []),
    ...(item ? [`1 ${item.replaceAll('-', ' ')}`] : []),
  ]);
}

/** The sentence of an effect, without its capital and its full stop. */
export function sayEffect(effect: Effect): string {
  switch (effect.do) {
    case 'test': {
      const skills = typeof effect.skill === 'string' ? effect.skill : effect.skill.join(' or ');
      const head = `test ${skills}${effect.dice ? ` with ${sayDice(effect.dice)} more` : ''}${effect.need && effect.need > 1 ? ` (${effect.need} successes)` : ''}`;
      const pass = effect.pass?.length ? `. If you pass, ${sayTogether(effect.pass)}` : '';
      const fail = effect.fail?.length ? `. If you fail, ${sayTogether(effect.fail)}` : '';
      return `${head}${pass}${fail}`;
    }
    case 'pay-or':
      return `${effect.price.card || effect.price.item ? 'give up' : 'pay'} ${sayPrice(effect.price)}${effect.paid?.length ? ` (then ${sayTogether(effect.paid)})` : ''}, or ${sayTogether(effect.refused)}`;
    case 'choose':
      return effect.of.map(sayBranch).join(' ');
    case 'when':
      return `if ${sayConditions(effect.if)}, ${sayTogether(effect.effects)}${effect.otherwise?.length ? `; if not, ${sayTogether(effect.otherwise)}` : ''}`;
    case 'for-each':
      return `${WHOM[effect.who]}: ${sayTogether(effect.effects).replaceAll(/\byour\b/g, 'their')}`;
    default:
      return SAYS[effect.do]!(effect);
  }
}
export const sayBranch = ({ says, price, if: conditions, effects }: Branch): string =>
  `${says}${price ? ` (${sayPrice(price)})` : ''}${conditions?.length ? ` (if ${sayConditions(conditions)})` : ''}: ${effects.length === 0 ? 'nothing happens' : sayTogether(effects)}.`;
/** Several effects as one sentence, without its capital and its full stop. */
export const sayTogether = (effects: readonly Effect[]): string => effects.map(sayEffect).join('; ');
export const sayEffects = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'Nothing happens.' : `${capital(sayTogether(effects))}.`.replace(/\.\.$/, '.');
