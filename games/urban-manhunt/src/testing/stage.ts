/**
 * A stage for tests: a position set up in a few lines, a rule or the whole game played on it with scripted answers and dice.
 * Points and paths are in inches, as everywhere at the door; dice are scripted by stream, shuffles keep the order unless scripted.
 */
import {
  type Answer,
  type Ask,
  type Decision,
  type Objection,
  Passes,
  type Pick,
  type Point,
  pickOf,
  type Rule,
  type Script,
  ScriptedChance,
  type Seat,
} from '@quarry/kernel';
import { CONTROL_DECK, CRIM_DECK, cardNamed, EVENT_DECK } from '../content/box.ts';
import { zoneNamed } from '../content/maps.ts';
import type { Told, UrbanEvent } from '../events.ts';
import { urbanManhunt } from '../game.ts';
import { mils } from '../questions.ts';
import { CARDS_BY_LENGTH, newState } from '../rules/begin.ts';
import type { CrimState, HunterState, State, Table } from '../state.ts';
import { RH } from './fixtures.ts';

/** A point of the table in inches. */
export type At = readonly [x: number, y: number];
type Card = string | number;

export interface HunterOn extends Partial<Omit<HunterState, 'keepers' | 'x' | 'y'>> {
  /** Left out: a corner that is still free. */
  readonly at?: At;
  readonly keepers?: readonly Card[];
}

export interface CrimOn extends Partial<Omit<CrimState, 'card' | 'x' | 'y'>> {
  readonly card: Card;
  readonly at: At;
}

export interface Position {
  /** By id or number; left out: the Test Yard. */
  readonly zone?: string | number;
  readonly hunters: readonly HunterOn[];
  /** Arrival numbers run from 1 unless they are given. */
  readonly crims?: readonly CrimOn[];
  readonly turn?: number;
  readonly control?: Card;
  readonly first?: Seat;
  readonly dice?: Script;
  /** Anything else of the state. */
  readonly state?: Partial<State>;
}

/** Where a hunter without a place stands: near each corner in turn. */
const FREE_CORNERS: readonly At[] = [
  [2, 2],
  [46, 2],
  [46, 46],
  [2, 46],
];

const place = ([x, y]: At): Point => ({ x: mils(x), y: mils(y) });

function numberOf(card: Card): number {
  const no = typeof card === 'number' ? card : cardNamed(card);
  if (no < 0) throw new Error(`no card has the key '${card}'`);
  return no;
}

function zoneOf(zone: string | number): number {
  const no = typeof zone === 'number' ? zone : zoneNamed(zone);
  if (no < 0) throw new Error(`no zone has the id '${zone}'`);
  return no;
}

/** Sets a position up in the middle of seat 0's activation: step `act`, two Action Points, all hunters in the zone. */
export function given(position: Position): Stage {
  const { zone = 'test-yard', turn = 1, control = CONTROL_DECK[0]!, first = 0 } = position;
  const state = newState(position.hunters.length, zoneOf(zone), 'standard', 'silver');
  Object.assign(state, { phase: 'hunter', step: 'act', turn, first, control: numberOf(control) });
  position.hunters.forEach((hunter, seat) => putHunter(state, seat, hunter));
  state.hunters[first]!.actionsLeft = position.hunters[first]!.actionsLeft ?? 2;
  state.crims = (position.crims ?? []).map(crimOf);
  state.nextArrival = Math.max(0, ...state.crims.map(crim => crim.no)) + 1;
  dealRest(state);
  Object.assign(state, position.state);
  return new Stage(state, new ScriptedChance(position.dice ?? {}));
}

function putHunter(state: State, seat: Seat, { at = FREE_CORNERS[seat]!, keepers = [], ...rest }: HunterOn): void {
  Object.assign(state.hunters[seat]!, { slate: RH, isIn: true, ...place(at), ...rest, keepers: keepers.map(numberOf) });
}

const crimOf = ({ card, at, ...rest }: CrimOn, i: number): CrimState => ({
  no: i + 1,
  surface: -1,
  wounds: 0,
  hiddenIn: -1,
  hidInTurn: 0,
  lastAction: 'none',
  bounty: 0,
  ...rest,
  ...place(at),
  card: numberOf(card),
});

/** Decks are what is left of the box, in its order. */
function dealRest(state: State): void {
  const held = state.hunters.flatMap(hunter => hunter.keepers);
  const inPlay = state.crims.map(crim => crim.card);
  const controls = CONTROL_DECK.filter(no => no !== state.control);
  const left = CARDS_BY_LENGTH[state.length] - 1;
  state.eventPile = EVENT_DECK.filter(no => !held.includes(no));
  state.crimPile = CRIM_DECK.filter(no => !inPlay.includes(no));
  state.controlPile = controls.slice(0, left);
  state.controlOut = controls.slice(left);
}

/** Decisions that are reaction windows. */
const WINDOWS = ['before-roll', 'after-roll', 'wounds-coming', 'on-kill', 'crim-start', 'spawn', 'depleted'];

/** A point, or the corners of a path, as tests write them. */
export type Where = At | readonly At[] | Point | readonly Point[];

const isAt = (one: unknown): one is At => Array.isArray(one) && one.length === 2 && typeof one[0] === 'number';
const pointFrom = (one: unknown): Point => (isAt(one) ? { x: one[0], y: one[1] } : (one as Point));

