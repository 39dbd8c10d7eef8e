/** Words that do something: to characters, to enemies, to cards, to the tracks. */
import { plural, sayList } from '@quarry/kernel';
import type { ActionKind, Condition, Dice, Resource } from '../kinds.ts';
import { ACTION_NAMES, CONDITION_NAMES, sayResources } from '../names.ts';
import { near } from './nearness.ts';
import { sayDice } from './rolls.ts';
import { type Counted, cards, does, squares, subject, suffers, upTo, type Whom } from './saying.ts';

type CardKind = 'ammunition' | 'ability' | 'interrupt';
type CountedWhom = Counted & Whom;
interface Within {
  readonly within: number;
}

/** `sneak or sprint`, `make a melee attack or a ranged attack`. */
const sayActions = (actions: readonly ActionKind[]): string =>
  sayList(
    actions.map(action => ACTION_NAMES[action]),
    'or',
  ).replaceAll(' or make a ', ' or a ');
const tokenOf = (whom: Whom): string => (whom.who === 'self' ? 'your threat token' : `the threat token of ${subject(whom)}`);
const rows = (by: number): string => plural(Math.abs(by), 'row');

export const DEEDS = {
  // Space
  move: ({ n, through, ...whom }: CountedWhom & { readonly through?: true }) =>
    `${does(whom, `may move ${upTo(n)}`)}${through ? ', through anything' : ''}`,
  push: ({ n }: Counted) => `push the enemy ${upTo(n)}`,
  shove: ({ n, each, within }: Counted & Within & { readonly each?: true }) =>
    `push ${each ? 'every enemy' : 'one enemy'} ${near(within)} by ${upTo(n)}`,
  swap: (whom: Whom) => `swap squares with ${subject(whom)}`,

  // Alert and threat
  alert: ({ by }: { readonly by: number }) => `move the alert token ${by < 0 ? 'up' : 'down'} ${rows(by)}`,
  threat: ({ by, ...whom }: { readonly by: number } & Whom) => `${tokenOf(whom)} moves ${by < 0 ? 'down' : 'up'} ${rows(by)}`,
  'threat-rank': ({ to, ...whom }: { readonly to: 'top' | 'bottom' } & Whom) => `${tokenOf(whom)} goes to the ${to} of the threat track`,
  hide: (whom: Whom) => `${does(whom, 'become')} hidden again`,
  reveal: (whom: Whom) => (whom.who === 'self' ? 'you are revealed' : `${subject(whom)} is revealed`),

  // Cards
  draw: ({ n, ...whom }: CountedWhom) => does(whom, `draw ${cards(n)}`),
  discard: ({ n, random, ...whom }: CountedWhom & { readonly random?: true }) =>
    does(whom, `discard ${cards(n)}${random ? ' at random' : ''}`),
  'take-back': ({ n, kind }: Counted & { readonly kind?: CardKind }) =>
    `take ${n === 1 ? '' : 'up to '}${plural(n, kind ? `${kind} card` : 'card')} back from your discard pile`,
  recover: ({ n, ...whom }: CountedWhom) =>
    does(whom, `shuffle ${plural(n, 'random card')} from ${whom.who === 'self' ? 'your' : 'their'} discard pile into the deck`),
  search: ({ kind }: { readonly kind: CardKind }) => `take one ${kind} card from your deck, then shuffle the deck`,
  'look-at-behaviour': ({ n }: Counted) => `look at the top ${n === 1 ? 'card' : `${n} cards`} of one behaviour deck`,
  'bury-behaviour': () => 'look at the top card of one behaviour deck; you may put it at the bottom',

  // Conditions
  inflict: ({ condition }: { readonly condition: Condition }) => `the enemy gains ${CONDITION_NAMES[condition]}`,
  'inflict-near': ({ condition, within }: { readonly condition: Condition } & Within) =>
    `one enemy ${near(within)} gains ${CONDITION_NAMES[condition]}`,
  'clear-condition': (whom: Whom) => suffers(whom, 'lose any condition'),
  'suffer-condition': ({ condition, ...whom }: { readonly condition: Condition } & Whom) =>
    suffers(whom, `gain ${CONDITION_NAMES[condition]}`),

  // Health
  heal: ({ n, ...whom }: CountedWhom) => does(whom, `heal ${n}`),
  suffer: ({ n, ...whom }: CountedWhom) => suffers(whom, `suffer ${n} damage`),
  'reduce-damage': ({ n }: Counted) => `the damage is ${n} lower`,
  'hurt-enemy': ({ n, within }: Counted & Within) => `one enemy ${near(within)} suffers ${n} damage`,
  'break-part': ({ n, within }: Counted & Within) => `one component of an enemy ${near(within)} suffers ${n} damage`,
  potion: ({ n }: Counted) => `the party gains ${plural(n, 'potion')}`,

  // Actions and phases
  'free-action': ({
    actions,
    dice,
    again,
    ...whom
  }: { readonly actions: readonly ActionKind[]; readonly dice?: Dice; readonly again?: true } & Whom) =>
    `${does(whom, `may ${sayActions(actions)}`)} for free${dice ? `, with ${sayDice(dice)} more` : ''}${again ? ', even if it was done before' : ''}`,
  'free-trap': () => 'you may place your trap without a resource',
  'pass-command': () => 'the command roll passes',
  'fail-next-command': () => 'your next command roll fails',
  'skip-attacks': () => 'that type leaves out its attacks',
  'skip-turn': ({ of }: { readonly of: 'machine' | 'rebel' }) =>
    of === 'machine'
      ? 'one machine of your choice draws no card in the next enemy phase'
      : 'one type of rebels of your choice loses its next turn',
  redirect: () => 'choose who is the target of that attack',
  'more-rerolls': ({ n, ...whom }: CountedWhom) => does(whom, `may reroll ${plural(n, 'die', 'dice')} this turn`),

  // Traps
  'move-trap': ({ n }: Counted) => `move your trap up to ${squares(n)}`,
  'strike-square': ({ dice, within }: { readonly dice: Dice } & Within) =>
    `every enemy in one square ${near(within)} suffers a roll of ${sayDice(dice)}; only pips count`,

  // Resources
  'gain-resource': ({ kind, n }: Counted & { readonly kind: Resource }) => `collect ${sayResources(kind, n)}`,
  'lose-resource': ({ n }: Counted) => `lose ${plural(n, 'resource')} of your choice`,
};
