/** Lists of a state are replaced, never changed in place: stills share them. Whoever looks now and again finds one that was, wherever it lies. */

type Found = string | null;

export class ListsInPlace {
  readonly #known = new WeakMap<readonly unknown[], readonly unknown[]>();

  /** Where a list has changed since it was seen first, as `hunters.0.hand`; null if all are as they were. */
  look(state: unknown): Found {
    return this.#lookAt(state, '');
  }

  #lookAt(x: unknown, path: string): Found {
    if (typeof x !== 'object' || x === null) return null;
    if (Array.isArray(x) && this.#hasChanged(x)) return path;
    for (const [key, inner] of Object.entries(x)) {
      const found = this.#lookAt(inner, path === '' ? key : `${path}.${key}`);
      if (found !== null) return found;
    }
    return null;
  }

  #hasChanged(list: readonly unknown[]): boolean {
    const was = this.#known.get(list);
    if (!was) this.#known.set(list, list.slice());
    return was !== undefined && (was.length !== list.length || was.some((one, i) => one !== list[i]));
  }
}
