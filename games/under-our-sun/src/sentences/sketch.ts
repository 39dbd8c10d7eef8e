/** The map as plainly as it can be drawn: a cell for every tile that lies, faint ones where the map can grow, and all who and what is on them. */
import { capital, type Ground, plural, type Ref, type Sketch, sayList } from '@quarry/kernel';
import { characterCard, merchantCard, teamCard, tileCard } from '../content/box.ts';
import type { Family } from '../content/kinds.ts';
import { cellOf, type Hex, ringAt } from '../places.ts';
import { coveredBeside, isAlive, isFaceUp, missionIn, printedEnemy, teamCardOf } from '../questions/basics.ts';
import { total, waterRoom } from '../questions.ts';
import type { TileView, View, Who } from '../state.ts';
import {
  anEnemy,
  bareEnemy,
  characterNames,
  enemyLetter,
  FAMILY_NAMES,
  fitnessName,
  fromHaven,
  hpSays,
  lotParts,
  merchantName,
  tileName,
} from './names.ts';

type Cell = Sketch['cells'][number];
type Piece = Sketch['pieces'][number];

const MARKS: Readonly<Record<Family, string>> = {
  haven: '⌂',
  'dry-flats': '▱',
  dunes: '∿',
  scrub: 'ψ',
  'dead-forest': '♣',
  'rocky-hills': '▲',
  pass: '≍',
  oasis: '≈',
  hamlet: '⌘',
  site: '■',
  mission: '★',
};
const GROUNDS: Readonly<Partial<Record<Family, Ground>>> = {
  dunes: 'low',
  scrub: 'growth',
  'dead-forest': 'growth',
  'rocky-hills': 'raised',
  pass: 'raised',
  oasis: 'water',
};
const hexRef = (hex: Hex): Ref => ({ kind: 'hex', id: hex });

/** All that lies on a tile, in words. */
export function lyingOn(view: View, tile: TileView): string[] {
  const goods = lotParts({
    goods: tile.goods,
    water: tile.camp >= 0 ? tile.water : 0,
    ammunition: tile.ammunition,
    cards: tile.items.map(one => one.card),
  });
  const open = tile.symbols.filter(one => one === -1).length;
  return [
    ...goods,
    ...(tile.source > 0 ? [plural(tile.source, 'water cube')] : []),
    ...(open > 0 ? [plural(open, 'open enemy symbol')] : []),
    ...(tile.hasEvent ? ['an event'] : []),
    ...(tile.containers.length > 0 ? [plural(tile.containers.length, 'container')] : []),
    ...(tile.hasObjective ? ['an objective'] : []),
    ...(tile.hasToken ? [missionIn(view).token] : []),
    ...(tile.camp >= 0 ? ['a camp'] : []),
    ...(tile.fire === 'none' ? [] : [tile.fire === 'pit' ? 'a fire pit' : 'a campfire']),
    ...(tile.trap >= 0 ? ['a trap'] : []),
    ...(tile.bodies.length > 0 ? [bodiesSay(tile.bodies)] : []),
  ];
}
/** `the body of a snake`, `the bodies of 2 × snake and a spitter`. */
function bodiesSay(cards: readonly number[]): string {
  const names = cards.map(anEnemy);
  const times = (name: string): number => names.filter(one => one === name).length;
  const all = [...new Set(names)].map(name => (times(name) > 1 ? `${times(name)} × ${name.replace(/^an? /, '')}` : name));
  return `the ${cards.length > 1 ? 'bodies' : 'body'} of ${sayList(all)}`;
}

