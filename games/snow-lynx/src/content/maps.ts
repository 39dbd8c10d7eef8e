/** The maps of the three chapters, drawn as text: C camp, L lair, ^ crag, o snow. A hex is two lines below the one to its north. SL-SET-2. */
import { type Hex, type HexMap, hexesFromText } from '@quarry/board';

interface HuntMap {
  readonly name: string;
  readonly hexes: HexMap;
  readonly camp: Hex;
  readonly lair: Hex;
  readonly crags: ReadonlySet<Hex>;
}

function mapOf(name: string, ...rows: string[]): HuntMap {
  const { map, hex, hexes } = hexesFromText(...rows);
  return { name, hexes: map, camp: hex('C'), lair: hex('L'), crags: new Set(hexes('^')) };
}

const MAPS: readonly HuntMap[] = [
  mapOf('the Low Wood', '..L..', '.o.o.', 'o.^.o', '.o.o.', 'o.o.^', '.^.o.', 'o.o.o', '.o.o.', '..C..'),
  // The lake in the middle is no hex: nobody crosses it.
  mapOf('the Frozen Lake', '..o..', '.o.L.', 'o.o.o', '.o.o.', '^...o', '.o.o.', 'o.o.^', '.o.o.', '..C..'),
  mapOf('the White Fell', '...L...', '..o.o..', '.^.o.o.', 'o.o.^.o', '.o.o.o.', 'o.^.o.o', '.o.o.^.', '..o.o..', '...C...'),
];

export const LAST_CHAPTER = MAPS.length;

/** The map of a chapter, counted from 1. */
export const huntMap = (chapter: number): HuntMap => MAPS[chapter - 1]!;
