/**
 * The six encounter tiles with both sides. Authored for Quarry after the work order (content.md, 3.6); unofficial, no printed tile is
 * reproduced. Kinds of spawn points and, on the small side, route ends follow the public facts listed in content.md, part 2.
 * Squares are [column, row] of the unturned tile, its corner mark at [0, 0]. How tiles make a map is in maps.ts. ZD-COMP-1, ZD-MAP-4.
 */
import type { Tile } from './types.ts';

export const TILES: readonly Tile[] = [
  {
    // A climb below an outlook. On the large side a bend around it.
    id: '1',
    spawnKind: 'A',
    symbol: 'square',
    symbolAt: [0, 1],
    sides: [
      {
        route: [
          [1, 2],
          [2, 2],
          [2, 1],
          [1, 1],
          [1, 0],
          [0, 0],
        ],
        exit: [-1, 0],
        spawns: [0, 1],
        grass: [
          [0, 2],
          [2, 0],
        ],
      },
      {
        route: [
          [0, 2],
          [1, 2],
          [2, 2],
          [2, 1],
          [1, 0],
          [0, 0],
        ],
        exit: [-1, 0],
        spawns: [0, 2],
        grass: [
          [1, 1],
          [2, 0],
        ],
      },
    ],
  },
  {
    // A bend around a thicket: whoever lies in it has the route on three sides.
    id: '2',
    spawnKind: 'A',
    symbol: 'triangle',
    symbolAt: [2, 2],
    sides: [
      {
        route: [
          [0, 0],
          [1, 0],
          [1, 1],
          [1, 2],
          [0, 2],
        ],
        exit: [-1, 0],
        spawns: [0, 2],
        grass: [
          [0, 1],
          [2, 0],
        ],
      },
      {
        route: [
          [0, 0],
          [1, 0],
          [2, 0],
          [2, 1],
          [1, 2],
          [0, 2],
        ],
        exit: [-1, 0],
        spawns: [0, 2],
        grass: [
          [0, 1],
          [1, 1],
        ],
      },
    ],
  },
  {
    // Straight down the tile, but never through its middle on the small side.
    id: '3',
    spawnKind: 'B',
    symbol: 'square',
    symbolAt: [2, 2],
    sides: [
      {
        route: [
          [1, 0],
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 2],
        ],
        exit: [0, 1],
        spawns: [0, 2],
        grass: [
          [1, 1],
          [2, 0],
        ],
      },
      {
        route: [
          [1, 0],
          [2, 0],
          [2, 1],
          [1, 1],
          [0, 2],
          [1, 2],
        ],
        exit: [0, 1],
        spawns: [0, 2],
        grass: [[0, 1]],
      },
    ],
  },
  {
    // The shortcut from corner to corner; nothing stands on it but grass.
    id: '4',
    spawnKind: 'A',
    symbol: null,
    symbolAt: [0, 0],
    sides: [
      {
        route: [
          [2, 0],
          [1, 1],
          [0, 2],
        ],
        exit: [-1, 0],
        spawns: [0, 1],
        grass: [
          [0, 1],
          [2, 2],
        ],
      },
      {
        route: [
          [2, 0],
          [2, 1],
          [1, 1],
          [1, 2],
          [0, 2],
        ],
        exit: [-1, 0],
        spawns: [0, 1],
        grass: [
          [1, 0],
          [0, 1],
          [2, 2],
        ],
      },
    ],
  },
  {
    // A bulge around a thicket. The small side lets the herd out at the top, the large side turns it back.
    id: '5',
    spawnKind: 'B',
    symbol: 'triangle',
    symbolAt: [2, 2],
    sides: [
      {
        route: [
          [0, 2],
          [1, 2],
          [1, 1],
          [1, 0],
          [0, 0],
        ],
        exit: [0, -1],
        spawns: [0, 2],
        grass: [
          [0, 1],
          [2, 1],
        ],
      },
      {
        route: [
          [0, 2],
          [1, 2],
          [2, 1],
          [2, 0],
          [1, 0],
          [0, 0],
        ],
        exit: [-1, 0],
        spawns: [1, 3],
        grass: [
          [0, 1],
          [1, 1],
        ],
      },
    ],
  },
  {
    // A bend around an outlook. The small side lets the herd out at the top, the large side turns it back.
    id: '6',
    spawnKind: 'B',
    symbol: 'square',
    symbolAt: [2, 1],
    sides: [
      {
        route: [
          [2, 2],
          [1, 2],
          [1, 1],
          [1, 0],
          [2, 0],
        ],
        exit: [0, -1],
        spawns: [0],
        grass: [
          [0, 1],
          [0, 2],
        ],
      },
      {
        route: [
          [2, 2],
          [1, 2],
          [0, 1],
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        exit: [1, 0],
        spawns: [1, 2],
        grass: [
          [1, 1],
          [0, 2],
        ],
      },
    ],
  },
];
