/** What the monster is about to do (K-168), position by position; the contract compares it with what comes. */
import { type Intent, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard } from '../content/box.ts';
import { stateSchema, type View } from '../state.ts';
import { hunt, type Position, type SlotOn, staged } from '../testing/rehearsal.ts';
import { came, dangers, intends } from './intents.ts';

const seen = (position: Position, seat: number | null = 0): View => viewOf(stateSchema, staged(position), seat) as View;
const read = (position: Position, seat: number | null = 0): Intent[] => intends(seen(position, seat), seat);
const monster = (position: Position, seat: number | null = 0): Intent => read(position, seat)[0]!;
const slot = (position: Position, n = 0, seat: number | null = 0): Intent | undefined =>
  read(position, seat).find(one => one.about.kind === 'slot' && one.about.id === n);

const ANYTHING = { kind: 'other', target: null, amount: null, isCertain: false };
const QUIET: SlotOn = { icons: ['start-water'], isKnown: true };
const wakes = (n: number) => ({ kind: 'card', target: { kind: 'slot', id: n }, amount: null, isCertain: true });
const hits = (seat: number, amount: number) => ({ kind: 'attack', target: { kind: 'seat', id: seat }, amount, isCertain: true });
/** Behaviours of the printed box that a test does not care for. */
const shown = (base: SlotOn['base'] & {}, icons: SlotOn['icons'] & {} = ['attack']): SlotOn => ({ icons, base, isKnown: true });

describe('Intentions of the monster', () => {
  test('[PA-EOT-6] at the end of a turn it turns to whoever has aggro', () => {
    const position: Position = { hunters: [{}, { at: 'north' }], aggro: 1, active: 0, step: 'end-turn' };
    expect(monster(position)).toEqual({
      about: { kind: 'monster', id: 0 },
      does: [{ kind: 'move', target: { kind: 'sector', id: 0 }, amount: null, isCertain: true }, ANYTHING],
      says: 'turns to Dareon',
      why: 'At the end of this turn Cinderwing turns to Dareon, who has aggro; its struggle of 2 rises by 2 at the next upkeep, and at 6 it unleashes 2 damage on everybody.',
      facts: { gain: 2, isTurning: true },
    });
    expect(monster(position, 1).says).toBe('turns to you');
  });

  test('[PA-BRD-7] it does not turn to where it looks', () => {
    expect(monster({ aggro: 0, active: 0, step: 'end-turn' })).toMatchObject({ does: [ANYTHING], says: 'unleashes at 6' });
  });

  test('[PA-DECK-5] who may run out of cards may fall before it turns', () => {
    const position: Position = { hunters: [{ deck: [{}, {}] }, { at: 'north' }], aggro: 1, active: 0, step: 'end-turn' };
    expect(monster(position)).toMatchObject({ does: [ANYTHING], says: 'turns to Dareon' });
  });

  test('[PA-UPK-6] [PA-STRUG-2] it unleashes at upkeep if its struggle rises far enough', () => {
    const pile = Array.from({ length: 6 }, () => ({ icons: ['attack' as const] }));
    const at = (struggle: number): Intent =>
      monster({ step: 'upkeep', active: -1, beast: { struggle }, pile, slots: [QUIET, QUIET, QUIET] });
    expect(at(4)).toMatchObject({
      says: 'now: 2 to all',
      does: [{ kind: 'attack', target: null, amount: 2, isCertain: true }, ANYTHING],
    });
    expect(at(3)).toMatchObject({ says: 'unleashes at 6', does: [ANYTHING] });
    expect(monster({ aggro: 0, active: 0, step: 'end-turn', beast: { struggle: 4 } }).says).toBe('next round: 2 to all');
  });

  test('[PA-BEH-2] a slot that the beginning of a turn wakes, and whom that hits', () => {
    const start = (slots: readonly SlotOn[], more: Partial<Position> = {}): Intent['does'] =>
      monster({ step: 'begin-turn', active: 0, slots, ...more }).does;
    const front = shown([{ do: 'hit', who: 'front' }], ['start-front']);
    expect(start([QUIET, front, QUIET])).toEqual([wakes(1), hits(0, 2), hits(1, 2), ANYTHING]);
    expect(start([QUIET, front, QUIET], { faces: 'north' })).toEqual([ANYTHING]);
    expect(start([QUIET, { ...front, isStunned: true }, QUIET])).toEqual([ANYTHING]);
    expect(start([front, front, QUIET])).toEqual([ANYTHING]);
    expect(start([QUIET, shown([{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }], ['start-front']), QUIET])).toEqual([
      wakes(1),
      ANYTHING,
    ]);
  });

  test('[PA-PRIO-2] what a peril says at the beginning of a turn comes first', () => {
    const perils = [{ abilities: [{ on: 'turn-start' as const, effects: [{ do: 'struggle' as const, n: 1 }] }] }];
    const front = shown([{ do: 'hit', who: 'front' }], ['start-front']);
    expect(monster({ step: 'begin-turn', active: 0, slots: [front, QUIET, QUIET], perils }).does).toEqual([ANYTHING]);
  });

  test('[PA-TERR-12] where somebody may mount, only the card is certain', () => {
    const front = shown([{ do: 'hit', who: 'front' }], ['start-front']);
    const position: Position = {
      ...{ step: 'begin-turn', active: 0, slots: [front, QUIET, QUIET] },
      hunters: [{}, { placement: 'plateau', at: 'north' }],
      terrain: [{ kind: 'plateau', at: 'north', occupant: 1 }],
    };
    expect(monster(position).does).toEqual([wakes(0), ANYTHING]);
  });

  test('[PA-BEH-2] what was foretold comes', () => {
    const front = shown([{ do: 'hit', who: 'front' }], ['start-front']);
    const r = hunt({ step: 'begin-turn', active: 0, slots: [QUIET, front, QUIET] });
    const { does } = intends(viewOf(stateSchema, r.state, 0) as View, 0)[0]!;
    r.play();
    const steps = r.told.flatMap(event => came(event) ?? []).filter(one => one.kind !== 'done');
    const certain = does
      .filter(one => one.isCertain)
      .map(({ kind, target, amount }) => ({ about: { kind: 'monster', id: 0 }, kind, target, amount }));
    expect(steps.slice(0, certain.length)).toEqual(certain);
  });

  test('there is nothing to say in camp, or once the hunt is over', () => {
    expect([read({ step: 'prepare' }), read({ step: 'won' })]).toEqual([[], []]);
  });
});

