/**
 * What is seen of the table at this moment: the newest sight, or one on the way to it while something is shown; and whether its question is asked already.
 * How what happened is queued is use-showing.ts's, what is done about the question use-answering.ts's.
 */
import type { Stage } from '@quarry/kernel';
import { type Asked, byName, type Ended, type Line, type Person, type Seen } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { useCallback, useMemo, useRef } from 'react';
import type { Chair, ChairState } from '../connection/chair.ts';
import { stageAt } from './acts.ts';
import { asYou } from './log.tsx';
import { type Played, useShowing } from './use-showing.ts';
import { type SinceThen, useSince } from './use-since.ts';

export interface Sight {
  readonly shown: Played;
  readonly since: SinceThen;
  readonly seen: Seen;
  readonly stage: Stage | null;
  readonly isShowing: boolean;
  /** Null while somebody else is asked, and while something is still being shown or read. */
  readonly asked: Asked | null;
  /** How the match ended, once the last page of it was turned. */
  readonly ended: Ended | null;
  /** The log as far as it was shown, as its reader is told it. */
  readonly lines: readonly Line[];
  /** What was said last; some lines are only drawn. */
  readonly lastSaid: string;
  /** The line of this number, if it is still kept. */
  lineAt(at: number): Line | null;
}

/** `isAlone`: whoever does not share the screen is told “you”; those who share it read names. */
export function useSight(chair: Chair, state: ChairState, screen: GameScreen, isAlone: boolean): Sight {
  const voiced = useVoice(state.seen!.people, isAlone);
  const shown = useShowing(chair, screen, voiced);
  const since = useSince(chair, state);
  const spoken = useMemo(() => state.lines.map(voiced), [state.lines, voiced]);
  const lines = spoken.slice(0, spoken.length - shown.pending);
  const seen = shown.seen ?? state.seen!;
  const isShowing = shown.now !== null;
  return {
    shown,
    since,
    seen,
    stage: stageAt(seen.stage, shown.now),
    isShowing,
    asked: isShowing || shown.page || since.isAwaited || seen.status !== 'playing' ? null : seen.asked,
    ended: seen.status === 'over' && !shown.page ? seen.ended : null,
    lines,
    lastSaid: lines.findLast(one => one.says !== '')?.says ?? '',
    lineAt: at => lines[at - state.from] ?? null,
  };
}

/** A line as it is told at this screen: the same function for as long as it is shared or not, whoever sits down meanwhile. */
function useVoice(people: readonly Person[], isAlone: boolean): (line: Line) => Line {
  const latest = useRef(people);
  latest.current = people;
  return useCallback(
    line => {
      const told = isAlone ? asYou(line) : line;
      const says = byName(told.says, latest.current);
      return says === told.says ? told : { ...told, says };
    },
    [isAlone],
  );
}
