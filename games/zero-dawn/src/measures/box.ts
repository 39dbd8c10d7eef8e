/** What of the box is used: the shelves, and the events that take something from them. Behaviour cards count where machines are listened to. */
import type { Hears, Listener, Notes, Shelf } from '@quarry/kernel';
import { CARDS, QUESTS } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import { ACTIONS } from '../content/kinds.ts';
import type { DawnEvent } from '../events.ts';
import { ACTION_NAMES } from '../printed-names.ts';
import { enemyAt, printedEnemy } from '../questions.ts';
import type { State } from '../state.ts';
import { idOf } from './facts.ts';

export const TRACKING_CARDS = QUESTS.flatMap(quest => [...quest.tracking, quest.call]);
export const BEHAVIOUR_CARDS = ENEMIES.flatMap(enemy => enemy.behaviour);

export const named = (things: readonly { readonly id: string; readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]));

const printed = (isIt: (one: (typeof CARDS)[number]) => boolean): Record<string, string> => named(CARDS.filter(isIt).map(one => one.card));
const isKind = (card: object, kind: string): boolean => 'kind' in card && card.kind === kind;

export const SHELVES: Readonly<Record<string, Shelf>> = {
  tracking: { title: 'Tracking cards', verb: 'played', holds: named(TRACKING_CARDS) },
  event: { title: 'Event cards', verb: 'picked', holds: printed(one => one.sort === 'event') },
  hunter: { title: 'Hunters', verb: 'chosen', holds: named(HUNTERS) },
  skill: {
    title: 'Skills',
    verb: 'taken',
    holds: Object.fromEntries(
      HUNTERS.flatMap(({ name, tree }) => tree.map(node => [node.id, `${name}: ${node.cards.map(card => card.name).join(', ')}`])),
    ),
  },
  action: { title: 'Actions', verb: 'taken', holds: Object.fromEntries(ACTIONS.map(action => [action, ACTION_NAMES[action]])) },
  card: {
    title: 'Action cards',
    verb: 'played',
    holds: printed(one => one.sort === 'action' && 'type' in one.card && one.card.type !== 'stamina'),
  },
  weapon: { title: 'Weapons', verb: 'used', holds: printed(one => isKind(one.card, 'weapon')) },
  goods: { title: 'Goods of the merchants', verb: 'bought', holds: printed(one => one.note !== undefined) },
  modification: { title: 'Modifications', verb: 'fitted', holds: printed(one => one.sort === 'modification') },
  fate: { title: 'Fate cards', verb: 'drawn', holds: printed(one => isKind(one.card, 'fate')) },
  behaviour: { title: 'Behaviour cards', verb: 'acted on', holds: named(BEHAVIOUR_CARDS) },
  component: {
    title: 'Components',
    verb: 'torn off',
    holds: Object.fromEntries(
      ENEMIES.flatMap(({ type, name, components }) => components.map(part => [`${type}/${part.letter}`, `${name}: ${part.name}`])),
    ),
  },
};

export class Uses implements Listener<State, DawnEvent> {
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, DawnEvent> = {
    'picks-revealed': event => {
      this.#notes.used('tracking', idOf(event.card));
      if (event.event >= 0) this.#notes.used('event', idOf(event.event));
    },
    'hunter-chosen': event => this.#notes.used('hunter', event.hunter),
    'levelled-up': event => this.#notes.used('skill', event.node),
    'action-taken': event => this.#notes.used('action', event.action),
    'card-played': event => this.#notes.used('card', idOf(event.card)),
    'attack-declared': event => this.#notes.used('weapon', idOf(event.card)),
    'trap-set': (_event, { traps }) => this.#notes.used('weapon', idOf(traps.at(-1)!.weapon)),
    'goods-bought': event => this.#notes.used('goods', idOf(event.card)),
    'modification-fitted': event => this.#notes.used('modification', idOf(event.card)),
    'fate-drawn': event => this.#notes.used('fate', idOf(event.card)),
    'component-destroyed': (event, state) => {
      const { type, components } = printedEnemy(enemyAt(state, event.enemy));
      this.#notes.used('component', `${type}/${components[event.component]!.letter}`);
    },
  };
}
