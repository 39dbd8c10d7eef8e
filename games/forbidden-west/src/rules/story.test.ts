/** The narrative section, page by page. */
import { describe, expect, test } from 'vitest';
import { ACTION_NUMBERS, actionCard, behaviourCard, cardNamed, INJURY_NUMBERS, injuryCard, keyOf, nameOf } from '../content/box.ts';
import { BRIEF_IDS, type BriefId, type Counter, ENEMY_TYPES, type EnemyType, type Flag } from '../content/kinds.ts';
import { CHAPTERS } from '../content/story/index.ts';
import type { StoryEffect } from '../content/story/types.ts';
import type { WestDecision } from '../decisions.ts';
import { briefOf } from '../places.ts';
import { sentence } from '../sentences/events.ts';
import { toldSays } from '../sentences/questions.ts';
import { doingEffects, given } from '../testing/chapter.ts';
import { given as staging } from '../testing/stage.ts';
import { adapt, moveCounter } from './counters.ts';
import { decider } from './together.ts';

const injuries = INJURY_NUMBERS.filter(card => injuryCard(card).level === 1).map(keyOf);

describe('Pages', () => {
  test('[FW-NARR-1] [FW-NARR-2] [FW-CAMP-6] a chapter opens at its first page, for everybody', () => {
    const chapter = given({ seats: 3, chapter: 5 }).play();

    expect(chapter.state).toMatchObject({ step: 'read', entry: '5.01' });
    expect(chapter.types()).toEqual(['chapter-began', 'entry-opened']);
    expect(chapter.toldOf('entry-opened')).toEqual([{ type: 'entry-opened', rule: 'FW-NARR-1', entry: '5.01', from: '' }]);
  });

  test('[FW-NARR-3] exactly one path is chosen, and only its page opens', () => {
    const chapter = given().play().only('choose-path', ['path-1', 'path-2', 'camp']).answer('choose-path', 'path-2');

    expect(chapter.state).toMatchObject({ entry: '1.03', from: '1.01', history: ['1.01', '1.03'] });
  });

  test('[FW-NARR-3] a path that asks for something is not shown without it', () => {
    const shut = given({ chapter: 6, entry: '6.11', element: 1, state: { flags: [] } }).play();
    const open = given({ chapter: 6, entry: '6.11', element: 1, state: { flags: ['lure'] } }).play();

    expect([shut.options('choose-path'), open.options('choose-path')]).toEqual([
      ['path-1', 'camp'],
      ['path-1', 'path-2', 'camp'],
    ]);
  });

  test('[FW-NARR-3] a path that can be taken once is shut at the next visit, and says why', () => {
    const market = given({ chapter: 4, entry: '4.02', element: 1, state: { usedUp: ['4.02>4.03'] } }).play();

    expect(market.options('choose-path')).toEqual(['path-2', 'path-3', 'path-4', 'camp']);
    expect(market.open[0]!.not!()).toEqual([
      { about: [{ kind: 'entry', id: '4.03' }], why: 'FW-NARR-3', facts: { reason: 'path-used', to: '4.03' } },
    ]);
  });

  test('[FW-NARR-6] [FW-NARR-7] an event happens the first time and never again', () => {
    const first = given({ entry: '1.02' }).play();
    const again = given({ entry: '1.02', state: { usedUp: ['1.02!0'] } }).play();

    expect([first.state.party.supplies, again.state.party.supplies]).toEqual([3, 2]);
    expect(again.toldOf('entry-event')).toMatchObject([{ rule: 'FW-NARR-7', isAgain: true }]);
  });

  test('[FW-NARR-4] [FW-NARR-5] an outcome is resolved if its test holds, and passed over otherwise', () => {
    const left = given({ entry: '1.10', state: { dice: [0, 0, 0] } }).play();
    const found = given({ entry: '1.10', state: { dice: [0, 0, 0], flags: ['survivor'] } }).play();

    expect([left.counter('rebellion'), found.counter('rebellion')]).toEqual([2, 1]);
    expect(found.toldOf('entry-outcome')).toMatchObject([{ rule: 'FW-NARR-5', isHeld: false }]);
  });

  test('[FW-NARR-8] elements are handled in printed order', () => {
    const chapter = given({ entry: '1.11' }).play();

    expect(chapter.types()).toEqual(['entry-event', 'token-collected', 'special-collected']);
    expect(chapter.asks).toBe('begin-fight');
  });

  test('[FW-NARR-9] [FW-NARR-10] [FW-SPEC-1] tokens are collected, special cards wait in the centre', () => {
    const chapter = given({ entry: '1.11' }).play();

    expect(chapter.state.tokens).toEqual(['root']);
    expect(chapter.state.party.waiting).toEqual([cardNamed('S1')]);
    expect(chapter.marshal().hand).toEqual([]);
  });

  test('[FW-NARR-11] [FW-CAMP-6] the narrative ends when the party goes to the encounter that the page names', () => {
    const chapter = given({ entry: '1.11' }).play().answer('begin-fight', 'begin');

    expect([chapter.state.brief, chapter.asks]).toEqual(['B1', 'place-marshal']);
    expect(chapter.state.met).toEqual(['scurrier', 'razorhound']);
    expect(chapter.state.before).not.toBeNull();
  });

  test('content 3.12: a machine that comes a second time after the sixth chapter has risen to level 2', () => {
    const early = given({ chapter: 6, entry: '6.13', element: 1, state: { met: ['scurrier'] } })
      .play()
      .answer('begin-fight', 'begin');
    const late = given({ chapter: 8, entry: '8.10', element: 1, state: { met: ['razorhound'] } })
      .play()
      .answer('begin-fight', 'begin');
    const new_ = given({ chapter: 8, entry: '8.10', element: 1, state: { met: [] } })
      .play()
      .answer('begin-fight', 'begin');

    expect(early.state.party.risen).toEqual([]);
    expect(late.toldOf('level-risen')).toMatchObject([{ enemy: 'razorhound' }]);
    expect(new_.state.party.risen).toEqual([]);
  });
});

