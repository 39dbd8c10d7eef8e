/** Whether one deals with a merchant now, or trades with a friend. */
import type { Table } from './names.ts';

const OF_MARKETS: ReadonlySet<string> = new Set(['deal', 'pay', 'change', 'payout']);
export const isMarket = ({ asked, view }: Table): boolean =>
  asked !== null && OF_MARKETS.has(asked.kind) && view.merchants[Number(asked.facts?.['merchant'] ?? -1)] !== undefined;

export const isTrade = ({ asked, view }: Table): boolean => asked?.kind === 'trade' && view.trade.from >= 0;
