/** What enemies are and do, in words: behaviour cards line by line, and profile cards. */
import { capital, plural, sayList } from '@quarry/kernel';
import { enemyCard, typeOf } from '../content/box.ts';
import type { EnemyType, Letter } from '../content/kinds.ts';
import { CONDITION_NAMES, ENEMY_NAMES, RESOURCE_NAMES } from '../content/names.ts';
import type {
  Altered,
  BehaviourCard,
  DeckRule,
  EnemyAction,
  EnemyCard,
  Extra,
  Habit,
  Part,
  PartEffect,
  Question,
  Target,
} from '../content/types.ts';
import { sayDice } from '../content/words/rolls.ts';

type ActionOf<W extends EnemyAction['do']> = Extract<EnemyAction, { readonly do: W }>;

/** One action of a series, and what the loss of a component makes of it. */
export interface ActionLine {
  readonly says: string;
  readonly without: readonly string[];
}
export interface BehaviourFace {
  readonly name: string;
  /** Whose it is, and which of them: `Stonetusk, deck II, level 1`. */
  readonly of: string;
  readonly question: string | null;
  readonly yes: readonly ActionLine[];
  /** None without a question. */
  readonly no: readonly ActionLine[];
  readonly flavour: string | null;
}
export interface ProfileFace {
  readonly name: string;
  readonly says: string;
  readonly body: string;
  readonly parts: readonly string[];
  /** How a huge enemy chooses between its decks. */
  readonly decks: string | null;
}

const TARGETS: Readonly<Record<Target, string>> = { threat: 'Threat', closest: 'Closest', furthest: 'Furthest', same: 'the same target' };
const TERRAINS = { grass: 'in tall grass', cover: 'in cover', elevation: 'on elevation' } as const;
const HABITS: Readonly<Record<Habit, string>> = {
  'stealth-kills': 'kills from hiding',
  traps: 'traps',
  'lost-components': 'the loss of components',
  bunching: 'standing close together',
  range: 'staying at range',
};
const ROMAN = ['', 'I', 'II'] as const;

const cardOf = (type: EnemyType): EnemyCard => enemyCard(typeOf(type));
/** Machines are `it`; people are `they`, unless their card knows better. */
const whose = ({ id, kind }: EnemyCard): string => (id === 'dal' ? 'his' : kind === 'human' ? 'their' : 'its');
const within = (n: number): string => (n === 0 ? 'in the same square' : `within ${n}`);
const steps = ({ kind }: EnemyCard, n: number): string => plural(n, kind === 'huge' ? 'large square' : 'square');
const partNamed = ({ parts }: EnemyCard, letter: Letter): string => parts.find(part => part.letter === letter)!.name;

// Questions

export function questionSays(question: Question, enemy: EnemyCard): string {
  switch (question.ask) {
    case 'character-within':
      return `Is a revealed character ${within(question.n)}?`;
    case 'ally-within':
      return `Is another ${enemy.name} ${within(question.n)}?`;
    case 'holds':
      return `Is the ${partNamed(enemy, question.letter)} destroyed?`;
    case 'has-condition':
      return `Does this ${enemy.name} have a condition?`;
    case 'revealed-more-than':
      return question.n === 1 ? 'Is more than 1 character revealed?' : `Are more than ${question.n} characters revealed?`;
    case 'trap-within':
      return `Is a trap ${within(question.n)}?`;
    case 'alert-at-least':
      return `Is the alert token in row ${question.n} or below?`;
    case 'half-hp':
      return `Are half of ${whose(enemy)} hit points gone, or more?`;
    case 'target-in':
      return `Is ${TARGETS[question.target]} ${TERRAINS[question.terrain]}?`;
    case 'target-within':
      return `Is ${TARGETS[question.target]} ${within(question.n)}?`;
  }
}

// Actions

const sentence = (text: string): string => `${capital(text)}.`;

function extraSays(extra: Extra): string {
  switch (extra.do) {
    case 'discard':
      return `discards ${plural(extra.n, 'card')}`;
    case 'push':
      return `is pushed ${plural(extra.n, 'square')}`;
    case 'lose-resource':
      return `loses ${plural(extra.n, 'resource')}`;
    case 'threat-top':
      return 'goes to the top of the threat track';
  }
}