function cellOfTile(view: View, tile: TileView): Cell {
  const at = { ref: hexRef(tile.hex), ...cellOf(tile.hex) };
  if (tile.card < 0) return { ...at, says: 'A tile that lies face down', mark: '?' };
  const { name, family, value, spaces } = tileCard(tile.card);
  const lies = lyingOn(view, tile);
  const ground = GROUNDS[family];
  return {
    ...at,
    says: `${name}, ${FAMILY_NAMES[family]}, value ${value}, room for ${spaces}${lies.length > 0 ? `: ${sayList(lies)}` : ''}`,
    mark: `${MARKS[family]} ${value}`,
    ...(ground ? { ground } : {}),
  };
}
/** Blank positions next to revealed tiles, while tiles are left. */
export const rimOf = (view: View): Hex[] => [
  ...new Set(
    view.tiles
      .filter(one => one.card >= 0)
      .flatMap(one => coveredBeside(view, one.hex))
      .filter(hex => !view.tiles.some(one => one.hex === hex)),
  ),
];
/** Ground that nobody has seen. */
export const rimCell = (view: View, hex: Hex): Cell => ({
  ref: hexRef(hex),
  ...cellOf(hex),
  says: `Unknown ground, ${fromHaven(hex, view)}`,
  mark: '·',
});

// Pieces

const piece = (ref: Ref, hex: Hex, r: number, says: string, mark: string, side: Piece['side'], isSpent = false): Piece => ({
  ref,
  ...cellOf(hex),
  r,
  says,
  mark,
  side,
  ...(isSpent ? { isSpent: true as const } : {}),
});
function characterPiece(view: View, who: Who): Piece[] {
  const one = view.characters[who]!;
  if (one.isEliminated) return [];
  const { name } = characterCard(one.id);
  const says = isAlive(view, who)
    ? `${name}: ${hpSays(view, who, one.hp)}, ${one.water} of ${waterRoom(view, who)} water, ${fitnessName(one.fitness)}, ${one.ap} AP${one.isStealthy ? ', in stealth' : ''}${one.isInfected ? ', infected' : ''}`
    : `${name} lies here, dead`;
  return [
    piece(
      { kind: 'character', id: who },
      one.hex,
      0.3,
      says,
      `${name.charAt(0)}${one.isStealthy ? '·' : ''}`,
      'ours',
      !isAlive(view, who) || one.hasPlayed,
    ),
  ];
}
const enemyPieces = (view: View): Piece[] =>
  view.enemies.map(one => {
    const { hp, name } = printedEnemy(one);
    const says = `${capital(bareEnemy(view, one))}: ${Math.max(0, hp - one.damage)} of ${hp} HP${one.isTapped ? ', tapped' : ''}`;
    return piece(
      { kind: 'enemy', id: one.id },
      one.hex,
      0.26,
      says,
      `${name.slice(0, 2)}${enemyLetter(view, one)}`,
      'theirs',
      one.isTapped,
    );
  });
const merchantPieces = (view: View): Piece[] =>
  view.merchants.flatMap((one, i) => {
    if (one.hex < 0) return [];
    const isFighting = one.fights.length + one.foes.length > 0;
    const { fight } = merchantCard(one.id);
    const hp =
      isFighting && fight
        ? `: ${Math.max(0, fight.hp - one.damage)} of ${fight.hp} HP, fights ${characterNames(view, [...new Set([...one.fights, ...one.foes])])}`
        : '';
    return [
      piece(
        { kind: 'merchant', id: i },
        one.hex,
        0.26,
        `${merchantName(view, i)}${hp}`,
        merchantName(view, i).slice(0, 2),
        isFighting ? 'theirs' : 'neutral',
      ),
    ];
  });
const figurePieces = (view: View): Piece[] =>
  view.figures.map(({ id, hex, damage }) => {
    const { name, hp } = missionIn(view).figures[id]!;
    return piece(
      { kind: 'figure', id },
      hex,
      0.22,
      `${capital(name)}${hp === undefined ? '' : `: ${Math.max(0, hp - damage)} of ${hp} HP`}`,
      '☆',
      'neutral',
    );
  });
