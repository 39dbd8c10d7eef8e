/**
 * Under our Sun's three hardest moments (decision 0002): the traitor's private question that nobody may notice, counterattacks that
 * depend on who joins, and a trade that two seats build and settle.
 */

import { chooseOne, confirm, offer, option } from '../ask.ts';
import type { Table } from '../game.ts';
import { bool, type Eye, int, open, perSeat, record, type StateOf, zone } from '../schema/index.ts';
import type { Rule, Seat } from '../types.ts';
import { writable } from '../writing.ts';

/** 1. Team cards: 0 is the SoL card, all others are Survivors. A card is its owner's secret until it is revealed (US-TEAM-5). */
const mayLook = ({ seat, owner, state }: Eye): boolean => owner !== null && (seat === owner || (state as Camp).seats[owner]!.isRevealed);

export const camp = record({
  ...open({ seats: perSeat(record({ team: zone(mayLook, 'team'), ...open({ hp: int(0), isRevealed: bool(), hasMet: bool() }) })) }),
  undealt: zone('nobody', 'team'),
});
export type Camp = StateOf<typeof camp>;

/**
 * US-SOL-6, US-R-111: whoever meets a SoL enemy is asked, Survivor or not; a Survivor's reaction is to keep still. So the window opens
 * in every world, the others see the same of it in every world, and only the asked seat sees which options it holds.
 */
export function* meetSolEnemy({ state, passes, chance, tell }: Table<Camp>, seat: Seat): Rule {
  const character = state.seats[seat]!;
  const reaction = character.team[0] === 0 ? option('reveal', true, { kind: 'team-card', id: seat }) : option('keep-still', false);
  yield* offer<boolean>(passes, {
    name: 'meeting',
    rule: 'US-SOL-6',
    seats: [seat],
    until: 'day',
    options: () => [reaction],
    *play(_seat, isReveal) {
      writable(character).isRevealed = isReveal;
      if (isReveal) tell({ type: 'sol-revealed', rule: 'US-SOL-9', seat, reveals: true });
      return 'close';
    },
  });
  writable(character).hasMet = true;
  if (character.isRevealed) return;
  const hits = chance.roll('enemy', [[0, 1, 1, 2]])[0]!;
  writable(character).hp -= hits;
  tell({ type: 'attacked', rule: 'US-INIT-7', seat, hits });
}

/** 2. One tile: who stands on it, and the enemies there. */
export interface Skirmish {
  readonly characters: { ap: number; hp: number }[];
  enemies: { readonly id: string; readonly dice: number; hp: number; isTapped: boolean }[];
}
type Enemy = Skirmish['enemies'][number];
const BLUE = [0, 1] as const;

const roll = ({ chance }: Table<Skirmish>, stream: string, dice: number): number =>
  chance.roll(stream, new Array<typeof BLUE>(dice).fill(BLUE)).reduce<number>((sum, hit) => sum + hit, 0);

/** US-R-39: own dice first, then everybody says yes or no, and only then do the enemies choose their victims. */
export function* combatRound(table: Table<Skirmish>, actor: Seat, target: Enemy): Rule {
  const { state } = table;
  const seats = state.characters.map((_, i) => (actor + i) % state.characters.length);
  for (const enemy of state.enemies) enemy.isTapped = false;
  target.hp -= roll(table, 'attack', 2);
  const joiners: Seat[] = [];
  if (state.enemies.some(isAlive)) {
    for (const seat of seats.slice(1)) {
      if (state.characters[seat]!.ap > 0 && (yield* confirm({ seat, kind: 'join', rule: 'US-MULTI-2' }))) joiners.push(seat);
    }
  }
  yield* counterattack(table, actor, target, joiners.length === 0);
  for (const seat of joiners) {
    const options = state.enemies.filter(isAlive).map(enemy => option(enemy.id, enemy.id, { kind: 'enemy', id: enemy.id }));
    if (options.length === 0) continue; // US-MULTI-13: the yes lapses without cost
    const attacked = enemyOf(state, yield* chooseOne({ seat, kind: 'join-against', rule: 'US-MULTI-4', options }));
    state.characters[seat]!.ap -= 1;
    attacked.hp -= roll(table, 'attack', 2);
    yield* counterattack(table, seat, attacked, seat === joiners.at(-1));
  }
  state.enemies = state.enemies.filter(isAlive);
}

