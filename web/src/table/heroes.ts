/** Whoever played, as they stand in the picture of the end. A bot goes by its own name, like everybody. */
import type { Ended, MatchTale, Person } from '@quarry/protocol';
import type { Hero } from './end-art/figures.tsx';

export const heroesOf = (people: readonly Person[], { winners }: Pick<Ended, 'winners'>, tale: MatchTale | null): readonly Hero[] =>
  people.map(({ seat, name, who }) => ({
    seat,
    name,
    plays: tale?.heroes?.[seat] ?? name,
    isBot: who === 'bot',
    hasWon: winners.includes(seat),
  }));
