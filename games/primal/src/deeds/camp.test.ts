/** What each deed between hunts changes, and what it tells. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isBasic } from '../campaign/builds.ts';
import type { Payment } from '../campaign/payments.ts';
import { cardNamed } from '../content/box.ts';
import { BRANCHES, RESOURCES, type Resource } from '../content/kinds.ts';
import { campaignFor } from '../setup.ts';
import type { Desk, Offer } from '../state.ts';
import { type CampAt, layOutWares, quest, tell } from '../testing/camp.ts';
import { deedsOf, inCampDoing } from '../testing/doing.ts';
import * as camp from './camp.ts';

const shown = new Set<string>();
const of = (name: keyof typeof camp): string => {
  shown.add(name);
  return name;
};
afterAll(() => expect(deedsOf(camp).filter(name => !shown.has(name))).toEqual([]));
beforeEach(() => {
  layOutWares();
  tell([quest('t-ram')]);
});

type Deed = Parameters<typeof inCampDoing>[1];
type Own = NonNullable<CampAt['own']>[number];
/** Mirah has one of everything and three bits of blood; Dareon has two horns. */
const ALL = { ...Object.fromEntries(RESOURCES.map(one => [one, 1])), blood: 3 } as Record<Resource, number>;
const doing = (deed: Deed, mirah: Own = {}, state: CampAt['state'] = {}, campaign: CampAt['campaign'] = {}) =>
  inCampDoing(
    {
      setup: campaignFor(2),
      own: [{ resources: ALL, ...mirah }, { resources: { horn: 2 } }],
      state: { step: 'prepare', ...state },
      campaign,
    },
    deed,
  );
const stock = (changes: Partial<Record<Resource, number>>): number[] => RESOURCES.map(one => changes[one] ?? ALL[one]);
const paying = (...resources: Resource[]): Payment => ({ resources, piece: -1 });
const usedUp = (key: string): Payment => ({ resources: [], piece: cardNamed(key) });
const NOTHING = { changed: {}, told: [] };

const DESK: Desk = { page: 'pay', making: 3, from: 2, paid: [1], isReady: false, secondThoughts: 2 };
const desks = { desks: [DESK, { ...DESK, isReady: true }] };

