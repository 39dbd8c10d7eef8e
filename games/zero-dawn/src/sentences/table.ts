/** The table in words: the map, the hunters, the enemies, the own hand. */
import { type Block, outOf, plural, type Seat, sayList } from '@quarry/kernel';
import { actionCard, nameOf } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { Price } from '../content/types.ts';
import { isGrass } from '../places.ts';
import { CONDITION_NAMES, RESOURCE_NAMES } from '../printed-names.ts';
import { mapInPlay, threshold } from '../questions.ts';
import type { EnemyView, HunterView, View } from '../state.ts';
import { cardText } from './effects.ts';
import { squareName } from './squares.ts';

const count = (zone: readonly number[] | number): number => (typeof zone === 'number' ? zone : zone.length);
const hunterName = (hunter: HunterView): string => (hunter.hunter < 0 ? 'nobody yet' : HUNTERS[hunter.hunter]!.name);

/** Everything a seat wants to know before it chooses. */
export function describe(view: View, seat: Seat | null): Block[] {
  const isInEncounter = view.enemies.length > 0;
  return [
    ...(isInEncounter ? [mapBlock(view), ...duskBlock(view)] : []),
    ...view.hunters.map((hunter, i) => hunterBlock(view, hunter, i)),
    ...(isInEncounter ? view.enemies.filter(enemy => enemy.status === 'in-play').map(enemy => enemyBlock(view, enemy)) : []),
    ...(seat === null ? [] : handBlock(view, seat)),
  ];
}

function handBlock(view: View, seat: Seat): Block[] {
  const { hand } = view.hunters[seat]!;
  if (typeof hand === 'number' || hand.length === 0) return [];
  return [{ heading: 'Your hand', lines: hand.map(no => `${nameOf(no)}: ${cardText(actionCard(no))}`), seat }];
}

/** The map: columns are letters, rows numbers; hunters are digits, enemies capitals (alert) or small letters. */
function mapBlock(view: View): Block {
  const { area } = mapInPlay(view);
  const width = Math.max(...area.xs) + 1;
  const height = Math.max(...area.ys) + 1;
  const cell = (x: number, y: number): string => {
    const square = area.at(x, y);
    if (square < 0) return '    ';
    const hunters = view.hunters.flatMap((hunter, i) => (hunter.square === square ? [String(i)] : [])).join('');
    const enemies = view.enemies
      .filter(enemy => enemy.status === 'in-play' && enemy.square === square)
      .map(enemy => (enemy.isAlert ? ENEMIES[enemy.type]!.name.charAt(0) : ENEMIES[enemy.type]!.name.charAt(0).toLowerCase()))
      .join('');
    const ground = view.outcrops.includes(square)
      ? '^'
      : view.ruins.includes(square)
        ? '#'
        : view.corpses.includes(square)
          ? '%'
          : isGrass(view, square)
            ? '"'
            : '.';
    const trap = view.traps.some(one => one.square === square) ? '!' : '';
    return `${ground}${trap}${hunters}${enemies}`.padEnd(4);
  };
  const rows = Array.from({ length: height }, (_, y) =>
    `${String(y + 1).padStart(3)} ${Array.from({ length: width }, (__, x) => cell(x, y)).join('')}`.trimEnd(),
  );
  const columns = `    ${Array.from({ length: width }, (_, x) => String.fromCharCode(97 + x).padEnd(4)).join('')}`.trimEnd();
  return {
    heading: `${nameOf(view.card)}, ${outOf(view.points, threshold(view), 'encounter point')}   " grass  ^ outcrop  # ruin  % corpse  ! trap`,
    lines: [columns, ...rows],
    isDrawing: true,
  };
}

/** ZD-R-120: how long a hunter alone still has. Before the first turn all turns are left. */
function duskBlock({ dusk, turn }: View): Block[] {
  if (dusk === 0) return [];
  const left = dusk - Math.max(0, turn - 1);
  const says = left === 1 ? 'This is the last turn' : `${left} turns are left${turn > 0 ? ', this one included' : ''}`;
  return [{ heading: `Dusk falls after turn ${dusk}`, lines: [`${says}; then the encounter is lost.`] }];
}

function hunterBlock(view: View, hunter: HunterView, seat: Seat): Block {
  const where = view.enemies.length > 0 ? ` at ${squareName(view, hunter.square)}` : '';
  const troubles = (['fire', 'freeze', 'shock'] as const)
    .filter(condition => hunter[condition] > 0)
    .map(condition => CONDITION_NAMES[condition]);
  const tokens = [
    ...(view.leader === seat ? ['Leader'] : []),
    ...(view.fledgling === seat ? ['Fledgling'] : []),
    ...troubles,
    ...(hunter.isUp ? [] : ['fainted']),
  ];
  const held = hunter.salvage.length > 0 ? `, ${plural(hunter.salvage.length, 'salvage card')}` : '';
  const cards = `${count(hunter.hand)} in hand, ${count(hunter.draw)} to draw, ${count(hunter.discard)} discarded`;
  return {
    heading: `${seat} ${hunterName(hunter)}${where}`,
    lines: [`${cards}, ${hunter.glory} glory${held}${tokens.length > 0 ? ` (${tokens.join(', ')})` : ''}`],
    about: { kind: 'hunter', id: seat },
    seat,
  };
}

function enemyBlock(view: View, enemy: EnemyView): Block {
  const printed = ENEMIES[enemy.type]!;
  const troubles = (['fire', 'freeze', 'shock'] as const)
    .filter(condition => enemy[condition] > 0)
    .map(condition => CONDITION_NAMES[condition]);
  const parts = printed.components.map(
    (component, i) => `${component.letter} ${component.name}${['', ' damaged', ' destroyed'][enemy.components[i]!]}`,
  );
  const state = [enemy.isAlert ? 'alert' : 'not alert', ...troubles].join(', ');
  return {
    heading: `${printed.name} ${enemy.id + 1} at ${squareName(view, enemy.square)}`,
    lines: [`${printed.hp - enemy.wounds} of ${printed.hp} left, armour ${enemy.armour}, ${state}; ${parts.join(', ')}`],
    about: { kind: 'enemy', id: enemy.id },
  };
}

export const sayPrice = ({ shards, special = {} }: Price): string =>
  sayList([
    ...(shards > 0 ? [plural(shards, 'Metal Shard')] : []),
    ...Object.entries(special).map(([kind, n]) => `${n} ${RESOURCE_NAMES[kind as keyof typeof RESOURCE_NAMES]}`),
  ]) || 'nothing';
