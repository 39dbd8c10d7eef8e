/** Questions about a chapter in play, asked alike by rules, bot and sentences. They take what a seat sees, and so a state as well. */
import type { Seat } from '@quarry/kernel';
import {
  actionCard,
  box,
  characterCard,
  enemyCard,
  gearCard,
  injuryCard,
  isEnemyType,
  modificationCard,
  sortOf,
  specialCard,
} from './content/box.ts';
import { countOf, type Pool, poolOf } from './content/dice.ts';
import { type Clan, COUNTERS, type Counter, type Letter, RESOURCES, type Resource, type Terrain } from './content/kinds.ts';
import type { EnemyCard, GearFace, Part, ProfileFace, Text, TextWhen } from './content/types.ts';
import type { Effect, EffectOf, StandingWord } from './content/words/index.ts';
import { type Field, fieldOf, type Square } from './places.ts';
import type { EnemyView, MarshalView, View } from './state.ts';

// The table

export const marshalOf = (view: View, seat: Seat): MarshalView => view.party.marshals[seat]!;
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];
export const seatsOf = (view: View): readonly Seat[] => SEATS[view.party.marshals.length]!;
export const isSolo = (view: View): boolean => view.party.marshals.length === 1;
/** FW-R-6: cyclic seat order. */
export const nextSeat = (view: View, seat: Seat): Seat => (seat + 1) % view.party.marshals.length;
/** From whoever acts, in turn order. */
export const seatsFrom = (view: View, seat: Seat): Seat[] => seatsOf(view).map(n => (seat + n) % view.party.marshals.length);
export const hasFight = (view: View): boolean => view.brief !== null && view.fight.rows > 0;

// The party

export const counterOf = (view: View, counter: Counter): number => view.party.counters[COUNTERS.indexOf(counter)]!;
export const trustOf = (view: View, clan: Clan): number => counterOf(view, `trust-${clan}`);
export const trustTotal = (view: View): number => trustOf(view, 'desert') + trustOf(view, 'lowland') + trustOf(view, 'sky');

export const IN_BOX: Readonly<Record<Resource, number>> = {
  metal: 24,
  blaze: 10,
  chill: 10,
  spark: 10,
  bile: 10,
  tar: 10,
  plasma: 8,
  core: 8,
  apex: 6,
};
export const resourceAt = (kind: Resource): number => RESOURCES.indexOf(kind);
export const resourcesOf = ({ resources }: MarshalView, kind: Resource): number => resources[resourceAt(kind)]!;
export const allResources = ({ resources }: MarshalView): number => resources.reduce((sum, n) => sum + n, 0);
/** FW-SETUP-1, FW-RES-1: what is left of a kind. */
export const pileOf = (view: View, kind: Resource): number =>
  IN_BOX[kind] -
  view.fight.toGive.filter(one => one === kind).length -
  view.party.marshals.reduce((sum, one) => sum + resourcesOf(one, kind), 0);

const GEAR_PLACES = { melee: 0, ranged: 1, trap: 2, armour: 3 } as const;
export type GearPlace = keyof typeof GEAR_PLACES;
export const gearPlace = (kind: GearPlace): number => GEAR_PLACES[kind];
export const gearOf = (marshal: MarshalView, kind: GearPlace): number => marshal.gear[GEAR_PLACES[kind]]!;
export const isUpgraded = (marshal: MarshalView, card: number): boolean => marshal.upgraded.includes(card);
export const faceOf = (marshal: MarshalView, card: number): GearFace => gearCard(card).levels[isUpgraded(marshal, card) ? 1 : 0];
export const faceIn = (marshal: MarshalView, kind: GearPlace): GearFace => faceOf(marshal, gearOf(marshal, kind));
export const fittedOn = (marshal: MarshalView, card: number): number[] =>
  marshal.fitted.filter(one => one.on === card).map(one => one.card);
export const profileOf = (view: View, seat: Seat): ProfileFace => characterCard(marshalOf(view, seat).character).levels[view.level - 1]!;

/** A text in force, and the card that says it; -1 for the profile card. */
export interface InForce {
  readonly card: number;
  readonly text: Text;
}

