/** The Campfire Phase and its victory step: ZD-CAMP-1..3, ZD-VIC-1..18; rulings ZD-R-109..117. The last victory step is in hunters-call.test.ts. */

import { describe, expect, test } from 'vitest';
import { trackingCard } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import { layMap } from '../content/maps.ts';
import { mapInPlay, threshold } from '../questions.ts';
import { print } from '../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given } from '../testing/rehearsal.ts';
import { endEncounter, maintenance } from './maintenance.ts';
import { victory } from './victory.ts';

interface Tokens {
  readonly leader?: number;
  readonly fledgling?: number;
}

/** After an encounter that was won, with this much glory by seat. Seat 0 is Leader and the last seat Fledgling unless said. */
function ranked(glory: readonly number[], tokens: Tokens = {}): DawnRehearsal {
  return given({ hunters: glory.map(n => ({ glory: n })), state: { step: 'victory', result: 'success', encounter: 2, ...tokens } }).run(
    victory,
  );
}

/** By which clause the tokens are handed over. */
const cited = ({ told }: DawnRehearsal): string[] => told.filter(one => one.type.endsWith('-named')).map(one => one.rule);

/** The Suns of each seat, the highest first: `B` Blazing, `F` Full, `H` Half, `-` none. */
const suns = ({ state }: DawnRehearsal): string[] =>
  state.hunters.map(({ blazingSuns, fullSuns, halfSuns }) => 'B'.repeat(blazingSuns) + 'F'.repeat(fullSuns) + 'H'.repeat(halfSuns) || '-');
const tokens = ({ state }: DawnRehearsal): Tokens => ({ leader: state.leader, fledgling: state.fledgling });

