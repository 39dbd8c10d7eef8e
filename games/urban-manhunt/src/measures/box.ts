/** What of the box is used: the shelves, and the events and answers that take something from them. */

import type { Decision, Hears, Listener, Notes, Pick, Seat, Shelf } from '@quarry/kernel';
import { controlCard, crimCard, DATASLATES, dataslate, eventCard } from '../content/box.ts';
import { CONTROL_CARDS } from '../content/control.ts';
import { CRIMS } from '../content/crims.ts';
import { EVENTS } from '../content/events.ts';
import { ACTIONS, CRIM_ACTIONS, type Reward } from '../content/kinds.ts';
import { OFFERED_ZONES, zoneMap } from '../content/maps.ts';

import type { UrbanEvent } from '../events.ts';
import { ACTION_NAMES, CRIM_ACTION_NAMES } from '../printed-names.ts';
import type { State } from '../state.ts';

export const named = (things: readonly { readonly id: string; readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]));

const called = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>): Record<string, string> =>
  Object.fromEntries(ids.map(id => [id, names[id]]));

const REWARD_NAMES: Readonly<Record<Reward, string>> = {
  'adrenaline-shot': 'Adrenaline Shot',
  'performance-shot': 'Performance Shot',
  reload: 'Reload',
  'med-spray': 'Med Spray',
};

/** What is printed on dataslates, by hunter and name. */
const onSlates = (things: (slate: (typeof DATASLATES)[number]) => readonly { readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(DATASLATES.flatMap(slate => things(slate).map(({ name }) => [`${slate.id}/${name}`, `${slate.name}: ${name}`])));

export const SHELVES: Readonly<Record<string, Shelf>> = {
  zone: { title: 'Zones', verb: 'played', holds: named(OFFERED_ZONES) },
  hunter: { title: 'Hunters', verb: 'chosen', holds: named(DATASLATES) },
  attack: { title: 'Attacks of hunters', verb: 'made', holds: onSlates(slate => slate.attacks) },
  option: { title: 'Momentum Options', verb: 'used', holds: onSlates(slate => slate.options) },
  // A rule that holds all the time is not used, it is.
  rule: {
    title: 'Special Rules',
    verb: 'used',
    holds: onSlates(({ rule }) => (rule.texts.some(text => text.when !== 'always') ? [rule] : [])),
  },
  action: { title: 'Actions', verb: 'taken', holds: called(ACTIONS, ACTION_NAMES) },
  reward: { title: 'Rewards of pods', verb: 'chosen', holds: REWARD_NAMES },
  event: { title: 'Event Cards', verb: 'played or carried out', holds: named(EVENTS) },
  control: { title: 'Control Cards', verb: 'flipped', holds: named(CONTROL_CARDS) },
  crim: { title: 'Crims', verb: 'entered', holds: named(CRIMS) },
  'crim-action': { title: 'Actions of crims', verb: 'carried out', holds: called(CRIM_ACTIONS, CRIM_ACTION_NAMES) },
};

export class Uses implements Listener<State, UrbanEvent> {
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, UrbanEvent> = {
    'decks-shuffled': (_event, state) => this.#notes.used('zone', zoneMap(state.zone).id),
    'hunter-chosen': event => this.#notes.used('hunter', event.hunter),
    'attack-declared': (event, state) => this.#notes.used('attack', `${slateIn(event, state)}/${event.attack}`),
    'momentum-spent': (event, state) => this.#notes.used('option', `${slateIn(event, state)}/${event.name}`),
    'rule-used': (event, state) => this.#notes.used('rule', `${slateIn(event, state)}/${event.name}`),
    'action-taken': event => this.#notes.used('action', event.action),
    'event-carried-out': event => this.#notes.used('event', eventCard(event.card).id),
    'keeper-played': event => this.#notes.used('event', eventCard(event.card).id),
    'control-flipped': event => this.#notes.used('control', controlCard(event.card).id),
    'crim-entered': event => this.#notes.used('crim', crimCard(event.card).id),
    'crim-acted': event => this.#notes.used('crim-action', event.action),
  };

  answered({ kind, options }: Decision, pick: Pick): void {
    if (kind === 'choose-reward') this.#notes.used('reward', options[pick as number]!.key);
  }
}

const slateIn = ({ seat }: { readonly seat: Seat }, state: State): string => dataslate(state.hunters[seat]!.slate).id;
