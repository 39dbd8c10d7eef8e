/**
 * Whether it makes a difference how a question is answered (decision 0027). Every answer is tried in a world that the seat holds possible, and every way on from
 * there through questions that are chores themselves. Where no way learns anything, an answer is worth exactly the states between two scenes that it leaves
 * within reach: if these are the same for all, the question comes to the same.
 */
import { sameValue } from './diff.ts';
import { hasComeToSight, hiddenZones } from './imagine.ts';
import { likenessOf } from './likeness.ts';
import { Running } from './running.ts';
import type { Chores } from './telling.ts';
import { type Answer, type Ask, BrokenPromise, type Decision, type Pick, type Seat } from './types.ts';
import { heldPossible } from './worlds.ts';

/** Forks, answers to one question, lists that are looked at for them, and scenes that are looked ahead: what would take more is asked. */
const MOST_FORKS = 48;
const MOST_ANSWERS = 24;
const MOST_LISTS = 512;
const MOST_SCENES = 32;

type AnyRunning = Running<unknown, unknown, unknown, string>;

/** One way on after an answer: the states between scenes that it passes before anything is learnt or anything else is asked. */
interface Way {
  readonly states: readonly string[];
  /** The ways on from there, if a chore is asked next; null if it ends there. */
  on(): readonly Way[] | null;
}

/** The ways take too long to look at. */
class TooMany extends Error {}

export function comesToTheSame(truth: AnyRunning, seat: Seat, chores: Chores): boolean {
  const asked = truth.standing.ask?.decisions.find((one, i) => one.seat === seat && truth.standing.picks[i] === undefined);
  if (!asked || !chores.kinds.includes(asked.kind) || picksFor(asked) === null) return false;
  const world = heldPossible(truth, seat);
  return world !== null && new Ways(world as AnyRunning, seat, chores).areOne();
}

class Ways {
  readonly #world: AnyRunning;
  readonly #seat: Seat;
  readonly #chores: Chores;
  readonly #game: AnyRunning['conditions']['game'];
  #forks = 0;
  /** Somebody else was asked on some way: then no way may leave a choice. */
  #hasOthers = false;
  /** What hears of every state between two scenes. */
  #between: (state: unknown) => void = () => {};

