/** What lies in the sectors: PA-TERR-*. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Sector, Terrain } from '../content/kinds.ts';
import { sequenceLimit } from '../questions.ts';
import { type HunterOn, type HuntRehearsal, hunt, type Position, playing, SPARE, saying } from '../testing/rehearsal.ts';

const SECTORS = ['north', 'east', 'south', 'west'] as const;
/** What lies where, as `fire@north`. */
const ground = (r: HuntRehearsal): string[] => r.state.terrain.map(one => `${one.kind}@${SECTORS[one.sector]}`).toSorted();
const lies = (...tokens: readonly `${Terrain}@${Sector}`[]): NonNullable<Position['terrain']> =>
  tokens.map(token => {
    const [kind, at] = token.split('@') as [Terrain, Sector];
    return { kind, at };
  });
const placing = (kind: Terrain, position: Position) =>
  saying([{ do: 'terrain', kind, at: 'rear' }], { slots: [{ icons: ['parry'] }], ...position });

describe('Rock', () => {
  const attrited = (position: Position = {}) =>
    hunt({ step: 'attrition', hunters: [{}, { stamina: 1 }], attrition: [2], terrain: lies('rock@south'), ...position }).play();

  test('[PA-TERR-1] may be removed to prevent attrition damage', () => {
    const r = attrited();

    r.only('prevent', ['rock', 'pass']).answer('prevent', 'rock');

    expect(ground(r)).toEqual([]);
    expect(r.hunter(0).damage).toBe(0);
    expect(r.types('suffered')).toEqual([]);
  });
  test('[PA-TERR-1] or kept', () => {
    const r = attrited().answer('prevent', 'pass');

    expect(ground(r)).toEqual(['rock@south']);
    expect(r.hunter(0).damage).toBe(2);
  });
  test('[PA-TERR-2] helps nobody in another sector', () => {
    expect(attrited({ terrain: lies('rock@east') }).types('suffered')).toEqual(['suffered']);
  });
  test('[PA-TERR-2] nor against a behaviour', () => {
    const r = playing({}, { terrain: lies('rock@south'), slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }] });

    expect(r.asks).toBe('act');
    expect(r.hunter(0).damage).toBe(2);
  });
});

describe('Water', () => {
  test('[PA-TERR-3] holds no fourth card', () => {
    const r = playing({}, { hunters: [{ sequence: [{}] }, {}], terrain: lies('water@south') });
    expect(r.decision('act').facts).toEqual({ left: 1 });

    const full = hunt({
      hunters: [{ stamina: 2, hand: [SPARE], sequence: [{}, {}, {}], item: action }, {}],
      terrain: lies('water@south'),
    }).play();

    expect(full.options('act').filter(key => !key.startsWith('use-'))).toEqual(['end']);
    expect(full.decision('act').not?.()).toMatchObject([{ why: 'PA-TERR-3' }]);
  });
  const action = { abilities: [{ on: 'action', effects: [{ do: 'stamina', n: 1 }] }] } as const;

  test('[PA-TERR-4] what changes the limit is added', () => {
    const item = { abilities: [{ on: 'while', effects: [{ do: 'sequence-limit', by: 1 }] }] } as const;

    expect(sequenceLimit(hunt({ hunters: [{ item }, {}], terrain: lies('water@south') }).state, 0)).toBe(4);
  });
  test('[PA-TERR-5] a second one goes to both neighbours instead', () => {
    expect(ground(placing('water', { terrain: lies('water@north') }))).toEqual(['water@east', 'water@north', 'water@west']);
  });
  test('[PA-TERR-6] and does not spread from there', () => {
    expect(ground(placing('water', { terrain: lies('water@north', 'water@east') }))).toEqual(['water@east', 'water@north', 'water@west']);
  });
});

