/**
 * A number that a sentence prints is the number that the rule counts by. Each sentence is read as a player reads it; then the rule is tried at every distance,
 * every count, and must change its answer exactly where the sentence says.
 */
import { describe, expect, test } from 'vitest';
import { actionCard, box, enemyCard, specialCard, typeOf } from '../content/box.ts';
import type { CONDITIONS } from '../content/kinds.ts';
import {
  type About,
  CIRCUMSTANCES,
  type Circumstance,
  type InterruptCard,
  type Question,
  TRIGGERS,
  type Trigger,
} from '../content/types.ts';
import { type Effect, sayEffect } from '../content/words/index.ts';
import { WHO } from '../content/words/saying.ts';
import { isPossible } from '../effects/vocabulary.ts';
import { candidates } from '../effects/whom.ts';
import { holdsFor, noAnswer, type Occasion } from '../in-the-making.ts';
import { maxDial } from '../questions.ts';
import { answerTo } from '../rules/behaviour.ts';
import { conditionEnemy, conditionMarshal, endEnemyTurn, endMarshalCondition, frostAdds } from '../rules/health.ts';
import { canInterrupt } from '../rules/windows.ts';
import { TERMS } from '../teaching/terms.ts';
import { type Fight, fight, type MadeUp } from '../testing/rehearsal.ts';
import { questionSays } from './behaviours.ts';
import { sentence } from './events.ts';
import { sayCircumstances, sayOccasion } from './occasions.ts';

const FAR = 7;
const DISTANCES = Array.from({ length: FAR + 1 }, (_, n) => n);
const NUMBERS = [0, 1, 2, 3] as const;

/** The distance that a sentence prints, as it is read aloud; null if it prints none. */
function printedDistance(says: string): number | null {
  if (/\bin (?:your|the same) square\b/.test(says)) return 0;
  const found = /\bwithin (\d+)\b/.exec(says);
  return found ? Number(found[1]) : null;
}
/** The distances of all that are tried at which something holds. */
const heldAt = (holds: (away: number) => boolean): number[] => DISTANCES.filter(holds);
const upTo = (n: number): number[] => DISTANCES.filter(away => away <= n);
const beyond = (n: number): number[] => DISTANCES.filter(away => away > n);

/** Somebody in the corner, an ally and an enemy so far away. */
const apart = (away: number, card?: MadeUp): Fight =>
  fight({
    marshals: [{ at: [0, 0], isRevealed: true, ...(card ? { hand: [card] } : {}) }, { at: [away, 0] }],
    enemies: [{ type: 'shellback', at: [0, away] }],
  });
const occasion = (more: Partial<Occasion> = {}): Occasion => ({
  ...{ seat: 0, card: -1, about: 1, enemy: null, roll: null, deck: null, answer: noAnswer() },
  ...more,
});

describe('[FW-DECK-18] What must hold for a section', () => {
  const OF_ALLIES: readonly Circumstance[] = ['near-ally', 'beside-ally', 'alone'];

  test('carries a number in these four, and in no other', () => {
    const counted = CIRCUMSTANCES.filter(one => /\d|square|half/.test(sayCircumstances([one])));
    expect(counted).toEqual([...OF_ALLIES, 'hurt']);
  });

  test.each(OF_ALLIES)('%s counts the squares that it prints', circumstance => {
    const says = sayCircumstances([circumstance]);
    const printed = printedDistance(says)!;

    const held = heldAt(away => holdsFor(apart(away).state, { seat: 0 }, circumstance));

    expect(held, says).toEqual(says.startsWith('with no ') ? beyond(printed) : upTo(printed));
  });

  test('hurt is half of the hit points or fewer, of an even number and of an odd one', () => {
    expect(sayCircumstances(['hurt'])).toBe('at half of your hit points or fewer');
    for (const health of [0, -1] as const) {
      const { state } = fight({
        marshals: [
          {
            gear: {
              armour: {
                levels: [
                  { dice: '1O', health: 10 + health },
                  { dice: '1O', health: 10 + health },
                ],
              },
            },
          },
        ],
        enemies: [{ type: 'shellback', at: [9, 9] }],
      });
      const most = maxDial(state, 0);
      const held = Array.from({ length: most + 1 }, (_, dial) => dial).filter(dial => {
        state.party.marshals[0]!.dial = dial;
        return holdsFor(state, { seat: 0 }, 'hurt');
      });
      expect([most, Math.max(...held)]).toEqual([10 + health, health === 0 ? 5 : 4]);
    }
  });
});

