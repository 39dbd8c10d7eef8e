/** What hunters hit with. Each element makes its own of it: fire chains attacks, horn stays, tide turns cards over, crystal waits, storm moves, metal parries. */
import type { HunterId } from '../kinds.ts';
import type { WeaponCard } from '../types.ts';
import { families, type Prices } from './making.ts';
import { DAREON } from './weapons/dareon.ts';
import { LJONAR } from './weapons/ljonar.ts';
import { MIRAH } from './weapons/mirah.ts';
import type { Families, Written } from './weapons/texts.ts';
import { THOREG } from './weapons/thoreg.ts';

const PRICES: Prices = {
  fire: [
    ['bone', 'blood'],
    ['blood', 'fang'],
    ['marrow', 'fang'],
  ],
  horn: [
    ['bone', 'bone'],
    ['bone', 'fang'],
    ['hide', 'fang'],
  ],
  tide: [
    ['blood', 'blood'],
    ['blood', 'fang'],
    ['fang', 'fang'],
  ],
  crystal: [
    ['bone', 'blood'],
    ['bone', 'fang'],
    ['bone', 'marrow'],
  ],
  storm: [
    ['blood', 'blood'],
    ['blood', 'hide'],
    ['hide', 'fang'],
  ],
  metal: [
    ['bone', 'bone'],
    ['bone', 'hide'],
    ['hide', 'marrow'],
  ],
};

/** PA-DB-2: six of each colour. */
const basic = (hunter: HunterId, name: string, flavour: string): WeaponCard => ({
  id: `${hunter}-basic`,
  name,
  hunter,
  level: 1,
  element: null,
  damage: 2,
  deck: [6, 6, 6, 6],
  flavour,
});
const made = (hunter: HunterId, pieces: Families): WeaponCard[] =>
  families<Written>(element => `${hunter}-${element}`, PRICES, pieces).map(piece => ({ ...piece, hunter }));

export const WEAPONS: readonly WeaponCard[] = [
  basic('mirah', 'Yew from Home', 'Before that it held up the beans.'),
  basic('dareon', 'Barn-Door Blade', 'Four hinges, hammered flat. It still swings.'),
  basic('thoreg', 'Mason’s Maul', 'Two bridges, one church, and he kept both thumbs.'),
  basic('ljonar', 'Oak and Iron', 'The oak was first, and lets the iron know.'),
  ...made('mirah', MIRAH),
  ...made('dareon', DAREON),
  ...made('thoreg', THOREG),
  ...made('ljonar', LJONAR),
];
