/** The zone from above, as the camera has it. Buttons, keys, names and what may be chosen are the kit's; here is how it looks. */
import type { Ref } from '@quarry/kernel';
import { isSame, PlaneBoard } from '@quarry/screen';
import { wayEndBox } from '@quarry/screen/plane';
import { type ReactElement, useMemo } from 'react';
import { zoneMap } from '../../content/maps.ts';
import type { PathFacts } from '../../sentences/objections.ts';
import { hunterRef, type Table } from '../names.ts';
import { chancesOf, isDanger, meantIn } from './chances.ts';
import { useFallen } from './fallen.ts';
import { useForecast } from './forecast.ts';
import { Frame } from './frame.tsx';
import { Ground } from './ground.tsx';
import { useLaid } from './laying.tsx';
import { BASES, isNamedAt, Model } from './models.tsx';
import { pictureOf } from './picture.ts';
import { usePushIn } from './push-in.ts';
import { Sights } from './sights.tsx';
import { tagOf } from './tags.tsx';
import { Feature } from './terrain.tsx';
import { endOf, Way } from './way.tsx';

/** While a way is being laid the picture stays with it, whatever line of the log is pointed at. */
const layingWay = (table: Table): Table => ((table.placed?.path.length ?? 0) > 0 ? { ...table, looked: [] } : table);

/** Whoever acts, or else whoever stands in the zone: for those who do not. */
function onAirIn({ view, stage }: Table): Ref | null {
  const active = stage?.active ?? -1;
  const seat = view.hunters[active]?.isIn ? active : view.hunters.findIndex(({ isIn }) => isIn);
  return seat < 0 ? null : hunterRef(seat);
}

const INCHES = { of: 1, says: 'inches' };

export function Board(now: Table): ReactElement {
  const table = useForecast(useFallen(layingWay(now)));
  const { view, seat, asked } = table;
  const { outlines, pieces } = useMemo(() => pictureOf(view), [view]);
  const { tubes, features } = zoneMap(view.zone);
  // A way that leads onto a roof is drawn where the rules have it, and so is the roof.
  const isFlat = (table.placed?.facts as PathFacts | undefined)?.isClimb ?? false;
  const chances = (ref: { readonly kind: string; readonly id: string | number }) => chancesOf(table.intent?.(ref), asked);
  const laid = useLaid(table);
  const near = laid?.nearby[0];
  const end = asked && table.placed && laid ? endOf({ asked, placed: table.placed, unit: INCHES, view, watchers: laid.watchers }) : null;
  const meant = meantIn(table);
  const board = usePushIn(now);
  // Whom the moment is about has a name from however far.
  const isTold = (ref: Ref): boolean => [...meant, ...(table.looked ?? [])].some(one => isSame(one, ref));
  return (
    <div className="um um-board" ref={board}>
      <PlaneBoard
        table={table}
        outlines={outlines}
        pieces={pieces}
        unit={INCHES}
        own={seat === null ? null : { kind: 'hunter', id: seat }}
        instead={onAirIn(table)}
        label="The zone"
        pieceWidth={BASES}
        isAmongPlaces={asked?.kind === 'choose-tube'}
        ground={<Ground zone={view.zone} />}
        feature={drawn => <Feature {...drawn} feature={features[drawn.index - tubes.length]} isFlat={isFlat} />}
        token={drawn => (
          <Model
            {...drawn}
            view={view}
            isDanger={drawn.piece.ref.kind === 'crim' && isDanger(table, drawn.piece.ref)}
            isMeant={meant.some(ref => isSame(ref, drawn.piece.ref))}
            isFallen={drawn.piece.ref.kind === 'crim' && !now.view.crims.some(({ no }) => no === drawn.piece.ref.id)}
            isFlat={isFlat}
          />
        )}
        under={<Sights table={table} />}
        way={drawn => <Way {...drawn} view={view} seat={seat} watchers={laid?.watchers ?? []} />}
        written={(scale, window) => (end ? [wayEndBox(end, scale, window)] : [])}
        near={near && { at: near.touch, says: `${near.name} ${near.gap.toFixed(1)}″` }}
        frame={<Frame table={table} laid={laid} />}
        tag={(placed, scale) => (isNamedAt(scale) || isTold(placed.piece.ref) ? tagOf(table, placed, chances(placed.piece.ref)) : null)}
      />
    </div>
  );
}
