/** The land: every tile that was turned up, drawn and named, ground nobody has seen around it, and all who and what is there. */
import { type CellDrawing, HexBoard, isSame, type TableProps } from '@quarry/screen';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { tileAt } from '../../questions/basics.ts';
import { sketch } from '../../sentences/sketch.ts';
import type { View } from '../../state.ts';
import { lightOf, ownIn, whoRef } from '../names.ts';
import { withFarOff } from './far-off.ts';
import { doneHere, heldBack, isHeldBack, isOwnPlace } from './held-back.ts';
import { Hex } from './hex.tsx';
import { Lettering, writtenOn } from './lettering.tsx';
import { lightOn } from './light.ts';
import { middleOf } from './middle.ts';
import { Ring } from './ring.tsx';
import { hasRoomBelow, stand } from './standing.ts';
import { tagOf } from './tag.tsx';
import { Token } from './tokens.tsx';
import { Walked } from './walked.tsx';

/** A name can be read on a hex of this size: from a smaller one a part of the land is looked at. */
const CELL_WIDTH = { least: 84, good: 116, part: 104, inHand: { least: 70, good: 88, part: 80 } };

/** Who is fought is clicked, too; but nobody has to look for it who stands beside an enemy. */
const FIGHTING = 'attack sneak-attack shoot';

export function Land(table: TableProps<View>): ReactElement {
  const { view, asked } = table;
  const { cells: near, pieces } = useMemo(() => sketch(view), [view]);
  const cells = useMemo(() => withFarOff(near, view, asked), [near, view, asked]);
  const own = ownIn(table);
  const calm = heldBack(table);
  const turnedUp = table.now?.type === 'tile-revealed' ? Number(table.now.event['hex']) : -1;
  const cell = (drawn: CellDrawing): ReactNode => {
    const hex = Number(drawn.cell.ref.id);
    const tile = tileAt(view, hex);
    return (
      <Hex
        {...drawn}
        card={tile ? tile.card : null}
        source={tile?.source ?? 0}
        asleep={tile?.symbols.filter(one => one === -1).length ?? 0}
        light={lightOn(view, hex)}
        isNew={hex === turnedUp}
      />
    );
  };
  return (
    <div className={`${lightOf(view)} us-land`} data-motion={table.motion} data-opens={FIGHTING}>
      <HexBoard
        table={calm}
        cells={cells}
        pieces={pieces}
        stand={stand}
        cellWidth={CELL_WIDTH}
        own={own === null ? null : whoRef(own)}
        label="The land"
        cell={cell}
        tag={tagOf(table)}
        token={drawn => <Token {...drawn} view={view} isNamed={hasRoomBelow(drawn)} />}
        written={writtenOn({ table, cells, pieces })}
        lettering={<Lettering table={table} cells={cells} pieces={pieces} />}
        between={<Walked view={view} told={table.told ?? []} />}
        over={<Opened table={table} cells={cells} pieces={pieces} />}
      />
    </div>
  );
}

interface OpenedProps extends Pick<ReturnType<typeof sketch>, 'cells' | 'pieces'> {
  readonly table: TableProps<View>;
}

/** What can be done where one has clicked. */
function Opened({ table, cells, pieces }: OpenedProps): ReactElement | null {
  const { inspected, view } = table;
  const own = ownIn(table);
  if (!inspected || own === null || !table.asked) return null;
  const place = [...cells, ...pieces].find(({ ref }) => isSame(ref, inspected));
  const isHome = isOwnPlace(table, inspected);
  const options = isHome ? doneHere(table) : table.lit(inspected);
  if (!place || options.length === 0 || (options.length === 1 && !isHome && !isHeldBack(table, options[0]!))) return null;
  const at = middleOf(place);
  return <Ring table={table} options={options} who={view.active >= 0 ? view.active : own} {...at} />;
}