describe('Brush', () => {
  const DODGE = { id: 'test-dodge', colour: 'green' } as const;
  const hiding = (position: Position = {}) =>
    hunt({
      step: 'move',
      hunters: [{ hand: [DODGE] }, { stamina: 1 }, { stamina: 1 }],
      terrain: lies('brush@south'),
      aggro: 2,
      ...position,
    }).play();

  test('[PA-TERR-7] a dodge is recycled to hide, and a hunter named who has not played', () => {
    const r = hiding();
    expect(r.options('move')).toContain('hide');

    r.answer('move', 'hide').only('hide-for', ['seat-1', 'seat-2']).answer('hide-for', 'seat-1');

    expect(r.types('recycled', 'drew', 'turn-paused')).toEqual(['recycled', 'drew', 'turn-paused']);
    expect(r.hunter(0)).toMatchObject({ placement: 'hidden', waitsFor: 1 });
    expect(r.hunter(0).discard.map(keyOf)).toEqual(['test-dodge']);
    expect(r.state.terrain).toMatchObject([{ occupant: 0 }]);
  });
  test.each([
    ['nobody has still to play', { toPlay: [] }],
    ['the only later hunter is eliminated', { toPlay: [1], hunters: [{ hand: [DODGE] }, { ko: 'eliminated' }, {}] }],
    ['no dodge is in hand', { hunters: [{ hand: [{ colour: 'red' }] }, {}, {}] }],
    ['somebody is in it', { terrain: [{ kind: 'brush', at: 'south', occupant: 1 }], paused: [1] }],
    ['it is elsewhere', { terrain: lies('brush@east') }],
  ] as [string, Position][])('[PA-TERR-7][PA-TERR-9] not if %s', (_, position) => {
    expect(hiding(position).options('move')).not.toContain('hide');
  });

  const turns = (r: HuntRehearsal): string[] =>
    r.told.flatMap(one =>
      ['turn-begun', 'turn-paused', 'turn-resumed'].includes(one.type) && 'seat' in one ? [`${one.seat} ${one.type.slice(5)}`] : [],
    );

  test('[PA-TERR-8] the turn goes on with the Movement phase once the named hunter’s is over, before the next', () => {
    const r = hiding().answer('move', 'hide').answer('hide-for', 'seat-1');

    r.answer('move', 'stay');

    expect(turns(r)).toEqual(['0 paused', '1 begun', '0 resumed']);
    expect(r.decision('move')).toMatchObject({ seat: 0 });
    expect(r.hunter(0)).toMatchObject({ placement: 'normal', waitsFor: -1 });
    r.answer('move', 'stay').answer('act', 'end');
    expect(turns(r).at(-1)).toBe('2 begun');
  });
  test('[PA-TERR-8][PA-R-29] the place of one who is eliminated meanwhile is enough', () => {
    const r = hunt({
      hunters: [{ placement: 'hidden', waitsFor: 1, stamina: 1 }, { ko: 'eliminated' }, { stamina: 1 }],
      step: 'next-turn',
      active: -1,
      aggro: 2,
      paused: [0],
      toPlay: [1, 2],
      terrain: [{ kind: 'brush', at: 'south', occupant: 0 }],
    }).play();

    expect(turns(r)).toEqual(['0 resumed']);
  });
  test('[PA-R-29] the flip of one who lies counts as the turn', () => {
    const r = hunt({
      hunters: [{ placement: 'hidden', waitsFor: 1, stamina: 1 }, { ko: 'red' }, { stamina: 1 }],
      step: 'next-turn',
      active: -1,
      aggro: 2,
      paused: [0],
      toPlay: [1, 2],
      terrain: [{ kind: 'brush', at: 'south', occupant: 0 }],
    }).play();

    expect(r.hunter(1).ko).toBe('black');
    expect(turns(r)).toEqual(['1 begun', '0 resumed']);
  });
  test('[PA-R-29] who waits for one who hides, too, goes on after that one’s whole turn; several in the order of hiding', () => {
    const dodge = (seat: number): HunterOn => ({ stamina: 1, hand: [{ id: `test-dodge-${seat}`, colour: 'green' }], at: SECTORS[seat]! });
    const r = hunt({
      step: 'move',
      aggro: 2,
      hunters: [dodge(0), dodge(1), { stamina: 1 }],
      terrain: lies('brush@north', 'brush@east'),
    }).play();

    r.answer('move', 'hide').answer('hide-for', 'seat-1').answer('move', 'hide');
    expect(r.state.paused).toEqual([0, 1]);
    r.answer('move', 'stay');

    expect(turns(r)).toEqual(['0 paused', '1 begun', '1 paused', '2 begun', '1 resumed']);
    r.answer('move', 'stay').answer('act', 'end');
    expect(turns(r).at(-1)).toBe('0 resumed');
  });
  test('[PA-R-29] one who falls while paused counts as complete: who waited goes on after the turn in progress', () => {
    const r = saying([{ do: 'suffer', n: 9, who: 'front' }], {
      active: 0,
      faces: 'east',
      hunters: [
        {},
        { at: 'east', placement: 'hidden', waitsFor: 0, armour: { health: 5 }, helm: { health: 4 } },
        { at: 'north', placement: 'hidden', waitsFor: 1, stamina: 1 },
      ],
      terrain: [
        { kind: 'brush', at: 'east', occupant: 1 },
        { kind: 'brush', at: 'north', occupant: 2 },
      ],
      paused: [1, 2],
      toPlay: [],
    });

    r.answer('deplete', 'armour').answer('act', 'end');

    expect(turns(r)).toEqual(['2 resumed']);
  });
  test.each([
    ['the fatigue of hiding', { hand: [DODGE], damage: 8, deck: [] }],
    [
      'a text that the dodge brings up',
      { hand: [{ ...DODGE, abilities: [{ on: 'discarded', effects: [{ do: 'suffer', n: 1 }] }] }], damage: 8 },
    ],
  ] as [string, HunterOn][])('[PA-KO-21] the turn of who falls to %s is simply over', (_, hider) => {
    const r = hiding({ hunters: [hider, { stamina: 1 }, { stamina: 1 }] });

    r.answer('move', 'hide').answer('hide-for', 'seat-1').answer('deplete', 'armour');

    expect(r.hunter(0)).toMatchObject({ ko: 'red', hasPlayed: true });
    expect(r.state.paused).toEqual([]);
    expect(r.decision('move')).toMatchObject({ seat: 1 });
  });
  test('[PA-TERR-9] who is paused may not help, hidden or driven out', () => {
    const taunts = { stamina: 1, waitsFor: 0, hand: [{ keywords: ['taunt', 'assist'] as const }] };
    const asked = (hunter: HunterOn, paused: readonly number[]) =>
      hunt({ hunters: [{ hand: [SPARE] }, { ...taunts, ...hunter }], paused, terrain: lies('brush@south'), toPlay: [] })
        .play()
        .open.map(one => one.kind);

    expect(asked({ waitsFor: -1 }, [])).toEqual(['help', 'act']);
    expect(asked({ placement: 'hidden' }, [1])).toEqual(['act']);
    expect(asked({}, [1])).toEqual(['act']);
  });
  test('[PA-TERR-19][PA-TERR-32] fire drives a hider out, but the turn stays paused', () => {
    const r = placing('fire', {
      hunters: [{}, { at: 'north', placement: 'hidden', waitsFor: 0 }],
      terrain: [{ kind: 'brush', at: 'north', occupant: 1 }],
      paused: [1],
      toPlay: [],
    });

    expect(ground(r)).toEqual(['fire@north']);
    expect(r.hunter(1)).toMatchObject({ placement: 'normal', waitsFor: 0 });
    expect(r.state.paused).toEqual([1]);
  });
  test('[PA-TERR-32] a hider is in the sector for all effects, and leaves the brush if moved', () => {
    const r = saying(
      [
        { do: 'hit', who: 'rear' },
        { do: 'move', who: 'rear', must: true },
      ],
      {
        hunters: [{}, { at: 'north', placement: 'hidden', waitsFor: 0 }],
        terrain: [{ kind: 'brush', at: 'north', occupant: 1 }],
        paused: [1],
        toPlay: [],
      },
    );

    r.answer('forced-move', 'sector-1');

    expect(r.hunter(1)).toMatchObject({ damage: 2, sector: 1, placement: 'normal', waitsFor: 0 });
    expect(r.state).toMatchObject({ paused: [1], terrain: [{ occupant: -1 }] });
  });

  test('[PA-EOT-9][PA-TERR-8] what makes the monster hit harder in the paused turn waits with it', () => {
    const r = hunt({
      step: 'move',
      toPlay: [1],
      terrain: lies('brush@south'),
      beast: { bonusThisTurn: 2 },
      hunters: [{ hand: [{ colour: 'green' }], stamina: 1 }, { hand: [SPARE] }],
    })
      .play()
      .answer('move', 'hide');

    expect([r.state.active, r.monster.bonusThisTurn]).toEqual([1, 0]);
    r.answer('act', 'end', 1);
    expect([r.state.active, r.monster.bonusThisTurn]).toEqual([0, 2]);
  });

  test('[PA-MOVE-5][PA-TERR-32] a move in the Movement phase of another does not save the hider from a threat', () => {
    const r = hunt({
      step: 'move',
      active: 1,
      toPlay: [],
      paused: [0],
      terrain: [{ kind: 'brush', at: 'south', occupant: 0 }],
      slots: [{ icons: ['move'], base: [{ do: 'move', must: true, who: 'others' }] }],
      hunters: [
        { placement: 'hidden', waitsFor: 1, hand: [SPARE], stamina: 1 },
        { hand: [SPARE], stamina: 1 },
      ],
    })
      .play()
      .answer('move', 'sector-1', 1)
      .answer('forced-move', 'sector-3', 0)
      .answer('act', 'end', 1)
      .answer('move', 'stay', 0);

    expect(r.hunter(0)).toMatchObject({ sector: 3, isThreatened: true });
  });
});

