/** What takes the middle while nothing is played on the board: a heading, a line below it, and whatever the step is about. */
import type { ReactElement, ReactNode } from 'react';
import type { AnyTable } from '../table.ts';

interface SceneProps {
  readonly table: AnyTable;
  /** For its looks (`is-<name>`), and what it is heard as where its title is more than words. */
  readonly name: string;
  readonly title: ReactNode;
  readonly says?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Scene({ table, name, title, says, className = '', children }: SceneProps): ReactElement {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scene may be higher than its room and is then scrolled by keys
      tabIndex={0}
      className={`scene is-${name} ${className}`}
      data-motion={table.motion}
      aria-label={typeof title === 'string' ? title : name}
    >
      <header className="scene-head">
        <h2>{title}</h2>
        {says && <p>{says}</p>}
      </header>
      <div className="scene-body">{children}</div>
    </section>
  );
}
