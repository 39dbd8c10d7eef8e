/** What the deeds of the story change, and what they tell. */
import { set } from '@quarry/kernel/deeds';
import { afterAll, describe, expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard, box, cardNamed, injuryCard, modificationCard } from '../content/box.ts';
import { COUNTERS, type Counter } from '../content/kinds.ts';
import type { WestEvent } from '../events.ts';
import { deedsOf, doing } from '../testing/doing.ts';
import type { Position } from '../testing/rehearsal.ts';
import * as story from './story.ts';

const shown = new Set<string>();
const of = (name: keyof typeof story): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(story).filter(name => !shown.has(name))).toEqual([]));

type Deed = Parameters<typeof doing>[1];
const AT: Position = {
  state: { entry: '4.02', element: 1, from: '4.01', history: ['4.01', '4.02'], usedUp: ['x'], flags: ['mercy'], tokens: ['eye'] },
};
const numbersOf = (sort: string, is: (no: number) => boolean): number[] =>
  box.cards.filter(one => one.sort === sort && is(one.no)).map(one => one.no);

/** A deed at 4.02: what changes and what is told. */
const CASES: readonly (readonly [clause: string, name: keyof typeof story, deed: Deed, changes: object, told: readonly WestEvent[]])[] = [
  [
    'FW-NARR-1',
    'openEntry',
    table => story.openEntry(table, '4.05', 'FW-NARR-2'),
    { from: '4.02', entry: '4.05', element: 0, history: ['4.01', '4.02', '4.05'], step: 'read' },
    [{ type: 'entry-opened', rule: 'FW-NARR-2', entry: '4.05', from: '4.02' }],
  ],
  ['FW-NARR-8', 'readOn', story.readOn, { element: 2 }, []],
  [
    'FW-NARR-4',
    'beginEffects',
    table => story.beginEffects(table, 'location', 2),
    { effects: { why: 'location', path: 2, done: 0, given: 0, one: -1, isAskedAgain: false } },
    [],
  ],
  [
    'FW-R-1',
    'forgetRefused',
    table => {
      set(table.state, { refused: ['path-1'] });
      story.forgetRefused(table);
    },
    {},
    [],
  ],
  ['FW-DONE-3', 'endStep', story.endStep, { stepsDone: 1 }, []],
  [
    'FW-NARR-3',
    'takePath',
    table => story.takePath(table, { to: '4.03', title: '', says: '', hints: [] }),
    {},
    [{ type: 'path-taken', rule: 'FW-NARR-3', entry: '4.02', to: '4.03' }],
  ],
  [
    'FW-NARR-3',
    'takePath',
    table => story.takePath(table, { to: '4.03', title: '', says: '', hints: [], once: true }),
    { usedUp: ['x', '4.02>4.03'] },
    [{ type: 'path-taken', rule: 'FW-NARR-3', entry: '4.02', to: '4.03' }],
  ],
  [
    'FW-NARR-6',
    'readEvent',
    table => story.readEvent(table, false),
    { usedUp: ['x', '4.02!1'] },
    [{ type: 'entry-event', rule: 'FW-NARR-6', entry: '4.02', element: 1, isAgain: false }],
  ],
  [
    'FW-NARR-7',
    'readEvent',
    table => story.readEvent(table, true),
    {},
    [{ type: 'entry-event', rule: 'FW-NARR-7', entry: '4.02', element: 1, isAgain: true }],
  ],
  [
    'FW-NARR-4',
    'readOutcome',
    table => story.readOutcome(table, true),
    {},
    [{ type: 'entry-outcome', rule: 'FW-NARR-4', entry: '4.02', element: 1, isHeld: true }],
  ],
  [
    'FW-NARR-5',
    'readOutcome',
    table => story.readOutcome(table, false),
    {},
    [{ type: 'entry-outcome', rule: 'FW-NARR-5', entry: '4.02', element: 1, isHeld: false, within: 'entry-opened' }],
  ],
  ['FW-R-9', 'useOptionalRoll', story.useOptionalRoll, { usedUp: ['x', '4.02?1'] }, []],
  ['FW-R-9', 'declineRoll', story.declineRoll, {}, [{ type: 'story-declined', rule: 'FW-R-9', entry: '4.02', element: 1, isOut: true }]],
  [
    'FW-NARR-12',
    'setFlag',
    table => story.setFlag(table, 'oath'),
    { flags: ['mercy', 'oath'] },
    [{ type: 'flag-set', rule: 'FW-NARR-12', flag: 'oath' }],
  ],
  ['FW-NARR-12', 'setFlag', table => story.setFlag(table, 'mercy'), {}, []],
  [
    'FW-NARR-9',
    'collectToken',
    table => story.collectToken(table, 'drum'),
    { tokens: ['eye', 'drum'] },
    [{ type: 'token-collected', rule: 'FW-NARR-9', token: 'drum' }],
  ],
  ['FW-NARR-9', 'collectToken', table => story.collectToken(table, 'eye'), {}, []],
  [
    'FW-NARR-12',
    'prepareFor',
    table => story.prepareFor(table, 'one-more-trap'),
    { preparations: ['one-more-trap'] },
    [{ type: 'prepared', rule: 'FW-NARR-12', what: 'one-more-trap' }],
  ],
  [
    'FW-NARR-12',
    'lowerAlert',
    table => story.lowerAlert(table, 2),
    { alertStart: 2 },
    [{ type: 'alert-start', rule: 'FW-NARR-12', by: 2 }],
  ],
  [
    'FW-NARR-4',
    'notePick',
    table => {
      story.beginEffects(table, 'entry');
      story.notePick(table, 0);
    },
    {
      'picked.0': { entry: '4.02', character: 'drokkeh' },
      effects: { why: 'entry', path: -1, done: 0, given: 0, one: 0, isAskedAgain: false },
    },
    [{ type: 'one-picked', rule: 'FW-NARR-4', seat: 0, entry: '4.02' }],
  ],
  [
    'FW-LEVEL-1',
    'raiseProfiles',
    table => story.raiseProfiles(table, 2),
    { level: 2 },
    [{ type: 'profiles-risen', rule: 'FW-LEVEL-1', level: 2 }],
  ],
  ['FW-CAMP-6', 'closeChapter', story.closeChapter, { step: 'over' }, [{ type: 'chapter-ended', rule: 'FW-CAMP-6', chapter: 1 }]],
  [
    'FW-CAMP-5',
    'endStory',
    table => story.endStory(table, 'red-harvest'),
    { ending: 'red-harvest', step: 'over' },
    [{ type: 'story-ended', rule: 'FW-CAMP-5', ending: 'red-harvest' }],
  ],
];
test.each(CASES)('[%s] %s', (_clause, name, deed, changes, events) => {
  of(name);
  const { changed, told } = doing(AT, deed);
  expect([changed, told]).toEqual([changes, events]);
});

