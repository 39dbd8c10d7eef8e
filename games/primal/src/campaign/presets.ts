/** A campaign up to any chapter, as it might have gone: each chapter before it is played with the first choice everywhere, and won. For one evening in the middle of the story. */
import { type Chance, Passes, playRule, type Rule } from '@quarry/kernel';
import { type Carried, carriedFrom } from '../campaign.ts';
import type { HunterId } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import { beginChapter, newcomer } from '../first-state.ts';
import { board, chapterChoice, huntWon, story } from '../rules/chapter.ts';
import type { Belongings, State, Stream } from '../state.ts';

/** What the chapter before this one would have handed on. */
export function presetFor(chapter: number, hunters: readonly HunterId[], chance: Chance<Stream>): Carried | null {
  let told: Carried | null = null;
  for (let no = 0; no < chapter; no++) {
    const state = beginChapter(hunters, told, { chapter: no, isClosed: false, isTrial: false });
    told = carriedFrom(equipped(walked(state, chance)));
  }
  return told;
}

const WON_IN = 8;
function walked(state: State, chance: Chance<Stream>): State {
  const tableOf = (at: State): Table => ({ state: at, chance, passes: new Passes(), tell: () => {} });
  const table = tableOf(state);
  drive(story(table));
  if (state.step === 'chapter-choice') drive(chapterChoice(table));
  drive(board(table));
  const won: State = { ...state, step: 'won', result: 'won', round: WON_IN };
  drive(huntWon(tableOf(won)));
  return won;
}
/** The first who is asked takes what comes first. */
function drive(rule: Rule): void {
  playRule(rule, ({ decisions }) => decisions.map((_, i) => (i === 0 ? 0 : undefined)));
}

/** Resources are gear by now. */
function equipped(state: State): State {
  const { forge } = state.campaign;
  return { ...state, belongings: state.belongings.map((own, seat) => withRewards(own, newcomer(state.hunters[seat]!.id, [own], forge))) };
}
const withRewards = (own: Belongings, kit: Belongings): Belongings => ({
  ...kit,
  owned: [...new Set([...kit.owned, ...own.owned])],
  potions: own.potions,
});
