/**
 * A table, from its link to the shell: sits down with an invitation, loads the game and its screen, takes the chairs of all own
 * seats, and follows the one that is asked. What is then seen and done is in shell.tsx.
 */
import type { Seat } from '@quarry/kernel';
import type { GameInfo, TableCover } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Chair, ChairState } from '../connection/chair.ts';
import { useChairStates, useChairs } from '../connection/page-connection.ts';
import { gameInfo, tableCover } from '../http.ts';
import { GoneTable } from '../pages/gone-table.tsx';
import { drawnBy, PlainWanted } from '../plain/drawn-by.tsx';
import { loadScreen } from '../screens.ts';
import { invited } from '../store/invited.ts';
import { useKept } from '../store/kept.ts';
import { addKey, keyring, type MyTable, remember } from '../store/keyring.ts';
import { useTheme } from '../theme.ts';
import { useLoaded } from '../ui/load.ts';
import { Note } from '../ui/note.tsx';
import { Link } from '../ui/sheet.tsx';
import type { OwnSeat } from './curtain.tsx';
import { agreesWith } from './one-person.ts';
import { Shell } from './shell.tsx';
import { useOnePerson } from './use-one-person.ts';
import './table.css';

/** What few tables come to is loaded when they do. */
const Curtain = lazy(() => import('./curtain.tsx'));
const LeftTable = lazy(() => import('./left-table.tsx'));
const ChapterPage = lazy(() => import('../lobby/chapter.tsx'));
const SitDown = lazy(() => import('./sit-down.tsx'));

interface Props {
  readonly table: string;
  readonly isPlain: boolean;
}

export default function TablePage({ table, isPlain }: Props): ReactNode {
  const mine = useKept(keyring).find(one => one.table === table);
  const invitation = useKept(invited)[table];
  if (invitation) return <SitDown table={table} invited={invitation} hasSeat={Boolean(mine?.keys.length)} />;
  return <Joined table={table} isPlain={isPlain} mine={mine} />;
}

interface Ready {
  readonly info: GameInfo;
  readonly screen: GameScreen;
  /** The screen draws what is told in words: it is the plain one, or has pages of its own. */
  readonly isTold: boolean;
}

/** The game that is played here, and what draws it. */
async function ready(table: string, isPlain: boolean): Promise<Ready & { readonly status: TableCover['status'] }> {
  const { game, status } = await tableCover(table);
  const [info, own] = await Promise.all([gameInfo(game), isPlain ? null : loadScreen(game)]);
  return { info, screen: await drawnBy(own), isTold: own === null || own.Page !== undefined, status };
}

function Joined({ table, isPlain, mine }: Props & { readonly mine: MyTable | undefined }): ReactNode {
  const [begun, setBegun] = useState(0);
  const onBegun = useCallback(() => setBegun(before => before + 1), []);
  const found = useLoaded(() => ready(table, isPlain), [table, isPlain, begun]);
  useTheme(found.state === 'there' ? found.value.screen.theme : null);
  if (found.state === 'loading') return <Quiet>Taking a seat …</Quiet>;
  if (found.state === 'refused') return found.code === 'no-such-table' ? <GoneTable table={table} /> : <Gone says={found.says} />;
  const { status, ...there } = found.value;
  if (status === 'gathering') {
    const { info, screen } = there;
    return <ChapterPage table={table} info={info} mine={mine} Chapter={screen.Chapter} onBegun={onBegun} />;
  }
  if (status === 'too-old' || status === 'too-new' || status === 'closed')
    return <LeftTable table={table} mine={mine} status={status} closed={CLOSED} />;
  return <Seated table={table} mine={mine} {...there} />;
}

