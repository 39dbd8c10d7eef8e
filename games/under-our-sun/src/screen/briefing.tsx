/** A mission card, read before anything goes on: a sheet of paper that lies over the land. */
import { StoryPage } from '@quarry/screen';
import type { ComponentProps, ReactElement } from 'react';
import { lightOf, type Table } from './names.ts';

export const Briefing = ({ block, view }: Table & Pick<ComponentProps<typeof StoryPage>, 'block'>): ReactElement => (
  <div className={`${lightOf(view)} us-briefing`}>
    <StoryPage block={block} />
  </div>
);
