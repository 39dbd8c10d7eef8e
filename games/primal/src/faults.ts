/** What must always be true; each sentence is a promise that is broken. */
import { cardFaultsOf } from '@quarry/kernel';
import { BEHAVIOUR_NUMBERS, BURDEN_NUMBERS, behaviourCard, box, keyOf, sortOf } from './content/box.ts';
import { openSlots, sequenceLimit } from './questions.ts';
import { isUp, seatsOf } from './ring.ts';
import { type State, stateSchema } from './state.ts';

const OF_HUNTERS = ['discard', 'sequence', 'exile', 'hand', 'deck'].map(field => `hunters.${field}`);
const OF_MONSTER = ['monster.discard', 'monster.pile', 'monster.slots.up', 'monster.slots.down'];
const OF_ATTRITION = ['attrition.discard', 'attrition.revealed', 'attrition.pile'];

const isHunting = ({ step, result }: State): boolean =>
  result === 'none' && !['story', 'chapter-choice', 'board', 'prepare', 'open-hunt'].includes(step);
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

function hunterFaults(state: State): string[] {
  return seatsOf(state).flatMap(seat => {
    const { ko, hand, sequence, damage, disrupted, stealthy, deck, seen } = state.hunters[seat]!;
    return [
      ...(ko === 'up' || hand.length + sequence.length + damage === 0 ? [] : [`seat ${seat} is down and has cards or damage`]),
      ...(sequence.length <= sequenceLimit(state, seat) + 5 ? [] : [`seat ${seat} has ${sequence.length} cards in the sequence`]),
      ...([...disrupted, ...stealthy].every(card => sequence.includes(card))
        ? []
        : [`seat ${seat} has tokens on cards that are not in the sequence`]),
      ...(seen.every((card, i) => deck[i] === card) ? [] : [`seat ${seat} has seen another top of the deck than there is`]),
    ];
  });
}

function monsterFaults(state: State): string[] {
  const { monster, aggro, toPlay } = state;
  return [
    ...openSlots(state).flatMap(i => {
      const { up, down } = monster.slots[i]!;
      const isFilled = up.length + down.length === 1;
      return isFilled || (monster.pile.length === 0 && monster.discard.length === 0)
        ? []
        : [`slot ${i} holds ${up.length + down.length} cards`];
    }),
    ...(monster.slots.every(slot => slot.up.length === 0) ? [] : ['a behaviour is left face up']),
    ...(aggro < 0 || isUp(state, aggro) ? [] : [`seat ${aggro} is down and has aggro`]),
    ...(new Set(toPlay).size === toPlay.length ? [] : ['somebody is to play twice']),
  ];
}

export const faults = (state: State): string[] =>
  isHunting(state) ? [...cardFaults(state), ...hunterFaults(state), ...monsterFaults(state)] : [];
