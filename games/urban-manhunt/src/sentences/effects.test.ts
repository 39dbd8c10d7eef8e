/** Card texts: every card of the box reads like a card, and the wording of what several cards share. */
import { describe, expect, test } from 'vitest';
import { CONTROL_DECK, CRIM_DECK, cardNamed, DATASLATES, EVENT_DECK } from '../content/box.ts';
import type { Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { dataslateSays, faces } from './cards.ts';
import { sayEffects, sayText } from './effects.ts';

const printed = [...EVENT_DECK, ...CRIM_DECK, ...CONTROL_DECK];
const sayings = [
  ...printed.map(no => [faces()[no]!.name, faces()[no]!.says] as const),
  ...DATASLATES.flatMap(({ name }, index) => dataslateSays(index).map((line, i) => [`${name}, line ${i + 1}`, line] as const)),
];

describe('Card texts', () => {
  test('no card says the same sentence twice', () => {
    const doubled = printed
      .map(no => faces()[no]!)
      .filter(({ says }) => says.split('. ').some((sentence, i, all) => all.indexOf(sentence) !== i));

    expect(doubled.map(({ name, says }) => `${name}: ${says}`)).toEqual([]);
  });

  test.each([...new Map(sayings)])('%s', (_name, text) => {
    expect(text).toMatch(/^[A-Z0-9]/);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|never/);
    expect(text).not.toMatch(/ {2}|\.\.|,,| [.,;:]|: *\.|\. *:/);
    for (const sentence of text.split('. ')) expect(sentence).toMatch(/^[A-Z0-9]/);
    // Numbers agree with what they count.
    expect(text).not.toMatch(
      /\b1 ([a-z]+ )?(dice|points|wounds|successes|Cards|crims|levels)\b|\b[2-9] ([a-z]+ )?(die|point|wound|success|Card|crim|level)\b/,
    );
  });
});

