/** Who sits where, as `--seat K WHO` says it: the same words for one match and for many. */
import { BOTS, type Bot } from '@quarry/bots';
import { didYouMean } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import { readBot } from './command-line.ts';
import { Complaint } from './world.ts';

/** `--seat 0 human` is read as `--seat 0=human`. */
export function foldSeats(args: readonly string[]): string[] {
  const folded: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const [option, seat, who] = args.slice(i, i + 3);
    if (option === '--seat' && seat !== undefined && who !== undefined && !seat.includes('=') && !who.startsWith('-')) {
      folded.push('--seat', `${seat}=${who}`);
      i += 2;
    } else folded.push(option!);
  }
  return folded;
}

/** One for each seat: the bot named for it, or the one that sits everywhere else. */
export function readBots(named: readonly string[], seats: number, game: AnyGame, bot: string | undefined): Bot[] {
  const sitting = new Array<Bot>(seats).fill(readBot(bot, game));
  for (const { seat, who } of namedSeats(named, seats, BOTS)) sitting[seat] = readBot(who, game);
  return sitting;
}

/** The same, or null where a person sits. */
export function readPlayers(named: readonly string[], seats: number, game: AnyGame, bot: string | undefined): (Bot | null)[] {
  const sitting = new Array<Bot | null>(seats).fill(readBot(bot, game));
  for (const { seat, who } of namedSeats(named, seats, ['human', ...BOTS])) sitting[seat] = who === 'human' ? null : readBot(who, game);
  return sitting;
}

function namedSeats(named: readonly string[], seats: number, known: readonly string[]): { readonly seat: number; readonly who: string }[] {
  return named.map(one => {
    const [seat = '', who = ''] = one.split('=');
    if (!/^\d+$/.test(seat) || Number(seat) >= seats)
      throw new Complaint(`--seat names seat '${seat}', but the seats of this table are 0 to ${seats - 1}.`);
    if (!known.includes(who))
      throw new Complaint(`--seat ${seat} is to be played by '${who}'${didYouMean(who, known)}; write --seat ${seat} ${known.join('|')}.`);
    return { seat: Number(seat), who };
  });
}
