/** How many of one thing: instead of an option for each of them, one control. By buttons, and by the keys while one of them has the focus. */
import type { KeyboardEvent, ReactNode } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

interface Props {
  /** What it is that there are several of. */
  readonly says: string;
  readonly n: number;
  /** So many there are, and so many may be taken now. */
  readonly of: number;
  readonly most: number;
  readonly isDisabled?: boolean;
  /** Keys of the options that it stands for. */
  readonly keys: readonly string[];
  readonly onChange: (n: number) => void;
}

/** Things that are alike: one more, or one less. */
export function HowMany({ says, n, of, most, isDisabled = false, keys, onChange }: Props): ReactNode {
  const to = (next: number): void => {
    if (!isDisabled && next >= 0 && next <= most && next !== n) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'Home' ? -n : event.key === 'End' ? most - n : STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to(n + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={`how-many ${n > 0 ? 'is-some' : ''}`} role="group" aria-label={`${says}: how many?`} onKeyDown={onKeyDown}>
      <span className="how-many-says">{says}</span>
      <button type="button" aria-label={`One less: ${says}`} aria-disabled={isDisabled || n === 0} onClick={() => to(n - 1)}>
        −
      </button>
      <output>
        {n} of {of}
      </output>
      <button
        type="button"
        className="option"
        data-key={keys[0]}
        data-alike={keys.join(' ')}
        aria-label={`One more: ${says}`}
        aria-disabled={isDisabled || n >= most}
        onClick={() => to(n + 1)}
      >
        +
      </button>
    </div>
  );
}

interface AmountsProps {
  /** What it is an amount of. */
  readonly says: string;
  /** The first is none. */
  readonly amounts: readonly { readonly n: number; readonly says: string; readonly key?: string }[];
  readonly n: number;
  readonly isDisabled?: boolean;
  readonly onChange: (n: number) => void;
}

/** Amounts of which one is taken: a row of numbers. */
export function Amounts({ says, amounts, n, isDisabled = false, onChange }: AmountsProps): ReactNode {
  const at = amounts.findIndex(one => one.n === n);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = amounts[at + (STEPS[event.key] ?? 0)];
    if (isDisabled || !next || STEPS[event.key] === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(next.n);
    event.currentTarget.querySelectorAll('button')[amounts.indexOf(next)]?.focus();
  };
  return (
    <div className={`how-many ${n > 0 ? 'is-some' : ''}`} role="radiogroup" aria-label={`${says}: how many?`} onKeyDown={onKeyDown}>
      <span className="how-many-says">{says}</span>
      {amounts.map(one => (
        // biome-ignore lint/a11y/useSemanticElements: what is chosen is sent by the shell, not by a form
        <button
          key={one.n}
          type="button"
          role="radio"
          className="option"
          data-key={one.key}
          aria-checked={one.n === n}
          aria-label={one.says}
          tabIndex={one.n === n ? 0 : -1}
          disabled={isDisabled}
          onClick={() => onChange(one.n)}
        >
          {one.n}
        </button>
      ))}
    </div>
  );
}
