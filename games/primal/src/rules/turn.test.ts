/** The turn but for its actions. PA-ORD-*, PA-TURN-*, PA-MOVE-*, PA-ENDA-*, PA-EOT-*. */
import { describe, expect, test } from 'vitest';
import { BURDEN_NUMBERS, burdenCard } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { type HunterOn, hunt, type Position, SPARE } from '../testing/rehearsal.ts';

const plain = ({ kind }: { readonly kind: string }) => ({ move: 'stay', act: 'end' })[kind]!;
const seatsThatBegin = (r: ReturnType<typeof hunt>) => r.toldOf('turn-begun').map(({ seat }) => seat);

describe('The order of turns', () => {
  test('[PA-ORD-1][PA-ORD-2][PA-COMP-14] clockwise from whoever holds aggro, who becomes first player', () => {
    const r = hunt({ step: 'begin-turns', active: -1, aggro: 2, first: 0, hunters: [{}, {}, {}, {}] }).untilScene('end-round', plain);

    expect(seatsThatBegin(r)).toEqual([2, 3, 0, 1]);
    expect(r.toldOf('first-player')).toMatchObject([{ seat: 2 }]);
    expect(r.state).toMatchObject({ first: 2, aggro: 2 });
  });

  test('[PA-ORD-3] aggro that changes hands in the round changes nothing of it', () => {
    const r = hunt({
      step: 'begin-turns',
      active: -1,
      aggro: 2,
      hunters: [{ hand: [{ id: 'test-here', colour: 'yellow', keywords: ['taunt'] }] }, {}, { hand: [SPARE] }, {}],
    }).play();

    r.answer('help', 'taunt-test-here', 0).untilScene('end-round', plain);

    expect(r.state).toMatchObject({ aggro: 0, first: 2 });
    expect(seatsThatBegin(r)).toEqual([2, 3, 0, 1]);
  });

  test('[PA-ORD-4] each once; the eliminated are left out', () => {
    const r = hunt({ step: 'begin-turns', active: -1, hunters: [{}, { ko: 'eliminated' }, {}] }).untilScene('end-round', plain);

    expect(seatsThatBegin(r)).toEqual([0, 2]);
  });

  test('[PA-ORD-5] movement, actions, attrition, end of turn', () => {
    const r = hunt({ step: 'begin-turn', hunters: [{ hand: [SPARE], stamina: 1 }, {}], toPlay: [] }).untilScene('end-round', ({ kind }) =>
      kind === 'move' ? 'sector-1' : 'end',
    );

    expect(r.types('turn-begun', 'moved', 'actions-ended', 'attrition-revealed', 'drew', 'turn-ended')).toEqual([
      'turn-begun',
      'moved',
      'actions-ended',
      'attrition-revealed',
      'drew',
      'turn-ended',
    ]);
  });

  test('[PA-R-38] the first player who falls stays first player', () => {
    const r = hunt({
      step: 'act',
      active: 0,
      hunters: [{ damage: 8, hand: [{ id: 'test-cut' }] }, { hand: [SPARE] }, {}],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('deplete', 'helm');

    expect(r.state).toMatchObject({ first: 0, aggro: 1, active: 1 });
  });
});

describe('The start of a turn', () => {
  test('[PA-TURN-1][PA-KW-BLIND-3] blinds of this hunter end first, and the peril works at once', () => {
    const r = hunt({
      step: 'begin-turn',
      hunters: [{ hand: [SPARE] }, {}],
      perils: [{ blindedBy: 0, abilities: [{ on: 'turn-start', effects: [{ do: 'threaten' }] }] }],
    }).play();

    expect(r.types('blind-ended', 'threatened').slice(0, 2)).toEqual(['blind-ended', 'threatened']);
  });

  test('[PA-TURN-1] and the plateau is left before anything triggers', () => {
    const r = hunt({
      step: 'begin-turn',
      hunters: [{ hand: [SPARE], placement: 'plateau' }, {}],
      terrain: [{ kind: 'plateau', at: 'south', occupant: 0 }],
      slots: [{ icons: ['start-front'] }],
    }).play();

    expect(r.types('stepped-off', 'behaviour-revealed')).toEqual(['stepped-off', 'behaviour-revealed']);
    expect(r.asked.some(line => line.includes('mount'))).toBe(false);
  });

  test('[PA-TURN-2] where the turn starts counts, before any move', () => {
    const r = hunt({
      step: 'begin-turn',
      hunters: [{ at: 'north', hand: [SPARE], stamina: 1 }, {}],
      slots: [{ icons: ['start-rear'] }, { icons: ['start-front'] }, { icons: ['start-flank'] }],
    }).play();

    r.answer('move', 'sector-1');

    expect(r.toldOf('behaviour-revealed')).toMatchObject([{ slot: 0 }]);
  });

  test('[PA-TURN-3] what grows there comes after the behaviours', () => {
    const r = hunt({
      step: 'begin-turn',
      hunters: [{ damage: 3, hand: [SPARE] }, {}],
      terrain: [{ kind: 'balm-flower', at: 'south' }],
      slots: [{ icons: ['start-front'], base: [{ do: 'hit' }] }],
    }).play();

    expect(r.types('suffered', 'healed')).toEqual(['suffered', 'healed']);
    expect(r.hunter(0).damage).toBe(4);
  });

  test('[PA-TURN-4] nothing of it for whoever is down', () => {
    const r = hunt({
      step: 'begin-turn',
      aggro: 1,
      first: 1,
      hunters: [{ ko: 'black' }, { hand: [SPARE] }],
      slots: [{ icons: ['start-front'], base: [{ do: 'hit' }] }],
    }).untilScene('next-turn');

    expect(r.types('behaviour-revealed', 'rose')).toEqual(['rose']);
  });

  test('[PA-KW-BLIND-4] a blind ends at the place in the order of whoever is down or eliminated', () => {
    const blindedBy = (ko: 'red' | 'eliminated') =>
      hunt({ step: 'next-turn', active: -1, aggro: 1, first: 1, toPlay: [0], hunters: [{ ko }, {}], perils: [{ blindedBy: 0 }] });

    for (const ko of ['red', 'eliminated'] as const)
      expect(blindedBy(ko).untilScene('end-round').monster.perils).toMatchObject([{ blindedBy: -1 }]);
  });

  test('[PA-KO-16][PA-DECK-1] what rising sets off is done before the turn is over', () => {
    const tired = { focus: 9, fills: [{ on: 'deck-emptied', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = hunt({
      step: 'begin-turn',
      aggro: 1,
      toPlay: [],
      hunters: [{ ko: 'black', deck: [{}, {}], discard: [{}, {}, {}, {}], mastery: tired }, {}],
    }).untilScene('end-round');

    expect(r.types('rose', 'fatigue', 'stamina-changed', 'turn-ended')).toEqual(['rose', 'fatigue', 'stamina-changed', 'turn-ended']);
  });
});

describe('The Movement phase', () => {
  test('[PA-MOVE-1][PA-MOVE-4] one stamina into a neighbouring sector, whoever is there, and only once', () => {
    const r = hunt({ step: 'move', hunters: [{ stamina: 3, hand: [SPARE] }, { at: 'west' }, { at: 'west' }] }).play();

    r.only('move', ['sector-3', 'sector-1', 'stay']);
    expect(r.decision('move').facts).toMatchObject({ cost: 1 });
    r.answer('move', 'sector-3');

    expect(r.hunter(0)).toMatchObject({ sector: 3, stamina: 2, isThreatened: false });
    expect(r.asks).toBe('act');
  });

  test('[PA-MOVE-1] without stamina only staying is left', () => {
    const r = hunt({ step: 'move', hunters: [{ hand: [SPARE] }, {}] }).play();

    expect(r.asks).toBe('act');
    expect(r.types('stayed')).toEqual(['stayed']);
  });

  test('[PA-MOVE-2] who stays becomes threatened', () => {
    const r = hunt({ step: 'move', hunters: [{ stamina: 1, hand: [SPARE] }, {}] })
      .play()
      .answer('move', 'stay');

    expect(r.hunter(0).isThreatened).toBe(true);
    expect(r.toldOf('threatened')).toMatchObject([{ seat: 0, wasAlready: false }]);
  });

  test('[PA-MOVE-3] any move ends the threat', () => {
    const step = { id: 'test-step', colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'move' }] }] } as const;
    const r = hunt({ hunters: [{ isThreatened: true, hand: [step, SPARE] }, {}] }).play();

    r.answer('act', 'test-step').answer('forced-move', 'sector-1');

    expect(r.hunter(0)).toMatchObject({ sector: 1, isThreatened: false });
  });

  const FORCED = [{ do: 'move', who: 'self', must: true }] as const;
  test('[PA-MOVE-5] a move before the Movement phase does not count', () => {
    const r = hunt({
      step: 'begin-turn',
      hunters: [{ stamina: 1, hand: [SPARE] }, {}],
      slots: [{ icons: ['start-front'], base: FORCED }],
    }).play();

    r.only('forced-move', ['sector-3', 'sector-1']).answer('forced-move', 'sector-1').answer('move', 'stay');

    expect(r.hunter(0).isThreatened).toBe(true);
  });

  test('[PA-MOVE-5][PA-MOVE-1] a forced one within it does, and takes nothing from the paid one', () => {
    const r = hunt({
      step: 'move',
      hunters: [
        { stamina: 1, hand: [SPARE] },
        { is: 'ljonar', at: 'east', hand: [{ id: 'test-here', keywords: ['taunt'] }] },
      ],
      slots: [{ icons: ['turn'], base: FORCED }],
    }).play();

    r.answer('help', 'taunt-test-here', 1).answer('forced-move', 'sector-3');
    r.only('move', ['sector-0', 'sector-2', 'stay']).answer('move', 'stay');

    expect(r.hunter(0).isThreatened).toBe(false);
  });

  test('[PA-MOVE-6] who is threatened becomes so again, and that is seen', () => {
    const r = hunt({
      step: 'move',
      hunters: [{ isThreatened: true, hand: [SPARE] }, {}],
      slots: [{ icons: ['threatened'] }],
    }).play();

    expect(r.toldOf('threatened')).toMatchObject([{ wasAlready: true }]);
    expect(r.types('behaviour-revealed')).toEqual(['behaviour-revealed']);
  });

  test('[PA-MOVE-7] being placed is no move', () => {
    const r = hunt({
      hunters: [
        { isThreatened: true, hand: [{ id: 'test-hop', abilities: [{ on: 'play', effects: [{ do: 'place', at: 'rear' }] }] }, SPARE] },
        {},
      ],
      slots: [{ icons: ['move'] }],
    })
      .play()
      .answer('act', 'test-hop');

    expect(r.hunter(0)).toMatchObject({ sector: 0, isThreatened: true });
    expect(r.types('moved', 'behaviour-revealed')).toEqual([]);
  });

  test('[PA-MOVE-8] the threat lasts into the next round', () => {
    const r = hunt({ step: 'end-turn', hunters: [{ isThreatened: true }, {}] })
      .untilScene('end-round', plain)
      .untilScene('consume');

    expect(r.state.round).toBe(2);
    expect(r.hunter(0).isThreatened).toBe(true);
  });

  test('[PA-MOVE-9] a forced move is where the mover says, and free', () => {
    const r = hunt({
      hunters: [{ stamina: 2, hand: [{ id: 'test-cut' }, SPARE] }, {}],
      slots: [{ icons: ['attack'], base: FORCED }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.askedSeat).toBe(0);
    r.only('forced-move', ['sector-3', 'sector-1']).answer('forced-move', 'sector-3');
    expect(r.hunter(0)).toMatchObject({ sector: 3, stamina: 2 });
    expect(r.types('paid')).toEqual([]);
  });

  test('[PA-R-63] who falls in the Movement phase has no more turn', () => {
    const r = hunt({
      step: 'move',
      aggro: 1,
      faces: 'south',
      hunters: [
        { damage: 8, hand: [SPARE] },
        { at: 'south', hand: [SPARE] },
      ],
      slots: [{ icons: ['threatened'], base: [{ do: 'hit' }] }],
      perils: [{ abilities: [{ on: 'turn-end', effects: [{ do: 'acceleration', n: 1 }] }] }],
    })
      .play()
      .answer('deplete', 'armour');

    expect(r.types('stayed', 'knocked-out', 'actions-ended', 'attrition-revealed', 'drew', 'turn-ended', 'turn-begun')).toEqual([
      'stayed',
      'knocked-out',
      'turn-ended',
      'turn-begun',
      'stayed',
    ]);
    expect(r.monster.acceleration).toBe(0);
  });
});

describe('Hiding', () => {
  test('[PA-R-63][PA-KO-21] who falls to what the dodge sets off has no more turn, and the next one begins', () => {
    const thorn = { id: 'test-thorn', colour: 'green', abilities: [{ on: 'discarded', effects: [{ do: 'suffer', n: 1 }] }] } as const;
    const r = hunt({
      step: 'move',
      aggro: 1,
      terrain: [{ kind: 'brush', at: 'south' }],
      hunters: [{ damage: 8, hand: [thorn] }, { hand: [SPARE] }],
    }).play();

    r.answer('move', 'hide').answer('deplete', 'helm');

    expect(r.hunter(0)).toMatchObject({ ko: 'red', waitsFor: -1, placement: 'normal' });
    expect(r.state).toMatchObject({ active: 1, paused: [] });
  });
});

describe('The end of the Action phase', () => {
  test.each([
    ['[PA-ENDA-2] four cards make one token', 4, 1],
    ['[PA-ENDA-2] two cards make one token', 2, 1],
    ['[PA-ENDA-3] one card makes none', 1, 0],
  ])('%s', (_, held, stamina) => {
    const r = hunt({ step: 'end-actions', hunters: [{ hand: Array.from({ length: held }, () => SPARE) }, {}] }).untilScene('attrition');

    expect(r.hunter(0)).toMatchObject({ stamina });
    expect(r.hunter(0).hand).toHaveLength(held);
  });

  test('[PA-ENDA-1][PA-R-10][PA-R-25][PA-WND-2] wounds leave the hand first, and earn nothing', () => {
    const r = hunt({ step: 'end-actions', hunters: [{ hand: ['wound.1', { id: 'test-kept' }] }, {}] }).untilScene('attrition');

    expect(r.hand(0)).toEqual(['test-kept']);
    expect(r.discard(0)).toEqual(['wound.1']);
    expect(r.hunter(0).stamina).toBe(0);
  });

  test('[PA-ENDA-1][PA-TRIG-21] a hand that is empty without its wound has become empty', () => {
    const r = hunt({ step: 'end-actions', hunters: [{ hand: ['wound.1'] }, {}], slots: [{ icons: ['empty-hand'] }] }).untilScene(
      'attrition',
    );

    expect(r.types('discarded', 'behaviour-revealed')).toEqual(['discarded', 'behaviour-revealed']);
  });

  test('[PA-ENDA-4] a Finisher does not spare the check', () => {
    const r = hunt({ hunters: [{ hand: [{ id: 'test-last', keywords: ['finisher'] }, SPARE, SPARE] }, {}] }).play();

    r.answer('act', 'test-last');

    expect(r.hunter(0).stamina).toBe(1);
  });

  test('[PA-ENDA-5] what happens at the end of the phase comes after the token', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, { id: 'test-kept' }, SPARE] }, {}],
      slots: [{ icons: ['end-action-attack'], base: [{ do: 'discard', n: 1 }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('act', 'end')
      .answer('choose-discard', ['test-kept']);

    expect(r.types('stamina-changed', 'behaviour-revealed', 'discarded')).toEqual(['stamina-changed', 'behaviour-revealed', 'discarded']);
  });
});

describe('The end of a turn', () => {
  const ended = (position: Parameters<typeof hunt>[0] = {}) => hunt({ step: 'end-turn', toPlay: [], ...position });

  test('[PA-EOT-1] the sequence goes to the discard in the order played', () => {
    const r = ended({ hunters: [{ sequence: [{ id: 'test-a' }, { id: 'test-b' }, { id: 'test-c' }], discard: [{ id: 'test-old' }] }, {}] });

    expect(r.untilScene('next-turn').discard(0)).toEqual(['test-old', 'test-a', 'test-b', 'test-c']);
  });

  test('[PA-EOT-2][PA-EOT-8] the hand is filled up to five; what was kept stays', () => {
    const r = ended({ hunters: [{ hand: [{ id: 'test-a' }, { id: 'test-b' }] }, {}] }).untilScene('next-turn');

    expect(r.toldOf('drew')).toMatchObject([{ seat: 0, n: 3, why: 'refill' }]);
    expect(r.hand(0).slice(0, 2)).toEqual(['test-a', 'test-b']);
    expect(r.hunter(0).hand).toHaveLength(5);
  });

  test.each([
    ['[PA-EOT-3] 1 in hand, 3 strain: 1 card', 1, 3, 2],
    ['[PA-EOT-3] 4 in hand, 3 strain: none', 4, 3, 4],
    ['[PA-KW-STRAIN-1] 0 in hand, 2 strain: 3 cards', 0, 2, 3],
  ])('%s', (_, held, strain, after) => {
    const r = ended({ hunters: [{ hand: Array.from({ length: held }, () => SPARE), strain }, {}] }).untilScene('next-turn');

    expect(r.hunter(0)).toMatchObject({ strain: 0 });
    expect(r.hunter(0).hand).toHaveLength(after);
  });

  test('[PA-KW-STRAIN-1] strain is gone with the refill: the next one is whole', () => {
    const r = ended({ hunters: [{ strain: 2 }, {}] }).untilScene('end-round', plain);
    expect(r.hunter(0).hand).toHaveLength(3);

    r.untilScene('end-turn', plain).untilScene('next-turn');

    expect(r.hunter(0).hand).toHaveLength(5);
  });

  test('[PA-EOT-4] an emptied deck is shuffled at once, and the refill goes on', () => {
    const r = ended({ hunters: [{ hand: [SPARE], deck: [SPARE, SPARE], discard: [SPARE, SPARE, SPARE] }, {}] }).untilScene('next-turn');

    expect(r.types('drew', 'fatigue', 'suffered', 'deck-shuffled')).toEqual(['drew', 'fatigue', 'suffered', 'deck-shuffled', 'drew']);
    expect(r.toldOf('drew').map(({ n }) => n)).toEqual([2, 2]);
    expect(r.hunter(0)).toMatchObject({ damage: 1, discard: [], deck: [expect.any(Number)] });
  });

  test('[PA-EOT-4][PA-R-63] a fall stops it, and everything after it', () => {
    const r = ended({
      aggro: 1,
      toPlay: [1],
      faces: 'north',
      hunters: [
        { damage: 8, deck: [SPARE], discard: [SPARE] },
        { at: 'north', hand: [SPARE] },
      ],
      perils: [{ abilities: [{ on: 'turn-end', effects: [{ do: 'acceleration', n: 1 }] }] }],
    })
      .play()
      .answer('deplete', 'helm');

    expect(r.hunter(0)).toMatchObject({ ko: 'red', hand: [] });
    expect(r.monster.acceleration).toBe(0);
  });

  test('[PA-EOT-5] whoever holds too many discards down, as chosen and in that order', () => {
    const hand = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => ({ id: `test-${name}` }));
    const r = ended({ hunters: [{ hand }, {}] }).play();

    expect(r.decision('discard-down')).toMatchObject({ min: 2, max: 2, ordered: true });
    r.answer('discard-down', ['test-f', 'test-b']);

    expect(r.discard(0)).toEqual(['test-f', 'test-b']);
    expect(r.hunter(0).hand).toHaveLength(5);
  });

  test('[PA-R-39] a hand above the limit is looked at here only', () => {
    const draw = { id: 'test-rush', colour: 'blue', abilities: [{ on: 'play', effects: [{ do: 'draw', n: 2 }] }] } as const;
    const r = hunt({ hunters: [{ hand: [draw, SPARE, SPARE, SPARE, SPARE] }, {}] })
      .play()
      .answer('act', 'test-rush');

    expect(r.hunter(0).hand).toHaveLength(6);
    expect(r.asks).toBe('act');
  });

  test('[PA-EOT-6][PA-EOT-7] the monster turns to aggro, then comes what the end of the turn brings', () => {
    const r = ended({
      aggro: 1,
      hunters: [{ isThreatened: true }, { at: 'west' }],
      terrain: [{ kind: 'snapmaw', at: 'south' }],
      slots: [{ icons: ['turn'], base: [{ do: 'struggle', n: 1 }] }],
      perils: [{ abilities: [{ on: 'turn-end', effects: [{ do: 'acceleration', n: 1 }] }] }],
    }).untilScene('next-turn');

    expect(r.monster.facing).toBe(3);
    expect(r.types('monster-turned', 'behaviour-revealed', 'acceleration-changed', 'suffered')).toEqual([
      'monster-turned',
      'behaviour-revealed',
      'acceleration-changed',
      'suffered',
    ]);
  });

  test('[PA-EOT-9] what waited for the next card ends with the turn', () => {
    const cheap = {
      id: 'test-cheap',
      colour: 'blue',
      abilities: [{ on: 'play', effects: [{ do: 'next-cost', by: -1, colour: 'red' }] }],
    } as const;
    const r = hunt({ toPlay: [], hunters: [{ hand: [cheap, { id: 'test-dear', cost: 1 }], stamina: 0 }, {}] }).play();

    r.answer('act', 'test-cheap').only('act', ['test-dear', 'end']);
    expect(r.hunter(0).waiting).toHaveLength(1);
    r.answer('act', 'end').untilScene('end-round', plain);

    expect(r.hunter(0).waiting).toEqual([]);
  });

  test('[PA-EOT-9] what a hunter gives to another waits for the turn of that one', () => {
    const gift = {
      id: 'test-gift',
      colour: 'blue',
      abilities: [{ on: 'play', effects: [{ do: 'next-cost', by: -1, who: 'another' }] }],
    } as const;
    const r = hunt({ hunters: [{ hand: [gift] }, { hand: [{ id: 'test-dear', cost: 1, value: 0 }] }] }).play();

    r.answer('act', 'test-gift');

    expect(r.state.active).toBe(1);
    r.only('act', ['test-dear', 'end']);
  });

  test('[PA-EOT-9] a fall ends it as well', () => {
    const r = hunt({
      hunters: [
        { damage: 8, isBerserk: true, longer: 2, waiting: [{ what: 'cost', by: -1, colour: -1, keyword: '' }], hand: [{ id: 'test-cut' }] },
        {},
      ],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('deplete', 'helm');

    expect(r.hunter(0)).toMatchObject({ ko: expect.stringMatching(/red|black/), isBerserk: false, longer: 0, waiting: [] });
  });

  test('[PA-EOT-4][PA-EOT-6] what the refill sets off is done before the monster turns', () => {
    const tired = { focus: 9, fills: [{ on: 'deck-emptied', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = hunt({
      step: 'end-turn',
      aggro: 1,
      toPlay: [],
      hunters: [{ deck: [{}], discard: [{}, {}, {}, {}, {}, {}], mastery: tired }, { at: 'west' }],
    }).untilScene('end-round');

    expect(r.types('drew', 'fatigue', 'stamina-changed', 'monster-turned')).toEqual([
      'drew',
      'fatigue',
      'drew',
      'stamina-changed',
      'monster-turned',
    ]);
  });

  test('[PA-EOT-9][PA-EOR-4] it is told that the monster hits no harder any more, of a turn and of a round', () => {
    const r = hunt({ step: 'end-turn', toPlay: [], beast: { bonusThisTurn: 1, bonusThisRound: 1 } }).untilScene('consume');

    expect(r.toldOf('bonus-gone').map(({ until }) => until)).toEqual(['turn', 'round']);
    expect(r.monster).toMatchObject({ bonusThisTurn: 0, bonusThisRound: 0 });
  });

  test('[PA-EOT-9] what one hunter gives to another’s next card lasts until that one’s turn is over', () => {
    const gift = { what: 'cost', by: -1, colour: -1, keyword: '' } as const;
    const r = hunt({ step: 'end-turn', toPlay: [1], hunters: [{ waiting: [gift] }, { waiting: [gift], hand: [SPARE] }] }).play();

    expect(r.state.hunters.map(({ waiting }) => waiting.length)).toEqual([0, 1]);
    r.answer('act', 'end', 1);
    expect(r.state.hunters.map(({ waiting }) => waiting.length)).toEqual([0, 0]);
  });
});

test('[PA-MOVE-1] who could hide and cannot pay for a move is told what that costs', () => {
  const terrain = (['sand', 'brush'] as const).map(kind => ({ kind, at: 'south' as const }));
  const r = hunt({ step: 'move', hunters: [{ hand: [SPARE, { colour: 'red', value: 1 }] }, {}], terrain }).play();

  r.only('move', ['hide', 'stay']);
  expect(r.decision('move').not!()).toEqual([{ about: [], why: 'PA-MOVE-1', facts: { reason: 'move-cost', cost: 2, held: 1 } }]);
});

test('[PA-KO-14][PA-KO-15] whose turn comes while lying down turns the token, and rises with the next', () => {
  const rule = (ko: 'red' | 'black') =>
    hunt({ step: 'begin-turn', aggro: 1, hunters: [{ ko }, { stamina: 1 }] })
      .play()
      .told.map(one => String(one.rule))
      .filter(one => one === 'PA-KO-14' || one === 'PA-KO-15');

  expect([rule('red'), rule('black')]).toEqual([['PA-KO-14'], ['PA-KO-15']]);
});

const GAIN = { do: 'stamina', n: 1 } as const;
const thrown = (id: string) => ({ id, abilities: [{ on: 'discarded', effects: [GAIN] }] }) as const;
const holding = (...effects: readonly Effect[]) => ({ abilities: [{ on: 'while' as const, effects }] });

describe('One condition at a time', () => {
  test('[PA-TERR-14] whoever stands on no plateau steps off none', () => {
    expect(
      hunt({ step: 'begin-turn', hunters: [{ stamina: 1 }, {}] })
        .play()
        .types('stepped-off'),
    ).toEqual([]);
  });

  const DODGE = { id: 'test-dodge', colour: 'green' } as const;
  test.each([
    ['in a brush', {}, true],
    ['among rocks', { terrain: [{ kind: 'rock', at: 'south' }] }, false],
    ['where nothing is recycled', { perils: [holding({ do: 'no-recycle' })] }, false],
  ] as [string, Position, boolean][])('[PA-TERR-7] hiding %s', (_, position, hides) => {
    const r = hunt({ step: 'move', hunters: [{ hand: [DODGE] }, {}], terrain: [{ kind: 'brush', at: 'south' }], ...position }).play();

    expect(r.options('move').includes('hide')).toBe(hides);
  });
  test('[PA-TERR-7] only dodges hide', () => {
    const hand = [DODGE, { id: 'test-cut' }, { id: 'test-roll', colour: 'green' as const }];
    const r = hunt({ step: 'move', hunters: [{ hand }, {}], terrain: [{ kind: 'brush', at: 'south' }] }).play();

    r.answer('move', 'hide').only('hide', ['test-dodge', 'test-roll']);
  });

  test('[PA-MOVE-1][PA-STAM-9] a card that pays for a move says what it says when it is discarded', () => {
    const r = hunt({ step: 'move', hunters: [{ hand: [thrown('test-fee'), SPARE] }, {}] }).play();

    expect(r.answer('move', 'sector-1').hunter(0)).toMatchObject({ sector: 1, stamina: 1 });
  });

  test.each([
    ['as a rule', {}, true],
    ['unless a text says otherwise', { item: holding({ do: 'no-threat-by-staying' }) }, false],
  ] as [string, HunterOn, boolean][])('[PA-MOVE-2] staying threatens, %s', (_, hunter, isThreatened) => {
    const r = hunt({ step: 'move', hunters: [{ hand: [SPARE], stamina: 1, ...hunter }, {}] }).play();

    expect(r.answer('move', 'stay').hunter(0).isThreatened).toBe(isThreatened);
  });

  test('[PA-ENDA-1] wounds leave the hand, other burdens stay', () => {
    const [wound, debility] = (['wound', 'debility'] as const).map(kind => BURDEN_NUMBERS.find(card => burdenCard(card).kind === kind)!);
    const r = hunt({ step: 'end-actions', hunters: [{}, {}] });
    r.hunter(0).hand = [wound!, debility!];
    r.state.burdens = r.state.burdens.filter(card => card !== wound && card !== debility);
    r.untilScene('attrition');

    expect(r.hunter(0).hand).toEqual([debility]);
  });

  test.each([
    [false, 1],
    [true, 0],
  ])('[PA-TRIG-23] an attack in the sequence that was stealthy (%s) wakes %i', (isStealthy, n) => {
    const r = hunt({ step: 'end-actions', hunters: [{ sequence: [{}] }, {}], slots: [{ icons: ['end-action-attack'] }] });
    if (isStealthy) r.hunter(0).stealthy = [...r.hunter(0).sequence];

    expect(r.untilScene('attrition').toldOf('behaviour-revealed')).toHaveLength(n);
  });

  const inDust = (hunter: HunterOn) =>
    hunt({
      step: 'attrition',
      hunters: [{ sequence: [{ colour: 'yellow' }], ...hunter }, {}],
      attrition: [1],
      terrain: [
        { kind: 'dust', at: 'south' },
        { kind: 'dust', at: 'south' },
      ],
    }).untilScene('end-turn');
  test('[PA-TERR-30] of one defensive card two dust take one', () => {
    expect(inDust({}).toldOf('attrition-failed')).toMatchObject([{ cards: 1, disrupted: 1, defence: 0 }]);
  });
  test('[PA-TERR-30] whom dust does not affect keeps it', () => {
    expect(inDust({ item: holding({ do: 'ignores-terrain', kind: 'dust' }) }).toldOf('attrition-resisted')).toMatchObject([
      { cards: 1, disrupted: 0, defence: 1 },
    ]);
  });

  test('[PA-ATT-7] attrition never counts less than 0', () => {
    const r = hunt({ step: 'attrition', hunters: [{ item: holding({ do: 'attrition-value', by: -5 }) }, {}], attrition: [1] });

    expect(r.untilScene('end-turn').toldOf('attrition-resisted')).toMatchObject([{ value: 0 }]);
  });

  test('[PA-EOT-5][PA-STAM-9] one card above the limit is discarded, and says what it says then', () => {
    const hand = [thrown('test-a'), ...['b', 'c', 'd', 'e', 'f'].map(id => ({ id: `test-${id}` }))];
    const r = hunt({ step: 'end-turn', hunters: [{ hand }, {}] }).play();

    expect(r.decision('discard-down')).toMatchObject({ min: 1, max: 1, facts: { n: 1 } });
    expect(r.answer('discard-down', ['test-a']).hunter(0)).toMatchObject({ stamina: 1 });
    expect(r.hand(0)).toEqual(['test-b', 'test-c', 'test-d', 'test-e', 'test-f']);
  });
});
