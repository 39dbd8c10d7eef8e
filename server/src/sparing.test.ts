/** Questions in which every answer comes to the same: the table answers them, and whoever wants to can have them asked after all. */
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import { type AnyGame, chooseOne, option, type Rule, replay, type Scene, type Seat, startMatch } from '@quarry/kernel';
import { FIRST_HABITS, type Reply, type Seen } from '@quarry/protocol';
import { expect, test } from 'vitest';
import type { Chair } from './chairs.ts';
import { sparedIn } from './sparing.ts';
import type { LiveTable } from './table.ts';
import { answerAt, Frames, sitAt, tableAt } from './testing/tables.ts';

const named = gameNamed('snow-lynx', ALL_GAMES);
if (!named.ok) throw new Error(named.refusal.says);
const snowLynx = named.value;
const SETUP = snowLynx.tables[1]!.setup;

/** Whoever has had their turn says how they look back; nothing comes of it. */
const lookingBack: AnyGame = {
  ...snowLynx,
  rules: {
    ...snowLynx.rules,
    next(state: { readonly turn: Seat }) {
      const next = snowLynx.rules.next(state) as Scene<{ readonly turn: Seat }>;
      if (next.name !== 'track') return next;
      return {
        ...next,
        *play(table): Rule {
          const seat = table.state.turn;
          yield* next.play(table);
          yield* chooseOne({ seat, kind: 'look-back', rule: 'SL-TURN-1', options: [option('left', 'left'), option('right', 'right')] });
        },
      } satisfies typeof next;
    },
  },
  words: { sentence: snowLynx.words.sentence },
  teaches: { ...snowLynx.teaches!, verbOf: () => 'quiet' },
  tells: {
    ...snowLynx.tells!,
    chores: { kinds: ['look-back'] },
    rests: ({ kind }) => (kind === 'look-back' ? { until: 'the moon is up', mark: 'dark', answer: 'right' } : null),
  },
};

interface Hunt {
  readonly table: LiveTable;
  readonly chairs: readonly Chair[];
}

function twoTrackers(): Hunt {
  const started = startMatch(lookingBack, JSON.parse(JSON.stringify(SETUP)), 'two trackers');
  if (!started.ok) throw new Error(started.refusal.says);
  const table = tableAt({ game: lookingBack, setup: SETUP, seed: 'two trackers', moment: started.value.checkpoint });
  return { table, chairs: [0, 1].map(seat => sitAt(table, seat, new Frames())) };
}

function sightOf({ table }: Hunt, seat: Seat): Seen & { readonly notes: readonly string[]; readonly text: string } {
  const frames = new Frames();
  table.leave(sitAt(table, seat, frames));
  const text = frames.texts[0]!;
  const { seen, lines } = JSON.parse(text) as Extract<Reply, { type: 'seen' }>;
  return { ...seen, notes: lines.filter(one => one.type === 'note').map(one => one.says), text };
}

function give(hunt: Hunt, seat: Seat, key: string): void {
  const { n, kind } = sightOf(hunt, seat).asked!;
  expect(answerAt(hunt.table, hunt.chairs[seat]!, { seat, n, kind, key })).toBe('ok');
}

/** The first tracker has had the turn, and would be asked how they look back. */
function afterTheFirstTurn(hunt = twoTrackers()): Hunt & { readonly first: Seat } {
  for (const seat of [0, 1]) give(hunt, seat, 'drive');
  const first = [0, 1].find(seat => sightOf(hunt, seat).asked)!;
  if (sightOf(hunt, first).asked!.kind === 'use-gear') give(hunt, first, 'pass');
  give(hunt, first, sightOf(hunt, first).asked!.options[0]!.key);
  give(hunt, first, 'quiet');
  return { ...hunt, first };
}

test('what the table has answered is known again from the lines that were stored with it', () => {
  const line = { rule: 'SL-TURN-1', says: '', event: {}, type: 'note', under: '' };
  const noted = (as: string) => ({ ...line, secret: { to: [0], says: 'Decided.', event: { as } } });
  expect(sparedIn([{ ...line, type: 'walked' }, noted('same')])).toEqual({ says: 'Decided.', isSame: true });
  expect(sparedIn([noted('tie')])).toEqual({ says: 'Decided.', isSame: false });
  expect(sparedIn([{ ...line, type: 'walked' }])).toBeNull();
});

const DECIDED = 'Nothing depends on it, so it is decided for you: Left.';

