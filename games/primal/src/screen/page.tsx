/** A page of the story over the board: the words, and below them the beast that they are about. */
import { type StoryBlock, StoryPage } from '@quarry/screen';
import type { ReactElement } from 'react';
import { SCENARIOS } from '../content/box.ts';
import type { Table } from './names.ts';
import { Beast, isBeast } from './portrait.tsx';

export function Page({ block, view }: Table & { readonly block: StoryBlock }): ReactElement {
  const monster = SCENARIOS[view.scenario]?.monster;
  return (
    <div className="pa pa-story">
      <StoryPage block={block} />
      {monster && isBeast(monster) && <Beast id={monster} isFacing />}
    </div>
  );
}
