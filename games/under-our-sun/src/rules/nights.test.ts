import { expect, test } from 'vitest';
import { hexOn, onto, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { nightCardAtStart, nightCardOnEntering } from './nights.ts';

const tonight = (position: Position): SunRehearsal => trek({ phase: 'night', nights: [{}, {}, {}, {}], ...position });
const drawers = (r: SunRehearsal): number[] => r.toldOf('night-drawn').map(one => one.who);
/** All of them begin their turns. */
const starting = (r: SunRehearsal, ...all: number[]): SunRehearsal => {
  for (const who of all) r.run(table => nightCardAtStart(table, who));
  return r;
};
const entering = (r: SunRehearsal, who: number, at: string, hasSneaked = false): SunRehearsal => {
  Object.assign(r.character(who), { hex: hexOn(at) });
  return r.run(table => nightCardOnEntering(table, who, hasSneaked));
};
const plain = [{ at: 'n' }, { at: 's' }, { at: 'n n' }] as const;

test('[US-NCARD-1] [US-NCARD-10] each draws at the start of its turn, also two on one plain tile', () => {
  expect(drawers(starting(tonight({ characters: [{ at: 'n' }, { at: 's' }] }), 0, 1))).toEqual([0, 1]);
  expect(drawers(starting(tonight({ characters: [{ at: 'n' }, { at: 'n' }] }), 0, 1))).toEqual([0, 1]);
});

test('[US-NCARD-8] the card at the start of a turn is drawn in stealth, too', () => {
  expect(drawers(starting(tonight({ characters: [{ at: 'n', isStealthy: true }, {}] }), 0))).toEqual([0]);
});

test('[US-NCARD-9] [US-HAVEN-3] none for New Haven, neither at the start nor on entering', () => {
  const r = starting(tonight({ characters: [{}, { at: 'n' }] }), 0);
  expect(drawers(entering(r, 1, 'haven'))).toEqual([]);
});

test('[US-NCARD-2] [US-CAMP-6] in a camp the first one draws for all', () => {
  const r = tonight({ characters: [{ at: 'n' }, { at: 'n' }], tiles: [{ at: 'n', hasCamp: true }] });
  expect(drawers(starting(r, 1, 0))).toEqual([1]);
});

test('[US-NCARD-11] [US-R-115] a camp pitched after a card has had its card', () => {
  const r = starting(tonight({ characters: [{ at: 'n' }, { at: 'n' }] }), 0);
  Object.assign(r.tile('n'), { camp: r.state.itemDeck[0] });
  expect(drawers(starting(r, 1))).toEqual([0]);
});

test('[US-NCARD-5] [US-R-115] one for each tile that is new in this Night', () => {
  const r = starting(tonight({ characters: [{ at: 'n' }], tiles: plain }), 0);
  entering(r, 0, 's');
  entering(r, 0, 'n n');
  entering(r, 0, 's');
  expect(drawers(r)).toEqual([0, 0, 0]);
});

test('[US-NCARD-6] none where somebody stands who has drawn for this tile', () => {
  const r = starting(tonight({ characters: [{ at: 'n' }, { at: 's' }], tiles: plain }), 1);
  expect(drawers(entering(r, 0, 's'))).toEqual([1]);
  Object.assign(r.character(1), { hex: hexOn('n') });
  Object.assign(r.character(0), { tonight: [] });
  expect(drawers(entering(r, 0, 's'))).toEqual([1, 0]);
});

test('[US-NCARD-8] a successful Sneak saves the card for entering', () => {
  const r = tonight({ characters: [{ at: 'n' }], tiles: plain });
  expect(drawers(entering(r, 0, 's', true))).toEqual([]);
  expect(drawers(entering(r, 0, 'n n', false))).toEqual([0]);
});

test('[US-R-68] entering a camp tile: the first card of the Night for it, and none after', () => {
  const r = tonight({ characters: [{ at: 'n' }, { at: 'n' }], tiles: [{ at: 's', hasCamp: true }] });
  entering(r, 0, 's');
  Object.assign(r.character(0), { hex: hexOn('n') });
  expect(drawers(entering(r, 1, 's'))).toEqual([0]);
});

test('[US-NCARD-7] [US-FIRE-3] [US-R-67] at a fire an Animal card may be ignored; it is used up', () => {
  const position = {
    characters: [{ at: 'n' }, {}],
    tiles: [{ at: 'n', fire: 'campfire' }],
    nights: [{ id: 'howl', group: 'animal', effects: [{ do: 'damage', n: 1 }] }],
  } as const;
  const r = starting(tonight(position), 0).answer('ignore-animal', 'yes');
  expect([r.types('night-ignored'), r.state.nightDeck, r.state.nightsUsed.length, r.character(0).hp]).toEqual([
    ['night-ignored'],
    [],
    1,
    7,
  ]);
});

test('[US-NCARD-7] other cards cannot, but a fire cancels what it says that it cancels', () => {
  const cold = { effects: [{ do: 'damage', n: 1 }], fireCancels: true } as const;
  const tiles = [{ at: 'n', fire: 'pit' }] as const;
  const r = starting(tonight({ characters: [{ at: 'n' }], tiles, nights: [cold] }), 0);
  expect([r.asked, r.types('night-ignored'), r.character(0).hp]).toEqual([[], ['night-ignored'], 7]);
});

// Whom it hits

const HARM = { effects: [{ do: 'damage', n: 1 }] } as const;
const camp = (n: number, position: Position = {}): SunRehearsal =>
  starting(
    tonight({
      characters: Array.from({ length: n }, () => ({ at: 'n' })),
      tiles: [{ at: 'n', hasCamp: true }],
      nights: [HARM],
      ...position,
    }),
    0,
  );
const hurt = (r: SunRehearsal): number[] => r.toldOf('hurt').map(one => one.who);

test('[US-NCARD-4] [US-R-66] in a camp a strict majority of the votes cast names whom it hits', () => {
  const r = camp(3).answer('vote', 'boone', 0).answer('vote', 'boone', 1).answer('vote', 'ida', 2);
  expect([hurt(r), r.toldOf('victim-voted')[0]!.votes]).toEqual([[1], [[2], [0, 1], []]]);
  const few = camp(3).answer('vote', 'wren', 0).answer('vote', 'pass', 1).answer('vote', 'pass', 2);
  expect(hurt(few)).toEqual([2]);
});

test('[US-NCARD-3] [US-NCARD-4] without a majority the drawer is hit', () => {
  const r = camp(3).answer('vote', 'boone', 0).answer('vote', 'ida', 1).answer('vote', 'wren', 2);
  expect(hurt(r)).toEqual([0]);
});

test('[US-R-66] half of the votes is no majority', () => {
  const r = camp(2).answer('vote', 'boone', 0).answer('vote', 'ida', 1);
  const other = starting(tonight({ characters: [{ at: 'n' }, { at: 'n' }], tiles: [{ at: 'n', hasCamp: true }], nights: [HARM] }), 1);
  other.answer('vote', 'boone', 0).answer('vote', 'ida', 1);
  expect([hurt(r), hurt(other)]).toEqual([[0], [1]]);
});

test('[US-NCARD-4] no vote on a plain tile, alone in a camp, or on a card that names whom it hits', () => {
  const open = starting(tonight({ characters: [{ at: 'n' }, { at: 'n' }], nights: [HARM] }), 0);
  const alone = camp(1);
  const named = camp(2, { nights: [{ ...HARM, isNamed: true }] });
  for (const r of [open, alone, named]) expect([r.asked, hurt(r)]).toEqual([[], [0]]);
});

test('[US-SOLO-5] a solo player alone says whom it hits', () => {
  const r = camp(2, { seats: 1 }).only('vote', ['ida', 'boone', 'pass'], 0).answer('vote', 'boone');
  expect(hurt(r)).toEqual([1]);
});

test('[US-R-66] an Animal card at a fire is ignored or not before the vote', () => {
  const r = camp(2, { tiles: [{ at: 'n', hasCamp: true, fire: 'campfire' }], nights: [{ ...HARM, group: 'animal' }] });
  r.answer('ignore-animal', 'no').answer('vote', 'boone', 0).answer('vote', 'boone', 1);
  expect(hurt(r)).toEqual([1]);
});

test('[US-NCARD-3] a camp hears it otherwise', () => {
  const card = { ...HARM, inCamp: { flavour: '', effects: [{ do: 'damage', n: 2 }] }, isNamed: true } as const;
  expect(camp(1, { nights: [card] }).character(0).hp).toBe(5);
  const r = starting(tonight({ characters: [{ at: 'n' }], nights: [card] }), 0);
  expect([r.character(0).hp, r.toldOf('night-drawn')[0]!.isInCamp]).toEqual([6, false]);
});

test('[US-R-110] a fight that the card starts on entering waits for all else that is met there', () => {
  const r = tonight({ characters: [{ at: 'n' }], tiles: plain, nights: [{ effects: [{ do: 'spawn', then: 'fight' }] }], enemyDeck: [{}] });
  entering(r, 0, 's');
  expect([r.result, r.types('spawned', 'round-begun')]).toEqual([true, ['spawned']]);
});

test('[US-INIT-5] at the start of a turn it is fought at once', () => {
  const r = tonight({ characters: [{ at: 'n' }], nights: [{ effects: [{ do: 'spawn', then: 'fight' }] }], enemyDeck: [{}] });
  starting(r, 0);
  expect([r.asks, r.options('fight')]).toEqual(['fight', ['attack-enemy-0', 'dodge']]);
});
test('[US-R-115] [US-NCARD-5] a tile left in this Night before the own turn has come is not new, either', () => {
  const r = tonight({ characters: [{ at: 'n' }, { at: 'n' }], tiles: [{ at: 'n n' }] });
  r.act('skill-1').answer('granted', onto('move', 'n n')).answer('act', 'wait').answer('act', onto('move', 'n'));
  expect(r.toldOf('night-drawn')).toMatchObject([{ who: 1 }, { who: 1 }]);
});

test('[US-NCARD-1] without a card nothing is drawn', () => {
  const r = starting(tonight({ characters: [{ at: 'n' }], nights: [] }), 0);
  expect([drawers(r), r.types()]).toEqual([[], []]);
});

test('[US-NCARD-4] nobody votes on a card that does nothing', () => {
  const r = camp(2, { nights: [{}] });
  expect([drawers(r), r.asked]).toEqual([[0], []]);
});

test('[US-R-110] [US-NCARD-4] whoever is named by the camp fights at once, although another has entered', () => {
  const r = tonight({
    characters: [{ at: 'n' }, { at: 's' }],
    tiles: [{ at: 'n' }, { at: 's', hasCamp: true }],
    nights: [{ effects: [{ do: 'spawn', then: 'fight' }] }],
    enemyDeck: [{}],
  });
  entering(r, 0, 's').answer('vote', 'boone', 0).answer('vote', 'boone', 1);
  expect(r.open.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'fight']]);
});
