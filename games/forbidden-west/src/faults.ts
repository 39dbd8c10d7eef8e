/** What must always be true; each sentence is a promise that is broken. */
import { cardFaultsOf } from '@quarry/kernel';
import { box, keyOf, sortOf } from './content/box.ts';
import { RESOURCES } from './content/kinds.ts';
import { canStand, fieldIn, hasFight, isHuge, maxDial, pileOf, seatsOf, squaresOf } from './questions.ts';
import { type State, stateSchema } from './state.ts';

const ALL = box.cards.map(one => one.no);
/** With a character who has left the party. */
const STORED = ['party.stored.gear', 'party.stored.satchel', 'party.stored.heap', 'party.stored.discard'];
const HOMES: Readonly<Record<string, readonly string[]>> = {
  action: ['party.marshals.satchel', 'party.marshals.hand', 'party.marshals.discard', 'party.marshals.deck', 'party.inactive'],
  special: ['party.waiting', 'party.marshals.hand', 'party.inactive'],
  gear: ['party.marshals.gear', 'party.marshals.satchel', 'party.inactive'],
  modification: ['party.marshals.fitted.card', 'party.marshals.satchel', 'party.modifications', 'party.waiting', 'party.inactive'],
  injury: ['party.injuries', 'party.marshals.hand', 'party.marshals.discard', 'party.marshals.deck', 'party.inactive'],
  behaviour: ['party.behaviours', 'party.inactive'],
};

/** FW-CAMP-7: every large card lies in exactly one place. Piles of an encounter are made of cards of the active store. */
const cardFaults = cardFaultsOf(stateSchema, {
  expected: () => ALL,
  keyOf,
  isPrinted: box.has,
  fits: (card, path) => HOMES[sortOf(card)]!.includes(path) || STORED.includes(path),
  of: [
    ...['gear', 'fitted.card', 'satchel', 'discard', 'hand', 'deck'].map(field => `party.marshals.${field}`),
    ...['gear', 'satchel', 'heap', 'discard'].map(field => `party.stored.${field}`),
    ...['waiting', 'behaviours', 'inactive', 'injuries', 'modifications'].map(field => `party.${field}`),
  ],
});

function marshalFaults(state: State): string[] {
  return seatsOf(state).flatMap(seat => {
    const { dial, gear, fitted, isHidden, counted } = state.party.marshals[seat]!;
    const most = maxDial(state, seat);
    return [
      ...(gear.length === 4 ? [] : [`seat ${seat} has ${gear.length} pieces of gear in use, not 4`]),
      ...(dial <= most ? [] : [`seat ${seat} has ${dial} hit points of ${most}`]),
      ...(fitted.every(one => gear.includes(one.on)) ? [] : [`seat ${seat} has a modification on gear that is not in use`]),
      ...(hasFight(state) && isHidden === state.fight.threat.includes(seat)
        ? [`seat ${seat} is hidden and on the threat track, or neither`]
        : []),
      ...(counted <= 2 ? [] : [`seat ${seat} has done ${counted} actions`]),
    ];
  });
}

const pileFaults = (state: State): string[] =>
  RESOURCES.flatMap(kind => (pileOf(state, kind) >= 0 ? [] : [`more ${kind} is held than there is`]));

function placeFaults(state: State): string[] {
  if (!hasFight(state) || state.fight.turn === 0) return [];
  const field = fieldIn(state);
  const marshals = seatsOf(state).filter(seat => !canStand(state, state.party.marshals[seat]!.square));
  const enemies = state.fight.enemies.filter(one => one.isIn && squaresOf(field, one).some(square => !canStand(state, square)));
  return [
    ...marshals.map(seat => `seat ${seat} stands where nobody can`),
    ...enemies.map(one => `enemy ${one.id} stands where nobody can`),
    ...state.fight.enemies
      .filter(one => one.isIn && isHuge(one) && (field.area.xs[one.square]! % 2 !== 0 || field.area.ys[one.square]! % 2 !== 0))
      .map(one => `enemy ${one.id} is huge and stands between large squares`),
    ...(state.fight.alert >= 1 && state.fight.alert <= state.fight.rows
      ? []
      : [`the alert token is in row ${state.fight.alert} of ${state.fight.rows}`]),
  ];
}

export const faults = (state: State): string[] => [
  ...cardFaults(state),
  ...marshalFaults(state),
  ...pileFaults(state),
  ...placeFaults(state),
];
