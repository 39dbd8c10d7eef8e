/** Live tables without a server, for tests: as the bench of messages has them. */
export * from '../bench/table-alone.ts';
