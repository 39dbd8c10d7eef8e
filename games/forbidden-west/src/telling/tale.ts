/** The story of a chapter, looked back at: made from what was told and nothing else. */
import { capital, type Figure, type Outcome, plural, type Recalled, type Seat, sayList, type Tale } from '@quarry/kernel';
import type { BriefId, EnemyType } from '../content/kinds.ts';
import { ENEMY_NAMES } from '../content/names.ts';
import { chapterOf } from '../content/story/index.ts';
import type { Told, WestEvent } from '../events.ts';
import { briefOf } from '../field.ts';
import { seatsOf } from '../questions.ts';
import { ENDINGS } from '../sentences/log/story.ts';
import { marshalName } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { type DeedDone, deedsIn, deedsOf, sum } from './deeds.ts';

// What the record knows

/** One try of an encounter. */
interface Try {
  readonly brief: BriefId;
  readonly at: number;
  /** The first to be seen. */
  revealed: { readonly seat: Seat; readonly turn: number; readonly at: number } | null;
  end: Told<'fight-won' | 'fight-failed'> | null;
  endAt: number;
  turns: number;
}
interface Faint {
  readonly seat: Seat;
  readonly turn: number;
  readonly at: number;
}

/** What a chapter was made of, read in one go. */
class Chronicle {
  readonly tries: Try[] = [];
  readonly faints: Faint[] = [];
  readonly deeds: readonly DeedDone[];
  pages = 0;
  rolls = 0;
  passed = 0;
  readonly played: number[];
  /** By event: the turn, and what each enemy is called then. */
  readonly #turns: number[] = [];
  readonly #names: (ReadonlyMap<number, string> | undefined)[] = [];

  constructor(told: readonly WestEvent[], seats: number) {
    this.played = new Array<number>(seats).fill(0);
    this.deeds = deedsIn(told);
    let turn = 0;
    let types = new Map<number, EnemyType>();
    let names: ReadonlyMap<number, string> = new Map();
    for (const [at, event] of told.entries()) {
      if (event.type === 'brief-opened') [turn, types] = [0, new Map()];
      if (event.type === 'turn-began') turn = event.turn;
      if (event.type === 'enemy-placed') names = namesOf(types.set(event.enemy, event.enemyType));
      this.#turns.push(turn);
      this.#names.push(names);
      this.#hear(event, at, turn);
    }
  }

  #hear(event: WestEvent, at: number, turn: number): void {
    const last = this.tries.at(-1);
    switch (event.type) {
      case 'entry-opened':
        this.pages += 1;
        break;
      case 'story-rolled':
        this.rolls += 1;
        this.passed += event.isPassed ? 1 : 0;
        break;
      case 'brief-opened':
        this.tries.push({ brief: event.brief, at, revealed: null, end: null, endAt: at, turns: 0 });
        break;
      case 'turn-began':
        if (last) last.turns = turn;
        break;
      case 'marshal-revealed':
        if (last) last.revealed ??= { seat: event.seat, turn, at };
        break;
      case 'marshal-fainted':
        this.faints.push({ seat: event.seat, turn, at });
        break;
      case 'card-played':
        this.played[event.seat]! += 1;
        break;
      case 'fight-won':
      case 'fight-failed':
        if (last) [last.end, last.endAt] = [event, at];
        break;
      default:
        break;
    }
  }

  turnAt(at: number): number {
    return this.#turns[at]!;
  }
  enemy(id: number, at: number): string {
    return this.#names[at]?.get(id) ?? 'an enemy';
  }
}

/** `the Razorhound`, or of several `a Scurrier`. */
function namesOf(types: ReadonlyMap<number, EnemyType>): ReadonlyMap<number, string> {
  const all = [...types.values()];
  return new Map(
    [...types].map(([id, type]) => {
      const name = ENEMY_NAMES[type];
      if (type === 'dal') return [id, name];
      const article = all.filter(one => one === type).length === 1 ? 'the' : /^[AEIOU]/.test(name) ? 'an' : 'a';
      return [id, `${article} ${name}`];
    }),
  );
}

/** Who is spoken of, and to whom. */
interface Telling {
  readonly story: Chronicle;
  readonly view: View;
  readonly reader: Seat | null;
}
const who = ({ view, reader }: Telling, seat: Seat): string => (seat === reader ? 'you' : marshalName(view, seat));
const was = ({ reader }: Telling, seat: Seat): string => (seat === reader ? 'were' : 'was');
const whose = ({ view, reader }: Telling, seat: Seat): string => (seat === reader ? 'yours' : `${marshalName(view, seat)}’s`);
const most = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.length === 0 ? undefined : all.reduce((best, one) => (worth(one) > worth(best) ? one : best));

// Sentences

function opening({ story, view }: Telling): string[] {
  const { title } = chapterOf(view.chapter);
  if (story.pages === 0) return [];
  return [`Chapter ${view.chapter}, ${title}, led over ${plural(story.pages, 'page')}${rollsSay(story)}.`];
}
function rollsSay({ rolls, passed }: Chronicle): string {
  if (rolls === 0) return '';
  if (rolls === 1) return `, and its one roll ${passed === 1 ? 'passed' : 'failed'}`;
  if (passed === 0) return `, and none of ${rolls} rolls passed`;
  return passed === rolls ? `, and ${rolls === 2 ? 'both' : `all ${rolls}`} rolls passed` : `, and ${passed} of ${rolls} rolls passed`;
}

