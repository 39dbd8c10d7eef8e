/**
 * Rehearsals of Zero Dawn: a position set up in a few lines, on which a rule or the whole game is played (`@quarry/kernel/testing`). A position may draw
 * its own map and print its own cards. What it does not name is left as a new game has it, or left out.
 */
import { areaFromText } from '@quarry/board';
import { type Answer, type Decision, type Script, ScriptedChance } from '@quarry/kernel';
import { type ByHand, byHand, Rehearsal } from '@quarry/kernel/testing';
import { BEHAVIOUR_DECKS, cardNamed, keyOf, trackingCard } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ARCS, ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import { type EncounterMap, LEAVES, layMap, OFF_ROUTE, walk } from '../content/maps.ts';
import type { BehaviourCard, TrackingCard } from '../content/types.ts';
import type { DawnDecision } from '../decisions.ts';
import type { DawnEvent } from '../events.ts';
import { zeroDawn } from '../game.ts';
import { mapInPlay } from '../questions.ts';
import { setupFor } from '../setup.ts';
import type { EnemyState, HunterState, MerchantState, Mode, State, Stream, TrapState } from '../state.ts';
import { print, spokenKey } from './fixtures.ts';

/** A square by column and row of the drawn map. */
export type At = readonly [x: number, y: number];

export interface HunterOn
  extends Partial<
    Omit<HunterState, 'hand' | 'draw' | 'discard' | 'scrapped' | 'salvage' | 'hunter' | 'square' | 'equipment' | 'modifications' | 'traits'>
  > {
  /** Defaults by seat: nora, carja, banuk, forgesmith. A blank hunter has no profile, no equipment and no cards but those named. */
  readonly hunter?: 'nora' | 'carja' | 'banuk' | 'forgesmith' | 'blank';
  readonly at?: At;
  /** Cards by key (`cardNamed`) or number; zones not named are empty, except that `draw` is 5 stamina-like fillers if left out. */
  readonly hand?: readonly (string | number)[];
  readonly draw?: readonly (string | number)[];
  readonly discard?: readonly (string | number)[];
  readonly scrapped?: readonly (string | number)[];
  readonly salvage?: readonly (string | number)[];
  readonly traits?: readonly (string | number)[];
  /** By arc; an arc not named keeps the hunter's starting equipment, -1 empties it. */
  readonly equipment?: Partial<Record<'melee' | 'ranged' | 'sidearm' | 'armour' | 'pouch', string | number>>;
  readonly modifications?: readonly { readonly card: string | number; readonly on: number }[];
}

export interface EnemyOn extends Partial<Omit<EnemyState, 'type' | 'square' | 'id' | 'spawn'>> {
  readonly type: EnemyType;
  readonly at: At;
  readonly spawn?: At;
}

export interface TrapOn extends Partial<Omit<TrapState, 'square' | 'card' | 'weapon'>> {
  readonly at: At;
  readonly card: string | number;
  /** The weapon that has set it; the owner's ranged one if left out. */
  readonly weapon?: string | number;
}

export interface Position {
  readonly mode?: Mode;
  /** Rows of text: `.` missing, `#` plain, `g` tall grass. Default: a 6 × 3 meadow without grass. */
  readonly map?: readonly string[];
  /** Routes drawn on the map, each a list of squares; the last arrow leads off the area unless `loop`. Each route is a tile of its own. */
  readonly routes?: readonly { readonly squares: readonly At[]; readonly loop?: true; readonly then?: At }[];
  readonly threshold?: number;
  readonly bonus?: number;
  readonly hunters: readonly HunterOn[];
  readonly enemies?: readonly EnemyOn[];
  /** Made-up behaviour cards, the top one first. A type that has a single card draws from these as well. */
  readonly behaviours?: Partial<Record<EnemyType, readonly Partial<BehaviourCard>[]>>;
  readonly outcrops?: readonly At[];
  readonly ruins?: readonly At[];
  readonly corpses?: readonly At[];
  readonly traps?: readonly TrapOn[];
  /** The open merchant of a level; what is not named is empty. */
  readonly merchants?: Partial<Record<1 | 2 | 3, Partial<MerchantState>>>;
  readonly dice?: Script;
  /** Streams whose dice may be left over. */
  readonly spare?: readonly Stream[];
  /** Faults that the position has on purpose. */
  readonly despite?: readonly (string | RegExp)[];
  /** Anything else of the state. */
  readonly state?: Partial<State>;
}

const SEATED = ['nora', 'carja', 'banuk', 'forgesmith'] as const;
let fixtures = 0;

