/** A part of a drawing for the eye alone: a screen reader is told the same by buttons, names and the log. */
import type { ReactNode } from 'react';

interface Props {
  readonly className?: string;
  readonly fontSize?: number;
  readonly [data: `data-${string}`]: string | undefined;
  readonly children: ReactNode;
}

export function Drawn({ children, ...look }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <g {...look} aria-hidden="true">
      {children}
    </g>
  );
}
