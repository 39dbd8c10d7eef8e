/** The encounter as plainly as it can be drawn: squares with their ground, and everything that stands or lies on them. */
import { capital, type Ground, type Sketch } from '@quarry/kernel';
import type { Terrain } from '../content/kinds.ts';
import { CHARACTER_NAMES, CONDITION_NAMES } from '../content/names.ts';
import type { FeatureKind } from '../content/types.ts';
import type { Field } from '../places.ts';
import { fieldIn, hasFight, isHuge, maxDial } from '../questions.ts';
import type { EnemyView, View } from '../state.ts';
import { COMPASS, columnName, enemyName, featureName, marshalName, rowName, squareName, terrainSays, typeName } from './names.ts';

type Piece = Sketch['pieces'][number];
const NOTHING: Sketch = { kind: 'squares', cells: [], outlines: [], pieces: [] };

interface Look {
  readonly mark: string;
  readonly ground?: Ground;
}
const LOOKS: Readonly<Record<Terrain, Look>> = {
  open: { mark: '' },
  grass: { mark: 'ψ', ground: 'growth' },
  cover: { mark: '▄', ground: 'low' },
  elevation: { mark: '▲', ground: 'raised' },
  impassable: { mark: '✕', ground: 'solid' },
  water: { mark: '≈', ground: 'water' },
  glass: { mark: '✶' },
};
const EXIT: Look = { mark: '⇥' };

export function sketch(view: View): Sketch {
  if (!hasFight(view)) return NOTHING;
  const field = fieldIn(view);
  return {
    kind: 'squares',
    outlines: [],
    cells: cellsOf(view, field),
    edges: edgesOf(field),
    pieces: piecesOf(view, field),
    legend: legendOf(view, field),
  };
}

const at = ({ width }: Field, square: number): { x: number; y: number } => ({ x: square % width, y: Math.floor(square / width) });

const edgesOf = ({ width, terrain }: Field): NonNullable<Sketch['edges']> => ({
  columns: Array.from({ length: width }, (_, x) => columnName(x)),
  rows: Array.from({ length: terrain.length / width }, (_, y) => rowName(y)),
});

function cellsOf(view: View, field: Field): Sketch['cells'] {
  return field.terrain.map((terrain, square) => ({
    ref: { kind: 'square', id: square },
    ...at(field, square),
    says: `${squareName(view, square)}, ${terrainSays(view, square)}${extrasOf(view, field, square)}`,
    ...(field.exits.includes(square) && terrain === 'open' ? EXIT : LOOKS[terrain]),
  }));
}

/** Only what is on this map. */
function legendOf(view: View, { terrain, exits }: Field): NonNullable<Sketch['legend']> {
  const found = [...new Set(terrain)].filter(one => one !== 'open');
  return [
    ...found.map(one => ({ ...LOOKS[one], says: capital(terrainSays(view, terrain.indexOf(one))) })),
    ...(exits.length > 0 ? [{ ...EXIT, says: 'An exit' }] : []),
  ];
}

/** What else a square is good for: `, an exit`. */
function extrasOf({ fight }: View, { exits, starts }: Field, square: number): string {
  const isStart = fight.turn === 0 && starts.includes(square);
  return `${exits.includes(square) ? ', an exit' : ''}${isStart ? ', a place to start' : ''}`;
}

const piecesOf = (view: View, field: Field): Piece[] => [
  ...trapsOf(view, field),
  ...featuresOf(view, field),
  ...view.fight.distractions.map((square, i) => ({
    ref: { kind: 'distraction', id: i },
    ...at(field, square),
    r: 0.2,
    says: `A distraction at ${squareName(view, square)}`,
    mark: '?',
    side: 'ours' as const,
  })),
  ...view.fight.enemies.filter(one => one.isIn).map(one => enemyPiece(view, field, one)),
  ...marshalsOf(view, field),
];

function trapsOf(view: View, field: Field): Piece[] {
  const piece = (id: string, square: number, says: string): Piece => ({
    ref: { kind: 'trap', id },
    ...at(field, square),
    r: 0.2,
    says: `${says} at ${squareName(view, square)}`,
    mark: '!',
    side: 'neutral',
  });
  const laced = (condition: string): string =>
    condition in CONDITION_NAMES ? `, ${CONDITION_NAMES[condition as keyof typeof CONDITION_NAMES]}` : '';
  return [
    ...view.fight.traps.map((trap, i) =>
      piece(
        `ground-${i}`,
        trap.square,
        trap.isBlast ? `A blast trap facing ${COMPASS[trap.direction]}${laced(trap.condition)}` : `A trap${laced(trap.condition)}`,
      ),
    ),
    ...view.party.marshals.flatMap((one, seat) =>
      one.trap < 0 ? [] : [piece(`seat-${seat}`, one.trap, `${marshalName(view, seat)}’s trap${laced(one.trapCondition)}`)],
    ),
  ];
}

const PEOPLE: readonly FeatureKind[] = ['refugee', 'captive'];

const featuresOf = (view: View, field: Field): Piece[] =>
  view.fight.features
    .filter(one => one.square >= 0)
    .map(one => {
      const name = featureName(view, one.id, one.kind);
      return {
        ref: { kind: 'feature', id: one.id },
        ...at(field, one.square),
        r: 0.26,
        says: `${name} at ${squareName(view, one.square)}${one.hp > 0 ? `, ${one.hp} HP` : ''}${one.isDone ? ', done' : ''}`,
        mark: name.slice(0, 2),
        side: PEOPLE.includes(one.kind) ? ('ours' as const) : ('neutral' as const),
        ...(one.isDone ? { isSpent: true } : {}),
      };
    });

/** A huge enemy is drawn over the middle of its four squares. */
function enemyPiece(view: View, field: Field, enemy: EnemyView): Piece {
  const { x, y } = at(field, enemy.square);
  const by = isHuge(enemy) ? 0.5 : 0;
  const name = typeName(enemy.type);
  const number = /\d+$/.exec(enemyName(view, enemy))?.[0] ?? '';
  const held = enemy.condition === 'none' ? '' : `, ${CONDITION_NAMES[enemy.condition]}`;
  return {
    ref: { kind: 'enemy', id: enemy.id },
    x: x + by,
    y: y + by,
    r: isHuge(enemy) ? 0.9 : 0.34,
    says: `${enemyName(view, enemy)} at ${squareName(view, enemy.square)}, ${enemy.hp} of ${enemy.maxHp} HP${held}`,
    mark: `${name.slice(0, 2)}${number}`,
    side: 'theirs',
  };
}

const marshalsOf = (view: View, field: Field): Piece[] =>
  view.party.marshals.flatMap((one, seat) => {
    if (one.square < 0) return [];
    const held = one.condition === 'none' ? '' : `, ${CONDITION_NAMES[one.condition]}`;
    return [
      {
        ref: { kind: 'seat', id: seat },
        ...at(field, one.square),
        r: 0.3,
        says: `${CHARACTER_NAMES[one.character]} at ${squareName(view, one.square)}, ${one.isHidden ? 'hidden' : 'revealed'}, ${one.dial} of ${maxDial(view, seat)} HP${held}`,
        mark: CHARACTER_NAMES[one.character].charAt(0),
        side: 'ours' as const,
      },
    ];
  });
