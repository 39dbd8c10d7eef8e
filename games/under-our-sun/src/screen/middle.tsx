/** The middle of the table: the land, with the weather taped to it and what comes over everybody; or a counter, a pair of scales, a page of faces. */
import { later } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isBegun } from '../sentences/pages.ts';
import { Casting, isCasting } from './casting.tsx';
import { isCrowd } from './land/crowd.ts';
import { Land } from './land/land.tsx';
import { hexLookedAt } from './looked-at.ts';
import { Moment } from './moments.tsx';
import { lightOf, type Table } from './names.ts';
import { isFight, isMarket, isOutfitting, isTrade } from './scenes.ts';
import { Weather } from './weather.tsx';

const Outfit = later(async () => (await import('./outfit.tsx')).Outfit);
const Market = later(async () => (await import('./market.tsx')).Market);
const Trade = later(async () => (await import('./trade.tsx')).Trade);
const Fight = later(async () => (await import('./fight.tsx')).Fight);
const Lifted = later(async () => (await import('./land/lifted.tsx')).Lifted);

export function Middle(table: Table): ReactElement {
  if (isCasting(table)) return <Casting {...table} />;
  if (isOutfitting(table)) return <Outfit {...table} />;
  if (isMarket(table)) return <Market {...table} />;
  if (isTrade(table)) return <Trade {...table} />;
  return (
    <>
      <Land {...table} />
      <div className={`${lightOf(table.view)} us-over`}>
        <Weather view={table.view} />
        {isFight(table) ? <Fight {...table} /> : <Moment {...table} />}
        {!isFight(table) && <CrowdedPlace {...table} />}
      </div>
    </>
  );
}

/** Where many stand on the hex that one looks at, it is opened beside the land. */
function CrowdedPlace(table: Table): ReactElement | null {
  const hex = hexLookedAt(table);
  return hex !== null && isBegun(table.view) && isCrowd(table, hex) ? <Lifted table={table} hex={hex} /> : null;
}
