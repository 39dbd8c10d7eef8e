/**
 * The box: every printed card gets a number, by which the state refers to it. What a card says is in the other files of this folder; here it is only counted out and looked up.
 */
import { inPrint, Press } from '@quarry/kernel';
import { CHARACTER_CARDS } from './characters.ts';
import { ENEMIES } from './enemies.ts';
import { EVENTS } from './events.ts';
import { GEAR } from './gear.ts';
import { ITEMS } from './items.ts';
import type { CharacterId, MerchantId } from './kinds.ts';
import { LOOT } from './loot.ts';
import { MERCHANTS } from './merchants.ts';
import { MISSIONS } from './missions/index.ts';
import { NIGHTS } from './nights.ts';
import { SUNS } from './suns.ts';
import { TEAM } from './team.ts';
import { TILES } from './tiles.ts';
import type {
  CharacterCard,
  EnemyCard,
  EventCard,
  ItemCard,
  MerchantCard,
  Mission,
  MissionCard,
  NightCard,
  SunCard,
  TeamCard,
  TileCard,
} from './types.ts';
import { somebody, UNHEARD_OF } from './unheard-of.ts';

interface Decks {
  tile: TileCard;
  enemy: EnemyCard;
  night: NightCard;
  sun: SunCard;
  event: EventCard;
  /** Item, gear and loot cards: their deck says which. */
  thing: ItemCard;
  team: TeamCard;
}

const press = new Press<Decks>();
export const TILE_NUMBERS = press.all('tile', TILES);
export const ENEMY_NUMBERS = press.all('enemy', ENEMIES);
export const NIGHT_NUMBERS = press.all('night', inPrint(NIGHTS));
export const SUN_NUMBERS = press.all('sun', SUNS);
export const EVENT_NUMBERS = press.all('event', inPrint(EVENTS));
export const ITEM_NUMBERS = press.all('thing', inPrint(ITEMS), { deck: 'item' });
export const GEAR_NUMBERS = press.all('thing', inPrint(GEAR), { deck: 'gear' });
export const LOOT_NUMBERS = press.all('thing', inPrint(LOOT), { deck: 'loot' });
export const TEAM_NUMBERS = press.all('team', TEAM);
export const box = press.close();

export const { keyOf, nameOf, sortOf, cardNamed, optionOf: cardOption, has: isCard } = box;
/** A number beyond the box has a blank card; one below it is none. */
const plainly =
  <Card>(read: (no: number) => Card, blank: Card) =>
  (no: number): Card =>
    no < 0 || isCard(no) ? read(no) : blank;
export const tileCard = plainly(box.reader('tile'), UNHEARD_OF.tile as TileCard);
export const enemyCard = plainly(box.reader('enemy'), UNHEARD_OF.enemy as EnemyCard);
export const nightCard = box.reader('night');
export const sunCard = plainly(box.reader('sun'), UNHEARD_OF.sun as SunCard);
export const eventCard = box.reader('event');
export const thing = plainly(box.reader('thing'), UNHEARD_OF.thing as ItemCard);
export const teamCard = box.reader('team');
/** Where a thing is kept: `item`, `gear` or `loot`. */
export const deckOf = (card: number): string => box.cardAt(card).deck;

const CHARACTERS_BY_ID: ReadonlyMap<CharacterId, CharacterCard> = new Map(CHARACTER_CARDS.map(one => [one.id, one]));
export const characterCard = (id: CharacterId): CharacterCard => CHARACTERS_BY_ID.get(id) ?? somebody(id);
const MERCHANTS_BY_ID: ReadonlyMap<MerchantId, MerchantCard> = new Map(MERCHANTS.map(one => [one.id, one]));
export const merchantCard = (id: MerchantId): MerchantCard => MERCHANTS_BY_ID.get(id)!;
export const missionNamed = (id: string): number => MISSIONS.findIndex(one => one.id === id);
export const missionOf = (no: number): Mission => MISSIONS[no]!;
export const missionCard = (no: number, card: number): MissionCard => MISSIONS[no]!.cards[card]!;
