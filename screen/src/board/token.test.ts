/** Models on a board of squares: each state can be told without seeing its colour. */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stillTable } from '../testing/still-table.ts';
import { IntentTag } from './intent-tag.tsx';
import { fan } from './squares.ts';
import { Pips, Token, TokenDisc } from './token.tsx';

const WOLF: Ref = { kind: 'wolf', id: 3 };
const strike: AskedOption = { key: 'strike', says: 'Strike it', about: [WOLF] };
const [ALONE] = fan([33]);

interface Told {
  readonly some?: Parameters<typeof stillTable>[0];
  readonly more?: Partial<Parameters<typeof Token>[0]>;
}

/** What the button says of itself, and the classes of the model. */
function drawn({ some = {}, more = {} }: Told = {}): { readonly model: string; readonly button: string; readonly page: string } {
  const page = renderToStaticMarkup(
    createElement(
      Token,
      {
        table: stillTable(some),
        about: WOLF,
        says: 'Wolf 3',
        names: ['Wolf number 3', 'Wolf 3', 'W3'],
        place: { at: { x: 50, y: 50 }, slot: ALONE!, letter: 15 },
        ...more,
      },
      createElement(TokenDisc, { radius: 33 }),
    ),
  );
  const [model = '', button = ''] = [...page.matchAll(/<g class="([^"]*)"([^>]*)>/g)].map(([, classes, rest]) => `${classes}${rest}`);
  return { model: model.replace(/ style.*/, ''), button, page };
}

test('at rest it is a button with its name, out of the way of the keys, and its name is written below', () => {
  const { model, button, page } = drawn();

  expect(model).toBe('token');
  expect(button).toContain('aria-label="Wolf 3"');
  expect(button).toContain('tabindex="-1"');
  expect(page).toContain('>Wolf 3<');
});

test('what may be chosen says what for, and what is chosen is pressed and has its place in the order', () => {
  const asked = { choose: 'some', ordered: true, max: 2 } as Asked;
  const lit = drawn({ some: { lit: () => [strike], asked } });
  const chosen = drawn({ some: { lit: () => [strike], asked, chosen: ['other', 'strike'] } });

  expect(lit.button).toContain('aria-label="Wolf 3: Strike it"');
  expect(lit.button).toContain('aria-pressed="false"');
  expect(lit.page).not.toContain('token-order');
  expect(chosen.button).toContain('aria-pressed="true"');
  const markIn = (page: string): string | undefined => /token-order.*?<text[^>]*>([^<]*)</.exec(page)?.[1];
  expect(markIn(chosen.page)).toBe('2');
  expect(chosen.page, 'beside the button').toMatch(/<\/g><g class="token-order" aria-hidden="true">/);
  const unordered = { ...asked, ordered: false };
  expect(markIn(drawn({ some: { lit: () => [strike], asked: unordered, chosen: ['other', 'strike'] } }).page)).toBe('✓');
});

test('what is refused can be reached by keys and asked why', () => {
  const { button } = drawn({ some: { whyNot: () => ({ what: 'strike', about: [WOLF], why: 'X-1', says: 'It is too far away.' }) } });

  expect(button).toContain('thing-refused');
  expect(button).toContain('tabindex="0"');
  expect(button).toContain('aria-disabled="true"');
});

test('spent, acting and inspected models say so by their class; what is hidden is no button and says nothing', () => {
  expect(drawn({ more: { isSpent: true, tone: 'alert' } }).model).toBe('token is-alert is-down');
  expect(drawn({ more: { isActing: true }, some: { inspected: WOLF } }).model).toBe('token is-acting is-inspected');
  const hidden = drawn({ more: { isHidden: true } });
  expect(hidden.model).toBe('token is-gone');
  expect(hidden.page).not.toMatch(/role|Wolf/);
});

test('models that share a square have the shortest name, and letters as large as before', () => {
  const [slot] = fan([33, 33]);
  const { page } = drawn({ more: { place: { at: { x: 50, y: 50 }, slot: slot!, letter: 15 } } });

  expect(page).toContain('>W3<');
  expect(Number(/font-size="([\d.]+)"/.exec(page)![1]) * slot!.scale).toBeCloseTo(15);
});

test('as many pips as hit points, the last ones lost', () => {
  const pips = renderToStaticMarkup(createElement(Pips, { of: 5, lost: 2, radius: 27 }));

  expect([...pips.matchAll(/<path( class="is-lost")?/g)].map(([, lost]) => lost !== undefined)).toEqual([false, false, false, true, true]);
});

test('what it is about to do stands on a tag above it, with the reason; without an intention there is none', () => {
  const tag = (some: Parameters<typeof stillTable>[0] = {}): string =>
    renderToStaticMarkup(createElement(IntentTag, { table: stillTable(some), about: WOLF, y: -40, size: 15 }));

  expect(tag()).toBe('');
  expect(tag({ intent: () => null })).toBe('');
  const shown = tag({ intent: ({ id }) => (id === WOLF.id ? { says: 'bites you, 3', why: 'A wolf bites whoever is next to it.' } : null) });
  expect(shown).toContain('<title>A wolf bites whoever is next to it.</title>');
  expect(shown).toMatch(/<text[^>]*>bites you, 3<\/text>/);
  expect(shown).toContain('class="intent-tag"');
});

test('a tag names whose it is where the piece does not, and stays when nothing is known of it', () => {
  const tag = (some: Parameters<typeof stillTable>[0] = {}): string =>
    renderToStaticMarkup(createElement(IntentTag, { table: stillTable(some), about: WOLF, y: -40, size: 15, name: 'Grey One' }));
  const written = (page: string): string[] => [...page.matchAll(/<text[^>]*>([^<]*)/g)].map(([, says]) => says!);

  expect(written(tag({ intent: () => ({ says: 'bites you, 3', why: 'It is near.' }) }))).toEqual(['Grey One', 'bites you, 3']);
  expect(written(tag())).toEqual(['Grey One']);
});
