/** The first lesson: it can be followed, and what its hints say of the morning is so (K-119). */
import { type AnyMatch, startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { DECISION_KINDS } from '../decisions.ts';
import { underOurSun } from '../game.ts';
import { HAVEN, towards } from '../places.ts';
import { listOf, sneakCost, waterRoom } from '../questions.ts';
import type { State } from '../state.ts';
import { amountOf, counterOf } from '../texts-in-force.ts';
import { FIRST_MORNING } from './lesson.ts';

const { seat, hints } = FIRST_MORNING;
const MORNING = hints.filter(one => one.answer !== undefined);
const WREN = 0;
const BOONE = 1;
const STREET = towards(HAVEN, 1);

/** The lesson once all hints before this one were followed, with nothing asked between them. */
function before(isIt: (hint: (typeof hints)[number]) => boolean): { readonly match: AnyMatch; readonly state: State } {
  const started = startMatch(underOurSun, FIRST_MORNING.setup, FIRST_MORNING.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const { answer } of FIRST_MORNING.before) expect(match.answer(seat, answer)).toMatchObject({ ok: true });
  for (const one of MORNING) {
    expect(match.open.map(open => open.kind)).toEqual([one.when]);
    if (isIt(one)) break;
    expect(match.answer(seat, one.answer!), one.says).toMatchObject({ ok: true });
  }
  return { match, state: match.state as State };
}
const beforeAnswer = (answer: string) => before(one => one.answer === answer);
const afterMorning = () => before(() => false);
const told = ({ match }: ReturnType<typeof before>, type: string) =>
  match.events.map(one => one.event).findLast(event => event.type === type);

describe('[K-119] A first morning', () => {
  test('[US-WATER-1] [US-AP-1] Wren has drunk, and has 6 AP', () => {
    const { state } = beforeAnswer(`explore-${STREET}`);
    expect(state.characters[WREN]).toMatchObject({ id: 'wren', water: 4, ap: 6 });
    expect(waterRoom(state, WREN)).toBe(8);
  });

  test('[US-EXPL-2] [US-SNEAK-1] the street has metal and an open enemy symbol, and costs Wren 2 AP unseen', () => {
    const { state } = beforeAnswer(`sneak-${STREET}`);
    expect(state.tiles.find(one => one.hex === STREET)).toMatchObject({ goods: listOf({ metal: 1 }), symbols: [-1] });
    expect(state.enemies).toEqual([]);
    expect([sneakCost(state, WREN, STREET), sneakCost(state, WREN, HAVEN)]).toEqual([2, 1]);
  });

  test('[US-SNEAK-3] [US-STEALTH-2] she takes the metal unseen', () => {
    const { state } = beforeAnswer(`sneak-${HAVEN}`);
    expect(state.characters[WREN]).toMatchObject({ isStealthy: true, goods: listOf({ metal: 1 }), ap: 2 });
  });

  test('[US-MISSION-2] what the pump wants is not said once it is mended', () => {
    const { match } = beforeAnswer('mission-deliver-metal');
    const [told] = hints.filter(({ answer }) => answer === 'mission-deliver-metal');
    const view = match.view(seat) as State;
    expect([told!.hasPassed?.(view), told!.hasPassed?.({ ...view, stage: 1 })]).toEqual([false, true]);
  });

  test('what is told of is told where it can be done, and the end not before the first Morning is over', () => {
    const { match } = beforeAnswer('collect');
    const view = match.view(seat) as State;
    const notNow = (when: (hint: (typeof hints)[number]) => boolean, seen: State = view) =>
      hints.filter(when).map(one => one.hasPassed?.(seen));
    const by = (answer: string) => (hint: (typeof hints)[number]) => hint.answer === answer && hint.anyway !== undefined;

    expect(notNow(by('collect'))).toEqual([false]);
    expect([notNow(by('deal')), notNow(by('replenish')), notNow(by('loot-rat-pack.1'))]).toEqual([[true], [true], [true]]);
    expect(notNow(one => one === hints.at(-1))).toEqual([true]);
    expect(notNow(one => one === hints.at(-1), { ...view, phases: 2 })).toEqual([false]);
  });

  test('[US-MISSION-2] two people bring 3 metal, 1 connector and 1 plastic', () => {
    const { state } = beforeAnswer('mission-deliver-metal');
    const wanted = (times: number, plus: number): number => amountOf(state, { of: 'characters', times, plus });
    expect([wanted(0.5, 2), wanted(0.5, 0)]).toEqual([3, 1]);
  });

  test('[US-MERCH-3] Lawrence has a connector for 2 of 3 water', () => {
    expect(beforeAnswer('cube-connector').state.characters[BOONE]).toMatchObject({ water: 3 });
    expect(beforeAnswer('done').state.characters[BOONE]).toMatchObject({ water: 1, goods: listOf({ connector: 1 }) });
  });

  test('[US-COMBAT-6] the rats fall to 3 damage and still hit for 1', () => {
    const karma = before(one => one.when === 'karma');
    expect(told(karma, 'enemy-hurt')).toMatchObject({ n: 3, left: 0 });
    expect(told(karma, 'rolled')).toMatchObject({ for: 'counterattack', successes: 1 });
  });

  test('[US-CHAR-2] the skill takes it off, and nobody is infected', () => {
    const { state } = before(one => one.answer === 'loot-rat-pack.1');
    expect(state.characters[BOONE]).toMatchObject({ hp: 9, isInfected: false, karma: 3 });
  });

  test('[US-LOOT-2] [US-LOOT-3] the body has food, and plastic out of the bag', () => {
    expect(beforeAnswer('mission-deliver-plastic').state.characters[BOONE]!.goods).toEqual(listOf({ food: 1, plastic: 1 }));
  });

  test('[US-REFILL-3] [US-AFT-1] when the Afternoon begins, two metal are missing and Lawrence has them', () => {
    const { match, state } = afterMorning();
    expect(match.open.map(one => one.kind)).toEqual(['first-actor']);
    const delivered = ['metal delivered', 'connectors delivered', 'plastic delivered'].map(counter => counterOf(state, counter));
    expect(delivered).toEqual([1, 1, 1]);
    expect(state.merchants[0]!.goods).toEqual(listOf({ metal: 2, wood: 1 }));
    expect(state.tiles.find(one => one.hex === HAVEN)).toMatchObject({ source: 0 });
    expect(state.tiles.find(one => one.hex === towards(HAVEN, 2))).toMatchObject({ goods: listOf({ metal: 1 }), hasEvent: true });
    expect(state.characters).toMatchObject([
      { water: 8, ap: 6 },
      { water: 4, ap: 6 },
    ]);
  });
});

describe('[K-119] What a hint says', () => {
  const saying = (answer: unknown): string => hints.find(one => JSON.stringify(one.answer) === JSON.stringify(answer))!.says;
  const all = hints.flatMap(({ says, anyway }) => (typeof anyway === 'string' ? [says, anyway] : [says]));

  test('whatever one plays with, one presses', () => {
    expect(all.filter(says => /\b(click|tap)/i.test(says))).toEqual([]);
  });

  test('[US-MERCH-1] [US-KARMA-1] what is to be pressed is called as on the screen', () => {
    expect(saying('deal')).toContain('press Lawrence, the lit scales, then Deal');
    const karma = hints.find(one => one.when === 'karma')!;
    expect([karma.says, karma.anyway].every(says => /press Keep all/.test(String(says)))).toBe(true);
  });

  test('[US-REFILL-1] what an answer brings is not told as done before it is given', () => {
    expect(all.filter(says => /That was/.test(says))).toEqual([]);
  });

  test('the last one closes the lesson and says how it goes on', () => {
    expect(hints.at(-1)!.says).toMatch(/That is the lesson\. .*day 6.*\. Small sips\.$/);
    expect(hints.filter(({ says }) => says.includes('That is the lesson'))).toHaveLength(1);
  });
});

test('[K-119] every hint waits for a decision that there is, and is short', () => {
  expect(hints.length).toBeGreaterThanOrEqual(12);
  for (const { when, says } of hints) {
    expect(DECISION_KINDS).toContain(when);
    expect(says).toMatch(/^[A-Z\d].*\.$/);
    for (const sentence of says.split(/(?<=\.) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
  }
});
