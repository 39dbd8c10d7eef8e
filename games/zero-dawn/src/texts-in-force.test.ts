/** What lasting cards say together: for whom, and for whom not. Which rule reads a word is shown in rules/ and effects/. */
import { describe, expect, test } from 'vitest';
import type { EventCard } from './content/types.ts';
import type { Effect } from './content/words/index.ts';
import type { Mode } from './state.ts';
import { armour, bow, coil, pouch, print, trait, weave } from './testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from './testing/rehearsal.ts';
import { eventWord, forEachText, handLimit, hasWord, isImmune, modificationsOn, total } from './texts-in-force.ts';

const hand = (n: number): Effect => ({ do: 'hand-size', n });
const event = (on: EventCard['on'], always: readonly Effect[]): number =>
  print('event', { id: 'event', name: 'event', sort: 'all', on, always });

/** Three blank hunters; seat 0 leads, seat 1 chose the event, seat 2 is its rival. */
const under = (on: EventCard['on'], always: readonly Effect[], mode: Mode = 'standard', own: HunterOn = {}): DawnRehearsal =>
  given({
    hunters: [{ hunter: 'blank' }, { hunter: 'blank', ...own }, { hunter: 'blank' }],
    mode,
    state: { event: event(on, always), leader: 0, eventChooser: 1, eventRival: 2 },
  });
const seats = <T>(stage: DawnRehearsal, ask: (seat: number) => T): T[] => stage.state.hunters.map((_, seat) => ask(seat));

describe('The event in force', () => {
  test.each([
    { on: 'leader', holds: [6, 5, 5] },
    { on: 'chooser', holds: [5, 6, 5] },
    { on: 'rival', holds: [5, 5, 6] },
    { on: 'all', holds: [6, 6, 6] },
  ] as const)('[ZD-EVENT-3] on $on it counts for nobody else', ({ on, holds }) => {
    const stage = under(on, [hand(1)]);

    expect(seats(stage, seat => handLimit(stage.state, seat))).toEqual(holds);
  });

  test('without one nobody is under it', () => {
    const stage = given({ hunters: [{ hunter: 'blank' }, { hunter: 'blank' }] });

    expect(seats(stage, seat => handLimit(stage.state, seat))).toEqual([5, 5]);
    expect(eventWord(stage.state, 'no-grass')).toBeNull();
  });

  test('what it says of the whole encounter is found in rival play alone, and only if it is for all', () => {
    const steps: Effect = { do: 'patrol-steps', n: 2 };

    expect(eventWord(under('all', [hand(1), steps]).state, 'patrol-steps')).toEqual(steps);
    expect(eventWord(under('all', [hand(1), steps]).state, 'no-grass')).toBeNull();
    expect(eventWord(under('leader', [steps]).state, 'patrol-steps')).toBeNull();
    expect(eventWord(under('all', [steps], 'cooperative').state, 'patrol-steps')).toBeNull();
    expect(eventWord(under('all', [steps], 'cooperative-easy').state, 'patrol-steps')).toBeNull();
  });

  test('one that only speaks at moments says nothing all the time', () => {
    const silent = print('event', { id: 'silent', name: 'silent', sort: 'all', on: 'all', when: [] });
    const { state } = given({ hunters: [{ hunter: 'blank' }, { hunter: 'blank' }], state: { event: silent, eventChooser: 0 } });

    expect([
      eventWord(state, 'no-grass'),
      hasWord(state, 0, 'keep-glory'),
      total(state, 0, 'hand-size'),
      isImmune(state, 0, 'fire'),
    ]).toEqual([null, false, 0, false]);
  });
});

describe('Lasting cards of a hunter', () => {
  const quiet: Effect = { do: 'quiet-sprint' };

  test('traits, armour, pouch and event speak, in this order; a weapon does not', () => {
    const always = [hand(1)];
    const own = {
      traits: [trait({ id: 'one', name: 'one', always })],
      equipment: { ranged: bow(), armour: armour({ always }), pouch: pouch({ always }) },
    };
    const stage = under('chooser', always, 'standard', own);
    const spoken: number[] = [];
    forEachText(stage.state, 1, (_text, card) => spoken.push(card));

    const { traits, equipment } = stage.hunter(1);
    expect(spoken).toEqual([traits[0], equipment[3], equipment[4], stage.state.event]);
    expect([total(stage.state, 1, 'hand-size'), handLimit(stage.state, 1)]).toEqual([4, 9]);
    expect([total(stage.state, 0, 'hand-size'), total(stage.state, 1, 'discount')]).toEqual([0, 0]);
  });

  test('the profile speaks first', () => {
    const { state } = given({ hunters: [{ hunter: 'nora' }, { hunter: 'blank' }] });
    const spoken: number[] = [];
    forEachText(state, 0, (_text, card) => spoken.push(card));

    expect(spoken).toHaveLength(2);
    expect(spoken[1]).toBe(state.hunters[0]!.equipment[3]);
  });

  test('a word is found among others, and not at the next seat', () => {
    const stage = given({ hunters: [{ hunter: 'blank', traits: [trait({ always: [hand(1), quiet] })] }, { hunter: 'blank' }] });

    expect(seats(stage, seat => hasWord(stage.state, seat, 'quiet-sprint'))).toEqual([true, false]);
    expect(hasWord(stage.state, 0, 'keep-glory')).toBe(false);
  });

  test('immunity is against one condition', () => {
    const { state } = given({
      hunters: [{ hunter: 'blank', traits: [trait({ always: [hand(1), { do: 'immune', condition: 'freeze' }] })] }, { hunter: 'blank' }],
    });

    expect((['fire', 'freeze', 'shock'] as const).map(condition => isImmune(state, 0, condition))).toEqual([false, true, false]);
    expect(isImmune(state, 1, 'freeze')).toBe(false);
  });

  test('modifications count on the arc that they are fitted to', () => {
    const [on, off, other] = [coil('on', [{ do: 'dodge' }]), coil('off'), weave('other')];
    const { state } = given({
      hunters: [
        {
          modifications: [
            { card: on, on: 1 },
            { card: off, on: -1 },
            { card: other, on: 3 },
          ],
        },
        {},
      ],
    });

    expect(modificationsOn(state.hunters[0]!, 1)).toEqual([{ card: on, effects: [{ do: 'dodge' }] }]);
    expect([modificationsOn(state.hunters[0]!, 0), modificationsOn(state.hunters[1]!, 1)]).toEqual([[], []]);
  });
});
