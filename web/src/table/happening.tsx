/** What is being shown: who acts, the sentence, the dice that fall; and the tools to hold it, to go on, or to skip it. */
import { DiceTray, type Motion } from '@quarry/screen';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SPEEDS } from './player.ts';
import { Transport } from './transport.tsx';
import type { Played } from './use-showing.ts';
import { hurriedAt } from './use-stray.ts';

interface Props {
  readonly shown: Played;
  /** What was told last; some lines are only drawn. */
  readonly says: string;
  /** Who acts, or which step of the game. */
  readonly by: string;
  /** A question waits behind what is shown. */
  readonly isAsked: boolean;
  readonly motion: Motion;
}

export function Happening({ shown, says, by, isAsked, motion }: Props): ReactNode {
  const { player, dice, isPaused, speed, pending } = shown;
  const skip = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const tool = skip.current!;
    return () => hurriedAt(tool.getBoundingClientRect());
  }, []);
  return (
    <section className="decision decision-happening" aria-label="What happens">
      {by && <span className="happening-by">{by}</span>}
      <p className="decision-question">{says}</p>
      {dice && <DiceTray key={pending} thrown={dice} motion={motion} />}
      <Transport
        player={player}
        isPaused={isPaused}
        speed={speed}
        speeds={SPEEDS}
        after={
          <>
            <button ref={skip} type="button" className={`button ${isAsked ? 'button-filled' : ''}`} onClick={player.skip} title="Space">
              Skip
            </button>
            {shown.isLong && (
              <button type="button" className="button" onClick={shown.fold} title="Fold this part of what happens (O)">
                Fold
              </button>
            )}
          </>
        }
      />
    </section>
  );
}
