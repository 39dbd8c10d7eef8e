/** Bots that are heard in the midst of a deed: where only they have a say, and never at the cost of the deed. */
import type { AnyMatch, Decision } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { hearBots } from './consent.ts';

const proposed = (seat: number): Decision => ({ seat, kind: 'agree', proposed: { by: 0 } }) as unknown as Decision;

function heard(open: readonly Decision[], bots: readonly number[], sensible: () => string): string[] {
  const told: string[] = [];
  const left = [...open];
  const match = { seats: 3, open: left, view: () => null, game: { sensible } } as unknown as AnyMatch;
  hearBots(
    match,
    seat => bots.includes(seat),
    ({ seat }, answer) => {
      told.push(`${seat} ${JSON.stringify(answer)}`);
      left.shift();
      return true;
    },
  );
  return told;
}

test('all of them are heard, and nobody where a person has a say, too', () => {
  const yes = (): string => 'yes';
  expect(heard([proposed(1), proposed(2)], [1, 2], yes)).toEqual(['1 "yes"', '2 "yes"']);
  expect(heard([proposed(1), proposed(2)], [1], yes)).toEqual([]);
});

test('one that fails over it is asked as ever', () => {
  const fails = (): string => {
    throw new Error('a bot that fails');
  };
  expect(heard([proposed(1)], [1], fails)).toEqual([]);
});
