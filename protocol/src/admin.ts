/** For whoever runs the server, by their token: what is told of it and all its nodes, and what they may say and do. Nothing here holds a key, a hand or a die to come. */
import * as v from 'valibot';
import type { TableCover } from './http.ts';
import { cleaned, isVisible } from './text.ts';

export const ADMIN_LIMITS = {
  /** Characters of what is said to everybody: it is read at a glance. */
  announcement: 200,
  /** For how long it stands at most. */
  minutes: 1_440,
  /** Characters of an address, however it is written. */
  address: 64,
  /** Tables that one node names. */
  tables: 1_000,
} as const;

/** POST /api/admin/announcement: what every open page shows, and for how long. */
export const announceSchema = v.strictObject({
  says: v.pipe(
    v.string(),
    v.maxLength(ADMIN_LIMITS.announcement),
    v.transform(says => cleaned(says).replaceAll('\n', ' ')),
    v.minLength(1),
    v.check(isVisible, 'nothing of it can be seen'),
  ),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ADMIN_LIMITS.minutes)),
});
export type Announce = v.InferOutput<typeof announceSchema>;

/** POST and DELETE /api/admin/refused: an address, or the house that it belongs to. */
export const houseSchema = v.strictObject({ address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ADMIN_LIMITS.address)) });

/** GET /api/announcement: what whoever runs the server has to say to everybody now; null if nothing. */
export interface Announced {
  readonly says: string | null;
}

/** A table in the memory of a node. */
export interface LivingTable extends Pick<TableCover, 'table' | 'name' | 'game' | 'status' | 'createdAt'> {
  /** By name; a bot that plays says so. */
  readonly people: readonly { readonly name: string; readonly who: 'person' | 'bot' | 'open'; readonly isHere: boolean }[];
  /** How many answers were given. */
  readonly n: number;
  /** When the last of them was. */
  readonly playedAt: number;
  /** On which node it lives; empty where there is only one server. */
  readonly node: string;
}

/** How much a node has to do. */
export interface NodeLoad {
  readonly node: string;
  readonly tables: number;
  readonly sockets: number;
  /** Over the last minute. */
  readonly answersPerSecond: number;
  /** Of the whole process. */
  readonly memoryBytes: number;
  /** How late the thread that serves everybody comes to what is next, at worst but for one in a hundred times, in milliseconds. */
  readonly delayMs: number;
  /** What waits to be written. */
  readonly backlog: { readonly changes: number; readonly bytes: number };
  readonly upSeconds: number;
}

/** Nodes that are alive and did not answer in time. */
interface Heard {
  readonly silent: readonly string[];
}
/** GET /api/admin/tables */
export interface AdminTables extends Heard {
  readonly tables: readonly LivingTable[];
}
/** GET /api/admin/load */
export interface AdminLoad extends Heard {
  readonly nodes: readonly NodeLoad[];
}
/** What was done on all nodes. */
export interface AdminDone extends Heard {
  /** How many have done it. */
  readonly nodes: number;
}
/** POST and DELETE /api/admin/refused */
export interface HouseDone extends AdminDone {
  readonly house: string;
}
/** GET /api/admin/refused */
export interface RefusedHouses {
  readonly refused: readonly { readonly house: string; readonly at: number }[];
}
