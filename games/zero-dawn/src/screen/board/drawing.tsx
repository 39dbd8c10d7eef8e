/** A part of the drawing that says nothing to a screen reader: what it shows is told by the buttons and the log. */
import type { ReactElement, ReactNode } from 'react';

export function Drawing({ className, children }: { className?: string; children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing can have the focus
    <g {...(className ? { className } : {})} aria-hidden="true">
      {children}
    </g>
  );
}
