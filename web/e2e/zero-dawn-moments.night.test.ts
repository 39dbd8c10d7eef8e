/** Zero Dawn, ten moments of a hunt. */
import type { AnyMatch } from '@quarry/kernel';
import { looksAt, type Moment } from './moments.ts';
import { isAsked, type Position, soonest } from './positions.ts';
import { TURNS } from './turns.ts';
import type { VisitorOptions } from './visitor.ts';

const HUNT = { game: 'zero-dawn', mode: 'standard', seats: ['me', 'bot', 'bot'] } as const satisfies Partial<Position>;
const PUTS_TOGETHER: VisitorOptions = { habits: { confirm: 'final', composes: true } };
const isAt =
  (kind: string, encounter: number) =>
  (match: AnyMatch): boolean =>
    isAsked(0, kind)(match) && (match.view(0) as { readonly encounter: number }).encounter >= encounter;
const mayAttack = (key: string) => (match: AnyMatch) =>
  isAsked(0, 'take-action')(match) && match.openFor(0)!.decision.options.some(one => one.key === key);

const MOMENTS: Readonly<Record<string, Moment>> = {
  hunters: { position: () => ({ ...HUNT, seed: 'sizes', when: isAsked(0, 'choose-hunter') }) },
  trails: { position: () => soonest(40, { ...HUNT, when: isAsked(0, 'pick-tracking') }) },
  rest: { position: () => TURNS['zero-dawn'] },
  composed: {
    position: () => soonest(200, { ...HUNT, when: mayAttack('ranged') }),
    comes: PUTS_TOGETHER,
    then: async ada => {
      await ada.page.locator('.decision .option[data-key="ranged"]').click();
      await ada.page.locator('.composer .composer-odds').waitFor();
      return undefined;
    },
  },
  crits: { position: () => soonest(300, { ...HUNT, when: isAsked(0, 'spend-crit') }) },
  evading: { position: () => soonest(300, { ...HUNT, when: isAsked(0, 'play-when-evade-rolled') }) },
  hurt: { position: () => soonest(300, { ...HUNT, when: isAsked(0, 'pay-damage') }) },
  enemies: {
    position: () => soonest(300, { ...HUNT, when: match => isAsked(0, 'order-enemies')(match) && !match.comesToTheSame(0) }),
  },
  merchant: { position: () => ({ ...HUNT, seed: 'in the palm', when: isAsked(0, 'buy') }) },
  call: { position: () => ({ ...HUNT, seed: 'the call', when: isAt('take-action', 4) }) },
};

looksAt('zero-dawn', MOMENTS);
