/** What goes over the sockets of a page, both ways, and what its chairs have been shown by it. */
import { patch } from '@quarry/kernel';
import type { Asked, Lead, Line, Reply, Request, Seen } from '@quarry/protocol';
import type { Page, WebSocket } from 'playwright-core';

export interface ChairSeen {
  readonly as: number | null;
  readonly seen: Seen;
  readonly lines: readonly Line[];
}

export class Wire {
  /** Every text that came from the server, as it came. */
  readonly received: string[] = [];
  /** The same, read once. */
  readonly replies: Reply[] = [];
  readonly sent: Request[] = [];
  /** Everything that any chair of this page was ever shown, oldest first. */
  readonly sights: ChairSeen[] = [];
  readonly #chairs = new Map<string, ChairSeen>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', socket => this.#listen(socket));
  }

  #listen(socket: WebSocket): void {
    socket.on('framesent', ({ payload }) => void this.sent.push(JSON.parse(String(payload)) as Request));
    socket.on('framereceived', ({ payload }) => {
      const reply = JSON.parse(String(payload)) as Reply;
      this.received.push(String(payload));
      this.replies.push(reply);
      this.#take(reply);
    });
  }

  #take(reply: Reply): void {
    if (reply.type !== 'seen' && reply.type !== 'update') return;
    const chair = `${reply.table} ${reply.as}`;
    const before = this.#chairs.get(chair);
    if (reply.type === 'seen') this.#show(chair, { as: reply.as, seen: reply.seen, lines: reply.lines });
    else if (before) this.#update(chair, before, reply);
  }

  /** What was shown line by line was shown, too. */
  #update(chair: string, before: ChairSeen, { as, keep, lines, changes }: Extract<Reply, { type: 'update' }>): void {
    let { seen } = before;
    const told = before.lines.slice(0, keep);
    for (const { changes: upTo, ...line } of lines) {
      told.push(line);
      if (!upTo) continue;
      seen = patch(seen, upTo) as Seen;
      this.sights.push({ as, seen, lines: told.slice() });
    }
    this.#show(chair, { as, seen: patch(seen, changes) as Seen, lines: told });
  }

  #show(chair: string, sight: ChairSeen): void {
    this.#chairs.set(chair, sight);
    this.sights.push(sight);
  }

  /** The table that the page shows. */
  get table(): string {
    return /\/t\/([\w-]+)/.exec(this.#page.url())?.[1] ?? '';
  }

  /** What the page has been shown of its table: by the chair that is asked, or else its first. */
  get chair(): ChairSeen | null {
    const mine = [...this.#chairs].filter(([name]) => name.startsWith(`${this.table} `)).map(([, chair]) => chair);
    return mine.find(chair => chair.seen.asked) ?? mine[0] ?? null;
  }

  get asked(): Asked | null {
    return this.chair?.seen.status === 'playing' ? this.chair.seen.asked : null;
  }

  /** The answers that the page has sent, resends and all. */
  get answers(): readonly Request<'answer'>[] {
    return this.sent.filter((one): one is Request<'answer'> => one.type === 'answer');
  }

  /** Deeds of several questions that the page has sent in one go. */
  get deeds(): readonly Request<'answers'>[] {
    return this.sent.filter((one): one is Request<'answers'> => one.type === 'answers');
  }

  /** Whether the page has been told what is not offered, and why, at the question that is open: it asks a moment after. */
  get knowsWhyNot(): boolean {
    const ids = this.sent.flatMap(one => (one.type === 'why-not' && one.n === this.asked?.n ? [one.id] : []));
    return !this.asked || this.replies.some(reply => reply.type === 'why-not' && ids.includes(reply.id));
  }

  /** What the server said to places that were pointed at. */
  get leads(): readonly Lead[] {
    return this.replies.flatMap(reply => (reply.type === 'led' ? [reply.lead] : []));
  }

  /** What the server said to answers that it did not take. */
  get refusedAnswers(): readonly string[] {
    const ids = new Set([...this.answers, ...this.deeds].map(answer => answer.id));
    return this.replies.flatMap(reply => (reply.type === 'refused' && reply.id !== null && ids.has(reply.id) ? [reply.says] : []));
  }
}
