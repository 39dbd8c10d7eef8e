/** Attacks of hunters, traps included: which are worth nothing, and which leave everything as it was. */
import type { Hears, Listener, Notes } from '@quarry/kernel';
import type { DawnEvent, Told } from '../events.ts';
import { enemyAt } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';
import { encounterOf, machineOf } from './facts.ts';

export class Attacks implements Listener<State, DawnEvent> {
  readonly #notes: Notes;
  #hit: { readonly enemy: EnemyState; readonly damage: number; readonly encounter: string; isFelt: boolean } | null = null;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, DawnEvent> = {
    'attack-hits': (event, state) => {
      this.#close();
      this.#hit = { enemy: enemyAt(state, event.enemy), damage: event.damage, encounter: encounterOf(state), isFelt: false };
    },
    'enemy-wounded': event => this.#feel(event),
    'component-damaged': event => this.#feel(event),
    'component-destroyed': event => this.#feel(event),
    'action-taken': () => this.#close(),
    'enemy-activated': () => this.#close(),
    maintenance: () => this.#close(),
  };

  #feel(event: Told<'enemy-wounded' | 'component-damaged' | 'component-destroyed'>): void {
    if (this.#hit && this.#hit.enemy.id === event.enemy) this.#hit.isFelt = true;
  }

  #close(): void {
    if (!this.#hit) return;
    const { enemy, damage, encounter, isFelt } = this.#hit;
    this.#hit = null;
    this.#notes.rate('worth-0', damage === 0);
    this.#notes.rate('without-effect', !isFelt);
    this.#notes.row('machine', machineOf(enemy)).rate('worth-0', damage === 0);
    this.#notes.row('scenario', encounter).rate('worth-0', damage === 0);
  }
}
