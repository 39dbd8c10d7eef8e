/** A new table: how many seats and who sits in them, the mode, and whatever else the game's set-up lets a host choose. */
import { plural, wordsOf } from '@quarry/kernel';
import type { GameInfo, SeatWish } from '@quarry/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { gameInfo } from '../http.ts';
import { useKept } from '../store/kept.ts';
import { change, settings } from '../store/settings.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import { Complaint } from '../ui/sheet.tsx';
import { open } from './begin.ts';
import { fieldsOf, merged, modeIsLike, modeSays, modesFor, type Setup, startFrom, withSeatChoice } from './form.ts';
import { FormField } from './form-field.tsx';
import './lobby.css';
import { SeatChoice } from './seat-choice.tsx';

export default function NewTable({ game }: { readonly game: string }): ReactNode {
  const info = useLoaded(() => gameInfo(game), [game]);
  useEffect(() => {
    document.title = 'New table · Quarry';
  }, []);
  return (
    <div className="page new-table-page">
      <PageTop />
      <main>
        {info.state === 'refused' && <Complaint>{info.says}</Complaint>}
        {info.state === 'loading' && <p role="status">Loading …</p>}
        {info.state === 'there' && <TableForm info={info.value} />}
      </main>
    </div>
  );
}

type Who = SeatWish['who'];

interface SeatRow {
  readonly who: Who;
  readonly bot: string;
  readonly name: string;
}

function TableForm({ info }: { readonly info: GameInfo }): ReactNode {
  const { name } = useKept(settings);
  const bot = info.bots.includes('sensible') ? 'sensible' : (info.bots[0] ?? 'random');
  const fresh = (i: number): SeatRow => ({ who: i === 0 ? 'me' : 'bot', bot, name: i === 0 ? name || 'Hunter' : `Hunter ${i + 1}` });
  const [rows, setRows] = useState<readonly SeatRow[]>(() => info.quick.seats.map((_, i) => fresh(i)));
  const [mode, setMode] = useState('');
  const [changed, setChanged] = useState<Setup>({});
  const [title, setTitle] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [isOnePerson, setOnePerson] = useState(false);

  const start = startFrom(info.defaults, rows.length, mode);
  const setup = start ? merged(start.setup, changed) : changed;
  const fields = fieldsOf(info.form, info.defaults);
  const setSeats = (n: number): void => setRows(Array.from({ length: n }, (_, i) => rows[i] ?? fresh(i)));
  const setRow = (i: number, some: Partial<SeatRow>): void => setRows(rows.map((row, at) => (at === i ? { ...row, ...some } : row)));
  const set = (field: string, value: unknown): void => setChanged({ ...changed, [field]: value });

  const submit = async (): Promise<void> => {
    setTrouble(null);
    setOpening(true);
    const mine = rows.find(row => row.who === 'me');
    if (mine) change({ name: mine.name.trim() || 'Hunter' });
    try {
      const seats = rows.map(
        (row): SeatWish =>
          row.who === 'me'
            ? { who: 'me', name: row.name.trim() || 'Hunter' }
            : row.who === 'bot'
              ? { who: 'bot', bot: row.bot }
              : { who: 'open' },
      );
      await open({ game: info.id, setup, seats, ...(title.trim() ? { name: title.trim() } : {}) }, info.name, !isOnePerson);
    } catch (error) {
      setTrouble(sayOf(error));
      setOpening(false);
    }
  };

  return (
    <form
      className="stack new-table"
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <h1>New table</h1>
        <p className="dim">{info.name}</p>
      </div>
      <fieldset className="card-panel stack plain-set">
        <legend className="panel-title">Seats</legend>
        <div className="row">
          {Array.from({ length: info.seats.max - info.seats.min + 1 }, (_, i) => info.seats.min + i).map(n => (
            <label key={n} className="pick">
              <input type="radio" name="seats" checked={rows.length === n} onChange={() => setSeats(n)} />
              <span>{plural(n, 'seat')}</span>
            </label>
          ))}
        </div>
        <ol className="seat-rows">
          {rows.map((row, i) => (
            <SeatLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              seat={i}
              row={row}
              bots={info.bots}
              onChange={some => setRow(i, some)}
            >
              {fields.map(field =>
                field.kind === 'per-seat' ? (
                  <SeatChoice
                    key={field.name}
                    field={field}
                    seat={i}
                    chosen={setup[field.name]}
                    onChoose={value => set(field.name, withSeatChoice(setup[field.name], field.of, rows.length, i, value))}
                  />
                ) : null,
              )}
            </SeatLine>
          ))}
        </ol>
        {rows.filter(row => row.who === 'me').length > 1 && (
          <label className="row">
            <input type="checkbox" checked={isOnePerson} onChange={event => setOnePerson(event.target.checked)} /> One person plays them all
          </label>
        )}
        <p className="dim small">{seatsSay(rows, isOnePerson)}</p>
      </fieldset>
      <fieldset className="card-panel stack plain-set">
        <legend className="panel-title">Mode</legend>
        <ul className="modes">
          {modesFor(info.defaults, rows.length).map(one => (
            <li key={one}>
              <label className="pick">
                <input
                  type="radio"
                  name="mode"
                  checked={start?.mode === one}
                  aria-describedby={`mode-${one}`}
                  onChange={() => setMode(one)}
                />
                <span>{modeSays(info.form, info.defaults, one)}</span>
              </label>
              <p id={`mode-${one}`} className="dim small">
                {modeIsLike(info.defaults, one)}
              </p>
            </li>
          ))}
        </ul>
        <details>
          <summary>More choices</summary>
          <div className="form-grid">
            <label className="field">
              <span>Name of the table</span>
              <input
                className="input"
                value={title}
                maxLength={60}
                placeholder={info.name}
                onChange={event => setTitle(event.target.value)}
              />
            </label>
            {fields.map(field => (
              <FormField key={field.name} field={field} value={setup[field.name]} onChange={value => set(field.name, value)} />
            ))}
          </div>
        </details>
      </fieldset>
      {trouble && <Complaint>{trouble}</Complaint>}
      <div className="row">
        <button type="submit" className="button button-filled cover-play" disabled={isOpening || !start}>
          {isOpening ? 'Setting the table …' : 'Open the table'}
        </button>
      </div>
    </form>
  );
}

