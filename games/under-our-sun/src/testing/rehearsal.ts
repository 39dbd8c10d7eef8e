/**
 * Rehearsals of Under our Sun: a position in a few lines, on which a rule or the whole game is played (`@quarry/kernel/testing`). Ida (seat 0) and Boone (seat 1) stand on
 * New Haven in the Morning of Day 1, in good health, with 6 AP, in Ida's turn; whatever is not named is empty, and decks that are not named hold what the box holds, in its order.
 *
 *     const r = trek({ characters: [{ at: 'n', goods: { food: 1 }, items: ['knife.1'] }, {}], enemies: [{ is: 'bear.1', at: 'n' }], dice: { enemy: [[1, 0]] } });
 *     r.run(table => provoke(table, 0));
 *     expect(r.character(0).hp).toBe(6);
 *
 * A place is a way from New Haven: `haven`, `n`, `ne se`. Where somebody stands and no tile is named lies a plain one: value 1, 4 spaces, nothing on it.
 * Cards go by key; tiles, enemies, things, events, night cards and the mission may be made up: they are printed for the test, and named like their `id`.
 */
import type { Script } from '@quarry/kernel';
import { type ByHand, byHand, Rehearsal } from '@quarry/kernel/testing';
import { onTestFinished } from 'vitest';
import {
  box,
  cardNamed,
  ENEMY_NUMBERS,
  EVENT_NUMBERS,
  enemyCard,
  GEAR_NUMBERS,
  ITEM_NUMBERS,
  keyOf,
  LOOT_NUMBERS,
  NIGHT_NUMBERS,
  SUN_NUMBERS,
  sunCard,
  TILE_NUMBERS,
  thing,
  tileCard,
} from '../content/box.ts';
import { AMMUNITION, type Ammunition, BAG, CHARACTERS, type Goods, RESOURCES, SUPPLY, type Weather } from '../content/kinds.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { STORIES } from '../content/missions/stories.ts';
import type { EnemyCard, EventCard, ItemCard, Mission, MissionCard, NightCard, Story, TileCard } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { blankTile } from '../deeds/ground.ts';
import { applyEffects, newOccasion, type Occasion } from '../effects/vocabulary.ts';
import type { SunEvent } from '../events.ts';
import { faults } from '../faults.ts';
import { freshCharacter, noTrade } from '../first-state/fresh.ts';
import { HAVEN, type Hex, towards } from '../places.ts';
import { fullOf, listOf, minus, noGoods, plus } from '../questions.ts';
import { next } from '../scenes.ts';
import {
  type CharacterState,
  type EnemyState,
  type ItemState,
  type MerchantState,
  OPEN,
  type State,
  type Stream,
  stateSchema,
  type TileState,
  type Who,
} from '../state.ts';

export const WAYS = ['n', 'ne', 'se', 's', 'sw', 'nw'];
/** `haven`, or steps from there: `n`, `ne se`. */
export type Place = string;
export const hexOn = (place: Place): Hex =>
  place === 'haven' ? HAVEN : place.split(' ').reduce((hex, way) => towards(hex, WAYS.indexOf(way) + 1), HAVEN);

type Made<C> = string | number | Partial<C>;
/** A card that somebody has; full if nothing else is said. */
type Held = Made<ItemCard> | ({ readonly card: Made<ItemCard> } & Partial<Omit<ItemState, 'card'>>);
interface Lying {
  readonly goods?: Goods;
  readonly ammunition?: Partial<Record<Ammunition, number>>;
  readonly items?: readonly Held[];
}

