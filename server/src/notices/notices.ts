/**
 * Tells those who are away that they are asked: after a while, once until they have been here again, and never to anybody else. Tables say
 * whom they wait for and go on; what a carrier does, or does not do, is between it and this file.
 */
import type { Result, Seat } from '@quarry/kernel';
import type { PushSubscription } from '@quarry/protocol';
import type { Faults } from '../faults.ts';
import type { Log } from '../log.ts';
import { type Carriers, type Letter, reasonOf } from './carriers.ts';
import type { Mailboxes } from './mailboxes.ts';
import type { StoredNotices } from './seat-notices.ts';

/** What is to be told to a seat. */
export interface Notice {
  /** The name of the game, and that of the table, which somebody has chosen. */
  readonly game: string;
  readonly name: string;
  /** The question, as the seat reads it. */
  readonly says: string;
  readonly to: StoredNotices;
}

/** As much of a table as is needed. */
export interface Calling {
  readonly id: string;
  readonly notices: {
    /** What is to be told to a seat, if it is still waited for; from then on it has been told. */
    take(seat: Seat): Notice | null;
    forgetDevice(seat: Seat, endpoint: string): void;
  };
  whenSaved(then: () => void): void;
}

export interface NoticesWorld {
  readonly carriers: Carriers;
  /** Null where there is no mail. */
  readonly mailboxes: Pick<Mailboxes, 'write'> | null;
  /** How long somebody is waited for before they are told. */
  readonly afterMs: number;
  /** Where the page is found from outside, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Log;
  readonly faults: Faults;
  table(id: string): Promise<Result<Calling>>;
}

/** A carrier that hangs holds up this many and no more; what comes then is dropped. */
const MOST_UNDER_WAY = 200;

export class Notices {
  readonly #world: NoticesWorld;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  #underWay = 0;

  constructor(world: NoticesWorld) {
    this.#world = world;
  }

  /** Whether a seat is waited for, whose person is away; said as often as one likes. */
  call(table: string, seat: Seat, isAwaited: boolean): void {
    const key = `${table} ${seat}`;
    const timer = this.#waiting.get(key);
    if (isAwaited === (timer !== undefined)) return;
    clearTimeout(timer);
    this.#waiting.delete(key);
    if (!isAwaited) return;
    const tell = (): void => this.#world.faults.apart('notice', () => this.#tell(key, table, seat), { table, seat });
    this.#waiting.set(key, setTimeout(tell, this.#world.afterMs).unref());
  }

  async #tell(key: string, id: string, seat: Seat): Promise<void> {
    this.#waiting.delete(key);
    const opened = await this.#world.table(id).catch(() => null);
    const notice = opened?.ok ? opened.value.notices.take(seat) : null;
    if (opened?.ok && notice) opened.value.whenSaved(() => this.#send(opened.value, seat, notice));
  }

  #send(table: Calling, seat: Seat, notice: Notice): void {
    const { mailboxes, carriers } = this.#world;
    const { push } = carriers;
    const title = `Your turn in “${notice.name}”`;
    const message = { title, says: notice.says, path: `/t/${table.id}` };
    for (const device of push ? (notice.to.push ?? []) : [])
      this.#carryApart(table, 'push', async () => {
        if ((await push!.send(device, message)) === 'gone') this.#forget(table, seat, device);
      });
    const { mail: to } = notice.to;
    if (mailboxes && to?.isConfirmed)
      this.#carryApart(table, 'mail', () => mailboxes.write(to.address, stop => this.#letter(table, notice, stop)));
  }

  /** Nothing of it was chosen by anybody at the table: mail is read outside, where it could pass for something else. */
  #letter({ id }: Calling, { game }: Notice, stop: string): Letter {
    const subject = `Your turn in ${game}`;
    const text = [
      `${subject}: you are asked something.`,
      `Open the table: ${this.#world.publicUrl}/t/${id}`,
      'Use the browser you play in: it has the key to your seat.',
      `No more mails to this address: ${stop}`,
    ].join('\n\n');
    return { subject, text, stop };
  }

  #forget(table: Calling, seat: Seat, { endpoint }: PushSubscription): void {
    table.notices.forgetDevice(seat, endpoint);
    this.#world.log.info({ table: table.id, seat }, 'a push subscription is gone and was forgotten');
  }

  #carryApart(table: Calling, by: 'push' | 'mail', send: () => Promise<unknown>): void {
    this.#world.faults.apart('carry', () => this.#carry(table, by, send), { table: table.id, by });
  }

  async #carry(table: Calling, by: 'push' | 'mail', send: () => Promise<unknown>): Promise<void> {
    if (this.#underWay >= MOST_UNDER_WAY) {
      this.#world.log.warn({ table: table.id, by, reason: 'too-many' }, 'a notice was not sent');
      return;
    }
    this.#underWay += 1;
    try {
      await send();
    } catch (error) {
      this.#world.log.warn({ table: table.id, by, reason: reasonOf(error) }, 'a notice was not sent');
    } finally {
      this.#underWay -= 1;
    }
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#world.carriers.push?.close();
    this.#world.carriers.mail?.close();
  }
}
