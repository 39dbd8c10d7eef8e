/**
 * The narrative section: pages are read element by element, each a scene of its own (FW-NARR-8), until one sends the party to an encounter; and pages after it.
 * FW-NARR-*, FW-ROLL-*, FW-R-1, FW-R-4, FW-R-9, FW-R-10. What single effects of the story do is in story-effects.ts, the steps of after-entries in aftermath.ts.
 */
import { yesOrNo } from '@quarry/board';
import { type Option, option, type Rule } from '@quarry/kernel';
import { gainsOf } from '../campaign/kits.ts';
import { asPool, countOf, type Pool } from '../content/dice.ts';
import { entryOf } from '../content/story/index.ts';
import type { Need, Path, StoryEffect, StoryElement } from '../content/story/types.ts';
import { isToCamp } from '../decisions.ts';
import { grantCards } from '../deeds/camp.ts';
import * as story from '../deeds/story.ts';
import type { Table } from '../events.ts';
import { briefOf } from '../places.ts';
import { byParty } from '../questions/objectives.ts';
import { chanceToPass, keyOfPool, poolsWithin } from '../questions/story-dice.ts';
import { holds, openNeeds } from '../questions/tests-of-story.ts';
import { seatsOf } from '../questions.ts';
import type { OutsideRefused } from '../refusals/outside.ts';
import type { EffectsState, View } from '../state.ts';
import { REWARD, takeStep } from './aftermath.ts';
import { decide } from './decide.ts';
import { doNext } from './story-effects.ts';

type Of<Is extends StoryElement['is']> = Extract<StoryElement, { readonly is: Is }>;

/** One element of the page that is open, or the next thing that it does. */
export function* read(table: Table): Rule {
  const { state } = table;
  if (state.entry === '') return openChapter(table);
  const element = entryOf(state.entry).elements[state.element]!;
  yield* state.effects ? goOnWith(table, element, state.effects) : play(table, element);
}

function openChapter(table: Table): void {
  story.beginChapter(table);
  story.openEntry(table, `${table.state.chapter}.01`, 'FW-NARR-1');
  welcomeNewcomers(table);
}

/** FW-R-72: whoever has joined since the last chapter gains as many cards as the others have. */
function welcomeNewcomers(table: Table): void {
  const { state } = table;
  const most = Math.max(...seatsOf(state).map(seat => gainsOf(state, seat)));
  for (const seat of seatsOf(state)) grantCards(table, seat, most - gainsOf(state, seat));
}

/** Effect by effect; then the page is read on, or the path is gone. */
function* goOnWith(table: Table, element: StoryElement, { done, path }: EffectsState): Rule {
  const effect = effectsOf(element, path)[done];
  if (effect) yield* doNext(table, effect);
  else if (element.is === 'paths') story.openEntry(table, element.paths[path]!.to, 'FW-NARR-3');
  else story.readOn(table);
}
function effectsOf(element: StoryElement, path: number): readonly StoryEffect[] {
  if (element.is === 'paths') return element.paths[path]?.effects ?? [];
  return 'effects' in element ? element.effects : [];
}

function* play(table: Table, element: StoryElement): Rule {
  switch (element.is) {
    case 'event':
      return meetEvent(table);
    case 'outcome':
      return meetOutcome(table, element);
    case 'roll':
      return yield* rollOn(table, element);
    case 'optional-roll':
      return yield* mayRoll(table, element);
    case 'paths':
      return yield* choosePath(table, element);
    case 'go':
      return story.openEntry(table, element.to, 'FW-NARR-3');
    case 'encounter':
      return yield* beginFight(table, element);
    case 'steps':
      return yield* takeSteps(table, element);
    case 'next':
      return yield* endChapter(table);
    case 'end':
      return story.endStory(table, element.ending);
  }
}

/** FW-NARR-6, FW-NARR-7. */
function meetEvent(table: Table): void {
  const { state } = table;
  const isAgain = state.usedUp.includes(story.eventKey(state.entry, state.element));
  story.readEvent(table, isAgain);
  if (isAgain) story.readOn(table);
  else story.beginEffects(table, state.entry.endsWith('.90') ? 'reward' : 'entry');
}

/** FW-NARR-4, FW-NARR-5. */
function meetOutcome(table: Table, element: Of<'outcome'>): void {
  const isHeld = !element.if || holds(table.state, element.if);
  story.readOutcome(table, isHeld);
  if (isHeld) story.beginEffects(table, element.if && 'taken' in element.if ? 'location' : 'entry');
  else story.readOn(table);
}