const isAlive = (enemy: Enemy): boolean => enemy.hp > 0;
const enemyOf = ({ enemies }: Skirmish, id: string): Enemy => enemies.find(one => one.id === id)!;

/** US-MULTI-6..10: the last one on the tile faces all that is untapped, others one enemy. The killed still strike (US-COMBAT-6). */
function* counterattack(table: Table<Skirmish>, seat: Seat, attacked: Enemy, isLast: boolean): Rule {
  const untapped = table.state.enemies.filter(enemy => !enemy.isTapped);
  const strongest = untapped.filter(enemy => enemy.dice === Math.max(...untapped.map(one => one.dice)));
  const enemySide = (seat + 1) % table.state.characters.length;
  const options = strongest.map(enemy => option(enemy.id, enemy.id, { kind: 'enemy', id: enemy.id }));
  const one =
    isLast || untapped.length === 0
      ? null
      : attacked.isTapped
        ? enemyOf(table.state, yield* chooseOne({ seat: enemySide, kind: 'strongest', rule: 'US-R-40', options }))
        : attacked;
  for (const enemy of one ? [one] : untapped) {
    enemy.isTapped = true;
    const hits = roll(table, 'counterattack', enemy.dice);
    table.state.characters[seat]!.hp -= hits;
    table.tell({ type: 'counterattacked', rule: 'US-MULTI-6', enemy: enemy.id, seat, hits });
  }
}

/** 3. US-D-16: the offer grows by one good at a time; an offer that was refused is not made again, so that the talk ends. */
export interface Market {
  ap: number;
  goods: readonly (readonly string[])[];
}

type Side = 'give' | 'take';
type Move = { readonly side: Side; readonly good: string } | 'propose' | 'stop';

export function* trade({ state, tell }: Table<Market>, seat: Seat, partner: Seat): Rule<'traded' | 'broken-off'> {
  const refused = new Set<string>();
  let given: string[] = [];
  let taken: string[] = [];
  const add = (side: Side, goods: readonly string[], chosen: readonly string[]) =>
    goods.filter(good => !chosen.includes(good)).map(good => option<Move>(`${side}-${good}`, { side, good }));
  for (;;) {
    const deal = `${given.toSorted().join('+')}/${taken.toSorted().join('+')}`;
    const more = [...add('give', state.goods[seat]!, given), ...add('take', state.goods[partner]!, taken)];
    const propose = deal === '/' || refused.has(deal) ? [] : [option<Move>('propose', 'propose')];
    const move = yield* chooseOne<Move>({
      seat,
      kind: 'build-offer',
      rule: 'US-TRADE-1',
      options: [...more, ...propose, option('stop', 'stop')],
    });
    if (move === 'stop') return 'broken-off';
    if (move !== 'propose') {
      (move.side === 'give' ? given : taken).push(move.good);
      continue;
    }
    tell({ type: 'trade-proposed', rule: 'US-TRADE-2', deal });
    if (yield* confirm({ seat: partner, kind: 'accept-trade', rule: 'US-TRADE-2' })) {
      state.ap -= 1;
      const swap = (goods: readonly string[], less: string[], plus: string[]) => [...goods.filter(good => !less.includes(good)), ...plus];
      state.goods = state.goods.map((goods, i) =>
        i === seat ? swap(goods, given, taken) : i === partner ? swap(goods, taken, given) : goods,
      );
      return 'traded';
    }
    refused.add(deal); // US-R-109: no AP is spent, and the offer may be altered
    [given, taken] = [[], []];
  }
}
