/** The box of a thing outside the board. While it is a button, all that stands in it is its name: what is seen is what is heard. */
import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from 'react';
import type { Thing } from './thing.tsx';

type Attributes = Readonly<Record<string, unknown>>;

interface ThingBoxProps {
  readonly className: string;
  /** What makes it a button (`useThing`); null while it is none. */
  readonly button: Attributes | null;
  /** What it is, also while it is no button: a card can always be read large. */
  readonly about?: string;
  readonly style?: CSSProperties;
  readonly onMouseEnter?: (event: MouseEvent) => void;
  readonly onMouseLeave?: (event: MouseEvent) => void;
  readonly onClickCapture?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

export function ThingBox({ className, about, button, children, ...more }: ThingBoxProps): ReactElement {
  return (
    <div className={className} data-about={about} {...(button ? { ...button, 'aria-label': undefined } : {})} {...more}>
      {children}
    </div>
  );
}

/** A thing whose details can always be opened, lit or not: also by keyboard. */
export const alwaysOpen = (props: Attributes): Attributes => ({ ...props, tabIndex: 0, 'aria-disabled': undefined });

/** The classes of a thing outside the board, by what it is in: `is-lit`, `is-pointed`, `is-chosen`, `is-refused`. */
export function stateClasses(base: string, thing: Thing, ...more: readonly (string | false)[]): string {
  const { isLit, isPointed, isChosen, isRefused } = thing;
  return [base, isLit && 'is-lit', (isPointed || isChosen) && 'is-pointed', isChosen && 'is-chosen', isRefused && 'is-refused', ...more]
    .filter(Boolean)
    .join(' ');
}

/** Says of a thing that it cannot be chosen now, and that one may ask why. */
export const WhyNotTag = ({ thing }: { readonly thing: Thing }): ReactNode =>
  thing.isRefused && <span className="thing-why-not">why not?</span>;
