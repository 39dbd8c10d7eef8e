/**
 * A replay that is looked at: which step of it is drawn, what is told of it so far, what is looked up meanwhile, and what keys do. How it is cut into steps
 * and passages is reel.ts's; how it looks is replay-page.tsx's.
 */
import { byName, type GameInfo, type Line, type Replay, type ReplaySight } from '@quarry/protocol';
import type { GameScreen, TableProps } from '@quarry/screen';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type PageBlock, pagesOf } from '../plain/pages.ts';
import { useKept } from '../store/kept.ts';
import { motionOf, settings } from '../store/settings.ts';
import { stageAt } from '../table/acts.ts';
import type { Marked } from '../table/log.tsx';
import { Player, type Position, SPEEDS } from '../table/player.ts';
import type { Cited } from '../table/rule-drawer.tsx';
import { stillTable } from '../table/still-table.ts';
import { nextSpeed } from '../table/transport.tsx';
import { passageBefore, Reel } from './reel.ts';

/** A replay may also be slow. */
export const REPLAY_SPEEDS = [0.5, ...SPEEDS];

export interface Replayed {
  readonly player: Player<number>;
  readonly position: Position<number>;
  /** The step that is drawn. */
  readonly at: number;
  readonly sight: ReplaySight;
  /** The page of a story that is read now. */
  readonly page: PageBlock | null;
  /** The log as far as it was shown, and the line that one came to see. */
  readonly lines: readonly Line[];
  readonly marked: Marked | null;
  /** What is told of this step. */
  readonly says: string;
  readonly props: TableProps;
  readonly cited: Cited | null;
  cite(cited: Cited | null): void;
  setRead(line: Line | null): void;
  /** To where the next turn begins, or the one before. */
  toTurn(by: 1 | -1): void;
}

export function useReplay(tape: Replay, info: GameInfo, screen: GameScreen): Replayed {
  const { reel, player, passages, position, marked } = useReel(tape, screen);
  const { frame, pending } = position;
  const at = frame?.at ?? 0;
  const lines = useMemo(() => reel.lines.map(line => ({ ...line, says: byName(line.says, tape.people) })), [reel, tape.people]);
  const told = lines.length - pending;
  const isAwaited = marked !== null && told <= marked.at; // what one came to see is read before it is seen
  const now = useKept(settings);
  const [cited, cite] = useState<Cited | null>(null);
  const [inspected, inspect] = useState<TableProps['inspected']>(null);
  const [read, setRead] = useState<Line | null>(null);
  useReplayKeys(key => press(key, player, position));

  const sight = reel.sight(at);
  const line = frame?.line ?? null;
  const shown = { view: sight.view, seat: tape.as, people: tape.people, stage: stageAt(sight.stage, line), ended: sight.ended };
  return {
    player,
    position,
    at,
    sight,
    page: frame?.page ?? null,
    lines: lines.slice(0, isAwaited ? marked.at + 1 : told),
    marked,
    says: isAwaited ? `Next: ${lines[marked.at]!.says}` : frame?.says || (at === 0 ? 'The beginning.' : 'A choice was made.'),
    props: {
      ...stillTable(info, { ...shown, motion: motionOf(now) }),
      told: lines.slice(0, told),
      ...(screen.Page && { pages: pagesOf(sight.describes) }),
      openRule: id => cite({ rule: id, says: null }),
      inspected,
      inspect,
      now: line,
      looked: (read ?? line)?.beat?.about ?? [],
    },
    cited,
    cite,
    setRead,
    toTurn(by) {
      const step = reel.heading(at, by);
      player.to(passages.findIndex(passage => passage.frames[0]!.at === step));
    },
  };
}

/** `?line=12`: the replay begins just before this line of the log, so that it is then seen to happen. */
function lineWanted(): number | null {
  const line = new URLSearchParams(location.search).get('line');
  return line === null ? null : Number(line);
}

/** The passages of a replay in their player, held before the line that is asked for, or else at the beginning. */
function useReel(tape: Replay, screen: GameScreen) {
  const { reel, player, passages, marked } = useMemo(() => {
    const reel = new Reel(tape);
    const passages = reel.passages(line => screen.shownFor(line));
    const player = new Player<number>({ pace: () => settings.get().pace, keeps: true });
    const wanted = lineWanted();
    const marked = wanted !== null && reel.lines[wanted] ? { at: wanted } : null;
    player.load(passages, marked ? passageBefore(marked.at, passages) : 0);
    return { reel, passages, player, marked };
  }, [tape, screen]);
  useEffect(() => player.stop, [player]);
  const position = useSyncExternalStore(player.subscribe, player.get);
  return { reel, player, passages, position, marked };
}

/** Whether the key does anything here. */
function press(key: string, player: Player<number>, { isPaused, speed }: Position<number>): boolean {
  if (key === 'ArrowRight' || key === '.') player.step();
  else if (key === 'ArrowLeft') player.step(-1);
  else if (key === 'Home') player.to(0);
  else if (key === 'End') player.to(player.last);
  else if (key === ' ' || key === 'k') (isPaused ? player.play : player.pause)();
  else if (key === 'f') player.setSpeed(nextSpeed(speed, REPLAY_SPEEDS));
  else return false;
  return true;
}

function useReplayKeys(press: (key: string) => boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const on = document.activeElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on?.matches('input, select, textarea, .viewport *'))
        return;
      if (event.key === ' ' && on?.matches('button, a')) return;
      if (press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
