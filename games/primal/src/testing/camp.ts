/**
 * Rehearsals outside of the fight. Wares and a story of the test's own: a few pieces of each kind, quests and chapters, in the place of the printed ones; all of it is gone
 * when the test is over. A hunt is not fought here: it stops where aggro would be chosen, and is won or lost by hand.
 */
import { type Answer, type Outcome, type Script, ScriptedChance, scenesOf } from '@quarry/kernel';
import { Rehearsal } from '@quarry/kernel/testing';
import { onTestFinished } from 'vitest';
import { isBasic } from '../campaign/builds.ts';
import { levelOf } from '../campaign/quests.ts';
import { ARMOUR_NUMBERS, box, cardNamed, HELM_NUMBERS, ITEM_NUMBERS, POTION_NUMBERS, SCENARIOS, WEAPON_NUMBERS } from '../content/box.ts';
import { EXPEDITIONS } from '../content/expeditions.ts';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { CHAPTERS } from '../content/story/chapters.ts';
import { QUESTS } from '../content/story/quests.ts';
import { TALES } from '../content/story/tales.ts';
import type { ArmourCard, Chapter, HelmCard, ItemCard, PotionCard, Quest, WeaponCard } from '../content/types.ts';
import type { PrimalEvent, Table } from '../events.ts';
import { faults } from '../faults.ts';
import { prepare } from '../rules/camp.ts';
import { board, chapterChoice, huntLost, huntWon, openHunt, outcomeOf, story } from '../rules/chapter.ts';
import { begin, type Setup } from '../setup.ts';
import { type Belongings, type Campaign, type HunterState, type State, type Stream, stateSchema } from '../state.ts';

// Wares

interface Wares {
  readonly weapons?: readonly WeaponCard[];
  readonly armour?: readonly ArmourCard[];
  readonly helms?: readonly HelmCard[];
  readonly items?: readonly ItemCard[];
  readonly potions?: readonly PotionCard[];
}
const PRICE = { materials: ['blood', 'bone'] } as const;
const common = { level: 1, element: 'fire', price: PRICE } as const;
const weapon = (id: string, own: Partial<WeaponCard> = {}): WeaponCard => ({
  ...common,
  id,
  name: id,
  hunter: 'mirah',
  damage: 4,
  deck: [5, 5, 4, 6],
  ...own,
});

export const WARES: Required<Wares> = {
  weapons: [
    weapon('t-bow-1'),
    weapon('t-bow-2', { level: 2, damage: 8 }),
    weapon('t-bow-3', { level: 3, damage: 13 }),
    weapon('t-sword-1', { hunter: 'dareon' }),
    weapon('t-tide-bow-1', { element: 'tide', deck: [8, 3, 3, 4] }),
  ],
  armour: [{ ...common, id: 't-coat-1', name: 'Coat', element: 'tide', health: 7 }],
  helms: [
    { ...common, id: 't-hood-1', name: 'Hood', element: 'horn', health: 5 },
    { ...common, id: 't-mask-1', name: 'Mask', health: 5 },
    { ...common, id: 't-mask-2', name: 'Grim mask', level: 2, health: 9 },
  ],
  items: [
    { ...common, id: 't-charm-1', name: 'Charm', element: 'horn' },
    { id: 't-prize', name: 'Prize', level: 1, element: null, isReward: true },
    { id: 't-crown', name: 'Crown', level: 1, element: null, isReward: true },
  ],
  potions: [
    { id: 't-broth-1', name: 'Broth', level: 1, price: { plants: ['balmroot', 'balmroot'] }, abilities: [] },
    { id: 't-draught-1', name: 'Draught', level: 1, price: { plants: ['fogcap'] }, abilities: [] },
    { id: 't-spirit-1', name: 'Spirit', level: 1, price: { plants: ['fogcap'] }, abilities: [] },
    { id: 't-tonic-1', name: 'Tonic', level: 1, price: { plants: ['fogcap'] }, abilities: [] },
    { id: 't-broth-2', name: 'Strong broth', level: 2, price: { plants: ['balmroot'] }, abilities: [] },
    { id: 't-flask', name: 'Flask', level: 1, isReward: true, abilities: [] },
  ],
};

/** What the list holds for as long as the test lasts. */
function instead<T>(list: readonly T[], own: readonly T[]): void {
  const kept = [...list];
  const open = list as T[];
  open.splice(0, open.length, ...own);
  onTestFinished(() => void open.splice(0, open.length, ...kept));
}

/** In the place of all that is printed but what is basic. */
export function layOutWares(wares: Required<Wares> = WARES): void {
  const sheet = box.sheet();
  onTestFinished(() => sheet.tearUp());
  instead(WEAPON_NUMBERS, [...WEAPON_NUMBERS.filter(isBasic), ...wares.weapons.map(one => sheet.one('weapon', one))]);
  instead(ARMOUR_NUMBERS, [...ARMOUR_NUMBERS.filter(isBasic), ...wares.armour.map(one => sheet.one('armour', one))]);
  instead(HELM_NUMBERS, [...HELM_NUMBERS.filter(isBasic), ...wares.helms.map(one => sheet.one('helm', one))]);
  instead(
    ITEM_NUMBERS,
    wares.items.map(one => sheet.one('item', one)),
  );
  instead(
    POTION_NUMBERS,
    wares.potions.map(one => sheet.one('potion', one)),
  );
}

// A story

