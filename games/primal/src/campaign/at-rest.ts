/** How the table stands when nobody hunts: no token, no card in play, no hunter anywhere (PA-WND-3, PA-R-23). */
import { BURDEN_NUMBERS, STANCE_NUMBERS, stanceCard } from '../content/box.ts';
import type { HunterId, MonsterId } from '../content/kinds.ts';
import { SECTORS } from '../content/kinds.ts';
import type { Belongings, Chain, HunterState, MonsterState, State } from '../state.ts';

/** The front at the start of a hunt (PA-SET-10): clockwise from north. */
export const START_SECTOR = 2;

/** With what they wear on, and nothing in their hands. */
export const atRest = (id: HunterId, { weapon, armour, helm, item, mastery }: Belongings): HunterState => ({
  id,
  sector: START_SECTOR,
  placement: 'normal',
  damage: 0,
  ko: 'up',
  stamina: 0,
  defence: 0,
  strain: 0,
  isThreatened: false,
  isBurning: false,
  isArmourDepleted: false,
  isHelmDepleted: false,
  weapon,
  armour,
  helm,
  item,
  potions: [],
  drunk: [],
  mastery,
  counters: 0,
  isFocused: false,
  gearCounters: [0, 0, 0, 0],
  discard: [],
  sequence: [],
  stealthy: [],
  disrupted: [],
  exile: [],
  seen: [],
  isOut: false,
  hasMoved: false,
  hasRevived: false,
  isBerserk: false,
  waiting: [],
  longer: 0,
  hasAssisted: false,
  hasTaunted: false,
  hasConsumed: false,
  usedThisTurn: [],
  usedThisRound: [],
  usedThisFight: [],
  waitsFor: -1,
  usedBefore: [],
  bonusBefore: 0,
  hasPlayed: false,
  falls: 0,
  hand: [],
  deck: [],
});

/** PA-SET-5. Of a level that the monster does not have, the first stance there is. */
export function firstStance(id: MonsterId, level: number): number {
  const first = STANCE_NUMBERS.filter(no => stanceCard(no).monster === id && stanceCard(no).stance === 1);
  return first.find(no => stanceCard(no).level === level) ?? first[0]!;
}

/** Unharmed, asleep somewhere else. */
export const asleep = (id: MonsterId, level: number): MonsterState => ({
  id,
  health: 10,
  stance: firstStance(id, level),
  damage: 0,
  struggle: 0,
  acceleration: 0,
  bonusThisTurn: 0,
  bonusThisRound: 0,
  isConfused: false,
  isVulnerable: false,
  track: 0,
  facing: START_SECTOR,
  marked: -1,
  plates: SECTORS.map(() => 0),
  slots: [],
  discard: [],
  perils: [],
  objectives: [],
  swarms: [],
  scenarioCounters: 0,
  serials: 0,
  unleashed: 0,
  seen: [],
  isOut: false,
  pile: [],
});

type Hunt = Pick<
  State,
  | 'round'
  | 'first'
  | 'aggro'
  | 'active'
  | 'toPlay'
  | 'paused'
  | 'terrain'
  | 'hunters'
  | 'monster'
  | 'attrition'
  | 'chain'
  | 'burdens'
  | 'result'
  | 'why'
>;
/** Nothing waits. */
export const noChain = (): Chain => ({ links: [], refused: [], behaviours: 0, texts: 0, rest: 'nothing', about: -1 });

/** PA-R-31: before set-up the first seat stands in for the first player. */
export const noHunt = (hunters: readonly HunterState[], monster: MonsterState): Hunt => ({
  round: 0,
  first: 0,
  aggro: -1,
  active: -1,
  toPlay: [],
  paused: [],
  terrain: [],
  hunters: [...hunters],
  monster,
  attrition: { discard: [], revealed: [], pile: [] },
  chain: noChain(),
  burdens: [...BURDEN_NUMBERS],
  result: 'none',
  why: 'none',
});
