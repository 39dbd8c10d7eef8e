/** Clauses ZD-HCOND-1..10; rulings ZD-R-155, ZD-R-165. Conditions on enemies are proved with the enemies. */

import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import { CONDITIONS, type Condition } from '../content/kinds.ts';
import type { AttackBox, Blow } from '../content/types.ts';
import { inflictOnHunter } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import * as fixture from '../testing/fixtures.ts';
import { print } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { attackHunters } from './enemy-attack.ts';

const blank = (letter: string): number => fixture.blank(`conditions-${letter}`);
const [a, b, c, d, e, f] = [...'abcdef'].map(blank) as [number, number, number, number, number, number];
/** Two orange dice; a crit blocks 2. */
const armour = print('equipment', {
  id: 'conditions-armour',
  name: 'Armour',
  kind: 'armour',
  arc: 'armour',
  dice: { orange: 2 },
  crit: [{ do: 'block', n: 2 }],
  slots: 0,
});

/** Two hunters without profiles; an alert enemy in the far corner that does nothing by itself. */
function table(hunter: HunterOn, rest: Partial<Position> = {}): DawnRehearsal {
  const stage = given({
    hunters: [{ at: [1, 1], draw: [], equipment: { armour }, ...hunter }, { at: [0, 0] }],
    enemies: [{ type: 'sawtooth', at: [5, 2], isAlert: true }],
    behaviours: { sawtooth: [{}, {}, {}, {}] },
    ...rest,
  });
  for (const one of stage.state.hunters) one.hunter = -1;
  return stage;
}
const struck = (stage: DawnRehearsal, damage: number, ...effects: Blow[]): DawnRehearsal => {
  const box: AttackBox = { do: 'melee', must: true, range: 9, damage, effects };
  stage.hunter(0).recency = 9;
  return stage.run(one => attackHunters(one, stage.enemy(0), box));
};
const tokens = (stage: DawnRehearsal): Record<Condition, number> => {
  const { fire, freeze, shock } = stage.hunter(0);
  return { fire, freeze, shock };
};
const none = { fire: 0, freeze: 0, shock: 0 };

describe('Conditions on hunters', () => {
  test.each(CONDITIONS)('[ZD-HCOND-1] damage from an attack with the %s symbol gives the condition too', condition => {
    const stage = table({ hand: [], draw: [a, b, c, d] }, { dice: { evade: [1, 0] } });

    struck(stage, 3, { do: 'inflict', condition });

    expect(tokens(stage)).toEqual({ ...none, [condition]: 1 });
    expect(stage.hunter(0).discard).toEqual([a, b]);
    expect(stage.types('pile-card-discarded', 'hunter-suffers')).toEqual(['pile-card-discarded', 'pile-card-discarded', 'hunter-suffers']);
  });

  test('[ZD-HCOND-1] without damage there is no condition', () => {
    const stage = table({ hand: [], draw: [a, b, c, d] }, { dice: { evade: [2, 1] } });

    struck(stage, 3, { do: 'inflict', condition: 'fire' });

    expect([tokens(stage), stage.hunter(0).discard]).toEqual([none, []]);
  });

  test.each(CONDITIONS)('[ZD-HCOND-2] a second %s is not added', condition => {
    const stage = table({});

    inflictOnHunter(stage.table, 0, condition, 'ZD-EEFF-2');
    inflictOnHunter(stage.table, 0, condition, 'ZD-EEFF-2');

    expect(tokens(stage)).toEqual({ ...none, [condition]: 1 });
    expect(stage.toldOf('hunter-suffers').length).toBe(1);
  });

  test.each(CONDITIONS)('[ZD-HCOND-3] a hunter immune to %s never gets it', condition => {
    const immune = print('trait', {
      id: `conditions-immune-${condition}`,
      name: 'Immune',
      kind: 'trait',
      always: [{ do: 'immune', condition }],
    });
    const stage = given({ hunters: [{ traits: [immune] }, {}] });

    for (const one of CONDITIONS) inflictOnHunter(stage.table, 0, one, 'ZD-EEFF-2');

    expect(tokens(stage)).toEqual({ fire: 1, freeze: 1, shock: 1, [condition]: 0 });
  });

  test('[ZD-HCOND-10] different conditions lie together', () => {
    const stage = table({ hand: [], draw: [a, b, c, d] }, { dice: { evade: [0, 0] } });

    struck(stage, 1, { do: 'inflict', condition: 'fire' }, { do: 'inflict', condition: 'shock' });

    expect(tokens(stage)).toEqual({ fire: 1, freeze: 0, shock: 1 });
  });
});

