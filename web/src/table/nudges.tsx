/** Four keys that move the end of what is laid by a tenth of a unit; held down they go on, with Shift they take a whole one. */
import type { Point, Unit } from '@quarry/kernel';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { nudged } from './placing.ts';

const WAYS = [
  { says: 'left', x: -1, y: 0, turn: -90 },
  { says: 'up', x: 0, y: 1, turn: 0 },
  { says: 'down', x: 0, y: -1, turn: 180 },
  { says: 'right', x: 1, y: 0, turn: 90 },
] as const;

/** Milliseconds until a key that is held down repeats, and between two of its steps. */
const HELD = 350;
const AGAIN = 90;

interface Props {
  readonly end: Point;
  readonly unit: Unit | undefined;
  readonly onMove: (to: Point) => void;
}

export function Nudges({ end, unit, onMove }: Props): ReactNode {
  const held = useHeld();
  /** Where the next step goes on from: the end, or where the last step was to lead. */
  const from = useRef(end);
  from.current = end;
  const step = ({ x, y }: (typeof WAYS)[number], isWhole: boolean): void => {
    from.current = nudged(from.current, { x, y }, isWhole, unit);
    onMove(from.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="placing-nudges" role="group" aria-label="Move the end a little">
      {WAYS.map(way => (
        <button
          key={way.says}
          type="button"
          className="button option"
          aria-label={`A little ${way.says}`}
          title={`A little ${way.says}; with Shift a lot`}
          onPointerDown={event => held.begin(() => step(way, event.shiftKey))}
          onPointerUp={held.end}
          onPointerLeave={held.end}
          onPointerCancel={held.end}
          onContextMenu={(event: MouseEvent) => event.preventDefault()}
          onClick={event => !held.wasLong() && step(way, event.shiftKey)}
        >
          <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
            <path d="M9 3 16 14H2z" fill="currentColor" transform={`rotate(${way.turn} 9 9)`} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** Does something again and again while a button is held down. */
function useHeld() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin(act: () => void): void {
      isLong.current = false;
      clearTimeout(timer.current);
      const repeat = (): void => {
        isLong.current = true;
        act();
        timer.current = setTimeout(repeat, AGAIN);
      };
      timer.current = setTimeout(repeat, HELD);
    },
    end: () => clearTimeout(timer.current),
    /** The click that ends a long press is no step of its own. */
    wasLong(): boolean {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
  };
}
