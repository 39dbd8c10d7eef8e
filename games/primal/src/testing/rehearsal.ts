/**
 * Rehearsals of Primal: a hunt set up in a few lines, on which a rule or the whole hunt is played (`@quarry/kernel/testing`). Two hunters with basic gear stand in the front
 * (south) of a monster without texts, in the Action phase of seat 0; whatever is not named is empty.
 *
 *     const r = hunt({ hunters: [{ hand: ['dareon-…', { colour: 'red', cost: 1 }] }, {}], slots: [{ icons: ['attack'], base: [{ do: 'hit' }] }] });
 *     r.play().answer('act', …)
 *
 * Cards, behaviours, stances, perils, objectives and gear may be made up: they are printed for the test, under their `id` if they have one, and named like it.
 */
import type { Script } from '@quarry/kernel';
import { type ByHand, byHand, Rehearsal } from '@quarry/kernel/testing';
import { onTestFinished } from 'vitest';
import '../effects/index.ts';
import { asleep, atRest, noChain } from '../campaign/at-rest.ts';
import {
  ARMOUR_NUMBERS,
  ATTRITION_NUMBERS,
  attritionCard,
  BURDEN_NUMBERS,
  box,
  cardNamed,
  HELM_NUMBERS,
  keyOf,
  MASTERY_NUMBERS,
  masteryCard,
  monsterCard,
  PERIL_NUMBERS,
  perilCard,
  SCENARIOS,
  STANCE_NUMBERS,
  sortOf,
  stanceCard,
  WEAPON_NUMBERS,
  weaponCard,
} from '../content/box.ts';
import { HUNTERS, type HunterId, type MonsterId, RESOURCES, SECTORS, type Sector, type Terrain } from '../content/kinds.ts';
import type {
  ActionCard,
  ArmourCard,
  AttritionCard,
  BehaviourCard,
  HelmCard,
  ItemCard,
  MasteryCard,
  ObjectiveCard,
  PerilCard,
  PotionCard,
  StanceCard,
  WeaponCard,
} from '../content/types.ts';
import type { Ability, Effect } from '../content/words/index.ts';
import { freshDesk } from '../deeds/camp.ts';
import type { PrimalEvent } from '../events.ts';
import { faults } from '../faults.ts';
import { HUNT_SCENES, sceneUnderWay } from '../rules/scenes.ts';
import { type Belongings, type HunterState, type MonsterState, type SlotState, type State, type Stream, stateSchema } from '../state.ts';

type Card = string | number;
/** An action card of the test's own: red, free, worth 1, without a text, if nothing else is said. */
export type MadeUp = Partial<ActionCard>;
/** To be kept: with nothing to play the Action phase is over without a question. It pays for nothing. */
export const SPARE: MadeUp = { colour: 'green', value: 0 };
type Held = readonly (Card | MadeUp)[];
type Gear<C> = Card | Partial<C>;

