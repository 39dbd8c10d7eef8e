/** The campaign as it is written: every text within its measure, and every campaign that can be played walked through (work order content.md 3.5). */
import { beforeAll, describe, expect, test } from 'vitest';
import { EXPEDITIONS } from '../expeditions.ts';
import { ARMOUR, HELMS, ITEMS, POTIONS, WEAPONS } from '../gear/index.ts';
import { MATERIALS, MONSTERS, PLANTS, type Resource, type Terrain } from '../kinds.ts';
import { MONSTER_CARDS } from '../monsters/index.ts';
import { HUNTER_NAMES } from '../names.ts';
import type { Chapter, Consequence, Quest } from '../types.ts';
import { sayAbilities } from '../words/index.ts';
import { CHAPTERS } from './chapters.ts';
import { EXPEDITION_TALES } from './expedition-tales.ts';
import { QUESTS } from './quests.ts';
import { taleOf } from './tales.ts';

const questOf = (id: string): Quest => QUESTS.find(one => one.id === id)!;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);
const numerals = (text: string): string[] => text.match(/\d+/g) ?? [];

/** All that may come of consequences, whatever holds. */
const unfolded = (effects: readonly Consequence[]): Consequence[] =>
  effects.flatMap(one => (one.do === 'when' ? [one, ...unfolded(one.then), ...unfolded(one.otherwise ?? [])] : [one]));
const ofChapter = ({ box, choice }: Chapter): Consequence[] => unfolded([...box, ...(choice?.options ?? []).flatMap(one => one.effects)]);
const ALL = [...CHAPTERS.flatMap(ofChapter), ...QUESTS.flatMap(one => unfolded(one.expires?.effects ?? []))];
const named = (effects: readonly Consequence[]): string[] =>
  effects.flatMap(one => (one.do === 'unlock' || one.do === 'expire' ? one.quests : []));
const achieved = (effects: readonly Consequence[]): string[] => effects.flatMap(one => (one.do === 'achieve' ? [one.achievement] : []));
const asked = (chapter: Chapter): string[] => [
  ...(chapter.otherwise ?? []).map(one => one.achievement),
  ...ofChapter(chapter).flatMap(one => (one.do === 'when' ? [one.achievement] : [])),
];
const unlocked = ({ box }: Chapter): string[] => named(box.filter(one => one.do === 'unlock')).map(id => questOf(id).monster);
const chaptersWith = (word: Consequence['do']): number[] =>
  CHAPTERS.filter(one => one.box.some(each => each.do === word)).map(one => one.no);

/** PA-CAMP-5. */
const levelOf = (chapter: number): number => [1, 4, 8].filter(first => chapter >= first).length;
const pages = [
  ...QUESTS.flatMap(one => [...Object.values(taleOf(one)), one.says, ...(one.expires ? [one.expires.says] : [])]),
  ...CHAPTERS.flatMap(one => [one.story, ...(one.otherwise ?? []).map(each => each.story)]),
  ...CHAPTERS.flatMap(({ choice }) => (choice ? [choice.asks, ...choice.options.flatMap(one => [one.says, one.then])] : [])),
];

describe('expeditions', () => {
  test('each is told of in 35 to 60 words, without a number, and names no hunter', () => {
    expect(Object.keys(EXPEDITION_TALES)).toEqual(EXPEDITIONS.map(one => one.id));
    for (const [id, before] of Object.entries(EXPEDITION_TALES)) {
      expect(wordsIn(before), id).toBeGreaterThanOrEqual(35);
      expect(wordsIn(before), id).toBeLessThanOrEqual(60);
      expect(numerals(before), id).toEqual([]);
      expect(
        Object.values(HUNTER_NAMES).filter(name => before.includes(name)),
        id,
      ).toEqual([]);
    }
    expect(doubled(Object.values(EXPEDITION_TALES))).toEqual([]);
  });
});

