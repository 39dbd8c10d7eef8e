/** Printed cards in words: what each says, and its face for the screen. Texts are printed from the data of the card. */
import { capital, type Face, plural, sayList } from '@quarry/kernel';
import {
  actionCard,
  armourCard,
  attritionCard,
  behaviourCard,
  box,
  burdenCard,
  helmCard,
  itemCard,
  masteryCard,
  monsterCard,
  objectiveCard,
  perilCard,
  potionCard,
  type Sort,
  sortOf,
  stanceCard,
  weaponCard,
} from '../content/box.ts';
import { COLOURS } from '../content/kinds.ts';
import { COLOUR_NAMES, HUNTER_NAMES, HUNTER_WEAPONS } from '../content/names.ts';
import type { ActionCard, AttritionCard, BehaviourCard, MasteryCard, ObjectiveCard, StanceCard } from '../content/types.ts';
import { type Ability, sayAbilities, sayEffects } from '../content/words/index.ts';
import { sayAmount } from '../content/words/saying.ts';
import { coloured, iconsSay, ofBeast, positionsSay } from './names.ts';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const own = (abilities: readonly Ability[] = []): string => sayAbilities(abilities, 'hunter');

const keywordsSay = ({ keywords = [] }: ActionCard): string => keywords.map(one => `${capital(one)}.`).join(' ');
function actionText(card: ActionCard): string {
  const numbers = `Cost ${card.cost}, worth ${card.value}.`;
  return joined(numbers, card.aggro ? 'Takes aggro.' : '', keywordsSay(card), own(card.abilities));
}
const masteryText = ({ focus, fills, focused }: MasteryCard): string =>
  joined(`Focused at ${plural(focus, 'counter')}.`, own(fills), `Then: ${own(focused)}`);

/** What a behaviour does: its base, then its boost with the price. */
export function behaviourText({ monster, base, boost }: Pick<BehaviourCard, 'monster' | 'base' | 'boost'>): string {
  const more = boost ? `Boost, ${boost.cost} struggle: ${sayEffects(boost.effects, 'monster')}` : '';
  return ofBeast(joined(sayEffects(base, 'monster'), more), monster);
}
const behaviourFace = (card: BehaviourCard): string =>
  joined(`${capital(iconsSay(card.icons))}.`, behaviourText(card), `Number ${card.number}.`);

function stanceText({ monster, toughness, progression, damage, exposed, abilities = [] }: StanceCard): string {
  const tough = toughness === null ? 'No toughness: only texts wound it.' : `Toughness ${toughness} per hunter.`;
  const open = exposed.length === 0 ? 'Nothing is exposed.' : `Exposed ${positionsSay(exposed)}.`;
  const next = progression > 0 ? `Gives way at ${progression} health.` : '';
  return joined(tough, `Monster damage ${damage}.`, open, next, ofBeast(sayAbilities(abilities, 'monster'), monster));
}
const objectiveText = ({ monster, goal, tasks, reward, again }: ObjectiveCard): string =>
  ofBeast(
    joined(sayAbilities(tasks, 'monster'), `At ${sayAmount(goal)}: ${sayEffects(reward, 'monster')}`, again ? 'Then it begins again.' : ''),
    monster,
  );
function attritionText({ monster, value, colours, effects }: AttritionCard): string {
  const kinds = colours ? `Only ${sayList(colours.map(one => coloured(2, one).replace('2 ', '')))} count against it.` : '';
  return joined(
    `Value ${value}.`,
    kinds,
    monster && effects ? ofBeast(sayEffects(effects, 'monster'), monster) : effects ? sayEffects(effects, 'monster') : '',
  );
}

const deckSays = (deck: readonly number[]): string => `Deck: ${sayList(deck.map((n, i) => coloured(n, COLOURS[i]!)))}.`;

const TEXTS: Readonly<Record<Sort, (no: number) => string>> = {
  action: no => actionText(actionCard(no)),
  mastery: no => masteryText(masteryCard(no)),
  weapon: no => {
    const { damage, deck, abilities } = weaponCard(no);
    return joined(`Damage ${damage}.`, deckSays(deck), own(abilities));
  },
  armour: no => joined(`Health ${armourCard(no).health}.`, own(armourCard(no).abilities)),
  helm: no => joined(`Health ${helmCard(no).health}.`, own(helmCard(no).abilities)),
  item: no => own(itemCard(no).abilities),
  potion: no => own(potionCard(no).abilities),
  burden: no => joined('It cannot be played and pays nothing.', own(burdenCard(no).abilities)),
  attrition: no => attritionText(attritionCard(no)),
  behaviour: no => behaviourFace(behaviourCard(no)),
  stance: no => stanceText(stanceCard(no)),
  peril: no => ofBeast(sayAbilities(perilCard(no).abilities, 'monster'), perilCard(no).monster),
  objective: no => objectiveText(objectiveCard(no)),
};
/** What a card of the box says; its price is told where it is made. */
export const textOf = (no: number): string => TEXTS[sortOf(no)](no);

const branchOf = ({ branch, step }: { readonly branch?: string; readonly step?: number }): string[] =>
  branch === undefined ? ['starter'] : [step === undefined ? `branch ${branch}` : `branch ${branch}, step ${step}`];
const gear = (sort: string, { level, element }: { readonly level: number; readonly element: string | null }): string[] => [
  sort,
  ...(element === null ? [] : [element]),
  `level ${level}`,
];
const beast = (sort: string, { monster }: { readonly monster: Parameters<typeof monsterCard>[0] }): string[] => [
  sort,
  monsterCard(monster).name,
];
const KINDS: Readonly<Record<Sort, (no: number) => string[]>> = {
  action: no => {
    const card = actionCard(no);
    return [
      capital(COLOUR_NAMES[card.colour]),
      HUNTER_NAMES[card.hunter],
      ...branchOf(card),
      ...(card.trait === undefined ? [] : [card.trait]),
    ];
  },
  mastery: no => ['Mastery', HUNTER_NAMES[masteryCard(no).hunter], ...branchOf(masteryCard(no))],
  weapon: no => [...gear(capital(HUNTER_WEAPONS[weaponCard(no).hunter]), weaponCard(no)), HUNTER_NAMES[weaponCard(no).hunter]],
  armour: no => gear('Armour', armourCard(no)),
  helm: no => gear('Helm', helmCard(no)),
  item: no => gear('Item', itemCard(no)),
  potion: no => ['Potion', `level ${potionCard(no).level}`],
  burden: () => ['Burden'],
  attrition: no => ['Attrition', ...(attritionCard(no).monster === undefined ? [] : [monsterCard(attritionCard(no).monster!).name])],
  behaviour: no => [...beast('Behaviour', behaviourCard(no)), ...(behaviourCard(no).trait === undefined ? [] : [behaviourCard(no).trait!])],
  stance: no => [...beast(`Stance ${stanceCard(no).stance}`, stanceCard(no)), `level ${stanceCard(no).level}`],
  peril: no => beast('Peril', perilCard(no)),
  objective: no => beast('Objective', objectiveCard(no)),
};

/** The faces of all cards of the box, by number. */
export const faces = (): readonly Face[] =>
  box.cards.map(({ no, sort, card }) => ({
    name: card.name,
    kind: KINDS[sort](no).join(' · '),
    says: textOf(no),
    ...('flavour' in card && card.flavour !== undefined ? { flavour: card.flavour } : {}),
  }));
