/** What the pieces of this screen say and draw, as plain markup; and that a hidden loyalty shows in nothing that others see. */
import { type Decision, type Ref, startMatch } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { stillTable } from '@quarry/screen/testing';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cardNamed, ENEMY_NUMBERS, enemyCard, SUN_NUMBERS, sunCard, TILE_NUMBERS, tileCard } from '../content/box.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { underOurSun } from '../game.ts';
import { HAVEN, towards } from '../places.ts';
import { atLeast, meanOf, spreadOf } from '../questions/chances.ts';
import { sketch } from '../sentences/sketch.ts';
import { missionFor, type Setup } from '../setup.ts';
import type { State, TileView, View } from '../state.ts';
import { aimAhead } from './ahead.ts';
import { Casting } from './casting.tsx';
import { seenIn } from './deeds-seen.ts';
import { Fight } from './fight.tsx';
import { Here } from './here.tsx';
import { screen } from './index.ts';
import { costOn, saidAp, waysFrom } from './land/costs.ts';
import { isCrowd } from './land/crowd.ts';
import { withFarOff } from './land/far-off.ts';
import { doneHere, heldBack } from './land/held-back.ts';
import { writtenOf } from './land/lettering.tsx';
import { letters } from './land/letters.ts';
import { stoodOn } from './land/lifted.tsx';
import { lightOn } from './land/light.ts';
import { DRAWN } from './land/places.ts';
import { heardAs, inRing, oddsSay, Ring, ringPages, shortSays, warnings } from './land/ring.tsx';
import { hasRoomBelow, stand } from './land/standing.ts';
import { tagOf } from './land/tag.tsx';
import { stepsIn } from './land/walked.tsx';
import { Ledger } from './ledger.tsx';
import { Market } from './market.tsx';
import { Mission } from './mission.tsx';
import { Moment } from './moments.tsx';
import type { Table } from './names.ts';
import { Outfit } from './outfit.tsx';
import { Outlook } from './outlook.tsx';
import { isCasting, isFight, isMarket, isMoment, isOutfitting, isTrade, OVER_ALL } from './scenes.ts';
import { Shelved } from './shelf.tsx';
import { lastsOf, nextToFall, thirstOf } from './thirst.ts';
import { Trade } from './trade.tsx';
import { Weather } from './weather.tsx';

const SEED = 'drawn';
/** The first morning in New Haven, nothing bought, whoever is asked does the least. */
function morningOf(setup: Setup): State {
  const started = startMatch(underOurSun, setup, SEED);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  while (!match.open.some(({ kind }) => kind === 'act')) {
    const { seat, options, choose } = match.open[0]!;
    const { key } = options.find(one => one.value === null) ?? options[0]!;
    const answered = match.answer(seat, choose === 'some' ? [] : key);
    if (!answered.ok) throw new Error(answered.refusal.says);
  }
  return match.state as State;
}
type Someone = Partial<State['characters'][number]>;
/** Ida, whose turn it is, and Boone, with clear sky. */
function viewOf(...people: readonly Someone[]): View {
  const state = morningOf(missionFor(2, 'dry-well', 'coop', { characters: ['ida', 'boone'] }));
  const characters = state.characters.map((one, who) => ({ ...one, water: one.water, ...people[who] }));
  return { ...state, sun: -1, characters, active: 0 } as View;
}
const drawn = (piece: ComponentType<Table>, table: Partial<Table>): string =>
  renderToStaticMarkup(
    createElement(piece, stillTable<Table>({ stage: { title: '', steps: [], at: 0, meter: null, active: null, heading: '' }, ...table })),
  );
const WAYS = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const hexOn = (way: string): number => way.split(' ').reduce((hex, one) => towards(hex, WAYS.indexOf(one) + 1), HAVEN);
const option = (value: unknown, says = ''): AskedOption => ({ key: says, about: [], says, value }) as AskedOption;

test('whoever carries somebody of the mission is marked with it, among the people and on the pack', () => {
  const state = morningOf(missionFor(2, 'lost-patrol', 'coop', { characters: ['ida', 'boone'] }));
  const view = { ...state, figures: [{ id: 0, hex: HAVEN, damage: 0, with: 0 }] } as unknown as View;
  const party = renderToStaticMarkup(createElement(screen.Party!, { ...stillTable<Table>({ view, seat: 0 }), isNarrow: false }));
  expect(party).toContain('carries the wounded scout');
  expect(drawn(screen.Hand!, { view, seat: 0 })).toContain('the wounded scout');
});

test('whoever pays points at what is their own, and the counter stands for itself', () => {
  const view = viewOf({ water: 3 });
  const pays = option({ water: 1, goods: [] }, 'Pay 1 water');
  const asked = { n: 1, kind: 'pay', facts: { merchant: 0, who: 0, price: 1 }, options: [pays] } as unknown as Table['asked'];
  const page = drawn(Market, { view, seat: 0, asked, lit: ({ kind, id }) => (kind === 'cube' && id === 'water' ? [pays] : []) });
  const [sold, own] = page.split('aria-label="What you have"');
  expect([sold!.includes('is-lit'), own!.includes('is-lit')]).toEqual([false, true]);
  expect(own).toContain('metal delivered');
  const done = { ...view, counters: view.counters.map(() => 9) };
  expect(drawn(Market, { view: done, seat: 0, asked })).not.toContain('metal delivered');
});

