/** The tables at which the game is tried: by lab, contract and recorder. Each mission once, the numbers of seats in turns; two with everybody, and three with a possible traitor. */
import type { GameTable } from '@quarry/kernel';
import { MISSIONS } from './content/missions/index.ts';
import type { Mission } from './content/types.ts';
import { missionFor, type Setup } from './setup.ts';

type SunTable = GameTable<Setup>;

/** What each mission asks of you, in one sentence, and what one is invited to. */
const ASKS: Readonly<Record<string, { readonly says: string; readonly aim: string }>> = {
  'dry-well': { says: 'Carry parts home and keep the digging crew alive until there is water.', aim: 'dig for water' },
  'lost-patrol': { says: 'Follow tracks far from home, find a wounded scout and carry her back.', aim: 'find a lost patrol' },
  'fever-week': { says: 'Find the clinic and make a serum for everybody before the fever wins.', aim: 'stop a fever' },
  'voice-in-the-ether': { says: 'Repair a radio mast and two relays, and answer the voice.', aim: 'answer a voice' },
  caravan: { says: 'Clear the road for a slow cart and keep its dealer breathing.', aim: 'bring a caravan home' },
  'wolves-at-the-door': { says: 'Keep fires around New Haven and fell the pack and its leader.', aim: 'hold off the wolves' },
  'the-nest': { says: 'Find the nest, burn it, and stand what comes out.', aim: 'burn out a nest' },
  'fort-liberty': { says: 'Free two prisoners from the fort, unseen or not, and bring them home.', aim: 'free two prisoners' },
  exodus: { says: 'Take the cart and enough water, and lead everybody out through the gate.', aim: 'leave New Haven' },
};

const together = ({ id, name }: Mission, seats: number): SunTable => ({
  ...ASKS[id],
  mode: id,
  called: name,
  setup: missionFor(seats, id),
});
const withTraitor = ({ id, name }: Mission, seats: number): SunTable => ({
  ...ASKS[id],
  mode: `${id}-traitor`,
  called: `${name}, with a possible traitor`,
  says: `${ASKS[id]?.says.slice(0, -1)}; perhaps one of you works against it.`,
  twist: { of: id, says: 'One of you may be a traitor: loyalty is dealt in secret, best from three players on' },
  setup: missionFor(seats, id, 'semi'),
});
const named = (id: string): Mission => MISSIONS.find(one => one.id === id)!;
const SEATS = [4, 3, 2, 1] as const;
const MANY = [
  ['wolves-at-the-door', 5],
  ['lost-patrol', 6],
] as const;
const TRAITORS = [
  ['lost-patrol', 4],
  ['voice-in-the-ether', 3],
  ['fort-liberty', 4],
] as const;

export const TABLES: readonly SunTable[] = [
  ...MISSIONS.map((mission, i) => together(mission, SEATS[i % SEATS.length]!)),
  ...MANY.map(([id, seats]) => together(named(id), seats)),
  ...TRAITORS.map(([id, seats]) => withTraitor(named(id), seats)),
];
const ALL_SEATS = [1, 2, 3, 4, 5, 6] as const;
const isTried = ({ mode, setup }: SunTable): boolean => TABLES.some(other => other.mode === mode && other.setup.seats === setup.seats);
/** Every mission for every number of seats, alone of course without a traitor. */
export const MORE_TABLES: readonly SunTable[] = MISSIONS.flatMap(mission => [
  ...ALL_SEATS.map(seats => together(mission, seats)),
  ...ALL_SEATS.slice(1).map(seats => withTraitor(mission, seats)),
]).filter(one => !isTried(one));
