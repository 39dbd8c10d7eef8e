/** The campaign as it is written is sound; and the checker finds what is not. */
import { describe, expect, test } from 'vitest';
import { SPECIAL_CARDS } from '../actions/index.ts';
import { BEHAVIOURS } from '../behaviours/index.ts';
import { BRIEFS } from '../briefs/index.ts';
import { GEAR } from '../gear.ts';
import type { Flag } from '../kinds.ts';
import { ALL_ENTRIES, checkStory, type Known } from './checker.ts';
import { CHAPTERS, entryOf } from './index.ts';
import { judge, type World } from './judge.ts';
import type { Chapter, Entry, EntryId, Sometimes } from './types.ts';

const anything: Known = {
  hasGear: () => true,
  hasSpecial: () => true,
  hasAdaptation: () => true,
  hasBrief: () => true,
  readsFlag: () => true,
};
const nothing: Known = {
  hasGear: () => false,
  hasSpecial: () => false,
  hasAdaptation: () => false,
  hasBrief: () => false,
  readsFlag: () => false,
};

/** The campaign with one page changed. */
function changed(id: EntryId, change: (entry: Entry) => Entry): readonly Chapter[] {
  return CHAPTERS.map(chapter => ({ ...chapter, entries: chapter.entries.map(entry => (entry.id === id ? change(entry) : entry)) }));
}
const faultsOf = (id: EntryId, change: (entry: Entry) => Entry): string[] => checkStory(changed(id, change), anything);

/** What is in the box. */
const printed: Known = {
  hasGear: id => GEAR.some(one => one.id === id),
  hasSpecial: id => SPECIAL_CARDS.some(one => one.id === id),
  hasAdaptation: (enemy, no) => BEHAVIOURS.some(one => one.enemy === enemy && one.adaptation === no),
  hasBrief: id => BRIEFS.some(one => one.id === id),
  readsFlag: flag =>
    BRIEFS.some(({ whenFlag = {}, objective }) => flag in whenFlag || JSON.stringify(objective).includes(`"flag":"${flag}"`)),
};

/** A page as it is read by a party with this story behind it. */
function told(id: EntryId, { flags = [], been = [] }: { readonly flags?: readonly Flag[]; readonly been?: readonly EntryId[] }): string {
  const world: World = {
    hasFlag: flag => flags.includes(flag),
    countOf: () => 0,
    hasToken: () => false,
    hasBeen: entry => been.includes(entry),
    comesFrom: () => false,
    isHere: () => false,
    hasWon: () => false,
    hasTaken: () => false,
    locationsTaken: 0,
    isAnybodyRevealed: false,
    refugeesThrough: 0,
  };
  const says = (part: string | Sometimes): string =>
    typeof part === 'string' ? part : judge(world, part.if) ? part.says : (part.else ?? '');
  return entryOf(id)
    .body.map(paragraph => [paragraph].flat().map(says).join(' '))
    .join(' ');
}

