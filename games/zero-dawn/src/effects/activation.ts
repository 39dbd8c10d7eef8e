/** Words that let a hunter do more: go farther, act again, be free of conditions. */
import type { Seat } from '@quarry/kernel';
import { CONDITIONS } from '../content/kinds.ts';
import type { ACTIVATION } from '../content/words/activation.ts';
import { cureHunter, grantAction } from '../deeds.ts';
import { isActing, isEncounterRunning } from '../questions.ts';
import { walk } from '../rules/movement.ts';
import type { State } from '../state.ts';
import type { Does } from './vocabulary.ts';

/** ZD-R-158: what is granted outside the own activation is lost. */
const actsNow = (state: State, seat: Seat): boolean => state.active === seat && isActing(state);

export const ACTIVATION_WORDS: Does<keyof typeof ACTIVATION> = {
  /** Without alerting anybody. */
  'move-hunter': {
    *resolve(table, { seat }, { n }) {
      if (isEncounterRunning(table.state)) yield* walk(table, seat, n, 'move-hunter', 'ZD-R-33');
    },
  },
  'remove-conditions': {
    *resolve(table, { seat }) {
      for (const condition of CONDITIONS) cureHunter(table, seat, condition, 'ZD-INT-2');
    },
  },
  /** Does not count towards the two (ZD-ACT-18). */
  'free-action': {
    *resolve(table, { seat, source }, { action }) {
      if (actsNow(table.state, seat)) grantAction(table, seat, { free: action }, 'ZD-ACT-18', source);
    },
  },
  'extra-action': {
    *resolve(table, { seat, source }) {
      if (actsNow(table.state, seat)) grantAction(table, seat, 'extra', 'ZD-ACT-1', source);
    },
  },
  /** Bends ZD-ACT-3. */
  'allow-repeat': {
    *resolve(table, { seat, source }, { action }) {
      if (actsNow(table.state, seat)) grantAction(table, seat, { repeat: action }, 'ZD-ACT-3', source);
    },
  },
};
