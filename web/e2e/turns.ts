/** The main question of each game, in its opening: the same table wherever a test or a figure wants one of every game. */
import { isAsked, type Position } from './positions.ts';

type GameId = 'zero-dawn' | 'urban-manhunt' | 'forbidden-west' | 'primal' | 'under-our-sun';

export const TURNS: Readonly<Record<GameId, Position>> = {
  'zero-dawn': { game: 'zero-dawn', seats: ['me', 'bot', 'bot'], seed: 'in the palm', when: isAsked(0, 'take-action') },
  'urban-manhunt': { game: 'urban-manhunt', setup: { zone: 'chapel-lots' }, seats: ['me', 'bot'], seed: 'sizes', when: isAsked(0, 'act') },
  'forbidden-west': { game: 'forbidden-west', mode: 'campaign', seats: ['me', 'bot', 'bot'], seed: 'e', when: isAsked(0, 'act') },
  primal: { game: 'primal', mode: 'prologue', bots: 'random', seats: ['me', 'bot'], seed: 'three cards 261', when: isAsked(0, 'act') },
  'under-our-sun': {
    game: 'under-our-sun',
    mode: 'dry-well',
    setup: { characters: ['ida', 'boone'] },
    seats: ['me', 'bot'],
    seed: 'a steady hand',
    when: isAsked(0, 'act'),
  },
};
