/** The whole card language: every word with its shape and its sentence. What the words do is in effects/. */
import { capital, type Sayings, type Spelled, sayingOf, sayList, sentence, wordsIn } from '@quarry/kernel';
import type { Colour, Harm, Position } from '../kinds.ts';
import { a, type CardFilter, type Condition, sayConditions, sayFilter, sayPair } from './conditions.ts';
import { HUNTER_WORDS } from './hunters.ts';
import { MONSTER_WORDS } from './monster.ts';
import type { Voice, Whom } from './saying.ts';
import { STANDING_WORDS } from './standing.ts';

export type { CardFilter, Condition } from './conditions.ts';
export type { Special } from './monster.ts';
export type { Amount, Count, Place, TurnTo, Voice, Whom } from './saying.ts';
export { STANDING_WORDS } from './standing.ts';

type HunterWord = Spelled<typeof HUNTER_WORDS>;
type MonsterWord = Spelled<typeof MONSTER_WORDS>;
export type StandingWord = Spelled<typeof STANDING_WORDS>;

/** What is given up for something. `discard` takes hand cards, of one colour if it is named. */
export interface Cost {
  readonly stamina?: number;
  readonly discard?: { readonly n: number; readonly colour?: Colour; readonly kind?: 'offensive' | 'defensive' };
  /** Damage, times the weapon level. */
  readonly suffer?: number;
  readonly counters?: number;
}

/** Words that hold others. */
type HoldingWord =
  /** `self` (on a monster's card: the hunter named by `who`) chooses one of these. */
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  /** `A or B` of a behaviour, for each hunter whom it falls on: whoever pays is spared (PA-BEH-17). */
  | { readonly do: 'unless'; readonly who: Whom; readonly pays: Cost | 'move'; readonly effects: readonly Effect[] }
  /** `self` may pay to have something. */
  | { readonly do: 'may-pay'; readonly cost: Cost; readonly effects: readonly Effect[] }
  | { readonly do: 'when'; readonly if: readonly Condition[]; readonly effects: readonly Effect[]; readonly otherwise?: readonly Effect[] }
  /** Does it for each hunter in turn, who is then `self`. */
  | { readonly do: 'for-each'; readonly who: Whom; readonly effects: readonly Effect[] };

/** One thing that a card does. */
export type DoneWord = HunterWord | MonsterWord | HoldingWord;
export type Effect = DoneWord | StandingWord;
export type WordName = DoneWord['do'];
export type EffectOf<W extends Effect['do']> = Extract<Effect, { readonly do: W }>;

/** When an ability comes about. */
export const TRIGGERS = {
  /** The text of an action card, as it is played. */
  play: '',
  /** From the hand, in whatever way but a knock-out. */
  discarded: 'when you discard this card from your hand',
  /** From the top of the deck, by `mill` or a volley: once that is done. */
  milled: 'when this card is discarded from the top of your deck',
  /** The next card played right after this one. */
  followed: 'when the next card in your sequence is',
  'round-start': 'at the start of the round',
  'round-end': 'at the end of the round',
  'turn-start': 'at the start of your turn',
  'turn-end': 'at the end of your turn',
  'actions-end': 'at the end of your Action phase',
  'attrition-start': 'at the start of your Attrition phase',
  'attrition-end': 'at the end of your Attrition phase',
  played: 'after you play',
  moved: 'after you move',
  threatened: 'after you become threatened',
  suffered: 'after you suffer',
  'would-suffer': 'when you would suffer',
  avoided: 'after you avoid attrition damage',
  'deck-emptied': 'when your deck is emptied',
  'behaviour-revealed': 'when a behaviour is revealed',
  'boost-due': 'when a boost would be applied',
  inflicted: 'after you inflict',
  turned: 'after the monster turns',
  'stance-revealed': 'when this stance is revealed',
  wounded: 'after the monster suffers a wound',
  unleashed: 'after the monster unleashes',
  'knocked-out': 'after a hunter is knocked out',
  'swarm-gone': 'when a swarm is destroyed',
  consume: 'Consume',
  action: 'Action',
  while: '',
} as const;
export type TriggerName = keyof typeof TRIGGERS;

