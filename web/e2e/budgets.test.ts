/** What the page weighs and whom it talks to. */
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { Player } from './player.ts';
import { playNow, type Visitor } from './visitor.ts';

const KB = 1000;
const LOBBY = 150 * KB;
const SCREEN = 150 * KB;
/** Pictures of places are loaded by themselves, when a page of the story is opened. */
const PICTURES = /\/place-[^/]*\.js$/;

/** Collects the scripts that a page loads, and what each weighs on the wire. */
function weigh({ page }: Visitor): { total(): Promise<number>; names(): string[] } {
  const requests: Request[] = [];
  page.on('requestfinished', request => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return {
    names: () => requests.map(request => new URL(request.url()).pathname),
    async total() {
      const sizes = await Promise.all(requests.filter(request => !PICTURES.test(request.url())).map(request => request.sizes()));
      return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
    },
  };
}

const OTHERS = ['Horizon Forbidden West', 'Primal', 'Under our Sun', 'Urban Manhunt'];

test('the lobby weighs less than 150 kB of JavaScript, and each game’s table with its screen less than 150 kB more', async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  const scripts = weigh(ada);
  const answered = page.waitForResponse(response => new URL(response.url()).pathname === '/');
  await ada.go('/');
  const headers = await (await answered).allHeaders();
  await playNow(page).waitFor();
  const lobby = await scripts.total();
  const lobbyNames = scripts.names();

  await playNow(page).click();
  await new Player(ada).nextAsked();
  const weights: Record<string, number> = { 'Horizon Zero Dawn': (await scripts.total()) - lobby };
  const table = new URL(page.url()).pathname;

  for (const game of OTHERS) {
    const bo = await visit();
    const weighed = weigh(bo);
    await bo.go('/');
    await bo.page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
    await new Player(bo).nextAsked();
    weights[game] = (await weighed.total()) - lobby;
  }
  const eve = await visit();
  const weighed = weigh(eve);
  await eve.go(`${table}?screen=plain`);
  await eve.page.locator('.board-cell').first().waitFor();
  weights['the plain screen, with what the lobby has of it'] = (await weighed.total()) - lobby;

  console.log(`JavaScript, compressed, in bytes: lobby ${lobby}; more at a table: ${JSON.stringify(weights)}`);
  expect(lobby).toBeGreaterThan(10 * KB);
  expect(lobby).toBeLessThan(LOBBY);
  for (const [what, weight] of Object.entries(weights)) {
    expect(weight, what).toBeGreaterThan(10 * KB);
    expect(weight, what).toBeLessThan(SCREEN);
  }
  expect(lobbyNames.filter(name => /screen|table-page/.test(name))).toEqual([]);
  expectStrict(headers['content-security-policy'] ?? '');
});

/** Scripts from this server only, none inline, no frame around the page. */
function expectStrict(policy: string): void {
  const directives = new Map(
    policy
      .split(';')
      .map(one => one.trim().split(/\s+/))
      .map(([name, ...values]) => [name, values]),
  );
  expect(directives.get('default-src')).toEqual(expect.arrayContaining([expect.stringMatching(/'self'|'none'/)]));
  expect(directives.get('script-src') ?? directives.get('default-src')).not.toContain("'unsafe-inline'");
  expect(directives.get('script-src') ?? directives.get('default-src')).not.toContain("'unsafe-eval'");
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
}
