import type { Asked, AskedOption } from '@quarry/protocol';
import { stillTable } from '@quarry/screen/testing';
import { expect, test } from 'vitest';
import type { Composing } from './composing.ts';
import { handProps } from './hand-props.ts';
import type { Composer } from './use-composer.ts';

const card = (id: number): AskedOption => ({ key: `card-${id}`, about: [{ kind: 'card', id }], says: `Card ${id}` });
const asked = (kind: string, some: Partial<Asked>): Asked =>
  ({ kind, says: kind, choose: 'one', min: 1, max: 1, options: [], ...some }) as Asked;
const act = asked('act', { options: [card(1), card(2)] });
const pay = asked('pay', { choose: 'some', max: 2, options: [card(2), card(3)] });
const ahead = {
  does: 'Play it',
  isFinal: false,
  steps: [
    { asked: act, answer: 'card-1' },
    { asked: pay, answer: ['card-3'] },
  ],
};
const deed = { option: card(1), given: ['card-1'], ahead, draft: null } as unknown as Composing & { readonly ahead: typeof ahead };

test.for([true, false])('the hand is asked for what pays while a card is played with it, on a phone (%s) and on a desk', isNarrow => {
  const chosen: unknown[] = [];
  const composer = { deed, pointed: null, choose: (...what: unknown[]) => chosen.push(what) } as unknown as Composer;
  const table = stillTable({
    asked: act,
    isNarrow,
    inspect: about => chosen.push(about),
    whyNot: about => ({ what: 'Card 3', about: [about], why: 'R-1', says: 'It cannot be played.' }),
  });

  const hand = handProps(table, composer);

  const lit = [1, 2, 3].map(id => hand.lit({ kind: 'card', id }).map(({ key }) => key));
  expect([hand.asked?.kind, hand.chosen, lit]).toEqual(['pay', ['card-3'], [[], ['card-2'], ['card-3']]]);
  expect(hand.whyNot({ kind: 'card', id: 3 })).toBeNull();
  hand.inspect({ kind: 'card', id: 1 });
  hand.choose('card-2');
  hand.choose('card-3');
  expect(chosen).toEqual([
    [1, ['card-3', 'card-2']],
    [1, []],
  ]);

  expect(handProps(table, { ...composer, deed: null })).toEqual(table);
});
