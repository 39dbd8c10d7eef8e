/** What is asked about is in sight on the board, what a choice comes to can be read before it is made, and no tag lies over anything. */
import type { AnyMatch } from '@quarry/kernel';
import { expect } from 'vitest';
import { byDay, nightTest, test } from './harness.ts';
import { litOutOfSight, standsStill, tagsOverThings } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, soonest } from './positions.ts';
import { TURNS } from './turns.ts';
import { until, type Visitor } from './visitor.ts';

const WEST = { game: 'forbidden-west', mode: 'campaign', seats: ['me', 'bot', 'bot'] } as const;
const DAWN = { game: 'zero-dawn', mode: 'standard', seats: ['me', 'bot', 'bot'] } as const;
const SIZES = ['phone', 'desktop'] as const;

async function sitAt(ada: Visitor, link: string): Promise<void> {
  await ada.sit(link);
  await new Player(ada).nextAsked();
  await ada.page.evaluate(standsStill);
}

/** Questions about pieces wherever they stand. */
const ABOUT_PIECES = [
  { ...WEST, kind: 'order-types' },
  { ...WEST, kind: 'order-enemies' },
  { ...WEST, kind: 'choose-target' },
  { ...DAWN, kind: 'choose-target' },
] as const;

test.for(
  byDay(
    ABOUT_PIECES.flatMap(one => SIZES.map(size => ({ ...one, size }))),
    0,
  ),
)('in $game the pieces that $kind is about are in sight: $size', async ({ kind, size, ...at }, { server, visit }) => {
  // What comes to the same is asked of nobody.
  const when = (match: AnyMatch): boolean => isAsked(0, kind)(match) && !match.comesToTheSame(0);
  const table = await openTable(server, soonest(400, { ...at, when }));
  const ada = await visit({ size });
  await sitAt(ada, table.link(0));
  await ada.screenshot(`in-sight-${at.game}-${kind}-${size}`);

  expect(await ada.page.locator('.place-board [data-lit]').count()).toBeGreaterThan(0);
  expect(await ada.page.evaluate(litOutOfSight)).toEqual([]);
});

/** Enemies that are awake say what they are about to do. */
const isTagged =
  (kind: string, tags: number): Position['when'] & {} =>
  match =>
    isAsked(0, kind)(match) && match.game.shows!.intends!(match.view(0), 0).length >= tags;
const TAGGED = [
  { ...DAWN, kind: 'take-action', tags: 2 },
  { ...WEST, kind: 'act', tags: 3 },
] as const;

test.for(
  byDay(
    TAGGED.flatMap(one => SIZES.map(size => ({ ...one, size }))),
    0,
  ),
)('in $game no tag lies over another, over a figure or over a name: $size', async ({ kind, tags, size, ...at }, { server, visit }) => {
  const table = await openTable(server, soonest(300, { ...at, when: isTagged(kind, tags) }));
  const ada = await visit({ size });
  await sitAt(ada, table.link(0));
  await until('tags stand on the board', async () => (await ada.page.locator('.place-board .intent-tag').count()) >= tags);
  await ada.page.evaluate(standsStill);
  await ada.screenshot(`tags-${at.game}-${size}`);

  expect(await ada.page.evaluate(tagsOverThings)).toEqual([]);
});

test('on a phone the odds of each part stand on its button', async ({ server, visit }) => {
  const table = await openTable(server, soonest(200, { ...WEST, when: isAsked(0, 'choose-part') }));
  const ada = await visit({ size: 'phone' });
  await sitAt(ada, table.link(0));
  const options = ada.page.locator('.decision .option');
  const odds = ada.page.locator('.decision .option .option-odds', { hasText: /Damage.+·.+%/ });

  await until('all odds are known', async () => (await odds.count()) === (await options.count()));
});

for (const game of ['forbidden-west', 'zero-dawn'] as const)
  nightTest(
    `on a phone, while an attack is put together, whom it is aimed at and the odds are in sight: ${game}`,
    async ({ server, visit }) => {
      const RANGED = ['ranged', 'ranged-attack'];
      const table = await openTable(server, {
        ...TURNS[game],
        when: match =>
          isAsked(0, 'act', 'take-action')(match) && match.openFor(0)!.decision.options.some(({ key }) => RANGED.includes(key)),
      });
      const ada = await visit({ size: 'phone', habits: { composes: true, confirm: 'final' } });
      await sitAt(ada, table.link(0));
      const { page } = ada;
      await page.locator('.decision .option', { hasText: 'Ranged attack' }).tap();
      await page.locator('.composer .composer-odds').waitFor();
      await page.evaluate(standsStill);
      await ada.screenshot(`composed-${game}-phone`);

      const panel = (await page.locator('.composer').boundingBox())!;
      const odds = (await page.locator('.composer .composer-odds').boundingBox())!;
      expect(odds.y >= panel.y && odds.y + odds.height <= panel.y + panel.height).toBe(true);
      const target = page.locator('.place-board [data-about^="enemy "][data-lit]');
      await until('the target is above the panel', async () => {
        const boxes = await Promise.all((await target.all()).map(one => one.boundingBox()));
        return boxes.some(box => box && box.y + box.height <= panel.y + 1);
      });
    },
  );
