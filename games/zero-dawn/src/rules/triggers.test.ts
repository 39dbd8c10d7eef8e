/** Lasting texts that speak at a moment: ZD-EQ-13, ZD-LVL-9, ZD-EVENT-3. What is played at a moment is in interrupts.test.ts. */
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { EventCard, Trigger } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { pouch, print, trait } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from '../testing/rehearsal.ts';
import { speak, useOnce, wasUsed } from './triggers.ts';

const glory = (n: number, more: Partial<Effect> = {}): Effect => ({ do: 'gain-glory', n, ...more }) as Effect;
const when = (...triggers: Partial<Trigger>[]): { when: Trigger[] } => ({
  when: triggers.map(one => ({ when: 'sprinted', effects: [glory(1)], ...one })),
});
const event = (on: EventCard['on']): number => print('event', { id: `triggers-${on}`, name: on, sort: 'all', on, ...when({}) });

/** Seat 1 of three, with these cards, comes to the moment, as often as said. */
function spoken(hunter: HunterOn, times = 1, state: DawnRehearsal['state'] | object = {}): DawnRehearsal {
  const stage = given({ hunters: [{}, hunter, {}], enemies: [{ type: 'watcher', at: [5, 2] }], state });
  for (let i = 0; i < times; i++) stage.run(table => speak(table, 1, 'sprinted'));
  return stage;
}

describe('Speaking', () => {
  test('[ZD-EQ-13] a trait speaks at its moment and at no other, and the table hears whose and which it is', () => {
    const [own, other] = [trait(when({})), trait(when({ when: 'crafted', effects: [glory(5)] }))];
    const stage = spoken({ traits: [own, other] });

    expect(stage.told).toEqual([
      { type: 'text-speaks', rule: 'ZD-EQ-13', seat: 1, card: own, moment: stage.toldOf('text-speaks')[0]!.moment },
      { type: 'effect', rule: 'ZD-SALV-6', word: 'gain-glory', card: own },
      { type: 'glory-gained', rule: stage.toldOf('glory-gained')[0]!.rule, seat: 1, n: 1, glory: 1, parts: [{ of: 'card', n: 1 }] },
    ]);
    expect(stage.hunter(1).glory).toBe(1);
  });

  test('[ZD-EQ-13] every text speaks: of several traits, of a pouch, and several of one card', () => {
    const stage = spoken({
      traits: [trait(when({}, { effects: [glory(2)] })), trait(when({ effects: [glory(4)] }))],
      equipment: { pouch: pouch(when({ effects: [glory(8)] })) },
    });

    expect([stage.hunter(1).glory, stage.hunter(0).glory]).toEqual([15, 0]);
  });

  test('[ZD-EQ-13] a text speaks if any of its effects holds, and only those take place; if none holds it keeps silent', () => {
    const partly = spoken({ traits: [trait(when({ effects: [glory(1, { if: ['on-outcrop'] }), glory(2)] }))] });
    const never = spoken({ traits: [trait(when({ once: 'encounter', effects: [glory(1, { if: ['on-outcrop'] })] }))] });

    expect(partly.hunter(1).glory).toBe(2);
    expect([never.told, never.hunter(1).usedThisEncounter]).toEqual([[], []]);
  });

  test.each(['activation', 'encounter'] as const)('[ZD-EQ-13] once per %s is once, and another text is another', once => {
    const card = trait(when({ once }, { effects: [glory(10)] }));
    const stage = spoken({ traits: [card] }, 3);

    expect(stage.hunter(1).glory).toBe(31);
    const { usedThisActivation, usedThisEncounter } = stage.hunter(1);
    expect([usedThisActivation, usedThisEncounter]).toEqual(once === 'activation' ? [[`${card}:0`], []] : [[], [`${card}:0`]]);
  });

  test.each([
    { on: 'all', speaksFor: [2] },
    { on: 'chooser', speaksFor: [2] },
    { on: 'leader', speaksFor: [0] },
    { on: 'rival', speaksFor: [1] },
  ] as const)('[ZD-EVENT-3] an event for $on speaks for seat $speaksFor alone', ({ on, speaksFor }) => {
    const stage = given({ hunters: [{}, {}, {}], state: { event: event(on), leader: 0, eventChooser: 2, eventRival: 1 } });
    for (const seat of [0, 1, 2]) stage.run(table => speak(table, seat, 'sprinted'));

    expect(stage.toldOf('text-speaks').map(one => one.seat)).toEqual(speaksFor);
  });

  test('[ZD-EVENT-3] an event for all does not silence the hunters\u2019 own texts', () => {
    const stage = spoken({ traits: [trait(when({}))] }, 1, { event: event('all'), eventChooser: 2 });

    expect(stage.hunter(1).glory).toBe(1);
  });
});

describe('Once', () => {
  test('[ZD-EQ-13] what is not limited is never used up', () => {
    const hunter = byHand(spoken({}).hunter(1));
    hunter.usedThisEncounter = ['x'];

    expect([useOnce(hunter, undefined, 'x'), useOnce(hunter, undefined, 'x'), wasUsed(hunter, undefined, 'x')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([hunter.usedThisActivation, hunter.usedThisEncounter]).toEqual([[], ['x']]);
  });

  test('[ZD-EQ-13] each limit keeps its own list', () => {
    const hunter = spoken({}).hunter(1);

    expect([useOnce(hunter, 'activation', 'x'), useOnce(hunter, 'activation', 'x'), useOnce(hunter, 'encounter', 'x')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([wasUsed(hunter, 'activation', 'x'), wasUsed(hunter, 'encounter', 'x'), wasUsed(hunter, 'encounter', 'y')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
