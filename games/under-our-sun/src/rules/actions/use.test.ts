/** What is offered to be used: of each word, where it does something and where it would be wasted. */
import { expect, test } from 'vitest';
import type { Effect } from '../../content/words/index.ts';
import { type CharacterOn, type Position, trek } from '../../testing/rehearsal.ts';
import { isOfUse } from './use.ts';

const HURT: CharacterOn = { hp: 3 };
const DEAD: CharacterOn = { diedIn: 1 };
const with2 = (one: CharacterOn, other: CharacterOn, more: Position = {}): Position => ({ characters: [one, other], ...more });

test.each<readonly [string, Effect, readonly Position[], readonly Position[]]>([
  ['[US-USE-1] healing oneself', { do: 'heal', n: 1 }, [with2(HURT, {})], [with2({}, HURT)]],
  [
    '[US-USE-1] healing somebody here',
    { do: 'heal', n: 1, who: 'chosen-here' },
    [with2(HURT, {}), with2({}, HURT)],
    [with2({}, {}), with2({}, { ...HURT, at: 'n' }), with2({}, DEAD)],
  ],
  [
    '[US-USE-1] healing another near',
    { do: 'heal', n: 1, who: 'another-near' },
    [with2({}, { ...HURT, at: 'n' })],
    [with2(HURT, {}), with2({}, { ...HURT, at: 'n n' }), with2({}, DEAD)],
  ],
  [
    '[US-USE-1] healing everybody: the dead are not healed',
    { do: 'heal', n: 1, who: 'all' },
    [with2({}, { ...HURT, at: 'n n' })],
    [with2({}, {}), with2({}, DEAD)],
  ],
  [
    '[US-USE-1] curing',
    { do: 'cure', who: 'chosen-here' },
    [with2({}, { isInfected: true })],
    [with2(HURT, {}), with2({}, { isInfected: true, at: 'n' })],
  ],
  [
    '[US-DEATH-1] reviving',
    { do: 'revive', hp: 2 },
    [with2({}, DEAD), with2({}, DEAD, { phase: 'night' })],
    [with2({}, HURT), with2({}, { ...DEAD, at: 'n' }), with2({}, DEAD, { day: 2 })],
  ],
  [
    '[US-CHAR-2] an action for another',
    { do: 'grant-action', discount: 1 },
    [with2({}, {}), with2({}, { at: 'n' })],
    [with2({}, { at: 'n n' }), with2({}, DEAD)],
  ],
  [
    '[US-USE-1] one of several: if any is of use, or none is asked for',
    {
      do: 'choose',
      of: [
        { says: 'Heal', effects: [{ do: 'heal', n: 1 }] },
        { says: 'Cure', effects: [{ do: 'cure' }] },
      ],
    },
    [with2(HURT, {}), with2({ isInfected: true }, {})],
    [with2({}, HURT)],
  ],
  [
    '[US-USE-1] several for one: if any is of use to somebody',
    { do: 'for-each', who: 'chosen-here', effects: [{ do: 'cure' }, { do: 'heal', n: 3 }] },
    [with2({}, HURT), with2({ isInfected: true }, {})],
    [with2({}, {}), with2({}, { ...HURT, at: 'n' })],
  ],
  ['[US-USE-1] anything else is always offered', { do: 'gain-water', n: 1 }, [with2({}, {})], []],
])('%s', (_, effect, yes, no) => {
  const offered = (all: readonly Position[]): boolean[] => all.map(position => isOfUse(trek(position).state, 0, [effect]));
  expect([offered(yes), offered(no)]).toEqual([yes.map(() => true), no.map(() => false)]);
});
test('[US-USE-1] of several words one is enough', () => {
  const { state } = trek(with2(HURT, {}));
  expect([isOfUse(state, 0, [{ do: 'cure' }, { do: 'heal', n: 1 }]), isOfUse(state, 0, [{ do: 'cure' }]), isOfUse(state, 0, [])]).toEqual([
    true,
    false,
    false,
  ]);
});