export class Stage {
  readonly table: Table;
  readonly told: UrbanEvent[] = [];
  readonly chance: ScriptedChance;
  #rule: Rule | null = null;
  #scenes = false;
  #ask: Ask | null = null;
  #picks: (Pick | undefined)[] = [];

  constructor(state: State, chance: ScriptedChance) {
    this.chance = chance;
    this.table = { state, chance: chance as Table['chance'], passes: new Passes(), tell: event => this.told.push(event) };
  }

  get state(): State {
    return this.table.state;
  }

  hunter(seat: Seat): HunterState {
    return this.state.hunters[seat]!;
  }

  /** The crim with this arrival number. */
  crim(no: number): CrimState {
    const crim = this.state.crims.find(one => one.no === no);
    if (!crim) throw new Error(`crim ${no} is not in the zone; there are ${this.state.crims.map(one => one.no).join(', ') || 'none'}`);
    return crim;
  }

  /** Runs one rule up to its first decision or its end. */
  run(rule: (table: Table) => Rule<unknown>): this {
    this.#scenes = false;
    this.#rule = rule(this.table) as Rule;
    this.#goOn(undefined);
    return this;
  }

  /** Plays scenes from the present step, as a match does, up to the first decision or the end of the game. */
  play(): this {
    this.#scenes = true;
    this.#rule = null;
    this.#goOn(undefined);
    return this;
  }

  #goOn(picks: readonly Pick[] | undefined): void {
    let answered = picks;
    for (let quiet = 0; quiet < 5000; quiet++) {
      if (!this.#rule) {
        this.#ask = null;
        const next = this.#scenes ? urbanManhunt.next(this.state) : null;
        if (!next || !('play' in next)) return;
        this.#rule = next.play(this.table);
      }
      const step = answered ? this.#rule.next(answered) : this.#rule.next();
      answered = undefined;
      if (!step.done) {
        this.#ask = step.value;
        this.#picks = new Array<Pick | undefined>(step.value.decisions.length).fill(undefined);
        return;
      }
      this.#rule = null;
    }
    throw new Error('5000 scenes without a decision');
  }

  /** The open decisions. */
  get open(): readonly Decision[] {
    return this.#ask?.decisions.filter((_, i) => this.#picks[i] === undefined) ?? [];
  }

  /** The kind of the (first) open decision, or null. */
  get asks(): string | null {
    return this.open[0]?.kind ?? null;
  }

  /** Whom the (first) open decision asks. */
  get asked(): Seat | null {
    return this.open[0]?.seat ?? null;
  }

  #decision(of?: string | Seat): Decision {
    const decision = this.open.find(one => of === undefined || one.kind === of || one.seat === of);
    if (!decision) throw new Error(`no open decision ${of ?? ''}; open are ${this.#openSays()}`);
    return decision;
  }

  #openSays(): string {
    return this.open.map(one => `${one.kind} (seat ${one.seat})`).join(', ') || 'none';
  }

  /** The keys of the (first) open decision, or of one of the kind or seat named. */
  options(of?: string | Seat): string[] {
    return this.#decision(of).options.map(one => one.key);
  }

  /** Why the open decision refuses a point or a path, null if it takes it. */
  objection(where: Where): Objection | null {
    const decision = this.#decision();
    return decision.region ? decision.region.objection(pointFrom(where)) : decision.trail!.objection(pathFrom(where));
  }

  /** Answers the open decision of this kind (for simultaneous ones also of this seat): a key, keys, a point or a path. */
  answer(kind: string, answer: Answer | Where, seat?: Seat): this {
    const decisions = this.#ask?.decisions ?? [];
    const at = decisions.findIndex(
      (one, i) => one.kind === kind && this.#picks[i] === undefined && (seat === undefined || one.seat === seat),
    );
    if (at < 0) throw new Error(`'${kind}' is not open; open are ${this.#openSays()}`);
    this.#picks[at] = pickFor(decisions[at]!, answer);
    if (!this.#picks.includes(undefined)) this.#goOn(this.#picks as Pick[]);
    return this;
  }

  /** Passes every reaction window that is open, until something else is asked. */
  passAll(): this {
    while (this.asks !== null && WINDOWS.includes(this.asks) && this.options().includes('pass')) this.answer(this.asks, 'pass');
    return this;
  }

  /** Types of the events told, in order; with a filter only those. */
  types(...only: string[]): string[] {
    return this.told.map(event => event.type).filter(type => (only.length === 0 ? type !== 'effect' : only.includes(type)));
  }

  events<T extends UrbanEvent['type']>(type: T): Told<T>[] {
    return this.told.filter((event): event is Told<T> => event.type === type);
  }
}

const pathFrom = (where: unknown): Point[] => (where as readonly unknown[]).map(pointFrom);

/** What the rule receives for an answer; one that the match would refuse is an error of the test. */
function pickFor(decision: Decision, answer: Answer | Where): Pick {
  const isPlace = decision.choose === 'point' || decision.choose === 'path';
  const given = isPlace ? (decision.choose === 'point' ? pointFrom(answer) : pathFrom(answer)) : answer;
  const pick = pickOf(decision, given);
  if (!pick.ok) throw new Error(`'${decision.kind}' refuses ${JSON.stringify(given)}: ${pick.refusal.says}`);
  return pick.value;
}
