/**
 * What is measured in Urban Manhunt: scores and where points come from, incapacitations and their causes, what crims are ordered and do, turns, acts
 * and attacks that come to nothing, all of it by zone, by hunter and by crim; who wins, the tiers of a lone hunter, and what of the box is
 * used. How it is heard is in measures/. The targets are those of the game's balance, for competent players.
 */
import type { Measures, Target } from '@quarry/kernel';
import { DATASLATES } from './content/box.ts';
import { CRIMS } from './content/crims.ts';
import { OFFERED_ZONES } from './content/maps.ts';
import type { UrbanEvent, UrbanOutcome } from './events.ts';
import { named, SHELVES, Uses } from './measures/box.ts';
import { Crims } from './measures/crims.ts';
import { Attacks, Falls, Results, Turns } from './measures/hunters.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** How far a seat's or a hunter's share of wins may be from what is fair. */
const FAIR_SEAT = 0.06;
const FAIR_HUNTER = 0.08;
/** How many turns a match has, compared with one of standard length. */
const LENGTHS: Readonly<Record<string, number>> = { short: 0.75, long: 1.25 };

const around = (fair: number, by: number): Target => [fair - by, fair + by];

export const measures: Measures<State, Setup, UrbanEvent> = {
  sections: [
    {
      title: 'Success',
      figures: {
        won: 'Matches with a winner; alone, the tier aimed at reached',
        'tier/bronze': 'Bronze reached alone',
        'tier/silver': 'Silver reached alone',
        'tier/gold': 'Gold reached alone',
      },
    },
    {
      title: 'Points',
      figures: {
        'winning-score': 'Winning score',
        points: 'Points per hunter',
        'points/kills': 'Share of points: kills',
        'points/quality': 'Share of points: quality',
        'points/pods-and-cards': 'Share of points: pods and cards',
      },
    },
    {
      title: 'What comes to nothing',
      note: 'Turns, acts and attacks after which everything is as it was.',
      figures: {
        'dead-turns': 'Turns in which a hunter does nothing',
        idle: 'Acts of crims that change nothing',
        'worth-0': 'Attacks of hunters that wound nobody',
        'crim-misses': 'Attacks of crims that wound nobody',
      },
    },
    {
      title: 'Crims',
      figures: {
        shots: 'Shots of crims per match',
        flight: 'Acts of crims that are flight, hiding or seeking cover',
        'orders-replaced': 'Orders that are replaced',
        'crims-in-zone': 'Crims in the zone at the End Phase, of the cap',
        'crims-hidden': 'Hidden crims at the End Phase',
      },
    },
    {
      title: 'Pace',
      figures: {
        falls: 'Incapacitations per hunter and match',
        kills: 'Eliminations per hunter and match',
        pods: 'Pods opened per hunter and match',
        turns: 'Turns per match',
        'decisions-per-turn': 'Decisions per player and turn',
        decisions: 'Decisions per match',
      },
    },
  ],
  inPerCent: ['points/kills', 'points/quality', 'points/pods-and-cards', 'crims-in-zone'],
  tables: {
    zone: {
      title: 'Matches by zone',
      note: 'Points, incapacitations, kills and pods per hunter; shots of crims per match.',
      row: 'zone',
      rows: OFFERED_ZONES.map(zone => zone.name),
      columns: {
        won: 'won',
        'winning-score': 'winning score',
        points: 'points',
        turns: 'turns',
        falls: 'incapacitations',
        kills: 'kills',
        pods: 'pods',
        shots: 'crim shots',
        'dead-turns': 'dead turns',
        idle: 'idle crims',
        'worth-0': 'attacks worth 0',
      },
    },
    hunter: {
      title: 'Hunters',
      note: 'Per match in which the hunter took part.',
      row: 'hunter',
      rows: DATASLATES.map(slate => slate.name),
      columns: { points: 'points', kills: 'kills', pods: 'pods', falls: 'incapacitations', 'worth-0': 'attacks worth 0' },
    },
    crim: {
      title: 'Crims by kind',
      note: 'Idle and replaced: of its turns. Flight, hiding or cover: of its acts. Attacks on it: those of hunters.',
      row: 'crim',
      rows: CRIMS.map(crim => crim.name),
      columns: {
        idle: 'idle',
        replaced: 'order replaced',
        flight: 'flight, hiding or cover',
        hurts: 'attacks that wound',
        wounds: 'wounds per attack',
        'worth-0': 'attacks on it worth 0',
        killed: 'killed',
      },
    },
  },
  counts: {
    defeat: {
      title: 'Defeats, by cause',
      note: 'Of rivals: where a loser is furthest behind the winner. Alone: the tier that was reached instead.',
    },
    'fall-by': { title: 'Incapacitations, by how' },
    fall: { title: 'Incapacitations, by whom' },
    'crim-act': { title: 'Acts of crims', note: 'After substitution. A charge that arrives is also a fight.' },
    replaced: { title: 'Orders that are replaced' },
    'dead-turn': { title: 'Turns in which a hunter does nothing, by cause' },
    worthless: { title: 'Attacks of hunters that wound nobody, by cause' },
    action: { title: 'Actions of hunters' },
  },
  shelves: SHELVES,
  scenarios: { says: 'zone', names: named(OFFERED_ZONES), inSetup: (setup, zone) => ({ ...setup, zone }) },
  score: { says: 'points', of: ({ facts }: UrbanOutcome, seat) => facts.points[seat]! },
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
  listen: (seats, notes) => [
    new Results(notes),
    new Falls(notes),
    new Turns(seats, notes),
    new Attacks(notes),
    new Crims(seats, notes),
    new Uses(notes),
  ],
};
