/** What a person does about notices over HTTP: sees what can be had here, asks for it for a seat of their own, and ends it. */
import { ECDH } from 'node:crypto';
import { type Result, refuse } from '@quarry/kernel';
import type { Notices as Found, NoticeWish } from '@quarry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Buckets } from '../limits.ts';
import type { LiveTable } from '../table.ts';
import type { Carriers } from './carriers.ts';
import type { Mailboxes } from './mailboxes.ts';

const HOUR = 3600;
/** Addresses and browsers that may be set in an hour, by whom the wish comes from. */
const WISHES_PER_HOUR = 60;

export class NoticeDesk {
  readonly #carriers: Carriers;
  readonly #mailboxes: Mailboxes | null;
  readonly #wishes = new Buckets(WISHES_PER_HOUR / HOUR, WISHES_PER_HOUR);
  readonly #clock: () => number;

  constructor(carriers: Carriers, mailboxes: Mailboxes | null, clock: () => number) {
    this.#carriers = carriers;
    this.#mailboxes = mailboxes;
    this.#clock = clock;
  }

  look(table: LiveTable, keys: readonly string[]): Found {
    const { push, mail } = this.#carriers;
    return { push: push?.key ?? null, mail: mail !== null, mine: table.seatsOf(keys).map(seat => table.notices.of(seat)) };
  }

  async change(table: LiveTable, keys: readonly string[], wish: NoticeWish, address: string): Promise<Result> {
    if (!table.seatsOf(keys).includes(wish.seat))
      return refuse('not-your-seat', { seat: wish.seat }, 'You can ask for notices only for a seat of your own.');
    const may = this.#mayHave(wish);
    if (!may.ok) return may;
    if (!this.#wishes.take(address, this.#clock()))
      return refuse('too-fast', { perHour: WISHES_PER_HOUR }, 'Notices were set many times from here in the last hour; wait a while.');
    if (wish.do === 'mail') {
      const isConfirmed = await this.#mailboxes!.ask(wish.address, wish.box);
      return table.notices.change({ do: 'mail', seat: wish.seat, address: wish.address, isConfirmed });
    }
    return wish.do === 'confirm' ? this.#confirm(table, wish) : table.notices.change(wish);
  }

  async #confirm(table: LiveTable, { seat, box, code }: NoticeWish & { readonly do: 'confirm' }): Promise<Result> {
    const { mail: address } = table.notices.of(seat);
    if (address !== null && (await this.#mailboxes!.confirm(address, box, code)))
      return table.notices.change({ do: 'mail', seat, address, isConfirmed: true });
    return refuse('wrong-code', {}, 'This is not the code of the newest mail, or it was tried too often; ask for the mail again.');
  }

  async stop(secret: string, isStopped: boolean): Promise<void> {
    await this.#mailboxes?.stop(secret, isStopped);
  }

  #mayHave(wish: NoticeWish): Result {
    const { push, mail } = this.#carriers;
    if ((wish.do === 'push' && !push) || ((wish.do === 'mail' || wish.do === 'confirm') && !mail))
      return refuse(
        'not-set-up',
        { by: wish.do === 'push' ? 'push' : 'mail' },
        `This server sends no notices by ${wish.do === 'push' ? 'push' : 'mail'}; whoever runs it can set that up.`,
      );
    if (wish.do === 'push' && !isPoint(wish.subscription.p256dh))
      return refuse(
        'bad-subscription',
        {},
        'The key of this push subscription cannot be used; turn notices off and on again in the browser.',
      );
    return { ok: true, value: undefined };
  }
}

/** Whether a key lies on the curve: nothing can be sealed with another. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

type TableRequest = FastifyRequest<{ Params: { table: string } }>;

export interface NoticeHelpers {
  readonly desk: NoticeDesk;
  tableOf(request: TableRequest): Promise<LiveTable>;
  keysOf(request: TableRequest): readonly string[];
  houseOf(request: TableRequest): string;
  readWish(body: unknown): NoticeWish;
  readStop(body: unknown): { readonly stop: string; readonly isStopped: boolean };
  orRefuse<V>(result: Result<V>): V;
  saved<V>(table: LiveTable, value: V): Promise<V>;
}

export function addNotices(app: FastifyInstance, { desk, ...by }: NoticeHelpers): void {
  app.get('/api/tables/:table/notices', async (request: TableRequest) => desk.look(await by.tableOf(request), by.keysOf(request)));
  app.post('/api/tables/:table/notices', async (request: TableRequest) => {
    const wish = by.readWish(request.body);
    const table = await by.tableOf(request);
    by.orRefuse(await desk.change(table, by.keysOf(request), wish, by.houseOf(request)));
    return by.saved(table, null).then(() => desk.look(table, by.keysOf(request)));
  });
  app.post('/api/mail/stop', async (request, reply) => {
    const { stop, isStopped } = by.readStop(request.body);
    await desk.stop(stop, isStopped);
    return reply.status(204).send();
  });
}