describe('Fire', () => {
  test('[ZD-HCOND-4] at the end of the own activation 1 damage, then the token goes', () => {
    const stage = table({ hand: [a], draw: [b, c], fire: 1 });

    stage.play().answer('take-action', 'stop');

    expect([stage.asks, stage.options(), tokens(stage)]).toEqual(['pay-damage', [keyOf(a), 'pile'], { ...none, fire: 1 }]);

    stage.answer('pay-damage', 'pile');

    const { hand, draw, discard } = stage.hunter(0);
    expect({ hand, draw, discard }).toEqual({ hand: [a], draw: [c], discard: [b] });
    expect(tokens(stage)).toEqual(none);
    expect(stage.types('pile-card-discarded', 'hunter-recovers', 'enemy-activated')).toEqual([
      'pile-card-discarded',
      'hunter-recovers',
      'enemy-activated',
    ]);
  });

  test('[ZD-HCOND-4] it does not burn at the end of another’s activation', () => {
    const stage = table({ hand: [a], draw: [b, c], fire: 1 }, { state: { active: 1 } });

    stage.play().answer('take-action', 'stop');

    expect([stage.askedSeat, stage.asks, tokens(stage).fire, stage.hunter(0).discard]).toEqual([0, 'discard-before-drawing', 1, []]);
  });

  test('[ZD-R-165] fainting by it, the token goes all the same, a Shock stays, and the enemy step follows', () => {
    const stage = table({ hand: [], draw: [], discard: [a], fire: 1, shock: 1, beganShocked: true });

    stage.play().answer('take-action', 'stop');

    expect([stage.hunter(0).isUp, tokens(stage)]).toEqual([false, { fire: 0, freeze: 0, shock: 1 }]);
    expect(stage.types('hunter-fainted', 'hunter-recovers', 'enemy-activated')).toEqual([
      'hunter-fainted',
      'hunter-recovers',
      'enemy-activated',
    ]);
  });
});

describe('Freeze', () => {
  test('[ZD-HCOND-5] dice that show a crit are thrown out of the evade', () => {
    const damageWith = (freeze: number): unknown => {
      const stage = table({ hand: [], draw: [a, b, c, d, e, f], freeze }, { dice: { evade: [2, 'crit'] } });
      struck(stage, 4);
      return stage.hunter(0).discard.length;
    };

    expect([damageWith(0), damageWith(1)]).toEqual([0, 2]);
  });

  test('[ZD-HCOND-6] the token goes after that evade, before the damage is paid', () => {
    const stage = table({ hand: [a], draw: [b, c, d], freeze: 1 }, { dice: { evade: [0, 'crit'] } });

    struck(stage, 2);

    expect([stage.asks, tokens(stage).freeze]).toEqual(['pay-damage', 0]);
  });

  test('[ZD-HCOND-6] also when no crit showed', () => {
    const stage = table({ hand: [], draw: [a, b, c], freeze: 1 }, { dice: { evade: [1, 1] } });

    struck(stage, 2);

    expect([tokens(stage).freeze, stage.hunter(0).discard]).toEqual([0, []]);
  });

  test('[ZD-R-155] an attack that freezes again gives a new token', () => {
    const stage = table({ hand: [], draw: [a, b, c], freeze: 1 }, { dice: { evade: [0, 'crit'] } });

    struck(stage, 2, { do: 'inflict', condition: 'freeze' });

    expect(stage.types('hunter-recovers', 'pile-card-discarded', 'hunter-suffers')).toEqual([
      'hunter-recovers',
      'pile-card-discarded',
      'pile-card-discarded',
      'hunter-suffers',
    ]);
    expect(tokens(stage)).toEqual({ ...none, freeze: 1 });
  });

  test('[ZD-R-155] dice are rerolled first; what shows a crit then is thrown out', () => {
    const nimble = print('trait', {
      id: 'conditions-nimble',
      name: 'Nimble',
      kind: 'trait',
      evade: [{ do: 'reroll', upTo: 2 }],
    });
    const stage = given({
      hunters: [
        {
          hunter: 'forgesmith',
          at: [1, 1],
          traits: [nimble],
          equipment: { armour, pouch: -1 },
          hand: [],
          draw: [a, b, c, d, e],
          freeze: 1,
          recency: 9,
        },
        {},
      ],
      enemies: [{ type: 'sawtooth', at: [5, 2], isAlert: true }],
      dice: { evade: ['crit', 1, 2, 'crit'] },
    });

    struck(stage, 5);

    expect([stage.asks, stage.options()]).toEqual(['reroll-evade', ['d1', 'd2']]);

    stage.answer('reroll-evade', ['d1', 'd2']);

    expect(stage.toldOf('hunter-damaged')).toMatchObject([{ n: 3 }]);
  });
});

