/** Before Day 1: who starts, who plays whom, what is bought, and how the mission is begun. */

import type { Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import { thing } from '../content/box.ts';
import { type CharacterId, FACES } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import { freshCharacter } from '../first-state/fresh.ts';
import { missionIn } from '../questions/basics.ts';
import { fullOf } from '../questions.ts';
import type { State, Who } from '../state.ts';
import { putBack, takeOut } from './goods.ts';

const FIRST_DICE = [FACES.green, FACES.green, FACES.green];
/** US-SETUP-3: 3 green dice each. */
export function rollFirst({ chance, tell }: Table, seats: readonly Seat[]): number[] {
  const successes = seats.map(() => chance.roll('setup', FIRST_DICE).reduce((sum, face) => sum + face, 0));
  tell({ type: 'first-rolled', rule: 'US-SETUP-3', seats, successes, reveals: true });
  return successes;
}
export function chooseStarter({ state, tell }: Table, seat: Seat): void {
  writable(state).starter = seat;
  tell({ type: 'starter-chosen', rule: 'US-SETUP-3', seat });
}
export function chooseCharacter({ state, tell }: Table, seat: Seat, id: CharacterId): void {
  writable(state).characters = [...state.characters, freshCharacter(id, seat)];
  tell({ type: 'character-chosen', rule: 'US-SETUP-6', who: state.characters.length - 1, seat, id });
}
/** US-TEAM-3. */
export function tellTeam({ state, tell }: Table): void {
  tell({ type: 'team-dealt', rule: 'US-TEAM-3', dealt: state.players.length, left: state.teamPile.length });
}

const starred = ({ itemDeck, gearDeck }: State): number[] => [...itemDeck, ...gearDeck].filter(card => thing(card).stars > 0);
const OFFERED = 6;
/** US-SETUP-13. */
export function drawOffer({ state, chance, tell }: Table): void {
  const cards = chance.shuffle('setup', starred(state)).slice(0, OFFERED);
  for (const card of cards) takeOut(state, card);
  writable(state).offer = cards;
  tell({ type: 'offer-drawn', rule: 'US-SETUP-13', cards, reveals: true });
}
/** US-SETUP-10, US-SETUP-11. */
export function dealPoints({ state, tell }: Table, points: readonly number[]): void {
  for (const [seat, n] of points.entries()) writable(state.players[seat]!).points = n;
  tell({ type: 'points-dealt', rule: 'US-SETUP-11', points });
}
/** US-SETUP-12, US-SETUP-14, US-AMMO-11: `paid` is what each seat gives. */
export function buyEquipment(
  { state, tell }: Table,
  who: Who,
  card: number,
  paid: readonly { readonly seat: Seat; readonly points: number }[],
): void {
  for (const { seat, points } of paid) writable(state.players[seat]!).points -= points;
  writable(state).offer = state.offer.filter(one => one !== card);
  const character = writable(state.characters[who]!);
  character.items = [...character.items, { card, n: fullOf(thing(card)), isFlipped: false }];
  const price = paid.reduce((sum, one) => sum + one.points, 0);
  tell({ type: 'equipment-bought', rule: 'US-SETUP-14', who, card, price, givers: paid.map(one => one.seat) });
}
export function finishBuying({ tell }: Table, seat: Seat): void {
  tell({ type: 'equipment-done', rule: 'US-SETUP-12', seat });
}
/** US-SETUP-15. */
export function closeOffer({ state }: Table): void {
  for (const card of state.offer) putBack(state, card);
  writable(state).offer = [];
  for (const player of state.players) writable(player).points = 0;
}
/** US-SETUP-20. */
export function beginMission({ state, tell }: Table): void {
  const { mission, mode } = state;
  tell({ type: 'mission-begun', rule: 'US-SETUP-20', mission, mode, lastDay: missionIn(state).lastDay });
}
