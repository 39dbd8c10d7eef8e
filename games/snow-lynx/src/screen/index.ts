/** The door for the browser: Snow Lynx's own screen, as small as a whole one can be. docs/how-to/draw-a-screen.md makes it step by step. */
import type { GameScreen } from '@quarry/screen';
import type { View } from '../state.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Odds } from './odds.tsx';
import { Party } from './party.tsx';
import { Signs } from './signs.tsx';
import { theme } from './theme.ts';
import './screen.css';

export const screen: GameScreen<View> = {
  theme,
  Board,
  Party,
  Hand,
  panels: [{ id: 'signs', title: 'Lynx', Piece: Signs, tellsOfInspected: true }],
  Odds,
  shownFor: ({ event }) => (Array.isArray(event['faces']) ? 700 : 200),
  credits: [],
};
