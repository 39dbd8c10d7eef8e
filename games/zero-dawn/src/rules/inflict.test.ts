/** The moment when a hunter inflicts a condition: ZD-INT-1, ZD-ECOND-1..3, ZD-R-14, ZD-R-15, ZD-R-18. */

import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { actionCard, cardNamed } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { cardText } from '../sentences/effects.ts';
import { questionSays } from '../sentences/questions.ts';
import { stateSchema, type View } from '../state.ts';
import { ability, blade, interrupt, printEnemy, trait, wire } from '../testing/fixtures.ts';
import type { DawnRehearsal } from '../testing/rehearsal.ts';
import { damage, field, fire, freeze, strikeWith } from '../testing/skirmish.ts';
import { enterSquare } from './push.ts';

const MOMENT = 'play-when-condition-inflicted';
const spark = (...effects: Effect[]): number => interrupt('spark', 'condition-inflicted', effects);
const glory: Effect = { do: 'gain-glory', n: 1 };
/** A blade that wounds and gives what is named; the attacker stands with a Watcher of 10 hit points, another next to it. */
function struck(
  attack: readonly Effect[],
  hand: readonly number[],
  more: { readonly hp?: number; readonly traits?: number[] } = {},
): DawnRehearsal {
  printEnemy('watcher', { hp: more.hp ?? 10 });
  const melee = blade({ attack });
  const stage = field({ hand, equipment: { melee }, traits: more.traits ?? [] }, [{ at: [2, 1] }, { at: [3, 1] }]);
  strikeWith(stage, melee).answer('choose-target', 'e0');
  return stage;
}
const asked = ({ open }: DawnRehearsal): unknown => open.map(({ seat, kind, facts }) => [seat, kind, facts]);

describe('When you inflict a condition', () => {
  test('[ZD-INT-1] the attacker is asked once the target suffers it, and the card concerns that machine', () => {
    const stage = struck([damage(2), fire], [spark({ do: 'deal-damage', n: 3 })]);

    expect(asked(stage)).toEqual([[0, MOMENT, { enemy: 0, condition: 'fire' }]]);
    expect([stage.enemy(0).fire, stage.enemy(0).wounds]).toEqual([1, 2]);
    stage.answer(MOMENT, 'spark');

    expect(stage.asks).toBeNull();
    expect([stage.enemy(0).wounds, stage.enemy(1).wounds]).toEqual([5, 0]);
    expect(stage.keys(stage.hunter(0).discard)).toEqual(['spark']);
  });

  test('[ZD-INT-1] two conditions are two moments', () => {
    const stage = struck([damage(2), fire, freeze], [spark(glory)]);

    expect(asked(stage)).toEqual([[0, MOMENT, { enemy: 0, condition: 'fire' }]]);
    stage.answer(MOMENT, 'pass');
    expect(asked(stage)).toEqual([[0, MOMENT, { enemy: 0, condition: 'freeze' }]]);
  });

  test.each([
    ['the attack does no damage (ZD-R-18)', [fire], {}],
    ['it inflicts none', [damage(2)], {}],
    ['the target is as good as gone', [damage(2), fire], { hp: 2 }],
  ] as const)('[ZD-INT-1] there is no such moment if %s', (_, attack, more) => {
    expect(struck(attack, [spark(glory)], more).asks).toBeNull();
  });

  test('[ZD-INT-1] nor if the machine suffers it already, nor for another hunter', () => {
    printEnemy('watcher');
    const melee = blade({ attack: [damage(2), fire] });
    const burning = field({ hand: [spark(glory)], equipment: { melee } }, [{ at: [2, 1], fire: 1 }]);
    const other = field({ equipment: { melee } }, [{ at: [2, 1] }]);
    other.hunter(1).hand = [spark(glory)];

    expect([burning, other].map(stage => strikeWith(stage, melee).asks)).toEqual([null, null]);
  });

  test('[ZD-INT-1] [ZD-R-14] those caught in the area come after the target, each at its own moment', () => {
    const stage = struck([damage(1), fire, { do: 'aoe', inflict: ['shock'] }], [spark({ do: 'deal-damage', n: 1 })]);

    expect(asked(stage)).toEqual([[0, MOMENT, { enemy: 0, condition: 'fire' }]]);
    stage.answer(MOMENT, 'pass');
    expect(asked(stage)).toEqual([[0, MOMENT, { enemy: 1, condition: 'shock' }]]);
    stage.answer(MOMENT, 'spark');

    expect(stage.enemy(1)).toMatchObject({ wounds: 1, shock: 1 });
  });

  test('[ZD-INT-1] the owner of a sprung trap is asked, also in the enemy step', () => {
    printEnemy('watcher');
    const stage = field({ hand: [spark(glory)] }, [{ at: [4, 1] }], { state: { active: 1 } });
    const card = wire({ effects: [damage(1), freeze] });
    stage.state.traps = [{ square: stage.square([5, 1]), owner: 0, card, weapon: blade(), dice: [0, 0, 0] }];

    stage.run(table => enterSquare(table, stage.enemy(0), stage.square([5, 1]), 'ZD-PATROL-1', 'patrol'));

    expect(asked(stage)).toEqual([[0, MOMENT, { enemy: 0, condition: 'freeze' }]]);
  });

  test('[ZD-INT-1] a component that afflicts its machine when it is torn off counts as well', () => {
    printEnemy('scrapper', {
      components: [{ letter: 'A', name: 'Cell', tear: 2, damage: 1, effects: [{ do: 'inflict', condition: 'shock' }] }],
    });
    const melee = blade({ attack: [damage(2)] });
    const stage = field({ hand: [spark(glory)], equipment: { melee } }, [{ type: 'scrapper', at: [2, 1] }]);
    strikeWith(stage, melee).answer('choose-part', 'A');

    expect(asked(stage)).toEqual([[0, MOMENT, { enemy: 0, condition: 'shock' }]]);
  });

  test('[ZD-EQ-13] lasting texts speak at this moment too', () => {
    const stage = struck([damage(1), fire], [], { traits: [trait({ when: [{ when: 'condition-inflicted', effects: [glory] }] })] });

    expect([stage.asks, stage.hunter(0).glory]).toEqual([null, 1]);
  });

  test('[ZD-INT-1] it reads as a sentence on the card and in the question', () => {
    const stage = struck([damage(2), fire], [spark(glory)]);
    const view = viewOf(stateSchema, stage.state, 0) as View;

    expect(cardText(actionCard(spark(glory)))).toBe('When you inflict a condition on an enemy: gain 1 glory.');
    expect(questionSays(stage.open[0]!, view)).toBe('You inflict Fire on Watcher 1: do you play an interrupt?');
  });

  test('[ZD-INT-1] Bitter Cold is played at this moment', () => {
    printEnemy('watcher');
    const hand = ['banuk-bitter-cold', ability('hail', [damage(2), freeze])];
    const stage = field({ hunter: 'banuk', hand, equipment: { melee: blade() } }, [{ at: [2, 1] }]);
    strikeWith(stage, stage.hunter(0).equipment[0]!)
      .answer('play-ability', 'hail')
      .answer('pay-cost', 'no')
      .answer(MOMENT, 'banuk-bitter-cold');

    expect(stage.enemy(0)).toMatchObject({ freeze: 1, wounds: 4 });
    expect(stage.hunter(0).discard).toContain(cardNamed('banuk-bitter-cold'));
  });
});
