/**
 * Setting the game up. Clauses ZD-SETUP-3..12, ZD-QUEST-1..4, ZD-COOP-2, ZD-TRADE-1. Choosing hunters and agreeing on trade are
 * scenes of their own here; what a host may choose beforehand is in ../setup.ts.
 */

import { type Option, option, type Rule } from '@quarry/kernel';
import { HUNTERS } from '../content/hunters.ts';
import { askAll, chooseOne } from '../decisions.ts';
import { goTo, nameFledgling, nameLeader, settleTrading, showHunter, shuffleDeck, shuffleSalvage, takeHunter } from '../deeds.ts';
import type { Table } from '../events.ts';
import { isCooperative } from '../questions.ts';

/** ZD-TRADE-1: on only if all agree. */
export function* agreeOnTrading(table: Table): Rule {
  const { state } = table;
  const votes = yield* askAll(
    state.hunters.map((_, seat) => ({
      seat,
      kind: 'agree-on-trading',
      rule: 'ZD-TRADE-1',
      options: [option('yes', true), option('no', false)],
    })),
  );
  settleTrading(
    table,
    votes.every(vote => vote),
    'ZD-TRADE-1',
  );
  goTo(table, 'choose-hunters');
}

const hunterOptions: readonly Option<number>[] = HUNTERS.map((hunter, index) =>
  option(hunter.id, index, { kind: 'hunter-sheet', id: hunter.id }),
);

/** D2, ZD-SETUP-2: each player in seat order takes a hunter that nobody else has. Then decks are shuffled (ZD-SETUP-5, ZD-SETUP-11). */
export function* chooseHunters(table: Table): Rule {
  const { state } = table;
  for (const [seat, hunter] of state.hunters.entries()) {
    if (hunter.hunter < 0) {
      const free = hunterOptions.filter(one => !state.hunters.some(other => other.hunter === one.value));
      takeHunter(state, seat, yield* chooseOne({ seat, kind: 'choose-hunter', rule: 'ZD-SETUP-2', options: free }));
    }
    showHunter(table, seat, 'ZD-SETUP-2');
  }
  shuffleSalvage(table);
  for (const seat of state.hunters.keys()) shuffleDeck(table, seat, 'ZD-SETUP-5');
  nameLeader(table, state.leader, 'ZD-SETUP-8');
  if (!isCooperative(state)) nameFledgling(table, state.fledgling, 'ZD-SETUP-8');
  goTo(table, 'track');
}
