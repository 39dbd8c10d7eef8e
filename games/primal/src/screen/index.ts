/** The door for the browser: Primal's own screen. It draws the view and the open decision; the rules are not behind it. */
import { type GameScreen, later, type Panel } from '@quarry/screen';
import type { View } from '../state.ts';
import { Board } from './board.tsx';
import { cast } from './cast.tsx';
import { Foe } from './foe.tsx';
import { Gear } from './gear.tsx';
import { Hand } from './hand.tsx';
import { nameOfSeat } from './names.ts';
import { Odds } from './odds.tsx';
import { Party } from './party.tsx';
import { Portrait } from './portrait.tsx';
import { shownFor } from './shown-for.ts';
import { theme } from './theme.ts';
import './screen.css';

const EndPicture = later(async () => (await import('./end-picture.tsx')).EndPicture);
const Page = later(async () => (await import('./page.tsx')).Page);

/** A horned skull, and a pouch. */
const foe: Panel<View> = {
  id: 'foe',
  title: 'Foe',
  Piece: Foe,
  sign: 'M6 8C2 8 2 3 5 2c-1 3 1 4 3 4M14 8c4 0 4-5 1-6 1 3-1 4-3 4M6 7c0 5 2 6 3 10h2c1-4 3-5 3-10 0-2-8-2-8 0z',
};
const gear: Panel<View> = {
  id: 'gear',
  title: 'Gear',
  Piece: Gear,
  tellsOfInspected: true,
  sign: 'M7 6c-4 3-5 11 0 12h6c5-1 4-9 0-12zM6 3l2 3h4l2-3z',
};

export const screen: GameScreen<View> = {
  theme,
  Board,
  Party,
  Hand,
  panels: [foe, gear],
  Odds,
  EndPicture,
  Page,
  Portrait,
  shownFor,
  figureOf: (view, seat) => ({ name: nameOfSeat(view, seat), colour: `var(--pa-${view.hunters[seat]?.id})` }),
  credits: [
    {
      what: 'Type: Alegreya Sans',
      by: 'Juan Pablo del Peral, Huerta Tipográfica',
      licence: 'SIL Open Font License 1.1',
      link: 'https://github.com/huertatipografica/Alegreya-Sans',
    },
  ],
};

export { cast };
