/** The door for the browser: Zero Dawn's own screen. It draws the view and the open decision; the rules are not behind it. */
import type { GameScreen } from '@quarry/screen';
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

export const screen: GameScreen<View> = { theme, Board, Party, Hand, Foes, Gear, Odds, Card: LargeCard, Portrait, shownFor, credits };
