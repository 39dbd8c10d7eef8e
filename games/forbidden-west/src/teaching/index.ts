/** What Forbidden West teaches: what it is about, what the present step is for, and where verbs, sums, terms and the first lesson are. */
import { endAnyway, plural, type StepSays, teachingOf } from '@quarry/kernel';
import { CHARACTER_NAMES } from '../content/names.ts';
import type { WestEvent } from '../events.ts';
import { hasFight, isAnybodyRevealed, isSolo, marshalOf } from '../questions.ts';
import { objectiveSays } from '../sentences/goals.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../state.ts';
import { FIRST_FIGHT } from './lesson.ts';
import { LABELS, sum } from './sums.ts';
import { NAMES, TERMS } from './terms.ts';
import { VERBS, verbOf } from './verbs.ts';

const LAST_CHAPTER = 13;

/** FW-BRIEF-7, FW-HP-6: in a fight the objective, before and after it the story. */
function goal(view: View): string {
  if (hasFight(view) && view.result === 'none') return `${objectiveSays(view)} ${lostSays(view.party.potions)}`;
  return view.chapter === LAST_CHAPTER
    ? 'Find your way through the last chapter, win its encounter, and bring the story to its end.'
    : 'Find your way through the story of this chapter, and win the encounter at its end.';
}

/** FW-HP-6. */
const lostSays = (potions: number): string =>
  potions === 0
    ? 'It is lost if a Marshal faints: no health potion is left.'
    : `It is lost if a Marshal faints when no health potion is left; you have ${potions}.`;

/** FW-ACT-1, FW-ALERT-6: how many actions are left, and how near the enemies are to knowing. */
function acting({ fight, party }: View): string {
  const marshal = party.marshals[fight.active];
  if (!marshal) return 'A Marshal takes up to 2 different actions.';
  const { character, counted, isHidden, row } = marshal;
  const has = `${CHARACTER_NAMES[character]} has ${plural(2 - counted, 'action')} left`;
  return isHidden
    ? `${has} and is hidden, until the threat token in row ${row} and the alert token in row ${fight.alert} meet.`
    : `${has} and is revealed: enemies draw behaviour cards, and attack.`;
}

/** FW-CMD-1, FW-SOLO-4. */
const commanding = (view: View): string =>
  isSolo(view)
    ? 'Command: with a critical and a solo token, the enemies do not act in this turn.'
    : 'Command: if the next Marshal is in range, a critical keeps the enemies from acting in this turn.';

/** FW-EACT-5. */
const enemiesAct = (view: View): string =>
  isAnybodyRevealed(view)
    ? 'Enemies: somebody is revealed, so each type draws a behaviour card and follows it.'
    : 'Enemies: nobody is revealed, so each goes along its route as far as its die says.';

const STEPS: StepSays<View> = {
  read: 'Story: the page is read, and what stands on it is done from top to bottom.',
  'open-brief': 'The encounter is set up: its map, its enemies and their behaviour decks.',
  'choose-first': 'The group names who has the first turn; the others follow in the order of the seats.',
  place: 'Every Marshal goes to a starting square, and then everybody draws a hand of cards.',
  'give-specials': 'Special action cards from the story go into somebody’s hand, for this encounter only.',
  'begin-fight': 'The tokens lie on the alert track, everybody is hidden, and injuries in the first hands strike.',
  'begin-turn': 'A turn begins: two actions, a command, the enemies, new cards.',
  act: acting,
  'end-actions': 'The actions are over: a hidden Marshal who did nothing, or only sneaked, moves up 1 row.',
  command: commanding,
  'begin-enemies': 'The enemies are next, and whoever’s turn it is says which type acts first.',
  enemies: enemiesAct,
  'end-enemies': 'After a patrol, each Marshal in the open next to an enemy moves the alert token down 1 row.',
  draw: 'Get rid of cards that you do not need, and draw up to your hand size.',
  'end-turn': 'The turn ends: Fire and Acid hurt, the condition goes, and in the square of an enemy you are revealed.',
  'fight-won': 'The encounter is won, and all hands go back into the decks.',
  mourn: 'The encounter is won, but whoever was lost in it costs the party 1 trust, of a clan that the group names.',
  'fight-failed': 'The encounter is lost.',
  'after-failure': 'The encounter is lost, and everything is as it was before it.',
  over: ({ isSkirmish, brief }) =>
    !isSkirmish ? 'The chapter is over.' : brief === 'B0' ? 'The lesson is over.' : 'The encounter is over.',
};

export const teaching = teachingOf<Setup, View, WestEvent>({
  goal,
  steps: STEPS,
  verbs: VERBS,
  verbOf,
  ends: { 'end-actions': ({ seat }, view) => endAnyway(2 - marshalOf(view, seat).counted, 'action'), 'end-chapter': () => '' },
  sum,
  labels: LABELS,
  terms: TERMS,
  names: NAMES,
  lessons: [FIRST_FIGHT],
});
