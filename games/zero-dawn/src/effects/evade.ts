/** Words that shape an evade in the making; a hunter who attacks may dodge as well. */
import { COLOURS } from '../content/kinds.ts';
import type { EVADE } from '../content/words/evade.ts';
import { isEncounterRunning } from '../questions.ts';
import { walk } from '../rules/movement.ts';
import { comesAfter, type Does } from './vocabulary.ts';

export const EVADE_WORDS: Does<keyof typeof EVADE> = {
  'add-evade-dice': {
    onEvade(evade, { colour, n }) {
      const i = COLOURS.indexOf(colour);
      evade.pool[i] = Math.max(0, evade.pool[i]! + n);
    },
  },
  /** ZD-EATK-12. */
  block: {
    onEvade(evade, { n }) {
      evade.blocked += n;
    },
  },
  resist: {
    onEvade(evade, { kind, n }) {
      if (evade.kind === kind) evade.blocked += n;
    },
  },
  /** ZD-R-141. */
  'ignore-attack': {
    onEvade(evade) {
      evade.isIgnored = true;
    },
  },
  /** The attacker's hunter may move one square (ZD-ATK-18); on armour, the evading hunter may (ZD-EATK-11). */
  dodge: {
    onAttack: comesAfter,
    onEvade(evade) {
      evade.dodges += 1;
    },
    *resolve(table, { seat }) {
      if (isEncounterRunning(table.state) && table.state.hunters[seat]!.isUp) yield* walk(table, seat, 1, 'dodge', 'ZD-ATK-18');
    },
  },
};
