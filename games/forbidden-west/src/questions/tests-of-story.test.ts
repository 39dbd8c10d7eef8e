/** What the story asks, and how a page reads. */
import { describe, expect, test } from 'vitest';
import { noFight } from '../campaign/at-rest.ts';
import type { Test } from '../content/story/types.ts';
import { all, any, not } from '../content/story/types.ts';
import { type ChapterAt, chapterAt } from '../testing/chapter.ts';
import { holds, named, pageOf } from './tests-of-story.ts';

const ask = (test: Test, at: ChapterAt = {}): boolean => holds(chapterAt(at), test);

describe('Tests', () => {
  test('[FW-NARR-5] flags, counters, tokens, pages, people and briefs', () => {
    const at: ChapterAt = {
      counters: { rebellion: 4, 'trust-sky': 2 },
      state: { flags: ['lure'], tokens: ['eye'], history: ['1.04'], from: '1.02', won: ['B1'] },
    };
    const held: Test[] = [
      { flag: 'lure' },
      { counter: 'rebellion', atLeast: 4, atMost: 4 },
      { counter: 'trust-total', atLeast: 4 },
      { counter: 'potions', atMost: 2 },
      { counter: 'supplies', atLeast: 2 },
      { token: 'eye' },
      { been: '1.04' },
      { from: '1.02' },
      { here: 'drokkeh' },
      { won: 'B1' },
      not({ flag: 'oath' }),
      all({ flag: 'lure' }, { token: 'eye' }),
      any({ flag: 'oath' }, { token: 'eye' }),
    ];
    const missed: Test[] = [
      { flag: 'oath' },
      { counter: 'rebellion', atLeast: 5 },
      { counter: 'rebellion', atMost: 3 },
      { token: 'sun' },
      { been: '1.05' },
      { from: '1.03' },
      { here: 'senvi' },
      { won: 'B2' },
      not({ flag: 'lure' }),
      all({ flag: 'lure' }, { token: 'sun' }),
      any({ flag: 'oath' }, { token: 'sun' }),
    ];

    expect(held.filter(one => !ask(one, at))).toEqual([]);
    expect(missed.filter(one => ask(one, at))).toEqual([]);
  });

  test('[FW-DONE-2] how the encounter went: parts taken, who was seen, who came through', () => {
    const refugee = { id: 0, kind: 'refugee', square: 1, hp: 1, isDone: true, follows: -1 } as const;
    const fight = { ...noFight(), taken: ['razorhound:A', 'razorhound:B'], features: [refugee, { ...refugee, id: 1, isDone: false }] };
    const at: ChapterAt = { state: { brief: 'B10', fight } };

    expect(ask({ taken: 'razorhound', letter: 'A' }, at)).toBe(true);
    expect(ask({ taken: 'razorhound', letter: 'C' }, at)).toBe(false);
    expect([ask({ locationsTaken: 2 }, at), ask({ locationsTaken: 3 }, at)]).toEqual([true, false]);
    expect([ask({ refugeesThrough: 1 }, at), ask({ refugeesThrough: 2 }, at)]).toEqual([true, false]);
    expect([
      ask({ nobodyRevealed: true }, at),
      ask({ nobodyRevealed: true }, { state: { fight: { ...noFight(), hasAnybodyBeenRevealed: true } } }),
    ]).toEqual([true, false]);
  });

  test('[FW-CLEAN-3] a page reads the same after the clean up', () => {
    expect(ask({ refugeesThrough: 4 }, { state: { brief: null, fight: { ...noFight(), tally: 4 } } })).toBe(true);
  });
});

describe('Pages', () => {
  test('[FW-NARR-2] lines that depend on the party stand where they belong, and only then', () => {
    const drokkeh = pageOf(chapterAt({}), '1.02');
    const senvi = pageOf(chapterAt({ setup: { characters: ['senvi'] } }), '1.02');

    expect(drokkeh).toMatchObject({ title: 'Under the Ninth', margin: ['whoever it is, they are not shouting.'] });
    expect(drokkeh.paragraphs[2]).toMatch(/says Drokkeh, to the cart\.$/);
    expect(senvi.paragraphs[2]).not.toContain('Drokkeh');
  });

  test('[FW-NARR-4] whoever was picked is named, on that page and on later ones', () => {
    const state = chapterAt({ seats: 2, chapter: 13, state: { history: ['11.05'], picked: [{ entry: '11.05', character: 'senvi' }] } });
    expect(pageOf(state, '13.95').paragraphs.join(' ')).toContain('Senvi wears a copper band');
  });

  test('a paragraph of which nothing is shown is left out', () => {
    const page = pageOf(chapterAt({ chapter: 9, setup: { characters: ['ottakh'] }, state: { history: [], from: '9.02' } }), '9.05');
    expect([page.paragraphs.length, page.paragraphs.includes('')]).toEqual([4, false]);
  });
});

test('[FW-NARR-4] as long as nobody was picked, somebody of the party is named', () => {
  const read = (picked: readonly { readonly entry: string; readonly character: 'senvi' }[]) =>
    named(chapterAt({ seats: 2, state: { picked } }), '11.05', '{one} waits.');
  expect([read([]), read([{ entry: '11.04', character: 'senvi' }]), read([{ entry: '11.05', character: 'senvi' }])]).toEqual([
    'Drokkeh waits.',
    'Drokkeh waits.',
    'Senvi waits.',
  ]);
});
