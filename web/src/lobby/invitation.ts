/** Invitations: their links, fresh ones, and the sentence that an invited person reads first. */
import { plural } from '@quarry/kernel';
import type { GameInfo, TableCover } from '@quarry/protocol';
import { invite } from '../http.ts';
import { myTable, remember } from '../store/keyring.ts';
import { modeSays } from './form.ts';

export const inviteLink = (table: string, secret: string): string => `${location.origin}/t/${table}#invite=${secret}`;

/** Makes a fresh invitation and keeps it; whoever held the seat before has lost it. */
export async function inviteTo(table: string, seat: number, host: string): Promise<void> {
  const made = await invite(table, seat, host);
  const others = (myTable(table)?.invites ?? []).filter(one => one.seat !== seat);
  remember(table, { invites: [...others, { seat, invite: made.invite }] });
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many seats wait for somebody: `One seat of three is free.` */
export function freeSays(people: TableCover['people']): string {
  const free = people.filter(person => person.who === 'open').length;
  if (free === 0) return 'Every seat is taken just now.';
  return `${capital(inWords(free))} ${plural(free, 'seat').replace(/^\d+ /, '')} of ${inWords(people.length)} ${free === 1 ? 'is' : 'are'} free.`;
}

/** Who invites to what: `Ada invites you to hunt a Sawtooth: Horizon Zero Dawn, cooperative easy.` */
export function invitationSays({ host, mode }: Pick<TableCover, 'host' | 'mode'>, { name, form, defaults }: GameInfo): string {
  const { aim = 'play' } = defaults.find(one => one.mode === mode) ?? {};
  const called = modeSays(form, defaults, mode);
  return `${host} invites you to ${aim}: ${name}, ${called.charAt(0).toLowerCase()}${called.slice(1)}.`;
}
