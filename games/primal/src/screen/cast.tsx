/** Every beast that is drawn, in each of its states. */
import { later } from '@quarry/screen';
import type { ReactElement } from 'react';
import { monsterCard } from '../content/box.ts';
import { MONSTERS } from '../content/kinds.ts';
import { CALM, type Mood } from './beasts/body.tsx';
import { Beast, isBeast } from './portrait.tsx';
import { theme } from './theme.ts';

/** In which mode a beast is met. */
const modeOf = (id: string): string => `expedition-${id}`;

interface Pictured {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly isRound?: boolean;
}

const STATES: Readonly<Record<string, Mood>> = {
  calm: CALM,
  striking: { ...CALM, sees: 'awake' },
  hurt: { ...CALM, scars: 6, arrows: 4, track: 2 },
  stunned: { ...CALM, sees: 'swirls', scars: 2, isVulnerable: true },
  dying: { ...CALM, sees: 'shut', scars: 10, arrows: 5 },
};

function Picture({ id, name, size, isRound, mood }: Pictured & { readonly mood: Mood }): ReactElement {
  return (
    <span className={`pa pa-portrait${isRound ? ' is-round' : ''}`} role="img" aria-label={name} style={{ width: size, height: size }}>
      {isBeast(id) ? <Beast id={id} mood={mood} /> : <b>{name.charAt(0)}</b>}
    </span>
  );
}

/** Where a beast is chosen before there is a table. */
const gallery = {
  Gallery: later(async () => (await import('./gallery.tsx')).Gallery),
  /** What is chosen there, and so nowhere else. */
  fields: ['monster', 'level', 'scenario'],
  theme,
  begins: (mode: string, { level }: Readonly<Record<string, unknown>>): string =>
    `Hunt ${monsterCard(MONSTERS.find(id => modeOf(id) === mode)!).name} at level ${String(level)}`,
};

export const cast = {
  gallery,
  moods: Object.entries(STATES).map(([mood, state]) => ({ mood, Picture: (one: Pictured) => <Picture {...one} mood={state} /> })),
  groups: [
    {
      title: 'Beasts',
      members: MONSTERS.map(id => ({ id, name: monsterCard(id).name, says: monsterCard(id).wants, mode: modeOf(id) })),
    },
  ],
};
