/** What came of a page, read from what this seat was told: the roll that led there, and what the page gave and took. */
import type { Offer } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import { asPool, type Face, type Pool } from '../../content/dice.ts';
import { endingIn, isLeftBehind } from '../../sentences/rolled.ts';
import type { View } from '../../state.ts';

export interface Rolled {
  readonly is: 'rolled';
  readonly pool: Pool;
  readonly faces: readonly Face[];
  readonly isPassed: boolean;
  /** How it ended, in the words of the page. */
  readonly says: string;
}
export interface Given {
  readonly is: 'gain' | 'risk' | 'told';
  readonly says: string;
  /** How often. */
  readonly n: number;
  /** The printed card that it brings. */
  readonly card: number | null;
}
export type Came = Rolled | Given;

/** A roll of a page, as it was made. */
export interface Made {
  readonly offer: Offer;
  readonly roll: Rolled;
}

const PAGE = 'entry-opened';
/** Here another page, or none, begins. */
const ELSEWHERE = [PAGE, 'chapter-began', 'brief-opened', 'fight-won', 'fight-failed', 'pressed-on', 'chapter-ended'];
/** Where a page is left. */
const LEFT = ['story-rolled', 'path-taken'];

const GAINS = [
  'token-collected',
  'special-collected',
  'prepared',
  'resource-collected',
  'card-given',
  'cards-recovered',
  'injury-removed',
  'injury-spared',
];
const RISKS = ['resource-lost', 'marshal-hurt', 'injury-taken', 'injuries-added', 'behaviour-added', 'alert-start', 'top-discarded'];
const TOLD = ['entry-event', 'cards-shown', 'pile-empty', 'nothing-left', 'level-risen'];
/** What rises and falls. */
const COUNTED = ['potions-changed', 'supplies-changed', 'counter-moved'];
/** Less of these is better. */
const WOES: readonly unknown[] = ['rebellion', 'blight'];

function kindOf({ type, event }: Line): Given['is'] | null {
  if (COUNTED.includes(type)) return Number(event['by']) > 0 === WOES.includes(event['counter']) ? 'risk' : 'gain';
  if (type === 'entry-outcome') return event['isHeld'] === true ? 'told' : null;
  if (TOLD.includes(type)) return 'told';
  return GAINS.includes(type) ? 'gain' : RISKS.includes(type) ? 'risk' : null;
}

function rolled({ says, event }: Line): Rolled {
  const isPassed = event['isPassed'] === true;
  return { is: 'rolled', pool: event['dice'] as Pool, faces: event['faces'] as readonly Face[], isPassed, says: endingIn(says, isPassed) };
}

/** Of what is told more than once in a row, how often. */
function cameIn(lines: readonly Line[]): Came[] {
  const all: Came[] = [];
  for (const line of lines) {
    const is = kindOf(line);
    const last = all.at(-1);
    if (line.type === 'story-rolled') all.push(rolled(line));
    else if (is !== null && last && last.is === is && last.says === line.says) all.splice(-1, 1, { ...last, n: last.n + 1 });
    else if (is !== null) all.push({ is, says: line.says, n: 1, card: cardOf(line) });
  }
  return all;
}

const cardOf = ({ event: { card } }: Line): number | null => (typeof card === 'number' ? card : null);

/** Since the party turned to this page for the last time: by what it came there, and what came of it there, with the roll or the path by which it was left. */
export function cameOf(told: readonly Line[], entry: string): { readonly before: readonly Came[]; readonly here: readonly Came[] } {
  const at = told.findLastIndex(({ type, event }) => type === PAGE && event['entry'] === entry);
  if (at < 0) return { before: [], here: [] };
  const since = told.findLastIndex(({ type }, i) => i < at && ELSEWHERE.includes(type));
  const left = told.findLastIndex(({ type }, i) => i > since && i < at && LEFT.includes(type));
  const next = told.findIndex(({ type }, i) => i > at && ELSEWHERE.includes(type));
  return {
    before: left < 0 ? [] : cameIn(told.slice(left, at)),
    here: cameIn(told.slice(at + 1, next < 0 ? undefined : next)),
  };
}

/** While a roll is told, its page still asks for it: it stands in the box of that roll. */
export function madeOf(offers: readonly Offer[], here: readonly Came[], { dice }: Pick<View, 'dice'>): Made | null {
  const offer = offers.find(({ hints }) => hints.some(({ says }) => isLeftBehind(says, asPool(dice))));
  const roll = here.findLast(one => one.is === 'rolled');
  return offer && roll ? { offer, roll } : null;
}
