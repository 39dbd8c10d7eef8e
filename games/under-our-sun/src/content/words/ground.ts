/** Words about tiles, markers, merchants and decks. */
import { plural } from '@quarry/kernel';
import type { Resource } from '../kinds.ts';
import { MARKERS, PLACES, type Place, sayResource } from './saying.ts';

export type Deck = 'enemy' | 'night' | 'event' | 'loot';

export const GROUND_WORDS = {
  /** Positions without a face-up tile, of the own choice: next to any revealed tile, or at a distance from `self`. */
  reveal: ({ n, at, distance = 1 }: { readonly n: number; readonly at: 'edge' | 'distance'; readonly distance?: number }) =>
    `reveal ${plural(n, 'tile')} ${at === 'edge' ? 'next to revealed ones' : `at distance ${distance}`}`,
  /** A container opened with strength or dexterity, 1 loot card. */
  place: ({ marker, at = 'here' }: { readonly marker: 'container' | 'token'; readonly at?: Place }) =>
    `place ${MARKERS[marker]} ${PLACES[at]}`,
  /** Loose or, if there is none, carried; of the drawer. */
  'take-loose': ({ kind }: { readonly kind: Resource }) => `remove ${sayResource(kind, 1)} from this tile, or from you`,
  /** The next dealer who is not in the game arrives here. */
  dealer: () => 'a dealer arrives here',
  /** `secret`: only whoever looks knows which card it is and whether it was put under the deck. */
  peek: ({ deck, secret }: { readonly deck: Deck; readonly secret?: true }) =>
    `${secret ? 'secretly ' : ''}look at the top card of the ${deck} deck; you may put it under the deck`,
  /** Names a tile of the mission, laid at a distance from New Haven on a blank position of the starting player's choice. */
  'place-tile': ({ tile, distance }: { readonly tile: string; readonly distance: number }) =>
    `lay the ${tile.replaceAll('-', ' ')} face up at distance ${distance} from New Haven`,
  /** Into the lowest part of the stack: 2 is the lower half, 3 the bottom third. */
  'bury-tile': ({ tile, part }: { readonly tile: string; readonly part: number }) =>
    `shuffle the ${tile.replaceAll('-', ' ')} into the ${part === 2 ? 'lower half' : part === 3 ? 'bottom third' : 'whole'} of the tile stack`,
};
