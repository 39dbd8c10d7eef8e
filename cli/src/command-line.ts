/** Reads a command line: options by name, with a sentence for each way to get it wrong, and the game and table that it means. */
import { parseArgs } from 'node:util';
import type { Bot } from '@quarry/bots';
import { botNamed } from '@quarry/bots';
import { didYouMean, gameNamed } from '@quarry/catalogue';
import type { AnyGame, Refusal, Result } from '@quarry/kernel';
import { type Playable, tablesOf } from '@quarry/lab';
import { Complaint, type World } from './world.ts';

/** What an option takes: nothing, a text, or a text each time it is given. */
export type OptionKinds = Readonly<Record<string, 'flag' | 'text' | 'texts'>>;
type Read<K extends OptionKinds> = {
  readonly [O in keyof K]?: K[O] extends 'flag' ? boolean : K[O] extends 'texts' ? readonly string[] : string;
};

export interface CommandLine<K extends OptionKinds> {
  readonly options: Read<K>;
  readonly words: readonly string[];
}

export function readCommandLine<const K extends OptionKinds>(command: string, args: readonly string[], kinds: K): CommandLine<K> {
  const options = Object.fromEntries(
    Object.entries({ ...kinds, help: 'flag' }).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: args.slice(), options, strict: false, allowPositionals: true, tokens: true });
  const read: Record<string, boolean | string | string[]> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value, rawName } = token;
    const kind = kinds[name];
    if (!kind) {
      const known = Object.keys(kinds).map(one => `--${one}`);
      throw new Complaint(`'${command}' has no option ${rawName}${didYouMean(rawName, known)}; its options are ${known.join(', ')}.`);
    }
    if (kind === 'flag') {
      if (value !== undefined) throw new Complaint(`${rawName} takes no value, but '${value}' was given; leave it out.`);
      read[name] = true;
    } else {
      if (value === undefined || value === '' || (!token.inlineValue && value.startsWith('--')))
        throw new Complaint(`${rawName} wants a value; write ${rawName} <value>.`);
      if (kind === 'texts') read[name] = [...((read[name] as string[] | undefined) ?? []), value];
      else if (name in read) throw new Complaint(`${rawName} was given twice; give it once.`);
      else read[name] = value;
    }
  }
  return { options: read as Read<K>, words };
}

/** A whole number of at least `least`. */
export function readCount(option: string, text: string | undefined, instead: number, least = 1): number {
  if (text === undefined) return instead;
  const count = Number(text.replaceAll('_', ''));
  if (!/^[\d_]+$/.test(text) || !Number.isSafeInteger(count) || count < least)
    throw new Complaint(`--${option} is '${text}', but it wants a whole number of at least ${least}.`);
  return count;
}

/** What was refused here is wrong on the command line. */
export function orComplain<T>(result: Result<T>, status?: number): T {
  if (!result.ok) throw complaintOf(result.refusal, status);
  return result.value;
}

const complaintOf = ({ says }: Refusal, status?: number): Complaint => new Complaint(says, status);

export function readGame(words: readonly string[], command: string, { games }: World): AnyGame {
  const [id, ...more] = words;
  const known = games.map(one => one.id).join(', ');
  if (id === undefined) throw new Complaint(`'${command}' wants a game: ${command} <game>; the games are ${known}.`);
  if (more.length > 0) throw new Complaint(`'${command}' wants one game, but '${more.join(' ')}' was given too; leave it out.`);
  return orComplain(gameNamed(id, games));
}

/** The game's table with this mode and number of seats. Left out, the mode is its first, the seats are 2 if there is such a table. */
export function readTable(game: AnyGame, wanted: { readonly mode?: string; readonly seats?: string }): Playable {
  const tables = tablesOf(game);
  const modes = [...new Set(tables.map(one => one.mode))];
  const mode = wanted.mode ?? modes[0]!;
  if (!modes.includes(mode))
    throw new Complaint(`${game.id} has no mode '${mode}'${didYouMean(mode, modes)}; its modes are ${modes.join(', ')}.`);
  const ofMode = tables.filter(one => one.mode === mode);
  const counts = [...new Set(ofMode.map(one => one.seats))].sort((a, b) => a - b);
  const seats = readCount('seats', wanted.seats, counts.includes(2) ? 2 : counts[0]!, 0);
  const table = ofMode.find(one => one.seats === seats);
  if (!table) throw new Complaint(`${game.id} in mode '${mode}' is not played by ${seats}; it has tables for ${counts.join(', ')}.`);
  return table;
}

/** Every table of this mode and for so many; all of them if neither is named. */
export function readTables(game: AnyGame, wanted: { readonly mode?: string; readonly seats?: string }): Playable[] {
  const tables = tablesOf(game);
  if (wanted.mode === undefined && wanted.seats === undefined) return tables;
  const seats = wanted.seats === undefined ? null : readCount('seats', wanted.seats, 1);
  const found = tables.filter(one => (wanted.mode ?? one.mode) === one.mode && (seats === null || one.seats === seats));
  if (found.length > 0) return found;
  const modes = [...new Set(tables.map(one => one.mode))].join(', ');
  throw new Complaint(`${game.id} has no such table; its modes are ${modes}.`);
}

export const readBot = (name: string | undefined, game: AnyGame): Bot => orComplain(botNamed(name ?? 'sensible', game));
