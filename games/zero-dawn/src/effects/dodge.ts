/** dodge: the attacker's hunter may move one square (ZD-ATK-18); on armour, the evading hunter may (ZD-EATK-11). */
import type { Rule } from '@quarry/kernel';
import { isEncounterRunning } from '../questions.ts';
import { walk } from '../rules/movement.ts';
import { defineEffect } from './vocabulary.ts';

export const dodgeWord = defineEffect({
  word: 'dodge',
  says: () => 'dodge',
  onAttack(attack, effect, source, seat) {
    attack.results.push({ effect, source, seat });
  },
  onEvade(evade) {
    evade.dodges += 1;
  },
  *resolve(table, { seat }): Rule {
    if (isEncounterRunning(table.state) && table.state.hunters[seat]!.isUp) yield* walk(table, seat, 1, 'dodge', 'ZD-ATK-18');
  },
});
