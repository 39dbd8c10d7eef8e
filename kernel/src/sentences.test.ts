/** How events are said: K-161 of SPEC.md. */
import { describe, expect, test } from 'vitest';
import { type EventOf, Person, type Say, type Says, sentencesOf } from './index.ts';

type StormEvent = EventOf<{ 'oil-burned': { seat: number; n: number }; 'room-flooded': { room: string } }>;
interface View {
  readonly names: readonly string[];
}

const burns: Say<StormEvent, View, 'oil-burned'> = ({ seat, n }, { names }, reader) =>
  `${new Person(names[seat]!, seat === reader).does('burns')} ${n} oil.`;
const SAYS: Says<StormEvent, View> = { 'oil-burned': burns, 'room-flooded': ({ room }) => `Water fills the ${room}.` };

describe('[K-161] Sentences of a log', () => {
  const sentence = sentencesOf<StormEvent, View>(SAYS);
  const view: View = { names: ['Ada', 'Bo'] };
  const burned: StormEvent = { type: 'oil-burned', rule: 'N2', seat: 1, n: 2 };

  test('an event is said by its type, as things stand, to whoever reads', () => {
    expect([null, 0, 1].map(reader => sentence(burned, view, reader))).toEqual(['Bo burns 2 oil.', 'Bo burns 2 oil.', 'You burn 2 oil.']);
    expect(sentence({ type: 'room-flooded', rule: 'N3', room: 'cellar' }, view, null)).toBe('Water fills the cellar.');
  });

  test('what is part of another deed is silent', () => {
    expect(sentence({ ...burned, within: 'storm-drawn' }, view, 1)).toBe('');
  });

  test('an event without a sentence does not compile', () => {
    // @ts-expect-error: nobody says that a room is flooded
    expect(sentencesOf<StormEvent, View>({ 'oil-burned': burns })).toBeTypeOf('function');
    // @ts-expect-error: oil has no room
    const wrong: Says<StormEvent, View, 'oil-burned'> = { 'oil-burned': ({ room }) => room };
    expect(wrong).toBeTypeOf('object');
  });
});