/** What is told by a mark on the tile itself. */
function markersOn(view: View, tile: TileView): Piece[] {
  const { hex } = tile;
  const one = (kind: string, says: string, mark: string): Piece =>
    piece({ kind, id: hex }, hex, 0.14, `${says} on ${tileName(view, hex)}`, mark, 'neutral');
  const goods = total(tile.goods) + total(tile.ammunition) + tile.items.length;
  return [
    ...(tile.hasEvent ? [one('event', 'An event', '!')] : []),
    ...(tile.containers.length > 0 ? [one('container', capital(plural(tile.containers.length, 'container')), '▣')] : []),
    ...(tile.hasObjective ? [one('objective', 'An objective', '◎')] : []),
    ...(tile.hasToken ? [one('token', capital(missionIn(view).token), '◆')] : []),
    ...(tile.camp >= 0 ? [one('camp', 'A camp', '△')] : []),
    ...(tile.fire === 'none' ? [] : [one('fire', tile.fire === 'pit' ? 'A fire pit' : 'A campfire', '♨')]),
    ...(tile.trap >= 0 ? [one('trap', 'A trap', '⊗')] : []),
    ...(tile.bodies.length > 0 ? [one('body', capital(bodiesSay(tile.bodies)), '†')] : []),
    ...(goods > 0 ? [one('goods', plural(goods, 'piece of goods', 'pieces of goods'), String(goods))] : []),
  ];
}
/** Where a Quartermaster delivers, for whoever may see it (US-TEAM-9). */
export function dropsSeen(view: View): Hex[] {
  return view.players.flatMap(({ drop }, seat) => {
    const card = teamCardOf(view, seat);
    const place = typeof drop === 'number' ? undefined : drop[0];
    return card >= 0 && teamCard(card).aim === 'quartermaster' && place !== undefined ? [ringAt(4)[place]!] : [];
  });
}

const LEGEND: readonly { readonly mark: string; readonly says: string }[] = [
  { mark: '?', says: 'a tile that lies face down' },
  { mark: '·', says: 'unknown ground: it can be explored from beside it' },
  { mark: '!', says: 'an event' },
  { mark: '▣', says: 'a container' },
  { mark: '◎', says: 'an objective' },
  { mark: '◆', says: 'a mission token' },
  { mark: '△', says: 'a camp' },
  { mark: '♨', says: 'a fire' },
  { mark: '⊗', says: 'a trap' },
  { mark: '†', says: 'the body of an enemy' },
];
function legendOf(view: View, marks: ReadonlySet<string>): NonNullable<Sketch['legend']> {
  const hasGoods = view.tiles.some(one => total(one.goods) + total(one.ammunition) + one.items.length > 0);
  const families = [...new Set(view.tiles.filter(one => one.card >= 0).map(one => tileCard(one.card).family))];
  return [
    ...families.map(family => {
      const ground = GROUNDS[family];
      return { mark: MARKS[family], ...(ground ? { ground } : {}), says: FAMILY_NAMES[family] };
    }),
    { mark: '1', says: 'the value of a tile: AP to move onto it' },
    ...(hasGoods ? [{ mark: '◇', says: 'pieces and cards that lie there' }] : []),
    ...LEGEND.filter(one => marks.has(one.mark)),
  ];
}

export function sketch(view: View): Sketch {
  const drops = dropsSeen(view);
  const rim = [...new Set([...rimOf(view), ...drops.filter(hex => !view.tiles.some(one => one.hex === hex))])];
  const cells = [...view.tiles.map(tile => cellOfTile(view, tile)), ...rim.map(hex => rimCell(view, hex))];
  const pieces = [
    ...view.tiles.filter(one => isFaceUp(view, one.hex)).flatMap(tile => markersOn(view, tile)),
    ...drops.map(hex => piece({ kind: 'drop', id: hex }, hex, 0.14, 'The drop of the Quartermaster', 'Q', 'neutral')),
    ...merchantPieces(view),
    ...figurePieces(view),
    ...enemyPieces(view),
    ...view.characters.flatMap((_, who) => characterPiece(view, who)),
  ];
  const marks = new Set([...cells, ...pieces].map(one => one.mark));
  return { kind: 'hexes', cells, outlines: [], pieces, legend: legendOf(view, marks) };
}