describe('Together', () => {
  test('[FW-R-1] one proposes, a majority confirms; a tie is settled by the lead', () => {
    const three = given({ seats: 3, setup: { leadDecides: false } }).play();
    three.answer('choose-path', 'path-2', 1).answer('agree-choose-path', 'yes', 0).answer('agree-choose-path', 'no', 2);
    expect(three.state.entry).toBe('1.03');

    const two = given({ seats: 2, setup: { leadDecides: false } }).play();
    two.answer('choose-path', 'path-2', 1).answer('agree-choose-path', 'no', 0);
    expect(two.asks).toBe('choose-path');
    expect(two.options('choose-path', 0)).toEqual(['path-1', 'camp']);
  });

  test('[FW-R-1] a table may let the lead decide alone; the others may still go to camp', () => {
    const chapter = given({ seats: 2 }).play();

    expect([chapter.options('choose-path', 0), chapter.options('choose-path', 1)]).toEqual([['path-1', 'path-2', 'camp'], ['camp']]);
    expect(chapter.answer('choose-path', 'path-1', 0).state.entry).toBe('1.02');
  });

  test('[FW-R-94] camp is an aside: whoever goes there does so alone, and then all are asked again', () => {
    const chapter = given({ seats: 2 }).play().answer('choose-path', 'camp', 1);
    expect([chapter.asks, chapter.askedSeat]).toEqual(['camp', 1]);

    chapter.answer('camp', 'leave');
    expect(chapter.open.map(one => [one.seat, one.kind])).toEqual([
      [0, 'choose-path'],
      [1, 'choose-path'],
    ]);
  });
});

describe('Rolls', () => {
  test('[FW-ROLL-1] [FW-DICE-7] a narrative section begins with all eight dice', () => {
    expect(given({ chapter: 3 }).state.dice).toEqual([4, 3, 1]);
  });

  test('[FW-ROLL-3] [FW-ROLL-7] any mix of the dice that are left can be chosen, and none', () => {
    const chapter = given({ entry: '1.03', state: { dice: [1, 0, 1] } }).play();

    expect(chapter.options('roll-dice')).toEqual(['none', '1K', '1O', '1O1K', 'camp']);
    expect(given({ entry: '1.03' }).play().options('roll-dice')).toHaveLength(41);
  });

  test('[FW-ROLL-2] [FW-ROLL-5] [FW-ROLL-6] [FW-ROLL-8] enough pips pass; what was rolled leaves the pool', () => {
    const chapter = given({ entry: '1.03', dice: { story: [[2, 0, 1]] } })
      .play()
      .answer('roll-dice', '2O1B');

    expect(chapter.state).toMatchObject({ entry: '1.06', dice: [2, 2, 1] });
    expect(chapter.toldOf('story-rolled')).toMatchObject([{ isPassed: true, isClean: false, pips: 3, crits: 0 }]);
  });

  test('[FW-ROLL-4] [FW-R-10] either alternative passes', () => {
    const critical = given({ entry: '1.03', dice: { story: ['crit'] } })
      .play()
      .answer('roll-dice', '1O');
    const neither = given({ entry: '1.03', dice: { story: [2] } })
      .play()
      .answer('roll-dice', '1O');

    expect([critical.state.entry, neither.state.history]).toEqual(['1.06', ['1.05', '1.08']]);
  });

  test('[FW-R-10] more than was asked is a clean pass: more pips, or both alternatives', () => {
    const more = given({ entry: '1.03', dice: { story: [[2, 2]] } })
      .play()
      .answer('roll-dice', '2O');
    const both = given({ entry: '1.03', dice: { story: [[2, 1, 'crit']] } })
      .play()
      .answer('roll-dice', '3O');

    expect([more, both].map(one => one.toldOf('story-rolled')[0])).toMatchObject([{ isClean: true }, { isClean: true }]);
  });

  test('[FW-R-9] no dice are a failure that costs nothing; with an empty pool nobody is asked', () => {
    const none = given({ entry: '1.03' }).play().answer('roll-dice', 'none');
    const empty = given({ entry: '1.03', state: { dice: [0, 0, 0] } }).play();

    expect([none.state.dice, none.state.history[0]]).toEqual([[4, 3, 1], '1.05']);
    expect([empty.state.history[0], empty.asked.filter(line => line.includes('roll-dice'))]).toEqual(['1.05', []]);
  });

  test('[FW-ROLL-2] the odds of each mix are exact', () => {
    const { odds } = given({ entry: '1.03' }).play().decision('roll-dice');
    const chance = (key: string): number => {
      const { open } = given({ entry: '1.03' }).play();
      const option = open[0]!.options.find(one => one.key === key)!;
      return odds!(option)['passed']?.find(row => row.value === 1)?.chance ?? 0;
    };

    expect([chance('none'), chance('1O'), chance('1K')].map(one => Math.round(one * 36))).toEqual([0, 6, 24]);
  });

  test('an optional roll may be left alone, and what it wins is won by passing', () => {
    const declined = given({ entry: '1.08', element: 1 }).play().answer('roll-dice', 'none');
    const passed = given({ entry: '1.08', element: 1, dice: { story: [[3]] } })
      .play()
      .answer('roll-dice', '1B');

    expect(declined.types().slice(0, 2)).toEqual(['story-declined', 'entry-opened']);
    expect(passed.resources('metal')).toBe(3);
    expect(passed.types()).toContain('card-given');
  });

  test('[FW-R-9] an optional roll for which no dice are left is not asked, and told by its name', () => {
    const r = given({ chapter: 2, entry: '2.12', element: 1, state: { dice: [0, 0, 0] } }).play();
    expect(r.asks).toBe('choose-path');
    const [passedBy] = r.toldOf('story-declined');
    expect(passedBy).toMatchObject({ isOut: true });
    expect(sentence(passedBy!, r.state, null)).toBe(
      'No dice are left in this chapter: the party passes “Lift the satchel by the blankets” by.',
    );
  });

  test('an optional roll that is there once is not asked again', () => {
    const market = given({ chapter: 4, entry: '4.02', state: { usedUp: ['4.02?0'] } }).play();
    expect(market.asks).toBe('choose-path');
  });
});

