/**
 * Components of enemies: damaged, destroyed, and what that brings. Clauses ZD-CMPT-1..14, ZD-TERR-7; rulings ZD-R-17,
 * ZD-R-23..26. Aiming at one is step 2 of an attack (attack.ts).
 */

import type { Rule } from '@quarry/kernel';
import { setComponent, woundEnemy } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import type { Attack } from '../in-the-making.ts';
import { printedEnemy } from '../questions.ts';
import type { EnemyState } from '../state.ts';
import { eventWord } from '../texts-in-force.ts';
import { gainGlory } from './glory.ts';
import { atMoment } from './interrupts.ts';
import { speak } from './triggers.ts';

/** The source of what stands on an enemy's data card: no card of the hunter's. */
const OWN_RULES = -1;

/** ZD-CMPT-6, ZD-R-23: half is rounded up. */
export function tearValue(enemy: EnemyState, part: number): number {
  const { tear } = printedEnemy(enemy).components[part]!;
  return enemy.components[part] === 1 ? Math.ceil(tear / 2) : tear;
}

/** ZD-CMPT-3..7, ZD-CMPT-11: damage is compared with the tear value; nothing of it reaches the body. */
export function* hitComponent(table: Table, attack: Attack): Rule {
  const { target, part, damage } = attack;
  if (damage >= tearValue(target, part)) yield* destroyComponent(table, attack);
  else if (target.components[part] === 0 && damage >= Math.ceil(printedEnemy(target).components[part]!.tear / 2)) {
    setComponent(table, target, part, 1, 'ZD-CMPT-4');
  }
}

/** ZD-CMPT-8..10: a glory point, its rules at once, its damage on the body. */
function* destroyComponent(table: Table, attack: Attack): Rule {
  const { seat, target, part } = attack;
  const { damage, effects } = printedEnemy(target).components[part]!;
  const outcrop = attack.kind !== 'trap' && table.state.outcrops.includes(attack.from) ? 1 : 0;
  attack.hasDestroyed = true;
  setComponent(table, target, part, 2, 'ZD-CMPT-7');
  const event = eventWord(table.state, 'component-glory')?.n ?? 0;
  yield* gainGlory(table, seat, { component: 1, outcrop, event }, 'ZD-CMPT-8');
  // An AOE of the component is part of this attack and falls with the attack's own (ZD-R-15).
  for (const effect of effects) if (effect.do === 'aoe') attack.results.push({ effect, source: OWN_RULES, seat });
  const occasion = { seat, source: OWN_RULES, enemy: target, attack, evade: null };
  yield* resolveEffects(
    table,
    occasion,
    effects.filter(effect => effect.do !== 'aoe'),
  );
  woundEnemy(table, target, damage, 'ZD-CMPT-10', { of: 'component' });
  yield* speak(table, seat, 'component-destroyed', { enemy: target, attack });
  yield* atMoment(table, seat, { moment: 'component-destroyed', enemy: target });
}
