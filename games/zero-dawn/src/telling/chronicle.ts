/** A whole hunt in one pass over what was told: its encounters, who did what to whom, and who had what of it. */
import type { Seat } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { DawnEvent, Sun, Told } from '../events.ts';
import type { View } from '../state.ts';
import { namesIn } from './machines.ts';

const SUN_POINTS: Readonly<Record<Sun, number>> = { blazing: 3, full: 2, half: 1 };

/** One encounter, and what came of it. */
export interface Chapter {
  readonly encounter: number;
  readonly name: string;
  /** Its machines by number. */
  readonly machines: readonly string[];
  isWon: boolean;
  points: number;
  threshold: number;
  /** Where its end was told, -1 before that. */
  at: number;
  hasDuskFallen: boolean;
  escaped: number;
  /** Victory points by seat when it began. */
  readonly standing: readonly number[];
}

/** Something that a hunter did or suffered. */
export interface Feat {
  readonly seat: Seat;
  readonly chapter: Chapter;
  readonly machine: string;
  /** Damage, or cards left. */
  readonly n: number;
  readonly at: number;
}

/** What is counted of each hunter. */
export interface Tally {
  kills: number;
  damage: number;
  torn: number;
  lost: number;
  faints: number;
}

const NOWHERE: Omit<Chapter, 'standing'> = {
  encounter: 0,
  name: 'the hunt',
  machines: [],
  isWon: false,
  points: 0,
  threshold: 0,
  at: -1,
  hasDuskFallen: false,
  escaped: 0,
};

export class Chronicle {
  readonly chapters: Chapter[] = [];
  readonly tallies: readonly Tally[];
  readonly kills: Feat[] = [];
  readonly faints: Feat[] = [];
  /** Blows that cost cards; `n` of them. */
  readonly blows: Feat[] = [];
  /** The hardest hit, and the fewest cards that a hunter was left with and stayed up. */
  best: Feat | null = null;
  closest: Feat | null = null;
  readonly #view: View;
  readonly #points: number[];
  #event = -1;
  #chapter: Chapter;
  /** Whose attack it is that tears a component off. */
  #attacker: Seat = 0;
  /** The machine that attacked last. */
  #striker = -1;
  /** Damage that is not paid for yet may end in a faint. */
  #scare: Feat | null = null;

  constructor(told: readonly DawnEvent[], view: View) {
    this.#view = view;
    this.tallies = view.hunters.map(() => ({ kills: 0, damage: 0, torn: 0, lost: 0, faints: 0 }));
    this.#points = view.hunters.map(() => 0);
    this.#chapter = { ...NOWHERE, standing: [...this.#points] };
    told.forEach((event, at) => this.#hear(event, at));
    this.#settle();
  }

  #hear(event: DawnEvent, at: number): void {
    switch (event.type) {
      case 'picks-revealed':
        this.#event = event.event;
        return;
      case 'encounter-began':
        return this.#open(event);
      case 'attack-hits':
        return this.#strike(event, at);
      case 'area-hit':
        this.tallies[event.by]!.damage += event.damage;
        return;
      case 'enemy-wounded':
        if (event.of === 'component') this.tallies[this.#attacker]!.damage += event.n;
        return;
      case 'component-destroyed':
        this.tallies[this.#attacker]!.torn += 1;
        return;
      case 'enemy-killed':
        this.tallies[event.by]!.kills += 1;
        this.kills.push(this.#feat(event.by, event.enemy, 0, at));
        return;
      case 'enemy-escaped':
        this.#chapter.escaped += 1;
        return;
      case 'hunter-attacked':
        this.#striker = event.enemy;
        return;
      case 'hunter-damaged':
        return this.#hurt(event, at);
      case 'hunter-fainted':
        return this.#fall(event, at);
      case 'dusk-fell':
        this.#chapter.hasDuskFallen = true;
        return;
      case 'encounter-won':
      case 'encounter-lost':
        return this.#close(event, at);
      case 'sun-gained':
        this.#points[event.seat]! += SUN_POINTS[event.sun];
        return;
      default:
    }
  }

  #feat(seat: Seat, enemy: number, n: number, at: number): Feat {
    return { seat, chapter: this.#chapter, machine: this.#chapter.machines[enemy] ?? 'machine', n, at };
  }

  #open({ card, encounter }: Told<'encounter-began'>): void {
    const machines = namesIn({ card, event: this.#event }, this.#view);
    this.#chapter = { ...NOWHERE, encounter, name: nameOf(card), machines, standing: [...this.#points] };
    this.chapters.push(this.#chapter);
    this.#striker = -1;
  }

  #strike({ seat, enemy, part, damage }: Told<'attack-hits'>, at: number): void {
    this.#attacker = seat;
    if (part < 0) this.tallies[seat]!.damage += damage;
    if (damage > (this.best?.n ?? 0)) this.best = this.#feat(seat, enemy, damage, at);
  }

  #hurt({ seat, n, left }: Told<'hunter-damaged'>, at: number): void {
    this.#settle();
    this.tallies[seat]!.lost += n;
    this.#scare = this.#feat(seat, this.#striker, left, at);
    if (this.#striker >= 0) this.blows.push(this.#feat(seat, this.#striker, n, at));
  }

  #fall({ seat }: Told<'hunter-fainted'>, at: number): void {
    this.#scare = null;
    this.tallies[seat]!.faints += 1;
    this.faints.push(this.#feat(seat, this.#striker, 0, at));
  }

  /** Whoever was hurt has stayed up. */
  #settle(): void {
    if (this.#scare && this.#scare.n < (this.closest?.n ?? Infinity)) this.closest = this.#scare;
    this.#scare = null;
  }

  #close({ type, points, threshold }: Told<'encounter-won' | 'encounter-lost'>, at: number): void {
    const chapter = this.#chapter;
    chapter.isWon = type === 'encounter-won';
    chapter.points = points;
    chapter.threshold = threshold;
    chapter.at = at;
  }
}