describe('What pages do', () => {
  test('[FW-NARR-4] an effect on one falls on whom the group names, who is remembered', () => {
    const chapter = given({ seats: 2, entry: '1.05' }).play().only('choose-marshal', ['seat-0', 'seat-1', 'camp'], 0);
    const before = chapter.marshal(1).dial;
    chapter.answer('choose-marshal', 'seat-1', 0);

    expect(chapter.marshal(1).dial).toBe(before - 1);
    expect(chapter.state.picked).toEqual([{ entry: '1.05', character: 'senvi' }]);
  });

  test('[FW-NARR-4][FW-R-94] whoever has given everything away in camp cannot be named to lose a resource', () => {
    const toll = given({
      chapter: 4,
      seats: 3,
      entry: '4.07',
      setup: { leadDecides: false },
      marshals: [{ resources: { metal: 1 } }, { resources: { metal: 1 } }, { resources: { metal: 1 } }],
    }).play();
    toll.answer('choose-marshal', 'camp', 1).answer('camp', 'pass-on').answer('camp-pass', 'metal-to-0').answer('camp', 'leave');

    expect(toll.options('choose-marshal', 0)).toEqual(['seat-0', 'seat-2', 'camp']);
  });

  test('[FW-R-4] fainting outside combat: a potion and an injury; without a potion back at 1', () => {
    const potion = given({ entry: '1.05', marshals: [{ dial: 1 }] }).play();
    const none = given({ entry: '1.05', marshals: [{ dial: 1 }], party: { potions: 0 } }).play();

    expect([potion.marshal().dial, potion.state.party.potions, none.marshal().dial]).toEqual([11, 1, 1]);
    expect([potion, none].map(one => one.marshal().deck.length)).toEqual([19, 19]);
  });

  test('[FW-RES-1] [FW-RES-2] resources go into satchels that the group names', () => {
    const chapter = given({ seats: 2, entry: '1.08' }).play().answer('give-resource', 'seat-1').answer('give-resource', 'seat-0');

    expect([chapter.resources('metal', 0), chapter.resources('metal', 1)]).toEqual([3, 3]);
  });

  test('[FW-INJ-3] [FW-NARR-12] a healer removes an injury that its owner names, from deck or discard', () => {
    const [one, other] = injuries;
    const chapter = given({ chapter: 4, entry: '4.05', marshals: [{ injuries: [one!, other!] }] }).play();
    chapter
      .only(
        'remove-injury',
        [one!, other!].sort((a, b) => cardNamed(a) - cardNamed(b)),
      )
      .answer('remove-injury', [other!]);

    expect(chapter.toldOf('injury-removed')).toMatchObject([{ card: cardNamed(other!) }]);
    expect(chapter.marshal().deck).toContain(cardNamed(one!));
    expect(chapter.state.party.injuries).toContain(cardNamed(other!));
  });

  test('content 3.7: where the Blight is at 8, healers remove one fewer', () => {
    const healed = (blight: number): boolean =>
      given({ chapter: 4, entry: '4.05', counters: { blight }, marshals: [{ injuries: injuries.slice(0, 1) }] })
        .play()
        .types()
        .includes('injury-removed');
    expect([healed(7), healed(8)]).toEqual([true, false]);
  });

  test('[FW-NARR-12] the smith sells one piece for two metal, to whoever has it', () => {
    const card = cardNamed('found-f1');
    const poor = given({ chapter: 4, entry: '4.04', marshals: [{ resources: { metal: 1 } }] }).play();
    const rich = given({ chapter: 4, entry: '4.04', marshals: [{ resources: { metal: 2 } }] }).play();
    rich.answer('buy-gear', 'seat-0');

    expect(poor.options('buy-gear')).toEqual(['no', 'camp']);
    expect([rich.resources('metal'), rich.marshal().satchel.includes(card)]).toEqual([0, true]);
    expect(nameOf(card)).toBe('Unclaimed Blade');
  });

  test('[FW-R-98] a modification is not taken from an empty deck', () => {
    const chapter = given({ chapter: 4, entry: '4.08', party: {} });
    const { party } = chapter.state;
    party.inactive = [...party.inactive, ...party.modifications];
    party.modifications = [];
    chapter.play();

    expect(chapter.toldOf('nothing-left')).toMatchObject([{ of: 'modification' }]);
  });

  test('each discards from the top of the own deck', () => {
    const chapter = given({ seats: 2, chapter: 11, entry: '11.11' }).play();
    expect([chapter.marshal(0).discard.length, chapter.marshal(1).discard.length]).toEqual([2, 2]);
  });

  test('the alert token starts lower, and what was prepared is noted', () => {
    const chapter = given({ chapter: 6, entry: '6.12' }).play();
    expect(chapter.state.alertStart).toBe(1);
  });
});

