/** What a mission card asks of the people at this table: where it hangs on how many they are, the number is said. US-MISSION-2. */
import { plural } from '@quarry/kernel';
import type { MissionCard } from '../content/types.ts';
import { amountOf } from '../standing.ts';
import type { View } from '../state.ts';

/** How a card tells that its numbers hang on how many play: after a semicolon, or as a share of them. */
const BY_NUMBER = /; [^.;]*\bwith 1 or 2 characters[^.;]*(?=\.)/;
const BY_SHARE = /\b1 (\w+) for (?:every 2 characters \(rounded up\)|each character), and 1 more/;
const BY_DAY = / \(day (\d+) with 1 or 2 characters\)/;

const FEW = 2;

export function aimHere(view: View, { aim, goal }: Pick<MissionCard, 'aim' | 'goal'>): string {
  const wanted = goal.flatMap(one => (one.is === 'count' ? [amountOf(view, one.from)] : []));
  const day = BY_DAY.exec(aim);
  if (day) return view.characters.length > FEW ? aim.replace(BY_DAY, '') : aim.replace(/day \d+ \(day (\d+) with[^)]*\)/, 'day $1');
  if (BY_SHARE.test(aim)) return aim.replace(BY_SHARE, (_, what: string) => plural(wanted[0] ?? 0, what));
  if (!BY_NUMBER.test(aim)) return aim;
  let next = 0;
  return aim
    .slice(0, aim.search(BY_NUMBER))
    .replaceAll(/\b\d+ (\w+)/g, (_, what: string) => counted(wanted[next++] ?? 0, what))
    .concat(aim.slice(aim.search(BY_NUMBER)).replace(BY_NUMBER, ''));
}

/** `1 connector` where the card has several. */
const counted = (n: number, what: string): string => `${n} ${n === 1 ? what.replace(/s$/, '') : what}`;
