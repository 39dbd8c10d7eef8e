/** A card as large as there is room shows all that its face has. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { faces } from '../sentences/cards.ts';
import { screen } from './index.ts';

test('[K-139] the large card shows name, rule and flavour', () => {
  const no = cardNamed('m1-yew-bow');
  const face = faces()[no]!;

  const shown = renderToStaticMarkup(createElement(screen.Card!, { no, face }));

  expect(shown).toContain('<b class="card-name">Yew Bow</b>');
  expect(shown).toContain('<em class="card-flavour">The seller’s own. He has gone over to goats.</em>');
});
