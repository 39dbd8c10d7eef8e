/** What the other hunters did and suffered, one line for each of them. */
import {
  capital,
  clockwiseFrom,
  greatest,
  type Heard,
  heard,
  type Line,
  nothingTouched,
  outOf,
  plural,
  type Recalled,
  type Seat,
  sayList,
  total,
  weighing,
} from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { ActionType } from '../content/kinds.ts';
import type { DawnEvent, Told } from '../events.ts';
import { threshold } from '../questions.ts';
import { componentCalled, theHunter } from '../sentences/names.ts';
import type { View } from '../state.ts';
import { counted, kindOf, machineCalled } from './machines.ts';
import { sunCalled } from './touched.ts';

const ACTED: Readonly<Record<ActionType, string>> = {
  sprint: 'sprinted',
  sneak: 'sneaked',
  craft: 'crafted',
  distract: 'distracted a machine',
  ranged: 'attacked',
  melee: 'attacked',
  loot: 'looted a corpse',
};

/** Machines that this hunter killed. */
function kills(told: readonly DawnEvent[], view: View, seat: Seat): Line[] {
  const own = heard(told, 'enemy-killed').filter(({ event }) => event.by === seat);
  if (own.length === 0) return [];
  return [{ says: `killed ${counted(own.map(({ event }) => kindOf(view, event.enemy)))}`, at: own.at(-1)!.at, weighs: 4 }];
}

/** Attacks of this hunter that tore something off machines that are still there. */
const tears = (told: readonly DawnEvent[], view: View, seat: Seat): Heard<DawnEvent, 'attack-hits'>[] =>
  heard(told, 'attack-hits').filter(
    ({ event }) => event.seat === seat && 'tears' in event && event.damage >= event.tears && isThere(view, event.enemy),
  );

function tornOff(told: readonly DawnEvent[], view: View, seat: Seat): Line[] {
  return tears(told, view, seat).map(({ event, at }) => ({
    says: `tore the ${componentCalled(view, event.enemy, event.part)} off ${machineCalled(view, event.enemy)}`,
    at,
    weighs: 3,
  }));
}

const isThere = (view: View, enemy: number): boolean => view.enemies[enemy]?.status === 'in-play';

/** What this hunter took from machines that still stand. */
function wounds(told: readonly DawnEvent[], view: View, seat: Seat): Line[] {
  const isOwn = (event: Told<'attack-hits' | 'area-hit'>): boolean =>
    event.type === 'area-hit' ? event.by === seat && event.damage > 0 : event.seat === seat && event.part < 0;
  const all = heard(told, 'attack-hits', 'area-hit').filter(({ event }) => isOwn(event) && isThere(view, event.enemy));
  const hits = all.filter(({ event }) => event.damage > 0);
  if (hits.length === 0 && all.length > 0) return [{ says: `attacked ${targets(all, view)} in vain`, at: all.at(-1)!.at, weighs: 2 }];
  // What was torn off a machine is told just before.
  const lastNamed = tears(told, view, seat).at(-1)?.event.enemy;
  const each = [...new Set(hits.map(({ event }) => event.enemy))].map(enemy => {
    const own = hits.filter(({ event }) => event.enemy === enemy);
    return `${enemy === lastNamed ? 'it' : machineCalled(view, enemy)} for ${total(own.map(({ event }) => event.damage))}`;
  });
  return each.length === 0 ? [] : [{ says: `hurt ${sayList(each)}`, at: hits.at(-1)!.at, weighs: 2 }];
}

const targets = (all: readonly Heard<DawnEvent, 'attack-hits' | 'area-hit'>[], view: View): string =>
  sayList([...new Set(all.map(({ event }) => machineCalled(view, event.enemy)))]);

/** Cards that machines and fire took, and a faint. */
function losses(told: readonly DawnEvent[], seat: Seat): Line[] {
  const fainted = heard(told, 'hunter-fainted').find(({ event }) => event.seat === seat);
  if (fainted) return [{ says: 'fainted', at: fainted.at, weighs: 5 }];
  const own = heard(told, 'hunter-damaged').filter(({ event }) => event.seat === seat);
  return own.length === 0
    ? []
    : [{ says: `lost ${plural(total(own.map(({ event }) => event.n)), 'card')}`, at: own.at(-1)!.at, weighs: 3 }];
}

