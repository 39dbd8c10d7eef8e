import type { AskedOption, Weighing } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { alsoSays, besideSays, markedBy, weighingSays } from './weighing.ts';

const options: readonly AskedOption[] = [
  { key: 'sneak', about: [], says: 'Sneak: 1 square, alerts nobody', verb: 'sneak' },
  { key: 'sprint', about: [], says: 'Sprint' },
  { key: 'rope', about: [], says: 'Rope' },
];
const says = (some: Partial<Weighing>, ordered = false): string =>
  weighingSays(
    { options, ordered },
    {
      of: [
        { answer: 'sneak', chance: 0.31 },
        { answer: 'sprint', chance: 0.12 },
      ],
      is: 'better',
      worlds: 12,
      because: [],
      ...some,
    },
  );

test('the better of two answers is named with both chances and what differs', () => {
  expect(says({ because: ['does not alert Watcher 2', 'takes 0.8 hearts more by the end of the round'] })).toBe(
    'I would choose “Sneak”: 31 % to win, against 12 % with “Sprint”. It does not alert Watcher 2 and takes 0.8 hearts more by the end of the round.',
  );
  const near = [
    { answer: 'sneak', chance: 0.31 },
    { answer: [], chance: 0.31 },
  ];
  expect(says({ of: near })).toBe('I would choose “Sneak”. It is a little better than none: about 31 % to win with either.');
});

test('what cannot be told is not told as if it could', () => {
  expect(says({ is: 'close' })).toBe('Too close to call: “Sneak” 31 %, “Sprint” 12 % to win. Each was tried 12 times.');
  expect(says({ is: 'same', because: ['leaves you unhurt'] })).toBe(
    'Choose “Sneak” or “Sprint”, as you like: it is 31 % to win with either. The first leaves you unhurt.',
  );
  expect(says({ is: 'untried', of: [{ answer: 'sneak', chance: 0 }], worlds: 1 })).toBe('');
  expect([besideSays(null), besideSays('untried'), besideSays('better')]).toEqual([
    'Trying it out …',
    'That is a rule of thumb; there was no time to try it out.',
    '',
  ]);
});

test('what cannot be told is not marked either', () => {
  const of = [
    { answer: ['rope', 'sneak'], chance: 0.5 },
    { answer: 'sprint', chance: 0.5 },
  ];
  const marked = (is: Weighing['is']): readonly string[] => markedBy({ of, is, worlds: 12, because: [] });
  expect((['better', 'same', 'close'] as const).map(marked)).toEqual([['rope', 'sneak'], ['rope', 'sneak'], []]);
});

test('several things that are chosen together are named together, in their order where it counts', () => {
  const both = [
    { answer: ['rope', 'sneak'], chance: 0.5 },
    { answer: [], chance: 0.25 },
  ];
  expect(says({ of: both })).toBe('I would choose “Sneak” and “Rope”: 50 % to win, against 25 % with none.');
  expect(says({ of: both }, true)).toBe('I would choose “Rope” and “Sneak”: 50 % to win, against 25 % with none.');
});

test('of two that come to the same the sensible one has its own reason, and the other is named beside it', () => {
  const of = [
    { answer: 'sneak', chance: 0.87 },
    { answer: 'sprint', chance: 0.87 },
  ];
  const also = (sensible: readonly string[], some: Partial<Weighing> = {}): string =>
    alsoSays({ options, ordered: false }, { of, is: 'same', worlds: 12, because: [], ...some }, sensible);
  expect(also(['sprint'])).toBe('“Sneak” would do as well: 87 % to win.');
  expect([also(['rope']), also(['sneak'], { because: ['leaves you unhurt'] }), also(['sneak'], { is: 'close' })]).toEqual(['', '', '']);
});
