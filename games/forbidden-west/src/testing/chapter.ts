/** Rehearsals outside combat: a chapter that stands at a page, with whatever the test changes. */
import type { Answer, Script } from '@quarry/kernel';
import { ScriptedChance } from '@quarry/kernel';
import { type ByHand, byHand, Rehearsal } from '@quarry/kernel/testing';
import { cardNamed } from '../content/box.ts';
import { COUNTERS, type Counter, RESOURCES, type Resource } from '../content/kinds.ts';
import type { StoryEffect } from '../content/story/types.ts';
import type { Table, WestEvent } from '../events.ts';
import { faults } from '../faults.ts';
import { begin } from '../first-state.ts';
import { doNext, type Why } from '../rules/story-effects.ts';
import { next } from '../scenes.ts';
import { type Setup, setupFor } from '../setup.ts';
import { type MarshalState, type PartyState, type State, type Stream, stateSchema } from '../state.ts';

interface InParty extends Partial<Omit<MarshalState, 'resources' | 'satchel' | 'discard'>> {
  readonly resources?: Partial<Record<Resource, number>>;
  /** Keys of cards that are taken out of the store. */
  readonly satchel?: readonly string[];
  /** So many cards of the deck lie in the discard pile. */
  readonly discarded?: number;
  /** Keys of injuries, shuffled into the deck. */
  readonly injuries?: readonly string[];
}

export interface ChapterAt {
  readonly seats?: number;
  readonly chapter?: number;
  readonly setup?: Partial<Setup>;
  readonly entry?: string;
  readonly element?: number;
  readonly counters?: Partial<Record<Counter, number>>;
  readonly marshals?: readonly InParty[];
  readonly party?: Partial<Omit<PartyState, 'marshals' | 'counters'>>;
  readonly state?: Partial<Omit<State, 'party'>>;
  readonly dice?: Script;
}

/** The state of a chapter at a page. Solo, and the lead decides, unless the test says otherwise. */
export function chapterAt(at: ChapterAt): State {
  const { seats = 1, chapter = 1, setup = {}, entry = '', element = 0, counters = {}, marshals = [], party = {}, state = {} } = at;
  const fresh = begin(setupFor(seats, chapter, { leadDecides: true, ...setup }), new ScriptedChance());
  const changed = {
    ...fresh,
    entry,
    element,
    ...state,
    party: {
      ...fresh.party,
      ...party,
      counters: COUNTERS.map((counter, i) => counters[counter] ?? fresh.party.counters[i]!),
      marshals: fresh.party.marshals.map(one => ({ ...one })),
    },
  };
  for (const [seat, wanted] of marshals.entries()) dress(changed.party, seat, wanted);
  return changed;
}

function dress(party: PartyState, seat: number, wanted: InParty): void {
  const { resources, satchel = [], discarded = 0, injuries = [], ...rest } = wanted;
  const marshal = byHand(party.marshals[seat]!);
  const cards = satchel.map(cardNamed);
  const hurts = injuries.map(cardNamed);
  byHand(party).inactive = party.inactive.filter(card => !cards.includes(card) && !hurts.includes(card));
  byHand(party).injuries = party.injuries.filter(card => !hurts.includes(card));
  byHand(party).modifications = party.modifications.filter(card => !cards.includes(card));
  marshal.satchel = [...marshal.satchel, ...cards];
  marshal.discard = [...marshal.discard, ...marshal.deck.slice(0, discarded)];
  marshal.deck = [...marshal.deck.slice(discarded), ...hurts];
  if (resources) marshal.resources = RESOURCES.map(kind => resources[kind] ?? 0);
  Object.assign(marshal, rest);
}

export class ChapterRehearsal extends Rehearsal<State, Stream, WestEvent, Answer> {
  constructor(at: ChapterAt, follow = next) {
    super({ state: stateSchema, faults, next: follow }, chapterAt(at), { dice: at.dice ?? {} });
  }
  /** One seat goes to camp, and nothing else is played. */
  camp(seat = 0): this {
    this.state.camping = seat;
    return this.stopBefore('read').play();
  }
  /** One seat gains so many cards, and nothing else is played. */
  gain(n: number, seat = 0): this {
    this.state.toGain = this.state.party.marshals.map((_, one) => (one === seat ? n : 0));
    return this.stopBefore('read').play();
  }
  marshal(seat = 0): ByHand<MarshalState> {
    return this.state.party.marshals[seat]!;
  }
  counter(counter: Counter): number {
    return this.state.party.counters[COUNTERS.indexOf(counter)]!;
  }
  resources(kind: Resource, seat = 0): number {
    return this.marshal(seat).resources[RESOURCES.indexOf(kind)]!;
  }
}

/** A chapter, ready to be played. */
export const given = (at: ChapterAt = {}): ChapterRehearsal => new ChapterRehearsal(at);

/** Effects that no page has in this row, played one after the other as those of a page are. */
export function doingEffects(effects: readonly StoryEffect[], why: Why = 'entry', at: ChapterAt = {}): ChapterRehearsal {
  const under = { why, path: -1, done: 0, given: 0, one: -1, isAskedAgain: false };
  const read = { name: 'read', play: (table: Table) => doNext(table, effects[table.state.effects!.done]!) };
  const isDone = ({ effects: now }: State): boolean => now!.done === effects.length;
  const follow: typeof next = state => {
    const scene = next(state);
    if (!('play' in scene) || scene.name !== 'read') return scene;
    return isDone(state) ? { winners: [], why: 'FW-NARR-4', facts: {} } : read;
  };
  return new ChapterRehearsal({ ...at, state: { ...at.state, effects: under } }, follow).play();
}
