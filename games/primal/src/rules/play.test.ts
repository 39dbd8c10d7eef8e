/** The Action phase: playing cards, Action abilities, reviving, masteries. PA-PLAY-*, PA-COL-*, PA-ACT-*, PA-REV-*, PA-MAST-*. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { type HunterOn, hunt, type MadeUp, SPARE, saying } from '../testing/rehearsal.ts';

const says = (...effects: readonly Effect[]) => [{ on: 'play', effects }] as const;
const card = (id: string, more: MadeUp = {}): MadeUp => ({ id: `test-${id}`, colour: 'green', value: 0, ...more });
const RED = card('cut', { colour: 'red' });
const BLUE = card('feint', { colour: 'blue' });

describe('Playing a card', () => {
  test('[PA-PLAY-1] only the active hunter plays, into the own sequence', () => {
    const r = hunt({ hunters: [{ hand: [RED, SPARE] }, { hand: [card('theirs')] }] }).play();

    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'act']]);
    expect(r.options('act')).not.toContain('test-theirs');
    r.answer('act', 'test-cut');
    expect(r.state.hunters.map(({ sequence }) => sequence.length)).toEqual([1, 0]);
  });

  test('[PA-PLAY-2] five cards at most', () => {
    const r = hunt({
      hunters: [
        {
          hand: [RED, SPARE],
          sequence: [SPARE, SPARE, SPARE, SPARE],
          item: { id: 'test-bell', abilities: [{ on: 'action', effects: [] }] },
        },
        {},
      ],
    }).play();
    expect(r.decision('act').facts).toMatchObject({ left: 1 });

    r.answer('act', 'test-cut');

    r.only('act', ['use-test-bell-0', 'end']);
    expect(r.decision('act').not!()).toMatchObject([{ why: 'PA-PLAY-2', facts: { limit: 5 } }]);
  });

  test('[PA-PLAY-2][PA-R-27] who comes into water with four cards plays no more, and keeps them', () => {
    const step = card('step', { abilities: says({ do: 'move' }) });
    const r = hunt({
      terrain: [{ kind: 'water', at: 'east' }],
      hunters: [
        { hand: [step, RED], sequence: [SPARE, SPARE, SPARE], item: { id: 'test-bell', abilities: [{ on: 'action', effects: [] }] } },
        {},
      ],
    })
      .play()
      .answer('act', 'test-step')
      .answer('forced-move', 'sector-1');

    r.only('act', ['use-test-bell-0', 'end']);
    expect(r.decision('act').not!()).toMatchObject([{ why: 'PA-TERR-3', facts: { reason: 'sequence-full', limit: 3 } }]);
    expect(r.hunter(0).sequence).toHaveLength(4);
  });

  test('[PA-PLAY-3][PA-PLAY-5] attacks only from where it is exposed, all others from anywhere', () => {
    const hand = [RED, BLUE, card('duck'), card('block', { colour: 'yellow' })];
    const r = hunt({ stance: { exposed: ['front', 'rear'] }, hunters: [{ at: 'east', hand }, {}] }).play();

    r.only('act', ['test-feint', 'test-duck', 'test-block', 'end']);
    expect(r.decision('act').not!()).toMatchObject([{ why: 'PA-PLAY-3', facts: { reason: 'not-exposed' } }]);
  });

  test('[PA-PLAY-4] exposure is not judged again', () => {
    const twist = card('twist', { colour: 'red', abilities: says({ do: 'turn', to: 'opposite' }) });
    const r = hunt({ stance: { exposed: ['front'] }, hunters: [{ hand: [twist, SPARE] }, {}] })
      .play()
      .answer('act', 'test-twist');

    expect(r.monster).toMatchObject({ facing: 0, damage: 2 });
  });

  test('[PA-COL-4] what raises an attack is read after the text of its card: Hit It Bleeding on 4 damage is what Harder Than Doors waits for', () => {
    const hurt = (damage: number) =>
      hunt({
        stance: { toughness: 20 },
        hunters: [
          { is: 'dareon', hand: ['dareon-hit-it-bleeding', SPARE], mastery: 'dareon-harder-than-doors', isFocused: true, damage },
          { is: 'mirah' },
        ],
      })
        .play()
        .answer('act', 'dareon-hit-it-bleeding')
        .answer('pay-text', 'yes');

    expect(hurt(3).toldOf('damage-dealt')).toMatchObject([{ weapon: 2, more: 3, damage: 5 }]);
    expect(hurt(4).toldOf('damage-dealt')).toMatchObject([{ weapon: 2, more: 4, damage: 6 }]);
  });
  test('[PA-COL-4][PA-TERR-23] ground that a text leads to raises the attack, ground that it leads from does not', () => {
    const walk = (at: 'south' | 'east') =>
      hunt({
        stance: { toughness: 20 },
        terrain: [{ kind: 'fury-blossom', at }],
        hunters: [{ hand: [card(`lunge-${at}`, { colour: 'red', abilities: says({ do: 'move' }) }), SPARE] }, {}],
      })
        .play()
        .answer('act', `test-lunge-${at}`)
        .answer('forced-move', 'sector-1');

    expect(walk('east').toldOf('damage-dealt')).toMatchObject([{ more: 1 }]);
    expect(walk('south').toldOf('damage-dealt')).toMatchObject([{ more: 0 }]);
  });
  test('[PA-COL-4] what waited for the next attack is part of this one, whatever its text does', () => {
    const waiting = [{ what: 'damage' as const, by: 2, colour: -1, keyword: '' }];
    const r = hunt({ stance: { toughness: 20 }, hunters: [{ hand: [RED, SPARE], waiting }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(r.toldOf('damage-dealt')).toMatchObject([{ more: 2 }]);
    expect(r.hunter(0).waiting).toEqual([]);
  });

  test('[PA-PLAY-6][PA-PLAY-7] pay, into the sequence, aggro, text, colour, reactions, in this order', () => {
    const blow = card('blow', { colour: 'red', aggro: true, cost: 1, abilities: says({ do: 'draw', n: 1 }) });
    const r = hunt({
      aggro: 1,
      hunters: [{ hand: [blow, card('purse', { value: 1 })] }, {}],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    }).play();

    r.answer('act', 'test-blow');

    const ORDER = ['paid', 'card-played', 'aggro-taken', 'drew', 'damage-dealt', 'behaviour-revealed', 'suffered'] as const;
    expect(r.types(...ORDER)).toEqual([...ORDER]);
    expect(r.monster).toMatchObject({ damage: 2, facing: 2 });
    expect(r.hunter(0).damage).toBe(2);
    expect(r.state.aggro).toBe(0);
  });

  test('[PA-PLAY-7] the monster turns to who took aggro at the end of the turn only', () => {
    const r = hunt({ aggro: 1, hunters: [{ at: 'west', hand: [card('shout', { aggro: true }), SPARE] }, {}] }).play();

    r.answer('act', 'test-shout');
    expect(r.state).toMatchObject({ aggro: 0, monster: { facing: 2 } });
    r.answer('act', 'end');
    expect(r.monster.facing).toBe(3);
  });

  test('[PA-PLAY-8] text is done without asking, unless it says may', () => {
    const r = hunt({
      hunters: [
        {
          hand: [
            card('must', { abilities: says({ do: 'draw', n: 2 }) }),
            card('may', { abilities: [{ on: 'play', may: true, effects: [{ do: 'draw', n: 1 }] }] }),
            SPARE,
          ],
        },
        {},
      ],
    }).play();

    r.answer('act', 'test-must');
    expect(r.toldOf('drew')).toMatchObject([{ n: 2 }]);
    r.answer('act', 'test-may').answer('use-ability', 'no');
    expect(r.toldOf('drew')).toHaveLength(1);
  });

  test('[PA-PLAY-9][PA-KW-MAST-1] what stands behind the icon needs a focused mastery', () => {
    const both = (id: string) =>
      card(id, { abilities: [...says({ do: 'stamina', n: 1 }), { on: 'play', focused: true, effects: [{ do: 'draw', n: 1 }] }] });
    const dull = hunt({ hunters: [{ hand: [both('dull'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-dull');
    const keen = hunt({ hunters: [{ hand: [both('keen'), SPARE], isFocused: true, counters: 3 }, {}] })
      .play()
      .answer('act', 'test-keen');

    expect(dull.types('stamina-changed', 'drew')).toEqual(['stamina-changed']);
    expect(keen.types('stamina-changed', 'drew')).toEqual(['stamina-changed', 'drew']);
  });

  test('[PA-PLAY-10][PA-COL-4] text that adds damage and the blow are one source', () => {
    const heavy = card('heavy', { colour: 'red', abilities: says({ do: 'more-damage', n: 2 }) });
    const r = hunt({
      terrain: [{ kind: 'fury-blossom', at: 'south' }],
      hunters: [{ hand: [heavy, SPARE], weapon: { damage: 3 } }, {}],
    })
      .play()
      .answer('act', 'test-heavy');

    expect(r.toldOf('damage-dealt')).toMatchObject([{ weapon: 3, more: 3, damage: 6 }]);
  });

  test('[PA-PLAY-11] `after` looks at the card right before', () => {
    const chain = (id: string) =>
      card(id, { abilities: [{ on: 'play', if: [{ if: 'after', colour: 'red' }], effects: [{ do: 'draw', n: 1 }] }] });
    const met = hunt({ hunters: [{ sequence: [SPARE, RED], hand: [chain('met'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-met');
    const missed = hunt({ hunters: [{ sequence: [card('old', { colour: 'red' }), SPARE], hand: [chain('missed'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-missed');

    expect(met.types('drew')).toEqual(['drew']);
    expect(missed.types('drew')).toEqual([]);
  });

  const ONLOOKER = { abilities: [{ on: 'played', card: { colour: 'red' }, effects: [{ do: 'stamina', n: 1 }] }] } as const;
  const FOLLOW = card('watch', { abilities: [{ on: 'played', card: { colour: 'red' }, effects: [{ do: 'defence', n: 1 }] }] });
  test('[PA-PLAY-12][PA-R-50] who plays orders what the own cards do', () => {
    const r = hunt({ hunters: [{ sequence: [FOLLOW], item: ONLOOKER, hand: [RED, SPARE] }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'order-own']]);
    r.answer('order-own', r.options().find(key => key.endsWith('-1'))!);
    expect(r.types('stamina-changed', 'defence-gained')).toHaveLength(2);
    expect(r.asks).toBe('act');
  });

  test('[PA-PLAY-12][PA-R-50] with an objective beside them the group does', () => {
    const r = hunt({
      first: 1,
      objectives: [{ tasks: [{ on: 'played', card: { colour: 'red' }, effects: [{ do: 'objective', n: 1 }] }] }],
      hunters: [{ sequence: [FOLLOW], hand: [RED, SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'order-triggers'],
      [0, 'order-triggers'],
    ]);
  });

  test('[PA-PLAY-13] nothing is played while something is asked', () => {
    const r = hunt({
      hunters: [{ hand: [RED, BLUE, SPARE] }, {}],
      slots: [{ icons: ['attack'], base: [{ do: 'discard', n: 1 }] }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.open.map(({ kind }) => kind)).toEqual(['choose-discard']);
  });

  test('[PA-PLAY-14] a hunter may play nothing', () => {
    const r = hunt({ hunters: [{ hand: [RED] }, { hand: [SPARE] }] })
      .play()
      .answer('act', 'end');

    expect(r.types('card-played')).toEqual([]);
    expect(r.askedSeat).toBe(1);
  });
});

describe('The colours', () => {
  test('[PA-COL-1][PA-COMP-4] an attack deals weapon damage', () => {
    const r = hunt({ hunters: [{ hand: [RED, SPARE], weapon: { damage: 3 } }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(r.monster.damage).toBe(3);
  });

  test('[PA-COL-2] a maneuver takes 1 struggle', () => {
    const r = hunt({ beast: { struggle: 5 }, hunters: [{ hand: [BLUE, SPARE] }, {}] })
      .play()
      .answer('act', 'test-feint');

    expect(r.monster).toMatchObject({ struggle: 4, damage: 0 });
  });

  test.each(['green', 'yellow'] as const)('[PA-COL-3] %s does nothing but lie there', colour => {
    const r = hunt({ hunters: [{ hand: [card('guard', { colour }), SPARE] }, {}] }).play();
    const { monster } = r;
    const before = JSON.stringify(monster);

    r.answer('act', 'test-guard');

    expect(r.types()).toEqual(['card-played']);
    expect(JSON.stringify(r.monster)).toBe(before);
  });

  test('[PA-COL-5][PA-KW-WEAPON-1] weapon icons count the weapon level', () => {
    const heavy = card('heavy', { colour: 'red', abilities: says({ do: 'more-damage', n: { of: 'weapon-level', times: 5 } }) });
    const jab = card('jab', { colour: 'blue', abilities: says({ do: 'deal', n: { of: 'weapon-level', times: 2 } }) });
    const five = hunt({ hunters: [{ hand: [heavy, SPARE], weapon: { level: 2, damage: 1 } }, {}] })
      .play()
      .answer('act', 'test-heavy');
    const two = hunt({ hunters: [{ hand: [jab, SPARE], weapon: { level: 3 } }, {}] })
      .play()
      .answer('act', 'test-jab');

    expect(five.toldOf('damage-dealt')).toMatchObject([{ weapon: 1, more: 10, damage: 11 }]);
    expect(two.toldOf('damage-dealt')).toMatchObject([{ weapon: 0, damage: 6 }]);
  });
});

describe('Other actions', () => {
  const BELL = { id: 'test-bell', abilities: [{ on: 'action', effects: [{ do: 'stamina', n: 1 }] }] } as const;

  test('[PA-ACT-1][PA-ACT-2][PA-ACT-3] cards and abilities in any order; an ability once in a turn', () => {
    const r = hunt({
      hunters: [
        { hand: [RED, BLUE, SPARE], item: BELL },
        { hand: [SPARE], item: { ...BELL, id: 'test-horn' } },
      ],
    }).play();

    expect(r.options('act')).not.toContain('use-test-horn-0');
    r.answer('act', 'test-cut').answer('act', 'use-test-bell-0');
    expect(r.options('act')).not.toContain('use-test-bell-0');
    r.answer('act', 'test-feint');

    expect(r.types('card-played', 'ability-used')).toEqual(['card-played', 'ability-used', 'card-played']);
    expect(r.hunter(0).stamina).toBe(1);
  });

  test('[PA-ACT-3] in the next turn it is there again', () => {
    const r = hunt({ hunters: [{ hand: [SPARE], item: BELL }, {}] })
      .play()
      .answer('act', 'use-test-bell-0')
      .answer('act', 'end');

    r.until('act', () => 'stay').untilScene('end-round', ({ kind }) => (kind === 'move' ? 'stay' : 'end'));
    r.until('act', () => 'stay');

    expect(r.state.active).toBe(0);
    expect(r.options('act')).toContain('use-test-bell-0');
  });

  test('[PA-ACT-2] those of perils, objectives and scenarios are used by whoever is active, once', () => {
    const action = (n: number) => [{ on: 'action', effects: [{ do: 'struggle', n }] }] as const;
    const r = hunt({
      active: 1,
      beast: { struggle: 0 },
      hunters: [{}, { hand: [SPARE] }],
      perils: [{ id: 'test-peril', abilities: action(1) }],
      objectives: [{ id: 'test-task', tasks: action(2) }],
      scenario: { rules: action(1) },
    }).play();
    expect(r.options('act').filter(key => key.startsWith('use'))).toEqual(['use-test-peril-0', 'use-test-task-0', 'use-scenario-0']);

    r.answer('act', 'use-test-peril-0').answer('act', 'use-test-task-0').answer('act', 'use-scenario-0');

    expect(r.options('act').filter(key => key.startsWith('use'))).toEqual([]);
    expect(r.monster.struggle).toBe(4);
    expect(r.toldOf('ability-used').map(({ seat }) => seat)).toEqual([1, 1, 1]);
  });

  const two = { stamina: 4, hand: [SPARE] };
  test('[PA-REV-1] only who lies in the same sector, for 2 stamina', () => {
    const far = hunt({ hunters: [two, { ko: 'red', at: 'north' }] }).play();
    const poor = hunt({ hunters: [{ stamina: 1, hand: [SPARE] }, { ko: 'red' }] }).play();
    const near = hunt({ hunters: [two, { ko: 'red' }] }).play();

    expect(far.options('act')).not.toContain('revive');
    expect(poor.options('act')).not.toContain('revive');
    near.answer('act', 'revive');
    expect(near.hunter(0).stamina).toBe(2);
  });

  test('[PA-REV-2][PA-REV-3] once in a turn; red turns black', () => {
    const r = hunt({ hunters: [two, { ko: 'red' }, { ko: 'red' }] }).play();

    r.answer('act', 'revive').only('choose-fallen', ['seat-1', 'seat-2']).answer('choose-fallen', 'seat-2');

    expect(r.state.hunters.map(({ ko }) => ko)).toEqual(['up', 'red', 'black']);
    expect(r.options('act')).not.toContain('revive');
  });

  test('[PA-REV-4][PA-REV-5][PA-R-13] black goes; the hunter rises with a hand, and has a turn if it is still to come', () => {
    const r = hunt({ hunters: [two, { ko: 'black' }], toPlay: [1] })
      .play()
      .answer('act', 'revive');

    expect(r.hunter(1)).toMatchObject({ ko: 'up', sector: 2 });
    expect(r.hunter(1).hand).toHaveLength(5);
    r.answer('act', 'end');
    expect(r.askedSeat).toBe(1);
    expect(r.asks).toBe('move');
  });

  test('[PA-REV-6] the eliminated are beyond help', () => {
    const r = hunt({ hunters: [two, { ko: 'eliminated' }] }).play();

    expect(r.options('act')).not.toContain('revive');
  });

  test('[PA-R-26] reviving and abilities are left in fire', () => {
    const r = hunt({ terrain: [{ kind: 'fire', at: 'south' }], hunters: [{ ...two, item: BELL }, { ko: 'red' }] }).play();

    r.only('act', ['use-test-bell-0', 'revive', 'end']);
  });

  test('[PA-REV-2] in the next turn again', () => {
    const r = hunt({ step: 'begin-turn', hunters: [{ hasRevived: true, stamina: 3, hand: [SPARE] }, { ko: 'red' }, {}] })
      .play()
      .answer('move', 'stay');

    expect(r.options('act')).toContain('revive');
  });
});

describe('Masteries', () => {
  const mastery = {
    focus: 3,
    fills: [{ on: 'played', card: { colour: 'blue' }, effects: [{ do: 'mastery', n: 1 }] }],
    focused: [{ on: 'while', effects: [{ do: 'hand-limit', by: 1 }] }],
  } as const;

  test('[PA-MAST-1][PA-MAST-2] unfocused and bare at first; what it names puts counters on it', () => {
    const r = hunt({ hunters: [{ mastery, hand: [BLUE, RED, SPARE] }, {}] }).play();
    expect(r.hunter(0)).toMatchObject({ isFocused: false, counters: 0 });

    r.answer('act', 'test-feint').answer('act', 'test-cut');

    expect(r.hunter(0)).toMatchObject({ isFocused: false, counters: 1 });
  });

  test('[PA-MAST-3][PA-MAST-4] with the last counter it is focused at once, and its other face holds', () => {
    const r = hunt({ hunters: [{ mastery, counters: 2, hand: [BLUE, SPARE] }, {}] })
      .play()
      .answer('act', 'test-feint')
      .answer('act', 'end');

    expect(r.hunter(0)).toMatchObject({ isFocused: true, counters: 3 });
    expect(r.toldOf('drew')[0]).toMatchObject({ seat: 0, n: 5, why: 'refill' });
  });

  test('[PA-MAST-4] a later sentence of the same card sees it', () => {
    const rite = card('rite', {
      abilities: [...says({ do: 'mastery', n: 1 }), { on: 'play', focused: true, effects: [{ do: 'draw', n: 1 }] }],
    });
    const r = hunt({ hunters: [{ counters: 2, hand: [rite, SPARE] }, {}] })
      .play()
      .answer('act', 'test-rite');

    expect(r.types('focused', 'drew')).toEqual(['focused', 'drew']);
  });

  test('[PA-MAST-5][PA-R-17] it stays so through a fall', () => {
    const r = hunt({
      hunters: [{ damage: 8, isFocused: true, counters: 3, hand: [RED] }, { hand: [SPARE] }],
      slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('deplete', 'helm');

    expect(r.hunter(0)).toMatchObject({ ko: 'red', isFocused: true, counters: 3 });
  });

  test('[PA-MAST-6] counters beyond the focus value are ignored', () => {
    const rite = card('rite', { abilities: says({ do: 'mastery', n: 5 }) });
    const again = card('again', { abilities: says({ do: 'mastery', n: 1 }) });
    const r = hunt({ hunters: [{ counters: 2, hand: [rite, again, SPARE] }, {}] }).play();

    expect(r.answer('act', 'test-rite').hunter(0).counters).toBe(3);
    expect(r.answer('act', 'test-again').hunter(0).counters).toBe(3);
  });

  test('[PA-MAST-6] a focused mastery takes no more counters, also if some were spent', () => {
    const r = saying([{ do: 'mastery', n: 1 }], { hunters: [{ isFocused: true, counters: 1 }, {}] });

    expect(r.hunter(0).counters).toBe(1);
    expect(r.types('counters-changed', 'focused')).toEqual([]);
  });
});

describe('What an option is about', () => {
  const bell = { id: 'test-bell', abilities: [{ on: 'action', effects: [] }] } as const;
  test('[PA-ACT-2] the card of an ability, and none for the ground', () => {
    const r = hunt({
      scenario: { rules: [{ on: 'action', effects: [{ do: 'stamina', n: 1 }] }] },
      hunters: [{ hand: [RED, SPARE], item: bell }, {}],
    }).play();
    const about = (key: string) => r.decision('act').options.find(one => one.key === key)!;

    expect(about('use-test-bell-0')).toMatchObject({
      about: [{ kind: 'card', id: r.hunter(0).item }],
      value: { is: 'use', card: r.hunter(0).item, ability: 0 },
    });
    expect(about('use-scenario-0')).toMatchObject({ about: [], value: { is: 'use', card: -1, place: 'scenario', ability: 0 } });
    expect(about('test-cut').about).toEqual([{ kind: 'card', id: r.hunter(0).hand[0] }]);
  });
  test('[PA-PLAY-3] a card that cannot be played, and why', () => {
    const r = hunt({ stance: { exposed: ['rear'] }, hunters: [{ hand: [RED, SPARE] }, {}] }).play();

    expect(r.decision('act').not!()).toEqual([
      { about: [{ kind: 'card', id: r.hunter(0).hand[0] }], why: 'PA-PLAY-3', facts: { reason: 'not-exposed' } },
    ]);
  });
});

describe('Which ability is used', () => {
  const gains = (n: number) => ({ on: 'action', effects: [{ do: 'stamina', n }] }) as const;
  const wearing = (own: HunterOn) => hunt({ hunters: [{ hand: [SPARE], ...own }, {}] }).play();
  test.each([
    ['use-test-bell-1', 1],
    ['use-test-bell-2', 2],
    ['use-test-coat-1', 4],
    ['use-test-coat-0', 8],
  ])('[PA-ACT-2] of two cards with two each, the one that is named: %s', (key, n) => {
    const r = wearing({
      item: { id: 'test-bell', abilities: [{ on: 'turn-start', effects: [] }, gains(1), gains(2)] },
      armour: { id: 'test-coat', abilities: [gains(8), gains(4)] },
    });

    r.only('act', [...r.hand(0), 'use-test-coat-0', 'use-test-coat-1', 'use-test-bell-1', 'use-test-bell-2', 'end']);
    expect(r.answer('act', key).hunter(0).stamina).toBe(n);
  });
  test('[PA-ACT-2][PA-PLAY-9] one behind the focused icon only once focused, one with a condition only while it holds', () => {
    const focused = { abilities: [{ ...gains(1), focused: true }] } as const;
    const threatened = { abilities: [{ ...gains(1), if: [{ if: 'threatened' }] }] } as const;
    const offered = (own: HunterOn) =>
      wearing(own)
        .options('act')
        .filter(key => key.startsWith('use')).length;

    expect([offered({ item: focused }), offered({ item: threatened })]).toEqual([0, 0]);
  });
  test('[PA-ACT-2][PA-PLAY-9] and then it is offered', () => {
    const focused = { id: 'test-bell', abilities: [{ ...gains(1), focused: true, if: [{ if: 'threatened' }] }] } as const;

    expect(wearing({ item: focused, isFocused: true, isThreatened: true }).options('act')).toContain('use-test-bell-0');
  });
});

describe('What reviving tells', () => {
  const PAYS: MadeUp = { colour: 'green', value: 2, abilities: [{ on: 'discarded', effects: [{ do: 'defence', n: 1 }] }] };
  const reviving = (ko: 'red' | 'black') =>
    hunt({ hunters: [{ hand: [PAYS, SPARE] }, { ko }] })
      .play()
      .answer('act', 'revive');
  test('[PA-REV-3][PA-REV-4] a token turned, or a hunter who rises', () => {
    const told = (ko: 'red' | 'black') =>
      reviving(ko).told.flatMap(one => (['PA-REV-3', 'PA-REV-4'].includes(String(one.rule)) ? [[one.type, one.rule]] : []));

    expect(told('red').map(([, rule]) => rule)).toEqual(['PA-REV-3']);
    expect(told('black').map(([, rule]) => rule)).toEqual(['PA-REV-4']);
  });
  test('[PA-REV-1][PA-STAM-9] a card that pays for it is discarded, and says what it says then', () => {
    const r = reviving('red');

    expect([r.hunter(0).defence, r.toldOf('paid')]).toMatchObject([1, [{ seat: 0, for: -2 }]]);
  });
});

describe('Who falls in the own turn', () => {
  test('[PA-KO-2] has no end of actions either', () => {
    const r = saying([{ do: 'suffer', n: 9 }], { hunters: [{}, { stamina: 1 }] }).answer('deplete', 'armour');

    expect(r.types('actions-ended', 'actions-cut', 'turn-ended')).toEqual(['turn-ended']);
  });
  test('[PA-KO-2] while somebody else acts that one’s turn goes on', () => {
    const r = saying([{ do: 'suffer', n: 9, who: 'others' }]).answer('deplete', 'armour', 1);

    expect([r.asks, r.askedSeat, r.hunter(1).ko]).toEqual(['act', 0, 'red']);
  });
});
