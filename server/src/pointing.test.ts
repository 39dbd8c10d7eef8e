/** What somebody points at while they choose is seen by the others: only on their turn, only what lies on the board for all, and never what a window would tell. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chair } from './chairs.ts';
import { TableTalk } from './table-talk.ts';
import { createTable } from './testing/client.ts';
import { zeroDawnMatch } from './testing/positions.ts';
import { TestServer } from './testing/server.ts';

describe('pointing while one chooses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.clean());

  type Client = Awaited<ReturnType<TestServer['client']>>;
  const pointsIn = (client: Client) => client.replies.filter(one => one.type === 'point');

  /** Ana plays both seats; Wen looks on. */
  async function seated(): Promise<{ table: string; ana: Client; wen: Client }> {
    const { table, keys } = await createTable(server.port, 'mm');
    const [ana, wen] = [await server.client(), await server.client()];
    for (const { key } of keys) await ana.join(table, key);
    await wen.join(table, undefined, { name: 'Wen', plain: true });
    return { table, ana, wen };
  }
  /** Something that everybody sees on the board, once there is one. */
  async function playedToABoard(table: string, ana: Client, wen: Client) {
    for (let i = 0; i < 80; i++) {
      const seat = (await ana.anyAsked(table))!;
      const { seen } = wen.chair(table, null);
      const [cell] = seen.sketch?.cells ?? [];
      if (cell && 'seats' in seen.waiting && seen.waiting.seats.length === 1 && seen.waiting.seats[0] === seat)
        return { seat, ref: cell.ref };
      await ana.answerAny(table, seat);
    }
    throw new Error('no board within 80 answers');
  }

  test('the others see it with a name, and that it is over; whoever points is not told, and what is in no sketch is passed on to nobody', async () => {
    const { table, ana, wen } = await seated();
    const { seat, ref } = await playedToABoard(table, ana, wen);

    await ana.ask('point', { table, as: seat, about: { kind: 'card', id: 3 } });
    await ana.ask('point', { table, as: seat, about: ref });
    await ana.ask('point', { table, as: seat, about: null });

    await wen.until('it is over', () => pointsIn(wen).length === 2);
    expect(pointsIn(wen)).toMatchObject([
      { by: seat, about: ref, as: null },
      { by: seat, about: null },
    ]);
    expect(pointsIn(ana).filter(one => one.as === seat)).toEqual([]);
  });

  test('whoever is not about to choose points at nothing; nor does who looks on', async () => {
    const { table, ana, wen } = await seated();
    const { seat, ref } = await playedToABoard(table, ana, wen);
    const { waiting } = wen.chair(table, null).seen;
    const other = [0, 1].find(one => 'seats' in waiting && !waiting.seats.includes(one));

    const answers = [await wen.ask('point', { table, as: null, about: ref })];
    if (other !== undefined) answers.push(await ana.ask('point', { table, as: other, about: ref }));
    await ana.ask('point', { table, as: seat, about: null });

    await wen.until('something is seen', () => pointsIn(wen).length > 0);
    expect(answers.map(one => one.type)).toEqual(answers.map(() => 'done')); // a refusal would tell whose turn it is not
    expect(pointsIn(wen)).toMatchObject([{ by: seat, about: null }]);
  });

  test('who points about quickly is seen to point at one thing', async () => {
    const { table, ana, wen } = await seated();
    const { seat, ref } = await playedToABoard(table, ana, wen);

    for (let i = 0; i < 20; i++) ana.sendText(JSON.stringify({ type: 'point', id: 900 + i, table, as: seat, about: ref }));
    await ana.ask('point', { table, as: seat, about: null });

    await wen.until('it is over', () => pointsIn(wen).some(one => one.type === 'point' && one.about === null));
    expect(pointsIn(wen).length).toBeLessThan(15);
  });

  test('a phrase goes by its code, and everybody reads the same words', async () => {
    const { table, ana, wen } = await seated();

    await ana.ask('phrase', { table, as: 0, phrase: 'idea' });
    const refused = await ana.ask('phrase', { table, as: 0, phrase: 'insult' } as never);

    await wen.until('it is heard', () => wen.chair(table, null).chat.length > 0);
    expect(wen.chair(table, null).chat.map(({ seat, says }) => [seat, says])).toEqual([[0, 'I have an idea.']]);
    expect(refused).toMatchObject({ type: 'refused', code: 'malformed' });
  });
});

test('where several are asked at once, as for a pick that stays secret, what each of them points at is passed on to nobody', () => {
  const { match, play } = zeroDawnMatch(2, 'a board');
  const cellIn = () => match.game.shows?.sketch?.(match.view(null)).cells[0];
  for (let n = 1; !cellIn(); n++) play(n);
  const sent: string[] = [];
  const looks = { as: null, outlet: { send: (text: string) => sent.push(text) } } as unknown as Chair;
  const talk = new TableTalk({ id: 'table', now: () => 0, write: () => {}, whenSaved: () => {}, chairs: () => [looks] }, []);
  const about = cellIn()!.ref;

  talk.point(0, 'Ada', about, [0, 1], match);
  expect(sent).toEqual([]);
  talk.point(0, 'Ada', about, [0], match);
  expect(sent.map(text => JSON.parse(text))).toMatchObject([{ type: 'point', by: 0, about }]);
});
