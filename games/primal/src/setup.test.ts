/** Set-up, the first state of every kind of match, and what one chapter hands on to the next. */
import { type Decision, ScriptedChance, viewOf } from '@quarry/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from './campaign/builds.ts';
import { STEPS_AT } from './campaign/kits.ts';
import { levelOf } from './campaign/quests.ts';
import { storySays } from './campaign/story-so-far.ts';
import { type Carried, campaignSchema, carriedFrom } from './campaign.ts';
import { keyOf, monsterCard, scenarioCard } from './content/box.ts';
import { EXPEDITIONS } from './content/expeditions.ts';
import { HUNTERS, MONSTERS } from './content/kinds.ts';
import { faults } from './faults.ts';
import { primal } from './game.ts';
import { begin, campaignFor, checkSetup, expeditionFor, huntersOf, prologueFor, type Setup, sequel, setupSchema } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { campStateAt, chapter, inCamp, layOutWares, quest, tell } from './testing/camp.ts';

const started = (setup: Setup): State => begin(setup, new ScriptedChance());
const refusal = (setup: Setup) => {
  const result = checkSetup(setup);
  return result.ok ? null : result.refusal;
};
const isSound = (state: State): void => {
  expect(faults(state)).toEqual([]);
  expect(JSON.stringify(stateSchema.check(JSON.parse(JSON.stringify(state)), 'state'))).toBe(JSON.stringify(state));
};

describe('Set-up', () => {
  test('[PA-GAME-2][PA-EXP-1] a host finds every mode by name, for every number of hunters', () => {
    const all = [...primal.tables, ...primal.moreTables!];
    for (const { setup } of all) expect(refusal(setup)).toBeNull();
    const modes = (seats: number) => all.filter(({ setup }) => setup.seats === seats).map(({ called }) => called);
    expect(new Set(modes(2))).toEqual(new Set(modes(4)));
    expect(new Set(modes(3)).size).toBe(modes(3).length);
    expect(modes(2)).toEqual(expect.arrayContaining(MONSTERS.map(id => `Expedition: ${monsterCard(id).name}`)));
  });

  test('[PA-GAME-2] two to four hunters, not one and not five', () => {
    expect([2, 3, 4].map(seats => checkSetup(prologueFor(seats)).ok)).toEqual([true, true, true]);
    for (const seats of [1, 5]) expect(() => setupSchema.check({ ...prologueFor(2), seats }, 'setup')).toThrow();
  });

  test('[PA-COMP-1] each hunter once; more names than seats are refused', () => {
    expect(refusal(prologueFor(2, { hunters: ['mirah', 'mirah'] }))).toMatchObject({ code: 'hunter-taken', facts: { hunter: 'mirah' } });
    expect(refusal(prologueFor(2, { hunters: ['mirah', 'dareon', 'thoreg'] }))).toMatchObject({
      code: 'hunters',
      facts: { hunters: 3, seats: 2 },
    });
    expect(huntersOf({ seats: 3, hunters: ['any', 'mirah'] })).toEqual(['dareon', 'mirah', 'thoreg']);
    expect(huntersOf({ seats: 4, hunters: ['any', 'any', 'any', 'mirah'] }, ['ljonar'])).toEqual(['ljonar', 'dareon', 'thoreg', 'mirah']);
  });

  test('[PA-SET-1] an expedition needs a monster and a scenario', () => {
    expect(refusal(expeditionFor(2, 'ramhide', 1, { monster: 'none' }))).toMatchObject({ code: 'no-monster' });
    expect(refusal(expeditionFor(2, 'ramhide', 1, { scenario: 'none' }))).toMatchObject({ code: 'no-scenario' });
  });

  test('[PA-SET-2] level 0 to 3', () => {
    for (const level of [-1, 4]) expect(() => setupSchema.check(expeditionFor(2, 'ramhide', level), 'setup')).toThrow();
    expect([0, 1, 2, 3].map(level => checkSetup(expeditionFor(2, 'ramhide', level)).ok)).toEqual([true, true, true, true]);
  });

  test("[PA-EXP-1] only the monster's own scenarios, and they are named", () => {
    const own = EXPEDITIONS.filter(one => one.monster === 'ramhide').map(one => one.id);
    const other = EXPEDITIONS.find(one => one.monster === 'reefmaw')!.id;

    expect(refusal(expeditionFor(2, 'ramhide', 1, { scenario: other }))).toMatchObject({
      code: 'scenario-of-another',
      facts: { scenario: other, scenarios: own },
    });
  });

  test('[PA-EXP-2] two expeditions after each monster, one after the boss', () => {
    expect(MONSTERS.map(id => EXPEDITIONS.filter(one => one.monster === id).length)).toEqual(
      MONSTERS.map(id => (id === 'sleeper' ? 1 : 2)),
    );
  });

  test('[PA-EXP-6] the boss at level 3 only', () => {
    expect([0, 1, 2, 3].map(level => refusal(expeditionFor(2, 'sleeper', level))?.code)).toEqual([
      'boss-level',
      'boss-level',
      'boss-level',
      undefined,
    ]);
  });

  test('a trial and a story belong to a campaign', () => {
    expect(refusal(prologueFor(2, { trial: true }))).toMatchObject({ code: 'no-trial' });
    expect(refusal(campaignFor(2, 0, { trial: true }))).toBeNull();
  });
});

