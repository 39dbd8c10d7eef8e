/** The first state of a match: UM-SET-5, UM-SET-6, UM-SET-11, UM-SET-16, UM-SET-24, UM-R-82. What a host may choose is in setup.ts, what follows in rules/begin.ts. */
import type { Chance } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import { CONTROL_DECK, CRIM_DECK, DATASLATES, eventsFor } from './content/box.ts';
import { OFFERED_ZONES } from './content/maps.ts';
import type { Setup } from './setup.ts';
import { newHunter, type State, type Stream } from './state.ts';

/** UM-SET-16: how many Control Cards a match has. */
export const CARDS_BY_LENGTH: Readonly<Record<State['length'], number>> = { short: 6, standard: 8, long: 10 };

/** UM-SET-5, UM-SET-6, UM-SET-11: an empty zone with its pods full, and hunters that have nothing. */
export const newState = (seats: number, zone: number, length: State['length'], tier: State['tier']): State => ({
  zone,
  length,
  tier,
  step: 'roll-off',
  phase: 'set-up',
  turn: 0,
  overtime: 0,
  hasConceded: false,
  first: 0,
  done: 0,
  pods: Array.from({ length: seats + 2 }, () => true),
  toPlace: 0,
  placing: 'random',
  tubesUsed: [],
  nextArrival: 1,
  acted: 0,
  control: -1,
  queue: [],
  inForce: [],
  crims: [],
  hunters: Array.from({ length: seats }, newHunter),
  controlPile: CONTROL_DECK,
  controlUsed: [],
  controlOut: [],
  eventPile: eventsFor(seats),
  eventDiscard: [],
  crimPile: CRIM_DECK,
  crimDiscard: [],
});

/** UM-SET-24: the map comes first. */
export function begin(setup: Setup, chance: Chance<Stream>): State {
  const named = OFFERED_ZONES.findIndex(zone => zone.id === setup.zone);
  const zone = named < 0 ? chance.below('zone', OFFERED_ZONES.length) : named;
  const state = newState(setup.seats, zone, setup.length, setup.tier);
  setup.hunters.forEach((id, seat) => {
    writable(state.hunters[seat]!).slate = DATASLATES.findIndex(slate => slate.id === id);
  });
  return state;
}