test('the table answers for everybody who has not said otherwise, and it is an answer like any other', () => {
  const hunt = afterTheFirstTurn();
  const { first, table } = hunt;
  expect(table.record.answers.at(-1)).toMatchObject({ seat: first, kind: 'look-back', answer: ['left'] });
  expect(sightOf(hunt, first)).toMatchObject({
    asked: null,
    spared: { count: 1, says: DECIDED, change: { how: 'alone', says: '' } },
    notes: [DECIDED],
  });
  expect(replay(lookingBack, JSON.parse(JSON.stringify(table.record)))).toMatchObject({ ok: true });
});

test('others read nothing of what was decided', () => {
  const hunt = afterTheFirstTurn();
  const other = sightOf(hunt, 1 - hunt.first);
  expect([other.spared, other.notes]).toEqual([undefined, ['']]);
  expect(other.text).not.toMatch(/depends on it|look-back|"left"/);
});

test('whoever does not want that is asked', () => {
  const hunt = twoTrackers();
  for (const chair of hunt.chairs) expect(hunt.table.setHabits(chair, { ...FIRST_HABITS, same: false })).toMatchObject({ ok: true });
  const { first } = afterTheFirstTurn(hunt);
  expect(sightOf(hunt, first)).toMatchObject({ asked: { kind: 'look-back' }, notes: [] });
  expect(sightOf(hunt, first).spared).toBeUndefined();

  // Said in the middle of it, it is heeded at once.
  hunt.table.setHabits(hunt.chairs[first]!, FIRST_HABITS);
  expect(sightOf(hunt, first)).toMatchObject({ asked: null, notes: [DECIDED] });
});

test('what a seat lets rest is answered for it as long as it stands as it did, and asked again when it does not', () => {
  const hunt = twoTrackers();
  for (const chair of hunt.chairs) expect(hunt.table.setHabits(chair, { ...FIRST_HABITS, same: false })).toMatchObject({ ok: true });
  const { first } = afterTheFirstTurn(hunt);
  const chair = hunt.chairs[first]!;
  expect(sightOf(hunt, first).asked).toMatchObject({ kind: 'look-back', rest: { until: 'the moon is up', mark: 'dark' } });

  hunt.table.setHabits(chair, { ...FIRST_HABITS, same: false, rests: { 'look-back': 'light' } });
  expect(sightOf(hunt, first)).toMatchObject({ asked: { kind: 'look-back' }, notes: [] });

  hunt.table.setHabits(chair, { ...FIRST_HABITS, same: false, rests: { 'look-back': 'dark' } });
  expect(sightOf(hunt, first)).toMatchObject({ asked: null, notes: ['You let this rest, so the table answers for you: Right.'] });
  expect(hunt.table.record.answers.at(-1)).toMatchObject({ seat: first, kind: 'look-back', answer: ['right'] });
});

test('`change` goes back to that question and asks it; answered in person, nothing is left of it', () => {
  const hunt = afterTheFirstTurn();
  const { first, table, chairs } = hunt;
  expect(table.undo(chairs[first]!, true)).toMatchObject({ ok: true });
  expect(sightOf(hunt, first)).toMatchObject({ asked: { kind: 'look-back' }, notes: [] });
  give(hunt, first, 'right');
  expect(table.record.answers.at(-1)).toMatchObject({ seat: first, kind: 'look-back', answer: ['right'] });
  expect(sightOf(hunt, first).spared).toBeUndefined();
  expect(table.undo(chairs[1 - first]!, true)).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
});

test('an ordinary undo goes back to what one has answered in person, and may be done alone', () => {
  const hunt = afterTheFirstTurn();
  const { first, table, chairs } = hunt;
  expect(sightOf(hunt, first).undo).toEqual({ how: 'alone', says: '' });
  expect(table.undo(chairs[first]!)).toMatchObject({ ok: true });
  expect(sightOf(hunt, first)).toMatchObject({ asked: { kind: 'act' }, notes: [] });
});

test('once somebody else has answered, going back to it needs the others', () => {
  const hunt = afterTheFirstTurn();
  const { first, table, chairs } = hunt;
  const { asked } = sightOf(hunt, 1 - first);
  give(hunt, 1 - first, asked!.options.find(one => one.key === 'pass')?.key ?? asked!.options[0]!.key);
  const says = 'Somebody else has answered since; everybody at the table must agree to go back.';
  expect(sightOf(hunt, first).spared!.change).toEqual({ how: 'vote', says });
  expect(table.undo(chairs[first]!, true)).toMatchObject({ ok: true });
  expect(sightOf(hunt, first).vote).toMatchObject({ by: first, open: [1 - first] });
  expect(sightOf(hunt, first).asked).toBeNull();
});
