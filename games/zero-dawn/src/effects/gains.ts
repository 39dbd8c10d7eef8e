/** Words that give and take: glory, salvage, resources. */
import { clockwiseFrom } from '@quarry/kernel';
import type { GAINS } from '../content/words/gains.ts';
import { takeGlory } from '../deeds.ts';
import { gainGlory } from '../rules/glory.ts';
import { drawSalvage, fetchResource } from '../rules/salvage.ts';
import type { Does } from './vocabulary.ts';

export const GAIN_WORDS: Does<keyof typeof GAINS> = {
  /** In cooperative play it may be spent at once (ZD-COOP-6). */
  'gain-glory': {
    *resolve(table, { seat }, { n }) {
      yield* gainGlory(table, seat, { card: n }, 'ZD-LVL-9');
    },
  },
  /** Never below none. */
  'lose-glory': {
    *resolve(table, { seat }, { n }) {
      const lost = Math.min(n, table.state.hunters[seat]!.glory);
      if (lost > 0) takeGlory(table, seat, lost, 'lost', 'ZD-SALV-6');
    },
  },
  'draw-salvage': {
    *resolve(table, { seat }, { n }) {
      yield* drawSalvage(table, seat, n, 'ZD-CMPT-9');
    },
  },
  /** From the Leader on. */
  'everyone-draws-salvage': {
    *resolve(table, _occasion, { n }) {
      for (const seat of clockwiseFrom(table.state.leader, table.state.hunters.length)) yield* drawSalvage(table, seat, n, 'ZD-SALV-6');
    },
  },
  /** From the salvage deck, or from its discards, while there is one. */
  'gain-resource': {
    *resolve(table, { seat }, { resource, n }) {
      fetchResource(table, seat, resource, n, 'ZD-CMPT-9');
    },
  },
};
