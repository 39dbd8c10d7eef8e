/** What stands for a card that is not in this box: a page that is older than its server draws it plainly, by this name, and plays on. Rules never meet one: faults.ts refuses it. */
import type { CharacterCard, EnemyCard, ItemCard, SunCard, TileCard } from './types.ts';

export const UNHEARD_OF = {
  tile: { id: 'unheard-of', name: 'Unknown Tile', family: 'dry-flats', value: 1, spaces: 6, resources: [], water: 0, enemies: 0 },
  enemy: {
    id: 'unheard-of',
    name: 'Unknown enemy',
    pronoun: 'it',
    type: 'human',
    hp: 1,
    melee: { day: '', night: '' },
    loot: [{}, {}],
  },
  sun: { id: 'unheard-of', name: 'Unknown weather', weather: 'clear', always: [] },
  thing: { id: 'unheard-of', name: 'Unknown card', kind: 'item', sort: 'goods', stars: 0, value: 0 },
} as const satisfies { tile: TileCard; enemy: EnemyCard; sun: SunCard; thing: ItemCard };

/** Somebody whom the box has never heard of, by the name that they go by. */
export const somebody = (id: string): CharacterCard =>
  ({
    id,
    name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    role: 'stranger',
    pronoun: 'she',
    background: '',
    colour: '',
    hp: 1,
    water: 0,
    combat: '',
    strength: '',
    dexterity: '',
    stealth: '',
    items: 0,
    flexible: 0,
    gear: 0,
    skill: { name: 'Nothing known', per: 'day' },
    lines: [],
  }) as unknown as CharacterCard;
