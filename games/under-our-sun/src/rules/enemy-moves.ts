/** How enemies move by themselves, in Preparation and by card texts. US-EMOVE-*, US-R-19, US-R-56 to US-R-61. */
import { option, type Rule, supposing } from '@quarry/kernel';
import type { EnemyCard } from '../content/types.ts';
import type { Way } from '../content/words/index.ts';
import { chooseOne } from '../decisions.ts';
import { letEnemyStay, putEnemyAt } from '../deeds/foes.ts';
import { layFaceDown } from '../deeds/ground.ts';
import { destroyTrap } from '../deeds/preparation.ts';
import { rollNumbers, rollTie } from '../deeds/rolls.ts';
import type { Table, Told } from '../events.ts';
import { around, distance, HAVEN, type Hex, towards } from '../places.ts';
import { enemyOf, hasFire, hexOf, isExposed, livingAt, printedEnemy, stackSize, tileAt } from '../questions/basics.ts';
import { nearest, stepsTo } from '../questions.ts';
import type { EnemyView, View, Who } from '../state.ts';

/** US-EMOVE-1 to US-EMOVE-3: an exposed living character on its tile holds it. */
export const mayMove = (view: View, enemy: EnemyView): boolean =>
  !printedEnemy(enemy).stays && !livingAt(view, enemy.hex).some(who => isExposed(view, who));

/** One tile. `here` is the hex that it comes closer to, or flees from (then also if it is held). */
export function* moveEnemy(table: Table, id: number, way: Way | 'd8', here: Hex = HAVEN): Rule {
  const enemy = enemyOf(table.state, id);
  if (!enemy || printedEnemy(enemy).stays) return;
  if (way === 'away') return yield* goAway(table, enemy, here);
  if (!mayMove(table.state, enemy)) return;
  if (way === 'd8') return yield* goByDie(table, enemy);
  if (way === 'nearer') return yield* goNearer(table, enemy, 'text');
  yield* goTowards(table, enemy, way === 'haven' ? HAVEN : here, 'text');
}

type Why = Told<'enemy-moved'>['why'];
const STAYS = 7;
const HUNTS = 8;
/** US-EMOVE-4 to US-EMOVE-6. */
function* goByDie(table: Table, enemy: EnemyView): Rule {
  const number = numberTaken(table.state, enemy, rollNumbers(table, enemy, diceToMove(enemy)));
  if (number === STAYS) letEnemyStay(table, enemy.id, 'seven', 'US-EMOVE-5');
  else if (number === HUNTS) yield* goNearer(table, enemy, 'd8');
  else step(table, enemy, towards(enemy.hex, number), 'd8');
}
export const diceToMove = (enemy: EnemyView): number => (printedEnemy(enemy).traits?.scouts ? 2 : 1);
/** Of the numbers that it rolled, the one it goes by. */
export function numberTaken(view: View, enemy: EnemyView, rolled: readonly number[]): number {
  const { traits } = printedEnemy(enemy);
  const read = rolled.map(n => (traits?.isSlow && n === STAYS - 1 ? STAYS : n));
  const farOff = read.map(n => farAfter(view, enemy, n));
  return read[farOff.indexOf(Math.min(...farOff))]!;
}
/** How far the next character would be after this number. */
function farAfter(view: View, enemy: EnemyView, number: number): number {
  const { far } = nearest(view, enemy);
  if (number === HUNTS) return far - 1;
  const to = towards(enemy.hex, number);
  return number === STAYS || blockAt(view, enemy, to) ? far : nearest(view, supposing(enemy, { hex: to })).far;
}
/** Every hex that it may stand on after this number: its own if it stays there. */
export function endsAfter(view: View, enemy: EnemyView, number: number): Hex[] {
  if (number === STAYS) return [enemy.hex];
  const goals = number === HUNTS ? nearest(view, enemy).who.map(who => hexOf(view, who)) : [];
  const steps = number === HUNTS ? goals.flatMap(goal => freeSteps(view, enemy, stepsTo(enemy.hex, goal))) : [towards(enemy.hex, number)];
  const ends = steps.map(to => (blockAt(view, enemy, to) ? enemy.hex : to));
  return ends.length > 0 ? [...new Set(ends)] : [enemy.hex];
}

