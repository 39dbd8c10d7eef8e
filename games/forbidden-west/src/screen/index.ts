/** The door for the browser: a field journal and a hunt, and everybody whom they draw. It draws the view and the open decision; the rules are not behind it. */
import type { GameScreen, Panel } from '@quarry/screen';
import { lazy } from 'react';
import { hasFight } from '../questions.ts';
import type { View } from '../state.ts';
import { End, EndPicture } from './end.tsx';
import { Foes } from './foes.tsx';
import { Foretold } from './foretold.tsx';
import { Gear } from './gear.tsx';
import { Hand } from './hand.tsx';
import { Journal } from './journal.tsx';
import { Middle } from './middle.tsx';
import { Odds } from './odds.tsx';
import { Party } from './party.tsx';
import { Portrait } from './portrait.tsx';
import { shownFor } from './shown-for.ts';
import { PageOver } from './story/spread.tsx';
import { theme } from './theme.ts';
import './screen.css';

export { cast } from './cast.ts';

/** With it comes what chapters are called. */
const Chapter = lazy(() => import('./story/opening.tsx'));

/** A target. */
const foes: Panel<View> = {
  id: 'foes',
  title: 'Foes',
  Piece: Foes,
  tellsOfInspected: true,
  isIdle: ({ view, inspected }) => inspected === null && !hasFight(view),
  sign: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 1v5M10 14v5M1 10h5M14 10h5',
};
/** A pouch. */
const gear: Panel<View> = { id: 'gear', title: 'Gear', Piece: Gear, sign: 'M7 6c-4 3-5 11 0 12h6c5-1 4-9 0-12zM6 3l2 3h4l2-3z' };
/** An open book. */
const journal: Panel<View> = { id: 'journal', title: 'Journal', Piece: Journal, sign: 'M2 4q4-2 8 1 4-3 8-1v12q-4-2-8 1-4-3-8-1zM10 5v12' };

export const screen: GameScreen<View> = {
  theme,
  Board: Middle,
  Party,
  Hand,
  panels: [foes, journal, gear],
  Odds,
  Foretold,
  End,
  EndPicture,
  Page: PageOver,
  Chapter,
  Portrait,
  shownFor,
  credits: [
    {
      what: 'Type: Vollkorn',
      by: 'Friedrich Althausen',
      licence: 'SIL Open Font License 1.1',
      link: 'https://github.com/FAlthausen/Vollkorn-Typeface',
    },
    {
      what: 'Type: Cabin',
      by: 'Impallari Type',
      licence: 'SIL Open Font License 1.1',
      link: 'https://github.com/impallari/Cabin',
    },
    {
      what: 'Type: Klee One',
      by: 'Fontworks',
      licence: 'SIL Open Font License 1.1',
      link: 'https://github.com/fontworks-fonts/Klee',
    },
  ],
};