describe('One evening', () => {
  const all = MONSTERS.flatMap(id =>
    (id === 'sleeper' ? [3] : [0, 1, 2, 3]).flatMap(level => (['ready', 'own'] as const).map(kit => [id, level, kit] as const)),
  );

  test.each(all)('[PA-EXP-1][PA-EXP-3][PA-EXP-4] %s at level %i, %s', (id, level, kit) => {
    const state = started(expeditionFor(4, id, level, { kit }));
    const { weaknesses } = monsterCard(id);

    isSound(state);
    expect([state.mode, state.step, scenarioCard(state.scenario).monster, state.monster.id]).toEqual([
      'expedition',
      kit === 'own' && level > 0 ? 'prepare' : 'open-hunt',
      id,
      id,
    ]);
    expect(state.belongings.map((own, seat) => faultsOf(HUNTERS[seat]!, own, weaknesses))).toEqual([[], [], [], []]);
    expect(state.belongings.map(own => own.steps.reduce((a, b) => a + b, own.upgrades))).toEqual(Array(4).fill(STEPS_AT[level]));
  });

  test('[PA-EXP-4] at level 1 a third step is not to be had', () => {
    const camp = inCamp({ setup: expeditionFor(2, 'ramhide', 1, { kit: 'own' }) });
    camp.do('page-skills').do('learn-A').do('learn-E');
    expect([camp.chores(), camp.whyNot()]).toEqual([
      ['page-gear', 'page-deck', 'page-potions', 'back'],
      [{ why: 'PA-SKILL-1', facts: { reason: 'no-upgrades' } }],
    ]);
  });

  test('[PA-EXP-3] at level 1 a piece of level 2 is neither there nor made', () => {
    layOutWares();
    const camp = inCamp({ setup: expeditionFor(2, 'ramhide', 1, { kit: 'own' }) });
    expect(camp.chores()).not.toContain('page-forge');
    expect(camp.do('page-gear').choresLike('wear-')).toEqual(
      ['t-bow-1', 't-tide-bow-1', 't-coat-1', 't-hood-1', 't-mask-1', 't-charm-1', 't-prize', 't-crown'].map(key => `wear-${key}`),
    );
  });

  test('[PA-CAMP-1] the prologue alone: level 0, starter kits, and off', () => {
    const state = started(prologueFor(3));
    isSound(state);
    expect([state.mode, state.step, state.level, state.monster.id]).toEqual(['prologue', 'open-hunt', 0, 'cinderwing']);
  });

  test('[PA-R-30] with closed hands only the owner is told what is drawn', () => {
    const [open, closed] = [false, true].map(closedHands => inCamp({ setup: prologueFor(2, { closedHands }) }));
    const told = (r: typeof open) => r!.toldOf('drew')[0]!;

    expect([open!.state.isClosed, closed!.state.isClosed]).toEqual([false, true]);
    expect([told(open).cards?.length, told(closed).cards, told(closed).secret?.to]).toEqual([5, undefined, [0]]);
    const seenBy = (seat: number) => viewOf(stateSchema, closed!.state, seat).hunters.map(one => typeof one.hand);
    expect([seenBy(0), seenBy(1)]).toEqual([
      ['object', 'number'],
      ['number', 'object'],
    ]);
  });
});

