/** What machines are about to do, in words: a phrase over each that is alert, why, and what waits at a square. */
import { type Came, type Danger, INTENT_LENGTH, type Intended, type Intent, inCommon, type Ref, type Seat, sayList } from '@quarry/kernel';
import { behaviourCard } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import type { DawnEvent } from '../events.ts';
import { type Foreseen, type Foresight, fieldOf, foresee, foreseeIn, standingAt } from '../rules/foresight.ts';
import type { View } from '../state.ts';
import { columnDrawn } from './boxes.ts';
import { enemyCalled } from './names.ts';

const machine = (id: number): Ref => ({ kind: 'enemy', id });

export function intends(view: View, seat: Seat | null): Intent[] {
  return foresee(view).map(one => {
    const does = inCommon(one.ways.map(way => way.does));
    return { about: machine(one.enemy), does, says: phraseOf(view, one, does, seat), why: whyOf(view, one) };
  });
}

/** Which step of a machine an event is. */
export function came(event: DawnEvent): Came | null {
  switch (event.type) {
    case 'behaviour-drawn':
      return { about: machine(event.enemy), kind: 'card', target: null, amount: null };
    case 'hunter-attacked':
      return { about: machine(event.enemy), kind: 'attack', target: { kind: 'hunter', id: event.seat }, amount: event.damage };
    case 'enemy-travelled':
      return { about: machine(event.enemy), kind: 'move', target: goalOf(event), amount: null };
    case 'box-resolved':
      return event.box === 'special' ? { about: machine(event.enemy), kind: 'other', target: null, amount: null } : null;
    case 'enemy-stayed':
      return { about: machine(event.enemy), kind: 'done' };
    case 'maintenance':
      return { about: null, kind: 'done' };
    default:
      return null;
  }
}

function goalOf(going: Extract<DawnEvent, { type: 'enemy-travelled' }>): Ref | null {
  if ('seat' in going) return { kind: 'hunter', id: going.seat };
  return 'other' in going ? machine(going.other) : null;
}

const VERBS: Readonly<Record<Foreseen['how'], string>> = {
  melee: 'strikes',
  ranged: 'shoots',
  pulse: 'hits',
  special: 'calls the others',
  draw: 'draws a card',
  'move-to-hunter': 'comes for',
  'move-to-recent-hunter': 'comes for',
  'move-to-enemy': 'joins another',
  'move-to-non-alert': 'runs to warn another',
  'move-away': 'backs off',
  'move-to-edge': 'makes for the edge',
};

/** `3`, `2 or 4`. */
const orSay = (amounts: readonly number[]): string => sayList(amounts.map(String), 'or');
const amountsOf = (steps: readonly Intended[]): number[] =>
  [...new Set(steps.flatMap(({ kind, amount }) => (kind === 'attack' && amount !== null ? amount : [])))].toSorted((a, b) => a - b);

/** By the first word of their name others fit on the board. */
const whom = (view: View, target: Ref | null, reader: Seat | null): string => {
  if (target?.kind !== 'hunter') return 'a hunter';
  if (target.id === reader) return 'you';
  const index = view.hunters[Number(target.id)]!.hunter;
  return index < 0 ? 'a hunter' : HUNTERS[index]!.name.split(' ')[0]!;
};

/** The longest that fits. */
const fitting = (...phrases: readonly string[]): string => phrases.find(one => one.length <= INTENT_LENGTH) ?? '?';

function phraseOf(view: View, { ways, wakes }: Foresight, common: readonly Intended[], reader: Seat | null): string {
  const called = (says: string, ...shorter: string[]): string =>
    wakes ? fitting(...[says, ...shorter].map(one => `wakes, ${one}`), 'wakes') : fitting(says, ...shorter);
  const steps = common.filter(one => one.kind !== 'card');
  const [first] = steps;
  if (!first) return called('stays');
  const isOpen = steps.every(one => !one.isCertain) && ways.length > 1;
  if (isOpen) {
    const most = Math.max(0, ...ways.flatMap(way => amountsOf(way.does)));
    return called(most > 0 ? `? up to ${most}` : '? no attack');
  }
  const how = ways[0]!.does.filter(one => one.kind !== 'card')[0]!.how;
  const who = whom(view, first.target, reader);
  if (first.kind === 'attack')
    return called(`${VERBS[how]} ${who}, ${orSay(amountsOf([first]))}`, `hits ${who}, ${orSay(amountsOf([first]))}`);
  const going = first.target?.kind === 'hunter' && how !== 'move-away' ? `${VERBS[how]} ${who}` : VERBS[how];
  const blows = ways.flatMap(way => amountsOf(way.does));
  const amounts = [...new Set(blows)].toSorted((a, b) => a - b);
  if (amounts.length === 0) return called(going, 'moves');
  const then = ways.every(way => amountsOf(way.does).length > 0) ? 'then' : 'maybe';
  return called(`${going}, ${then} ${orSay(amounts)}`, `comes, ${then} ${orSay(amounts)}`);
}

/** The cards that it may follow, and what the column says that is read. */
function whyOf(view: View, { enemy, ways, wakes }: Foresight): string {
  const columns = [...new Map(ways.map(({ card, isYes }) => [card, isYes]))];
  const called = wakes ? `${enemyCalled(view, enemy)} will notice a hunter next to it, and ` : `${enemyCalled(view, enemy)} `;
  if (columns.length > 1) {
    const names = columns.map(([card]) => behaviourCard(card).name);
    return `${called}draws one of ${columns.length} cards: ${sayList(names, 'or')}.`;
  }
  const [[card, isYes]] = columns as [[number, boolean]];
  return `${called}follows ${behaviourCard(card).name}: ${columnDrawn(card, isYes)}.`;
}

/** Who would wake if the seat's hunter ended its activation on a square, and who would attack it there. */
export function dangers(view: View, seat: Seat, place: Ref): Danger[] {
  if (place.kind !== 'square' || view.card < 0 || !view.hunters[seat]?.isUp) return [];
  const field = fieldOf(view);
  const there = foreseeIn(view, standingAt(field, seat, Number(place.id)));
  return there.flatMap(one => [...wakingOf(view, one), ...hittingOf(view, one, seat)]);
}

const wakingOf = (view: View, { enemy, wakes }: Foresight): Danger[] =>
  wakes ? [{ about: machine(enemy), is: 'wakes', says: `${enemyCalled(view, enemy)} would become alert.` }] : [];

function hittingOf(view: View, { enemy, ways }: Foresight, seat: Seat): Danger[] {
  const blows = ways.map(way => amountsOf(way.does.filter(({ target }) => target?.kind === 'hunter' && target.id === seat)));
  const amounts = [...new Set(blows.flat())].toSorted((a, b) => a - b);
  if (amounts.length === 0) return [];
  const would = blows.every(one => one.length > 0) ? 'would' : 'could';
  return [{ about: machine(enemy), is: 'hits', says: `${enemyCalled(view, enemy)} ${would} attack you there for ${orSay(amounts)}.` }];
}
