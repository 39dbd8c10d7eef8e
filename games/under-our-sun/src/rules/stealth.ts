/** Stealth checks, and being seen. US-STEALTH-*, US-ENEMY-4, US-ENEMY-5, US-R-121. */
import { option, type Rule } from '@quarry/kernel';
import { enemyCard } from '../content/box.ts';
import { chooseOne } from '../decisions.ts';
import { meetEnemy, spawnEnemy } from '../deeds/foes.ts';
import { drawFrom } from '../deeds/ground.ts';
import { expose } from '../deeds/people.ts';
import { successesOf } from '../deeds/rolls.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import type { Hex } from '../places.ts';
import { enemiesAt, enemyOf, hexOf, isAlive, printedEnemy, seatOf, tileAt } from '../questions/basics.ts';
import { needsCheck } from '../questions.ts';
import { OPEN, type Who } from '../state.ts';
import { reactionsTo, spend } from './blows.ts';
import { missionHears } from './mission.ts';
import { testSkill } from './rolls.ts';

/** US-ENEMY-3, US-ENEMY-11, US-MOVE-3: every open symbol brings an enemy. Their numbers. */
export function spawnSymbols(table: Table, hex: Hex): number[] {
  const { state } = table;
  const spawned: number[] = [];
  for (const [symbol, is] of tileAt(state, hex)!.symbols.entries()) {
    if (is !== OPEN) continue;
    const card = drawFrom(table, 'enemy');
    if (card < 0) break;
    spawned.push(spawnEnemy(table, card, hex, symbol, 'US-ENEMY-3'));
  }
  return spawned;
}
/** US-RECON-2: one of them. */
export function spawnOne(table: Table, hex: Hex): void {
  const symbol = tileAt(table.state, hex)!.symbols.indexOf(OPEN);
  const card = drawFrom(table, 'enemy');
  if (card >= 0) spawnEnemy(table, card, hex, symbol, 'US-RECON-2');
}

/** US-ENEMY-5: the texts of enemies here that this character is the first to face. Whoever has just fallen has no time for one. */
export function* faceTexts(table: Table, who: Who): Rule {
  const { state } = table;
  for (const { id, isMet } of enemiesAt(state, hexOf(state, who))) {
    const enemy = enemyOf(state, id);
    if (!enemy || isMet || !isAlive(state, who) || enemy.damage >= printedEnemy(enemy).hp) continue;
    meetEnemy(table, id, who);
    yield* applyEffects(table, printedEnemy(enemy).onMeeting ?? [], newOccasion({ who, enemy: id, card: enemy.card }));
  }
}
/** By the own deed: nothing spawns, but texts are faced. */
export function* exposeTo(table: Table, who: Who, rule: string): Rule {
  if (!table.state.characters[who]!.isStealthy) return;
  expose(table, who, rule);
  yield* faceTexts(table, who);
  yield* missionHears(table, { on: 'exposed', hex: hexOf(table.state, who) }, who);
}

/** US-STEALTH-4, US-STEALTH-5: seen, with whatever that brings onto the tile. A free round is for whoever calls. */
export function* beSeen(table: Table, who: Who): Rule {
  expose(table, who, 'US-STEALTH-4');
  spawnSymbols(table, hexOf(table.state, who));
  yield* faceTexts(table, who);
  yield* missionHears(table, { on: 'exposed', hex: hexOf(table.state, who) }, who);
}
/** US-STEALTH-2: whether an action stays unseen; true if nobody is there to see it. */
export function* staysUnseen(table: Table, who: Who): Rule<boolean> {
  if (!needsCheck(table.state, who)) return true;
  return successesOf(yield* testSkill(table, who, 'stealth', { purpose: 'check' })) > 0;
}
/** Some skills make an enemy that was just drawn look past its bearer. */
export function* looksPast(table: Table, who: Who, drawn: readonly number[]): Rule<boolean> {
  const { state } = table;
  const [ready] = reactionsTo(state, who, 'drawn');
  if (!ready || drawn.length === 0) return false;
  if (!drawn.every(id => enemyCard(enemyOf(state, id)!.card).type === ready.reaction.type)) return false;
  const [first] = drawn;
  const will = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'unseen',
    rule: 'US-CHAR-2',
    options: [option('yes', true), option('no', false)],
    facts: { who, enemy: first!, card: enemyOf(state, first!)!.card },
  });
  if (will) spend(table, who, ready.card, 'stay');
  return will;
}
