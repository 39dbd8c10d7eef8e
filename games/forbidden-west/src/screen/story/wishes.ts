/** Which way somebody wants the party to go, before all have said so; and what one has said to that oneself, on the page or beside it, as long as the others are asked. */
import type { Ref, Seat } from '@quarry/kernel';
import { useState } from 'react';
import { CHARACTER_NAMES } from '../../content/names.ts';
import type { Table } from '../names.ts';

export interface Wish {
  readonly about: Ref;
  /** Who has proposed it. */
  readonly by: Seat;
  /** What one has said to it; null while one is asked, or where it is one's own. */
  readonly said: 'yes' | 'no' | null;
}

type Asking = Pick<Table, 'asked' | 'chosen' | 'seat'>;

export const isOf = ({ about }: Wish, thing: Ref): boolean => about.kind === thing.kind && about.id === thing.id;

/** What has been proposed to whoever is asked now. */
export function proposedIn({ asked }: Pick<Asking, 'asked'>): Wish | null {
  const by = asked?.proposed ? asked.facts?.['by'] : undefined;
  const about = asked?.proposed?.about[0];
  return typeof by === 'number' && about ? { about, by, said: null } : null;
}

/** What is being answered now comes to this. */
export function saidIn({ asked, chosen, seat }: Asking): Wish | null {
  const option = asked?.options.find(one => one.key === chosen[0]);
  if (!asked || !option || seat === null) return null;
  const proposed = proposedIn({ asked });
  if (proposed) return typeof option.value === 'boolean' ? { ...proposed, said: option.value ? 'yes' : 'no' } : null;
  const about = asked.kind === 'choose-path' ? option.about[0] : undefined;
  return about ? { about, by: seat, said: null } : null;
}

const isSame = (a: Wish | null, b: Wish): boolean => a !== null && isOf(a, b.about) && a.by === b.by && a.said === b.said;

/** What was said last is kept, for nothing is chosen any more once others are asked. */
export function useWish(table: Table | null): Wish | null {
  const [last, setLast] = useState<Wish | null>(null);
  const said = table && saidIn(table);
  if (said && !isSame(last, said)) setLast(said);
  if (!table) return null;
  return table.asked === null ? (table.seat === null ? null : last) : proposedIn(table);
}

/** By what name the table knows them. */
function nameOf({ view, people }: Pick<Table, 'view' | 'people'>, by: Seat): string {
  return people.find(one => one.seat === by)?.name ?? CHARACTER_NAMES[view.party.marshals[by]!.character];
}

export function wishSays(table: Pick<Table, 'view' | 'people' | 'seat'>, { by, said }: Wish): string {
  if (by === table.seat) return 'You want this; the others are asked.';
  const name = nameOf(table, by);
  if (said === 'yes') return `${name} wants this, and so do you; the others are asked.`;
  return said === 'no' ? `${name} wants this, and you do not; the others are asked.` : `${name} wants this.`;
}
