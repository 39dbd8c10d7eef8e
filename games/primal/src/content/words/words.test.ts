/** How abilities of hunters' cards read: amounts, prices, keywords. */
import { expect, test } from 'vitest';
import { type Ability, sayAbility } from './index.ts';

const icons = (times: number) => ({ of: 'weapon-level', times }) as const;

test.each<[string, Ability]>([
  ['Deal damage equal to 2 times the weapon level.', { on: 'play', effects: [{ do: 'deal', n: icons(2) }] }],
  ['Deal 1 damage for each parry in your sequence.', { on: 'play', effects: [{ do: 'deal', n: { of: 'parries' } }] }],
  ['Draw 2 cards for each hunter in your sector.', { on: 'play', effects: [{ do: 'draw', n: { of: 'hunters-here', times: 2 } }] }],
  ['Add the weapon level to the damage of this attack.', { on: 'play', effects: [{ do: 'more-damage', n: icons(1) }] }],
  ['Your next attack deals 3 times the weapon level more.', { on: 'play', effects: [{ do: 'next-damage', by: icons(3) }] }],
  [
    'Discard the top 4 cards of your deck, counting defensive ones; gain 1 defence token for each of them.',
    {
      on: 'play',
      effects: [
        { do: 'mill', n: 4, tally: 'defensive' },
        { do: 'defence', n: { of: 'tally' } },
      ],
    },
  ],
  [
    'When a boost would be applied, you may discard a card; if you do, cancel the boost. Once per round.',
    { on: 'boost-due', may: true, cost: { discard: { n: 1 } }, once: 'round', effects: [{ do: 'cancel-boost' }] },
  ],
  [
    'Action: Spend 1 stamina and discard 2 attacks to inflict Stun.',
    { on: 'action', cost: { stamina: 1, discard: { n: 2, colour: 'red' } }, once: 'turn', effects: [{ do: 'stun' }] },
  ],
  [
    'Action: Discard a card to move to any sector for free.',
    { on: 'action', cost: { discard: { n: 1 } }, once: 'turn', effects: [{ do: 'move', any: true }] },
  ],
  [
    'After you play the second attack in a turn, draw 1 card.',
    { on: 'played', card: { colour: 'red' }, nth: 2, effects: [{ do: 'draw', n: 1 }] },
  ],
  [
    'When you would suffer monster damage, prevent up to 2 times the weapon level of that damage.',
    { on: 'would-suffer', effects: [{ do: 'prevent', n: icons(2) }] },
  ],
  [
    'You may suffer your weapon level; if you do, draw 1 card.',
    { on: 'play', effects: [{ do: 'may-pay', cost: { suffer: 1 }, effects: [{ do: 'draw', n: 1 }] }] },
  ],
  [
    'At the end of your Action phase, if you have no cards in hand, draw 1 card.',
    { on: 'actions-end', if: [{ if: 'hand', atMost: 0 }], effects: [{ do: 'draw', n: 1 }] },
  ],
  [
    'When this card is discarded from the top of your deck, if you share your sector, draw 1 card.',
    { on: 'milled', if: [{ if: 'shares-sector' }], effects: [{ do: 'draw', n: 1 }] },
  ],
])('%s', (sentence, ability) => {
  expect(sayAbility(ability, 'hunter')).toBe(sentence);
});
