/**
 * What enemies will do as things stand, asked of the rules that their moves and blows ask: whom they strike back at, and where the D8 may bring them; what somebody
 * has to expect for a deed of their own is in questions/harm.ts. Nothing is played. It goes by what everybody sees: a team card that is not turned up is never looked at (US-TEAM-5). Clauses US-COMBAT-2,
 * US-EMOVE-*; how it is carried out is in combat.ts and enemy-moves.ts.
 */
import { supposing } from '@quarry/kernel';
import type { Hex } from '../places.ts';
import { isExposed, livingAt, printedEnemy } from '../questions/basics.ts';
import { mostOf } from '../questions/harm.ts';
import { type Foe, foeHex, foeOf, wouldAttack } from '../questions.ts';
import type { EnemyView, View, Who } from '../state.ts';
import { diceToMove, endsAfter, mayMove, numberTaken } from './enemy-moves.ts';

/** On how many of the rolls it comes to stand beside them for sure. */
interface Reach {
  readonly whom: readonly Who[];
  readonly on: number;
  readonly of: number;
}

export type Foresight =
  /** It strikes at whoever of these acts beside it. */
  | { readonly is: 'strikes'; readonly foe: Foe; readonly whom: readonly Who[]; readonly most: number }
  /** In Preparation it rolls; `isNow`: in this one. */
  | { readonly is: 'rolls'; readonly foe: Foe; readonly reach: Reach; readonly isNow: boolean; readonly hasCompany: boolean }
  /** It is held by these, whom it would not attack; or nothing makes it move. */
  | { readonly is: 'stays'; readonly foe: Foe; readonly by: readonly Who[] };

/** Whatever is looked at again and again, looked up once. */
const positionOf = (view: View): View =>
  supposing(view, {
    characters: view.characters.map(one => supposing(one, {})),
    enemies: view.enemies.map(one => supposing(one, {})),
    tiles: view.tiles.map(one => supposing(one, {})),
  });

/** Of all enemies on the map, and of merchants who fight somebody. */
export function foresee(seen: View): Foresight[] {
  const view = positionOf(seen);
  const traders = view.merchants.map((_, id): Foe => ({ is: 'merchant', id }));
  const enemies = view.enemies.map(enemy =>
    view.toMove.includes(enemy.id) ? rolling(view, enemy, true) : (striking(view, foeOf(enemy)) ?? roaming(view, enemy)),
  );
  return [...enemies, ...traders.flatMap(foe => striking(view, foe) ?? [])];
}

/** US-COMBAT-2: beside somebody whom it sees. */
function striking(view: View, foe: Foe): Foresight | null {
  const whom = livingAt(view, foeHex(view, foe)).filter(who => isExposed(view, who) && wouldAttack(view, foe, who));
  return whom.length === 0 ? null : { is: 'strikes', foe, whom, most: Math.max(...whom.map(who => mostOf(view, foe, 'melee', who))) };
}

function roaming(view: View, enemy: EnemyView): Foresight {
  if (mayMove(view, enemy)) return rolling(view, enemy, false);
  return { is: 'stays', foe: foeOf(enemy), by: livingAt(view, enemy.hex).filter(who => isExposed(view, who)) };
}

const rolling = (view: View, enemy: EnemyView, isNow: boolean): Foresight => ({
  is: 'rolls',
  foe: foeOf(enemy),
  reach: reachOf(view, enemy),
  isNow,
  hasCompany: livingAt(view, enemy.hex).length > 0,
});

const D8 = [1, 2, 3, 4, 5, 6, 7, 8];
const rollsOf = (dice: number): number[][] => (dice === 1 ? D8.map(n => [n]) : D8.flatMap(a => D8.map(b => [a, b])));

/** US-EMOVE-4 to US-EMOVE-7: roll by roll; those after which somebody chooses, or a tie is rolled for, count only if all come to the same. */
function reachOf(view: View, enemy: EnemyView): Reach {
  const rolls = rollsOf(diceToMove(enemy));
  const prey = (hex: Hex): Who[] => livingAt(view, hex).filter(who => isExposed(view, who) && wouldAttack(view, foeOf(enemy), who));
  const met = rolls.map(rolled => endsAfter(view, enemy, numberTaken(view, enemy, rolled)).map(prey));
  const sure = met.filter(ends => ends.every(who => who.length > 0));
  return { whom: [...new Set(sure.flat(2))].toSorted((a, b) => a - b), on: sure.length, of: rolls.length };
}

/** What it does about a shot (US-RANGE-3 to US-RANGE-7). */
export const comesWhenShot = (enemy: EnemyView): boolean => !printedEnemy(enemy).traits?.standsOff && !printedEnemy(enemy).stays;
