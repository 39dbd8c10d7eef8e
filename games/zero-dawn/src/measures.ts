/**
 * What is measured in Zero Dawn: success by level and by tracking card, what encounters were lost and hunters fell by, turns, activations and
 * attacks that come to nothing, pace, spoils, who wins, and what of the box is used. How it is heard is in measures/. The targets are those of
 * the game's balance: a competent party should meet them.
 */

import type { Measures, Target } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import { keyOf, levelOfTracking } from './content/box.ts';
import { ENEMIES } from './content/enemies.ts';
import type { DawnEvent } from './events.ts';
import { Attacks } from './measures/attacks.ts';
import { BEHAVIOUR_CARDS, named, SHELVES, TRACKING_CARDS, Uses } from './measures/box.ts';
import { Encounters } from './measures/encounters.ts';
import { Machines } from './measures/machines.ts';
import { Faints, Turns } from './measures/turns.ts';
import { Winners } from './measures/winners.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** How far a hunter's share, or the first Leader's advantage, may be from what is fair. */
const FAIR_ENOUGH = 0.06;

export const measures: Measures<State, Setup, DawnEvent> = {
  sections: [
    {
      title: 'Success',
      figures: {
        won: 'Quest won',
        'encounter-won/level-1': 'Encounter won, level 1',
        'encounter-won/level-2': 'Encounter won, level 2',
        'encounter-won/level-3': 'Encounter won, level 3',
        'encounter-won/final': 'Encounter won, Hunters’ Call',
        flawless: 'Encounter won without a faint',
      },
    },
    {
      title: 'Faints',
      note: 'Per encounter and party, by level.',
      figures: {
        'faints/level-1': 'Faints per encounter and party, level 1',
        'faints/level-2': 'Faints per encounter and party, level 2',
        'faints/level-3': 'Faints per encounter and party, level 3',
        'faints/final': 'Faints per encounter and party, Hunters’ Call',
      },
    },
    {
      title: 'What comes to nothing',
      note: 'Turns, activations and attacks after which everything is as it was.',
      figures: {
        'dead-turns': 'Turns in which a hunter does nothing',
        'idle/alert': 'Activations of alert machines that change nothing',
        'idle/patrol': 'Patrols that change nothing',
        'worth-0': 'Attacks of hunters worth 0 damage',
        'without-effect': 'Attacks of hunters that change nothing',
        'machine-misses': 'Attacks of machines that hurt nobody',
      },
    },
    {
      title: 'Pace and spoils',
      figures: {
        turns: 'Turns per hunter and encounter',
        glory: 'Glory per hunter and encounter',
        salvage: 'Salvage per hunter and encounter',
        purchases: 'Purchases per hunter and merchant step',
        decisions: 'Decisions per game',
      },
    },
    { title: 'Fairness', figures: { 'first-leader': "First Leader's share of wins above fair" } },
  ],
  inPerCent: ['first-leader'],
  tables: {
    scenario: {
      title: 'Encounters by tracking card',
      note: 'Picked: of the times it was offered. Turns per hunter, faints per party.',
      row: 'tracking card',
      rows: TRACKING_CARDS.map(card => card.name),
      columns: {
        won: 'won',
        flawless: 'won without a faint',
        turns: 'turns',
        faints: 'faints',
        'by-faints': 'lost by faints',
        'by-escape': 'lost by escape',
        picked: 'picked',
        idle: 'alert machines idle',
        'worth-0': 'attacks worth 0',
      },
    },
    machine: {
      title: 'Machines',
      note: 'Idle, moved only, attacked: of the activations while alert. Attacks on it: those of hunters.',
      row: 'machine',
      rows: ENEMIES.map(enemy => enemy.name),
      columns: {
        alert: 'activated alert',
        idle: 'idle',
        moved: 'moved only',
        attacked: 'attacked',
        hurts: 'attacks that hurt',
        damage: 'damage per attack',
        'worth-0': 'attacks on it worth 0',
        killed: 'killed',
        escaped: 'escaped',
      },
    },
    behaviour: {
      title: 'Behaviour cards',
      note: 'Of the times that an alert machine acted by it.',
      row: 'behaviour card',
      rows: BEHAVIOUR_CARDS.map(card => card.name),
      columns: { idle: 'nothing possible', moved: 'moved only', attacked: 'attacked' },
    },
  },
  counts: {
    defeat: { title: 'Lost encounters, by cause', note: 'An escape is named after the machine that left last.' },
    faint: { title: 'Faints, by cause' },
    'dead-turn': { title: 'Turns in which a hunter does nothing, by cause' },
    action: { title: 'Actions taken' },
  },
  shelves: SHELVES,
  scenarios: {
    says: 'tracking card',
    names: named(TRACKING_CARDS),
    pickedIn: 'pick-tracking',
    offer: drawEarly,
  },
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
  listen: (seats, notes) => [
    new Encounters(seats, notes),
    new Turns(notes),
    new Faints(notes),
    new Machines(notes),
    new Attacks(notes),
    new Winners(seats, notes),
    new Uses(notes),
  ],
};

/** Swaps the card with the first one of its level, so that it is among the first cards of that level to be looked at. The Call comes in any case. */
function drawEarly(state: State, id: string): void {
  const pile = state.trackingPile;
  const at = pile.findIndex(no => keyOf(no) === id);
  if (at < 0) return;
  const first = pile.findIndex(no => levelOfTracking(no) === levelOfTracking(pile[at]!));
  writable(state).trackingPile = pile.with(first, pile[at]!).with(at, pile[first]!);
}