describe('Intentions of behaviours in their slots', () => {
  const one = (card: SlotOn, more: Partial<Position> = {}, seat: number | null = 0): string | undefined =>
    slot({ slots: [card, QUIET, QUIET], ...more }, 0, seat)?.says;

  test('[PA-GAME-6] one that was looked at says whom it hits, and how hard', () => {
    expect(one(shown([{ do: 'hit' }]))).toBe('hits you for 2');
    expect(one(shown([{ do: 'hit' }]), {}, null)).toBe('hits Mirah: 2');
    expect(one(shown([{ do: 'hit', who: 'front' }]))).toBe('hits both: 2');
    expect(one(shown([{ do: 'hit', who: 'aggro', more: 1 }]), { aggro: 1 })).toBe('hits Dareon: 3');
  });

  test('[PA-BEH-9] its boost counts if it can be paid', () => {
    const boosted: SlotOn = { ...shown([{ do: 'hit' }]), boost: { cost: 2, effects: [{ do: 'hit', more: 2 }] } };
    expect(one(boosted, { beast: { struggle: 2 } })).toBe('you: 2 or 4');
    expect(one(boosted, { beast: { struggle: 1 } })).toBe('hits you for 2');
  });

  test('whoever can pay is spared', () => {
    expect(one(shown([{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }]))).toBe('you: 2 or pay');
  });

  test('[PA-BRD-7] where it turns first, it hits the front that it looks at then', () => {
    const turning = shown([
      { do: 'turn', to: 'opposite' },
      { do: 'hit', who: 'front' },
    ]);
    expect(one(turning, { hunters: [{}, { at: 'north' }] })).toBe('hits Dareon: 2');
    const boosted: SlotOn = { ...shown([{ do: 'turn', to: 'self' }]), boost: { cost: 0, effects: [{ do: 'hit', who: 'front' }] } };
    expect(one(boosted, { hunters: [{ at: 'north' }, {}] })).toBe('hits you for 2');
  });

  test('[PA-R-30] with closed hands nobody knows whose are the weakest', () => {
    const weakest = shown([{ do: 'hit', who: 'fewest-defensive' }], ['start-front']);
    const hunters = [{ hand: [{ colour: 'green' as const }] }, { hand: [{}] }];
    const closed = { hunters, state: { isClosed: true } };
    expect([one(weakest, { hunters }), one(weakest, closed)]).toEqual(['hits Dareon: 2', 'hits one: 2']);
    expect(monster({ ...closed, step: 'begin-turn', active: 0, slots: [weakest, QUIET, QUIET] }).does).toEqual([wakes(0), ANYTHING]);
  });

  test('one that hits nobody goes by its name', () => {
    expect(one({ ...shown([{ do: 'struggle', n: 1 }]), name: 'Gathers Itself' })).toBe('Gathers Itself');
  });

  test('[PA-COMP-10] of one that lies face down only what its back allows: a question mark, unless the back tells all', () => {
    const level = 0;
    const backs = Map.groupBy(
      BEHAVIOUR_NUMBERS.filter(no => behaviourCard(no).monster === 'cinderwing' && behaviourCard(no).mark <= level + 2),
      no => JSON.stringify([behaviourCard(no).icons, behaviourCard(no).number]),
    );
    const alone = [...backs.values()].find(cards => cards.length === 1)!.map(behaviourCard)[0]!;
    const { says, why } = slot({ level, slots: [{ icons: alone.icons, number: alone.number }, QUIET, QUIET] })!;
    expect(says.startsWith('?')).toBe(false);
    expect(why).toContain(alone.name);
    expect(slot({ level, slots: [{ icons: ['empty-hand', 'dodge', 'parry'], number: 9 }, QUIET, QUIET] })!.says).toBe('? no blow');
  });

  test('[PA-KW-STUN-1] a stunned one says nothing', () => {
    expect(one({ ...shown([{ do: 'hit' }]), isStunned: true })).toBeUndefined();
  });
});