/** Draws a map and lays it under a tracking card of its own. */
function drawMap({ map = ['######', '######', '######'], routes = [], threshold = 99, bonus = 0 }: Position): number {
  const area = areaFromText(...map);
  const at = ([x, y]: At): number => area.at(x, y);
  const cells = map.flatMap((row, y) => [...row].map((mark, x) => ({ mark, square: area.at(x, y) })));
  const isGrass = new Array<boolean>(area.size).fill(false);
  for (const { mark, square } of cells) if (square >= 0) isGrass[square] = mark === 'g';
  const next = new Array<number>(area.size).fill(OFF_ROUTE);
  const tileOf = new Array<number>(area.size).fill(0);
  const squares = routes.map(route => route.squares.map(at));
  squares.forEach((route, tile) => {
    const { loop, then } = routes[tile]!;
    route.forEach((square, i) => {
      tileOf[square] = tile;
      next[square] = route[i + 1] ?? (loop ? route[0]! : then ? at(then) : LEAVES);
    });
  });
  fixtures += 1;
  const card: TrackingCard = {
    id: `fixture-${fixtures}`,
    name: `Fixture ${fixtures}`,
    level: 1,
    aim: 'a test',
    tiles: [],
    start: 0,
    enemies: { A: 'watcher', B: 'strider' },
    used: [
      { A: 0, B: 0 },
      { A: 0, B: 0 },
    ],
    terrain: {},
    threshold: [threshold, threshold],
    bonus,
  };
  const laid: EncounterMap = {
    area,
    tileOf,
    isGrass,
    next,
    routes: squares.length > 0 ? squares : [[0]],
    spawns: { A: [], B: [] },
    symbols: { square: [], triangle: [] },
    startSquares: area.edges,
    corner: [0],
    routeIndexFrom: spawn => walk(next, spawn),
  };
  const no = print('tracking', card);
  layMap(trackingCard(no), laid);
  return no;
}

function printBehaviour(type: EnemyType, card: Partial<BehaviourCard>): number {
  fixtures += 1;
  const id = `fixture-${fixtures}`;
  return print('behaviour', { id, name: id, question: null, yes: [], no: [], ...card }, { deck: type });
}

const numberOf = (card: string | number): number => {
  const no = typeof card === 'number' ? card : cardNamed(card);
  if (no < 0) throw new Error(`no card has the key '${card}'`);
  return no;
};

/** Sets a position up in the middle of an encounter: seat 0 is active and Leader, the last seat Fledgling, step `act`. */
export function given(position: Position): DawnRehearsal {
  const state = byHand(begunFor(position));
  state.card = drawMap(position);
  state.level = 1;
  state.step = 'act';
  const square = ([x, y]: At): number => mapInPlay(state).area.at(x, y);
  position.hunters.forEach((wanted, seat) => seatHunter(state.hunters[seat]!, wanted, square));
  takeFromPiles(state);
  state.enemies = (position.enemies ?? []).map((enemy, id) => enemyOn(state, enemy, id, square));
  state.behaviours = byHand(behavioursFor(state, position));
  state.outcrops = (position.outcrops ?? []).map(square);
  state.ruins = (position.ruins ?? []).map(square);
  state.corpses = (position.corpses ?? []).map(square);
  state.traps = (position.traps ?? []).map(({ at, owner = 0, card, weapon = state.hunters[owner]!.equipment[1]!, dice = [0, 0, 0] }) => ({
    square: square(at),
    owner,
    card: numberOf(card),
    weapon: numberOf(weapon),
    dice,
  }));
  for (const [level, merchant] of Object.entries(position.merchants ?? {})) {
    state.merchants[Number(level) - 1] = { isOpen: true, row: [], pile: [], discard: [], ...merchant };
  }
  Object.assign(state, position.state);
  return new DawnRehearsal(state, position);
}

/** A new game of the hunters named; who is blank takes the place of one whom nobody else has. */
function begunFor({ hunters, mode = hunters.length === 1 ? 'cooperative' : 'standard' }: Position): State {
  const named = hunters.map((one, seat) => one.hunter ?? SEATED[seat]!);
  const spare = SEATED.filter(one => !named.includes(one));
  const seated = named.map(one => (one === 'blank' ? spare.shift()! : one));
  const seats = hunters.length;
  return zeroDawn.rules.begin(
    setupFor(seats, mode, { hunters: seated, leader: 0, fledgling: seats === 1 ? -1 : seats - 1 }),
    new ScriptedChance(),
  );
}

const BLANK = { hunter: -1, draw: [], upgrades: [], salvage: [], equipment: ARCS.map(() => -1) } as const;

function seatHunter(hunter: ByHand<HunterState>, wanted: HunterOn, square: (at: At) => number): void {
  const { hunter: name, at = [0, 0], draw, salvage, equipment = {}, modifications = [], ...others } = wanted;
  const { hand = [], discard = [], scrapped = [], traits = [], ...rest } = others;
  if (name === 'blank') Object.assign(hunter, structuredClone(BLANK));
  Object.assign(hunter, { isUp: true, actionsLeft: 2, recency: 0, ...rest });
  hunter.square = square(at);
  hunter.hand = hand.map(numberOf);
  hunter.discard = discard.map(numberOf);
  hunter.scrapped = scrapped.map(numberOf);
  const named = [...hunter.hand, ...hunter.discard, ...hunter.scrapped];
  hunter.draw = draw ? draw.map(numberOf) : hunter.draw.filter(no => !named.includes(no));
  if (salvage) hunter.salvage = salvage.map(numberOf);
  hunter.traits = traits.map(numberOf);
  hunter.equipment = hunter.equipment.map((card, arc) => {
    const other = equipment[ARCS[arc]!];
    return other === undefined ? card : other === -1 ? -1 : numberOf(other);
  });
  hunter.modifications = modifications.map(({ card, on }) => ({ card: numberOf(card), on }));
}

