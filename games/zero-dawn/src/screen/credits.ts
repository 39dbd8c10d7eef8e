/** Whose pictures are shown: one line for each author of the open icon set, and one for what was drawn for this game. */
import type { GameScreen } from '@quarry/screen';
import { type Author, ICONS } from './icons.ts';

const PAGES: Readonly<Record<Author, string>> = {
  Lorc: 'http://lorcblog.blogspot.com',
  Delapouite: 'http://delapouite.com',
  Sbed: 'http://opengameart.org/content/95-game-icons',
  'Carl Olsen': 'https://twitter.com/unstoppableCarl',
};

const titlesBy = (author: Author): string =>
  Object.values(ICONS)
    .filter(icon => icon.author === author)
    .map(icon => icon.title)
    .join(', ');

export const credits: GameScreen['credits'] = [
  ...(Object.keys(PAGES) as Author[]).map(author => ({
    what: `Pictograms from game-icons.net: ${titlesBy(author)}`,
    by: author,
    licence: 'CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/)',
    link: PAGES[author],
  })),
  { what: 'Machines, hunters, dice, tiles and terrain of Zero Dawn', by: 'Quarry', licence: 'MIT', link: '' },
];
