/** What is to be seen of a deed on a board: an aim, a shot that flies, a blow that lands, or somebody who falls; from where, and where. Pure; deeds.tsx draws it. */
import type { Beat, Ref } from '@quarry/kernel';

/** Where a piece stands, and how far it reaches from its middle. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export type Dealt =
  /** Somebody aims: a line to whom. */
  | { readonly is: 'aim'; readonly at: Stand; readonly from: Stand }
  /** It flies the whole way, and strikes or goes by. */
  | { readonly is: 'shot'; readonly at: Stand; readonly from: Stand; readonly hits: boolean; readonly isOfGun?: boolean }
  /** It lands, from the side of whoever deals it, where that one is known. */
  | { readonly is: 'blow'; readonly at: Stand; readonly from: Stand | null; readonly hits: boolean }
  /** Where something has struck that was seen to come. */
  | { readonly is: 'spark'; readonly at: Stand }
  | { readonly is: 'fall'; readonly at: Stand };

/** Two whose rims are no farther apart than this part of a cell fight hand to hand. */
const BESIDE = 0.75;

const isBeside = (a: Stand, b: Stand, cell: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r <= BESIDE * cell;

/** `standOf`: where a piece stands, null for whatever is no piece of this board; `cell`: how wide a cell is. */
export function dealtIn({ deed, about = [], with: arm }: Beat, standOf: (ref: Ref) => Stand | null, cell: number): Dealt | null {
  const [struck, striker] = about;
  const at = struck ? standOf(struck) : null;
  if (!at) return null;
  if (deed === 'kill' || deed === 'faint') return { is: 'fall', at };
  const from = striker ? standOf(striker) : null;
  if (deed === 'attack') return from && { is: 'aim', at, from };
  if (deed !== 'hit' && deed !== 'miss') return null;
  const hits = deed === 'hit';
  if (arm === 'spark') return hits ? { is: 'spark', at } : null;
  if (from && (arm === 'gun' || (arm !== 'hand' && !isBeside(at, from, cell))))
    return { is: 'shot', at, from, hits, isOfGun: arm === 'gun' };
  return from || hits ? { is: 'blow', at, from, hits } : null;
}