describe('Counters (content 3.7)', () => {
  test('[FW-CAMP-11] rebellion 3 and 7 bring adaptations, 5 the second level of humans; nothing twice', () => {
    const at = (rebellion: number) => given({ entry: '1.95', counters: { rebellion: rebellion - 1 } }).play();

    expect(at(3).toldOf('behaviour-added')).toHaveLength(2);
    expect(
      at(5)
        .toldOf('level-risen')
        .map(one => one.enemy),
    ).toEqual(['rebel-scout', 'rebel-brawler', 'rebel-bomber', 'rebel-captain']);
    expect(at(7).toldOf('behaviour-added')).toHaveLength(4);
    expect(at(2).types()).not.toContain('behaviour-added');
    const again = given({ entry: '1.95', counters: { rebellion: 2 } }).play();
    const { party } = again.state;
    expect(
      given({ entry: '1.95', counters: { rebellion: 3 }, party: { inactive: party.inactive, behaviours: party.behaviours } })
        .play()
        .types(),
    ).not.toContain('behaviour-added');
  });

  test('[FW-CAMP-11] Blight 2 brings two of its injuries, 4 two more', () => {
    const chapter = given({ chapter: 5, entry: '5.95', counters: { blight: 0 } });
    const before = chapter.state.party.injuries.length;
    chapter.play();

    expect([chapter.counter('blight'), chapter.state.party.injuries.length]).toEqual([2, before + 2]);
    expect(
      given({ chapter: 5, entry: '5.95', counters: { blight: 2 } })
        .play()
        .toldOf('injuries-added'),
    ).toMatchObject([{ n: 4 }]);
  });

  test('trust 3 brings the champion of the clan, once', () => {
    const first = given({ entry: '1.07', counters: { 'trust-lowland': 2 } }).play();
    const again = given({ entry: '1.07', counters: { 'trust-lowland': 2 }, state: { usedUp: ['S16'] } }).play();

    expect(first.state.party.waiting).toEqual([cardNamed('S16')]);
    expect(again.state.party.waiting).toEqual([]);
  });

  test('a counter stays within its bounds', () => {
    const chapter = given({ entry: '1.07', counters: { 'trust-lowland': 3 } }).play();
    expect([chapter.counter('trust-lowland'), chapter.types().includes('counter-moved')]).toEqual([3, false]);
  });
});

describe('The end', () => {
  test('[FW-CAMP-5] [FW-NARR-3] the last pages lead to the one ending that fits', () => {
    const at = (blight: number, rebellion: number, flags: 'oath'[] = []) =>
      given({ chapter: 13, entry: '13.90', counters: { blight, rebellion }, state: { flags } }).play().options('choose-path');

    expect([at(7, 0), at(0, 5, ['oath']), at(0, 5), at(0, 9)]).toEqual([
      ['path-1', 'camp'],
      ['path-2', 'camp'],
      ['path-3', 'camp'],
      ['path-4', 'camp'],
    ]);
    const ended = given({ chapter: 13, entry: '13.90', counters: { blight: 7 } })
      .play()
      .answer('choose-path', 'path-1');
    expect([ended.state.ending, ended.outcome?.facts]).toMatchObject(['red-harvest', { ending: 'red-harvest' }]);
  });
});

