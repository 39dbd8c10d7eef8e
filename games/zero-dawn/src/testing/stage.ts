/**
 * A stage for tests: a position set up in a few lines, a rule or the whole game played on it with scripted answers and dice.
 * Fixtures may draw their own map and print their own cards; dice are scripted by stream, shuffles keep the order unless scripted.
 */
import { areaFromText } from '@quarry/board';
import { type Answer, type Ask, Passes, type Pick, pickOf, type Rule, type Script, ScriptedChance } from '@quarry/kernel';
import { cardNamed, keyOf, print } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { type EncounterMap, LEAVES, layMap, OFF_ROUTE, walk } from '../content/maps.ts';
import { type BehaviourCard, ENEMY_TYPES, type EnemyType, type TrackingCard } from '../content/types.ts';
import type { DawnDecision } from '../decisions.ts';
import type { DawnEvent, Told } from '../events.ts';
import { zeroDawn } from '../game.ts';
import { mapInPlay } from '../questions.ts';
import { setupFor } from '../setup.ts';
import type { EnemyState, HunterState, Mode, State, Table } from '../state.ts';

/** A square by column and row of the drawn map. */
export type At = readonly [x: number, y: number];

export interface HunterOn
  extends Partial<
    Omit<HunterState, 'hand' | 'draw' | 'discard' | 'scrapped' | 'salvage' | 'hunter' | 'square' | 'equipment' | 'modifications' | 'traits'>
  > {
  /** Defaults by seat: nora, carja, banuk, forgesmith. */
  readonly hunter?: 'nora' | 'carja' | 'banuk' | 'forgesmith';
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
  /** Made-up behaviour cards, the top one first, for types that draw theirs from a deck (shell-walker, sawtooth). */
  readonly behaviours?: Partial<Record<EnemyType, readonly Partial<BehaviourCard>[]>>;
  readonly outcrops?: readonly At[];
  readonly ruins?: readonly At[];
  readonly corpses?: readonly At[];
  readonly dice?: Script;
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
  layMap(card, laid);
  return print('tracking', 'fixtures', card);
}

function printBehaviour(type: EnemyType, card: Partial<BehaviourCard>): number {
  fixtures += 1;
  const id = `fixture-${fixtures}`;
  return print('behaviour', type, { id, name: id, question: null, yes: [], no: [], ...card });
}

const numberOf = (card: string | number): number => {
  const no = typeof card === 'number' ? card : cardNamed(card);
  if (no < 0) throw new Error(`no card has the key '${card}'`);
  return no;
};

/** Sets a position up in the middle of an encounter: seat 0 is active and Leader, the last seat Fledgling, step `act`. */
export function given(position: Position): Stage {
  const seats = position.hunters.length;
  const mode = position.mode ?? (seats === 1 ? 'cooperative' : 'standard');
  const hunters = position.hunters.map((one, i) => one.hunter ?? SEATED[i]!);
  const setup = setupFor(seats, mode, { hunters, leader: 0, fledgling: seats === 1 ? -1 : seats - 1 });
  const state = zeroDawn.begin(setup, new ScriptedChance());
  state.card = drawMap(position);
  state.level = 1;
  state.step = 'act';
  const square = ([x, y]: At): number => mapInPlay(state).area.at(x, y);
  position.hunters.forEach((wanted, seat) => {
    const {
      hunter: _id,
      at = [0, 0],
      hand = [],
      draw,
      discard = [],
      scrapped = [],
      salvage,
      traits = [],
      equipment = {},
      modifications = [],
      ...rest
    } = wanted;
    const hunter = state.hunters[seat]!;
    const named = [...hand, ...(draw ?? []), ...discard, ...scrapped].map(numberOf);
    Object.assign(hunter, { isUp: true, actionsLeft: 2, recency: 0, ...rest });
    hunter.square = square(at);
    hunter.hand = hand.map(numberOf);
    hunter.draw = draw ? draw.map(numberOf) : hunter.draw.filter(no => !named.includes(no));
    hunter.discard = discard.map(numberOf);
    hunter.scrapped = scrapped.map(numberOf);
    if (salvage) hunter.salvage = salvage.map(numberOf);
    hunter.traits = traits.map(numberOf);
    hunter.equipment = hunter.equipment.map((card, arc) => {
      const name = (['melee', 'ranged', 'sidearm', 'armour', 'pouch'] as const)[arc]!;
      const other = equipment[name];
      return other === undefined ? card : other === -1 ? -1 : numberOf(other);
    });
    hunter.modifications = modifications.map(({ card, on }) => ({ card: numberOf(card), on }));
  });
  const held = state.hunters.flatMap(hunter => hunter.salvage);
  state.salvagePile = state.salvagePile.filter(no => !held.includes(no));
  position.enemies?.forEach(({ type, at, spawn, ...rest }, id) => {
    const index = ENEMY_TYPES.indexOf(type);
    const { armour, components } = ENEMIES[index]!;
    state.enemies.push({
      id,
      type: index,
      square: square(at),
      isAlert: false,
      wounds: 0,
      armour,
      fire: 0,
      freeze: 0,
      shock: 0,
      burnedBy: -1,
      components: components.map(() => 0),
      home: mapInPlay(state).tileOf[square(spawn ?? at)]!,
      spawn: square(spawn ?? at),
      hasActed: false,
      status: 'in-play',
      ...rest,
    });
  });
  const types = [...new Set(state.enemies.map(enemy => enemy.type))].filter(type => ENEMIES[type]!.behaviour.length > 1);
  state.behaviours = types.map(type => {
    const printed = position.behaviours?.[ENEMY_TYPES[type]!]?.map(card => printBehaviour(ENEMY_TYPES[type]!, card));
    return { type, pile: printed ?? ENEMIES[type]!.behaviour.map(card => cardNamed(card.id)), discard: [] };
  });
  state.outcrops = (position.outcrops ?? []).map(square);
  state.ruins = (position.ruins ?? []).map(square);
  state.corpses = (position.corpses ?? []).map(square);
  Object.assign(state, position.state);
  return new Stage(state, new ScriptedChance(position.dice ?? {}), square);
}

