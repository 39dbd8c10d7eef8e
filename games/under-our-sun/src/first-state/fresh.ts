/** Things as they are before anything has happened to them. */
import { characterCard } from '../content/box.ts';
import { BASE_AP, type CharacterId, FITNESS, KARMA } from '../content/kinds.ts';
import { HAVEN } from '../places.ts';
import { noGoods } from '../questions.ts';
import type { CharacterState, Side, State } from '../state.ts';

/** US-SETUP-7 to US-SETUP-9, US-SETUP-23. */
export const freshCharacter = (id: CharacterId, seat: number): CharacterState => ({
  id,
  seat,
  hex: HAVEN,
  hp: characterCard(id).hp,
  water: characterCard(id).water,
  fitness: FITNESS.indexOf('ok'),
  ap: BASE_AP,
  karma: KARMA,
  isStealthy: false,
  isInfected: false,
  isWaiting: false,
  hasPlayed: false,
  hasMoved: false,
  hasUsedKarma: false,
  hasUsedSkill: false,
  hasUsedFilter: false,
  hasUsedReach: false,
  diedIn: -1,
  isEliminated: false,
  isRevealed: false,
  hasUsedAbility: false,
  goods: noGoods(),
  ammunition: [0, 0],
  items: [],
  lasting: [],
  tonight: [],
});

const emptySide = (): Side => ({ water: 0, goods: noGoods(), ammunition: [0, 0], cards: [], hasAgreed: false });
/** Nobody trades. */
export const noTrade = (): State['trade'] => ({ from: -1, to: -1, changes: 0, give: emptySide(), take: emptySide() });
