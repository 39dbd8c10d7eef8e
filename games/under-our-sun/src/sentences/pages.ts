/** The mission cards as pages: the one in play lies open and comes first, those that are fulfilled can be read again in their order, later ones are not known. */
import { type Block, capital, type Offer, type Page } from '@quarry/kernel';
import { storyOf } from '../content/missions/stories.ts';
import type { MissionAction, MissionCard } from '../content/types.ts';
import { type Amount, sayEffects } from '../content/words/index.ts';
import { isBegun, missionIn } from '../questions/basics.ts';
import type { View } from '../state.ts';
import { amountOf, counterOf } from '../texts-in-force.ts';
import { actionNeeds, actionPrice, missionNotes } from './cards.ts';
import { aimSays, countSays, endSays } from './log/mission.ts';
import { lossSays } from './stage.ts';

/** What hangs on how many there are, as the number that it is at this table. */
function atTable<T>(view: View, printed: T): T {
  if (typeof printed !== 'object' || printed === null) return printed;
  if (Array.isArray(printed)) return printed.map(one => atTable(view, one)) as T;
  if ('of' in printed && printed.of === 'characters') return amountOf(view, printed as Amount) as T;
  return Object.fromEntries(Object.entries(printed).map(([key, one]) => [key, atTable(view, one)])) as T;
}

/** Something to be counted that the card asks for: how far it has come says what is wanted, and until when. */
const countedBy = ({ goal }: MissionCard, { effects }: MissionAction): string | null => {
  const [first, ...others] = effects;
  const isAsked = first?.do === 'count' && others.length === 0 && goal.some(one => one.is === 'count' && one.counter === first.counter);
  return isAsked ? first.counter : null;
};
/** Of what is over nobody is told what one more of it would count. */
function offerOf(view: View, card: MissionCard, action: MissionAction, isOpen = true): Offer {
  const counter = countedBy(card, action);
  const [first] = action.effects;
  const gain = isOpen && first?.do === 'count' && typeof first.add === 'number' ? `, ${first.add} more for this` : '';
  const conditions = (action.if ?? []).filter(one => !(one.is === 'count-under' && one.counter === counter));
  return {
    title: action.says,
    says:
      counter === null ? sayEffects(action.effects) : `${capital(counter)}: ${countSays(view, counter, counterOf(view, counter))}${gain}.`,
    hints: [{ is: 'needs', says: `You pay ${actionPrice(action)}, ${actionNeeds({ ...action, if: conditions })}` }],
  };
}
const pageOf = (view: View, i: number, printed: MissionCard, isOpen: boolean): Block => {
  const card = atTable(view, printed);
  const offers = (card.actions ?? []).map(action =>
    isOpen ? offerOf(view, card, action) : { ...offerOf(view, card, action, false), hints: [], came: 'over' },
  );
  const beginning = i === 0 ? { chapter: missionIn(view).name } : {};
  const page: Page = {
    number: String(i + 1),
    ...beginning,
    notes: missionNotes(card),
    offers,
    ...(isOpen ? {} : { isRead: true as const }),
  };
  return { heading: card.title, lines: [storyOf(missionIn(view)).texts[i] ?? '', aimSays(view, card)], page };
};
/** How it ended, on a page of its own. */
function ending(view: View): Block[] {
  const mission = missionIn(view);
  if (!view.isOver) return [];
  const story = view.why === 'mission' ? storyOf(mission).won : lossSays(view);
  return [
    {
      heading: mission.name,
      lines: [endSays(view, view.why, view.day), ...(story ? [story] : [])],
      page: { number: 'end', notes: [], offers: [] },
    },
  ];
}

export function pages(view: View): Block[] {
  if (!isBegun(view)) return [];
  const { cards } = missionIn(view);
  const all = cards.slice(0, view.stage + 1).map((card, i) => pageOf(view, i, card, i === view.stage && !view.isOver));
  return [...ending(view), ...all.filter(({ page }) => !page!.isRead), ...all.filter(({ page }) => page!.isRead)];
}
