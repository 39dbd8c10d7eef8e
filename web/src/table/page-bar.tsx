/** Below a page of a story: the way to turn it. Whoever has several to catch up with may leave them for later. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { ShownPage } from './showing.ts';
import type { Guard } from './use-stray.ts';

interface Props {
  readonly page: ShownPage;
  readonly guard: Guard;
  readonly onTurn: () => void;
  readonly onLater: () => void;
}

export function PageBar({ page: { block, more }, guard, onTurn, onLater }: Props): ReactNode {
  const turn = useRef<HTMLButtonElement>(null);
  const { number } = block.page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever turns by keys goes on by keys
  useEffect(() => {
    turn.current?.focus({ preventScroll: true });
  }, [number]);
  return (
    <section className="decision decision-page" aria-label="A page to read" onClickCapture={guard.onClickCapture}>
      {guard.nudged !== null && (
        <p className="decision-note">
          <b role="status">A new page. Press again to turn it.</b>
        </p>
      )}
      {more > 0 && (
        <button type="button" className="link" onClick={onLater}>
          {more === 1 ? 'Read both pages later' : `Read these ${more + 1} pages later`}
        </button>
      )}
      <button ref={turn} type="button" className="button button-filled option-done" onClick={onTurn}>
        Turn the page
      </button>
    </section>
  );
}
