/** The ground of an encounter shows the hour and the weather of the page that led there. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldOf } from '../../places.ts';
import type { Sky } from '../story/hours.ts';
import { Ground } from './ground.tsx';

test('by night it is dark, and where it rains it rains', () => {
  const field = fieldOf('B2', [], false);
  const under = (sky: Sky | null): string => renderToStaticMarkup(createElement(Ground, { field, sky, blight: 0, hasStarts: false }));
  const seen = (sky: Sky | null): readonly boolean[] => ['is-night', 'fw-rain', 'is-dusk'].map(one => under(sky).includes(one));
  expect([seen('wet'), seen('moonless'), seen('storm'), seen('dusk'), seen('day'), seen(null)]).toEqual([
    [true, true, false],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
    [false, false, false],
  ]);
});
