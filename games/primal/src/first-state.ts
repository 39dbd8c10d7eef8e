/** The first state of a match: an expedition, the prologue, or a chapter of a campaign. In the order of the declaration, as it comes back from a file. */
import { asleep, atRest, noHunt } from './campaign/at-rest.ts';
import { type KitWishes, openKit, readyKit, starterKit } from './campaign/kits.ts';
import { levelOf, prologueScenario, quarry, weaknessesOf } from './campaign/quests.ts';
import { type Carried, freshCampaign, Reading } from './campaign.ts';
import type { HunterId } from './content/kinds.ts';
import { freshDesk } from './deeds/camp.ts';
import { type Absent, type Belongings, type Campaign, type State, stateSchema } from './state.ts';

interface Beginning {
  readonly mode: State['mode'];
  readonly step: State['step'];
  readonly level: number;
  readonly scenario: number;
  readonly isClosed: boolean;
  readonly isTrial?: boolean;
  readonly hunters: readonly HunterId[];
  readonly belongings: readonly Belongings[];
  readonly away?: readonly Absent[];
  readonly campaign?: Campaign;
  readonly leftOut?: readonly string[];
}

function stateFrom({
  hunters,
  belongings,
  away = [],
  campaign = freshCampaign(),
  leftOut = [],
  isTrial = false,
  ...rest
}: Beginning): State {
  const state: State = {
    ...rest,
    isTrial,
    pages: [],
    leftOut: [...leftOut],
    campaign,
    belongings: [...belongings],
    away: [...away],
    desks: hunters.map(freshDesk),
    offers: [],
    ...noHunt(
      hunters.map((id, seat) => atRest(id, belongings[seat]!)),
      asleep(quarry(rest), rest.level),
    ),
  };
  return stateSchema.check(state, 'state');
}

/** PA-CAMP-1, played alone: starter kits, and off they go. */
export function beginPrologue(hunters: readonly HunterId[], isClosed: boolean): State {
  const scenario = prologueScenario();
  return stateFrom({ mode: 'prologue', step: 'open-hunt', level: 0, scenario, isClosed, hunters, belongings: hunters.map(starterKit) });
}

/** PA-EXP-1 to PA-EXP-4. At level 0 there is nothing to prepare. */
export function beginExpedition(
  hunters: readonly HunterId[],
  { level, scenario, isReady, isClosed }: { level: number; scenario: number; isReady: boolean; isClosed: boolean },
): State {
  const wishes: KitWishes = { level, weaknesses: weaknessesOf({ scenario }) };
  const belongings = hunters.map(id => (isReady ? readyKit(id, wishes) : openKit(id, level)));
  const step = isReady || level === 0 ? 'open-hunt' : 'prepare';
  return stateFrom({ mode: 'expedition', step, level, scenario, isClosed, hunters, belongings });
}

interface ChapterWishes {
  readonly chapter: number;
  readonly isClosed: boolean;
  readonly isTrial: boolean;
}

/** A chapter of a campaign, from what the one before handed on. Whoever is new comes as well equipped as the forge allows, and has learned as much as the others. */
export function beginChapter(hunters: readonly HunterId[], story: Carried | null, { chapter, isClosed, isTrial }: ChapterWishes): State {
  const reading = new Reading();
  const all = [...(story?.party ?? []), ...(story?.away ?? [])].map(one => reading.absent(one));
  const belongings = hunters.map(id => {
    const known = all.find(one => one.id === id);
    return known ? belongingsOf(known) : newcomer(id, all, story?.forge ?? 0);
  });
  return stateFrom({
    mode: 'campaign',
    step: 'story',
    level: levelOf(chapter),
    scenario: -1,
    isClosed,
    isTrial,
    hunters,
    belongings,
    away: all.filter(one => !hunters.includes(one.id)),
    campaign: story ? reading.campaign(story, chapter) : { ...freshCampaign(), chapter },
    leftOut: [...new Set(reading.leftOut)],
  });
}
const belongingsOf = ({ id: _, ...own }: Absent): Belongings => own;

const MOST_STEPS = 10;
const learned = ({ steps, upgrades }: Belongings): number => steps.reduce((sum, n) => sum + n, upgrades);
export function newcomer(id: HunterId, others: readonly Belongings[], forge: number): Belongings {
  const steps = Math.min(MOST_STEPS, Math.max(0, ...others.map(learned)));
  return { ...readyKit(id, { level: forge, steps }), potions: [], loadout: [] };
}
