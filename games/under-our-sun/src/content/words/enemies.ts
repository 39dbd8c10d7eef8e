/** Words about enemies. `this` is the enemy on whose card the word stands, or that has just been fought. */
import { type Amount, type EnemyFilter, PLACES, type Place, sayAmount, sayFilter, sayFilters, sayMuch, sayTop } from './saying.ts';

/** `fight`: it attacks, which is an initial combat round with all enemies here. */
type Then = 'fight' | 'wait';
const THEN: Readonly<Record<Then, string>> = { fight: ' and attacks', wait: '' };
export type Way = 'nearer' | 'away' | 'haven' | 'here';
const WAYS: Readonly<Record<Way, string>> = {
  nearer: 'move 1 tile towards the nearest character',
  away: 'move 1 tile away',
  haven: 'move 1 tile towards New Haven',
  here: 'come 1 tile closer',
};
const within = (n: number | undefined): string => (n === undefined ? '' : n === 0 ? ' on this tile' : ` within ${n}`);
/** `spawns here`, `spawn and attack`. */
function arrives(verb: string, n: Amount, at: Place, then: Then): string {
  const says = at === 'here' && then === 'fight' ? `${verb}${THEN.fight}` : `${verb} ${PLACES[at]}${THEN[then]}`;
  return n === 1 ? says.replace(verb, `${verb}s`) : says.replace(/attacks$/, 'attack');
}

export const ENEMY_WORDS = {
  /** The first such card from the top of the enemy deck; those passed go under it, face up. */
  spawn: ({
    of = {},
    at = 'here',
    then = 'wait',
    n = 1,
  }: {
    readonly of?: EnemyFilter;
    readonly at?: Place;
    readonly then?: Then;
    readonly n?: Amount;
  }) => `${n === 1 ? sayTop(of) : `${sayMuch(n, sayFilter(of), sayFilters(of))}`} ${arrives('spawn', n, at, then)}`,
  /** An enemy of the mission, which is in no deck; with `n` as many of them. */
  'spawn-named': ({
    enemy,
    at = 'here',
    then = 'wait',
    n = 1,
  }: {
    readonly enemy: string;
    readonly at?: Place;
    readonly then?: Then;
    readonly n?: Amount;
  }) => `${n === 1 ? `the ${sayFilter({ id: enemy })}` : sayMuch(n, sayFilter({ id: enemy }))} ${arrives('appear', n, at, then)}`,
  /** An initial combat round with all enemies here, if there is any. */
  fight: () => 'fight an initial combat round',
  'move-enemies': ({ of = {}, within: near, way }: { readonly of?: EnemyFilter; readonly within?: number; readonly way: Way }) =>
    `all ${sayFilters(of)}${within(near)} ${WAYS[way]}`,
  'hurt-enemies': ({ of = {}, within: near = 0, n }: { readonly of?: EnemyFilter; readonly within?: number; readonly n: Amount }) =>
    `all ${sayFilters(of)}${within(near)} take ${sayAmount(n)} damage`,
  /** They leave the map; their cards go under the deck. No body. */
  'remove-enemies': ({ of = {}, within: near = 0 }: { readonly of?: EnemyFilter; readonly within?: number }) =>
    `all ${sayFilters(of)}${within(near)} leave`,
  /** The enemy itself leaves, without a body. */
  'this-leaves': () => 'this enemy leaves',
  /** What the enemy strikes is driven one tile off: the enemy moves 1 tile away from the character. */
  'this-flees': () => 'it flees 1 tile',
  /** Tapped until the next combat round begins after this one. */
  'this-is-stunned': () => 'it is tapped',
};