/** FW-EVADE-8, FW-EVADE-9: the condition needs damage, what comes besides does not. */
function attackSays({ type, range, damage, target = 'same', condition, extra = [] }: ActionOf<'attack'>): string {
  const whom = type === 'pulse' ? `everyone ${within(range)}, hidden or not` : `${TARGETS[target]} ${within(range)}`;
  const blow = `${type} attack on ${whom}: damage ${damage}${condition ? ` and ${CONDITION_NAMES[condition]}` : ''}`;
  const besides = extra.length > 0 ? `. Damaged or not, ${type === 'pulse' ? 'each' : 'the target'} ${sayList(extra.map(extraSays))}` : '';
  return blow + besides;
}

function orderSays({ whom, within: reach, n, attack }: ActionOf<'order'>, { kind }: EnemyCard): string {
  const isOneOfThem = whom === 'rebels' ? kind === 'human' : whom === 'machines' && kind !== 'human';
  const name = whom === 'rebels' ? 'rebel' : whom === 'machines' ? 'machine' : ENEMY_NAMES[whom];
  const moves = `every ${isOneOfThem ? 'other ' : ''}${name} ${within(reach)} moves ${plural(n, 'square')} towards Threat`;
  return attack ? `${moves} and makes a melee attack ${within(attack.range)}: damage ${attack.damage}` : moves;
}

function actionTells(action: EnemyAction, enemy: EnemyCard): string {
  switch (action.do) {
    case 'move': {
      const way = `${steps(enemy, action.n)} towards ${TARGETS[action.target]}`;
      if (action.leaps) return `leap ${way}, over walls and traps`;
      return `move ${way}${action.straight ? ', in a straight line' : ''}`;
    }
    case 'away':
      return `move ${steps(enemy, action.n)} away from ${TARGETS[action.target]}`;
    case 'to-feature':
      return `move ${steps(enemy, action.n)} towards what is besieged`;
    case 'attack':
      return attackSays(action);
    case 'attack-feature':
      return `attack what is besieged ${within(action.range)}: damage ${action.damage}`;
    case 'alert':
      return `move the alert token down ${plural(action.n, 'row')}`;
    case 'heal':
      return `heal ${action.n}`;
    case 'armour':
      return `armour +${action.n} until ${whose(enemy)} next turn`;
    case 'clear-condition':
      return 'lose any condition';
    case 'vanish':
      return `vanish, to a square ${within(action.n)} that is as far from everyone revealed as possible`;
    case 'lay-mine':
      return `lay a mine with ${CONDITION_NAMES[action.condition]} ${within(action.within)}, as near Closest as possible: ${sayDice(action.dice)}`;
    case 'order':
      return orderSays(action, enemy);
    case 'draw-extra':
      return 'draw another card and resolve it';
  }
}

/** What a number of an action counts. */
function countSays({ do: word }: EnemyAction, n: number, enemy: EnemyCard): string {
  if (word === 'heal') return `heal ${n}`;
  if (word === 'armour') return `armour +${n}`;
  return word === 'alert' ? plural(n, 'row') : steps(enemy, n);
}

/** FW-COMP-5: what is left of an action without a component. */
function alteredSays(action: EnemyAction, { damage, range, n, skip, noCondition, noLeap }: Altered, enemy: EnemyCard): string {
  if (skip) return 'skip this';
  const condition = 'condition' in action && action.condition ? CONDITION_NAMES[action.condition] : 'condition';
  return sayList([
    ...(n === undefined ? [] : [countSays(action, n, enemy)]),
    ...(range === undefined ? [] : [`range ${range}`]),
    ...(damage === undefined ? [] : [`damage ${damage}`]),
    ...(noCondition ? [`no ${condition}`] : []),
    ...(noLeap ? ['no leap'] : []),
  ]);
}

