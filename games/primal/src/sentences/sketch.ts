/** The ring as plainly as it can be drawn: the monster in the middle of a cross, a cell for each sector and whoever stands there, and beside it the behaviours. North is up. */
import { capital, type Ground, type Seat, type Sketch } from '@quarry/kernel';
import { iconsOnBack, numberOnBack } from '../content/box.ts';
import type { Terrain } from '../content/kinds.ts';
import { HUNTER_NAMES, ICON_MARKS, TERRAIN_NAMES, TERRAIN_NOTES } from '../content/names.ts';
import { positionOf } from '../places.ts';
import { backIn, healthOf, woundAt } from '../questions.ts';
import type { HunterView, SlotView, View } from '../state.ts';
import { backSays, cardName, groundSays, monsterName, sectorName, slotName, theSector } from './names.ts';

type Piece = Sketch['pieces'][number];
const NOTHING: Sketch = { kind: 'squares', cells: [], outlines: [], pieces: [] };

/** By sector: north, east, south, west round the middle. */
const APART = 1.15;
/** What stands in a cell leaves its mark free. */
const above = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y: y - 0.11 });
const CENTRES = [
  { x: 1, y: 1 - APART },
  { x: 1 + APART, y: 1 },
  { x: 1, y: 1 + APART },
  { x: 1 - APART, y: 1 },
] as const;
/** The monster fills what the sectors leave free. */
const BEAST = 0.62;
const ARROWS = ['↑', '→', '↓', '←'] as const;

const MARKS: Readonly<Record<Terrain, string>> = {
  rock: '▲',
  water: '≈',
  brush: 'ψ',
  plateau: '▄',
  sand: '∴',
  fire: '♨',
  fog: '☁',
  'pact-bloom': '❀',
  'balm-flower': '✚',
  'fury-blossom': '✷',
  snapmaw: '¤',
  ice: '✶',
  swamp: '≋',
  dust: '░',
};

const TINTS: Readonly<Partial<Record<Terrain, Ground>>> = {
  rock: 'low',
  plateau: 'raised',
  brush: 'growth',
  water: 'water',
  swamp: 'water',
  ice: 'water',
};

/** Before a hunt is laid out, and after it, nothing stands in the ring. */
const NO_HUNT: readonly View['step'][] = ['story', 'chapter-choice', 'board', 'prepare', 'open-hunt', 'won', 'lost', 'over'];

export function sketch(view: View): Sketch {
  // After a hunt it lies there as it ended, and what is told then is read over it.
  if (NO_HUNT.includes(view.step) && view.round === 0) return NOTHING;
  return {
    kind: 'squares',
    outlines: [],
    cells: [...cellsOf(view), ...view.monster.slots.map(slotCell)],
    pieces: [beastPiece(view), ...swarmsOf(view), ...huntersOf(view), ...platesOf(view), ...view.monster.slots.flatMap(slotPiece)],
    legend: legendOf(view),
  };
}

/** Every mark that is drawn now, so that nobody has to guess one. */
function legendOf(view: View): NonNullable<Sketch['legend']> {
  const { terrain, aggro, monster, hunters } = view;
  const kinds = [...new Set(terrain.filter(one => one.sector >= 0).map(one => one.kind))];
  const numbers = monster.slots.filter(one => !one.isLocked && backIn(one) >= 0).map(one => numberOnBack(backIn(one)));
  return [
    ...kinds.map(kind => {
      const ground = TINTS[kind];
      return { mark: MARKS[kind], ...(ground ? { ground } : {}), says: `${TERRAIN_NAMES[kind]}: ${TERRAIN_NOTES[kind]}` };
    }),
    ...(aggro >= 0 ? [{ mark: '!', says: 'has aggro' }] : []),
    ...(monster.marked >= 0 ? [{ mark: '◎', says: 'marked' }] : []),
    { mark: ARROWS[monster.facing]!, says: `${monsterName(view)} looks this way: its front` },
    ...hunters.filter(one => one.sector >= 0).map(({ id }) => ({ mark: letterOf(id), says: HUNTER_NAMES[id] })),
    ...(numbers.length > 0
      ? [{ mark: String(numbers[0]), says: 'a behaviour, and below it what wakes it; upkeep throws out the lowest number' }]
      : []),
    { mark: '▭', says: 'framed in red: what comes next, or whom a behaviour hits once it wakes' },
    ...(monster.swarms.length > 0 ? [{ mark: `S${monster.swarms[0]!.id}`, says: 'a swarm' }] : []),
    ...(monster.plates.some(n => n > 0) ? [{ mark: '1', says: 'beside the monster: plates over that sector' }] : []),
  ];
}
const letterOf = (id: HunterView['id']): string => HUNTER_NAMES[id].charAt(0);

