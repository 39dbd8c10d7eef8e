/** A new table: how many seats and who sits in them, the mode, and whatever else the game's set-up lets a host choose. */
import { plural, wordsOf } from '@quarry/kernel';
import type { GameInfo } from '@quarry/protocol';
import { type ReactNode, useEffect } from 'react';
import { gameInfo } from '../http.ts';
import { useShell, useTheme } from '../theme.ts';
import { useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import { Complaint } from '../ui/sheet.tsx';
import { modeIsHard, modeIsLike, modeSays, modesFor, withSeatChoice } from './form.ts';
import { FormField } from './form-field.tsx';
import { type Meeting, type Met, useMeeting, useShelved } from './mode-pictures.ts';
import './lobby.css';
import { SeatChoice } from './seat-choice.tsx';
import { type Form, type SeatRow, useTableForm } from './use-table-form.ts';

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

/** How wide the picture beside a mode is, in pixels. */
const MODE_PICTURE = 168;

interface FormProps {
  readonly info: GameInfo;
  readonly form: Form;
}

const NONE: readonly string[] = [];

function TableForm({ info }: { readonly info: GameInfo }): ReactNode {
  const meeting = useMeeting(info.id);
  const { met, gallery } = meeting;
  useTheme(gallery?.theme ?? null);
  useShell(gallery ? 'table' : 'page');
  const form = useTableForm(info, gallery?.fields ?? NONE);
  const { trouble, mode } = form;
  const isThere = gallery !== null && mode !== undefined && met.has(mode);
  return (
    <form
      className="stack new-table"
      onSubmit={event => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div>
        <h1>New table</h1>
        <p>
          <b>{info.name}</b>
        </p>
        <p className="dim">{info.says}</p>
        <p className="dim small">{info.tags.join(' · ')}</p>
      </div>
      <Seats info={info} form={form} />
      <Mode info={info} form={form} meeting={meeting}>
        {isThere && <Begin form={form} says={gallery.begins(mode, form.setup)} />}
      </Mode>
      {trouble && <Complaint>{trouble}</Complaint>}
      {!isThere && (
        <div className="row">
          <Begin form={form} says="Open the table" />
        </div>
      )}
    </form>
  );
}

function Begin({ form: { isOpening, mode }, says }: { readonly form: Form; readonly says: string }): ReactNode {
  return (
    <button type="submit" className="button button-filled cover-play" disabled={isOpening || mode === undefined}>
      {isOpening ? 'Setting the table …' : says}
    </button>
  );
}

/** How many seats, who sits in each, and what is chosen for that seat alone. */
function Seats({ info, form }: FormProps): ReactNode {
  const { rows, fields, setup, isOnePerson, setOnePerson } = form;
  return (
    <fieldset className="card-panel stack plain-set">
      <legend className="panel-title">Seats</legend>
      <div className="row">
        {Array.from({ length: info.seats.max - info.seats.min + 1 }, (_, i) => info.seats.min + i).map(n => (
          <label key={n} className="pick">
            <input type="radio" name="seats" checked={rows.length === n} onChange={() => form.setSeats(n)} />
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
            onChange={some => form.setRow(i, some)}
          >
            {fields.map(field =>
              field.kind === 'per-seat' ? (
                <SeatChoice
                  key={field.name}
                  field={field}
                  seat={i}
                  chosen={setup[field.name]}
                  onChoose={value => form.set(field.name, withSeatChoice(setup[field.name], field.of, rows.length, i, value))}
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
      {rows.some(row => row.who === 'open') && (
        <label className="row">
          <input type="checkbox" checked={form.isOpen} onChange={event => form.setOpen(event.target.checked)} /> Anyone may sit down: the
          table is listed in the lobby
        </label>
      )}
      <label className="row">
        <input type="checkbox" checked={form.noHints} onChange={event => form.setNoHints(event.target.checked)} /> No hints: nobody may ask
        what to do
      </label>
      <p className="dim small">{seatsSay(rows, isOnePerson)}</p>
    </fieldset>
  );
}

interface ModeProps extends FormProps {
  readonly meeting: Meeting;
  /** The way to the table, where it stands beside what is chosen. */
  readonly children: ReactNode;
}

/** How it is played, and below it whatever else is to be chosen for everybody. */
function Mode({ info, form, meeting: { met, gallery }, children }: ModeProps): ReactNode {
  const Shelved = useShelved(info.id);
  const modes = modesFor(info.defaults, form.rows.length);
  const says = (mode: string): string => modeSays(info.form, info.defaults, mode);
  const hung = gallery ? modes.filter(one => met.has(one)) : [];
  return (
    <fieldset className="card-panel stack plain-set">
      <legend className="panel-title">Mode</legend>
      {form.twist !== null && (
        <label className="row">
          <input type="checkbox" checked={form.isTwisted} onChange={event => form.setTwisted(event.target.checked)} /> {form.twist}
        </label>
      )}
      <ul className="modes">
        {modes
          .filter(one => !hung.includes(one))
          .map(one => (
            <li key={one} className={met.has(one) ? 'has-picture' : Shelved ? 'is-shelved' : undefined}>
              <ModePick mode={one} says={says(one)} met={met.get(one)} form={form} />
              <p id={`mode-${one}`} className="dim small">
                {[modeIsLike(info.defaults, one), modeIsHard(info.defaults, one, form.rows.length)].filter(Boolean).join(' ')}
              </p>
              {Shelved && <Shelved mode={one} seats={form.rows.length} />}
            </li>
          ))}
      </ul>
      {gallery && hung.length > 0 && (
        <gallery.Gallery modes={hung.map(mode => ({ mode, says: says(mode) }))} mode={form.mode} setup={form.setup} onChoose={form.setMode}>
          {children}
        </gallery.Gallery>
      )}
      <MoreChoices info={info} form={form} />
    </fieldset>
  );
}

function MoreChoices({ info, form }: FormProps): ReactNode {
  return (
    <details>
      <summary>More choices</summary>
      <div className="form-grid">
        <label className="field">
          <span>Name of the table</span>
          <input
            className="input"
            value={form.title}
            maxLength={60}
            placeholder={info.name}
            onChange={event => form.setTitle(event.target.value)}
          />
        </label>
        {form.fields.map(field => (
          <FormField key={field.name} field={field} value={form.setup[field.name]} onChange={value => form.set(field.name, value)} />
        ))}
      </div>
    </details>
  );
}

interface ModePickProps {
  readonly mode: string;
  readonly says: string;
  readonly met: Met | undefined;
  readonly form: Form;
}

function ModePick({ mode, says, met, form }: ModePickProps): ReactNode {
  return (
    <label className="pick">
      <input type="radio" name="mode" checked={form.mode === mode} aria-describedby={`mode-${mode}`} onChange={() => form.setMode(mode)} />
      <span>{says}</span>
      {met && (
        <span className="mode-picture" aria-hidden="true">
          <met.Picture id={met.id} name={met.name} size={MODE_PICTURE} />
        </span>
      )}
    </label>
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
            const [who, bot] = event.target.value.split(' ') as [SeatRow['who'], string | undefined];
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
