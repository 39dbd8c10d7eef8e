/**
 * What is drawn for whoever weighs an option: how far a weapon or a machine reaches (a dashed wash), and who is in sight (a dotted line).
 * Plain distance and sight of the map, for the eye only: what may be done is in the options.
 */
import type { Ref } from '@quarry/kernel';
import { SightLines, SquareReach, type Tone } from '@quarry/screen';
import type { ReactElement } from 'react';
import { box, cardAt } from '../../content/box.ts';
import { type ActionType, ARCS } from '../../content/kinds.ts';
import type { EncounterMap } from '../../content/maps.ts';
import type { Weapon } from '../../content/types.ts';
import type { View } from '../../state.ts';
import { type EnemyView, enemyIn, isInPlay, meantEnemy, printedEnemy, type Table } from '../names.ts';
import { askedIn, worthIn } from '../told.ts';

export interface Gaze {
  readonly from: number;
  /** How many squares it reaches; -1 if nothing is washed. */
  readonly reach: number;
  /** Whether only squares in sight are reached. */
  readonly bySight: boolean;
  readonly tone: Tone;
  /** Squares that a line is drawn to. */
  readonly to: readonly number[];
}

const rangeOf = (no: number): number => {
  const card = (box.has(no) ? cardAt(no).card : undefined) as Partial<Weapon> | undefined;
  return card?.kind === 'weapon' ? Math.max(card.arc === 'melee' ? 1 : 0, card.range ?? 0) : -1;
};

/** How far the weapon of an arc of this seat reaches; -1 without one. */
const reachOfArc = (view: View, seat: number, arc: (typeof ARCS)[number]): number =>
  rangeOf(view.hunters[seat]!.equipment[ARCS.indexOf(arc)] ?? -1);

/** How far the weapon that is pointed at reaches, or the one that an action would use. */
function pointedReach(table: Table): number {
  const { view, seat, pointed } = table;
  if (seat === null) return -1;
  const weapon = worthIn(table, 'choose-weapon', pointed)?.weapon ?? worthIn(table, 'spend-crit', pointed);
  if (typeof weapon === 'number') return rangeOf(weapon);
  const action = worthIn(table, 'take-action', pointed)?.type;
  if (action === 'melee') return reachOfArc(view, seat, 'melee');
  return action === 'ranged' ? Math.max(reachOfArc(view, seat, 'ranged'), reachOfArc(view, seat, 'sidearm')) : -1;
}

/** Decisions on an attack of one's own: what they are about is the weapon and its target. */
const OWN_ATTACK: readonly string[] = ['choose-target', 'choose-part', 'play-ammunition', 'play-ability'];

/** How many squares an action that is pointed at may cover; sight does not matter to it. */
const STRIDES: Readonly<Partial<Record<ActionType, number>>> = { sprint: 2, sneak: 1, distract: 2 };
const strideOf = (table: Table): number => {
  const action = worthIn(table, 'take-action', table.pointed);
  return (action && STRIDES[action.type]) ?? -1;
};

/** The machine that is lit up. */
const enemyOf = (view: View, about: readonly Ref[] = []): EnemyView | undefined =>
  view.enemies[about.map(enemyIn).find(id => id >= 0) ?? -1];

/** How far an enemy strikes, or, while it is calm, how near it notices. */
function enemyReach(enemy: EnemyView): number {
  if (!enemy.isAlert) return 1;
  const boxes = printedEnemy(enemy).behaviour.flatMap(card => [...card.yes, ...card.no]);
  return Math.max(0, ...boxes.map(box => ('range' in box ? box.range : 0)));
}

function gazeOfHunter(from: number, reach: number, bySight: boolean, target: EnemyView | undefined): Gaze | null {
  const to = target && isInPlay(target) ? [target.square] : [];
  return from < 0 || (reach < 0 && to.length === 0) ? null : { from, reach, bySight, tone: 'ours', to };
}

function gazeOfEnemy(view: View, map: EncounterMap, enemy: EnemyView | undefined): Gaze | null {
  if (!enemy || !isInPlay(enemy)) return null;
  const others = view.hunters.filter(hunter => hunter.isUp && hunter.square >= 0 && hunter.square !== enemy.square);
  return {
    from: enemy.square,
    reach: enemyReach(enemy),
    bySight: true,
    tone: enemy.isAlert ? 'alert' : 'calm',
    to: [...new Set(others.map(hunter => hunter.square))].filter(square => map.area.sees(enemy.square, square)),
  };
}

/** What is looked at now: first the option that is pointed at, then the machine under the mouse, then what the decision is about. */
export function gazeOf(table: Table, map: EncounterMap, hovered: number | null): Gaze | null {
  const { view, seat, pointed } = table;
  const asked = askedIn(table);
  const from = seat === null ? -1 : (view.hunters[seat]?.square ?? -1);
  const isOwnAttack = asked !== null && OWN_ATTACK.includes(asked.kind);
  const weapon = asked?.kind === 'choose-target' ? rangeOf(asked.facts.weapon) : -1;
  const stride = strideOf(table);
  const reach = stride >= 0 ? stride : Math.max(pointedReach(table), weapon);
  const target =
    enemyOf(view, pointed?.about) ??
    enemyOf(view, table.target ? [table.target.about] : []) ??
    (isOwnAttack ? view.enemies[meantEnemy(table)] : undefined);
  return (
    (pointed && gazeOfHunter(from, reach, stride < 0, target)) ??
    gazeOfEnemy(view, map, view.enemies[hovered ?? -1]) ??
    gazeOfHunter(from, reach, true, target)
  );
}

export function Gazed({ map: { area }, gaze: { from, to, tone, reach, bySight } }: { map: EncounterMap; gaze: Gaze }): ReactElement {
  const squares = reach < 0 ? [] : area.within(from, reach).filter(square => !bySight || area.sees(from, square));
  return (
    <>
      {reach >= 0 && <SquareReach area={area} squares={new Set(squares)} tone={tone} />}
      <SightLines area={area} from={from} to={to} tone={tone} />
    </>
  );
}
