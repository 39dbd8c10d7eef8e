/**
 * Which of several equally cheap ways is taken: the one with the fewest bends, then with the lowest node at the first bend where they
 * differ. Settled from the goal backwards, one bend more at a time. PL-29.
 */
import { NOISE } from './measure.ts';

/** Ways whose lengths differ by no more are equally short. */
export const SAME = 1 + NOISE;

/** What a search has found out: every node of every tied way is known. */
export interface Explored {
  readonly start: number;
  /** The length of the best way. */
  readonly best: number;
  readonly known: readonly number[];
  wayTo(node: number): number;
  /** The straight way on to the goal; Infinity if it is shut. */
  toGoal(node: number): number;
  cost(a: number, b: number): number;
  /** Whether two known nodes are joined. */
  isStep(a: number, b: number): boolean;
  rank(node: number): number;
}

/** By number of bends to come: from which nodes the goal is reached on a tied way, and how far it is. */
type Layer = ReadonlyMap<number, number>;

export function settle(found: Explored): { readonly nodes: readonly number[]; readonly length: number } {
  const layers = layersOf(found);
  const nodes: number[] = [];
  let length = 0;
  let at = found.start;
  for (let k = layers.length - 2; k >= 0; k -= 1) {
    let chosen = -1;
    for (const [next, rest] of layers[k]!) {
      const isTied = length + found.cost(at, next) + rest <= found.best + SAME;
      if (isTied && (chosen < 0 || found.rank(next) < found.rank(chosen)) && found.isStep(at, next)) chosen = next;
    }
    length += found.cost(at, chosen);
    nodes.push(chosen);
    at = chosen;
  }
  return { nodes, length: length + layers[0]!.get(at)! };
}

function layersOf(found: Explored): Layer[] {
  const last = new Map<number, number>();
  for (const node of found.known) {
    const rest = found.toGoal(node);
    if (found.wayTo(node) + rest <= found.best + SAME) last.set(node, rest);
  }
  const layers: Layer[] = [last];
  while (!layers.at(-1)!.has(found.start)) layers.push(layerBefore(found, layers.at(-1)!));
  return layers;
}

function layerBefore(found: Explored, layer: Layer): Layer {
  const before = new Map<number, number>();
  for (const node of found.known) {
    for (const [next, rest] of layer) {
      if (node === next) continue;
      const length = found.cost(node, next) + rest;
      if (found.wayTo(node) + length > found.best + SAME || length >= (before.get(node) ?? Infinity)) continue;
      if (found.isStep(node, next)) before.set(node, length);
    }
  }
  return before;
}
