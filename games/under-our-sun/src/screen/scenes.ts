/** What takes the middle of the table, by what is asked: a counter, a pair of scales, what one takes along, a fight. */
import type { Table } from './names.ts';

const OF_MARKETS: ReadonlySet<string> = new Set(['deal', 'pay', 'change', 'payout']);
export const isMarket = ({ asked, view }: Table): boolean =>
  asked !== null && OF_MARKETS.has(asked.kind) && view.merchants[Number(asked.facts?.['merchant'] ?? -1)] !== undefined;

export const isTrade = ({ asked, view }: Table): boolean => asked?.kind === 'trade' && view.trade.from >= 0;

/** Questions of a fight; at whose hex it is fought is the place of `with`, else of `who`. */
const OF_FIGHTS: ReadonlySet<string> = new Set([
  'fight',
  'join',
  'joined-fight',
  'saved-ap',
  'dodge-which',
  'take-over',
  'prevent',
  'strongest',
]);
export const isFight = ({ asked }: Pick<Table, 'asked'>): boolean => asked !== null && OF_FIGHTS.has(asked.kind);

const OF_OUTFITTING: ReadonlySet<string> = new Set(['equip', 'pool', 'give-to']);
export const isOutfitting = ({ asked, view }: Table): boolean => view.step === 'equip' || (asked !== null && OF_OUTFITTING.has(asked.kind));
