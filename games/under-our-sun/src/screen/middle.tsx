/** The middle of the table: the land, with the weather taped to it. */
import type { ReactElement } from 'react';
import { Land } from './land/land.tsx';
import { lightOf, type Table } from './names.ts';
import { Weather } from './weather.tsx';

export const Middle = (table: Table): ReactElement => (
  <>
    <Land {...table} />
    <div className={`${lightOf(table.view)} us-over`}>
      <Weather view={table.view} />
    </div>
  </>
);
