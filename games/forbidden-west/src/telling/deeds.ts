/** What was told, as deeds: who hit, defeated or hurt whom, and when. What follows from an attack, a trap or a card is put down to whoever made it. */
import type { Seat } from '@quarry/kernel';
import { actionCard, isCard, sortOf } from '../content/box.ts';
import type { HarmBy, HurtBy, WestEvent } from '../events.ts';

interface OnEnemy {
  /** Who did it; -1 for nobody. */
  readonly seat: Seat;
  readonly by: HarmBy;
  readonly enemy: number;
  readonly at: number;
}
interface Hit extends OnEnemy {
  readonly is: 'hit';
  readonly n: number;
  /** A component was struck: its hit points are not those of the enemy. */
  readonly isOnPart: boolean;
}
interface Kill extends OnEnemy {
  readonly is: 'kill';
}
/** An enemy attacks; what is suffered is told as a hurt as well. */
export interface Blow {
  readonly is: 'blow';
  readonly seat: Seat;
  readonly enemy: number;
  readonly damage: number;
  /** By the roll alone. */
  readonly evaded: number;
  /** What cards took of it, and which. */
  readonly taken: number;
  readonly takers: readonly number[];
  readonly at: number;
}
export interface Hurt {
  readonly is: 'hurt';
  readonly seat: Seat;
  readonly n: number;
  readonly dial: number;
  readonly by: HurtBy;
  readonly at: number;
}
export type DeedDone = Hit | Kill | Blow | Hurt;

/** Whether damage that is coming is lower by it. */
function takes(card: number): boolean {
  const printed = isCard(card) && sortOf(card) === 'action' ? actionCard(card) : null;
  return printed?.kind === 'interrupt' && printed.sections.some(({ effects }) => effects.some(one => one.do === 'reduce-damage'));
}

/** Whom harm of each kind is put down to. */
class Doers {
  #attacker: Seat = -1;
  #trapper: Seat = -1;
  #player: Seat = -1;
  #last: Seat = -1;
  /** Cards that lower the damage of the attack that is being told. */
  takers: readonly number[] = [];

  hear(event: WestEvent): void {
    if (event.type === 'attack-declared' || event.type === 'attack-hits') this.#last = this.#attacker = event.seat;
    if (event.type === 'trap-springs') this.#last = this.#trapper = event.seat;
    if (event.type === 'card-played') this.#player = event.seat;
    if (event.type === 'marshal-attacked') this.takers = [];
    if (event.type === 'card-played' && takes(event.card)) this.takers = [...this.takers, event.card];
    if (event.type === 'behaviour-drawn') this.#last = -1;
  }

  of(by: HarmBy): Seat {
    switch (by) {
      case 'attack':
        return this.#attacker;
      case 'trap':
        return this.#trapper;
      case 'card':
        return this.#player;
      case 'condition':
      case 'volley':
        return -1;
      case 'plasma':
      case 'part':
      case 'blast':
      case 'fall':
        return this.#last;
    }
  }
}

export function deedsIn(told: readonly WestEvent[]): DeedDone[] {
  const doers = new Doers();
  return told.flatMap((event, at): DeedDone[] => {
    doers.hear(event);
    switch (event.type) {
      case 'attack-hits':
        return [{ is: 'hit', seat: event.seat, by: 'attack', enemy: event.enemy, n: event.damage, isOnPart: event.part >= 0, at }];
      case 'trap-hits-enemy':
        return [{ is: 'hit', seat: doers.of('trap'), by: 'trap', enemy: event.enemy, n: event.damage, isOnPart: false, at }];
      case 'enemy-hurt':
      case 'part-hurt':
        return event.within === undefined
          ? [
              {
                is: 'hit',
                seat: doers.of(event.by),
                by: event.by,
                enemy: event.enemy,
                n: event.n,
                isOnPart: event.type === 'part-hurt',
                at,
              },
            ]
          : [];
      case 'enemy-defeated':
        return [{ is: 'kill', seat: doers.of(event.by), enemy: event.enemy, by: event.by, at }];
      case 'marshal-evaded':
        return [
          {
            is: 'blow',
            seat: event.seat,
            enemy: event.enemy,
            damage: event.damage,
            evaded: Math.max(0, event.damage - event.reduced - (event.suffered - event.frost)),
            taken: Math.min(event.damage, event.reduced),
            takers: event.reduced > 0 ? doers.takers : [],
            at,
          },
        ];
      case 'marshal-hurt':
        return [{ is: 'hurt', seat: event.seat, n: event.n, dial: event.dial, by: event.by, at }];
      default:
        return [];
    }
  });
}
export const deedsOf = <Is extends DeedDone['is']>(deeds: readonly DeedDone[], is: Is): Extract<DeedDone, { is: Is }>[] =>
  deeds.filter((one): one is Extract<DeedDone, { is: Is }> => one.is === is);
