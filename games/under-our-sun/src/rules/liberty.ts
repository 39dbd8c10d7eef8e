/** What a Son of Liberty can do. US-SOL-1 to US-SOL-12, US-R-71, US-R-87, US-R-88. */
import { type ClauseId, type Option, option } from '@quarry/kernel';
import { enemyCard } from '../content/box.ts';
import { passOverEnemies, putEnemyAt, spawnEnemy } from '../deeds/foes.ts';
import { drawFrom, shuffleIn } from '../deeds/ground.ts';
import { turnUpTeamCard, useAbility } from '../deeds/mission.ts';
import type { Table } from '../events.ts';
import type { Hex } from '../places.ts';
import { isRevealedSol, isSol } from '../questions/basics.ts';
import { type Foe, isSolFoe } from '../questions.ts';
import type { View, Who } from '../state.ts';

/**
 * US-SOL-6, US-R-89, US-R-111: with Sons of Liberty among those who are about to strike, the hidden one can turn up the card. It is one option more in a question that
 * anybody would be asked here; one of its own would give the secret away, and so would one that only this option makes a question.
 */
export const showing = (view: View, who: Who, foes: readonly Foe[], asked: readonly Option<unknown>[]): Option<'reveal'>[] =>
  asked.length > 1 && isSol(view, who) && !isRevealedSol(view, who) && foes.some(foe => isSolFoe(view, foe))
    ? [option('reveal', 'reveal')]
    : [];

/** US-SOL-5: the card is open before anything else happens. */
export function show(table: Table, who: Who, rule: ClauseId = 'US-SOL-5'): void {
  if (!isRevealedSol(table.state, who)) turnUpTeamCard(table, who, rule);
}
/** US-SOL-2: the first of them from the top; those passed over go face up under the deck. -1 if there is none (US-R-71). */
export function drawFitting(table: Table, isWanted: (card: number) => boolean): number {
  const passed: number[] = [];
  for (let card = drawFrom(table, 'enemy'); card >= 0; card = drawFrom(table, 'enemy')) {
    if (isWanted(card)) {
      passOverEnemies(table, passed);
      return card;
    }
    passed.push(card);
  }
  passOverEnemies(table, passed);
  shuffleIn(table, 'enemy');
  return -1;
}
export function summon(table: Table, who: Who, hex: Hex): void {
  show(table, who);
  const card = drawFitting(table, one => enemyCard(one).isSol === true);
  if (card < 0) return;
  useAbility(table, who, 1);
  spawnEnemy(table, card, hex, -1, 'US-SOL-1');
}
/** US-SOL-3: once the card is open. */
export function send(table: Table, who: Who, enemy: number, hex: Hex): void {
  useAbility(table, who, 2);
  putEnemyAt(table, enemy, hex, 'liberty', 'US-SOL-3');
}