describe('The campaign', () => {
  test('[FW-NARR-1] [FW-NARR-11] all 205 pages are there, each is reached, and every way leads to an encounter and on from it', () => {
    expect(ALL_ENTRIES).toHaveLength(205);
    expect(checkStory(CHAPTERS, printed)).toEqual([]);
  });

  test('who has met Yune by the door of chapter 9 knows her under the dome, also without the shrine of chapter 4', () => {
    expect(told('11.01', { been: ['9.01'] })).not.toContain('A healer called Yune');
    expect(told('11.01', { been: ['4.05', '9.01'] })).not.toContain('A healer called Yune');
    expect(told('11.01', {})).toContain('A healer called Yune is here before you');
  });

  test('Hekarro says once who pinned the badge on Ossavi: over the book of chapter 9, or else at the gathering', () => {
    expect(told('9.90', {})).toContain('‘I pinned hers on myself,’');
    expect(told('9.95', {})).not.toContain('pinned');
    expect(told('13.01', { flags: ['truth'], been: ['9.90'] })).not.toContain('pinned');
    expect(told('13.01', { flags: ['truth'], been: ['9.95'] })).toContain('‘I pinned hers on myself, and straight,’');
  });

  test('[FW-CAMP-5] chapters are in one order', () => {
    expect(CHAPTERS.map(chapter => chapter.no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });
});

describe('The checker', () => {
  test('finds a page that is missing, twice there, or never reached', () => {
    const twice = CHAPTERS.map(chapter =>
      chapter.no === 1 ? { ...chapter, entries: [...chapter.entries, chapter.entries[0]!] } : chapter,
    );
    expect(checkStory(twice, anything)).toEqual(['1.01 is there twice', "'Crooked' is the title of two pages"]);

    const without = CHAPTERS.map(chapter =>
      chapter.no === 1 ? { ...chapter, entries: chapter.entries.filter(one => one.id !== '1.07') } : chapter,
    );
    expect(checkStory(without, anything)).toEqual(expect.arrayContaining(['1.07 is missing', '1.04 leads to 1.07, which is missing']));

    const shut = faultsOf('1.04', entry => ({ ...entry, elements: [entry.elements[0]!, { is: 'go', to: '1.08' }] }));
    expect(shut).toEqual(['1.07 is reached from nowhere']);
  });

  test('finds a page that leads nowhere, goes on after its end, or leads round for ever', () => {
    expect(faultsOf('1.08', entry => ({ ...entry, elements: entry.elements.slice(0, 1) }))).toContain('1.08 leads nowhere');
    expect(faultsOf('1.08', entry => ({ ...entry, elements: [...entry.elements, { is: 'go', to: '1.10' }] }))).toContain(
      "1.08 goes on after 'go'",
    );
    expect(faultsOf('1.08', entry => ({ ...entry, elements: [{ is: 'go', to: '1.04' }] }))).toContain(
      '1.04 can be come back to without end',
    );
  });

  test('finds endings that leave a case out, or leave two open', () => {
    const open = (entry: Entry): Entry => ({
      ...entry,
      elements: entry.elements.map(one =>
        one.is === 'paths'
          ? { ...one, paths: one.paths.map((path, i) => (i === 0 ? { ...path, if: { counter: 'blight', atLeast: 8 } } : path)) }
          : one,
      ),
    });

    expect(faultsOf('13.90', open)).toHaveLength(26);
    expect(faultsOf('13.90', open)[0]).toBe('with blight 7, rebellion 0 and no oath 0 endings are open');
  });

  test('finds names of cards that are not in the box', () => {
    const found = checkStory(CHAPTERS, nothing);

    expect(found).toContain('4.04 offers found-f1, which is no gear');
    expect(found).toContain('1.11 gives S1, which is no special card');
    expect(found).toContain('2.95 adds adaptation 1 of razorhound, which is no card');
    expect(found).toContain('there is no brief B13');
  });

  test('finds flags that nothing sets, and pages that are never come from', () => {
    const sometimes = (entry: Entry, test: object): Entry => ({
      ...entry,
      body: [[...[entry.body[0]!].flat(), { if: test as never, says: 'So.' }], ...entry.body.slice(1)],
    });
    const unset = CHAPTERS.map(chapter => ({
      ...chapter,
      entries: chapter.entries.map(entry => ({
        ...entry,
        elements: entry.elements.map(one =>
          'effects' in one ? { ...one, effects: one.effects.filter(effect => effect.do !== 'flag' || effect.flag !== 'truth') } : one,
        ),
      })),
    }));

    expect(checkStory(unset, anything)).toContain('13.01 asks for truth, which nothing sets');
    expect(faultsOf('1.08', entry => sometimes(entry, { from: '1.02' }))).toEqual(['1.08 is not come to from 1.02']);
    expect(faultsOf('1.08', entry => ({ ...entry, kept: 'It was {one}.' }))).toEqual(['1.08 says {one}, but nobody is picked there']);
  });

  test('finds flags that are set and that nothing reads: neither a page nor the box', () => {
    const never = (flag: Flag): Known => ({ ...anything, readsFlag: one => one !== flag });
    const unread = CHAPTERS.map(chapter => ({
      ...chapter,
      entries: chapter.entries.map(entry =>
        entry.id === '5.07'
          ? {
              ...entry,
              body: entry.body.map(one => (typeof one === 'string' ? one : one.filter(part => typeof part === 'string'))),
              elements: entry.elements.filter(one => one.is !== 'outcome'),
            }
          : entry,
      ),
    }));
    expect(checkStory(unread, never('wellplan'))).toEqual(['3.09 sets wellplan, which nothing reads']);
    expect(checkStory(unread, anything)).toEqual([]);
  });

  test('finds strips that hide a loss, promise what is not there, or keep quiet about a roll', () => {
    const hints = (entry: Entry, all: never[]): Entry => ({
      ...entry,
      elements: entry.elements.map(one =>
        one.is === 'paths' ? { ...one, paths: one.paths.map((path, i) => (i === 0 ? { ...path, hints: all } : path)) } : one,
      ),
    });

    expect(faultsOf('1.01', entry => hints(entry, []))).toEqual([
      "1.01 'Follow the ruts' hides a roll",
      "1.01 'Follow the ruts' does not warn of hit-points",
      "1.01 'Follow the ruts' does not say that supply, potion, flag can be won",
    ]);
    const wrong = [
      { is: 'roll' },
      { is: 'gain', of: 'token', says: 'a token' },
      { is: 'loss', of: 'hit-points', says: 'blood' },
      { is: 'loss', of: 'blight', says: 'the Blight' },
    ];
    expect(faultsOf('1.01', entry => hints(entry, wrong as never[]))).toEqual([
      "1.01 'Follow the ruts' warns of blight, which does not happen",
      "1.01 'Follow the ruts' promises token, which cannot be won",
    ]);
  });

  test('finds too many words, too few, and too little that is kept', () => {
    expect(faultsOf('1.08', entry => ({ ...entry, title: 'A Gully With Much Too Long Names' }))).toEqual([
      "1.08: the title 'A Gully With Much Too Long Names' has 7 words, at most 4",
    ]);
    expect(faultsOf('1.08', entry => ({ ...entry, kept: 'We found iron.' }))).toEqual([
      "1.08 keeps 'We found iron.', which does not speak to the reader",
    ]);
    expect(faultsOf('1.08', entry => ({ ...entry, body: ['Short.', 'Shorter.'] }))[0]).toBe('1.08 has 2 words, not 60 to 130');
    const forgetful = CHAPTERS.map(chapter =>
      chapter.no === 2 ? { ...chapter, entries: chapter.entries.map(({ kept: _, ...entry }) => entry) } : chapter,
    );
    expect(checkStory(forgetful, anything)).toEqual(['a way through chapter 2 keeps 0 sentences, at least 2']);
  });
});
