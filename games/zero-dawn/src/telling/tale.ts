/** The story of a hunt: who has won, how it went, what decided it, and its figures. It tells only what the record knows. */
import {
  allOfYou,
  capital,
  type Figure,
  figureOf,
  inOrder,
  inWords,
  outOf,
  type Person,
  plural,
  type Recalled,
  type Seat,
  sayList,
  type Tale,
  times,
} from '@quarry/kernel';
import type { DawnEvent, DawnOutcome } from '../events.ts';
import { isCooperative } from '../questions.ts';
import { person } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { type Chapter, Chronicle, type Tally } from './chronicle.ts';
import { counted } from './machines.ts';

/** A hunt, looked back at by a seat or by whoever looks on. */
interface Looking {
  readonly hunt: Chronicle;
  readonly view: View;
  readonly reader: Seat | null;
}

const who = ({ view, reader }: Looking, seat: Seat): Person => person(view, seat, reader);
/** At the start of a sentence. */
const Who = (look: Looking, seat: Seat): string => capital(who(look, seat).whom);
const was = ({ reader }: Looking, seat: Seat): string => (seat === reader ? 'were' : 'was');
/** `your 3`, `Carja Warrior’s 3`. */
const their = (look: Looking, seat: Seat): string => who(look, seat).whose;

const LAST = 5;
/** The last encounter is one of a kind. */
const named = ({ encounter, name }: Chapter): string => (encounter === LAST ? `the ${name}` : name);
const inChapter = (chapter: Chapter): string => `in ${named(chapter)}`;

// Headline

function headline({ winners, facts }: DawnOutcome, { view, reader }: Looking): string {
  const seats = view.hunters.length;
  if (winners.length === 0) return `The hunt is lost${seats > 1 && reader !== null ? ' for all of you' : ''}.`;
  if (isCooperative(view) || !('points' in facts)) {
    return reader === null ? 'The party wins.' : `You win${allOfYou(seats)}.`;
  }
  return rivalsSay(winners, facts.points, view, reader);
}

/** More than was needed is said as such. */
const endedWith = ({ points, threshold }: { readonly points: number; readonly threshold: number }): string =>
  outOf(points, threshold, 'point');

/** ZD-END-2..4: by victory points, then by the Leader token, then shared. */
function rivalsSay(winners: readonly Seat[], points: readonly number[], view: View, reader: Seat | null): string {
  const most = plural(Math.max(...points), 'victory point');
  const names = capital(sayList(winners.map(seat => person(view, seat, reader).whom)));
  if (winners.length > 1) return `${names} share the win with ${most}.`;
  const isLevel = points.filter(one => one === Math.max(...points)).length > 1;
  const [winner] = winners;
  const won = `${names} ${winner === reader ? 'win' : 'wins'} with ${most}${isLevel ? ', by the Leader token' : ''}`;
  if (reader === null || winner === reader) return `${won}.`;
  return `${won}; you have ${points[reader]}.`;
}

// The story

/** Which encounters were won, and which were not. */
function course({ hunt, view, reader }: Looking): string[] {
  const won = hunt.chapters.filter(one => one.isWon).map(named);
  const lost = hunt.chapters.filter(one => !one.isWon).map(named);
  const party = view.hunters.length === 1 && reader !== null ? 'You' : 'The party';
  if (hunt.chapters.length === 0) return [];
  if (lost.length === 0 && won.length === 2) return [`${party} won both encounters, ${sayList(won)}.`];
  if (lost.length === 0) return [`${party} won all ${inWords(won.length)} encounters, from ${won[0]} to ${won.at(-1)}.`];
  if (won.length === 0) return [`${party} lost ${sayList(lost)}.`];
  return [`${party} won ${sayList(won)}, and lost ${sayList(lost)}.`];
}

/** Who fainted and where; if nobody did, how close it was. */
function perils(look: Looking): string[] {
  const { faints, closest } = look.hunt;
  if (faints.length > 0) return [capital(`${look.view.hunters.flatMap((_, seat) => faintsOf(look, seat)).join('; ')}.`)];
  if (!closest || closest.n > CLOSE) return ['Nobody fainted.'];
  const { seat, n, chapter } = closest;
  const cards = n === 0 ? 'the last card' : plural(n, 'card');
  return [`Nobody fainted, but ${who(look, seat).whom} ${was(look, seat)} down to ${cards} ${inChapter(chapter)}.`];
}
/** With no more cards than this it was close. */
const CLOSE = 4;

