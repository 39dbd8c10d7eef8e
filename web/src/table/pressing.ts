/**
 * Presses that were meant for what stood there before. A question may change under the finger: a press that began before it, or one that repeats the last
 * one in the same place as soon as it stands there, does not answer it; nor does one that comes at once where the tool lay that hurried what was told. Whoever aims anew, at another place or after a moment, is heard at once. Pure;
 * use-stray.ts listens.
 */

export interface Press {
  /** When it began, in milliseconds. */
  readonly at: number;
  /** Where, or by which key. */
  readonly place: { readonly x: number; readonly y: number } | string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A finger does not come down closer to where it was than this, in pixels, unless it means the same. */
const NEAR = 28;
/** Whoever means what stands there now has looked at it for so long. */
const A_LOOK = 450;
/** What ends a turn, or cannot be taken back, is dead for so long after it came, wherever one pressed before. */
const DEAD = 400;
/** What is done comes so soon after the press that it belongs to. */
const AT_ONCE = 150;
const KEPT = 8;

const isNear = ({ place: a }: Press, { place: b }: Press): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;

const isWithin = ({ place }: Press, { left, top, right, bottom }: Box): boolean =>
  typeof place !== 'string' && place.x >= left && place.x <= right && place.y >= top && place.y <= bottom;

export class Presses {
  #all: Press[] = [];
  #isDown = false;
  #liftedAt = 0;
  #tool: (Box & { readonly until: number }) | null = null;

  press(press: Press): void {
    this.#all = [...this.#all.slice(1 - KEPT), press];
    this.#isDown = true;
    this.#liftedAt = press.at;
  }

  /** Where the tool lay that hurries what is told, and when it went. */
  hurriedAt({ left, top, right, bottom }: Box, until: number): void {
    this.#tool = { left, top, right, bottom, until };
  }

  /** Whoever writes, or goes to another page, aims anew: nothing that was pressed before is repeated. */
  forget(): void {
    this.#all = [];
  }

  lift(at: number): void {
    this.#isDown = false;
    this.#liftedAt = at;
  }

  /**
   * Whether what is pressed now was meant for what stood there before `since`. What comes from no press at all is meant. `isGrave`: it ends something, and
   * is heard only from whoever can have read it.
   */
  isStray(since: number, now: number, isGrave = false): boolean {
    const last = this.#all.at(-1);
    if (!last || (!this.#isDown && now - this.#liftedAt > AT_ONCE)) return false;
    if (last.at < since + (isGrave ? DEAD : 0)) return true;
    const tool = this.#tool;
    if (tool && isWithin(last, tool) && last.at < tool.until + A_LOOK) return true;
    const same = this.#all.slice(0, -1).filter(one => isNear(one, last));
    if (!same.some(one => one.at < since)) return false;
    return last.at - Math.max(since, same.at(-1)!.at) < A_LOOK;
  }
}
