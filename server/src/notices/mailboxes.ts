/**
 * Whom this server may write to. An address is confirmed by a code that is mailed there; before that nothing else is. Whoever owns it can forbid
 * it for ever by the link in any mail, and take that back by the same link. However many seats name an address, it gets so many mails a day.
 * The address itself is not kept here, only a hash to recognise it by.
 */
import { randomInt } from 'node:crypto';
import type { Faults } from '../faults.ts';
import { hashOfKey, isKey, newKey } from '../keys.ts';
import { Bucket } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store.ts';
import { type Letter, type MailCarrier, reasonOf } from './carriers.ts';
import { BOXES_KEPT, type StoredMailbox } from './stored-mailbox.ts';

export interface MailboxesWorld {
  readonly store: Pick<Store, 'write' | 'mailbox' | 'mailboxOf'>;
  readonly mail: MailCarrier;
  /** Where the page is found from outside, without a slash at the end. */
  readonly publicUrl: string;
  readonly faults: Faults;
  readonly log: Log;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that only go forward. */
  clock(): number;
}

const DAY_MS = 86_400_000;
const HOUR = 3600;
/** By address and day. */
const CODES_PER_DAY = 3;
const NOTICES_PER_DAY = 20;
/** To addresses that nobody has confirmed, in all. */
const CODES_PER_HOUR = 200;
const TRIES_PER_CODE = 5;
const CODE_DIGITS = 8;

const idOf = (address: string): string => hashOfKey(`mail ${address.trim().toLowerCase()}`);
const codeHash = (id: string, box: string, code: string): string => hashOfKey(`code ${id} ${box} ${code}`);

export class Mailboxes {
  readonly #world: MailboxesWorld;
  readonly #codes: Bucket;
  /** One after the other: each reads what the one before has written. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(world: MailboxesWorld) {
    this.#world = world;
    this.#codes = new Bucket(CODES_PER_HOUR / HOUR, CODES_PER_HOUR, world.clock());
  }

  /** Whether a browser has confirmed this address; if not, a code is mailed there, unless its owner has had enough. Nobody is told which. */
  ask(address: string, box: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const mailbox = await this.#of(address);
      if (isBoxOf(mailbox, box)) return true;
      if (mailbox.isStopped || mailbox.codes >= CODES_PER_DAY || !this.#codes.take(this.#world.clock())) return false;
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await this.#keep({ ...mailbox, code: codeHash(mailbox.id, box, code), tries: 0, codes: mailbox.codes + 1 });
      const { mail, faults, log } = this.#world;
      const send = (): Promise<void> => mail.send(address, this.#letterWith(code, mailbox.stop));
      // What somebody else's server says of it may name the address.
      faults.apart('mail-code', () => send().catch(error => log.warn({ by: 'mail', reason: reasonOf(error) }, 'a code was not sent')));
      return false;
    });
  }

  /** Whether this is the code that was mailed to the address, asked for by this browser. */
  confirm(address: string, box: string, code: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const mailbox = await this.#of(address);
      const isRight = mailbox.tries < TRIES_PER_CODE && isKey(`code ${mailbox.id} ${box} ${code}`, mailbox.code);
      if (mailbox.code === null || mailbox.isStopped) return false;
      if (isRight) await this.#keep({ ...mailbox, code: null, boxes: [...mailbox.boxes, hashOfKey(box)].slice(-BOXES_KEPT) });
      else await this.#keep({ ...mailbox, tries: mailbox.tries + 1 });
      return isRight;
    });
  }

  /** Writes to a confirmed address, if its owner has not forbidden it and has not had enough for today; says whether. */
  async write(address: string, letterWith: (stop: string) => Letter): Promise<boolean> {
    const stop = await this.#inTurn(async () => {
      const mailbox = await this.#of(address);
      if (mailbox.boxes.length === 0 || mailbox.isStopped || mailbox.notices >= NOTICES_PER_DAY) return null;
      await this.#keep({ ...mailbox, notices: mailbox.notices + 1 });
      return mailbox.stop;
    });
    if (stop === null) return false;
    await this.#world.mail.send(address, letterWith(this.#stopLink(stop)));
    return true;
  }

  /** By the secret of a mail; one that is not known is no mistake, for stopping twice is stopping once. */
  stop(secret: string, isStopped: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const mailbox = await this.#world.store.mailboxOf(secret);
      if (mailbox) await this.#keep({ ...mailbox, isStopped, code: null });
    });
  }

  #stopLink(stop: string): string {
    return `${this.#world.publicUrl}/mail/stop#stop=${stop}`;
  }

  #letterWith(code: string, secret: string): Letter {
    const stop = this.#stopLink(secret);
    const text = [
      `The code is ${code}.`,
      'Somebody asked Quarry to tell this address when it is their turn in a match. If that was you, type in the code where you asked for it. If not, do nothing: nothing else is sent before.',
      `Nothing to this address, ever: ${stop}`,
    ].join('\n\n');
    return { subject: 'Quarry: is this your address?', text, stop };
  }

  async #of(address: string): Promise<StoredMailbox> {
    const id = idOf(address);
    const day = Math.floor(this.#world.now() / DAY_MS);
    const found = await this.#world.store.mailbox(id);
    if (!found) return { id, stop: newKey(), isStopped: false, boxes: [], code: null, tries: 0, day, codes: 0, notices: 0 };
    return found.day === day ? found : { ...found, day, codes: 0, notices: 0 };
  }

  #keep(mailbox: StoredMailbox): Promise<void> {
    return this.#world.store.write({ do: 'mailbox', mailbox, at: this.#world.now() });
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(act, act);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

const isBoxOf = ({ boxes, isStopped }: StoredMailbox, box: string): boolean => !isStopped && boxes.includes(hashOfKey(box));