export interface HunterOn
  extends Partial<
    Omit<
      HunterState,
      'id' | 'sector' | 'hand' | 'deck' | 'discard' | 'sequence' | 'exile' | 'weapon' | 'armour' | 'helm' | 'item' | 'potions' | 'mastery'
    >
  > {
  /** By seat: Mirah, Dareon, Thoreg, Ljonar. */
  readonly is?: HunterId;
  readonly at?: Sector;
  readonly hand?: Held;
  /** The top one first; ten plain green cards if left out. */
  readonly deck?: Held;
  readonly discard?: Held;
  readonly sequence?: Held;
  readonly weapon?: Gear<WeaponCard>;
  readonly armour?: Gear<ArmourCard>;
  readonly helm?: Gear<HelmCard>;
  readonly item?: Gear<ItemCard>;
  readonly potions?: readonly Gear<PotionCard>[];
  readonly mastery?: Gear<MasteryCard>;
}
export interface SlotOn extends Partial<BehaviourCard> {
  readonly isStunned?: boolean;
  readonly isLocked?: boolean;
  readonly isKnown?: boolean;
}
export interface Position {
  readonly hunters?: readonly HunterOn[];
  readonly monster?: MonsterId;
  readonly level?: number;
  /** Three that nothing wakes, if left out. */
  readonly slots?: readonly SlotOn[];
  /** The behaviour pile, the top one first; six that nothing wakes if left out. */
  readonly pile?: readonly Partial<BehaviourCard>[];
  readonly behavioursDiscarded?: readonly Partial<BehaviourCard>[];
  /** Stances 1 to 3 in place of the printed ones: damage 2, toughness 5, all positions exposed, if nothing else is said. */
  readonly stance?: Partial<StanceCard>;
  /** The stances that follow, and their perils: without texts, progression 3 and 0, if nothing else is said. */
  readonly onward?: { readonly [Stance in 2 | 3]?: Partial<StanceCard> & { readonly peril?: Partial<PerilCard> } };
  readonly perils?: readonly (Partial<PerilCard> & { readonly blindedBy?: number })[];
  readonly objectives?: readonly (Partial<ObjectiveCard> & { readonly counters?: number })[];
  /** Sector that it faces. */
  readonly faces?: Sector;
  readonly terrain?: readonly { readonly kind: Terrain; readonly at: Sector; readonly isRed?: boolean; readonly occupant?: number }[];
  /** Attrition pile, the top one first: values, or cards of the test's own; ten zeros if left out. */
  readonly attrition?: readonly (number | Partial<AttritionCard>)[];
  readonly attritionDiscarded?: readonly number[];
  readonly scenario?: { readonly rules: readonly Ability[] };
  readonly active?: number;
  readonly aggro?: number;
  readonly first?: number;
  readonly round?: number;
  readonly step?: State['step'];
  readonly toPlay?: readonly number[];
  readonly paused?: readonly number[];
  readonly beast?: Partial<Omit<MonsterState, 'id' | 'stance' | 'slots' | 'pile' | 'discard' | 'perils' | 'objectives'>>;
  readonly state?: Partial<Omit<State, 'hunters' | 'monster'>>;
  readonly dice?: Script;
  readonly despite?: readonly (string | RegExp)[];
}

let printed = 0;
const nextId = (what: string): string => {
  printed += 1;
  return `test-${what}-${printed}`;
};
const no = (card: Card): number => {
  const found = typeof card === 'number' ? card : cardNamed(card);
  if (found < 0) throw new Error(`no card has the key '${card}'`);
  return found;
};
type Sheet = ReturnType<typeof box.sheet>;
function print<T>(write: (sheet: Sheet) => T): T {
  const sheet = box.sheet();
  onTestFinished(() => sheet.tearUp());
  return write(sheet);
}

const held = (hunter: HunterId, card: Card | MadeUp): number => {
  if (typeof card !== 'object') return no(card);
  const { id = nextId('card') } = card;
  return print(sheet => sheet.one('action', { name: id, hunter, colour: 'red', cost: 0, value: 1, abilities: [], ...card, id }));
};
const behaviour = (monster: MonsterId, card: Partial<BehaviourCard>): number => {
  const { id = nextId('behaviour') } = card;
  const { isStunned: _s, isLocked: _l, isKnown: _k, ...own } = card as SlotOn;
  return print(sheet => sheet.one('behaviour', { name: id, monster, mark: 0, number: 9, icons: ['rampage'], base: [], ...own, id }));
};
/** A behaviour that nothing wakes on dry ground. */
const QUIET: SlotOn = { icons: ['start-water'], number: 9 };

