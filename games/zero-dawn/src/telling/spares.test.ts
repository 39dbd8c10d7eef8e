/** Questions that the table answers for whoever leaves them to it, and those that it never does. */
import { type BareDecision, bareDecision, option, type Spared } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Means } from '../decisions.ts';
import { sufferDamage } from '../rules/damage.ts';
import { moveBy } from '../rules/enemy-movement.ts';
import { activateNextEnemy } from '../rules/enemy-step.ts';
import { gainGlory } from '../rules/glory.ts';
import * as fixture from '../testing/fixtures.ts';
import { seen } from '../testing/mind.ts';
import { type DawnRehearsal, type EnemyOn, given, type Position } from '../testing/rehearsal.ts';
import { spares } from './spares.ts';

function spared(stage: DawnRehearsal): Spared | null {
  const [decision] = stage.open;
  return spares(bareDecision(decision!), seen(stage, decision!.seat));
}
/** What is spared is answered, and the game goes on from it. */
function leave(stage: DawnRehearsal): DawnRehearsal {
  return stage.answer(stage.asks!, spared(stage)!.answer);
}

const BLANK = { hunter: 'blank', at: [0, 0] } as const;
const machines = (...enemies: EnemyOn[]): DawnRehearsal =>
  given({ map: ['####', '####'], mode: 'cooperative', hunters: [BLANK], enemies, state: { step: 'enemies' } }).run(activateNextEnemy);

describe('Ties', () => {
  test('[K-144] [ZD-ESTEP-5] machines of one type act in any order; where types differ and they are alert, it is asked', () => {
    const two = machines({ type: 'watcher', at: [2, 0], isAlert: true }, { type: 'watcher', at: [2, 1], isAlert: true });
    expect(two.asks).toBe('order-enemies');
    expect(spared(two)).toEqual({ as: 'tie', answer: 'e0' });
    leave(two);
    expect(spared(machines({ type: 'watcher', at: [2, 0] }, { type: 'strider', at: [2, 1] }))?.as).toBe('tie');
    expect(spared(machines({ type: 'watcher', at: [2, 0], isAlert: true }, { type: 'strider', at: [2, 1], isAlert: true }))).toBeNull();
  });

  test('[K-144] [ZD-EMOVE-2] ways that are as short, unless somebody would be woken or a trap lies on one', () => {
    const coming = (more: Partial<Position> = {}, ...others: EnemyOn[]): DawnRehearsal => {
      const stage = given({
        map: ['#####', '#####', '#####'],
        mode: 'cooperative',
        hunters: [{ ...BLANK, at: [0, 1] }],
        enemies: [{ type: 'watcher', at: [4, 1], isAlert: true }, ...others],
        ...more,
      });
      return stage.run(table => moveBy(table, stage.enemy(0), { must: true, do: 'move-to-hunter', n: 1 }));
    };
    const open = coming();
    expect(open.asks).toBe('enemy-route');
    expect(spared(open)?.as).toBe('tie');
    leave(open);
    expect(spared(coming({}, { type: 'strider', at: [3, 1] }))).toBeNull();
    expect(spared(coming({ traps: [{ at: [3, 0], card: fixture.wire(), weapon: fixture.caster() }] }))).toBeNull();
  });
});

describe('Payments', () => {
  const blanks = (n: number): number[] => Array.from({ length: n }, (_, i) => fixture.blank(`card-${i}`));
  const hurt = (draw: number, damage: number): DawnRehearsal =>
    given({ mode: 'cooperative', hunters: [{ ...BLANK, hand: blanks(2), draw: blanks(draw) }] }).run(table =>
      sufferDamage(table, 0, damage, 'ZD-EATK-13', { of: 'fire' }),
    );

  test('[K-144] [ZD-DMG-1] damage is paid from the draw pile while something is left of it', () => {
    const stage = hurt(4, 3);
    expect(spared(stage)).toEqual({ as: 'payment', answer: 'pile' });
    expect(leave(stage).asks).toBe('pay-damage');
    expect(spared(hurt(3, 3))).toBeNull();
  });

  test('[K-144] [ZD-MERCH-6] a bill is paid in kind; what stands for another is asked', () => {
    const bill = (facts: NonNullable<BareDecision['facts']>, ...means: Means[]): Spared | null =>
      spares(question('pay', { facts, options: means.map(one => option(one, [one])) }), seen(given({ hunters: [{}, {}] })));
    expect(bill({ shards: 2, specials: [] }, 'metal-shards', 'wire')).toEqual({ as: 'payment', answer: 'metal-shards' });
    expect(bill({ shards: 0, specials: ['wire'] }, 'wire', 'wild')).toEqual({ as: 'payment', answer: 'wire' });
    expect(bill({ shards: 1, specials: [] }, 'wire', 'blaze')).toBeNull();
  });
});

describe('Nothing that matters', () => {
  test('[K-144] [ZD-COOP-6] glory is kept where nobody has a discard to recover', () => {
    const gaining = (...discard: number[]): DawnRehearsal =>
      given({ mode: 'cooperative', hunters: [{ ...BLANK, discard }, { at: [1, 1] }] }).run(table =>
        gainGlory(table, 0, { card: 1 }, 'ZD-EN-5'),
      );
    const none = gaining();
    expect(spared(none)).toEqual({ as: 'idle', answer: 'keep' });
    leave(none);
    expect(spared(gaining(fixture.blank('used')))).toBeNull();
  });

  test.each(['take-action', 'choose-target', 'enemy-target', 'forced-dodge', 'vote-to-end', 'choose-enemy'])(
    '[K-144] %s matters and is always asked',
    kind => {
      expect(spares(question(kind), seen(given({ hunters: [{}, {}] })))).toBeNull();
    },
  );
});
