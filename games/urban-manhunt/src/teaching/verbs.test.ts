/** Which verb an option is, by what it is worth. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { CRIM_ACTIONS } from '../content/kinds.ts';
import { type DecisionKind, WINDOWS, type Worth } from '../decisions.ts';
import type { Use } from '../in-the-making.ts';
import { VERBS, verbOf } from './verbs.ts';

const asked = <Kind extends DecisionKind>(kind: Kind, value: Worth<Kind>, facts?: Record<string, boolean>): string =>
  verbOf({ kind, facts }, { value });

describe('[K-115] Verbs', () => {
  test('every kind of decision has them, also where a point or a path is asked for', () => {
    for (const kind of ['place-hunter', 'walk', 'free-move', 'place-spotted'])
      expect(VERBS).toHaveProperty(verbOf({ kind, facts: undefined }, null));
  });

  test('[UM-UNI-2] the Universal action opens a pod', () => {
    expect([asked('act', { take: 'universal' }), asked('choose-use', 0)]).toEqual(['open-pod', 'open-pod']);
  });

  test('[UM-MOM-6] [UM-EVT-10] [UM-POD-12] [UM-POD-15] what can be used is known by what it is, between actions and in a window', () => {
    const uses: readonly Use[] = [
      { by: 'option', nth: 1 },
      { by: 'rule', nth: 0 },
      { by: 'keeper', card: cardNamed('tube-hack'), nth: 0 },
      { by: 'med-spray' },
      { by: 'reload', weapon: 0 },
    ];
    const verbs = ['spend-momentum', 'use-rule', 'play-keeper', 'use-med-spray', 'reload'];
    expect(uses.map(use => asked('act', { use }))).toEqual(verbs);
    for (const { kind } of WINDOWS) expect(uses.map(use => asked(kind, use))).toEqual(verbs);
    expect([asked('after-roll', null), asked('after-roll', { passUntil: 'turn' })]).toEqual(['pass', 'pass-turn']);
  });

  test('[UM-POD-11] an attack is chosen to attack with, or to be reloaded', () => {
    expect([
      asked('choose-attack', 0),
      asked('choose-attack', 0, { reload: true }),
      asked('may-reload', 0),
      asked('may-reload', null),
    ]).toEqual(['choose-attack', 'reload', 'reload', 'pass']);
  });

  test('[UM-POD-5] [UM-POD-12] a Med Spray or a Reload is taken out of a pod first, and used later', () => {
    expect([asked('choose-reward', 'med-spray'), asked('med-spray', 2), asked('choose-reward', 'reload')]).toEqual([
      'take-med-spray',
      'use-med-spray',
      'take-reload',
    ]);
  });

  test('[UM-EVT-14] an order tells what the crim will do', () => {
    const orders = CRIM_ACTIONS.map(order => asked('choose-order', order));
    for (const verb of orders) expect(VERBS).toHaveProperty(verb);
    expect([asked('act', { take: 'shoot' }), asked('choose-order', 'shoot')]).toEqual(['shoot', 'order-shoot']);
  });

  test('[UM-MOV-2] a Move that is announced as hard going is another one', () => {
    expect([asked('act', { take: 'move' }), asked('act', { take: 'move', isHard: true })]).toEqual(['move', 'hard-going']);
  });

  test('yes and no are two verbs', () => {
    const both = (kind: 'avoid-strike' | 'return' | 'concede'): string[] => [asked(kind, true), asked(kind, false)];
    expect(both('avoid-strike')).toEqual(['avoid-strike', 'take-strike']);
    expect(both('return')).toEqual(['return', 'wait']);
    expect([asked('act', 'concede'), ...both('concede')]).toEqual(['give-up', 'concede', 'play-on']);
  });

  test('each verb is said in one line', () => {
    for (const says of Object.values(VERBS)) expect(says).toMatch(/^[A-Z][^.]*\.$/);
  });
});
