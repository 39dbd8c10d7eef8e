/** The gallery of the kit: every piece in every state, heard by a name and without a serious fault; a photograph of it is left for eyes. */
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { exampleTest, test } from './harness.ts';
import type { Visitor } from './visitor.ts';

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

/** Window by window: drawn at once, so much is more than a browser can hold. */
async function photographDownwards(ada: Visitor, name: string): Promise<void> {
  const step = ada.page.viewportSize()!.height;
  const all = Number(await ada.page.evaluate('document.documentElement.scrollHeight'));
  for (let top = 0; top < all; top += step) {
    await ada.page.evaluate(`scrollTo(0, ${top})`);
    await ada.photograph(`${name}-${1 + top / step}`);
  }
}

for (const size of ['desktop', 'phone'] as const) {
  exampleTest(`each piece of the kit is heard by its name, axe finds nothing serious, ${size}`, async ({ visit }) => {
    const ada = await visit({ size });
    await ada.go('/gallery');
    await ada.page.getByRole('heading', { name: 'Crims' }).waitFor();

    expect(await ada.page.locator('.specimen').count()).toBeGreaterThan(40);
    expect(await unheard(ada)).toEqual([]);
    expect(
      await ada.page.evaluate('document.documentElement.scrollWidth - innerWidth'),
      'nothing is wider than the page',
    ).toBeLessThanOrEqual(0);
    await expectAccessible(ada, 'gallery');
    await photographDownwards(ada, `gallery-${size}`);
  });
}

exampleTest('a state is told by more than its colour: what is chosen is pressed, what is refused says so', async ({ visit }) => {
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

exampleTest('the casts stand side by side: everybody in every mood, on a card and as a base', async ({ visit }) => {
  const ada = await visit();
  await ada.go('/gallery');
  const casts = ada.page.getByRole('region', { name: 'Casts' });
  await casts.getByRole('heading', { name: 'Crims' }).waitFor();

  const members = await casts
    .locator('.specimen')
    .evaluateAll(all =>
      all.map(one => [...one.querySelectorAll('[role=img]')].map(face => [face.getAttribute('aria-label'), face.clientWidth])),
    );
  expect(members.length).toBeGreaterThan(15 + 16);
  for (const faces of members) {
    const named = (size: number): unknown[] => faces.filter(([, width]) => width === size).map(([name]) => name);
    expect(named(96).length).toBeGreaterThan(0);
    expect(named(40)).toEqual(named(96));
    expect(faces.length).toBe(named(96).length + named(40).length);
  }
  for (const name of ['Kite', 'Kite, hurt', 'Kite, down', 'Tunnel Rat', 'Nobody we know, down'])
    expect(await casts.getByRole('img', { name, exact: true }).count(), name).toBe(2);
});

test('who comes to play finds no gallery', async ({ visit }) => {
  const ada = await visit();
  await ada.go('/gallery');

  await ada.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  expect(await ada.page.locator('.specimen').count()).toBe(0);
});
