/** What is asked for over HTTP, with complaints as errors that carry their code and the sentence to show. */
import type {
  Announced,
  Complaint,
  CreatedTable,
  CreateTable,
  Fork,
  GameCover,
  GameInfo,
  Gather,
  Gathering,
  HowToPlay,
  LeftLog,
  LessonWish,
  MatchTale,
  NextTable,
  Notices,
  NoticeWish,
  OpenTable,
  Patch,
  Replay,
  RuleText,
  SeatWish,
  Sit,
  Story,
  TableCover,
} from '@quarry/protocol';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly status: number;
  constructor(code: string, says: string, status: number) {
    super(says);
    this.code = code;
    this.status = status;
  }
}

interface Sent {
  readonly method?: string;
  /** A secret, or several with commas between them. */
  readonly key?: string | null | undefined;
  readonly body?: unknown;
}

async function call<T>(path: string, { method = 'GET', key, body }: Sent = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('offline', 'The server cannot be reached. Check the connection and try again.', 0);
  }
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const complaint = json as Partial<Complaint> | null;
    throw new Refused(complaint?.code ?? 'failed', complaint?.says ?? `The server answered ${response.status}.`, response.status);
  }
  return json as T;
}

/** What never changes while the page is open is fetched once; a failure is not kept. */
function once<T>(fetchIt: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return id => {
    let promise = found.get(id);
    if (!promise) {
      promise = fetchIt(id);
      found.set(id, promise);
      promise.catch(() => found.delete(id));
    }
    return promise;
  };
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const games = once<readonly GameCover[]>(() => call('/api/games'));
export const gameInfo = once<GameInfo>(id => call(`/api/games/${encodeURIComponent(id)}`));
export const rulesOf = once<readonly RuleText[]>(id => call(`/api/games/${encodeURIComponent(id)}/rules`));

export const howToPlay = (game: string, isPlain: boolean): Promise<HowToPlay> =>
  call(`/api/games/${encodeURIComponent(game)}/how-to-play${isPlain ? '?plain=1' : ''}`);

export const createTable = (body: CreateTable): Promise<CreatedTable> => call('/api/tables', { method: 'POST', body });
export const importMatch = (record: unknown, seats: readonly SeatWish[]): Promise<CreatedTable> =>
  call('/api/tables/import', { method: 'POST', body: { record, seats } });
export const tableCover = (table: string, key?: string | null): Promise<TableCover> => call(at(table), { key });
export const announcement = (): Promise<Announced> => call('/api/announcement');
export const openTables = (): Promise<readonly OpenTable[]> => call('/api/tables');
export const sit = (table: string, body: Sit): Promise<{ seat: number }> => call(at(table, '/sit'), { method: 'POST', body });
export const invite = (table: string, seat: number, key: string): Promise<{ seat: number; invite: string }> =>
  call(at(table, '/invite'), { method: 'POST', key, body: { seat } });
export const changeTable = (table: string, key: string, body: Patch): Promise<unknown> => call(at(table), { method: 'PATCH', key, body });
export const deleteTable = (table: string, key: string): Promise<unknown> => call(at(table), { method: 'DELETE', key });
export const exportMatch = (table: string, key: string | null): Promise<unknown> => call(at(table, '/export'), { key });
/** With whose eyes one looks back, and on which screen. */
const eyes = (as: number | null, isPlain: boolean): string =>
  `${new URLSearchParams({ ...(as === null ? {} : { as: String(as) }), ...(isPlain ? { plain: '1' } : {}) })}`;
export const replay = (table: string, keys: string | null, as: number | null, isPlain: boolean): Promise<Replay> =>
  call(at(table, `/replay?${eyes(as, isPlain)}`), { key: keys });
export const storyOf = (table: string, keys: string | null): Promise<Story> => call(at(table, '/story'), { key: keys });
export const openNext = (table: string, host: string): Promise<NextTable> => call(at(table, '/next'), { method: 'POST', key: host });
export const playAgain = (table: string, keys: string | null): Promise<NextTable> =>
  call(at(table, '/again'), { method: 'POST', key: keys });
export const taleOf = (table: string, keys: string | null, as: number | null, isPlain: boolean): Promise<MatchTale> =>
  call(at(table, `/tale?${eyes(as, isPlain)}`), { key: keys });
export const beginLesson = (body: LessonWish): Promise<CreatedTable> => call('/api/lessons', { method: 'POST', body });
export const gathering = (table: string, keys: string | null): Promise<Gathering | null> => call(at(table, '/gathering'), { key: keys });
export const gather = (table: string, keys: string | null, body: Gather): Promise<Gathering> =>
  call(at(table, '/gathering'), { method: 'POST', key: keys, body });
export const beginChapter = (table: string, host: string): Promise<TableCover> => call(at(table, '/begin'), { method: 'POST', key: host });
export const noticesOf = (table: string, key: string | null): Promise<Notices> => call(at(table, '/notices'), { key });
export const setNotices = (table: string, key: string | null, body: NoticeWish): Promise<Notices> =>
  call(at(table, '/notices'), { method: 'POST', key, body });
/** To the address in whose mails the secret stands, from any table. */
export const stopMails = (stop: string, isStopped: boolean): Promise<unknown> =>
  call('/api/mail/stop', { method: 'POST', body: { stop, isStopped } });
/** What is left to read of a table that cannot be played. */
export const leftLog = (table: string, keys: string | null, as: number | null): Promise<LeftLog> =>
  call(at(table, `/log${as === null ? '' : `?as=${as}`}`), { key: keys });
export const fork = (table: string, key: string | null, body: Fork): Promise<CreatedTable> =>
  call(at(table, '/fork'), { method: 'POST', key, body });
/** Gives the number under which the report is kept. */
export async function report(table: string, key: string | null, body: { as: number | null; says: string; page?: string }): Promise<string> {
  const sent = await call<{ readonly report: string }>(at(table, '/report'), { method: 'POST', key, body });
  return sent.report;
}
