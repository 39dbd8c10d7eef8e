/** The sensible player in positions where the right choice is plain. It is asked as a bot is asked: with what went through JSON. */
import { type Answer, bareDecision, playOut, SampledChance, Seed, startMatch, viewOf } from '@quarry/kernel';
import { byDay } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { sensible } from './bot.ts';
import { DECISION_KINDS } from './decisions.ts';
import { primal } from './game.ts';
import { campaignFor, expeditionFor, prologueFor, type Setup } from './setup.ts';
import { stateSchema, type View } from './state.ts';
import { proposes } from './telling/proposes.ts';
import { sensibleAnswer } from './testing/mind.ts';
import { hunt, type MadeUp } from './testing/rehearsal.ts';

const card = (id: string, more: MadeUp = {}): MadeUp => ({ id: `test-${id}`, colour: 'red', ...more });
const CUT = card('cut');
const GREAT_CUT = card('great-cut', { abilities: [{ on: 'play', effects: [{ do: 'more-damage', n: 9 }] }] });
const DODGE = card('dodge', { colour: 'green' });
const PARRY = card('parry', { colour: 'yellow' });

describe('A sequence', () => {
  test('begins with what makes the attack after it stronger', () => {
    const aim = card('aim', { colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'next-damage', by: 6 }] }] });
    const r = hunt({ hunters: [{ hand: [CUT, aim] }, {}] }).play();
    expect(sensibleAnswer(r, 'act')).toBe('test-aim');
  });

  test('has the attack that deals more for the same price', () => {
    const r = hunt({ hunters: [{ hand: [CUT, GREAT_CUT], sequence: [DODGE, PARRY] }, {}] }).play();
    expect(sensibleAnswer(r, 'act')).toBe('test-great-cut');
  });

  test('leaves a behaviour asleep that would cost more than the card brings', () => {
    const feint = card('feint', { colour: 'blue' });
    const awful = { icons: ['maneuver'], isKnown: true, base: [{ do: 'hit', who: 'each', more: 4 }] } as const;
    const r = hunt({ hunters: [{ hand: [feint, DODGE], sequence: [PARRY] }, {}], slots: [awful] }).play();
    expect(sensibleAnswer(r, 'act')).not.toBe('test-feint');
  });

  test('is defended against attrition that would fell its hunter', () => {
    const r = hunt({ hunters: [{ hand: [DODGE, PARRY], damage: 7, isThreatened: true }, {}], attrition: [2, 2, 2, 1, 1] }).play();
    expect(['test-dodge', 'test-parry']).toContain(sensibleAnswer(r, 'act'));
  });

  test('is paid with what is needed least', () => {
    const dear = card('dear', { cost: 1 });
    const dull = card('dull', { colour: 'blue', cost: 3 });
    const r = hunt({ hunters: [{ hand: [dear, GREAT_CUT, dull] }, {}] })
      .play()
      .answer('act', 'test-dear');
    expect(sensibleAnswer(r, 'pay')).toEqual(['test-dull']);
  });

  test('[PA-STAM-3] is at first to be paid with what is worth no more than it costs', () => {
    const dear = card('dear', { cost: 1 });
    const dull = card('dull', { colour: 'blue', cost: 3, value: 2 });
    const r = hunt({ hunters: [{ hand: [dear, dull, GREAT_CUT] }, {}] })
      .play()
      .answer('act', 'test-dear');
    const view = viewOf(stateSchema, r.state, 0) as View;
    expect(proposes(bareDecision(r.decision('pay')), view)).toEqual(['test-great-cut']);
  });
});

