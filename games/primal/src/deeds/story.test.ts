/** What each deed in the course of a campaign changes, and what it tells. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cardNamed, scenarioOfQuest } from '../content/box.ts';
import { campaignFor } from '../setup.ts';
import { type CampAt, layOutWares, quest, tell } from '../testing/camp.ts';
import { deedsOf, inCampDoing } from '../testing/doing.ts';
import * as story from './story.ts';

const shown = new Set<string>();
const of = (name: keyof typeof story): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(story).filter(name => !shown.has(name))).toEqual([]));
beforeEach(() => {
  layOutWares();
  tell([quest('t-ram'), quest('t-other', { monster: 'reefmaw' })]);
});

/** Chapter 4, at level 2. Quest 1 is open, 2 is done, 3 has expired. */
const CAMPAIGN: NonNullable<CampAt['campaign']> = {
  ...{ chapter: 4, forge: 1, herbalist: 1, available: [1], completed: [2], expired: [3] },
  ...{ achievements: ['keen'], elements: ['fire'], trophies: ['reefmaw'], choices: ['2:stay'], defeats: 3, defeatsHere: 1, score: 5 },
};
const doing = (deed: Parameters<typeof inCampDoing>[1], at: Partial<CampAt> = {}) =>
  inCampDoing({ setup: campaignFor(2), ...at, campaign: { ...CAMPAIGN, ...at.campaign } }, deed);
const NOTHING = { changed: {}, told: [] };

