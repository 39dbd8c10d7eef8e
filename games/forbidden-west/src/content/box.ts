/**
 * The box: every printed card gets a number, by which the state refers to it. What a card says is in the other files of this folder; here it
 * is only counted out and looked up.
 */
import { Press } from '@quarry/kernel';
import { ACTION_CARDS, SPECIAL_CARDS } from './actions/index.ts';
import { BEHAVIOURS } from './behaviours/index.ts';
import { CHARACTER_CARDS } from './characters.ts';
import { ENEMIES } from './enemies.ts';
import { GEAR } from './gear.ts';
import { INJURIES } from './injuries.ts';
import { type CharacterId, ENEMY_TYPES, type EnemyType, LETTERS, type Letter } from './kinds.ts';
import { MODIFICATIONS } from './modifications.ts';
import type {
  ActionCard,
  BehaviourCard,
  CharacterCard,
  EnemyAction,
  EnemyCard,
  GearCard,
  InjuryCard,
  ModificationCard,
  SpecialCard,
} from './types.ts';

interface Decks {
  action: ActionCard;
  special: SpecialCard;
  gear: GearCard;
  modification: ModificationCard;
  injury: InjuryCard;
  behaviour: BehaviourCard;
}
export type Sort = keyof Decks;

const press = new Press<Decks>();
export const ACTION_NUMBERS = press.all('action', ACTION_CARDS);
export const SPECIAL_NUMBERS = press.all('special', SPECIAL_CARDS);
export const GEAR_NUMBERS = press.all('gear', GEAR);
export const MODIFICATION_NUMBERS = press.all('modification', MODIFICATIONS);
export const INJURY_NUMBERS = press.all('injury', INJURIES);
export const BEHAVIOUR_NUMBERS = BEHAVIOURS.flatMap(card => press.copies('behaviour', card, { deck: `${card.enemy}-${card.deck ?? 1}` }));
export const box = press.close();

export const { keyOf, nameOf, sortOf, deckOf, cardNamed, optionOf: cardOption, has: isCard } = box;
export const actionCard = box.reader('action');
export const specialCard = box.reader('special');
export const gearCard = box.reader('gear');
export const modificationCard = box.reader('modification');
export const injuryCard = box.reader('injury');
export const behaviourCard = box.reader('behaviour');

const BY_TYPE: readonly EnemyCard[] = ENEMY_TYPES.map(id => ENEMIES.find(one => one.id === id)!);
/** Whether a type is in the box of today. */
export const isEnemyType = (type: number): boolean => BY_TYPE[type] !== undefined;
export const enemyCard = (type: number): EnemyCard => BY_TYPE[type]!;
export const typeOf = (id: EnemyType): number => ENEMY_TYPES.indexOf(id);

const BY_CHARACTER: ReadonlyMap<CharacterId, CharacterCard> = new Map(CHARACTER_CARDS.map(one => [one.id, one]));
export const characterCard = (id: CharacterId): CharacterCard => BY_CHARACTER.get(id)!;

const lettersIn = (actions: readonly EnemyAction[]): Letter[] => actions.flatMap(one => Object.keys(one.altered ?? {}) as Letter[]);
/** FW-BEH-8: the letters on the back of a behaviour card, as bits from A on. */
export const lettersOf = box.derive(({ no, sort }) => {
  if (sort !== 'behaviour') return 0;
  const { yes, no: otherwise = [], question } = behaviourCard(no);
  const letters = [...lettersIn(yes), ...lettersIn(otherwise), ...(question?.ask === 'holds' ? [question.letter] : [])];
  return LETTERS.reduce((bits, letter, i) => bits + (letters.includes(letter) ? 2 ** i : 0), 0);
});
