/** The skill tree of this seat's hunter: three levels, the way taken so far, and where it may go on. */
import type { Face } from '@quarry/kernel';
import { NodeTree, Scene, type TreeNode } from '@quarry/screen';
import type { ReactElement } from 'react';
import { KITS } from '../../content/box.ts';
import type { SkillNode } from '../../content/types.ts';
import { iconOf } from '../cards.tsx';
import { Icon, ShieldIcon } from '../figures.tsx';
import type { IconName } from '../icons.ts';
import { hunterName, printedHunter, type Table } from '../names.ts';

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

function nodeOf(table: Table, node: SkillNode, standing: Standing, hunter: number): TreeNode {
  const cards = [...new Map((KITS[hunter]?.nodes[node.id] ?? []).map(no => [table.face(no).name, no])).values()];
  const copies = (KITS[hunter]?.nodes[node.id]?.length ?? 1) / Math.max(1, cards.length);
  const names = cards.map(no => table.face(no).name).join(', ');
  return {
    id: node.id,
    about: { kind: 'node', id: node.id },
    says: `${names}, level ${node.level}, ${STANDING_SAYS[standing]}`,
    column: node.level - 1,
    from: node.from,
    standing: standing === 'later' ? 'open' : standing,
    face: cards.map(no => <Skill key={no} face={table.face(no)} icon={iconOf(no)} copies={copies} />),
    foot: standing === 'taken' ? '✓ learnt' : standing === 'closed' ? 'out of reach' : `deck up to ${node.maxDeck}`,
  };
}

const Skill = ({ face, icon, copies }: { face: Face; icon: IconName; copies: number }): ReactElement => (
  <div>
    <span className="card-kind">
      <Icon name={icon} size={16} /> {face.kind}
      {copies > 1 && ` × ${copies}`}
    </span>
    <b>{face.name}</b>
    <p>{face.says}</p>
  </div>
);

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
    <Scene
      className="zd"
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
      <NodeTree
        table={table}
        columns={['Level 1', 'Level 2', 'Level 3']}
        nodes={printed.tree.map(node => nodeOf(table, node, standingOf(node), hunter.hunter))}
      />
    </Scene>
  );
}
