/** Clauses ZD-DECK-1..8 (the order of the discard pile also in turn.test.ts). The printed decks are proved in content/content.test.ts. */

import { describe, expect, test } from 'vitest';
import { actionCard, KITS, keyOf } from '../content/box.ts';
import type { ActionCard } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import * as fixture from '../testing/fixtures.ts';
import { print } from '../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given } from '../testing/rehearsal.ts';

const bow = print('equipment', {
  id: 'deck-bow',
  name: 'Bow',
  kind: 'weapon',
  arc: 'ranged',
  range: 2,
  dice: { blue: 1 },
  crit: [{ do: 'add-damage', n: 2 }],
  symbols: ['bow'],
  slots: 0,
});
let printed = 0;
const arrow = (rest: Partial<Extract<ActionCard, { type: 'ammunition' }>> = {}): number =>
  print('action', {
    id: `deck-arrow-${printed++}`,
    name: 'Arrow',
    type: 'ammunition',
    symbols: ['bow'],
    dice: {},
    crit: [],
    effects: [],
    ...rest,
  });
const ability = (...effects: Effect[]): number =>
  print('action', { id: `deck-ability-${printed++}`, name: 'Ability', type: 'ability', effects });
const blank = (letter: string): number => fixture.blank(`deck-${letter}`);

/** A hunter without a profile shoots a bow at a sawtooth's body, with the first card of its hand. */
function shooting(hand: readonly number[], attack: readonly unknown[], enemy: Partial<EnemyOn> = {}): DawnRehearsal {
  const stage = given({
    hunters: [{ at: [0, 0], hand, draw: [], equipment: { ranged: bow, sidearm: -1, melee: -1 } }, { at: [5, 0] }],
    enemies: [{ type: 'sawtooth', at: [1, 1], armour: 0, ...enemy }],
    dice: { attack },
  });
  stage.hunter(0).hunter = -1;
  stage.play().answer('take-action', 'ranged').answer('choose-part', 'body');
  return stage.asks === 'play-ammunition' ? stage.answer('play-ammunition', keyOf(hand[0]!)) : stage;
}

describe('The action deck', () => {
  test('[ZD-DECK-1] starting decks hold ammunition, abilities and interrupts, nothing else', () => {
    const types = KITS.map(kit => [...new Set(kit.deck.map(no => actionCard(no).type))].sort());

    expect(types).toEqual(new Array(4).fill(['ability', 'ammunition', 'interrupt']));
  });

  test('[ZD-DECK-2] ammunition adds its dice to the pool', () => {
    const stage = shooting([arrow({ dice: { orange: 2 } })], [0, 1, 3]);

    // Two orange dice and the bow's blue one: a 3 shows on blue alone.
    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [0, 1, 3] }]);
    expect(stage.enemy(0).wounds).toBe(4);
  });

  test('[ZD-DECK-3] and brings its own crit entry', () => {
    const fire = arrow({
      crit: [
        { do: 'add-damage', n: 1 },
        { do: 'inflict', condition: 'fire' },
      ],
    });
    const stage = shooting([fire], ['crit']);

    expect([stage.asks, stage.options()]).toEqual(['spend-crit', [keyOf(bow), keyOf(fire), 'nothing']]);

    stage.answer('spend-crit', keyOf(fire));

    expect([stage.enemy(0).wounds, stage.enemy(0).fire]).toEqual([1, 1]);
  });

  test('[ZD-DECK-3] which it does not bring to an attack with other ammunition', () => {
    const fire = arrow({ crit: [{ do: 'inflict', condition: 'fire' }] });
    const stage = shooting([arrow(), fire], ['crit']);

    expect(stage.options('spend-crit')).toEqual([keyOf(bow), 'nothing']);
  });

  test('[ZD-DECK-4] its special rules hold for that attack', () => {
    const sure = (): number => arrow({ effects: [{ do: 'add-damage', n: 1, if: ['target-not-alert'] }] });

    expect(shooting([sure()], [1]).enemy(0).wounds).toBe(2);
    expect(shooting([sure()], [1], { isAlert: true }).enemy(0).wounds).toBe(1);
    expect(shooting([arrow(), sure()], [1]).enemy(0).wounds).toBe(1);
  });

  test('[ZD-DECK-5] an ability is added for extra effect', () => {
    const intuition = ability({ do: 'reroll', upTo: 2 });
    const stage = shooting([arrow({ dice: { orange: 1 } }), intuition], [0, 1, 2, 3]);

    expect([stage.asks, stage.options()]).toEqual(['play-ability', [keyOf(intuition), 'pass']]);

    stage.answer('play-ability', keyOf(intuition)).answer('reroll', ['d1', 'd2']);

    expect(stage.enemy(0).wounds).toBe(5);
  });

  test('[ZD-DECK-6] at most one to an attack', () => {
    const [one, two] = [ability({ do: 'add-damage', n: 1 }), ability({ do: 'add-damage', n: 1 })];
    const stage = shooting([arrow(), one, two], [1]);

    expect(stage.options('play-ability')).toEqual([keyOf(one), keyOf(two), 'pass']);

    stage.answer('play-ability', keyOf(one));

    expect([stage.asks, stage.enemy(0).wounds, stage.hunter(0).hand]).toEqual(['take-action', 2, [two]]);
  });

  test('[ZD-DECK-7] played cards go to the own discard pile', () => {
    const [shot, trick] = [arrow(), ability()];
    const stage = shooting([shot, trick], [1]).answer('play-ability', keyOf(trick));

    expect([stage.hunter(0).hand, stage.hunter(0).discard, stage.hunter(1).discard]).toEqual([[], [shot, trick], []]);
  });

  test('[ZD-DECK-8] the oldest discard lies at the bottom and is crafted first', () => {
    const [x, y, z, w] = [...'xyzw'].map(blank) as [number, number, number, number];
    const shot = arrow();
    const stage = given({
      hunters: [
        { at: [0, 0], hand: [shot], draw: [], discard: [x, y, z, w], equipment: { ranged: bow, sidearm: -1, melee: -1 } },
        { at: [5, 0] },
      ],
      enemies: [{ type: 'sawtooth', at: [1, 1] }],
      behaviours: { sawtooth: [{}] },
      dice: { attack: [1] },
    });
    stage.hunter(0).hunter = -1;

    stage.play().answer('take-action', 'ranged').answer('choose-part', 'body').answer('take-action', 'craft');

    expect(stage.toldOf('cards-recovered')).toMatchObject([{ cards: [x, y, z] }]);
    expect(stage.hunter(0).discard).toEqual([w, shot]);
  });
});
