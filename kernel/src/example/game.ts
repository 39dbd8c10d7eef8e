/** Beacon Rock's door: set-up, beginning, promises about every state, a sensible keeper, and what a test should see of it. */
import { always, botOf, cardFaultsOf, done, firstOf, firstOption, type Game, optionKeys, refuse, sha256 } from '../index.ts';
import type { BeaconEvent } from './events.ts';
import { nextScene } from './rules.ts';
import {
  type BeaconSetup,
  type BeaconState,
  type BeaconView,
  beaconSetup,
  beaconState,
  FIND_CARDS,
  FINDS,
  findOf,
  type Stream,
  storms,
} from './state.ts';
import { findFaces, teaching } from './teaching.ts';
import { telling } from './telling.ts';

const DECISIONS = [
  'act',
  'drop-buoy',
  'tow-buoy',
  'use-find',
  'answer-storm',
  'drop-finds',
  'spend-dawn',
  'read-sky',
  'order-storms',
] as const;

const FIND_DECK = [...new Array<undefined>(FIND_CARDS).keys()];
const findFaults = cardFaultsOf(beaconState, {
  of: ['finds', 'usedFinds', 'keepers.hand'],
  expected: () => FIND_DECK,
  keyOf: card => `${findOf(card)}-${card}`,
});

/** Of the storms a calm rock has not all. */
const stormFaults = cardFaultsOf(beaconState, {
  of: ['storms', 'pastStorms'],
  expected: () => [],
  isPrinted: card => card in storms,
  keyOf: card => storms[card]!.name,
});

/** Mends before it is late, keeps oil for the night, hoards nothing. */
const sensibleKeeper = botOf<BeaconView>(
  {
    act: ({ view, decision }) => (view.water >= 2 ? 'mend' : firstOf<unknown>(decision, [view.oil < 3 ? 'trim' : 'fetch', 'trim'])),
    'drop-buoy': ({ decision, chance }) => decision.region!.some[chance.below('bot', decision.region!.some.length)]!,
    'tow-buoy': always([]),
    'spend-dawn': ({ view }) => (view.water < 4 ? 'signal' : 'rest'),
    'drop-finds': ({ decision }) => optionKeys(decision).slice(0, decision.min),
    'order-storms': ({ decision }) => optionKeys(decision),
  },
  { fallback: firstOption },
);

export const beaconRock: Game<BeaconState, BeaconSetup, BeaconView, Stream, BeaconEvent> = {
  id: 'beacon-rock',
  name: 'Beacon Rock',
  version: 1,
  content: sha256(JSON.stringify(storms)).slice(0, 12),
  seats: { min: 1, max: 4 },
  setup: beaconSetup,
  rules: {
    state: beaconState,
    begin({ keepers, mode }, chance) {
      const deck = [...storms.keys()].filter(card => mode === 'wild' || storms[card]!.force < 4);
      return {
        phase: 'watch',
        night: 0,
        turn: 0,
        oil: 2,
        water: mode === 'wild' ? 1 : 0,
        buoy: { x: 0, y: 4 },
        keepers: Array.from({ length: keepers }, () => ({ cold: 0, signals: 0, hand: [] })),
        storms: chance.shuffle('storms', deck),
        pastStorms: [],
        finds: chance.shuffle('finds', FIND_DECK),
        usedFinds: [],
      };
    },
    next: nextScene,
    faults: state => [...(state.oil < 0 ? [`oil is ${state.oil}`] : []), ...findFaults(state), ...stormFaults(state)],
  },
  seatsOf: setup => setup.keepers,
  checkSetup: ({ keepers, mode }) =>
    keepers === 1 && mode === 'wild'
      ? refuse('too-few-keepers', { keepers }, 'A wild rock needs at least 2 keepers; take the calm one.')
      : done,
  sensible: sensibleKeeper,
  words: {
    sentence: ({ type, rule, secret: _, reveals: __, ...facts }) =>
      `${type.replaceAll('-', ' ')} (${rule})${Object.entries(facts).map(([fact, value]) => ` ${fact}: ${String(value)}`)}`,
  },
  shows: { faces: findFaces },
  teaches: teaching,
  tells: telling,
  proof: {
    exercises: { decision: DECISIONS, find: FINDS, storm: storms.map(one => one.name) },
    exercised(event) {
      if (event.type === 'find-used') return [['find', event.find]];
      return event.type === 'storm-drawn' ? [['storm', event.storm]] : [];
    },
  },
  tables: [
    ...[1, 2, 3, 4].map(keepers => ({ mode: 'calm', setup: { keepers, mode: 'calm' as const } })),
    ...[2, 4].map(keepers => ({ mode: 'wild', setup: { keepers, mode: 'wild' as const } })),
  ],
};
