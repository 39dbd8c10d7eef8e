/**
 * What a host may choose, which choices are refused, the beginning of a match, and how one chapter leads to the next. PA-GAME-2, PA-COMP-1, PA-SET-1, PA-SET-2, PA-EXP-*,
 * PA-CAMP-1, PA-CAMP-18, PA-CAMP-19, PA-R-30; D1.
 */
import {
  bool,
  type Chance,
  done,
  int,
  list,
  nullable,
  oneOf,
  open,
  type Result,
  record,
  refuse,
  type Sequel,
  type StateOf,
} from '@quarry/kernel';
import { presetFor } from './campaign/presets.ts';
import { BOSS, LAST_CHAPTER, onTheBoard } from './campaign/quests.ts';
import { storySays } from './campaign/story-so-far.ts';
import { type Carried, campaignSchema, Reading } from './campaign.ts';
import { monsterCard, scenarioNamed } from './content/box.ts';
import { EXPEDITIONS } from './content/expeditions.ts';
import { BRANCHES, HUNTERS, type HunterId, MONSTERS, type MonsterId, RESOURCES } from './content/kinds.ts';
import { HUNTER_NAMES } from './content/names.ts';
import { beginChapter, beginExpedition, beginPrologue } from './first-state.ts';
import { chapterTitle } from './sentences/log/camp.ts';
import type { State, Stream } from './state.ts';

const ANY = 'any';
const NONE = 'none';
const hunters = list(oneOf([ANY, ...HUNTERS], { [ANY]: 'Whoever is free', ...HUNTER_NAMES }), HUNTERS.length);

const MONSTER_NAMES: Readonly<Record<string, string>> = {
  [NONE]: 'Nobody yet',
  ...Object.fromEntries(MONSTERS.map(id => [id, monsterCard(id).name])),
};
const SCENARIO_NAMES: Readonly<Record<string, string>> = {
  [NONE]: 'Nowhere yet',
  ...Object.fromEntries(EXPEDITIONS.map(one => [one.id, `${monsterCard(one.monster).name}: ${one.name}`])),
};
const MODE_NAMES = { prologue: 'The prologue alone', expedition: 'An expedition', campaign: 'The campaign' } as const;
const KIT_NAMES = { ready: 'Ready-made', own: 'Each prepares for themselves' } as const;

const followed = record(open({ story: campaignSchema, kept: hunters }));
export const setupSchema = record(
  open({
    seats: int(2, HUNTERS.length),
    /** By seat. */
    hunters,
    mode: oneOf(['prologue', 'expedition', 'campaign'], MODE_NAMES),
    /** Of an expedition; the campaign and the prologue have their own. */
    monster: oneOf([NONE, ...MONSTERS], MONSTER_NAMES),
    level: int(0, 3),
    scenario: oneOf([NONE, ...EXPEDITIONS.map(one => one.id)], SCENARIO_NAMES),
    kit: oneOf(['ready', 'own'], KIT_NAMES),
    /** Of a campaign: 0 is the prologue. */
    chapter: int(0, LAST_CHAPTER),
    /** PA-R-30. */
    closedHands: bool(),
    /** PA-CAMP-18. */
    trial: bool(),
    /** What the chapter before handed on, and who keeps which hunter (PA-CAMP-19); null for a new campaign, or for one evening. */
    campaign: nullable(followed),
  }),
);
export type Setup = StateOf<typeof setupSchema>;

const BARE = { level: 0, kit: 'ready', chapter: 0, closedHands: false, trial: false, campaign: null } as const;
export const prologueFor = (seats: number, rest: Partial<Setup> = {}): Setup => ({
  ...BARE,
  seats,
  hunters: HUNTERS.slice(0, seats),
  mode: 'prologue',
  monster: NONE,
  scenario: NONE,
  ...rest,
});
export const expeditionFor = (seats: number, monster: MonsterId, level: number, rest: Partial<Setup> = {}): Setup => ({
  ...prologueFor(seats),
  mode: 'expedition',
  monster,
  level,
  scenario: EXPEDITIONS.find(one => one.monster === monster)!.id,
  ...rest,
});
export const campaignFor = (seats: number, chapter = 0, rest: Partial<Setup> = {}): Setup => ({
  ...prologueFor(seats),
  mode: 'campaign',
  kit: 'own',
  chapter,
  ...rest,
});

// Refusals

const nameOf = (hunter: string): string => HUNTER_NAMES[hunter as HunterId];

export function checkSetup(setup: Setup): Result {
  const { seats, hunters: named } = setup;
  if (named.length > seats)
    return refuse('hunters', { hunters: named.length, seats }, `${named.length} hunters are named for ${seats} seats; leave some out.`);
  const taken = named.filter(one => one !== ANY);
  const twice = taken.find((one, i) => taken.indexOf(one) !== i);
  if (twice)
    return refuse(
      'hunter-taken',
      { hunter: twice },
      `Two seats ask for ${nameOf(twice)}, who is one; let one of them choose somebody else.`,
    );
  if (setup.campaign && setup.mode !== 'campaign')
    return refuse('no-campaign', { mode: setup.mode }, 'A campaign that goes on cannot become something else; choose the campaign.');
  if (setup.trial && setup.mode !== 'campaign')
    return refuse('no-trial', { mode: setup.mode }, 'The trial counts the defeats of a whole campaign; choose the campaign, or no trial.');
  if (setup.mode === 'expedition') return checkExpedition(setup);
  return setup.mode === 'campaign' ? checkCampaign(setup) : done;
}

