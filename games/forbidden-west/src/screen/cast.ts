/** Everybody who is drawn: Marshals hidden and revealed, and every enemy of the box. */
import { createElement, type ReactElement } from 'react';
import { CHARACTER_CARDS } from '../content/characters.ts';
import { ENEMIES } from '../content/enemies.ts';
import { Face } from './figures/figure.tsx';

interface Pictured {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

const STATES = ['plain', 'hidden', 'seen'] as const;

export const cast = {
  moods: STATES.map(state => ({
    mood: state === 'plain' ? 'idle' : state,
    Picture: ({ id, name, size }: Pictured): ReactElement => createElement(Face, { id, name, size, state }),
  })),
  groups: [
    { title: 'Marshals', members: CHARACTER_CARDS.map(({ id, name, flavour = '' }) => ({ id, name, says: flavour })) },
    { title: 'Enemies', members: ENEMIES.map(({ id, name, says }) => ({ id, name, says })) },
  ],
};
