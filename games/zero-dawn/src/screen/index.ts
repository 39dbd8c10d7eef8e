/** The door for the browser: Zero Dawn's own screen. It draws the view and the open decision; the rules are not behind it. */
import type { GameScreen, Panel } from '@quarry/screen';
import type { View } from '../state.ts';
import { Board } from './board.tsx';
import { LargeCard } from './cards.tsx';
import { credits } from './credits.ts';
import { Foes } from './foes.tsx';
import { Gear } from './gear.tsx';
import { Hand } from './hand.tsx';
import { Odds } from './odds.tsx';
import { Party } from './party.tsx';
import { Portrait } from './portrait.tsx';
import { shownFor } from './shown-for.ts';
import { theme } from './theme.ts';
import './screen.css';

/** A target. */
const foes: Panel<View> = {
  id: 'foes',
  title: 'Foes',
  Piece: Foes,
  tellsOfInspected: true,
  sign: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 1v5M10 14v5M1 10h5M14 10h5',
};
/** A pouch. */
const gear: Panel<View> = { id: 'gear', title: 'Gear', Piece: Gear, sign: 'M7 6c-4 3-5 11 0 12h6c5-1 4-9 0-12zM6 3l2 3h4l2-3z' };

export const screen: GameScreen<View> = {
  theme,
  Board,
  Party,
  Hand,
  panels: [foes, gear],
  Odds,
  Card: LargeCard,
  Portrait,
  shownFor,
  credits,
};
