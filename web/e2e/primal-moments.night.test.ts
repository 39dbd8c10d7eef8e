/** Primal, ten moments of an evening. */
import type { AnyMatch } from '@quarry/kernel';
import { looksAt, type Moment } from './moments.ts';
import { Player } from './player.ts';
import { before, isAsked, soonest } from './positions.ts';

interface View {
  readonly monster: { readonly struggle: number };
  readonly hunters: readonly { readonly ko: string; readonly sequence: readonly number[] }[];
}
const viewOf = (match: AnyMatch): View => match.view(0) as View;
const offers = (match: AnyMatch, is: string): boolean =>
  match.openFor(0)!.decision.options.some(({ value }) => (value as { readonly is?: string } | null)?.is === is);
const mayPlay = (match: AnyMatch): boolean => isAsked(0, 'act')(match) && offers(match, 'play');

const HUNT = { game: 'primal', mode: 'expedition-cinderwing', seats: ['me', 'bot', 'bot'] } as const;
/** Whoever answers at random soon falls. */
const RASH = { game: 'primal', mode: 'prologue', seats: ['me', 'bot'], bots: 'random' } as const;
const CAMPAIGN = { game: 'primal', mode: 'campaign', setup: { chapter: 4 }, bots: 'random', seats: ['me', 'bot'], seed: 'a' } as const;

const deathBlow = () => before(({ type }) => type === 'hunt-won', 0, { ...HUNT, seed: 'a' });

const MOMENTS: Readonly<Record<string, Moment>> = {
  beasts: {
    position: () => ({ ...HUNT, seed: 'a', when: isAsked(0, 'act') }),
    then: async ada => {
      await ada.go('/new/primal');
      await ada.page.getByText('Orehulk', { exact: true }).first().click();
      return ada;
    },
  },
  page: { position: () => ({ ...CAMPAIGN, setup: { chapter: 3 }, when: isAsked(0, 'chapter-choice') }) },
  rest: { position: () => soonest(200, { ...HUNT, when: match => mayPlay(match) && viewOf(match).hunters[0]!.sequence.length > 1 }) },
  pays: {
    position: () => soonest(200, { ...HUNT, when: match => mayPlay(match) && viewOf(match).hunters[0]!.sequence.length === 0 }),
    comes: { habits: { confirm: 'never', composes: true } },
    then: async ada => {
      const player = new Player(ada);
      const asked = (await player.nextAsked())!;
      await player.press(asked, asked.options.find(({ says }) => /\d stamina/.test(says))!);
      await player.composer.waitFor();
      return ada;
    },
  },
  strikes: { position: () => soonest(200, { ...HUNT, when: isAsked(0, 'spare-yourself') }) },
  jaw: { position: () => soonest(400, { ...HUNT, when: match => mayPlay(match) && viewOf(match).monster.struggle > 7 }) },
  falls: { position: () => soonest(400, { ...RASH, when: isAsked(0, 'deplete') }) },
  fallen: { position: () => soonest(400, { ...RASH, when: match => isAsked(0, 'act')(match) && offers(match, 'revive') }) },
  forge: {
    position: () => ({ ...CAMPAIGN, when: isAsked(0, 'prepare') }),
    then: async ada => {
      await new Player(ada).answer(['page-forge']);
      await ada.page.getByRole('heading', { name: 'The forge' }).first().waitFor();
      return ada;
    },
  },
  dead: {
    position: () => deathBlow().position,
    then: async ada => {
      await new Player(ada).answer(deathBlow().answer as readonly string[]);
      await ada.page.getByRole('img', { name: /^Cinderwing lies dead/ }).waitFor();
      await ada.page.getByRole('article', { name: 'The story of this match' }).waitFor();
      return ada;
    },
  },
};

looksAt('primal', MOMENTS);
