/** Which verb an option is, by what it is worth (K-115). */
import type { BareDecision } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../content/kinds.ts';
import { CHAPTERS } from '../content/story/index.ts';
import { DECISION_KINDS, type DecisionKind, type DecisionValues } from '../decisions.ts';
import { VERBS, verbOf } from './verbs.ts';

const verb = <Kind extends DecisionKind>(kind: Kind, value: DecisionValues[Kind], facts?: BareDecision['facts']): string =>
  verbOf(question(kind, { facts }), { key: '', about: [], value });
type Verbs = { [Kind in DecisionKind]: readonly [kind: Kind, value: DecisionValues[Kind], said: string] }[DecisionKind];

describe('Verbs', () => {
  test.each<Verbs>([
    ['act', { act: 'action', action: 'sneak' }, 'sneak'],
    ['act', { act: 'end' }, 'end-actions'],
    ['act', { act: 'shake-off', card: 140 }, 'shake-off'],
    ['act', { act: 'card', card: 3 }, 'play-as-action'],
    ['act', { act: 'distract' }, 'distract'],
    ['sneak', 12, 'sneak'],
    ['melee-move', 12, 'step-in'],
    ['melee-move', null, 'stay'],
    ['choose-target', { enemy: 1 }, 'choose-target'],
    ['choose-target', { feature: 3 }, 'strike-feature'],
    ['choose-part', -1, 'aim-at-body'],
    ['choose-part', 0, 'aim-at-component'],
    ['play-ability', null, 'add-nothing'],
    ['play-ammunition', 1, 'load'],
    ['take-die', false, 'leave-die'],
    ['push', null, 'leave-in-place'],
    ['pay-resource', null, 'pay-nothing'],
    ['pay-resource', 'chill', 'pay-resource'],
    ['trap-condition', true, 'lace-trap'],
    ['trap-square', 3, 'place-trap'],
    ['free-action', 'sneak', 'take-free-action'],
    ['free-action', null, 'decline-action'],
    ['bury-card', false, 'leave-on-top'],
    ['choose-square', null, 'leave-square'],
    ['command', true, 'command'],
    ['pay-solo', false, 'keep-solo'],
    ['drop-threat', true, 'drop-threat'],
    ['shake-off', false, 'keep-injury'],
    ['give-special', null, 'leave-special'],
    ['give-special', 1, 'give-special'],
    ['after-failure', 'press-on', 'press-on'],
    ['agree-choose-path', true, 'agree'],
    ['agree-enemy-route', false, 'refuse'],
    ['agree-to-change', true, 'agree-to-change'],
    ['agree-to-change', false, 'refuse-change'],
    ['camp', { fit: 7 }, 'fit'],
    ['camp', 'supply', 'spend-supply'],
    ['camp-fit', null, 'change-nothing'],
    ['choose-path', { campOf: 0 }, 'camp'],
    ['roll-dice', { campOf: 1 }, 'camp'],
    ['upgrade', 'camp', 'camp'],
    ['upgrade', null, 'upgrade-nothing'],
    ['buy-gear', 'no', 'leave-gear'],
    ['buy-gear', 0, 'buy-gear'],
    ['roll-dice', [2, 1, 0], 'roll-dice'],
    ['order-end-of-turn', true, 'put-in-order'],
    ['play-when-revealed', 5, 'interrupt'],
    ['play-when-turn-end', null, 'pass'],
    ['play-when-turn-end', { passUntil: 'turn-end' }, 'pass-until-turn-end'],
  ])('%s %j: %s', (kind, value, said) => {
    expect(verb(kind, value)).toBe(said);
  });

  test('[FW-R-9] no dice fail a roll, but leave an optional one alone', () => {
    const found = new Map(
      CHAPTERS.flatMap(({ entries }) =>
        entries.flatMap(({ id, elements }) => elements.map(({ is }, element) => [is, { entry: id, element }] as const)),
      ),
    );
    expect(verb('roll-dice', [0, 0, 0], found.get('roll'))).toBe('roll-nothing');
    expect(verb('roll-dice', [0, 0, 0], found.get('optional-roll'))).toBe('leave-roll');
    expect(verb('roll-dice', [1, 0, 0], found.get('optional-roll'))).toBe('roll-dice');
  });

  const OFFERED = [
    ['duel', { duellist: 1 }, 'name-duellist'],
    ['skip-card', 'use', 'skip-card'],
    ['walk-2', 'use', 'walk-further'],
    ['walk-2', null, 'decline-brief'],
    ['volley', { enemy: 0, part: 1 }, 'fire-volley'],
    ['clan-banners', { banner: 'desert' }, 'raise-desert'],
    ['clan-banners', { banner: 'lowland' }, 'raise-lowland'],
    ['clan-banners', { banner: 'sky' }, 'raise-sky'],
    ['desert-banner', { enemy: 2 }, 'shoot-at'],
    ['sky-banner', { type: 'frostwing' }, 'hold-type'],
    ['switch-deck', 'use', 'switch-deck'],
    ['something new', 'use', 'brief-choice'],
  ] as const;
  test.each(OFFERED)('[FW-BRIEF-5] a brief that offers %s, %j: %s', (what, value, said) => {
    expect(verb('brief-choice', value, { what })).toBe(said);
  });

  test('[K-115] every action has a verb of its own', () => {
    expect(ACTIONS.map(action => verb('act', { act: 'action', action }))).toEqual(ACTIONS);
  });

  /** What is worth a number or a word has options of one sort only, but for those that choose nothing. */
  const SORTS: { readonly [Kind in DecisionKind]?: readonly DecisionValues[Kind][] } = {
    'choose-path': [0, { campOf: 0 }],
    'roll-dice': [
      [1, 0, 0],
      [0, 0, 0],
    ],
    'buy-gear': [0, 'no'],
    'after-failure': ['retry', 'press-on'],
    camp: ['gear', 'take-off', 'add', 'remove', 'pass-on', 'supply', 'character', 'leave', { fit: 1 }],
    upgrade: [1, null],
    act: [
      ...ACTIONS.map(action => ({ act: 'action', action }) as const),
      { act: 'card', card: 1 },
      { act: 'shake-off', card: 1 },
      { act: 'distract' },
      { act: 'end' },
    ],
    'choose-target': [{ enemy: 0 }, { feature: 0 }],
    'choose-part': [-1, 0],
  };
  const valuesOf = (kind: DecisionKind): readonly unknown[] =>
    SORTS[kind] ?? (kind.startsWith('play-when-') ? [1, null, { passUntil: 'turn-end' }] : hasWords(kind) ? [true, false] : [1, null]);
  const hasWords = (kind: DecisionKind): boolean => kind.startsWith('agree-') || WORDS.includes(kind);
  const WORDS: readonly DecisionKind[] = [
    ...(['recover', 'take-die', 'trap-condition', 'shake-off', 'bury-card'] as const),
    ...(['command', 'pay-solo', 'drop-threat', 'order-end-of-turn'] as const),
  ];
  const met = (kind: DecisionKind): string[] =>
    kind === 'brief-choice'
      ? OFFERED.map(([what, value]) => verb(kind, value, { what }))
      : valuesOf(kind).map(value => verbOf(question(kind), { key: '', about: [], value }));

  test('[K-115] every kind of decision has verbs with a line', () => {
    for (const kind of DECISION_KINDS) for (const one of met(kind)) expect(Object.keys(VERBS), kind).toContain(one);
  });

  test('[K-115] no verb is without a decision that has it', () => {
    const all = new Set([...DECISION_KINDS.flatMap(met), 'leave-roll']);
    expect(Object.keys(VERBS).filter(one => !all.has(one))).toEqual([]);
  });

  test('[K-115] every line is a sentence or two, none longer than twenty words', () => {
    for (const says of Object.values(VERBS)) {
      expect(says).toMatch(/^[A-Z].*\.$/);
      for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });
});