test(`[PA-CAMP-6] ${of('turnPage')}: with an empty bill; ${of('freshDesk')} is the first page`, () => {
  expect(doing(table => camp.turnPage(table, 0, 'pay', 8, 7), {}, desks)).toEqual({
    changed: { 'desks.0.making': 8, 'desks.0.from': 7, 'desks.0.paid': [] },
    told: [{ type: 'page-turned', rule: 'PA-CAMP-6', seat: 0, page: 'pay', making: 8 }],
  });
  expect(doing(table => camp.turnPage(table, 1, 'deck'), {}, desks)).toEqual({
    changed: { 'desks.1.page': 'deck', 'desks.1.making': -1, 'desks.1.from': -1, 'desks.1.paid': [] },
    told: [{ type: 'page-turned', rule: 'PA-CAMP-6', seat: 1, page: 'deck', making: -1 }],
  });
  expect(camp.freshDesk()).toEqual({ page: 'camp', making: -1, from: -1, paid: [], isReady: false, secondThoughts: 0 });
});
test(`[PA-CAMP-9] ${of('gainResources')}: 99 of each at most`, () => {
  expect(doing(table => camp.gainResources(table, 0, ['blood', 'blood', 'fogcap'], 'PA-CAMP-9'))).toEqual({
    changed: { 'belongings.0.resources': stock({ blood: 5, fogcap: 2 }) },
    told: [{ type: 'resources-gained', rule: 'PA-CAMP-9', seat: 0, resources: ['blood', 'blood', 'fogcap'] }],
  });
  expect(doing(table => camp.gainResources(table, 0, ['blood'], 'PA-CAMP-9'), { resources: { ...ALL, blood: 99 } }).changed).toEqual({});
  expect(doing(table => camp.gainResources(table, 0, [], 'PA-CAMP-9'))).toEqual(NOTHING);
});
test(`[PA-FORGE-5] ${of('choosePayment')}: noted, not spent`, () => {
  expect(doing(table => camp.choosePayment(table, 0, paying('blood')), {}, desks)).toEqual({
    changed: { 'desks.0.paid': [1, RESOURCES.indexOf('blood')] },
    told: [{ type: 'payment-chosen', rule: 'PA-FORGE-5', seat: 0, making: 3, resources: ['blood'], pieces: [] }],
  });
  expect(doing(table => camp.choosePayment(table, 0, usedUp('t-mask-1')), {}, desks).told).toEqual([
    { type: 'payment-chosen', rule: 'PA-FORGE-5', seat: 0, making: 3, resources: [], pieces: ['t-mask-1'] },
  ]);
});
test(`[PA-FORGE-3] ${of('make')}: anew`, () => {
  expect(
    doing(
      table => camp.make(table, 0, cardNamed('t-bow-1'), -1, [paying('fire'), paying('blood', 'blood')]),
      { owned: ['t-hood-1'] },
      desks,
    ),
  ).toEqual({
    changed: {
      'belongings.0.resources': stock({ fire: 0, blood: 1 }),
      'belongings.0.owned': ['t-hood-1', 't-bow-1'],
      'desks.0.page': 'forge',
      'desks.0.making': -1,
      'desks.0.from': -1,
      'desks.0.paid': [],
    },
    told: [
      { type: 'resources-paid', rule: 'PA-FORGE-3', seat: 0, resources: ['fire', 'blood', 'blood'] },
      { type: 'gear-made', rule: 'PA-FORGE-3', seat: 0, card: 't-bow-1', from: -1 },
      { type: 'page-turned', rule: 'PA-CAMP-6', seat: 0, page: 'forge', making: -1 },
    ],
  });
});
test(`[PA-FORGE-4] ${of('make')}: out of one that is worn, and worn in its place`, () => {
  const own = { owned: ['t-bow-1', 't-hood-1'], weapon: 't-bow-1', helm: 't-hood-1' };
  const made = doing(table => camp.make(table, 0, cardNamed('t-bow-2'), cardNamed('t-bow-1'), [paying('blood'), paying('bone')]), own);
  expect(made).toEqual({
    changed: {
      'belongings.0.resources': stock({ bone: 0, blood: 2 }),
      'belongings.0.owned': ['t-hood-1', 't-bow-2'],
      'belongings.0.weapon': 't-bow-2',
      'desks.0.page': 'forge',
    },
    told: [
      { type: 'resources-paid', rule: 'PA-FORGE-4', seat: 0, resources: ['blood', 'bone'] },
      { type: 'gear-made', rule: 'PA-FORGE-4', seat: 0, card: 't-bow-2', from: 't-bow-1' },
      { type: 'page-turned', rule: 'PA-CAMP-6', seat: 0, page: 'forge', making: -1 },
    ],
  });
});
test(`[PA-FORGE-4] ${of('make')}: what was not worn is not worn afterwards`, () => {
  const own = { owned: ['t-bow-1', 't-tide-bow-1'], weapon: 't-tide-bow-1' };
  expect(doing(table => camp.make(table, 0, cardNamed('t-bow-2'), cardNamed('t-bow-1'), []), own).changed).toEqual({
    'belongings.0.owned': ['t-tide-bow-1', 't-bow-2'],
    'desks.0.page': 'forge',
  });
});
test(`[PA-FORGE-5] ${of('make')}: a piece that pays is gone, and who wore it wears the basic one`, () => {
  const own = { owned: ['t-hood-1', 't-mask-1'], helm: 't-hood-1' };
  const made = doing(table => camp.make(table, 0, cardNamed('t-bow-1'), -1, [usedUp('t-hood-1'), paying('blood')]), own);
  expect(made.changed).toMatchObject({ 'belongings.0.owned': ['t-mask-1', 't-bow-1'] });
  expect(isBasic(made.changed['belongings.0.helm'] as number)).toBe(true);
  expect(made.told).toEqual([
    { type: 'resources-paid', rule: 'PA-FORGE-3', seat: 0, resources: ['blood'] },
    { type: 'gear-given-up', rule: 'PA-FORGE-5', seat: 0, card: 't-hood-1' },
    { type: 'gear-made', rule: 'PA-FORGE-3', seat: 0, card: 't-bow-1', from: -1 },
    { type: 'page-turned', rule: 'PA-CAMP-6', seat: 0, page: 'forge', making: -1 },
  ]);
  expect(doing(table => camp.make(table, 0, cardNamed('t-bow-1'), -1, [usedUp('t-mask-1')]), own).changed).not.toHaveProperty(
    'belongings.0.helm',
  );
});
test(`[PA-HERB-1] ${of('brew')}`, () => {
  expect(doing(table => camp.brew(table, 0, cardNamed('t-draught-1'), ['fogcap']), { potions: ['t-flask'] })).toEqual({
    changed: {
      'belongings.0.resources': stock({ fogcap: 0 }),
      'belongings.0.potions': ['t-flask', 't-draught-1'],
    },
    told: [
      { type: 'resources-paid', rule: 'PA-HERB-1', seat: 0, resources: ['fogcap'] },
      { type: 'potion-brewed', rule: 'PA-HERB-1', seat: 0, card: 't-draught-1' },
    ],
  });
});
test(`[PA-SKILL-1] ${of('learnStep')}: one step of one branch`, () => {
  expect(doing(table => camp.learnStep(table, 0, BRANCHES[2]!), { upgrades: 2, steps: [0, 0, 1, 0, 0] })).toEqual({
    changed: { 'belongings.0.steps': [0, 0, 2, 0, 0], 'belongings.0.upgrades': 1 },
    told: [{ type: 'step-learned', rule: 'PA-SKILL-1', seat: 0, branch: BRANCHES[2], step: 2 }],
  });
});
test(`[PA-SET-3] ${of('wear')}, and ${of('takeOff')}`, () => {
  expect(doing(table => camp.wear(table, 0, cardNamed('t-charm-1')))).toEqual({
    changed: { 'belongings.0.item': 't-charm-1' },
    told: [{ type: 'gear-worn', rule: 'PA-SET-3', seat: 0, card: 't-charm-1' }],
  });
  expect(doing(table => camp.takeOff(table, 0, 'item'), { item: 't-charm-1' })).toEqual({
    changed: { 'belongings.0.item': -1 },
    told: [{ type: 'gear-taken-off', rule: 'PA-SET-3', seat: 0, card: 't-charm-1' }],
  });
});
test(`[PA-DB-9] ${of('chooseMastery')}`, () => {
  expect(doing(table => camp.chooseMastery(table, 0, 7))).toEqual({
    changed: { 'belongings.0.mastery': 7 },
    told: [{ type: 'mastery-chosen', rule: 'PA-DB-9', seat: 0, card: 7 }],
  });
});
test(`[PA-DB-1] ${of('changeDeck')}: told by what came and what went`, () => {
  expect(doing(table => camp.changeDeck(table, 0, [3, 4]), { deck: [2, 3] })).toEqual({
    changed: { 'belongings.0.deck': [3, 4] },
    told: [{ type: 'deck-changed', rule: 'PA-DB-1', seat: 0, added: [4], removed: [2] }],
  });
});
test(`[PA-SET-3] ${of('changeLoadout')}`, () => {
  expect(doing(table => camp.changeLoadout(table, 0, [cardNamed('t-flask')]))).toEqual({
    changed: { 'belongings.0.loadout': ['t-flask'] },
    told: [{ type: 'loadout-changed', rule: 'PA-SET-3', seat: 0, cards: ['t-flask'] }],
  });
});

