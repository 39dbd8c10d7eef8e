/** The story of a chapter, looked back at: made from what was told and nothing else. */
import {
  allOfYou,
  capital,
  enough,
  type Figure,
  figureOf,
  greatest,
  inOrder,
  type Outcome,
  plural,
  type Seat,
  type Tale,
  type TurningPoint,
  total,
} from '@quarry/kernel';
import type { BriefId, EnemyType } from '../content/kinds.ts';
import { ENEMY_NAMES } from '../content/names.ts';
import { chapterOf } from '../content/story/index.ts';
import type { Told, WestEvent } from '../events.ts';
import { briefOf } from '../places.ts';
import { seatsOf } from '../questions.ts';
import { briefCalled, marshalName, person } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { type DeedDone, deedsIn, deedsOf } from './deeds.ts';

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

// Sentences

function opening({ story }: Telling): string[] {
  return story.pages === 0 ? [] : [`The story led over ${plural(story.pages, 'page')}${rollsSay(story)}.`];
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
  const name = briefCalled(first.brief);
  return failed.length === 1
    ? [`The first try at ${name} failed on turn ${first.turns}: ${LOST[first.end.why]}.`]
    : [`${capital(plural(failed.length, 'try', 'tries'))} failed; the first, at ${name}, ended when ${LOST[first.end.why]}.`];
}

/** Whoever was seen is a moment. */
function stealth({ story }: Telling): string[] {
  const last = story.tries.at(-1);
  if (!last || last.turns === 0 || last.revealed) return [];
  const when = story.tries.length > 1 ? `In ${briefCalled(last.brief)}, at the last try, ` : '';
  return [capital(`${when}nobody was seen from the first turn to the last.`)];
}

const lastTry = ({ story }: Telling): number => story.tries.at(-1)?.at ?? 0;
const killsOf = (told: Telling) => deedsOf(told.story.deeds, 'kill').filter(one => one.at > lastTry(told));
const hurtsOf = (told: Telling) => deedsOf(told.story.deeds, 'hurt').filter(one => one.at > lastTry(told));
const heaviest = (told: Telling) =>
  greatest(
    deedsOf(told.story.deeds, 'hit').filter(one => one.at > lastTry(told) && one.seat >= 0 && one.n > 0),
    one => one.n,
  );

const blowSays = (told: Telling, { seat, n, enemy, at }: { seat: Seat; n: number; enemy: number; at: number }): string =>
  `The heaviest blow was ${person(told.view, seat, told.reader).theirs}: ${n} damage to ${told.story.enemy(enemy, at)} on turn ${told.story.turnAt(at)}.`;
/** Hit points from which one attack is enough. */
const CLOSE = 4;
/** Whoever fainted is a moment. */
function toll(told: Telling): string[] {
  if (told.story.faints.length > 0) return [];
  const closest = greatest(hurtsOf(told), one => -one.dial);
  if (!closest) return ['Nobody was hurt.'];
  if (closest.dial === 0) return [];
  return closest.dial <= CLOSE
    ? [`Nobody fainted; ${who(told, closest.seat)} came closest, with ${closest.dial} HP left.`]
    : [`Nobody fell below ${closest.dial} HP.`];
}

/** How the last try ended. */
function ending(told: Telling): string[] {
  const last = told.story.tries.at(-1);
  if (!last?.end) return [];
  const name = briefCalled(last.brief);
  if (last.end.type === 'fight-failed') return [lossSays(told, last.end, last.turns)];
  const kill = killsOf(told).at(-1);
  const isDecisive = kill !== undefined && kill.seat >= 0 && told.story.turnAt(kill.at) === last.turns;
  return isDecisive
    ? [`On turn ${last.turns} ${who(told, kill.seat)} brought down ${told.story.enemy(kill.enemy, kill.at)}, and ${name} was won.`]
    : [`${capital(name)} was won on turn ${last.turns}.`];
}
function lossSays(told: Telling, { brief, why }: Told<'fight-failed'>, turn: number): string {
  const name = briefCalled(brief);
  const fallen = hurtsOf(told).findLast(one => one.dial === 0);
  return why === 'fainted' && fallen
    ? `On turn ${turn} ${who(told, fallen.seat)} fainted with no potion left, and ${name} was lost.`
    : `On turn ${turn} ${name} was lost: ${LOST[why]}.`;
}

// Headline, moments, figures

const isLesson = ({ isSkirmish, brief }: View): boolean => isSkirmish && brief === 'B0';

function headline({ story, view, reader }: Telling, { winners }: Outcome): string {
  const wins = reader === null ? 'the party wins' : `you win${allOfYou(view.party.marshals.length)}`;
  if (isLesson(view)) return winners.length > 0 ? `The lesson is over: ${wins}.` : `The lesson is over, and ${briefCalled('B0')} is lost.`;
  if (winners.length > 0) return `${capital(wins)}.`;
  const last = story.tries.at(-1);
  const what = last ? briefOf(last.brief).name : chapterOf(view.chapter).title;
  return view.party.marshals.length === 1 || reader === null ? `${what} is lost.` : `${what} is lost, for all of you.`;
}