test(`[PA-CAMP-3] ${of('openChapter')}: with what an older box had`, () => {
  expect(doing(story.openChapter, { state: { leftOut: ['old-bow'] } })).toEqual({
    changed: {},
    told: [{ type: 'chapter-begun', rule: 'PA-CAMP-3', chapter: 4, leftOut: ['old-bow'] }],
  });
});
test(`[PA-CAMP-3] ${of('readPage')}: the newest last, each once`, () => {
  expect(doing(table => story.readPage(table, 'chapter'), { state: { pages: ['chapter', 'before'] } })).toEqual({
    changed: { pages: ['before', 'chapter'] },
    told: [{ type: 'page-read', rule: 'PA-CAMP-3', page: 'chapter' }],
  });
});
test(`[PA-FORGE-2] ${of('raiseForge')}, [PA-CAMP-14] ${of('raiseHerbalist')}: never lower`, () => {
  expect(doing(table => story.raiseForge(table, 2))).toEqual({
    changed: { 'campaign.forge': 2 },
    told: [{ type: 'forge-raised', rule: 'PA-FORGE-2', level: 2 }],
  });
  expect(doing(table => story.raiseForge(table, 0))).toEqual({
    changed: {},
    told: [{ type: 'forge-raised', rule: 'PA-FORGE-2', level: 1 }],
  });
  expect(doing(table => story.raiseHerbalist(table, 2))).toEqual({
    changed: { 'campaign.herbalist': 2 },
    told: [{ type: 'herbalist-raised', rule: 'PA-CAMP-14', level: 2 }],
  });
  expect(doing(table => story.raiseHerbalist(table, 0))).toEqual({
    changed: {},
    told: [{ type: 'herbalist-raised', rule: 'PA-CAMP-14', level: 1 }],
  });
});
test(`[PA-CAMP-14] ${of('giveUpgrade')}: 20 at most`, () => {
  expect(doing(table => story.giveUpgrade(table, 1), { own: [{}, { upgrades: 19 }] })).toEqual({
    changed: { 'belongings.1.upgrades': 20 },
    told: [{ type: 'upgrade-gained', rule: 'PA-CAMP-14', seat: 1, upgrades: 20 }],
  });
  expect(doing(table => story.giveUpgrade(table, 1), { own: [{}, { upgrades: 20 }] })).toEqual({
    changed: {},
    told: [{ type: 'upgrade-gained', rule: 'PA-CAMP-14', seat: 1, upgrades: 20 }],
  });
});
test(`[PA-CAMP-14] ${of('openQuest')}: not one that is open, done or expired`, () => {
  expect(doing(table => story.openQuest(table, 0, 'PA-CAMP-14'))).toEqual({
    changed: { 'campaign.available': [1, 0] },
    told: [{ type: 'quest-opened', rule: 'PA-CAMP-14', quest: 0 }],
  });
  for (const one of [1, 2, 3]) expect(doing(table => story.openQuest(table, one, 'PA-CAMP-14'))).toEqual(NOTHING);
});
test(`[PA-CAMP-16] ${of('expireQuest')}`, () => {
  expect(doing(table => story.expireQuest(table, 1), { campaign: { available: [0, 1] } })).toEqual({
    changed: { 'campaign.available': [0], 'campaign.expired': [3, 1] },
    told: [{ type: 'quest-expired', rule: 'PA-CAMP-16', quest: 1 }],
  });
});
test(`[PA-CAMP-12] ${of('achieve')}, [PA-CAMP-9] ${of('openElement')}: once`, () => {
  expect(doing(table => story.achieve(table, 'kind'))).toEqual({
    changed: { 'campaign.achievements': ['keen', 'kind'] },
    told: [{ type: 'achievement-gained', rule: 'PA-CAMP-12', achievement: 'kind' }],
  });
  expect(doing(table => story.achieve(table, 'keen'))).toEqual(NOTHING);
  expect(doing(table => story.openElement(table, 'tide'))).toEqual({
    changed: { 'campaign.elements': ['fire', 'tide'] },
    told: [{ type: 'element-opened', rule: 'PA-CAMP-9', element: 'tide' }],
  });
  expect(doing(table => story.openElement(table, 'fire'))).toEqual(NOTHING);
});
test(`[PA-CAMP-11] ${of('layOutReward')}: until somebody has it`, () => {
  expect(doing(table => story.layOutReward(table, 7), { campaign: { unassigned: [6] } })).toEqual({
    changed: { 'campaign.unassigned': [6, 7] },
    told: [],
  });
});
test(`[PA-CAMP-15] ${of('choose')}`, () => {
  expect(doing(table => story.choose(table, 'go'))).toEqual({
    changed: { 'campaign.choices': ['2:stay', '4:go'] },
    told: [{ type: 'choice-made', rule: 'PA-CAMP-15', chapter: 4, choice: 'go' }],
  });
});
test(`[PA-CAMP-4] ${of('takeQuest')}: it is no longer on the board`, () => {
  const taken = doing(table => story.takeQuest(table, 1), { campaign: { available: [0, 1] } });
  expect(taken).toEqual({
    changed: { step: 'prepare', scenario: scenarioOfQuest(1), 'campaign.available': [0] },
    told: [{ type: 'quest-chosen', rule: 'PA-CAMP-4', quest: 1 }],
  });
});
test.each([
  ['level 2, round 4, three falls', { level: 2, round: 4 }, [1, 2], { score: 10 * 2 + 6 - 6 }],
  ['level 3, the last round', { level: 3, round: 10 }, [0, 0], { score: 30 }],
  ['past the last round', { level: 1, round: 11 }, [0, 1], { score: 8 }],
] as const)(`[PA-CAMP-9][PA-CAMP-18] ${of('completeQuest')}: %s`, (_, state, falls, { score }) => {
  const won = doing(story.completeQuest, { state: { ...state, scenario: scenarioOfQuest(1) }, hunters: falls.map(n => ({ falls: n })) });
  expect(won).toEqual({
    changed: { 'campaign.completed': [2, 1], 'campaign.trophies': ['reefmaw', 'ramhide'], 'campaign.score': 5 + score },
    told: [{ type: 'quest-won', rule: 'PA-CAMP-9', quest: 1, rounds: state.round, falls: falls[0] + falls[1], score }],
  });
});
const drunk = () => ({
  own: [{ potions: ['t-broth-1', 't-flask', 't-tonic-1'], loadout: ['t-broth-1', 't-flask'] }],
  hunters: [{ drunk: ['t-broth-1', 't-flask'].map(cardNamed) }],
});
test(`[PA-HERB-3][PA-HERB-4] ${of('usePotionsUp')}: what was brewed is gone, what was won is not`, () => {
  expect(doing(table => story.usePotionsUp(table, 0), drunk())).toEqual({
    changed: { 'belongings.0.potions': ['t-flask', 't-tonic-1'], 'belongings.0.loadout': ['t-flask'] },
    told: [],
  });
});
test(`[PA-CAMP-13] ${of('givePotionsBack')}: told, if any was drunk`, () => {
  expect(doing(table => story.givePotionsBack(table, 0), drunk())).toEqual({
    changed: {},
    told: [{ type: 'potions-back', rule: 'PA-CAMP-13', seat: 0, cards: ['t-broth-1', 't-flask'] }],
  });
  expect(doing(table => story.givePotionsBack(table, 1), drunk())).toEqual(NOTHING);
});
test(`[PA-CAMP-13] ${of('countDefeat')}`, () => {
  expect(doing(story.countDefeat, { state: { scenario: scenarioOfQuest(1) } })).toEqual({
    changed: { 'campaign.defeats': 4, 'campaign.defeatsHere': 2 },
    told: [{ type: 'quest-lost', rule: 'PA-CAMP-13', quest: 1, defeats: 4 }],
  });
});
test.each([
  ['won', 0],
  ['lost', 10],
] as const)(`[PA-WND-3][PA-R-23] ${of('clearTable')}: nothing of a hunt that was %s is left but how it ended`, (result, health) => {
  const cleared = doing(
    table => {
      story.clearTable(table);
      const { hunters, monster, terrain, round, why, active, toPlay } = table.state;
      return {
        damage: hunters[0]!.damage,
        sector: hunters[0]!.sector,
        health: monster.health,
        id: monster.id,
        terrain,
        round,
        why,
        active,
        toPlay,
        result: table.state.result,
      };
    },
    {
      state: {
        ...{ scenario: scenarioOfQuest(1), result, why: 'time', round: 7, active: 1, toPlay: [0] },
        terrain: [{ kind: 'rock', sector: 0, isRed: false, occupant: -1 }],
      },
      hunters: [{ damage: 3, sector: 1 }],
    },
  );
  expect(cleared.gives).toEqual({
    damage: 0,
    sector: 2,
    health,
    id: 'ramhide',
    terrain: [],
    round: 7,
    why: 'time',
    active: -1,
    toPlay: [],
    result,
  });
  expect(cleared.told).toEqual([]);
});
test(`[PA-CAMP-13] ${of('tryAgain')}: back to preparation`, () => {
  const desk = { page: 'deck', making: -1, from: -1, paid: [], isReady: true, secondThoughts: 1 } as const;
  expect(doing(story.tryAgain, { state: { step: 'lost', result: 'lost', why: 'time', round: 4, desks: [desk, desk] } })).toEqual({
    changed: {
      step: 'prepare',
      'desks.0.page': 'camp',
      'desks.0.isReady': false,
      'desks.0.secondThoughts': 0,
      'desks.1.page': 'camp',
      'desks.1.isReady': false,
      'desks.1.secondThoughts': 0,
      round: 0,
      result: 'none',
      why: 'none',
    },
    told: [],
  });
});
test(`[PA-CAMP-18] ${of('failTrial')}, and ${of('endMatch')}`, () => {
  expect(doing(story.failTrial)).toEqual({ changed: { step: 'over', why: 'trial' }, told: [] });
  expect(doing(story.endMatch)).toEqual({ changed: { step: 'over' }, told: [] });
});
