/** A match that was exported elsewhere, read from a file and opened as a table of one's own. */
import type { SeatWish } from '@quarry/protocol';
import { type ReactNode, useState } from 'react';
import { importMatch } from '../http.ts';
import { go } from '../router.ts';
import { useKept } from '../store/kept.ts';
import { settings } from '../store/settings.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint } from '../ui/sheet.tsx';
import { keepKeys } from './begin.ts';

interface Found {
  readonly record: unknown;
  readonly game: string;
  readonly seats: number;
}

/** As much as is needed to ask who sits where; the server checks the rest. */
function readMatch(json: unknown): Found | null {
  const match = json as { readonly game?: unknown; readonly setup?: { readonly seats?: unknown } } | null;
  const seats = match?.setup?.seats;
  if (typeof match?.game !== 'string' || typeof seats !== 'number' || seats < 1 || seats > 16) return null;
  return { record: json, game: match.game, seats };
}

export function ImportMatch(): ReactNode {
  const { name } = useKept(settings);
  const [trouble, setTrouble] = useState<string | null>(null);
  const load = async (file: File): Promise<void> => {
    setTrouble(null);
    try {
      const found = readMatch(JSON.parse(await file.text()));
      if (!found) return setTrouble(`${file.name} is no exported match: it names no game or no seats.`);
      const others: SeatWish = { who: 'bot', bot: 'sensible' };
      const seats = Array.from({ length: found.seats }, (_, i): SeatWish => (i === 0 ? { who: 'me', name: name || 'Hunter' } : others));
      const made = await importMatch(found.record, seats);
      keepKeys(made, found.game, file.name.replace(/\.json$/, ''));
      go(`/t/${made.table}`);
    } catch (error) {
      setTrouble(error instanceof SyntaxError ? `${file.name} is not JSON; it may be damaged.` : sayOf(error));
    }
  };
  return (
    <section className="import" aria-label="Import a match">
      <h2>Import a match</h2>
      <label className="button import-label">
        Choose a file
        <input
          type="file"
          className="heard"
          accept=".json,application/json"
          onChange={event => {
            const [file] = event.target.files ?? [];
            if (file) void load(file);
            event.target.value = '';
          }}
        />
      </label>
      <p className="dim small">You take the first seat, bots the others. Seats can be given away at the table.</p>
      {trouble && <Complaint>{trouble}</Complaint>}
    </section>
  );
}