const SUMMARIES: readonly string[] = ['effect', 'enemy-travelled', 'enemy-stayed', 'hunter-evaded', 'cards-lost'];

export class Stage {
  readonly table: Table;
  readonly told: DawnEvent[] = [];
  /** The square at a column and row. */
  readonly square: (at: At) => number;
  readonly chance: ScriptedChance;
  #rule: Rule | null = null;
  #scenes = false;
  #ask: Ask | null = null;
  #picks: (Pick | undefined)[] = [];

  constructor(state: State, chance: ScriptedChance, square: (at: At) => number) {
    this.square = square;
    this.chance = chance;
    this.table = { state, chance: chance as Table['chance'], passes: new Passes(), tell: event => this.told.push(event) };
  }

  get state(): State {
    return this.table.state;
  }

  hunter(seat: number): HunterState {
    return this.state.hunters[seat]!;
  }

  enemy(id: number): EnemyState {
    return this.state.enemies[id]!;
  }

  /** Runs one rule up to its first decision or its end. */
  run(rule: (table: Table) => Rule): this {
    this.#scenes = false;
    this.#rule = rule(this.table);
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
        const next = this.#scenes ? zeroDawn.next(this.state) : null;
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
  get open(): readonly DawnDecision[] {
    const decisions = (this.#ask?.decisions ?? []) as readonly DawnDecision[];
    return decisions.filter((_, i) => this.#picks[i] === undefined);
  }

  /** The kind of the (first) open decision, or null. */
  get asks(): string | null {
    return this.open[0]?.kind ?? null;
  }

  /** Whom the (first) open decision asks. */
  get asked(): number | null {
    return this.open[0]?.seat ?? null;
  }

  /** The keys of the (first) open decision, or of one of the kind or seat named. */
  options(of?: string | number): string[] {
    const decision = this.open.find(one => of === undefined || one.kind === of || one.seat === of);
    if (!decision) throw new Error(`no open decision ${of ?? ''}; open are ${this.open.map(one => one.kind).join(', ') || 'none'}`);
    return decision.options.map(one => one.key);
  }

  /** Keys of squares offered, as columns and rows. */
  offered(): At[] {
    const { area } = mapInPlay(this.state);
    return this.options()
      .filter(key => /^s\d+$/.test(key))
      .map(key => [area.xs[Number(key.slice(1))]!, area.ys[Number(key.slice(1))]!]);
  }

  /**
   * Answers the open decision of this kind (for simultaneous ones also of this seat). A square is given as a column and row.
   * What the match would refuse is an error of the test.
   */
  answer(kind: string, answer: Answer | At | number, seat?: number): this {
    const decisions = this.#ask?.decisions ?? [];
    const at = decisions.findIndex(
      (one, i) => one.kind === kind && this.#picks[i] === undefined && (seat === undefined || one.seat === seat),
    );
    if (at < 0)
      throw new Error(`'${kind}' is not open; open are ${this.open.map(one => `${one.kind} (seat ${one.seat})`).join(', ') || 'none'}`);
    const pick = pickOf(decisions[at]!, keysOf(answer, this.square));
    if (!pick.ok) throw new Error(pick.refusal.says);
    this.#picks[at] = pick.value;
    if (!this.#picks.includes(undefined)) this.#goOn(this.#picks as Pick[]);
    return this;
  }

  /** Passes every reaction window that is open, until something else is asked. */
  passAll(): this {
    while (this.asks?.startsWith('play-') && this.options().includes('pass')) this.answer(this.asks, 'pass');
    return this;
  }

  /** Types of the events told, in order; with a filter only those. */
  /** What was told, by type; without names, that which sums up deeds or their absence for the log is left out. */
  types(...only: string[]): string[] {
    return this.told.map(event => event.type).filter(type => (only.length === 0 ? !SUMMARIES.includes(type) : only.includes(type)));
  }

  events<T extends DawnEvent['type']>(type: T): Told<T>[] {
    return this.told.filter((event): event is Told<T> => event.type === type);
  }

  keys(cards: readonly number[]): string[] {
    return cards.map(keyOf);
  }
}

function keysOf(answer: Answer | At | number, square: (at: At) => number): readonly string[] {
  if (typeof answer === 'number') return [`s${answer}`];
  if (typeof answer === 'string') return [answer];
  if (Array.isArray(answer) && answer.length === 2 && typeof answer[0] === 'number') return [`s${square(answer as unknown as At)}`];
  return answer as readonly string[];
}
