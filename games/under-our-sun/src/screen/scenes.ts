/** What takes the middle of the table: by what is asked, a page of faces, a counter, a pair of scales, what one takes along, a fight; by what is told, a card or somebody, large for a moment. */
import type { Table } from './names.ts';

export const isCasting = ({ view }: Table): boolean => view.step === 'choose-characters' || view.step === 'first-roll';

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

/** What comes over everybody, and is large for a moment. */
export const OVER_ALL: ReadonlySet<string> = new Set([
  'phase-begun',
  'sun-drawn',
  'event-drawn',
  'night-drawn',
  'died',
  'revived',
  'revealed',
  'victim-voted',
]);
/** Questions about a card, which lies there as long as one is asked. */
export const OF_CARDS: ReadonlySet<string> = new Set(['choose-branch', 'pay-or', 'choose-skill', 'karma', 'vote', 'ignore-animal', 'bury']);
export const isMoment = ({ now, asked }: Pick<Table, 'now' | 'asked'>): boolean =>
  OVER_ALL.has(now?.type ?? '') || OF_CARDS.has(asked?.kind ?? '');