describe('[FW-DECK-10] When an interrupt may be played', () => {
  type Made = Extract<MadeUp, { readonly kind: 'interrupt' }>;
  const made = (on: Trigger, about: About, within?: number): Made => ({
    ...{ kind: 'interrupt', on, about, sections: [{ effects: [] }] },
    ...(within === undefined ? {} : { within }),
  });
  const near = (use: Made, whom: number): number[] =>
    heldAt(away => {
      const r = apart(away, use);
      return canInterrupt(r.state, use.on as Trigger, { about: whom, enemy: r.enemy() });
    });
  /** About nobody: whatever a card said of a distance would be void. */
  const OF_NOBODY: readonly Trigger[] = ['alert-moved', 'enemy-phase-start', 'behaviour-drawn'];

  test.each(TRIGGERS.filter(one => !OF_NOBODY.includes(one) && one !== 'enemy-moved-near'))('%s: as near as it prints', on => {
    for (const within of NUMBERS) {
      const use = made(on, 'ally', within);
      const says = sayOccasion(use);
      expect(near(use, 1), says).toEqual(upTo(within));
      expect(Number(/within (\d)/.exec(says)![1])).toBe(within);
    }
    expect(near(made(on, 'ally'), 1)).toEqual(DISTANCES);
  });

  test.each([undefined, 0, 2, 3])('an enemy that moves near comes as near as is printed: %s', within => {
    const use = made('enemy-moved-near', 'self', within);
    const [, printed] = /to within (\d)/.exec(sayOccasion(use))!;
    expect(near(use, -1)).toEqual(upTo(Number(printed)));
  });

  test('a card that does not say whom it is about is about anybody, in its sentence and in play', () => {
    const { about: _, ...use } = made('turn-start', 'any');
    expect(sayOccasion(use as InterruptCard)).toBe('at the start of a character’s turn');
    expect(near(use as Made, 1)).toEqual(DISTANCES);
  });

  test('no printed card speaks of a distance that its occasion does not have', () => {
    const uses = box.cards.flatMap(({ no, sort }) => {
      if (sort === 'special') return [specialCard(no).use];
      const card = sort === 'action' ? actionCard(no) : null;
      return card?.kind === 'interrupt' ? [card] : [];
    });
    const void_ = uses.filter(use => 'within' in use && (use.on === 'action' || OF_NOBODY.includes(use.on as Trigger)));
    expect(uses.length).toBeGreaterThan(60);
    expect(void_).toEqual([]);
  });
});

describe('[FW-EFF-4] Whom a word reaches', () => {
  const ON_ENEMIES: readonly Extract<Effect, { readonly within: number }>[] = [
    { do: 'shove', n: 1, within: 0 },
    { do: 'shove', n: 1, within: 0, each: true },
    { do: 'inflict-near', condition: 'fire', within: 0 },
    { do: 'hurt-enemy', n: 1, within: 0 },
    { do: 'break-part', n: 1, within: 0 },
    { do: 'strike-square', dice: '1O', within: 0 },
  ];
  test.each(ON_ENEMIES)('$do: enemies as near as is printed', word => {
    for (const within of NUMBERS) {
      const effect: Effect = { ...word, within };
      const says = sayEffect(effect);
      expect(
        heldAt(away => isPossible(apart(away).state, effect, occasion())),
        says,
      ).toEqual(upTo(printedDistance(says)!));
    }
  });
  test('99 squares are the whole map', () => {
    expect(sayEffect({ do: 'hurt-enemy', n: 1, within: 99 })).toBe('one enemy on the map suffers 1 damage');
    expect(heldAt(away => isPossible(apart(away).state, { do: 'hurt-enemy', n: 1, within: 99 }, occasion()))).toEqual(DISTANCES);
  });

  test.each(WHO.filter(one => one !== 'self'))('%s: characters as near as is printed', who => {
    for (const within of NUMBERS) {
      const says = sayEffect({ do: 'draw', n: 1, who, within });
      expect(
        heldAt(away => candidates(apart(away).state, { who, within }, occasion()).includes(1)),
        says,
      ).toEqual(upTo(printedDistance(says)!));
    }
  });
});

