/** Forbidden West, ten moments of an evening. */
import type { AnyMatch } from '@quarry/kernel';
import { looksAt, type Moment } from './moments.ts';
import { isAsked, soonest } from './positions.ts';
import { TURNS } from './turns.ts';
import { press, type Visitor } from './visitor.ts';

const WEST = { game: 'forbidden-west', mode: 'campaign', seats: ['me', 'bot', 'bot'] } as const;
const mayShoot = (match: AnyMatch): boolean =>
  isAsked(0, 'act')(match) && match.openFor(0)!.decision.options.some(({ key }) => key === 'ranged-attack');
const PLAIN = { game: 'forbidden-west', mode: 'chapter-7', seats: ['me', 'bot', 'bot', 'bot'] } as const;

/** The map lies over everything; with the panels beside the board it goes, where these become tabs. */
async function unrolled({ page }: Visitor): Promise<void> {
  const map = page.getByRole('img', { name: /^The way so far: / });
  if (await map.isVisible()) return;
  await page.locator('[data-tab=panel-journal]').click();
  await page.getByRole('button', { name: 'The way so far' }).click();
  await map.waitFor();
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  page: { position: () => ({ ...WEST, seed: 'e', when: isAsked(0, 'roll-dice') }) },
  votes: {
    position: () => ({ ...WEST, seats: ['me', 'open', 'bot'], seed: 'a way is chosen', when: isAsked(0, 'choose-path') }),
    then: async (ada, table, visit) => {
      const bo = await visit({ habits: { name: 'Bo', confirm: 'never' } });
      await bo.go(table.inviteLink(1));
      await bo.page.getByRole('button', { name: 'Sit down' }).click();
      await bo.page.locator('.table').waitFor();
      await ada.page.locator('.fw-strip').first().click();
      await ada.page.getByText('You want this; the others are asked.').waitFor();
      await bo.readOn();
      await bo.page.getByText('Player 1 wants this.').waitFor();
      return bo;
    },
  },
  rest: { position: () => TURNS['forbidden-west'] },
  composed: {
    position: () => soonest(400, { ...PLAIN, when: mayShoot }),
    comes: { habits: { confirm: 'never', composes: true } },
    then: async ada => {
      await press(ada.page, () => ada.page.getByRole('button', { name: /^Ranged attack/ }).click());
      await ada.page.locator('form.composer').getByText('Damage').first().waitFor();
      return ada;
    },
  },
  huge: { position: () => soonest(400, { ...PLAIN, when: isAsked(0, 'choose-part') }) },
  evading: { position: () => ({ ...WEST, seed: 'e', when: isAsked(0, 'discard-to-evade') }) },
  enemies: {
    position: () => ({ ...WEST, seed: 'e', when: isAsked(0, 'enemy-route') }),
    then: async ada => {
      await ada.page.locator('.fw-in-play').waitFor();
      return ada;
    },
  },
  failure: {
    position: () => ({
      ...{ game: 'forbidden-west', mode: 'chapter-8', seats: ['me'], seed: 'a', bots: 'random', when: isAsked(0, 'after-failure') },
    }),
  },
  camp: { position: () => ({ ...WEST, seed: 'e', when: isAsked(0, 'gain-card') }) },
  way: {
    position: () => ({ ...WEST, seed: 'a', when: match => match.open.some(one => one.kind === 'end-chapter') }),
    comes: { habits: { confirm: 'never' }, side: 'open' },
    atEach: unrolled,
  },
};

looksAt('forbidden-west', MOMENTS);
