/** What hardly matters is answered for whoever leaves it to the table; what matters never is, nor anything that a secret could hang on. */
import { bareDecision, type Spared, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Asked } from '../decisions.ts';
import { moveEnemy } from '../rules/enemy-moves.ts';
import { loseCardOf } from '../rules/prices.ts';
import { stateSchema, type View } from '../state.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { dealWith } from '../testing/market.ts';
import { hexOn, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { spares } from './spares.ts';

function sparedIn(r: SunRehearsal, kind: string): Spared | null {
  const decision = r.decision(kind);
  return spares(bareDecision(decision) as Asked, viewOf(stateSchema, r.state, decision.seat) as View);
}

describe('[K-144] Ties', () => {
  const nearing = (more: Position): SunRehearsal =>
    trek({ characters: [{}, { at: 'n n n n' }], enemies: [{ at: 's se' }], dice: { direction: [8] }, ...more }).run(table =>
      moveEnemy(table, 0, 'd8'),
    );

  test('[US-R-57] steps of an enemy that are alike', () => {
    const r = nearing({});
    expect(sparedIn(r, 'first-step')).toEqual({ as: 'tie', answer: `hex-${hexOn('se')}` });
    r.answer('first-step', `hex-${hexOn('se')}`);
  });

  test('[US-R-57] not where somebody or something stands on one of them', () => {
    const beside = nearing({ tiles: [{ at: 'se', hasCamp: true }] });
    expect(sparedIn(beside, 'first-step')).toBeNull();
    beside.answer('first-step', `hex-${hexOn('s')}`);
  });

  /** Ida has dodged: which of the two attacks misses her? */
  const dodging = (enemy: string, more: object = {}): SunRehearsal => {
    const card = armed('1Y', more).is as object;
    const twins = [{ is: { ...card, id: 'twin-a' } }, { is: { ...card, id: 'twin-b' } }];
    return brawl([{}, { at: 's' }], twins, { dice: { test: faces('10'), enemy: faces(enemy) } })
      .play()
      .answer('act', 'dodge');
  };
  test('[US-DODGE-3] attacks of two kinds of enemy are not alike', () => {
    const r = dodging('1 1');
    expect(sparedIn(r, 'dodge-which')).toBeNull();
    r.answer('dodge-which', 'enemy-0');
  });

  const dogs = (enemy: string): SunRehearsal =>
    brawl([{}, { at: 's' }], [{ is: 'wild-dog.1' }, { is: 'wild-dog.2' }], { dice: { test: faces('10'), enemy: faces(enemy) } })
      .play()
      .answer('act', 'dodge');
  test('[US-DODGE-3] attacks of two of a kind that did the same are; if one did more, they are not', () => {
    const same = dogs('1 1');
    expect(sparedIn(same, 'dodge-which')).toEqual({ as: 'tie', answer: 'enemy-0' });
    same.answer('dodge-which', 'enemy-0');
    const other = dogs('1 0');
    expect(sparedIn(other, 'dodge-which')).toBeNull();
    other.answer('dodge-which', 'enemy-0');
  });
});

describe('[K-144] Ties among enemies and cards', () => {
  /** A joiner strikes at an enemy that has struck already: one of the other two answers. */
  const between = (others: readonly [string, string]): SunRehearsal => {
    const r = brawl([{}, {}, {}], [armed('1Y', { hp: 9 }), ...others.map(is => ({ is }))], {
      dice: { attack: faces('00 00 00'), enemy: faces('0') },
      spare: ['attack', 'enemy'],
    });
    r.play().answer('act', 'attack-enemy-0');
    while (r.asks === 'join') r.answer('join', 'join');
    return r.answer('joined-fight', 'attack-enemy-0');
  };
  test('[US-R-40] which of two enemies of a kind is the strongest', () => {
    expect(sparedIn(between(['wild-dog.1', 'wild-dog.2']), 'strongest')).toEqual({ as: 'tie', answer: 'enemy-1' });
  });

  const losing = (items: readonly string[]): SunRehearsal =>
    trek({ characters: [{ items }, {}] }).run(table => loseCardOf(table, 0, 'item', -1));
  test('[US-EVENT-1] which of two copies is lost', () => {
    expect(sparedIn(losing(['knife.1', 'knife.2']), 'choose-card')?.as).toBe('tie');
    expect(sparedIn(losing(['knife.1', 'bandage.1']), 'choose-card')).toBeNull();
  });
});

describe('[K-144] Payments', () => {
  const buying = (water: number): SunRehearsal =>
    dealWith({ items: ['knife.1'] }, { water, items: ['water-bottle.1'], goods: { food: 2, alcohol: 1 } }).answer('deal', 'buy-knife.1');
  test('[US-R-73] in water, if enough for a day stays', () => {
    expect(sparedIn(buying(6), 'pay')).toEqual({ as: 'payment', answer: 'water-3' });
    expect(sparedIn(buying(5), 'pay')).toBeNull();
  });
});

describe('[K-144] Nothing to do', () => {
  const alone = (more: Position): SunRehearsal =>
    trek({
      characters: [{ at: 'n', ap: 1, water: 1 }],
      tiles: [{ at: 'n' }, ...['n n', 'n ne', 'ne', 'haven', 'nw', 'n nw'].map(at => ({ at, is: { value: 3 } }))],
      ...more,
    }).play();

  test('[US-WAIT-1] somebody who could only lay things down waits', () => {
    const r = alone({});
    expect([r.options('act'), sparedIn(r, 'act')]).toEqual([['discard', 'wait'], { as: 'idle', answer: 'wait' }]);
  });

  test('[US-R-111] where there may be a Son of Liberty nobody is spared a turn', () => {
    for (const team of [['saboteur'], ['late-watch']]) expect(sparedIn(alone({ mode: 'semi', team }), 'act')).toBeNull();
  });

  test('[US-ACT-1] a turn with something to do is one’s own', () => {
    expect(sparedIn(trek({}).play(), 'act')).toBeNull();
  });

  test('[US-KARMA-1] dice are one’s own, whatever they show', () => {
    const r = brawl([{ karma: 3 }], [armed('1Y', { hp: 9 })], { dice: { attack: faces('00') } })
      .play()
      .answer('act', 'attack-enemy-0');
    expect(sparedIn(r, 'karma')).toBeNull();
  });
});