describe('[FW-BEH-4] What a behaviour card asks', () => {
  const says = (question: Question): string => questionSays(question, enemyCard(typeOf('shellback')));
  const asked = (question: Question, r: Fight): boolean => answerTo(r.state, r.enemy(), question);
  /** The enemy in the corner, and so far away a revealed character, another of its type, a trap. */
  const around = (away: number): Fight =>
    fight({
      marshals: [{ at: [away, 0], isRevealed: true }],
      enemies: [
        { type: 'shellback', at: [0, 0] },
        { type: 'shellback', at: [0, away] },
      ],
      traps: [{ at: [away, away], dice: '1O' }],
    });

  const OF_DISTANCE: readonly Extract<Question, { readonly ask: `${string}-within` }>[] = [
    { ask: 'character-within', n: 0 },
    { ask: 'ally-within', n: 0 },
    { ask: 'trap-within', n: 0 },
    { ask: 'target-within', target: 'closest', n: 0 },
  ];
  test.each(OF_DISTANCE)('$ask: as near as it prints', asks => {
    for (const n of NUMBERS) {
      const question: Question = { ...asks, n };
      expect(
        heldAt(away => asked(question, around(away))),
        says(question),
      ).toEqual(upTo(printedDistance(says(question))!));
    }
  });

  test('another of its type: not itself, not one of another type, not one that is gone', () => {
    const alone = (other: Parameters<typeof fight>[0]['enemies'] & object): boolean =>
      asked({ ask: 'ally-within', n: 3 }, fight({ enemies: [{ type: 'shellback', at: [0, 0] }, ...other] }));
    expect(alone([])).toBe(false);
    expect(alone([{ type: 'rebel-scout', at: [1, 0] }])).toBe(false);
    expect(alone([{ type: 'shellback', at: [1, 0], isIn: false }])).toBe(false);
    expect(alone([{ type: 'shellback', at: [3, 0] }])).toBe(true);
  });

  test.each([1, 2])('more than %i revealed', n => {
    const question: Question = { ask: 'revealed-more-than', n };
    expect(says(question)).toContain(`more than ${n} character`);
    const held = [0, 1, 2, 3].filter(revealed =>
      asked(
        question,
        fight({
          marshals: [0, 1, 2].map(seat => ({ at: [9, seat] as const, isRevealed: seat < revealed })),
          enemies: [{ type: 'shellback', at: [0, 0] }],
        }),
      ),
    );
    expect(held).toEqual([0, 1, 2, 3].filter(revealed => revealed > n));
  });

  test.each([2, 5])('the alert token in row %i or below', n => {
    const question: Question = { ask: 'alert-at-least', n };
    expect(says(question)).toBe(`Is the alert token in row ${n} or below?`);
    const rows = [1, 2, 3, 4, 5, 6, 7, 8];
    const held = rows.filter(alert => asked(question, fight({ alert, enemies: [{ type: 'shellback', at: [0, 0] }] })));
    expect(held).toEqual(rows.filter(row => row >= n));
  });

  test('half of its hit points gone, or more: of nine five, of eight four', () => {
    const worst = (maxHp: number): number => {
      const all = Array.from({ length: maxHp }, (_, n) => n + 1);
      return Math.max(...all.filter(hp => asked({ ask: 'half-hp' }, fight({ enemies: [{ type: 'shellback', at: [0, 0], hp, maxHp }] }))));
    };
    expect([worst(9), worst(8)]).toEqual([4, 4]);
  });
});

describe('What conditions do', () => {
  const term = (name: string): string => TERMS.find(one => one.name === name)!.says;
  const onTurnEnd = (condition: 'fire' | 'acid'): readonly number[] => {
    const r = fight({ marshals: [{ dial: 8, condition }], enemies: [{ type: 'shellback', at: [9, 9], condition }] });
    r.run(table => endMarshalCondition(table, 0));
    r.run(table => endEnemyTurn(table, r.enemy()));
    return [8 - r.marshal().dial, 9 - r.enemy().hp];
  };
  /** How the log says that somebody has it now. */
  const logged = (condition: (typeof CONDITIONS)[number]): string[] => {
    const r = fight({ marshals: [{}], enemies: [{ type: 'shellback', at: [9, 9] }] });
    const rule = 'FW-COND-2';
    return [
      sentence({ type: 'condition-gained', rule, seat: 0, condition, instead: 'none' }, r.state, null),
      sentence({ type: 'enemy-condition', rule, enemy: 0, condition, instead: 'none' }, r.state, null),
    ];
  };

  test.each(['fire', 'acid'] as const)('[FW-ECON-1][FW-ECON-3][FW-CCON-1][FW-CCON-5] %s: the damage at the end of the turn', condition => {
    const [marshal, enemy] = onTurnEnd(condition);
    const says = [term(condition === 'fire' ? 'Fire' : 'Acid'), ...logged(condition)];
    expect([marshal, enemy]).toEqual(condition === 'fire' ? [2, 2] : [1, 1]);
    for (const one of says) expect(one).toContain(`${marshal} damage`);
  });

  test('[FW-ECON-4][FW-CCON-6] frost: doubled, by 5 at most', () => {
    expect(term('Frost')).toContain('doubled, by 5 at most');
    expect([0, 1, 4, 5, 6, 9].map(n => frostAdds('frost', n))).toEqual([0, 1, 4, 5, 5, 5]);
    expect(frostAdds('fire', 4)).toBe(0);
  });

  test('[FW-ECON-5][FW-CCON-7] plasma: 3 damage when a second one comes', () => {
    const r = fight({ marshals: [{ dial: 8, condition: 'plasma' }], enemies: [{ type: 'shellback', at: [9, 9], condition: 'plasma' }] });
    r.run(table => conditionMarshal(table, 0, 'plasma', 'FW-CCON-7'));
    r.run(table => conditionEnemy(table, r.enemy(), 'plasma', 'FW-ECON-5'));
    expect([r.marshal().dial, r.enemy().hp]).toEqual([5, 6]);
    for (const one of [term('Plasma'), ...logged('plasma')]) expect(one).toContain('3 damage');
  });
});