describe('Where to stand', () => {
  test('a hunter goes where the stance lies open', () => {
    const r = hunt({
      step: 'move',
      stance: { exposed: ['flank'] },
      hunters: [{ hand: [GREAT_CUT, card('step', { colour: 'blue', cost: 3 })], at: 'south', stamina: 2 }, { at: 'south' }],
      faces: 'south',
      aggro: 1,
    }).play();
    expect(['sector-1', 'sector-3']).toContain(sensibleAnswer(r, 'move'));
  });

  test('nobody stays in fire, where nothing can be played', () => {
    const r = hunt({
      step: 'move',
      hunters: [{ hand: [GREAT_CUT, DODGE], at: 'south', stamina: 1 }, { at: 'east' }],
      terrain: [{ kind: 'fire', at: 'south' }],
    }).play();
    expect(sensibleAnswer(r, 'move')).not.toBe('stay');
  });
});

describe('For others', () => {
  test('the fallen are helped up', () => {
    const r = hunt({
      hunters: [
        { hand: [CUT, DODGE, PARRY], at: 'south' },
        { ko: 'black', at: 'south' },
      ],
    }).play();
    expect(sensibleAnswer(r, 'act')).toBe('revive');
  });

  test('a potion is kept until there is something to heal', () => {
    const drinks = (damage: number) => {
      const balm = { id: `test-balm-${damage}`, abilities: [{ on: 'consume', effects: [{ do: 'heal', n: 4 }] }] } as const;
      return sensibleAnswer(hunt({ step: 'consume', hunters: [{ potions: [balm], damage }, {}] }).play(), 'consume');
    };
    expect(drinks(0)).toBe('none');
    expect(drinks(7)).toBe('test-balm-7');
  });
});

interface Given {
  readonly seat: number;
  readonly kind: string;
  readonly answer: Answer;
}
/** Plays a table to its end, and tells what was asked of whom and what was answered. */
function played(setup: Setup, seed: string): Given[] {
  const match = startMatch(primal, setup, seed, 'nothing');
  if (!match.ok) throw new Error(match.refusal.says);
  const given: Given[] = [];
  const chance = new SampledChance<'bot'>(new Seed(seed));
  const MOST = 30_000;
  playOut(
    match.value,
    decision => {
      const { seat, kind } = decision;
      const answer = sensible(match.value.view(seat) as View, bareDecision(decision), seat, chance);
      given.push({ seat, kind, answer });
      return answer;
    },
    MOST,
  );
  expect(given.length).toBeLessThan(MOST);
  expect(match.value.outcome).not.toBeNull();
  return given;
}

describe('Whole hunts come to an end', () => {
  test.each(
    byDay(
      [
        ['the prologue for two', prologueFor(2)],
        ['an expedition for three', expeditionFor(3, 'stormhorn', 2)],
        ['the last one, for four', expeditionFor(4, 'sleeper', 3)],
        ['a chapter with its camp', campaignFor(2)],
      ] as const,
      0,
      3,
    ),
  )('%s', (_, setup) => {
    for (const { kind } of played(setup, 'whole')) expect(DECISION_KINDS).toContain(kind);
  });
});

describe('A table of sensible hunters', () => {
  const given = ['five', 'seven', 'eight'].flatMap(seed => played(expeditionFor(4, 'ramhide', 1), seed));
  const helped = given.filter(one => one.kind === 'help');
  const wayOf = ({ answer }: Given): string => (typeof answer === 'string' ? answer.split('-')[0]! : '');
  const isPass = (one: Given): boolean => one.kind === 'help' && wayOf(one) === 'pass';

  test('[PA-KW-ASSIST-1][PA-KW-TAUNT-1] assists and taunts', () => {
    const ways = new Set(helped.map(wayOf));
    expect([...ways].sort()).toEqual(['assist', 'pass', 'taunt']);
  });

  test('asks nobody again for help before something else was done, and seldom in all', () => {
    for (const [i, one] of given.entries()) {
      if (!isPass(one)) continue;
      const next = given.slice(i + 1).find(two => !isPass(two) || two.seat === one.seat);
      expect(next === undefined || !isPass(next), `answer ${i}`).toBe(true);
    }
    expect(helped.length).toBeLessThan(given.length / 4);
  });
});
