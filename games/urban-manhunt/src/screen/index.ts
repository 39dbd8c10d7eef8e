/** The door for the browser: the hunt as a show that is live on air, and the cast of it. The rules are not behind it. */
import { type GameScreen, later, type Panel } from '@quarry/screen';
import type { View } from '../state.ts';
import { LaidNote, Snaps } from './board/laying.tsx';
import { Crims } from './crims.tsx';
import { Entering } from './entering.tsx';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { Odds } from './odds.tsx';
import { Slate } from './slate.tsx';
import { shownFor } from './staged.ts';
import { theme } from './theme.ts';
import { Tower } from './tower.tsx';
import './screen.css';

export { cast } from './cast.ts';

const End = later(async () => (await import('./end.tsx')).End);
const Podium = later(async () => (await import('./end.tsx')).Podium);

/** A face before the height chart. */
const crims: Panel<View> = {
  id: 'crims',
  title: 'Crims',
  Piece: Crims,
  tellsOfInspected: true,
  sign: 'M2 5h4M2 10h3M2 15h4M12 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M5 18c1-7 13-7 14 0',
};
/** A page with lines. */
const slate: Panel<View> = { id: 'slate', title: 'Slate', Piece: Slate, sign: 'M4 2h12v16H4zM7 6h6M7 10h6M7 14h3' };

export const screen: GameScreen<View> = {
  theme,
  Board: Middle,
  Party: Tower,
  Hand,
  Laying: Snaps,
  Laid: LaidNote,
  panels: [crims, slate],
  Odds,
  End,
  EndPicture: Podium,
  Portrait: Entering,
  shownFor,
  credits: [
    {
      what: 'Type: Roboto Condensed',
      by: 'Google',
      licence: 'SIL Open Font License 1.1',
      link: 'https://github.com/googlefonts/roboto-classic',
    },
  ],
};
