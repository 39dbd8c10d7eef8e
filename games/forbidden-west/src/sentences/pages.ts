/** The pages of the chapter as people read them: the one that is open, and those read before. Nothing of a page that has not been opened is told. */
import { type Block, type Offer, plural } from '@quarry/kernel';
import { asPool, countOf, type Pool } from '../content/dice.ts';
import { chapterOf, entryOf, isEntry } from '../content/story/index.ts';
import type { Hint, Need, Path, StoryElement } from '../content/story/types.ts';
import { pathKey } from '../deeds/story.ts';
import { briefOf } from '../places.ts';
import { chanceToPass, poolsWithin } from '../questions/story-dice.ts';
import { holds, openNeeds, pageOf } from '../questions/tests-of-story.ts';
import type { View } from '../state.ts';
import { needsSay } from './dice.ts';
import { leftSays } from './rolled.ts';

type Hints = Offer['hints'];
type Of<Is extends StoryElement['is']> = Extract<StoryElement, { readonly is: Is }>;

/** A visit to a page: where the party came from, what it had read by then, and where it went. */
interface Visit {
  readonly entry: string;
  readonly from: string;
  readonly history: readonly string[];
  readonly next: string | undefined;
}

const visitsOf = ({ chapter, history }: View): Visit[] =>
  history.flatMap((entry, at) => {
    if (!isEntry(entry) || !entry.startsWith(`${chapter}.`)) return [];
    return [{ entry, from: history[at - 1] ?? '', history: history.slice(0, at + 1), next: history[at + 1] }];
  });

/** The first page of a chapter has the chapter's title. */
const beginning = (view: View, entry: string): { readonly chapter?: string } =>
  entry === (visitsOf(view)[0]?.entry ?? entry) ? { chapter: `Chapter ${view.chapter} · ${chapterOf(view.chapter).title}` } : {};

/** The page that lies open. */
export function openPage(view: View): Block[] {
  const { entry } = view;
  if (!isEntry(entry)) return [];
  const { title, paragraphs, margin } = pageOf(view, entry);
  const offers = entryOf(entry).elements.flatMap((element, at) => {
    const when = at < view.element ? 'behind' : at === view.element ? 'asked' : 'ahead';
    return offersOf(view, element, { entry, when, turnedTo: NOWHERE, from: view.from, history: view.history });
  });
  return [
    {
      heading: title,
      lines: paragraphs,
      about: { kind: 'entry', id: entry },
      page: { number: entry, ...beginning(view, entry), notes: margin, offers },
    },
  ];
}

/** Those of this chapter that were read before, in order; one that was opened again reads as it did the last time. */
export function pagesRead(view: View, isOneOpen: boolean): Block[] {
  const before = visitsOf(view).filter(one => !isOneOpen || one.entry !== view.entry);
  return [...new Set(before.map(one => one.entry))].map(entry => {
    const visits = before.filter(one => one.entry === entry);
    return pageRead(view, visits.at(-1)!, new Set(visits.flatMap(one => one.next ?? [])));
  });
}

function pageRead(view: View, visit: Visit, turnedTo: ReadonlySet<string>): Block {
  const { entry } = visit;
  const { title, paragraphs, margin } = pageOf(view, entry, visit);
  const offers = entryOf(entry).elements.flatMap(element => offersOf(view, element, { ...visit, turnedTo, when: 'behind' }));
  return { heading: title, lines: paragraphs, page: { number: entry, ...beginning(view, entry), notes: margin, offers, isRead: true } };
}

/** How an element of a page is looked at: from which page, whether it is still to come, and where the party went from there. */
interface Reading extends Omit<Visit, 'next'> {
  readonly when: 'behind' | 'asked' | 'ahead';
  readonly turnedTo: ReadonlySet<string>;
}
const NOWHERE: ReadonlySet<string> = new Set();

function offersOf(view: View, element: StoryElement, reading: Reading): Offer[] {
  switch (element.is) {
    case 'roll':
    case 'optional-roll':
      return [rollOffer(view, element, reading)];
    case 'paths':
      return element.paths.filter(path => !path.if || holds(view, path.if, reading)).map(path => pathOffer(view, path, reading));
    case 'encounter':
      return [fightOffer(view, element)];
    default:
      return [];
  }
}

const hintOf = (hint: Hint): Hints[number] =>
  hint.is === 'roll' ? { is: 'needs', says: 'a roll' } : { is: hint.is === 'gain' ? 'gain' : 'risk', says: hint.says };

function pathOffer(view: View, path: Path, { entry, when, turnedTo }: Reading): Offer {
  const isUsed = path.once === true && view.usedUp.includes(pathKey(entry, path));
  const came = turnedTo.has(path.to) || isUsed ? { came: 'taken' } : {};
  return {
    title: path.title,
    says: path.says,
    hints: path.hints.map(hintOf),
    ...(when === 'asked' ? { about: { kind: 'entry', id: path.to } } : {}),
    ...came,
  };
}

function rollOffer(view: View, element: Of<'roll'> | Of<'optional-roll'>, { when, turnedTo }: Reading): Offer {
  const isOptional = element.is === 'optional-roll';
  const needs = openNeeds(view, element.needs);
  const hints: Hints = [
    { is: 'needs', says: needsSay(needs) },
    ...(isOptional ? [{ is: 'needs' as const, says: 'may be left alone' }] : []),
    ...(when === 'asked' ? oddsOf(asPool(view.dice), needs) : []),
    ...(isOptional && when !== 'behind' ? [{ is: 'gain' as const, says: element.caption }] : []),
  ];
  return { title: element.title, says: element.says, hints, ...cameOf(element, turnedTo) };
}

/** A page that is turned to either way tells nothing of the roll. */
function cameOf(element: Of<'roll'> | Of<'optional-roll'>, turnedTo: ReadonlySet<string>): Pick<Offer, 'came'> {
  if (element.is === 'optional-roll' || element.pass === element.miss) return {};
  return turnedTo.has(element.pass) ? { came: 'passed' } : turnedTo.has(element.miss) ? { came: 'failed' } : {};
}

const NEARLY_CERTAIN = 0.985;
const perCent = (chance: number): string => (chance === 1 ? 'certain' : `${Math.min(99, Math.round(chance * 100))} %`);

/** What is left to roll, and the best that one die, two and so on can do. */
function oddsOf(dice: Pool, needs: readonly Need[]): Hints {
  const left = { is: 'needs' as const, says: leftSays(dice) };
  const best = poolsWithin(dice).reduce<number[]>((found, pool) => {
    const n = countOf(pool);
    found[n] = Math.max(found[n] ?? 0, chanceToPass(pool, needs));
    return found;
  }, []);
  const enough = best.findIndex(chance => chance >= NEARLY_CERTAIN);
  const told = best.slice(1, enough < 0 ? undefined : enough + 1).map((chance, i) => `${plural(i + 1, 'die', 'dice')} ${perCent(chance)}`);
  return told.length > 0 ? [left, { is: 'needs', says: `at best: ${told.join(', ')}` }] : [left];
}

function fightOffer(view: View, { brief }: Of<'encounter'>): Offer {
  const tells = chapterOf(view.chapter).briefs[brief];
  return {
    title: briefOf(brief).name,
    says: tells?.lead ?? '',
    hints: tells ? [{ is: 'needs', says: tells.task }] : [],
    ...(view.won.includes(brief) ? { came: 'won' } : view.pressedOn.includes(brief) ? { came: 'lost' } : {}),
  };
}
