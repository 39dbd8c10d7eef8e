/** What briefs do at the end of a turn, when the enemies begin, and when somebody is revealed. */
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type BriefId, ENEMY_TYPES } from '../../content/kinds.ts';
import { drawBehaviour } from '../../deeds/enemies.ts';
import { placeFeature } from '../../deeds/features.ts';
import { briefOf } from '../../places.ts';
import { distance, fieldIn, stepsFrom, trustTotal } from '../../questions.ts';
import type { FeatureState } from '../../state.ts';
import { given, type Setting, type Stage } from '../../testing/stage.ts';
import { afterReveal, atEnemyPhaseStart, atTurnEnd, extraCards, interact } from '../brief-rules.ts';
import { endTurn as endWholeTurn } from '../turn.ts';

const endTurn = (stage: Stage, seat = 0): Stage =>
  stage.run(function* (table) {
    yield* atTurnEnd(table, seat);
  });
/** Ends turn after turn, seats in order. */
function endTurns(stage: Stage, n: number): Stage {
  for (let i = 0; i < n && stage.state.result === 'none'; i++) {
    endTurn(stage, (stage.state.fight.turn - 1) % stage.state.party.marshals.length);
    stage.state.fight.turn += 1;
  }
  return stage;
}

test('[FW-BRIEF-5] B1 Eye: the top cards are looked at again after the first reveal, and not after the second', () => {
  const stage = given('B1', 2, { tokens: ['eye'] });
  for (const deck of stage.state.fight.decks) drawBehaviour(stage.table, deck);
  stage.run(table => afterReveal(table));
  expect(stage.state.fight.decks.map(one => one.seen)).toEqual(stage.state.fight.decks.map(one => [one.pile[0]]));
  const looks = stage.types('tops-seen').length;
  stage.run(table => afterReveal(table));
  expect(stage.types('tops-seen').length).toBe(looks);
  const without = given('B1', 2);
  expect(without.run(table => afterReveal(table)).types('tops-seen')).toEqual([]);
});

describe('The last turn', () => {
  const last = (brief: BriefId, seats: number): number => briefOf(brief).limit![seats - 1]!;

  test.each([1, 2, 3, 4])('[FW-R-3] with %i characters the encounter is failed at the end of its last turn, and not before', seats => {
    const stage = given('B5', seats, { turn: last('B5', seats) - 1, isEmpty: true });
    endTurns(stage, 1);
    expect(stage.state.result).toBe('none');
    endTurns(stage, 1);
    expect([stage.state.result, stage.toldOf('fight-failed').map(one => one.why)]).toEqual(['failed', ['late']]);
  });

  test('[FW-R-68] what is won at the end of the last turn is won', () => {
    const stage = given('B3C', 2, {
      turn: last('B3C', 2) - 1,
      at: [
        [4, 2],
        [9, 3],
      ],
      isEmpty: true,
    });
    expect(endTurns(stage, 2).state.result).toBe('won');
  });
});

describe('B3C, The Rope Bridge', () => {
  const onHeads = (seats: number): Stage =>
    given('B3C', seats, {
      at: [
        [4, 2],
        [9, 3],
        [0, 10],
        [0, 10],
      ],
      isEmpty: true,
    });

  test.each([2, 3, 4])('[FW-MAP-6] %i characters have held both heads after one full cycle of turns', seats => {
    const stage = endTurns(onHeads(seats), seats - 1);
    expect([stage.state.fight.tally, stage.state.result]).toEqual([seats - 1, 'none']);
    expect(endTurns(stage, 1).state.result).toBe('won');
  });

  test('[FW-MAP-6] one alone goes from head to head: what was taken stays ours until an enemy stands in it', () => {
    const stage = given('B3C', 1, { at: [[4, 3]] });
    const [marshal] = stage.state.party.marshals;
    const [frostwing] = stage.state.fight.enemies;
    endTurns(stage, 1);
    expect(stage.features('bridge-head').map(one => one.isDone)).toEqual([true, false]);
    marshal!.square = stage.at(7, 3);
    frostwing!.square = stage.at(4, 3);
    endTurns(stage, 1);
    expect(stage.features('bridge-head').map(one => one.isDone)).toEqual([false, true]);
    expect([stage.state.fight.tally, stage.state.result]).toEqual([0, 'none']);
    frostwing!.square = stage.at(9, 0);
    marshal!.square = stage.at(5, 3);
    expect(endTurns(stage, 1).state.result).toBe('won');
  });

  test('[FW-MAP-6] an enemy in a head breaks the count', () => {
    const stage = endTurns(onHeads(3), 2);
    const other = given('B3C', 3, {
      at: [
        [4, 2],
        [9, 3],
        [0, 10],
      ],
    });
    endTurns(other, 2);
    other.state.fight.enemies[0]!.square = other.at(4, 3);
    endTurns(other, 1);
    expect([stage.state.fight.tally, other.state.fight.tally]).toEqual([2, 0]);
  });
});

