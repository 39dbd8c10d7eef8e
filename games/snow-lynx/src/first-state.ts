/** The first state of a hunt. */
import type { Chance } from '@quarry/kernel';
import { GEAR_DECK, LYNX_DECK } from './content/cards.ts';
import { huntMap } from './content/maps.ts';
import type { Setup } from './setup.ts';
import type { State, Stream } from './state.ts';

/** SL-SET-2, SL-SET-3. */
export function begin({ seats, chapter, netted, roles: named }: Setup, chance: Chance<Stream>): State {
  const { camp, lair } = huntMap(chapter);
  const gear = chance.shuffle('gear', GEAR_DECK);
  const each = 1 + netted;
  return {
    chapter,
    netted,
    round: 1,
    step: 'plan',
    plan: 'drive',
    turn: 0,
    grips: 0,
    lynx: lair,
    bait: -1,
    trackers: Array.from({ length: seats }, (_, seat) => ({
      role: named[seat] ?? 'runner',
      hex: camp,
      hand: gear.slice(seat * each, (seat + 1) * each),
    })),
    lynxPile: chance.shuffle('lynx', LYNX_DECK),
    signs: [],
    lynxUsed: [],
    pack: gear.slice(seats * each),
    gearUsed: [],
  };
}
