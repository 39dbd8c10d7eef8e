/** Small readings of events that all listeners share. */
import type { Event, Seat } from '@quarry/kernel';
import { CARDS } from '../content/box.ts';
import { cardInPlay, enemyAt, printedEnemy } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';

export const seatOf = (event: Event): Seat => event['seat'] as Seat;
export const countOf = (event: Event): number => event['n'] as number;
export const idOf = (no: unknown): string => CARDS[no as number]!.card.id;
export const enemyOf = (event: Event, state: State): EnemyState => enemyAt(state, event['enemy'] as number);
export const machineOf = (enemy: EnemyState): string => printedEnemy(enemy).name;
export const encounterOf = (state: State): string => cardInPlay(state).name;
