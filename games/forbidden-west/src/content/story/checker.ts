/**
 * What is wrong with the campaign as it is written, as sentences; none if it is sound. Pure, for tests and for whoever writes chapters. It knows no card: which
 * gear and which adaptations there are is told to it.
 */
import type { BriefId, Flag } from '../kinds.ts';
import { judge, type World } from './judge.ts';
import type { Chapter, Entry, EntryId, Gain, Hint, Loss, Paragraph, Path, Sometimes, StoryEffect, StoryElement, Test } from './types.ts';

/** What the box holds of what a story can name. */
export interface Known {
  hasGear(id: string): boolean;
  hasSpecial(id: string): boolean;
  hasAdaptation(enemy: string, no: number): boolean;
  readonly hasBrief: (id: BriefId) => boolean;
  /** Whether a brief, or a rule, asks for it. */
  readsFlag(flag: Flag): boolean;
}

/** How many pages come before the encounter, by chapter. */
const PAGES_BEFORE = [11, 14, 22, 14, 14, 13, 12, 13, 12, 12, 13, 14, 11];
const WON = 90;
const PRESSED_ON = 95;
/** The last chapter ends in four pages of its own. */
const ENDINGS = [91, 92, 93, 94];
/** The one place that is come back to (content 3.9). */
const HUB: EntryId = '4.02';

const entryId = (chapter: number, no: number): EntryId => `${chapter}.${String(no).padStart(2, '0')}` as EntryId;
const numberOf = (id: string): number => Number(id.split('.')[1]);
const isBefore = ({ id }: Entry): boolean => numberOf(id) < WON;

/** Every number that the campaign needs (content 3.0: 205 of them). */
export const ALL_ENTRIES: readonly EntryId[] = PAGES_BEFORE.flatMap((pages, i) => {
  const after = i === PAGES_BEFORE.length - 1 ? [WON, ...ENDINGS, PRESSED_ON] : [WON, PRESSED_ON];
  return [...Array.from({ length: pages }, (_, n) => n + 1), ...after].map(no => entryId(i + 1, no));
});

// What a page leads to, and what it does

const pathsOf = ({ elements }: Entry): readonly Path[] => elements.flatMap(one => (one.is === 'paths' ? one.paths : []));
const rollOf = ({ elements }: Entry) => elements.find(one => one.is === 'roll');

function leadsTo(element: StoryElement): EntryId[] {
  if (element.is === 'paths') return element.paths.map(path => path.to);
  if (element.is === 'go') return [element.to];
  return element.is === 'roll' ? [element.pass, element.miss] : [];
}
const exitsOf = ({ elements }: Entry): EntryId[] => elements.flatMap(leadsTo);

const effectsIn = (element: StoryElement): readonly StoryEffect[] => ('effects' in element ? element.effects : []);
const ownEffects = ({ elements }: Entry): StoryEffect[] => elements.flatMap(effectsIn);
const allEffects = (entry: Entry): StoryEffect[] => [...ownEffects(entry), ...pathsOf(entry).flatMap(path => path.effects ?? [])];
const picksOne = (entry: Entry): boolean => ownEffects(entry).some(one => 'who' in one && one.who === 'one');

const END: readonly StoryElement['is'][] = ['paths', 'go', 'roll', 'encounter', 'next', 'end'];

// Tests

function leavesOf(test: Test): Test[] {
  if ('not' in test) return leavesOf(test.not);
  if ('all' in test) return test.all.flatMap(leavesOf);
  return 'any' in test ? test.any.flatMap(leavesOf) : [test];
}
const sometimesIn = (paragraph: Paragraph): Sometimes[] =>
  typeof paragraph === 'string' ? [] : paragraph.filter((one): one is Sometimes => typeof one !== 'string');
const testsOf = (entry: Entry): Test[] => [
  ...entry.body.flatMap(sometimesIn).map(one => one.if),
  ...entry.elements.flatMap(one => (one.is === 'outcome' && one.if ? [one.if] : [])),
  ...pathsOf(entry).flatMap(path => path.if ?? []),
  ...entry.elements.flatMap(one => ('needs' in one ? one.needs.flatMap(need => need.if ?? []) : [])),
];

// Words

