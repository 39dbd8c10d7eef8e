/** A queue that gives back the entry with the least estimate first: a node and the node it would be reached from. */
export class Heap {
  size = 0;
  private estimates = new Float64Array(1024);
  private nodes = new Int32Array(1024);
  private parents = new Int32Array(1024);
  /** The entry that `pop` took out last. */
  node = -1;
  parent = -1;

  clear(): void {
    this.size = 0;
  }

  /** The least estimate waiting, when any is. */
  get least(): number {
    return this.estimates[0]!;
  }

  push(estimate: number, node: number, parent: number): void {
    if (this.size === this.nodes.length) this.grow();
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.estimates[above]! <= estimate) break;
      this.move(above, at);
      at = above;
    }
    this.put(at, estimate, node, parent);
  }

  pop(): void {
    this.node = this.nodes[0]!;
    this.parent = this.parents[0]!;
    this.size -= 1;
    const last = this.size;
    const estimate = this.estimates[last]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= last) break;
      if (below + 1 < last && this.estimates[below + 1]! < this.estimates[below]!) below += 1;
      if (this.estimates[below]! >= estimate) break;
      this.move(below, at);
      at = below;
    }
    this.put(at, estimate, this.nodes[last]!, this.parents[last]!);
  }

  private move(from: number, to: number): void {
    this.put(to, this.estimates[from]!, this.nodes[from]!, this.parents[from]!);
  }

  private put(at: number, estimate: number, node: number, parent: number): void {
    this.estimates[at] = estimate;
    this.nodes[at] = node;
    this.parents[at] = parent;
  }

  private grow(): void {
    const wider = <List extends Float64Array | Int32Array>(list: List, empty: List): List => {
      empty.set(list);
      return empty;
    };
    this.estimates = wider(this.estimates, new Float64Array(2 * this.size));
    this.nodes = wider(this.nodes, new Int32Array(2 * this.size));
    this.parents = wider(this.parents, new Int32Array(2 * this.size));
  }
}
