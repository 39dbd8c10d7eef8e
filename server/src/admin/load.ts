/** How much this process has to do: answers over the last minute, and how late it comes to what is next. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 10_000;
/** Marks that make up the last minute. */
const MARKS = 7;
/** How often the delay is looked at. */
const LOOK_MS = 20;
const NS_PER_MS = 1e6;
/** All but one in a hundred. */
const NEARLY_ALL = 99;

interface Mark {
  readonly at: number;
  readonly answers: number;
}

export class Load {
  readonly #clock: () => number;
  readonly #began: number;
  readonly #delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  readonly #timer: NodeJS.Timeout;
  #answers = 0;
  #marks: readonly Mark[];
  /** Over the time before this one, so that there always is a figure. */
  #delayBefore = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
    this.#began = clock();
    this.#marks = [{ at: this.#began, answers: 0 }];
    this.#delay.enable();
    this.#timer = setInterval(() => this.#mark(), EVERY_MS).unref();
  }

  answered(): void {
    this.#answers += 1;
  }

  #mark(): void {
    this.#marks = [...this.#marks.slice(1 - MARKS), { at: this.#clock(), answers: this.#answers }];
    this.#delayBefore = this.#delayNow;
    this.#delay.reset();
  }

  get answersPerSecond(): number {
    const [{ at, answers }] = this.#marks as readonly [Mark];
    const seconds = Math.max(1, (this.#clock() - at) / 1000);
    return rounded((this.#answers - answers) / seconds);
  }

  get #delayNow(): number {
    return Math.max(0, this.#delay.percentile(NEARLY_ALL) / NS_PER_MS - LOOK_MS);
  }

  /** In milliseconds. */
  get delayMs(): number {
    return rounded(Math.max(this.#delayNow, this.#delayBefore));
  }

  get upSeconds(): number {
    return Math.floor((this.#clock() - this.#began) / 1000);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}

const rounded = (figure: number): number => Math.round(figure * 10) / 10;
