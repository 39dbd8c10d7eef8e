/** Our story so far, as people read it: what was kept of each chapter, how everyone is, and how the land is. */
import { type Block, capital, plural, sayList } from '@quarry/kernel';
import type { Campaign, Leaver, Member } from '../campaign.ts';
import { cardNamed, isCard, nameOf, sortOf } from '../content/box.ts';
import { CONTENT_HASH } from '../content/hash.ts';
import { CLANS, COUNTERS, type Counter, MOST } from '../content/kinds.ts';
import { CHARACTER_NAMES, CLAN_NAMES, COUNTER_NAMES } from '../content/names.ts';
import { CHAPTERS, entryOf, isEntry } from '../content/story/index.ts';
import type { StoryEffect } from '../content/story/types.ts';

export function storySays(story: Campaign): Block[] {
  return [
    ...chaptersSay(story),
    ...story.party.map((one, seat) => ({ ...memberSays(one), seat })),
    ...story.stored.map(one => ({ ...memberSays(one), heading: `${CHARACTER_NAMES[one.character]}, away` })),
    partySays(story),
    ...changesSay(story),
  ];
}

function chaptersSay(story: Campaign): Block[] {
  return CHAPTERS.flatMap(({ no, title }) => {
    const lines = keptOf(story, no);
    return lines.length > 0 ? [{ heading: `Chapter ${no}: ${title}`, lines }] : [];
  });
}

/** What is kept of a chapter, in the order in which its pages were read. */
export function keptOf({ history, picked }: Pick<Campaign, 'history' | 'picked'>, chapter: number): string[] {
  const pages = [...new Set(history)].filter(page => isEntry(page) && page.startsWith(`${chapter}.`));
  const kept = pages.flatMap(page => entryOf(page).kept ?? []);
  return kept.map(line => line.replaceAll(/\{one ?([\d.]*)\}/g, (_, page: string) => pickedOn(picked, page)));
}
const pickedOn = (picked: Campaign['picked'], page: string): string => {
  const found = picked.findLast(one => one.entry === page);
  return found ? CHARACTER_NAMES[found.character] : 'one of you';
};

/** Something that a chapter gave or took, in two or three words. */
export interface Toll {
  readonly says: string;
  readonly isLoss: boolean;
}

/**
 * What pages of a chapter gave and took by what was chosen there. Of rolls and encounters nothing is reckoned: where they may have given more of the same, it is
 * said that there may be more; of what they may have turned round nothing is told.
 */
export function tollOf({ history }: Pick<Campaign, 'history'>, chapter: number): Toll[] {
  const pages = history.filter(isEntry);
  const effects = pages.flatMap((page, at) => (page.startsWith(`${chapter}.`) ? effectsOf(page, at, pages) : []));
  const possible = pages.filter(page => page.startsWith(`${chapter}.`)).flatMap(mayChange);
  const sums = new Map<string, number>();
  for (const effect of effects) {
    const name = countedAs(effect);
    if (name) sums.set(name, (sums.get(name) ?? 0) + byOf(effect));
  }
  return [...sums].flatMap(([name, by]) => {
    const others = possible.filter(effect => countedAs(effect) === name).map(byOf);
    if (by === 0 || others.some(other => Math.sign(other) === -Math.sign(by))) return [];
    const more = others.length > 0 ? ' or more' : '';
    return [{ says: `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}${more}`, isLoss: isLoss(name, by) }];
  });
}

/** An event happens once, and a path is taken where the page that it leads to was read next. */
function effectsOf(page: string, at: number, history: readonly string[]): StoryEffect[] {
  const isFirst = history.indexOf(page) === at;
  return entryOf(page).elements.flatMap(element => {
    if (element.is === 'event') return isFirst ? element.effects : [];
    if (element.is === 'outcome') return element.if ? [] : element.effects;
    if (element.is !== 'paths') return [];
    return element.paths.find(path => path.to === history[at + 1])?.effects ?? [];
  });
}

/** What rolls and encounters of a page may change. */
function mayChange(page: string): StoryEffect[] {
  const open = entryOf(page).elements.filter(one => one.is !== 'event' && one.is !== 'paths' && !(one.is === 'outcome' && !one.if));
  return effectsWithin(open);
}
const effectsWithin = (all: unknown): StoryEffect[] =>
  typeof all !== 'object' || all === null ? [] : 'do' in all ? [all as StoryEffect] : Object.values(all).flatMap(effectsWithin);

function countedAs(effect: StoryEffect): string | null {
  switch (effect.do) {
    case 'counter':
      return COUNTER_NAMES[effect.counter];
    case 'potions':
      return 'Potions';
    case 'supplies':
      return 'Supplies';
    default:
      return null;
  }
}
const byOf = (effect: StoryEffect): number => ('by' in effect ? effect.by : 0);
const isLoss = (name: string, by: number): boolean => (name === COUNTER_NAMES.rebellion || name === COUNTER_NAMES.blight ? by > 0 : by < 0);

