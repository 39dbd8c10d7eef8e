/** The gallery of the kit: every piece in every state, heard by a name and without a serious fault; by night a photograph of it is left for eyes. */
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { byDay, byNight, exampleTest, isNight, nightTest } from './harness.ts';
import type { Visitor } from './visitor.ts';

const nightExample = byNight(exampleTest);

type Role = Parameters<Visitor['page']['getByRole']>[0];

/** What is for the eye alone: buttons and the log say the same, or its words are its own. */
const FOR_EYES = [
  'SquareReach, SightLines',
  'Deed',
  'Finger, LookedSquare',
  'Aim',
  'Projectile',
  'Tracer',
  'Spark',
  'Blow',
  'Fallen',
  'Flight',
  'Entrance',
  'LargeCard',
  'EmptyHand',
  'OddsBars',
];

/** Pieces that cannot be found by the role and the name that they should have. */
async function unheard({ page }: Visitor): Promise<string[]> {
  const missing: string[] = [];
  const specimens = page.locator('.specimen');
  const shown = await specimens.evaluateAll(all =>
    all.map(one => ['data-piece', 'data-role', 'data-name'].map(is => one.getAttribute(is))),
  );
  for (const [i, [piece, role, name]] of shown.entries()) {
    const heard = (): Promise<number> =>
      specimens
        .nth(i)
        .getByRole(role as Role, { name: name! })
        .count();
    const isHeard = role ? (await heard()) > 0 : FOR_EYES.includes(piece!);
    if (!isHeard) missing.push(`${piece}: ${role} ${name}`);
  }
  return missing;
}

for (const size of byDay(['desktop', 'phone'] as const, 0)) {
  exampleTest(
    `each piece of the kit is heard by its name, ${isNight ? 'axe finds nothing serious' : 'nothing is too wide'}, ${size}`,
    async ({ visit }) => {
      const ada = await visit({ size });
      await ada.go('/gallery');
      await ada.page.getByRole('heading', { name: 'Crims' }).waitFor();

      expect(await ada.page.locator('.specimen').count()).toBeGreaterThan(40);
      expect(await unheard(ada)).toEqual([]);
      expect(
        await ada.page.evaluate('document.documentElement.scrollWidth - innerWidth'),
        'nothing is wider than the page',
      ).toBeLessThanOrEqual(0);
      await expectAccessibleByNight(ada, 'gallery');
      if (isNight) await ada.photograph(`gallery-${size}`, true);
    },
  );
}

nightExample('a state is told by more than its colour: what is chosen is pressed, what is refused says so', async ({ visit }) => {
  const ada = await visit();
  await ada.go('/gallery');
  const { page } = ada;
  await page.getByRole('heading', { name: 'The kit' }).waitFor();

  const pressed = page.locator('[aria-pressed=true][data-about]');
  expect(
    new Set(await pressed.evaluateAll(all => all.map(one => (one as unknown as { dataset: { about: string } }).dataset.about))),
  ).toEqual(
    new Set([
      'cell chosen',
      'piece chosen',
      'model chosen',
      'card 30',
      'seat chosen',
      'seat chosen strip',
      'choice chosen',
      'node chosen',
      'offer chosen',
    ]),
  );
  await page.getByRole('button', { name: 'Wolf, refused' }).focus();
  expect(await page.getByRole('button', { name: 'Wolf, refused' }).getAttribute('aria-disabled')).toBe('true');
});

nightExample('the cast stands side by side: every hunter and every crim, in every mood, on a card and as a base', async ({ visit }) => {
  const ada = await visit();
  await ada.go('/gallery');
  const casts = ada.page.getByRole('region', { name: 'Casts' });
  await casts.getByRole('heading', { name: 'Crims' }).waitFor();

  const pictures = casts.getByRole('img');
  const sizes = await pictures.evaluateAll(all => all.map(one => (one as unknown as { clientWidth: number }).clientWidth));
  const perMood = 15 + 16 + 1;
  expect([40, 96].map(size => sizes.filter(one => one === size).length)).toEqual([3 * perMood, 3 * perMood]);
  for (const name of ['Kite', 'Kite, hurt', 'Kite, down', 'Tunnel Rat', 'Nobody we know, down'])
    expect(await casts.getByRole('img', { name, exact: true }).count(), name).toBe(2);
});

nightTest('who comes to play finds no gallery', async ({ visit }) => {
  const ada = await visit();
  await ada.go('/gallery');

  await ada.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  expect(await ada.page.locator('.specimen').count()).toBe(0);
});