describe('Plateau', () => {
  test('[PA-TERR-10] may be climbed at the end of the turn', () => {
    const r = hunt({ step: 'end-turn', hunters: [{}, { stamina: 1 }], terrain: lies('plateau@south') }).play();

    r.answer('climb', 'yes');

    expect(r.hunter(0).placement).toBe('plateau');
    expect(r.state.terrain).toMatchObject([{ occupant: 0 }]);
  });
  test('[PA-TERR-11] by one hunter at a time', () => {
    const r = hunt({
      step: 'end-turn',
      hunters: [{}, { stamina: 1, placement: 'plateau' }],
      terrain: [{ kind: 'plateau', at: 'south', occupant: 1 }],
    }).play();

    expect(r.asked.some(line => line.includes('climb'))).toBe(false);
  });
  test('[PA-TERR-14] who starts the turn on it steps off into the sector', () => {
    const r = hunt({
      step: 'begin-turn',
      hunters: [{ stamina: 1, placement: 'plateau' }, {}],
      terrain: [{ kind: 'plateau', at: 'south', occupant: 0 }],
    }).play();

    expect(r.hunter(0)).toMatchObject({ placement: 'normal', sector: 2 });
    expect(r.state.terrain).toMatchObject([{ occupant: -1 }]);
  });

  /** Seat 0 attacks, which wakes a behaviour with a boost; seats 1 and 2 are on plateaus. */
  const riding = (attrition: number, value: number, more: Position = {}) =>
    playing(
      {},
      {
        hunters: [
          {},
          { at: 'east', placement: 'plateau', deck: [{ value, colour: 'green' }, SPARE], weapon: { damage: 3 } },
          { at: 'west', placement: 'plateau' },
        ],
        terrain: [
          { kind: 'plateau', at: 'east', occupant: 1 },
          { kind: 'plateau', at: 'west', occupant: 2 },
        ],
        attrition: [attrition, 0, 0],
        stance: { toughness: 50 },
        slots: [
          { icons: ['attack'], base: [{ do: 'acceleration', n: 1 }], boost: { cost: 1, effects: [{ do: 'acceleration', n: 1 }] } },
          { icons: ['rampage'], base: [{ do: 'acceleration', n: 1 }] },
        ],
        ...more,
      },
    );

  test('[PA-TERR-12] mounting cancels base, boost and rampage step, and no boost is paid for; nobody else is asked then', () => {
    const r = riding(1, 1);
    const { struggle } = r.monster;

    expect(r.decision('mount')).toMatchObject({ seat: 1 });
    r.answer('mount', 'yes').answer('land', 'sector-0');

    expect(r.asks).toBe('act');
    expect(r.monster).toMatchObject({ acceleration: 0, struggle });
    expect(r.types('boost-applied', 'rampage')).toEqual([]);
    expect(r.toldOf('behaviours-discarded')).toHaveLength(1);
  });
  test('[PA-TERR-12] if the first stays, the next on a plateau is asked', () => {
    const r = riding(1, 1).answer('mount', 'no');

    expect(r.decision('mount')).toMatchObject({ seat: 2 });
    r.answer('mount', 'no').answer('mount', 'no').answer('mount', 'no');
    expect(r.monster.acceleration).toBe(3);
  });
  test('[PA-TERR-12] a behaviour that rampages can be mounted, too', () => {
    const r = riding(1, 1).answer('mount', 'no').answer('mount', 'no').answer('mount', 'yes').answer('land', 'sector-3');

    expect(r.monster.acceleration).toBe(2);
  });
  test('[PA-TERR-13] with stamina at least the attrition: weapon damage, and any sector to land in', () => {
    const r = riding(1, 1)
      .answer('mount', 'yes')
      .only('land', ['sector-0', 'sector-1', 'sector-2', 'sector-3'], 1)
      .answer('land', 'sector-0');

    expect(r.toldOf('damage-dealt').at(-1)).toMatchObject({ seat: 1, damage: 3, why: 'ride' });
    expect(r.hunter(1)).toMatchObject({ sector: 0, placement: 'normal', damage: 0 });
    expect(r.hunter(1).discard).toHaveLength(1);
    expect(r.state.attrition).toMatchObject({ revealed: [] });
    expect(r.state.attrition.discard).toHaveLength(1);
  });
  test('[PA-TERR-13][PA-MOVE-7] with less: monster damage, and a place in the front', () => {
    const r = riding(2, 1).answer('mount', 'yes');

    expect(r.hunter(1)).toMatchObject({ sector: 2, placement: 'normal', damage: 2 });
    expect(r.types('moved')).toEqual([]);
  });
  test('[PA-TERR-13][PA-DECK-5] a deck that had run out is shuffled first', () => {
    const r = riding(1, 1, {
      hunters: [{}, { at: 'east', placement: 'plateau', deck: [], isOut: true, discard: [{ value: 2 }, { value: 2 }] }],
      terrain: [{ kind: 'plateau', at: 'east', occupant: 1 }],
    });

    r.answer('mount', 'yes');

    expect(r.toldOf('mounted')).toMatchObject([{ shown: 2, isOn: true }]);
  });

  test('[PA-TERR-13][PA-DECK-1] a ride that takes the last card of the deck tires at once', () => {
    const r = riding(1, 1, {
      hunters: [{}, { at: 'east', placement: 'plateau', deck: [{ value: 2 }], discard: [{}, {}] }],
      terrain: [{ kind: 'plateau', at: 'east', occupant: 1 }],
    })
      .answer('mount', 'yes')
      .answer('land', 'sector-0');

    expect(r.types('milled', 'fatigue', 'deck-shuffled', 'mounted', 'placed')).toEqual([
      'milled',
      'fatigue',
      'deck-shuffled',
      'mounted',
      'placed',
    ]);
    expect(r.hunter(1)).toMatchObject({ sector: 0, damage: 1 });
  });
  test('[PA-TERR-13][PA-KO-20] whom that fells rides nowhere', () => {
    const r = riding(1, 1, {
      hunters: [{}, { at: 'east', placement: 'plateau', damage: 8, deck: [{ value: 2 }], discard: [{}, {}] }],
      terrain: [{ kind: 'plateau', at: 'east', occupant: 1 }],
    })
      .answer('mount', 'yes')
      .answer('deplete', 'helm');

    expect(r.hunter(1)).toMatchObject({ ko: 'red', sector: 1, placement: 'normal' });
    expect(r.toldOf('damage-dealt').filter(({ why }) => why === 'ride')).toEqual([]);
    expect(r.state.attrition).toMatchObject({ revealed: [] });
  });
  test('[PA-TERR-13] the card that is shown is discarded from the top of the deck, and says so', () => {
    const r = riding(2, 1, {
      hunters: [
        {},
        {
          at: 'east',
          placement: 'plateau',
          deck: [{ value: 1, abilities: [{ on: 'milled', effects: [{ do: 'stamina', n: 1 }] }] }, {}],
        },
      ],
      terrain: [{ kind: 'plateau', at: 'east', occupant: 1 }],
    }).answer('mount', 'yes');

    expect(r.hunter(1).stamina).toBe(1);
  });
});

