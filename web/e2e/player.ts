/**
 * Somebody who plays in the browser: reads what is asked from the page's own wire, chooses as a sensible player would with a seed of
 * their own, and answers with the hand: on the board, on a card, or by the button; confirms where that is asked.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { botNamed } from '@quarry/bots';
import { type Answer, type Decision, type Point, SampledChance, Seed } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import type { Locator } from 'playwright-core';
import { barNow, focusNow, isOnBoard, placeOnBoard, spotOn, wayTo } from './in-page.ts';
import { goalsIn } from './placing.ts';
import { theGame } from './positions.ts';
import { PATIENCE, press, until, type Visitor } from './visitor.ts';

/** How an answer was given. */
export type By = 'board' | 'card' | 'button' | 'place';

export interface Given {
  readonly asked: Asked;
  readonly keys: readonly string[];
  readonly by: By;
  readonly wasConfirmed: boolean;
}

export interface PlayerOptions {
  readonly seed?: string;
  readonly bot?: 'sensible' | 'random';
  /** Whether things are clicked where they are, or only buttons, or nothing at all: then everything is done by keys. */
  readonly likes?: Likes;
}

type Likes = 'things' | 'buttons' | 'keys';

const BAR = 'section.decision';
/** What is being shown may end by itself before it is skipped. */
const SHORT_WAIT = 250;
/** Places that are tried before one stays. */
const TRIES = 4;
/** Longer than a question about the odds takes on a busy machine: only then is a click taken for a miss. */
const A_MOMENT = PATIENCE / 4;
/** Options that have a key of their own. */
const KEYS = 9;
/** Between two looks at a board that may be moving. */
const A_LOOK = 150;
const MOST_TABS = 300;

/** The button that sends what is placed. */
const sendsIt = ({ choose, isSelf }: Asked): RegExp =>
  choose === 'path' ? /^(Go|Move \d+\.\d\S+)$/ : isSelf ? /^Stand here$/ : /^Put it here$/;

export class Player {
  readonly visitor: Visitor;
  readonly given: Given[] = [];
  /** What was clicked on the board or among the cards without effect. */
  readonly missed: string[] = [];
  /** Questions at which whoever plays by keys had to look for the focus. */
  readonly focusLost: string[] = [];
  /** The question at which the focus was looked for last. */
  #lookedAt: number | undefined;
  readonly #chance: SampledChance<'bot'>;
  readonly #bot: 'sensible' | 'random';
  readonly #likes: Likes;

  constructor(visitor: Visitor, { seed = 'a player', bot = 'sensible', likes = 'things' }: PlayerOptions = {}) {
    this.visitor = visitor;
    this.#chance = new SampledChance<'bot'>(new Seed(seed));
    this.#bot = bot;
    this.#likes = likes;
  }