function gearOf(hunter: HunterId, one: HunterOn): Pick<HunterState, 'weapon' | 'armour' | 'helm' | 'item' | 'mastery' | 'potions'> {
  const weapon = WEAPON_NUMBERS.find(card => weaponCard(card).hunter === hunter)!;
  const mastery = MASTERY_NUMBERS.find(card => masteryCard(card).hunter === hunter)!;
  const made = <C extends { id?: string }>(
    what: string,
    piece: Gear<C> | undefined,
    basic: number,
    write: (sheet: Sheet, card: C & { id: string; name: string }) => number,
  ): number => {
    if (piece === undefined) return basic;
    if (typeof piece !== 'object') return no(piece);
    const { id = nextId(what) } = piece as { id?: string };
    return print(sheet => write(sheet, { ...(piece as C), id, name: id }));
  };
  return {
    weapon: made<Partial<WeaponCard>>('weapon', one.weapon, weapon, (sheet, card) =>
      sheet.one('weapon', { ...weaponCard(weapon), ...card }),
    ),
    armour: made<Partial<ArmourCard>>('armour', one.armour, ARMOUR_NUMBERS[0]!, (sheet, card) =>
      sheet.one('armour', { level: 1, element: null, health: 5, ...card }),
    ),
    helm: made<Partial<HelmCard>>('helm', one.helm, HELM_NUMBERS[0]!, (sheet, card) =>
      sheet.one('helm', { level: 1, element: null, health: 4, ...card }),
    ),
    item: made<Partial<ItemCard>>('item', one.item, -1, (sheet, card) => sheet.one('item', { level: 1, element: null, ...card })),
    mastery: made<Partial<MasteryCard>>('mastery', one.mastery ?? { focus: 3, fills: [], focused: [] }, mastery, (sheet, card) =>
      sheet.one('mastery', { hunter, focus: 3, fills: [], focused: [], ...card }),
    ),
    potions: (one.potions ?? []).map(potion =>
      made<Partial<PotionCard>>('potion', potion, -1, (sheet, card) => sheet.one('potion', { level: 1, abilities: [], ...card })),
    ),
  };
}

const sectorOf = (sector: Sector): number => SECTORS.indexOf(sector);
const noBelongings = (
  hunter: Pick<HunterState, 'weapon' | 'armour' | 'helm' | 'item' | 'mastery'>,
  deck: readonly number[],
  flasks: readonly number[],
): Belongings => ({
  resources: RESOURCES.map(() => 0),
  owned: [],
  ...{ weapon: hunter.weapon, armour: hunter.armour, helm: hunter.helm, item: hunter.item },
  potions: [...flasks],
  loadout: [...flasks],
  steps: [0, 0, 0, 0, 0],
  upgrades: 0,
  deck,
  mastery: hunter.mastery,
});

function hunterFrom(one: HunterOn, seat: number): { readonly hunter: HunterState; readonly belongings: Belongings } {
  const {
    is = HUNTERS[seat]!,
    at = 'south',
    hand = [],
    deck = Array.from({ length: 10 }, () => ({ colour: 'green' as const })),
    discard = [],
    sequence = [],
    weapon: _w,
    armour: _a,
    helm: _h,
    item: _i,
    potions: _p,
    mastery: _m,
    ...rest
  } = one;
  const gear = gearOf(is, one);
  const cards = (some: Held): number[] => some.map(card => held(is, card));
  const [inHand, inDeck, gone, played] = [cards(hand), cards(deck), cards(discard), cards(sequence)];
  const belongings = noBelongings(
    gear,
    [...inHand, ...inDeck, ...gone, ...played].filter(card => sortOf(card) !== 'burden'),
    [...gear.potions, ...(rest.drunk ?? [])],
  );
  const hunter: HunterState = {
    ...atRest(is, belongings),
    ...gear,
    sector: sectorOf(at),
    hand: inHand,
    deck: inDeck,
    discard: gone,
    sequence: played,
    ...(rest.ko === 'eliminated' ? { isArmourDepleted: true, isHelmDepleted: true } : {}),
    ...rest,
  };
  return { hunter, belongings };
}

const heldBy = ({ hand, deck, discard, sequence }: HunterState): number[] => [...hand, ...deck, ...discard, ...sequence];

