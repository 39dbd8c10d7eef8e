/** Beacon Rock's door: set-up, beginning, promises about every state, a sensible keeper, and what a test should see of it. */
import { type Answer, type Chance, type Decision, done, type Game, refuse, type Seat, sha256 } from '../index.ts';
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
  type Stream,
  storms,
} from './state.ts';
import { findFaces, teaching } from './teaching.ts';

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

export const beaconRock: Game<BeaconState, BeaconSetup, BeaconView, Stream, BeaconEvent> = {
  id: 'beacon-rock',
  name: 'Beacon Rock',
  version: 1,
  content: sha256(JSON.stringify(storms)).slice(0, 12),
  seats: { min: 1, max: 4 },
  setup: beaconSetup,
  state: beaconState,
  seatsOf: setup => setup.keepers,
  checkSetup: ({ keepers, mode }) =>
    keepers === 1 && mode === 'wild'
      ? refuse('too-few-keepers', { keepers }, 'A wild rock needs at least 2 keepers; take the calm one.')
      : done,
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
      finds: chance.shuffle('finds', [...new Array(FIND_CARDS).keys()]),
      usedFinds: [],
    };
  },
  next: nextScene,
  faults({ oil, finds, usedFinds, keepers, storms: deck, pastStorms }) {
    const cards = [...finds, ...usedFinds, ...keepers.flatMap(one => one.hand)];
    return [
      ...(oil < 0 ? [`oil is ${oil}`] : []),
      ...(new Set(cards).size === FIND_CARDS && cards.length === FIND_CARDS ? [] : [`there are ${cards.length} finds, not ${FIND_CARDS}`]),
      ...(new Set([...deck, ...pastStorms]).size === deck.length + pastStorms.length ? [] : ['a storm is there twice']),
    ];
  },
  sensible: sensibleKeeper,
  sentence: ({ type, rule, secret: _, reveals: __, ...facts }) =>
    `${type.replaceAll('-', ' ')} (${rule})${Object.entries(facts).map(([fact, value]) => ` ${fact}: ${String(value)}`)}`,
  faces: findFaces,
  teaches: teaching,
  exercises: { decision: DECISIONS, find: FINDS, storm: storms.map(one => one.name) },
  exercised(event) {
    if (event.type === 'find-used') return [['find', event.find]];
    return event.type === 'storm-drawn' ? [['storm', event.storm]] : [];
  },
  tables: [
    ...[1, 2, 3, 4].map(keepers => ({ mode: 'calm', setup: { keepers, mode: 'calm' as const } })),
    ...[2, 4].map(keepers => ({ mode: 'wild', setup: { keepers, mode: 'wild' as const } })),
  ],
};

/** Mends before it is late, keeps oil for the night, hoards nothing. */
function sensibleKeeper(view: BeaconView, decision: Decision, _seat: Seat, chance: Chance<'bot'>): Answer {
  const keys = decision.options.map(one => one.key);
  switch (decision.kind) {
    case 'act':
      if (view.water >= 2) return 'mend';
      return view.oil < 3 || !keys.includes('fetch') ? 'trim' : 'fetch';
    case 'drop-buoy':
      return decision.region!.some[chance.below('bot', decision.region!.some.length)]!;
    case 'tow-buoy':
      return [];
    case 'spend-dawn':
      return view.water < 4 ? 'signal' : 'rest';
    case 'drop-finds':
      return keys.slice(0, decision.min);
    case 'order-storms':
      return keys;
    default:
      return keys[0]!;
  }
}
