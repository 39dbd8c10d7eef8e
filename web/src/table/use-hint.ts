/** The hint of the lesson at this table that belongs to the question, and what it suggests: advice says the same. */
import type { Asked, LessonInfo } from '@quarry/protocol';
import { useMemo } from 'react';
import { useKept } from '../store/kept.ts';
import { learnt } from '../store/learnt.ts';
import { type HintNow, hintFor, suggestedAt } from './hinting.ts';

export interface LessonSays {
  /** Null if there is none here, or if it was put away. */
  readonly hint: HintNow | null;
  /** Keys of the options that it suggests, put away or not. */
  readonly suggests: readonly string[] | null;
  /** Whether its last hint was given. */
  readonly isTaught: boolean;
  /** How many of its hints have come. */
  readonly hintsHeard: number;
}

const NOTHING: LessonSays = { hint: null, suggests: null, isTaught: false, hintsHeard: 0 };
const NONE: Readonly<Record<number, never>> = {};

/** `passed`: places of hints whose moment is over. */
export function useHint(table: string, lesson: LessonInfo | null, asked: Asked | null, passed: readonly number[] | undefined): LessonSays {
  const { hints, given } = useKept(learnt);
  const [came, chosen] = [hints[table] ?? NONE, given[table] ?? NONE];
  return useMemo(() => {
    if (!lesson) return NOTHING;
    const soFar = { isTaught: came[lesson.hints.length - 1] !== undefined, hintsHeard: Object.keys(came).length };
    if (!asked) return { ...NOTHING, ...soFar };
    const heard = { came, given: chosen };
    return { hint: hintFor(lesson, heard, asked, passed), suggests: suggestedAt(lesson, heard, asked, passed), ...soFar };
  }, [lesson, came, chosen, asked, passed]);
}
