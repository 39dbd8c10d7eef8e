/** What the server sends over the socket, and how a page reads it. It stands by itself, so that a page does not load what servers check requests with. */
import type { Answer, Change, Facts, Point, Ref } from '@quarry/kernel';
import type { Ahead, ChatLine, Habits, Intents, Lead, Line, Look, Seen, ShownLine, Since, Stops, Weighing, WhyNot } from './seen.ts';

export type Reply =
  /** Everything that the chair sees: on joining, and whenever changes would not do. */
  | {
      readonly type: 'seen';
      readonly id: number | null;
      readonly table: string;
      readonly as: number | null;
      /** Counts what was sent to this chair. A gap means: join again. */
      readonly at: number;
      readonly seen: Seen;
      /** The number of the first of these lines. */
      readonly from: number;
      readonly lines: readonly Line[];
      readonly chat: readonly ChatLine[];
      readonly stops: Stops;
      readonly habits: Habits;
    }
  | {
      readonly type: 'update';
      readonly table: string;
      readonly as: number | null;
      readonly at: number;
      /** How many lines of the log still hold (fewer than before after an undo), and those that are new, each with what changed up to it. */
      readonly keep: number;
      readonly lines: readonly ShownLine[];
      /** From what the chair saw at the last of these lines to what it sees now. */
      readonly changes: readonly Change[];
    }
  /** The answer is stored for good. */
  | { readonly type: 'ack'; readonly id: number; readonly table: string; readonly as: number | null; readonly n: number }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number | null; readonly code: string; readonly says: string; readonly facts: Facts }
  | { readonly type: 'looked'; readonly id: number; readonly n: number; readonly keys: readonly string[]; readonly look: Look }
  | { readonly type: 'ahead'; readonly id: number; readonly n: number; readonly ahead: Ahead }
  | { readonly type: 'led'; readonly id: number; readonly n: number; readonly lead: Lead }
  | { readonly type: 'why-not'; readonly id: number; readonly n: number; readonly not: readonly WhyNot[] }
  | { readonly type: 'intents'; readonly id: number; readonly n: number; readonly intents: Intents }
  | { readonly type: 'since'; readonly id: number; readonly n: number; readonly since: readonly Since[] }
  | { readonly type: 'advised'; readonly id: number; readonly n: number; readonly answer: Answer }
  | { readonly type: 'weighed'; readonly id: number; readonly n: number; readonly weighing: Weighing }
  | { readonly type: 'chat'; readonly table: string; readonly as: number | null; readonly line: ChatLine }
  | {
      readonly type: 'ping';
      readonly table: string;
      readonly as: number | null;
      readonly by: number | null;
      readonly name: string;
      readonly about: Ref | Point;
    }
  /** Somebody who is about to choose points at this, or at nothing any more. */
  | {
      readonly type: 'point';
      readonly table: string;
      readonly as: number | null;
      readonly by: number;
      readonly name: string;
      readonly about: Ref | null;
    }
  /** What whoever runs the server says to everybody; null takes it back. A page that does not know it leaves it unread. */
  | { readonly type: 'announced'; readonly says: string | null }
  /** The chair is gone: the table was deleted, the seat given to somebody else, or the server stops. */
  | { readonly type: 'closed'; readonly table: string; readonly as: number | null; readonly code: string; readonly says: string };

const TYPES: ReadonlySet<unknown> = new Set<Reply['type']>([
  'seen',
  'update',
  'ack',
  'done',
  'refused',
  'looked',
  'ahead',
  'led',
  'why-not',
  'intents',
  'since',
  'advised',
  'weighed',
  'chat',
  'ping',
  'point',
  'announced',
  'closed',
]);

/** A message as it came from the server: its frame is checked here, what a chair sees is drawn as it is. */
export function readReply(text: string): Reply | null {
  try {
    const json = JSON.parse(text) as { readonly type?: unknown } | null;
    return TYPES.has(json?.type) ? (json as Reply) : null;
  } catch {
    return null;
  }
}
