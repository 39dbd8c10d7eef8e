/** Machines: what an activation comes to, whom their attacks hurt, and what becomes of them. */
import type { Hears, Listener, Notes, Seat } from '@quarry/kernel';
import { BEHAVIOUR_DECKS, behaviourCard } from '../content/box.ts';
import type { DawnEvent } from '../events.ts';
import { enemyAt } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';
import { encounterOf, machineOf } from './facts.ts';

interface Activation {
  readonly enemy: EnemyState;
  readonly isAlert: boolean;
  readonly encounter: string;
  /** The behaviour card that it acts by. */
  card: number;
  hasMoved: boolean;
  hasAttacked: boolean;
  /** It alerted others. */
  hasCalled: boolean;
}

export class Machines implements Listener<State, DawnEvent> {
  readonly #notes: Notes;
  #activation: Activation | null = null;
  /** An attack that is not over. */
  #blow: { readonly machine: string; readonly seat: Seat; damage: number } | null = null;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, DawnEvent> = {
    'enemy-activated': (event, state) => {
      this.#close();
      this.#open(enemyAt(state, event.enemy), event.isAlert, encounterOf(state));
    },
    'behaviour-drawn': event => {
      if (this.#activation) this.#activation.card = event.card;
    },
    'enemy-moved': event => this.#move(event.enemy),
    'enemy-escaped': event => this.#move(event.enemy),
    'enemy-alerted': () => {
      if (this.#activation) this.#activation.hasCalled = true;
    },
    'hunter-attacked': event => this.#attack(event.seat),
    'hunter-damaged': event => {
      if (this.#blow?.seat === event.seat) this.#blow.damage += event.n;
    },
    maintenance: () => this.#close(),
    'encounter-won': (_event, state) => this.#noteFates(state),
    'encounter-lost': (_event, state) => this.#noteFates(state),
  };

  #open(enemy: EnemyState, isAlert: boolean, encounter: string): void {
    // A single card is simply read again; of a deck the card that is drawn is told.
    const [card = -1] = BEHAVIOUR_DECKS[enemy.type]!;
    this.#activation = { enemy, isAlert, encounter, card, hasMoved: false, hasAttacked: false, hasCalled: false };
  }

  #move(enemy: number): void {
    if (this.#activation?.enemy.id === enemy) this.#activation.hasMoved = true;
  }

  #attack(seat: Seat): void {
    this.#closeBlow();
    if (!this.#activation) return;
    this.#activation.hasAttacked = true;
    this.#blow = { machine: machineOf(this.#activation.enemy), seat, damage: 0 };
  }

  #close(): void {
    this.#closeBlow();
    if (!this.#activation) return;
    const { enemy, isAlert, encounter, card, hasMoved, hasAttacked, hasCalled } = this.#activation;
    this.#activation = null;
    const isIdle = !hasMoved && !hasAttacked && !hasCalled;
    const machine = this.#notes.row('machine', machineOf(enemy));
    machine.rate('alert', isAlert);
    this.#notes.rate(isAlert ? 'idle/alert' : 'idle/patrol', isIdle);
    if (!isAlert) return;
    const { id, name } = behaviourCard(card);
    if (!isIdle) this.#notes.used('behaviour', id);
    this.#notes.row('scenario', encounter).rate('idle', isIdle);
    for (const row of [machine, this.#notes.row('behaviour', name)]) {
      row.rate('idle', isIdle);
      row.rate('moved', !isIdle && !hasAttacked);
      row.rate('attacked', hasAttacked);
    }
  }

  #closeBlow(): void {
    if (!this.#blow) return;
    const { machine, damage } = this.#blow;
    this.#blow = null;
    const row = this.#notes.row('machine', machine);
    this.#notes.rate('machine-misses', damage === 0);
    row.rate('hurts', damage > 0);
    row.mean('damage', damage);
  }

  #noteFates({ enemies }: State): void {
    for (const enemy of enemies) {
      const row = this.#notes.row('machine', machineOf(enemy));
      row.rate('killed', enemy.status === 'killed' || enemy.status === 'burnt');
      row.rate('escaped', enemy.status === 'escaped');
    }
  }
}
