/** PostgreSQL for tests: started when the first wants it, once for all files of a worker, each test in a database of its own. */
import { openPostgres } from '../postgres-store.ts';
import { type PostgresServer, startPostgres } from '../throwaway-postgres.ts';

export { OWNER, PASSWORD, type PostgresServer, startPostgres } from '../throwaway-postgres.ts';

let shared: Promise<PostgresServer> | null = null;

/** The one that all files of a worker share. */
export const sharedPostgres = (): Promise<PostgresServer> => (shared ??= startPostgres());

let template: Promise<string> | null = null;

export interface TestDatabase {
  readonly server: PostgresServer;
  readonly name: string;
  readonly url: string;
}

/** A new database in which all steps were taken, at the server that all share. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = await sharedPostgres();
  template ??= server.make().then(async name => {
    await (await openPostgres(server.url(name))).close();
    return name;
  });
  const name = await server.make(await template);
  return { server, name, url: server.url(name) };
}

const EMPTY = ['tables', 'answers', 'moments', 'chat', 'chapters', 'holders', 'nodes', 'mailboxes', 'reports', 'kept', 'probes', 'writers']
  .map(table => `delete from ${table}`)
  .join('; ');

let reused: Promise<TestDatabase> | null = null;

/** One that tests use one after the other, and nobody else: it is emptied, which takes a tenth of making it anew. */
export async function emptiedDatabase(): Promise<TestDatabase> {
  reused ??= freshDatabase();
  const { server, name } = await reused;
  await server.ask(EMPTY, name);
  return reused;
}
