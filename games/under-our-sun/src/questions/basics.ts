/** Who and what is where. The simplest questions, which all others are made of. */
import { clockwiseFrom, type Seat } from '@quarry/kernel';
import { characterCard, enemyCard, merchantCard, missionCard, missionOf, sunCard, teamCard, tileCard } from '../content/box.ts';
import { INJURED_AT, type Weather } from '../content/kinds.ts';
import type { CharacterCard, EnemyCard, Mission, MissionCard, TileCard } from '../content/types.ts';
import { around, type Hex } from '../places.ts';
import type { CharacterView, EnemyView, MerchantView, Step, TileView, View, Who } from '../state.ts';

// Characters

export const characterOf = (view: View, who: Who): CharacterView => view.characters[who]!;
export const cardOf = (view: View, who: Who): CharacterCard => characterCard(view.characters[who]!.id);
export const seatOf = (view: View, who: Who): Seat => view.characters[who]!.seat;
export const hexOf = (view: View, who: Who): Hex => view.characters[who]!.hex;
export const everybody = (view: View): Who[] => view.characters.map((_, who) => who);
export function isAlive(view: View, who: Who): boolean {
  const { diedIn, isEliminated } = view.characters[who]!;
  return diedIn < 0 && !isEliminated;
}
export function living(view: View): Who[] {
  const all: Who[] = [];
  for (let who = 0; who < view.characters.length; who++) if (isAlive(view, who)) all.push(who);
  return all;
}
export function livingAt(view: View, hex: Hex): Who[] {
  const all: Who[] = [];
  for (let who = 0; who < view.characters.length; who++) if (view.characters[who]!.hex === hex && isAlive(view, who)) all.push(who);
  return all;
}
/** Dead, and not yet out of the game. */
export const bodiesAt = (view: View, hex: Hex): Who[] =>
  everybody(view).filter(who => !isAlive(view, who) && !view.characters[who]!.isEliminated && view.characters[who]!.hex === hex);
export const isExposed = (view: View, who: Who): boolean => isAlive(view, who) && !view.characters[who]!.isStealthy;
/** US-INJ-1, US-INJ-3: it follows from HP. */
export const isInjured = (view: View, who: Who): boolean => isAlive(view, who) && view.characters[who]!.hp <= INJURED_AT;
export const seatsOf = (view: View): Seat[] => view.players.map((_, seat) => seat);
export const isSolo = (view: View): boolean => view.players.length === 1;
/** The other characters, clockwise from the seat after this one; a solo player's own other one too. */
export function clockwiseAfter(view: View, who: Who): Who[] {
  const n = view.players.length;
  return clockwiseFrom((seatOf(view, who) + 1) % n, n).flatMap(seat =>
    everybody(view).filter(one => one !== who && seatOf(view, one) === seat),
  );
}
/** US-COMBAT-7: who acts for the enemies of this character. */
export const enemySide = (view: View, who: Who): Seat => (seatOf(view, who) + 1) % view.players.length;

// The team

/** The team card of a seat, as far as it can be seen; -1 if it cannot, or if there is none. */
export function teamCardOf(view: View, seat: Seat): number {
  const team = view.players[seat]?.team;
  return team !== undefined && typeof team !== 'number' ? (team[0] ?? -1) : -1;
}
/** As far as can be seen. */
export const isSol = (view: View, who: Who): boolean => {
  const card = teamCardOf(view, seatOf(view, who));
  return card >= 0 && teamCard(card).isSol;
};
export const isRevealedSol = (view: View, who: Who): boolean => view.characters[who]!.isRevealed;

// The map

export function tileAt(view: View, hex: Hex): TileView | undefined {
  for (const tile of view.tiles) if (tile.hex === hex) return tile;
  return undefined;
}
export const isFaceUp = (view: View, hex: Hex): boolean => (tileAt(view, hex)?.card ?? -1) >= 0;
export const printedAt = (view: View, hex: Hex): TileCard => tileCard(tileAt(view, hex)!.card);
export const printed = (tile: TileView): TileCard => tileCard(tile.card);
export const hasFire = (view: View, hex: Hex): boolean => (tileAt(view, hex)?.fire ?? 'none') !== 'none';
export const hasCamp = (view: View, hex: Hex): boolean => (tileAt(view, hex)?.camp ?? -1) >= 0;
export const stackSize = (view: View): number => (typeof view.stack === 'number' ? view.stack : view.stack.length);
/** US-MAP-6. */
export const hasRoom = (view: View, hex: Hex): boolean => livingAt(view, hex).length < printedAt(view, hex).spaces;
/** Where a tile could be turned up next to a hex: blank positions while tiles are left (US-MAP-9), and tiles that lie face down. */
export const coveredBeside = (view: View, hex: Hex): Hex[] =>
  around(hex).filter(one => {
    const tile = tileAt(view, one);
    return tile ? tile.card < 0 : stackSize(view) > 0;
  });
export const revealedBeside = (view: View, hex: Hex): Hex[] => around(hex).filter(one => isFaceUp(view, one));

// Enemies and merchants

export const printedEnemy = (enemy: EnemyView): EnemyCard => enemyCard(enemy.card);
export const enemyOf = (view: View, id: number): EnemyView | undefined => view.enemies.find(one => one.id === id);
export const enemiesAt = (view: View, hex: Hex): EnemyView[] => view.enemies.filter(one => one.hex === hex);
export const merchantAt = (view: View, hex: Hex): MerchantView | undefined => view.merchants.find(one => one.hex === hex);
/** US-R-77: to whom he is an enemy standee. */
export const isHostile = (merchant: MerchantView, who: Who): boolean => merchant.fights.includes(who) || merchant.foes.includes(who);
export const canBeFought = (merchant: MerchantView): boolean => merchantCard(merchant.id).fight !== undefined;

// The day

export const weatherOf = (view: View): Weather => (view.sun >= 0 ? sunCard(view.sun).weather : 'clear');
export const isNight = (view: View): boolean => view.phase === 'night';
const BEFORE: readonly Step[] = ['first-roll', 'choose-characters', 'equip', 'stock'];
/** The first mission card lies open. */
export const isBegun = ({ step }: View): boolean => !BEFORE.includes(step);
export const missionIn = (view: View): Mission => missionOf(view.mission);
export const cardInPlay = (view: View): MissionCard => missionCard(view.mission, view.stage);
