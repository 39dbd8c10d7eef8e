/** Stepping through the events of recorded games leads to what the next view shows, for everything that the steps follow. */
import { heardBy, type MatchRecord, type Seat, startMatch } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { zeroDawn } from '../game.ts';
import { EVENT_TYPES } from '../sentences/events.ts';
import type { View } from '../state.ts';
import { conditionsOf, count } from './names.ts';
import { shownFor, TIMED } from './shown-for.ts';
import { step } from './step.ts';

const records = import.meta.glob<MatchRecord>('../../playthroughs/*.json', { eager: true, import: 'default' });
const recordOf = (name: string): MatchRecord => records[`../../playthroughs/${name}.json`]!;

/** What the steps claim to follow during an encounter. */
function followed(view: View): unknown {
  return {
    points: view.points,
    traps: view.traps.map(trap => [trap.square, trap.owner, trap.card]),
    corpses: view.corpses,
    ruins: view.ruins,
    grassAdded: view.grassAdded,
    hunters: view.hunters.map(hunter => ({
      square: hunter.square,
      isUp: hunter.isUp,
      glory: hunter.glory,
      conditions: conditionsOf(hunter),
      hand: typeof hunter.hand === 'number' ? hunter.hand : hunter.hand.toSorted(),
      draw: count(hunter.draw),
      discard: hunter.discard,
      scrapped: hunter.scrapped,
      salvage: hunter.salvage,
      equipment: hunter.equipment,
    })),
    enemies: view.enemies.map(({ id, square, isAlert, wounds, armour, components, status, ...enemy }) => ({
      id,
      square,
      isAlert,
      wounds,
      armour,
      components,
      status,
      conditions: conditionsOf({ id, square, isAlert, wounds, armour, components, status, ...enemy }),
    })),
  };
}

const HUNTING: readonly View['step'][] = ['begin-turn', 'act', 'end-activation', 'begin-enemy-step', 'enemies', 'maintenance'];
const lineOf = (event: ReturnType<typeof heardBy>): Line => ({ rule: event.rule, says: '', type: event.type, under: '', event });

/** Plays a recorded game and compares after each answer; hands back how often it compared. */
function compare(record: MatchRecord, seat: Seat | null): number {
  const started = startMatch(zeroDawn, record.setup, record.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  let compared = 0;
  let told = match.events.length;
  let before = match.view(seat) as View;
  for (const { seat: answering, answer } of record.answers) {
    const result = match.answer(answering, answer);
    if (!result.ok) throw new Error(result.refusal.says);
    const events = match.events.slice(told);
    told = match.events.length;
    const after = match.view(seat) as View;
    const isHunting = HUNTING.includes(before.step) && HUNTING.includes(after.step) && before.encounter === after.encounter;
    if (isHunting) {
      const shown = events.reduce<View>((view, { event }) => step(view, lineOf(heardBy(event, seat))) ?? view, before);
      expect(followed(shown)).toEqual(followed(after));
      compared += 1;
    }
    before = after;
  }
  return compared;
}

describe('step', () => {
  test.each([
    ['standard-3', 0],
    ['standard-4', 2],
    ['cooperative-3', 1],
    ['trading-2', null],
  ] as const)('%s seen by %s: every answer leads to the view that follows', (name, seat) => {
    expect(compare(recordOf(name), seat)).toBeGreaterThan(100);
  });

  test('an event about something that is not on the table changes nothing', () => {
    const view = { hunters: [], enemies: [], merchants: [] } as unknown as View;
    const line = (type: string): Line => ({ rule: '', says: '', type, under: '', event: { enemy: 3, seat: 2, level: 1, square: 0 } });

    expect(['enemy-moved', 'hunter-moved', 'goods-bought', 'dice-rolled'].map(type => step(view, line(type)))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('winning an encounter brings the table to the campfire, the end of the game to the scoring', () => {
    const view = { step: 'maintenance', result: 'none' } as View;
    const line = (type: string): Line => ({ rule: '', says: '', type, under: '', event: {} });

    expect(step(view, line('encounter-won'))).toEqual({ step: 'end-encounter', result: 'success' });
    expect(step(view, line('encounter-lost'))).toEqual({ step: 'end-encounter', result: 'failure' });
    expect(step(view, line('game-over'))?.step).toBe('over');
  });
});

describe('shownFor', () => {
  test('decides on every type of event that is told, and on no other', () => {
    expect(TIMED.toSorted()).toEqual(EVENT_TYPES.toSorted());
  });

  test('dice tumble for no more than 600 ms, a step of a model takes 180 ms', () => {
    const line = (type: string): Line => ({ rule: '', says: '', type, under: '', event: {} });

    expect([
      shownFor(line('dice-rolled')),
      shownFor(line('enemy-moved')),
      shownFor(line('card-done')),
      shownFor(line('no-such-event')),
    ]).toEqual([600, 180, 0, 0]);
  });
});
