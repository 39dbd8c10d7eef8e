/** Proper names that explain themselves: of people, skills, missions, and the letters of enemies. Cards and tiles have theirs on their faces. */
import { CHARACTER_CARDS } from '../content/characters.ts';
import { MERCHANTS } from '../content/merchants.ts';
import { MISSIONS } from '../content/missions/index.ts';

/** US-COMP-8: what tells two enemies of one name apart. */
const LETTERS = [...'ABCDEFGH'];

export const NAMES: readonly string[] = [
  ...CHARACTER_CARDS.flatMap(({ name, skill }) => [name, skill.name]),
  ...MERCHANTS.map(one => one.name),
  ...LETTERS,
  ...MISSIONS.flatMap(({ name, cards }) => [name, ...cards.map(one => one.title)]),
];
