/** What helps to lay a way: in the bar what its end may snap to, and over a corner of the picture how much of the allowance it takes, who comes to see it and whom one could shoot from there. */
import { Snaps as KitSnaps, SightedNote, WayInBar, WayMeter } from '@quarry/screen/plane';
import { type ReactElement, useMemo } from 'react';
import type { PathFacts } from '../../sentences/objections.ts';
import type { Table } from '../names.ts';
import { Sign } from '../signs.tsx';
import { type Nearby, nearbyOf, snapsIn } from './nearby.ts';
import { nextShotSays, seenSays, type Watcher, watchersOf } from './watchers.ts';

export interface Laid {
  readonly nearby: readonly Nearby[];
  readonly watchers: readonly Watcher[];
}

/** What lies near the end of the way that is being laid, and who comes to see it; null while none is. */
export function useLaid(table: Table): Laid | null {
  const { view, seat, asked, placed, intent } = table;
  const end = asked?.choose === 'path' ? placed?.path.at(-1) : undefined;
  return useMemo(
    () => (end && seat !== null ? { nearby: nearbyOf(view, seat, end), watchers: watchersOf({ view, ...(intent && { intent }) }) } : null),
    [view, seat, end, intent],
  );
}

/** In the bar, beside the keys that nudge the end. */
export function Snaps(table: Table): ReactElement {
  const { asked, moveEnd } = table;
  const snaps = snapsIn(useLaid(table)?.nearby ?? [], asked?.outline ?? []);
  return <KitSnaps snaps={snaps.map(({ sort, name, stand }) => ({ sort, name, onSnap: () => moveEnd?.(stand) }))} />;
}

/** On a phone, below the answers: what lies over the picture elsewhere. */
export function LaidNote(table: Table): ReactElement | null {
  const laid = useLaid(table);
  const facts = table.placed?.facts as PathFacts | undefined;
  if (!laid || !facts) return null;
  const shot = nextShotSays(table);
  return (
    <WayInBar length={facts.inches} most={facts.most}>
      <span>
        <Sign name="eye" /> {seenSays(laid.watchers)}
      </span>
      {shot && <span>{shot}</span>}
    </WayInBar>
  );
}

/** Over the picture. */
export function ToldOfWay({ table, laid: { watchers } }: { readonly table: Table; readonly laid: Laid }): ReactElement {
  const facts = table.placed?.facts as PathFacts | undefined;
  const shot = nextShotSays(table);
  return (
    <>
      {facts && <WayMeter length={facts.inches} most={facts.most} />}
      {(watchers.length > 0 || shot) && (
        <SightedNote watching={watchers}>
          <p>
            <Sign name="eye" /> {seenSays(watchers)}
          </p>
          {shot && <p>{shot}</p>}
        </SightedNote>
      )}
    </>
  );
}
