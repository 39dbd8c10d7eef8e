/** Words about characters: where they go, how they are, what they may do. */
import type { Seat } from '@quarry/kernel';
import { changePotions, failNextCommand, grantRerolls, loseCondition, moveMarshal } from '../deeds/marshals.ts';
import { rankThreat } from '../deeds/tracks.ts';
import { allResources, marshalOf, maxDial, pileOf } from '../questions.ts';
import { canHide, hide, moveAlert, moveThreat, reveal } from '../rules/alert.ts';
import { isFreeActionPossible, takeFreeAction } from '../rules/free-actions.ts';
import { conditionMarshal, heal, hurt } from '../rules/health.ts';
import { walk, walkThrough } from '../rules/moving.ts';
import { loot, loseResources } from '../rules/resources.ts';
import { canPlaceTrap, moveOwnTrap, placeFreeTrap } from '../rules/traps.ts';
import type { Words } from './vocabulary.ts';
import { candidates, chosen } from './whom.ts';

export const MARSHAL_WORDS: Words<
  | 'move'
  | 'swap'
  | 'alert'
  | 'threat'
  | 'threat-rank'
  | 'hide'
  | 'reveal'
  | 'clear-condition'
  | 'suffer-condition'
  | 'heal'
  | 'suffer'
  | 'reduce-damage'
  | 'potion'
  | 'free-action'
  | 'free-trap'
  | 'pass-command'
  | 'fail-next-command'
  | 'more-rerolls'
  | 'move-trap'
  | 'gain-resource'
  | 'lose-resource'
> = {
  move: {
    *apply(table, { n, through, ...whom }, occasion) {
      const go = through ? walkThrough : walk;
      for (const seat of yield* chosen(table, whom, occasion)) yield* go(table, seat, n, occasion.card);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).length > 0,
  },
  swap: {
    *apply(table, whom, occasion, rule) {
      const [other] = yield* chosen(table, whom, occasion);
      if (other === undefined) return;
      const [here, there] = [marshalOf(table.state, occasion.seat).square, marshalOf(table.state, other).square];
      moveMarshal(table, occasion.seat, there, 'swapped', rule);
      moveMarshal(table, other, here, 'swapped', rule);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).some(seat => seat !== occasion.seat),
  },
  alert: {
    *apply(table, { by }, _occasion, rule) {
      yield* moveAlert(table, by, rule);
    },
    isPossible: ({ fight }, { by }) => (by < 0 ? fight.alert > 1 : fight.alert < fight.rows),
  },
  threat: {
    *apply(table, { by, ...whom }, occasion, rule) {
      for (const seat of yield* chosen(table, whom, occasion, one => marshalOf(table.state, one).isHidden))
        yield* moveThreat(table, seat, by, rule);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).some(seat => marshalOf(state, seat).isHidden),
  },
  'threat-rank': {
    *apply(table, { to, ...whom }, occasion, rule) {
      for (const seat of yield* chosen(table, whom, occasion, one => !marshalOf(table.state, one).isHidden))
        rankThreat(table, seat, to, rule);
    },
    isPossible: (state, whom, occasion) =>
      state.fight.threat.length > 1 && candidates(state, whom, occasion).some(seat => !marshalOf(state, seat).isHidden),
  },
  hide: {
    *apply(table, whom, occasion, rule) {
      for (const seat of yield* chosen(table, whom, occasion, one => canHide(table.state, one))) hide(table, seat, rule);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).some(seat => canHide(state, seat)),
  },
  reveal: {
    *apply(table, whom, occasion, rule) {
      yield* reveal(table, yield* chosen(table, whom, occasion, one => marshalOf(table.state, one).isHidden), 'effect', rule);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).some(seat => marshalOf(state, seat).isHidden),
  },
  'clear-condition': {
    *apply(table, whom, occasion, rule) {
      const suffers = (seat: Seat): boolean => marshalOf(table.state, seat).condition !== 'none';
      for (const seat of yield* chosen(table, whom, occasion, suffers)) loseCondition(table, seat, rule);
    },
    isPossible: (state, whom, occasion) => candidates(state, whom, occasion).some(seat => marshalOf(state, seat).condition !== 'none'),
  },
  'suffer-condition': {
    *apply(table, { condition, ...whom }, occasion, rule) {
      for (const seat of yield* chosen(table, whom, occasion)) yield* conditionMarshal(table, seat, condition, rule);
    },
  },
  heal: {
    *apply(table, { n, ...whom }, occasion, rule) {
      const isHurt = (seat: Seat): boolean => marshalOf(table.state, seat).dial < maxDial(table.state, seat);
      for (const seat of yield* chosen(table, whom, occasion, isHurt)) heal(table, seat, n, rule);
    },
    isPossible: (state, whom, occasion) =>
      candidates(state, whom, occasion).some(seat => marshalOf(state, seat).dial < maxDial(state, seat)),
  },
  suffer: {
    *apply(table, { n, ...whom }, occasion, rule) {
      for (const seat of yield* chosen(table, whom, occasion)) yield* hurt(table, seat, n, 'card', rule);
    },
  },
  'reduce-damage': {
    *apply(_table, { n }, { answer }) {
      answer.reduced += n;
    },
  },
  potion: {
    *apply(table, { n }, _occasion, rule) {
      changePotions(table, n, rule);
    },
  },
  'free-action': {
    *apply(table, { actions, dice, again = false, ...whom }, occasion) {
      const source = { card: occasion.card, again, dice };
      const can = (seat: Seat): boolean => isFreeActionPossible(table.state, seat, actions, source);
      for (const seat of yield* chosen(table, whom, occasion, can)) yield* takeFreeAction(table, seat, actions, source);
    },
    isPossible: (state, { actions, again = false, ...whom }, occasion) =>
      candidates(state, whom, occasion).some(seat => isFreeActionPossible(state, seat, actions, { card: occasion.card, again })),
  },
  'free-trap': {
    *apply(table, _effect, { seat }) {
      yield* placeFreeTrap(table, seat);
    },
    isPossible: (state, _effect, { seat }) => canPlaceTrap(state, seat, true),
  },
  'pass-command': {
    *apply(_table, _effect, { answer }) {
      answer.isPassed = true;
    },
  },
  'fail-next-command': {
    *apply(table, _effect, { seat }) {
      failNextCommand(table, seat, true);
    },
  },
  'more-rerolls': {
    *apply(table, { n, ...whom }, occasion) {
      for (const seat of yield* chosen(table, whom, occasion)) grantRerolls(table, seat, n);
    },
  },
  'move-trap': {
    *apply(table, { n }, { seat, card }) {
      yield* moveOwnTrap(table, seat, n, card);
    },
    isPossible: (state, _effect, { seat }) => marshalOf(state, seat).trap >= 0,
  },
  'gain-resource': {
    *apply(table, { kind, n }) {
      loot(table, kind, n);
    },
    isPossible: (state, { kind }) => pileOf(state, kind) > 0,
  },
  'lose-resource': {
    *apply(table, { n }, { seat }, rule) {
      yield* loseResources(table, seat, n, rule);
    },
    isPossible: (state, _effect, { seat }) => allResources(marshalOf(state, seat)) > 0,
  },
};
