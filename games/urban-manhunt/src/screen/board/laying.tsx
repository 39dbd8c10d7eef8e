/** What helps to lay a way: in the bar what its end may snap to, and over a corner of the picture how much of the allowance it takes, who comes to see it and whom one could shoot from there. */
import { type CSSProperties, type ReactElement, useMemo } from 'react';
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="um um-snaps" role="group" aria-label="Snap the end">
      {snaps.map(({ sort, name, stand }) => (
        <button key={sort} type="button" className="button option" title={name} onClick={() => moveEnd?.(stand)}>
          <small>Snap to</small> {sort}
        </button>
      ))}
    </div>
  );
}

/** Over the picture. */
export function ToldOfWay({ table, laid: { watchers } }: { readonly table: Table; readonly laid: Laid }): ReactElement {
  const { placed } = table;
  return (
    <>
      {placed?.facts && <Meter {...(placed.facts as PathFacts)} />}
      <Sighted table={table} watchers={watchers} />
    </>
  );
}

/** How much of the allowance a way takes: a bar with a mark at each inch. The bar with the question says it in words. */
function Meter({ inches, most }: PathFacts): ReactElement {
  return (
    <div className="um-meter" aria-hidden="true">
      <b>{inches.toFixed(1)}″</b> of {Number(most.toFixed(1))}″
      <i style={{ '--um-inch': `${100 / most}%` } as CSSProperties}>
        <i style={{ width: `${(100 * inches) / most}%` }} />
      </i>
    </div>
  );
}

/** Longer than this, the rest are counted. */
const MOST = 5;

/** Where the way comes into sight of whom; whoever only sees it pass is dimmed, and says so. */
function Sighted({ table, watchers }: Pick<Laid, 'watchers'> & { readonly table: Table }): ReactElement | null {
  const shot = nextShotSays(table);
  if (watchers.length === 0 && !shot) return null;
  const more = watchers.length - MOST;
  return (
    <section className="um-sighted" aria-label="Sight along the way">
      {watchers.length > 0 && (
        <ul aria-label="Enters sight" data-says="Enters sight">
          {watchers.slice(0, MOST).map(({ no, name, seenFrom, isSeen }) => (
            <li key={no} className={isSeen ? '' : 'is-passed'}>
              <b>{seenFrom!.toFixed(1)}″</b> {name}
              {!isSeen && <small> on the way only</small>}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      <p>
        <Sign name="eye" /> {seenSays(watchers)}
      </p>
      {shot && <p>Next shot: {shot}</p>}
    </section>
  );
}
