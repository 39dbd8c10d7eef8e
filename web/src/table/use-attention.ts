/**
 * What one's eyes are on besides the question: the thing that is inspected, the line of the log that is marked or read, the board below the story of the
 * end. It moves nothing in the match. What is opened over the table (clauses, sheets) is use-opened.ts's.
 */
import type { Ref } from '@quarry/kernel';
import type { Asked, Line } from '@quarry/protocol';
import { useEffect, useRef, useState } from 'react';
import { type Narrowed, optionsOn } from './aiming.ts';
import type { Marked } from './log.tsx';

export interface Attention {
  readonly inspected: Ref | null;
  inspect(about: Ref | null): void;
  /** Options about the thing that was inspected at this question, if several are, and not all: they come first. */
  narrowed(asked: Asked): Narrowed | null;
  readonly marked: Marked | null;
  mark(line: Marked | null): void;
  readonly read: Line | null;
  setRead(line: Line | null): void;
  readonly isBoardSought: boolean;
  seekBoard(isSought: boolean): void;
}

/** `n` is the number of the question, if there is one: what was looked up for one question is not for the next, nor for the end. */
export function useAttention(n: number | undefined, isOver: boolean): Attention {
  const [inspected, setInspected] = useState<Ref | null>(null);
  /** The question at which it was looked at: it narrows the options of no other. */
  const inspectedAt = useRef(-1);
  const [marked, mark] = useState<Marked | null>(null);
  const [read, setRead] = useState<Line | null>(null);
  const [isBoardSought, seekBoard] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and for the end
  useEffect(() => {
    mark(null);
    setInspected(null);
  }, [n, isOver]);
  return {
    inspected,
    inspect(about) {
      setInspected(about);
      inspectedAt.current = n ?? -1;
    },
    narrowed(asked) {
      if (!inspected || inspectedAt.current !== asked.n) return null;
      const options = optionsOn(asked, inspected);
      return options.length > 1 && options.length < asked.options.length ? { to: inspected, options } : null;
    },
    marked,
    mark,
    read,
    setRead,
    isBoardSought,
    seekBoard,
  };
}
