/** The whole card language: every word with its shape and its sentence. What the words do is in effects/. */
import { plural, type Sayings, type Spelled, sayingOf, sayList, sentence, wordsIn } from '@quarry/kernel';
import type { Goods, Skill } from '../kinds.ts';
import { type Condition, sayConditions } from './conditions.ts';
import { ENEMY_WORDS } from './enemies.ts';
import { GROUND_WORDS } from './ground.ts';
import { MISSION_WORDS } from './mission.ts';
import { type CardKind, PEOPLE_WORDS } from './people.ts';
import { sayDice, sayGoods, WHOM, type Whom } from './saying.ts';

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

const PLAIN_WORDS = { ...PEOPLE_WORDS, ...ENEMY_WORDS, ...GROUND_WORDS, ...MISSION_WORDS };
export type Effect = Spelled<typeof PLAIN_WORDS> | HoldingWord;
export type WordName = Effect['do'];
export type EffectOf<W extends WordName> = Extract<Effect, { readonly do: W }>;

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

const SAYS: Sayings<Effect> = {
  ...PLAIN_WORDS,
  test: ({ skill, need = 1, dice, pass = [], fail = [] }) => {
    const skills = typeof skill === 'string' ? skill : skill.join(' or ');
    const head = `test ${skills}${dice ? ` with ${sayDice(dice)} more` : ''}${need > 1 ? ` (${need} successes)` : ''}`;
    const passed = pass.length > 0 ? `. If you pass, ${sayTogether(pass)}` : '';
    const failed = fail.length > 0 ? `. If you fail, ${sayTogether(fail)}` : '';
    return `${head}${passed}${failed}`;
  },
  'pay-or': ({ price, paid, refused }) =>
    `${price.card || price.item ? 'give up' : 'pay'} ${sayPrice(price)}${paid?.length ? ` (then ${sayTogether(paid)})` : ''}, or ${sayTogether(refused)}`,
  choose: ({ of }) => of.map(sayBranch).join(' '),
  when: ({ if: conditions, effects, otherwise }) =>
    `if ${sayConditions(conditions)}, ${sayTogether(effects)}${otherwise?.length ? `; if not, ${sayTogether(otherwise)}` : ''}`,
  'for-each': ({ who, effects }) => `${WHOM[who]}: ${sayTogether(effects).replaceAll(/\byour\b/g, 'their')}`,
};
export const WORDS: readonly WordName[] = wordsIn(SAYS);

/** The sentence of an effect, without its capital and its full stop. */
export const sayEffect = sayingOf<Effect>(SAYS);
export const sayBranch = ({ says, price, if: conditions, effects }: Branch): string =>
  `${says}${price ? ` (${sayPrice(price)})` : ''}${conditions?.length ? ` (if ${sayConditions(conditions)})` : ''}: ${effects.length === 0 ? 'nothing happens' : sayTogether(effects)}.`;
/** Several effects as one sentence, without its capital and its full stop. */
export const sayTogether = (effects: readonly Effect[]): string => effects.map(one => sayEffect(one)).join('; ');
export const sayEffects = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'Nothing happens.' : sentence(sayTogether(effects));
