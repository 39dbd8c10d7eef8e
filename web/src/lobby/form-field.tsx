/** One choice of a set-up that holds for the whole table. */
import type { ReactNode } from 'react';
import type { Field } from './form.ts';

interface FieldProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function FormField({ field, value, onChange }: FieldProps): ReactNode {
  switch (field.kind) {
    case 'per-seat':
      return null; // beside each seat
    case 'choice':
      return (
        <label className="field">
          <span>{field.label}</span>
          <select className="input" value={String(value)} onChange={event => onChange(event.target.value)}>
            {field.of.map(({ key, says }) => (
              <option key={key} value={key}>
                {says}
              </option>
            ))}
          </select>
        </label>
      );
    case 'number':
      return field.max - field.min <= 16 ? (
        <label className="field">
          <span>{field.label}</span>
          <select className="input" value={String(value)} onChange={event => onChange(Number(event.target.value))}>
            {Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i).map(n => (
              <option key={n} value={n}>
                {n < 0 ? 'By chance' : field.min < 0 ? `Seat ${n + 1}` : n}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label className="field">
          <span>{field.label}</span>
          <input
            className="input"
            type="number"
            min={field.min}
            max={field.max}
            value={Number(value)}
            onChange={event => onChange(Number(event.target.value))}
          />
        </label>
      );
    case 'yes-no':
      return (
        <label className="row">
          <input type="checkbox" checked={Boolean(value)} onChange={event => onChange(event.target.checked)} /> {field.label}
        </label>
      );
    case 'text':
      return (
        <label className="field">
          <span>{field.label}</span>
          <input
            className="input"
            value={typeof value === 'string' ? value : ''}
            maxLength={field.max}
            onChange={event => onChange(event.target.value)}
          />
        </label>
      );
  }
}
