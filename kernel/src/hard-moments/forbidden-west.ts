/**
 * Forbidden West's three hardest moments (decision 0002): an objective that ends the encounter in the middle of an attack, an enemy's
 * walk that a trap breaks while the trap's noise reveals characters, and a failed encounter that starts again from a snapshot.
 */

import { chooseOrder, mayChoose, option } from '../ask.ts';
import type { Scene, Table } from '../game.ts';
import { groupChoose } from '../group.ts';
import { int, list, nullable, oneOf, open, perSeat, record, type StateOf, snapshot, zone } from '../schema/index.ts';
import { type Outcome, type Rule, type Seat, sceneOver } from '../types.ts';
import { writable } from '../writing.ts';

const ORANGE = [0, 1, 1, 2] as const;

export interface Fight {
  readonly active: Seat;
  readonly enemies: { readonly id: string; at: number; hp: number }[];
  traps: readonly number[];
  alert: number;
  /** Rows of hidden characters by seat; a revealed one stands in `threat` instead. */
  readonly rows: (number | null)[];
  threat: readonly Seat[];
}

/** 1. FW-BRIEF-8: the deed that completes the objective ends the scene; no step in between needs to know. */

/** A deed. FW-R-68: the objective is looked at after every single change. */
function hurt({ state, tell }: Table<Fight>, enemy: Fight['enemies'][number], damage: number, rule: string): void {
  enemy.hp -= damage;
  tell({ type: 'hurt', rule, enemy: enemy.id, damage });
  if (state.enemies.some(one => one.hp > 0)) return;
  tell({ type: 'encounter-won', rule: 'FW-BRIEF-8' });
  throw sceneOver;
}

export function* attack(table: Table<Fight>, seat: Seat, target: Fight['enemies'][number]): Rule {
  hurt(
    table,
    target,
    table.chance.roll('attack', [ORANGE, ORANGE]).reduce<number>((sum, pips) => sum + pips, 0),
    'FW-ATK-10',
  );
  if (target.hp > 0) {
    const squares = [target.at - 1, target.at + 1].map(square => option(`${square}`, square, { kind: 'square', id: square }));
    const to = yield* mayChoose({ seat, kind: 'push', rule: 'FW-EFF-3', options: squares });
    if (to !== null) yield* enterSquare(table, target, to);
  }
  yield* raiseAlert(table, 'FW-ATK-13');
}

/** 2. FW-EMOVE-7: what breaks the walk is played out whole, then the walk goes on with the steps that are left (FW-R-91). */
export function* walkTowards(table: Table<Fight>, enemy: Fight['enemies'][number], goal: number, steps: number): Rule {
  for (let left = steps; left > 0 && enemy.hp > 0 && enemy.at !== goal; left--)
    yield* enterSquare(table, enemy, enemy.at + Math.sign(goal - enemy.at));
}

function* enterSquare(table: Table<Fight>, enemy: Fight['enemies'][number], square: number): Rule {
  const { state, chance, tell } = table;
  enemy.at = square;
  tell({ type: 'entered', rule: 'FW-EMOVE-4', enemy: enemy.id, square });
  if (!state.traps.includes(square)) return;
  state.traps = state.traps.filter(one => one !== square);
  hurt(table, enemy, chance.roll('trap', [ORANGE])[0]!, 'FW-TRAP-12');
  yield* raiseAlert(table, 'FW-TRAP-17');
}

/** FW-ALERT-6..8: one row, then the check; several revealed together stand in the order that the active player names. */
function* raiseAlert({ state, tell }: Table<Fight>, rule: string): Rule {
  state.alert += 1;
  tell({ type: 'alert', rule, row: state.alert });
  const seen = state.rows.flatMap((row, seat) =>
    row !== null && row <= state.alert ? [option(`${seat}`, seat, { kind: 'seat', id: seat })] : [],
  );
  for (const seat of yield* chooseOrder({ seat: state.active, kind: 'order-revealed', rule: 'FW-ALERT-8', options: seen })) {
    state.rows[seat] = null;
    state.threat = [...state.threat, seat];
    tell({ type: 'revealed', rule: 'FW-ALERT-7', seat });
  }
}

/** 3. FW-R-3. */
const party = record(open({ potions: int(0), injuries: list(int(0)), decks: perSeat(record({ pile: zone('nobody', 'deck') })) }));

export const campaign = record({
  ...open({ step: oneOf(['brief', 'fight', 'failed', 'over']), setbacks: int(0), party }),
  before: nullable(snapshot(party)),
});
export type Campaign = StateOf<typeof campaign>;

function* openBrief({ state }: Table<Campaign>): Rule {
  writable(state).before = party.clone(state.party);
  writable(state).step = 'fight';
}

/** Stands for a whole encounter, made of many scenes, that goes wrong: a potion drunk, an injury shuffled in, nobody left to heal. */
function* loseTheFight({ state, chance, tell }: Table<Campaign>): Rule {
  const { party } = state;
  const injury = 90 + chance.below('injuries', 10);
  writable(party).potions = 0;
  writable(party).injuries = [...party.injuries, injury];
  const [first] = party.decks;
  writable(first!).pile = chance.shuffle('deck-0', [...first!.pile, injury]);
  writable(state).step = 'failed';
  tell({ type: 'fainted', rule: 'FW-HP-6', injury, reveals: true });
}

/** Everything gained and lost in the try is undone, the dice are not: their counters are no part of the state. */
function* encounterFailed({ state, tell }: Table<Campaign>): Rule {
  writable(state).party = party.clone(state.before!);
  writable(state).setbacks += 1;
  const options = [option('retry', 'retry'), ...(state.setbacks > 1 ? [option('press-on', 'press-on')] : [])];
  const lead = 0; // FW-R-1
  const isRetry = (yield* groupChoose({ seats: [0, 1], tie: lead, kind: 'after-failure', rule: 'FW-R-3', options })) === 'retry';
  if (isRetry) writable(state.party).potions += 2;
  writable(state).step = isRetry ? 'brief' : 'over';
  tell({ type: isRetry ? 'retried' : 'pressed-on', rule: 'FW-R-3', setbacks: state.setbacks });
}

export function nextScene(state: Campaign): Scene<Campaign> | Outcome {
  if (state.step === 'brief') return { name: 'open-brief', play: openBrief };
  if (state.step === 'fight') return { name: 'fight', play: loseTheFight };
  if (state.step === 'failed') return { name: 'encounter-failed', play: encounterFailed };
  return { winners: [], why: 'FW-R-3', facts: { setbacks: state.setbacks } };
}