describe('B8A, The Cages', () => {
  function freed(): Stage {
    const stage = given('B8A', 2);
    for (const enemy of stage.state.fight.enemies) enemy.square = stage.at(11, 11);
    stage.state.party.marshals[0]!.square = stage.feature('cage').square;
    return stage.run(table => interact(table, 0, stage.feature('cage')));
  }

  test('[FW-MAP-6] a captive follows two squares at the end of its opener’s turn, and not at the end of another', () => {
    const stage = freed();
    const captive = stage.feature('captive');
    const from = captive.square;
    stage.state.party.marshals[0]!.square = stage.at(0, 10);
    endTurn(stage, 1);
    expect(captive.square).toBe(from);
    endTurn(stage, 0);
    expect(distance(fieldIn(stage.state), from, captive.square)).toBe(2);
  });

  test('[FW-MAP-6] whom an enemy finds is lost, and the party is asked for one trust when it has won, not before', () => {
    const stage = freed();
    const before = trustTotal(stage.state);
    stage.state.fight.enemies[0]!.square = stage.feature('captive').square;
    endTurn(stage, 0);
    expect([trustTotal(stage.state), stage.state.fight.lost]).toEqual([before, 1]);
    endTurn(stage, 1);
    expect(stage.state.fight.lost).toBe(1);
  });
});

test('[FW-MAP-5] B9: after each cycle of turns stones come loose over the next place', () => {
  const stage = given('B9', 2);
  endTurns(stage, 1);
  expect(stage.state.fight.traps).toEqual([]);
  endTurns(stage, 1);
  expect(stage.state.fight.traps.map(one => [one.dice, one.isBlast])).toEqual([['2O 1B', false]]);
  const { stones = [], limit } = briefOf('B9');
  const cycles = Math.min(stones.length, Math.floor((limit![1] - 1) / 2));
  endTurns(stage, cycles * 2 - 2);
  expect(stage.state.fight.traps.map(one => one.square)).toEqual(stones.slice(0, cycles).map(([x, y]) => stage.at(x, y)));
});

describe('B10, The Long Crossing', () => {
  test('[FW-MAP-6] refugees walk one square at the end of each turn, and two once if the Sun was used in it', () => {
    const stage = given('B10', 2, { isEmpty: true });
    const xs = (): number[] => stage.features('refugee').map(one => one.square % 24);
    const before = xs();
    endTurns(stage, 1);
    expect(xs().every((x, i) => Math.abs(x - before[i]!) <= 1)).toBe(true);
    stage.state.fight.usedOnce = [`walk-2:${stage.state.fight.turn}`];
    const moved = stage.types('feature-moved').length;
    endTurns(stage, 1);
    expect(stage.types('feature-moved').length).toBe(moved + 12);
    endTurns(stage, 1);
    expect(stage.types('feature-moved').length).toBe(moved + 18);
  });

  test('[FW-BRIEF-7] three across win', () => {
    const stage = given('B10', 2, { isEmpty: true });
    endTurns(stage, 40);
    expect([stage.state.result, stage.types('feature-through').length]).toEqual(['won', 3]);
    expect(stage.state.fight.turn).toBeLessThanOrEqual(22);
  });
});

test('[FW-BRIEF-5] B11 Eye: the top of deck I is open again after it was drawn', () => {
  const stage = given('B11', 2, { tokens: ['eye'] });
  const deck = stage.state.fight.decks.find(one => one.no === 1)!;
  drawBehaviour(stage.table, deck);
  expect(deck.seen).toEqual([]);
  endTurn(stage);
  expect(deck.seen).toEqual([deck.pile[0]]);
});