describe('What the party has brought with it counts', () => {
  test('[FW-R-10] 6.07: with a seed that is whole the wall can be answered by pips as well', () => {
    const passes = (flags: readonly string[], history: readonly string[], face: number): boolean =>
      given({ chapter: 6, entry: '6.07', state: { flags: [...flags] as [], history: [...history] }, dice: { story: [[face]] } })
        .play()
        .answer('roll-dice', '1B')
        .state.history.includes('6.09');
    expect(passes([], [], 2)).toBe(false);
    expect(passes(['seedtoken'], ['1.07'], 2)).toBe(true);
    expect(passes(['seedtoken'], ['2.07'], 2)).toBe(true);
    expect(passes(['seedtoken'], ['2.07'], 1)).toBe(false);
    expect(passes(['seedtoken'], ['2.07', '2.10'], 2)).toBe(false);
    expect(passes(['seedtoken'], ['1.07', '2.07', '2.10'], 2)).toBe(true);
  });

  test('[FW-R-10] 12.04: who wears the straight badge is asked less', () => {
    const passes = (flags: readonly string[]): boolean =>
      given({ chapter: 12, entry: '12.04', state: { flags: [...flags] as [], history: [] }, dice: { story: [[3]] } })
        .play()
        .answer('roll-dice', '1B')
        .state.history.includes('12.08');
    expect([passes([]), passes(['badge'])]).toEqual([false, true]);
  });

  test('[FW-ROLL-2] odds, question and page speak of the alternatives that this party has, and of no other', () => {
    const at = (flags: readonly string[]) => given({ chapter: 12, entry: '12.04', state: { flags: [...flags] as [], history: [] } }).play();
    const chance = (flags: readonly string[]): number => {
      const { odds, options } = at(flags).open[0]!;
      return odds!(options.find(one => one.key === '1B')!)['passed']?.find(row => row.value === 1)?.chance ?? 0;
    };
    const says = (flags: readonly string[]): string => {
      const chapter = at(flags);
      const [decision] = chapter.open;
      return toldSays(decision as WestDecision, chapter.state);
    };
    expect(chance([])).toBe(0);
    expect(chance(['badge'])).toBeGreaterThan(0);
    expect(says([])).toContain('It takes 4 pips;');
    expect(says(['badge'])).toContain('It takes 3 pips;');
  });

  test('[FW-NARR-5] 5.07: who has learnt the pipes finds the valve', () => {
    const blight = (flags: readonly string[]): number =>
      given({ chapter: 5, entry: '5.07', counters: { blight: 3 }, state: { flags: [...flags] as [] } })
        .play()
        .counter('blight');
    expect([blight([]), blight(['wellplan'])]).toEqual([3, 2]);
  });
});

describe('Strips that were no choice', () => {
  test('[FW-NARR-3] 2.07: a seed that is kept whole is believed', () => {
    const chapter = given({ chapter: 2, entry: '2.07', element: 1, counters: { rebellion: 4 } })
      .play()
      .answer('choose-path', 'path-2');
    expect(chapter.counter('rebellion')).toBe(3);
    expect(chapter.state.history).toContain('2.09');
  });

  test('[FW-NARR-3] 4.09: who promises nothing is given a flask, and owes nothing', () => {
    const promises = (path: string) =>
      given({ chapter: 4, entry: '4.09', party: { potions: 1 }, state: { flags: [] } })
        .play()
        .answer('choose-path', path);
    expect([promises('path-1').state.party.potions, promises('path-1').state.flags]).toEqual([1, ['promise']]);
    expect([promises('path-2').state.party.potions, promises('path-2').state.flags]).toEqual([2, []]);
  });

  test('[FW-NARR-3][FW-BRIEF-5] 10.04: who goes on is on the pass before anybody is expected', () => {
    const chapter = given({ chapter: 10, entry: '10.04', element: 1 }).play().answer('choose-path', 'path-2');
    expect(chapter.state.preparations).toEqual(['early']);
    expect(chapter.state.history).toContain('10.08');
  });
});

describe('Counters at their thresholds (content 3.7)', () => {
  const moved = (counter: Counter, from: number, by: number) => {
    const chapter = given({ counters: { [counter]: from } });
    chapter.run(function* (table) {
      moveCounter(table, counter, by, 'FW-NARR-12');
    });
    return {
      now: chapter.counter(counter),
      added: chapter.toldOf('behaviour-added').map(one => [behaviourCard(one.card).enemy, behaviourCard(one.card).adaptation, one.why]),
      risen: chapter.toldOf('level-risen').map(one => one.enemy),
      injuries: chapter.toldOf('injuries-added').map(one => one.n),
      waiting: chapter.state.party.waiting.map(keyOf),
    };
  };
  const NOTHING = { added: [], risen: [], injuries: [], waiting: [] };
  const FIRST = ['rebel-scout', 'rebel-brawler'].map(enemy => [enemy, 1, 'counter']);
  const LATER = ['rebel-bomber', 'rebel-captain'].map(enemy => [enemy, 1, 'counter']);
  const HUMANS = ['rebel-scout', 'rebel-brawler', 'rebel-bomber', 'rebel-captain'];

  test.each<[Counter, number, number, object]>([
    ['rebellion', 1, 1, { now: 2 }],
    ['rebellion', 2, 1, { now: 3, added: FIRST }],
    ['rebellion', 3, 1, { now: 4, added: FIRST }],
    ['rebellion', 4, 1, { now: 5, added: FIRST, risen: HUMANS }],
    ['rebellion', 5, 1, { now: 6, added: FIRST, risen: HUMANS }],
    ['rebellion', 6, 1, { now: 7, added: [...FIRST, ...LATER], risen: HUMANS }],
    ['rebellion', 8, -1, { now: 7 }],
    ['rebellion', 7, 0, { now: 7 }],
    ['blight', 0, 1, { now: 1 }],
    ['blight', 1, 1, { now: 2, injuries: [2] }],
    ['blight', 2, 1, { now: 3, injuries: [2] }],
    ['blight', 3, 1, { now: 4, injuries: [4] }],
    ['blight', 4, 1, { now: 5, injuries: [4] }],
    ['blight', 4, -1, { now: 3 }],
    ['trust-sky', 1, 1, { now: 2 }],
    ['trust-sky', 2, 1, { now: 3, waiting: ['S17'] }],
    ['trust-desert', 2, 1, { now: 3, waiting: ['S15'] }],
    ['trust-sky', 3, -1, { now: 2 }],
  ])('[FW-CAMP-11] %s at %i, %i more', (counter, from, by, expected) => {
    expect(moved(counter, from, by)).toEqual({ ...NOTHING, ...expected });
  });

  test('[FW-CAMP-11] an adaptation is the one that is named, and no other', () => {
    const chapter = given().run(function* (table) {
      adapt(table, 'razorhound', 2, 'story');
    });
    expect(chapter.toldOf('behaviour-added').map(one => [behaviourCard(one.card).enemy, behaviourCard(one.card).adaptation])).toEqual([
      ['razorhound', 2],
    ]);
  });
});