/** Damage at once that is worth a sentence. */
const HEAVY = 3;

/** What may have decided it: who was seen, every enemy that fell, heavy damage, and faints, in the last try. */
function moments(told: Telling): TurningPoint[] {
  const { story } = told;
  const isAlone = told.view.party.marshals.length === 1;
  const revealed = story.tries.at(-1)?.revealed;
  const end = told.story.tries.at(-1)?.endAt ?? -1;
  const turnOf = (at: number): string => `on turn ${story.turnAt(at)}`;
  const found: TurningPoint[] = [
    ...(revealed
      ? [
          {
            says: `${capital(who(told, revealed.seat))} ${was(told, revealed.seat)} ${isAlone ? 'seen' : 'the first to be seen,'} on turn ${revealed.turn}.`,
            at: revealed.at,
            next: `Next time, stay hidden longer: ${who(told, revealed.seat)} ${was(told, revealed.seat)} seen on turn ${revealed.turn}.`,
          },
        ]
      : []),
    ...killsOf(told)
      .filter(one => one.seat >= 0)
      .map(({ seat, enemy, at }) => ({ says: `${capital(who(told, seat))} defeated ${story.enemy(enemy, at)} ${turnOf(at)}.`, at })),
    ...hurtsOf(told)
      .filter(one => one.n >= HEAVY)
      .map(({ seat, n, dial, at }) => ({
        says: `${capital(who(told, seat))} took ${n} damage at once ${turnOf(at)}, with ${dial} HP left.`,
        at,
        next: `Next time, keep a card to evade with: ${who(told, seat)} took ${n} damage at once ${turnOf(at)}.`,
      })),
    ...story.faints
      .filter(one => one.at > lastTry(told) && one.at !== end)
      .map(({ seat, turn, at }) => ({
        says: `${capital(who(told, seat))} fainted on turn ${turn}.`,
        at,
        next: `Next time, drink a potion sooner, or step back: ${who(told, seat)} fainted on turn ${turn}.`,
      })),
  ];
  return inOrder(found);
}

/** Where no moment says it. */
function nextTime({ story }: Telling): Pick<Tale, 'next'> {
  const end = story.tries.findLast(one => one.end?.type === 'fight-failed')?.end;
  if (end?.type !== 'fight-failed')
    return story.passed < story.rolls ? { next: 'Next time, send whoever has the most dice to the rolls of the story.' } : {};
  return end.why === 'late' ? { next: 'Next time, look at the last turn first: it came before the objective was met.' } : {};
}

function figures({ story, view }: Telling): Figure[] {
  const seats = seatsOf(view);
  const each = (says: string, value: (seat: Seat) => number): Figure => figureOf(says, seats, value);
  const of = <Is extends DeedDone['is']>(is: Is, seat: Seat) => deedsOf(story.deeds, is).filter(one => one.seat === seat);
  return [
    each('Damage done', seat => total(of('hit', seat).map(one => one.n))),
    each('Enemies defeated', seat => of('kill', seat).length),
    each('Damage suffered', seat => total(of('hurt', seat).map(one => one.n))),
    each('Damage evaded', seat => total(of('blow', seat).map(one => one.evaded))),
    each('Faints', seat => story.faints.filter(one => one.seat === seat).length),
    each('Cards played', seat => story.played[seat]!),
  ];
}

/** The heaviest blow. */
const feats = (told: Telling): string[] => {
  const hit = heaviest(told);
  return hit ? [blowSays(told, hit)] : [];
};

const PARTS = [opening, setbacks, stealth, feats, toll, ending] as const;
const left = (n: number, one: string, several?: string): string => `${plural(n, one, several)} ${n === 1 ? 'was' : 'were'}`;

/** A skirmish has no pages, a chapter may have no encounter: there is always something to say. */
function sentences(telling: Telling): string[] {
  const says = PARTS.flatMap(part => part(telling));
  const { potions, supplies } = telling.view.party;
  const rest = [`${left(potions, 'potion')} left.`, `${left(supplies, 'supply', 'supplies')} left.`];
  return enough(says, rest);
}

export function tale(told: readonly WestEvent[], view: View, outcome: Outcome, reader: Seat | null): Tale {
  const telling: Telling = { story: new Chronicle(told, view.party.marshals.length), view, reader };
  return {
    heroes: seatsOf(view).map(seat => marshalName(view, seat)),
    headline: headline(telling, outcome),
    says: sentences(telling),
    moments: moments(telling),
    ...nextTime(telling),
    figures: figures(telling),
  };
}