/** FW-CHAR-5, FW-EQUIP-8, FW-MOD-3: profile, gear in use and what is fitted to it. Of weapons only the one that is used, if one is named. */
export function textsOf(view: View, seat: Seat, when: TextWhen, weapon?: 'melee' | 'ranged'): InForce[] {
  const marshal = marshalOf(view, seat);
  const found: InForce[] = [];
  addTexts(found, -1, profileOf(view, seat).texts, when);
  for (let place = 0; place < marshal.gear.length; place++) {
    if (place < 2 && weapon !== undefined && place !== GEAR_PLACES[weapon]) continue;
    if (when === 'attack' && place >= 2) continue;
    if (when === 'evade' && place !== 3) continue;
    if (when === 'trap' && place !== 2) continue;
    const card = marshal.gear[place]!;
    addTexts(found, card, faceOf(marshal, card).texts, when);
    for (const one of marshal.fitted) if (one.on === card) addTexts(found, one.card, modificationCard(one.card).texts, when);
  }
  return found;
}
function addTexts(found: InForce[], card: number, texts: readonly Text[] | undefined, when: TextWhen): void {
  if (texts) for (const text of texts) if (text.when === when) found.push({ card, text });
}

/** What holds for a character all the time, lasting injuries in hand included (FW-INJ-5). */
export function standingOf(view: View, seat: Seat): Effect[] {
  const found: Effect[] = [];
  for (const { text } of textsOf(view, seat, 'always')) found.push(...text.effects);
  for (const card of marshalOf(view, seat).hand) found.push(...forceOf(card));
  return found;
}
/** Of a lasting injury. */
const forceOf = box.derive<readonly StandingWord[]>(({ no, sort }) => {
  if (sort !== 'injury') return [];
  const { is } = injuryCard(no);
  return is.kind === 'lasting' ? is.force : [];
});
export const isLasting = (card: number): boolean => sortOf(card) === 'injury' && injuryCard(card).is.kind === 'lasting';

const NOTHING: readonly never[] = [];
const standing = <W extends StandingWord['do']>(view: View, seat: Seat, word: W): readonly EffectOf<W>[] => {
  const all = standingOf(view, seat);
  return all.length === 0 ? NOTHING : all.filter((one): one is EffectOf<W> => one.do === word);
};
const total = (words: readonly { readonly n: number }[]): number => words.reduce((sum, one) => sum + one.n, 0);
export const hasWord = (view: View, seat: Seat, word: StandingWord['do']): boolean => standingOf(view, seat).some(one => one.do === word);

export const handSize = (view: View, seat: Seat): number => Math.max(1, 5 + total(standing(view, seat, 'hand-size')));
export const maxDial = (view: View, seat: Seat): number =>
  (faceIn(marshalOf(view, seat), 'armour').health ?? 1) + total(standing(view, seat, 'health'));
export const commandRange = (view: View, seat: Seat): number =>
  profileOf(view, seat).command.range + total(standing(view, seat, 'command-range'));
export const trapRange = (view: View, seat: Seat): number =>
  Math.max(0, (faceIn(marshalOf(view, seat), 'trap').range ?? 0) + total(standing(view, seat, 'trap-range')));
export const fewerDice = (view: View, seat: Seat, roll: 'attack' | 'evade'): number =>
  total(standing(view, seat, 'fewer-dice').filter(one => one.in === roll));
export const isForbidden = (view: View, seat: Seat, action: EffectOf<'forbid'>['action']): boolean =>
  standing(view, seat, 'forbid').some(one => one.action === action);
export const isImmune = (view: View, seat: Seat, condition: string): boolean =>
  standing(view, seat, 'immune').some(one => one.condition === condition);
export const coverDice = (view: View, seat: Seat): Pool => poolOf(standing(view, seat, 'cover-dice')[0]?.dice ?? '1O');

/** FW-DECK-14, FW-DECK-17: injuries do not count. */
export const cardsOwned = (marshal: { readonly deck: readonly number[]; readonly discard: readonly number[] }): number =>
  actionsIn(marshal.deck) + actionsIn(marshal.discard);
const actionsIn = (cards: readonly number[]): number => cards.reduce((n, card) => n + (sortOf(card) === 'action' ? 1 : 0), 0);

/** FW-EVADE-3: dice that a card gives when it is discarded. */
export function evadeDiceOf(card: number): Pool | null {
  const sort = sortOf(card);
  if (sort !== 'action' && sort !== 'special') return null;
  const { evade } = sort === 'action' ? actionCard(card) : specialCard(card);
  return evade && countOf(poolOf(evade)) > 0 ? poolOf(evade) : null;
}