/** One sentence of a card: when, if, at what price, what. */
export interface Ability {
  readonly on: TriggerName;
  /** Whose deed it is; `any` on an objective, a peril or a stance if left out, else `self`. */
  readonly of?: 'self' | 'other' | 'any';
  /** `played`, `followed`: which card. `pair`: the card before it too. `behaviour-revealed`: of which trait. */
  readonly card?: CardFilter;
  readonly pair?: true;
  /** `played`: the how manieth such card of the turn. */
  readonly nth?: number;
  /** `suffered`, `would-suffer`: by what; monster damage of any kind if left out. */
  readonly harm?: Harm;
  /** `inflicted`: what. */
  readonly keyword?: 'blind' | 'confuse' | 'stun' | 'vulnerable';
  /** `turn-start`, `moved`: where. */
  readonly at?: Position;
  /** Behind the focused-mastery icon (PA-PLAY-9). */
  readonly focused?: true;
  readonly if?: readonly Condition[];
  readonly may?: true;
  readonly cost?: Cost;
  readonly once?: 'turn' | 'round' | 'fight';
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[];
}

export function sayCost({ stamina, discard, suffer, counters }: Cost): string {
  return sayList([
    ...(stamina ? [`spend ${stamina} stamina`] : []),
    ...(discard ? [`discard ${discard.n === 1 ? a(sayFilter(discard)) : `${discard.n} ${sayPair(discard)}`}`] : []),
    ...(suffer ? [`suffer ${suffer === 1 ? '' : `${suffer} times `}your weapon level`] : []),
    ...(counters ? [`take ${counters} ${counters === 1 ? 'counter' : 'counters'} off this card`] : []),
  ]);
}

/** The same of somebody else: `spends 1 stamina`. */
const sayTheirs = (pays: Cost | 'move'): string =>
  pays === 'move'
    ? 'moves'
    : sayCost(pays)
        .replace(/^(\w+)/, '$1s')
        .replaceAll(' your ', ' their ');

const HOLDING_WORDS: Sayings<HoldingWord, [Voice]> = {
  choose: ({ of }, voice) => `choose one: ${of.map(one => sayTogether(one, voice)).join('; or ')}`,
  unless: ({ who, pays, effects }, voice) => `${sayOf(who, effects, voice)}, unless that hunter ${sayTheirs(pays)}`,
  'may-pay': ({ cost, effects }, voice) => `you may ${sayCost(cost)}; if you do, ${sayTogether(effects, voice)}`,
  when: ({ if: conditions, effects, otherwise }, voice) =>
    `if ${sayConditions(conditions, voice)}, ${sayTogether(effects, voice)}${otherwise ? `; if not, ${sayTogether(otherwise, voice)}` : ''}`,
  'for-each': ({ who, effects }, voice) => sayOf(who, effects, voice),
};
const DONE_WORDS = { ...HUNTER_WORDS, ...MONSTER_WORDS, ...HOLDING_WORDS };
export const WORDS: readonly WordName[] = wordsIn(DONE_WORDS);

/** The sentence of an effect, without its capital and its full stop. */
export const sayEffect = sayingOf<Effect, [Voice]>({ ...DONE_WORDS, ...STANDING_WORDS });
/** What befalls each hunter of `who`, who is `self` in there: named in the first sentence, `that hunter` in those after it. */
const sayOf = (who: Whom, effects: readonly Effect[], voice: Voice): string =>
  effects.map((one, i) => sayEffect(who === 'self' ? one : aimed(one, i === 0 ? who : 'that'), voice)).join('; ');
