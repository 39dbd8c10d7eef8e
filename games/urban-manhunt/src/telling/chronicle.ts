/** A whole match in one pass over what was told: eliminations, falls, who led when, and who had what of it. */
import type { Seat } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { Told, UrbanEvent } from '../events.ts';
import type { View } from '../state.ts';

/** A crim that a hunter eliminated, and the points that it brought. */
export interface Kill {
  readonly seat: Seat;
  readonly crim: string;
  readonly turn: number;
  readonly at: number;
  points: number;
  /** Of these for Elimination Quality. */
  quality: number;
}

/** Something that befell a hunter, or that a hunter came to. */
export interface Mark {
  readonly seat: Seat;
  readonly turn: number;
  readonly at: number;
}

/** What is counted of each hunter. */
export interface Tally {
  kills: number;
  quality: number;
  pods: number;
  wounds: number;
  falls: number;
}

export class Chronicle {
  readonly tallies: readonly Tally[];
  readonly kills: Kill[] = [];
  readonly falls: Mark[] = [];
  /** Each time that somebody came to lead alone. */
  readonly leads: Mark[] = [];
  turns = 0;
  overtimes = 0;
  readonly #points: number[];

  constructor(told: readonly UrbanEvent[], { hunters }: View) {
    this.tallies = hunters.map(() => ({ kills: 0, quality: 0, pods: 0, wounds: 0, falls: 0 }));
    this.#points = hunters.map(() => 0);
    told.forEach((event, at) => this.#hear(event, at));
  }

  #hear(event: UrbanEvent, at: number): void {
    switch (event.type) {
      case 'turn-begun':
        this.turns = event.turn;
        return;
      case 'crim-eliminated':
        return this.#eliminate(event, at);
      case 'points-gained':
        return this.#score(event, at);
      case 'pod-opened':
        this.tallies[event.seat]!.pods += 1;
        return;
      case 'hunter-wounded':
        this.tallies[event.seat]!.wounds += event.n;
        return;
      case 'hunter-incapacitated':
        this.tallies[event.seat]!.falls += 1;
        this.falls.push({ seat: event.seat, turn: this.turns, at });
        return;
      case 'overtime-begun':
        this.overtimes = event.overtime;
        return;
      default:
    }
  }

  #eliminate({ by, card }: Told<'crim-eliminated'>, at: number): void {
    if (by < 0) return;
    this.tallies[by]!.kills += 1;
    this.kills.push({ seat: by, crim: nameOf(card), turn: this.turns, at, points: 0, quality: 0 });
  }

  #score({ seat, n, source }: Told<'points-gained'>, at: number): void {
    this.#points[seat]! += n;
    const kill = this.kills.findLast(one => one.seat === seat);
    if (kill && (source === 'kill' || source === 'quality')) kill.points += n;
    if (kill && source === 'quality') kill.quality += n;
    if (source === 'quality') this.tallies[seat]!.quality += n;
    this.#follow(at);
  }

  /** Whoever leads alone and did not before. */
  #follow(at: number): void {
    const most = Math.max(...this.#points);
    const leaders = this.#points.flatMap((points, seat) => (points === most ? [seat] : []));
    if (leaders.length === 1 && this.leads.at(-1)?.seat !== leaders[0]) this.leads.push({ seat: leaders[0]!, turn: this.turns, at });
  }
}
