/** Dice and what may be done about them before they count. US-TEST-*, US-KARMA-*, US-R-4 to US-R-6. */
import { option, type Rule } from '@quarry/kernel';
import type { Die, Skill } from '../content/kinds.ts';
import { diceOf } from '../content/kinds.ts';
import type { RollFor } from '../content/words/index.ts';
import { chooseSome } from '../decisions.ts';
import { roll, successesOf, type Thrown, useKarma } from '../deeds/rolls.ts';
import type { Part, Purpose, Roller, Table } from '../events.ts';
import { testParts } from '../parts.ts';
import { isAlive, seatOf } from '../questions/basics.ts';
import { bestFace, testDice } from '../questions.ts';
import type { State, Stream, Who } from '../state.ts';
import { karmaOdds } from './odds.ts';

export interface Throw {
  readonly roller: Roller;
  readonly dice: readonly Die[];
  /** Where they come from, in their order. */
  readonly from?: readonly Part[];
  readonly for: Purpose;
  readonly against?: number;
  readonly stream: Stream;
  /** On which card the text stands that asks for it; -1 for none. */
  readonly card?: number;
  /** Whom it concerns: whoever rolls or is rolled against. */
  readonly concerns: readonly Who[];
  /** A blank may be unwelcome to whoever it is rolled against, too. */
  readonly cutsBothWays?: boolean;
  /** With so many successes more would be of no use to whoever rolls. */
  readonly enough?: number;
}

export function* throwDice(
  table: Table,
  { roller, dice, from = [], for: purpose, against = -1, stream, card = -1, concerns, cutsBothWays = false, enough = Infinity }: Throw,
): Rule<Thrown> {
  const thrown = roll(table, stream, roller, dice, purpose, against, from, Number.isFinite(enough) ? enough : 0);
  for (const who of actingFirst(table.state, concerns)) {
    const isOwn = 'who' in roller && roller.who === who;
    if (isOwn ? couldBeBetter(thrown, enough) : cutsBothWays || successesOf(thrown) > 0)
      yield* offerKarma(table, who, thrown, { isOwn, card });
  }
  return thrown;
}
/** US-R-6. */
const actingFirst = ({ active }: State, concerns: readonly Who[]): Who[] =>
  concerns.toSorted((a, b) => Number(b === active) - Number(a === active));

/** US-R-4: once in each turn of a player, and never in Preparation or at the start of a phase. */
const mayUseKarma = (state: State, who: Who): boolean => {
  const { karma, hasUsedKarma } = state.characters[who]!;
  return karma > 0 && !hasUsedKarma && isAlive(state, who) && (state.active >= 0 || state.step === 'last-chance');
};
const couldBeBetter = (thrown: Thrown, enough: number): boolean =>
  successesOf(thrown) < enough && thrown.dice.some((die, i) => thrown.faces[i]! < bestOf(die));
const bestOf = (die: Die): number => (die === 'red' ? 0 : bestFace(die));

/** US-KARMA-1 to US-KARMA-3. */
function* offerKarma(table: Table, who: Who, thrown: Thrown, { isOwn, card }: { isOwn: boolean; card: number }): Rule {
  const { state } = table;
  if (!mayUseKarma(state, who)) return;
  const { karma } = state.characters[who]!;
  const { dice, faces, enough } = thrown;
  const at = yield* chooseSome({
    seat: seatOf(state, who),
    kind: 'karma',
    rule: 'US-KARMA-1',
    options: dice.map((die, i) => option(`die-${i + 1}-${die}`, i, { kind: 'die', id: i })),
    min: 0,
    max: karma,
    facts: { who, card, dice, faces, for: thrown.for, enough, isOwn, most: karma, by: -1 },
    oddsOfSome: again => karmaOdds(thrown, again),
  });
  if (at.length > 0) useKarma(table, who, thrown, at);
}

/** US-TEST-1, US-TEST-2: the successes of a test of a skill. */
export function* testSkill(
  table: Table,
  who: Who,
  skill: Skill,
  {
    on,
    more = '',
    need = 1,
    purpose = skill,
    card = -1,
  }: { on?: Exclude<RollFor, 'melee' | 'ranged'>; more?: string; need?: number; purpose?: Purpose; card?: number } = {},
): Rule<Thrown> {
  const dice = [...testDice(table.state, who, skill, on), ...diceOf(more)];
  const from = testParts(table.state, who, skill, on, more);
  return yield* throwDice(table, { roller: { who }, dice, from, for: purpose, stream: 'test', card, concerns: [who], enough: need });
}
