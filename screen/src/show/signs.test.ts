import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignRow } from './signs.tsx';

const row = (n: number): string => renderToStaticMarkup(SignRow({ n, says: `${n} bolts`, children: '↯' }));

test('five signs stand in a row; of more there is one with their number, so that the row has its room', () => {
  expect(row(5).split('↯').length - 1).toBe(5);
  expect(row(8).split('↯').length - 1).toBe(1);
  expect(row(8)).toMatch(/↯<\/span>8<\/span>$/);
});
