/**
 * Zero Dawn's three hardest moments, each as small as it can be shown (decision 0002): a push into a rival's trap in the middle of
 * an attack, two secret picks from secretly drawn cards, and damage that is paid with the deck until the deck is gone.
 */
import { askAll, chooseOne, chooseOrder, mayChoose, option } from '../ask.ts';
import type { Table } from '../game.ts';
import { type Eye, int, list, open, record, type StateOf, zone } from '../schema/index.ts';
import type { Rule, Seat } from '../words.ts';

const ORANGE = [0, 1, 1, 2] as const;

/** 1. Squares are numbered 0–8 on one 3×3 tile. */
export interface Hunt {
  readonly enemies: { readonly id: string; at: number; hp: number; isAlert: boolean; killedBy: Seat | null }[];
  traps: { readonly at: number; readonly owner: Seat }[];
  /** Per seat: abilities in hand that may be added to a trap, with the damage that each adds. */
  readonly abilities: Record<string, number>[];
}
type Enemy = Hunt['enemies'][number];

const distance = (a: number, b: number): number => Math.max(Math.abs((a % 3) - (b % 3)), Math.abs(Math.floor(a / 3) - Math.floor(b / 3)));
const neighbours = (square: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(other => distance(square, other) === 1);

/** ZD-R-15: damage, then pushes and dodges in the attacker's order, then the kill; alert comes last, seen from the old square (ZD-R-12). */
export function* attack(table: Table<Hunt>, seat: Seat, target: Enemy, effects: readonly ('push' | 'dodge')[]): Rule {
  const { state, chance, tell } = table;
  const declaredAt = target.at;
  target.hp -= chance.roll('attack', [ORANGE, ORANGE]).reduce<number>((sum, pips) => sum + pips, 0);
  const inOrder = yield* chooseOrder({ seat, kind: 'order-effects', rule: 'ZD-R-15', options: effects.map(one => option(one, one)) });
  for (const effect of inOrder) {
    if (effect === 'dodge') tell({ type: 'dodged', rule: 'ZD-ATK-18', seat });
    else if (target.hp > 0) {
      const squares = neighbours(target.at).map(square => option(`${square}`, square, { kind: 'square', id: square }));
      const to = yield* mayChoose({ seat, kind: 'push', rule: 'ZD-ATK-19', options: squares });
      if (to !== null) yield* enterSquare(table, target, to);
    }
  }
  killCheck(table, seat, target, 'ZD-ATK-22');
  for (const enemy of state.enemies) if (enemy.hp > 0 && (enemy === target || distance(enemy.at, declaredAt) <= 1)) enemy.isAlert = true;
}

function* enterSquare(table: Table<Hunt>, enemy: Enemy, square: number): Rule {
  enemy.at = square;
  table.tell({ type: 'entered', rule: 'ZD-R-93', enemy: enemy.id, square });
  const trap = table.state.traps.find(one => one.at === square);
  if (trap) yield* springTrap(table, trap, enemy);
}

/** ZD-TRAP-5..11: at once, with the owner's dice and ability, and for the owner's reward, whoever's attack it is. */
function* springTrap(table: Table<Hunt>, trap: Hunt['traps'][number], enemy: Enemy): Rule {
  const { state, chance } = table;
  state.traps = state.traps.filter(one => one !== trap);
  const abilities = Object.entries(state.abilities[trap.owner]!).map(([card, bonus]) => option(card, bonus, { kind: 'card', id: card }));
  const bonus = yield* mayChoose({ seat: trap.owner, kind: 'add-to-trap', rule: 'ZD-TRAP-8', options: abilities });
  enemy.hp -= chance.roll('trap', [ORANGE])[0]! + (bonus ?? 0);
  killCheck(table, trap.owner, enemy, 'ZD-TRAP-11');
}

function killCheck({ tell }: Table<Hunt>, seat: Seat, enemy: Enemy, rule: string): void {
  if (enemy.hp > 0 || enemy.killedBy !== null) return;
  enemy.killedBy = seat;
  tell({ type: 'killed', rule, enemy: enemy.id, seat });
}

/** 2. Who may look at the drawn cards is whoever holds the token now. Tracking cards are below 100, events above. */
const isLeader = (eye: Eye): boolean => eye.seat === (eye.state as Tracking).leader;
const isFledgling = (eye: Eye): boolean => eye.seat === (eye.state as Tracking).fledgling;
const poolOf = (card: number): string => (card < 100 ? 'tracking' : 'event');

export const tracking = record({
  ...open({ leader: int(0, 3), fledgling: int(0, 3), chosen: list(int(0)) }),
  trackingPile: zone('nobody', poolOf),
  eventPile: zone('nobody', poolOf),
  leaderSees: zone(isLeader, poolOf),
  fledglingSees: zone(isFledgling, poolOf),
  discards: zone('nobody', poolOf),
});
export type Tracking = StateOf<typeof tracking>;

/** ZD-TRACK-1, 2: a scene of its own, so that a bot's imagined world starts after the deal. */
export function* drawTracking({ state, tell }: Table<Tracking>): Rule {
  [state.leaderSees, state.trackingPile] = [state.trackingPile.slice(0, 3), state.trackingPile.slice(3)];
  [state.fledglingSees, state.eventPile] = [state.eventPile.slice(0, 3), state.eventPile.slice(3)];
  tell({ type: 'tracking-drawn', rule: 'ZD-TRACK-1', secret: { to: [state.leader], facts: { cards: state.leaderSees } } });
  tell({ type: 'events-drawn', rule: 'ZD-TRACK-2', secret: { to: [state.fledgling], facts: { cards: state.fledglingSees } } });
}

/** ZD-TRACK-4..7: both pick in secret; one event shows both. */
export function* pickTracking({ state, tell }: Table<Tracking>): Rule {
  const cards = (zone: readonly number[]) => zone.map(card => option(`${card}`, card, { kind: 'card', id: card }));
  const [encounter, event] = (yield* askAll([
    { seat: state.leader, kind: 'pick-encounter', rule: 'ZD-TRACK-4', options: cards(state.leaderSees) },
    { seat: state.fledgling, kind: 'pick-event', rule: 'ZD-TRACK-4', options: cards(state.fledglingSees) },
  ])) as [number, number];
  state.chosen = [encounter, event];
  state.discards = [...state.leaderSees, ...state.fledglingSees].filter(card => !state.chosen.includes(card));
  [state.leaderSees, state.fledglingSees] = [[], []];
  tell({ type: 'picks-shown', rule: 'ZD-TRACK-6', encounter, event, reveals: true });
}

/** 3. ZD-DMG-1, 2: one card for each point, from hand or from the top of the pile; more damage than cards is a faint (ZD-R-46). */
export interface Deck {
  hand: readonly string[];
  pile: readonly string[];
  discard: readonly string[];
}

export function* sufferDamage({ state, tell }: Table<Deck>, seat: Seat, points: number): Rule<'stands' | 'faints'> {
  for (let point = 0; point < points; point++) {
    const fromHand = state.hand.map(card => option(card, card, { kind: 'card', id: card }));
    const fromPile = state.pile.length > 0 ? [option('top-of-pile', null)] : [];
    if (fromHand.length + fromPile.length === 0) return 'faints';
    const card = yield* chooseOne<string | null>({ seat, kind: 'pay-damage', rule: 'ZD-DMG-1', options: [...fromHand, ...fromPile] });
    const paid = card ?? state.pile[0]!;
    if (card === null) state.pile = state.pile.slice(1);
    else state.hand = state.hand.filter(one => one !== card);
    state.discard = [...state.discard, paid];
    tell({ type: 'discarded', rule: 'ZD-DMG-3', card: paid, reveals: card === null });
  }
  return 'stands';
}
