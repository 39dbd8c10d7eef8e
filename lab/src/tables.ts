/** The tables of a game: those it is measured at, those a host may begin from, and every scenario at each of them. */
import type { AnyGame } from '@quarry/kernel';

export interface Playable {
  readonly mode: string;
  readonly seats: number;
  readonly setup: unknown;
}

/** By mode and number of seats. */
export const tablesOf = (game: AnyGame): Playable[] =>
  [...game.tables, ...(game.moreTables ?? [])].map(({ mode, setup }) => ({ mode, seats: game.seatsOf(setup), setup: setup as unknown }));

/** All of them, and each again with every scenario that its set-up takes: all that can be sat down to, each once. */
export function everyTableOf(game: AnyGame): Playable[] {
  const tables = tablesOf(game);
  const { names = {}, inSetup } = game.proof.measures?.scenarios ?? {};
  if (!inSetup) return tables;
  const steered = tables.flatMap(({ mode, seats, setup }) =>
    Object.keys(names).map(id => ({ mode: `${mode}, ${id}`, seats, setup: inSetup(setup, id) as unknown })),
  );
  const all = [...tables];
  for (const one of steered)
    if (game.checkSetup(one.setup).ok && !all.some(other => game.setup.same(other.setup, one.setup))) all.push(one);
  return all;
}
