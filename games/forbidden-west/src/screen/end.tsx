/** The end: the place where it was told with whoever rode there, and the way that was walked, on the map of the land. */
import { lazy, type ReactElement, Suspense } from 'react';
import { CHARACTER_NAMES } from '../content/names.ts';
import { Face } from './figures/figure.tsx';
import type { Table } from './names.ts';

const Place = lazy(() => import('./story/place.tsx'));
const WayMap = lazy(() => import('./story/map/way-map.tsx'));

export const End = ({ view }: Table): ReactElement | null =>
  view.isSkirmish ? null : (
    <div className="fw fw-end">
      <Suspense fallback={null}>
        <WayMap view={view} />
      </Suspense>
    </div>
  );

export function EndPicture({ view, ended, people }: Table): ReactElement {
  const party = view.party.marshals.map(one => one.character);
  const says = party.map((one, seat) => `${CHARACTER_NAMES[one]}, ${people.find(person => person.seat === seat)?.name}`);
  const isWon = (ended?.winners.length ?? 0) > 0;
  return (
    <div className="fw fw-end-picture end-picture" data-won={isWon} role="img" aria-label={`At the end: ${says.join('; ')}`}>
      <Suspense fallback={null}>
        <Place entry={view.entry} party={[]} isBanner />
      </Suspense>
      <span className="fw-end-party">
        {party.map(one => (
          <span key={one}>
            <Face id={one} name={CHARACTER_NAMES[one]} size={104} />
            {CHARACTER_NAMES[one]}
          </span>
        ))}
      </span>
    </div>
  );
}