const words = (text: string): number => text.split(/\s+/).filter(one => /[\p{L}\p{N}]/u.test(one)).length;
const plainOf = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : paragraph.filter(one => typeof one === 'string').join(' ');
const textsOf = (entry: Entry): string[] => [
  ...entry.body.flatMap(one =>
    typeof one === 'string' ? [one] : one.flatMap(part => (typeof part === 'string' ? [part] : [part.says, part.else ?? ''])),
  ),
  ...(entry.kept ? [entry.kept] : []),
];

/** By what happens there: what a strip must warn of, and what it may promise. */
function lossOf(effect: StoryEffect): Loss | null {
  switch (effect.do) {
    case 'counter':
      if (effect.counter === 'rebellion' || effect.counter === 'blight') return effect.by > 0 ? effect.counter : null;
      return effect.by < 0 ? 'trust' : null;
    case 'potions':
      return effect.by < 0 ? 'potion' : null;
    case 'supplies':
      return effect.by < 0 ? 'supply' : null;
    case 'hurt':
      return 'hit-points';
    case 'injure':
      return 'injury';
    case 'lose-resource':
      return 'resource';
    case 'alert-start':
      return 'alert';
    case 'adapt':
      return 'enemy';
    case 'discard-top':
      return 'cards';
    default:
      return null;
  }
}

const GAINED: Partial<Record<StoryEffect['do'], Gain>> = {
  'trust-of-choice': 'trust',
  resources: 'resource',
  token: 'token',
  special: 'special',
  flag: 'flag',
  'remove-injury': 'healing',
  modification: 'modification',
  recover: 'cards',
  'offer-gear': 'gear',
  prepare: 'preparation',
};
function gainOf(effect: StoryEffect): Gain | null {
  switch (effect.do) {
    case 'counter':
      if (effect.counter === 'rebellion' || effect.counter === 'blight') return effect.by < 0 ? effect.counter : null;
      return effect.by > 0 ? 'trust' : null;
    case 'potions':
      return effect.by > 0 ? 'potion' : null;
    case 'supplies':
      return effect.by > 0 ? 'supply' : null;
    default:
      return GAINED[effect.do] ?? null;
  }
}

export function checkStory(chapters: readonly Chapter[], known: Known): string[] {
  const entries = chapters.flatMap(chapter => chapter.entries);
  const byId = new Map<string, Entry>(entries.map(entry => [entry.id, entry]));
  return [
    ...idFaults(entries),
    ...entries.flatMap(entry => elementFaults(entry, byId)),
    ...chapters.flatMap(chapter => graphFaults(chapter, byId)),
    ...chapters.flatMap(chapter => briefFaults(chapter, known)),
    ...endingFaults(byId),
    ...entries.flatMap(entry => referenceFaults(entry, entries, byId, known)),
    ...flagFaults(entries, known),
    ...entries.flatMap(entry => hintFaults(entry, byId)),
    ...entries.flatMap(wordFaults),
    ...chapters.flatMap(chapter => keptFaults(chapter, byId)),
  ];
}

function idFaults(entries: readonly Entry[]): string[] {
  const ids = entries.map(one => one.id);
  const titles = entries.map(one => one.title);
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `${id} is there twice`),
    ...ALL_ENTRIES.filter(id => !ids.includes(id)).map(id => `${id} is missing`),
    ...ids.filter(id => !ALL_ENTRIES.includes(id)).map(id => `${id} has no place in the campaign`),
    ...titles.filter((title, i) => titles.indexOf(title) !== i).map(title => `'${title}' is the title of two pages`),
  ];
}

/** A page ends with what leads on, and with nothing else before it. */
function elementFaults(entry: Entry, byId: ReadonlyMap<string, Entry>): string[] {
  const { id, elements } = entry;
  const found: string[] = [];
  const last = elements.at(-1);
  if (!last || !END.includes(last.is)) found.push(`${id} leads nowhere`);
  for (const one of elements.slice(0, -1)) if (END.includes(one.is)) found.push(`${id} goes on after '${one.is}'`);
  for (const to of exitsOf(entry)) if (!byId.has(to)) found.push(`${id} leads to ${to}, which is missing`);
  const paths = pathsOf(entry);
  const isOpen = (path: Path, n: number): boolean => !path.once && (!path.if || judge({ ...NOWHERE, countOf: () => n }, path.if));
  const isAlwaysOpen = [0, 1, 12].every(n => paths.some(path => isOpen(path, n)));
  if (isBefore(entry) && paths.length > 0 && !isAlwaysOpen) found.push(`${id} may have no open path`);
  return found;
}

