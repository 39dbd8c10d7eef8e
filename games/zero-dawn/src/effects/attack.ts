/** Words that shape an attack in the making: its dice, its damage, the armour against it, the noise that it makes. */

import { COLOURS } from '../content/kinds.ts';
import type { ATTACK } from '../content/words/attack.ts';
import type { Attack } from '../in-the-making.ts';
import type { Does } from './vocabulary.ts';

export const ATTACK_WORDS: Does<keyof typeof ATTACK> = {
  /** A pool never goes below none (ZD-ATK-8). */
  'add-dice': {
    onAttack(attack, { colour, n }) {
      const i = COLOURS.indexOf(colour);
      attack.pool[i] = Math.max(0, attack.pool[i]! + n);
    },
  },
  /** The weakest first; a pool never goes below none. */
  'lose-dice': {
    onAttack(attack, { n }) {
      for (let lost = 0; lost < n; lost++) {
        const i = attack.pool.findIndex(dice => dice > 0);
        if (i >= 0) attack.pool[i]! -= 1;
      }
    },
  },
  /** ZD-ATK-15. */
  'add-damage': {
    onAttack(attack, { n }, source) {
      attack.bonus += n;
      attack.added = [...attack.added, { card: source, n }];
    },
  },
  /** Besides what the crit buys. */
  'crit-damage': {
    onAttack(attack, { n }) {
      attack.perCrit += n;
    },
  },
  /** All dice are chosen at once; one reroll per roll, the best that is offered (ZD-ATK-10, ZD-R-30). */
  reroll: {
    onAttack: allowReroll,
    onEvade: allowReroll,
  },
  'ignore-armour': {
    onAttack(attack) {
      attack.ignoresArmour = true;
    },
  },
  'reduce-armour': {
    onAttack(attack, { n }) {
      attack.armourOff += n;
    },
  },
  'add-tear': {
    onAttack(attack, { n }) {
      attack.tear += n;
    },
  },
  /** Alerts only its target, not the enemies around it (bends ZD-ALERT-5). */
  'quiet-attack': {
    onAttack(attack) {
      attack.isQuiet = true;
    },
  },
  /** For its armour (bends ZD-ATK-16) and for what other cards ask. */
  'treat-as-non-alert': {
    onAttack(attack) {
      attack.countsAsNonAlert = true;
    },
  },
};

function allowReroll(roll: Pick<Attack, 'rerolls' | 'rerollBy'>, { upTo }: { readonly upTo: number }, source: number): void {
  if (upTo <= roll.rerolls) return;
  roll.rerolls = upTo;
  roll.rerollBy = source;
}
