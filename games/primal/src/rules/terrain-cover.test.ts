/** Hiding in a brush, standing on a plateau, and riding: PA-TERR-7 to PA-TERR-14, PA-TERR-32, PA-R-29. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Sector, Terrain } from '../content/kinds.ts';
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
    [
      'somebody is in it',
      {
        terrain: [{ kind: 'brush', at: 'south', occupant: 1 }],
        paused: [1],
        toPlay: [2],
        hunters: [{ hand: [DODGE] }, { placement: 'hidden', waitsFor: 2 }, { stamina: 1 }],
      },
    ],
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
      hunt({
        hunters: [{ hand: [SPARE] }, { ...taunts, ...hunter }],
        paused,
        terrain: [{ kind: 'brush', at: 'south', occupant: hunter.placement ? 1 : -1 }],
        toPlay: [],
      })
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