describe('Whoever decides', () => {
  test('[FW-R-1] in combat whoever is active settles it once turns are counted, before that and outside the lead', () => {
    const who = (turn: number, brief: BriefId | null) => {
      const { state } = staging('B1', 3);
      Object.assign(state, { lead: 2, brief });
      Object.assign(state.fight, { turn, active: 1 });
      return decider(state);
    };
    expect([who(0, 'B1'), who(1, 'B1'), who(1, null)]).toEqual([2, 1, 2]);
  });

  test('[FW-R-94] whoever can do nothing in camp is not asked there', () => {
    const chapter = given({ entry: '1.01', seats: 4 });
    for (const marshal of chapter.state.party.marshals.slice(1))
      Object.assign(marshal, { deck: [], discard: [], satchel: [], resources: marshal.resources.map(() => 0) });
    chapter.play();
    expect(chapter.open.map(({ seat, options }) => [seat, options.some(({ key }) => key === 'camp')])).toEqual([[0, true]]);
  });
});

describe('What the story does, one effect at a time', () => {
  const does = (effects: readonly StoryEffect[], at: Parameters<typeof given>[0] = {}) =>
    doingEffects(effects, 'entry', { seats: 2, ...at });

  test.each<[string, object, readonly Flag[], boolean, readonly string[] | null]>([
    ['all three', {}, [], false, ['desert', 'lowland', 'sky']],
    ['one at the top', { 'trust-sky': 3 }, [], false, ['desert', 'lowland']],
    ['one below the top', { 'trust-sky': 2 }, [], false, ['desert', 'lowland', 'sky']],
    ['visited, which counts', {}, ['visited-desert'], true, ['lowland', 'sky']],
    ['visited, which does not', {}, ['visited-desert'], false, ['desert', 'lowland', 'sky']],
    ['all at the top', { 'trust-desert': 3, 'trust-lowland': 3, 'trust-sky': 3 }, [], false, null],
  ])('[FW-NARR-4] trust of choice, %s', (_, trust, flags, unvisited, options) => {
    const effect = { do: 'trust-of-choice', by: 1, ...(unvisited ? { unvisited } : {}) } as StoryEffect;
    const r = does([effect], { counters: { 'trust-desert': 0, 'trust-lowland': 0, 'trust-sky': 0, ...trust }, state: { flags } });
    if (options === null) return expect([r.asked, r.told]).toEqual([[], []]);
    expect(r.options('choose-clan').filter(key => key !== 'camp')).toEqual(options);
    r.answer('choose-clan', options[0]!);
    expect(r.toldOf('counter-moved').map(one => one.counter)).toEqual([`trust-${options[0]}`]);
  });

  test('[FW-NARR-4] with one clan left it is not asked', () => {
    const r = does([{ do: 'trust-of-choice', by: 1 }], { counters: { 'trust-desert': 3, 'trust-lowland': 3, 'trust-sky': 0 } });
    expect([r.asked, r.counter('trust-sky')]).toEqual([[], 1]);
  });

  test('[FW-NARR-12] all are injured, or one', () => {
    const taken = (who: 'all' | 'one') => {
      const r = does([{ do: 'injure', who }]);
      if (r.asks === 'choose-marshal') r.answer('choose-marshal', 'seat-1');
      return r.toldOf('injury-taken').map(one => one.seat);
    };
    expect([taken('all'), taken('one')]).toEqual([[0, 1], [1]]);
  });

  test('[FW-NARR-4] whoever was picked for one effect is picked for the next, unless it cannot be them', () => {
    const r = does(
      [
        { do: 'hurt', n: 1, who: 'one' },
        { do: 'hurt', n: 2, who: 'one' },
        { do: 'lose-resource', n: 1 },
      ],
      {
        marshals: [{ resources: { metal: 2 } }, { resources: {} }],
      },
    );
    r.answer('choose-marshal', 'seat-1');
    expect(r.toldOf('marshal-hurt').map(({ seat, n }) => [seat, n])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(r.toldOf('resource-lost').map(one => one.seat)).toEqual([0]);
  });

  test.each([
    [1, ['0 lose-resource: metal chill'], 2],
    [2, ['0 lose-resource: metal chill', '0 lose-resource: metal chill'], 1],
    [3, ['0 lose-resource: metal chill', '0 lose-resource: metal chill'], 0],
    [5, ['0 lose-resource: metal chill', '0 lose-resource: metal chill'], 0],
  ])('[FW-RES-3] %i resources are lost, as many as there are', (n, asked, left) => {
    const r = does([{ do: 'lose-resource', n }], { marshals: [{ resources: { metal: 2, chill: 1 } }, { resources: {} }] });
    const facts: unknown[] = [];
    while (r.asks === 'lose-resource') {
      facts.push(r.decision('lose-resource').facts);
      r.answer('lose-resource', 'metal');
    }
    expect([r.asked, r.resources('metal') + r.resources('chill')]).toEqual([asked, left]);
    expect(facts).toEqual(asked.map((_, i) => ({ n: n - i })));
  });

  test.each([
    [7, 1],
    [8, 0],
  ])('content 3.7: with the Blight at %i a healer of one removes %i', (blight, n) => {
    const r = does([{ do: 'remove-injury', n: 1, who: 'all' }], { counters: { blight }, marshals: [{ injuries: injuries.slice(0, 1) }] });
    expect(r.toldOf('injury-removed')).toHaveLength(n);
  });

  test.each([
    [2, 'reward', 1],
    [3, 'reward', 2],
    [3, 'entry', 1],
  ] as const)('content 3.7: after %i setbacks, as a %s: %i supplies', (setbacks, why, n) => {
    const r = doingEffects([{ do: 'supplies', by: 1 }], why, { state: { setbacks } });
    expect(r.toldOf('supplies-changed').map(one => one.by)).toEqual([n]);
    const spent = doingEffects([{ do: 'supplies', by: -1 }], why, { state: { setbacks } });
    expect(spent.toldOf('supplies-changed').map(one => one.by)).toEqual([-1]);
  });

  test('[FW-NARR-4][FW-R-94] who has given everything away in camp while all were asked: it falls on somebody in vain', () => {
    const r = does([{ do: 'lose-resource', n: 1 }], {
      seats: 3,
      marshals: [{ resources: { metal: 1 } }, { resources: { metal: 1 } }, { resources: {} }],
    });
    expect(r.options('choose-marshal').slice(0, 2)).toEqual(['seat-0', 'seat-1']);
    for (const marshal of r.state.party.marshals) marshal.resources = marshal.resources.map(() => 0);
    r.answer('choose-marshal', 'camp').until('choose-marshal', one => (one.kind === 'camp' ? 'leave' : one.options[0]!.key));
    expect(r.options('choose-marshal').slice(0, 3)).toEqual(['seat-0', 'seat-1', 'seat-2']);
    r.answer('choose-marshal', 'seat-2');
    expect(r.toldOf('resource-lost')).toEqual([]);
  });

  test.each([
    [6, false],
    [7, true],
  ])('content 3.12: in chapter %i machines that were met before have risen: %j', (chapter, hasRisen) => {
    const brief = `B${chapter}` as BriefId;
    const r = given({ chapter, state: { met: ENEMY_TYPES.filter(one => !one.startsWith('rebel-')) } });
    const entry = CHAPTERS[chapter - 1]!.entries.find(({ elements }) =>
      elements.some(one => one.is === 'encounter' && one.brief === brief),
    )!;
    Object.assign(r.state, { entry: entry.id, element: entry.elements.findIndex(one => one.is === 'encounter') });
    r.stopBefore('open-brief').play().answer('begin-fight', 'begin');
    expect(r.toldOf('level-risen').length > 0).toBe(hasRisen);
  });
});

describe('Beginning, paths and rolls, to the last of them', () => {
  test.each([
    [2, 0, [[1, 2]]],
    [0, 1, [[0, 1]]],
    [1, 1, []],
  ])('[FW-R-72] of two who have gained %i and %i cards the weaker one catches up', (first, second, expected) => {
    const gained = ['drokkeh', 'senvi'].map(of =>
      ACTION_NUMBERS.filter(card => actionCard(card).of === of && actionCard(card).isStarting !== true).map(keyOf),
    );
    const chapter = given({
      seats: 2,
      marshals: [{ satchel: gained[0]!.slice(0, first) }, { satchel: gained[1]!.slice(0, second) }],
    }).play();
    const asked: unknown[] = [];
    if (chapter.asks === 'gain-card') asked.push([chapter.askedSeat, (chapter.decision('gain-card').facts as { left: number }).left]);
    chapter.until('choose-path', one => (one.kind === 'gain-card' ? one.options[0]!.key : one.options[0]!.key));
    expect(asked).toEqual(expected);
    expect(chapter.toldOf('card-gained')).toHaveLength(Math.abs(first - second));
  });

  test('[FW-NARR-3] the path that is taken is told, and one that can be taken once is used up', () => {
    const chapter = given({ entry: '1.01' }).play();
    const [first] = chapter.options('choose-path');
    chapter.answer('choose-path', first!);
    expect(chapter.toldOf('path-taken')).toMatchObject([{ rule: 'FW-NARR-3', entry: '1.01' }]);
  });

  test('[FW-ROLL-3] going to camp has no odds', () => {
    const { odds, options } = given({ entry: '1.08', element: 1 }).play().decision('roll-dice');
    expect(odds!(options.find(one => one.key === 'camp')!)).toEqual({});
    expect(Object.keys(odds!(options[0]!))).toEqual(['passed']);
  });

  const optional = CHAPTERS.flatMap(({ no, entries }) =>
    entries.flatMap(({ id, elements }) =>
      elements.flatMap((one, element) => (one.is === 'optional-roll' ? [{ no, id, element, once: one.once === true }] : [])),
    ),
  );
  test.each([true, false])('an optional roll that is there once (%j) is used up by rolling, and by nothing else', once => {
    const { no, id, element } = optional.find(one => one.once === once)!;
    const rolls = (answer: string): readonly string[] => {
      const chapter = given({ chapter: no, entry: id, element, dice: answer === 'none' ? {} : { story: [[0]] } });
      chapter.stopBefore('nothing').play().answer('roll-dice', answer);
      return chapter.state.usedUp.filter(key => key === `${id}?${element}`);
    };
    expect([rolls('1O'), rolls('none')]).toEqual([once ? [`${id}?${element}`] : [], []]);
  });

  test('an optional roll that is used up is neither asked nor declined', () => {
    const market = given({ chapter: 4, entry: '4.02', state: { usedUp: ['4.02?0'] } }).play();
    expect(market.toldOf('story-declined')).toEqual([]);
  });

  const begins = (chapter: number, brief: BriefId, seats: number, met: readonly EnemyType[]) => {
    const entry = CHAPTERS[chapter - 1]!.entries.find(({ elements }) =>
      elements.some(one => one.is === 'encounter' && one.brief === brief),
    )!;
    const r = given({ chapter, seats, state: { met } });
    Object.assign(r.state, { entry: entry.id, element: entry.elements.findIndex(one => one.is === 'encounter') });
    return r.stopBefore('open-brief').play().answer('begin-fight', 'begin');
  };

  test('content 3.12: neither rebels nor Dal rise by being met again', () => {
    const r = begins(9, 'B9', 4, [...ENEMY_TYPES]);
    const there = [...new Set(briefOf('B9').enemies.map(one => one.enemy))];
    expect(there).toContain('dal');
    expect(r.toldOf('level-risen').map(one => one.enemy)).toEqual(there.filter(one => !one.startsWith('rebel-') && one !== 'dal'));
    expect(begins(9, 'B9', 4, []).toldOf('level-risen')).toEqual([]);
  });

  test('content 3.12: only those are met who come for a party of this size', () => {
    for (const brief of BRIEF_IDS) {
      const { chapter, enemies } = briefOf(brief);
      const few = enemies.filter(one => one.n[0] === 0 && !enemies.some(two => two.enemy === one.enemy && two.n[0] > 0));
      if (chapter === 0 || few.length === 0) continue;
      const r = begins(chapter, brief, 1, []);
      expect(r.state.met.filter(one => few.some(two => two.enemy === one))).toEqual([]);
    }
  });

  test.each([
    ['location', 'location'],
    ['entry', 'story'],
    ['reward', 'story'],
  ] as const)('[FW-COMP-6] an adaptation by a %s is told as of the %s', (why, told) => {
    const r = doingEffects([{ do: 'adapt', enemy: 'razorhound', no: 1 }], why);
    expect(r.toldOf('behaviour-added').map(one => one.why)).toEqual([told]);
  });

  test('[FW-NARR-4] an effect that can fall on nobody asks nobody; one who alone can be meant is not asked about', () => {
    const lost = (first: object) => {
      const r = doingEffects([{ do: 'lose-resource', n: 1 }], 'entry', { seats: 2, marshals: [{ resources: first }, { resources: {} }] });
      return [r.asked, r.toldOf('resource-lost').map(one => one.seat)];
    };
    expect([lost({}), lost({ metal: 1 })]).toEqual([
      [[], []],
      [[], [0]],
    ]);
  });

  test.each([
    [8, 2, 1],
    [7, 2, 2],
    [8, 1, 0],
  ])('content 3.7: with the Blight at %i a healer of %i removes %i from one of two, or asks nobody', (blight, n, removed) => {
    const marshals = [{ injuries: injuries.slice(0, 2) }, { injuries: injuries.slice(2, 4) }];
    const r = doingEffects([{ do: 'remove-injury', n, who: 'one' }], 'entry', { seats: 2, counters: { blight }, marshals });
    if (removed === 0) return expect(r.asked).toEqual([]);
    r.answer('choose-marshal', 'seat-1');
    if (r.asks === 'remove-injury') r.answer('remove-injury', r.options().slice(0, removed));
    expect(r.toldOf('injury-removed')).toHaveLength(removed);
  });

  test('[FW-INJ-3] who has no injury is not meant', () => {
    const marshals = [{}, { injuries: injuries.slice(0, 1) }];
    const r = doingEffects([{ do: 'remove-injury', n: 1, who: 'one' }], 'entry', { seats: 2, marshals });
    expect([r.asked, r.toldOf('injury-removed').map(one => one.seat)]).toEqual([[], [1]]);
  });

  test('[FW-NARR-12] the smith: what is sold already is not for sale; whoever declines keeps the metal', () => {
    const OFFER: StoryEffect = { do: 'offer-gear', gear: 'found-f1', metal: 2 };
    const sold = doingEffects([OFFER], 'entry', { marshals: [{ satchel: ['found-f1'], resources: { metal: 2 } }] });
    expect([sold.asked, sold.told]).toEqual([[], []]);
    const kept = doingEffects([OFFER], 'entry', { marshals: [{ resources: { metal: 2 } }] });
    kept.answer('buy-gear', 'no');
    expect([kept.resources('metal'), kept.told]).toEqual([2, []]);
    const one = doingEffects([OFFER], 'entry', { marshals: [{ resources: { metal: 1 } }] });
    expect(one.options('buy-gear').filter(key => key !== 'camp')).toEqual(['no']);
  });
});
