/** Below the board of a replay: what is told of the step, and the tools to go through the match, or to play on from here. */
import type { GameInfo, Replay, SeatWish } from '@quarry/protocol';
import { DiceTray } from '@quarry/screen';
import { type ReactNode, useState } from 'react';
import { fork } from '../http.ts';
import { keepKeys, named } from '../lobby/begin.ts';
import { go } from '../router.ts';
import { useKept } from '../store/kept.ts';
import { type MyTable, secretsFor } from '../store/keyring.ts';
import { settings } from '../store/settings.ts';
import { Transport } from '../table/transport.tsx';
import { sayOf } from '../ui/load.ts';
import { Complaint } from '../ui/sheet.tsx';
import { REPLAY_SPEEDS, type Replayed } from './use-replay.ts';

interface Props {
  readonly table: string;
  readonly mine: MyTable | undefined;
  readonly tape: Replay;
  readonly info: GameInfo;
  readonly replayed: Replayed;
}

export function ReplayBar({ table, mine, tape, info, replayed }: Props): ReactNode {
  const { player, position, at, page, says, props } = replayed;
  const { index, frame, isPaused } = position;
  return (
    <section className="decision replay-bar" aria-label="Replay">
      <p className="replay-says" role="status">
        {says}
      </p>
      {frame?.dice && <DiceTray key={at} thrown={frame.dice} motion={props.motion} />}
      <input
        type="range"
        min={0}
        max={Math.max(0, player.last)}
        value={Math.max(0, index)}
        aria-label="Position in the match"
        aria-valuetext={`Step ${index} of ${player.last}`}
        onChange={event => player.to(Number(event.target.value))}
      />
      <div className="row replay-tools">
        <Steps replayed={replayed} />
        <span className="dim small replay-count">
          {Math.max(0, index)} of {Math.max(0, player.last)}
        </span>
        {page && !isPaused && (
          <button type="button" className="button button-filled" onClick={player.turn}>
            Turn the page
          </button>
        )}
        <PlayOn table={table} keys={secretsFor(mine)} tape={tape} info={info} step={at} />
      </div>
    </section>
  );
}

/** The transport of the table, and besides it whole turns and steps back. */
function Steps({ replayed: { player, position, toTurn } }: Pick<Props, 'replayed'>): ReactNode {
  return (
    <Transport
      player={player}
      isPaused={position.isPaused}
      speed={position.speed}
      speeds={REPLAY_SPEEDS}
      before={
        <>
          <button type="button" className="button" aria-label="To the turn before" onClick={() => toTurn(-1)}>
            «
          </button>
          <button type="button" className="button" aria-label="One step back" onClick={() => player.step(-1)}>
            ‹
          </button>
        </>
      }
      after={
        <button type="button" className="button" aria-label="To the next turn" onClick={() => toTurn(1)}>
          »
        </button>
      }
    />
  );
}

interface PlayOnProps {
  readonly table: string;
  readonly keys: string | null;
  readonly tape: Replay;
  readonly info: GameInfo;
  readonly step: number;
}

/** A new table that begins at this step: oneself in the seat whose eyes one has, bots in the others. */
function PlayOn({ table, keys, tape, info, step }: PlayOnProps): ReactNode {
  const { name } = useKept(settings);
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    const bot = info.bots.includes('sensible') ? 'sensible' : (info.bots[0] ?? 'random');
    const own = tape.as ?? 0;
    const seats = tape.people.map((person): SeatWish => (person.seat === own ? { who: 'me' } : { who: 'bot', bot }));
    try {
      const made = await fork(table, keys, { as: tape.as, step, seats: named(seats, name || 'Hunter') });
      keepKeys(made, info.id, info.name);
      go(`/t/${made.table}`);
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  return (
    <>
      <button type="button" className="button replay-on" onClick={() => void begin()}>
        Play on from here
      </button>
      {trouble && <Complaint>{trouble}</Complaint>}
    </>
  );
}
