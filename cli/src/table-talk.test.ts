/** The table in words at a terminal: a page with what it offers, in the sentences of the screen. */
import type { AnyMatch, Block } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { TableTalk } from './table-talk.ts';

const PAGE: Block = {
  heading: 'Crooked',
  lines: ['Smoke stands over the road.'],
  page: {
    number: '1.01',
    notes: ['no smell of bread.'],
    offers: [
      {
        title: 'Follow the ruts',
        says: 'Walk in the open.',
        hints: [
          { is: 'needs', says: 'a roll' },
          { is: 'gain', says: 'stores' },
          { is: 'risk', says: 'one may be hurt' },
        ],
      },
      { title: 'Climb the ridge', says: 'Look first.', hints: [], came: 'taken' },
    ],
  },
};
const match = { game: { shows: { describe: () => [PAGE] } }, view: () => null } as unknown as AnyMatch;

test('what an offer takes, brings and risks is told in sentences', () => {
  expect(new TableTalk().whole(match, 0, false)).toBe(
    [
      'Crooked',
      '  Smoke stands over the road.',
      '  ✎ no smell of bread.',
      '  → Follow the ruts: Walk in the open. A roll. Gain: stores. Risk: one may be hurt.',
      '  → Climb the ridge: Look first. [taken]',
      '',
    ].join('\n'),
  );
});