export function actionLine(action: EnemyAction, enemy: EnemyCard): ActionLine {
  const without = enemy.parts.flatMap(({ letter, name }) => {
    const altered = action.altered?.[letter];
    return altered ? [`Without ${whose(enemy)} ${name}: ${alteredSays(action, altered, enemy)}.`] : [];
  });
  return { says: sentence(actionTells(action, enemy)), without };
}

// Cards

function ofSays({ enemy, level, deck, adaptation, answers }: BehaviourCard): string {
  const which = adaptation ? `adaptation ${adaptation}${answers ? `, an answer to ${HABITS[answers]}` : ''}` : `level ${level}`;
  return [ENEMY_NAMES[enemy], ...(deck ? [`deck ${ROMAN[deck]}`] : []), which].join(', ');
}

export function behaviourFace(card: BehaviourCard): BehaviourFace {
  const enemy = cardOf(card.enemy);
  const lines = (actions: readonly EnemyAction[] = []): ActionLine[] => actions.map(action => actionLine(action, enemy));
  return {
    name: card.name,
    of: ofSays(card),
    question: card.question ? questionSays(card.question, enemy) : null,
    yes: lines(card.yes),
    no: lines(card.no),
    flavour: card.flavour ?? null,
  };
}

const run = (lines: readonly ActionLine[]): string => lines.flatMap(({ says, without }) => [says, ...without]).join(' ');

/** A whole card in a row, for the log and the terminal. */
export function behaviourSays(card: BehaviourCard): string {
  const { question, yes, no } = behaviourFace(card);
  return question ? `${question} Yes: ${run(yes)} No: ${run(no)}` : run(yes);
}

// Profiles

function partEffectSays(effect: PartEffect, enemy: EnemyCard): string {
  const it = enemy.id === 'dal' ? 'he' : enemy.kind === 'human' ? 'they' : 'it';
  const s = it === 'they' ? '' : 's';
  switch (effect.do) {
    case 'armour':
      return effect.by < 0 ? `armour ${-effect.by} lower` : `armour ${effect.by} higher`;
    case 'loot':
      return `collect ${effect.n} ${RESOURCE_NAMES[effect.kind]}`;
    case 'hurt-self':
      return `${it} suffer${s} ${effect.n} damage`;
    case 'gain-condition':
      return `${it} gain${s} ${CONDITION_NAMES[effect.condition]}`;
    case 'blast':
      return `everyone in ${whose(enemy)} square suffers ${effect.n} damage`;
    case 'switch-deck':
      return `${it} change${s} to ${whose(enemy)} other deck`;
  }
}

/** FW-BEH-8: the letter is on the back of the cards that it alters. */
const partSays = ({ name, letter, hp, effects }: Part, enemy: EnemyCard): string =>
  `${name} (${letter}), ${plural(hp, 'hit point')}. Destroyed: ${[
    ...effects.map(effect => partEffectSays(effect, enemy)),
    `cards marked ${letter} change`,
  ].join('; ')}.`;

function deckRuleSays(rule: DeckRule, enemy: EnemyCard): string {
  switch (rule.is) {
    case 'salvo': {
      const parts = rule.letters.map(letter => `the ${partNamed(enemy, letter)}`);
      return `Deck II while nobody revealed is ${within(rule.within)} and ${sayList(parts, 'or')} is whole; otherwise deck I.`;
    }
    case 'switch':
      return 'Deck I at first; each component that it loses makes it change to the other deck.';
    case 'alternate':
      return 'Deck I and deck II by turns, from one enemy phase to the next.';
  }
}

function bodySays({ hp: [first, risen], armour, isFlying }: EnemyCard): string {
  const more = risen === first ? '' : ` (${risen} at level 2)`;
  return `${first} hit points${more}, armour ${armour}.${isFlying ? ' Flies.' : ''}`;
}

export function profileFace(enemy: EnemyCard): ProfileFace {
  return {
    name: enemy.name,
    says: enemy.says,
    body: bodySays(enemy),
    parts: enemy.parts.map(part => partSays(part, enemy)),
    decks: enemy.deckRule ? deckRuleSays(enemy.deckRule, enemy) : null,
  };
}
