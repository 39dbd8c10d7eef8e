/** What the story asks of a chapter in play, and a page of it as people read it. Pure: asked alike by rules, log and screen. */
import { CHARACTER_NAMES } from '../content/names.ts';
import { entryOf } from '../content/story/index.ts';
import { judge, type World } from '../content/story/judge.ts';
import type { Need, Paragraph, Test } from '../content/story/types.ts';
import { counterOf, trustTotal } from '../questions.ts';
import type { View } from '../state.ts';

/** Of the encounter that is just over: how many came through. Once the map is closed it is a mere number (FW-CLEAN-3). */
const refugeesThrough = ({ brief, fight }: View): number =>
  brief === null ? fight.tally : fight.features.filter(one => one.kind === 'refugee' && one.isDone).length;

/** Where in the story something is read: the page before, and what had been read by then. */
type Moment = Pick<View, 'from' | 'history'>;

function worldOf(view: View, { from, history }: Moment): World {
  const { party, fight } = view;
  return {
    hasFlag: flag => view.flags.includes(flag),
    countOf: counter => {
      if (counter === 'potions' || counter === 'supplies') return party[counter];
      return counter === 'trust-total' ? trustTotal(view) : counterOf(view, counter);
    },
    hasToken: token => view.tokens.includes(token),
    hasBeen: entry => history.includes(entry),
    comesFrom: entry => from === entry,
    isHere: character => party.marshals.some(one => one.character === character),
    hasWon: brief => view.won.includes(brief),
    hasTaken: (enemy, letter) => fight.taken.includes(`${enemy}:${letter}`),
    locationsTaken: fight.taken.length,
    isAnybodyRevealed: fight.hasAnybodyBeenRevealed,
    refugeesThrough: refugeesThrough(view),
  };
}

/** Whether the campaign, as it stands, is as a test wants it. */
export const holds = (view: View, test: Test, moment: Moment = view): boolean => judge(worldOf(view, moment), test);

/** The alternatives that this party has for a roll, without those that ask more than another. */
export function openNeeds(view: View, needs: readonly Need[]): readonly Need[] {
  const open = needs.filter(need => !need.if || holds(view, need.if));
  return open.filter(need => !open.some(other => other !== need && asksNoMore(other, need)));
}
const asksNoMore = (one: Need, than: Need): boolean => (one.pips ?? 0) <= (than.pips ?? 0) && (one.crits ?? 0) <= (than.crits ?? 0);

export interface PageText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly margin: readonly string[];
}

/** A page with everything resolved that depends on the party and on what it did. */
export function pageOf(view: View, entry: string, moment: Moment = view): PageText {
  const { title, body, margin = [] } = entryOf(entry);
  const world = worldOf(view, moment);
  const paragraphs = body.map(one => textOf(view, world, entry, one)).filter(text => text !== '');
  return { title, paragraphs, margin: margin.map(one => named(view, entry, one)) };
}

function textOf(view: View, world: World, entry: string, paragraph: Paragraph): string {
  const parts = typeof paragraph === 'string' ? [paragraph] : paragraph;
  const shown = parts.map(part => {
    if (typeof part === 'string') return part;
    return judge(world, part.if) ? part.says : (part.else ?? '');
  });
  return named(view, entry, shown.filter(text => text !== '').join(' '));
}

/** `{one}` is whom the group has picked on this page, `{one 11.05}` on that one. */
export const named = (view: View, entry: string, text: string): string =>
  text.replaceAll(/\{one ?([\d.]*)\}/g, (_, other: string) => oneOf(view, other || entry));

/** Somebody of the party, as long as nobody has been picked. */
function oneOf({ picked, party }: View, entry: string): string {
  const found = picked.findLast(one => one.entry === entry);
  return CHARACTER_NAMES[found?.character ?? party.marshals[0]!.character];
}
