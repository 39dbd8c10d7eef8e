/** The middle of the table: the land, with the weather taped to it and what comes over everybody; or a counter, a pair of scales, a page of faces. */
import { later } from '@quarry/screen';
import type { ReactElement } from 'react';
import { isBegun } from '../questions/basics.ts';
import { isCrowd } from './land/crowd.ts';
import { Land } from './land/land.tsx';
import { hexLookedAt } from './looked-at.ts';
import { lightOf, type Table } from './names.ts';
import { isCasting, isFight, isMarket, isMoment, isOutfitting, isTrade } from './scenes.ts';
import { Weather } from './weather.tsx';

const Casting = later(async () => (await import('./casting.tsx')).Casting);
const Outfit = later(async () => (await import('./outfit.tsx')).Outfit);
const Market = later(async () => (await import('./market.tsx')).Market);
const Trade = later(async () => (await import('./trade.tsx')).Trade);
const Fight = later(async () => (await import('./fight.tsx')).Fight);
const Moment = later(async () => (await import('./moments.tsx')).Moment);
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
        <Weather {...table} />
        {isFight(table) ? <Fight {...table} /> : isMoment(table) && <Moment {...table} />}
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
