/** A hunt is laid out: monster, behaviours, ground, decks, attrition. PA-SET-4 to PA-SET-13. */

import type { Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { asleep, atRest, firstStance, noHunt, START_SECTOR } from '../campaign/at-rest.ts';
import { quarry } from '../campaign/quests.ts';
import { ATTRITION_NUMBERS, attritionCard, BEHAVIOUR_NUMBERS, behaviourCard, monsterCard, scenarioCard } from '../content/box.ts';
import type { MonsterId } from '../content/kinds.ts';
import type { StartPlace } from '../content/types.ts';
import type { Table } from '../events.ts';
import { players } from '../places.ts';
import type { SlotState } from '../state.ts';
import * as cards from './cards.ts';
import * as beast from './monster.ts';

const HAND = 5;
/** PA-COMP-10: marks of the level and the two above. */
const MARKS = 2;

/** PA-SET-5, PA-SET-8, PA-SET-10: the monster and the hunters stand where they begin. */
export function layOut(table: Table): void {
  const { state, tell } = table;
  const id = quarry(state);
  const hunters = state.belongings.map((own, seat) => ({ ...atRest(state.hunters[seat]!.id, own), potions: [...own.loadout] }));
  const track = monsterCard(id).track?.start ?? 0;
  const monster = { ...asleep(id, state.level), struggle: hunters.length, track, slots: slotsOf(id) };
  set(state, { ...noHunt(hunters, monster), round: 1 });
  tell({ type: 'hunt-opened', rule: 'PA-SET-1', monster: id, level: state.level, scenario: state.scenario, hunters: players(state) });
  tell({ type: 'stance-set', rule: 'PA-SET-5', card: firstStance(id, state.level), level: state.level });
}
/** Those that are locked at first are the last ones. */
function slotsOf(id: MonsterId): SlotState[] {
  const { slots, locked } = monsterCard(id);
  const empty = { isStunned: false, serial: 0, up: [], known: [], down: [] };
  return Array.from({ length: slots }, (_, i) => ({ isLocked: i >= slots - locked, ...empty }));
}

/** PA-SET-6. */
export const bringOutFirst = (table: Table): void => beast.bringOut(table, 1);

/** PA-SET-7, PA-COMP-10, PA-COMP-11. */
export function layBehaviours(table: Table): void {
  const { state, chance, tell } = table;
  const { monster, level } = state;
  const deck = BEHAVIOUR_NUMBERS.filter(no => {
    const { monster: whose, mark } = behaviourCard(no);
    return whose === monster.id && mark >= level && mark <= level + MARKS;
  });
  writable(monster).pile = chance.shuffle('behaviour', deck);
  tell({ type: 'behaviours-shuffled', rule: 'PA-SET-7', n: deck.length });
  for (const [i, slot] of monster.slots.entries()) if (!slot.isLocked && monster.pile.length > 0) beast.fill(table, i, 'PA-SET-7');
}

/** Directions of the starting front: south. */
const PLACES: Readonly<Record<StartPlace, number>> = {
  front: START_SECTOR,
  rear: (START_SECTOR + 2) % 4,
  left: (START_SECTOR + 1) % 4,
  right: (START_SECTOR + 3) % 4,
};
/** PA-SET-11. */
export function layGround({ state, tell }: Table): void {
  for (const { kind, at } of scenarioCard(state.scenario).ground) {
    const sector = PLACES[at];
    writable(state).terrain = [...state.terrain, { kind, sector, isRed: kind === 'fire', occupant: -1 }];
    tell({ type: 'terrain-set', rule: 'PA-SET-11', kind, sector });
  }
}

/** PA-SET-12, PA-SET-14: five cards, and there they are. */
export function drawFirstHand(table: Table, seat: Seat): void {
  const { state, chance, tell } = table;
  const hunter = writable(state.hunters[seat]!);
  hunter.deck = chance.shuffle(cards.deckStream(seat), state.belongings[seat]!.deck);
  tell({ type: 'deck-shuffled', rule: 'PA-SET-12', seat, n: hunter.deck.length });
  cards.draw(table, seat, HAND, 'set-up', 'PA-SET-12');
}

/** PA-SET-13: each special card takes the place of one of the value that it names. */
export function layAttrition({ state, chance, tell }: Table): void {
  const deck = ATTRITION_NUMBERS.filter(no => attritionCard(no).monster === undefined);
  for (const special of ATTRITION_NUMBERS.filter(no => attritionCard(no).monster === state.monster.id)) {
    const at = deck.findIndex(no => attritionCard(no).monster === undefined && attritionCard(no).value === attritionCard(special).replaces);
    if (at >= 0) deck.splice(at, 1);
    deck.push(special);
  }
  writable(state.attrition).pile = chance.shuffle('attrition', deck);
  tell({ type: 'attrition-shuffled', rule: 'PA-SET-13', n: deck.length });
}
export function beginHunt({ state }: Table): void {
  writable(state).step = 'choose-aggro';
}