export interface CharacterOn extends Partial<Omit<CharacterState, 'id' | 'hex' | keyof Lying>>, Lying {
  /** In order: Ida, Boone, Wren, Sanaa, Odile, Kesh. */
  readonly is?: CharacterState['id'];
  readonly at?: Place;
}
export interface TileOn
  extends Partial<Omit<TileState, 'hex' | 'card' | 'native' | 'camp' | 'trap' | 'bodies' | 'down' | keyof Lying>>,
    Lying {
  readonly at: Place;
  /** A plain one if left out. On a revealed one lies what is named: `native` from the start, `goods` loose; symbols are open. */
  readonly is?: Made<TileCard>;
  readonly native?: Goods;
  /** It lies face down. */
  readonly isDown?: true;
  readonly hasCamp?: true;
  readonly hasTrap?: true;
  readonly bodies?: readonly Made<EnemyCard>[];
}
export interface EnemyOn extends Partial<Omit<EnemyState, 'card' | 'hex' | 'home'>> {
  /** A plain Human with 3 HP and one yellow die if left out. */
  readonly is?: Made<EnemyCard>;
  readonly at: Place;
}
export interface MerchantOn extends Partial<Omit<MerchantState, 'hex' | keyof Lying>>, Pick<Lying, 'goods' | 'items'> {
  readonly at?: Place;
}
type MissionOn = Partial<Omit<Mission, 'cards'>> & Partial<Story> & { readonly cards?: readonly Partial<MissionCard>[] };

export interface Position {
  readonly characters?: readonly CharacterOn[];
  /** One for each character if left out. */
  readonly seats?: number;
  readonly tiles?: readonly TileOn[];
  readonly enemies?: readonly EnemyOn[];
  readonly merchants?: readonly MerchantOn[];
  readonly mission?: MissionOn;
  readonly sun?: Weather;
  readonly phase?: State['phase'];
  readonly day?: number;
  readonly step?: State['step'];
  readonly active?: Who;
  readonly toPlay?: readonly Who[];
  readonly starter?: number;
  readonly mode?: State['mode'];
  /** By seat. */
  readonly team?: readonly string[];
  /** Decks, the top one first. */
  readonly stack?: readonly Made<TileCard>[];
  readonly enemyDeck?: readonly Made<EnemyCard>[];
  readonly nights?: readonly Made<NightCard>[];
  readonly events?: readonly Made<EventCard>[];
  readonly loot?: readonly Made<ItemCard>[];
  readonly state?: Partial<State>;
  readonly dice?: Script;
  readonly spare?: readonly string[];
  /** Faults that the position has on purpose. */
  readonly despite?: readonly (string | RegExp)[];
}

/** Ida is a Son of Liberty, Boone is none. */
export const ONE_SON = { mode: 'semi', team: ['saboteur', 'late-watch'] } as const;
/** For a supply that has run short: the rest of the cubes is nowhere. */
export const FEWER_CUBES = [/^there are \d+ \w+ instead of \d+$/];

let printed = 0;
const nextId = (what: string): string => {
  printed += 1;
  return `test-${what}-${printed}`;
};
type Sheet = ReturnType<typeof box.sheet>;
function print<T>(write: (sheet: Sheet) => T): T {
  const sheet = box.sheet();
  onTestFinished(() => sheet.tearUp());
  return write(sheet);
}
const named = (key: string): number => {
  const found = cardNamed(key);
  if (found < 0) throw new Error(`no card has the key '${key}'`);
  return found;
};
/** The number of a card of the box, or of one that is printed for the test. */
function cardOn<C extends { readonly id: string }>(
  card: Made<C>,
  what: string,
  write: (sheet: Sheet, own: Partial<C> & { readonly id: string; readonly name: string }) => number,
): number {
  if (typeof card === 'number') return card;
  if (typeof card === 'string') return named(card);
  const id = card.id ?? nextId(what);
  return print(sheet => write(sheet, { name: id, ...card, id }));
}
export const tileOn = (card: Made<TileCard> = {}): number =>
  cardOn<TileCard>(card, 'tile', (sheet, own) =>
    sheet.one('tile', { family: 'dry-flats', value: 1, spaces: 4, resources: [], water: 0, enemies: 0, ...own }),
  );
const ONE_YELLOW = { day: '1Y', night: '1Y' };
export const enemyOn = (card: Made<EnemyCard> = {}): number =>
  cardOn<EnemyCard>(card, 'enemy', (sheet, own) =>
    sheet.one('enemy', { pronoun: 'it', type: 'human', hp: 3, melee: ONE_YELLOW, loot: [{}, {}], ...own }),
  );
export const thingOn = (card: Made<ItemCard> = {}, deck: 'item' | 'loot' = 'item'): number =>
  cardOn<ItemCard>(card, 'thing', (sheet, own) => sheet.one('thing', { kind: 'item', sort: 'tool', stars: 0, value: 1, ...own }, { deck }));