describe('Wording', () => {
  const upgrade: Effect = { do: 'upgrade', n: 2 };
  const texts: readonly (readonly [Text, string])[] = [
    [{ when: 'pre', checks: ['shoot'], effects: [upgrade] }, 'Before your Shoot roll: upgrade 2 dice.'],
    [{ when: 'pre', checks: ['fight', 'shoot'], effects: [upgrade] }, 'Before your Fight or Shoot roll: upgrade 2 dice.'],
    [
      { when: 'pre', checks: ['fight', 'avoid'], effects: [upgrade] },
      'Before your Fight roll or your roll to avoid a strike: upgrade 2 dice.',
    ],
    [{ when: 'pre', effects: [upgrade] }, 'Before any roll of yours except recovery: upgrade 2 dice.'],
    [{ when: 'rival-pre', effects: [upgrade] }, 'Before any roll of a rival except recovery: upgrade 2 dice.'],
    [{ when: 'rival-post', checks: ['move'], effects: [{ do: 'add-success', n: -1 }] }, 'After a rival’s Move roll: take away 1 success.'],
    [
      { when: 'pre', checks: ['damage'], from: 'shoot', effects: [{ do: 'ignore-armor', n: 2 }] },
      'Before your Damage roll in a Shoot: ignore up to 2 levels of the target’s Armor.',
    ],
    [
      { when: 'post', checks: ['shoot'], if: [{ is: 'missed' }], perActivation: 1, effects: [{ do: 'reroll', n: 1, of: 'failed' }] },
      'Once per activation, after your Shoot roll, if it missed: reroll 1 failed die.',
    ],
    [
      { when: 'act', perMatch: 3, if: [{ is: 'unengaged' }], effects: [{ do: 'draw-event', n: 2 }] },
      '3 times per match, between your actions, if you are unengaged: draw 2 Event Cards.',
    ],
    [
      { when: 'rival-elim', if: [{ is: 'near', n: 6 }], effects: [{ do: 'points', who: 'self', n: 3 }] },
      'When a rival eliminates a crim within 6" of you: gain 3 points.',
    ],
    [{ when: 'crim-start', effects: [{ do: 'order', action: 'seek-cover' }] }, 'When a crim is about to act: order them to Seek Cover.'],
    [
      { when: 'pre', checks: ['shoot'], if: [{ is: 'near', n: 6 }], effects: [{ do: 'upgrade', n: 3 }] },
      'Before your Shoot roll, if the target is within 6" of you: upgrade 3 dice.',
    ],
    [
      { when: 'always', effects: [{ do: 'focus-steps', n: 3, checks: ['shoot'] }, { do: 'shoot-once' }] },
      'Focus upgrades 3 dice of a Shoot roll. Shoot only once per activation.',
    ],
    [
      { when: 'crim-hit', effects: [{ do: 'vanish' }] },
      'When they hit a hunter: they vanish into the nearest hiding place, through any wall.',
    ],
    [
      {
        when: 'elim',
        effects: [
          { do: 'momentum', who: 'self', n: 1 },
          { do: 'points', who: 'self', n: 1 },
        ],
      },
      'When you eliminate a crim: gain 1 Momentum and 1 point.',
    ],
    [
      { when: 'deploy', effects: [{ do: 'lose-action', n: 1 }] },
      'When you take your corner: have 1 Action Point fewer in your next activation.',
    ],
    [{ when: 'end-of-turn', effects: [{ do: 'heal', who: 'self', n: 1 }] }, 'At the end of the turn: remove 1 of your Wound Tokens.'],
    [
      { when: 'always', effects: [{ do: 'ignore-difficult' }, { do: 'ignore-climb' }] },
      'Cross difficult ground without downgrades. Climb without downgrades.',
    ],
  ];
  test.each(texts)('a text: %j', (text, says) => {
    expect(sayText(text)).toBe(says);
  });

  const effects: readonly (readonly [Effect, string])[] = [
    [{ do: 'downgrade', n: 1 }, 'downgrade 1 die'],
    [{ do: 'upgrade-all' }, 'upgrade all dice'],
    [{ do: 'downgrade-all' }, 'downgrade all dice'],
    [{ do: 'bonus-dice', n: 1 }, 'roll 1 more die'],
    [{ do: 'bonus-dice', n: -2 }, 'roll 2 fewer dice'],
    [{ do: 'threshold', n: -1 }, 'the Threshold is 1 lower'],
    [{ do: 'damage', n: 1 }, 'add 1 potential wound'],
    [{ do: 'damage', n: -2 }, 'take away 2 potential wounds'],
    [{ do: 'reroll', n: 2, of: 'any' }, 'reroll up to 2 dice'],
    [{ do: 'ignore-impact-one', what: 'all' }, 'an Impact Die of 1 has no effect'],
    [{ do: 'points', who: 'leader', n: -3 }, 'every hunter with the most points loses 3 points'],
    [{ do: 'momentum', who: 'that-hunter', n: -1 }, 'that hunter loses 1 Momentum'],
    [{ do: 'heal', who: 'every-crim', n: 2 }, 'remove up to 2 Wound Tokens from every crim'],
    [{ do: 'peek-control', n: 3 }, 'look at the top 3 cards of the Control Deck'],
    [{ do: 'extra-action', n: 1, only: ['move', 'spot'] }, 'gain 1 Action Point for Move or Spot only'],
    [{ do: 'crim-step', who: 'nearest', way: 'away', n: 2 }, 'the nearest crim moves 2" away from you'],
    [{ do: 'spawn', n: 1 }, '1 new crim enters at random tubes, as far as the zone has room'],
    [{ do: 'stay-in-force' }, 'this card holds until the end of the next turn'],
    [{ do: 'quality-bonus', n: 2 }, 'your Elimination Quality bonus is 2 higher'],
  ];
  test.each(effects)('an effect: %j', (effect, says) => {
    expect(sayEffects([effect])).toBe(says);
  });

  test('a word that holds for everybody speaks of everybody', () => {
    const cover: Effect = { do: 'counts-as-cover', beyond: 0 };

    expect(sayEffects([cover], 'crim')).toBe('this crim counts as in cover from every shooter');
    expect(sayEffects([cover], 'zone')).toBe('every crim counts as in cover from every shooter');
    expect(sayEffects([{ do: 'quality-bonus', n: -1 }], 'zone')).toBe('every Elimination Quality bonus is 1 lower');
  });

  test('gains of different hunters, and losses, are not run together', () => {
    const mixed: Effect[] = [
      { do: 'points', who: 'leader', n: -3 },
      { do: 'points', who: 'trailing', n: 2 },
      { do: 'momentum', who: 'trailing', n: -1 },
    ];

    expect(sayEffects(mixed)).toBe(
      'every hunter with the most points loses 3 points, the hunter with the fewest points gains 2 points and the hunter with the fewest points loses 1 Momentum',
    );
  });
});