/** What a hunter holds is not in a pile any more. */
function takeFromPiles(state: State): void {
  const held = new Set(
    state.hunters.flatMap(({ hand, draw, discard, scrapped, salvage }) => [hand, draw, discard, scrapped, salvage].flat()),
  );
  const left = (cards: readonly number[]): number[] => cards.filter(no => !held.has(no));
  byHand(state).salvagePile = left(state.salvagePile);
  byHand(state).stamina = left(state.stamina);
  for (const merchant of state.merchants) byHand(merchant).pile = left(merchant.pile);
}

function enemyOn(state: State, { type, at, spawn = at, ...rest }: EnemyOn, id: number, square: (at: At) => number): EnemyState {
  const index = ENEMY_TYPES.indexOf(type);
  const { armour, components } = ENEMIES[index]!;
  return {
    ...{ id, type: index, square: square(at), isAlert: false, wounds: 0, armour, fire: 0, freeze: 0, shock: 0, burnedBy: -1 },
    components: components.map(() => 0),
    home: mapInPlay(state).tileOf[square(spawn)]!,
    spawn: square(spawn),
    hasActed: false,
    status: 'in-play',
    ...rest,
  };
}

function behavioursFor({ enemies }: State, { behaviours = {} }: Position): State['behaviours'] {
  return [...new Set(enemies.map(enemy => enemy.type))].flatMap(type => {
    const name = ENEMY_TYPES[type]!;
    const printed = behaviours[name]?.map(card => printBehaviour(name, card));
    if (!printed && BEHAVIOUR_DECKS[type]!.length === 1) return [];
    return [{ type, pile: printed ?? [...BEHAVIOUR_DECKS[type]!], discard: [] }];
  });
}

/** What sums up deeds, or their absence, for the log. */
const SUMMARIES: readonly string[] = ['effect', 'enemy-travelled', 'enemy-stayed', 'hunter-evaded', 'cards-lost'];

/** An answer in the words of a test: a square by column and row or by number, a card by the id that the test gave it. */
type Spoken = Answer | At | number;

export class DawnRehearsal extends Rehearsal<State, Stream, DawnEvent, Spoken> {
  /** The square at a column and row. */
  readonly square: (at: At) => number;

  constructor(state: State, { dice = {}, spare = [], despite = [] }: Pick<Position, 'dice' | 'spare' | 'despite'> = {}) {
    const square = ([x, y]: At): number => mapInPlay(state).area.at(x, y);
    const reads = (spoken: Spoken, { options }: Decision): Answer => keysOf(spoken, square).map(key => offeredAs(key, options));
    super(zeroDawn.rules, state, { dice, spare, despite: [LEFT_OUT, ...despite], reads });
    this.square = square;
  }

  override get open(): readonly DawnDecision[] {
    return super.open as readonly DawnDecision[];
  }

  hunter(seat: number): ByHand<HunterState> {
    return this.state.hunters[seat]!;
  }

  enemy(id: number): ByHand<EnemyState> {
    return this.state.enemies[id]!;
  }

  override options(kind?: string, seat?: number): string[] {
    return super.options(kind, seat).map(spokenKey);
  }

  /** The squares offered, as columns and rows. */
  offered(): At[] {
    const { area } = mapInPlay(this.state);
    return this.open[0]!.options.filter(({ about: [thing] }) => thing?.kind === 'square').map(({ value }) => {
      const square = value as number;
      return [area.xs[square]!, area.ys[square]!];
    });
  }

  /** Types of the events told, in order; with names only those, without names all but summaries. */
  override types(...only: DawnEvent['type'][]): DawnEvent['type'][] {
    return super.types(...only).filter(type => only.length > 0 || !SUMMARIES.includes(type));
  }

  keys(cards: readonly number[]): string[] {
    return cards.map(no => spokenKey(keyOf(no)));
  }
}

/** A position names the cards that matter; the others lie nowhere. */
const LEFT_OUT = / lies nowhere$/;

const isPlace = (answer: Spoken): answer is At => Array.isArray(answer) && answer.length === 2 && typeof answer[0] === 'number';
function keysOf(answer: Spoken, square: (at: At) => number): readonly string[] {
  if (typeof answer === 'number') return [`s${answer}`];
  if (typeof answer === 'string') return [answer];
  if (isPlace(answer)) return [`s${square(answer)}`];
  return answer as readonly string[];
}

/** The key of the option that a test calls by this name. */
const offeredAs = (spoken: string, options: Decision['options']): string =>
  (options.find(({ key }) => key === spoken) ?? options.find(({ key }) => spokenKey(key) === spoken))?.key ?? spoken;
