/** Behaviour boxes and component effects in short words, for the data card of a machine. Cards for players speak for themselves (`face`). */
import type { BehaviourQuestion, Box, Effect } from '../content/types.ts';
import { CONDITION_NAMES, plural, RESOURCE_NAMES } from '../words.ts';

const within = (n: number): string => (n === 0 ? 'in its square' : `within ${n}`);

export function questionSays(question: BehaviourQuestion): string {
  switch (question.ask) {
    case 'non-alert-enemy-within':
      return `Any calm machine ${within(question.n)}?`;
    case 'enemy-within':
      return `Any other machine ${within(question.n)}?`;
    case 'hunter-within':
      return `Any hunter ${within(question.n)}?`;
    case 'hunter-in-sight-within':
      return `Any hunter in sight ${within(question.n)}?`;
  }
}

const MOVES = {
  'move-to-hunter': 'Move N to a hunter',
  'move-to-recent-hunter': 'Move N to who acted last',
  'move-to-enemy': 'Move N to a machine',
  'move-to-non-alert': 'Move N to a calm machine',
  'move-away': 'Run N away',
  'move-to-edge': 'Run N to the edge',
} as const;
const STRIKES = { melee: 'Strike', ranged: 'Shoot', pulse: 'Pulse at all' } as const;

/** What a box does, e.g. `Shoot within 2 · 3 damage`. */
export function boxSays(box: Box): string {
  const times = (box.times ?? 1) > 1 ? `, ${box.times} times` : '';
  if (box.do === 'special') return `${box.effects.map(effectSays).join(', ')}${times}`;
  if ('range' in box) {
    const added = (box.effects ?? []).map(blow => effectSays(blow as Effect)).join(', ');
    return `${STRIKES[box.do]} ${within(box.range)} · ${box.damage} damage${added ? `, ${added.toLowerCase()}` : ''}${times}`;
  }
  return `${MOVES[box.do].replace('N', String(box.n))}${times}`;
}

/** The few effects that machines have. */
export function effectSays(effect: Effect): string {
  switch (effect.do) {
    case 'alert-within':
      return `Wake all within ${effect.n}`;
    case 'inflict':
      return CONDITION_NAMES[effect.condition];
    case 'push':
      return 'Push';
    case 'aoe':
      return `Area: ${[...(effect.damage ? [`${effect.damage} damage`] : []), ...(effect.inflict ?? []).map(one => CONDITION_NAMES[one]), ...(effect.push ? ['push'] : [])].join(', ')}`;
    case 'gain-resource':
      return `Gives ${effect.n} ${RESOURCE_NAMES[effect.resource]}`;
    case 'draw-salvage':
      return `Gives ${plural(effect.n, 'salvage card')}`;
    case 'set-armour':
      return `Armour becomes ${effect.n}`;
    case 'calm':
      return 'Its first boxes are no longer musts';
    default:
      return effect.do.replaceAll('-', ' ');
  }
}
