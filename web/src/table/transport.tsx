/** Pause, step, speed, skip: the tools of the player, at the table and in a replay. */
import type { ReactNode } from 'react';
import type { Player } from './player.ts';
import './transport.css';

interface Props {
  readonly player: Pick<Player<unknown>, 'play' | 'pause' | 'step' | 'setSpeed'>;
  readonly isPaused: boolean;
  readonly speed: number;
  readonly speeds: readonly number[];
  /** Tools before and after these, where there are more. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function Transport({ player, isPaused, speed, speeds, before, after }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="transport" role="group" aria-label="What is shown">
      {before}
      <button type="button" className="button transport-play" onClick={isPaused ? player.play : player.pause} title="K">
        <span aria-hidden="true">{isPaused ? '▶' : '❚❚'}</span> <span className="transport-word">{isPaused ? 'Play' : 'Pause'}</span>
      </button>
      <button type="button" className="button" aria-label="One step on" title="One step on (.)" onClick={() => player.step()}>
        ›
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className="transport-speeds" role="group" aria-label="Speed" title="F">
        {speeds.map(one => (
          <button key={one} type="button" aria-pressed={one === speed} onClick={() => player.setSpeed(one)}>
            {one}×
          </button>
        ))}
      </div>
      {after}
    </div>
  );
}

/** The next speed, and the first after the last. */
export const nextSpeed = (speed: number, speeds: readonly number[]): number => speeds[(speeds.indexOf(speed) + 1) % speeds.length]!;