const known = (keys: readonly string[]): number[] => keys.map(cardNamed).filter(card => card >= 0 && isCard(card));
const names = (keys: readonly string[]): string[] => known(keys).map(nameOf);
const count = (keys: readonly string[], sort: string): number => known(keys).filter(card => sortOf(card) === sort).length;

function memberSays({ character, dial, gear, upgraded, deck, discard }: Member | Leaver): Block {
  const injuries = known([...deck, ...discard])
    .filter(card => sortOf(card) === 'injury')
    .map(nameOf);
  const inUse = gear.flatMap(key => names([key]).map(name => (upgraded.includes(key) ? `${name} (level 2)` : name)));
  return {
    heading: CHARACTER_NAMES[character],
    lines: [
      `${plural(dial, 'hit point')}; ${injuries.length > 0 ? plural(injuries.length, 'injury', 'injuries') : 'no injury'}.`,
      `Uses ${sayList(inUse)}.`,
      `${plural(count(deck, 'action'), 'card')} in the deck, ${count(discard, 'action')} in the discard pile.`,
      ...(injuries.length > 0 ? [`Injured: ${sayList(injuries)}.`] : []),
    ],
  };
}

function partySays({ potions, supplies, counters, setbacks, level }: Campaign): Block {
  return {
    heading: 'The party',
    lines: [
      `Every Marshal is of level ${level}.`,
      `${plural(potions, 'potion')} and ${plural(supplies, 'supply', 'supplies')} are left.`,
      ...(setbacks > 0 ? [`You were thrown back ${setbacks === 1 ? 'once' : plural(setbacks, 'time')}.`] : []),
      ...landSays(counters),
    ],
  };
}

/** How the land is, in words for those who did not count along, with the number for those who did. */
export function landSays(counters: Campaign['counters']): string[] {
  const at = (counter: Counter): number => counters[COUNTERS.indexOf(counter)]!;
  const scaled = (says: string, name: string, n: number, most: number): string => `${says} (${name} ${n} of ${most}).`;
  const stated = (['rebellion', 'blight'] as const).map(counter => {
    const [, says] = LAND[counter].findLast(([least]) => at(counter) >= least)!;
    return scaled(says, COUNTER_NAMES[counter], at(counter), MOST[counter]);
  });
  const trusts = [...new Set(CLANS.map(clan => at(`trust-${clan}`)))];
  return [
    ...stated,
    ...trusts.map(n => {
      const clans = CLANS.filter(clan => at(`trust-${clan}`) === n).map(clan => `the ${CLAN_NAMES[clan]}`);
      return scaled(`${capital(sayList(clans))} ${TRUST[n]![clans.length === 1 ? 0 : 1]}`, 'Trust', n, MOST['trust-sky']);
    }),
  ];
}
/** From which number on it is so. */
const LAND: Readonly<Record<'rebellion' | 'blight', readonly (readonly [least: number, says: string])[]>> = {
  rebellion: [
    [0, 'Nobody has risen'],
    [1, 'The rebels are few, and most of them are known by name'],
    [3, 'There is a cord at a neck in every camp'],
    [6, 'Whole camps wear the seed'],
    [9, 'They no longer hide what they wear, or where they march'],
  ],
  blight: [
    [0, 'The rivers run clear'],
    [1, 'Here and there the water runs red'],
    [4, 'The red is in the reeds and on the roads'],
    [7, 'The red is in the grain'],
  ],
};
/** Of one clan, and of several. */
const TRUST = [
  ['does not come to the door', 'do not come to the door'],
  ['hears you out', 'hear you out'],
  ['shares its fire with you', 'share their fires with you'],
  ['comes when you call', 'come when you call'],
] as const;

/** Cards of an older box that the next chapter has to do without. */
function changesSay({ content, party, stored, waiting, behaviours, injuries }: Campaign): Block[] {
  if (content === CONTENT_HASH) return [];
  const owned = [...party, ...stored].flatMap(one => [...one.gear, ...one.satchel, ...one.deck, ...one.discard]);
  const fitted = party.flatMap(one => one.fitted.map(({ card }) => card));
  const gone = [...owned, ...fitted, ...waiting, ...behaviours, ...injuries].filter(key => cardNamed(key) < 0);
  const lines =
    gone.length > 0
      ? [`These cards are no longer in the box and are left out: ${sayList(gone)}.`]
      : ['Cards may read differently from before; none of yours is missing.'];
  return [{ heading: 'The box was printed anew', lines }];
}
