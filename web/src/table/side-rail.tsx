/** The side of a wide table, folded: one button for each thing that it holds. */
import type { ReactNode } from 'react';

type Shown = 'foes' | 'gear' | 'log' | 'chat';

/** Lines in a box of 20: a target, a pouch, a page, two bubbles. */
const PICTURES: Readonly<Record<Shown, string>> = {
  foes: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 1v5M10 14v5M1 10h5M14 10h5',
  gear: 'M7 6c-4 3-5 11 0 12h6c5-1 4-9 0-12zM6 3l2 3h4l2-3z',
  log: 'M5 2h7l3 3v13H5zM8 8h4M8 11h4M8 14h4',
  chat: 'M2 4h11v8H7l-3 3v-3H2zM15 8h3v7h-2v3l-3-3H9',
};

interface Props {
  readonly tabs: { readonly foes: string; readonly gear: string };
  /** Lines of the chat that have not been read. */
  readonly unread: number;
  readonly onOpen: (name: Shown) => void;
}

export function SideRail({ tabs, unread, onOpen }: Props): ReactNode {
  const names = { ...tabs, log: 'Log', chat: 'Chat' };
  return (
    <nav className="side-rail" aria-label="Details and log">
      {(['foes', 'gear', 'log', 'chat'] as const).map(name => (
        <button key={name} type="button" data-tab={name} onClick={() => onOpen(name)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={PICTURES[name]} />
          </svg>
          {names[name]}
          {name === 'chat' && unread > 0 && (
            <span className="badge">
              {unread}
              <span className="heard"> unread</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
