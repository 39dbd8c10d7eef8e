/** Games that demand an even pause: K-111. What the pause does is in table.test.ts. */
import { GAMES } from '@quarry/catalogue';
import { expect, test } from 'vitest';
import { createTable } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

test('[K-111] where several people play a game that demands it, windows last equally long, whatever the host has asked for', async () => {
  const [zeroDawn] = GAMES.filter(one => one.id === 'zero-dawn');
  const games = [
    {
      ...zeroDawn!,
      rules: {
        ...zeroDawn!.rules,
        windows: [...zeroDawn!.rules.windows!, { kind: 'secret', says: 'in secret', mustBeEven: true as const }],
      },
    },
  ];
  const server = await TestServer.start({ games });
  const pauseOf = async (letters: string, evenPause?: number): Promise<number> => {
    const { table } = await createTable(server.port, letters, evenPause === undefined ? {} : { evenPause });
    return (await server.store.read(table))!.table.evenPause;
  };

  expect([await pauseOf('mo'), await pauseOf('mo', 0), await pauseOf('mob', 8), await pauseOf('mbb')]).toEqual([3, 3, 8, 0]);
  await server.clean();
});

test('[K-111] elsewhere it is for the host to say', async () => {
  const server = await TestServer.start();
  const { table } = await createTable(server.port, 'mo');
  expect((await server.store.read(table))!.table.evenPause).toBe(0);
  await server.clean();
});