describe('Sand, fire, fog', () => {
  test('[PA-TERR-15] moving out of sand costs 2', () => {
    const r = hunt({ step: 'move', hunters: [{ stamina: 2 }, {}], terrain: lies('sand@south') }).play();

    expect(r.decision('move').facts).toEqual({ cost: 2 });
    r.answer('move', 'sector-1');
    expect(r.hunter(0).stamina).toBe(0);
  });
  test('[PA-TERR-16] in fire no card can be played', () => {
    const action = { abilities: [{ on: 'action', effects: [{ do: 'heal', n: 1 }] }] } as const;
    const r = hunt({ hunters: [{ hand: [SPARE, {}], stamina: 2, item: action }, { ko: 'red' }], terrain: lies('fire@south') }).play();

    expect(r.options('act').map(key => key.split('-')[0])).toEqual(['use', 'revive', 'end']);
  });
  test('[PA-TERR-17] fire fades at the end of its round and is gone after the next', () => {
    const round = (isRed: boolean) => {
      const r = hunt({ step: 'end-round', active: -1, terrain: [{ kind: 'fire', at: 'north', isRed }] });
      return r.untilScene('begin-round').state.terrain;
    };

    expect(round(true)).toMatchObject([{ kind: 'fire', isRed: false }]);
    expect(round(false)).toEqual([]);
  });
  test('[PA-TERR-18][PA-R-47] fire on fire burns all who stand there, and leaves the water that has come since', () => {
    const r = placing('fire', {
      hunters: [{}, { at: 'north' }, { at: 'north' }, { at: 'north', ko: 'red' }],
      terrain: [
        { kind: 'fire', at: 'north', isRed: false },
        { kind: 'water', at: 'north' },
      ],
    });

    expect(r.state.terrain).toMatchObject([{ kind: 'fire', isRed: true }, { kind: 'water' }]);
    expect(r.state.hunters.map(one => one.isBurning)).toEqual([false, true, true, false]);
  });
  test('[PA-TERR-19] fire turns water to fog and takes brush away', () => {
    expect(ground(placing('fire', { terrain: lies('water@north', 'brush@north') }))).toEqual(['fire@north', 'fog@north']);
  });
  test('[PA-TERR-20] who moves into fog is threatened', () => {
    const r = hunt({ step: 'move', hunters: [{ stamina: 1, hand: [SPARE] }, {}], terrain: lies('fog@east') }).play();

    r.answer('move', 'sector-1');

    expect(r.hunter(0).isThreatened).toBe(true);
  });

  test('[PA-TERR-19][PA-TERR-33] water that turns to fog where fog is leaves one fog', () => {
    const r = saying([{ do: 'terrain', kind: 'fire', at: 'here' }], { terrain: lies('water@south', 'fog@south') });

    expect(r.state.terrain.map(({ kind }) => kind).toSorted()).toEqual(['fire', 'fog']);
  });
  test('[PA-TERR-20] whom fog does not affect comes into it without a threat', () => {
    const item = { abilities: [{ on: 'while', effects: [{ do: 'ignores-terrain', kind: 'fog' }] }] } as const;
    const r = hunt({ step: 'move', hunters: [{ stamina: 1, item }, {}], terrain: lies('fog@west') })
      .play()
      .answer('move', 'sector-3');

    expect(r.hunter(0)).toMatchObject({ sector: 3, isThreatened: false });
  });
});

