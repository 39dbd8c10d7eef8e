/** The cards of Snow Lynx, 12 lynx cards and 15 gear cards, as data; and the box that they are printed into. An invention of this repository. */
import { HEX_DIRECTIONS, type HexDirection } from '@quarry/board';
import { boxOf, type Printed, sha256 } from '@quarry/kernel';

/** What the lynx does: SL-LYNX-2 to SL-LYNX-4. */
export type Going =
  | { readonly do: 'slip'; readonly direction: HexDirection; readonly steps: number }
  | { readonly do: 'flee'; readonly steps: number }
  | { readonly do: 'crouch' };

export interface LynxCard extends Printed {
  readonly going: Going;
}

/** What gear adds in one turn; bait lies on the map instead. */
export interface GearCard extends Printed {
  readonly hexes: number;
  readonly dice: number;
  readonly isBait: boolean;
}

const LYNX: readonly LynxCard[] = [
  ...HEX_DIRECTIONS.map(direction => ({
    id: `slip-${direction}`,
    name: `Slip ${direction}`,
    going: { do: 'slip' as const, direction, steps: 3 },
  })),
  { id: 'startled', name: 'Startled', copies: 2, going: { do: 'flee', steps: 3 } },
  { id: 'wary', name: 'Wary', copies: 2, going: { do: 'flee', steps: 2 } },
  { id: 'crouched', name: 'Crouched', copies: 2, going: { do: 'crouch' } },
];

const GEAR: readonly GearCard[] = [
  { id: 'snowshoes', name: 'Snowshoes', copies: 5, hexes: 1, dice: 0, isBait: false },
  { id: 'lantern', name: 'Lantern', copies: 5, hexes: 0, dice: 1, isBait: false },
  { id: 'bait', name: 'Bait', copies: 5, hexes: 0, dice: 0, isBait: true },
];

export const CONTENT_HASH = sha256(JSON.stringify([LYNX, GEAR])).slice(0, 12);

export const box = boxOf({ lynx: LYNX, gear: GEAR });
export const LYNX_DECK = box.deck('lynx');
export const GEAR_DECK = box.deck('gear');
export const lynxCard = box.reader('lynx');
export const gearCard = box.reader('gear');
export const { cardNamed, keyOf, nameOf, optionOf } = box;

/** A net die (SL-NET-2). */
export const NET_DIE: readonly number[] = [0, 0, 0, 1, 1, 2];
