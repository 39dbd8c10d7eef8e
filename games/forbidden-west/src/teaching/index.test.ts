/** What everybody plays for and what the step is for (K-116); words that are explained, and names from the box (K-118). */
import { describe, expect, test } from 'vitest';
import { CONDITIONS, COUNTERS, TERRAINS } from '../content/kinds.ts';
import { CONDITION_NAMES, COUNTER_NAMES, ENEMY_NAMES, TERRAIN_NAMES, TOKEN_NAMES } from '../content/names.ts';
import { STEPS, type View } from '../state.ts';
import { fight, type Position } from '../testing/rehearsal.ts';
import { given } from '../testing/stage.ts';
import { teaching } from './index.ts';

const senvi = { character: 'senvi', counted: 0, isHidden: true, row: 6 };
const drokkeh = { ...senvi, character: 'drokkeh' };
interface Now {
  readonly fight?: object;
  readonly marshals?: readonly object[];
  readonly [fact: string]: unknown;
}
function viewOf({ fight, marshals = [senvi, drokkeh], ...now }: Now): View {
  const inFight = { rows: 7, alert: 2, active: 0, threat: [], distractions: [], ...fight };
  return { chapter: 1, step: 'act', brief: 'B0', result: 'none', party: { marshals }, fight: inFight, ...now } as unknown as View;
}

describe('[K-116] Goal and step', () => {
  test('[FW-BRIEF-7] [FW-HP-6] in a fight the goal is its objective, otherwise the story', () => {
    const lost = 'It is lost if a Marshal faints when no health potion is left';
    expect(teaching.goal(given('B7', 2).state)).toBe(
      `Defeat the Stonetusk or destroy 3 components of the Stonetusk, by the end of turn 9. ${lost}; you have 3.`,
    );
    expect(teaching.goal(given('B7', 4).state)).toBe(
      `Defeat the Stonetusk or destroy 4 components of the Stonetusk, by the end of turn 21. ${lost}; you have 5.`,
    );
    const pumps = [0, 1, 2].map(x => ({ kind: 'pump', at: [x, 5], isDone: x === 0 }) as const);
    const used = (more: Position): string =>
      teaching.goal(
        fight({
          features: pumps,
          enemies: [{ type: 'rebel-scout', at: [9, 9] }],
          objective: { goal: 'interact', feature: 'pump', n: 3 },
          ...more,
        }).state,
      );
    expect(used({ potions: 1 })).toBe(`Use 3 pumps (1 of 3 done), by the end of turn 40. ${lost}; you have 1.`);
    expect(used({ potions: 0, objective: { then: [{ goal: 'interact', feature: 'pump', n: 2 }, { goal: 'exit' }] } })).toBe(
      `Part 1 of 2: use 2 pumps (1 of 2 done), by the end of turn 40. It is lost if a Marshal faints: no health potion is left.`,
    );
    expect(teaching.goal(viewOf({ brief: null }))).toMatch(/story of this chapter/);
    expect(teaching.goal(viewOf({ result: 'won' }))).toMatch(/story of this chapter/);
    expect(teaching.goal(viewOf({ brief: null, chapter: 13 }))).toMatch(/to its end\.$/);
  });

  test('every step is one sentence', () => {
    for (const step of STEPS) expect(teaching.step(viewOf({ step })), step).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test('[FW-ALERT-6] whoever is hidden is told how far the tokens are apart', () => {
    expect(teaching.step(viewOf({}))).toBe(
      'Senvi has 2 actions left and is hidden, until the threat token in row 6 and the alert token in row 2 meet.',
    );
  });

  test('[FW-ALERT-3] whoever is revealed is told so', () => {
    const revealed = { ...senvi, isHidden: false, row: 0, counted: 1 };
    expect(teaching.step(viewOf({ marshals: [revealed], fight: { threat: [0] } }))).toBe(
      'Senvi has 1 action left and is revealed: enemies draw behaviour cards, and attack.',
    );
  });

  test('before the first turn nobody acts', () => {
    expect(teaching.step(viewOf({ fight: { active: -1 } }))).toBe('A Marshal takes up to 2 different actions.');
  });

  test('[FW-EACT-5] [FW-R-62] enemies patrol, or draw a card if somebody, or a distraction, is revealed', () => {
    expect(teaching.step(viewOf({ step: 'enemies' }))).toMatch(/along its route/);
    expect(teaching.step(viewOf({ step: 'enemies', fight: { threat: [1] } }))).toMatch(/draws a behaviour card/);
    expect(teaching.step(viewOf({ step: 'enemies', fight: { distractions: [5] } }))).toMatch(/draws a behaviour card/);
  });

  test('[FW-SOLO-4] a Marshal alone needs a token for the command', () => {
    expect(teaching.step(viewOf({ step: 'command' }))).toMatch(/next Marshal is in range/);
    expect(teaching.step(viewOf({ step: 'command', marshals: [senvi] }))).toMatch(/a solo token/);
  });
});

describe('[K-118] Terms and names', () => {
  const forms = teaching.terms.flatMap(({ name, also = [] }) => [name, ...also]);

  test('every explanation is a sentence or more, none longer than twenty words', () => {
    for (const { name, says } of teaching.terms) {
      expect(says, name).toMatch(/^[A-Z].*\.$/);
      for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });

  test('every condition, counter, token and kind of ground that helps is explained', () => {
    const ground = TERRAINS.filter(one => one === 'grass' || one === 'cover' || one === 'elevation');
    const words = [
      ...CONDITIONS.map(one => CONDITION_NAMES[one]),
      ...COUNTERS.map(one => COUNTER_NAMES[one]),
      ...Object.values(TOKEN_NAMES),
      ...ground.map(one => TERRAIN_NAMES[one]),
    ];
    expect(forms).toEqual(expect.arrayContaining(words));
  });

  test('Marshals, clans, enemies, briefs, chapters and pages are proper names', () => {
    expect(teaching.names).toEqual(
      expect.arrayContaining(['Senvi', 'Lowland', 'The Practice Yard', 'Hekarro', ...Object.values(ENEMY_NAMES)]),
    );
  });
});