const LOST: Readonly<Record<Told<'fight-failed'>['why'], string>> = {
  fainted: 'somebody fainted, and no potion was left',
  brief: 'the objective could no longer be met',
  late: 'the last turn was over before the objective was met',
};
/** Tries that came to nothing before the last one. */
function setbacks({ story }: Telling): string[] {
  const failed = story.tries.slice(0, -1).filter(one => one.end?.type === 'fight-failed');
  const [first] = failed;
  if (first?.end?.type !== 'fight-failed') return [];
  const name = briefOf(first.brief).name;
  return failed.length === 1
    ? [`The first try at ${name} failed on turn ${first.turns}: ${LOST[first.end.why]}.`]
    : [`${capital(plural(failed.length, 'try', 'tries'))} failed; the first, at ${name}, ended when ${LOST[first.end.why]}.`];
}

function stealth(told: Telling): string[] {
  const last = told.story.tries.at(-1);
  if (!last || last.turns === 0) return [];
  const { revealed } = last;
  const when = told.story.tries.length > 1 ? `In ${briefOf(last.brief).name}, at the last try, ` : '';
  if (!revealed) return [capital(`${when}nobody was seen from the first turn to the last.`)];
  const isRevealed = `${who(told, revealed.seat)} ${was(told, revealed.seat)}`;
  if (revealed.turn <= 1) return [capital(`${when}${isRevealed} seen on the first turn already.`)];
  return [capital(`${when}nobody was seen for ${plural(revealed.turn - 1, 'turn')}; then ${isRevealed} revealed.`)];
}

const lastTry = ({ story }: Telling): number => story.tries.at(-1)?.at ?? 0;
const killsOf = (told: Telling) => deedsOf(told.story.deeds, 'kill').filter(one => one.at > lastTry(told));
const hurtsOf = (told: Telling) => deedsOf(told.story.deeds, 'hurt').filter(one => one.at > lastTry(told));
const heaviest = (told: Telling) =>
  most(
    deedsOf(told.story.deeds, 'hit').filter(one => one.at > lastTry(told) && one.seat >= 0 && one.n > 0),
    one => one.n,
  );

function firstBlood(told: Telling): string[] {
  const [first, next] = killsOf(told);
  if (!first || !next || first.seat < 0) return [];
  const { story } = told;
  return [
    `${capital(who(told, first.seat))} brought down the first enemy, ${story.enemy(first.enemy, first.at)}, on turn ${story.turnAt(first.at)}.`,
  ];
}
const blowSays = (told: Telling, { seat, n, enemy, at }: { seat: Seat; n: number; enemy: number; at: number }): string =>
  `The heaviest blow was ${whose(told, seat)}: ${n} damage to ${told.story.enemy(enemy, at)} on turn ${told.story.turnAt(at)}.`;
function greatBlow(told: Telling): string[] {
  const hit = heaviest(told);
  return hit ? [blowSays(told, hit)] : [];
}

/** Hit points from which one attack is enough. */
const CLOSE = 4;
const TIMES = ['', 'once', 'twice', 'three times', 'four times'] as const;
function toll(told: Telling): string[] {
  const { story, view } = told;
  const seats = seatsOf(view).filter(seat => story.faints.some(one => one.seat === seat));
  if (seats.length > 0) {
    const each = seats.map(seat => {
      const n = story.faints.filter(one => one.seat === seat).length;
      return `${who(told, seat)} fainted ${TIMES[n] ?? `${n} times`}`;
    });
    return [`${capital(sayList(each))}${story.faints.length === 1 ? ' and woke again' : ', and woke again each time'}.`];
  }
  const closest = most(hurtsOf(told), one => -one.dial);
  if (!closest) return ['Nobody was hurt.'];
  if (closest.dial === 0) return [];
  return closest.dial <= CLOSE
    ? [`Nobody fainted; ${who(told, closest.seat)} came closest, with ${closest.dial} HP left.`]
    : [`Nobody fainted, or fell below ${closest.dial} HP.`];
}

function ending(told: Telling): string[] {
  const last = told.story.tries.at(-1);
  if (!last?.end) return [];
  const { name } = briefOf(last.brief);
  if (last.end.type === 'fight-failed') return [lossSays(told, last.end, last.turns)];
  const kill = killsOf(told).at(-1);
  const isDecisive = kill !== undefined && kill.seat >= 0 && told.story.turnAt(kill.at) === last.turns;
  return isDecisive
    ? [`On turn ${last.turns} ${who(told, kill.seat)} brought down ${told.story.enemy(kill.enemy, kill.at)}, and ${name} was won.`]
    : [`${name} was won on turn ${last.turns}.`];
}
function lossSays(told: Telling, { brief, why }: Told<'fight-failed'>, turn: number): string {
  const { name } = briefOf(brief);
  const fallen = hurtsOf(told).findLast(one => one.dial === 0);
  return why === 'fainted' && fallen
    ? `On turn ${turn} ${who(told, fallen.seat)} fainted with no potion left, and ${name} was lost.`
    : `On turn ${turn} ${name} was lost: ${LOST[why]}.`;
}
function afterwards({ story, view }: Telling): string[] {
  if (view.ending !== null) return [`The story ended: ${ENDINGS[view.ending]}.`];
  const end = story.tries.at(-1)?.end;
  return end?.type === 'fight-failed' ? [`The party pressed on, with ${plural(view.setbacks, 'setback')} so far.`] : [];
}