  constructor(world: AnyRunning, seat: Seat, chores: Chores) {
    const { game } = world.conditions;
    this.#world = world;
    this.#seat = seat;
    this.#chores = chores;
    this.#game = {
      ...game,
      rules: {
        ...game.rules,
        next: state => {
          this.#between(state);
          return game.rules.next(state);
        },
      },
    };
  }

  areOne(): boolean {
    try {
      const ways = this.#onFrom(this.#world, () => true);
      for (let scenes = 1; ways && scenes <= MOST_SCENES; scenes++) {
        const ends = ways.map(way => endsOf(way, scenes));
        if (ends.includes(null)) return false;
        if (this.#isSame(ends as Set<string>[])) return true;
      }
    } catch (error) {
      // What breaks in a world that is only imagined is asked.
      if (!(error instanceof TooMany || error instanceof BrokenPromise)) throw error;
    }
    return false;
  }

  #isSame([first, ...others]: readonly Set<string>[]): boolean {
    const isOne = others.every(ends => ends.size === first!.size && [...ends].every(end => first!.has(end)));
    return isOne && (!this.#hasOthers || first!.size === 1);
  }

  /** The ways on from where a world stands, one for each answer; null if something else than a chore is asked there. */
  #onFrom(at: AnyRunning, mayTry: () => boolean): readonly Way[] | null {
    const { ask, picks } = at.standing;
    const place = ask ? this.#placeIn(ask, picks, at !== this.#world) : -1;
    if (!ask || place < 0 || !mayTry()) return null;
    const decision = ask.decisions[place]!;
    if (at !== this.#world && ask.decisions.some(one => one.seat !== this.#seat)) this.#hasOthers = true;
    // Whatever somebody would name instead is one of the answers that are compared.
    const isTakenAsAgreed = at !== this.#world && decision.proposed !== undefined;
    const answers = isTakenAsAgreed ? [decision.options.findIndex(one => one.value === true)] : picksFor(decision);
    return answers?.map(pick => this.#tryOut(at, place, pick)) ?? null;
  }

  /**
   * Whose answer is tried: the seat's own if it is asked. Where not all that is asked is a chore, or all must answer, nobody's; but on the way those who are asked
   * whether they agree are taken one by one.
   */
  #placeIn({ decisions, ends }: Ask, picks: readonly (Pick | undefined)[], isOnTheWay: boolean): number {
    const isOpen = (_: Decision, i: number): boolean => picks[i] === undefined;
    const areToAgree = isOnTheWay && decisions.every(one => one.proposed !== undefined);
    if (decisions.length > 1 && ends === 'all' && !areToAgree) return -1;
    if (!decisions.filter(isOpen).every(one => this.#chores.kinds.includes(one.kind))) return -1;
    const own = decisions.findIndex((one, i) => isOpen(one, i) && one.seat === this.#seat);
    return own >= 0 ? own : decisions.findIndex(isOpen);
  }

  #tryOut(from: AnyRunning, place: number, pick: Pick): Way {
    if (++this.#forks > MOST_FORKS) throw new TooMany();
    const { state: schema } = this.#game.rules;
    const given = from.given + 1;
    const fork = new Running({ ...from.conditions, game: this.#game, keep: 'everything' }, from.start, undefined, from.rolls).besides(from);
    const states: string[] = [];
    let hasLearnt = false;
    const learns = (): boolean => (hasLearnt ||= this.#hasLearnt(from, fork, given));
    this.#between = state => {
      // What was played before the question is played again first.
      if (fork.given >= given && states.length < MOST_SCENES && !learns()) states.push(likenessOf(schema.shape, state, this.#chores.alike));
    };
    fork.pick(place, pick);
    this.#between = () => {};
    let on: readonly Way[] | null | undefined;
    return { states, on: () => (on === undefined ? (on = this.#onFrom(fork, () => !learns())) : on) };
  }

  /** Whether anybody has learnt something since the question: by chance, by an event, or because a hidden card came to sight. */
  #hasLearnt(from: AnyRunning, fork: AnyRunning, given: number): boolean {
    if (!sameValue(from.chance.counters, fork.chance.counters)) return true;
    if (fork.past.events.some(({ n, event }) => n >= given && (event.reveals || event.secret))) return true;
    const { seats, game } = from.conditions;
    return Array.from({ length: seats }, (_, seat) => seat).some(seat =>
      hasComeToSight(hiddenZones(game.rules.state, from.state, seat), hiddenZones(game.rules.state, fork.state, seat)),
    );
  }
}

/** The states that a way may have come to after so many scenes, or where it ends before that; null if it ends before the first. */
function endsOf(way: Way, scenes: number): Set<string> | null {
  const { states } = way;
  if (states.length >= scenes) return new Set([states[scenes - 1]!]);
  const on = way.on();
  const last = states.at(-1);
  if (!on) return last === undefined ? null : new Set([last]);
  const ends = new Set<string>();
  for (const one of on) {
    const found = endsOf(one, scenes - states.length) ?? (last === undefined ? null : new Set([last]));
    if (!found) return null;
    for (const end of found) ends.add(end);
  }
  return ends;
}

/** Every answer to a question, by keys; null if they are too many, or cannot be listed. */
export function answersTo(decision: Decision): readonly Answer[] | null {
  const keyOf = (i: number): string => decision.options[i]!.key;
  return picksFor(decision)?.map(pick => (typeof pick === 'number' ? keyOf(pick) : (pick as readonly number[]).map(keyOf))) ?? null;
}

function picksFor(decision: Decision): readonly Pick[] | null {
  const { choose, options } = decision;
  if (choose === 'one') return options.length <= MOST_ANSWERS ? [...options.keys()] : null;
  return choose === 'some' ? listsFor(decision) : null;
}

function listsFor({ options, min, max, ordered, fit }: Decision): readonly Pick[] | null {
  const found: number[][] = [];
  let looked = 0;
  const goOn = (chosen: readonly number[]): boolean => {
    if (++looked > MOST_LISTS) return false;
    if (chosen.length >= min && !fit?.objection(chosen)) found.push([...chosen]);
    if (found.length > MOST_ANSWERS) return false;
    if (chosen.length === max) return true;
    return [...options.keys()].filter(i => (ordered ? !chosen.includes(i) : i > (chosen.at(-1) ?? -1))).every(i => goOn([...chosen, i]));
  };
  return options.length <= MOST_ANSWERS && goOn([]) ? found : null;
}