describe('Plants', () => {
  const starting = (kind: Terrain, hunter: HunterOn = {}) =>
    hunt({ step: 'begin-turn', hunters: [{ stamina: 1, ...hunter }, {}], terrain: [{ kind, at: 'south' }] }).play();
  const ending = (kind: Terrain, hunter: HunterOn = {}) => {
    const r = hunt({ step: 'end-turn', hunters: [hunter, {}], terrain: [{ kind, at: 'south' }] });
    return r.untilScene('next-turn');
  };

  test('[PA-TERR-21] a pact bloom gives a card for the weapon level in damage', () => {
    const r = starting('pact-bloom').answer('pact-bloom', 'yes');

    expect(r.hunter(0)).toMatchObject({ damage: 1 });
    expect(r.hunter(0).hand).toHaveLength(1);
    expect(starting('pact-bloom').answer('pact-bloom', 'no').hunter(0)).toMatchObject({ damage: 0, hand: [] });
  });
  test('[PA-TERR-22] a balm flower heals the weapon level', () => {
    expect(starting('balm-flower', { damage: 5, weapon: { level: 2 } }).hunter(0).damage).toBe(3);
  });
  test('[PA-TERR-23] a fury blossom adds the weapon level to an attack', () => {
    expect(playing({}, { hunters: [{ weapon: { damage: 3 } }, {}], terrain: lies('fury-blossom@south') }).monster.damage).toBe(4);
  });
  test.each([
    [true, 1],
    [false, 0],
  ])('[PA-TERR-24] a snapmaw bites at the end of the turn who is threatened: %s', (isThreatened, damage) => {
    expect(ending('snapmaw', { isThreatened }).hunter(0).damage).toBe(damage);
  });
  test('[PA-TERR-27] terrain leaves those alone who lie there', () => {
    const r = hunt({
      step: 'begin-turn',
      aggro: 1,
      hunters: [{ ko: 'red' }, { stamina: 1, at: 'north' }],
      terrain: lies('pact-bloom@south'),
    }).play();

    expect(r.decision('move')).toMatchObject({ seat: 1 });
  });
  test.each([
    [true, 1],
    [false, 0],
  ])('[PA-TERR-28] ice exiles the top card at the end of the turn of who is threatened: %s', (isThreatened, exiled) => {
    expect(ending('ice', { isThreatened }).hunter(0).exile).toHaveLength(exiled);
  });
  test('[PA-TERR-28] fire on ice and water: the water is fog, the ice is water', () => {
    expect(ground(placing('fire', { terrain: lies('ice@north', 'water@north') }))).toEqual(['fire@north', 'fog@north', 'water@north']);
  });
  test('[PA-TERR-29] dodges cost 1 more in a swamp', () => {
    const r = hunt({
      hunters: [
        {
          hand: [
            { id: 'test-dodge', colour: 'green' },
            { colour: 'red', value: 1 },
          ],
        },
        {},
      ],
      terrain: lies('swamp@south'),
    }).play();

    r.answer('act', 'test-dodge');

    expect(r.toldOf('paid')).toMatchObject([{ cost: 1 }]);
  });
});