test('before a price is paid, what both would hold then is read at the counter', () => {
  const view = viewOf({ water: 4, goods: [0, 0, 0, 1, 0, 0, 0] });
  const pay = (water: number, goods: readonly number[]): AskedOption => ({
    key: `${water}`,
    says: 'Pay',
    about: [],
    value: { water, goods },
  });
  const options = [pay(2, [0, 0, 0, 0, 0, 0, 0]), pay(1, [0, 0, 0, 1, 0, 0, 0])];
  const asked = { kind: 'pay', facts: { who: 0, merchant: 0 }, options } as unknown as NonNullable<Table['asked']>;
  const { water } = view.merchants[0]!;
  const after = (pointed: AskedOption | null): string[] =>
    [...drawn(Market, { view, seat: 0, asked, pointed }).matchAll(/<li><b>.*?<\/li>/g)].map(([row]) =>
      row
        .replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );

  expect(after(null)).toEqual([expect.stringMatching(/^Ida 2 1$/), expect.stringMatching(new RegExp(`^Lawrence ${water + 2} `))]);
  expect(after(options[1]!)[0]).toBe('Ida 3');
  expect(drawn(Market, { view, seat: 0, asked: { ...asked, kind: 'deal' } })).not.toContain('After that');
});

test('what a place no longer has is not printed on its card as if it lay there', () => {
  const scrub = TILE_NUMBERS.find(no => tileCard(no).hasEvent && tileCard(no).resources.length > 0 && !tileCard(no).containers)!;
  const bare = {
    ...viewOf().tiles[0]!,
    card: scrub,
    goods: [0, 0, 0, 0, 0, 0],
    hasEvent: false,
    hasToken: false,
    source: 0,
    symbols: [],
    containers: [],
  };
  const view = { ...viewOf(), tiles: [bare as unknown as TileView] };
  const card = drawn(Here, { view, inspected: { kind: 'hex', id: HAVEN } });
  expect(card).toContain('Preparation brings back 1');
  expect(card).not.toMatch(/event|room for/);
});