// Headline, moments, figures

const ALL = ['', '', ', both of you', ', all three of you', ', all four of you'] as const;
function headline({ story, view, reader }: Telling, { winners }: Outcome): string {
  if (winners.length > 0) return reader === null ? 'The party wins.' : `You win${ALL[view.party.marshals.length]}.`;
  const last = story.tries.at(-1);
  const what = last ? briefOf(last.brief).name : chapterOf(view.chapter).title;
  return view.party.marshals.length === 1 || reader === null ? `${what} is lost.` : `${what} is lost, for all of you.`;
}

/** In their order, none twice, five at most. */
function moments(told: Telling): Recalled[] {
  const { story } = told;
  const last = story.tries.at(-1);
  const hit = heaviest(told);
  const [firstKill] = killsOf(told);
  const revealed = last?.revealed;
  const faint = story.faints.at(-1);
  const found: Recalled[] = [
    ...(firstKill && firstKill.seat >= 0
      ? [{ says: `${capital(who(told, firstKill.seat))} brought down the first enemy.`, at: firstKill.at }]
      : []),
    ...(revealed
      ? [{ says: `${capital(who(told, revealed.seat))} ${was(told, revealed.seat)} revealed on turn ${revealed.turn}.`, at: revealed.at }]
      : []),
    ...(hit ? [{ says: blowSays(told, hit), at: hit.at }] : []),
    ...(faint ? [{ says: `${capital(who(told, faint.seat))} fainted on turn ${faint.turn}.`, at: faint.at }] : []),
    ...(last?.end ? [{ says: `${briefOf(last.brief).name} was ${last.end.type === 'fight-won' ? 'won' : 'lost'}.`, at: last.endAt }] : []),
  ];
  const began = last && found.length < 3 ? [{ says: `${briefOf(last.brief).name} began.`, at: last.at }] : [];
  return [...began, ...found].sort((a, b) => a.at - b.at);
}

function figures({ story, view }: Telling): Figure[] {
  const seats = seatsOf(view);
  const each = (says: string, value: (seat: Seat) => number): Figure => ({ says, of: seats.map(seat => ({ seat, value: value(seat) })) });
  const of = <Is extends DeedDone['is']>(is: Is, seat: Seat) => deedsOf(story.deeds, is).filter(one => one.seat === seat);
  return [
    each('Damage done', seat => sum(of('hit', seat).map(one => one.n))),
    each('Enemies defeated', seat => of('kill', seat).length),
    each('Damage suffered', seat => sum(of('hurt', seat).map(one => one.n))),
    each('Damage evaded', seat => sum(of('blow', seat).map(one => one.evaded))),
    each('Faints', seat => story.faints.filter(one => one.seat === seat).length),
    each('Cards played', seat => story.played[seat]!),
    { says: 'Turns', of: [{ seat: null, value: sum(story.tries.map(one => one.turns)) }] },
  ];
}

/** Four to six sentences are a story: what there is too much of is left out from the least of it. */
const PARTS = [
  { part: opening, isDear: false },
  { part: setbacks, isDear: true },
  { part: stealth, isDear: true },
  { part: firstBlood, isDear: false },
  { part: greatBlow, isDear: true },
  { part: toll, isDear: true },
  { part: ending, isDear: true },
  { part: afterwards, isDear: true },
] as const;
const MOST_SENTENCES = 6;
function sentences(telling: Telling): string[] {
  const all = PARTS.flatMap(({ part, isDear }) => part(telling).map(says => ({ says, isDear })));
  for (let over = all.length - MOST_SENTENCES; over > 0; over--) {
    const at = all.findLastIndex(one => !one.isDear);
    if (at >= 0) all.splice(at, 1);
  }
  return all.map(one => one.says);
}

/** A skirmish has no pages, a chapter may have no encounter: there is always something to say. */
function filled(says: readonly string[], { view }: Telling): string[] {
  const rest = [
    `Chapter ${view.chapter} is over.`,
    `${plural(view.party.potions, 'potion')} and ${plural(view.party.supplies, 'supply', 'supplies')} were left.`,
  ];
  return says.length < 3 ? [...says, ...rest].slice(0, 4) : [...says];
}

export function tale(told: readonly WestEvent[], view: View, outcome: Outcome, reader: Seat | null): Tale {
  const telling: Telling = { story: new Chronicle(told, view.party.marshals.length), view, reader };
  return {
    headline: headline(telling, outcome),
    says: filled(sentences(telling), telling),
    moments: moments(telling),
    figures: figures(telling),
  };
}
