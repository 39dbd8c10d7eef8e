/**
 * Rehearsals of Forbidden West: an encounter set up in a few lines, on which a rule or the whole game is played (`@quarry/kernel/testing`). A position may draw
 * its own map. Every card that it does not name lies in the inactive store.
 *
 *     const r = fight({ marshals: [{ at: [0, 0], hand: ['senvi-…'] }], enemies: [{ type: 'scurrier', at: [3, 0] }], dice: { attack: [[2, 'crit', 0]] } });
 *     r.play().answer('act', 'ranged-attack') …
 */

import type { Answer, Decision, Script } from '@quarry/kernel';
import { type ByHand, byHand, Rehearsal } from '@quarry/kernel/testing';
import { onTestFinished } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard, box, cardNamed, enemyCard, GEAR_NUMBERS, gearCard, keyOf, typeOf } from '../content/box.ts';
import {
  type BriefId,
  CHARACTERS,
  type CharacterId,
  COUNTERS,
  ENEMY_TYPES,
  type EnemyType,
  RESOURCES,
  type Resource,
} from '../content/kinds.ts';
import type {
  ActionCard,
  BehaviourCard,
  Brief,
  FeatureKind,
  GearCard,
  GearFace,
  InjuryCard,
  ModificationCard,
  Placement,
} from '../content/types.ts';
import type { WestEvent } from '../events.ts';
import { faults } from '../faults.ts';
import { briefOf, fieldFrom, keyOfField, laid } from '../places.ts';
import { maxDial } from '../questions.ts';
import { next } from '../scenes.ts';
import type { EnemyState, FightState, MarshalState, State, Stream, TrapState } from '../state.ts';
import { stateSchema } from '../state.ts';

/** A square by column and row. */
export type At = readonly [x: number, y: number];
type Card = string | number;
type Draft<Of, Left extends keyof Of> = Of extends unknown ? Omit<Of, Left> & Partial<Pick<Of, Left>> : never;
/** A card that no printed card is: it is printed for the test, under its `id` if it has one, and named like it. */
export type MadeUp = Draft<ActionCard, 'id' | 'name' | 'of' | 'level'> | Draft<InjuryCard, 'id' | 'name' | 'level'>;
type MadeUpModification = Draft<ModificationCard, 'id' | 'name' | 'kind' | 'level'>;
type Held = readonly (Card | MadeUp)[];

export interface MarshalOn
  extends Partial<
    Omit<MarshalState, 'square' | 'hand' | 'deck' | 'discard' | 'satchel' | 'resources' | 'gear' | 'character' | 'trap' | 'fitted'>
  > {
  /** By seat: Drokkeh, Senvi, Ottakh, Ikkara. */
  readonly is?: CharacterId;
  readonly at?: At;
  readonly hand?: Held;
  /** The top one first. Nothing if left out. */
  readonly deck?: Held;
  readonly discard?: Held;
  readonly satchel?: readonly Card[];
  readonly resources?: Partial<Record<Resource, number>>;
  /** In place of the starting piece of its kind; a made-up piece is printed for the test. */
  readonly gear?: Partial<Record<'melee' | 'ranged' | 'trap' | 'armour', Card | Partial<GearCard>>>;
  readonly fitted?: readonly { readonly card: Card | MadeUpModification; readonly on: 'melee' | 'ranged' | 'armour' }[];
  readonly trapAt?: At;
  /** Revealed characters stand on the threat track in the order of the seats, unless `threat` says otherwise. */
  readonly isRevealed?: boolean;
}
export interface EnemyOn extends Partial<Omit<EnemyState, 'type' | 'square' | 'id'>> {
  readonly type: EnemyType;
  readonly at: At;
}
export interface Position {
  readonly brief?: BriefId;
  /** Rows of marks as on map pages; twelve by twelve open squares if left out. */
  readonly map?: readonly string[];
  readonly routes?: Brief['routes'];
  readonly isLarge?: true;
  /** Using what lies on the map moves the alert token. */
  readonly isLoud?: true;
  /** The top left square if left out. */
  readonly starts?: readonly At[];
  readonly exits?: readonly At[];
  readonly objective?: Brief['objective'];
  readonly adds?: Brief['adds'];
  readonly marshals?: readonly MarshalOn[];
  readonly enemies?: readonly EnemyOn[];
  /** Made-up behaviour cards by type, the top one first; the printed level 1 deck in its order if left out. */
  readonly behaviours?: Partial<Record<EnemyType, readonly Partial<BehaviourCard>[]>>;
  readonly features?: readonly { readonly kind: FeatureKind; readonly at: At; readonly hp?: number; readonly isDone?: boolean }[];
  /** Traps of the ground; tripwires without a condition if nothing else is said. */
  readonly traps?: readonly (Partial<Omit<TrapState, 'square'>> & { readonly at: At; readonly dice: string })[];
  readonly active?: number;
  readonly alert?: number;
  readonly rows?: number;
  readonly threat?: readonly number[];
  readonly step?: State['step'];
  readonly potions?: number;
  readonly fight?: Partial<FightState>;
  readonly state?: Partial<Omit<State, 'party' | 'fight'>>;
  readonly party?: Partial<Omit<State['party'], 'marshals'>>;
  readonly dice?: Script;
  readonly spare?: readonly Stream[];
  readonly despite?: readonly (string | RegExp)[];
}

