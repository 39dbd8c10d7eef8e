/** One choice of a set-up that each seat makes for itself. */
import type { ReactNode } from 'react';
import { blankOf, type Field } from './form.ts';

interface Props {
  readonly field: Field & { readonly kind: 'per-seat' };
  readonly seat: number;
  /** What each seat has chosen so far; a list may be shorter than the table. */
  readonly chosen: unknown;
  readonly isMineToSay?: boolean;
  readonly onChoose: (value: string) => void;
}

export function SeatChoice({ field, seat, chosen, isMineToSay = true, onChoose }: Props): ReactNode {
  return (
    <select
      className="input"
      aria-label={`${field.label}, seat ${seat + 1}`}
      disabled={!isMineToSay}
      value={(chosen as readonly string[] | undefined)?.[seat] ?? blankOf(field.of)}
      onChange={event => onChoose(event.target.value)}
    >
      {field.of.map(({ key, says }) => (
        <option key={key} value={key}>
          {says}
        </option>
      ))}
    </select>
  );
}
