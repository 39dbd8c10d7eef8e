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
  type Seat,
  sayList,
  type Tale,
  type TurningPoint,
  times,
} from '@quarry/kernel';
import type { DawnEvent, DawnOutcome } from '../events.ts';
import { isCooperative } from '../questions.ts';
import { hunterName, LAST_ENCOUNTER, person } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { type Chapter, Chronicle, type Feat, type Tally } from './chronicle.ts';
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
/** `your 3`, `the Carja Warrior’s 3`. */
const their = (look: Looking, seat: Seat): string => who(look, seat).whose;

/** The last encounter is one of a kind. */
const named = ({ encounter, name }: Chapter): string => (encounter === LAST_ENCOUNTER ? `the ${name}` : name);
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
  const call = hunt.chapters.find(one => one.encounter === LAST_ENCOUNTER);
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

/** How the last encounter ended. */
function end(look: Looking): string[] {
  const last = look.hunt.chapters.at(-1);
  return last && last.at >= 0 ? [ending(look, last)] : [];
}

/** The first machine that fell, and the hardest hit. */
function feats(look: Looking): string[] {
  const { kills, best } = look.hunt;
  const [first] = kills;
  return [
    ...(first ? [`${Who(look, first.seat)} killed the first machine, a ${first.machine}, ${inChapter(first.chapter)}.`] : []),
    ...(best ? [`${Who(look, best.seat)} hit hardest: ${best.n} damage to a ${best.machine} ${inChapter(best.chapter)}.`] : []),
  ];
}

// Moments

/** A blow that costs as many cards is worth a sentence. */
const HEAVY = 2;

/** What may have decided it: every kill but the first, which the story tells, and what reads like that one, heavy blows, faints, and where hunters are rivals the encounters before the last one. */
function moments(look: Looking): TurningPoint[] {
  const { kills, blows, faints, chapters } = look.hunt;
  const [first] = kills;
  const isLikeFirst = ({ seat, machine, chapter }: (typeof kills)[number]): boolean =>
    seat === first!.seat && machine === first!.machine && chapter === first!.chapter;
  const found: TurningPoint[] = [
    ...kills
      .filter(one => !isLikeFirst(one))
      .map(one => ({ says: `${Who(look, one.seat)} killed a ${one.machine} ${inChapter(one.chapter)}.`, at: one.at })),
    ...blows.filter(one => one.n >= HEAVY).map(one => blowSays(look, one)),
    ...faints.map(one => faintSays(look, one)),
    ...(isCooperative(look.view) ? [] : chapters.slice(0, -1)).flatMap(one =>
      one.at >= 0 ? [{ says: ending(look, one), at: one.at, ...nextAfter(one) }] : [],
    ),
  ];
  return inOrder(found.filter((one, i) => found.findIndex(other => other.at === one.at) === i));
}

const blowSays = (look: Looking, { seat, n, machine, chapter, at }: Feat): TurningPoint => ({
  says: `A ${machine} cost ${who(look, seat).whom} ${plural(n, 'card')} in one blow, ${inChapter(chapter)}.`,
  at,
  next: `Next time, strike the ${machine} before it acts, or stay out of its reach: it took ${plural(n, 'card')} from ${who(look, seat).whom} in one blow.`,
});

const faintSays = (look: Looking, { seat, machine, chapter, at }: Feat): TurningPoint => ({
  says: `${capital(machine === 'machine' ? 'the last card went' : `a ${machine} took the last card`)}, and ${who(look, seat).whom} went down ${inChapter(chapter)}.`,
  at,
  next: `Next time, craft sooner: ${who(look, seat).whom} had no card left to lose ${inChapter(chapter)}.`,
});

/** What an encounter was lost by. */
function nextAfter(chapter: Chapter): Pick<TurningPoint, 'next'> {
  if (chapter.isWon) return {};
  if (chapter.hasDuskFallen) return { next: `Next time, count the turns: Dusk fell over ${named(chapter)} at ${endedWith(chapter)}.` };
  if (chapter.escaped > 0)
    return { next: `Next time, cut off the way out: ${plural(chapter.escaped, 'machine')} escaped ${inChapter(chapter)}.` };
  return {};
}

/** Where no moment says it: what the last encounter was lost by, or what else the box has. */
function nextTime(look: Looking, { winners }: DawnOutcome): Pick<Tale, 'next'> {
  const { hunt, view } = look;
  const last = hunt.chapters.at(-1);
  const faint = hunt.faints.at(-1);
  if (winners.length === 0 && last) return faint?.chapter === last ? { next: faintSays(look, faint).next! } : nextAfter(last);
  if (view.mode === 'cooperative-easy')
    return { next: 'Next time, play it without the easy rules: the machines are the same, and hit as printed.' };
  return isCooperative(view) ? { next: 'Next time, take other hunters: each deck wants another way to hunt.' } : {};
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
    heroes: view.hunters.map((_, seat) => hunterName(view, seat)),
    headline: headline(outcome, look),
    says: [...course(look), ...feats(look), ...perils(look), ...lead(look), ...end(look)],
    moments: moments(look),
    ...nextTime(look, outcome),
    figures: figures(look, outcome),
  };
}
