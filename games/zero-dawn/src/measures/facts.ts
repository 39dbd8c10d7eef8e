/** Small readings that all listeners share. */
import { cardAt } from '../content/box.ts';
import { cardInPlay, printedEnemy } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';

export const idOf = (no: number): string => cardAt(no).card.id;
export const machineOf = (enemy: EnemyState): string => printedEnemy(enemy).name;
export const encounterOf = (state: State): string => cardInPlay(state).name;