describe('Shock', () => {
  const parry = print('action', {
    id: 'conditions-parry',
    name: 'Parry',
    type: 'interrupt',
    when: 'own-attack',
    effects: [{ do: 'add-damage', n: 1 }],
  });
  const lunge = print('action', { id: 'conditions-lunge', name: 'Lunge', type: 'ability', effects: [] });
  const spear = print('equipment', {
    id: 'conditions-spear',
    name: 'Spear',
    kind: 'weapon',
    arc: 'melee',
    range: 0,
    dice: { orange: 1 },
    crit: [],
    symbols: [],
    slots: 0,
  });

  test('[ZD-HCOND-7] no interrupts while the token lies there, other cards are unaffected', () => {
    const attack = (shock: number): DawnRehearsal =>
      table(
        { at: [5, 2], hand: [parry, lunge], draw: [a], shock, equipment: { armour: -1, melee: spear } },
        { dice: shock ? { attack: [0] } : {} },
      )
        .play()
        .answer('take-action', 'melee')
        .answer('choose-part', 'body')
        .answer('play-ability', keyOf(lunge));

    expect([attack(0).asks, attack(0).options()]).toEqual(['play-on-attack', [keyOf(parry), 'pass', 'pass-until-turn-end']]);
    expect(attack(1).asks).toBe('take-action');
    expect(attack(1).hunter(0).hand).toEqual([parry]);
  });

  test('[ZD-HCOND-8] it goes at the end of an activation which began with it', () => {
    const stage = table({ hand: [], draw: [a, b, c, d, e, f], shock: 1 }, { state: { step: 'begin-turn' } });

    stage.play();

    expect([stage.asks, tokens(stage).shock]).toEqual(['take-action', 1]);

    stage.answer('take-action', 'stop');

    expect(tokens(stage)).toEqual(none);
    expect(stage.types('hunter-recovers', 'enemy-activated')).toEqual(['hunter-recovers', 'enemy-activated']);
  });

  test('[ZD-HCOND-9] gained during the own activation it stays until the end of the next one', () => {
    const stage = table({ hand: [], draw: [a, b, c, d, e, f] }, { state: { step: 'begin-turn' } });

    stage.play();
    inflictOnHunter(stage.table, 0, 'shock', 'ZD-EEFF-2');
    stage.answer('take-action', 'stop');

    expect(tokens(stage).shock).toBe(1);

    stage.answer('take-action', 'stop').answer('discard-before-drawing', []);

    expect([stage.askedSeat, stage.asks, tokens(stage).shock]).toEqual([0, 'take-action', 1]);

    stage.answer('take-action', 'stop');

    expect(tokens(stage).shock).toBe(0);
  });

  test('[ZD-HCOND-9] also if an earlier one was shaken off in that activation', () => {
    const stage = table({ hand: [], draw: [a, b, c, d, e, f], shock: 1 }, { state: { step: 'begin-turn' } });

    stage.play();
    stage.run(one => resolveEffects(one, { seat: 0, source: a, enemy: null, attack: null, evade: null }, [{ do: 'remove-conditions' }]));
    inflictOnHunter(stage.table, 0, 'shock', 'ZD-EEFF-2');
    stage.play().answer('take-action', 'stop');

    expect(tokens(stage).shock).toBe(1);
  });
});