function faintsOf(look: Looking, seat: Seat): string[] {
  const own = look.hunt.faints.filter(one => one.seat === seat);
  if (own.length === 0) return [];
  const places = [...new Set(own.map(one => one.chapter))];
  const often = places.length === own.length ? '' : `${times(own.length)} `;
  const isEverywhere = places.length > 2 && places.length === look.hunt.chapters.length;
  return [`${who(look, seat).whom} fainted ${often}in ${isEverywhere ? 'each of them' : sayList(places.map(named))}`];
}

/** ZD-END-2: how rivals stood before the last encounter. */
function lead(look: Looking): string[] {
  const { hunt, view } = look;
  const call = hunt.chapters.find(one => one.encounter === LAST);
  if (!call || isCooperative(view)) return [];
  const most = Math.max(...call.standing);
  const leaders = call.standing.flatMap((points, seat) => (points === most ? [seat] : []));
  if (leaders.length > 1)
    return [
      `Before the ${call.name} ${sayList(leaders.map(seat => who(look, seat).whom))} were level at ${plural(most, 'victory point')}.`,
    ];
  const [first] = leaders;
  const rest = call.standing.flatMap((points, seat) => (seat === first ? [] : [`${their(look, seat)} ${points}`]));
  return [`Before the ${call.name} ${who(look, first!).whom} led with ${plural(most, 'victory point')} to ${sayList(rest)}.`];
}

/** How it ended: the points of the last encounter, who brought them down or what it was lost by. */
function ending(look: Looking, call: Chapter): string {
  const { hunt, view } = look;
  if (!call.isWon) return `${capital(named(call))} ended with ${endedWith(call)}${whyLost(look, call)}.`;
  const killed = view.hunters.flatMap((_, seat) => {
    const own = hunt.kills.filter(one => one.chapter === call && one.seat === seat).map(one => one.machine);
    return own.length > 0 ? [`${who(look, seat).whom} killed ${counted(own)}`] : [];
  });
  const prey = killed.length > 0 ? `: ${killed.join('; ')}` : '';
  return `${capital(named(call))} ended with ${endedWith(call)}${prey}.`;
}

function whyLost(look: Looking, call: Chapter): string {
  const fell = look.hunt.faints.filter(one => one.chapter === call);
  if (call.hasDuskFallen) return ': Dusk fell';
  if (fell.length > 0) return `: ${sayList([...new Set(fell.map(one => who(look, one.seat).whom))])} fainted`;
  return call.escaped > 0 ? `: ${plural(call.escaped, 'machine')} escaped` : '';
}

// Moments

/** What decided it, the weightiest first; each event once. Faints are told in the story. */
function moments(look: Looking): Recalled[] {
  const { kills, best, chapters } = look.hunt;
  const last = chapters.at(-1);
  const [first] = kills;
  const lost = chapters.findLast(one => one !== last && !one.isWon && one.at >= 0);
  const found: Recalled[] = [
    ...(last && last.at >= 0 ? [{ says: ending(look, last), at: last.at }] : []),
    ...(best
      ? [{ says: `${Who(look, best.seat)} hit hardest: ${best.n} damage to a ${best.machine} ${inChapter(best.chapter)}.`, at: best.at }]
      : []),
    ...(lost ? [{ says: ending(look, lost), at: lost.at }] : []),
    ...(first
      ? [{ says: `${Who(look, first.seat)} killed the first machine, a ${first.machine}, ${inChapter(first.chapter)}.`, at: first.at }]
      : []),
  ];
  return inOrder(found.filter((one, i) => found.findIndex(other => other.at === one.at) === i));
}

// Figures

const FIGURES: readonly (readonly [says: string, of: keyof Tally])[] = [
  ['Machines killed', 'kills'],
  ['Damage done', 'damage'],
  ['Components torn off', 'torn'],
  ['Cards lost', 'lost'],
  ['Faints', 'faints'],
];

function figures({ hunt, view }: Looking, { facts }: DawnOutcome): Figure[] {
  const seats = [...view.hunters.keys()];
  const points = 'points' in facts && !isCooperative(view) ? facts.points : null;
  return [
    ...(points ? [figureOf('Victory points', seats, seat => points[seat]!)] : []),
    ...FIGURES.map(([says, key]) => figureOf(says, seats, seat => hunt.tallies[seat]![key])),
  ];
}

export function tale(told: readonly DawnEvent[], view: View, outcome: DawnOutcome, reader: Seat | null): Tale {
  const look: Looking = { hunt: new Chronicle(told, view), view, reader };
  return {
    headline: headline(outcome, look),
    says: [...course(look), ...perils(look), ...lead(look)],
    moments: moments(look),
    figures: figures(look, outcome),
  };
}
