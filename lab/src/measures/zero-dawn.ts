/**
 * What is measured in Zero Dawn: success by level, pace, faints, glory, salvage, purchases, who wins, and which upgrades are
 * taken. The targets are those of the game's balance: a competent party should meet them.
 */
import type { Event, Outcome } from '@quarry/kernel';
import type { Notes } from '../tally.ts';
import type { Listener, Measures, Target } from './measures.ts';

const LAST_ENCOUNTER = 5;
/** How far a hunter's share, or the first Leader's advantage, may be from what is fair. */
const FAIR_ENOUGH = 0.06;

export const zeroDawnMeasures: Measures = {
  game: 'zero-dawn',
  labels: {
    won: 'Quest won',
    'encounter-won/level-1': 'Encounter won, level 1',
    'encounter-won/level-2': 'Encounter won, level 2',
    'encounter-won/level-3': 'Encounter won, level 3',
    'encounter-won/final': "Encounter won, Hunters' Call",
    turns: 'Turns per hunter and encounter',
    'faints/level-1': 'Faints per encounter and party, level 1',
    'faints/level-2': 'Faints per encounter and party, level 2',
    'faints/level-3': 'Faints per encounter and party, level 3',
    'faints/final': "Faints per encounter and party, Hunters' Call",
    glory: 'Glory per hunter and encounter',
    salvage: 'Salvage per hunter and encounter',
    purchases: 'Purchases per hunter and merchant step',
    'first-leader': "First Leader's share of wins above fair",
    decisions: 'Decisions per game',
  },
  inPerCent: ['first-leader'],
  ways: { action: 'played', goods: 'bought', tracking: 'picked', event: 'picked', fate: 'drawn', behaviour: 'drawn' },
  targets(mode, seats) {
    const won: Target =
      seats === 1 ? [0.3, 0.4] : mode === 'cooperative' ? [0.35, 0.45] : mode === 'cooperative-easy' ? [0.55, 0.65] : [0.5, 0.65];
    return {
      won,
      'encounter-won/level-1': [0.9, 0.9],
      'encounter-won/level-2': [0.78, 0.78],
      'encounter-won/level-3': [0.65, 0.65],
      'encounter-won/final': [0.6, 0.6],
      turns: [4, 7],
      'faints/level-1': [0.4, 0.4],
      'faints/final': [1.2, 1.2],
      salvage: [3, 6],
      purchases: [1, 3],
      'first-leader': [-FAIR_ENOUGH, FAIR_ENOUGH],
      'share/hunter': [1 / seats - FAIR_ENOUGH, 1 / seats + FAIR_ENOUGH],
    };
  },
  listen: (seats, notes) => new Hunt(seats, notes),
};

/** One game, heard from its events. Everything since an encounter began counts to it, its campfire included. */
class Hunt implements Listener {
  readonly #seats: number;
  readonly #notes: Notes;
  readonly #hunters: string[] = [];
  #firstLeader = -1;
  #level: string | null = null;
  #faints = 0;
  #isShopping = false;
  #turns: number[] = [];
  #glory: number[] = [];
  #salvage: number[] = [];
  #purchases: number[] = [];

  constructor(seats: number, notes: Notes) {
    this.#seats = seats;
    this.#notes = notes;
  }

  hear(event: Event): void {
    const seat = event['seat'] as number;
    switch (event.type) {
      case 'hunter-chosen':
        this.#hunters[seat] = String(event['hunter']);
        break;
      case 'leader-named':
        if (this.#firstLeader < 0) this.#firstLeader = seat;
        break;
      case 'encounter-began':
        this.#close();
        this.#open(event);
        break;
      case 'encounter-won':
      case 'encounter-lost':
        this.#notes.rate(`encounter-won/${this.#level ?? levelOf(event)}`, event.type === 'encounter-won');
        break;
      case 'turn-began':
        this.#turns[seat]! += 1;
        break;
      case 'hunter-fainted':
        this.#faints += 1;
        break;
      case 'glory-gained':
        this.#glory[seat]! += event['n'] as number;
        break;
      case 'salvage-taken':
        this.#salvage[seat]! += 1;
        break;
      case 'merchants-opened':
        this.#isShopping = true;
        break;
      case 'goods-bought':
        this.#purchases[seat]! += 1;
        break;
      case 'levelled-up':
        this.#notes.used(`${this.#hunters[seat] ?? 'hunter'} / ${String(event['node'])}`, 'picked');
        break;
    }
  }

  end(outcome: Outcome | null): void {
    this.#close();
    const winners = outcome?.winners ?? [];
    if (winners.length === 0) return;
    const fair = 1 / this.#seats;
    const wonBy = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
    this.#hunters.forEach((hunter, seat) => {
      this.#notes.share('hunter', hunter, wonBy(seat), fair);
    });
    if (this.#firstLeader >= 0) this.#notes.mean('first-leader', wonBy(this.#firstLeader) - fair);
  }

  #open(event: Event): void {
    const none = (): number[] => new Array<number>(this.#seats).fill(0);
    this.#level = levelOf(event);
    this.#faints = 0;
    this.#isShopping = false;
    this.#turns = none();
    this.#glory = none();
    this.#salvage = none();
    this.#purchases = none();
  }

  #close(): void {
    if (this.#level === null) return;
    const each = (figure: string, counts: readonly number[]): void => {
      for (const count of counts) this.#notes.mean(figure, count);
    };
    each('turns', this.#turns);
    for (const turns of this.#turns) this.#notes.histogram('turns', turns);
    this.#notes.mean(`faints/${this.#level}`, this.#faints);
    each('glory', this.#glory);
    each('salvage', this.#salvage);
    if (this.#isShopping) each('purchases', this.#purchases);
    this.#level = null;
  }
}

const levelOf = (event: Event): string => (event['encounter'] === LAST_ENCOUNTER ? 'final' : `level-${String(event['level'])}`);
