/** The skill tree of this seat's hunter: three levels, the way taken so far, and where it may go on. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { KITS } from '../../content/box.ts';
import type { SkillNode } from '../../content/types.ts';
import { iconOf } from '../cards.tsx';
import { Icon, ShieldIcon } from '../figures.tsx';
import { hunterName, printedHunter, type Table } from '../names.ts';
import { Frame } from './frame.tsx';

type Standing = 'taken' | 'open' | 'later' | 'closed';

const STANDING_SAYS: Readonly<Record<Standing, string>> = {
  taken: 'learnt',
  open: 'can be learnt now',
  later: 'later',
  closed: 'out of reach',
};

/** Nodes on the way to where the token lies. */
function takenNodes(tree: readonly SkillNode[], at: string, upgrades: readonly number[], hunter: number): ReadonlySet<string> {
  const taken = new Set<string>([at]);
  for (const node of tree) {
    const cards = KITS[hunter]?.nodes[node.id] ?? [];
    if (cards.length > 0 && cards.every(card => !upgrades.includes(card))) taken.add(node.id);
  }
  return taken;
}

function Node({ table, node, standing, hunter }: { table: Table; node: SkillNode; standing: Standing; hunter: number }): ReactElement {
  const cards = [...new Map((KITS[hunter]?.nodes[node.id] ?? []).map(no => [table.face(no).name, no])).values()];
  const copies = (KITS[hunter]?.nodes[node.id]?.length ?? 1) / Math.max(1, cards.length);
  const names = cards.map(no => table.face(no).name).join(', ');
  const { isLit, isPointed, isChosen, props } = useThing(
    table,
    { kind: 'node', id: node.id },
    `${names}, level ${node.level}, ${STANDING_SAYS[standing]}`,
  );
  return (
    <ThingBox
      className={`zd-node is-${standing}${isLit ? ' is-lit' : ''}${isPointed || isChosen ? ' is-pointed' : ''}`}
      button={isLit ? props : null}
    >
      {cards.map(no => {
        const face = table.face(no);
        return (
          <div key={no}>
            <span className="card-kind">
              <Icon name={iconOf(no)} size={16} /> {face.kind}
              {copies > 1 && ` × ${copies}`}
            </span>
            <b>{face.name}</b>
            <p>{face.says}</p>
          </div>
        );
      })}
      <span className="zd-node-foot">
        {standing === 'taken' ? '✓ learnt' : standing === 'closed' ? 'out of reach' : `deck up to ${node.maxDeck}`}
      </span>
    </ThingBox>
  );
}

/** Lines between linked nodes, in parts of the whole: each level is a column whose nodes share its height. */
function Links({ tree, taken }: { tree: readonly SkillNode[]; taken: ReadonlySet<string> }): ReactElement {
  const level = (n: number): readonly SkillNode[] => tree.filter(node => node.level === n);
  const y = (node: SkillNode): number => {
    const column = level(node.level);
    return ((column.indexOf(node) + 0.5) / column.length) * 100;
  };
  const lines = tree.flatMap(node =>
    node.from.flatMap(id => {
      const from = tree.find(one => one.id === id);
      return from
        ? [
            {
              key: `${id} ${node.id}`,
              d: `M${from.level * 100 - 5} ${y(from)}C${from.level * 100} ${y(from)} ${from.level * 100} ${y(node)} ${from.level * 100 + 5} ${y(node)}`,
              isTaken: taken.has(id) && taken.has(node.id),
            },
          ]
        : [];
    }),
  );
  return (
    <svg className="zd-links" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {lines.map(({ key, d, isTaken }) => (
        <path key={key} d={d} className={isTaken ? 'is-taken' : ''} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

export function LevelUp(table: Table): ReactElement | null {
  const { view, asked } = table;
  const seat = table.seat ?? view.active;
  const hunter = view.hunters[seat]!;
  const printed = printedHunter(hunter);
  if (!printed) return null;
  const taken = takenNodes(printed.tree, hunter.node, hunter.upgrades, hunter.hunter);
  const standingOf = (node: SkillNode): Standing => {
    if (taken.has(node.id)) return 'taken';
    if (table.lit({ kind: 'node', id: node.id }).length > 0) return 'open';
    return node.level <= hunter.skill ? 'closed' : 'later';
  };
  return (
    <Frame
      table={table}
      name="level-up"
      title={
        <>
          <ShieldIcon hunter={hunter.hunter} size={40} /> {hunterName(view, seat)} grows
        </>
      }
      says={
        asked?.kind === 'level-up'
          ? 'Move to a linked skill of the next level; its cards are yours for good.'
          : 'Each hunter moves to a linked skill of the next level; its cards stay for good.'
      }
    >
      <div className="zd-tree">
        <Links tree={printed.tree} taken={taken} />
        {[1, 2, 3].map(level => (
          <div key={level} className="zd-level">
            <span className="zd-level-name">Level {level}</span>
            {printed.tree
              .filter(node => node.level === level)
              .map(node => (
                <Node key={node.id} table={table} node={node} standing={standingOf(node)} hunter={hunter.hunter} />
              ))}
          </div>
        ))}
      </div>
    </Frame>
  );
}