describe('Burning and dust', () => {
  test('[PA-TERR-25] a burning hunter suffers the weapon level more when the deck is emptied, once', () => {
    const r = saying([{ do: 'draw', n: 1 }], { hunters: [{ isBurning: true, deck: [SPARE], discard: [SPARE] }, {}] });

    expect(r.toldOf('fatigue')).toMatchObject([{ damage: 1, burning: 1 }]);
    expect(r.hunter(0)).toMatchObject({ damage: 2, isBurning: false });
  });
  test('[PA-TERR-26] who burns already discards five cards instead', () => {
    const r = saying([{ do: 'burn' }], { hunters: [{ isBurning: true }, {}] });

    expect(r.hunter(0)).toMatchObject({ isBurning: true });
    expect(r.hunter(0).discard).toHaveLength(5);
  });
  test('[PA-TERR-30] each dust takes a defensive card of the hunter’s choice out of the defence', () => {
    const sequence = [0, 1, 2].map(i => ({ id: `test-${i}`, colour: 'yellow' as const }));
    const r = hunt({
      step: 'attrition',
      hunters: [{ sequence }, { stamina: 1 }],
      attrition: [2],
      terrain: lies('dust@south', 'dust@south'),
    }).play();

    r.only('disrupt', ['test-0', 'test-1', 'test-2']).answer('disrupt', ['test-0', 'test-2']);

    expect(r.toldOf('attrition-failed')).toMatchObject([{ cards: 3, disrupted: 2, defence: 1 }]);
  });
  test('[PA-TERR-31] at most two dust in a sector', () => {
    expect(ground(placing('dust', { terrain: lies('dust@north', 'dust@north') }))).toEqual(['dust@north', 'dust@north']);
  });
  test('[PA-TERR-31][PA-TERR-33] at the end of the round dust goes, the rest stays', () => {
    const rest = ['balm-flower@west', 'fog@north', 'rock@north', 'sand@east'] as const;
    const r = hunt({ step: 'end-round', active: -1, terrain: lies('dust@north', 'dust@north', ...rest) });

    r.untilScene('begin-round');

    expect(ground(r)).toEqual(rest);
  });
  test('[PA-TERR-33] a second token of a kind does nothing', () => {
    expect(ground(placing('fog', { terrain: lies('fog@north') }))).toEqual(['fog@north']);
  });
});
