/** `quarry admin`: asks a running server, or any node of several, what goes on there, and tells it what to do. */
import { ago, plural } from '@quarry/kernel';
import type { AdminDone, AdminLoad, AdminTables, HouseDone, ListOfRefused, ServerComplaint } from '@quarry/server';
import { readCommandLine, readCount } from '../command-line.ts';
import { type Command, Complaint, FAILED, type World } from '../world.ts';

const KINDS = { server: 'text', 'metrics-token': 'text', for: 'text', none: 'flag', json: 'flag' } as const;
const SERVER = 'http://127.0.0.1:8080';
/** A copy of a large file takes a while. */
const PATIENCE_MS = 300_000;
const MB = 1e6;

/** What is asked of a server. */
interface Asked {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
}

interface Wish {
  /** What comes after the verb. */
  readonly word: string;
  readonly minutes: number;
  readonly isNone: boolean;
}

/** What can be asked or told: with how many words, how it is sent, and how its answer is said. */
interface Verb {
  readonly wants: string | null;
  asks(wish: Wish): Asked;
  says(answer: never, wish: Wish): string;
}

const verb = <A>(wants: string | null, asks: Verb['asks'], says: (answer: A, wish: Wish) => string): Verb => ({ wants, asks, says });

const VERBS: Readonly<Record<string, Verb>> = {
  tables: verb<AdminTables>(null, () => ({ path: 'tables' }), tablesSay),
  load: verb<AdminLoad>(null, () => ({ path: 'load' }), loadSays),
  message: verb<AdminDone>(
    '"what is said to everybody"',
    ({ word, minutes, isNone }) => ({
      path: 'announcement',
      ...(isNone ? { method: 'DELETE' } : { method: 'POST', body: { says: word, minutes } }),
    }),
    (done, { isNone, minutes }) =>
      `${isNone ? 'Nothing is said to everybody any more' : `Said to every open page, and to those that come in the next ${plural(minutes, 'minute')}`}${onNodes(done)}`,
  ),
  close: verb<unknown>(
    'a table',
    ({ word }) => ({ path: `tables/${encodeURIComponent(word)}/close`, method: 'POST' }),
    (_, { word }) =>
      `The table ${word} is closed: those who looked at it were told, and nothing of it is lost. To open it again: quarry admin open ${word.startsWith('-') ? `-- ${word}` : word}\n`,
  ),
  open: verb<unknown>(
    'a table',
    ({ word }) => ({ path: `tables/${encodeURIComponent(word)}/open`, method: 'POST' }),
    (_, { word }) => `The table ${word} is open again.\n`,
  ),
  refuse: verb<HouseDone>(
    'an address',
    ({ word }) => ({ path: 'refused', method: 'POST', body: { address: word } }),
    done => `${done.house} is refused, and whoever was here from there was shown out${onNodes(done)}`,
  ),
  allow: verb<HouseDone>(
    'an address',
    ({ word }) => ({ path: 'refused', method: 'DELETE', body: { address: word } }),
    done => `${done.house} is let in again${onNodes(done)}`,
  ),
  copy: verb<{ readonly file: string }>(
    null,
    () => ({ path: 'copy', method: 'POST' }),
    ({ file }) => `Everything that is kept was copied to ${file}, on the machine of the server.\n`,
  ),
  refused: verb<ListOfRefused>(null, () => ({ path: 'refused' }), refusedSay),
};