export const nightOn = (card: Made<NightCard> = {}): number =>
  cardOn<NightCard>(card, 'night', (sheet, own) =>
    sheet.one('night', { group: 'calm', flavour: '', effects: [], inCamp: { flavour: '' }, ...own }),
  );
export const eventOn = (card: Made<EventCard> = {}): number =>
  cardOn<EventCard>(card, 'event', (sheet, own) => sheet.one('event', { tone: 'good', flavour: '', effects: [], ...own }));
/** A Sun card with this weather. */
export const sunOn = (weather: Weather): number => SUN_NUMBERS.find(no => sunCard(no).weather === weather)!;

function itemFrom(held: Held): ItemState {
  const { card: is, ...rest } = typeof held === 'object' && 'card' in held ? held : { card: held };
  const card = thingOn(is);
  return { card, n: fullOf(thing(card)), isFlipped: false, ...rest };
}
const ammunitionFrom = (pieces: Lying['ammunition'] = {}): number[] => AMMUNITION.map(kind => pieces[kind] ?? 0);

/** Whoever is not named is the next of the box who is not there yet. */
function castFrom(characters: readonly CharacterOn[]): CharacterState['id'][] {
  const named = characters.map(one => one.is);
  const others = CHARACTERS.filter(id => !named.includes(id));
  return characters.map((one, who) => one.is ?? (named.includes(CHARACTERS[who]!) ? others.at(-1)! : CHARACTERS[who]!));
}
function characterFrom(
  { is: _, at = 'haven', goods = {}, ammunition, items = [], ...rest }: CharacterOn,
  id: CharacterState['id'],
  who: Who,
  seats: number,
): CharacterState {
  const isDead = (rest.diedIn ?? -1) >= 0 || rest.isEliminated === true;
  return {
    ...freshCharacter(id, who % seats),
    ...(isDead ? { hp: 0, ap: 0 } : {}),
    ...(rest.isWaiting ? { hasPlayed: true } : {}),
    hex: hexOn(at),
    goods: listOf(goods),
    ammunition: ammunitionFrom(ammunition),
    items: items.map(itemFrom),
    ...rest,
  };
}
function tileFrom({
  at,
  is,
  isDown,
  hasCamp,
  hasTrap,
  goods = {},
  native = {},
  ammunition,
  items = [],
  bodies = [],
  ...rest
}: TileOn): TileState {
  const card = tileOn(rest.hasEvent && typeof is !== 'string' && typeof is !== 'number' ? { hasEvent: true, ...is } : is);
  const hex = hexOn(at);
  if (isDown) return { ...blankTile(hex), down: [card], ...rest };
  const { water, enemies, hasEvent = false, containers = [] } = tileCard(card);
  return {
    ...blankTile(hex),
    card,
    source: water,
    symbols: Array.from({ length: enemies }, () => OPEN),
    hasEvent,
    containers: containers.map((_, i) => i),
    goods: plus(listOf(goods), listOf(native)),
    native: listOf(native),
    ammunition: ammunitionFrom(ammunition),
    items: items.map(itemFrom),
    bodies: bodies.map(enemyOn),
    camp: hasCamp ? freeOne('tent') : -1,
    trap: hasTrap ? freeOne('trap') : -1,
    ...rest,
  };
}
/** The card of the box that stands on the tile; two camps of one position take two. */
const taken = new Set<number>();
function freeOne(is: 'tent' | 'trap'): number {
  const found = ITEM_NUMBERS.find(card => thing(card).is === is && !taken.has(card));
  if (found === undefined) return thingOn({ is });
  taken.add(found);
  return found;
}
const enemyFrom = ({ is, at, symbol = -1, ...rest }: EnemyOn, id: number): EnemyState => ({
  id,
  card: enemyOn(is),
  letter: id,
  hex: hexOn(at),
  damage: 0,
  isTapped: false,
  symbol,
  home: symbol >= 0 ? hexOn(at) : -1,
  isMet: true,
  hasStruck: false,
  stage: 0,
  ...rest,
});
const merchantFrom = ({ at = 'haven', goods = {}, items = [], ...rest }: MerchantOn): MerchantState => ({
  id: 'lawrence',
  hex: hexOn(at),
  water: 0,
  goods: listOf(goods),
  items: items.map(itemFrom),
  damage: 0,
  isTapped: false,
  fights: [],
  foes: [],
  closedTo: [],
  hasSwapped: false,
  ...rest,
});

