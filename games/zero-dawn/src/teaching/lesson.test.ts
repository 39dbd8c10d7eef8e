/** The first lesson: every question of the learner has its hint, what the hints tell is so, and the encounter is won by it (K-119). */
import { type AtHint, playLesson } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../content/box.ts';
import type { DawnEvent } from '../events.ts';
import { zeroDawn } from '../game.ts';
import { printedEnemy } from '../questions.ts';
import type { HunterState, State } from '../state.ts';
import { FIRST_HUNT } from './lesson.ts';

interface Met {
  readonly when: string;
  /** The place of the question among those that the learner was asked in the lesson. */
  readonly question: number;
  readonly says: string;
  readonly cards: readonly number[];
  readonly state: State;
}

/** Cards that a hunter can still lose. */
const cardsOf = ({ hand, draw }: HunterState): number => hand.length + draw.length;

function followed(): { readonly met: readonly Met[]; readonly told: readonly DawnEvent[] } {
  const met: Met[] = [];
  let last: AtHint | null = null;
  const before = FIRST_HUNT.before.filter(one => one.seat === FIRST_HUNT.seat).length;
  for (const step of playLesson(zeroDawn, FIRST_HUNT)) {
    const { hint, match } = (last = step);
    const state = structuredClone(match.state) as State;
    const question = match.turnOf(FIRST_HUNT.seat) - before + 1;
    met.push({ when: hint.when, question, says: hint.says, cards: state.hunters.map(cardsOf), state });
  }
  return { met, told: last!.match.events.map(({ event }) => event as DawnEvent) };
}

const { met, told } = followed();
const at = (n: number): Met => met[n - 1]!;
const events = <Type extends DawnEvent['type']>(type: Type): readonly Extract<DawnEvent, { type: Type }>[] =>
  told.filter((one): one is Extract<DawnEvent, { type: Type }> => one.type === type);

test('[K-119] its hints come one after the other, and nothing is asked of the learner between them', () => {
  expect(met.map(one => one.when)).toEqual([
    'take-action',
    'sneak-step',
    'take-action',
    'choose-target',
    'choose-part',
    'play-ammunition',
    'play-ability',
    'reroll',
    'spend-crit',
    'spend-glory',
    'pay-damage',
    'forced-dodge',
    'discard-before-drawing',
    'take-action',
    'choose-part',
    'play-ammunition',
    'play-ability',
    'spend-glory',
    'take-action',
    'vote-to-end',
    'level-up',
  ]);
  expect(met.map(one => one.question)).toEqual(met.map((_, i) => i + 1));
});

describe('[K-119] What its hints tell is so', () => {
  const [watcher, strider] = [0, 1];

  test('[ZD-CMPT-3] the first shot tears off the Canister: 12, of which 4 are needed, and 1 glory', () => {
    const canister = printedEnemy(at(5).state.enemies[strider]!).components[0]!;
    expect(canister).toMatchObject({ letter: 'A', name: 'Blaze Canister', tear: 4 });
    expect(at(6).cards[0]).toBe(16);
    expect(events('attack-hits')[0]).toMatchObject({ damage: 12, faces: ['crit', 2, 2, 2, 1], crit: 1, tear: 4, spared: { armour: 1 } });
    expect(events('glory-gained')[0]).toMatchObject({ seat: 0, n: 1, parts: [{ of: 'component', n: 1 }] });
    expect(at(10).state.hunters.map(one => one.discard.length)).toEqual([0, 0]);
  });

  test('[ZD-EATK-13] the Strider attacks the learner for 4; 3 are evaded, 1 card is lost', () => {
    expect(events('hunter-attacked').filter(one => one.seat === 0)).toEqual([
      expect.objectContaining({ enemy: strider, damage: 4, kind: 'melee' }),
    ]);
    expect(events('hunter-evaded').find(one => one.seat === 0)).toMatchObject({ damage: 4, faces: [3], lost: 1 });
    expect([at(11).cards[0], at(12).cards[0]]).toEqual([14, 13]);
    expect(events('hunter-moved').filter(one => one.seat === 0 && one.how === 'enemy-push')).toHaveLength(1);
  });

  test('[ZD-TURN-5] one of three Hunter Arrows is put away, and 3 cards are drawn', () => {
    expect(at(13).state.hunters[0]!.hand.map(nameOf)).toEqual(['Hunter Arrow', 'Hunter Arrow', 'Hunter Arrow']);
    expect(events('cards-drawn').findLast(one => one.seat === 0)).toMatchObject({ n: 3 });
  });

  test('[ZD-ALERT-7] the Watcher has noticed the learner, has 3 of 5 hit points left, and is killed through its armour', () => {
    const alerts = events('enemy-alerted').filter(one => one.enemy === watcher);
    expect(alerts).toEqual([expect.objectContaining({ why: 'hunter-near', by: 0 })]);
    const { hp, armour } = printedEnemy(at(14).state.enemies[watcher]!);
    expect([hp, at(14).state.enemies[watcher]!.wounds, armour]).toEqual([5, 2, 1]);
    expect(events('attack-hits').at(-1)).toMatchObject({ seat: 0, enemy: watcher, damage: 3, faces: [1, 0, 3], armour: 1 });
    expect(events('enemy-killed')).toEqual([expect.objectContaining({ enemy: watcher, by: 0, points: 2, inAll: 2, glory: 1 })]);
  });

  test('[ZD-COOP-7] [ZD-ACT-10] cards come back: one by glory to whoever has 7, three by Craft to whoever has 11', () => {
    expect(at(18).cards).toEqual([11, 7]);
    expect(at(19).cards).toEqual([11, 8]);
    expect(events('cards-recovered').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [1, 1],
      [0, 3],
    ]);
  });

  test('[ZD-MAINT-4] both vote once and alike, and the encounter is won before the last hint', () => {
    expect(events('vote-taken').map(one => one.votes)).toEqual([['end', 'end']]);
    expect(events('encounter-won')).toEqual([expect.objectContaining({ encounter: 1, points: 2, threshold: 2 })]);
    expect(events('hunter-fainted')).toEqual([]);
    expect(met.at(-1)!.says).toMatch(/From here on the hunt is yours/);
  });
});

test('[K-119] whoever has gone another way is told all the same, after the first question', () => {
  expect(FIRST_HUNT.hints.flatMap((one, i) => (one.anyway === undefined ? [i] : []))).toEqual([0]);
  const anyway = FIRST_HUNT.hints.flatMap(one => (typeof one.anyway === 'string' ? [one.anyway] : []));
  expect(anyway.filter(says => /Watcher|Strider|Carja|Needle|Hunter Arrow/.test(says))).toEqual([]);
});

test('[K-119] the hint of the vote is so for everybody: the other hunter votes to end, whichever way the learner went', () => {
  const { says, anyway } = FIRST_HUNT.hints.find(one => one.when === 'vote-to-end')!;
  for (const told of [says, anyway]) expect(told).toMatch(/ votes to end: do it, too\.$/);
  expect(FIRST_HUNT.others).toEqual({ 'vote-to-end': 'end' });
});

test('[ZD-END-1] [ZD-END-2] [ZD-CALL-6] How to play tells who wins', () => {
  expect(FIRST_HUNT.goal).toMatch(/Suns.*victory points.*wins/);
});

test('[ZD-CMPT-3] damage is one thing', () => {
  expect(at(5).says).toContain('4 damage is enough');
});

test('each hint is short', () => {
  const long = met.filter(({ says }) => says.length > 180).map(one => one.when);
  expect(long).toEqual(['level-up']);
});
