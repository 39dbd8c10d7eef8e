/** What games bring for the page, and the only place in it that knows games by name. One that is not here has hills for a cover and the plain screen. */
import type { GameScreen, Theme } from '@quarry/screen';
import type { ComponentType, ReactNode } from 'react';
import forbiddenWest from './lobby/covers/forbidden-west.svg';
import primal from './lobby/covers/primal.svg';
import snowLynx from './lobby/covers/snow-lynx.svg';
import underOurSun from './lobby/covers/under-our-sun.svg';
import urbanManhunt from './lobby/covers/urban-manhunt.svg';
import zeroDawn from './lobby/covers/zero-dawn.svg';

/** How a game looks in the lobby: its picture, what of it stays in sight where there is little room, and the type of its name. */
export interface Poster {
  readonly picture: string;
  readonly focus: string;
  readonly face: 'roman' | 'italic' | 'carved' | 'slab' | 'broadcast';
}

type Chosen = Readonly<Record<string, unknown>>;

/** Modes with somebody to meet, chosen by a game's own pictures together with what its set-up leaves open there. */
export interface Gallery {
  readonly Gallery: ComponentType<{
    readonly modes: readonly { readonly mode: string; readonly says: string }[];
    readonly mode: string | undefined;
    readonly setup: Chosen;
    readonly onChoose: (mode: string, some: Chosen) => void;
    /** The way to the table. */
    readonly children: ReactNode;
  }>;
  /** Of the set-up: what is chosen in it, and so nowhere else. */
  readonly fields: readonly string[];
  /** Its colours, which the whole form takes on. */
  readonly theme: Theme;
  /** What a table of such a mode begins, for the button that opens it. */
  readonly begins: (mode: string, setup: Chosen) => string;
}

/** Everybody whom a game draws, to be looked at side by side. */
export interface Cast {
  readonly gallery?: Gallery;
  readonly moods: readonly {
    readonly mood: string;
    readonly Picture: ComponentType<{ readonly id: string; readonly name: string; readonly size: number; readonly isRound?: boolean }>;
  }[];
  readonly groups: readonly {
    readonly title: string;
    /** `mode`: in which mode of the game one meets it; its picture stands beside that mode where a table is made. */
    readonly members: readonly { readonly id: string; readonly name: string; readonly says: string; readonly mode?: string }[];
  }[];
}

/** A mode for so many seats, as the game tells of it before there is a table. */
export type Shelved = ComponentType<{ readonly mode: string; readonly seats: number }>;

interface Brought {
  readonly poster: Poster;
  /** Loaded when a table of the game is opened. What its pieces are given is known to the game alone. */
  readonly door?: () => Promise<{ readonly screen: unknown }>;
  /** What stands with a mode where a table is made: what it is like for so many seats. Loaded with the page. */
  readonly shelf?: () => Promise<{ readonly Shelved: Shelved }>;
  /** Loaded when the gallery is opened. */
  readonly cast?: () => Promise<{ readonly cast: Cast }>;
}

const BROUGHT: Readonly<Record<string, Brought>> = {
  'zero-dawn': { poster: { picture: zeroDawn, focus: '62% 30%', face: 'roman' }, door: () => import('@quarry/zero-dawn/screen') },
  'forbidden-west': {
    poster: { picture: forbiddenWest, focus: '74% 42%', face: 'italic' },
    door: () => import('@quarry/forbidden-west/screen'),
    cast: () => import('@quarry/forbidden-west/screen'),
  },
  primal: {
    poster: { picture: primal, focus: '50% 50%', face: 'carved' },
    door: () => import('@quarry/primal/screen'),
    cast: () => import('@quarry/primal/screen'),
  },
  'under-our-sun': {
    poster: { picture: underOurSun, focus: '66% 40%', face: 'slab' },
    door: () => import('@quarry/under-our-sun/screen'),
    cast: () => import('@quarry/under-our-sun/screen'),
    shelf: () => import('@quarry/under-our-sun/screen'),
  },
  'snow-lynx': { poster: { picture: snowLynx, focus: '50% 60%', face: 'italic' }, door: () => import('@quarry/snow-lynx/screen') },
  'urban-manhunt': {
    poster: { picture: urbanManhunt, focus: '53% 6%', face: 'broadcast' },
    door: () => import('@quarry/urban-manhunt/screen'),
    cast: () => import('@quarry/urban-manhunt/screen'),
  },
};

export const posterOf = (game: string): Poster | undefined => BROUGHT[game]?.poster;

export const gamesWithScreens = (): readonly string[] => Object.keys(BROUGHT).filter(game => BROUGHT[game]!.door);

/** Whom the game draws; null if it draws nobody, or if that cannot be loaded. */
export async function loadCast(game: string): Promise<Cast | null> {
  try {
    return (await BROUGHT[game]?.cast?.())?.cast ?? null;
  } catch (error) {
    console.warn(`the cast of ${game} cannot be loaded`, error);
    return null;
  }
}

/** What a game tells of its modes; null if it leaves that to their one sentence, or if it cannot be loaded. */
export async function loadShelved(game: string): Promise<Shelved | null> {
  try {
    return (await BROUGHT[game]?.shelf?.())?.Shelved ?? null;
  } catch (error) {
    console.warn(`the shelf of ${game} cannot be loaded`, error);
    return null;
  }
}

export const loadCasts = (): Promise<readonly (Cast & { readonly game: string })[]> =>
  Promise.all(Object.entries(BROUGHT).flatMap(([game, { cast }]) => (cast ? [cast().then(brought => ({ game, ...brought.cast }))] : [])));

/** The game's own screen; null if it has none, or if it cannot be loaded: then the plain one will do. */
export async function loadScreen(game: string): Promise<GameScreen | null> {
  try {
    return ((await BROUGHT[game]?.door?.())?.screen as GameScreen | undefined) ?? null;
  } catch (error) {
    console.warn(`the screen of ${game} cannot be loaded; the plain one is used`, error);
    return null;
  }
}