describe('quests', () => {
  test('three for each ordinary monster, one in each tier; the first hunt is a Cinderwing, the last The Sleeper', () => {
    for (const monster of MONSTERS.filter(one => one !== 'sleeper'))
      expect(
        QUESTS.filter(one => one.monster === monster && one.tier > 0).map(one => one.tier),
        monster,
      ).toEqual([1, 2, 3]);
    expect(QUESTS.filter(one => one.tier === 0).map(one => one.monster)).toEqual(['cinderwing']);
    expect(QUESTS.filter(one => one.monster === 'sleeper').map(one => one.tier)).toEqual([3]);
    expect(QUESTS).toHaveLength(26);
  });

  test('ids and names are unlike each other and those of expeditions, and ids begin with the monster', () => {
    const scenarios = [...EXPEDITIONS, ...QUESTS];
    expect(doubled([...scenarios.flatMap(one => [one.id, one.name]), ...CHAPTERS.map(one => one.name)])).toEqual([]);
    for (const { id, monster } of QUESTS) expect(id.startsWith(`${monster}-`), id).toBe(true);
    expect(doubled(scenarios.map(one => JSON.stringify(one.rules)))).toEqual([]);
  });

  test('a third of them expire, each with words and an effect', () => {
    const expiring = QUESTS.filter(one => one.expires);
    expect(expiring).toHaveLength(8);
    for (const { expires } of expiring) {
      expect(wordsIn(expires!.says)).toBeLessThanOrEqual(30);
      expect(expires!.effects.length).toBeGreaterThan(0);
    }
  });

  test('each reward item and each reward potion is given once', () => {
    const given = [...QUESTS.flatMap(one => one.rewards.cards ?? []), ...ALL.flatMap(one => (one.do === 'give' ? [one.card] : []))];
    const rewards = [...ITEMS, ...POTIONS].filter(one => one.isReward).map(one => one.id);
    expect([...given].sort()).toEqual([...rewards].sort());
  });

  describe.each(QUESTS.map(one => [one.name, one] as const))('%s', (_, quest) => {
    const { ground, says, rules, rewards, monster } = quest;
    const { before, won, lost } = taleOf(quest);

    test('[PA-CAMP-8] monster, ground, special rule, rewards', () => {
      const beast = MONSTER_CARDS.find(one => one.id === monster)!;
      const fleeting: readonly Terrain[] = ['fire', 'dust'];
      expect(ground.length).toBeGreaterThanOrEqual(3);
      expect(ground.length).toBeLessThanOrEqual(7);
      expect(doubled(ground.map(({ kind, at }) => `${kind} ${at}`))).toEqual([]);
      expect(ground.filter(one => fleeting.includes(one.kind))).toEqual([]);
      expect(rules).toHaveLength(1);
      expect(wordsIn(says)).toBeLessThanOrEqual(24);
      expect(says).toMatch(/^[^.!]+\.$/);
      expect(numerals(sayAbilities(rules, 'monster'))).toEqual(numerals(says));
      const text = JSON.stringify(rules);
      if (text.includes('"track"')) expect(says).toContain(beast.track!.name.toLowerCase());
      if (text.includes('swarm') || text.includes('marked')) expect(monster).toBe('stormhorn');
      if (text.includes('plate')) expect(monster).toBe('orehulk');
      expect(rewards.elements).toBe(beast.element ? 2 : 0);
      expect([3, 4]).toContain(rewards.materials.length);
      expect(rewards.plants).toHaveLength(3);
    });

    test('35 to 60 words a text, 60 to 120 before and after the win together', () => {
      for (const text of [before, won, lost]) {
        expect(wordsIn(text)).toBeGreaterThanOrEqual(35);
        expect(wordsIn(text)).toBeLessThanOrEqual(60);
      }
      expect(wordsIn(before) + wordsIn(won)).toBeLessThanOrEqual(120);
    });
  });
});

