/** Zero Dawn: everything that is looked for and not offered, and why: by what it is about, the clause and its facts. */
import type { ClauseId, Ref, Seat } from '@quarry/kernel';
import type { ActionType } from './content/kinds.ts';

interface About<Kind extends string, Id, Why extends ClauseId, Facts> {
  readonly about: readonly [{ readonly kind: Kind; readonly id: Id }, ...Ref[]];
  readonly why: Why;
  readonly facts: Facts;
}

/** Why an action cannot be taken for reasons that lie in the position, by action. */
type Impossible = 'ZD-ACT-6' | 'ZD-ACT-9' | 'ZD-R-39' | 'ZD-ACT-13' | 'ZD-ATK-5' | 'ZD-ATK-24' | 'ZD-TERR-15';
/** Both actions are used, this one was taken before, or there is nothing to do it with or to. */
type NoAction = 'none-left' | 'done-already' | 'impossible';
export type ActionRefused = About<
  'action',
  ActionType,
  'ZD-ACT-1' | 'ZD-ACT-3' | Impossible,
  { action: ActionType; seat: Seat; reason: NoAction }
>;

/** Out of sight of the weapon that was chosen, or farther away than it reaches. */
type NoTarget = { enemy: number; isUnseen: true } | { enemy: number; far: number; reach: number };
export type TargetRefused = About<'enemy', number, 'ZD-LOS-2' | 'ZD-ATK-24' | 'ZD-EQ-4', NoTarget>;

export type NodeRefused = About<'node', string, 'ZD-LVL-3' | 'ZD-LVL-4', { node: string; level: number; isTooHigh: boolean }>;

/** Why wares are not to be had. */
export type WareRefused = About<'card', number, 'ZD-MERCH-6' | 'ZD-R-136', { card: number; reason: 'too-dear' | 'closed' }>;
/** Why a card in hand is not to be played. */
type AgainstCard = {
  'ZD-STAM-3': 'not-now';
  'ZD-EQ-8': 'does-not-fit';
  'ZD-ATK-5': 'not-now';
  'ZD-DECK-6': 'does-not-fit';
  'ZD-ATK-7': 'not-now';
  'ZD-INT-6': 'shocked';
  'ZD-INT-1': 'not-now';
};
export type NoCard = { [Why in keyof AgainstCard]: readonly [Why, AgainstCard[Why]] }[keyof AgainstCard];
export type HandRefused = About<'card', number, NoCard[0], { card: number; reason: NoCard[1] }>;

export type DawnRefused = ActionRefused | TargetRefused | NodeRefused | WareRefused | HandRefused;
