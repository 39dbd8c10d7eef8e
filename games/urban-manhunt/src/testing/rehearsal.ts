/**
 * A rehearsal of Urban Manhunt: a position set up in a few lines, a rule or the whole game played on it with scripted answers and dice.
 * Points and paths are in inches, as everywhere at the door; dice are scripted by stream, shuffles keep the order unless scripted.
 */
import type { Answer, Decision, Objection, Point, Seat } from '@quarry/kernel';
import { type ByHand, byHand, Rehearsal as KernelRehearsal, type RehearsalOptions } from '@quarry/kernel/testing';
import { box, CONTROL_DECK, CRIM_DECK, cardNamed, crimCard, eventsFor } from '../content/box.ts';
import { zoneNamed } from '../content/maps.ts';
import type { UrbanEvent } from '../events.ts';
import { CARDS_BY_LENGTH, newState } from '../first-state.ts';
import { urbanManhunt } from '../game.ts';
import { mils } from '../questions.ts';
import { type CrimState, type HunterState, newCrim, type State, type Stream } from '../state.ts';
import { RH, reprint } from './fixtures.ts';

/** A point of the table in inches. */
export type At = readonly [x: number, y: number];
type Card = string | number;

export interface HunterOn extends Partial<Omit<HunterState, 'keepers' | 'x' | 'y'>> {
  /** Left out: a corner that is still free. */
  readonly at?: At;
  readonly keepers?: readonly Card[];
}

export interface CrimOn extends Partial<Omit<CrimState, 'card' | 'x' | 'y'>> {
  /** Of a fixture's card that lies in the zone already another copy is printed. */
  readonly card: Card;
  readonly at: At;
}

export interface Position extends Pick<RehearsalOptions<Answer>, 'dice' | 'spare' | 'despite'> {
  /** By id or number; left out: the Test Yard. */
  readonly zone?: string | number;
  readonly hunters: readonly HunterOn[];
  /** Arrival numbers run from 1 unless they are given. */
  readonly crims?: readonly CrimOn[];
  readonly turn?: number;
  readonly control?: Card;
  readonly first?: Seat;
  /** What lies on top of the decks, the first card first. */
  readonly onTop?: { readonly events?: readonly Card[]; readonly crims?: readonly Card[]; readonly controls?: readonly Card[] };
  /** Anything else of the state: pods, tubes that have received a crim, whole decks and discards. */
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

/** What a position says of cards that are left out of it, because none shall be left to draw or the others do not matter. */
export const LEFT_OUT = / lies nowhere$/;

/** Sets a position up in the middle of seat 0's activation: step `act`, two Action Points, all hunters in the zone. */
export function given(position: Position): Rehearsal {
  const { zone = 'test-yard', turn = 1, control = CONTROL_DECK[0]!, first = 0 } = position;
  const state = byHand(newState(position.hunters.length, zoneOf(zone), 'standard', 'silver'));
  Object.assign(state, { phase: 'hunter', step: 'act', turn, first, control: numberOf(control) });
  position.hunters.forEach((hunter, seat) => putHunter(state, seat, hunter));
  state.hunters[first]!.actionsLeft = position.hunters[first]!.actionsLeft ?? 2;
  for (const crim of position.crims ?? []) putCrim(state, crim);
  state.nextArrival = Math.max(0, ...state.crims.map(crim => crim.no)) + 1;
  Object.assign(state, position.state);
  Object.assign(state, dealRest(state, position.state, position.onTop), position.state);
  return new Rehearsal(state, position);
}

function putHunter(state: ByHand<State>, seat: Seat, { at = FREE_CORNERS[seat]!, keepers = [], ...rest }: HunterOn): void {
  Object.assign(state.hunters[seat]!, { slate: RH, isIn: true, ...place(at), ...rest, keepers: keepers.map(numberOf) });
}

function putCrim({ crims }: ByHand<State>, { card, at, ...rest }: CrimOn): void {
  const no = numberOf(card);
  const isThere = no >= box.size && crims.some(crim => crim.card === no);
  crims.push({ ...newCrim(crims.length + 1, isThere ? reprint(crimCard(no)) : no, place(at)), ...rest });
}

/** Cards of a deck that lie nowhere yet, in the order of the box below those that the test wants on top. */
function restOf(deck: readonly number[], placed: readonly (readonly number[] | undefined)[], onTop: readonly Card[] = []): number[] {
  const top = onTop.map(numberOf);
  const elsewhere = new Set([...top, ...placed.flatMap(cards => cards ?? [])]);
  return [...top, ...deck.filter(no => !elsewhere.has(no))];
}

/** What the test does not place lies in the decks; beside a deck that it does place, on the discard or out of the match. */
function dealRest(state: State, placed: Partial<State> = {}, onTop: Position['onTop'] = {}): Partial<State> {
  const inUse = [...state.queue, ...state.inForce].map(one => one.card);
  const held = state.hunters.flatMap(hunter => hunter.keepers);
  const events = restOf(eventsFor(state.hunters.length), [placed.eventPile, placed.eventDiscard, inUse, held], onTop.events);
  const crims = restOf(CRIM_DECK, [placed.crimPile, placed.crimDiscard, state.crims.map(crim => crim.card)], onTop.crims);
  const controls = restOf(CONTROL_DECK, [placed.controlPile, placed.controlUsed, placed.controlOut, [state.control]], onTop.controls);
  const left = placed.controlPile ? 0 : CARDS_BY_LENGTH[state.length] - 1;
  return {
    ...(placed.eventPile ? { eventDiscard: events } : { eventPile: events }),
    ...(placed.crimPile ? { crimDiscard: crims } : { crimPile: crims }),
    controlPile: controls.slice(0, left),
    controlOut: controls.slice(left),
  };
}

/** A point, or the corners of a path, as tests write them. */
export type Where = At | readonly At[] | Point | readonly Point[];

const isAt = (one: unknown): one is At => Array.isArray(one) && one.length === 2 && typeof one[0] === 'number';
const pointFrom = (one: unknown): Point => (isAt(one) ? { x: one[0], y: one[1] } : (one as Point));
const pathFrom = (where: unknown): Point[] => (where as readonly unknown[]).map(pointFrom);

function readAnswer(answer: Answer | Where, { choose }: Decision): Answer {
  if (choose === 'point') return pointFrom(answer);
  return choose === 'path' ? pathFrom(answer) : (answer as Answer);
}

export class Rehearsal extends KernelRehearsal<State, Stream, UrbanEvent, Answer | Where> {
  constructor(state: State, { dice = {}, spare = [], despite = [] }: Pick<Position, 'dice' | 'spare' | 'despite'> = {}) {
    super(urbanManhunt.rules, state, { dice, spare, despite, reads: readAnswer });
  }

  hunter(seat: Seat): ByHand<HunterState> {
    return this.state.hunters[seat]!;
  }

  /** The crim with this arrival number. */
  crim(no: number): ByHand<CrimState> {
    const crim = this.state.crims.find(one => one.no === no);
    if (!crim) throw new Error(`crim ${no} is not in the zone; there are ${this.state.crims.map(one => one.no).join(', ') || 'none'}`);
    return crim;
  }

  /** Why the open decision refuses a point or a path, null if it takes it. */
  objection(where: Where): Objection | null {
    const decision = this.open[0]!;
    return decision.region ? decision.region.objection(pointFrom(where)) : decision.trail!.objection(pathFrom(where));
  }

  /** Types of the events told, in order; without names all but the effects. */
  override types(...only: UrbanEvent['type'][]): UrbanEvent['type'][] {
    return super.types(...only).filter(type => only.length > 0 || type !== 'effect');
  }
}
