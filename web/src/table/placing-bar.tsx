/** What the decision bar shows where a point or a path is asked for: how it stands, fields for coordinates, and the buttons that send it. */
import type { ClauseId, Point, Unit } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import type { Placed } from '@quarry/screen';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { strip } from './choosing.ts';
import { Nudges } from './nudges.tsx';
import { canSays, fromUnits, goSays, inUnits } from './placing.ts';
import type { Placing } from './use-placing.ts';

interface NoteProps {
  readonly asked: Asked;
  readonly placed: Placed;
  /** The game's own board tells how a path stands: here it is heard alone. */
  readonly isShownThere: boolean;
  /** What the game shows of it here. */
  readonly laid: ReactNode;
  readonly onRule: (id: ClauseId) => void;
}

export function PlacingNote({ asked, placed, isShownThere, laid, onRule }: NoteProps): ReactNode {
  const { refused, path, says } = placed;
  if (refused)
    return (
      <span className="placing-refused" role="alert">
        {refused.says}{' '}
        {refused.why && (
          <button type="button" className="link" onClick={() => onRule(refused.why!)} title={`Rule ${refused.why}`}>
            why not?
          </button>
        )}
      </span>
    );
  const isHeard = isShownThere && path.length > 0 && says !== '';
  return (
    <>
      <span role="status" className={isHeard ? 'heard' : undefined}>
        {path.length === 0 ? HOW[asked.choose] : says || canSays(asked)}
      </span>
      {path.length > 0 && laid}
    </>
  );
}

const HOW: Partial<Record<Asked['choose'], string>> = {
  point: 'Point at the place on the board.',
  path: 'Choose a place on the board: you go there by the shortest way.',
};

interface ControlsProps {
  readonly asked: Asked;
  readonly placed: Placed;
  readonly placing: Placing;
  readonly unit: Unit | null;
  readonly isSending: boolean;
  /** The board has a scale to read coordinates from; else they are for whoever comes by keys. */
  readonly hasScale: boolean;
  /** What else helps, beside the keys that nudge the end. */
  readonly aids: ReactNode;
}

export function PlacingControls({ asked, placed, placing, unit, isSending, hasScale, aids }: ControlsProps): ReactNode {
  const end = placed.path.at(-1) ?? asked.from;
  return (
    <div className="placing-tools">
      <Coordinates key={asked.n} at={placed.refused?.at ?? end} unit={unit ?? undefined} isForKeys={!hasScale} onPlace={placing.place} />
      {!hasScale && end && (
        <div className="placing-aids">
          <Nudges end={end} unit={unit ?? undefined} onMove={placing.moveEnd} />
          {aids}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className={asked.mayStay ? 'decision-options decision-threes' : strip(2)} role="group" aria-label="Options">
        <button type="button" className="button button-filled option" disabled={!placing.canSend} title="Enter" onClick={placing.send}>
          {goSays(asked, placed.facts, unit ?? undefined)}
        </button>
        <button
          type="button"
          className="button option"
          disabled={isSending || (placed.path.length === 0 && !placed.refused)}
          title="Escape"
          onClick={() => placing.back()}
        >
          {hasScale ? 'Back' : 'Undo point'}
        </button>
        {asked.mayStay && (
          <button type="button" className="button option" disabled={isSending} onClick={placing.stay}>
            Stay
          </button>
        )}
      </div>
    </div>
  );
}

interface CoordinatesProps {
  /** Where the last place is; the fields follow it. */
  readonly at: Point | null;
  readonly unit: Unit | undefined;
  /** Seen only while it has the focus. */
  readonly isForKeys: boolean;
  readonly onPlace: (at: Point) => void;
}

/** For whoever has no pointer, or wants it exact. */
function Coordinates({ at, unit, isForKeys, onPlace }: CoordinatesProps): ReactNode {
  const [x, setX] = useState('');
  const [y, setY] = useState('');
  useEffect(() => {
    if (!at) return;
    const shown = inUnits(at, unit);
    setX(String(shown.x));
    setY(String(shown.y));
  }, [at, unit]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = { x: Number.parseFloat(x), y: Number.parseFloat(y) };
    if (Number.isFinite(typed.x) && Number.isFinite(typed.y)) onPlace(fromUnits(typed, unit));
  };
  const field = (name: string, value: string, set: (text: string) => void): ReactNode => (
    <label className="placing-field">
      {name}
      <input
        className="input"
        type="number"
        step="any"
        inputMode="decimal"
        value={value}
        onChange={event => set(event.target.value)}
        aria-label={unit ? `${name}, in ${unit.says}` : name}
      />
    </label>
  );
  return (
    <form className={isForKeys ? 'placing-at is-for-keys' : 'placing-at'} aria-label="Coordinates" onSubmit={submit}>
      {field('x', x, setX)}
      {field('y', y, setY)}
      <button type="submit" className="button option" disabled={x === '' || y === ''}>
        Point there
      </button>
    </form>
  );
}
