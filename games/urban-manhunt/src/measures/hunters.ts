/** Hunters: points and where they come from, kills, pods, falls and their causes, turns and attacks that come to nothing, who wins. */
import type { Hears, Listener, Notes, Seat } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { TIERS } from '../content/kinds.ts';
import type { Source, UrbanEvent, UrbanOutcome } from '../events.ts';
import { ACTION_NAMES } from '../printed-names.ts';
import type { State } from '../state.ts';
import { attackOf, hunterIn, kindOf, zoneOf } from './facts.ts';

interface Hunter {
  readonly id: string;
  readonly name: string;
  readonly points: Record<Source, number>;
  kills: number;
  pods: number;
  falls: number;
}

/** What each has achieved by the end, and whom that made the winner. */
export class Results implements Listener<State, UrbanEvent> {
  readonly #notes: Notes;
  readonly #hunters: Hunter[] = [];
  #zone = '';
  #turns = 0;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, UrbanEvent> = {
    'hunter-chosen': (event, state) => {
      const seat = event.seat;
      this.#zone = zoneOf(state);
      this.#hunters[seat] = {
        id: event.hunter,
        name: hunterIn(state, seat),
        points: { kill: 0, quality: 0, pod: 0, card: 0 },
        kills: 0,
        pods: 0,
        falls: 0,
      };
    },
    'turn-begun': () => {
      this.#turns += 1;
    },
    'points-gained': event => {
      this.#hunters[event.seat]!.points[event.source] += event.n;
    },
    'pod-opened': event => {
      this.#hunters[event.seat]!.pods += 1;
    },
    'hunter-incapacitated': event => {
      this.#hunters[event.seat]!.falls += 1;
    },
    'crim-eliminated': event => {
      const killer = this.#hunters[event.by];
      if (killer) killer.kills += 1;
    },
  };

  end(outcome: UrbanOutcome | null, decisions: number): void {
    const notes = this.#notes;
    const zone = notes.row('zone', this.#zone);
    this.#noteSources();
    for (const hunter of this.#hunters)
      for (const row of [notes, zone, notes.row('hunter', hunter.name)]) {
        row.mean('points', total(hunter));
        row.mean('kills', hunter.kills);
        row.mean('pods', hunter.pods);
        row.mean('falls', hunter.falls);
      }
    notes.mean('turns', this.#turns);
    zone.mean('turns', this.#turns);
    if (this.#turns > 0) notes.mean('decisions-per-turn', decisions / this.#hunters.length / this.#turns);
    if (outcome) this.#noteOutcome(outcome);
  }

  #noteSources(): void {
    const sum = (...sources: readonly Source[]): number =>
      this.#hunters.reduce((all, { points }) => all + sources.reduce((own, source) => own + points[source], 0), 0);
    const all = sum('kill', 'quality', 'pod', 'card');
    if (all <= 0) return;
    this.#notes.mean('points/kills', sum('kill') / all);
    this.#notes.mean('points/quality', sum('quality') / all);
    this.#notes.mean('points/pods-and-cards', sum('pod', 'card') / all);
  }

  #noteOutcome({ winners, facts }: UrbanOutcome): void {
    const score = Math.max(...facts.points);
    const zone = this.#notes.row('zone', this.#zone);
    this.#notes.mean('winning-score', score);
    this.#notes.histogram('winning-score', score);
    zone.mean('winning-score', score);
    zone.rate('won', winners.length > 0);
    if ('tier' in facts) this.#noteTier(facts.tier, winners.length > 0);
    else this.#noteRanks(winners);
  }

  #noteTier(tier: (typeof TIERS)[number] | 'none', isReached: boolean): void {
    const reached = ['none', ...TIERS].indexOf(tier) - 1;
    TIERS.forEach((one, place) => {
      this.#notes.rate(`tier/${one}`, reached >= place);
    });
    if (!isReached) this.#notes.count('defeat', tier === 'none' ? 'No tier reached' : `Only ${tier} reached`);
  }

  #noteRanks(winners: readonly Seat[]): void {
    const best = this.#hunters[winners[0]!];
    this.#hunters.forEach((hunter, seat) => {
      const isWinner = winners.includes(seat);
      this.#notes.share('hunter', hunter.id, isWinner ? 1 / winners.length : 0, 1 / this.#hunters.length);
      if (!isWinner && best) this.#notes.count('defeat', whatLacked(hunter, best));
    });
  }
}

const total = ({ points }: Hunter): number => points.kill + points.quality + points.pod + points.card;

