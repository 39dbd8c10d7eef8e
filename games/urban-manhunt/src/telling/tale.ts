/** The story of a match: who has won, how it went, what decided it, and its figures. It tells only what the record knows. */
import {
  capital,
  type Figure,
  figureOf,
  greatest,
  inOrder,
  type Person,
  plural,
  type Recalled,
  type Seat,
  sayList,
  type Tale,
  times,
} from '@quarry/kernel';
import { zoneMap } from '../content/maps.ts';
import type { UrbanEvent, UrbanOutcome } from '../events.ts';
import { person } from '../sentences/log/facts.ts';
import type { View } from '../state.ts';
import { Chronicle, type Kill, type Tally } from './chronicle.ts';

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
  if (leads.length === 1) return [`${Who(look, last.seat)} took the lead on turn ${last.turn} and kept it.`];
  const often = times(leads.length - 1);
  const isKept = look.outcome.winners.includes(last.seat);
  return [`The lead changed ${often}; ${who(look, last.seat).whom} took it ${isKept ? 'for good' : 'last'} on turn ${last.turn}.`];
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

// Moments

const KEPT = 4;

/** What decided it, the weightiest first: the best elimination, the first and the last ones. Falls and leads are told in the story. */
function moments(look: Looking): Recalled[] {
  const { kills } = look.match;
  const best = greatest(kills, one => one.points);
  const [first] = kills;
  const isOnly = kills.length === 1;
  const killed = (kill: Kill): Recalled => {
    const which = isOnly ? 'the only elimination' : kill === best ? 'the best elimination' : kill === first ? 'the first elimination' : '';
    const quality = kill === best && kill.quality > 0 ? `, ${kill.quality} of them for Elimination Quality` : '';
    return {
      says: `On turn ${kill.turn} ${who(look, kill.seat).whom} eliminated ${kill.crim}${which && `, ${which}`}, for ${plural(kill.points, 'point')}${quality}.`,
      at: kill.at,
    };
  };
  const found = [...(best ? [best] : []), ...kills.slice(0, 1), ...kills.slice(1).toReversed()];
  return inOrder([...new Set(found)].slice(0, KEPT).map(killed));
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
    headline: headline(look),
    says: [course(look), ...lead(look), falls(look)],
    moments: moments(look),
    figures: figures(look),
  };
}