describe('What waits in a sector', () => {
  const NORTH = 0;
  const EAST = 1;
  const waits = (slots: readonly SlotOn[], sector: number, more: Partial<Position> = {}): string[] =>
    dangers(seen({ step: 'move', active: 0, slots, ...more }), 0, { kind: 'sector', id: sector }).map(one => one.says);

  test('[PA-TRIG-18] what wakes when you move there', () => {
    const moved = shown([{ do: 'hit' }], ['move']);
    expect(waits([moved, QUIET, QUIET], EAST)).toEqual(['The behaviour in slot 1 wakes if you move there, and hits you for 2.']);
    expect(waits([moved, QUIET, QUIET], 2)).toEqual(['The behaviour in slot 1, once it wakes, hits you for 2 there.']);
  });

  test('[PA-TRIG-14] what wakes when your turn begins there', () => {
    const rear = shown([{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }], ['start-rear']);
    expect(waits([rear, QUIET, QUIET], NORTH)).toEqual([
      'The behaviour in slot 1 wakes if you begin a turn there, and could hit you for 2.',
    ]);
  });

  test('[PA-BRD-3] what hits the front does not hit a flank', () => {
    const front = shown([{ do: 'hit', who: 'front' }]);
    expect([waits([front, QUIET, QUIET], 2), waits([front, QUIET, QUIET], EAST)]).toEqual([
      ['The behaviour in slot 1, once it wakes, hits you for 2 there.'],
      [],
    ]);
  });

  test('nobody waits for whoever is down, nor at what is no sector', () => {
    const front = shown([{ do: 'hit', who: 'front' }]);
    expect(waits([front, QUIET, QUIET], 2, { hunters: [{ ko: 'red' }, {}] })).toEqual([]);
    expect(dangers(seen({ slots: [front, QUIET, QUIET] }), 0, { kind: 'seat', id: 0 })).toEqual([]);
  });
});
