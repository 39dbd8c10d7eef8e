/** Positions in which a sensible player's choice is clear, each with the exact answer; and that whole chapters come to an end. */
import { type Answer, bareDecision, Match, SampledChance, Seed } from '@quarry/kernel';
import { thinnedByDay } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ACTION_NUMBERS, actionCard, keyOf } from './content/box.ts';
import type { CharacterId } from './content/kinds.ts';
import { CHAPTERS } from './content/story/index.ts';
import { placeEnemy } from './deeds/fight.ts';
import { forbiddenWest } from './game.ts';
import { distance, evadeDiceOf, fieldIn } from './questions.ts';
import { act } from './rules/actions.ts';
import { setupFor } from './setup.ts';
import { botAnswer } from './testing/bot.ts';
import { given as chapter } from './testing/chapter.ts';
import { fight } from './testing/rehearsal.ts';
import { given } from './testing/stage.ts';

const evading = (character: CharacterId, n: number): number[] =>
  ACTION_NUMBERS.filter(card => actionCard(card).of === character && evadeDiceOf(card) !== null).slice(0, n);

describe('Fights', () => {
  test('unseen beside a lone weak enemy it strikes', () => {
    const r = fight({ marshals: [{ at: [4, 4] }], enemies: [{ type: 'rebel-scout', at: [5, 4], hp: 1 }] }).play();

    expect(botAnswer(r)).toBe('melee-attack');
  });

  test('seen and out of reach it goes nearer', () => {
    const r = fight({ marshals: [{ at: [0, 0], isRevealed: true }], enemies: [{ type: 'rebel-scout', at: [11, 0] }] }).play();

    expect(botAnswer(r)).toBe('sprint');
    r.answer('act', 'sprint');
    expect(['square-1', 'square-13']).toContain(botAnswer(r));
  });

  test('a trap under two enemies is triggered', () => {
    const r = fight({
      marshals: [{ is: 'senvi', at: [5, 5], trapAt: [7, 5], isRevealed: true }],
      enemies: [
        { type: 'razorhound', at: [7, 5] },
        { type: 'razorhound', at: [7, 5] },
      ],
    }).play();

    expect(r.options()).toEqual(expect.arrayContaining(['trigger-trap', 'ranged-attack']));
    expect(botAnswer(r)).toBe('trigger-trap');
  });

  test('a trap under a friend is left alone', () => {
    const r = fight({
      marshals: [
        { is: 'senvi', at: [5, 5], trapAt: [7, 5], isRevealed: true },
        { is: 'drokkeh', at: [7, 5], isRevealed: true },
      ],
      enemies: [{ type: 'razorhound', at: [7, 5] }],
    }).play();

    expect(r.options()).toContain('trigger-trap');
    expect(botAnswer(r)).toBe('ranged-attack');
  });

  test('the wounded one of two enemies is struck', () => {
    const r = fight({
      marshals: [{ is: 'senvi', at: [5, 5], isRevealed: true }],
      enemies: [
        { type: 'razorhound', at: [7, 5] },
        { type: 'razorhound', at: [7, 6], hp: 1 },
      ],
    })
      .play()
      .answer('act', 'ranged-attack');

    expect(botAnswer(r)).toBe('enemy-1');
  });

  test('near the end of the dial cards are discarded to evade, otherwise hardly any', () => {
    const hand = evading('drokkeh', 4);
    const asked = (dial: number): Answer => {
      const r = fight({
        step: 'begin-enemies',
        marshals: [{ at: [4, 4], isRevealed: true, dial, hand }],
        enemies: [{ type: 'razorhound', at: [4, 5] }],
        behaviours: { razorhound: [{ yes: [{ do: 'attack', type: 'pulse', range: 1, damage: 4 }] }] },
      });
      return botAnswer(r.play());
    };

    expect([asked(2), asked(11)]).toEqual([hand.slice(0, 2).map(keyOf), hand.slice(0, 1).map(keyOf)]);
  });
});

describe('Objectives', () => {
  test('what the objective asks for is used as soon as it is in reach', () => {
    const r = given('B2', 1);
    const pen = r.feature('pen').square;
    r.state.party.marshals[0]!.square = pen;

    expect(botAnswer(r.run(act))).toBe('interact');
  });

  const leaving = (turn: number): ReturnType<typeof given> => {
    const r = given('B2', 1, { isEmpty: true, turn });
    r.state.fight.stage = 1;
    r.state.party.marshals[0]!.square = r.feature('pen').square;
    return r;
  };

  test('with the way out open it goes there', () => {
    const r = leaving(1).run(act);
    expect(botAnswer(r)).toBe('sprint');
  });

  /** Plays one action as the bot would, and says where it leads. */
  const goesTo = (r: ReturnType<typeof given>): number => {
    for (r.run(act); r.asks !== null; ) r.answer(r.asks, botAnswer(r));
    return r.state.party.marshals[0]!.square;
  };
  const withHoundAt = (square: number, turn: number): ReturnType<typeof given> =>
    leaving(turn).run(function* (table) {
      placeEnemy(table, { enemy: 'razorhound', square, route: -1, moreHp: 0 });
    });

  test('unseen, nobody walks beside a patrol', () => {
    const ahead = goesTo(leaving(1));
    const r = withHoundAt(ahead, 1);

    expect(distance(fieldIn(r.state), goesTo(r), ahead)).toBeGreaterThan(1);
  });

  test('after many turns it goes on whatever stands there', () => {
    const ahead = goesTo(leaving(1));

    expect(goesTo(withHoundAt(ahead, 12))).toBe(ahead);
  });
});

describe('The story', () => {
  test('a proposal of the others is agreed to', () => {
    const r = chapter({ seats: 3, setup: { leadDecides: false }, entry: '1.01' }).play();
    r.answer('choose-path', botAnswer(r));

    expect([r.asks, botAnswer(r)]).toEqual(['agree-choose-path', 'yes']);
  });

  test('of two paths to one page it takes the one that promises more', () => {
    const r = chapter({ chapter: 4, entry: '4.09' }).play();

    expect([r.asks, botAnswer(r)]).toEqual(['choose-path', 'path-2']);
  });

  test('enough dice are rolled for a need, and some are kept', () => {
    const r = chapter({ entry: '1.02', element: 1 }).play();

    expect([r.asks, botAnswer(r)]).toEqual(['roll-dice', '1B1K']);
  });

  test('whoever has nothing to do in camp does not go there', () => {
    const r = chapter({ entry: '1.01' }).play();
    expect(r.options()).toContain('camp');
    expect(botAnswer(r)).not.toBe('camp');
  });

  test('a worn deck is refreshed in camp with a supply before the fight', () => {
    const r = chapter({ entry: '1.11', element: 1, marshals: [{ discarded: 14 }] }).play();
    expect([r.asks, botAnswer(r)]).toEqual(['begin-fight', 'camp']);
    r.answer('begin-fight', 'camp');
    expect(botAnswer(r)).toBe('supply');
  });
});

describe('Whole chapters', () => {
  const MOST = 3000;
  test.each(thinnedByDay(CHAPTERS, 3).map(({ no }) => no))('chapter %i comes to an end', no => {
    const seats = 1 + (no % 4);
    const started = Match.start(forbiddenWest, setupFor(seats, no), 'the end');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed('bots'));
    while (!match.outcome && match.n < MOST) {
      const decision = match.open[0]!;
      match.answer(decision.seat, forbiddenWest.sensible(match.view(decision.seat), bareDecision(decision), decision.seat, chance));
    }

    expect(match.outcome?.winners).toBeDefined();
  });
});
