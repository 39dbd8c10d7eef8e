/** The middle of the table: the land, with the weather taped to it and what comes over everybody; or a counter, a pair of scales, a page of faces. */
import { later } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isBegun } from '../sentences/pages.ts';
import { Casting, isCasting } from './casting.tsx';
import { isMarket, isTrade } from './dealings.ts';
import { Fight, isFight } from './fight.tsx';
import { hexLookedAt } from './here.tsx';
import { Land } from './land/land.tsx';
import { isCrowd, Lifted } from './land/lifted.tsx';
import { Market } from './market.tsx';
import { Moment } from './moments.tsx';
import { lightOf, type Table } from './names.ts';
import { isOutfitting, Outfit } from './outfit.tsx';
import { Weather } from './weather.tsx';

const Trade = later(async () => (await import('./trade.tsx')).Trade);

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
