/** Asks once under which name somebody plays; it is remembered. */
import { type ReactNode, useRef, useState } from 'react';
import { change } from '../store/settings.ts';
import { Sheet } from '../ui/sheet.tsx';

interface Props {
  readonly doing: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function AskName({ doing, onName, onClose }: Props): ReactNode {
  const [name, setName] = useState('Hunter');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sheet title="Who is hunting?" onClose={onClose} first={input}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          const chosen = name.trim() || 'Hunter';
          change({ name: chosen });
          onName(chosen);
        }}
      >
        <label className="field">
          <span>Your name at the table</span>
          <input
            className="input"
            value={name}
            maxLength={40}
            ref={input}
            onFocus={event => event.target.select()}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <p className="dim small">It is kept in this browser and can be changed in the settings.</p>
        <button type="submit" className="button button-filled">
          {doing}
        </button>
      </form>
    </Sheet>
  );
}