/** What was bought, learned and won at the campfire. */
function gains(told: readonly DawnEvent[], seat: Seat): Line[] {
  const own = heard(told, 'sun-gained', 'goods-bought', 'levelled-up').filter(({ event }) => event.seat === seat);
  return own.map(({ event, at }) => {
    switch (event.type) {
      case 'sun-gained':
        return { says: `gained ${sunCalled(event.sun)}`, at, weighs: 3 };
      case 'goods-bought':
        return { says: `bought ${nameOf(event.card)}`, at, weighs: 1 };
      case 'levelled-up':
        return { says: `learned ${sayList([...new Set(event.cards.map(nameOf))])}`, at, weighs: 1 };
    }
  });
}

/** What a hunter did that changed nothing for anybody else. */
function actions(told: readonly DawnEvent[], seat: Seat): Line[] {
  const acted = heard(told, 'action-taken', 'turn-skipped').filter(({ event }) => event.seat === seat);
  const says = acted.map(({ event, at }) => ({
    says: event.type === 'turn-skipped' ? 'missed a turn' : ACTED[event.action],
    at,
    weighs: 0,
  }));
  return says.filter((one, i) => says.findIndex(other => other.says === one.says) === i);
}

/** ZD-COOP-5, ZD-MAINT-1: what one more faint would mean. */
function afterFaint({ mode, hunters }: View): string {
  const faints = total(hunters.map(one => one.faints));
  const isLastOne = mode === 'standard' ? faints === hunters.length - 1 : mode === 'cooperative-easy' && hunters.length > 1;
  if (!isLastOne || faints === 0) return '';
  return mode === 'standard' ? ' One more faint, and the encounter is lost.' : ' If a second hunter faints, the encounter is lost.';
}

/** How far the party is, after a kill. */
const pointsSo = (view: View): string =>
  view.card >= 0 && view.enemies.length > 0 ? ` The party has ${outOf(view.points, threshold(view), 'point')}.` : '';

function partsOf(told: readonly DawnEvent[], view: View, seat: Seat): Line[] {
  const parts = [
    ...kills(told, view, seat),
    ...tornOff(told, view, seat),
    ...wounds(told, view, seat),
    ...losses(told, seat),
    ...gains(told, seat),
  ];
  return parts.length > 0 ? parts : actions(told, seat);
}

/** What one hunter did in one sentence, at its weightiest moment. */
function lineOf(name: string, parts: readonly Line[], after: string): Line {
  const main = greatest(parts, one => one.weighs)!;
  return { says: `${name} ${sayList(parts.map(one => one.says))}.${after}`, at: main.at, weighs: main.weighs };
}

/** The others in the order of their seats from the reader on. Where nothing weighs, they share one line. */
export function ofOthers(told: readonly DawnEvent[], view: View, reader: Seat, isTouched: boolean): Line[] {
  const [, ...others] = clockwiseFrom(reader, view.hunters.length);
  const acted = others.map(seat => ({ seat, parts: partsOf(told, view, seat) })).filter(({ parts }) => parts.length > 0);
  const lastKiller = acted.findLast(({ parts }) => parts.some(one => one.says.startsWith('killed ')))?.seat;
  const weighty = acted.filter(({ parts }) => parts.some(one => one.weighs > 0));
  if (weighty.length === 0 && !isTouched) return weighing(0, nothingTouched(acted.map(one => clauseOf(view, one))));
  return weighty.map(({ seat, parts }) => {
    const hasFainted = parts.some(one => one.says === 'fainted');
    return lineOf(
      capital(theHunter(view, seat)),
      parts,
      `${seat === lastKiller ? pointsSo(view) : ''}${hasFainted ? afterFaint(view) : ''}`,
    );
  });
}

/** What one hunter did, without a full stop. */
const clauseOf = (view: View, { seat, parts }: { readonly seat: Seat; readonly parts: readonly Line[] }): Recalled => ({
  says: `${theHunter(view, seat)} ${sayList(parts.map(one => one.says))}`,
  at: parts.at(-1)!.at,
});