export const admin: Command = {
  does: 'asks a running server what goes on there, and tells it what to do',
  help: `
quarry admin tables | load | refused | copy
quarry admin message "what is said to everybody" [--for MINUTES] | message --none
quarry admin close TABLE | open TABLE | refuse ADDRESS | allow ADDRESS
             [--server URL] [--metrics-token T] [--json]

  tables               tables in memory: game, people (* who is here), answers so far, played when, on which node
  load                 each node: tables, sockets, answers a second, memory, how late it comes to what is next, what waits to be written
  message "…"          shown by every open page until it is closed there, and to whoever comes in the next hour
    --for MINUTES      or for so long; at most 1440
    --none             takes it back
  close TABLE          nobody plays there; those who look are told, and nothing of it is lost
  open TABLE           a table that was closed is played on
  refuse ADDRESS       lets a house in no more (of IPv6 its whole /64), and shows out whoever is here from there; it is kept
  allow ADDRESS        lets it in again
  refused              which houses are refused
  copy                 copies the data file while the server runs, into the folder copies beside it; the last five are kept

  --server URL         where it runs; ${SERVER} if left out. Of several nodes any will do: it asks and tells the others
  --metrics-token T    the token that it was started with. Others on the machine see a command line: better in the environment, as
                       QUARRY_METRICS_TOKEN
  --json               what the server has answered`,

  async run(args, world) {
    const { options, words } = readCommandLine('admin', args, KINDS);
    const [name = '', word = '', ...more] = words;
    const wanted = Object.hasOwn(VERBS, name) ? VERBS[name]! : null;
    if (!wanted) throw new Complaint(`'admin' wants one of ${Object.keys(VERBS).join(', ')}; see quarry admin --help.`);
    const isNone = options.none ?? false;
    const wants = name === 'message' && isNone ? null : wanted.wants;
    if (wants !== null && word === '') throw new Complaint(`'admin ${name}' wants ${wants}.`);
    const tooMuch = wants === null ? [word, ...more].filter(Boolean) : more;
    if (tooMuch.length > 0)
      throw new Complaint(`'admin ${name}' wants ${wants ?? 'no more words'}, but '${tooMuch.join(' ')}' was given too; leave it out.`);
    const wish = { word, isNone, minutes: readCount('for', options.for, 60) };
    const answer = await ask(options.server ?? SERVER, options['metrics-token'] ?? process.env['QUARRY_METRICS_TOKEN'], wanted.asks(wish));
    world.out(options.json ? `${JSON.stringify(answer, null, 2)}\n` : wanted.says(answer as never, wish));
    return sayIfSilent(answer, world);
  },
};

async function ask(server: string, token: string | undefined, { path, method = 'GET', body }: Asked): Promise<unknown> {
  if (!token)
    throw new Complaint('The token of the server is wanted: in the environment as QUARRY_METRICS_TOKEN, or with --metrics-token.');
  if (!/^https?:\/\/[^\s/]+\/?$/.test(server)) throw new Complaint(`--server is '${server}', but it wants an address such as ${SERVER}.`);
  const url = new URL(`/api/admin/${path}`, server);
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!response) throw new Complaint(`Nobody answers at ${server}; check that the server runs, and --server.`, FAILED);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const { says } = (answer ?? {}) as Partial<ServerComplaint>;
  throw new Complaint(says ?? `What answers at ${server} is no server of Quarry, or one that cannot be administered.`, FAILED);
}

const onNodes = ({ nodes }: AdminDone): string => (nodes > 1 ? `, on ${nodes} nodes.\n` : '.\n');

/** Whoever did not answer was not told, and nobody has heard of it. */
function sayIfSilent(answer: unknown, { err }: World): number {
  const { silent = [] } = answer as { readonly silent?: readonly string[] };
  if (silent.length === 0) return 0;
  err(`${silent.length === 1 ? 'A node has' : `${silent.length} nodes have`} not answered: ${silent.join(', ')}. Try again in a moment.\n`);
  return FAILED;
}

/** Columns as wide as what stands in them; the last one as it is. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const line = (row: readonly string[]): string => row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i]!))).join('  ');
  return `${rows.map(line).join('\n')}\n`;
}

function tablesSay({ tables }: AdminTables): string {
  if (tables.length === 0) return 'No table is in memory.\n';
  const now = Date.now();
  const rows = tables.map(({ table, game, status, people, n, playedAt, node }) => {
    const who = people.map(({ name, who: kind, isHere }) =>
      kind === 'person' ? `${name}${isHere ? '*' : ''}` : kind === 'bot' ? `${name} (bot)` : 'free',
    );
    return [table, game, status, String(n), ago(now - playedAt), node || '-', who.join(', ')];
  });
  return columns([['table', 'game', 'is', 'answers', 'played', 'node', 'people'], ...rows]);
}

function loadSays({ nodes }: AdminLoad): string {
  const rows = nodes.map(({ node, tables, sockets, answersPerSecond, memoryBytes, delayMs, backlog, upSeconds }) => [
    node || '-',
    String(tables),
    String(sockets),
    String(answersPerSecond),
    `${Math.round(memoryBytes / MB)} MB`,
    `${delayMs} ms`,
    `${backlog.changes} (${Math.round(backlog.bytes / 1000)} kB)`,
    `${upSeconds} s`,
  ]);
  return columns([['node', 'tables', 'sockets', 'answers/s', 'memory', 'late by', 'to be written', 'runs for'], ...rows]);
}

function refusedSay({ refused }: ListOfRefused): string {
  if (refused.length === 0) return 'No house is refused.\n';
  return columns([['house', 'since'], ...refused.map(({ house, at }) => [house, new Date(at).toISOString()])]);
}
