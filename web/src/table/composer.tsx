/** A deed of several questions in one panel: a row for each of them with what is chosen in it, what comes of it, and one button that does it all. */
import type { Face } from '@quarry/kernel';
import type { Ahead, AskedOption } from '@quarry/protocol';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { useFocusBack } from '../ui/focus.ts';
import { ComposerRow } from './composer-row.tsx';
import { type Composing, canDo, doesSays, rowsOf, tellsOdds } from './composing.ts';
import { shortOf } from './decision-bar.tsx';
import { useBesideThing } from './use-beside-thing.ts';
import type { Composer } from './use-composer.ts';
import { pressAgain, useGuard } from './use-stray.ts';
import type { Table } from './use-table.ts';
import './composer.css';

export function ComposerPlace({ table }: { readonly table: Table }): ReactNode {
  const { composer, isOnesOwn } = table.answering;
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
    >
      <DeedOdds table={table} ahead={deed.ahead} />
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
  /** What comes of it. */
  readonly children: ReactNode;
}

function ComposerPanel({ deed, composer, isNarrow, isAlone, face, children }: PanelProps): ReactNode {
  const id = useId();
  const panel = useFocusBack<HTMLFormElement>();
  const place = useBesideThing(panel, deed, isNarrow);
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
          <ComposerRow key={step} deed={deed} step={step} composer={composer} face={face} />
        ))}
        {children}
      </div>
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

/** As the odds of a single answer are told. */
function DeedOdds({ table: { screen, state, sight }, ahead }: { readonly table: Table; readonly ahead: Ahead }): ReactNode {
  const step = tellsOdds(ahead);
  const option: AskedOption | undefined = step?.asked.options.find(({ key }) => [step.answer].flat().includes(key));
  if (!step || !option) return null;
  const look = { odds: step.odds!, isFinal: ahead.isFinal };
  return (
    <div className="composer-odds">
      <screen.Odds look={look} pointed={option} view={sight.seen.view} seat={state.as} />
    </div>
  );
}
