/** Things that open the way to others, in columns: skills, masteries. Lines lead from each to those that it opens; on a phone the columns lie below each other, without them. */
import type { Ref } from '@quarry/kernel';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { stateClasses, ThingBox, WhyNotTag } from '../thing-box.tsx';

export interface TreeNode {
  readonly id: string;
  readonly about: Ref;
  /** Its name for whoever hears it. */
  readonly says: string;
  /** From 0. */
  readonly column: number;
  /** Those that open the way to it. */
  readonly from: readonly string[];
  /** `taken`: one has it; `closed`: it cannot be had any more. */
  readonly standing: 'taken' | 'open' | 'closed';
  readonly face: ReactNode;
  readonly foot: ReactNode;
}

interface TreeProps {
  readonly table: AnyTable;
  /** What the columns are called. */
  readonly columns: readonly string[];
  readonly nodes: readonly TreeNode[];
}

export function NodeTree({ table, columns, nodes }: TreeProps): ReactElement {
  return (
    <div className="node-tree" style={{ '--columns': columns.length } as CSSProperties}>
      <Links nodes={nodes} columns={columns.length} />
      {columns.map((name, column) => (
        <div key={name} className="node-column">
          <span className="node-column-name">{name}</span>
          {nodes
            .filter(node => node.column === column)
            .map(node => (
              <Node key={node.id} table={table} node={node} />
            ))}
        </div>
      ))}
    </div>
  );
}

function Node({ table, node }: { readonly table: AnyTable; readonly node: TreeNode }): ReactElement {
  const thing = useThing(table, node.about, node.says);
  return (
    <ThingBox className={stateClasses('node', thing, `is-${node.standing}`)} button={thing.isLit || thing.isRefused ? thing.props : null}>
      {node.face}
      <span className="node-foot">{node.foot}</span>
      <WhyNotTag thing={thing} />
    </ThingBox>
  );
}

/** A column is so wide; its nodes share its height, which is as many. */
const COLUMN = 100;

function Links({ nodes, columns }: { readonly nodes: readonly TreeNode[]; readonly columns: number }): ReactElement {
  const y = (node: TreeNode): number => {
    const column = nodes.filter(one => one.column === node.column);
    return ((column.indexOf(node) + 0.5) / column.length) * COLUMN;
  };
  const links = nodes.flatMap(node => nodes.filter(({ id }) => node.from.includes(id)).map(from => ({ from, to: node })));
  return (
    <svg
      className="node-links"
      viewBox={`0 0 ${columns * COLUMN} ${COLUMN}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {links.map(({ from, to }) => {
        const x = (from.column + 1) * COLUMN;
        return (
          <path
            key={`${from.id} ${to.id}`}
            d={`M${x - 5} ${y(from)}C${x} ${y(from)} ${x} ${y(to)} ${x + 5} ${y(to)}`}
            className={from.standing === 'taken' && to.standing === 'taken' ? 'is-taken' : ''}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
