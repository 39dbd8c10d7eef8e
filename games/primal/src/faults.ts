/** What must always be true; each sentence is a promise that is broken. */
import { cardFaultsOf } from '@quarry/kernel';
import { BEHAVIOUR_NUMBERS, BURDEN_NUMBERS, behaviourCard, box, keyOf, sortOf } from './content/box.ts';
import { campFaults } from './faults/camp.ts';
import { chainFaults, isUnderWay } from './faults/chain.ts';
import { hunterFaults, wornFaults } from './faults/hunters.ts';
import { monsterFaults, namedFaults } from './faults/monster.ts';
import { unless } from './faults/saying.ts';
import { type State, type Step, stateSchema } from './state.ts';

const OF_HUNTERS = ['discard', 'sequence', 'exile', 'hand', 'deck'].map(field => `hunters.${field}`);
const OF_MONSTER = ['monster.discard', 'monster.pile', 'monster.slots.up', 'monster.slots.down'];
const OF_ATTRITION = ['attrition.discard', 'attrition.revealed', 'attrition.pile'];

const BEFORE: readonly Step[] = ['story', 'chapter-choice', 'board', 'prepare', 'open-hunt'];
const AFTER: readonly Step[] = ['won', 'lost', 'over'];
const isHunting = ({ step }: State): boolean => !BEFORE.includes(step) && !AFTER.includes(step);
const behavioursOf = ({ monster, level }: State): number[] =>
  BEHAVIOUR_NUMBERS.filter(no => {
    const { monster: id, mark } = behaviourCard(no);
    return id === monster.id && mark >= level && mark <= level + 2;
  });

/** In a hunt: every card of the decks, every behaviour of the level, every burden, and nothing else. */
const cardFaults = cardFaultsOf<State>(stateSchema, {
  expected: state => [...state.belongings.flatMap(one => one.deck), ...behavioursOf(state), ...BURDEN_NUMBERS],
  keyOf,
  isPrinted: box.has,
  fits(card, path) {
    const sort = sortOf(card);
    if (sort === 'behaviour') return OF_MONSTER.includes(path);
    if (sort === 'attrition') return OF_ATTRITION.includes(path);
    return OF_HUNTERS.includes(path) || (sort === 'burden' && path === 'burdens');
  },
  of: [...OF_HUNTERS, ...OF_MONSTER, ...OF_ATTRITION, 'burdens'],
});

/** When nobody hunts, nothing lies on the table (campaign/at-rest.ts): what is left of a hunt that is over is its end. */
const restFaults = (state: State): string[] => {
  const { hunters, monster, result, why } = state;
  if (isUnderWay(state)) return ['something waits where nobody hunts'];
  if (AFTER.includes(state.step))
    return unless((result === 'lost') === (why !== 'none') && result !== 'none', 'a hunt is over without an end');
  const lies = hunters.flatMap(one => [...one.hand, ...one.deck, ...one.sequence, ...one.discard, ...one.exile]);
  return [
    ...unless(lies.length + monster.pile.length + monster.slots.length === 0, 'cards of a hunt lie about in camp'),
    ...unless(result === 'none' && why === 'none', 'a hunt has ended before it began'),
  ];
};

type Watch = (state: State) => string[];
/** Each is asked only where nothing is wrong with those before it: questions are about cards and seats that there are. */
const OF_HUNT: readonly Watch[] = [
  campFaults,
  state => [...namedFaults(state), ...wornFaults(state)],
  state => [...cardFaults(state), ...hunterFaults(state), ...monsterFaults(state)],
  chainFaults,
];
const OF_CAMP: readonly Watch[] = [campFaults, restFaults];
export function faults(state: State): string[] {
  for (const watch of isHunting(state) ? OF_HUNT : OF_CAMP) {
    const found = watch(state);
    if (found.length > 0) return found;
  }
  return [];
}
