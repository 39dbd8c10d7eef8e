/**
 * What one chapter hands on to the next: small, readable, and by the keys of cards and quests, so that it outlives a box that is printed anew. PA-CAMP-19.
 */
import { bool, int, list, oneOf, open, record, records, type StateOf, text } from '@quarry/kernel';
import { basicPiece, PIECES, type Piece, unlockedMasteries } from './campaign/builds.ts';
import { LAST_CHAPTER } from './campaign/quests.ts';
import { cardNamed, keyOf, questCard, questNamed, sortOf } from './content/box.ts';
import { CONTENT_HASH } from './content/hash.ts';
import { BRANCHES, ELEMENTS, HUNTERS, type HunterId, MONSTERS, RESOURCES } from './content/kinds.ts';
import type { Absent, Belongings, Campaign, State } from './state.ts';

const key = text(60);
const keys = list(key, 120);

const member = record(
  open({
    id: oneOf(HUNTERS),
    resources: list(int(0, 99), RESOURCES.length),
    owned: keys,
    /** Weapon, armour, helm, item; empty for none. */
    worn: list(key, PIECES.length),
    potions: keys,
    loadout: list(key, 3),
    steps: list(int(0, 2), BRANCHES.length),
    upgrades: int(0, 20),
    deck: keys,
    mastery: key,
  }),
);
export type Member = StateOf<typeof member>;

export const campaignSchema = record(
  open({
    /** The box that it was played with. */
    content: text(16),
    /** The last chapter that was played; 0 for the prologue. */
    chapter: int(0, LAST_CHAPTER),
    /** PA-CAMP-18: the trial has failed, or the prologue alone, and nothing follows. */
    isLost: bool(),
    party: records(member, { most: 4 }),
    away: records(member, { most: 4 }),
    forge: int(0, 3),
    herbalist: int(0, 3),
    elements: list(text(20), 12),
    available: list(key, 40),
    /** In the order in which they were won: one a chapter. */
    completed: list(key, 40),
    expired: list(key, 40),
    achievements: list(text(40), 40),
    trophies: list(text(20), 40),
    choices: list(text(40), 12),
    defeats: int(0, 999),
    score: int(-999, 9999),
  }),
);
export type Carried = StateOf<typeof campaignSchema>;

// Out of a chapter

const keysOf = (cards: readonly number[]): string[] => cards.map(keyOf);
const keyOrNone = (card: number): string => (card < 0 ? '' : keyOf(card));

const memberFrom = (id: HunterId, own: Belongings): Member => ({
  id,
  resources: [...own.resources],
  owned: keysOf(own.owned),
  worn: PIECES.map(piece => keyOrNone(own[piece])),
  potions: keysOf(own.potions),
  loadout: keysOf(own.loadout),
  steps: [...own.steps],
  upgrades: own.upgrades,
  deck: keysOf(own.deck),
  mastery: keyOrNone(own.mastery),
});
const questIds = (quests: readonly number[]): string[] => quests.map(quest => questCard(quest).id);

/** A prologue that is played alone and lost has nothing after it, nor has a trial (PA-CAMP-18). */
const isEnd = ({ mode, result, why }: State): boolean => why === 'trial' || (mode === 'prologue' && result === 'lost');
export function carriedFrom(state: State): Carried {
  const { campaign, belongings, hunters, away } = state;
  return {
    content: CONTENT_HASH,
    chapter: campaign.chapter,
    isLost: isEnd(state),
    party: belongings.map((own, seat) => memberFrom(hunters[seat]!.id, own)),
    away: away.map(({ id, ...own }) => memberFrom(id, own)),
    forge: campaign.forge,
    herbalist: campaign.herbalist,
    elements: [...campaign.elements],
    available: questIds(campaign.available),
    completed: questIds(campaign.completed),
    expired: questIds(campaign.expired),
    achievements: [...campaign.achievements],
    trophies: [...campaign.trophies],
    choices: [...campaign.choices],
    defeats: campaign.defeats,
    score: campaign.score,
  };
}

// Into the next one

/** Looks keys up in the box of today. What is no more is noted and left out. */
export class Reading {
  readonly leftOut: string[] = [];

  cards(wanted: readonly string[], ...sorts: readonly string[]): number[] {
    return wanted.flatMap(one => {
      const card = this.card(one, ...sorts);
      return card < 0 ? [] : [card];
    });
  }
  /** -1 for what is no more. */
  card(wanted: string, ...sorts: readonly string[]): number {
    const card = cardNamed(wanted);
    if (card >= 0 && sorts.includes(sortOf(card))) return card;
    this.leftOut.push(wanted);
    return -1;
  }
  quests(wanted: readonly string[]): number[] {
    this.leftOut.push(...wanted.filter(id => questNamed(id) < 0));
    return wanted.map(questNamed).filter(quest => quest >= 0);
  }
  known<T extends string>(wanted: readonly string[], all: readonly T[]): T[] {
    return wanted.filter((one): one is T => (all as readonly string[]).includes(one));
  }

  /** What was worn and is no more gives way to the basic piece; a deck that has lost cards is put right in camp. */
  belongings({ id, resources, owned, worn, potions, loadout, steps, upgrades, deck, mastery }: Member): Belongings {
    const wear = (piece: Piece): number => {
      const wanted = worn[PIECES.indexOf(piece)] ?? '';
      const card = wanted === '' ? -1 : cardNamed(wanted);
      return card >= 0 && sortOf(card) === piece ? card : basicPiece(id, piece);
    };
    const learned = BRANCHES.map((_, i) => steps[i] ?? 0);
    return {
      resources: RESOURCES.map((_, i) => resources[i] ?? 0),
      owned: this.cards(owned, ...PIECES),
      weapon: wear('weapon'),
      armour: wear('armour'),
      helm: wear('helm'),
      item: wear('item'),
      potions: this.cards(potions, 'potion'),
      loadout: loadout.map(cardNamed).filter(card => card >= 0 && sortOf(card) === 'potion'),
      steps: learned,
      upgrades,
      deck: this.cards(deck, 'action'),
      mastery: unlockedMasteries(id, learned).find(card => keyOf(card) === mastery) ?? unlockedMasteries(id, learned)[0]!,
    };
  }
  absent(member: Member): Absent {
    return { id: member.id, ...this.belongings(member) };
  }

  campaign(story: Carried, chapter: number): Campaign {
    return {
      chapter,
      forge: story.forge,
      herbalist: story.herbalist,
      elements: this.known(story.elements, ELEMENTS),
      available: this.quests(story.available),
      completed: this.quests(story.completed),
      expired: this.quests(story.expired),
      achievements: [...story.achievements],
      trophies: this.known(story.trophies, MONSTERS),
      choices: [...story.choices],
      defeats: story.defeats,
      defeatsHere: 0,
      score: story.score,
      unassigned: [],
    };
  }
}

/** Before the prologue: nothing is open, nothing is owned. */
export const freshCampaign = (): Campaign => ({
  chapter: 0,
  forge: 0,
  herbalist: 0,
  elements: [],
  available: [],
  completed: [],
  expired: [],
  achievements: [],
  trophies: [],
  choices: [],
  defeats: 0,
  defeatsHere: 0,
  score: 0,
  unassigned: [],
});