function Seated({ table, mine, info, screen, isTold }: Ready & { readonly table: string; readonly mine: MyTable | undefined }): ReactNode {
  const [isWanted, setIsWanted] = useState(isTold);
  const wantPlain = useCallback(() => setIsWanted(true), []);
  const chairs = useChairs(
    table,
    (mine?.keys ?? []).map(one => one.key),
    isWanted,
  );
  const states = useChairStates(chairs);
  useEffect(() => keepSeats(table, chairs, states), [table, chairs, states]);
  const onePerson = useOnePerson(mine, chairs, states);
  const [at, setAt] = useFollowing(chairs, states, onePerson.own);
  const [shownTo, setShownTo] = useState<Chair | null>(null);

  const chair = chairs[at] ?? chairs[0]!;
  const state = states[at] ?? states[0]!;
  if (state.closed)
    return (
      <Gone says={state.closed.says} stopped={state.closed.code === 'stopped' ? table : null} isClosed={state.closed.code === 'closed'} />
    );
  if (!state.seen) return <Quiet>Taking a seat …</Quiet>;
  const seats = states.map((one, i) => ({
    seat: one.as,
    ...calledIn(onePerson.own.length > 1 ? screen : {}, one, i),
    isAsked: Boolean(one.seen?.asked) && agreesWith(one.seen!.asked, onePerson.own) === null,
    isShown: i === at,
    show: () => setAt(i),
  }));
  const needsCurtain = chairs.length > 1 && (mine?.curtain ?? true) && shownTo !== chair && state.seen.status !== 'over';
  if (needsCurtain)
    return <Curtain name={seats[at]?.name ?? ''} isAsked={seats[at]?.isAsked ?? false} seats={seats} onShow={() => setShownTo(chair)} />;
  return (
    <PlainWanted.Provider value={wantPlain}>
      <Shell key={at} chair={chair} info={info} screen={screen} mine={mine} seats={seats} onePerson={onePerson} />
    </PlainWanted.Provider>
  );
}

/** A seat of one person goes by whom it plays, where the screen can tell that, else by whoever sits there. */
function calledIn({ figureOf }: Pick<GameScreen, 'figureOf'>, { as, seen }: ChairState, i: number): Pick<OwnSeat, 'name' | 'colour'> {
  const figure = (as !== null && seen && figureOf?.(seen.view, as)) || null;
  return figure ?? { name: seen?.people.find(person => person.seat === as)?.name ?? `Seat ${i + 1}` };
}

/** The seat of a key from a link is known only now; the table's name may have changed. */
function keepSeats(table: string, chairs: readonly Chair[], states: readonly ChairState[]): void {
  const before = keyring.get().find(one => one.table === table);
  states.forEach(({ as, seen }, i) => {
    const key = chairs[i]?.key;
    if (key && as !== null && before?.keys.find(one => one.key === key)?.seat !== as) addKey(table, as, key);
    if (seen && before && (before.name !== seen.name || before.game !== seen.game)) remember(table, { name: seen.name, game: seen.game });
  });
}

/** Which of the own chairs is shown: the one that is asked, unless another was picked by hand since. What answers itself moves no eyes. */
function useFollowing(chairs: readonly Chair[], states: readonly ChairState[], own: readonly Seat[]): [number, (at: number) => void] {
  const [at, setAt] = useState(0);
  const isAsked = ({ seen }: ChairState): boolean => Boolean(seen?.asked) && agreesWith(seen!.asked, own) === null;
  const asked = states.map(state => (isAsked(state) ? state.seen?.asked?.n : '')).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves the eyes
  useEffect(() => {
    if (chairs[at] && isAsked(chairs[at].get())) return;
    const next = chairs.findIndex(chair => isAsked(chair.get()));
    if (next >= 0) setAt(next);
  }, [asked, chairs]);
  return [Math.min(at, chairs.length - 1), setAt];
}

const CLOSED = 'This table is closed';

function Quiet({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="table-quiet" role="status">
      {children}
    </p>
  );
}

/** Why nobody sits here. A table that was stopped can still be looked back at. */
function Gone({
  says,
  stopped = null,
  isClosed = false,
}: {
  readonly says: string;
  readonly stopped?: string | null;
  readonly isClosed?: boolean;
}): ReactNode {
  return (
    <Note
      title={isClosed ? CLOSED : stopped === null ? 'You cannot sit here' : 'This table was stopped'}
      way={
        stopped === null ? (
          <button type="button" className="button" onClick={() => location.reload()}>
            Try again
          </button>
        ) : (
          <Link to={`/t/${stopped}/replay`} className="button">
            Watch the replay
          </Link>
        )
      }
    >
      <p>{says}</p>
    </Note>
  );
}
