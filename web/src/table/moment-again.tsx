/** The moment that decided a match, seen again: a few steps of its replay on the game's own board, in about five seconds. */
import type { Clip, GameInfo, Person, Replay } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { PlainSight } from '../plain/plain-sight.ts';
import { Reel } from '../replay/reel.ts';
import { useKept } from '../store/kept.ts';
import { motionOf, settings } from '../store/settings.ts';
import { stageAt } from './acts.ts';
import { lasts } from './passages.ts';
import { Player } from './player.ts';
import { stillTable } from './still-table.ts';

/** So long it is seen, whatever there is to be told of it. */
const LASTS = 5_000;

interface Props {
  readonly clip: Clip;
  readonly as: number | null;
  readonly people: readonly Person[];
  readonly info: GameInfo;
  readonly screen: GameScreen;
}

function useClip({ clip, as, people, info, screen }: Props) {
  const { reel, player } = useMemo(() => {
    const tape: Replay = { game: info.id, as, people, first: clip.first, steps: clip.steps };
    const reel = new Reel(tape);
    // Pages of a story are not read here: they would stand until they are turned.
    const passages = reel
      .passages(line => screen.shownFor(line))
      .map(({ frames }) => ({ frames: frames.map(({ page: _page, ...frame }) => frame) }));
    const player = new Player<number>({ pace: () => 'normal', keeps: true });
    player.load(passages, 0);
    player.setSpeed(Math.max(0.5, passages.reduce((sum, one) => sum + lasts(one), 0) / LASTS));
    return { reel, player };
  }, [clip, as, people, info, screen]);
  useEffect(() => player.stop, [player]);
  return { reel, player, position: useSyncExternalStore(player.subscribe, player.get) };
}

export function MomentAgain(props: Props): ReactNode {
  const { as, people, info, screen } = props;
  const { reel, player, position } = useClip(props);
  const motion = motionOf(useKept(settings));
  const { frame, isPaused, index } = position;
  const { view, stage, sketch, describes, ended } = reel.sight(frame?.at ?? 0);
  const line = frame?.line ?? null;
  const still = stillTable(info, { view, seat: as, people, stage: stageAt(stage, line), ended, motion });
  const isOver = index === player.last;
  return (
    <div className="again" data-playing={!isPaused}>
      <PlainSight.Provider value={{ info, sketch, describes }}>
        <div className="again-board" inert aria-hidden="true">
          <div className="again-stage">
            <screen.Board {...still} now={line} looked={line?.beat?.about ?? []} />
          </div>
        </div>
      </PlainSight.Provider>
      <p className="again-says" role="status">
        {isPaused && !isOver ? '' : frame?.says}
      </p>
      {isPaused && (
        <button
          type="button"
          className="again-play"
          onClick={() => {
            player.to(0);
            player.play();
          }}
        >
          <span aria-hidden="true">▶</span>
          {isOver ? 'Once more' : 'Watch it: five seconds'}
        </button>
      )}
    </div>
  );
}