const GIVES: Offer = { from: 0, to: 1, give: 'fire', take: 'horn' };
const BACK: Offer = { from: 1, to: 0, give: 'horn', take: 'tide' };
test(`[PA-FORGE-8] ${of('offerTrade')}`, () => {
  expect(doing(table => camp.offerTrade(table, GIVES), {}, { offers: [BACK] })).toEqual({
    changed: { 'offers.1': { from: 0, to: 1, give: 'fire', take: 'horn' } },
    told: [{ type: 'trade-offered', rule: 'PA-FORGE-8', seat: 0, to: 1, give: 'fire', take: 'horn' }],
  });
});
test(`[PA-FORGE-8] ${of('dropOffer')}: refused, or taken back; of the same two, that way round`, () => {
  expect(doing(table => camp.dropOffer(table, { ...GIVES }, true), {}, { offers: [BACK, GIVES] })).toEqual({
    changed: { 'offers.1': 'gone' },
    told: [{ type: 'trade-off', rule: 'PA-FORGE-8', seat: 0, to: 1, isRefused: true }],
  });
  expect(doing(table => camp.dropOffer(table, BACK, false), {}, { offers: [BACK, GIVES] }).told).toEqual([
    { type: 'trade-off', rule: 'PA-FORGE-8', seat: 1, to: 0, isRefused: false },
  ]);
});
test(`[PA-FORGE-8] ${of('trade')}: one for one; other offers for what is gone are off`, () => {
  const traded = doing(table => camp.trade(table, GIVES), {}, { offers: [GIVES, { ...BACK, take: 'fire' }] });
  expect(traded.changed).toEqual({
    'belongings.0.resources': stock({ fire: 0, horn: 2 }),
    'belongings.1.resources': RESOURCES.map(one => (one === 'horn' || one === 'fire' ? 1 : 0)),
    offers: [],
  });
  expect(traded.told).toEqual([
    { type: 'trade-made', rule: 'PA-FORGE-8', seat: 0, to: 1, give: 'fire', take: 'horn' },
    { type: 'trade-off', rule: 'PA-FORGE-8', seat: 1, to: 0, isRefused: false },
  ]);
});
test(`[PA-FORGE-8] ${of('trade')}: an offer that can still be kept stands`, () => {
  const left = doing(
    table => {
      camp.trade(table, GIVES);
      return table.state.offers;
    },
    {},
    { offers: [GIVES, BACK] },
  );
  expect(left.gives).toEqual([BACK]);
});
test(`[PA-FORGE-8] ${of('trade')}: what was set down for a piece and is traded away is no payment any more`, () => {
  const bill = (code: number) => ({ desks: [{ ...DESK, paid: [code] }, camp.freshDesk()], offers: [GIVES] });
  const fire = RESOURCES.indexOf('fire');
  expect(doing(table => camp.trade(table, GIVES), {}, bill(fire)).changed).toMatchObject({ 'desks.0.page': 'forge', 'desks.0.paid': [] });
  expect(doing(table => camp.trade(table, GIVES), { resources: { ...ALL, fire: 2 } }, bill(fire)).changed).not.toHaveProperty(
    'desks.0.page',
  );
});
test(`[PA-HERB-1] ${of('brew')}: what is spent cannot be traded`, () => {
  const offers = [{ ...GIVES, give: 'fogcap' as const }, BACK];
  expect(doing(table => camp.brew(table, 0, cardNamed('t-draught-1'), ['fogcap']), {}, { offers }).told).toEqual([
    { type: 'resources-paid', rule: 'PA-HERB-1', seat: 0, resources: ['fogcap'] },
    { type: 'trade-off', rule: 'PA-FORGE-8', seat: 0, to: 1, isRefused: false },
    { type: 'potion-brewed', rule: 'PA-HERB-1', seat: 0, card: 't-draught-1' },
  ]);
});

