/** The story of a match: who has won, how it went, what decided it, and its figures. It tells only what the record knows. */
import { capital, type Figure, type Person, plural, type Recalled, type Seat, sayList, type Tale } from '@quarry/kernel';
import { zoneMap } from '../content/maps.ts';
import type { UrbanEvent, UrbanOutcome } from '../events.ts';
import { person } from '../sentences/log/facts.ts';
import { outcomeSays } from '../sentences/stage.ts';
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
  const { outcome, view, reader } = look;
  const { winners, facts } = outcome;
  if ('tier' in facts)
    return `${winners.length > 0 ? (reader === null ? `${Who(look, 0)} wins. ` : 'You win. ') : ''}${outcomeSays(outcome, view)}`;
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

function course({ match: { turns, overtimes }, view }: Looking): string {
  const over = overtimes > 0 ? `, ${overtimes} of them in overtime` : '';
  return `The hunt in ${zoneMap(view.zone).name} lasted ${plural(turns, 'turn')}${over}.`;
}

const worth = ({ points, quality }: Kill): string =>
  `${plural(points, 'point')}${quality > 0 ? `, ${quality} of them for Elimination Quality` : ''}`;

const bestOf = (kills: readonly Kill[]): Kill | undefined => kills.toSorted((a, b) => b.points - a.points)[0];

/** The first elimination, and the best one. */
function eliminations(look: Looking): string[] {
  const { kills } = look.match;
  const [first] = kills;
  const best = bestOf(kills);
  if (!first || !best) return ['No crim was eliminated.'];
  const opening = `${Who(look, first.seat)} made the first elimination on turn ${first.turn}: ${first.crim}, for ${worth(first)}.`;
  if (best === first) return [opening, 'No later one brought more.'].slice(0, kills.length > 1 ? 2 : 1);
  const whose = best.seat === look.reader ? 'yours' : who(look, best.seat).whose;
  return [opening, `The best one was ${whose}: ${best.crim} on turn ${best.turn}, for ${worth(best)}.`];
}

/** How the lead went from hand to hand. */
function lead(look: Looking): string[] {
  const { leads } = look.match;
  const last = leads.at(-1);
  if (!last || look.view.hunters.length === 1) return [];
  if (leads.length === 1) return [`${Who(look, last.seat)} took the lead on turn ${last.turn} and kept it.`];
  const often = leads.length === 2 ? 'once' : leads.length === 3 ? 'twice' : `${leads.length - 1} times`;
  const isKept = look.outcome.winners.includes(last.seat);
  return [`The lead changed ${often}; ${who(look, last.seat).whom} took it ${isKept ? 'for good' : 'last'} on turn ${last.turn}.`];
}

/** Who was carried out, and when. */
function falls(look: Looking): string {
  const said = look.view.hunters.flatMap((_, seat) => {
    const own = look.match.falls.filter(one => one.seat === seat);
    if (own.length === 0) return [];
    return [
      `${who(look, seat).whom} ${was(look, seat)} incapacitated on ${own.length === 1 ? 'turn' : 'turns'} ${sayList(own.map(one => `${one.turn}`))}`,
    ];
  });
  return said.length === 0 ? 'Nobody was incapacitated.' : capital(`${said.join('; ')}.`);
}

function ending(look: Looking): string {
  const { outcome, view } = look;
  const { facts } = outcome;
  if ('tier' in facts) return view.hasConceded ? 'The hunt was given up.' : haul(look, facts.points[0]!);
  const isLevel = facts.points.filter(one => one === Math.max(...facts.points)).length > 1;
  if (isLevel) return outcomeSays(outcome, view);
  const order = facts.points.map((points, seat) => ({ points, seat })).toSorted((a, b) => b.points - a.points);
  return `It ended with ${sayList(order.map(({ points, seat }) => `${points} for ${who(look, seat).whom}`))}.`;
}

/** What a lone hunter brought home. */
function haul(look: Looking, points: number): string {
  const { kills, pods } = look.match.tallies[0]!;
  return `${Who(look, 0)} eliminated ${plural(kills, 'crim')} and opened ${plural(pods, 'pod')}: ${plural(points, 'point')}.`;
}

// Moments

const KEPT = 5;

/** What decided it, the weightiest first; each event once. */
function moments(look: Looking): Recalled[] {
  const { kills, falls: fallen, leads } = look.match;
  const best = bestOf(kills);
  const killed = (kill: Kill): Recalled => ({
    says: `${Who(look, kill.seat)} eliminated ${kill.crim} for ${plural(kill.points, 'point')}.`,
    at: kill.at,
  });
  const took = ({ seat, turn, at }: Mark): Recalled => ({ says: `${Who(look, seat)} took the lead on turn ${turn}.`, at });
  const found = [
    ...(best ? [killed(best)] : []),
    ...(look.view.hunters.length > 1 ? leads.slice(-1).map(took) : []),
    ...fallen.slice(-1).map(({ seat, turn, at }) => ({ says: `${Who(look, seat)} ${was(look, seat)} incapacitated on turn ${turn}.`, at })),
    ...kills.slice(-1).map(killed),
    ...kills.slice(0, 1).map(killed),
    ...(look.match.end >= 0 ? [{ says: ending(look), at: look.match.end }] : []),
  ];
  return found
    .filter((one, i) => found.findIndex(other => other.at === one.at) === i)
    .slice(0, KEPT)
    .toSorted((a, b) => a.at - b.at);
}

// Figures

const FIGURES: readonly (readonly [says: string, of: keyof Tally])[] = [
  ['Eliminations', 'kills'],
  ['Points for Elimination Quality', 'quality'],
  ['Pods opened', 'pods'],
  ['Wounds taken', 'wounds'],
  ['Incapacitations', 'falls'],
];

const figures = ({ match, outcome }: Looking): Figure[] => [
  { says: 'Points', of: outcome.facts.points.map((value, seat) => ({ seat, value })) },
  ...FIGURES.map(([says, key]) => ({ says, of: match.tallies.map((one, seat) => ({ seat, value: one[key] })) })),
];

export function tale(told: readonly UrbanEvent[], view: View, outcome: UrbanOutcome, reader: Seat | null): Tale {
  const look: Looking = { match: new Chronicle(told, view), view, reader, outcome };
  return {
    headline: headline(look),
    says: [course(look), ...eliminations(look), ...lead(look), falls(look), ending(look)],
    moments: moments(look),
    figures: figures(look),
  };
}
