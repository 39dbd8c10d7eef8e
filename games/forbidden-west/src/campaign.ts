/**
 * What one chapter hands on to the next: small, readable, and by the keys of cards, so that it outlives a box that is printed anew. A chapter that is begun in the middle
 * starts from such a record as well (campaign/presets.ts).
 */
import { int, list, oneOf, open, record, records, type StateOf, text } from '@quarry/kernel';
import { BEHAVIOUR_NUMBERS, behaviourCard, INJURY_NUMBERS, injuryCard, keyOf, sortOf } from './content/box.ts';
import { CONTENT_HASH } from './content/hash.ts';
import { CHARACTERS, COUNTERS, RESOURCES } from './content/kinds.ts';
import type { MarshalState, State, StoredState } from './state.ts';

const key = text(60);
const keys = list(key, 400);
const entry = text(10);

const belongings = {
  character: oneOf(CHARACTERS),
  dial: int(1, 40),
  gear: list(key, 4),
  upgraded: keys,
  satchel: keys,
  deck: keys,
  discard: keys,
};
const member = record(
  open({ ...belongings, resources: list(int(0, 30), RESOURCES.length), fitted: records(record(open({ card: key, on: key }))) }),
);
const leaver = record(open(belongings));

export const campaignSchema = record(
  open({
    /** The box that it was played with. */
    content: text(16),
    /** The last chapter that was played; 0 before the first. */
    chapter: int(0, 13),
    lead: int(0, 3),
    level: int(1, 3),
    selection: int(1, 3),
    party: records(member, { most: 4 }),
    stored: records(leaver, { most: 4 }),
    potions: int(0, 99),
    supplies: int(0, 99),
    counters: list(int(0, 12), COUNTERS.length),
    setbacks: int(0, 999),
    /** Special action cards that wait, and champions who have come. */
    waiting: keys,
    champions: keys,
    /** Behaviour cards and injuries beyond those that every campaign begins with. */
    behaviours: keys,
    injuries: keys,
    risen: list(text(20)),
    met: list(text(20)),
    flags: list(text(20)),
    history: list(entry),
    picked: records(record(open({ entry, character: oneOf(CHARACTERS) }))),
    won: list(text(10)),
    pressedOn: list(text(10)),
  }),
);
export type Campaign = StateOf<typeof campaignSchema>;
export type Member = Campaign['party'][number];
export type Leaver = Campaign['stored'][number];

/** What is active from the first chapter on (FW-CAMP-8, FW-CAMP-10). */
export const FIRST_BEHAVIOURS = BEHAVIOUR_NUMBERS.filter(
  card => behaviourCard(card).level === 1 && behaviourCard(card).adaptation === undefined,
);
export const FIRST_INJURIES = INJURY_NUMBERS.filter(card => injuryCard(card).level === 1);

const keysOf = (cards: readonly number[]): string[] => cards.map(keyOf);
/** The order of a deck is nobody's business: by number. */
const heapOf = (cards: readonly number[]): string[] => keysOf([...cards].sort((a, b) => a - b));

const memberFrom = (marshal: MarshalState): Member => ({
  character: marshal.character,
  dial: Math.max(1, marshal.dial),
  gear: keysOf(marshal.gear),
  upgraded: keysOf(marshal.upgraded),
  fitted: marshal.fitted.map(({ card, on }) => ({ card: keyOf(card), on: keyOf(on) })),
  satchel: keysOf(marshal.satchel),
  resources: [...marshal.resources],
  deck: heapOf([...marshal.deck, ...marshal.hand.filter(card => sortOf(card) !== 'special')]),
  discard: keysOf(marshal.discard),
});
const leaverFrom = ({ character, dial, gear, upgraded, satchel, heap, discard }: StoredState): Leaver => ({
  character,
  dial: Math.max(1, dial),
  gear: keysOf(gear),
  upgraded: keysOf(upgraded),
  satchel: keysOf(satchel),
  deck: heapOf(heap),
  discard: keysOf(discard),
});

/** What a chapter that is over hands on. */
export function carriedFrom(state: State): Campaign {
  const { party } = state;
  const inPlay = [...party.injuries, ...party.marshals.flatMap(one => [...one.deck, ...one.discard, ...one.hand])];
  const away = party.stored.flatMap(one => [...one.heap, ...one.discard]);
  const injuries = [...inPlay, ...away].filter(card => sortOf(card) === 'injury' && !FIRST_INJURIES.includes(card));
  return {
    content: CONTENT_HASH,
    chapter: state.chapter,
    lead: Math.max(0, state.lead),
    level: state.level,
    selection: state.selection,
    party: party.marshals.map(memberFrom),
    stored: party.stored.map(leaverFrom),
    potions: party.potions,
    supplies: party.supplies,
    counters: [...party.counters],
    setbacks: state.setbacks,
    waiting: keysOf(party.waiting),
    champions: state.usedUp.filter(one => /^S\d+$/.test(one)),
    behaviours: heapOf(party.behaviours.filter(card => !FIRST_BEHAVIOURS.includes(card))),
    injuries: heapOf(injuries),
    risen: [...party.risen],
    met: [...state.met],
    flags: [...state.flags],
    history: [...state.history],
    picked: state.picked.map(one => ({ ...one })),
    won: [...state.won],
    pressedOn: [...state.pressedOn],
  };
}