test(`[PA-CAMP-7] ${of('beReady')}, [PA-CAMP-6] ${of('thinkAgain')}: counted`, () => {
  expect(doing(table => camp.beReady(table, 0), {}, desks)).toEqual({
    changed: { 'desks.0.page': 'camp', 'desks.0.making': -1, 'desks.0.from': -1, 'desks.0.paid': [], 'desks.0.isReady': true },
    told: [{ type: 'ready', rule: 'PA-CAMP-7', seat: 0, isReady: true }],
  });
  expect(doing(table => camp.thinkAgain(table, 1), {}, desks)).toEqual({
    changed: { 'desks.1.isReady': false, 'desks.1.secondThoughts': 3 },
    told: [{ type: 'ready', rule: 'PA-CAMP-6', seat: 1, isReady: false }],
  });
});
test(`[PA-CAMP-7] ${of('breakCamp')}`, () => {
  expect(doing(camp.breakCamp, {}, { ...desks, offers: [GIVES] })).toEqual({
    changed: {
      step: 'open-hunt',
      'desks.0.page': 'camp',
      'desks.0.making': -1,
      'desks.0.from': -1,
      'desks.0.paid': [],
      'desks.0.secondThoughts': 0,
      'desks.1.page': 'camp',
      'desks.1.making': -1,
      'desks.1.from': -1,
      'desks.1.paid': [],
      'desks.1.isReady': false,
      'desks.1.secondThoughts': 0,
      offers: [],
    },
    told: [],
  });
});
test(`[PA-CAMP-11] ${of('assign')}: a piece is owned, a potion held; one of two that are alike`, () => {
  const won = () => ({ unassigned: ['t-prize', 't-flask', 't-prize'].map(cardNamed) });
  expect(doing(table => camp.assign(table, 0, cardNamed('t-prize')), { owned: ['t-hood-1'] }, {}, won())).toEqual({
    changed: { 'campaign.unassigned': ['t-flask', 't-prize'], 'belongings.0.owned': ['t-hood-1', 't-prize'] },
    told: [{ type: 'card-assigned', rule: 'PA-CAMP-11', seat: 0, card: 't-prize' }],
  });
  expect(doing(table => camp.assign(table, 0, cardNamed('t-flask')), { potions: ['t-broth-1'] }, {}, won())).toEqual({
    changed: { 'campaign.unassigned': ['t-prize', 't-prize'], 'belongings.0.potions': ['t-broth-1', 't-flask'] },
    told: [{ type: 'card-assigned', rule: 'PA-CAMP-11', seat: 0, card: 't-flask' }],
  });
  expect(doing(table => camp.setAside(table, cardNamed('t-prize')), {}, {}, won())).toEqual({
    changed: { 'campaign.unassigned': ['t-flask'] },
    told: [],
  });
});
test(`[PA-CAMP-11] ${of('assign')}: what is basic is owned without being listed, and what everybody has is ${of('setAside')}`, () => {
  const { changed } = doing(table => camp.assign(table, 0, table.state.belongings[0]!.armour), {}, {}, {});
  expect(changed).toEqual({});
});