test(`[FW-NARR-3][FW-NARR-6] ${of('pathKey')}, ${of('eventKey')}, ${of('rollKey')} differ`, () => {
  expect([story.pathKey('4.02', { to: '4.03' }), story.eventKey('4.02', 1), story.rollKey('4.02', 1)]).toEqual([
    '4.02>4.03',
    '4.02!1',
    '4.02?1',
  ]);
});

test(`[FW-CAMP-5][FW-CAMP-12] ${of('beginChapter')}: what an older box had is told once`, () => {
  const began = (leftOut: readonly string[]) => doing({ state: { chapter: 3, leftOut: [...leftOut] } }, story.beginChapter);
  expect([began([]).changed, began([]).told]).toEqual([{}, [{ type: 'chapter-began', rule: 'FW-CAMP-5', chapter: 3 }]]);
  expect([began(['old']).changed, began(['old']).told]).toEqual([
    { leftOut: [] },
    [
      { type: 'chapter-began', rule: 'FW-CAMP-5', chapter: 3 },
      { type: 'cards-left-out', rule: 'FW-CAMP-12', keys: ['old'] },
    ],
  ]);
});

describe('Rolls', () => {
  test.each([
    [[{ pips: 3 }], { pips: 2, crits: 4 }, false, false],
    [[{ pips: 3 }], { pips: 3, crits: 0 }, true, false],
    [[{ pips: 3 }], { pips: 4, crits: 0 }, true, true],
    [[{ crits: 1 }], { pips: 9, crits: 0 }, false, false],
    [[{ crits: 1 }], { pips: 0, crits: 1 }, true, false],
    [[{ crits: 1 }], { pips: 0, crits: 2 }, true, true],
    [[{ pips: 2, crits: 1 }], { pips: 2, crits: 0 }, false, false],
    [[{ pips: 2, crits: 1 }], { pips: 1, crits: 1 }, false, false],
    [[{ pips: 2, crits: 1 }], { pips: 2, crits: 1 }, true, false],
    [[{ pips: 2, crits: 1 }], { pips: 3, crits: 1 }, true, true],
    [[{ crits: 1 }, { pips: 3 }], { pips: 3, crits: 0 }, true, false],
    [[{ crits: 1 }, { pips: 3 }], { pips: 3, crits: 1 }, true, true],
  ])(`[FW-R-10][FW-ROLL-4] ${of('judgeRoll')}: %j by %j: passed %s, clean %s`, (needs, rolled, isPassed, isClean) => {
    expect(story.judgeRoll(needs, rolled)).toEqual({ isPassed, isClean });
  });

  test(`[FW-ROLL-5][FW-ROLL-6] ${of('rollStory')}: what was rolled is out of the pool`, () => {
    const { changed, told, result } = doing({ state: { ...AT.state, dice: [4, 3, 1] }, dice: { story: [[2, 1, 'crit']] } }, table =>
      story.rollStory(table, [2, 1, 0], [{ pips: 3 }]),
    );
    expect(changed).toEqual({ dice: [2, 2, 1] });
    expect(told).toEqual([
      {
        ...{ type: 'story-rolled', rule: 'FW-ROLL-5', entry: '4.02', element: 1, isPassed: true, isClean: false },
        ...{ pips: 3, crits: 1, dice: [2, 1, 0], faces: [2, 1, 'crit'] },
      },
    ]);
    expect(result).toEqual({ isPassed: true, isClean: false });
  });
  test('[FW-R-9] no dice are a failure, whatever is needed', () => {
    const { result, told } = doing({ state: { ...AT.state, dice: [4, 3, 1] } }, table => story.rollStory(table, [0, 0, 0], [{ pips: 0 }]));
    expect(result).toEqual({ isPassed: false, isClean: false });
    expect(told).toMatchObject([{ isPassed: false, pips: 0, crits: 0, faces: [] }]);
  });
});