const OPEN = Array.from({ length: 12 }, () => '............');
const no = (card: Card): number => {
  const found = typeof card === 'number' ? card : cardNamed(card);
  if (found < 0) throw new Error(`no card has the key '${card}'`);
  return found;
};

/** Lays a ground of the test's own under the practice yard, until the test is over. */
function layGround({ map = OPEN, routes = [], isLarge, isLoud, starts = [[0, 0]], exits, objective, adds, enemies = [] }: Position): void {
  const walkers = enemies.flatMap(({ type, at, route = -1 }): Placement[] =>
    route < 0 ? [] : [{ enemy: type, route: routes[route]!.id, at: [at], n: [1, 1, 1] }],
  );
  const brief: Brief = {
    ...briefOf('B0'),
    routes,
    starts,
    ...(walkers.length > 0 ? { enemies: walkers } : {}),
    ...(isLarge ? { isLarge } : {}),
    ...(isLoud ? { isLoud } : {}),
    ...(exits ? { exits } : {}),
    ...(objective ? { objective } : {}),
    ...(adds ? { adds } : {}),
  };
  const key = keyOfField('B0', undefined, false);
  const before = laid.get(key);
  laid.set(key, fieldFrom(brief, map, false));
  onTestFinished(() => {
    if (before) laid.set(key, before);
    else laid.delete(key);
  });
}

const starting = (character: CharacterId): number[] =>
  (['melee', 'ranged', 'trap', 'armour'] as const).map(
    kind => GEAR_NUMBERS.find(card => gearCard(card).of === character && gearCard(card).kind === kind)!,
  );

let printed = 0;
function printGear(base: number, change: Card | Partial<GearCard> | undefined): number {
  if (change === undefined) return base;
  if (typeof change !== 'object') return no(change);
  const sheet = box.sheet();
  onTestFinished(() => sheet.tearUp());
  printed += 1;
  return sheet.one('gear', { ...gearCard(base), ...change, id: `test-gear-${printed}` });
}

const nextId = (): string => {
  printed += 1;
  return `test-card-${printed}`;
};

function held(card: Card | MadeUp): number {
  if (typeof card !== 'object') return no(card);
  const sheet = box.sheet();
  onTestFinished(() => sheet.tearUp());
  const { id = nextId() } = card;
  if ('is' in card) return sheet.one('injury', { name: id, level: 1, ...card, id });
  return sheet.one('action', { name: id, of: 'marshal', level: 1, ...card, id } as ActionCard);
}

function printModification(card: Card | MadeUpModification): number {
  if (typeof card !== 'object') return no(card);
  const sheet = box.sheet();
  onTestFinished(() => sheet.tearUp());
  const { id = nextId() } = card;
  return sheet.one('modification', { name: id, kind: 'coil', level: 1, ...card, id });
}

