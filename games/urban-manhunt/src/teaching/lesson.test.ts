/** The lesson comes about as its hints tell it. */
import { bareDecision, SampledChance, Seed, startMatch, viewOf } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { controlCard, nameOf } from '../content/box.ts';
import { urbanManhunt } from '../game.ts';
import { sayOrders } from '../sentences/control.ts';
import { type CrimFacts, intends } from '../sentences/intents.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { given } from '../testing/rehearsal.ts';
import { FIRST_HUNT } from './lesson.ts';

function followed() {
  const started = startMatch(urbanManhunt, FIRST_HUNT.setup, FIRST_HUNT.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const met: { when: string; turn: number; points: number; wounds: number; rolled: string; odds: string[]; succeeds: number[] }[] = [];
  for (let hints = [...FIRST_HUNT.hints]; hints.length > 0; ) {
    const decision = match.open[0]!;
    const state = match.state as State;
    const hint = decision.kind === hints[0]!.when ? hints.shift() : undefined;
    if (hint) {
      const { points, wounds } = state.hunters[0]!;
      const eliminates =
        decision.odds && decision.options.map(one => decision.odds!(one)['eliminates']?.find(row => row.value === 1)?.chance ?? 0);
      const odds = (eliminates ?? []).map((chance, i) => `${decision.options[i]!.key} ${Math.round(100 * chance)}`);
      const succeeds = decision.options.flatMap(
        one => decision.odds?.(one)['succeeds']?.flatMap(row => (row.value === 1 ? row.chance : [])) ?? [],
      );
      met.push({ when: hint.when, turn: state.turn, points, wounds, rolled: String(decision.facts?.faces ?? ''), odds, succeeds });
    }
    const chance = new SampledChance<'bot'>(new Seed(`${match.seed}/bot ${match.n}`));
    const answered = match.answer(0, hint?.answer ?? urbanManhunt.sensible(match.view(0) as View, bareDecision(decision), 0, chance));
    expect(answered.ok).toBe(true);
  }
  return { met, state: match.state as State };
}

test('the hints come one after the other, in the turns and with the numbers that they speak of', () => {
  const { met, state } = followed();

  expect(met.map(({ when, turn, points, wounds }) => `${when}: turn ${turn}, ${points} points, ${wounds} wounds`)).toEqual([
    'choose-hunter: turn 0, 0 points, 0 wounds',
    'choose-corner: turn 0, 0 points, 0 wounds',
    'act: turn 1, 0 points, 0 wounds',
    'after-roll: turn 1, 0 points, 0 wounds',
    'walk: turn 1, 0 points, 0 wounds',
    'act: turn 1, 0 points, 0 wounds',
    'choose-target: turn 1, 0 points, 0 wounds',
    'impact-option: turn 1, 7 points, 0 wounds',
    'after-roll: turn 1, 14 points, 0 wounds',
    'act: turn 2, 14 points, 2 wounds',
    'act: turn 2, 15 points, 2 wounds',
  ]);
  expect(met[3]!.rolled).toBe('7,9');
  expect(met[6]!.odds).toEqual(['c2 14', 'c4 56']);
  expect(met[8]!.rolled).toBe('3,2');
  // Seen It Before, Old Pro, and both ways to keep the roll: none makes 3 successes, so nothing is spent.
  expect([met[8]!.succeeds, FIRST_HUNT.hints[8]!.answer]).toEqual([[0, 0, 0, 0], 'pass']);
  expect(state.pods[2]).toBe(false);
});

test('[UM-POD-2] a pod is spoken of only where it can be opened', () => {
  const [told] = FIRST_HUNT.hints.filter(({ answer }) => answer === 'universal');
  const beside = (at: readonly [number, number]) => told!.hasPassed?.(viewOf(stateSchema, given({ hunters: [{ at }] }).state, 0));
  expect([beside([24, 15.7]), beside([24, 16.5])]).toEqual([false, true]);
  expect(FIRST_HUNT.hints.filter(one => one !== told && /\bpod\b/.test(one.says)).map(({ when }) => when)).toEqual([
    'choose-corner',
    'walk',
  ]);
});

test('[UM-DEF-1] the defence is not given up for the turn', () => {
  expect(FIRST_HUNT.hints.map(({ answer }) => answer).filter(answer => typeof answer === 'string' && answer.startsWith('pass'))).toEqual([
    'pass',
    'pass',
  ]);
});

test('the crims and the Control Card are those that the hints name', () => {
  const started = startMatch(urbanManhunt, FIRST_HUNT.setup, FIRST_HUNT.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const answer of ['prime-marlowe', 'se', { x: 45.75, y: 3.25 }]) match.answer(0, answer);
  const { crims, control } = match.state as State;

  expect(crims.map(({ no, card }) => `${no} ${nameOf(card)}`)).toEqual([
    '1 Getaway Driver',
    '2 Old Sergeant',
    '3 Alley Brawler',
    '4 Getaway Driver',
  ]);
  expect(sayOrders(controlCard(control))).toBe('Aggressive, Skittish and Sneaky crims Charge, Tactical ones Shoot');
});

test('[UM-SHO-3] the first Move is made because nobody can be reached, and one crim can reach you', () => {
  const started = startMatch(urbanManhunt, FIRST_HUNT.setup, FIRST_HUNT.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const answer of ['prime-marlowe', 'se', { x: 45.75, y: 3.25 }]) match.answer(0, answer);
  const facts = intends(match.view(0) as View, 0).map(one => one.facts as CrimFacts);

  expect(facts.map(({ attacks, hitsYou }) => [attacks.length, hitsYou !== undefined])).toEqual([
    [0, false],
    [0, true],
    [0, false],
    [0, false],
  ]);
  expect(FIRST_HUNT.hints[2]!.says).toContain(
    'Old Sergeant can reach you and shoots, the others charge. You cannot reach anyone yet: Move.',
  );
});

test('[K-119] whoever goes another way is told all but the choice of a hunter, and the end not before the crims have acted', () => {
  expect(FIRST_HUNT.hints.filter(one => one.anyway === undefined).map(one => one.when)).toEqual(['choose-hunter']);
  const last = FIRST_HUNT.hints.at(-1)!;
  const inTurn = (turn: number) => last.hasPassed?.(viewOf(stateSchema, given({ turn, hunters: [{ at: [24, 15.7] }] }).state, 0));
  expect([inTurn(1), inTurn(2)]).toEqual([true, false]);
});

test('[K-119] the last hint closes the lesson, whichever way was gone', () => {
  const { says, anyway } = FIRST_HUNT.hints.at(-1)!;
  for (const last of [says, String(anyway)]) expect(last).toMatch(/That is the lesson; from here on the hunt is yours\.$/);
});
