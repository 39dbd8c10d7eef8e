/** What hunters wear and carry. The basic pieces come first in their lists. */
export { ARMOUR, HELMS } from './armour.ts';
export { ITEMS } from './items.ts';
export { POTIONS } from './potions.ts';
export { WEAPONS } from './weapons.ts';
