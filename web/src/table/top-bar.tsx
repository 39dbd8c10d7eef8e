/** Where in the rulebook one is: place, steps, goal; and beside it undo, rules and the menu. */
import type { Stage, Term } from '@quarry/kernel';
import type { Undo } from '@quarry/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../ui/sheet.tsx';
import { meaningIn } from '../ui/terms.ts';
import type { OwnSeat } from './curtain.tsx';
import { GoalFolded } from './goal.tsx';

interface Props {
  readonly name: string;
  readonly stage: Stage | null;
  /** Where one is, as the game draws it; in words if it does not. */
  readonly drawn: ReactNode;
  readonly terms: readonly Term[];
  /** What everybody plays for, one sentence; empty where it stands elsewhere. */
  readonly goal: string;
  readonly undo: Undo;
  /** Nobody else is at the table to be asked. */
  readonly isAlone: boolean;
  readonly isNarrow: boolean;
  readonly seats: readonly OwnSeat[];
  readonly onUndo: () => void;
  /** Where a friend may take a seat, and nothing else beside the board says so. */
  readonly onInvite: (() => void) | null;
  readonly onRules: () => void;
  readonly onMenu: () => void;
}

export function TopBar({
  name,
  stage,
  drawn,
  terms,
  goal,
  undo,
  isAlone,
  isNarrow,
  seats,
  onUndo,
  onInvite,
  onRules,
  onMenu,
}: Props): ReactNode {
  return (
    <header className="top-bar">
      {!isNarrow && (
        <Link to="/" className="wordmark" label="Quarry, to the lobby">
          Quarry
        </Link>
      )}
      {drawn ?? <Steps stage={stage} terms={terms} name={name} isNarrow={isNarrow} />}
      {goal && <GoalFolded says={goal} />}
      {seats.length > 1 && <SeatSwitch seats={seats} />}
      {!drawn && stage?.meter && <Meter {...stage.meter} means={meaningIn(terms, stage.meter.says)} isNarrow={isNarrow} />}
      <div className="top-tools">
        <UndoButton undo={undo} isAlone={isAlone} isNarrow={isNarrow} onUndo={onUndo} />
        {onInvite && (
          <button type="button" className="button" onClick={onInvite}>
            Invite
          </button>
        )}
        {!isNarrow && (
          <button type="button" className="button" onClick={onRules}>
            Rules
          </button>
        )}
        <button type="button" className="button" aria-label="Menu" onClick={onMenu}>
          ⋯
        </button>
      </div>
    </header>
  );
}

/** A new place in the rulebook (the next encounter, the campfire) is an event one should not miss: its title is another element, and comes up. */
function Steps({ stage, terms, name, isNarrow }: Pick<Props, 'stage' | 'terms' | 'name' | 'isNarrow'>): ReactNode {
  if (!stage) return <h1 className="stage-title">{name}</h1>;
  if (isNarrow) {
    // `Encounter 2 of 5 · Herd at the Ford`: the name is what one looks for, the count stands below
    const parts = stage.title.split(' · ');
    const below = [stage.steps[stage.at] ?? '', ...parts.slice(0, -1)].filter(Boolean).join(' · ');
    return (
      <div className="stage stage-narrow">
        <h1 key={stage.title} className="stage-title" title={parts.at(-1)}>
          {parts.at(-1)}
        </h1>
        <span className="dim small" title={below}>
          {below}
        </span>
      </div>
    );
  }
  return (
    <div className="stage">
      <h1 key={stage.title} className="stage-title">
        {stage.title}
      </h1>
      <ol className="stage-steps" aria-label="Steps">
        {stage.steps.map((step, i) => (
          <li key={step} title={meaningIn(terms, step)} aria-current={i === stage.at ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MeterProps extends NonNullable<Stage['meter']> {
  /** What it counts, if that is a term. */
  readonly means: string | undefined;
  readonly isNarrow: boolean;
}

function Meter({ says, value, of, means, isNarrow }: MeterProps): ReactNode {
  return (
    <div className="top-meter" title={means ? `${says}: ${means}` : says}>
      <span className="top-meter-says">{says}</span>
      {!isNarrow && <meter min={0} max={of} value={value} aria-label={says} />}
      <b>
        {value} / {of}
      </b>
    </div>
  );
}

/** What the button does. The barrier is seen before it is met: alone, only with the others, or nothing to take back. */
function undoSays({ how, says }: Undo, isAlone: boolean): string {
  if (how === 'none') return 'There is nothing to undo yet.';
  if (how === 'alone') return 'Undo (U)';
  return isAlone ? 'Undo (U): the same dice will fall.' : `Ask the others: ${says}`;
}

function UndoButton({
  undo,
  isAlone,
  isNarrow,
  onUndo,
}: {
  readonly undo: Undo;
  readonly isAlone: boolean;
  readonly isNarrow: boolean;
  readonly onUndo: () => void;
}): ReactNode {
  const note = undoSays(undo, isAlone);
  return (
    <button type="button" className={`button undo undo-${undo.how}`} disabled={undo.how === 'none'} title={note} onClick={onUndo}>
      <span aria-hidden="true">↶</span>
      <span className={isNarrow ? 'heard' : ''}>{undo.how === 'vote' && !isAlone ? 'Ask to undo' : 'Undo'}</span>
    </button>
  );
}

/** In the colour of whom the seat plays. */
export const figured = ({ colour }: OwnSeat): CSSProperties => ({ '--figure': colour ?? 'var(--glory)' }) as CSSProperties;

function SeatSwitch({ seats }: { readonly seats: readonly OwnSeat[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="seat-switch" role="group" aria-label="Seats at this screen">
      {seats.map(one => (
        <button key={one.seat} type="button" aria-pressed={one.isShown} style={figured(one)} onClick={one.show}>
          {one.name}
          {one.isAsked && <span title="is asked"> ●</span>}
        </button>
      ))}
    </div>
  );
}
