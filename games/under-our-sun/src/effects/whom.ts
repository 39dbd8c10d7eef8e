/** Whom a word falls on. */
import { option, type Rule } from '@quarry/kernel';
import type { Whom } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import type { Table } from '../events.ts';
import { hexOf, isAlive, living, livingAt, seatOf } from '../questions/basics.ts';
import { livingNear } from '../rules/actions/use.ts';
import type { State, Who } from '../state.ts';
import type { Occasion } from './vocabulary.ts';

/** Who decides where a text names nobody: the first living character of the starting player, or whoever lives. */
export function speaker(state: State, { who }: Pick<Occasion, 'who'>): Who {
  if (who >= 0) return who;
  return living(state).find(one => seatOf(state, one) === state.starter) ?? living(state)[0] ?? 0;
}
function among(state: State, whom: Whom, who: Who): Who[] {
  const here = livingAt(state, hexOf(state, who));
  switch (whom) {
    case 'self':
      return [who];
    case 'all':
      return living(state);
    case 'all-here':
    case 'chosen-here':
      return here;
    case 'another-near':
      return livingNear(state, who);
  }
}
const CHOSEN: ReadonlySet<Whom> = new Set(['chosen-here', 'another-near']);
export function* whomOf({ state }: Table, whom: Whom = 'self', occasion: Occasion): Rule<Who[]> {
  const who = speaker(state, occasion);
  const all = among(state, whom, who).filter(one => isAlive(state, one));
  if (!CHOSEN.has(whom) || all.length === 0) return all;
  const options = all.map(one => option(state.characters[one]!.id, one, { kind: 'character', id: one }));
  const facts = { who, card: occasion.card };
  return [yield* chooseOne({ seat: seatOf(state, who), kind: 'choose-character-here', rule: 'US-USE-1', options, facts })];
}
