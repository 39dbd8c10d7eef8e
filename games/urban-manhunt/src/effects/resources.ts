/** Words that give and take: points, Momentum, wounds, actions, ammunition, cards. */

import { gapToFeature, TOLERANCE } from '@quarry/board';
import { option, type Rule, type Seat } from '@quarry/kernel';
import { BESIDE_COVER } from '../content/kinds.ts';
import type { RESOURCES, Who } from '../content/words/resources.ts';
import { chooseOne, mayChoose } from '../decisions.ts';
import { gainMomentum, gainPoints, grantAction, healCrim, healHunter, loseActions, peekControl, reload } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import type { Occasion } from '../in-the-making.ts';
import { byText } from '../parts.ts';
import { groundIn, hunterFigure, initiative, leaders, mils, slateOf, trailing } from '../questions.ts';
import { placeWounds } from '../rules/defense.ts';
import { drawEvent } from '../rules/events.ts';
import type { HunterState, State } from '../state.ts';
import type { Does, Word } from './vocabulary.ts';

function seatsOf(state: State, who: Who, { seat }: Occasion): Seat[] {
  if (who === 'leader') return leaders(state);
  return [who === 'trailing' ? trailing(state) : seat];
}

/** UM-POD-14, UM-INC-1: who is out of the zone gains no Momentum. */
const gainersOf = (state: State, who: Who, occasion: Occasion): Seat[] =>
  seatsOf(state, who, occasion).filter(seat => state.hunters[seat]!.isIn);

const momentum: Word<'momentum'> = {
  isPossible: (state, { who }, occasion) => gainersOf(state, who, occasion).length > 0,
  *apply(table, { who, n }, occasion, rule) {
    for (const seat of gainersOf(table.state, who, occasion)) gainMomentum(table, seat, byText(occasion.by, n), rule);
  },
};

/** UM-ELIM-12: points that do not rise for the killer. */
const areFrozen = (seat: Seat, n: number, { kill }: Occasion): boolean => kill?.isFrozen === true && kill.seat === seat && n > 0;

const points: Word<'points'> = {
  isPossible: (state, { who, n }, occasion) => seatsOf(state, who, occasion).some(seat => !areFrozen(seat, n, occasion)),
  *apply(table, { who, n }, occasion, rule) {
    const gainers = seatsOf(table.state, who, occasion).filter(seat => !areFrozen(seat, n, occasion));
    for (const seat of gainers) gainPoints(table, seat, byText(occasion.by, n), 'card', rule);
  },
};

const heal: Word<'heal'> = {
  isPossible: (state, { who }, { seat }) => (who === 'self' ? state.hunters[seat]!.wounds > 0 : state.crims.some(crim => crim.wounds > 0)),
  *apply(table, { who, n }, { seat, by }, rule) {
    if (who === 'self') healHunter(table, seat, byText(by, n), rule);
    else for (const crim of table.state.crims) healCrim(table, crim, byText(by, n), rule);
  },
};

/** Neither in an area feature nor beside a cover feature. */
function isInTheOpen(state: State, seat: Seat): boolean {
  const ground = groundIn(state);
  const figure = hunterFigure(state, seat);
  return (
    ground.featuresAt(figure).length === 0 &&
    !ground.features.some(feature => feature.isCover && gapToFeature(figure, feature) <= mils(BESIDE_COVER) + TOLERANCE)
  );
}

const wounds: Word<'wounds'> = {
  *apply(table, { n }, { by }, rule) {
    const { state } = table;
    for (const seat of initiative(state))
      if (state.hunters[seat]!.isIn && isInTheOpen(state, seat)) yield* placeWounds(table, seat, byText(by, n), rule);
  },
};

const drawEvents: Word<'draw-event'> = {
  isPossible: state => state.eventPile.length + state.eventDiscard.length > 0,
  *apply(table, { n }, { seat }, rule) {
    for (let i = 0; i < n; i++) yield* drawEvent(table, seat, false, rule);
  },
};

const peekControlWord: Word<'peek-control'> = {
  isPossible: state => state.controlPile.length > 0,
  *apply(table, { n }, { seat }, rule) {
    peekControl(table, seat, n, rule);
  },
};

/** UM-POD-11: depleted attacks that a text may reload. */
const reloadable = (hunter: HunterState, name?: string): number[] =>
  hunter.depleted.filter(weapon => name === undefined || slateOf(hunter).attacks[weapon]!.name === name);
const weaponOption = (weapon: number) => option(`a${weapon}`, weapon, { kind: 'attack', id: weapon });

const reloadWord: Word<'reload'> = {
  isPossible: (state, { attack }, { seat }) => reloadable(state.hunters[seat]!, attack).length > 0,
  *apply(table, { attack }, { seat }, rule) {
    const options = reloadable(table.state.hunters[seat]!, attack).map(weaponOption);
    reload(table, seat, yield* chooseOne({ seat, kind: 'choose-attack', rule, options, facts: { reload: true } }), false, rule);
  },
};

const everyoneMayReload: Word<'everyone-may-reload'> = {
  *apply(table, _effect, _occasion, rule) {
    for (const seat of initiative(table.state)) yield* mayReload(table, seat, rule);
  },
};

/** UM-EVT-7: the choice belongs to each hunter's own player. */
function* mayReload(table: Table, seat: Seat, rule: string): Rule {
  const hunter = table.state.hunters[seat]!;
  if (!hunter.isIn) return;
  const weapon = yield* mayChoose({ seat, kind: 'may-reload', rule: 'UM-EVT-7', options: reloadable(hunter).map(weaponOption) });
  if (weapon !== null) reload(table, seat, weapon, false, rule);
}

const extraAction: Word<'extra-action'> = {
  *apply(table, { n, only }, { seat }, rule) {
    for (let i = 0; i < n; i++) grantAction(table, seat, only, rule);
  },
};

const loseAction: Word<'lose-action'> = {
  *apply(table, { n }, { seat, by }, rule) {
    loseActions(table, seat, byText(by, n), rule);
  },
};

export const RESOURCE_WORDS: Does<keyof typeof RESOURCES> = {
  momentum,
  points,
  heal,
  wounds,
  'draw-event': drawEvents,
  'peek-control': peekControlWord,
  reload: reloadWord,
  'everyone-may-reload': everyoneMayReload,
  'extra-action': extraAction,
  'lose-action': loseAction,
};
