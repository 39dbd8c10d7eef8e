/** A deed of several questions in one panel: a row for each of them with what is chosen in it, what comes of it, and one button that does it all. */
import type { Face, Odds } from '@quarry/kernel';
import type { Ahead, AskedOption } from '@quarry/protocol';
import { oddsSay } from '@quarry/screen';
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { useFocusBack } from '../ui/focus.ts';
import { ComposerRow } from './composer-row.tsx';
import { asksCards, type Composing, canDo, doesSays, isAllInHand, rowsOf, tellsOdds } from './composing.ts';
import { shortOf } from './decision-bar.tsx';
import { useBesideThing, useOverBar, useOverBoard } from './use-beside-thing.ts';
import type { Composer } from './use-composer.ts';
import { pressAgain, useGuard } from './use-stray.ts';
import type { Table } from './use-table.ts';
import './composer.css';

export function ComposerPlace({ table }: { readonly table: Table }): ReactNode {
  const { composer, isOnesOwn } = table.answering;
  const { Foretold } = table.screen;
  const { deed } = composer;
  if (!deed) return null;
  const { option, at, n } = deed;
  return (
    <ComposerPanel
      key={`${n} ${option.key} ${at?.kind} ${at?.id}`}
      deed={deed}
      composer={composer}
      isNarrow={table.width === 'narrow'}
      isAlone={isOnesOwn}
      face={table.props.face}
      foretold={Foretold && <Foretold {...table.props} />}
    >
      {table.width === 'narrow' ? <OddsLine ahead={deed.ahead} /> : <DeedOdds table={table} ahead={deed.ahead} />}
    </ComposerPanel>
  );
}

interface PanelProps {
  readonly deed: NonNullable<Composer['deed']>;
  readonly composer: Composer;
  readonly isNarrow: boolean;
  /** Nobody else is at the table to be asked before something is taken back. */
  readonly isAlone: boolean;
  readonly face: (no: number) => Face;
  /** What the game's screen says of what it would leave. */
  readonly foretold: ReactNode;
  /** What comes of it. */
  readonly children: ReactNode;
}

function ComposerPanel({ deed, composer, isNarrow, isAlone, face, foretold, children }: PanelProps): ReactNode {
  const id = useId();
  const panel = useFocusBack<HTMLFormElement>();
  const [isOneLine] = useState(() => isAllInHand(deed.ahead)); // it stays where it was opened, whatever is asked besides then
  const isInBar = isOneLine && !isNarrow;
  const place = useBesideThing(panel, deed, !isNarrow && !isInBar);
  useOverBar(panel, isInBar);
  const inHand = isNarrow ? asksCards(deed.ahead) : -1;
  useOverBoard(panel, isNarrow, inHand >= 0);
  const guard = useGuard(`deed ${deed.n} ${deed.option.key}`);
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }), [panel]);
  const { ahead } = deed;
  return (
    <form
      ref={panel}
      className="composer"
      role="dialog"
      aria-labelledby={id}
      aria-busy={deed.isAwaited || deed.isSent}
      data-in-bar={isInBar ? '' : undefined}
      data-nudged={guard.nudged === null ? undefined : ''}
      style={place}
      onClickCapture={guard.onClickCapture}
      onSubmit={event => {
        event.preventDefault();
        composer.send();
      }}
    >
      <h2 id={id} className="composer-name">
        {shortOf(deed.option).head}
      </h2>
      <div className="composer-rows">
        {rowsOf(ahead).map(step => (
          <ComposerRow key={step} deed={deed} step={step} composer={composer} face={face} isInHand={step === inHand} />
        ))}
        {!isNarrow && children}
      </div>
      {isNarrow && children}
      {foretold}
      <ComposerNote deed={deed} nudged={guard.nudged} isAlone={isAlone} />
      <ComposerButtons deed={deed} composer={composer} />
    </form>
  );
}

interface NoteProps {
  readonly deed: Composing & { readonly ahead: Ahead };
  readonly nudged: string | null;
  readonly isAlone: boolean;
}

/** It has a line of room from the start: nothing moves when something is said. */
function ComposerNote({ deed: { says, ahead }, nudged, isAlone }: NoteProps): ReactNode {
  return (
    <div className="composer-note">
      {nudged !== null ? (
        <p role="status">{pressAgain(nudged)}</p>
      ) : says !== null ? (
        <p className="composer-refused" role="alert">
          {says}
        </p>
      ) : (
        ahead.isFinal && !isAlone && <p className="dim">After that, undo needs everyone.</p>
      )}
    </div>
  );
}

function ComposerButtons({ deed, composer }: Pick<PanelProps, 'deed' | 'composer'>): ReactNode {
  return (
    <div className="composer-buttons">
      {/* It keeps the focus while one waits: what cannot be pressed would lose it. */}
      <button type="submit" className="button button-filled" aria-disabled={!canDo(deed)}>
        {doesSays(deed.ahead)}
      </button>
      <button type="button" className="button" title="Escape" onClick={() => composer.close()}>
        Not now
      </button>
    </div>
  );
}

/** The odds that tell most of it, and the option that they are of. */
function toldOdds(ahead: Ahead): { readonly odds: Odds; readonly option: AskedOption } | null {
  const step = tellsOdds(ahead);
  const option = step?.asked.options.find(({ key }) => [step.answer].flat().includes(key));
  return step && option ? { odds: step.odds!, option } : null;
}

/** As the odds of a single answer are told. */
function DeedOdds({ table: { screen, state, sight }, ahead }: { readonly table: Table; readonly ahead: Ahead }): ReactNode {
  const told = toldOdds(ahead);
  if (!told) return null;
  return (
    <div className="composer-odds">
      <screen.Odds look={{ odds: told.odds, isFinal: ahead.isFinal }} pointed={told.option} view={sight.seen.view} seat={state.as} />
    </div>
  );
}

/** On a phone in one line, which stays in sight however much is asked above it. */
function OddsLine({ ahead }: { readonly ahead: Ahead }): ReactNode {
  const told = toldOdds(ahead);
  return (
    told && (
      <p className="composer-odds">
        <b>{shortOf(told.option).head.split(':')[0]}</b> <span className="option-odds">{oddsSay(told.odds)}</span>
      </p>
    )
  );
}
