/**
 * What is measured in Urban Manhunt: the winning score and where points come from, incapacitations, how full the zone is, how many
 * crims hide, how much is decided, who wins, and the tiers of a lone hunter. The targets are those of the game's balance, for
 * competent players.
 */
import type { Event, Outcome } from '@quarry/kernel';
import type { Notes } from '../tally.ts';
import type { Listener, Measures, Target } from './measures.ts';

/** How far a seat's or a hunter's share of wins may be from what is fair. */
const FAIR_SEAT = 0.06;
const FAIR_HUNTER = 0.08;
const TIERS = ['bronze', 'silver', 'gold'] as const;
/** How many turns a match has, compared with one of standard length. */
const LENGTHS: Readonly<Record<string, number>> = { short: 0.75, long: 1.25 };

const around = (fair: number, by: number): Target => [fair - by, fair + by];

export const urbanManhuntMeasures: Measures = {
  game: 'urban-manhunt',
  labels: {
    won: 'Matches with a winner; alone, the tier aimed at reached',
    'winning-score': 'Winning score',
    'points/kills': 'Share of points: kills',
    'points/quality': 'Share of points: quality',
    'points/pods-and-cards': 'Share of points: pods and cards',
    'tier/bronze': 'Bronze reached alone',
    'tier/silver': 'Silver reached alone',
    'tier/gold': 'Gold reached alone',
    falls: 'Incapacitations per hunter and match',
    kills: 'Eliminations per hunter and match',
    pods: 'Pods opened per hunter and match',
    'crims-in-zone': 'Crims in the zone at the End Phase, of the cap',
    'crims-hidden': 'Hidden crims at the End Phase',
    turns: 'Turns per match',
    'decisions-per-turn': 'Decisions per player and turn',
    decisions: 'Decisions per match',
  },
  inPerCent: ['points/kills', 'points/quality', 'points/pods-and-cards', 'crims-in-zone'],
  ways: { hunter: 'played', control: 'flipped', event: 'played or carried out', crim: 'entered' },
  targets(mode, seats) {
    const length = LENGTHS[mode] ?? 1;
    const alone = { 'tier/silver': [0.45, 0.55] as const };
    const together = {
      'winning-score': [70 * length, 100 * length] as const,
      'share/seat': around(1 / seats, FAIR_SEAT),
      'share/hunter': around(1 / seats, FAIR_HUNTER),
    };
    return {
      ...(seats === 1 ? alone : together),
      'points/kills': [0.55, 0.65],
      'points/quality': [0.2, 0.3],
      'points/pods-and-cards': [0.1, 0.2],
      falls: [0.4, 1.2],
      'crims-in-zone': [0.55, 0.8],
      'crims-hidden': [0.5, 1.5],
      'decisions-per-turn': [0, 25],
    };
  },
  listen: (seats, notes) => new Hunt(seats, notes),
};

type Source = 'kill' | 'quality' | 'pod' | 'card';

/** One match, heard from its events. */
class Hunt implements Listener {
  readonly #seats: number;
  readonly #notes: Notes;
  readonly #hunters: string[] = [];
  readonly #points: Record<Source, number> = { kill: 0, quality: 0, pod: 0, card: 0 };
  readonly #falls: number[];
  readonly #kills: number[];
  readonly #pods: number[];
  readonly #hidden = new Set<number>();
  #inZone = 0;
  #turns = 0;

  constructor(seats: number, notes: Notes) {
    const none = (): number[] => new Array<number>(seats).fill(0);
    this.#seats = seats;
    this.#notes = notes;
    this.#falls = none();
    this.#kills = none();
    this.#pods = none();
  }

  hear(event: Event): void {
    const seat = event['seat'] as number;
    const crim = event['crim'] as number;
    switch (event.type) {
      case 'hunter-chosen':
        this.#hunters[seat] = String(event['hunter']);
        break;
      case 'turn-begun':
        this.#turns += 1;
        break;
      case 'phase-begun':
        if (event['phase'] === 'end') this.#lookAround();
        break;
      case 'points-gained':
        this.#points[event['source'] as Source] += event['n'] as number;
        break;
      case 'hunter-incapacitated':
        this.#falls[seat]! += 1;
        break;
      case 'pod-opened':
        this.#pods[seat]! += 1;
        break;
      case 'crim-entered':
        this.#inZone += 1;
        break;
      case 'crim-hidden':
        this.#hidden.add(crim);
        break;
      case 'crim-revealed':
      case 'crim-came-out':
        this.#hidden.delete(crim);
        break;
      case 'crim-eliminated':
        this.#remove(crim, event['by'] as number);
        break;
    }
  }

  #remove(crim: number, by: number): void {
    this.#inZone -= 1;
    this.#hidden.delete(crim);
    if (by >= 0) this.#kills[by]! += 1;
  }

  /** Crims in the zone at the End Phase, as a share of the most there may be. */
  #lookAround(): void {
    this.#notes.mean('crims-in-zone', this.#inZone / (2 * this.#seats + 2));
    this.#notes.mean('crims-hidden', this.#hidden.size);
  }

  end(outcome: Outcome | null, decisions: number): void {
    this.#notePoints();
    for (const [figure, counts] of [
      ['falls', this.#falls],
      ['kills', this.#kills],
      ['pods', this.#pods],
    ] as const)
      for (const count of counts) this.#notes.mean(figure, count);
    this.#notes.mean('turns', this.#turns);
    if (this.#turns > 0) this.#notes.mean('decisions-per-turn', decisions / this.#seats / this.#turns);
    if (outcome) this.#noteOutcome(outcome);
  }

  #notePoints(): void {
    const { kill, quality, pod, card } = this.#points;
    const all = kill + quality + pod + card;
    if (all <= 0) return;
    this.#notes.mean('points/kills', kill / all);
    this.#notes.mean('points/quality', quality / all);
    this.#notes.mean('points/pods-and-cards', (pod + card) / all);
  }

  #noteOutcome({ winners, facts }: Outcome): void {
    const score = Math.max(...(facts['points'] as readonly number[]));
    this.#notes.mean('winning-score', score);
    this.#notes.histogram('winning score', score);
    if (this.#seats === 1) {
      const reached = TIERS.indexOf(facts['tier'] as (typeof TIERS)[number]);
      TIERS.forEach((tier, place) => {
        this.#notes.rate(`tier/${tier}`, reached >= place);
      });
      return;
    }
    this.#hunters.forEach((hunter, seat) => {
      this.#notes.share('hunter', hunter, winners.includes(seat) ? 1 / winners.length : 0, 1 / this.#seats);
    });
  }
}
