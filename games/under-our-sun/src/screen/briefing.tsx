/** A mission card, read before anything goes on: a sheet of paper that lies over the land. With the first everybody is told of the card that they were dealt. */
import { later, StoryPage } from '@quarry/screen';
import type { ComponentProps, ReactElement } from 'react';
import { lightOf, type Table } from './names.ts';

const Loyalty = later(async () => (await import('./loyalty.tsx')).Loyalty);

export const Briefing = ({ block, ...table }: Table & Pick<ComponentProps<typeof StoryPage>, 'block'>): ReactElement => (
  <div className={`${lightOf(table.view)} us-briefing`}>
    <StoryPage block={block}>
      {table.view.mode === 'semi' && table.seat !== null && block.page.number === '1' && (
        <aside className="us-dealt" aria-label="Your team card">
          <p>Each of you was dealt a team card, face down: yours is for you alone. It lies in the Ledger afterwards.</p>
          <Loyalty {...table} />
        </aside>
      )}
    </StoryPage>
  </div>
);
