/** Encounters: which card was picked, won or lost and by what, turns, faints and spoils. All since one began counts to it, its campfire included. */
import type { Hears, Listener, Notes, Seat } from '@quarry/kernel';
import { trackingCard } from '../content/box.ts';
import type { DawnEvent, Told } from '../events.ts';
import { enemiesInPlay, enemyAt, isCooperative, printedEnemy, threshold } from '../questions.ts';
import type { State } from '../state.ts';
import { encounterOf, machineOf } from './facts.ts';

const LAST_ENCOUNTER = 5;

type LostBy = 'faints' | 'escape' | 'time';

/** Lists are by seat. */
interface Encounter {
  readonly level: string;
  readonly card: string;
  readonly turns: number[];
  readonly glory: number[];
  readonly salvage: number[];
  readonly purchases: number[];
  faints: number;
  isShopping: boolean;
  /** The machine that left last. */
  escaped: string | null;
}

export class Encounters implements Listener<State, DawnEvent> {
  readonly #seats: number;
  readonly #notes: Notes;
  #offered: readonly number[] = [];
  #encounter: Encounter | null = null;

  constructor(seats: number, notes: Notes) {
    this.#seats = seats;
    this.#notes = notes;
  }

  readonly on: Hears<State, DawnEvent> = {
    'tracking-drawn': event => {
      this.#offered = event.secret?.facts.cards ?? [];
    },
    'picks-revealed': event => this.#pick(event.card),
    'encounter-began': (event, state) => {
      this.end();
      this.#encounter = this.#begin(event, state);
    },
    'turn-began': event => this.#count('turns', event.seat),
    'glory-gained': event => this.#count('glory', event.seat, event.n),
    'salvage-taken': event => this.#count('salvage', event.seat),
    'goods-bought': event => this.#count('purchases', event.seat),
    'hunter-fainted': () => {
      if (this.#encounter) this.#encounter.faints += 1;
    },
    'enemy-escaped': (event, state) => {
      if (this.#encounter) this.#encounter.escaped = machineOf(enemyAt(state, event.enemy));
    },
    'merchants-opened': () => {
      if (this.#encounter) this.#encounter.isShopping = true;
    },
    'encounter-won': () => this.#noteResult(null),
    'encounter-lost': (_event, state) => this.#noteResult(isLostByFaints(state) ? 'faints' : isOutOfReach(state) ? 'escape' : 'time'),
  };

  #pick(picked: number): void {
    for (const no of this.#offered) this.#notes.row('scenario', trackingCard(no).name).rate('picked', no === picked);
    this.#offered = [];
  }

  #begin(event: Told<'encounter-began'>, state: State): Encounter {
    const none = (): number[] => new Array<number>(this.#seats).fill(0);
    return {
      level: event.encounter === LAST_ENCOUNTER ? 'final' : `level-${event.level}`,
      card: encounterOf(state),
      turns: none(),
      glory: none(),
      salvage: none(),
      purchases: none(),
      faints: 0,
      isShopping: false,
      escaped: null,
    };
  }

  #count(what: 'turns' | 'glory' | 'salvage' | 'purchases', seat: Seat, n = 1): void {
    if (this.#encounter) this.#encounter[what][seat]! += n;
  }

  #noteResult(lostBy: LostBy | null): void {
    if (!this.#encounter) return;
    const { level, card, faints, escaped } = this.#encounter;
    const isWon = lostBy === null;
    const row = this.#notes.row('scenario', card);
    this.#notes.rate(`encounter-won/${level}`, isWon);
    this.#notes.rate('flawless', isWon && faints === 0);
    row.rate('won', isWon);
    row.rate('flawless', isWon && faints === 0);
    row.rate('by-faints', lostBy === 'faints');
    row.rate('by-escape', lostBy === 'escape');
    if (lostBy) this.#notes.count('defeat', { faints: 'Too many faints', escape: `Escape: ${escaped}`, time: 'No turns left' }[lostBy]);
  }

  /** The last encounter is over; nothing more counts to it. */
  end(): void {
    if (!this.#encounter) return;
    const { level, card, turns, faints, glory, salvage, purchases, isShopping } = this.#encounter;
    const row = this.#notes.row('scenario', card);
    const each = (figure: string, counts: readonly number[]): void => {
      for (const count of counts) this.#notes.mean(figure, count);
    };
    for (const count of turns) {
      this.#notes.histogram('turns', count);
      row.mean('turns', count);
    }
    row.mean('faints', faints);
    this.#notes.mean(`faints/${level}`, faints);
    each('turns', turns);
    each('glory', glory);
    each('salvage', salvage);
    if (isShopping) each('purchases', purchases);
    this.#encounter = null;
  }
}

/** In standard play the total of faints counts, in cooperative play the encounter is lost at once by them. */
const isLostByFaints = (state: State): boolean =>
  isCooperative(state) ? state.hasFailed : state.hunters.reduce((sum, hunter) => sum + hunter.faints, 0) >= state.hunters.length;

/** What is left cannot make up the number any more: too much has escaped. */
const isOutOfReach = (state: State): boolean =>
  state.points + enemiesInPlay(state).reduce((sum, enemy) => sum + printedEnemy(enemy).points, 0) < threshold(state);