function graphFaults({ no, entries }: Chapter, byId: ReadonlyMap<string, Entry>): string[] {
  const before = entries.filter(isBefore);
  const reached = reachedFrom(entryId(no, 1), byId);
  const isHubLeft = (from: Entry, to: EntryId): boolean =>
    from.id === HUB && pathsOf(from).some(path => path.to === to && path.once === true);
  return [
    ...before.filter(one => !reached.has(one.id)).map(one => `${one.id} is reached from nowhere`),
    ...before.filter(one => !endsInFight(one, byId)).map(one => `${one.id} leads to no encounter`),
    ...cycleIn(before, byId, isHubLeft).map(id => `${id} can be come back to without end`),
    ...before.flatMap(one =>
      exitsOf(one)
        .filter(to => to.split('.')[0] !== String(no))
        .map(to => `${one.id} leads into another chapter: ${to}`),
    ),
  ];
}

function reachedFrom(id: EntryId, byId: ReadonlyMap<string, Entry>, seen = new Set<string>()): Set<string> {
  const entry = byId.get(id);
  if (!entry || seen.has(id)) return seen;
  seen.add(id);
  for (const to of exitsOf(entry)) reachedFrom(to, byId, seen);
  return seen;
}

const endsInFight = (entry: Entry, byId: ReadonlyMap<string, Entry>): boolean =>
  [...reachedFrom(entry.id, byId)].some(id => byId.get(id)!.elements.some(one => one.is === 'encounter'));

/** Pages on a circle, once what `isCut` is taken away. */
function cycleIn(entries: readonly Entry[], byId: ReadonlyMap<string, Entry>, isCut: (from: Entry, to: EntryId) => boolean): EntryId[] {
  const done = new Set<string>();
  const found = new Set<EntryId>();
  const walk = (entry: Entry, way: readonly string[]): void => {
    if (way.includes(entry.id)) found.add(entry.id);
    if (way.includes(entry.id) || done.has(entry.id)) return;
    for (const to of exitsOf(entry)) {
      const next = byId.get(to);
      if (next && !isCut(entry, to)) walk(next, [...way, entry.id]);
    }
    done.add(entry.id);
  };
  for (const entry of entries) walk(entry, []);
  return [...found];
}

function briefFaults({ no, entries, briefs }: Chapter, known: Known): string[] {
  const named = new Set(entries.flatMap(entry => entry.elements.flatMap(one => (one.is === 'encounter' ? [one.brief] : []))));
  const told = Object.keys(briefs) as BriefId[];
  const after = [WON, PRESSED_ON].map(page => entryId(no, page));
  return [
    ...[...named].filter(id => !briefs[id]).map(id => `chapter ${no} tells nothing of ${id}`),
    ...told.filter(id => !named.has(id)).map(id => `chapter ${no} tells of ${id}, which it does not lead to`),
    ...told.filter(id => !known.hasBrief(id)).map(id => `there is no brief ${id}`),
    ...after.filter(id => !entries.some(one => one.id === id)).map(id => `${id} is missing after the encounter`),
  ];
}

/** The endings exclude each other and cover all cases: every state of what they ask about is tried. */
function endingFaults(byId: ReadonlyMap<string, Entry>): string[] {
  const last = byId.get(entryId(PAGES_BEFORE.length, WON));
  if (!last) return [];
  const found: string[] = [];
  for (let blight = 0; blight <= 9; blight++)
    for (let rebellion = 0; rebellion <= 12; rebellion++)
      for (const isSworn of [false, true]) {
        const world = {
          ...NOWHERE,
          hasFlag: (flag: Flag) => flag === 'oath' && isSworn,
          countOf: (counter: string) => (counter === 'blight' ? blight : rebellion),
        };
        const open = pathsOf(last).filter(path => !path.if || judge(world, path.if));
        if (open.length !== 1)
          found.push(`with blight ${blight}, rebellion ${rebellion} and ${isSworn ? 'an' : 'no'} oath ${open.length} endings are open`);
      }
  const endings = pathsOf(last).map(path => path.to);
  return endings.length === ENDINGS.length ? found : [...found, `${last.id} leads to ${endings.length} endings`];
}
const never = (): boolean => false;
const NOWHERE: World = {
  hasFlag: never,
  countOf: () => 0,
  hasToken: never,
  hasBeen: never,
  comesFrom: never,
  isHere: never,
  hasWon: never,
  hasTaken: never,
  locationsTaken: 0,
  isAnybodyRevealed: false,
  refugeesThrough: 0,
};