/** Where a hunter is furthest behind the winner. */
function whatLacked({ points: own }: Hunter, { points: best }: Hunter): string {
  const behind = [
    { by: best.kill - own.kill, in: 'Behind in kills' },
    { by: best.quality - own.quality, in: 'Behind in quality' },
    { by: best.pod + best.card - own.pod - own.card, in: 'Behind in pods and cards' },
  ].toSorted((a, b) => b.by - a.by)[0]!;
  return behind.by > 0 ? behind.in : 'Lost a tie';
}

/** What hunters fall by. */
export class Falls implements Listener<State, UrbanEvent> {
  readonly #notes: Notes;
  /** How wounds would come now, and by whom. */
  #threat = { how: '', who: '' };

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, UrbanEvent> = {
    'hunter-attacked': event => {
      this.#threat = { how: attackOf(event).kind === 'ranged' ? 'Shot' : 'Beaten in a fight', who: kindOf(event) };
    },
    'hunter-struck': event => {
      this.#threat = { how: 'Struck on walking out of a fight', who: kindOf(event) };
    },
    effect: event => {
      if (event.word === 'wounds') this.#threat = { how: 'Event', who: nameOf(event.card) };
    },
    'hunter-incapacitated': () => {
      this.#notes.count('fall-by', this.#threat.how);
      this.#notes.count('fall', `${this.#threat.how}: ${this.#threat.who}`);
    },
  };
}

/** Each hunter's place in the Hunter Phase: whether anything was done in it, and if not, why not. */
export class Turns implements Listener<State, UrbanEvent> {
  readonly #seats: number;
  readonly #notes: Notes;
  /** By seat: Action Points at the start of its activation, and whether one was used. */
  #places: { points: number | null; hasActed: boolean }[] = [];

  constructor(seats: number, notes: Notes) {
    this.#seats = seats;
    this.#notes = notes;
  }

  readonly on: Hears<State, UrbanEvent> = {
    'phase-begun': (event, state) => {
      if (event.phase === 'hunter') this.#places = Array.from({ length: this.#seats }, () => ({ points: null, hasActed: false }));
      if (event.phase === 'crim') this.#close(zoneOf(state));
    },
    'hunter-activated': event => {
      const place = this.#places[event.seat];
      if (place) place.points = event.actions;
    },
    'action-taken': event => {
      const place = this.#places[event.seat];
      if (place) place.hasActed = true;
      this.#notes.count('action', ACTION_NAMES[event.action]);
    },
  };

  #close(zone: string): void {
    for (const { points, hasActed } of this.#places) {
      this.#notes.rate('dead-turns', !hasActed);
      this.#notes.row('zone', zone).rate('dead-turns', !hasActed);
      if (!hasActed)
        this.#notes.count('dead-turn', points === null ? 'Out of the zone' : points === 0 ? 'No Action Point' : 'Ended without acting');
    }
    this.#places = [];
  }
}

/** Attacks of hunters on crims: which of them wound nobody, because they miss or because nothing comes through. */
export class Attacks implements Listener<State, UrbanEvent> {
  readonly #notes: Notes;
  #attack: { readonly seat: Seat; readonly crim: number; readonly kind: string; hasHit: boolean; hasWounded: boolean } | null = null;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State, UrbanEvent> = {
    'attack-declared': (event, state) => {
      this.#close(state);
      this.#attack = { seat: event.seat, crim: event.crim, kind: kindOf(event), hasHit: false, hasWounded: false };
    },
    rolled: event => {
      if (event.check === 'damage' && this.#attack) this.#attack.hasHit = true;
    },
    'crim-wounded': event => {
      if (this.#attack && this.#attack.crim === event.crim) this.#attack.hasWounded = true;
    },
    'action-taken': (_event, state) => this.#close(state),
    'activation-ended': (_event, state) => this.#close(state),
  };

  #close(state: State): void {
    if (!this.#attack) return;
    const { seat, kind, hasHit, hasWounded } = this.#attack;
    this.#attack = null;
    this.#notes.rate('worth-0', !hasWounded);
    if (!hasWounded) this.#notes.count('worthless', hasHit ? 'Hit, but no wound came through' : 'Missed');
    this.#notes.row('hunter', hunterIn(state, seat)).rate('worth-0', !hasWounded);
    this.#notes.row('crim', kind).rate('worth-0', !hasWounded);
    this.#notes.row('zone', zoneOf(state)).rate('worth-0', !hasWounded);
  }
}
