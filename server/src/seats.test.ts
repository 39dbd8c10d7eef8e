import type { AnyGame, Result } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { botNameFor } from './bot-names.ts';
import { newKey } from './keys.ts';
import { type Asker, checkName, giveBack, inviteTo, peopleOf, rename, seatOf, sitDown, standIn, takeSeats } from './seats.ts';
import { wishesOf } from './testing/client.ts';
import { zeroDawnAt } from './testing/positions.ts';
import { Frames, sitAt, tableAt } from './testing/tables.ts';

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.says);
  return result.value;
}
const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code);

test('seats are taken as wished: a key for me, an invitation for an open seat, nothing for a bot', () => {
  const { seats, secrets } = must(takeSeats(wishesOf('mob')));

  expect(secrets.keys.map(one => one.seat)).toEqual([0]);
  expect(secrets.invites.map(one => one.seat)).toEqual([1]);
  expect(seats.map(one => one.who)).toEqual(['person', 'open', 'bot']);
  expect(JSON.stringify(seats)).not.toContain(secrets.keys[0]!.key);
  expect(JSON.stringify(seats)).not.toContain(secrets.invites[0]!.invite);
  expect(seatOf(seats, secrets.keys[0]!.key)).toBe(0);
  expect(seatOf(seats, newKey())).toBeNull();
});

test('an unknown bot is refused by name', () => {
  expect(takeSeats([{ who: 'bot', bot: 'sensibel' }])).toMatchObject({
    ok: false,
    refusal: { code: 'unknown-bot', says: expect.stringContaining("did you mean 'sensible'") },
  });
});

test('an invitation is used up by whoever sits down; sitting down again with the same key is harmless', () => {
  const { seats, secrets } = must(takeSeats(wishesOf('mo')));
  const { invite } = secrets.invites[0]!;
  const key = newKey();

  const sat = must(sitDown(seats, { invite, key, name: 'Bo' }));
  const again = must(sitDown(sat.seats, { invite, key, name: 'Bo' }));

  expect(sat.seat).toBe(1);
  expect(again).toEqual(sat);
  expect(code(sitDown(sat.seats, { invite, key: newKey(), name: 'Thief' }))).toBe('invite-used');
  expect(code(sitDown(sat.seats, { invite: newKey(), key: newKey(), name: 'Thief' }))).toBe('wrong-invite');
  expect(code(sitDown(sat.seats, { invite: newKey(), key, name: 'Bo' }))).toBe('key-in-use');
});

test('a fresh invitation takes the seat from whoever held it', () => {
  const { seats, secrets } = must(takeSeats(wishesOf('mb')));

  const invited = must(inviteTo(seats, 0));

  expect(seatOf(invited.seats, secrets.keys[0]!.key)).toBeNull();
  expect(invited.seats[0]!.who).toBe('open');
  expect(code(inviteTo(seats, 7))).toBe('no-such-seat');
  expect(must(inviteTo(seats, 1)).seats[1]!.bot).toBe('sensible');
});

const MINUTES = 3 * 60_000;
const by = (seat: number, more: Partial<Asker> = {}): Asker => ({
  seat,
  isHost: false,
  isHere: false,
  awayMs: MINUTES,
  graceMs: MINUTES,
  ...more,
});

test('a bot stands in for somebody who is away, and goes when they come back', () => {
  const { seats } = must(takeSeats(wishesOf('mmob')));

  const stood = must(standIn(seats, 1, 'sensible', by(0)));

  expect(stood[1]!.bot).toBe('sensible');
  expect(giveBack(stood, 1)[1]!.bot).toBeNull();
  expect(giveBack(seats, 1)).toBe(seats);
  expect(code(standIn(seats, 1, 'sensible', by(0, { isHere: true })))).toBe('is-here');
  expect(code(standIn(seats, 0, 'sensible', by(0, { isHere: true })))).toBe('ok');
  expect(code(standIn(seats, 2, 'random', by(0)))).toBe('ok');
  expect(code(standIn(seats, 3, null, by(0)))).toBe('bot-seat');
  expect(code(standIn(seats, 2, 'clever', by(0)))).toBe('unknown-bot');
});

