/**
 * A match seen again, as far as a seat may see it: scrub, step, play, look with another's eyes, and play on from where one likes. Which step is drawn is
 * use-replay.ts's, the tools below the board are replay-bar.tsx's.
 */
import type { Stage } from '@quarry/kernel';
import type { GameInfo, Replay } from '@quarry/protocol';
import { type GameScreen, StoryPage } from '@quarry/screen';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { gameInfo, replay, tableCover } from '../http.ts';
import { drawnBy, PlainWanted } from '../plain/drawn-by.tsx';
import { isLaid } from '../plain/pages.ts';
import { PlainSight } from '../plain/plain-sight.ts';
import { go } from '../router.ts';
import { loadScreen } from '../screens.ts';
import { useKept } from '../store/kept.ts';
import { keyring, type MyTable, secretsFor } from '../store/keyring.ts';
import { Log } from '../table/log.tsx';
import { RuleDrawer } from '../table/rule-drawer.tsx';
import { useTheme } from '../theme.ts';
import { useLoaded } from '../ui/load.ts';
import { useWidth } from '../ui/media.ts';
import { Note } from '../ui/note.tsx';
import { Complaint, Link } from '../ui/sheet.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { useReplay } from './use-replay.ts';
import '../table/page.css';
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
  const [isWanted, setIsWanted] = useState(false);
  const wantPlain = useCallback(() => setIsWanted(true), []);
  const found = useLoaded(async (): Promise<Loaded> => {
    const { game } = await tableCover(table);
    const [info, own] = await Promise.all([gameInfo(game), isPlain ? null : loadScreen(game)]);
    const screen = await drawnBy(own);
    return { tape: await replay(table, keys, as, isWanted || own === null || own.Page !== undefined), info, screen };
  }, [table, as, isPlain, isWanted]);
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
  return (
    <PlainWanted.Provider value={wantPlain}>
      <Projector key={`${as}`} table={table} mine={mine} onEyes={setAs} {...found.value} />
    </PlainWanted.Provider>
  );
}

interface ProjectorProps extends Loaded {
  readonly table: string;
  readonly mine: MyTable | undefined;
  readonly onEyes: (seat: number | null) => void;
}

function Projector({ table, mine, onEyes, tape, info, screen }: ProjectorProps): ReactNode {
  const replayed = useReplay(tape, info, screen);
  const { sight, page, props, cited, cite } = replayed;
  const { Page = StoryPage } = screen;
  const width = useWidth();
  const isNarrow = width === 'narrow';
  return (
    <PlainSight.Provider value={{ info, sketch: sight.sketch, describes: sight.describes }}>
      <div className={`table replay table-${width}`}>
        <ReplayTop table={table} mine={mine} tape={tape} stage={sight.stage} isNarrow={isNarrow} onEyes={onEyes} />
        <aside className="place-party" aria-label="Party">
          <screen.Party {...props} isNarrow={width !== 'wide'} />
        </aside>
        <main className="place-middle">
          <section className="place-board" aria-label="Board">
            <screen.Board {...props} />
          </section>
          {page && !isLaid(sight, page) && (
            <div className="place-page">
              <Page {...props} block={page} />
            </div>
          )}
          <ReplayBar table={table} mine={mine} tape={tape} info={info} replayed={replayed} />
          {tape.as !== null && !isNarrow && (
            <section className="place-hand" aria-label="Hand">
              <screen.Hand {...props} />
            </section>
          )}
        </main>
        {!isNarrow && (
          <aside className="place-side" aria-label="Log">
            <section className="side-lower">
              <Log
                lines={replayed.lines}
                marked={replayed.marked}
                onLook={replayed.setRead}
                onWhy={line => cite({ rule: line.rule, says: line.says, sum: line.sum })}
              />
            </section>
          </aside>
        )}
        {cited && (
          <RuleDrawer
            game={info.id}
            cited={cited}
            not={[]}
            onClose={() => cite(null)}
            onOpen={rule => cite({ rule, says: null })}
            onBrowse={() => go(`/rules/${info.id}#${cited.rule}`)}
          />
        )}
      </div>
    </PlainSight.Provider>
  );
}

interface TopProps extends Pick<ProjectorProps, 'table' | 'mine' | 'tape' | 'onEyes'> {
  readonly stage: Stage | null;
  readonly isNarrow: boolean;
}

/** The way back to the table, where in the rulebook one is, and with whose eyes one looks. */
function ReplayTop({ table, mine, tape, stage, isNarrow, onEyes }: TopProps): ReactNode {
  const nameOf = (seat: number): string => tape.people.find(person => person.seat === seat)?.name ?? `Seat ${seat + 1}`;
  const seats = (mine?.keys ?? []).map(one => one.seat).filter(seat => seat >= 0);
  return (
    <header className="top-bar">
      <Link to={`/t/${table}`} className="button">
        ← Table
      </Link>
      <div className="stage">
        <h1 className="stage-title">{stage?.title ?? 'Replay'}</h1>
        {!isNarrow && <span className="dim small">{stage?.heading ?? ''}</span>}
      </div>
      <label className="row replay-eyes">
        {!isNarrow && <span className="dim small">Seen by</span>}
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
  );
}