describe(of('shiftCounter'), () => {
  const moves = (counter: Counter, at: number, by: number) =>
    doing({ party: { counters: COUNTERS.map(one => (one === counter ? at : 1)) } }, table =>
      story.shiftCounter(table, counter, by, 'FW-NARR-12'),
    );

  test.each([
    ['rebellion', 12],
    ['blight', 9],
    ['trust-desert', 3],
    ['trust-lowland', 3],
    ['trust-sky', 3],
  ] as const)('[FW-NARR-12] %s goes from 0 to %i, and no further', (counter, most) => {
    const up = moves(counter, most - 1, 2);
    expect(up.changed).toEqual({ 'party.counters': COUNTERS.map(one => (one === counter ? most : 1)) });
    expect(up.told).toEqual([{ type: 'counter-moved', rule: 'FW-NARR-12', counter, by: 1, now: most }]);
    expect(up.result).toBe(true);
    expect(moves(counter, 1, -2).told).toEqual([{ type: 'counter-moved', rule: 'FW-NARR-12', counter, by: -1, now: 0 }]);
    for (const end of [moves(counter, most, 1), moves(counter, 0, -1), moves(counter, 1, 0)])
      expect([end.changed, end.told, end.result]).toEqual([{}, [], false]);
  });
});

describe('Cards', () => {
  const S15 = cardNamed('S15');

  test(`[FW-NARR-10][FW-SPEC-1] ${of('collectSpecial')}: out of the store, if it is there`, () => {
    const { changed, told } = doing({}, table => story.collectSpecial(table, 'S15'));
    expect(changed).toEqual({ 'party.inactive': { out: [S15], in: [] }, 'party.waiting': [S15] });
    expect(told).toEqual([{ type: 'special-collected', rule: 'FW-NARR-10', card: S15 }]);

    const there = doing({ party: { waiting: [S15] } }, table => story.collectSpecial(table, 'S15'));
    expect([there.changed, there.told]).toEqual([{}, []]);
  });
  test(`[FW-NARR-12] ${of('callChampion')}: once in a campaign`, () => {
    const called = doing({}, table => story.callChampion(table, 'S15'));
    expect(called.changed).toEqual({ usedUp: ['S15'], 'party.inactive': { out: [S15], in: [] }, 'party.waiting': [S15] });
    const again = doing({ state: { usedUp: ['S15'] } }, table => story.callChampion(table, 'S15'));
    expect([again.changed, again.told]).toEqual([{}, []]);
  });

  const [first, next] = numbersOf('modification', () => true) as [number, number];
  test(`[FW-R-17][FW-R-98] ${of('drawModification')}: the top one, which waits; of an empty deck nothing is found`, () => {
    const { changed, told, result } = doing({ party: { modifications: [first, next], waiting: [S15] } }, story.drawModification);
    expect(changed).toEqual({ 'party.modifications': [next], 'party.waiting': [S15, first] });
    expect(told).toEqual([{ type: 'cards-shown', rule: 'FW-R-17', cards: [first], reveals: true }]);
    expect(result).toBe(first);

    const none = doing({}, story.drawModification);
    expect([none.changed, none.told, none.result]).toEqual([{}, [{ type: 'nothing-left', rule: 'FW-R-98', of: 'modification' }], null]);
  });
  test(`[FW-R-17][FW-EQUIP-2] ${of('giveCard')}: from where it waits, or out of the store`, () => {
    const gives = (waiting: readonly number[]) =>
      doing({ marshals: [{}, { at: [1, 0] }], party: { waiting: [...waiting] } }, table => story.giveCard(table, 1, first, 'FW-R-17'));
    const event = { type: 'card-given', rule: 'FW-R-17', seat: 1, card: first, reveals: true };
    expect([gives([S15, first]).changed, gives([S15, first]).told]).toEqual([
      { 'party.waiting': [S15], 'party.marshals.1.satchel': [first] },
      [event],
    ]);
    expect([gives([]).changed, gives([]).told]).toEqual([
      { 'party.inactive': { out: [first], in: [] }, 'party.marshals.1.satchel': [first] },
      [event],
    ]);
  });
  test(`[FW-R-17] ${of('showGear')}: so many at random; of none, nothing is found`, () => {
    const among = numbersOf('gear', () => true).slice(0, 3) as [number, number, number];
    const { changed, told, result } = doing({ dice: { gear: [among.toReversed()] } }, table => story.showGear(table, among, 2));
    expect([changed, result]).toEqual([{}, among.toReversed().slice(0, 2)]);
    expect(told).toEqual([{ type: 'cards-shown', rule: 'FW-R-17', cards: result, reveals: true }]);
    const none = doing({}, table => story.showGear(table, [], 2));
    expect([none.told, none.result]).toEqual([[{ type: 'nothing-left', rule: 'FW-R-17', of: 'gear' }], []]);
  });

  const BLIGHT = numbersOf('injury', no => injuryCard(no).isBlight === true);
  test(`[FW-CAMP-11] ${of('addBlightInjuries')}: until so many are out of the store`, () => {
    const [one, ...others] = BLIGHT as [number, ...number[]];
    const adds = (most: number, injuries: readonly number[] = []) =>
      doing({ party: { injuries: [...injuries] } }, table => story.addBlightInjuries(table, most));
    expect(BLIGHT).toHaveLength(4);
    expect([adds(2).changed, adds(2).told]).toEqual([
      { 'party.inactive': { out: BLIGHT.slice(0, 2), in: [] }, 'party.injuries': BLIGHT.slice(0, 2) },
      [{ type: 'injuries-added', rule: 'FW-CAMP-11', n: 2 }],
    ]);
    expect(adds(2, [one]).told).toMatchObject([{ n: 1 }]);
    expect(adds(4, others).changed['party.injuries']).toEqual([...others, one]);
    expect([adds(1, [one]).changed, adds(1, [one]).told]).toEqual([{}, []]);
  });

  test(`${of('riseEnemy')}: every level 2 card of the type, once`, () => {
    const cards = BEHAVIOUR_NUMBERS.filter(no => {
      const { enemy, level, adaptation } = behaviourCard(no);
      return enemy === 'shellback' && level === 2 && adaptation === undefined;
    });
    const { changed, told, r } = doing({}, table => story.riseEnemy(table, 'shellback', 'FW-ENEMY-2'));
    expect(cards.length).toBeGreaterThan(0);
    expect(changed['party.inactive']).toEqual({ out: cards, in: [] });
    expect(changed['party.risen']).toEqual(['shellback']);
    expect(r.state.party.behaviours.slice(-cards.length)).toEqual(cards);
    expect(told).toEqual([{ type: 'level-risen', rule: 'FW-ENEMY-2', enemy: 'shellback' }]);
    const again = doing({ party: { risen: ['shellback'] } }, table => story.riseEnemy(table, 'shellback', 'FW-ENEMY-2'));
    expect([again.changed, again.told]).toEqual([{}, []]);
  });

  describe(of('widenSelection'), () => {
    const modifications = numbersOf('modification', no => modificationCard(no).level === 2);
    const injuries = numbersOf('injury', no => injuryCard(no).level === 2 && injuryCard(no).isBlight !== true);

    test('[FW-LEVEL-2][FW-CAMP-11] modifications and injuries of the level come with it, the Blight does not', () => {
      const { changed, told } = doing(
        { party: { modifications: [first] }, dice: { modifications: [[...modifications.toReversed(), first]] } },
        table => story.widenSelection(table, 2),
      );
      expect(changed).toMatchObject({
        selection: 2,
        'party.modifications': [...modifications.toReversed(), first],
        'party.injuries': injuries,
      });
      expect((changed['party.inactive'] as { out: number[] }).out.toSorted((a, b) => a - b)).toEqual(
        [...modifications, ...injuries].toSorted((a, b) => a - b),
      );
      expect(told).toEqual([
        { type: 'selection-widened', rule: 'FW-LEVEL-2', level: 2 },
        { type: 'injuries-added', rule: 'FW-CAMP-11', n: injuries.length },
      ]);
    });
    test('[FW-LEVEL-2] never back, and of injuries that came before nothing is told', () => {
      const { told, r } = doing({ state: { selection: 3 }, party: { injuries } }, table => story.widenSelection(table, 2));
      expect(r.state.selection).toBe(3);
      expect(told.map(one => one.type)).toEqual(['selection-widened']);
    });
  });
  test('[FW-LEVEL-1][FW-R-71] profiles never fall back', () => {
    expect(doing({ state: { level: 3 } }, table => story.raiseProfiles(table, 2)).changed).toEqual({});
  });
});

