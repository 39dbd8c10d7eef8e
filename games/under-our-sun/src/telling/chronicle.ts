/** A whole match in one pass: what was told of each character, and the events that a story is made of. */
import type { SunEvent, Told } from '../events.ts';
import { distance, HAVEN } from '../places.ts';
import type { View, Who } from '../state.ts';

/** An event of the story, with the day on which it fell. */
export type Dated<T extends SunEvent['type']> = Told<T> & { readonly at: number; readonly on: number };

export interface Tally {
  dealt: number;
  felled: number;
  taken: number;
  spent: number;
}
export interface Chronicle {
  readonly tallies: readonly Tally[];
  readonly felled: readonly Dated<'enemy-defeated'>[];
  readonly deaths: readonly Dated<'died'>[];
  readonly revived: readonly Dated<'revived'>[];
  readonly fulfilled: readonly Dated<'card-fulfilled'>[];
  readonly shown: Dated<'revealed'> | null;
  readonly robbed: Dated<'merchant-robbed'> | null;
  /** The blow of a character that did most. */
  readonly best: Dated<'attacks'> | null;
  /** The fewest HP that somebody came down to and lived. */
  readonly narrowest: Dated<'hurt'> | null;
  readonly hurts: readonly Dated<'hurt'>[];
  readonly tiles: number;
  readonly farthest: number;
}

export function chronicleOf(told: readonly SunEvent[], view: View): Chronicle {
  const tallies: Tally[] = view.characters.map(() => ({ dealt: 0, felled: 0, taken: 0, spent: 0 }));
  const felled: Dated<'enemy-defeated'>[] = [];
  const deaths: Dated<'died'>[] = [];
  const revived: Dated<'revived'>[] = [];
  const fulfilled: Dated<'card-fulfilled'>[] = [];
  const hurts: Dated<'hurt'>[] = [];
  let shown: Dated<'revealed'> | null = null;
  let robbed: Dated<'merchant-robbed'> | null = null;
  let best: Dated<'attacks'> | null = null;
  let narrowest: Dated<'hurt'> | null = null;
  let tiles = 0;
  let farthest = 0;
  let on = 1;
  const note = (who: Who, key: keyof Tally, n: number): void => {
    const tally = tallies[who];
    if (tally) tally[key] += n;
  };
  for (const [at, event] of told.entries()) {
    switch (event.type) {
      case 'day-begun':
        on = event.day;
        break;
      case 'attacks':
        if (event.damage > (best?.damage ?? 0)) best = { ...event, at, on };
        break;
      case 'enemy-hurt':
      case 'merchant-hurt':
        note(event.by, 'dealt', event.n);
        break;
      case 'enemy-defeated':
        note(event.by, 'felled', 1);
        felled.push({ ...event, at, on });
        break;
      case 'hurt':
        note(event.who, 'taken', event.n);
        hurts.push({ ...event, at, on });
        if (event.left > 0 && event.left < (narrowest?.left ?? Number.POSITIVE_INFINITY)) narrowest = { ...event, at, on };
        break;
      case 'paid':
        note(event.who, 'spent', event.ap);
        break;
      case 'died':
        deaths.push({ ...event, at, on });
        break;
      case 'revived':
        revived.push({ ...event, at, on });
        break;
      case 'card-fulfilled':
        fulfilled.push({ ...event, at, on });
        break;
      case 'revealed':
        shown = { ...event, at, on };
        break;
      case 'merchant-robbed':
        robbed = { ...event, at, on };
        break;
      case 'tile-revealed':
        tiles += 1;
        farthest = Math.max(farthest, distance(event.hex, HAVEN));
        break;
      default:
        break;
    }
  }
  return { tallies, felled, deaths, revived, fulfilled, shown, robbed, best, narrowest, hurts, tiles, farthest };
}
