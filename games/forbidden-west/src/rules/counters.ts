/** The counters of the campaign and what happens when they reach their thresholds (content 3.7). */
import type { ClauseId } from '@quarry/kernel';
import { BEHAVIOUR_NUMBERS, behaviourCard } from '../content/box.ts';
import type { Counter, EnemyType, SpecialId } from '../content/kinds.ts';
import { addBehaviour } from '../deeds/enemies.ts';
import { addBlightInjuries, callChampion, riseEnemy, shiftCounter } from '../deeds/story.ts';
import type { Table } from '../events.ts';
import { counterOf } from '../questions.ts';

const HUMANS: readonly EnemyType[] = ['rebel-scout', 'rebel-brawler', 'rebel-bomber', 'rebel-captain'];
const CHAMPIONS: Partial<Record<Counter, SpecialId>> = { 'trust-desert': 'S15', 'trust-lowland': 'S16', 'trust-sky': 'S17' };
const MOST_TRUST = 3;

/** A threshold acts when the counter has come up to it. Coming down undoes nothing, and nothing happens twice. */
export function moveCounter(table: Table, counter: Counter, by: number, rule: ClauseId): void {
  if (!shiftCounter(table, counter, by, rule) || by < 0) return;
  const now = counterOf(table.state, counter);
  if (counter === 'rebellion') rebel(table, now);
  else if (counter === 'blight') blight(table, now);
  else if (now === MOST_TRUST) callChampion(table, CHAMPIONS[counter]!);
}

function rebel(table: Table, now: number): void {
  if (now >= 3) for (const enemy of ['rebel-scout', 'rebel-brawler'] as const) adapt(table, enemy, 1, 'counter');
  if (now >= 5) for (const enemy of HUMANS) riseEnemy(table, enemy, 'FW-CAMP-11');
  if (now >= 7) for (const enemy of ['rebel-bomber', 'rebel-captain'] as const) adapt(table, enemy, 1, 'counter');
}

function blight(table: Table, now: number): void {
  if (now >= 2) addBlightInjuries(table, now >= 4 ? 4 : 2);
}

/** FW-CAMP-11: a huge enemy has one for each of its decks. One that is in play already is not added again. */
export function adapt(table: Table, enemy: EnemyType, no: number, why: 'story' | 'counter' | 'location'): void {
  const isMeant = (card: number): boolean => behaviourCard(card).enemy === enemy && behaviourCard(card).adaptation === no;
  const cards = BEHAVIOUR_NUMBERS.filter(card => isMeant(card) && table.state.party.inactive.includes(card));
  for (const card of cards) addBehaviour(table, card, why, 'FW-CAMP-11');
}
