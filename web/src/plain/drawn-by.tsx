/**
 * A game's own screen, with the plain one behind it: a piece that cannot be drawn, because a view has something in it that the screen does not know, is drawn plainly, says
 * so, and leaves all others as they are. With the next view it is tried again.
 */
import { type GameScreen, LargeCard, type Panel, StoryPage, type TableProps } from '@quarry/screen';
import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { plainScreen } from './plain-screen.tsx';

/** Whoever shows a game is told here that something of it is drawn plainly: the plain screen needs a sketch and words that a game's own is not sent. */
export const PlainWanted = createContext<() => void>(() => {});

interface GuardProps {
  /** What is drawn: with another one it may go well again. */
  readonly view: unknown;
  readonly instead: ReactNode;
  readonly onLost: () => void;
  readonly children: ReactNode;
}

interface GuardState {
  readonly isLost: boolean;
  readonly view: unknown;
}

class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { isLost: false, view: this.props.view };

  static getDerivedStateFromError(): Pick<GuardState, 'isLost'> {
    return { isLost: true };
  }

  static getDerivedStateFromProps({ view }: GuardProps, before: GuardState): GuardState | null {
    return view === before.view ? null : { isLost: false, view };
  }

  override componentDidCatch(): void {
    this.props.onLost();
  }

  override render(): ReactNode {
    return this.state.isLost ? this.props.instead : this.props.children;
  }
}

/** The piece of the game, and behind it the plain one. `viewOf`: what of its properties it is that may be unknown. */
function behind<Props extends object>(
  Own: ComponentType<Props>,
  Plain: ComponentType<Props>,
  viewOf: (props: Props) => unknown,
): ComponentType<Props> {
  return function Guarded(props) {
    const onLost = useContext(PlainWanted);
    const instead = (
      <>
        <p className="drawn-plainly dim small">
          Drawn plainly: we cannot show this as the game does. That is our mistake; you can play on.
        </p>
        <Plain {...props} />
      </>
    );
    return (
      <Guard view={viewOf(props)} instead={instead} onLost={onLost}>
        <Own {...props} />
      </Guard>
    );
  };
}

const PlainTop = ({ stage }: Pick<TableProps, 'stage'>): ReactNode => <h1 className="stage-title">{stage?.title}</h1>;
const viewIn = ({ view }: { readonly view: unknown }): unknown => view;

const Nothing = (): null => null;

const panelBehind = (panel: Panel, plain: Panel): Panel => ({ ...panel, Piece: behind(panel.Piece, plain.Piece, viewIn) });

function guarded(own: GameScreen): GameScreen {
  const [first, ...others] = own.panels;
  const [ofTable, ofOneself = ofTable] = plainScreen.panels;
  return {
    ...own,
    Board: behind(own.Board, plainScreen.Board, viewIn),
    Party: behind(own.Party, plainScreen.Party, viewIn),
    Hand: behind(own.Hand, plainScreen.Hand, viewIn),
    ...(own.Laying && { Laying: behind(own.Laying, Nothing, viewIn) }),
    panels: [panelBehind(first, ofTable), ...others.map(panel => panelBehind(panel, ofOneself))],
    Odds: behind(own.Odds, plainScreen.Odds, viewIn),
    ...(own.Top && { Top: behind(own.Top, PlainTop, viewIn) }),
    ...(own.End && { End: behind(own.End, Nothing, viewIn) }),
    ...(own.Page && { Page: behind(own.Page, StoryPage, viewIn) }),
    ...(own.Card && { Card: behind(own.Card, LargeCard, ({ face }) => face) }),
    shownFor(line) {
      try {
        return own.shownFor(line);
      } catch {
        return plainScreen.shownFor(line);
      }
    },
  };
}

/** What draws a game: its own screen if it has one, else the plain one. */
export const drawnBy = (own: GameScreen | null): GameScreen => (own ? guarded(own) : plainScreen);
