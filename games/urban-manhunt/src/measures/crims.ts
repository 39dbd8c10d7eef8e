/** Crims: how many are about, what they are ordered and do, which of their acts change nothing, whom they hurt and what becomes of them. */

import type { Hears, Listener, Notes } from '@quarry/kernel';
import type { CrimAction } from '../content/kinds.ts';

import type { UrbanEvent } from '../events.ts';
import { CRIM_ACTION_NAMES } from '../printed-names.ts';
import type { State } from '../state.ts';
import { kindOf, zoneOf } from './facts.ts';

/** One crim's turn in the Crim Phase. */
interface Act {
  readonly crim: number;
  readonly kind: string;
  isReplaced: boolean;
  hasChanged: boolean;
}

const FLIGHT: readonly CrimAction[] = ['flee', 'hide', 'seek-cover'];

export class Crims implements Listener<State, UrbanEvent> {
  readonly #seats: number;
  readonly #notes: Notes;
  /** By arrival number: those that came, and whether a hunter killed them. */
  readonly #arrived = new Map<number, { readonly kind: string; isKilled: boolean }>();
  readonly #hidden = new Set<number>();
  #inZone = 0;
  #shots = 0;
  #zone = '';
  #act: Act | null = null;
  /** A crim's attack that is not over. */
  #blow: { readonly kind: string; wounds: number } | null = null;

  constructor(seats: number, notes: Notes) {
    this.#seats = seats;
    this.#notes = notes;
  }

  readonly on: Hears<State, UrbanEvent> = {
    'crim-entered': (event, state) => {
      this.#zone = zoneOf(state);
      this.#inZone += 1;
      this.#arrived.set(event.crim, { kind: kindOf(event), isKilled: false });
    },
    'crim-ordered': event => {
      this.#closeAct();
      this.#act = { crim: event.crim, kind: kindOf(event), isReplaced: false, hasChanged: false };
    },
    'order-replaced': event => this.#replace(event.order, event.action),
    'crim-acted': event => this.#noteAction(event.action, kindOf(event)),
    'crim-moved': event => this.#change(event.crim),
    'crim-hidden': event => {
      this.#hidden.add(event.crim);
      this.#change(event.crim);
    },
    'crim-came-out': event => {
      this.#hidden.delete(event.crim);
      this.#change(event.crim);
    },
    'crim-revealed': event => {
      this.#hidden.delete(event.crim);
    },
    'crim-wounded': event => this.#change(event.crim),
    'crim-eliminated': event => {
      this.#inZone -= 1;
      this.#hidden.delete(event.crim);
      this.#arrived.get(event.crim)!.isKilled = event.by >= 0;
      this.#change(event.crim);
    },
    'hunter-attacked': event => {
      this.#closeBlow();
      this.#blow = { kind: kindOf(event), wounds: 0 };
      this.#change(event.crim);
    },
    'hunter-wounded': event => {
      if (this.#blow) this.#blow.wounds += event.n;
    },
    'event-carried-out': () => this.#closeAct(),
    'phase-begun': event => {
      this.#closeAct();
      if (event.phase === 'end') this.#lookAround();
    },
  };

  /** Crims in the zone at the End Phase, as a share of the most there may be. */
  #lookAround(): void {
    this.#notes.mean('crims-in-zone', this.#inZone / (2 * this.#seats + 2));
    this.#notes.mean('crims-hidden', this.#hidden.size);
  }

  /** It moved, hid, came out, attacked, was struck or died: something is not as it was. */
  #change(crim: number): void {
    if (this.#act?.crim === crim) this.#act.hasChanged = true;
  }

  #replace(order: CrimAction, action: CrimAction): void {
    if (this.#act) this.#act.isReplaced = true;
    this.#notes.count('replaced', `${CRIM_ACTION_NAMES[order]} → ${CRIM_ACTION_NAMES[action]}`);
  }

  #noteAction(action: CrimAction, kind: string): void {
    const isFlight = FLIGHT.includes(action);
    if (action === 'shoot') this.#shots += 1;
    this.#notes.count('crim-act', CRIM_ACTION_NAMES[action]);
    this.#notes.rate('flight', isFlight);
    this.#notes.row('crim', kind).rate('flight', isFlight);
  }

  #closeAct(): void {
    this.#closeBlow();
    if (!this.#act) return;
    const { kind, isReplaced, hasChanged } = this.#act;
    this.#act = null;
    this.#notes.rate('idle', !hasChanged);
    this.#notes.rate('orders-replaced', isReplaced);
    this.#notes.row('zone', this.#zone).rate('idle', !hasChanged);
    const row = this.#notes.row('crim', kind);
    row.rate('idle', !hasChanged);
    row.rate('replaced', isReplaced);
  }

  #closeBlow(): void {
    if (!this.#blow) return;
    const { kind, wounds } = this.#blow;
    this.#blow = null;
    this.#notes.rate('crim-misses', wounds === 0);
    const row = this.#notes.row('crim', kind);
    row.rate('hurts', wounds > 0);
    row.mean('wounds', wounds);
  }

  end(): void {
    this.#closeAct();
    this.#notes.mean('shots', this.#shots);
    this.#notes.row('zone', this.#zone).mean('shots', this.#shots);
    for (const { kind, isKilled } of this.#arrived.values()) this.#notes.row('crim', kind).rate('killed', isKilled);
  }
}
