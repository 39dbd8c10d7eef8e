/** The frame of every scene away from the hunting ground: a heading, a line below it, and the people who are waited for. */
import type { ReactElement, ReactNode } from 'react';
import type { Table } from '../names.ts';

interface FrameProps {
  readonly table: Table;
  readonly name: string;
  readonly title: ReactNode;
  readonly says?: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ table, name, title, says, children }: FrameProps): ReactElement {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scene may be higher than its room and is then scrolled by keys
      tabIndex={0}
      className={`zd zd-scene is-${name}`}
      data-motion={table.motion}
      aria-label={typeof title === 'string' ? title : name}
    >
      <header className="zd-scene-head">
        <h2>{title}</h2>
        {says && <p>{says}</p>}
      </header>
      <div className="zd-scene-body">{children}</div>
    </section>
  );
}