function monsterFrom(position: Position, seats: number): MonsterState {
  const {
    monster: id = 'cinderwing',
    level = 0,
    slots = [QUIET, QUIET, QUIET],
    pile = Array.from({ length: 6 }, () => QUIET),
    behavioursDiscarded = [],
    stance = {},
    perils = [],
    objectives = [],
  } = position;
  const calm = asleep(id, level);
  const stanceId = stance.id ?? nextId('stance');
  const inPlay = print(sheet =>
    sheet.one('stance', {
      ...stanceCard(calm.stance),
      damage: 2,
      toughness: 5,
      progression: 7,
      exposed: ['front', 'flank', 'rear'],
      abilities: [],
      ...stance,
      id: stanceId,
      name: stance.name ?? stanceId,
    }),
  );
  return {
    ...calm,
    stance: inPlay,
    struggle: seats,
    facing: sectorOf(position.faces ?? 'south'),
    slots: slots.map((one, i): SlotState => {
      const card = one.isLocked ? [] : [behaviour(id, one)];
      return {
        isLocked: one.isLocked ?? false,
        isStunned: one.isStunned ?? false,
        serial: i + 1,
        up: [],
        known: one.isKnown ? card : [],
        down: card,
      };
    }),
    serials: slots.length,
    pile: pile.map(card => behaviour(id, card)),
    discard: behavioursDiscarded.map(card => behaviour(id, card)),
    perils: perils.map(({ blindedBy = -1, ...one }) => {
      const perilId = one.id ?? nextId('peril');
      return {
        blindedBy,
        card: print(sheet =>
          sheet.one('peril', { monster: id, levels: [level], stance: 1, abilities: [], ...one, id: perilId, name: one.name ?? perilId }),
        ),
      };
    }),
    objectives: objectives.map(({ counters = 0, ...one }) => {
      const objectiveId = one.id ?? nextId('objective');
      return {
        counters,
        card: print(sheet =>
          sheet.one('objective', {
            monster: id,
            levels: [level],
            goal: 2,
            tasks: [],
            reward: [],
            ...one,
            id: objectiveId,
            name: one.name ?? objectiveId,
          }),
        ),
      };
    }),
    track: monsterCard(id).track?.start ?? 0,
    ...position.beast,
  };
}

/** Base cards of these values, as long as there are any; then cards of the test's own. */
function attritionFrom(values: readonly (number | Partial<AttritionCard>)[], taken: Set<number>): number[] {
  return values.map(value => {
    if (typeof value === 'object') {
      const { id = nextId('attrition') } = value;
      return print(sheet => sheet.one('attrition', { name: id, value: 0, ...value, id }));
    }
    const found = ATTRITION_NUMBERS.find(card => !taken.has(card) && attritionCard(card).value === value && !attritionCard(card).monster);
    if (found !== undefined) {
      taken.add(found);
      return found;
    }
    return print(sheet => sheet.one('attrition', { id: nextId('attrition'), name: `Attrition ${value}`, value }));
  });
}

/** What a paused turn remembers, unless the test says so. */
function pause(hunters: readonly HunterState[], seat: number): void {
  const hunter = byHand(hunters[seat]!);
  if (hunter.usedBefore.length > 0) return;
  hunter.usedBefore = hunters.map(({ hasAssisted, hasTaunted, usedThisTurn }) => ({ hasAssisted, hasTaunted, usedThisTurn }));
}

/** Steps within somebody's turn. */
const OF_TURN: readonly State['step'][] = ['begin-turn', 'move', 'act', 'end-actions', 'attrition', 'end-turn'];

/** A hunt as a state. */
export function staged(position: Position): State {
  const {
    hunters = [{}, {}],
    level = 0,
    step = 'act',
    active = OF_TURN.includes(step) ? 0 : -1,
    aggro = 0,
    first = 0,
    round = 1,
    attrition = Array.from({ length: 10 }, () => 0),
  } = position;
  const all = hunters.map(hunterFrom);
  for (const seat of position.paused ?? [])
    pause(
      all.map(one => one.hunter),
      seat,
    );
  const taken = new Set<number>();
  const monster = monsterFrom(position, hunters.length);
  const scenario = SCENARIOS.findIndex(one => one.monster === monster.id);
  alter(SCENARIOS[scenario]!, { rules: position.scenario?.rules ?? [] });
  alter(monsterCard(monster.id), { slots: monster.slots.length });
  if (!position.monster) calm(monster.id, level, position.onward ?? {});
  return stateSchema.check(
    {
      mode: 'expedition',
      step,
      level,
      scenario,
      isClosed: false,
      isTrial: false,
      pages: [],
      leftOut: [],
      campaign: {
        chapter: 0,
        forge: 0,
        herbalist: 0,
        elements: [],
        available: [],
        completed: [],
        expired: [],
        achievements: [],
        trophies: [],
        choices: [],
        defeats: 0,
        defeatsHere: 0,
        score: 0,
        unassigned: [],
      },
      belongings: all.map(one => one.belongings),
      away: [],
      desks: all.map(() => ({ ...freshDesk(), isReady: true })),
      offers: [],
      round,
      first,
      aggro,
      active,
      toPlay: position.toPlay ?? hunters.map((_, seat) => seat).filter(seat => seat !== active),
      paused: position.paused ?? [],
      terrain: (position.terrain ?? []).map(({ kind, at, isRed = kind === 'fire', occupant = -1 }) => ({
        kind,
        sector: sectorOf(at),
        isRed,
        occupant,
      })),
      hunters: all.map(one => one.hunter),
      monster,
      chain: noChain(),
      attrition: { discard: attritionFrom(position.attritionDiscarded ?? [], taken), revealed: [], pile: attritionFrom(attrition, taken) },
      burdens: BURDEN_NUMBERS.filter(card => !all.some(({ hunter }) => heldBy(hunter).includes(card))),
      result: 'none',
      why: 'none',
      ...position.state,
    },
    'state',
  );
}