describe('chapters', () => {
  test('[PA-CAMP-2] a prologue and twelve chapters, eleven with a board and one with the final battle', () => {
    expect(CHAPTERS.map(one => one.no)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(unlocked(CHAPTERS[0]!)).toEqual(['cinderwing']);
    expect(unlocked(CHAPTERS[12]!)).toEqual(['sleeper']);
  });

  test('[PA-CAMP-14] the box of chapter 1 raises forge and herbalist to 1, gives one upgrade and two quests', () => {
    const { box } = CHAPTERS[1]!;
    expect(box.map(one => one.do)).toEqual(['forge', 'herbalist', 'upgrade', 'unlock']);
    expect(box.slice(0, 2)).toEqual([
      { do: 'forge', level: 1 },
      { do: 'herbalist', level: 1 },
    ]);
    expect(named(box)).toHaveLength(2);
  });

  test('[PA-FORGE-2] [PA-CAMP-5] forge and herbalist rise with the level of the hunts, at 1, 4 and 8', () => {
    for (const word of ['forge', 'herbalist'] as const) {
      expect(chaptersWith(word)).toEqual([1, 4, 8]);
      for (const { no, box } of CHAPTERS) for (const one of box) if (one.do === word) expect(one.level).toBe(levelOf(no));
    }
  });

  test('upgrades come in chapters 1, 3, 5, 7, 8, 9, 10 and 11; three chapters ask the group', () => {
    expect(chaptersWith('upgrade')).toEqual([1, 3, 5, 7, 8, 9, 10, 11]);
    expect(CHAPTERS.filter(one => one.choice).map(one => one.no)).toEqual([3, 6, 10]);
  });

  test('what a choice leaves behind is asked for in a later chapter, whichever option it was', () => {
    for (const { no, choice } of CHAPTERS)
      for (const { effects, id } of choice?.options ?? []) {
        const left = achieved(effects);
        expect(left, id).toHaveLength(1);
        expect(
          CHAPTERS.filter(one => one.no > no).some(one => asked(one).includes(left[0]!)),
          id,
        ).toBe(true);
      }
  });

  test('[PA-CAMP-12] every achievement that can be gained is asked for later, and none that cannot', () => {
    const gained = [...QUESTS.flatMap(one => one.rewards.achievement ?? []), ...achieved(ALL)];
    expect([...new Set(CHAPTERS.flatMap(asked))].sort()).toEqual([...gained].sort());
    const changed = CHAPTERS.flatMap(one => (one.otherwise ?? []).map(each => each.achievement));
    expect(new Set(changed).size).toBeGreaterThanOrEqual(3);
    for (const { expires } of QUESTS)
      for (const one of achieved(expires?.effects ?? []))
        expect(Math.min(...CHAPTERS.filter(chapter => asked(chapter).includes(one)).map(chapter => chapter.no)), one).toBeGreaterThan(
          expires!.after + 1,
        );
  });

  test('a story has at most 90 words', () => {
    for (const { story, otherwise = [] } of CHAPTERS)
      for (const text of [story, ...otherwise.map(one => one.story)]) expect(wordsIn(text), text).toBeLessThanOrEqual(90);
  });
});

describe('all pages', () => {
  test('no two are alike, none shouts, none names a hunter', () => {
    expect(doubled(pages)).toEqual([]);
    for (const text of pages) {
      expect(text).not.toMatch(/!|\n| {2}|["']/);
      for (const name of Object.values(HUNTER_NAMES)) expect(text).not.toContain(name);
    }
  });

  test('whatever they name exists', () => {
    for (const id of [...named(ALL), ...QUESTS.flatMap(one => one.rewards.unlocks ?? [])]) expect(questOf(id), id).toBeDefined();
  });
});

/** Where a campaign may stand, and how little or how much a hunter may have won on the way there. */
interface Standing {
  readonly available: readonly string[];
  readonly over: readonly string[];
  readonly achievements: readonly string[];
  readonly fewest: Purse;
  readonly most: Purse;
}
/** Pieces of gear and potions that could have been made, in parts. */
interface Purse {
  readonly pieces: number;
  readonly potions: number;
}
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const PIECES = [...WEAPONS, ...ARMOUR, ...HELMS, ...ITEMS];
const priceOfPiece = (level: number): number =>
  mean(PIECES.flatMap(one => (one.level === level && one.price ? [one.price.materials.length] : [])));
const priceOfPotion = (level: number): number =>
  mean(POTIONS.flatMap(one => (one.level === level && one.price ? [one.price.plants.length] : [])));
const PRICES = [1, 2, 3].map(level => ({ piece: priceOfPiece(level), potion: priceOfPotion(level) }));
/** What resources are worth that can first be spent in a chapter. */
function worth(resources: readonly Resource[], chapter: number): Purse {
  const { piece, potion } = PRICES[levelOf(Math.min(chapter, 12)) - 1]!;
  const count = (kinds: readonly string[]): number => resources.filter(one => kinds.includes(one)).length;
  return { pieces: count(MATERIALS) / piece, potions: count(PLANTS) / potion };
}
const add = (a: Purse, b: Purse): Purse => ({ pieces: a.pieces + b.pieces, potions: a.potions + b.potions });
const bound = (how: (...values: number[]) => number, a: Purse, b: Purse): Purse => ({
  pieces: how(a.pieces, b.pieces),
  potions: how(a.potions, b.potions),
});
const enrich = (at: Standing, resources: readonly Resource[], chapter: number): Standing => {
  const gain = worth(resources, chapter);
  return { ...at, fewest: add(at.fewest, gain), most: add(at.most, gain) };
};

function follow(at: Standing, effects: readonly Consequence[], chapter: number): Standing {
  return effects.reduce((now: Standing, one): Standing => {
    switch (one.do) {
      case 'unlock':
        return unlock(now, one.quests);
      case 'expire':
        return expire(
          now,
          one.quests.filter(id => now.available.includes(id)),
          chapter,
        );
      case 'achieve':
        return achieve(now, one.achievement);
      case 'gain':
        return enrich(now, one.resources, chapter);
      case 'when':
        return follow(now, now.achievements.includes(one.achievement) ? one.then : (one.otherwise ?? []), chapter);
      default:
        return now;
    }
  }, at);
}
function unlock(at: Standing, quests: readonly string[]): Standing {
  const fresh = quests.filter(id => !at.over.includes(id) && !at.available.includes(id));
  return { ...at, available: [...at.available, ...fresh].sort() };
}
const achieve = (at: Standing, achievement: string): Standing => ({ ...at, achievements: [...at.achievements, achievement].sort() });
const close = (at: Standing, quests: readonly string[]): Standing => ({
  ...at,
  available: at.available.filter(id => !quests.includes(id)),
  over: [...at.over, ...quests].sort(),
});
const expire = (at: Standing, quests: readonly string[], chapter: number): Standing =>
  quests.reduce((now, id) => follow(close(now, [id]), questOf(id).expires?.effects ?? [], chapter), at);
function win(at: Standing, id: string, chapter: number): Standing {
  const { materials, plants, achievement, unlocks = [] } = questOf(id).rewards;
  const done = unlock(close(at, [id]), unlocks);
  const richer = enrich(done, [...materials, ...plants], chapter + 1);
  return achievement ? achieve(richer, achievement) : richer;
}
/** All the boards that a chapter may show: what is overdue has gone, the box is open, the group has chosen. What can matter no more is forgotten. */
function begin(at: Standing, { no, box, choice }: Chapter): Standing[] {
  const overdue = at.available.filter(id => (questOf(id).expires?.after ?? 12) < no);
  const open = follow(expire(at, overdue, no), box, no);
  const begun = {
    ...open,
    over: open.over.filter(id => questOf(id).tier >= levelOf(no)),
    achievements: open.achievements.filter(one => CHAPTERS.some(later => later.no >= no && asked(later).includes(one))),
  };
  return choice ? choice.options.map(one => follow(begun, one.effects, no)) : [begun];
}
/** Standings that differ only in what was won count once. */
function merged(standings: readonly Standing[]): Standing[] {
  const kept = new Map<string, Standing>();
  for (const one of standings) {
    const key = [one.available, one.over, one.achievements].join('|');
    const other = kept.get(key) ?? one;
    kept.set(key, { ...one, fewest: bound(Math.min, one.fewest, other.fewest), most: bound(Math.max, one.most, other.most) });
  }
  return [...kept.values()];
}

describe('every campaign that can be played', () => {
  const boards: Standing[][] = [];
  let ends: Standing[] = [];
  beforeAll(() => {
    const nothing: Purse = { pieces: 0, potions: 0 };
    let standings: Standing[] = [{ available: [], over: [], achievements: [], fewest: nothing, most: nothing }];
    for (const chapter of CHAPTERS) {
      const open = merged(standings.flatMap(one => begin(one, chapter)));
      boards.push(open);
      standings = chapter.no === 12 ? open : merged(open.flatMap(one => one.available.map(id => win(one, id, chapter.no))));
    }
    ends = standings;
  });

  test('the board shows two to four quests in each chapter from 1 to 11, whatever was completed', () => {
    for (const [chapter, open] of boards.entries()) {
      if (chapter === 0 || chapter === 12) continue;
      const sizes = open.map(one => one.available.length);
      expect(Math.min(...sizes), `chapter ${chapter}`).toBeGreaterThanOrEqual(2);
      expect(Math.max(...sizes), `chapter ${chapter}`).toBeLessThanOrEqual(4);
    }
  });

  test('[PA-CAMP-5] every quest on the board is of the tier of its chapter; PA-CAMP-2: in the last there is one', () => {
    for (const [chapter, open] of boards.entries()) {
      const tiers = new Set(open.flatMap(one => one.available.map(id => questOf(id).tier)));
      expect([...tiers], `chapter ${chapter}`).toEqual([levelOf(chapter)]);
    }
    expect(new Set(boards[12]!.flatMap(one => one.available))).toEqual(new Set(['sleeper-one-night']));
  });

  test('every quest comes up in some of them', () => {
    const shown = new Set(boards.flatMap(open => open.flatMap(one => one.available)));
    expect(QUESTS.filter(one => !shown.has(one.id)).map(one => one.id)).toEqual([]);
  });

  test('an achievement is there in some of them when it is asked for, and in others not', () => {
    for (const chapter of CHAPTERS)
      for (const achievement of asked(chapter)) {
        const having = boards[chapter.no]!.map(one => one.achievements.includes(achievement));
        expect(new Set(having).size, achievement).toBe(2);
      }
  });

  test('every story is read in some of them', () => {
    for (const { no, story, otherwise = [] } of CHAPTERS) {
      const read = new Set(boards[no]!.map(one => otherwise.find(each => one.achievements.includes(each.achievement))?.story ?? story));
      expect(read.size, `chapter ${no}`).toBe(1 + otherwise.length);
    }
  });

  test('whoever wins everything can make about one and a half pieces and as many potions in a chapter', () => {
    const perChapter = (values: readonly number[], how: (...all: number[]) => number): number => how(...values) / 12;
    for (const what of ['pieces', 'potions'] as const) {
      expect(
        perChapter(
          ends.map(one => one.fewest[what]),
          Math.min,
        ),
        what,
      ).toBeGreaterThan(1.3);
      expect(
        perChapter(
          ends.map(one => one.most[what]),
          Math.max,
        ),
        what,
      ).toBeLessThan(1.9);
    }
  });
});