const POSITIONS = { front: 'the front', flank: 'a flank', rear: 'the rear' } as const;
function cellsOf(view: View): Sketch['cells'] {
  return CENTRES.map((centre, sector) => {
    const ground = groundSays(view, sector);
    const here = view.terrain.filter(one => one.sector === sector);
    const isMarked = view.monster.marked === sector;
    const position = positionOf(view, sector);
    const tint = here.map(one => TINTS[one.kind]).find(Boolean);
    return {
      ref: { kind: 'sector', id: sector },
      ...centre,
      says: `${sectorName(sector)}, ${POSITIONS[position]}${isMarked ? ', marked' : ''}${ground ? `: ${ground}` : ''}`,
      mark: `${position} ${isMarked ? '◎' : ''}${here.map(one => MARKS[one.kind]).join('')}`.trim(),
      ...(tint ? { ground: tint } : {}),
    };
  });
}

// The behaviours: what wakes each, and its number

const BESIDE = { x: 3.6, first: 1 - APART, apart: APART } as const;
const slotAt = (i: number): { x: number; y: number } => ({ x: BESIDE.x, y: BESIDE.first + i * BESIDE.apart });

function slotMark(slot: SlotView): string {
  const back = backIn(slot);
  if (slot.isLocked) return 'locked';
  if (slot.isStunned) return 'stunned';
  if (slot.up.length > 0) return 'awake';
  return back < 0
    ? 'empty'
    : iconsOnBack(back)
        .map(icon => ICON_MARKS[icon])
        .join(', ');
}
const slotCell = (slot: SlotView, i: number): Sketch['cells'][number] => {
  const [front] = [...slot.up, ...slot.known];
  return {
    ref: { kind: 'slot', id: i },
    ...slotAt(i),
    says: `${capital(slotName(i))}, ${slot.isLocked ? 'locked' : backSays(slot)}${front === undefined ? '' : `: ${cardName(front)}`}`,
    mark: slotMark(slot),
  };
};
const slotPiece = (slot: SlotView, i: number): Piece[] => {
  const back = backIn(slot);
  if (slot.isLocked || back < 0) return [];
  const { ref, says } = slotCell(slot, i);
  return [
    {
      ref,
      ...above(slotAt(i)),
      r: 0.3,
      says,
      mark: String(numberOnBack(back)),
      side: 'neutral',
      ...(slot.isStunned ? { isSpent: true as const } : {}),
    },
  ];
};

// The monster and the hunters

function beastPiece(view: View): Piece {
  const { health, facing, damage } = view.monster;
  const wound = woundAt(view);
  return {
    ref: { kind: 'monster', id: 0 },
    x: 1,
    y: 1,
    r: BEAST,
    says: `${monsterName(view)}, ${health} of 10 health${wound === null ? '' : `, ${damage} of ${wound} damage to the next wound`}, looks to ${theSector(facing)}`,
    mark: `${monsterName(view).replace('The ', '').slice(0, 2)}${ARROWS[facing]}`,
    name: wound === null ? monsterName(view) : `${monsterName(view)}: ${damage} of ${wound} damage`,
    side: 'theirs',
  };
}

/** Swarms stand in the corners that the sectors leave free, the second four beside the first. */
const CORNERS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
] as const;
const swarmsOf = ({ monster }: View): Piece[] =>
  monster.swarms.map(({ id, damage, toughness }, i) => {
    const { x, y } = CORNERS[i % CORNERS.length]!;
    return {
      ref: { kind: 'swarm', id },
      x: 1 + x * APART,
      y: 1 + y * APART + Math.floor(i / CORNERS.length) * 0.5,
      r: 0.22,
      says: `Swarm ${id}: ${damage} of ${toughness} damage`,
      mark: `S${id}`,
      side: 'theirs',
    };
  });

/** Plates lie between the monster and the sector that they cover. */
const platesOf = (view: View): Piece[] =>
  view.monster.plates.flatMap((n, sector) => {
    if (n === 0) return [];
    const { x, y } = CENTRES[sector]!;
    return [
      {
        ref: { kind: 'plate', id: sector },
        x: 1 + (x - 1) * 0.6,
        y: 1 + (y - 1) * 0.6,
        r: 0.12,
        says: `${n === 1 ? 'A plate' : `${n} plates`} over ${theSector(sector)}`,
        mark: String(n),
        side: 'theirs' as const,
      },
    ];
  });

const huntersOf = (view: View): Piece[] =>
  view.hunters.flatMap((hunter, seat) => (hunter.sector < 0 ? [] : [hunterPiece(view, hunter, seat)]));

const PLACEMENTS = { normal: '', hidden: ', hidden', plateau: ', on the plateau' } as const;
function hunterPiece(view: View, hunter: HunterView, seat: Seat): Piece {
  const isDown = hunter.ko !== 'up';
  const state = isDown ? 'down' : `${hunter.damage} of ${healthOf(view, seat)} damage`;
  return {
    ref: { kind: 'seat', id: seat },
    ...above(CENTRES[hunter.sector]!),
    r: 0.3,
    says: `${HUNTER_NAMES[hunter.id]} in ${theSector(hunter.sector)}, ${state}${hunter.isThreatened ? ', threatened' : ''}${PLACEMENTS[hunter.placement]}${view.aggro === seat ? ', aggro' : ''}`,
    mark: `${letterOf(hunter.id)}${view.aggro === seat ? '!' : ''}`,
    side: 'ours',
    ...(isDown ? { isSpent: true } : {}),
  };
}