// The ground

const BLIGHT = COUNTERS.indexOf('blight');
export const fieldIn = (view: View): Field => fieldOf(view.brief!, view.flags, view.party.counters[BLIGHT]! >= 6);
export const distance = (field: Field, a: Square, b: Square): number =>
  Math.max(Math.abs((a % field.width) - (b % field.width)), Math.abs(Math.floor(a / field.width) - Math.floor(b / field.width)));
export const terrainAt = (view: View, square: Square): Terrain => fieldIn(view).terrain[square]!;

export const isHuge = ({ type }: EnemyView): boolean => isEnemyType(type) && enemyCard(type).kind === 'huge';
/** FW-HUGE-1. */
export function squaresOf(field: Field, enemy: EnemyView): Square[] {
  const { square } = enemy;
  return isHuge(enemy) ? [square, square + 1, square + field.width, square + field.width + 1] : [square];
}
/** FW-MAP-1, FW-HUGE-4, FW-R-65. */
export function distanceTo(field: Field, square: Square, enemy: EnemyView): number {
  return isHuge(enemy) ? distanceToLarge(field, square, enemy.square) : distance(field, square, enemy.square);
}
function distanceToLarge({ width }: Field, square: Square, corner: Square): number {
  const right = (square % width) - (corner % width);
  const down = Math.floor(square / width) - Math.floor(corner / width);
  return Math.max(0, -right, right - 1, -down, down - 1);
}
export const isIn = (field: Field, enemy: EnemyView, square: Square): boolean =>
  enemy.square === square || (isHuge(enemy) && squaresOf(field, enemy).includes(square));

/** Whether a door, a wall or a pillar of this encounter stands in the way. */
export const isBlocked = (view: View, square: Square): boolean =>
  view.fight.features.some(one => one.square === square && (one.kind === 'door' || one.kind === 'pillar') && !one.isDone);
export const canStand = (view: View, square: Square): boolean => terrainAt(view, square) !== 'impassable' && !isBlocked(view, square);
export function stepsFrom(view: View, square: Square): readonly Square[] {
  const steps = fieldIn(view).neighbours[square]!;
  return view.fight.features.some(one => one.kind === 'door' || one.kind === 'pillar') ? steps.filter(one => !isBlocked(view, one)) : steps;
}

// The fight

export const enemiesIn = (view: View): EnemyView[] => view.fight.enemies.filter(one => one.isIn);
/** It has no route: on patrol it stays where it is. */
export const isPosted = ({ route }: EnemyView): boolean => route < 0;
export const enemyCardOf = ({ type }: EnemyView): EnemyCard => enemyCard(type);
export const partsOf = ({ type }: EnemyView): readonly Part[] => (isEnemyType(type) ? enemyCard(type).parts : []);
/** FW-COMP-4, FW-COMP-8: its component with this letter is gone, or was never there. */
export const holds = (enemy: EnemyView, letter: Letter): boolean =>
  partsOf(enemy).some((part, i) => part.letter === letter && enemy.parts[i]! <= 0);
/** FW-ECON-1, FW-COMP-7, FW-R-47. */
export const armourOf = (enemy: EnemyView): number => Math.max(0, enemy.armour + enemy.moreArmour - (enemy.condition === 'acid' ? 1 : 0));
export const partsLeft = (enemy: EnemyView): number[] => enemy.parts.flatMap((hp, i) => (hp > 0 ? [i] : []));

/** FW-EACT-5, FW-R-62: a distraction counts as a revealed character. */
export const isAnybodyRevealed = ({ fight }: View): boolean => fight.threat.length > 0 || fight.distractions.length > 0;

export const commandPool = (view: View, seat: Seat): Pool => poolOf(profileOf(view, seat).command.dice);
/** FW-CMD-1, FW-SOLO-4: the next character, if it can be commanded. */
export function commandable(view: View, seat: Seat): Seat | null {
  const next = nextSeat(view, seat);
  if (isSolo(view)) return next;
  if (marshalOf(view, next).condition === 'deafened') return null;
  return distance(fieldIn(view), marshalOf(view, seat).square, marshalOf(view, next).square) <= commandRange(view, seat) ? next : null;
}