test('an opponent waits for a while before a bot stands in; the host and oneself need not', () => {
  const { seats } = must(takeSeats(wishesOf('mmob')));
  const justLeft = { awayMs: 60_000 };

  expect(standIn(seats, 1, 'sensible', by(0, justLeft))).toMatchObject({
    refusal: { code: 'just-left', facts: { seat: 1, seconds: 120 }, says: expect.stringContaining('in 2 minutes') },
  });
  expect(code(standIn(seats, 1, 'sensible', by(0, { ...justLeft, isHost: true })))).toBe('ok');
  expect(code(standIn(seats, 1, 'sensible', by(1, justLeft)))).toBe('ok');
  expect(code(standIn(seats, 2, 'sensible', by(0, justLeft)))).toBe('ok');
});

test('who stands in for somebody else plays sensibly; for oneself one may choose', () => {
  const { seats } = must(takeSeats(wishesOf('mmob')));

  expect(code(standIn(seats, 1, 'random', by(0)))).toBe('sensible-only');
  expect(code(standIn(seats, 1, 'random', by(0, { isHost: true })))).toBe('sensible-only');
  expect(code(standIn(seats, 1, 'random', by(1)))).toBe('ok');
});

test('people are shown without their secrets', () => {
  const { seats } = must(takeSeats(wishesOf('mob')));

  const people = peopleOf(rename(seats, 0, 'Ana'), seat => seat === 0);

  expect(people).toEqual([
    { seat: 0, name: 'Ana', who: 'person', bot: null, isHere: true },
    { seat: 1, name: 'Seat 2', who: 'open', bot: null, isHere: false },
    { seat: 2, name: botNameFor('', 2, []), who: 'bot', bot: 'sensible', isHere: true },
  ]);
});

test('nobody is called what a table calls an empty seat or a bot, however it is written', () => {
  const { seats } = must(takeSeats(wishesOf('mob')));

  for (const name of ['Seat 2', 'seat 9', 'SEAT2', 'Sensible bot 3', 'random  bot 1'])
    expect(checkName(seats, name, 0)).toMatchObject({
      refusal: { code: 'name-reserved', facts: { name }, says: expect.stringContaining('choose another name') },
    });
  for (const name of ['Seat', 'Sensible', 'Bot 2', 'Seat 2b']) expect(code(checkName(seats, name, 0))).toBe('ok');
  expect(code(takeSeats([{ who: 'me', name: 'Sensible bot 2' }, { who: 'open' }]))).toBe('name-reserved');
});

test('a join that fails leaves no chair behind', () => {
  const match = zeroDawnAt(2, 'no chair', 10)!;
  const game: AnyGame = {
    ...match.game,
    shows: {
      ...match.game.shows,
      describe: () => {
        throw new Error('no words');
      },
    },
  };
  const table = tableAt({ game, setup: match.setup, seed: match.seed, moment: match.checkpoint });

  for (const seat of [0, null]) expect(() => sitAt(table, seat, new Frames(), true)).toThrow('no words');
  expect(table.isIdle).toBe(true);
  const frames = new Frames();
  sitAt(table, 0, frames);
  expect(() => sitAt(table, 0, new Frames(), true)).toThrow('no words');
  expect(frames.texts.map(text => JSON.parse(text).type)).toEqual(['seen']);
});

test('a join whose words cannot be sent leaves no chair behind', () => {
  const match = zeroDawnAt(2, 'no chair', 10)!;
  const table = tableAt({ game: match.game, setup: match.setup, seed: match.seed, moment: match.checkpoint });
  const deaf = {
    send: (): void => {
      throw new Error('nobody listens');
    },
  };

  expect(() => sitAt(table, 0, deaf)).toThrow('nobody listens');
  expect(table.isIdle).toBe(true);
});
