/** Boards of the gallery: squares, hexes and a plane, drawn plainly and a game's own way; and what is laid over squares. */
import { areaFromText } from '@quarry/board';
import type { Sketch } from '@quarry/kernel';
import {
  type CellDrawing,
  centreOf,
  Deed,
  Finger,
  GridBoard,
  HexBoard,
  Legend,
  LookedSquare,
  PlaneBoard,
  SightLines,
  SquareReach,
  spotOf,
  type TableProps,
  TokenDisc,
  type TokenDrawing,
  USUAL_RADIUS,
  type WayDrawing,
} from '@quarry/screen';
import { type Away, EdgeChips, Hatching, Minimap, rowTag, type TagRow, useCorners, WayEnd, WayNumbers } from '@quarry/screen/plane';
import type { ReactNode } from 'react';
import { galleryTable, type State, thing } from './gallery-table.ts';
import { Plate, Specimen } from './specimen.tsx';

const SHOWN: readonly State[] = ['idle', 'lit', 'chosen', 'refused', 'inspected'];
const GROUNDS = ['growth', 'low', 'raised', 'solid', 'water'] as const;

const CELLS: Sketch['cells'] = [
  ...SHOWN.map((state, x) => ({ ref: thing('cell', state), x, y: 0, says: `Cell, ${state}`, mark: '' })),
  ...GROUNDS.map((ground, x) => ({ ref: { kind: 'cell', id: `idle ${ground}` }, x, y: 1, says: `Ground, ${ground}`, mark: '▲', ground })),
];
const SIDES = ['ours', 'theirs', 'neutral', 'theirs', 'ours'] as const;
const PIECES: Sketch['pieces'] = [
  ...SHOWN.map((state, x) => ({ ref: thing('piece', state), x, y: 2, r: 0.5, says: `Piece, ${state}`, mark: 'AB', side: SIDES[x]! })),
  { ref: { kind: 'piece', id: 'idle spent' }, x: 5, y: 2, r: 0.5, says: 'Piece, spent', mark: 'S', side: 'neutral', isSpent: true },
];
const EDGES = { columns: ['a', 'b', 'c', 'd', 'e', 'f'], rows: ['1', '2', '3'] };
const LEGEND: NonNullable<Sketch['legend']> = GROUNDS.map(ground => ({ mark: '▲', ground, says: `${ground} ground` }));

const PLANE_PIECES: Sketch['pieces'] = PIECES.map(piece => ({ ...piece, x: 3 + piece.x * 4, y: 3 }));
const box = (x: number, y: number, side: number): { x: number; y: number }[] => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const OUTLINES: Sketch['outlines'] = [
  { says: 'The field', sort: 'rim', points: [...box(0, 0, 12), ...box(14, 0, 12)] },
  ...(['solid', 'raised', 'low', 'area', 'mark'] as const).map((sort, i) => ({
    says: `${sort}, of its kind`,
    sort,
    points: box(1 + i * 5, 6, 3),
  })),
];
const placing: Partial<TableProps> = {
  asked: { ...galleryTable().asked!, choose: 'path', outline: [box(1, 1, 6)], from: { x: 3, y: 3 } },
  placed: { path: [{ x: 5, y: 5 }], says: '2 inches', refused: { at: { x: 12, y: 5 }, why: null, says: 'Too far.' } },
};