/** A printed card says something else until the test is over. */
function alter<T extends object>(card: T, as: Partial<T>): void {
  const before = Object.fromEntries(Object.keys(as).map(key => [key, card[key as keyof T]])) as Partial<T>;
  Object.assign(card, as);
  onTestFinished(() => void Object.assign(card, before));
}
/** The rules of the monster, its later stances and their perils are the test's own. */
function calm(id: MonsterId, level: number, onward: NonNullable<Position['onward']>): void {
  alter(monsterCard(id), { rules: [] });
  for (const stance of STANCE_NUMBERS.map(stanceCard)) {
    if (stance.monster !== id || stance.level !== level || stance.stance === 1) continue;
    const { peril: _p, ...own } = onward[stance.stance] ?? {};
    const progression = stance.stance === 2 ? 3 : 0;
    alter(stance, { damage: 2, toughness: 5, progression, exposed: ['front', 'flank', 'rear'], abilities: [], ...own });
  }
  for (const peril of PERIL_NUMBERS.map(perilCard)) {
    if (peril.monster !== id || !peril.levels.includes(level) || peril.stance === 1) continue;
    alter(peril, { abilities: [], ...onward[peril.stance]?.peril });
  }
}

export class HuntRehearsal extends Rehearsal<State, Stream, PrimalEvent> {
  hunter(seat: number): ByHand<HunterState> {
    return this.state.hunters[seat]!;
  }
  get monster(): MonsterState {
    return this.state.monster;
  }
  /** Cards by their keys. */
  hand(seat: number): string[] {
    return this.hunter(seat).hand.map(keyOf);
  }
  discard(seat: number): string[] {
    return this.hunter(seat).discard.map(keyOf);
  }
}

const HUNTING = {
  state: stateSchema,
  faults,
  next: (state: State) =>
    state.result === 'none' ? (sceneUnderWay(state) ?? HUNT_SCENES[state.step as keyof typeof HUNT_SCENES]) : over(state),
};
const over = (state: State) => ({
  winners: state.result === 'won' ? state.hunters.map((_, seat) => seat) : [],
  why: 'PA-WIN-1',
  facts: { why: state.why },
});

type Conditions = Pick<Position, 'dice' | 'despite'>;
/** A position has the cards that it names; the rest of the monster's behaviours stays in the box. */
const LEFT_OUT = / lies nowhere$/;
/** A hunt from a state on. */
export const rehearse = (state: State, { dice = {}, despite = [] }: Conditions = {}): HuntRehearsal =>
  new HuntRehearsal(HUNTING, state, { dice, despite: [LEFT_OUT, ...despite] });
export const hunt = (position: Position = {}): HuntRehearsal => rehearse(staged(position), position);

/** Seat 0 has just played a maneuver with this text, and holds a dodge besides what the position gives. */
export const saying = (effects: readonly Effect[], position: Position = {}): HuntRehearsal =>
  playing({ colour: 'blue', abilities: [{ on: 'play', effects }] }, position);
/** Seat 0 has just played this card. */
export function playing(card: MadeUp, position: Position = {}): HuntRehearsal {
  const { id = nextId('card') } = card;
  const [first = {}, ...others] = position.hunters ?? [{}, {}];
  const hand: Held = [{ ...card, id }, SPARE, ...(first.hand ?? [])];
  return hunt({ ...position, hunters: [{ ...first, hand }, ...others] })
    .play()
    .answer('act', id);
}