  get #page() {
    return this.visitor.page;
  }

  get bar(): Locator {
    return this.#page.locator(`${BAR}[aria-label="Your decision"]`);
  }

  /** A deed that is put together, and the button that does it. */
  get composer(): Locator {
    return this.#page.locator('form.composer');
  }

  get does(): Locator {
    return this.composer.locator('[type=submit]');
  }

  get isOver(): boolean {
    return this.visitor.wire.chair?.seen.status === 'over';
  }

  /** Waits until one is asked and the page says so, or the match is over (null). What is being shown is skipped. */
  async nextAsked(most = PATIENCE): Promise<Asked | null> {
    const { wire } = this.visitor;
    await until(
      'I am asked',
      async () => {
        const bars = await this.#page.evaluate(barNow);
        if (this.isOver) return !bars.some(bar => bar.label === 'A page to read') || (await this.#turnThePage());
        if (bars.some(bar => bar.label === 'What happens')) await this.#skip();
        if (bars.some(bar => bar.label === 'A page to read')) await this.#turnThePage();
        return wire.asked && bars.some(bar => bar.label === 'Your decision' && !bar.isBusy && !bar.isHeld && bar.says === wire.asked?.says);
      },
      most,
    );
    if (this.#likes === 'keys' && this.#lookedAt !== wire.asked?.n) await this.keepFocus();
    this.#lookedAt = wire.asked?.n;
    return this.isOver ? null : wire.asked;
  }

  /** Notes it if nothing that is in sight has the focus now. */
  async keepFocus(after = ''): Promise<void> {
    if ((await this.#page.evaluate(focusNow)) === null) this.focusLost.push(`${this.visitor.wire.asked?.says ?? 'at the end'} ${after}`);
  }

  async #skip(): Promise<void> {
    if (this.#likes === 'keys') return this.#page.keyboard.press('Space');
    const skip = this.#page.getByRole('button', { name: 'Skip', exact: true });
    await skip.click({ timeout: SHORT_WAIT }).catch(() => {});
  }

  /** The page may have been turned by the one before it. False: there may be another. */
  async #turnThePage(): Promise<false> {
    if (this.#likes === 'keys') await this.#page.keyboard.press('Enter');
    else
      await this.#page
        .getByRole('button', { name: 'Turn the page' })
        .click({ timeout: SHORT_WAIT })
        .catch(() => {});
    return false;
  }

  /** What a sensible player would answer; several keys where several are wanted. */
  think(asked: Asked): readonly string[] {
    const { as, seen } = this.visitor.wire.chair!;
    const bot = botNamed(this.#bot, theGame(seen.game));
    if (!bot.ok) throw new Error(bot.refusal.says);
    const { kind, rule, choose, min, max, ordered, facts, options } = asked;
    const decision = { seat: as, kind, rule, choose, min, max, ordered, facts: facts ?? undefined, options } as unknown as Decision;
    const answer: Answer = bot.value.answer(seen.view, decision, as!, this.#chance);
    return typeof answer === 'string' ? [answer] : (answer as readonly string[]);
  }

  /** Answers what is asked now: as told, or as one thinks best. */
  async answer(told?: Answer): Promise<Given> {
    const asked = await this.nextAsked();
    if (!asked) throw new Error('The match is over; nothing is asked.');
    const { wire } = this.visitor;
    const isPlaced = asked.choose === 'point' || asked.choose === 'path';
    const chosen = isPlaced ? [] : told === undefined ? this.think(asked) : keysIn(told);
    const sent = (): number => wire.answers.length + wire.deeds.length;
    const before = { sent: sent(), sights: wire.sights.length };
    const isSent = (): boolean => sent() > before.sent;
    const by = isPlaced
      ? await (told === undefined ? this.#place(asked) : this.#placeAt(asked, placesIn(told)))
      : await this.#give(asked, chosen);
    if (by !== 'button' && asked.choose === 'one') await this.#againIfMissed(asked, chosen[0]!, isSent);
    const wasConfirmed = await this.#confirmIfAsked(isSent);
    await until('the answer has arrived', () => wire.sights.length > before.sights && (this.isOver || wire.asked?.n !== asked.n));
    const given = { asked, keys: chosen, by, wasConfirmed };
    this.given.push(given);
    return given;
  }

  /** Answers with what is touched, e.g. an option found by its words, and waits until the answer has arrived. */
  async touch(button: Locator): Promise<void> {
    const { wire } = this.visitor;
    const n = wire.asked?.n;
    await this.#touch(button);
    await until('the answer has arrived', () => this.isOver || wire.asked?.n !== n);
  }

  async #give(asked: Asked, keys: readonly string[]): Promise<By> {
    let by: By = 'button';
    for (const key of keys) by = await this.press(asked, asked.options.find(option => option.key === key)!);
    if (asked.choose === 'some') await this.#touch(this.bar.locator('.option-done'));
    return by;
  }

  /** Goes toward the others on the plane, or puts something as near to them as may be: points there, and says so. */
  async #place(asked: Asked): Promise<By> {
    const { seen } = this.visitor.wire.chair!;
    const { unit, sketch } = theGame(seen.game).shows ?? {};
    // On a game's own screen nobody is sent the sketch.
    for (const goal of goalsIn(asked, seen.sketch ?? sketch?.(seen.view) ?? null).slice(0, TRIES)) {
      if (await this.pointAt(goal, unit?.of ?? 1)) {
        await this.#touch(this.bar.getByRole('button', { name: sendsIt(asked) }));
        return 'place';
      }
      await this.#touch(this.bar.getByRole('button', { name: /^(Back|Undo point)$/ }));
    }
    await this.#touch(this.bar.getByRole('button', { name: 'Stay', exact: true }));
    return 'button';
  }

  /** Types where to stand or to go by, place by place, and says so. */
  async #placeAt(asked: Asked, places: readonly Point[]): Promise<By> {
    const { wire } = this.visitor;
    const unit = theGame(wire.chair!.seen.game).shows?.unit;
    const fields = this.bar.getByRole('form', { name: 'Coordinates' });
    for (const { x, y } of places) {
      const before = wire.leads.length;
      for (const [name, value] of Object.entries({ x, y })) {
        await this.tabTo(fields.getByLabel(new RegExp(`^${name}`)));
        await this.#page.keyboard.press('ControlOrMeta+a');
        await this.#page.keyboard.type(String(value / (unit?.of ?? 1)));
      }
      await this.#page.keyboard.press('Enter');
      await until('the way is known', () => wire.leads[before]);
    }
    const done = this.bar.getByRole('button', { name: sendsIt(asked), disabled: false });
    await done.waitFor();
    await this.#touch(done);
    return 'place';
  }

  /** Where a place of the plane is on the screen, once the board has turned to what is asked and lies still. */
  async #restingSpot(at: Point): Promise<Point> {
    for (let before: Point | null = null; ; ) {
      const spot: Point = await this.#page.evaluate(placeOnBoard, at);
      if (before && spot.x === before.x && spot.y === before.y) return spot;
      before = spot;
      await pause(A_LOOK);
    }
  }

  /** Points at a place of the plane; whether it is possible. `of`: how many of the plane's measures make one unit. */
  async pointAt({ x, y }: Point, of = 1): Promise<boolean> {
    const at = { x: x / of, y: y / of };
    let spot = await this.#restingSpot(at);
    if (!(await this.#page.evaluate(isOnBoard, spot))) {
      await this.#touch(this.#page.getByRole('button', { name: 'Show the whole board' }));
      spot = await this.#restingSpot(at);
    }
    const { wire } = this.visitor;
    const before = wire.leads.length;
    // Where the corner was chosen a moment ago one may stand, too.
    await press(this.#page, () =>
      this.visitor.size === 'phone' ? this.#page.touchscreen.tap(spot.x, spot.y) : this.#page.mouse.click(spot.x, spot.y),
    );
    const lead = await until('the way is known', () => wire.leads[before]);
    const shows = 'why' in lead ? '.placing-refused' : '.decision-placing .button-filled:enabled';
    await this.#page.locator(shows).waitFor();
    return !('why' in lead);
  }

  /** Presses one option, on the thing that it alone is about if there is one in sight. */
  async press(asked: Asked, option: AskedOption): Promise<By> {
    for (const about of this.#likes === 'things' ? thingsOf(asked, option) : []) {
      const spot = await this.#page.evaluate(spotOn, about);
      if (!spot) continue;
      await press(this.#page, () =>
        this.visitor.size === 'phone' ? this.#page.touchscreen.tap(spot.x, spot.y) : this.#page.mouse.click(spot.x, spot.y),
      );
      return about.startsWith('card') ? 'card' : 'board';
    }
    const number = asked.options.indexOf(option) + 1;
    if (this.#likes === 'keys' && number <= KEYS) await press(this.#page, () => this.#page.keyboard.press(String(number)));
    else {
      await this.list();
      await this.#touch(this.buttonOf(option));
    }
    return 'button';
  }

  buttonOf({ key }: AskedOption): Locator {
    return this.bar.locator(`.option[data-key="${key}"], .option[data-alike~="${key}"]`).first();
  }

  /** What can be chosen on the table has no button until one asks for the list; what was looked at shows its own options first. */
  async list(): Promise<void> {
    for (const name of ['all options', /^as a list/]) {
      const more = this.bar.getByRole('button', { name });
      if (await more.isVisible()) await this.#touch(more);
    }
  }

  /** Goes there from where the focus is, forward or back. */
  async tabTo(goal: Locator): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      const way = await goal.evaluate(wayTo);
      if (way === 'here') return;
      await this.#page.keyboard.press(way === 'forward' ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab does not lead to ${goal}`);
  }

  async #touch(button: Locator): Promise<void> {
    await press(this.#page, async () => {
      if (this.#likes === 'keys') {
        await this.tabTo(button);
        await this.#page.keyboard.press('Enter');
      } else if (this.visitor.size === 'phone') await button.tap();
      else await button.click();
    });
  }

  async #isHeld(): Promise<boolean> {
    return (await this.#page.evaluate(barNow)).some(bar => bar.label === 'Your decision' && bar.isHeld);
  }

  /** What was aimed at may have moved meanwhile, e.g. when the bar grew; then one takes the button. */
  async #againIfMissed(asked: Asked, key: string, isSent: () => boolean): Promise<void> {
    const isTaken = until('the choice is taken', () => this.#isTaken(isSent), A_MOMENT);
    if (await isTaken.catch(() => false)) return;
    this.missed.push(`${asked.kind}: ${key}`);
    await this.list();
    await this.#touch(this.buttonOf(asked.options.find(option => option.key === key)!));
  }

  async #isTaken(isSent: () => boolean): Promise<boolean> {
    return isSent() || (await this.#isHeld()) || (await this.composer.isVisible());
  }

  /** An answer is on its way, or is held back until it is confirmed, or until all that belongs to it is put together: that is left as it is proposed. */
  async #confirmIfAsked(isSent: () => boolean): Promise<boolean> {
    await until('the choice is taken', () => this.#isTaken(isSent));
    if (isSent()) return false;
    await this.#touch((await this.#isHeld()) ? this.bar.getByRole('button', { name: /^(Confirm|End anyway)$/ }) : this.does);
    await until('the choice is sent', isSent);
    return true;
  }

  /** Plays on until something holds, or the match is over. */
  async playUntil(holds: (asked: Asked) => boolean | Promise<boolean>, most = 400): Promise<void> {
    for (let i = 0; i < most; i++) {
      const asked = await this.nextAsked();
      if (!asked || (await holds(asked))) return;
      await this.answer();
    }
    throw new Error(`played ${most} answers in vain`);
  }
}

/** The options that an answer chooses. */
export const keysIn = (answer: Answer): readonly string[] => [answer].flat().filter(one => typeof one === 'string');
const placesIn = (answer: Answer): readonly Point[] => [answer].flat().filter(one => typeof one !== 'string');

/** Things that only this option is about: a click on one of them means the option. */
function thingsOf(asked: Asked, option: AskedOption): string[] {
  const name = ({ kind, id }: AskedOption['about'][number]): string => `${kind} ${id}`;
  return option.about.map(name).filter(thing => asked.options.filter(one => one.about.some(ref => name(ref) === thing)).length === 1);
}
