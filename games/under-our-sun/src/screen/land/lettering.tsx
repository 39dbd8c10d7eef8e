/** What is written on the land: what each place is called, what it costs to go or look there. It stands beside the buttons, whose own names say more. */
import { type Bounds, Drawn, type TableProps, useScale } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isCard, tileCard } from '../../content/box.ts';
import { tileAt } from '../../questions/basics.ts';
import type { sketch } from '../../sentences/sketch.ts';
import type { View } from '../../state.ts';
import { mapName, ownIn } from '../names.ts';
import { costOn } from './costs.ts';
import { letters } from './letters.ts';
import { middleOf } from './middle.ts';
import { isFigure } from './standing.ts';

interface Props extends Pick<ReturnType<typeof sketch>, 'cells' | 'pieces'> {
  readonly table: TableProps<View>;
}

/** What one would pay on a hex; nothing where nothing is done. */
function costSays(table: TableProps<View>, { ref }: Props['cells'][number]): string {
  const mover = table.view.active >= 0 ? table.view.active : ownIn(table);
  return mover === null ? '' : costOn(table.view, mover, table.lit(ref));
}

/** Where prices and names stand: nothing else is written there. */
export const writtenOn =
  ({ table, cells, pieces }: Props) =>
  (scale: number): readonly Bounds[] =>
    cells.flatMap(cell => {
      const full = costSays(table, cell);
      const tile = tileOn(table.view, cell);
      const written = tile && writtenOf(mapName(tile), crowdOn(cell, pieces), scale);
      return [...(full ? [pillOf(middleOf(cell), full, scale).box] : []), ...(written ? [nameBox(middleOf(cell), written)] : [])];
    });

const tileOn = (view: View, { ref }: Props['cells'][number]): ReturnType<typeof tileCard> | null => {
  const no = tileAt(view, Number(ref.id))?.card ?? -1;
  return no >= 0 && isCard(no) ? tileCard(no) : null;
};
const crowdOn = ({ x, y }: At, pieces: Props['pieces']): number =>
  pieces.filter(one => one.x === x && one.y === y && isFigure(one.ref)).length;

export function Lettering({ table, cells, pieces }: Props): ReactElement {
  const { view } = table;
  return (
    <Drawn className="us-lettering">
      {cells.map(cell => {
        const tile = tileOn(view, cell);
        const cost = costSays(table, cell);
        const crowd = crowdOn(cell, pieces);
        const at = middleOf(cell);
        return (
          <g key={cell.ref.id}>
            {tile && <Name {...at} says={mapName(tile)} crowd={crowd} />}
            {cost ? <Cost {...at} says={cost} /> : tile && <Value {...at} value={tile.value} />}
          </g>
        );
      })}
    </Drawn>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** How wide a letter is for its height. */
const LETTER = 0.53;

/** A pill at the upper edge. */
function pillOf({ x, y }: At, full: string, scale: number): { readonly says: string; readonly size: number; readonly box: Bounds } {
  const size = letters(8, scale, 1);
  const says = scale < FAR ? (/\d+/.exec(full)?.[0] ?? full) : full;
  const width = says.length * size * LETTER + size * 0.9;
  return { says, size, box: { x: x - width / 2, y: y - 30, width, height: size * 1.3 } };
}

/** What one would pay. */
function Cost({ x, y, says: full }: At & { readonly says: string }): ReactElement {
  const { says, size, box } = pillOf({ x, y }, full, useScale());
  return (
    <g className="us-cost">
      <rect {...box} rx={size * 0.65} />
      <text x={x} y={y - 30 + size * 0.98} fontSize={size} textAnchor="middle">
        {says}
      </text>
    </g>
  );
}

function Value({ x, y, value }: At & { readonly value: number }): ReactElement {
  const size = letters(7, useScale());
  return (
    <text className="us-value" x={x - 16} y={y - 30 + size} fontSize={size} strokeWidth={size * 0.3} textAnchor="middle">
      {value}
    </text>
  );
}

/** A name may take two lines, and is left to the card of the tile where it would run out of its hex. */
const NAME_ROOM = 58;
/** So much less is on one line, at the lower edge. */
const SLANT = 12;
const NAME_LETTER = 0.6;
/** From so far away a price is a number alone. */
const FAR = 1.15;
/** How near a hex must be for its name to have room below those who stand there: few, or many. */
const NEAR = 1.6;
const NEARER = 2.4;
const nearFor = (crowd: number): number => (crowd === 0 ? 0 : crowd <= 2 ? NEAR : NEARER);

/** The middle of a name, as even as its words allow. */
function halves(says: string): readonly string[] {
  const words = says.split(' ');
  if (words.length < 2) return [says];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return cuts.reduce((best, cut) => (Math.max(...cut.map(one => one.length)) < Math.max(...best.map(one => one.length)) ? cut : best));
}

/** How large a name is written, and in how many lines: in one, where people stand above it whose own names are read there. Null where it is left out. */
export function writtenOf(says: string, crowd: number, scale: number): { readonly size: number; readonly lines: readonly string[] } | null {
  const room = NAME_ROOM - (crowd === 0 ? 0 : SLANT);
  const size = letters(crowd === 0 ? 6.6 : Math.min(6.6, room / (says.length * NAME_LETTER)), scale);
  const fits = (lines: readonly string[], room: number): boolean => Math.max(...lines.map(one => one.length)) * size * NAME_LETTER <= room;
  const lines = crowd > 0 || fits([says], NAME_ROOM - SLANT) ? [says] : halves(says);
  return fits(lines, room) && scale >= nearFor(crowd) ? { size, lines } : null;
}

function nameBox({ x, y }: At, { size, lines }: NonNullable<ReturnType<typeof writtenOf>>): Bounds {
  const width = Math.max(...lines.map(one => one.length)) * size * NAME_LETTER;
  const height = lines.length * size * 0.98;
  return { x: x - width / 2, y: y + 29.5 - height + size * 0.2, width, height };
}

function Name({ x, y, says, crowd }: At & { readonly says: string; readonly crowd: number }): ReactElement | null {
  const written = writtenOf(says, crowd, useScale());
  if (!written) return null;
  const { size, lines } = written;
  return (
    <text className="us-name" fontSize={size} strokeWidth={size * 0.4} textAnchor="middle">
      {lines.map((one, i) => (
        <tspan key={one} x={x} y={y + 29.5 - (lines.length - 1 - i) * size * 0.98}>
          {one}
        </tspan>
      ))}
    </text>
  );
}