function printBehaviour(enemy: EnemyType, card: Partial<BehaviourCard>): number {
  const sheet = box.sheet();
  onTestFinished(() => sheet.tearUp());
  printed += 1;
  return sheet.one('behaviour', { id: `test-behaviour-${printed}`, name: `Test ${printed}`, enemy, level: 1, yes: [], ...card });
}

/** An encounter as a state. */
export function staged(position: Position): State {
  layGround(position);
  const brief = position.brief ?? 'B0';
  const field = laid.get(keyOfField('B0', undefined, false))!;
  const at = (place: At | undefined): number => (place ? field.at(place) : field.at([0, 0]));
  const { marshals = [{}], enemies = [], rows = 8, alert = 1 } = position;
  const revealed = marshals.flatMap((one, seat) => (one.isRevealed ? [seat] : []));
  const seats = marshals.map((one, seat): MarshalState => {
    const {
      is,
      at: place,
      hand = [],
      deck = [],
      discard = [],
      satchel = [],
      resources = {},
      gear = {},
      fitted = [],
      trapAt,
      isRevealed = false,
      ...rest
    } = one;
    const character = is ?? CHARACTERS[seat]!;
    const base = starting(character);
    const inUse = (['melee', 'ranged', 'trap', 'armour'] as const).map((kind, i) => printGear(base[i]!, gear[kind]));
    return {
      character,
      dial: -1,
      gear: inUse,
      upgraded: [],
      fitted: fitted.map(({ card, on }) => ({
        card: printModification(card),
        on: inUse[['melee', 'ranged', 'trap', 'armour'].indexOf(on)]!,
      })),
      satchel: satchel.map(no),
      resources: RESOURCES.map(kind => resources[kind] ?? 0),
      square: at(place),
      isHidden: !isRevealed,
      row: isRevealed ? 0 : rows,
      condition: 'none',
      isFresh: false,
      trap: trapAt ? at(trapAt) : -1,
      trapDirection: 0,
      trapCondition: 'none',
      done: [],
      counted: 0,
      hasMoved: false,
      usedThisTurn: [],
      usedThisFight: [],
      rerolls: 0,
      failsCommand: false,
      discard: discard.map(held),
      hand: hand.map(held),
      deck: deck.map(held),
      ...rest,
    };
  });
  const types = [...new Set(enemies.map(one => one.type))];
  const decks = types.flatMap(enemy =>
    (enemyCard(typeOf(enemy)).deckRule ? ([1, 2] as const) : ([1] as const)).map(deckNo => {
      const made = position.behaviours?.[enemy]?.filter(card => (card.deck ?? 1) === deckNo).map(card => printBehaviour(enemy, card));
      const printedOnes = BEHAVIOUR_NUMBERS.filter(card => {
        const { enemy: of, level, adaptation, deck = 1 } = behaviourCard(card);
        return of === enemy && level === 1 && adaptation === undefined && deck === deckNo;
      });
      return { type: typeOf(enemy), no: deckNo, seen: [], skipsTurn: false, skipsAttacks: false, discard: [], pile: made ?? printedOnes };
    }),
  );
  const state = {
    chapter: 1,
    step: position.step ?? 'act',
    isAlone: true,
    leadDecides: true,
    lead: 0,
    first: 0,
    level: 1,
    selection: 1,
    entry: '1.01',
    from: '',
    element: 0,
    effects: null,
    stepsDone: 0,
    refused: [],
    camping: -1,
    chore: 'none',
    toGain: [],
    history: [],
    picked: [],
    usedUp: [],
    met: [],
    leftOut: [],
    flags: [],
    won: [],
    pressedOn: [],
    dice: [0, 0, 0],
    tokens: [],
    preparations: [],
    alertStart: 0,
    setbacks: 0,
    failures: 0,
    brief,
    isSkirmish: false,
    ending: null,
    result: 'none',
    before: null,
    party: {
      marshals: seats,
      potions: position.potions ?? 2,
      supplies: 2,
      counters: COUNTERS.map(name => (name === 'rebellion' ? 1 : name === 'blight' ? 0 : 1)),
      waiting: [],
      behaviours: decks.flatMap(deck => deck.pile),
      risen: [],
      stored: [],
      injuries: [],
      modifications: [],
      inactive: [],
      ...position.party,
    },
    fight: {
      rows,
      alert,
      threat: position.threat ?? revealed,
      turn: 1,
      active: position.active ?? 0,
      enemies: enemies.map((one, id): EnemyState => {
        const { type, at: place, ...rest } = one;
        const card = enemyCard(typeOf(type));
        return {
          id,
          type: ENEMY_TYPES.indexOf(type),
          square: at(place),
          hp: card.hp[0],
          maxHp: card.hp[0],
          armour: card.armour,
          moreArmour: 0,
          condition: 'none',
          isFresh: false,
          parts: card.parts.map(part => part.hp),
          route: -1,
          routeAt: -1,
          isForward: true,
          isIn: true,
          isStilled: false,
          ...rest,
        };
      }),
      decks,
      traps: (position.traps ?? []).map(
        ({ at: place, ...trap }): TrapState => ({
          isBlast: false,
          direction: 0,
          condition: 'none',
          ...trap,
          square: at(place),
        }),
      ),
      features: (position.features ?? []).map((one, id) => ({
        id,
        kind: one.kind,
        square: at(one.at),
        hp: one.hp ?? 0,
        isDone: one.isDone ?? false,
        follows: -1,
      })),
      toAct: [],
      activation: null,
      hasPatrolled: false,
      acting: -1,
      opening: [],
      toGive: [],
      stage: 0,
      hasAnybodyBeenRevealed: revealed.length > 0,
      taken: [],
      soloTokens: seats.length === 1 ? 5 : 0,
      distractions: [],
      tally: 0,
      usedOnce: [],
      hugeDeck: 1,
      enemyPhases: 0,
      lost: 0,
      toMourn: 0,
      ...position.fight,
    },
    ...position.state,
  } as unknown as State;
  for (const [seat, marshal] of state.party.marshals.entries()) if (marshal.dial < 0) byHand(marshal).dial = maxDial(state, seat);
  putAway(state);
  return state;
}

