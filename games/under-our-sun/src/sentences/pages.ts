/** The mission cards as pages: the one in play lies open and comes first, those that are fulfilled can be read again in their order, later ones are not known. */
import type { Block, Offer, Page } from '@quarry/kernel';
import { missionIn } from '../basics.ts';
import type { MissionAction, MissionCard } from '../content/types.ts';
import { sayEffects } from '../content/words/index.ts';
import type { Step, View } from '../state.ts';
import { actionNeeds, actionPrice, missionNotes } from './cards.ts';
import { aimSays, endSays } from './log/mission.ts';
import { lossSays } from './stage.ts';

const BEFORE: readonly Step[] = ['first-roll', 'choose-characters', 'equip', 'stock'];

const offerOf = (action: MissionAction): Offer => ({
  title: action.says,
  says: sayEffects(action.effects),
  hints: [{ is: 'needs', says: `${actionPrice(action)}, ${actionNeeds(action)}` }],
});
const pageOf = (view: View, i: number, card: MissionCard, isOpen: boolean): Block => {
  const offers = (card.actions ?? []).map(action => (isOpen ? offerOf(action) : { ...offerOf(action), came: 'over' }));
  const beginning = i === 0 ? { chapter: missionIn(view).name } : {};
  const page: Page = {
    number: String(i + 1),
    ...beginning,
    notes: missionNotes(card),
    offers,
    ...(isOpen ? {} : { isRead: true as const }),
  };
  return { heading: card.title, lines: [card.text, aimSays(view, card)], page };
};
/** How it ended, on a page of its own. */
function ending(view: View): Block[] {
  const { name, won } = missionIn(view);
  if (!view.isOver) return [];
  const story = view.why === 'mission' ? won : lossSays(view);
  return [
    {
      heading: name,
      lines: [endSays(view, view.why, view.day), ...(story ? [story] : [])],
      page: { number: 'end', notes: [], offers: [] },
    },
  ];
}
/** The first mission card lies open. */
export const isBegun = ({ step }: View): boolean => !BEFORE.includes(step);

export function pages(view: View): Block[] {
  if (!isBegun(view)) return [];
  const { cards } = missionIn(view);
  const all = cards.slice(0, view.stage + 1).map((card, i) => pageOf(view, i, card, i === view.stage && !view.isOver));
  return [...ending(view), ...all.filter(({ page }) => !page!.isRead), ...all.filter(({ page }) => page!.isRead)];
}
