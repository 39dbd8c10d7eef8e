/** What is measured in a game: a small description of how to read its events. The lab itself knows no game. */
import type { Event, Outcome } from '@quarry/kernel';
import type { Notes } from '../tally.ts';

/** From, to; the same twice for a point. */
export type Target = readonly [number, number];

/** Listens to one match. */
export interface Listener {
  hear(event: Event): void;
  /** With how many decisions were made in it. */
  end(outcome: Outcome | null, decisions: number): void;
}

export interface Measures {
  readonly game: string;
  /** How a figure is called, by its id. */
  readonly labels: Readonly<Record<string, string>>;
  /** Means that read better in per cent, as rates do. */
  readonly inPerCent: readonly string[];
  /** How a way to use a card is called, by the list of `game.exercised` that it stands for. */
  readonly ways: Readonly<Record<string, string>>;
  /** What the figures should be at a table. */
  targets(mode: string, seats: number): Readonly<Record<string, Target>>;
  listen(seats: number, notes: Notes): Listener;
}

/** For a game that nobody has described yet: who won, how long it took, what was used. */
export const plainMeasures = (game: string): Measures => ({
  game,
  labels: {},
  inPerCent: [],
  ways: {},
  targets: () => ({}),
  listen: () => ({ hear: () => {}, end: () => {} }),
});
