/** Rehearsals of fights: Ida, Wren, Sanaa and Odile on the tile `n`, without karma, so that nobody asks about dice; and who rolled against whom. */
import type { Told } from '../events.ts';
import type { CharacterOn, EnemyOn, Position, SunRehearsal } from './rehearsal.ts';
import { trek } from './rehearsal.ts';

const FIGHTERS = ['ida', 'wren', 'sanaa', 'odile', 'kesh'] as const;
/** Each enemy stands there, too, if no other place is named. It is a plain one with the id `foe`. */
type EnemyHere = Partial<EnemyOn>;

export function brawl(
  characters: readonly CharacterOn[],
  enemies: readonly EnemyHere[],
  more: Omit<Position, 'characters' | 'enemies'> = {},
): SunRehearsal {
  return trek({
    characters: characters.map((one, who) => ({ is: FIGHTERS[who]!, at: 'n', karma: 0, ...one })),
    enemies: enemies.map(one => ({ at: 'n', ...one })),
    ...more,
  });
}
/** An enemy with these dice by day and by night. */
export const armed = (dice: string, more: object = {}): EnemyHere => ({ is: { melee: { day: dice, night: dice }, ...more } });
export const archer = (dice: string, more: object = {}): EnemyHere => armed('1Y', { ranged: { day: dice, night: dice }, ...more });

const ROLLERS = { character: 'c', enemy: 'e', merchant: 'm' } as const;
const lineOf = ({ by, id, for: what, against }: Told<'rolled'>): string =>
  `${ROLLERS[by]}${id} ${what}${by === 'character' ? '' : ` c${against}`}`;
/** Every roll in order: `c0 melee`, `e1 counterattack c0`. */
export const rolls = (r: SunRehearsal): string[] => r.toldOf('rolled').map(lineOf);
/** Of enemies alone. */
export const enemyRolls = (r: SunRehearsal): string[] =>
  r
    .toldOf('rolled')
    .filter(one => one.by !== 'character')
    .map(lineOf);
export const diceRolled = (r: SunRehearsal, at = 0): readonly string[] => r.toldOf('rolled')[at]!.dice;
export const rounds = (r: SunRehearsal): number => r.types('round-begun').length;
/** Faces of rolls, one group for each: `10 2x` is a 1 and a 0, then a 2 and a cross. */
export const faces = (text: string): number[][] => text.split(' ').map(group => [...group].map(face => (face === 'x' ? -1 : Number(face))));
