/**
 * The box: every printed card gets a number, by which the state refers to it. What a card says is in the other files of this folder; here it
 * is only counted out and looked up.
 */
import { Press } from '@quarry/kernel';
import { ATTRITION } from './attrition.ts';
import { BURDENS } from './burdens.ts';
import { EXPEDITIONS } from './expeditions.ts';
import { ARMOUR, HELMS, ITEMS, POTIONS, WEAPONS } from './gear/index.ts';
import { ACTION_CARDS, MASTERIES } from './hunters/index.ts';
import { type Colour, ICONS, type Icon, type MonsterId } from './kinds.ts';
import { BEHAVIOURS, MONSTER_CARDS, OBJECTIVES, PERILS, STANCES } from './monsters/index.ts';
import { QUESTS } from './story/quests.ts';
import type {
  ActionCard,
  ArmourCard,
  AttritionCard,
  BehaviourCard,
  BurdenCard,
  HelmCard,
  ItemCard,
  MasteryCard,
  Monster,
  ObjectiveCard,
  PerilCard,
  PotionCard,
  Quest,
  Scenario,
  StanceCard,
  WeaponCard,
} from './types.ts';

interface Decks {
  action: ActionCard;
  mastery: MasteryCard;
  weapon: WeaponCard;
  armour: ArmourCard;
  helm: HelmCard;
  item: ItemCard;
  potion: PotionCard;
  burden: BurdenCard;
  attrition: AttritionCard;
  behaviour: BehaviourCard;
  stance: StanceCard;
  peril: PerilCard;
  objective: ObjectiveCard;
}
export type Sort = keyof Decks;

const press = new Press<Decks>();
export const ACTION_NUMBERS = press.all('action', ACTION_CARDS);
export const MASTERY_NUMBERS = press.all('mastery', MASTERIES);
export const WEAPON_NUMBERS = press.all('weapon', WEAPONS);
export const ARMOUR_NUMBERS = press.all('armour', ARMOUR);
export const HELM_NUMBERS = press.all('helm', HELMS);
export const ITEM_NUMBERS = press.all('item', ITEMS);
export const POTION_NUMBERS = press.all('potion', POTIONS);
export const BURDEN_NUMBERS = press.all('burden', BURDENS);
export const ATTRITION_NUMBERS = press.all('attrition', ATTRITION);
export const BEHAVIOUR_NUMBERS = press.all('behaviour', BEHAVIOURS);
export const STANCE_NUMBERS = press.all('stance', STANCES);
export const PERIL_NUMBERS = press.all('peril', PERILS);
export const OBJECTIVE_NUMBERS = press.all('objective', OBJECTIVES);
export const box = press.close();

export const { keyOf, nameOf, sortOf, cardNamed, optionOf: cardOption, has: isCard } = box;
export const actionCard = box.reader('action');
export const masteryCard = box.reader('mastery');
export const weaponCard = box.reader('weapon');
export const armourCard = box.reader('armour');
export const helmCard = box.reader('helm');
export const itemCard = box.reader('item');
export const potionCard = box.reader('potion');
export const burdenCard = box.reader('burden');
export const attritionCard = box.reader('attrition');
export const behaviourCard = box.reader('behaviour');
export const stanceCard = box.reader('stance');
export const perilCard = box.reader('peril');
export const objectiveCard = box.reader('objective');

const BY_ID: ReadonlyMap<MonsterId, Monster> = new Map(MONSTER_CARDS.map(one => [one.id, one]));
export const monsterCard = (id: MonsterId): Monster => BY_ID.get(id)!;

/** The scenarios of expeditions, then the quests: by number. */
export const SCENARIOS: readonly (Scenario | Quest)[] = [...EXPEDITIONS, ...QUESTS];
export const scenarioCard = (no: number): Scenario | Quest => SCENARIOS[no]!;
export const scenarioNamed = (id: string): number => SCENARIOS.findIndex(one => one.id === id);
export const questCard = (no: number): Quest => QUESTS[no]!;
export const questNamed = (id: string): number => QUESTS.findIndex(one => one.id === id);
export const scenarioOfQuest = (no: number): number => EXPEDITIONS.length + no;
export const isQuest = (scenario: number): boolean => scenario >= EXPEDITIONS.length;

/** PA-COMP-9: what the back of a behaviour shows, as one number: its icons as bits, times 10, plus the refresh number. */
export const backOf = box.derive(({ no, sort }) => {
  if (sort !== 'behaviour') return 0;
  const { icons, number } = behaviourCard(no);
  return icons.reduce((bits, icon) => bits + 2 ** ICONS.indexOf(icon), 0) * 10 + number;
});
/** Bits are told apart by division: there are more of them than a shift knows. */
const readIcons = (back: number): Icon[] => ICONS.filter((_, i) => Math.floor(Math.floor(back / 10) / 2 ** i) % 2 === 1);
const backs = new Map<number, readonly Icon[]>();
/** Read from a back, once for each. */
export function iconsOnBack(back: number): readonly Icon[] {
  let icons = backs.get(back);
  if (!icons) {
    icons = readIcons(back);
    backs.set(back, icons);
  }
  return icons;
}
export const numberOnBack = (back: number): number => back % 10;

/** The colour of a card in a hunter's hands; none for a burden. */
export const colourOf = box.derive<Colour | null>(({ no, sort }) => (sort === 'action' ? actionCard(no).colour : null));
export const ofColour = (cards: readonly number[], colour: Colour | undefined): number[] =>
  cards.filter(card => colour === undefined || colourOf(card) === colour);
export const valueOf = box.derive(({ no, sort }) => (sort === 'action' ? actionCard(no).value : 0));
export const isOffensive = (card: number): boolean => colourOf(card) === 'red' || colourOf(card) === 'blue';
export const isDefensive = (card: number): boolean => colourOf(card) === 'green' || colourOf(card) === 'yellow';
