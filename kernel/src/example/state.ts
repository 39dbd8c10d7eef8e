/**
 * Beacon Rock, the example game: what lies on the table, and who sees it. Keepers hold a lighthouse through storms.
 * The printed cards are here too; what is done with them is in rules.ts, the door is game.ts.
 */

import { int, oneOf, open, type Point, perSeat, record, type StateOf, type ViewOf, zone } from '../index.ts';

export const PHASES = ['watch', 'night', 'dawn'] as const;
export const FINDS = ['flask', 'rope', 'biscuit'] as const;
export type Find = (typeof FINDS)[number];

/** Storm deck, 9 cards: how hard each blows and where it comes from. */
export const storms: readonly { readonly name: string; readonly force: number; readonly from: Point }[] = [
  { name: 'breeze', force: 1, from: { x: 0, y: 4 } },
  { name: 'drizzle', force: 1, from: { x: 4, y: 0 } },
  { name: 'swell', force: 2, from: { x: -4, y: 0 } },
  { name: 'gale', force: 2, from: { x: 0, y: -4 } },
  { name: 'hail', force: 2, from: { x: 3, y: 3 } },
  { name: 'squall', force: 3, from: { x: -3, y: 3 } },
  { name: 'tempest', force: 3, from: { x: -3, y: -3 } },
  { name: 'black squall', force: 4, from: { x: 3, y: -3 } },
  { name: 'hurricane', force: 4, from: { x: 0, y: 4 } },
];

/** Find deck, 18 cards: six of each. */
export const findOf = (card: number): Find => FINDS[card % FINDS.length]!;
export const FIND_CARDS = 18;

export const MAX_WATER = 6;
export const LAST_NIGHT = 4;
export const HAND_LIMIT = 2;

const keeper = record({ ...open({ cold: int(0, 99), signals: int(0, 99) }), hand: zone('owner', 'find') });

export const beaconState = record({
  ...open({
    phase: oneOf(PHASES),
    night: int(0, LAST_NIGHT),
    turn: int(0, 4),
    oil: int(0, 99),
    water: int(0, MAX_WATER),
    buoy: record(open({ x: int(-5, 5), y: int(-5, 5) })),
    keepers: perSeat(keeper),
  }),
  storms: zone('nobody', 'storm'),
  pastStorms: zone('everyone'),
  finds: zone('nobody', 'find'),
  usedFinds: zone('everyone'),
});

export const beaconSetup = record(open({ keepers: int(1, 4), mode: oneOf(['calm', 'wild']) }));

export type BeaconState = StateOf<typeof beaconState>;
export type BeaconView = ViewOf<typeof beaconState>;
export type BeaconSetup = StateOf<typeof beaconSetup>;
export type Stream = 'storms' | 'finds' | 'lamp' | 'waves';