function referenceFaults(entry: Entry, entries: readonly Entry[], byId: ReadonlyMap<string, Entry>, known: Known): string[] {
  const { id } = entry;
  const found: string[] = [];
  for (const effect of allEffects(entry)) {
    if (effect.do === 'offer-gear' && !known.hasGear(effect.gear)) found.push(`${id} offers ${effect.gear}, which is no gear`);
    if (effect.do === 'special' && !known.hasSpecial(effect.special)) found.push(`${id} gives ${effect.special}, which is no special card`);
    if (effect.do === 'adapt' && !known.hasAdaptation(effect.enemy, effect.no))
      found.push(`${id} adds adaptation ${effect.no} of ${effect.enemy}, which is no card`);
  }
  for (const test of testsOf(entry).flatMap(leavesOf)) {
    if ('flag' in test && !entries.some(one => allEffects(one).some(effect => effect.do === 'flag' && effect.flag === test.flag)))
      found.push(`${id} asks for ${test.flag}, which nothing sets`);
    if ('been' in test && !byId.has(test.been)) found.push(`${id} asks for ${test.been}, which is missing`);
    if ('from' in test && !exitsOf(byId.get(test.from) ?? entry).includes(id)) found.push(`${id} is not come to from ${test.from}`);
    if ('won' in test && !known.hasBrief(test.won)) found.push(`${id} asks for ${test.won}, which is no brief`);
  }
  for (const [, whole, other] of textsOf(entry)
    .join(' ')
    .matchAll(/(\{one ?([\d.]*)\})/g)) {
    const picked = other ? byId.get(other) : entry;
    if (!picked || !picksOne(picked)) found.push(`${id} says ${whole}, but nobody is picked there`);
  }
  return found;
}

/** What is noted must come back: in a page, in a brief or in a rule. */
function flagFaults(entries: readonly Entry[], known: Known): string[] {
  const read = new Set(
    entries
      .flatMap(testsOf)
      .flatMap(leavesOf)
      .flatMap(test => ('flag' in test ? [test.flag] : [])),
  );
  return entries.flatMap(entry =>
    allEffects(entry).flatMap(effect =>
      effect.do === 'flag' && !read.has(effect.flag) && !known.readsFlag(effect.flag)
        ? [`${entry.id} sets ${effect.flag}, which nothing reads`]
        : [],
    ),
  );
}

/** What can come of a path: its own price, the page that it leads to, and the two exits of that page's roll. */
function effectsBehind({ to, effects = [] }: Path, byId: ReadonlyMap<string, Entry>): StoryEffect[] {
  const target = byId.get(to);
  if (!target) return [];
  const roll = rollOf(target);
  const exits = roll ? [byId.get(roll.pass), byId.get(roll.miss)] : [];
  return [...effects, ...ownEffects(target), ...exits.flatMap(one => (one ? ownEffects(one) : []))];
}

function hintFaults(entry: Entry, byId: ReadonlyMap<string, Entry>): string[] {
  return pathsOf(entry).flatMap(path => {
    const target = byId.get(path.to);
    if (!target) return [];
    const strip = `${entry.id} '${path.title}'`;
    const behind = effectsBehind(path, byId);
    const losses = new Set(behind.flatMap(one => lossOf(one) ?? []));
    const gains = new Set(behind.flatMap(one => gainOf(one) ?? []));
    const said = <Is extends Hint['is']>(is: Is) => path.hints.filter((one): one is Extract<Hint, { is: Is }> => one.is === is);
    const prices = pathsOf(target).flatMap(one => (one.effects ?? []).flatMap(effect => lossOf(effect) ?? []));
    const warned = said('loss').map(one => one.of);
    const promised = said('gain').map(one => one.of);
    const isRoll = rollOf(target) !== undefined;
    return [
      ...(isRoll === said('roll').length > 0 ? [] : [`${strip} ${isRoll ? 'hides' : 'announces'} a roll`]),
      ...[...losses].filter(one => !warned.includes(one)).map(one => `${strip} does not warn of ${one}`),
      ...warned.filter(one => !losses.has(one) && !prices.includes(one)).map(one => `${strip} warns of ${one}, which does not happen`),
      ...promised.filter(one => !gains.has(one)).map(one => `${strip} promises ${one}, which cannot be won`),
      ...(promised.length === 0 && [...gains].some(one => one !== 'flag')
        ? [`${strip} does not say that ${[...gains].join(', ')} can be won`]
        : []),
    ];
  });
}

