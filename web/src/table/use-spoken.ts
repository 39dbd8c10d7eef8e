/** What a screen reader is told at the table: new questions and new lines, together. How they are gathered into one breath is announcer.tsx's. */
import { plural } from '@quarry/kernel';
import type { Asked, Line } from '@quarry/protocol';
import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../ui/announcer.tsx';

export function useSpoken(asked: Asked | null, lines: readonly Line[]): ReturnType<typeof useAnnouncer> {
  const announcer = useAnnouncer();
  const { say } = announcer;
  const heard = useRef(lines.length);
  useEffect(() => {
    for (const line of lines.slice(heard.current)) say(line.says);
    heard.current = lines.length;
  }, [lines, say]);
  const n = asked?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is said once
  useEffect(() => {
    if (asked) say(asked.options.length > 0 ? `${asked.says} ${plural(asked.options.length, 'option')}.` : asked.says);
  }, [n, say]);
  return announcer;
}
