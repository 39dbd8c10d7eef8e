import { expect, test } from 'vitest';
import { hexOn, ONE_SON, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { settle } from './aftermath.ts';
import { resolveEvent } from './events.ts';

const stepped = (position: Position): SunRehearsal =>
  trek({ tiles: [{ at: 'n', hasEvent: true, is: { enemies: 1 } }], events: [{}], ...position }).run(table =>
    resolveEvent(table, hexOn('n'), 0),
  );
const drawers = (r: SunRehearsal): number[] => r.toldOf('event-drawn').map(one => one.who);

test('[US-EVENT-1] [US-EVENT-4] [US-DECK-2] whoever steps on a marker draws; the marker is gone, the card under its deck', () => {
  const r = stepped({ characters: [{ at: 'n' }, {}] });
  expect([drawers(r), r.tile('n').hasEvent, r.state.eventDeck, r.state.eventsUsed.length]).toEqual([[0], false, [], 1]);
});

test('[US-EVENT-2] [US-EVENT-5] with an enemy there the marker waits', () => {
  const r = stepped({ characters: [{ at: 'n' }, {}], enemies: [{ at: 'n' }] });
  expect([drawers(r), r.tile('n').hasEvent]).toEqual([[], true]);
});

test('[US-EVENT-3] in stealth the event comes at once', () => {
  const r = stepped({ characters: [{ at: 'n', isStealthy: true }, {}], enemies: [{ at: 'n' }] });
  expect([drawers(r), r.character(0).isStealthy]).toEqual([[0], true]);
});

test('[US-R-69] if who acted is dead or elsewhere, the next one on the tile draws; if nobody is there, nobody does', () => {
  expect(drawers(stepped({ characters: [{}, {}, { at: 'n' }] }))).toEqual([2]);
  expect(drawers(stepped({ characters: [{ at: 'n', hp: 0, diedIn: 1 }, { at: 'n' }] }))).toEqual([1]);
  const r = stepped({ characters: [{}, {}] });
  expect([drawers(r), r.tile('n').hasEvent]).toEqual([[], true]);
});

test('[US-SOL-11] [US-R-114] their own do not hold up an event for a revealed Son of Liberty', () => {
  const r = stepped({ ...ONE_SON, characters: [{ at: 'n', isRevealed: true }, {}], enemies: [{ at: 'n', is: { isSol: true } }] });
  expect(drawers(r)).toEqual([0]);
});

const PLACES = ['n', 's', 'se'] as const;
/** One on each of three tiles with a marker, and what follows from an action of one of them. */
const settled = (who: number, more: Partial<Position> = {}): SunRehearsal =>
  trek({
    characters: PLACES.map(at => ({ at })),
    tiles: PLACES.map(at => ({ at, hasEvent: true })),
    events: [{}, {}, {}],
    ...more,
  }).run(table => settle(table, who));

test('[US-R-69] of several events that waited, that of whoever acted comes first, then the others in the order of their tiles', () => {
  expect([0, 1, 2].map(who => drawers(settled(who)))).toEqual([
    [0, 1, 2],
    [1, 0, 2],
    [2, 0, 1],
  ]);
  const two = { characters: [{ at: 'n' }, { at: 's' }] };
  expect([0, 1].map(who => drawers(settled(who, two)))).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('[US-R-69] a tile on which anybody still fights, or where nobody stands, keeps its marker', () => {
  const isSol = { isSol: true } as const;
  const son = { ...ONE_SON, team: [...ONE_SON.team, 'letter-carrier'] };
  const characters = [{ at: 'n', isRevealed: true }, { at: 'n' }, { at: 's' }];
  const r = settled(0, { ...son, characters, enemies: [{ at: 'n', is: isSol }] });
  expect([drawers(r), PLACES.map(at => r.tile(at).hasEvent)]).toEqual([[2], [true, false, true]]);
});