/** A game's own drawing: a tile for a cell, a disc for whoever stands there. */
const ownCell = ({ x, y, thing: { isLit } }: CellDrawing): ReactNode => (
  <rect className={isLit ? 'specimen-tile is-lit' : 'specimen-tile'} x={x - 30} y={y - 30} width="60" height="60" rx="14" />
);
const ownToken = ({ x, y, r, piece }: TokenDrawing): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${r / USUAL_RADIUS})`} className={piece.side === 'theirs' ? 'is-alert' : 'is-calm'}>
    <TokenDisc radius={USUAL_RADIUS} isSpiked={piece.side === 'theirs'} />
  </g>
);

const SEEN = [
  { key: 1, rows: [2, 2, 4, 2, 3, 3] },
  { key: 2, rows: [3, 1, 2, 4, 2, 3] },
];
const CHANCE: TagRow = [
  { says: 'hit', look: 'label' },
  { says: '78%', look: 'number' },
  { says: '12', look: 'worth' },
];

/** With numbers along it, and what is told at its end. */
const ownWay = ({ asked, placed, unit }: WayDrawing): ReactNode => {
  const spots = [asked.from!, ...placed.path].map(point => spotOf(point, unit));
  const lines = [{ says: 'out of sight', sign: <circle cx="6" cy="6" r="5" /> }];
  return (
    <g>
      <WayNumbers spots={spots} />
      <WayEnd at={spots.at(-1)!} from={spots[0]!} length={{ is: '2.8″', of: 'of 6″' }} lines={lines} />
    </g>
  );
};

const AWAY: readonly Away[] = [
  {
    key: 1,
    at: { x: 9000, y: 0 },
    says: 'Foe, 12.4″, outside the picture',
    isLit: false,
    drawn: <span>Foe, 12.4″</span>,
  },
  { key: 2, at: { x: -9000, y: 0 }, says: 'Target, outside the picture', isLit: true, drawn: <span>Target</span> },
];

/** The whole small in a corner, and chips for who is outside. */
function OwnFrame(): ReactNode {
  const { map, size } = useCorners([]);
  return (
    <div className={`board-overlay is-${size}`}>
      <Minimap bounds={{ x: 0, y: -800, width: 1700, height: 800 }} corner={map}>
        <circle cx="300" cy="-200" r="60" fill="currentColor" />
      </Minimap>
      <EdgeChips away={AWAY} map={map} />
    </div>
  );
}

export function Boards(): ReactNode {
  const table = galleryTable();
  const group = (label: string): readonly [string, string] => ['group', label];
  return (
    <>
      <Specimen piece="GridBoard" state="drawn plainly" heard={group('Squares')} isWide>
        <GridBoard table={table} cells={CELLS} pieces={PIECES} edges={EDGES} label="Squares" />
      </Specimen>
      <Specimen piece="GridBoard" state="drawn by a game" heard={group('Squares of a game')} isWide>
        <GridBoard table={table} cells={CELLS} pieces={PIECES} label="Squares of a game" cell={ownCell} token={ownToken} />
      </Specimen>
      <Specimen piece="HexBoard" state="drawn plainly" heard={group('Hexes')} isWide>
        <HexBoard table={table} cells={CELLS} pieces={PIECES} label="Hexes" />
      </Specimen>
      <Specimen piece="PlaneBoard" state="while a path is placed" heard={group('A plane')} isWide>
        <PlaneBoard table={galleryTable(placing)} outlines={OUTLINES} pieces={PLANE_PIECES} label="A plane" />
      </Specimen>
      <Specimen piece="PlaneBoard" state="drawn by a game" heard={group('A plane of a game')} isWide>
        <PlaneBoard
          table={galleryTable(placing)}
          outlines={OUTLINES}
          pieces={PLANE_PIECES}
          label="A plane of a game"
          under={<Hatching within={[box(1, 1, 6)]} unit={null} marks={SEEN} high={1} />}
          tag={({ piece }) => rowTag([[{ says: piece.says, look: 'name' }], CHANCE], { isAlert: piece.side === 'theirs' })}
          way={ownWay}
          frame={<OwnFrame />}
        />
      </Specimen>
      <Specimen piece="Legend" state="of all grounds" heard={['list', 'What the marks mean']} isWide>
        <Legend legend={LEGEND} />
      </Specimen>
      <Squares />
    </>
  );
}

const AREA = areaFromText('###', '###');
const AREA_BOX = '-20 -50 380 260';

/** What is laid over squares, for the eye alone: buttons and the log say the same. */
function Squares(): ReactNode {
  const [from, to] = [AREA.at(0, 1), AREA.at(2, 0)];
  return (
    <>
      {(['ours', 'calm', 'alert'] as const).map(tone => (
        <Specimen key={tone} piece="SquareReach, SightLines" state={tone}>
          <Plate says={`Reach and sight, ${tone}`} box={AREA_BOX}>
            <SquareReach area={AREA} squares={new Set(AREA.within(from, 1))} tone={tone} />
            <SightLines area={AREA} from={from} to={[to]} tone={tone} />
          </Plate>
        </Specimen>
      ))}
      {(['hurt', 'alarm', 'good'] as const).map(tone => (
        <Specimen key={tone} piece="Deed" state={tone}>
          <Plate says={`Deed, ${tone}`} box={AREA_BOX}>
            <Deed at={centreOf(AREA, to)} from={centreOf(AREA, from)} says={tone === 'good' ? '+1 glory' : '−2'} tone={tone} />
          </Plate>
        </Specimen>
      ))}
      <Specimen piece="Finger, LookedSquare" state="with a name">
        <Plate says="Finger" box={AREA_BOX}>
          <LookedSquare area={AREA} square={to} />
          <Finger at={centreOf(AREA, AREA.at(1, 1))} name="Bo" />
        </Plate>
      </Specimen>
    </>
  );
}