describe('Thirst', () => {
  test('is a forecast: what is drunk phase for phase, then what it costs, then death', () => {
    const view = viewOf({ water: 1, hp: 3 }, { water: 4 });
    const phases = thirstOf(view, 0, 10).map(({ phase, day, drinks, hurt, isDeath }) => [phase, day, drinks, hurt, isDeath]);
    expect(phases).toEqual([
      ['afternoon', 1, 1, 0, false],
      ['night', 1, 0, 1, false],
      ['preparation', 2, 0, 1, false],
      ['morning', 2, 0, 1, true],
    ]);
    expect(lastsOf(view, 0)).toMatchObject({ phases: 1, death: { phase: 'morning', day: 2 } });
    expect(lastsOf(view, 1).phases).toBe(4);
  });

  test('names whoever falls first by the calendar, not by how many phases they still have to drink in', () => {
    const view = viewOf({ water: 1, hp: 3 }, { water: 2, hp: 1 });
    expect([0, 1].map(who => lastsOf(view, who).death)).toMatchObject([
      { phase: 'morning', day: 2 },
      { phase: 'night', day: 1 },
    ]);
    expect(nextToFall(view)).toMatchObject({ who: 1, of: 'thirst', at: { phase: 'night', day: 1 } });
  });

  test('comes second to whoever may be struck down where they stand, and both forms of the party say so', () => {
    const home = viewOf({ hp: 1, water: 4 }, { water: 1, hp: 2 });
    const bear = { id: 0, card: ENEMY_NUMBERS.find(no => enemyCard(no).id === 'bear')!, letter: 0, hex: HAVEN, damage: 0, isTapped: false };
    const view = { ...home, enemies: [bear as View['enemies'][number]] };
    expect(nextToFall(view)).toMatchObject({ who: 0, of: 'blows', foes: [{ is: 'enemy', id: 0 }] });
    expect(nextToFall({ ...view, characters: view.characters.map(one => ({ ...one, isStealthy: true })) })).toMatchObject({ of: 'thirst' });
    const party = (isNarrow: boolean): string => drawn(table => createElement(screen.Party, { ...table, isNarrow }), { view, seat: 0 });
    expect(party(false)).toContain('May fall now: the bear, 86 % a round');
    expect(party(true)).toContain('† <span>86 %</span>');
  });

  const night = (one: Someone, more: Partial<View> = {}): View => {
    const view = { ...viewOf(one, { hp: 9, water: 8 }), day: 5, phase: 'night', ...more } as View;
    return { ...view, characters: view.characters.map((each, who) => ({ ...each, isStealthy: true, hasPlayed: who === 0 })) };
  };
  const withFood = (n: number): Someone => ({ hp: 1, water: 5, goods: [n, 0, 0, 0, 0, 0, 0] });
  test('[US-PREP-8] sees that whoever has no food loses 1 HP between two days, and calls it hunger', () => {
    const view = night(withFood(0));
    expect(thirstOf(view, 0, 9)).toMatchObject([{ phase: 'preparation', day: 6, eats: 0, hurt: 1, of: 'hunger', isDeath: true }]);
    expect(nextToFall(view)).toMatchObject({ who: 0, of: 'hunger', at: { phase: 'preparation', day: 6 } });
    const party = (isNarrow: boolean): string => drawn(table => createElement(screen.Party, { ...table, isNarrow }), { view, seat: 0 });
    expect(party(false)).toContain('Falls next, of hunger: Preparation of day 6');
    expect(party(true)).toContain('† <span>Pr 6</span>');
  });

  test('[US-PREP-8] [US-PREP-9] counts a meal where there is food, one a day, before it is eaten and not after; none follows the last day', () => {
    expect(thirstOf(night(withFood(1)), 0, 2)).toMatchObject([
      { phase: 'preparation', eats: 1, hurt: 0, isDeath: false },
      { phase: 'morning', drinks: 1 },
    ]);
    expect(thirstOf(night({ hp: 9, goods: [1, 0, 0, 0, 0, 0, 0] }, { day: 4 }), 0, 9).filter(one => one.of === 'hunger')).toMatchObject([
      { phase: 'preparation', day: 6 },
    ]);
    expect(thirstOf(night(withFood(0), { day: 6 }), 0, 9)).toEqual([]);
    const between = (step: View['step']): View => night(withFood(0), { phase: 'preparation', step });
    expect(thirstOf(between('refresh'), 0, 1)).toMatchObject([{ phase: 'preparation', day: 5 }]);
    expect(thirstOf(between('clean-up'), 0, 1)).toMatchObject([{ phase: 'preparation', day: 6 }]);
    expect(thirstOf(between('begin-phase'), 0, 1)).toMatchObject([{ phase: 'morning', day: 5 }]);
  });

  test('[US-INF-2] counts what an infection takes, Morning and Night', () => {
    const sick = night({ hp: 3, water: 5, isInfected: true, goods: [2, 0, 0, 0, 0, 0, 0] }, { day: 4 });
    expect(thirstOf(sick, 0, 9).map(({ phase, hurt, of }) => [phase, hurt, of])).toEqual([
      ['preparation', 0, null],
      ['morning', 1, 'infection'],
      ['afternoon', 0, null],
      ['night', 1, 'infection'],
      ['preparation', 0, null],
      ['morning', 1, 'infection'],
    ]);
    expect(lastsOf(sick, 0)).toMatchObject({ phases: 4, death: { day: 6, of: 'infection' } });
  });

  test('is over for the dead: both forms of the party say for how long they can be brought back', () => {
    const view = viewOf({ diedIn: 0, hp: 0 }, { isEliminated: true, diedIn: 0, hp: 0 });
    const party = (isNarrow: boolean): string =>
      drawn(table => createElement(screen.Party, { ...table, isNarrow }), { view: { ...view, phases: 1 }, seat: 0 });
    expect(party(false)).toContain('can be brought back for 2 phases');
    expect(party(true)).toContain('>dead, 2 phases<');
    expect(party(true)).toContain('>out of the game<');
  });

  test('speaks of rain where it falls, and of no water only where there is none', () => {
    const storm = SUN_NUMBERS.find(no => sunCard(no).weather === 'storm')!;
    const dry = viewOf();
    const wells = (view: View): string => drawn(table => createElement(screen.Party, { ...table, isNarrow: false }), { view, seat: 0 });
    const none = { ...dry, tiles: dry.tiles.map(one => ({ ...one, source: 0 })) };
    expect(wells(none)).toContain('No tile that you know has any left; it comes back in Preparation');
    expect(wells({ ...none, sun: storm })).toContain('<dt>Rain, 1 a time</dt><dd>1 AP</dd>');
    expect(wells({ ...none, sun: storm })).not.toContain('has any left');
  });

  test('counts the phase that runs, with its heat, for whoever has not had their turn', () => {
    const view = { ...viewOf({}, { water: 1 }), sun: SUN_NUMBERS.find(no => sunCard(no).weather === 'heat')! };
    expect(thirstOf(view, 1, 1)).toMatchObject([{ phase: 'morning', drinks: 1, hurt: 1 }]);
  });
});