/** Every card that lies nowhere goes to the inactive store. */
function putAway(state: State): void {
  const { party } = state;
  const used = new Set([
    ...party.marshals.flatMap(one => [
      ...one.gear,
      ...one.fitted.map(two => two.card),
      ...one.satchel,
      ...one.hand,
      ...one.deck,
      ...one.discard,
    ]),
    ...party.waiting,
    ...party.behaviours,
    ...party.injuries,
    ...party.modifications,
  ]);
  byHand(party).inactive = box.cards.map(one => one.no).filter(card => !used.has(card));
}

/** In a test's words: squares as [x, y], cards by key, seats and enemies by number as the options have them. */
function reads(spoken: Answer | At, decision: Decision): Answer {
  if (Array.isArray(spoken) && spoken.length === 2 && spoken.every(one => typeof one === 'number')) {
    const field = laid.get(keyOfField('B0', undefined, false))!;
    return `square-${field.at(spoken as unknown as At)}`;
  }
  if (typeof spoken === 'string' && !decision.options.some(one => one.key === spoken)) {
    const card = cardNamed(spoken);
    if (card >= 0) return keyOf(card);
  }
  return spoken as Answer;
}

export class Fight extends Rehearsal<State, Stream, WestEvent, Answer | At> {
  constructor(position: Position) {
    super({ state: stateSchema, faults, next }, staged(position), {
      dice: position.dice ?? {},
      spare: position.spare ?? [],
      despite: position.despite ?? [],
      reads,
    });
  }
  marshal(seat = 0): ByHand<MarshalState> {
    return this.state.party.marshals[seat]!;
  }
  enemy(id = 0): ByHand<EnemyState> {
    return this.state.fight.enemies[id]!;
  }
  get threat(): readonly number[] {
    return this.state.fight.threat;
  }
  get alert(): number {
    return this.state.fight.alert;
  }
}

/** A piece of gear that says the same on both of its levels. */
export const gear = (face: GearFace, rest: Partial<GearCard> = {}): Partial<GearCard> => ({ ...rest, levels: [face, face] });

/** A fight, ready to be played. */
export const fight = (position: Position): Fight => new Fight(position);