describe('The campaign as it is printed', () => {
  test.each(Array.from({ length: 12 }, (_, i) => i + 1))('one evening in chapter %i is sound and goes on to its hunt', no => {
    const state = started(campaignFor(4, no));
    isSound(state);
    expect([state.leftOut, state.campaign.completed.length]).toEqual([[], no]);
    expect(state.belongings.map((own, seat) => faultsOf(HUNTERS[seat]!, own, []))).toEqual([[], [], [], []]);

    const evening = inCamp({ setup: campaignFor(4, no) }).untilScene('open-hunt', toTheHunt);
    expect([evening.state.level, scenarioCard(evening.state.scenario).monster === 'sleeper']).toEqual([levelOf(no), no === 12]);
  });
});
/** The first option, and in camp whatever leads on. */
const toTheHunt = (decision: Decision): string =>
  ['yes', 'ready', 'mend-deck'].find(key => decision.options.some(one => one.key === key)) ?? decision.options[0]!.key;

describe('A campaign', () => {
  const QUESTS = Array.from({ length: 12 }, (_, i) => quest(`t-quest-${i}`));
  beforeEach(() => {
    layOutWares();
    tell(
      QUESTS,
      Array.from({ length: 12 }, (_, i) =>
        chapter(i + 1, {
          box: [
            ...([1, 4, 8].includes(i + 1) ? [{ do: 'forge', level: ([1, 4, 8].indexOf(i + 1) + 1) as 1 | 2 | 3 } as const] : []),
            { do: 'upgrade' },
            { do: 'unlock', quests: [`t-quest-${i}`] },
          ],
          ...(i === 3 ? { choice: { asks: 'Which?', options: [{ id: 'this', says: 'This.', then: 'This it was.', effects: [] }] } } : {}),
        }),
      ),
    );
  });
  const handedOn = (seats = 2): Carried => {
    const state = campStateAt({
      setup: campaignFor(seats),
      campaign: {
        chapter: 4,
        forge: 2,
        herbalist: 1,
        elements: ['fire'],
        completed: [0, 1, 2],
        choices: ['4:this'],
        trophies: ['ramhide'],
        defeats: 1,
      },
      own: [{ owned: ['t-bow-2', 't-hood-1'], weapon: 't-bow-2', potions: ['t-flask'], resources: { bone: 3 }, steps: [2, 1, 0, 0, 0] }],
    });
    return campaignSchema.check(JSON.parse(JSON.stringify(carriedFrom(state))), 'carried');
  };
  const followed = (story: Carried, heirs: readonly (number | null)[]): Setup =>
    sequel.next(campaignFor(story.party.length), story, heirs.length, heirs)!;

  test('[PA-CAMP-1][PA-CAMP-5] it starts with the prologue; the level goes by the chapter', () => {
    const state = started(campaignFor(2));
    isSound(state);
    expect([state.step, state.level, state.campaign.chapter, state.scenario]).toEqual(['story', 0, 0, -1]);
    expect(Array.from({ length: 13 }, (_, no) => started(campaignFor(2, no)).level)).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  });

  test.each(Array.from({ length: 12 }, (_, i) => i + 1))('one evening in chapter %i starts from a campaign as it might have gone', no => {
    const state = started(campaignFor(4, no));

    isSound(state);
    expect(state.leftOut).toEqual([]);
    expect([state.campaign.completed.length, state.campaign.forge]).toEqual([no, no > 8 ? 3 : no > 4 ? 2 : no > 1 ? 1 : 0]);
    expect(state.belongings.map((own, seat) => faultsOf(HUNTERS[seat]!, own, []))).toEqual([[], [], [], []]);
    expect(state.belongings.map(own => own.steps.reduce((a, b) => a + b, own.upgrades))).toEqual(Array(4).fill(Math.min(10, no - 1)));
  });

  test('[PA-CAMP-19] the next chapter has everything of the one before', () => {
    const story = handedOn();
    const state = started(followed(story, [0, 1]));

    isSound(state);
    expect(checkSetup(followed(story, [0, 1])).ok).toBe(true);
    expect(state.campaign).toMatchObject({
      chapter: 5,
      forge: 2,
      elements: ['fire'],
      completed: [0, 1, 2],
      choices: ['4:this'],
      defeats: 1,
      defeatsHere: 0,
    });
    const [mirah] = state.belongings;
    expect([keyOf(mirah!.weapon), mirah!.owned.map(keyOf), mirah!.potions.map(keyOf), mirah!.steps, mirah!.deck.length]).toEqual([
      't-bow-2',
      ['t-bow-2', 't-hood-1'],
      ['t-flask'],
      [2, 1, 0, 0, 0],
      24,
    ]);
    expect(carriedFrom({ ...state, campaign: { ...state.campaign, chapter: 4 } })).toEqual(story);
  });

  test('[PA-CAMP-19] a changed group: whoever stays keeps the hunter, whoever is new comes as far as the others, whoever leaves is kept', () => {
    const story = handedOn(2);
    const setup = followed(story, [null, 0, null]);
    expect([setup.hunters, checkSetup(setup).ok]).toEqual([['any', 'mirah', 'any'], true]);
    const state = started(setup);

    isSound(state);
    expect(state.hunters.map(one => one.id)).toEqual(['dareon', 'mirah', 'thoreg']);
    expect(state.belongings[2]!.steps.reduce((a, b) => a + b, 0)).toBe(3);
    const smaller = started({ ...followed(story, [0, null]), hunters: ['mirah', 'ljonar'] });
    expect([smaller.away.map(one => one.id), carriedFrom(smaller).away.map(one => one.id)]).toEqual([['dareon'], ['dareon']]);
  });

  test('[PA-CAMP-19] what is no more in the box is left out, and the chapter says so', () => {
    const story = handedOn();
    const [mirah, ...rest] = story.party;
    const older = {
      ...story,
      completed: ['t-gone', ...story.completed],
      party: [
        { ...mirah!, owned: ['old-bow', ...mirah!.owned], worn: ['old-bow', ...mirah!.worn.slice(1)], deck: ['old-card', ...mirah!.deck] },
        ...rest,
      ],
    };
    const state = started(followed(older, [0, 1]));

    isSound(state);
    expect([state.leftOut, keyOf(state.belongings[0]!.weapon)]).toEqual([['old-bow', 'old-card', 't-gone'], 'mirah-basic']);
    const r = inCamp({ setup: followed(older, [0, 1]) });
    expect(r.toldOf('chapter-begun')).toMatchObject([{ chapter: 5, leftOut: ['old-bow', 'old-card', 't-gone'] }]);
  });

  test('[PA-CAMP-19] what is in the box, but is no piece of gear any more, is left out as well', () => {
    const story = handedOn();
    const [mirah, ...rest] = story.party;
    const [card] = mirah!.deck;
    const state = started(followed({ ...story, party: [{ ...mirah!, owned: [card!, ...mirah!.owned] }, ...rest] }, [0, 1]));

    expect([state.leftOut, state.belongings[0]!.owned.map(keyOf)]).toEqual([[card], mirah!.owned]);
  });

  test('refusals: chapters in their order, hunters kept, a record that was not changed by hand', () => {
    const story = handedOn();
    const next = followed(story, [0, 1]);
    const changed = (own: Partial<Carried>): Setup => ({ ...next, campaign: { story: { ...story, ...own }, kept: next.hunters } });

    expect(refusal({ ...next, chapter: 7 })).toMatchObject({ code: 'chapter-order', facts: { chapter: 7, next: 5 } });
    expect(refusal({ ...next, hunters: ['thoreg', 'dareon'] })).toMatchObject({
      code: 'keeps-hunter',
      facts: { seat: 0, hunter: 'mirah' },
    });
    expect(refusal({ ...next, mode: 'expedition' })).toMatchObject({ code: 'no-campaign' });
    expect(refusal(changed({ isLost: true }))).toMatchObject({ code: 'trial-lost' });
    expect(refusal(changed({ party: [] }))).toMatchObject({ code: 'bad-campaign', facts: { what: 'party' } });
    expect(refusal(changed({ away: [story.party[0]!] }))).toMatchObject({ code: 'bad-campaign', facts: { what: 'hunter' } });
    expect(refusal(changed({ party: [{ ...story.party[0]!, steps: [1] }] }))).toMatchObject({ facts: { what: 'belongings' } });
    expect(refusal(changed({ party: [{ ...story.party[0]!, owned: ['t-hood-1', 't-hood-1'] }] }))).toMatchObject({
      facts: { what: 'card' },
    });
    const [mirah] = story.party;
    const twice = (cards: readonly string[]): string[] => [...cards, cards[0]!];
    for (const own of [{ deck: twice(mirah!.deck) }, { loadout: ['t-flask', 't-flask'] }])
      expect(refusal(changed({ party: [{ ...mirah!, ...own }] }))).toMatchObject({ code: 'bad-campaign', facts: { what: 'card' } });
  });

  test('[PA-CAMP-4][PA-CAMP-16] refused: a campaign in which no quest is left before the last chapter', () => {
    const story = handedOn();
    const next = followed(story, [0, 1]);
    const all = QUESTS.map(({ id }) => id);

    expect(refusal({ ...next, campaign: { story: { ...story, expired: all }, kept: next.hunters } })).toMatchObject({
      code: 'bad-campaign',
      facts: { what: 'quests' },
    });
  });

  test('[PA-CAMP-1] a prologue that was won alone leads into chapter 1, for the same hunters; one that was lost does not, nor does an expedition', () => {
    const story = handedOn();
    const next = (setup: Setup, own: object = {}) => sequel.next(setup, { ...story, chapter: 0, ...own }, 3, [1, 0, null]);

    expect(next(prologueFor(2, { closedHands: true }))).toEqual(
      campaignFor(3, 1, { hunters: [story.party[1]!.id, story.party[0]!.id, 'any'], closedHands: true }),
    );
    expect(checkSetup(next(prologueFor(2))!)).toMatchObject({ ok: true });
    expect([next(prologueFor(2), { isLost: true }), next(expeditionFor(2, 'ramhide', 1))]).toEqual([null, null]);
  });

  test('[PA-CAMP-17][PA-CAMP-18] after the last chapter and after a lost trial nothing follows', () => {
    const story = handedOn();
    expect(
      [
        { ...story, chapter: 12 },
        { ...story, isLost: true },
      ].map(one => sequel.next(campaignFor(2), one, 2, [0, 1])),
    ).toEqual([null, null]);
  });

  test('the story so far says what was hunted and chosen, who has what, and how the camp stands', () => {
    const blocks = storySays(handedOn());
    const lines = (heading: string): readonly string[] => blocks.find(one => one.heading === heading)!.lines;

    expect(blocks.map(one => one.heading)).toEqual([
      'The prologue',
      'Chapter 1: Part 1',
      'Chapter 2: Part 2',
      'Chapter 4: Part 4',
      'Mirah',
      'Dareon',
      'The camp',
    ]);
    expect(lines('Chapter 1: Part 1')).toEqual(['t-quest-0: Ramhide was hunted down.', 'It is done.']);
    expect(lines('Chapter 4: Part 4')).toEqual(['This it was.']);
    expect(lines('Mirah')).toContain('Has learned A to step 2 and B to step 1.');
    expect(lines('Mirah')).toContain('Carries 3 bone.');
    expect(lines('The camp')).toEqual([
      'The forge is at level 2, the herbalist at level 1.',
      'The forge works fire.',
      'Trophies: Ramhide.',
      '1 defeat; 0 points.',
    ]);
    expect(storySays({ ...handedOn(), score: 1 }).at(-1)!.lines).toContain('1 defeat; 1 point.');
    expect(storySays({ ...handedOn(), content: 'older', available: ['t-gone'] }).at(-1)!.lines).toEqual([
      'These are no longer in the box and are left out: t-gone.',
    ]);
  });
});
