/** A match seen again, as far as a seat may see it: scrub, step, play, look with another's eyes, and play on from where one likes. */
import { byName, type GameInfo, type Line, type Replay, type SeatWish } from '@quarry/protocol';
import { DiceTray, type GameScreen, type TableProps } from '@quarry/screen';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fork, gameInfo, replay, tableCover } from '../http.ts';
import { keepKeys, named } from '../lobby/begin.ts';
import { isLaid } from '../plain/pages.ts';
import { PageToRead } from '../plain/plain-page.tsx';
import { plainScreen } from '../plain/plain-screen.tsx';
import { PlainSight } from '../plain/plain-sight.ts';
import { go } from '../router.ts';
import { loadScreen } from '../screens.ts';
import { useKept } from '../store/kept.ts';
import { keyring, type MyTable, secretsFor } from '../store/keyring.ts';
import { motionOf, settings } from '../store/settings.ts';
import { stageAt } from '../table/acts.ts';
import { Log } from '../table/log.tsx';
import { Player, SPEEDS } from '../table/player.ts';
import { type Cited, RuleDrawer } from '../table/rule-drawer.tsx';
import { stillTable } from '../table/still-table.ts';
import { nextSpeed, Transport } from '../table/transport.tsx';
import { useTheme } from '../theme.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { useWidth } from '../ui/media.ts';
import { Note } from '../ui/note.tsx';
import { Complaint, Link } from '../ui/sheet.tsx';
import { passageBefore, Reel } from './reel.ts';
import '../table/table.css';
import './replay.css';

interface Props {
  readonly table: string;
  readonly isPlain: boolean;
}

interface Loaded {
  readonly tape: Replay;
  readonly info: GameInfo;
  readonly screen: GameScreen;
}

export default function ReplayPage({ table, isPlain }: Props): ReactNode {
  const mine = useKept(keyring).find(one => one.table === table);
  const keys = secretsFor(mine);
  const [as, setAs] = useState<number | null>(mine?.keys.find(one => one.seat >= 0)?.seat ?? null);
  const found = useLoaded(async (): Promise<Loaded> => {
    const { game } = await tableCover(table);
    const [info, own] = await Promise.all([gameInfo(game), isPlain ? null : loadScreen(game)]);
    return { tape: await replay(table, keys, as, own === null), info, screen: own ?? plainScreen };
  }, [table, as, isPlain]);
  useTheme(found.state === 'there' ? found.value.screen.theme : null);
  useEffect(() => {
    document.title = 'Replay · Quarry';
  }, []);
  if (found.state === 'refused') {
    return (
      <Note title="There is nothing to replay">
        <Complaint>{found.says}</Complaint>
      </Note>
    );
  }
  if (found.state === 'loading') {
    return (
      <p className="table-quiet" role="status">
        Winding back …
      </p>
    );
  }
  return <Projector key={`${as}`} table={table} mine={mine} onEyes={setAs} {...found.value} />;
}

interface ProjectorProps extends Loaded {
  readonly table: string;
  readonly mine: MyTable | undefined;
  readonly onEyes: (seat: number | null) => void;
}

/** A replay may also be slow. */
const REPLAY_SPEEDS = [0.5, ...SPEEDS];

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

