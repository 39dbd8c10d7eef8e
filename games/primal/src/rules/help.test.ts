/** Assist and Taunt. PA-KW-ASSIST-*, PA-KW-TAUNT-*. */
import { describe, expect, test } from 'vitest';
import { hunt, SPARE } from '../testing/rehearsal.ts';

const assist = (id: string) => ({ id, keywords: ['assist'], value: 0 }) as const;
const taunt = (id: string) => ({ id, keywords: ['taunt'], value: 0 }) as const;

describe('Assist', () => {
  test('[PA-KW-ASSIST-1] a card is discarded there, and the active hunter draws', () => {
    const r = hunt({ hunters: [{ hand: [SPARE] }, { hand: [assist('test-aid')] }] }).play();

    r.only('help', ['assist-test-aid', 'pass-until-turn-end', 'pass'], 1).answer('help', 'assist-test-aid', 1);

    expect(r.types('assisted', 'drew')).toEqual(['assisted', 'drew']);
    expect(r.hunter(0).hand).toHaveLength(2);
    expect(r.discard(1)).toEqual(['test-aid']);
    expect(r.asks).toBe('act');
  });

  test('[PA-KW-ASSIST-1] whoever may help is heard before the active hunter goes on', () => {
    const order = (step: 'move' | 'act') =>
      hunt({ step, hunters: [{ hand: [SPARE] }, { hand: [taunt(`test-${step}-one`)] }, { hand: [taunt(`test-${step}-two`)] }] })
        .play()
        .open.map(({ seat, kind }) => `${kind} ${seat}`);

    expect([order('move'), order('act')]).toEqual([
      ['help 1', 'help 2', 'move 0'],
      ['help 1', 'help 2', 'act 0'],
    ]);
  });

  test('[PA-KW-ASSIST-1] also after an action', () => {
    const r = hunt({ hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, { hand: [assist('test-aid')] }] }).play();

    r.answer('act', 'test-cut', 0);

    expect(r.options('help', 1)).toContain('assist-test-aid');
  });

  test('[PA-KW-ASSIST-2][PA-R-62] each hunter once in a turn', () => {
    const r = hunt({
      hunters: [{ hand: [SPARE] }, { hand: [assist('test-one'), assist('test-two')] }, { hand: [assist('test-three')] }],
    }).play();

    r.answer('help', 'assist-test-one', 1);
    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [2, 'help'],
      [0, 'act'],
    ]);
    r.answer('help', 'assist-test-three', 2);

    expect(r.toldOf('assisted').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(r.hunter(0).hand).toHaveLength(3);
  });

  test('[PA-KW-ASSIST-2] in the next turn again', () => {
    const r = hunt({
      toPlay: [1, 2],
      hunters: [{ hand: [SPARE] }, { hand: [SPARE] }, { hand: [assist('test-one'), assist('test-two')] }],
    }).play();

    r.answer('help', 'assist-test-one', 2).answer('act', 'end', 0);

    expect(r.state.active).toBe(1);
    expect(r.options('help', 2)).toContain('assist-test-two');
  });

  test('[PA-KW-ASSIST-2][PA-R-62] in a turn that goes on after a hiding, too', () => {
    const r = hunt({
      active: 1,
      terrain: [{ kind: 'brush', at: 'south', occupant: 0 }],
      paused: [0],
      toPlay: [],
      hunters: [
        { placement: 'hidden', waitsFor: 1, hand: [SPARE] },
        { hand: [SPARE] },
        { hand: [assist('test-one'), assist('test-two')], hasPlayed: true },
      ],
    }).play();

    r.answer('help', 'assist-test-one', 2).answer('act', 'end', 1);

    expect(r.types('turn-resumed')).toEqual(['turn-resumed']);
    expect(r.options('help', 2)).toContain('assist-test-two');
  });

  test.each([
    ['in the own turn', { active: 1 }],
    ['in the Movement phase', { step: 'move' as const }],
  ])('[PA-KW-ASSIST-3][PA-R-19] not %s', (_, position) => {
    const r = hunt({ ...position, hunters: [{ hand: [SPARE], stamina: 1 }, { hand: [assist('test-aid')] }] }).play();

    expect(r.open.map(({ kind }) => kind)).not.toContain('help');
  });

  test('[PA-KW-ASSIST-3] not while something is resolving', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE, SPARE] }, { hand: [assist('test-aid')] }],
      slots: [{ icons: ['attack'], base: [{ do: 'discard', n: 1 }] }],
    })
      .play()
      .answer('act', 'test-cut', 0);

    expect(r.open.map(({ kind }) => kind)).toEqual(['choose-discard']);
  });

  test('[PA-KW-ASSIST-3][PA-R-19] not by whoever is hidden', () => {
    const r = hunt({
      terrain: [{ kind: 'brush', at: 'south', occupant: 1 }],
      paused: [1],
      toPlay: [2],
      hunters: [{ hand: [SPARE] }, { placement: 'hidden', waitsFor: 2, hand: [assist('test-aid'), taunt('test-here')] }, {}],
    }).play();

    expect(r.open.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('Taunt', () => {
  test('[PA-KW-TAUNT-1] draw, aggro, turn, in this order', () => {
    const r = hunt({ hunters: [{ hand: [SPARE] }, { at: 'west', hand: [taunt('test-here')] }] }).play();

    r.answer('help', 'taunt-test-here', 1);

    expect(r.types('taunted', 'drew', 'aggro-taken', 'monster-turned')).toEqual(['taunted', 'drew', 'aggro-taken', 'monster-turned']);
    expect(r.state).toMatchObject({ aggro: 1, monster: { facing: 3 } });
    expect(r.hunter(0).hand).toHaveLength(2);
    expect(r.discard(1)).toEqual(['test-here']);
  });

  test('[PA-KW-TAUNT-2][PA-R-62] once in a turn, also if the first was before the move', () => {
    const r = hunt({ step: 'move', hunters: [{ hand: [SPARE], stamina: 1 }, { hand: [taunt('test-here'), taunt('test-there')] }] }).play();

    r.answer('help', 'taunt-test-here', 1).answer('move', 'stay', 0);

    expect(r.open.map(({ kind }) => kind)).toEqual(['act']);
  });

  test('[PA-KW-TAUNT-3][PA-R-19] also before the active hunter moves', () => {
    const r = hunt({
      step: 'move',
      hunters: [
        { hand: [SPARE], stamina: 1 },
        { at: 'west', hand: [taunt('test-here')] },
      ],
    }).play();

    r.answer('help', 'taunt-test-here', 1);

    expect(r.monster.facing).toBe(3);
    expect(r.asks).toBe('move');
  });

  test('[PA-KW-TAUNT-4] a card with both keywords does one of them', () => {
    const both = { id: 'test-both', keywords: ['assist', 'taunt'] } as const;
    const r = hunt({ hunters: [{ hand: [SPARE] }, { at: 'west', hand: [both] }] }).play();

    r.only('help', ['assist-test-both', 'taunt-test-both', 'pass-until-turn-end', 'pass'], 1).answer('help', 'assist-test-both', 1);

    expect(r.types('assisted', 'taunted', 'drew', 'monster-turned')).toEqual(['assisted', 'drew']);
    expect(r.open.map(({ kind }) => kind)).toEqual(['act']);
  });

  test('[PA-KW-TAUNT-1][PA-STAM-9] what the card says of being discarded comes last', () => {
    const card = { ...taunt('test-here'), abilities: [{ on: 'discarded', effects: [{ do: 'stamina', n: 1 }] }] } as const;
    const r = hunt({ hunters: [{ hand: [SPARE] }, { at: 'west', hand: [card, SPARE] }] })
      .play()
      .answer('help', 'taunt-test-here', 1);

    expect(r.types('drew', 'monster-turned', 'stamina-changed')).toEqual(['drew', 'monster-turned', 'stamina-changed']);
  });

  const hiding = (theirs: readonly ReturnType<typeof taunt>[]) =>
    hunt({
      step: 'move',
      toPlay: [1],
      terrain: [{ kind: 'brush', at: 'south' }],
      hunters: [{ hand: [{ colour: 'green' }], stamina: 1 }, { hand: [SPARE] }, { hand: theirs, hasPlayed: true }],
    }).play();
  test('[PA-KW-TAUNT-2][PA-TERR-8] a turn that goes on after a hiding is the same turn: not again in it', () => {
    const r = hiding([taunt('test-here'), taunt('test-there'), taunt('test-anywhere')]);

    r.answer('help', 'taunt-test-here', 2).answer('move', 'hide', 0);
    if (r.asks === 'hide') r.answer('hide', r.options('hide')[0]!, 0);
    r.answer('help', 'taunt-test-there', 2).answer('move', 'stay', 1).answer('act', 'end', 1);

    expect(r.types('taunted', 'turn-paused', 'turn-resumed')).toEqual(['taunted', 'turn-paused', 'taunted', 'turn-resumed']);
    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'move']]);
  });

  test('[PA-KW-TAUNT-1][PA-TERR-8] who wanted to be left in peace for a turn is asked again once it is paused', () => {
    const r = hiding([taunt('test-here')]);

    r.answer('help', 'pass-until-turn-end', 2).answer('move', 'hide', 0);

    expect(r.state.active).toBe(1);
    expect(r.open.map(({ seat, kind }) => [seat, kind])).toContainEqual([2, 'help']);
  });

  test('[PA-KW-TAUNT-1] who wanted to be left in peace for a turn is asked again in the next one', () => {
    const r = hunt({
      step: 'move',
      hunters: [{ hand: [SPARE], stamina: 1 }, { hand: [SPARE] }, { hand: [taunt('test-here')], hasPlayed: true }],
      toPlay: [1],
    }).play();

    r.answer('help', 'pass-until-turn-end', 2).answer('move', 'stay', 0);
    expect(r.open.map(({ seat }) => seat)).toEqual([0]);
    r.answer('act', 'end', 0);

    expect(r.state.active).toBe(1);
    expect(r.open.map(({ seat, kind }) => [seat, kind])).toContainEqual([2, 'help']);
  });
});

test('[PA-KW-ASSIST-1][PA-KW-TAUNT-1] the card that it brings is drawn by the clause of the one or of the other', () => {
  const drawn = (card: ReturnType<typeof assist> | ReturnType<typeof taunt>) => {
    const r = hunt({ hunters: [{ hand: [SPARE] }, { hand: [card] }] }).play();
    return r
      .answer('help', r.options('help', 1)[0]!, 1)
      .toldOf('drew')
      .map(one => one.rule);
  };

  expect([drawn(assist('test-aid')), drawn(taunt('test-jeer'))]).toEqual([['PA-KW-ASSIST-1'], ['PA-KW-TAUNT-1']]);
});
