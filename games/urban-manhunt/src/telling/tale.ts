/** The story of a match: who has won, how it went, what decided it, and its figures. It tells only what the record knows. */
import {
  capital,
  type Figure,
  figureOf,
  greatest,
  inOrder,
  type Person,
  plural,
  type Seat,
  sayList,
  type Tale,
  type TurningPoint,
  times,
} from '@quarry/kernel';
import { zoneMap } from '../content/maps.ts';
import type { UrbanEvent, UrbanOutcome } from '../events.ts';
import { targetOf, tierAbove } from '../questions/targets.ts';
import { person } from '../sentences/log/facts.ts';
import type { View } from '../state.ts';
import { Chronicle, type Kill, type Mark, type Tally } from './chronicle.ts';

/** A match, looked back at by a seat or by whoever looks on. */
interface Looking {
  readonly match: Chronicle;
  readonly view: View;
  readonly reader: Seat | null;
  readonly outcome: UrbanOutcome;
}

const who = ({ view, reader }: Looking, seat: Seat): Person => person(view, seat, reader);
/** At the start of a sentence. */
const Who = (look: Looking, seat: Seat): string => capital(who(look, seat).whom);
const was = ({ reader }: Looking, seat: Seat): string => (seat === reader ? 'were' : 'was');
const PLACES = ['first', 'second', 'third', 'fourth'];

// Headline

function headline(look: Looking): string {
  const { outcome, reader } = look;
  const { winners, facts } = outcome;
  if ('tier' in facts) return winners.length === 0 ? 'The hunt is lost.' : reader === null ? `${Who(look, 0)} wins.` : 'You win.';
  const { points } = facts;
  const score = plural(Math.max(...points), 'point');
  if (winners.length > 1) return `${capital(sayList(winners.map(seat => who(look, seat).whom)))} share the win with ${score}.`;
  const winner = winners[0]!;
  const rest = points.filter((_, seat) => seat !== winner).toSorted((a, b) => b - a);
  if (winner === reader) return `You win, ${score} to ${sayList(rest.map(String))}.`;
  const own = reader === null ? '' : `; you are ${PLACES[facts.ranks[reader]! - 1]} with ${points[reader]}`;
  return `${Who(look, winner)} wins with ${score}${own}.`;
}

// The story

function course({ match: { turns, overtimes, kills }, view }: Looking): string {
  const over = overtimes > 0 ? `, ${overtimes} of them in overtime` : '';
  const spared = kills.length === 0 ? ', and no crim was eliminated' : '';
  return `The hunt in ${zoneMap(view.zone).name} lasted ${plural(turns, 'turn')}${over}${spared}.`;
}

/** How the lead went from hand to hand. */
function lead(look: Looking): string[] {
  const { leads } = look.match;
  const last = leads.at(-1);
  if (!last || look.view.hunters.length === 1) return [];
  const level = look.outcome.winners.filter(seat => seat !== last.seat).map(seat => who(look, seat).whom);
  const end = level.length === 0 ? '' : `, and ${sayList(level)} drew level`;
  if (leads.length === 1) return [`${Who(look, last.seat)} took the lead on turn ${last.turn}${end || ' and kept it'}.`];
  return [
    `The lead changed ${times(leads.length - 1)}; ${who(look, last.seat).whom} took it ${end ? 'last' : 'for good'} on turn ${last.turn}${end}.`,
  ];
}

/** Who was carried out, and when. */
function falls(look: Looking): string {
  const fallen = [...look.view.hunters.keys()].filter(seat => look.match.falls.some(one => one.seat === seat));
  const said = fallen.map((seat, i) => {
    const turns = look.match.falls.filter(one => one.seat === seat).map(one => `${one.turn}`);
    const verb = i === 0 ? ` ${was(look, seat)} incapacitated` : '';
    return `${who(look, seat).whom}${verb} on ${turns.length === 1 ? 'turn' : 'turns'} ${sayList(turns)}`;
  });
  if (said.length === 0) return 'Nobody was incapacitated.';
  return capital(`${said.length === 2 ? said.join(', ') : sayList(said)}.`);
}

/** The best elimination. */
function best(look: Looking): string[] {
  const kill = bestIn(look);
  if (!kill) return [];
  const quality = kill.quality > 0 ? `, ${kill.quality} of them for Elimination Quality` : '';
  const which = look.match.kills.length === 1 ? 'the only elimination' : 'the best elimination';
  return [
    `${capital(which)} was ${kill.crim}, by ${who(look, kill.seat).whom} on turn ${kill.turn}: ${plural(kill.points, 'point')}${quality}.`,
  ];
}
const bestIn = ({ match }: Looking): Kill | undefined => greatest(match.kills, one => one.points);

// Moments

/** What may have decided it: every elimination, whoever was carried out, and who took the lead. */
function moments(look: Looking): TurningPoint[] {
  const { kills, falls } = look.match;
  const killed = (kill: Kill): TurningPoint => ({
    says: `${Who(look, kill.seat)} eliminated ${kill.crim} on turn ${kill.turn}, for ${plural(kill.points, 'point')}.`,
    at: kill.at,
    ...(look.reader !== null && kill.seat !== look.reader && !look.outcome.winners.includes(look.reader)
      ? { next: `Next time, go for ${kill.crim} first: it brought ${who(look, kill.seat).whom} ${plural(kill.points, 'point')}.` }
      : {}),
  });
  const fell = ({ seat, turn, at }: Mark): TurningPoint => ({
    says: `${Who(look, seat)} went down on turn ${turn} and had to be carried out.`,
    at,
    next: `Next time, rest or take cover before the crims act: ${who(look, seat).whom} held every Wound Token on turn ${turn}.`,
  });
  return inOrder([...kills.map(killed), ...falls.map(fell)]);
}

/** Where no moment says it. */
function nextTime({ match, view, outcome }: Looking): Pick<Tale, 'next'> {
  if ('tier' in outcome.facts && outcome.winners.length > 0) {
    const higher = tierAbove(outcome.facts.points[0]!, view);
    return higher ? { next: `Next time, hunt for ${higher}: that takes ${plural(targetOf(higher, view.length), 'point')}.` } : {};
  }
  const pods = match.tallies.reduce((sum, one) => sum + one.pods, 0);
  return pods === 0 ? { next: 'Next time, open a pod on the way: nobody did, and each of them brings something.' } : {};
}

// Figures

const FIGURES: readonly (readonly [says: string, of: keyof Tally])[] = [
  ['Eliminations', 'kills'],
  ['Elimination Quality', 'quality'],
  ['Pods opened', 'pods'],
  ['Wounds taken', 'wounds'],
  ['Incapacitations', 'falls'],
];

function figures({ match, outcome }: Looking): Figure[] {
  const { points } = outcome.facts;
  const seats = [...points.keys()];
  return [
    figureOf('Points', seats, seat => points[seat]!),
    ...FIGURES.map(([says, key]) => figureOf(says, seats, seat => match.tallies[seat]![key])),
  ];
}

export function tale(told: readonly UrbanEvent[], view: View, outcome: UrbanOutcome, reader: Seat | null): Tale {
  const look: Looking = { match: new Chronicle(told, view), view, reader, outcome };
  return {
    heroes: view.hunters.map((_, seat) => person(view, seat, null).whom),
    headline: headline(look),
    says: [course(look), ...best(look), ...lead(look), falls(look)],
    moments: moments(look),
    ...nextTime(look),
    figures: figures(look),
  };
}
