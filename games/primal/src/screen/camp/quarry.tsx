/** What will be hunted from this camp: its picture, where, and what to mind. */
import type { StoryBlock } from '@quarry/screen';
import { StoryText } from '@quarry/screen';
import type { ReactElement } from 'react';
import { monsterCard, SCENARIOS } from '../../content/box.ts';
import type { View } from '../../state.ts';
import { Beast, isBeast } from '../portrait.tsx';

export function Quarry({ view, told = null }: { readonly view: View; readonly told?: StoryBlock | null }): ReactElement | null {
  const place = SCENARIOS[view.scenario];
  if (!place || !isBeast(place.monster)) return null;
  return (
    <div className="pa-quarry">
      <Beast id={place.monster} />
      <h3>{place.name}</h3>
      {told ? <StoryText block={told} /> : <p>{monsterCard(place.monster).advice}</p>}
    </div>
  );
}
