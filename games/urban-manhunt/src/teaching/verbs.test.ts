/** Which verb an option is, where its key alone does not tell. */
import { describe, expect, test } from 'vitest';
import { DECISION_KINDS } from '../decisions.ts';
import { VERBS, verbOf } from './verbs.ts';

const asked = (kind: string, key: string, about?: string, facts?: Record<string, boolean>): string =>
  verbOf({ kind, facts }, { key, about: about ? [{ kind: about, id: 0 }] : [] });

describe('[K-115] Verbs', () => {
  test('every kind of decision has them, also where a point or a path is asked for', () => {
    for (const kind of ['place-hunter', 'walk', 'free-move', 'place-spotted'])
      expect(VERBS).toHaveProperty(verbOf({ kind, facts: undefined }, null));
    for (const kind of DECISION_KINDS) expect(() => asked(kind, 'yes')).not.toThrow();
  });

  test('[UM-UNI-2] the Universal action opens a pod', () => {
    expect([asked('act', 'universal', 'action'), asked('choose-use', 'pod-1', 'pod')]).toEqual(['open-pod', 'open-pod']);
  });

  test('[UM-MOM-6] [UM-EVT-10] [UM-POD-12] [UM-POD-15] what can be used is known by what it is, between actions and in a window', () => {
    for (const kind of ['act', 'before-roll', 'after-roll', 'wounds-coming', 'on-kill', 'crim-start', 'spawn', 'depleted']) {
      expect([
        asked(kind, 'option-1', 'momentum-option'),
        asked(kind, 'rule-0', 'rule'),
        asked(kind, 'tube-hack', 'card'),
        asked(kind, 'med-spray'),
        asked(kind, 'reload-0'),
      ]).toEqual(['spend-momentum', 'use-rule', 'play-keeper', 'use-med-spray', 'reload']);
    }
    expect([asked('after-roll', 'pass'), asked('after-roll', 'pass-until-turn')]).toEqual(['pass', 'pass-turn']);
  });

  test('[UM-POD-11] an attack is chosen to attack with, or to be reloaded', () => {
    expect([
      asked('choose-attack', 'a0', 'attack'),
      asked('choose-attack', 'a0', 'attack', { reload: true }),
      asked('may-reload', 'a0', 'attack'),
      asked('may-reload', 'pass'),
    ]).toEqual(['choose-attack', 'reload', 'reload', 'pass']);
  });

  test('[UM-POD-5] [UM-POD-12] a Med Spray or a Reload is taken out of a pod first, and used later', () => {
    expect([asked('choose-reward', 'med-spray'), asked('med-spray', '2'), asked('choose-reward', 'reload')]).toEqual([
      'take-med-spray',
      'use-med-spray',
      'take-reload',
    ]);
  });

  test('[UM-EVT-14] an order tells what the crim will do', () => {
    const orders = ['flee', 'charge', 'seek-cover', 'hide', 'shoot', 'fight'].map(key => asked('choose-order', key));
    for (const verb of orders) expect(VERBS).toHaveProperty(verb);
    expect([asked('act', 'shoot', 'action'), orders[4]]).toEqual(['shoot', 'order-shoot']);
  });

  test('yes and no are two verbs', () => {
    const both = (kind: string): string[] => ['yes', 'no'].map(key => asked(kind, key));
    expect(both('declare-hard-going')).toEqual(['hard-going', 'open-ground']);
    expect(both('avoid-strike')).toEqual(['avoid-strike', 'take-strike']);
    expect(both('return')).toEqual(['return', 'wait']);
    expect(both('concede')).toEqual(['concede', 'play-on']);
  });

  test('each verb is said in one line', () => {
    for (const says of Object.values(VERBS)) expect(says).toMatch(/^[A-Z][^.]*\.$/);
  });
});
