/** The point or path that is being placed, leg by leg, before it is sent. Pure; who asks the server is use-placing.ts. */
import type { Answer, Point, Unit } from '@quarry/kernel';
import type { Asked, Lead } from '@quarry/protocol';
import type { Placed } from '@quarry/screen';

/** The path after each click, and what was pointed at last in vain. */
export interface Draft {
  readonly n: number;
  readonly legs: readonly { readonly path: readonly Point[]; readonly says: string }[];
  readonly refused: Placed['refused'];
}

export const isPlaced = (asked: Asked | null): boolean => asked?.choose === 'point' || asked?.choose === 'path';

export const emptyDraft = (n: number): Draft => ({ n, legs: [], refused: null });

export function placedOf({ legs, refused }: Draft): Placed {
  const last = legs.at(-1);
  return { path: last?.path ?? [], says: last?.says ?? '', refused };
}

/** After the server's word on a place: a path goes on, a point moves; what is not possible leaves a path as it was, and no point. */
export function led(draft: Draft, choose: Asked['choose'], at: Point, lead: Lead): Draft {
  const before = choose === 'path' ? draft.legs : [];
  if ('why' in lead) return { ...draft, legs: before, refused: { at, why: lead.why, says: lead.says } };
  return { ...draft, legs: [...before, lead], refused: null };
}

/** Without the last leg, or without the place that was pointed at in vain; null if there is neither. */
export function backFrom(draft: Draft): Draft | null {
  if (draft.refused) return { ...draft, refused: null };
  return draft.legs.length > 0 ? { ...draft, legs: draft.legs.slice(0, -1) } : null;
}

/** What is sent; null as long as nothing is placed. */
export function answerPlaced({ choose }: Asked, draft: Draft): Answer | null {
  const { path } = placedOf(draft);
  if (path.length === 0 || draft.refused) return null;
  return choose === 'point' ? path.at(-1)! : path;
}

type Aim = Pick<Asked, 'choose' | 'isSelf'>;

/** What the button does that sends it. */
export const goSays = ({ choose, isSelf }: Aim): string => (choose === 'path' ? 'Go' : isSelf ? 'Stand here' : 'Put it here');

/** That it can be sent. */
export const canSays = ({ choose, isSelf }: Aim): string =>
  choose === 'path' ? 'You can go there.' : `${isSelf ? 'You' : 'It'} can stand there.`;

const PLAIN: Unit = { of: 1, says: '' };
const FINENESS = 1000;

/** A point as people measure it, and back: to a thousandth of what they measure in. */
export const inUnits = ({ x, y }: Point, { of }: Unit = PLAIN): Point => ({ x: x / of, y: y / of });
export const fromUnits = ({ x, y }: Point, { of }: Unit = PLAIN): Point => ({ x: finely(x, of), y: finely(y, of) });
const finely = (units: number, of: number): number => (Math.round(units * FINENESS) * of) / FINENESS;