const aimed = (effect: Effect, who: Whom): Effect => ('who' in effect && effect.who !== 'self' ? effect : ({ ...effect, who } as Effect));

/** Several effects as one sentence, without its capital and its full stop. */
export const sayTogether = (effects: readonly Effect[], voice: Voice): string => effects.map(one => sayEffect(one, voice)).join('; ');
/** Several effects as one sentence. */
export const sayEffects = (effects: readonly Effect[], voice: Voice): string => sentence(sayTogether(effects, voice));

function sayTrigger({ on, of, card, pair, nth, harm, keyword, at }: Ability, voice: Voice): string {
  const bare =
    of === 'other'
      ? TRIGGERS[on].replace(/\byou\b/, 'another hunter')
      : of === 'any' || voice === 'monster'
        ? TRIGGERS[on]
            .replace('after you ', 'after a hunter ')
            .replace(/your (?=[A-Z])/, 'an ')
            .replace('your', 'a')
            .replace('you would', 'a hunter would')
        : TRIGGERS[on];
  const spelled =
    bare === TRIGGERS[on]
      ? bare
      : bare.replace(/hunter (\w+)/, (_, verb: string) =>
          verb === 'would' ? 'hunter would' : `hunter ${verb === 'play' ? 'plays' : `${verb}s`}`,
        );
  if (on === 'behaviour-revealed' && card) return spelled.replace('behaviour', `behaviour of the trait ${card.trait}`);
  const what = [
    ...(card || on === 'played' ? [sayPlayed(card ?? {}, pair, nth)] : []),
    ...(harm ? [`${harm} damage`] : on === 'suffered' || on === 'would-suffer' ? ['monster damage'] : []),
    ...(keyword ? [keyword[0]!.toUpperCase() + keyword.slice(1)] : []),
    ...(at
      ? [on === 'turn-start' ? `in ${at === 'flank' ? 'a flank' : `the ${at}`}` : `into ${at === 'flank' ? 'a flank' : `the ${at}`}`]
      : []),
  ].join(' ');
  return `${spelled}${what ? ` ${what}` : ''}`;
}
/** `an attack`, `two attacks in a row`, `the second attack in a turn`. */
const sayPlayed = (card: CardFilter, pair: true | undefined, nth: number | undefined): string =>
  pair ? `two ${sayPair(card)} in a row` : nth ? `the ${ORDINALS[nth] ?? `${nth}th`} ${sayFilter(card)} in a turn` : a(sayFilter(card));
const ORDINALS: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' };
const ONCE = { turn: ' Once per turn.', round: ' Once per round.', fight: ' Once per fight.' };

/** An ability as it stands on its card. */
export function sayAbility(ability: Ability, voice: Voice): string {
  const { on, focused, may, cost, once, effects, otherwise } = ability;
  const does = sayTogether(effects, voice);
  const priced = cost
    ? may
      ? `you may ${sayCost(cost)}; if you do, ${does}`
      : `${sayCost(cost)} to ${does.replace(/^you may /, '')}`
    : may
      ? `you may ${does.replace(/^you may /, '').replace(/^you /, '')}`
      : does;
  const asked = ability.if && ability.if.length > 0 ? `if ${sayConditions(ability.if, voice)}, ` : '';
  const trigger = sayTrigger(ability, voice);
  const isHeaded = on === 'consume' || on === 'action';
  const head = isHeaded ? `${trigger}: ` : trigger ? `${trigger}, ` : '';
  const rest = `${asked}${priced}${otherwise ? `; if not, ${sayTogether(otherwise, voice)}` : ''}`;
  return `${focused ? 'Focused: ' : ''}${capital(isHeaded ? head + capital(rest) : head + rest)}.${once && !(on === 'action' && once === 'turn') ? ONCE[once] : ''}`;
}
export const sayAbilities = (abilities: readonly Ability[], voice: Voice): string => abilities.map(one => sayAbility(one, voice)).join(' ');