/** US-EMOVE-6, US-EMOVE-7. */
function* goNearer(table: Table, enemy: EnemyView, why: Why): Rule {
  const { who } = nearest(table.state, enemy);
  if (who.length === 0) return letEnemyStay(table, enemy.id, 'nobody', 'US-EMOVE-6');
  const goal = unluckiest(table, who);
  yield* goTowards(table, enemy, table.state.characters[goal]!.hex, why);
}
/** US-R-58: fewest successes; those who tie roll again. */
function unluckiest(table: Table, all: readonly Who[]): Who {
  let among = all;
  while (among.length > 1) {
    const successes = rollTie(table, among);
    const fewest = Math.min(...successes);
    among = among.filter((_, i) => successes[i] === fewest);
  }
  return among[0]!;
}
function* goTowards(table: Table, enemy: EnemyView, goal: Hex, why: Why): Rule {
  if (enemy.hex !== goal) yield* goOneOf(table, enemy, stepsTo(enemy.hex, goal), why);
}
function* goAway(table: Table, enemy: EnemyView, from: Hex): Rule {
  const further = around(enemy.hex).filter(hex => distance(hex, from) > distance(enemy.hex, from));
  yield* goOneOf(table, enemy, further, 'flees');
}
/** US-R-57, US-R-59: the starting player chooses among steps that are equally good; those that are barred are left out while there are others. */
function* goOneOf(table: Table, enemy: EnemyView, steps: readonly Hex[], why: Why): Rule {
  const { state } = table;
  const options = freeSteps(state, enemy, steps).map(hex => option(`hex-${hex}`, hex, { kind: 'hex', id: hex }));
  const facts = { enemy: enemy.id, card: enemy.card };
  const to = yield* chooseOne({ seat: state.starter, kind: 'first-step', rule: 'US-R-57', options, facts });
  step(table, enemy, to, why);
}

function freeSteps(view: View, enemy: EnemyView, steps: readonly Hex[]): readonly Hex[] {
  const free = steps.filter(hex => !blockAt(view, enemy, hex));
  return free.length > 0 ? free : steps.slice(0, 1);
}

const fearsFire = ({ type }: EnemyCard): boolean => type === 'animal';
/** US-EMOVE-11: what keeps it from going there. */
function blockAt(view: View, enemy: EnemyView, to: Hex): 'fire' | 'edge' | null {
  if (fearsFire(printedEnemy(enemy)) && hasFire(view, to)) return 'fire';
  return !tileAt(view, to) && stackSize(view) === 0 ? 'edge' : null;
}
/** US-EMOVE-8, US-EMOVE-12: onto a tile that is laid face down if need be. Nobody fights because of it. */
function step(table: Table, enemy: EnemyView, to: Hex, why: Why): void {
  const { state } = table;
  const block = blockAt(state, enemy, to);
  if (block) return letEnemyStay(table, enemy.id, block, 'US-EMOVE-11');
  if (!tileAt(state, to)) layFaceDown(table, to);
  putEnemyAt(table, enemy.id, to, why, why === 'd8' ? 'US-EMOVE-4' : 'US-EMOVE-10');
  stepIntoTrap(table, enemy, to);
}
/** US-R-100: an Animal that enters destroys it, whatever made it come. */
export function stepIntoTrap(table: Table, enemy: EnemyView, to: Hex): void {
  const { trap } = tileAt(table.state, to)!;
  if (trap >= 0 && printedEnemy(enemy).type === 'animal') destroyTrap(table, to, enemy);
}
