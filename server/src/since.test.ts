/** What has happened since one's turn, while something is under way: a roll that is not decided is not summed up before it is. */
import { Players, sensible } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { type AnyMatch, type Decision, startMatch } from '@quarry/kernel';
import type { Reply, Seen, TableCover } from '@quarry/protocol';
import { expect, test } from 'vitest';
import type { Chair } from './chairs.ts';
import type { LiveTable } from './table.ts';
import { answerAt, Frames, keyOf, sitAt, tableAt } from './testing/tables.ts';

const urban = GAMES.find(one => one.id === 'urban-manhunt')!;
const { setup } = urban.tables.find(one => urban.seatsOf(one.setup) === 2)!;
const ATTACKED = /(shot at|attacked|struck) you/;

/** A crim attacks this hunter, and its player is asked about the dice by which that is decided. */
const isAboutAttack = ({ seat, facts }: Decision): boolean =>
  seat === 0 && ['defense', 'resistance'].includes((facts as { check?: string } | undefined)?.check ?? '');
/** The hunter's own turn has come again. */
const isTurn = ({ seat, kind }: Decision): boolean => seat === 0 && kind === 'act';

const begun = (seed: string): AnyMatch => {
  const started = startMatch(urban, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
};

/** The first seed of a match in which nobody has attacked this hunter before it is asked about an attack. */
function firstAttack(): string {
  for (let i = 0; i < 100; i++) {
    const match = begun(`attacked ${i}`);
    const players = new Players(match, [sensible(urban), sensible(urban)]);
    while (!match.outcome && !match.open.some(isAboutAttack) && match.turnOf(0) < 40) players.answer(match.open[0]!);
    const attacks = match.events.filter(({ event }) => event.type === 'hunter-attacked' && event['seat'] === 0);
    if (match.open.some(isAboutAttack) && attacks.length === 1) return match.seed;
  }
  throw new Error('nobody was attacked');
}

const askedAt = (table: LiveTable, seat: number): NonNullable<Seen['asked']> => {
  const frames = new Frames();
  table.leave(sitAt(table, seat, frames));
  return (JSON.parse(frames.texts[0]!) as Extract<Reply, { type: 'seen' }>).seen.asked!;
};

test('an attack whose dice are still asked about is not summed up, on the cover either; once it is decided it is', () => {
  const seed = firstAttack();
  const match = begun(seed);
  const players = new Players(match, [sensible(urban), sensible(urban)]);
  const table = tableAt({ game: urban, setup, seed, moment: match.checkpoint });
  const chairs: readonly Chair[] = [0, 1].map(seat => sitAt(table, seat, new Frames()));
  const playUntil = (fits: (decision: Decision) => boolean): void => {
    do {
      const [{ seat, kind }] = match.open as [Decision];
      const { n } = askedAt(table, seat);
      players.answer(match.open[0]!);
      const { answer } = match.answers.at(-1)!;
      expect(answerAt(table, chairs[seat]!, { seat, n, kind, key: answer as unknown as string })).toBe('ok');
    } while (!match.open.some(fits));
  };
  const since = (): string => {
    const told = table.looks.since(chairs[0]!, { type: 'since', id: 1, table: table.id, as: 0, n: askedAt(table, 0).n });
    return told.ok ? told.value.map(one => one.says).join(' ') : told.refusal.says;
  };
  const cover = (): TableCover => table.cover([keyOf(0)]);

  playUntil(isAboutAttack);
  expect(since()).not.toMatch(ATTACKED);
  expect(cover().call!.happened).not.toMatch(/no wound/);

  playUntil(isTurn);
  expect(since()).toMatch(ATTACKED);
  expect(cover().call!.happened).toBe(since().slice(0, cover().call!.happened.length));
});
