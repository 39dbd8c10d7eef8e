/** One piece of the kit in one state, with what it is called there; for the test, how whoever hears the page finds it. */
import type { ReactNode } from 'react';

interface Props {
  readonly piece: string;
  readonly state: string;
  /** How it is heard: its role and its name. Left out where it is for the eye alone. */
  readonly heard?: readonly [role: string, name: string];
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Specimen({ piece, state, heard, isWide, children }: Props): ReactNode {
  return (
    <figure className={isWide ? 'specimen is-wide' : 'specimen'} data-piece={piece} data-role={heard?.[0]} data-name={heard?.[1]}>
      <div className="specimen-place">{children}</div>
      <figcaption>
        <b>{piece}</b> {state}
      </figcaption>
    </figure>
  );
}

/** A small drawing that holds models or what is laid over squares. */
export const Plate = ({
  says,
  box = '-62 -62 124 124',
  children,
}: {
  readonly says: string;
  readonly box?: string;
  readonly children: ReactNode;
}): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: an svg has no element that groups its buttons
  <svg className="specimen-plate" viewBox={box} role="group" aria-label={says}>
    {children}
  </svg>
);
