/** What Primal teaches: what it is about, what the present step is for, and where verbs, sums, terms and the first lesson are. */
import { plural, type StepSays, teachingOf } from '@quarry/kernel';
import { LAST_CHAPTER } from '../campaign/quests.ts';
import { HEALTH, ROUNDS } from '../content/kinds.ts';
import type { Action } from '../decisions.ts';
import type { PrimalEvent } from '../events.ts';
import { handSize } from '../places.ts';
import { sequenceLimit, unleashAt, woundAt } from '../questions.ts';
import { hunterName, monsterName } from '../sentences/names.ts';
import type { Setup } from '../setup.ts';
import type { Step, View } from '../state.ts';
import { standing } from '../texts-in-force.ts';
import { FIRST_HUNT } from './lesson.ts';
import { LABELS, sum } from './sums.ts';
import { NAMES, TERMS } from './terms.ts';
import { VERBS, verbOf } from './verbs.ts';

const CAMP: readonly Step[] = ['story', 'chapter-choice', 'board', 'prepare'];

/** What a wound takes at this table; nothing where damage makes none. */
const woundSays = (view: View): string => {
  const wound = woundAt(view);
  return wound === null ? '' : `: ${wound} damage make a wound, and each wound takes 1`;
};
const lastRound = (view: View): number => Math.min(ROUNDS, ...standing(view, -1, 'last-round').map(one => one.n));
/** What is left of it, once some is gone. */
const leftSays = ({ monster: { health } }: View): string => (health < HEALTH ? ` (${health} left)` : '');
/** PA-GAME-1, PA-GAME-5, PA-WIN-1 to PA-WIN-3, PA-CAMP-17. */
function goal(view: View): string {
  if (!CAMP.includes(view.step))
    return `Take all of ${monsterName(view)}’s ${HEALTH} health${leftSays(view)} before round ${lastRound(view)} ends${woundSays(view)}. Keep somebody standing: all of you win, or nobody.`;
  if (view.mode !== 'campaign') return `Prepare for ${monsterName(view)}: all of you win, or nobody.`;
  return view.campaign.chapter === LAST_CHAPTER
    ? 'Prepare for the last battle: whoever wins it has won the campaign.'
    : 'Take up a quest, prepare for it, and win its hunt: twelve chapters lead to the last battle.';
}

/** PA-PLAY-2, PA-ENDA-2: how much fits, and what is in hand. */
function acting(view: View): string {
  const hunter = view.hunters[view.active];
  if (!hunter) return 'Action: cards are played into the sequence, paid with other cards and tokens.';
  const left = Math.max(0, sequenceLimit(view, view.active) - hunter.sequence.length);
  return `Action: ${hunterName(view, view.active)} has ${plural(handSize(hunter), 'card')} in hand and room for ${plural(left, 'card')} in the sequence.`;
}

/** PA-ATT-3, PA-ATT-4. */
function attrition(view: View): string {
  const hunter = view.hunters[view.active];
  return hunter?.isThreatened
    ? `Attrition: ${hunterName(view, view.active)} is threatened and turns up two cards; defence must reach the higher one.`
    : 'Attrition: one card is turned up; defensive cards in the sequence must reach its value, or the monster strikes.';
}

/** PA-UPK-1, PA-UPK-6, PA-STRUG-1. */
const upkeep = (view: View): string =>
  `Upkeep: the lowest behaviour is replaced and struggle rises; at ${unleashAt(view)} the monster unleashes.`;

const STEPS: StepSays<View> = {
  story: 'Story: the page of this chapter is read, and its box is opened.',
  'chapter-choice': 'Story: the group decides how it goes on.',
  board: 'Quest: the group takes one of the quests on the board.',
  prepare: 'Camp: forge, brew, learn, trade and pack; the hunt begins when everybody is ready.',
  'open-hunt': 'The hunt is laid out: monster, ground, behaviours and decks.',
  'choose-aggro': 'The group names who takes aggro: the monster looks at that hunter, who has the first turn.',
  'begin-round': 'A round begins, with whatever happens at its start.',
  consume: 'Consume: each hunter may drink one potion.',
  upkeep,
  'begin-turns': 'The hunter with aggro has the first turn, and the rest follow clockwise.',
  'begin-turn': 'A turn begins: where the hunter stands may wake a behaviour.',
  move: 'Movement: move for stamina, or stay and become threatened.',
  act: acting,
  'end-actions': 'The Action phase ends: whoever holds two cards or more gains a stamina token.',
  attrition,
  'end-turn': 'The turn ends: the sequence is put away, the hand filled up, and the monster turns to aggro.',
  'next-turn': 'The next hunter has a turn.',
  'end-round': `The round ends: fire fades, tokens come off, and after round ${ROUNDS} the hunt is lost.`,
  won: 'The hunt is won.',
  lost: 'The hunt is lost.',
  over: 'It is over.',
};

const playableSays = (n: number): string => (n > 0 ? `${plural(n, 'card')} can still be played. End anyway?` : '');

export const teaching = teachingOf<Setup, View, PrimalEvent>({
  goal,
  steps: STEPS,
  verbs: VERBS,
  verbOf,
  ends: { 'end-actions': ({ options }) => playableSays(options.filter(({ value }) => (value as Action).is === 'play').length) },
  sum,
  labels: LABELS,
  terms: TERMS,
  names: NAMES,
  lessons: [FIRST_HUNT],
});