describe('The land', () => {
  test('has a drawing of its own for every tile of the box', () => {
    const tiles = [...new Set(TILE_NUMBERS.map(no => tileCard(no).id))];
    expect(tiles.filter(id => !DRAWN.includes(id))).toEqual([]);
    expect(tiles).toHaveLength(41);
  });

  test('keeps seven on one hex apart from each other', () => {
    const pieces = Array.from({ length: 7 }, (_, id) => ({ ref: { kind: 'enemy', id } })) as unknown as Parameters<typeof stand>[1];
    const slots = pieces.map(piece => stand(piece, pieces));
    const apart = slots.flatMap((a, i) => slots.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r));
    expect(Math.min(...apart)).toBeGreaterThan(-0.02);
  });

  test('lays what can be collected beside the feet of whoever stands there', () => {
    const [goods, person] = [{ ref: { kind: 'goods', id: 1 } }, { ref: { kind: 'character', id: 0 } }] as unknown as Parameters<
      typeof stand
    >[1];
    const [alone, beside, feet] = [stand(goods!, [goods!]), stand(goods!, [goods!, person!]), stand(person!, [goods!, person!])];
    const apart = (a: typeof feet): number => Math.hypot(a.x - feet.x, a.y - feet.y);
    expect(apart(beside)).toBeGreaterThan(feet.r * 0.8 + beside.r);
    expect(apart(alone)).toBeLessThan(feet.r);
  });

  test('draws the body of what was felled', () => {
    const tiles = viewOf().tiles.map(tile => ({
      ...tile,
      bodies: ENEMY_NUMBERS.filter(no => enemyCard(no).name === 'Rat pack').slice(0, 2),
    }));
    const [body] = sketch({ ...viewOf(), tiles }).pieces.filter(({ ref }) => ref.kind === 'body');
    expect(body).toMatchObject({ mark: '†', says: 'The bodies of 2 × rat pack on New Haven' });
  });

  test('says the price of a step before that of a look, and finds the cheapest way over open ground', () => {
    const lying = (way: string, id: string): TileView =>
      ({ ...viewOf().tiles[0]!, hex: hexOn(way), card: TILE_NUMBERS.find(no => tileCard(no).id === id)! }) as TileView;
    const home = viewOf();
    const tiles = [
      ...home.tiles,
      lying('n', 'anvil-ridge'),
      lying('n n', 'salt-table'),
      lying('ne', 'kite-plain'),
      lying('n ne', 'longlight-plain'),
    ];
    const view: View = { ...home, tiles };
    const [sneak, move, explore] = [
      { do: 'sneak', hex: hexOn('ne') },
      { do: 'move', hex: hexOn('ne') },
      { do: 'explore', hex: hexOn('s') },
    ].map(value => option(value)) as [AskedOption, AskedOption, AskedOption];
    expect(costOn(view, 0, [sneak, move])).toBe('1 AP');
    expect(costOn(view, 0, [explore])).toBe('explore 1');
    const unseen = { ...view, characters: view.characters.map(one => ({ ...one, isStealthy: true })) };
    expect([costOn(unseen, 0, [sneak, move]), costOn(unseen, 0, [sneak])]).toEqual(['1 / sneak 2', 'sneak 2']);
    expect([saidAp('Collect, 1 AP: 2 pieces'), saidAp('Discard, free: lay down'), saidAp('Buy nothing')]).toEqual([1, 0, null]);
    const ways = waysFrom(view, 0);
    expect([ways.get(hexOn('n')), ways.get(hexOn('n ne')), ways.get(hexOn('n n'))]).toEqual([3, 2, 3]);
  });

  test('lets nobody strike a friend before anything else', () => {
    const all = inRing([option({ do: 'duel' }, 'a'), option({ do: 'wait' }, 'b'), option({ do: 'trade' }, 'c')]);
    expect(all.map(one => one.says)).toEqual(['c', 'b', 'a']);
  });

  test('shows whoever strikes a friend only behind one more button, alone as in company', () => {
    const [blow, trade] = [option({ do: 'duel', with: 1, weapon: -1 }, 'a'), option({ do: 'trade', with: 1 }, 'b')];
    const says = (options: readonly AskedOption[]): string[] => ringPages(options).map(page => page.map(one => one.says).join(''));
    expect([says([blow, trade]), says([blow]), says([trade])]).toEqual([['b', 'a'], ['', 'a'], ['b']]);
    const many = ['c', 'd', 'e', 'f', 'g', 'h'].map(letter => option({ do: 'move' }, letter));
    expect([says(many), says([blow, ...many])]).toEqual([['cdefgh'], ['cdefg', 'ha']]);
  });

  test('names whom a deed is done to, with what, and how likely it does what it is for', () => {
    const view = viewOf();
    const blow = option({ do: 'duel', with: 1, weapon: -1 }, 'Attack Boone, one of you (9 of 9 HP), 1 AP, with bare hands: 1 yellow die');
    expect([shortSays(blow), oddsSay(view, 0, blow)]).toEqual(['Attack Boone, bare hands', '81 % to hurt them']);
    const bear = { id: 0, card: ENEMY_NUMBERS.find(no => enemyCard(no).id === 'bear')!, letter: 0, hex: HAVEN, damage: 3, isTapped: false };
    const strike = option(
      { do: 'blow', blow: { do: 'attack', foe: { is: 'enemy', id: 0 }, weapon: -1 } },
      'Attack the bear, 1 AP, with the long spear: 1 yellow die',
    );
    const wounded = { ...view, enemies: [bear as View['enemies'][number]] };
    expect([shortSays(strike), oddsSay(wounded, 0, strike)]).toEqual(['Attack the bear, long spear', '38 % to fell it']);
    const dodge = option({ do: 'blow', blow: { do: 'dodge' } }, 'Dodge, 1 AP: 1 green die; 1 success and one attack misses you');
    expect(shortSays(dodge)).toBe('Dodge');
    expect(shortSays(option({ do: 'trade' }, 'Trade with Boone: 1 AP once you agree'))).toBe('Trade with Boone');
    expect(shortSays(option({ do: 'replenish' }, 'Replenish, 1 AP: fill your bottles'))).toBe('Replenish');
    expect(oddsSay(view, 0, option({ do: 'open', at: 0, skill: 'strength' }))).toMatch(/^\d+ % to open it$/);
  });

  test('is heard as it is written, and then as a whole', () => {
    expect(heardAs(['Sleep', '', '4 AP'], 'Sleep, 4 AP: then you are FIT')).toBe('Sleep, 4 AP: then you are FIT');
    expect(heardAs(['Move', '', '1 AP'], 'Move north to Bell Dune, 1 AP: value 2')).toBe(
      'Move 1 AP. Move north to Bell Dune, 1 AP: value 2',
    );
  });

  test('tells of a step by stealth how likely it is unseen, and says of each warning whose it is', () => {
    expect(oddsSay(viewOf(), 0, option({ do: 'sneak', hex: hexOn('n') }))).toMatch(/^\d+ % unseen$/);
    const [move, sneak, wait] = [
      { says: 'Move', harms: ['it fights you'] },
      { says: 'Sneak', harms: ['if you are seen, it fights you'] },
      { says: 'Wait', harms: [] },
    ] as const;
    expect(warnings([move, sneak, wait])).toEqual(['Move: it fights you', 'Sneak: if you are seen, it fights you']);
    expect(warnings([move, wait])).toEqual(['it fights you']);
    expect(warnings([move, { ...move, says: 'Collect' }, sneak])).toEqual([
      'Move and Collect: it fights you',
      'Sneak: if you are seen, it fights you',
    ]);
  });

  test('writes a name below nobody under whom others stand', () => {
    const pieces = Array.from({ length: 4 }, (_, id) => ({ ref: { kind: 'character', id }, x: 0, y: 0 })) as unknown as Parameters<
      typeof stand
    >[1];
    const named = pieces.map(piece => {
      const { y, r } = stand(piece, pieces);
      return hasRoomBelow({ piece: piece as never, y: y * 64, r: r * 64 });
    });
    expect(named).toEqual([false, false, true, true]);
  });

  test('writes the name of a place on one line where somebody stands above it, and leaves it out where that has no room', () => {
    const written = (says: string, crowd: number, scale: number): readonly string[] | undefined => writtenOf(says, crowd, scale)?.lines;
    expect(written('Tin Cup Flats', 0, 2.3)).toEqual(['Tin Cup', 'Flats']);
    expect(written('Tin Cup Flats', 1, 2.3)).toEqual(['Tin Cup Flats']);
    expect(written('Drowned Street', 2, 2.3)).toEqual(['Drowned Street']);
    expect([written('Drowned Street', 0, 1.6), written('Drowned Street', 2, 1.6)]).toEqual([['Drowned', 'Street'], undefined]);
  });

  test('says over an enemy what it is about to do while one may act, and not over its dice', () => {
    const facts = [
      { is: 'strikes', whom: 'you', what: 'up to 1' },
      { is: 'strikes', whom: 'you', what: 'up to 1' },
      { is: 'comes', whom: 'Boone', what: '25 %' },
      undefined,
    ];
    const table = (kind: string): never =>
      ({
        asked: { kind },
        view: { enemies: [4, 4, 4, 5].map((hex, id) => ({ id, hex })) },
        intent: ({ id }: Ref) => ({ says: 'hits you back, up to 1', why: 'It strikes.', facts: facts[Number(id)] }),
      }) as never;
    const saidOver = (id: number, kind = 'act'): string | null => {
      const tag = tagOf(table(kind))({ piece: { ref: { kind: 'enemy', id } } } as never);
      return (
        tag &&
        renderToStaticMarkup(tag.drawn as ReactElement)
          .replaceAll(/<title>.*?<\/title>|<[^>]+>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
      );
    };

    expect([0, 1, 2, 3].map(id => saidOver(id))).toEqual(['you, 2 × up to 1 Boone, 25 %', null, null, null]);
    expect(['karma', 'fight'].map(kind => saidOver(0, kind))).toEqual([null, null]);
  });

  test('[US-EXPL-1] is drawn as far off as one may choose it, each place once', () => {
    const { cells } = sketch(viewOf());
    const about = (hex: number): AskedOption => ({ ...option(hex), about: [{ kind: 'hex', id: hex }] });
    const [far, known] = [hexOn('s s s s'), HAVEN];
    const drawn = withFarOff(cells, viewOf(), { options: [about(far), about(known), about(far)] });
    expect(drawn.slice(cells.length).map(({ ref }) => ref)).toEqual([{ kind: 'hex', id: far }]);
    expect(withFarOff(cells, viewOf(), null)).toEqual(cells);
  });

  test('keeps the ways that were walked', () => {
    const steps = stepsIn([
      { type: 'moved', event: { who: 1, from: 3, to: 4 } },
      { type: 'waits', event: { who: 1 } },
      { type: 'moved', event: { who: 1, from: 4, to: 5 } },
    ]);
    expect([...steps]).toEqual([
      [
        1,
        [
          { from: 3, to: 4 },
          { from: 4, to: 5 },
        ],
      ],
    ]);
  });
});

