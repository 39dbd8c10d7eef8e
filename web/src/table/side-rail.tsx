/** The side of a wide table, folded: one button for each thing that it holds. */
import type { ReactNode } from 'react';

/** A panel of the game, as its tab has it. */
export interface PanelTab {
  readonly name: string;
  readonly label: string;
  readonly sign: string | undefined;
}

/** Lines in a box of 20: a card, a page, two bubbles. */
export const CARD = 'M5 2h10v16H5zM8 6h4M8 9h4';
export const PAGE = 'M5 2h7l3 3v13H5zM8 8h4M8 11h4M8 14h4';
export const SQUARES = 'M3 3h14v14H3zM10 3v14M3 10h14';
export const BOOK = 'M10 4v13M10 4H3v12h7M10 4h7v12h-7';
const BUBBLES = 'M2 4h11v8H7l-3 3v-3H2zM15 8h3v7h-2v3l-3-3H9';

interface Props {
  readonly panels: readonly PanelTab[];
  /** Lines of the chat that have not been read. */
  readonly unread: number;
  readonly onOpen: (name: string) => void;
}

export function SideRail({ panels, unread, onOpen }: Props): ReactNode {
  const shown = [...panels, { name: 'log', label: 'Log', sign: PAGE }, { name: 'chat', label: 'Chat', sign: BUBBLES }];
  return (
    <nav className="side-rail" aria-label="Details and log">
      {shown.map(({ name, label, sign = CARD }) => (
        <button key={name} type="button" data-tab={name} onClick={() => onOpen(name)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={sign} />
          </svg>
          {label}
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
