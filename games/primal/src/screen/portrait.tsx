/** The beast on the card with which it enters, and in the gallery: in every mood. */
import type { Ref } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { monsterCard } from '../content/box.ts';
import { MONSTERS, type MonsterId } from '../content/kinds.ts';
import type { View } from '../state.ts';
import { Body, CALM, type Mood } from './beasts/body.tsx';
import { MARKS } from './beasts/marks.ts';

interface Pictured {
  readonly id: MonsterId;
  readonly mood?: Mood;
  /** It looks at whoever looks; to the west if not. */
  readonly isFacing?: boolean;
}

/** The whole of it, from above. */
export function Beast({ id, mood = CALM, isFacing = false }: Pictured): ReactElement {
  const [x, y, width, height] = MARKS[id].box;
  const box = isFacing ? [y, -x - width, height, width] : [x, y, width, height];
  return (
    <svg className="pa-beast-picture" viewBox={box.join(' ')} aria-hidden="true">
      <g transform={isFacing ? 'rotate(-90)' : undefined}>
        <Body id={id} mood={mood} />
      </g>
    </svg>
  );
}

export const isBeast = (id: string): id is MonsterId => MONSTERS.includes(id as MonsterId);

export function Portrait({ about, view }: { readonly about: Ref; readonly view: View }): ReactElement | null {
  const { id } = view.monster;
  if (about.kind !== 'monster' || !isBeast(id)) return null;
  return (
    <span className="pa pa-portrait" role="img" aria-label={monsterCard(id).name}>
      <Beast id={id} mood={{ ...CALM, sees: 'awake' }} isFacing />
    </span>
  );
}