export const quest = (id: string, own: Partial<Quest> = {}): Quest => ({
  id,
  name: id,
  monster: 'ramhide',
  ground: [
    { kind: 'rock', at: 'rear' },
    { kind: 'sand', at: 'left' },
  ],
  says: 'Nothing else.',
  rules: [],
  tier: 1,
  rewards: { elements: 2, materials: ['blood', 'blood', 'bone'], plants: ['fogcap'] },
  ...own,
});
export const PROLOGUE = quest('t-prologue', { monster: 'cinderwing', tier: 0 });
export const FINALE = quest('t-finale', {
  monster: 'sleeper',
  tier: 3,
  rewards: { elements: 0, materials: [], plants: [], cards: ['t-crown'] },
});
export const chapter = (no: number, own: Partial<Chapter> = {}): Chapter => ({
  no,
  name: `Part ${no}`,
  story: 'So it goes.',
  box: [],
  ...own,
});

/** The prologue, these quests and the finale; numbers are their places. */
export function tell(quests: readonly Quest[], chapters: readonly Chapter[] = []): void {
  const all = [PROLOGUE, ...quests, FINALE];
  instead(QUESTS, all);
  for (const { id } of all) TALES.set(id, { before: 'Go.', won: 'It is done.', lost: 'Try from behind.' });
  instead(SCENARIOS, [...EXPEDITIONS, ...all]);
  instead(CHAPTERS, chapters);
}

// Rehearsals

interface OwnedAt extends Partial<Omit<Belongings, 'resources' | 'owned' | 'potions' | 'loadout' | 'weapon' | 'armour' | 'helm' | 'item'>> {
  readonly resources?: Partial<Record<Resource, number>>;
  /** By key. */
  readonly owned?: readonly string[];
  readonly potions?: readonly string[];
  readonly loadout?: readonly string[];
  readonly weapon?: string;
  readonly armour?: string;
  readonly helm?: string;
  readonly item?: string;
}
export interface CampAt {
  readonly setup: Setup;
  readonly own?: readonly OwnedAt[];
  readonly campaign?: Partial<Campaign>;
  readonly state?: Partial<Omit<State, 'campaign' | 'belongings' | 'hunters'>>;
  readonly hunters?: readonly Partial<HunterState>[];
  readonly dice?: Script;
  readonly despite?: readonly (string | RegExp)[];
}

const belongingsAt = (own: Belongings, wanted: OwnedAt = {}): Belongings => {
  const { resources, owned, potions, loadout, weapon: bow, armour, helm, item, ...rest } = wanted;
  const worn = Object.fromEntries(
    Object.entries({ weapon: bow, armour, helm, item }).flatMap(([piece, key]) => (key === undefined ? [] : [[piece, cardNamed(key)]])),
  );
  return {
    ...own,
    ...rest,
    ...worn,
    ...(resources ? { resources: RESOURCES.map(one => resources[one] ?? 0) } : {}),
    ...(owned ? { owned: owned.map(cardNamed) } : {}),
    ...(potions ? { potions: potions.map(cardNamed) } : {}),
    ...(loadout ? { loadout: loadout.map(cardNamed) } : {}),
  };
};

export function campStateAt({ setup, own = [], campaign = {}, state = {}, hunters = [] }: CampAt): State {
  const fresh = begin(setup, new ScriptedChance());
  const level = campaign.chapter === undefined ? fresh.level : levelOf(campaign.chapter);
  return {
    ...fresh,
    level,
    ...state,
    campaign: { ...fresh.campaign, ...campaign },
    belongings: fresh.belongings.map((one, seat) => belongingsAt(one, own[seat])),
    hunters: fresh.hunters.map((one, seat) => ({ ...one, ...hunters[seat] })),
  };
}

const SCENES = scenesOf<'story' | 'chapter-choice' | 'board' | 'prepare' | 'open-hunt' | 'won' | 'lost', Table>({
  story,
  'chapter-choice': chapterChoice,
  board,
  prepare,
  'open-hunt': openHunt,
  won: huntWon,
  lost: huntLost,
});
const STOPPED: Outcome = { winners: [], why: 'PA-SET-9', facts: {} };
const isScene = (step: string): step is keyof typeof SCENES => step in SCENES;
export const campGame = {
  state: stateSchema,
  faults,
  next: (state: State) => {
    if (state.step === 'over') return outcomeOf(state);
    return isScene(state.step) ? SCENES[state.step] : STOPPED;
  },
};

export class CampRehearsal extends Rehearsal<State, Stream, PrimalEvent, Answer> {
  constructor(at: CampAt) {
    super(campGame, campStateAt(at), { dice: at.dice ?? {}, despite: at.despite ?? [] });
  }
  own(seat = 0): Belongings {
    return this.state.belongings[seat]!;
  }
  resources(kind: Resource, seat = 0): number {
    return this.own(seat).resources[RESOURCES.indexOf(kind)]!;
  }
  /** The chore of a seat. */
  do(key: string, seat = 0): this {
    return this.answer('prepare', key, seat);
  }
  chores(seat = 0): string[] {
    return this.options('prepare', seat);
  }
  /** Those chores that begin like this. */
  choresLike(start: string, seat = 0): string[] {
    return this.chores(seat).filter(key => key.startsWith(start));
  }
  whyNot(seat = 0): { readonly why: string; readonly facts: Readonly<Record<string, unknown>> }[] {
    return this.decision('prepare', seat).not!().map(({ why, facts }) => ({ why, facts }));
  }
}
export const inCamp = (at: CampAt): CampRehearsal => new CampRehearsal(at).play();
