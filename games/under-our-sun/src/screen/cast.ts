/** Everybody who is drawn, by day and by night. */
import { later } from '@quarry/screen';
import { createElement, type ReactElement } from 'react';
import { CHARACTER_CARDS } from '../content/characters.ts';

const Portrait = later(async () => (await import('./portraits/portrait.tsx')).Portrait);

interface Pictured {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly isRound?: boolean;
}

const LIGHTS = ['day', 'night'] as const;

export const cast = {
  moods: LIGHTS.map(light => ({
    mood: light,
    Picture: (props: Pictured): ReactElement =>
      createElement(
        'span',
        { className: light === 'night' ? 'us us-night us-pictured' : 'us us-pictured' },
        createElement(Portrait, props),
      ),
  })),
  groups: [{ title: 'Those who go out', members: CHARACTER_CARDS.map(({ id, name, background }) => ({ id, name, says: background })) }],
};
