/**
 * The level up step: skill tokens, upgrade cards. Clauses ZD-LVL-1..11, ZD-MOD-9; rulings ZD-R-126..128.
 */

import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { equipmentCard, KITS, sortOfCard } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { SkillNode } from '../content/types.ts';
import { askAll } from '../decisions.ts';
import { addToDeck, climb, equip, gainTrait, goTo } from '../deeds.ts';
import type { Table } from '../events.ts';
import { arcIndex } from '../questions.ts';
import type { NodeRefused } from '../refusals.ts';
import type { State } from '../state.ts';
import { rescueModifications } from './modifications.ts';

const stay: Option<string | null> = option('stay', null);

/** D47, ZD-LVL-1..4: all at the same time, each to a linked node of the next level, or not. */
export function* levelUp(table: Table): Rule {
  const { state } = table;
  const climbing = [...state.hunters.keys()].filter(seat => state.level > state.hunters[seat]!.skill);
  const choices = yield* askAll(
    climbing.map(seat => ({
      seat,
      kind: 'level-up',
      rule: 'ZD-LVL-3',
      options: () => [...nextNodes(state, seat).map(nodeOption), stay],
      not: () => otherNodes(state, seat),
    })),
  );
  for (const [i, seat] of climbing.entries()) {
    const id = choices[i];
    const node = treeOf(state, seat).find(one => one.id === id);
    if (node) yield* reach(table, seat, node);
  }
  goTo(table, 'open-merchants');
}

const treeOf = (state: State, seat: Seat): readonly SkillNode[] => HUNTERS[state.hunters[seat]!.hunter]!.tree;

/** ZD-LVL-3: nodes of the next level that are linked to where the token lies. */
function nextNodes(state: State, seat: Seat): SkillNode[] {
  const { skill, node: here } = state.hunters[seat]!;
  return treeOf(state, seat).filter(node => node.level === skill + 1 && node.from.includes(here));
}

const nodeOption = ({ id }: SkillNode): Option<string> => option(id, id, { kind: 'node', id });

/** Nodes that are not to be had now: of another level, or not linked to where the token lies. */
function otherNodes(state: State, seat: Seat): NodeRefused[] {
  const hunter = state.hunters[seat]!;
  const open = nextNodes(state, seat);
  return treeOf(state, seat)
    .filter(node => node.level > hunter.skill && !open.includes(node))
    .map(node => ({
      about: [{ kind: 'node', id: node.id }],
      why: node.level > hunter.skill + 1 ? 'ZD-LVL-4' : 'ZD-LVL-3',
      facts: { node: node.id, level: node.level, isTooHigh: node.level > hunter.skill + 1 },
    }));
}

/** ZD-LVL-5..9: the node's cards; equipment into its arc, action cards into the deck, traits for good. */
function* reach(table: Table, seat: Seat, node: SkillNode): Rule {
  const cards = KITS[table.state.hunters[seat]!.hunter]!.nodes[node.id]!;
  climb(table, seat, node, cards, 'ZD-LVL-5');
  for (const card of cards) {
    const sort = sortOfCard(card);
    if (sort === 'trait') gainTrait(table, seat, card);
    else if (sort === 'equipment') {
      const arc = arcIndex(equipmentCard(card).arc);
      yield* rescueModifications(table, seat, arc);
      equip(table, seat, card, arc, 'ZD-LVL-7');
    } else addToDeck(table, seat, card);
  }
}