describe('The Campfire Phase', () => {
  const won = { step: 'end-encounter', result: 'success', encounter: 1, level: 1 } as const;

  test('[ZD-CAMP-1] after success come the victory step, the level up step and the merchant step', () => {
    const stage = given({ hunters: [{ glory: 2 }, { glory: 1 }], state: won }).play();

    expect(stage.types('encounter-won', 'sun-gained', 'merchants-opened')).toEqual(['encounter-won', 'sun-gained']);
    expect(stage.open.map(({ kind }) => kind)).toEqual(['level-up', 'level-up']);

    stage.answer('level-up', 'stay', 0).answer('level-up', 'stay', 1);

    expect(stage.types('encounter-won', 'sun-gained', 'merchants-opened')).toEqual(['encounter-won', 'sun-gained', 'merchants-opened']);
    expect([stage.state.step, stage.asks]).toEqual(['buy', 'buy']);
  });

  test('[ZD-CAMP-2] after failure all glory goes, and the merchant step comes at once: no Sun, no level up', () => {
    const stage = given({ hunters: [{ glory: 2 }, { glory: 1 }, {}], state: { ...won, result: 'failure' } }).play();

    expect(stage.state.hunters.map(one => [one.glory, one.skill])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(suns(stage)).toEqual(['-', '-', '-']);
    expect(stage.types()).toEqual(['encounter-lost', 'table-cleared', 'glory-lost', 'glory-lost', 'merchants-opened']);
    expect([stage.state.step, stage.asks]).toEqual(['buy', 'buy']);
  });

  test.each([1, 2, 3])(
    '[ZD-CAMP-3] [ZD-R-117] a failed encounter of level %i opens the merchant of that level; Leader and Fledgling stay',
    level => {
      const stage = given({
        hunters: [{ glory: 1 }, { glory: 4 }, { glory: 2 }],
        state: { ...won, result: 'failure', level, leader: 2, fledgling: 1 },
      }).play();

      expect(stage.state.merchants.map(one => one.isOpen)).toEqual([1, 2, 3].map(one => one === level));
      expect(tokens(stage)).toEqual({ leader: 2, fledgling: 1 });
      expect(stage.types('leader-named', 'fledgling-named')).toEqual([]);
      expect([stage.state.step, stage.types('merchants-opened')]).toEqual(['buy', ['merchants-opened']]);
    },
  );

  test.each([
    { seats: 1, needs: 3 },
    { seats: 2, needs: 3 },
    { seats: 3, needs: 7 },
    { seats: 4, needs: 7 },
  ])('[ZD-R-109] a card that prints 3 and 7 asks $needs points of $seats', ({ seats, needs }) => {
    const far: EnemyOn = { type: 'watcher', at: [5, 2] };
    const stage = given({ hunters: Array.from({ length: seats }, () => ({})), enemies: [far], state: { step: 'maintenance' } });
    const { state } = stage;
    const map = mapInPlay(state);
    const card = { ...trackingCard(state.card), id: `two-thresholds-${seats}`, threshold: [3, 7] as const };
    state.card = print('tracking', card);
    layMap(trackingCard(state.card), map);

    state.points = needs - 1;
    const short = stage.run(maintenance).asks;
    state.points = needs;
    const enough = stage.run(maintenance).asks;

    expect(threshold(state)).toBe(needs);
    expect([short, enough]).toEqual([null, 'vote-to-end']);
  });
});

describe('Ranks and Suns', () => {
  test('[ZD-VIC-1] [ZD-VIC-2] two players: most glory is worth a Full Sun and Leader, the other takes Fledgling', () => {
    expect(suns(ranked([3, 1]))).toEqual(['F', '-']);
    expect(tokens(ranked([3, 1]))).toEqual({ leader: 0, fledgling: 1 });

    expect(suns(ranked([1, 3]))).toEqual(['-', 'F']);
    expect(tokens(ranked([1, 3]))).toEqual({ leader: 1, fledgling: 0 });
  });

  test('[ZD-VIC-1] only the glory of this encounter counts, not the Suns of earlier ones', () => {
    const stage = given({ hunters: [{ glory: 1, blazingSuns: 2 }, { glory: 2 }, {}], state: { step: 'victory', encounter: 3 } }).run(
      victory,
    );

    expect(suns(stage)).toEqual(['BBH', 'F', '-']);
  });

  test('[ZD-VIC-3] two players tied: no Sun, and the tokens are swapped', () => {
    expect(suns(ranked([2, 2]))).toEqual(['-', '-']);
    expect(tokens(ranked([2, 2]))).toEqual({ leader: 1, fledgling: 0 });
    expect(tokens(ranked([2, 2], { leader: 1, fledgling: 0 }))).toEqual({ leader: 0, fledgling: 1 });
    expect(suns(ranked([0, 0]))).toEqual(['-', '-']);
    expect(cited(ranked([2, 2]))).toEqual(['ZD-VIC-3', 'ZD-VIC-3']);
    expect(ranked([2, 2]).told).toContainEqual({ type: 'leader-named', rule: 'ZD-VIC-3', seat: 1, isTied: true });
    expect(cited(ranked([3, 1]))).toEqual(['ZD-VIC-6', 'ZD-VIC-7']);
  });

  test('[ZD-VIC-4] three players: a Full Sun, a Half Sun, none', () => {
    expect(suns(ranked([5, 3, 1]))).toEqual(['F', 'H', '-']);
    expect(suns(ranked([1, 5, 3]))).toEqual(['-', 'F', 'H']);
  });

  test('[ZD-VIC-5] four players: Blazing, Full, Half, none', () => {
    expect(suns(ranked([6, 4, 2, 1]))).toEqual(['B', 'F', 'H', '-']);
    expect(suns(ranked([1, 2, 6, 4]))).toEqual(['-', 'H', 'B', 'F']);
  });

  test('[ZD-VIC-9] a shared place is worth the Sun one step below', () => {
    expect(suns(ranked([5, 5, 3, 1]))).toEqual(['F', 'F', 'H', '-']);
    expect(suns(ranked([5, 1, 5]))).toEqual(['H', '-', 'H']);
  });

  test('[ZD-VIC-10] the others rank as if the tied took that place and those below', () => {
    expect(suns(ranked([5, 5, 3, 1]))).toEqual(['F', 'F', 'H', '-']);
    expect(suns(ranked([6, 4, 4, 1]))).toEqual(['B', 'H', 'H', '-']);
  });

  test('[ZD-VIC-11] the Half Sun is the lowest: a tie for third of four still gives it', () => {
    expect(suns(ranked([6, 4, 2, 2]))).toEqual(['B', 'F', 'H', 'H']);
  });

  test('[ZD-VIC-12] three tied first of four: the last is fourth', () => {
    expect(suns(ranked([3, 3, 3, 1]))).toEqual(['F', 'F', 'F', '-']);
  });

  test('[ZD-VIC-17] three players, two tied first: the third has no Sun and takes Fledgling', () => {
    const stage = ranked([5, 5, 1], { leader: 0, fledgling: 1 });

    expect(suns(stage)).toEqual(['H', 'H', '-']);
    expect(tokens(stage)).toEqual({ leader: 1, fledgling: 2 });
  });

  test('[ZD-VIC-18] four players in two pairs: one pair ties for first, the other for third', () => {
    const stage = ranked([5, 5, 1, 1], { leader: 0, fledgling: 3 });

    expect(suns(stage)).toEqual(['F', 'F', 'H', 'H']);
    expect(tokens(stage)).toEqual({ leader: 1, fledgling: 2 });
  });

  test('[ZD-R-110] a place without glory is still a place', () => {
    expect(suns(ranked([2, 0]))).toEqual(['F', '-']);
    expect(suns(ranked([4, 0, 0]))).toEqual(['F', 'H', 'H']);
    expect(suns(ranked([4, 3, 0, 0]))).toEqual(['B', 'F', 'H', 'H']);
  });

  test('[ZD-R-111] a tie for second of three is worth a Half Sun each', () => {
    expect(suns(ranked([5, 2, 2]))).toEqual(['F', 'H', 'H']);
  });

  test('[ZD-R-112] all tied: a Half Sun each of three, a Full Sun each of four', () => {
    expect(suns(ranked([2, 2, 2]))).toEqual(['H', 'H', 'H']);
    expect(suns(ranked([2, 2, 2, 2]))).toEqual(['F', 'F', 'F', 'F']);
  });

  test('[ZD-R-113] a tie for second of four: two or three get a Half Sun, whoever is left is fourth', () => {
    expect(suns(ranked([5, 3, 3, 1]))).toEqual(['B', 'H', 'H', '-']);
    expect(suns(ranked([5, 3, 3, 3]))).toEqual(['B', 'H', 'H', 'H']);
  });
});

describe('Leader and Fledgling', () => {
  test('[ZD-VIC-6] first place takes Leader, or keeps it', () => {
    expect(ranked([1, 5, 3]).state.leader).toBe(1);
    expect(ranked([5, 3, 1]).state.leader).toBe(0);
    expect(ranked([1, 2, 3, 4]).toldOf('leader-named')).toEqual([{ type: 'leader-named', rule: 'ZD-VIC-6', seat: 3 }]);
  });

  test('[ZD-VIC-7] fewest glory takes Fledgling, or keeps it', () => {
    expect(ranked([1, 5, 3]).state.fledgling).toBe(0);
    expect(ranked([5, 3, 1]).state.fledgling).toBe(2);
    expect(ranked([4, 1, 3, 2]).toldOf('fledgling-named')).toEqual([{ type: 'fledgling-named', rule: 'ZD-VIC-7', seat: 1 }]);
  });

  test('[ZD-VIC-8] then all glory is discarded, after Suns and tokens', () => {
    const stage = ranked([6, 4, 0, 1]);

    expect(stage.state.hunters.map(one => one.glory)).toEqual([0, 0, 0, 0]);
    expect(stage.types()).toEqual([
      'sun-gained',
      'sun-gained',
      'sun-gained',
      'leader-named',
      'fledgling-named',
      'glory-lost',
      'glory-lost',
      'glory-lost',
    ]);
    expect(stage.state.step).toBe('level-up');
  });

  test('[ZD-VIC-13] a tie for Leader goes to the tied player who does not hold it', () => {
    expect(ranked([5, 5, 1], { leader: 0, fledgling: 2 }).state.leader).toBe(1);
    expect(ranked([5, 5, 1], { leader: 1, fledgling: 2 }).state.leader).toBe(0);
  });

  test('[ZD-VIC-14] if no tied player holds it, to the first of them in turn order', () => {
    expect(ranked([1, 5, 5], { leader: 0, fledgling: 2 }).state.leader).toBe(1);
    expect(ranked([5, 5, 1, 2], { leader: 2, fledgling: 3 }).state.leader).toBe(0);
  });

  test('[ZD-VIC-15] a tie for Fledgling goes to the tied player who does not hold it', () => {
    expect(ranked([5, 1, 1], { leader: 0, fledgling: 2 }).state.fledgling).toBe(1);
    expect(ranked([5, 1, 1], { leader: 0, fledgling: 1 }).state.fledgling).toBe(2);
  });

  test('[ZD-VIC-16] if no tied player holds it, to the first of them in turn order', () => {
    expect(ranked([4, 1, 3, 1], { leader: 0, fledgling: 2 }).state.fledgling).toBe(1);
    expect(ranked([4, 1, 3, 1], { leader: 2, fledgling: 0 }).state.fledgling).toBe(3);
  });

  test('[ZD-R-114] three or more tied, the holder among them: the first of the others in turn order', () => {
    expect(ranked([3, 3, 3, 1], { leader: 1, fledgling: 3 }).state.leader).toBe(2);
    expect(ranked([3, 3, 3, 1], { leader: 2, fledgling: 3 }).state.leader).toBe(0);
    expect(ranked([5, 1, 1, 1], { leader: 0, fledgling: 1 }).state.fledgling).toBe(2);
    expect(ranked([5, 1, 1, 1], { leader: 3, fledgling: 2 }).state.fledgling).toBe(3);
  });

  test('[ZD-R-115] nobody gets both: with all tied, whoever takes Leader is left out of the tie for Fledgling', () => {
    expect(tokens(ranked([2, 2, 2], { leader: 0, fledgling: 2 }))).toEqual({ leader: 1, fledgling: 0 });
    expect(tokens(ranked([2, 2, 2], { leader: 2, fledgling: 0 }))).toEqual({ leader: 0, fledgling: 2 });
    expect(tokens(ranked([2, 2, 2, 2], { leader: 3, fledgling: 1 }))).toEqual({ leader: 0, fledgling: 3 });
  });

  test('[ZD-R-116] turn order in ties is read from the Leader of the encounter just played, not from the one named now', () => {
    expect(tokens(ranked([3, 5, 3, 3], { leader: 3, fledgling: 1 }))).toEqual({ leader: 1, fledgling: 3 });
    expect(tokens(ranked([1, 1, 3, 5], { leader: 1, fledgling: 2 }))).toEqual({ leader: 3, fledgling: 1 });
  });
});

test('[ZD-CAMP-1] whoever cannot level up is not asked, and the merchant step follows', () => {
  const tops = HUNTERS.slice(0, 2).map(hunter => hunter.tree.find(node => node.level === 1)!.id);
  const stage = given({
    hunters: tops.map(node => ({ skill: 1, node, glory: 1 })),
    state: { step: 'end-encounter', result: 'success', encounter: 2, level: 1 },
  });

  stage.play();

  expect([stage.asks, stage.types('levelled-up', 'merchants-opened')]).toEqual(['buy', ['merchants-opened']]);
  expect(stage.run(endEncounter).state.step).toBe('victory');
});
