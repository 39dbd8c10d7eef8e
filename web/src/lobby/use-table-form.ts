/** The form of a new table while it is filled in: seats, mode, choices, and the opening of it. What a game's set-up lets a host choose is form.ts's; how it looks is new-table.tsx's. */
import type { GameInfo, SeatWish } from '@quarry/protocol';
import { useState } from 'react';
import { useKept } from '../store/kept.ts';
import { change, settings } from '../store/settings.ts';
import { sayOf } from '../ui/load.ts';
import { open } from './begin.ts';
import { type Field, fieldsOf, merged, type Setup, startFrom, twistedFrom } from './form.ts';

export interface SeatRow {
  readonly who: SeatWish['who'];
  readonly bot: string;
  readonly name: string;
}

export interface Form {
  readonly rows: readonly SeatRow[];
  setSeats(n: number): void;
  setRow(seat: number, some: Partial<SeatRow>): void;
  /** One person plays all the seats at this screen. */
  readonly isOnePerson: boolean;
  setOnePerson(isOnePerson: boolean): void;
  /** The mode that it begins with; undefined if so many cannot play. */
  readonly mode: string | undefined;
  /** Whatever was chosen with another mode goes with it: `some` is what is chosen now. */
  setMode(mode: string, some?: Setup): void;
  /** What the switch says that gives this mode a turn of its own; null if so many cannot have it. */
  readonly twist: string | null;
  readonly isTwisted: boolean;
  setTwisted(isTwisted: boolean): void;
  readonly fields: readonly Field[];
  readonly setup: Setup;
  set(field: string, value: unknown): void;
  /** Anybody may sit down in an open seat. */
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Nobody is told there what to do. */
  readonly noHints: boolean;
  setNoHints(noHints: boolean): void;
  readonly title: string;
  setTitle(title: string): void;
  readonly trouble: string | null;
  readonly isOpening: boolean;
  submit(): Promise<void>;
}

/** `withMode`: fields that are chosen together with the mode. */
export function useTableForm(info: GameInfo, withMode: readonly string[]): Form {
  const { name } = useKept(settings);
  const bot = info.bots.includes('sensible') ? 'sensible' : (info.bots[0] ?? 'random');
  const fresh = (i: number): SeatRow => ({ who: i === 0 ? 'me' : 'bot', bot, name: i === 0 ? name || 'Hunter' : `Hunter ${i + 1}` });
  const [rows, setRows] = useState<readonly SeatRow[]>(() => info.quick.seats.map((_, i) => fresh(i)));
  const [mode, setMode] = useState('');
  const [isTwisted, setTwisted] = useState(false);
  const [changed, setChanged] = useState<Setup>({});
  const [title, setTitle] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [isOnePerson, setOnePerson] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [noHints, setNoHints] = useState(false);

  const start = startFrom(info.defaults, rows.length, mode);
  const twisted = start ? twistedFrom(info.defaults, rows.length, start.mode) : undefined;
  const begun = isTwisted && twisted ? (twisted.setup as Setup) : start?.setup;
  const setup = begun ? merged(begun, changed) : changed;
  return {
    rows,
    setSeats: n => setRows(Array.from({ length: n }, (_, i) => rows[i] ?? fresh(i))),
    setRow: (seat, some) => setRows(rows.map((row, at) => (at === seat ? { ...row, ...some } : row))),
    isOnePerson,
    setOnePerson,
    mode: start?.mode,
    setMode: (next, some = {}) => {
      setMode(next);
      setChanged({ ...Object.fromEntries(Object.entries(changed).filter(([name]) => !withMode.includes(name))), ...some });
    },
    twist: twisted?.twist?.says ?? null,
    isTwisted,
    setTwisted,
    fields: fieldsOf(info.form, info.defaults).filter(({ name }) => !withMode.includes(name)),
    setup,
    set: (field, value) => setChanged({ ...changed, [field]: value }),
    isOpen,
    setOpen,
    noHints,
    setNoHints,
    title,
    setTitle,
    trouble,
    isOpening,
    async submit() {
      setTrouble(null);
      setOpening(true);
      const mine = rows.find(row => row.who === 'me');
      if (mine) change({ name: mine.name.trim() || 'Hunter' });
      try {
        const named = title.trim() ? { name: title.trim() } : {};
        const welcome = isOpen && rows.some(row => row.who === 'open') ? { isOpen } : {};
        await open(
          { game: info.id, setup, seats: rows.map(wishOf), ...named, ...welcome, ...(noHints && { noHints }) },
          info.name,
          !isOnePerson,
        );
      } catch (error) {
        setTrouble(sayOf(error));
        setOpening(false);
      }
    },
  };
}

function wishOf({ who, name, bot }: SeatRow): SeatWish {
  if (who === 'me') return { who, name: name.trim() || 'Hunter' };
  return who === 'bot' ? { who, bot } : { who: 'open' };
}