test(`[FW-ENEMY-2] ${of('meetEnemies')}: each type once, in silence`, () => {
  const { changed, told } = doing({ state: { met: ['scurrier'] } }, table => story.meetEnemies(table, ['shellback', 'scurrier']));
  expect([changed, told]).toEqual([{ met: ['scurrier', 'shellback'] }, []]);
});

test(`[FW-NARR-11] ${of('goToBrief')}: a fresh table`, () => {
  const { r, told } = doing({ state: { failures: 2, result: 'won' } }, table => story.goToBrief(table, 'B5'));
  expect(r.state).toMatchObject({ brief: 'B5', failures: 0, result: 'none', step: 'open-brief', fight: { rows: 0, enemies: [] } });
  expect(told).toEqual([]);
});

test(`[FW-NARR-4] ${of('endEffect')} and ${of('countGiven')}: with the next effect nothing of it is given, and whoever was named stays named`, () => {
  const effects = { why: 'entry', path: -1, done: 1, given: 0, one: 0, isAskedAgain: true } as const;
  const { r, told } = doing({ state: { ...AT.state, effects } }, story.countGiven);
  expect(r.state.effects).toEqual({ ...effects, given: 1 });
  r.run(function* (table) {
    story.endEffect(table);
  });
  expect([r.state.effects, told]).toEqual([{ ...effects, done: 2, given: 0, isAskedAgain: false }, []]);
});

test('[FW-NARR-8] with the element its effects and steps are over', () => {
  const effects = { why: 'entry', path: -1, done: 1, given: 0, one: 0, isAskedAgain: false } as const;
  const state = { ...AT.state, effects, stepsDone: 2 };
  expect(doing({ state }, story.readOn).changed).toEqual({ element: 2, effects: null, stepsDone: 0 });
  expect(doing({ state }, table => story.openEntry(table, '4.05', 'FW-NARR-2')).changed).toMatchObject({ effects: null, stepsDone: 0 });
});

test(`[FW-R-1] ${of('refuse')}: it is noted, and nothing else of the scene happens`, () => {
  const { changed, isOver } = doing({ state: { ...AT.state, refused: ['path-2'] } }, table => story.refuse(table, 'path-1'));
  expect([changed, isOver]).toEqual([{ refused: ['path-2', 'path-1'] }, true]);
});