describe('B12, waves', () => {
  /** After which turns waves came, and of whom. */
  function waves(brief: 'B12A' | 'B12B', seats: number, turns: number, setting: Setting = {}): string[] {
    const stage = given(brief, seats, setting);
    const came: string[] = [];
    for (let turn = 1; turn <= turns; turn++) {
      const before = stage.state.fight.enemies.length;
      endTurns(stage, 1);
      const names = stage.state.fight.enemies.slice(before).map(one => ENEMY_TYPES[one.type]!.replace('rebel-', ''));
      if (names.length > 0) came.push(`${turn}: ${names.join(' ')}`);
    }
    return came;
  }

  test('[FW-MAP-6] B12A: four waves, four turns apart, the Captain with the last', () => {
    expect(waves('B12A', 2, 15)).toEqual([
      '1: brawler brawler brawler bomber',
      '5: brawler brawler brawler emberhorn',
      '9: brawler brawler brawler bomber',
      '13: brawler brawler brawler captain',
    ]);
  });
  test('[FW-R-77] B12B: three waves, the Captain and a Bomber with the last', () => {
    expect(waves('B12B', 3, 11)).toEqual([
      '1: brawler brawler brawler bomber',
      '5: brawler brawler brawler emberhorn',
      '9: brawler brawler brawler captain bomber',
    ]);
  });
  test('[FW-BRIEF-5] the Drum holds up the first wave by a turn, the Sun has no Emberhorn come', () => {
    expect(waves('B12A', 1, 6, { tokens: ['drum', 'sun'] })).toEqual(['2: brawler brawler brawler bomber', '5: brawler brawler brawler']);
  });
  test('[FW-BRIEF-5] [FW-ALERT-6] a wave is heard: the alert token moves two rows, and who is reached is revealed', () => {
    const wholeTurn = (stage: Stage): unknown[] => {
      stage.run(endWholeTurn);
      return [stage.types('wave-came').length, stage.state.fight.alert, stage.state.fight.threat];
    };
    expect(wholeTurn(given('B12A', 1))).toEqual([1, 3, []]);
    const later = given('B12A', 1, { turn: 5 });
    Object.assign(later.state.fight, { alert: 3, tally: 1 });
    expect(wholeTurn(later)).toEqual([1, 5, [0]]);
    expect(wholeTurn(given('B1', 1))).toEqual([0, 1, []]);
  });
  test('[FW-ENC-8] every wave of the largest party fits on the table', () => {
    const stage = endTurns(given('B12A', 4, { counters: { rebellion: 9 } }), 15);
    expect(stage.state.fight.enemies.length).toBe(17);
    expect(stage.state.fight.decks.length).toBe(5);
  });
});

describe('B13, Harvest', () => {
  const phase = (stage: Stage): Stage => stage.run(table => atEnemyPhaseStart(table));
  const engines = (stage: Stage): number => stage.state.fight.enemies.filter(one => ENEMY_TYPES[one.type] === 'warden-engine').length;
  function second(setting: Setting = {}): Stage {
    const stage = given('B13', 2, setting);
    for (const n of [0, 1, 2]) stage.run(table => interact(table, 0, stage.feature('beacon', n)));
    return stage;
  }

  test('[FW-BRIEF-6] the Engine enters when three beacons are out, once', () => {
    expect(engines(phase(given('B13', 2)))).toBe(0);
    const stage = second();
    expect([engines(stage), stage.state.fight.stage]).toEqual([0, 1]);
    phase(phase(stage));
    expect(engines(stage)).toBe(1);
    expect(stage.state.fight.enemies.at(-1)).toMatchObject({ hp: 48, isIn: true });
    expect(stage.state.fight.enemies.at(-1)!.route).toBeGreaterThanOrEqual(0);
  });

  /** Cards more in each of six phases. */
  const extra = (stage: Stage): number[] =>
    Array.from({ length: 6 }, () => {
      phase(stage);
      return extraCards(stage.state, 'warden-engine');
    });

  test('[FW-MAP-6] beacons that are still lit give it a card more in every third enemy phase', () => {
    expect(extra(second())).toEqual([0, 0, 2, 0, 0, 2]);
    const stage = second();
    stage.run(table => interact(table, 0, stage.feature('beacon', 3)));
    expect(extra(stage)).toEqual([0, 0, 1, 0, 0, 1]);
    expect(extraCards(stage.state, 'razorhound')).toBe(0);
  });

  test('[FW-MAP-6] with the oath Ossavi stops one such card', () => {
    const stage = second({ flags: ['oath'] });
    expect(extra(stage)).toEqual([0, 0, 1, 0, 0, 2]);
    expect(stage.toldOf('beacons-call').map(one => [one.n, one.isStopped])).toEqual([
      [1, true],
      [2, false],
    ]);
  });
});

