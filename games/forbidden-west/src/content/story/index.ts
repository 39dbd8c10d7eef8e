/** The campaign, chapter by chapter. */
import { inPrint } from '@quarry/kernel';
import { CHAPTER_1 } from './chapter-01.ts';
import { CHAPTER_2 } from './chapter-02.ts';
import { CHAPTER_3 } from './chapter-03.ts';
import { CHAPTER_4 } from './chapter-04.ts';
import { CHAPTER_5 } from './chapter-05.ts';
import { CHAPTER_6 } from './chapter-06.ts';
import { CHAPTER_7 } from './chapter-07.ts';
import { CHAPTER_8 } from './chapter-08.ts';
import { CHAPTER_9 } from './chapter-09.ts';
import { CHAPTER_10 } from './chapter-10.ts';
import { CHAPTER_11 } from './chapter-11.ts';
import { CHAPTER_12 } from './chapter-12.ts';
import { CHAPTER_13 } from './chapter-13.ts';
import type { Chapter, Entry } from './types.ts';

export const CHAPTERS: readonly Chapter[] = [
  CHAPTER_1,
  CHAPTER_2,
  CHAPTER_3,
  CHAPTER_4,
  CHAPTER_5,
  CHAPTER_6,
  CHAPTER_7,
  CHAPTER_8,
  CHAPTER_9,
  CHAPTER_10,
  CHAPTER_11,
  CHAPTER_12,
  CHAPTER_13,
];

const READ: readonly Chapter[] = inPrint(CHAPTERS);

const ENTRIES = new Map<string, Entry>(READ.flatMap(chapter => chapter.entries.map(entry => [entry.id, entry] as const)));

/** The page with this number. That there is one is for the checker to see to. */
export const entryOf = (id: string): Entry => ENTRIES.get(id)!;
export const isEntry = (id: string): boolean => ENTRIES.has(id);
export const chapterOf = (no: number): Chapter => READ[no - 1]!;
export const LAST_CHAPTER = CHAPTERS.length;
