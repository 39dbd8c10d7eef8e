/** Turns of hunters: those in which nothing is done and why, what actions are taken, and what hunters fall by. */
import type { Hears, Listener, Notes, Seat } from '@quarry/kernel';
import type { AttackBox } from '../content/types.ts';
import type { DawnEvent } from '../events.ts';
import { ACTION_NAMES } from '../printed-names.ts';
import { enemyAt } from '../questions.ts';
import type { State } from '../state.ts';
import { machineOf } from './facts.ts';

export class Turns implements Listener<State, DawnEvent> {
  readonly #notes: Notes;
  #turn: { readonly seat: Seat; hasActed: boolean; hasFainted: boolean } | null = null;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, DawnEvent> = {
    'turn-began': event => {
      this.#turn = { seat: event.seat, hasActed: false, hasFainted: false };
    },
    'turn-skipped': () => this.#note('Lay still after a faint'),
    'action-taken': event => {
      this.#notes.count('action', ACTION_NAMES[event.action]);
      this.#act(event.seat);
    },
    'card-played': event => this.#act(event.seat),
    'hunter-fainted': event => {
      if (this.#turn?.seat === event.seat) this.#turn.hasFainted = true;
    },
    // What comes after the first machine's activation is not the hunter's doing any more.
    'enemy-activated': () => this.#close(),
    maintenance: () => this.#close(),
  };

  #act(seat: Seat): void {
    if (this.#turn?.seat === seat) this.#turn.hasActed = true;
  }

  #close(): void {
    if (!this.#turn) return;
    const { hasActed, hasFainted } = this.#turn;
    this.#turn = null;
    this.#note(hasActed ? null : hasFainted ? 'Fainted before acting' : 'Stopped without acting');
  }

  #note(deadBy: string | null): void {
    this.#notes.rate('dead-turns', deadBy !== null);
    if (deadBy !== null) this.#notes.count('dead-turn', deadBy);
  }
}

const EMPTY_PILE = 'Drew from an empty pile';
const FIRE = 'Fire';
const ATTACKS: Readonly<Record<AttackBox['do'], string>> = { melee: 'melee attack', ranged: 'ranged attack', pulse: 'pulse' };

export class Faints implements Listener<State, DawnEvent> {
  readonly #notes: Notes;
  /** By seat: what it would fall by now. */
  readonly #threats: string[] = [];

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, DawnEvent> = {
    'turn-began': event => {
      this.#threats[event.seat] = EMPTY_PILE;
    },
    'hunter-attacked': (event, state) => {
      this.#threats[event.seat] = `${machineOf(enemyAt(state, event.enemy))}: ${ATTACKS[event.kind]}`;
    },
    'hunter-caught': (event, state) => {
      this.#threats[event.seat] = `${machineOf(enemyAt(state, event.enemy))}: area of an attack`;
    },
    // Nothing but Fire hurts a hunter before a machine has attacked it.
    'hunter-damaged': event => {
      if (this.#threats[event.seat] === EMPTY_PILE) this.#threats[event.seat] = FIRE;
    },
    'hunter-fainted': event => this.#notes.count('faint', this.#threats[event.seat] ?? EMPTY_PILE),
  };
}
