/** Panels beside a show: somebody whole, with a picture, and who acts in which order. */
import type { Ref } from '@quarry/kernel';
import type { ReactElement, ReactNode } from 'react';
import { isSame } from '../refs.ts';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { alwaysOpen, stateClasses, ThingBox } from '../thing-box.tsx';
import { tinted } from './tint.ts';

export const ShowPanel = ({ children }: { readonly children: ReactNode }): ReactElement => <div className="show-panel">{children}</div>;

interface ProfileProps {
  readonly name: string;
  readonly picture: ReactNode;
  /** Below the picture: a number. */
  readonly label?: string;
  /** Of the frame; a mugshot's if it is left out. */
  readonly tint?: string;
  /** Below the name, a line each. */
  readonly lines: readonly ReactNode[];
  readonly children: ReactNode;
}

export const Profile = ({ name, picture, label, tint, lines, children }: ProfileProps): ReactElement => (
  <article className="show-profile" style={tint ? tinted(tint) : {}} aria-label={name}>
    <header>
      <span className={tint ? 'show-frame' : 'show-chart'} aria-hidden="true">
        {picture}
        {label && <b className="show-title">{label}</b>}
      </span>
      <div>
        <h4 className="show-title">{name}</h4>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <p key={i}>{line}</p>
        ))}
      </div>
    </header>
    {children}
  </article>
);

/** What has no picture: its name, and what is to be known of it. */
export const Told = ({ name, says }: { readonly name: string; readonly says: readonly string[] }): ReactElement => (
  <article className="show-told" aria-label={name}>
    <h4 className="show-title">{name}</h4>
    {says.map(one => (
      <p key={one}>{one}</p>
    ))}
  </article>
);

/** What somebody is worth. */
export const Plate = ({ children }: { readonly children: ReactNode }): ReactElement => <b className="show-plate show-title">{children}</b>;

export interface Queued {
  readonly about: Ref;
  readonly no: number;
  readonly name: string;
  readonly picture: ReactNode;
  /** What they are about to do, or that they have done it, and why. */
  readonly says: string;
  readonly why?: string | undefined;
  /** It is done to whoever looks. */
  readonly isAlert: boolean;
  readonly isDone: boolean;
}

/** Who acts in which order. */
export const Queue = ({ table, queued }: { readonly table: AnyTable; readonly queued: readonly Queued[] }): ReactElement => (
  <ol className="show-order">
    {queued.map(one => (
      <li key={one.no}>
        <QueueRow table={table} {...one} />
      </li>
    ))}
  </ol>
);

function QueueRow({ table, about, no, name, picture, says, why, isAlert, isDone }: Queued & { readonly table: AnyTable }): ReactElement {
  const thing = useThing(table, about, '', true);
  const isInspected = isSame(table.inspected, about);
  const states = [isAlert && 'is-after-you', isDone && 'is-done', isInspected && 'is-inspected'];
  return (
    <ThingBox className={stateClasses('show-crim', thing, ...states)} button={alwaysOpen(thing.props)}>
      <b className="show-no show-title">{no}</b>
      <span className="show-ring" aria-hidden="true">
        {picture}
      </span>
      <span className="show-crim-name">{name}</span>
      <span className="show-intent" title={why}>
        {says}
      </span>
    </ThingBox>
  );
}
