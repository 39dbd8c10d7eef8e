/** What no single click does: whoever clicks a friend, where they stand themselves, or a place on the way to which somebody strikes, is shown what can be done there, and chooses. */
import type { Ref } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { harmsOf } from '../../questions/harm.ts';
import { ownIn, type Table } from '../names.ts';
import { actionOf, apOf, deedOf } from './costs.ts';

const isDuel = (option: AskedOption): boolean => actionOf(option)?.do === 'duel';

/** A step or a look that somebody strikes for. */
function isAnswered({ view }: Pick<Table, 'view'>, option: AskedOption): boolean {
  const ap = actionOf(option)?.do === 'explore' ? apOf(view, view.active, option) : 1;
  const deed = view.active < 0 ? null : deedOf(option, ap);
  return deed?.hex !== undefined && harmsOf(view, view.active, deed).length > 0;
}
/** Whatever a click on the land shows before it is done. */
export const isHeldBack = (table: Pick<Table, 'view'>, option: AskedOption): boolean => isDuel(option) || isAnswered(table, option);

/** Oneself, or the hex that one stands on, at the main question. */
export function isOwnPlace(table: Table, { kind, id }: Ref): boolean {
  const own = ownIn(table);
  if (own === null || table.asked?.kind !== 'act') return false;
  return kind === 'character' ? Number(id) === own : kind === 'hex' && Number(id) === table.view.characters[own]!.hex;
}

/** These stand apart in the bar: whoever means the place where they stand means none of them. */
const ELSEWHERE: ReadonlySet<string> = new Set(['wait', 'reveal', 'summon', 'send']);
/** All that can be done where one stands. */
export const doneHere = ({ asked }: Pick<Table, 'asked'>): readonly AskedOption[] =>
  (asked?.options ?? []).filter(option => {
    const action = actionOf(option);
    return action !== null && !('hex' in action) && !ELSEWHERE.has(action.do);
  });

/** The same table; what is held back opens the ring instead. Whoever points at where they stand means none of all that can be done there yet. */
export function heldBack(table: Table): Table {
  return {
    ...table,
    choose(key, toward, alike, isTold) {
      const option = table.asked?.options.find(one => one.key === key);
      if (toward && ((option && isHeldBack(table, option)) || isOwnPlace(table, toward))) table.inspect(toward);
      else table.choose(key, toward, alike, isTold);
    },
    point(key, isByKeys, toward) {
      if (!toward || !isOwnPlace(table, toward)) table.point(key, isByKeys, toward);
    },
  };
}