function seatsSay(rows: readonly SeatRow[], isOnePerson: boolean): string {
  const me = rows.filter(row => row.who === 'me').length;
  const open = rows.filter(row => row.who === 'open').length;
  return [
    me < 2
      ? ''
      : isOnePerson
        ? `You play ${me} seats; the screen turns to whichever is asked.`
        : `${me} people share this screen; a curtain hides each hand while you pass the device.`,
    open > 0 ? `${plural(open, 'invitation')} to send: you find ${open === 1 ? 'its link' : 'their links'} at the table.` : '',
    me === 0 ? 'Nobody sits here: you will watch.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

interface SeatLineProps {
  readonly seat: number;
  readonly row: SeatRow;
  readonly bots: readonly string[];
  readonly onChange: (some: Partial<SeatRow>) => void;
  readonly children: ReactNode;
}

function SeatLine({ seat, row, bots, onChange, children }: SeatLineProps): ReactNode {
  const value = row.who === 'bot' ? `bot ${row.bot}` : row.who;
  return (
    <li className="seat-row">
      <span className="seat-number" aria-hidden="true">
        {seat + 1}
      </span>
      <div className="seat-fields">
        <select
          className="input"
          aria-label={`Who sits in seat ${seat + 1}`}
          value={value}
          onChange={event => {
            const [who, bot] = event.target.value.split(' ') as [Who, string | undefined];
            onChange(bot ? { who, bot } : { who });
          }}
        >
          <option value="me">A person at this screen</option>
          <option value="open">Open: somebody with a link</option>
          {bots.map(bot => (
            <option key={bot} value={`bot ${bot}`}>
              Bot ({wordsOf(bot).toLowerCase()})
            </option>
          ))}
        </select>
        {row.who === 'me' && (
          <input
            className="input"
            aria-label={`Name in seat ${seat + 1}`}
            value={row.name}
            maxLength={40}
            onChange={event => onChange({ name: event.target.value })}
          />
        )}
        {children}
      </div>
    </li>
  );
}