function Projector({ table, mine, onEyes, tape, info, screen }: ProjectorProps): ReactNode {
  const { reel, player, passages, position, marked } = useReel(tape, screen);
  const { index, frame, isPaused, speed, pending } = position;
  const at = frame?.at ?? 0;
  const lines = useMemo(() => reel.lines.map(line => ({ ...line, says: byName(line.says, tape.people) })), [reel, tape.people]);
  const told = lines.length - pending;
  const isAwaited = marked !== null && told <= marked.at; // what one came to see is read before it is seen
  const now = useKept(settings);
  const width = useWidth();
  const [cited, setCited] = useState<Cited | null>(null);
  const [inspected, setInspected] = useState<TableProps['inspected']>(null);
  const [read, setRead] = useState<Line | null>(null);
  const toTurn = (by: 1 | -1): void => {
    const step = reel.heading(at, by);
    player.to(passages.findIndex(passage => passage.frames[0]!.at === step));
  };
  useReplayKeys(key => {
    if (key === 'ArrowRight' || key === '.') player.step();
    else if (key === 'ArrowLeft') player.step(-1);
    else if (key === 'Home') player.to(0);
    else if (key === 'End') player.to(player.last);
    else if (key === ' ' || key === 'k') (isPaused ? player.play : player.pause)();
    else if (key === 'f') player.setSpeed(nextSpeed(speed, REPLAY_SPEEDS));
    else return false;
    return true;
  });

  const sight = reel.sight(at);
  const line = frame?.line ?? null;
  const page = frame?.page ?? null;
  const shown = { view: sight.view, seat: tape.as, people: tape.people, stage: stageAt(sight.stage, line), ended: sight.ended };
  const props: TableProps = {
    ...stillTable(info, { ...shown, motion: motionOf(now) }),
    openRule: id => setCited({ rule: id, says: null }),
    inspected,
    inspect: setInspected,
    now: line,
    looked: (read ?? line)?.beat?.about ?? [],
  };
  const nameOf = (seat: number): string => tape.people.find(person => person.seat === seat)?.name ?? `Seat ${seat + 1}`;
  const seats = (mine?.keys ?? []).map(one => one.seat).filter(seat => seat >= 0);
  return (
    <PlainSight.Provider value={{ info, sketch: sight.sketch, describes: sight.describes }}>
      <div className={`table replay table-${width}`}>
        <header className="top-bar">
          <Link to={`/t/${table}`} className="button">
            ← Table
          </Link>
          <div className="stage">
            <h1 className="stage-title">{sight.stage?.title ?? 'Replay'}</h1>
            {width !== 'narrow' && <span className="dim small">{sight.stage?.heading ?? ''}</span>}
          </div>
          <label className="row replay-eyes">
            {width !== 'narrow' && <span className="dim small">Seen by</span>}
            <select
              className="input"
              aria-label="Seen by"
              value={tape.as ?? ''}
              onChange={event => onEyes(event.target.value === '' ? null : Number(event.target.value))}
            >
              {seats.map(seat => (
                <option key={seat} value={seat}>
                  {nameOf(seat)}
                </option>
              ))}
              <option value="">A spectator</option>
            </select>
          </label>
        </header>
        <aside className="place-party" aria-label="Party">
          <screen.Party {...props} isNarrow={width !== 'wide'} />
        </aside>
        <main className="place-middle">
          <section className="place-board" aria-label="Board">
            <screen.Board {...props} />
          </section>
          {page && !isLaid(sight, page) && (
            <div className="place-page">
              <PageToRead block={page} />
            </div>
          )}
          <section className="decision replay-bar" aria-label="Replay">
            <p className="replay-says" role="status">
              {isAwaited ? `Next: ${lines[marked.at]!.says}` : frame?.says || (at === 0 ? 'The beginning.' : 'A choice was made.')}
            </p>
            {frame?.dice && <DiceTray key={at} thrown={frame.dice} motion={motionOf(now)} />}
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
              <Transport
                player={player}
                isPaused={isPaused}
                speed={speed}
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
          {tape.as !== null && width !== 'narrow' && (
            <section className="place-hand" aria-label="Hand">
              <screen.Hand {...props} />
            </section>
          )}
        </main>
        {width !== 'narrow' && (
          <aside className="place-side" aria-label="Log">
            <section className="side-lower">
              <Log
                lines={lines.slice(0, isAwaited ? marked.at + 1 : told)}
                marked={marked}
                onLook={setRead}
                onWhy={line => setCited({ rule: line.rule, says: line.says, sum: line.sum })}
              />
            </section>
          </aside>
        )}
        {cited && (
          <RuleDrawer
            game={info.id}
            cited={cited}
            not={[]}
            onClose={() => setCited(null)}
            onOpen={rule => setCited({ rule, says: null })}
            onBrowse={() => go(`/rules/${info.id}#${cited.rule}`)}
          />
        )}
      </div>
    </PlainSight.Provider>
  );
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
