/** What machines do, in words: behaviour cards as faces and log lines tell them, and their boxes in short for a data card. */
import { capital, plural, sayList } from '@quarry/kernel';
import { behaviourCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import type { AttackBox, BehaviourCard, BehaviourQuestion, Blow, Box, Enemy } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { CONDITION_NAMES, RESOURCE_NAMES } from '../printed-names.ts';
import { sayEffects } from './effects.ts';

const within = (n: number): string => (n === 0 ? 'in its square' : `within ${plural(n, 'square')}`);

export function questionSays(question: BehaviourQuestion): string {
  switch (question.ask) {
    case 'non-alert-enemy-within':
      return `Is a machine that is not alert ${within(question.n)}?`;
    case 'enemy-within':
      return `Is another machine ${within(question.n)}?`;
    case 'hunter-within':
      return `Is a hunter ${within(question.n)}?`;
    case 'hunter-in-sight-within':
      return `Is a hunter in sight ${within(question.n)}?`;
  }
}

const MOVES = {
  'move-to-hunter': 'move N toward the nearest hunter',
  'move-to-recent-hunter': 'move N toward the hunter who acted last',
  'move-to-enemy': 'move N toward the nearest machine',
  'move-to-non-alert': 'move N toward the nearest machine that is not alert',
  'move-away': 'run N from the nearest hunter',
  'move-to-edge': 'run N toward the nearest edge',
} as const;
const STRIKES = { melee: 'strike a hunter', ranged: 'shoot the nearest hunter', pulse: 'hit every hunter' } as const;

const upTo = (n: number): string => (n === 1 ? '1 square' : `up to ${n} squares`);

/** What a blow brings besides damage: `Fire`, `a push`. */
function blowSays(blow: Blow): string {
  if (blow.do === 'inflict') return CONDITION_NAMES[blow.condition];
  if (blow.do === 'push') return 'a push';
  const parts = [
    ...(blow.damage ? [`${blow.damage} damage`] : []),
    ...(blow.inflict ?? []).map(one => CONDITION_NAMES[one]),
    ...(blow.push ? ['a push'] : []),
  ];
  return `${sayList(parts)} for hunters around`;
}

const attackSays = ({ do: kind, range, damage, effects = [] }: AttackBox): string =>
  `${STRIKES[kind]} ${within(range)} for ${sayList([`${damage} damage`, ...effects.map(blowSays)])}`;

/** What a box does, e.g. `shoot the nearest hunter within 2 squares for 3 damage`. */
function boxTells(box: Box): string {
  if (box.do === 'special') return sayList(box.effects.map(effect => lower(effectSays(effect))));
  return 'range' in box ? attackSays(box) : MOVES[box.do].replace('N', upTo(box.n));
}

const often = ({ times = 1 }: Box): string => (times > 1 ? `, ${times} times` : '');

/** The same for the data card of a machine. */
export const boxSays = (box: Box): string => capital(`${boxTells(box)}${often(box)}`);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The few effects that machines have, shorter than on a hunter’s card where that says more than a data card needs. */
export function effectSays(effect: Effect): string {
  switch (effect.do) {
    case 'alert-within':
      return `Alert all machines ${within(effect.n)}`;
    case 'inflict':
      return CONDITION_NAMES[effect.condition];
    case 'push':
      return 'Push';
    case 'aoe':
      return `Every machine around it: ${[...(effect.damage ? [`${effect.damage} damage`] : []), ...(effect.inflict ?? []).map(one => CONDITION_NAMES[one]), ...(effect.push ? ['push'] : [])].join(', ')}`;
    case 'gain-resource':
      return `Gives ${effect.n} ${RESOURCE_NAMES[effect.resource]}`;
    case 'draw-salvage':
      return `Gives ${plural(effect.n, 'salvage card')}`;
    case 'set-armour':
      return `Armour becomes ${effect.n}`;
    default:
      return capital(sayEffects([effect]));
  }
}

/** Whose card it is. */
const ownerOf = (card: BehaviourCard): Enemy | undefined => ENEMIES.find(enemy => enemy.behaviour.includes(card));

/** The name of the machine whose card it is. */
export const behaviourOf = (card: BehaviourCard): string => ownerOf(card)?.name ?? 'a machine';

/** A column in one breath. Of its conditional boxes only the first that can be done is done (ZD-BEH-11). */
function columnSays(boxes: readonly Box[], enemy: Enemy | undefined): string {
  const by = ({ needs }: Box): string => (needs ? ` with its ${enemy?.components.find(one => one.letter === needs)?.name ?? needs}` : '');
  return boxes
    .map((box, i) => {
      const isElse = i > 0 && !box.must && !boxes[i - 1]!.must;
      const joint = i === 0 ? '' : isElse ? ', or if it cannot, ' : ', then ';
      const proviso = !box.must && !isElse && boxes[i + 1]?.must !== false ? ' if it can' : '';
      return `${joint}${boxTells(box)}${by(box)}${often(box)}${proviso}`;
    })
    .join('');
}

/** The whole card: its question, and what is done for each answer. */
export function behaviourSays(card: BehaviourCard): string {
  const enemy = ownerOf(card);
  if (!card.question) return `${capital(columnSays(card.no, enemy))}.`;
  return `${questionSays(card.question)} Yes: ${columnSays(card.yes, enemy)}. No: ${columnSays(card.no, enemy)}.`;
}

/** What a card that was drawn makes its machine do now. */
export function columnDrawn(no: number, isYes: boolean): string {
  const card = behaviourCard(no);
  return columnSays(isYes ? card.yes : card.no, ownerOf(card));
}

/** What a special box of the card does, as it is told of its machine: `alerts all machines within 1 square`. */
export function specialTold(no: number): string {
  const { yes, no: otherwise } = behaviourCard(no);
  const box = [...yes, ...otherwise].find(one => one.do === 'special');
  return box ? boxTells(box).replace(/^\w+/, verb => `${verb}s`) : 'acts';
}
