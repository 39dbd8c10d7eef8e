/** The tables at which the game is tried: by lab, contract and recorder. Each mission once, the numbers of seats in turns; two with everybody, and three with a possible traitor. */
import type { GameTable } from '@quarry/kernel';
import { MISSIONS } from './content/missions/index.ts';
import type { Mission } from './content/types.ts';
import { missionFor, type Setup } from './setup.ts';

type SunTable = GameTable<Setup>;

const together = ({ id, name }: Mission, seats: number): SunTable => ({ mode: id, called: name, setup: missionFor(seats, id) });
const withTraitor = ({ id, name }: Mission, seats: number): SunTable => ({
  mode: `${id}-traitor`,
  called: `${name}, with a possible traitor`,
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
