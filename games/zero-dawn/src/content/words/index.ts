/** The whole card language: every word with its shape and its sentence. */
import { type Sayings, type Spelled, sayingOf } from '@quarry/kernel';
import { sayCost } from '../../printed-names.ts';
import type { Cost } from '../kinds.ts';
import { ACTIVATION } from './activation.ts';
import { ATTACK } from './attack.ts';
import { BENDING } from './bending.ts';
import { CARDS } from './cards.ts';
import { ENCOUNTER } from './encounter.ts';
import { EVADE } from './evade.ts';
import { GAINS } from './gains.ts';
import { HITS } from './hits.ts';
import type { Provided } from './saying.ts';
import { STANDING } from './standing.ts';

const PLAIN = { ...ATTACK, ...HITS, ...EVADE, ...CARDS, ...GAINS, ...ACTIVATION, ...ENCOUNTER, ...STANDING, ...BENDING };

/** The one word that is made of others: an optional cost and what it buys. */
interface Offer extends Provided {
  readonly do: 'may-pay';
  readonly cost: Cost;
  readonly then: readonly Effect[];
}

/** One thing that a text does, in the order in which it is read. */
export type Effect = Spelled<typeof PLAIN, Provided> | Offer;
export type WordName = Effect['do'];
export type EffectOf<W extends WordName> = Extract<Effect, { do: W }>;
/** Words that are carried out; the others are read by the rules while their card is in force. */
export type DoneWord = Exclude<WordName, keyof typeof STANDING | keyof typeof BENDING>;

/** How effects are said together, all in one breath. */
type SayAll = (effects: readonly Effect[]) => string;

const SAYS: Sayings<Effect, [SayAll]> = {
  ...PLAIN,
  'may-pay': ({ cost, then }, sayAll) => `you may ${sayCost(cost)}; if you do, ${sayAll(then)}`,
};

/** The sentence of an effect, without its capital and its full stop. */
export const sayEffect = sayingOf<Effect, [SayAll]>(SAYS);