describe('Moments of one encounter are none of another', () => {
  const folk = (stage: Stage, kind: 'refugee' | 'captive'): FeatureState => {
    stage.run(function* (table) {
      placeFeature(table, kind, stage.at(3, 3), 1, 0);
    });
    return stage.feature(kind);
  };

  test('[FW-MAP-6] elsewhere nobody walks or follows, no wave comes, and glass is only ground', () => {
    const stage = given('B1', 2, { at: [[0, 0]] });
    const [refugee, captive] = [folk(stage, 'refugee'), folk(stage, 'captive')];
    endTurn(stage);
    expect([refugee.square, captive.square]).toEqual([stage.at(3, 3), stage.at(3, 3)]);
    expect([stage.types('wave-came'), stage.result]).toEqual([[], undefined]);
  });

  test('[FW-MAP-6] B10: who is lost or through walks no more, and nobody else does', () => {
    const stage = given('B10', 1, { isEmpty: true });
    const [first, second, third] = stage.features('refugee');
    byHand(first)!.hp = 0;
    byHand(second)!.isDone = true;
    const captive = folk(stage, 'captive');
    const before = [first!, second!, captive].map(one => one.square);
    endTurn(stage);
    expect([first!, second!, captive].map(one => one.square)).toEqual(before);
    expect(stage.toldOf('feature-moved').map(one => one.feature)).toContain(third!.id);
  });

  test('[FW-MAP-6] B10: one step before the edge two steps take nobody past it', () => {
    const stage = given('B10', 1, { isEmpty: true });
    const { exits } = fieldIn(stage.state);
    const [first] = stage.features('refugee');
    byHand(first)!.square = stepsFrom(stage.state, exits[0]!).find(square => !exits.includes(square))!;
    stage.state.fight.usedOnce = ['walk-2:1'];
    endTurn(stage);
    expect(stage.toldOf('feature-through').map(one => one.feature)).toEqual([first!.id]);
    expect(stage.toldOf('feature-moved').filter(one => one.feature === first!.id)).toHaveLength(1);
  });

  test('[FW-MAP-6] B8A: who is lost follows nobody and is not lost again; who stands with the opener stays', () => {
    const stage = given('B8A', 1, { at: [[3, 3]], isEmpty: true });
    const captive = byHand(folk(stage, 'captive'));
    endTurn(stage);
    expect([captive.square, stage.toldOf('feature-moved')]).toEqual([stage.at(3, 3), []]);
    captive.hp = 0;
    stage.state.party.marshals[0]!.square = stage.at(6, 6);
    endTurn(stage);
    expect([captive.square, stage.state.fight.lost]).toEqual([stage.at(3, 3), 0]);
  });

  test('[FW-MAP-6] B8A: an enemy in the square of a cage, a closed one, finds nobody', () => {
    const stage = given('B8A', 1);
    for (const enemy of stage.state.fight.enemies) enemy.square = stage.feature('cage').square;
    endTurn(stage);
    expect(stage.state.fight.lost).toBe(0);
  });

  test('[FW-MAP-6] B3C: a head that stays as it is, is not told', () => {
    const stage = given('B3C', 3, {
      at: [
        [4, 3],
        [4, 3],
        [4, 3],
      ],
      isEmpty: true,
    });
    endTurns(stage, 2);
    expect(stage.toldOf('feature-held').map(one => [one.feature, one.isHeld])).toEqual([[stage.feature('bridge-head').id, true]]);
  });

  test('[FW-MAP-5] B9: no second stones lie where some do', () => {
    const stage = given('B9', 2, { turn: 2 });
    endTurn(stage);
    endTurn(stage);
    expect(stage.state.fight.traps).toHaveLength(1);
  });

  test('[FW-MAP-6] B12A: a wave brings its decks', () => {
    const stage = given('B12A', 2);
    stage.state.fight.decks = [];
    endTurn(stage);
    expect(stage.state.fight.decks.map(one => ENEMY_TYPES[one.type])).toEqual(['rebel-brawler', 'rebel-bomber']);
  });

  test.each([
    [0, false],
    [1, true],
  ])('[FW-BRIEF-6] B13: at stage %i the Engine comes: %j; elsewhere never', (at, comes) => {
    const engines = (stage: Stage): boolean => {
      stage.state.fight.stage = at;
      stage.run(table => atEnemyPhaseStart(table));
      return stage.state.fight.enemies.some(one => ENEMY_TYPES[one.type] === 'warden-engine');
    };
    expect([engines(given('B13', 2)), engines(given('B7', 2))]).toEqual([comes, false]);
  });

  test('[FW-BRIEF-5] B11 Eye: the top of deck I is open when the enemies begin, too', () => {
    const stage = given('B11', 2, { tokens: ['eye'] });
    const deck = stage.state.fight.decks.find(one => one.no === 1)!;
    deck.seen = [];
    stage.run(table => atEnemyPhaseStart(table));
    expect(deck.seen).toEqual([deck.pile[0]]);
    const looks = stage.types('tops-seen').length;
    stage.run(table => atEnemyPhaseStart(table));
    expect(stage.types('tops-seen').length).toBe(looks);
    deck.pile = [];
    stage.run(table => atEnemyPhaseStart(table));
    expect(stage.types('tops-seen').length).toBe(looks);
  });

  test('[FW-MAP-6] B13: with the Engine gone, or all beacons out, nobody calls; before the first phase no card more is drawn', () => {
    const stage = given('B13', 2);
    stage.state.fight.stage = 1;
    stage.run(table => atEnemyPhaseStart(table));
    expect(stage.state.fight.tally).toBe(1);
    stage.state.fight.tally = 0;
    expect(extraCards(stage.state, 'warden-engine')).toBe(0);
    const engine = stage.state.fight.enemies.find(one => ENEMY_TYPES[one.type] === 'warden-engine')!;
    engine.isIn = false;
    stage.run(table => atEnemyPhaseStart(table));
    expect(stage.state.fight.tally).toBe(0);
    engine.isIn = true;
    stage.state.fight.tally = 2;
    for (const beacon of stage.features('beacon')) byHand(beacon).isDone = true;
    stage.run(table => atEnemyPhaseStart(table));
    expect([stage.state.fight.tally, stage.toldOf('beacons-call'), extraCards(stage.state, 'warden-engine')]).toEqual([3, [], 0]);
  });

  test('[FW-MAP-6] B13: one beacon that is lit calls one card', () => {
    const stage = given('B13', 2);
    Object.assign(stage.state.fight, { stage: 1, tally: 2 });
    for (const beacon of stage.features('beacon').slice(1)) byHand(beacon).isDone = true;
    stage.run(table => atEnemyPhaseStart(table));
    expect(stage.toldOf('beacons-call').map(one => one.n)).toEqual([1]);
  });
});

