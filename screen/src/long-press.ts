/** A press that lasts: it points, and is then no click. */
import { useEffect, useRef } from 'react';

/** Milliseconds. */
const LONG_PRESS = 550;
/** A finger that moves farther, in pixels from one moment to the next, drags. */
const STEADY = 3;

export interface LongPress<Pressed> {
  begin(pressed: Pressed): void;
  move(event: { readonly movementX: number; readonly movementY: number }): void;
  end(): void;
  /** Whether the press that ended last was a long one: the click that follows it means nothing. */
  wasLong(): boolean;
  forget(): void;
}

export function useLongPress<Pressed>(onLong: (pressed: Pressed) => void): LongPress<Pressed> {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLong = useRef(false);
  const latest = useRef(onLong);
  latest.current = onLong;
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = (): void => clearTimeout(timer.current);
  return {
    begin(pressed) {
      end();
      isLong.current = false;
      timer.current = setTimeout(() => {
        isLong.current = true;
        latest.current(pressed);
      }, LONG_PRESS);
    },
    move({ movementX, movementY }) {
      if (Math.abs(movementX) + Math.abs(movementY) > STEADY) end();
    },
    end,
    wasLong: () => isLong.current,
    forget() {
      isLong.current = false;
    },
  };
}
