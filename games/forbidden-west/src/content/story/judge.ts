/** What a test of the story asks, of any world that can answer: a chapter in play, or one that the checker makes up. */
import type { BriefId, CharacterId, EnemyType, Flag, Letter, ObjectiveToken } from '../kinds.ts';
import type { EntryId, Test } from './types.ts';

type Counted = Extract<Test, { readonly counter: unknown }>['counter'];

export interface World {
  hasFlag(flag: Flag): boolean;
  countOf(counter: Counted): number;
  hasToken(token: ObjectiveToken): boolean;
  hasBeen(entry: EntryId): boolean;
  comesFrom(entry: EntryId): boolean;
  isHere(character: CharacterId): boolean;
  hasWon(brief: BriefId): boolean;
  hasTaken(enemy: EnemyType, letter: Letter): boolean;
  readonly locationsTaken: number;
  readonly isAnybodyRevealed: boolean;
  readonly refugeesThrough: number;
}

export function judge(world: World, test: Test): boolean {
  if ('not' in test) return !judge(world, test.not);
  if ('all' in test) return test.all.every(one => judge(world, one));
  if ('any' in test) return test.any.some(one => judge(world, one));
  if ('flag' in test) return world.hasFlag(test.flag);
  if ('counter' in test) {
    const { counter, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = test;
    const now = world.countOf(counter);
    return now >= atLeast && now <= atMost;
  }
  if ('token' in test) return world.hasToken(test.token);
  if ('been' in test) return world.hasBeen(test.been);
  if ('from' in test) return world.comesFrom(test.from);
  if ('here' in test) return world.isHere(test.here);
  if ('won' in test) return world.hasWon(test.won);
  if ('taken' in test) return world.hasTaken(test.taken, test.letter);
  if ('locationsTaken' in test) return world.locationsTaken >= test.locationsTaken;
  if ('refugeesThrough' in test) return world.refugeesThrough >= test.refugeesThrough;
  return !world.isAnybodyRevealed;
}