describe('A place lifted off the sheet', () => {
  test('keeps everybody on it apart, enemies above people, what lies there at the edges', () => {
    const home = viewOf();
    const enemy = { id: 0, card: 0, letter: 0, hex: HAVEN, damage: 0, isTapped: false } as View['enemies'][number];
    const bandit = ENEMY_NUMBERS[0]!;
    const view: View = { ...home, enemies: [0, 1, 2].map(id => ({ ...enemy, id, card: bandit, letter: id })) };
    const stood = stoodOn({ view }, HAVEN);
    expect(stood.length).toBeGreaterThanOrEqual(7);
    const apart = stood.flatMap((a, i) => stood.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r));
    expect(Math.min(...apart)).toBeGreaterThan(0);
    const of = (kind: string): number[] => stood.filter(({ piece }) => piece.ref.kind === kind).map(({ y }) => y);
    expect(Math.max(...of('enemy'))).toBeLessThan(Math.min(...of('character')));
    expect([isCrowd({ view }, HAVEN), isCrowd({ view: home }, HAVEN)]).toEqual([true, false]);
  });
});

describe('The own place', () => {
  const asked = {
    kind: 'act',
    options: [{ do: 'sleep' }, { do: 'collect' }, { do: 'move', hex: hexOn('n') }, { do: 'wait' }].map(value => option(value, value.do)),
  } as unknown as Table['asked'];

  test('says below the ring who strikes for what, and marks each button that brings it', () => {
    const bear = { id: 0, card: ENEMY_NUMBERS.find(no => enemyCard(no).id === 'bear')!, letter: 0, hex: HAVEN, damage: 0, isTapped: false };
    const calm = viewOf();
    const ring = (view: View): string =>
      drawn(
        () =>
          createElement(Ring, {
            table: stillTable<Table>({ view }),
            x: 0,
            y: 0,
            who: 0,
            options: [option({ do: 'collect' }, 'Collect, 1 AP'), option({ do: 'discard' }, 'Discard, free')],
          }),
        {},
      );
    expect(ring(calm)).not.toContain('us-danger');
    const danger = ring({ ...calm, enemies: [bear as View['enemies'][number]] });
    expect(danger.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('Then the bear strikes back: 86 % to be hurt, up to 4');
    expect(danger.match(/us-danger-mark/g)).toHaveLength(1);
  });

  test('opens a ring of all that can be done there, and nothing by one click', () => {
    const done: string[] = [];
    const table = stillTable<Table>({
      view: viewOf(),
      asked,
      inspect: about => done.push(`looks at ${about?.kind} ${about?.id}`),
      choose: key => done.push(`does ${key}`),
    });
    expect(doneHere(table).map(({ key }) => key)).toEqual(['sleep', 'collect']);
    const held = heldBack(table);
    held.choose('sleep', { kind: 'character', id: 0 });
    held.choose('move', { kind: 'hex', id: hexOn('n') });
    held.choose('sleep');
    expect(done).toEqual(['looks at character 0', 'does move', 'does sleep']);
  });

  test('means nothing yet while it is pointed at', () => {
    const pointed: unknown[] = [];
    const held = heldBack(stillTable<Table>({ view: viewOf(), asked, point: key => pointed.push(key) }));
    held.point('sleep', false, { kind: 'character', id: 0 });
    held.point('move', false, { kind: 'hex', id: hexOn('n') });
    held.point(null);
    expect(pointed).toEqual(['move', null]);
  });
});

test('What a mission asks for is said for so many as go out, before all of them are known', () => {
  const [alone, four] = [1, 4].map(seats => {
    const started = startMatch(underOurSun, missionFor(seats, 'dry-well'), SEED);
    if (!started.ok) throw new Error(started.refusal.says);
    return aimAhead(started.value.state as View);
  });
  expect(alone).toBe('Bring 3 metal, 1 connector and 1 plastic to New Haven.');
  expect(four).toBe('Bring 4 metal, 2 connectors and 2 plastic to New Haven.');
});

test('On the shelf each mission says how hard it is, how long it lasts, and what it asks for of so many', () => {
  const said = (mode: string, seats: number): string =>
    renderToStaticMarkup(createElement(Shelved, { mode, seats }))
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  expect(said('dry-well', 1)).toBe(
    'easy, 3 cards, 6 days First, with 2 characters: Bring 3 metal, 1 connector and 1 plastic to New Haven.',
  );
  expect(said('dry-well-traitor', 4)).toBe(
    'easy, 3 cards, 6 days First, with 4 characters: Bring 4 metal, 2 connectors and 2 plastic to New Haven.',
  );
  expect(said('unheard-of', 2)).toBe('');
  for (const { id } of MISSIONS) expect(said(id, 3)).toMatch(/First, with 3 characters: .+\.$/);
});

test('On the shelf each mission has a picture of its own, of places that are in the box', () => {
  const pictures = MISSIONS.map(({ id }) => renderToStaticMarkup(createElement(Outlook, { mission: id })));
  expect(new Set(pictures.map(picture => picture.replaceAll(/ (id|clip-path)="[^"]*"/g, ''))).size).toBe(MISSIONS.length);
  for (const picture of pictures) {
    expect(picture.match(/class="us-wash/g)?.length).toBeGreaterThan(2);
    expect(picture.match(/class="us-outlook-lifted".*?class="us-art"/)).not.toBeNull();
  }
  expect(renderToStaticMarkup(createElement(Outlook, { mission: 'unheard-of' }))).toBe('');
});

test('[US-REFILL-1] The page of a place says how much water is left there, not how much it once had', () => {
  const view = viewOf();
  const said = (source: number): string => {
    const tiles = view.tiles.map(one => (one.hex === HAVEN ? { ...one, source } : one));
    return drawn(Here, { view: { ...view, tiles } });
  };
  expect(said(1)).toContain('1 water cube');
  expect(said(1)).not.toMatch(/used up|2 water cubes/);
  expect(said(0)).toContain('Its water is used up.');
  expect(said(0)).not.toContain('water cube');
});

test('The weather tells what its card does, and a clear sky nothing', () => {
  const tape = (weather: string): string => {
    const view = { ...viewOf(), sun: SUN_NUMBERS.find(no => sunCard(no).weather === weather)! };
    return drawn(Weather, { view, face: no => ({ name: '', kind: '', says: `What ${sunCard(no).name} does.` }) });
  };
  expect(tape('heat')).toContain('<b>What Heat does.</b>');
  expect(tape('clear')).not.toContain('<b>');
});

test('Letters on the land keep to sizes that are read, however near it is', () => {
  expect([0.5, 1, 2, 4].map(scale => letters(8, scale) * scale)).toEqual([11, 11, 15, 15]);
});

test('Dice are summed exactly, and below none is none', () => {
  expect(spreadOf(['green', 'green'])[4]).toBeCloseTo(1 / 64);
  expect(atLeast(['green', 'green'], 3)).toBeCloseTo(9 / 64);
  expect(spreadOf(['red'])).toEqual([1]);
  expect(meanOf(['yellow', 'yellow'])).toBeCloseTo(1);
});

test('What everybody saw is counted for whom it was', () => {
  const seen = seenIn(
    [
      { type: 'phase-begun', event: { phase: 'morning', day: 1 } },
      { type: 'round-begun', event: { who: 0, hex: HAVEN, isInitial: false } },
      { type: 'joined', event: { who: 1, with: 0 } },
      { type: 'round-begun', event: { who: 0, hex: HAVEN, isInitial: false } },
      { type: 'mission-acted', event: { who: 0, action: 'deliver' } },
      { type: 'trade-made', event: { from: 0, to: 1, givenWater: 2, takenWater: 0 } },
      { type: 'struck', event: { who: 0, by: 'character', id: 1 } },
      { type: 'struck', event: { who: 0, by: 'enemy', id: 1 } },
      { type: 'moved', event: { who: 2, from: HAVEN, to: hexOn('n') } },
      { type: 'phase-begun', event: { phase: 'afternoon', day: 1 } },
      { type: 'moved', event: { who: 1, from: HAVEN, to: hexOn('n') } },
      { type: 'phase-begun', event: { phase: 'night', day: 1 } },
      { type: 'victim-voted', event: { card: 0, who: 2, votes: [[], [0, 1]] } },
      { type: 'died', event: { who: 1 } },
      { type: 'day-begun', event: { day: 2 } },
      { type: 'phase-begun', event: { phase: 'preparation', day: 2 } },
      { type: 'phase-begun', event: { phase: 'morning', day: 2 } },
    ],
    [HAVEN, hexOn('n'), hexOn('n')],
  );
  const nothing = {
    joined: 0,
    beside: 0,
    gave: 0,
    took: 0,
    mission: 0,
    revived: 0,
    struck: 0,
    hands: 0,
    alone: 0,
    with: [0, 0, 0],
    votedFor: [0, 0, 0],
  };
  expect(seen).toEqual([
    { ...nothing, gave: 2, mission: 1, alone: 2, with: [0, 1, 0], votedFor: [0, 0, 1] },
    { ...nothing, joined: 1, beside: 2, took: 2, struck: 1, with: [1, 0, 1], votedFor: [0, 0, 1] },
    { ...nothing, beside: 2, hands: 2, alone: 2, with: [0, 1, 0] },
  ]);
});

describe('The night', () => {
  const told = (type: string, event: object): Table['now'] => ({ type, event, says: '', yours: null }) as unknown as Table['now'];
  const night = (): View => ({ ...viewOf(), phase: 'night', day: 2 });

  test('is dark but for fires, for lamps in New Haven and in camps, and for what lies near them or near somebody', () => {
    const view = viewOf({ hex: hexOn('s s') });
    const lies = (way: string, more: Partial<TileView>): TileView => ({ ...view.tiles[0]!, hex: hexOn(way), ...more });
    const lit = { ...view, tiles: [...view.tiles, lies('n n n', { fire: 'campfire' }), lies('ne ne ne', { camp: 0 })] } as View;
    const ways = ['n n n', 'n n', 'ne ne ne', 'n', 's s', 's s s', 's s s s', 'n n n n n'];
    expect([HAVEN, ...ways.map(hexOn)].map(hex => lightOn(lit, hex))).toEqual([
      'lamp',
      'fire',
      'sight',
      'lamp',
      'sight',
      'sight',
      'sight',
      'dark',
      'dark',
    ]);
  });

  test('is heard before it is read: a card of it tells what is heard, then its name, then its rule', () => {
    const face: Table['face'] = () => ({ name: 'No Knock', kind: 'Night · Human', says: 'Test stealth.', flavour: 'Steps. / Snores.' });
    const page = drawn(Moment, { view: night(), now: told('night-drawn', { card: 0, who: 0 }), face });
    const at = ['us-moment is-of-night', '>Steps.', '>No Knock', '>Test stealth.'].map(says => page.indexOf(says));
    expect([at.includes(-1), at.toSorted((a, b) => a - b)]).toEqual([false, at]);
    expect(page).not.toContain('Snores.');
  });

  test('falls over the whole table, and so does the dawn of each day but the first', () => {
    const turns = (phase: string, day: number): string =>
      / us-turning (is-\w+)?/.exec(drawn(Moment, { view: night(), now: told('phase-begun', { phase, day }) }))?.[1] ?? '';
    expect([turns('night', 1), turns('preparation', 1), turns('preparation', 2), turns('afternoon', 2)]).toEqual([
      'is-night',
      '',
      'is-dawn',
      '',
    ]);
  });

  test('has its own number at the top', () => {
    const top = (view: View): string => drawn(table => createElement(screen.Top!, { ...table, isNarrow: true }), { view });
    expect(top(night())).toContain('>Night 2<');
    expect(top(viewOf())).toContain('>Day 1<');
  });
});

/** Frames of so many answers: every other question, and line by line what was told. Whoever is asked takes the next of their options each time. */
function* framesOf(answers: number): Iterable<{ readonly state: State; readonly asked: Decision | null; readonly now: Table['now'] }> {
  const started = startMatch(underOurSun, missionFor(3, 'lost-patrol', 'semi', { characters: ['ida', 'boone', 'wren'] }), SEED);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (let n = 0; n < answers && match.open.length > 0; n++) {
    const [asked] = match.open as readonly [Decision];
    if (n % 2 === 0) yield { state: match.state as State, asked, now: null };
    const before = match.events.length;
    const { key } = asked.options[(n * 7) % asked.options.length]!;
    const answered = match.answer(asked.seat, asked.choose === 'some' ? asked.options.slice(0, asked.min).map(one => one.key) : key);
    if (!answered.ok) throw new Error(answered.refusal.says);
    for (const { event } of match.events.slice(before)) {
      const now = { type: event.type, event, says: '', yours: null } as unknown as Table['now'];
      if (DRAWN_LARGE.has(event.type)) yield { state: match.state as State, asked: null, now };
    }
  }
}
/** Of what is told, these are drawn; and steps, for the ways. */
const DRAWN_LARGE: ReadonlySet<string> = new Set([...OVER_ALL, 'tile-revealed', 'moved']);

describe('A hidden Son of Liberty', () => {
  /** The same table twice: once Ida is a Son of Liberty, once she is none. */
  const worlds = (): readonly [State, State] => {
    const state = morningOf(missionFor(3, 'lost-patrol', 'semi', { characters: ['ida', 'boone', 'wren'] }));
    const dealt = (id: string): State => ({
      ...state,
      players: state.players.map((player, seat) => (seat === 0 ? { ...player, team: [cardNamed(id)] } : player)),
    });
    return [dealt('saboteur'), dealt('stirrer-of-the-pot')];
  };
  /** What is loaded later is drawn here as it is. */
  const inTheMiddle: ComponentType<Table> = table => {
    const found = (
      [
        [isTrade, Trade],
        [isMarket, Market],
        [isOutfitting, Outfit],
        [isFight, Fight],
        [isCasting, Casting],
        [isMoment, Moment],
      ] as const
    ).find(([isIt]) => isIt(table));
    return found ? createElement(found[1], table) : null;
  };
  const pieces = [inTheMiddle, screen.Board, screen.Hand, Here, Mission, Ledger, screen.Party, screen.Top].filter(
    piece => piece !== undefined,
  ) as readonly ComponentType<Table>[];
  /** Drawn from all there is, so that a piece that looked at what it may not know would give it away. */
  const seenBy = (seat: number, view: State): string => pieces.map(piece => drawn(piece, { view: view as View, seat })).join('\n');

  test('changes nothing that anybody else is drawn', () => {
    const [one, other] = worlds();
    expect(seenBy(1, one) === seenBy(1, other)).toBe(true);
    expect(seenBy(2, one) === seenBy(2, other)).toBe(true);
  });

  test('nor what lies before the Son, as long as the card is face down', () => {
    const [one, other] = worlds();
    expect(seenBy(0, one) === seenBy(0, other)).toBe(true);
    expect(seenBy(0, one)).toContain('Look at your card');
  });

  test('nor any frame of a match, whatever happens and whoever is asked', () => {
    const dealt = (state: State, id: string): View => ({
      ...state,
      players: state.players.map((player, seat) => (seat === 0 ? { ...player, team: [cardNamed(id)] } : player)),
    });
    const differ: string[] = [];
    const told = new Set<string>();
    for (const { state, asked, now } of framesOf(32)) {
      if (now) told.add(now.type);
      const [one, other] = ['saboteur', 'stirrer-of-the-pot'].map(id => dealt(state, id)) as [View, View];
      for (const seat of [0, 1]) {
        const table = { seat, now, asked: asked?.seat === seat ? (asked as unknown as Table['asked']) : null };
        const frames = [one, other].map(view => pieces.map(piece => drawn(piece, { ...table, view })).join('\n'));
        if (frames[0] !== frames[1]) differ.push(`${seat}: ${asked?.kind} ${now?.type}`);
      }
    }
    expect(differ).toEqual([]);
    expect([...told]).toEqual(expect.arrayContaining(['phase-begun', 'sun-drawn', 'tile-revealed', 'moved']));
  });

  test('is as likely as the deal has it, and the ledger says no more', () => {
    const [one] = worlds();
    const page = drawn(Ledger, { view: one as View, seat: 1 });
    expect(page).toContain('Of 8 cards one is a Son of Liberty, and 3 were dealt: it is one of you in 38 % of all deals.');
  });

  test('is told of with the first page, in the same words to everybody who was dealt a card', () => {
    const block = (number: string) => ({ heading: 'Cold Supper', lines: [], page: { number, notes: [], offers: [] } });
    const [one, other] = worlds() as unknown as [View, View];
    const told = (view: View, seat: number | null, number = '1'): string =>
      renderToStaticMarkup(createElement(screen.Page!, { ...stillTable<Table>({ view, seat }), block: block(number) }));
    expect(told(one, 0)).toContain('Each of you was dealt a team card');
    expect([told(other, 0), told(one, 1)]).toEqual([told(one, 0), told(one, 0)]);
    expect([told(one, null), told(one, 0, '2'), told({ ...one, mode: 'coop' }, 0)].some(page => page.includes('team card'))).toBe(false);
  });

  test('is said in the ledger once it is over', () => {
    const [one] = worlds() as unknown as [View];
    expect(drawn(Ledger, { view: { ...one, isOver: true }, seat: 1 })).toMatch(/was the Son of Liberty\.|None of you was/);
  });

  test('is on the page of everybody once revealed', () => {
    const [state] = worlds();
    const revealed = {
      ...state,
      characters: state.characters.map((character, who) => (who === 0 ? { ...character, isRevealed: true } : character)),
    } as unknown as View;
    expect(drawn(Ledger, { view: revealed, seat: 1 })).toContain('is a Son of Liberty');
  });
});