/** What is never reached unless a test says so. */
const OPEN_GOAL: MissionCard = { title: '', opens: [], aim: '', goal: [{ is: 'count', counter: 'done', from: 1 }] };
/** A mission of the test's own is the last of the list until the test is over. Its number. */
export function missionOn({ cards = [{}], texts = [], won = '', lost = '', ...own }: MissionOn = {}): number {
  const id = own.id ?? nextId('mission');
  const mission: Mission = {
    name: id,
    marks: 1,
    lastDay: 8,
    advice: ['coop'],
    counters: ['done'],
    figures: [],
    token: 'a mission token',
    ...own,
    id,
    cards: cards.map(card => ({ ...OPEN_GOAL, ...card })),
  };
  const all = MISSIONS as Mission[];
  const stories = STORIES as Record<string, Story>;
  all.push(mission);
  stories[id] = { texts, won, lost };
  onTestFinished(() => {
    all.splice(all.indexOf(mission), 1);
    delete stories[id];
  });
  return all.length - 1;
}

/** Every place where somebody stands lies on the table. */
function groundFrom({ tiles = [], characters = [], enemies = [], merchants = [] }: Position): TileState[] {
  const given = tiles.map(tileFrom);
  const isBare = (hex: Hex): boolean => !given.some(one => one.hex === hex);
  if (isBare(HAVEN)) given.unshift(tileFrom({ at: 'haven', is: 'new-haven' }));
  for (const { at = 'haven' } of [...characters, ...enemies, ...merchants]) if (isBare(hexOn(at))) given.push(tileFrom({ at }));
  return given;
}
const cardsOn = (state: Pick<State, 'characters' | 'tiles' | 'merchants'>): Set<number> =>
  new Set([
    ...[...state.characters, ...state.tiles, ...state.merchants].flatMap(one => one.items.map(item => item.card)),
    ...state.tiles.flatMap(one => [one.card, one.camp, one.trap, ...one.down]),
  ]);

/** A position as a state. */
export function staged(position: Position = {}): State {
  taken.clear();
  const { characters = [{}, {}], seats = characters.length, phase = 'morning', day = 1, active = 0, starter = 0, sun } = position;
  const cast = castFrom(characters);
  const people = characters.map((one, who) => characterFrom(one, cast[who]!, who, seats));
  const tiles = groundFrom(position);
  const enemies = (position.enemies ?? []).map(enemyFrom);
  for (const { id, symbol, hex } of enemies) {
    const home = byHand(tiles.find(one => one.hex === hex)!);
    if (symbol >= 0) home.symbols = home.symbols.map((is, i) => (i === symbol ? id : is));
  }
  const merchants = (position.merchants ?? []).map(merchantFrom);
  const lying = cardsOn({ characters: people, tiles, merchants });
  const rest = (numbers: readonly number[]): number[] => numbers.filter(card => !lying.has(card));
  const onTable = [...people, ...tiles, ...merchants].reduce((sum, one) => plus(sum, one.goods), noGoods());
  const mission = missionOn(position.mission);
  return stateSchema.check(
    {
      // A turn of somebody dead is over.
      step: position.step ?? ((people[active]?.diedIn ?? -1) >= 0 ? 'next-turn' : 'act'),
      mode: position.mode ?? 'coop',
      hasExpansion: false,
      wanted: [],
      mission,
      stage: 0,
      counters: MISSIONS[mission]!.counters.map(() => 0),
      happened: [],
      hidden: 0,
      hiddenFrom: 0,
      figures: [],
      result: 'none',
      why: 'none',
      isOver: false,
      day,
      phase,
      phases: (day - 1) * 3 + ['morning', 'afternoon', 'night'].indexOf(phase) + 1,
      sun: sun ? sunOn(sun) : -1,
      starter,
      active,
      toPlay: position.toPlay ?? people.flatMap(({ diedIn, hasPlayed }, who) => (who === active || diedIn >= 0 || hasPlayed ? [] : [who])),
      toMove: [],
      tiles,
      characters: people,
      enemies,
      nextEnemy: Math.max(0, ...enemies.map(one => one.id + 1)),
      merchants,
      dealing: -1,
      trade: noTrade(),
      calledOff: [],
      offer: [],
      supply: minus(minus(SUPPLY, BAG), onTable).map(n => Math.max(0, n)),
      bag: BAG,
      itemDeck: rest(ITEM_NUMBERS),
      gearDeck: rest(GEAR_NUMBERS),
      lootUsed: [],
      enemiesUsed: [],
      nightsUsed: [],
      eventsUsed: [],
      fetched: Array.from({ length: 24 }, () => 0),
      players: Array.from({ length: seats }, (_, seat) => {
        const team = position.team?.[seat];
        return { points: 0, team: team === undefined ? [] : [named(team)], drop: team === undefined ? [] : [seat] };
      }),
      stack:
        position.stack?.map(tileOn) ?? rest(TILE_NUMBERS).filter(card => tileCard(card).family !== 'haven' && !tileCard(card).isOfMission),
      enemyDeck:
        position.enemyDeck?.map(enemyOn) ??
        ENEMY_NUMBERS.filter(card => !enemyCard(card).isOfMission && !enemies.some(one => one.card === card)),
      nightDeck: position.nights?.map(nightOn) ?? NIGHT_NUMBERS,
      eventDeck: position.events?.map(eventOn) ?? EVENT_NUMBERS,
      lootDeck: position.loot?.map(card => thingOn(card, 'loot')) ?? rest(LOOT_NUMBERS),
      teamPile: [],
      dropPile: [],
      ...position.state,
    },
    'state',
  );
}

