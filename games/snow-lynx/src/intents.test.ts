/** What the lynx is about to do (K-168). */
import { type AnyMatch, randomAnswer, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { snowLynx } from './game.ts';
import { intends } from './sentences/intents.ts';
import type { State } from './state.ts';

function somewhere(fits: (state: State) => boolean): AnyMatch {
  for (let seed = 0; seed < 50; seed++) {
    const started = startMatch(snowLynx, snowLynx.tables.at(-1)!.setup, `lynx ${seed}`);
    const chance = new SampledChance<'bot'>(new Seed(`by ${seed}`));
    for (const match = (started as { readonly value: AnyMatch }).value; !match.outcome; ) {
      if (fits(match.state as State)) return match;
      match.answer(match.open[0]!.seat, randomAnswer(match.open[0]!, chance));
    }
  }
  throw new Error('there is no such position');
}
const saidIn = (fits: (state: State) => boolean): unknown => {
  const [{ says, does }] = intends(somewhere(fits).view(0) as never) as [ReturnType<typeof intends>[number]];
  return [says, does.map(one => [one.kind, one.isCertain])];
};

test('[SL-LYNX-1] a card that nobody has seen is a question mark', () => {
  expect(saidIn(({ signs, bait }) => signs.length === 0 && bait < 0)).toEqual([
    '?',
    [
      ['card', true],
      ['move', false],
    ],
  ]);
});

test('[SL-LYNX-1] an open sign is followed', () => {
  expect(saidIn(({ signs, bait }) => signs.length > 0 && bait < 0)).toEqual([
    expect.stringMatching(/^(stays|goes \d hex(es)?)$/),
    [['move', true]],
  ]);
});

test('[SL-LYNX-5] bait is gone for, whatever the card says', () => {
  expect(saidIn(({ signs, bait, lynx }) => signs.length === 0 && bait >= 0 && bait !== lynx)).toEqual([
    expect.stringMatching(/^to the bait, [12] hex(es)?$/),
    [
      ['card', true],
      ['move', true],
    ],
  ]);
});
