/** What must always be true of a campaign, of belongings and of desks: in camp and on the hunt. */
import { fitsHunter, MOST_POTIONS, PIECES, type Piece } from '../campaign/builds.ts';
import { amountIn } from '../campaign/payments.ts';
import { isOver, levelOf, MOST_DEFEATS } from '../campaign/quests.ts';
import { actionCard, isCard, masteryCard, type Sort, sortOf } from '../content/box.ts';
import { BRANCHES, type HunterId, RESOURCES } from '../content/kinds.ts';
import { QUESTS } from '../content/story/quests.ts';
import type { Belongings, Desk, State } from '../state.ts';
import { areUnique, unless } from './saying.ts';

const isOf = (card: number, ...sorts: readonly Sort[]): boolean => isCard(card) && sorts.includes(sortOf(card));
/** A piece in its place; of these only an item may be missing. */
const isWorn = (hunter: HunterId, piece: Piece, card: number): boolean =>
  card < 0 ? piece === 'item' : isOf(card, piece) && fitsHunter(hunter, card);
export const isMasteryOf = (hunter: HunterId, card: number): boolean => isOf(card, 'mastery') && masteryCard(card).hunter === hunter;

function belongingsFaults(hunter: HunterId, own: Belongings): string[] {
  const { resources, owned, potions, loadout, steps, deck, mastery } = own;
  return [
    ...PIECES.flatMap(piece => unless(isWorn(hunter, piece, own[piece]), `${hunter} wears what is no ${piece} of theirs`)),
    ...unless(isMasteryOf(hunter, mastery), `${hunter} has a mastery that is not theirs`),
    ...unless(
      owned.every(card => isOf(card, ...PIECES) && fitsHunter(hunter, card)),
      `${hunter} owns what is no piece for them`,
    ),
    ...unless(areUnique([...owned, ...potions]), `${hunter} owns something twice`),
    ...unless(
      potions.every(card => isOf(card, 'potion')),
      `${hunter} has a potion that is none`,
    ),
    ...unless(
      loadout.length <= MOST_POTIONS && areUnique(loadout) && loadout.every(card => potions.includes(card)),
      `${hunter} has packed potions that are not there`,
    ),
    ...unless(
      areUnique(deck) && deck.every(card => isOf(card, 'action') && actionCard(card).hunter === hunter),
      `${hunter} has a deck of other cards`,
    ),
    ...unless(resources.length === RESOURCES.length && steps.length === BRANCHES.length, `what ${hunter} owns is not complete`),
  ];
}

const PAGES = ['chapter', 'choice', 'before', 'won', 'lost'];
/** PA-CAMP-1, PA-CAMP-4, PA-CAMP-5, PA-CAMP-9, PA-CAMP-18. */
function campaignFaults({ mode, step, level, campaign, isTrial, pages }: State): string[] {
  const { chapter, available, completed, expired, elements, achievements, trophies, choices, defeats, defeatsHere, unassigned } = campaign;
  const quests = [...available, ...completed, ...expired];
  const isCampaign = mode === 'campaign';
  return [
    ...unless(
      isCampaign || (!isTrial && quests.length + choices.length + trophies.length + chapter === 0),
      'a hunt for one evening has a campaign',
    ),
    ...unless(!isCampaign || level === levelOf(chapter), `chapter ${chapter} is hunted at level ${level}`),
    ...unless(
      quests.every(quest => quest < QUESTS.length) && areUnique(quests) && !available.some(quest => isOver(campaign, quest)),
      'a quest stands in two lists, or in none that there is',
    ),
    ...unless(areUnique(elements) && areUnique(achievements) && areUnique(choices) && areUnique(pages), 'something is written down twice'),
    ...unless(
      choices.every(one => /^\d+:./.test(one) && Number.parseInt(one, 10) <= chapter),
      'a choice was made that is none of this campaign',
    ),
    ...unless(
      pages.every(one => PAGES.includes(one)),
      'a page was read that there is not',
    ),
    ...unless(defeatsHere <= defeats, 'this chapter has more defeats than the campaign'),
    ...unless(!isTrial || defeats < MOST_DEFEATS || step === 'over', 'a trial goes on after its last defeat'),
    ...unless(
      unassigned.every(card => isOf(card, ...PIECES, 'potion')),
      'a reward is no card that can be given',
    ),
  ];
}

const isMade = ({ page, making, from, paid }: Desk): boolean =>
  page === 'pay' ? isOf(making, ...PIECES) && (from < 0 || isOf(from, ...PIECES)) : making < 0 && from < 0 && paid.length === 0;
/** An offer is dropped as soon as it cannot be kept. */
const offerFaults = ({ offers, belongings }: State): string[] =>
  offers
    .flatMap(({ from, to, give, take }) => [
      { seat: from, resource: give },
      { seat: to, resource: take },
    ])
    .flatMap(({ seat, resource }) => {
      const own = belongings[seat];
      return unless(!own || amountIn(own.resources, resource) > 0, `seat ${seat} is to give ${resource} and has none`);
    });
const deskFaults = ({ desks, offers, hunters }: State): string[] => [
  ...desks.flatMap((desk, seat) => unless(isMade(desk), `seat ${seat} pays for nothing, or for what is no piece`)),
  ...desks.flatMap(({ isReady, page }, seat) => unless(!isReady || page === 'camp', `seat ${seat} is ready and busy`)),
  ...unless(
    offers.every(({ from, to }) => from >= 0 && to >= 0 && from !== to && Math.max(from, to) < hunters.length),
    'a trade is offered by or to nobody',
  ),
  ...unless(areUnique(offers.map(({ from, to }) => `${from} ${to}`)), 'a trade is offered twice'),
];

export function campFaults(state: State): string[] {
  const { hunters, away, belongings, desks } = state;
  const ids = [...hunters, ...away].map(one => one.id);
  return [
    ...unless(areUnique(ids), 'a hunter is there twice'),
    ...unless(belongings.length === hunters.length && desks.length === hunters.length, 'a hunter has no belongings, or no desk'),
    ...belongings.flatMap((own, seat) => belongingsFaults(hunters[seat]!.id, own)),
    ...away.flatMap(({ id, ...own }) => belongingsFaults(id, own)),
    ...campaignFaults(state),
    ...deskFaults(state),
    ...offerFaults(state),
  ];
}
