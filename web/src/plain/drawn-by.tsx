/**
 * A game's own screen, with the plain one behind it: a piece that cannot be drawn, because a view has something in it that the screen does not know, is drawn plainly, says
 * so, and leaves all others as they are. With the next view it is tried again.
 */
import { type GameScreen, LargeCard, type Panel, StoryPage, type TableProps } from '@quarry/screen';
import { Component, type ComponentType, createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import { shownPlainly } from './shown-for.ts';

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
        <Suspense fallback={null}>
          <Plain {...props} />
        </Suspense>
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

/** Loaded when something must be drawn plainly; where even that cannot be had, what is said of it stands alone. */
const loadPlain = async (): Promise<GameScreen> => (await import('./plain-screen.tsx')).plainScreen;
const plainly = <Props extends object>(piece: (plain: GameScreen) => ComponentType<Props>): ComponentType<Props> =>
  lazy(() =>
    loadPlain().then(
      plain => ({ default: piece(plain) }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  ) as ComponentType<Props>;

const Plain = {
  Board: plainly(plain => plain.Board),
  Party: plainly(plain => plain.Party),
  Hand: plainly(plain => plain.Hand),
  Odds: plainly(plain => plain.Odds),
  OfTable: plainly(plain => plain.panels[0].Piece),
  OfOneself: plainly(plain => plain.panels.at(-1)!.Piece),
};

const panelBehind = (panel: Panel, plain: Panel['Piece']): Panel => ({
  ...panel,
  Piece: behind(panel.Piece, plain, viewIn),
  isIdle(table) {
    try {
      return panel.isIdle?.(table) ?? false;
    } catch {
      return false;
    }
  },
});

function guarded(own: GameScreen): GameScreen {
  const [first, ...others] = own.panels;
  return {
    ...own,
    Board: behind(own.Board, Plain.Board, viewIn),
    Party: behind(own.Party, Plain.Party, viewIn),
    Hand: behind(own.Hand, Plain.Hand, viewIn),
    ...(own.Laying && { Laying: behind(own.Laying, Nothing, viewIn) }),
    ...(own.Laid && { Laid: behind(own.Laid, Nothing, viewIn) }),
    panels: [panelBehind(first, Plain.OfTable), ...others.map(panel => panelBehind(panel, Plain.OfOneself))],
    Odds: behind(own.Odds, Plain.Odds, viewIn),
    ...(own.Top && { Top: behind(own.Top, PlainTop, viewIn) }),
    ...(own.End && { End: behind(own.End, Nothing, viewIn) }),
    ...(own.Page && { Page: behind(own.Page, StoryPage, viewIn) }),
    ...(own.Card && { Card: behind(own.Card, LargeCard, ({ face }) => face) }),
    shownFor(line) {
      try {
        return own.shownFor(line);
      } catch {
        return shownPlainly(line);
      }
    },
  };
}

/** What draws a game: its own screen if it has one, else the plain one. */
export const drawnBy = async (own: GameScreen | null): Promise<GameScreen> => (own ? guarded(own) : loadPlain());

/** The plain one alone has the colours of the shell. */
export const isPlain = ({ theme }: GameScreen): boolean => theme === null;