describe('Faces', () => {
  const face = (key: string) => faces()[cardNamed(key)];

  test('a Keeper, an event and one that lasts', () => {
    expect(face('field-dressing')).toEqual({
      name: 'Field Dressing',
      kind: 'Event · Keeper',
      says: 'Between your actions, if you are unengaged: remove up to 2 of your Wound Tokens.',
      flavour: 'Tape, spit and a kind word.',
    });
    expect(face('ratings-spike')).toEqual({
      name: 'Ratings Spike',
      kind: 'Event',
      says: 'The hunter with the fewest points gains 1 Momentum and 2 points.',
      flavour: 'Everybody loves whoever is losing.',
    });
    expect(face('smoke-screen')?.says).toBe(
      'Until the end of the next turn every crim counts as in cover from shooters more than 8" away.',
    );
  });

  test('a crim with everything a crim card can have', () => {
    expect(face('chrome-fists')).toEqual({
      name: 'Chrome Fists',
      kind: 'Crim · Aggressive',
      says: 'Base Point Value 24. Move 4, Fight 4, no Shoot, Defense 2, Stealth 1, Wounds 4. Piston (melee, Damage 4). Large base, Height 2. Chrome Plating: Armor 2.',
      flavour: 'The left one is insured. The right one is not.',
    });
    expect(face('pickpocket.2')?.says).toBe(
      'Base Point Value 8. Move 6, Fight 1, Shoot 1, Defense 2, Stealth 2, Wounds 1. Zip gun (ranged 18", Damage 1); Elbows (melee, Damage 1). Light Fingers: When they hit a hunter: that hunter loses 1 Momentum.',
    );
    expect(face('ghost-of-block-c')?.says).toBe(
      'Base Point Value 26. Move 6, Fight 2, Shoot 3, Defense 3, Stealth 4, Wounds 2. Needle (ranged 18", Damage 2); Cold hands (melee, Damage 2). Not There: This crim counts as in cover from shooters more than 6" away. When they hit a hunter: they vanish into the nearest hiding place, through any wall.',
    );
  });

  test('a Control Card with and without a twist', () => {
    expect(face('prime-time')).toEqual({
      name: 'Prime Time',
      kind: 'Control',
      says: 'Restock the pods. The First Player draws an Event Card. New crims: half the number of hunters, rounded up, at tubes chosen by whoever has the fewest points. Aggressive: Charge. Tactical: Shoot. Skittish: Flee. Sneaky: Shoot. This turn every Elimination Quality bonus is 2 higher.',
      flavour: 'Nine o’clock, every screen, even the broken ones.',
    });
    expect(face('blood-up')?.says).toBe(
      'New crims: half the number of hunters, rounded up, plus 1, at random tubes. Aggressive: Charge. Tactical: Charge. Skittish: Flee. Sneaky: Shoot.',
    );
  });

  test('a dataslate, line by line', () => {
    expect(dataslateSays(DATASLATES.findIndex(({ id }) => id === 'bricklayer'))).toEqual([
      'Athletics 3, Fight 5, Shoot 1, Defense 3, Mind 2, Pizzazz 2. Wound Maximum 8.',
      'Girder (melee, Damage 4, depletable); Fists (melee, Damage 2); Thrown block (ranged 6", Damage 3, depletable).',
      'Big: Large base, Height 2.',
      'Topping Out (1 Momentum): Before your Fight roll: upgrade 2 dice.',
      'Demolition (1 Momentum): Before your Damage roll: an Impact Die of 10 pushes the target 2" farther.',
      'Load-bearing (2 Momentum): When you are about to take wounds: cancel 1 of them.',
    ]);
  });
});
