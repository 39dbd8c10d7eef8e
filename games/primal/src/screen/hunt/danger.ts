/** What a behaviour that would wake comes to, said as danger to somebody: as far as its back, or whoever has looked at it, lets one know. */
import { type Seat, sayList } from '@quarry/kernel';
import type { Blow, PossibleBehaviour, WokenSlot } from '../../questions/foresight.ts';
import { besidesSay, fallsSay } from '../../sentences/besides.ts';
import { nameOfSeat, type Table } from '../names.ts';

type Reader = Pick<Table, 'view' | 'seat'>;

const calledBy =
  ({ view, seat: own }: Reader) =>
  (seat: Seat): string =>
    seat === own ? 'you' : nameOfSeat(view, seat);

function whoSay(reader: Reader, blows: readonly Blow[], word: 'and' | 'or'): string {
  const seats = [...new Set(blows.flatMap(one => one.seats))].toSorted((a, b) => Number(b === reader.seat) - Number(a === reader.seat));
  return sayList(seats.map(calledBy(reader)), word) || 'nobody';
}
const blowSays = (reader: Reader, blow: Blow): string =>
  `${blow.damage} to ${whoSay(reader, [blow], blow.isOneOf ? 'or' : 'and')}${blow.isAvoidable ? ', or pay' : ''}`;

/** Whoever falls is told of by the fall; blows on others beside it. */
function onlySays(reader: Reader, only: PossibleBehaviour): string {
  const felled = only.falls.filter(one => one.isSure).map(one => one.seat);
  const blows = only.blows.filter(({ seats }) => seats.length === 0 || !seats.every(seat => felled.includes(seat)));
  const all = [
    ...fallsSay(reader.view, only),
    ...blows.map(one => blowSays(reader, one)),
    ...besidesSay(reader.view, only, calledBy(reader)),
  ];
  return all.join('; ') || 'no blow';
}

/** `1 to you, or pay; turns to you`; `up to 2 to you or Dareon` where it may be one of several. */
export function dangerSays(reader: Reader, { couldBe }: Pick<WokenSlot, 'couldBe'>): string {
  const [only, ...others] = couldBe;
  if (only && others.length === 0) return onlySays(reader, only);
  const blows = couldBe.flatMap(one => one.blows);
  if (blows.length === 0) return couldBe.some(one => one.besides.length > 0) ? 'no blow, but something else' : 'no blow';
  const worst = couldBe.find(one => one.isLost) ?? couldBe.find(one => one.falls.length > 0);
  const fell = worst ? `: ${sayList(worst.falls.map(one => nameOfSeat(reader.view, one.seat)))} may fall` : '';
  return `up to ${Math.max(...blows.map(one => one.damage))} to ${whoSay(reader, blows, 'or')}${fell}`;
}

/** Whether it is the end of somebody. */
export const isDeadly = ({ couldBe }: Pick<WokenSlot, 'couldBe'>): boolean => couldBe.some(one => one.falls.length > 0);

/** What it is called, if only one lies there that it can be. */
export function wokenName({ face }: Pick<Table, 'face'>, { couldBe }: Pick<WokenSlot, 'couldBe'>): string {
  const [only, ...others] = couldBe;
  return only && others.length === 0 ? face(only.card).name : '';
}
