/** What a behaviour that would wake comes to, said as danger to somebody: as far as its back, or whoever has looked at it, lets one know. */
import { sayList } from '@quarry/kernel';
import type { Blow, WokenSlot } from '../../questions/foresight.ts';
import { nameOfSeat, type Table } from '../names.ts';

type Reader = Pick<Table, 'view' | 'seat'>;

function whoSay({ view, seat: own }: Reader, blows: readonly Blow[], word: 'and' | 'or'): string {
  const seats = [...new Set(blows.flatMap(one => one.seats))].toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    sayList(
      seats.map(seat => (seat === own ? 'you' : nameOfSeat(view, seat))),
      word,
    ) || 'nobody'
  );
}
const blowSays = (reader: Reader, blow: Blow): string =>
  `${blow.damage} to ${whoSay(reader, [blow], blow.isOneOf ? 'or' : 'and')}${blow.isAvoidable ? ', or pay' : ''}`;

/** `1 to you, or pay`; `up to 2 to you or Dareon` where it may be one of several. */
export function dangerSays(reader: Reader, { couldBe }: Pick<WokenSlot, 'couldBe'>): string {
  const [only, ...others] = couldBe;
  const blows = couldBe.flatMap(one => one.blows);
  if (blows.length === 0) return 'no blow';
  if (only && others.length === 0) return only.blows.map(one => blowSays(reader, one)).join('; ');
  return `up to ${Math.max(...blows.map(one => one.damage))} to ${whoSay(reader, blows, 'or')}`;
}

/** What it is called, if only one lies there that it can be. */
export function wokenName({ face }: Pick<Table, 'face'>, { couldBe }: Pick<WokenSlot, 'couldBe'>): string {
  const [only, ...others] = couldBe;
  return only && others.length === 0 ? face(only.card).name : '';
}