describe('Those who have no part in it', () => {
  const with_ = (brief: BriefId, kind: 'refugee' | 'ledger', setting: Setting = {}): Stage => {
    const stage = given(brief, 1, { isEmpty: true, ...setting });
    return stage.run(function* (table) {
      placeFeature(table, kind, stage.at(3, 3), 1, 0);
    });
  };

  test.each<[BriefId]>([['B2'], ['B8A']])('[FW-MAP-6] %s: who flees there stays', brief => {
    const stage = with_(brief, 'refugee', { at: [[8, 8]] });
    endTurn(stage);
    expect([stage.feature('refugee').square, stage.state.fight.lost]).toEqual([stage.at(3, 3), 0]);
  });

  test('[FW-MAP-6] B8A: nor is anybody found who does not follow', () => {
    const stage = given('B8A', 1);
    stage.run(function* (table) {
      placeFeature(table, 'refugee', stage.state.fight.enemies[0]!.square, 1, 0);
    });
    endTurn(stage);
    expect(stage.state.fight.lost).toBe(0);
  });

  test('[FW-MAP-6] B3C: what is no head is not held', () => {
    const stage = with_('B3C', 'ledger', { at: [[3, 3]] });
    endTurn(stage);
    expect([stage.feature('ledger').isDone, stage.toldOf('feature-held').map(one => one.feature)]).toEqual([
      false,
      stage
        .features('bridge-head')
        .filter(one => one.isDone)
        .map(one => one.id),
    ]);
  });
});