/** PA-SET-1, PA-EXP-1, PA-EXP-6. */
function checkExpedition({ monster, scenario, level }: Setup): Result {
  if (monster === NONE) return refuse('no-monster', {}, 'An expedition needs a monster; choose one.');
  const name = MONSTER_NAMES[monster]!;
  const own = EXPEDITIONS.filter(one => one.monster === monster).map(one => one.id);
  if (scenario === NONE) return refuse('no-scenario', { monster, scenarios: own }, `Choose one of the scenarios of ${name}.`);
  if (!own.includes(scenario))
    return refuse(
      'scenario-of-another',
      { monster, scenario, scenarios: own },
      `${SCENARIO_NAMES[scenario]} is no scenario of ${name}; choose one of its own.`,
    );
  if (monster === BOSS && level !== BOSS_LEVEL)
    return refuse('boss-level', { monster, level, only: BOSS_LEVEL }, `${name} is hunted at level ${BOSS_LEVEL} only; choose that level.`);
  return done;
}
const BOSS_LEVEL = 3;

function checkCampaign({ chapter, campaign, hunters: named }: Setup): Result {
  if (!campaign) return done;
  const { story, kept } = campaign;
  if (story.isLost) return refuse('trial-lost', { defeats: story.defeats }, 'The trial is over after three defeats; begin a new campaign.');
  if (chapter !== story.chapter + 1)
    return refuse(
      'chapter-order',
      { chapter, next: story.chapter + 1 },
      `Chapters are played in their order: after chapter ${story.chapter} comes chapter ${story.chapter + 1}.`,
    );
  const changed = kept.findIndex((one, seat) => one !== ANY && named[seat] !== one);
  if (changed >= 0)
    return refuse(
      'keeps-hunter',
      { seat: changed, hunter: kept[changed]! },
      `Seat ${changed + 1} keeps ${nameOf(kept[changed]!)}; let somebody who is new play another.`,
    );
  return checkStory(story);
}

const badCampaign = (what: string, facts: Record<string, string | number>, says: string): Result =>
  refuse('bad-campaign', { what, ...facts }, `${says} The campaign was changed by hand; go on from the chapter before.`);

const twiceIn = (keys: readonly string[]): string[] => keys.filter((key, i) => keys.indexOf(key) !== i);

function checkStory(story: Carried): Result {
  const { party, away, chapter } = story;
  const all = [...party, ...away];
  if (party.length === 0) return badCampaign('party', {}, 'Nobody is in the party.');
  const twice = all.find((one, i) => all.findIndex(other => other.id === one.id) !== i);
  if (twice) return badCampaign('hunter', { hunter: twice.id }, `${nameOf(twice.id)} is there twice.`);
  if (onTheBoard(new Reading().campaign(story, chapter + 1)).length === 0)
    return badCampaign('quests', { chapter: chapter + 1 }, 'Every quest is done or has expired, and the last chapter is still to come.');
  for (const { id, resources, steps, owned, potions, deck, loadout } of all) {
    if (resources.length !== RESOURCES.length || steps.length !== BRANCHES.length)
      return badCampaign('belongings', { hunter: id }, `What ${nameOf(id)} owns is not complete.`);
    const double = [[...owned, ...potions], deck, loadout].flatMap(twiceIn)[0];
    if (double !== undefined) return badCampaign('card', { hunter: id, card: double }, `${nameOf(id)} has ${double} twice.`);
  }
  return done;
}

// The beginning

/** Who plays whom: those who are named, then whoever is free. */
export function huntersOf({ seats, hunters: named }: Pick<Setup, 'seats' | 'hunters'>, first: readonly HunterId[] = []): HunterId[] {
  const free = [...first, ...HUNTERS].filter((one, i, all) => !named.includes(one) && all.indexOf(one) === i);
  return Array.from({ length: seats }, (_, seat) => {
    const one = named[seat] ?? ANY;
    return one === ANY ? free.shift()! : (one as HunterId);
  });
}

export function begin(setup: Setup, chance: Chance<Stream>): State {
  const { mode, level, chapter, closedHands: isClosed, trial: isTrial, campaign } = setup;
  const names = huntersOf(
    setup,
    campaign?.story.away.map(one => one.id),
  );
  if (mode === 'prologue') return beginPrologue(names, isClosed);
  if (mode === 'expedition')
    return beginExpedition(names, { level, scenario: scenarioNamed(setup.scenario), isReady: setup.kit === 'ready', isClosed });
  return beginChapter(names, campaign?.story ?? presetFor(chapter, names, chance), { chapter, isClosed, isTrial });
}

// The next chapter

/** PA-EXP-5: nothing follows an expedition. A prologue that was won alone leads into the campaign after its own prologue, which is the same hunt. */
export const sequel: Sequel<Setup, Carried> = {
  carries: campaignSchema,
  mayChoose: ['hunters'],
  next(setup, story, seats, heirs) {
    if (setup.mode === 'expedition' || story.isLost || story.chapter >= LAST_CHAPTER) return null;
    const kept = heirs.map(seat => (seat === null ? ANY : (story.party[seat]?.id ?? ANY)));
    if (setup.mode === 'prologue') return campaignFor(seats, 1, { hunters: kept, closedHands: setup.closedHands });
    return { ...setup, seats, hunters: kept, chapter: story.chapter + 1, campaign: { story, kept } };
  },
  title: ({ chapter }) => chapterTitle(chapter),
  says: story => storySays(story),
};