const MOST_WORDS = { title: 4, caption: 6, strip: 5, sentence: 9, margin: 8, kept: 20, sometimes: 25 };
/** `Our story so far` is told to the party: by whoever reads it, never by the party itself. */
const OURS = /\b(we|us|our|ours)\b/i;
const LEAST_BODY = 60;
const MOST_BODY = 130;

function wordFaults(entry: Entry): string[] {
  const { id, title, body, margin = [], kept, elements } = entry;
  const long = (what: string, text: string, most: number): string[] =>
    words(text) > most ? [`${id}: ${what} '${text}' has ${words(text)} words, at most ${most}`] : [];
  const length = words(body.map(plainOf).join(' '));
  const paragraphs = body.filter(one => plainOf(one) !== '').length;
  return [
    ...long('the title', title, MOST_WORDS.title),
    ...(length < LEAST_BODY || length > MOST_BODY ? [`${id} has ${length} words, not ${LEAST_BODY} to ${MOST_BODY}`] : []),
    ...(paragraphs < 2 || paragraphs > 4 ? [`${id} has ${paragraphs} paragraphs`] : []),
    ...(margin.length > 2 ? [`${id} has ${margin.length} notes in the margin`] : []),
    ...margin.flatMap(one => long('the note', one, MOST_WORDS.margin)),
    ...(kept ? long('what is kept', kept, MOST_WORDS.kept) : []),
    ...(kept && OURS.test(kept) ? [`${id} keeps '${kept}', which does not speak to the reader`] : []),
    ...body.flatMap(sometimesIn).flatMap(one => [one.says, one.else ?? ''].flatMap(text => long('the line', text, MOST_WORDS.sometimes))),
    ...elements.flatMap(one => ('caption' in one ? long('the caption', one.caption, MOST_WORDS.caption) : [])),
    ...pathsOf(entry).flatMap(path => [
      ...long('the strip', path.title, MOST_WORDS.strip),
      ...long('the sentence', path.says, MOST_WORDS.sentence),
    ]),
  ];
}

/** Of every way through a chapter, both ends included, `our story so far` has two sentences at least. */
function keptFaults({ no, entries }: Chapter, byId: ReadonlyMap<string, Entry>): string[] {
  const least = new Map<string, number>();
  const leastFrom = (id: EntryId): number => {
    const known = least.get(id);
    if (known !== undefined) return known;
    least.set(id, 0); // a circle adds nothing
    const entry = byId.get(id);
    if (!entry) return 0;
    const ways = exitsOf(entry).map(leastFrom);
    const n = (entry.kept ? 1 : 0) + (ways.length > 0 ? Math.min(...ways) : 0);
    least.set(id, n);
    return n;
  };
  const first = entries.some(one => one.id === HUB) ? leastAroundHub(entries, byId) : leastFrom(entryId(no, 1));
  const after = Math.min(...[WON, PRESSED_ON].map(page => leastFrom(entryId(no, page))));
  return first + after >= 2 ? [] : [`a way through chapter ${no} keeps ${first + after} sentences, at least 2`];
}

/** The shortest way does not stay at the hub: it leaves by the path that is always open. */
function leastAroundHub(entries: readonly Entry[], byId: ReadonlyMap<string, Entry>): number {
  const isOut = (path: Path): boolean => !path.once;
  const kept = (id: EntryId): number => (byId.get(id)?.kept ? 1 : 0);
  const from = (id: EntryId): number => {
    const entry = byId.get(id)!;
    const ways =
      entry.id === HUB
        ? pathsOf(entry)
            .filter(isOut)
            .map(path => path.to)
        : exitsOf(entry);
    return kept(id) + (ways.length > 0 ? Math.min(...ways.map(from)) : 0);
  };
  return from(entries[0]!.id);
}