export class SunRehearsal extends Rehearsal<State, Stream, SunEvent> {
  character(who: Who): ByHand<CharacterState> {
    return this.state.characters[who]!;
  }
  tile(place: Place): TileState {
    const found = this.state.tiles.find(one => one.hex === hexOn(place));
    if (!found) throw new Error(`no tile lies at '${place}'`);
    return found;
  }
  /** By number: the place in the list of the position. */
  enemy(id: number): ByHand<EnemyState> {
    const found = this.state.enemies.find(one => one.id === id);
    if (!found) throw new Error(`enemy ${id} is not on the map`);
    return found;
  }
  /** Keys of the cards that somebody carries. */
  items(who: Who): string[] {
    return this.character(who).items.map(one => keyOf(one.card));
  }
  /** What somebody carries of each resource, without those of which there is none. */
  goods(who: Who): Goods {
    return goodsIn(this.character(who).goods);
  }
  goodsAt(place: Place): Goods {
    return goodsIn(this.tile(place).goods);
  }
  /** Whoever is on takes this action. */
  act(key: string): this {
    if (this.open.length === 0) this.play();
    return this.answer('act', key);
  }
  /** What whoever is on may do, of these names: `offers('move')` are all moves. */
  offers(...names: string[]): string[] {
    if (this.open.length === 0) this.play();
    return this.options('act').filter(key => names.length === 0 || names.some(name => key === name || key.startsWith(`${name}-`)));
  }
  /** These effects are done, by Ida if nobody else is named. */
  read(effects: readonly Effect[], about: Partial<Occasion> = {}): this {
    return this.run(table => applyEffects(table, effects, newOccasion({ who: 0, ...about })));
  }
}
/** The key of something that is done about a place: `onto('move', 'n')`. */
export const onto = (what: string, place: Place): string => `${what}-${hexOn(place)}`;
const goodsIn = (goods: readonly number[]): Goods =>
  Object.fromEntries(RESOURCES.flatMap((kind, i) => (goods[i]! > 0 ? [[kind, goods[i]!]] : [])));

const GAME = { state: stateSchema, faults, next };
/** Cards that a test leaves out do not matter to it. */
const LEFT_OUT = /^\S+ (is|lies) nowhere$/;
/** A game from a state on. */
export const rehearse = (
  state: State,
  { dice = {}, spare = [], despite = [] }: Pick<Position, 'dice' | 'spare' | 'despite'> = {},
): SunRehearsal => new SunRehearsal(GAME, state, { dice, spare, despite: [LEFT_OUT, ...despite] });
export const trek = (position: Position = {}): SunRehearsal => rehearse(staged(position), position);