/** FW-ROLL-3, FW-R-9: any of the dice that are left, or none. */
function* chooseDice(table: Table, needs: readonly Need[]): Rule<Pool> {
  const { state } = table;
  return yield* decide(table, {
    kind: 'roll-dice',
    rule: 'FW-ROLL-3',
    options: () => poolsWithin(asPool(state.dice)).map(pool => option(keyOfPool(pool), pool)),
    facts: { entry: state.entry, element: state.element },
    odds: ({ value }) => (isToCamp(value) ? {} : { passed: yesOrNo(chanceToPass(value, needs)) }),
  });
}

/** FW-ROLL-8. */
function* rollOn(table: Table, { needs: all, pass, miss }: Of<'roll'>): Rule {
  const needs = openNeeds(table.state, all);
  const { isPassed } = story.rollStory(table, yield* chooseDice(table, needs), needs);
  story.openEntry(table, isPassed ? pass : miss, 'FW-ROLL-8');
}

/** It may be left alone: no dice, and nothing comes of it. */
function* mayRoll(table: Table, { needs: all, once }: Of<'optional-roll'>): Rule {
  const { state } = table;
  const needs = openNeeds(state, all);
  const isUsedUp = state.usedUp.includes(story.rollKey(state.entry, state.element));
  const pool = isUsedUp ? null : yield* chooseDice(table, needs);
  if (pool && countOf(pool) > 0) {
    if (once) story.useOptionalRoll(table);
    if (story.rollStory(table, pool, needs).isPassed) return story.beginEffects(table, 'entry');
  } else if (pool) story.declineRoll(table);
  story.readOn(table);
}

const isUsed = (view: View, path: Path): boolean => path.once === true && view.usedUp.includes(story.pathKey(view.entry, path));

/** FW-NARR-3. */
function* choosePath(table: Table, { paths }: Of<'paths'>): Rule {
  const { state } = table;
  const isOpen = (path: Path): boolean => !isUsed(state, path) && (!path.if || holds(state, path.if));
  const toOption = (path: Path, i: number): Option<number>[] =>
    isOpen(path) ? [option(`path-${i + 1}`, i, { kind: 'entry', id: path.to })] : [];
  const at = yield* decide(table, {
    kind: 'choose-path',
    rule: 'FW-NARR-3',
    options: () => paths.flatMap(toOption),
    facts: { entry: state.entry, element: state.element },
    not: () => paths.filter(one => isUsed(state, one)).map(usedUp),
    asksForOne: true,
  });
  const path = paths[at]!;
  story.takePath(table, path);
  if (path.effects) story.beginEffects(table, 'entry', at);
  else story.openEntry(table, path.to, 'FW-NARR-3');
}
const usedUp = ({ to }: Path): OutsideRefused => ({
  about: [{ kind: 'entry', id: to }],
  why: 'FW-NARR-3',
  facts: { reason: 'path-used', to },
});

/** FW-NARR-11. Machines that come a second time after the sixth chapter have learnt (content 3.12). */
function* beginFight(table: Table, { brief }: Of<'encounter'>): Rule {
  const { state } = table;
  const options = [option('begin', brief)];
  yield* decide(table, {
    kind: 'begin-fight',
    rule: 'FW-NARR-11',
    options: () => options,
    facts: { brief },
    asksForOne: true,
  });
  const types = [
    ...new Set(
      briefOf(brief)
        .enemies.filter(one => byParty(state, one.n) > 0)
        .map(one => one.enemy),
    ),
  ];
  if (state.chapter > LAST_OF_LEVEL_1)
    for (const type of types) if (isMachine(type) && state.met.includes(type)) story.riseEnemy(table, type, 'FW-CAMP-11');
  story.meetEnemies(table, types);
  story.goToBrief(table, brief);
}
const LAST_OF_LEVEL_1 = 6;
const isMachine = (type: string): boolean => !type.startsWith('rebel-') && type !== 'dal';

/** FW-DONE-3, in the order of the page; what was found in the encounter is chosen first. */
function* takeSteps(table: Table, { steps }: Of<'steps'>): Rule {
  const { entry, stepsDone } = table.state;
  const step = [...(entry.endsWith('.90') ? [REWARD] : []), ...steps][stepsDone];
  if (step) yield* takeStep(table, step);
  else story.readOn(table);
}

function* endChapter(table: Table): Rule {
  const { chapter } = table.state;
  yield* decide(table, {
    kind: 'end-chapter',
    rule: 'FW-CAMP-6',
    options: () => [option('end', chapter)],
    asksForOne: true,
  });
  story.closeChapter(table);
}
