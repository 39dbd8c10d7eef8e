/** The door for the browser: a land that grows by day and lies as a blueprint by night, and who walks on it. The rules are not behind it. */
import { type GameScreen, later, type Panel } from '@quarry/screen';
import type { View } from '../state.ts';
import { Briefing } from './briefing.tsx';
import { Middle } from './middle.tsx';
import { Odds } from './odds.tsx';
import { Pack } from './pack.tsx';
import { People } from './people.tsx';
import { shownFor } from './shown-for.ts';
import { Sky } from './sky.tsx';
import { theme } from './theme.ts';
import './screen.css';

export { cast } from './cast.ts';

const Here = later(async () => (await import('./here.tsx')).Here);
const Mission = later(async () => (await import('./mission.tsx')).Mission);
const Ledger = later(async () => (await import('./ledger.tsx')).Ledger);
const EndPicture = later(async () => (await import('./end-picture.tsx')).EndPicture);

/** A hex with a spot on it. */
const here: Panel<View> = { id: 'here', title: 'Here', Piece: Here, tellsOfInspected: true, sign: 'M6 3h8l4 7-4 7H6l-4-7zM10 8v4M8 10h4' };
/** A card with lines. */
const mission: Panel<View> = { id: 'mission', title: 'Mission', Piece: Mission, sign: 'M4 2h12v16H4zM7 6h6M7 10h6M7 14h3' };

/** A page with marks. */
const ledger: Panel<View> = { id: 'ledger', title: 'Ledger', Piece: Ledger, sign: 'M3 4h14v12H3zM6 8h2M6 12h2M10 8h5M10 12h5' };

export const Shelved = later(async () => (await import('./shelf.tsx')).Shelved);

export const screen: GameScreen<View> = {
  theme,
  Top: Sky,
  Board: Middle,
  Party: People,
  Hand: Pack,
  panels: [here, mission, ledger],
  Odds,
  Page: Briefing,
  EndPicture,
  shownFor,
  credits: [
    {
      what: 'Type: Zilla Slab',
      by: 'The Mozilla Foundation',
      licence: 'SIL Open Font License 1.1',
      link: 'https://github.com/mozilla/zilla-slab',
    },
    {
      what: 'Type: Barlow',
      by: 'Jeremy Tribby',
      licence: 'SIL Open Font License 1.1',
      link: 'https://github.com/jpt/barlow',
    },
  ],
};
