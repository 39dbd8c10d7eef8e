/** Preparation: forge, herbalist, skills, gear, decks, potions, trades. */
import { beforeEach, describe, expect, test } from 'vitest';
import { cardNamed, keyOf, scenarioOfQuest } from '../content/box.ts';
import { BRANCHES, type Element, type Resource } from '../content/kinds.ts';
import { campaignFor } from '../setup.ts';
import { type CampAt, type CampRehearsal, inCamp, layOutWares, quest, tell, WARES } from '../testing/camp.ts';

beforeEach(() => {
  layOutWares();
  tell([quest('t-ram'), quest('t-other')]);
});

const FORGE: { forge: number; herbalist: number; elements: Element[] } = {
  forge: 1,
  herbalist: 1,
  elements: ['fire', 'tide', 'horn'],
};
/** Two hunters, Mirah and Dareon, prepare for Ramhide (weak to tide and metal) in chapter 1. */
const prepared = ({ campaign = {}, state = {}, ...at }: Partial<CampAt> = {}): CampRehearsal =>
  inCamp({
    setup: campaignFor(2),
    campaign: { chapter: 1, ...FORGE, ...campaign },
    state: { step: 'prepare', level: 1, scenario: scenarioOfQuest(1), ...state },
    ...at,
  });
const ofMirah = (own: NonNullable<CampAt['own']>[number], campaign: CampAt['campaign'] = {}): CampRehearsal =>
  prepared({ own: [own], campaign });
const atForge = (own: NonNullable<CampAt['own']>[number], campaign: CampAt['campaign'] = {}): CampRehearsal =>
  ofMirah(own, campaign).do('page-forge');
/** Wares beside those that are laid out before each test have names of their own. */
const NO_WARES = { weapons: [], armour: [], helms: [], items: [], potions: [] };
const renamed = <T extends { readonly id: string }>(one: T): T => ({ ...one, id: one.id.replace('t-', 'u-') });
const reasons = (camp: CampRehearsal, card?: string): string[] =>
  camp
    .whyNot()
    .filter(one => card === undefined || one.facts['card'] === cardNamed(card))
    .map(one => `${one.why} ${one.facts['reason']}`);

describe('The forge', () => {
  const full = { fire: 1, tide: 1, horn: 1, blood: 1, bone: 1 } as const;

  test('[PA-FORGE-1] it makes pieces of its own level and of opened elements, weapons of the class only', () => {
    expect(atForge({ resources: full }).choresLike('make-')).toEqual([
      'make-t-bow-1',
      'make-t-tide-bow-1',
      'make-t-coat-1',
      'make-t-hood-1',
      'make-t-mask-1',
      'make-t-charm-1',
    ]);
    expect(atForge({ resources: full }, { elements: ['fire'] }).choresLike('make-')).toEqual(['make-t-bow-1', 'make-t-mask-1']);
    expect(atForge({ resources: full }, { forge: 2 }).choresLike('make-')).toEqual(['make-t-bow-2', 'make-t-mask-2']);
  });

  test('[PA-FORGE-1][PA-FORGE-7] what it does not make says why', () => {
    const camp = atForge({ resources: full, owned: ['t-mask-1'] }, { elements: ['fire'] });

    expect(reasons(camp, 't-bow-2')).toEqual(['PA-FORGE-1 forge-level']);
    expect(reasons(camp, 't-coat-1')).toEqual(['PA-FORGE-1 element-closed']);
    expect(reasons(camp, 't-mask-1')).toEqual(['PA-FORGE-7 owned-already']);
    expect(reasons(atForge({}), 't-bow-1')).toEqual(['PA-FORGE-3 too-dear']);
    expect(reasons(camp, 't-sword-1')).toEqual([]);
  });

  test('[PA-FORGE-3] a new piece costs its materials and one of its element', () => {
    const camp = atForge({ resources: { fire: 2, blood: 1, bone: 2 } }).do('make-t-bow-1');
    expect(camp.chores()).toEqual(['pay-as-listed', 'pay-fire', 'back']);
    camp.do('pay-as-listed');

    expect([camp.resources('fire'), camp.resources('blood'), camp.resources('bone')]).toEqual([1, 0, 1]);
    expect(camp.own().owned.map(keyOf)).toEqual(['t-bow-1']);
    expect(camp.toldOf('resources-paid')).toMatchObject([{ seat: 0, resources: ['fire', 'blood', 'bone'] }]);
    expect(camp.toldOf('gear-made')).toMatchObject([{ seat: 0, card: cardNamed('t-bow-1'), from: -1, rule: 'PA-FORGE-3' }]);
  });

  test('[PA-FORGE-4] out of the older piece of its family it costs materials only, and the old one is used up', () => {
    const camp = atForge({ resources: { blood: 1, bone: 1 }, owned: ['t-bow-1'], weapon: 't-bow-1' }, { forge: 2 });
    expect(camp.chores()).toEqual(['upgrade-t-bow-1-to-t-bow-2', 'make-t-bow-2', 'make-t-mask-2', 'back']);
    camp.do('upgrade-t-bow-1-to-t-bow-2').do('pay-as-listed');

    expect([camp.own().owned.map(keyOf), keyOf(camp.own().weapon)]).toEqual([['t-bow-2'], 't-bow-2']);
    expect(camp.own().resources.every(n => n === 0)).toBe(true);
  });

  test('[PA-FORGE-4] a higher forge takes an older piece by two levels as well, and whoever prefers makes it anew', () => {
    const camp = atForge({ resources: { fire: 1, blood: 1, bone: 1 }, owned: ['t-bow-1'] }, { forge: 3 });

    expect(camp.chores()).toEqual(['upgrade-t-bow-1-to-t-bow-3', 'make-t-bow-3', 'back']);
  });

  test('[PA-FORGE-5] a material is paid by itself, by any element, by any two materials, by any piece', () => {
    const camp = atForge({ resources: { fire: 1, tide: 1, blood: 3, bone: 1 }, owned: ['t-hood-1'] });
    camp.do('make-t-bow-1').do('pay-fire');

    expect(camp.chores()).toEqual(['pay-blood', 'pay-tide', 'pay-bone-and-blood', 'pay-blood-and-blood', 'pay-t-hood-1', 'back']);
  });

  test('[PA-FORGE-5] without bone two blood pay for it', () => {
    const camp = atForge({ resources: { fire: 1, blood: 3 } }).do('make-t-bow-1');
    camp.do('pay-fire').do('pay-blood').do('pay-blood-and-blood');

    expect([camp.own().owned.map(keyOf), camp.resources('blood')]).toEqual([['t-bow-1'], 0]);
  });

  test('[PA-FORGE-5][PA-GAME-8] nothing is offered that would leave the rest unpaid, and nothing is paid by halves', () => {
    const camp = atForge({ resources: { fire: 1, blood: 3 } })
      .do('make-t-bow-1')
      .do('pay-fire');
    expect(camp.chores()).toEqual(['pay-blood', 'back']);
    camp.do('pay-blood').do('back');

    expect([camp.resources('fire'), camp.resources('blood'), camp.own().owned]).toEqual([1, 3, []]);
    expect(camp.state.desks[0]).toMatchObject({ page: 'forge', making: -1, paid: [] });
    expect(atForge({ resources: { fire: 1, blood: 2 } }).choresLike('make-')).toEqual([]);
  });

  test('[PA-FORGE-6] an element is paid by itself or by a piece of it, and by nothing else', () => {
    const camp = atForge({ resources: { tide: 1, blood: 3, bone: 1 }, owned: ['t-mask-1', 't-hood-1'], helm: 't-mask-1' });
    camp.do('make-t-bow-1');
    expect(camp.chores()).toEqual(['pay-t-mask-1', 'back']);
    camp.do('pay-t-mask-1').do('pay-blood').do('pay-bone');

    expect([camp.own().owned.map(keyOf), keyOf(camp.own().helm)]).toEqual([['t-hood-1', 't-bow-1'], 'basic-helm']);
    expect(camp.toldOf('gear-given-up')).toMatchObject([{ card: cardNamed('t-mask-1') }]);
  });

  test('[PA-FORGE-9] basic pieces are neither made nor given up', () => {
    expect(atForge({ resources: { fire: 1, blood: 1 } }).choresLike('make-')).toEqual([]);
    expect(atForge({ resources: full }).choresLike('make-basic')).toEqual([]);
  });

  test('[PA-FORGE-4][PA-FORGE-5] the piece that grows does not pay for its own growing', () => {
    const camp = atForge({ resources: { blood: 1, bone: 1 }, owned: ['t-mask-1', 't-hood-1'] }, { forge: 2 });

    camp.do('upgrade-t-mask-1-to-t-mask-2');
    expect(camp.choresLike('pay-t-')).toEqual(['pay-t-hood-1']);
  });

  test('[PA-FORGE-5] a piece is given up once', () => {
    const hood = { resources: { fire: 1 }, owned: ['t-hood-1'] };

    expect(atForge(hood).choresLike('make-t-bow-1')).toEqual([]);
    expect(atForge({ ...hood, resources: { fire: 1, bone: 1 } }).choresLike('make-t-bow-1')).toEqual(['make-t-bow-1']);
  });

  test('[PA-FORGE-5] a piece that lies in the chest is given up without taking off what is worn', () => {
    const camp = atForge({ resources: { fire: 1, bone: 1 }, owned: ['t-hood-1', 't-mask-1'], helm: 't-mask-1' });
    camp.do('make-t-bow-1').do('pay-fire').do('pay-t-hood-1');
    if (camp.chores().includes('pay-bone')) camp.do('pay-bone');

    expect([keyOf(camp.own().helm), camp.own().owned.map(keyOf)]).toEqual(['t-mask-1', ['t-mask-1', 't-bow-1']]);
  });

  test('[PA-FORGE-4] older is what is of the same kind, of the same element, of a lower level, and no reward', () => {
    const [bow, ...bows] = WARES.weapons.map(renamed);
    layOutWares({
      ...NO_WARES,
      weapons: [bow!, ...bows, { ...bow!, id: 'u-twin-2', level: 2 }, { ...bow!, id: 'u-relic-1', isReward: true }],
      helms: WARES.helms.map(renamed),
    });
    const owned = ['u-bow-1', 'u-tide-bow-1', 'u-mask-1', 'u-bow-3', 'u-twin-2', 'u-relic-1'];

    expect(atForge({ resources: { fire: 1, blood: 1, bone: 1 }, owned }, { forge: 2 }).chores()).toEqual([
      'upgrade-u-bow-1-to-u-bow-2',
      'make-u-bow-2',
      'upgrade-u-mask-1-to-u-mask-2',
      'make-u-mask-2',
      'back',
    ]);
  });

  test('[PA-FORGE-1][PA-FORGE-7] rewards are not made, whatever they would cost, nor is what has no price; and nobody is told why', () => {
    const [charm] = WARES.items.map(renamed);
    const { price: _, ...free } = { ...charm!, id: 'u-found-1' };
    layOutWares({ ...NO_WARES, items: [charm!, { ...charm!, id: 'u-gift-1', isReward: true }, free] });

    expect(atForge({ resources: full }).chores()).toEqual(['make-u-charm-1', 'back']);
    expect(reasons(atForge({}))).toEqual(['PA-FORGE-3 too-dear']);
  });

  test('[PA-FORGE-1] what only lacks its price is said first, then closed elements, what is owned, other levels', () => {
    expect(reasons(atForge({ owned: ['t-bow-1'] }, { elements: ['fire', 'horn'] }))).toEqual([
      ...Array(3).fill('PA-FORGE-3 too-dear'),
      ...Array(2).fill('PA-FORGE-1 element-closed'),
      'PA-FORGE-7 owned-already',
      ...Array(3).fill('PA-FORGE-1 forge-level'),
    ]);
  });

  test('[PA-FORGE-3] of a piece that is being paid for nothing is said to be missing', () => {
    expect(reasons(atForge({ resources: full }).do('make-t-bow-1'))).toEqual([]);
  });
});

describe('Trades', () => {
  const own = [{ resources: { fire: 1, bone: 1, fogcap: 1 } }, { resources: { tide: 1, blood: 1, snapvine: 1 } }] as const;

  test('[PA-FORGE-8] element for element, material for material, never one for the other, and no plants', () => {
    expect(prepared({ own }).do('page-trade').chores()).toEqual(['offer-fire-for-tide-to-1', 'offer-bone-for-blood-to-1', 'back']);
  });

  test('[PA-FORGE-8] both have to agree', () => {
    const camp = prepared({ own }).do('page-trade').do('offer-fire-for-tide-to-1');
    expect([camp.resources('fire', 0), camp.chores(0)]).toEqual([1, ['take-back', 'back']]);
    camp.do('accept-0', 1);

    const held = (seat: number): number[] => (['fire', 'tide'] as const).map((one: Resource) => camp.resources(one, seat));
    expect([held(0), held(1), camp.state.offers]).toEqual([[0, 1], [1, 0], []]);
    expect(camp.types('trade-offered', 'trade-made')).toEqual(['trade-offered', 'trade-made']);
  });

  test('[PA-FORGE-8] nobody trades with oneself', () => {
    const both = [{ resources: { fire: 1, tide: 1 } }, { resources: { horn: 1 } }] as const;

    expect(prepared({ own: both }).do('page-trade').chores()).toEqual(['offer-fire-for-horn-to-1', 'offer-tide-for-horn-to-1', 'back']);
  });

  test('[PA-FORGE-8] an offer is answered in camp and where trades are made, and not in the middle of something else', () => {
    const camp = prepared({ own }).do('page-trade').do('offer-fire-for-tide-to-1');
    const answers = (): string[] => camp.chores(1).filter(key => key === 'accept-0' || key === 'refuse-0');

    expect(answers()).toEqual(['accept-0', 'refuse-0']);
    camp.do('page-trade', 1);
    expect(answers()).toEqual(['accept-0', 'refuse-0']);
    camp.do('back', 1).do('page-forge', 1);
    expect(answers()).toEqual([]);
  });

  test('[PA-FORGE-8] one offer at a time, and it is said so', () => {
    const camp = prepared({ own }).do('page-trade');
    expect(reasons(camp)).toEqual([]);
    camp.do('offer-fire-for-tide-to-1');

    expect(reasons(camp)).toEqual(['PA-FORGE-8 offer-waits']);
    expect(reasons(camp.do('take-back'))).toEqual([]);
  });

  test('[PA-FORGE-8] an offer is refused, or taken back, and nothing changes hands', () => {
    const refused = prepared({ own }).do('page-trade').do('offer-fire-for-tide-to-1').do('refuse-0', 1);
    const takenBack = prepared({ own }).do('page-trade').do('offer-fire-for-tide-to-1').do('take-back');

    expect([refused, takenBack].map(one => [one.resources('fire'), one.state.offers, one.toldOf('trade-off')[0]!.isRefused])).toEqual([
      [1, [], true],
      [1, [], false],
    ]);
  });

  test('[PA-FORGE-8] what was spent in the meantime is off the table', () => {
    const camp = prepared({ own: [{ resources: { fire: 1, blood: 1, bone: 1 } }, own[1]] });
    camp.do('page-trade').do('offer-fire-for-tide-to-1').do('back');
    expect(camp.choresLike('accept-', 1)).toEqual(['accept-0']);
    camp.do('page-forge').do('make-t-bow-1').do('pay-as-listed');

    expect([camp.state.offers, camp.choresLike('accept-', 1)]).toEqual([[], []]);
  });

  test('[PA-FORGE-8][PA-GAME-8] what was set down for a piece and is traded away before it is paid does not pay for it', () => {
    const camp = prepared({ own: [{ resources: { fire: 1, blood: 1, bone: 1 } }, own[1]] });
    camp.do('page-trade').do('offer-fire-for-tide-to-1').do('back');
    camp.do('page-forge').do('make-t-bow-1').do('pay-fire').do('accept-0', 1);

    expect([camp.state.desks[0]!.page, camp.state.desks[0]!.paid]).toEqual(['forge', []]);
    expect([camp.resources('fire'), camp.resources('tide'), camp.own().owned]).toEqual([0, 1, []]);
    expect(camp.choresLike('make-')).toEqual(['make-t-tide-bow-1', 'make-t-coat-1']);
  });

  test('[PA-FORGE-8] what is traded and was not set down leaves the bill as it is', () => {
    const camp = prepared({ own: [{ resources: { fire: 2, blood: 1, bone: 1 } }, own[1]] });
    camp.do('page-trade').do('offer-fire-for-tide-to-1').do('back');
    camp.do('page-forge').do('make-t-bow-1').do('pay-fire').do('accept-0', 1);

    expect(camp.state.desks[0]!).toMatchObject({ page: 'pay', paid: [0] });
    expect(camp.do('pay-blood').do('pay-bone').own().owned.map(keyOf)).toEqual(['t-bow-1']);
  });

  test('[PA-FORGE-8] of two who offer the same hunter a trade it is the one named who trades, and the other waits', () => {
    const three = [{ resources: { fire: 1 } }, { resources: { horn: 1 } }, { resources: { tide: 2 } }] as const;
    const offered = (): CampRehearsal =>
      prepared({ setup: campaignFor(3), own: three })
        .do('page-trade')
        .do('offer-fire-for-tide-to-2')
        .do('page-trade', 1)
        .do('offer-horn-for-tide-to-2', 1);
    const held = (camp: CampRehearsal): number[][] =>
      [0, 1, 2].map(seat => (['fire', 'tide', 'horn'] as const).map((one: Resource) => camp.resources(one, seat)));

    expect(held(offered().do('accept-1', 2))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
    ]);
    expect(offered().do('refuse-1', 2).state.offers).toEqual([{ from: 0, to: 2, give: 'fire', take: 'tide' }]);
  });

  test('[PA-FORGE-8] whoever was offered something, and whoever was not, may still offer', () => {
    const camp = prepared({ setup: campaignFor(3), own: [...own, { resources: { horn: 1 } }] })
      .do('page-trade')
      .do('offer-fire-for-horn-to-2')
      .do('page-trade', 1);

    expect(camp.chores(1)).toEqual(['offer-tide-for-fire-to-0', 'offer-blood-for-bone-to-0', 'offer-tide-for-horn-to-2', 'back']);
    expect(camp.whyNot(1)).toEqual([]);
  });
});

describe('The herbalist', () => {
  test('[PA-HERB-1] only potions of the present level, paid in plants and in nothing else', () => {
    const camp = ofMirah({ resources: { balmroot: 2, fire: 5, blood: 5 } }).do('page-herbs');
    expect(camp.chores()).toEqual(['brew-t-broth-1', 'back']);
    expect(reasons(camp, 't-broth-2')).toEqual(['PA-HERB-1 herbalist-level']);
    expect(reasons(camp, 't-draught-1')).toEqual(['PA-HERB-1 plants-missing']);
    camp.do('brew-t-broth-1');

    expect([camp.own().potions.map(keyOf), camp.resources('balmroot')]).toEqual([['t-broth-1'], 0]);
  });

  test('[PA-CAMP-6] where nothing can be done one reads why, and may go on from there', () => {
    const camp = ofMirah({ upgrades: 1 }).do('page-herbs');

    expect(camp.chores()).toEqual(['page-forge', 'page-skills', 'page-deck', 'back']);
    expect(reasons(camp, 't-draught-1')).toEqual(['PA-HERB-1 plants-missing']);
  });

  test('[PA-HERB-2] one of each', () => {
    const camp = ofMirah({ resources: { balmroot: 2, fogcap: 1 }, potions: ['t-broth-1'] }).do('page-herbs');

    expect(camp.choresLike('brew-')).toEqual(['brew-t-draught-1', 'brew-t-spirit-1', 'brew-t-tonic-1']);
    expect(reasons(camp, 't-broth-1')).toEqual(['PA-HERB-2 held-already']);
  });

  test('[PA-SET-3] three potions go along, a fourth does not', () => {
    const potions = ['t-broth-1', 't-draught-1', 't-spirit-1', 't-tonic-1'];
    const camp = ofMirah({ potions }).do('page-potions');
    for (const potion of potions.slice(0, 3)) camp.do(`take-${potion}`);

    expect(camp.chores()).toEqual(['leave-t-broth-1', 'leave-t-draught-1', 'leave-t-spirit-1', 'back']);
    expect(reasons(camp)).toEqual(['PA-SET-3 potions-full']);
    expect(camp.do('leave-t-broth-1').own().loadout.map(keyOf)).toEqual(['t-draught-1', 't-spirit-1']);
  });

  test('[PA-HERB-1] rewards are not brewed, whatever they would cost, nor is what has no price; and nobody is told why', () => {
    const [broth] = WARES.potions.map(renamed);
    const { price: _, ...free } = { ...broth!, id: 'u-found' };
    layOutWares({ ...NO_WARES, potions: [broth!, { ...broth!, id: 'u-gift', isReward: true }, free] });

    expect(
      ofMirah({ resources: { balmroot: 2 } })
        .do('page-herbs')
        .chores(),
    ).toEqual(['brew-u-broth-1', 'back']);
    expect(reasons(ofMirah({}).do('page-herbs'))).toEqual(['PA-HERB-1 plants-missing']);
  });

  test('[PA-HERB-1] what only lacks its plants is said first, then what is held, other levels last', () => {
    expect(reasons(ofMirah({ potions: ['t-broth-1'] }).do('page-herbs'))).toEqual([
      ...Array(3).fill('PA-HERB-1 plants-missing'),
      'PA-HERB-2 held-already',
      'PA-HERB-1 herbalist-level',
    ]);
  });

  test('[PA-SET-3] what is packed is not packed again, and below three nothing is said to be full', () => {
    const camp = ofMirah({ potions: ['t-broth-1', 't-draught-1'] })
      .do('page-potions')
      .do('take-t-broth-1');

    expect(camp.chores()).toEqual(['take-t-draught-1', 'leave-t-broth-1', 'back']);
    expect(reasons(camp)).toEqual([]);
  });
});

describe('Skills', () => {
  test('[PA-SKILL-1] the next step of one branch, and a whole branch no more', () => {
    const camp = ofMirah({ upgrades: 4, steps: [0, 1, 2, 0, 0] }).do('page-skills');
    expect([camp.chores(), reasons(camp)]).toEqual([['learn-A', 'learn-B', 'learn-D', 'learn-E', 'back'], []]);
    camp.do('learn-A');

    expect(camp.own().steps).toEqual([1, 1, 2, 0, 0]);
    expect(camp.toldOf('step-learned')).toMatchObject([{ branch: 'A', step: 1 }]);
  });

  test('[PA-SKILL-2] step 1 adds two cards, step 2 two cards and a mastery', () => {
    const camp = ofMirah({ upgrades: 2 });
    const known = (): [number, number] => {
      camp.do('page-deck');
      const counts: [number, number] = [camp.choresLike('add-').length, camp.choresLike('mastery-').length];
      camp.do('back');
      return counts;
    };
    const before = known();
    camp.do('page-skills').do('learn-A').do('back');
    const afterFirst = known();
    camp.do('page-skills').do('learn-A').do('back');
    const afterSecond = known();

    expect([before, afterFirst, afterSecond]).toEqual([
      [0, 0],
      [2, 0],
      [4, 1],
    ]);
  });

  test('[PA-SKILL-3] [PA-SKILL-4] what is not spent is kept; what is learned stays', () => {
    const camp = ofMirah({ upgrades: 2 }).do('page-skills').do('learn-C');
    expect([camp.own().upgrades, camp.chores()]).toEqual([1, BRANCHES.map(one => `learn-${one}`).concat('back')]);
    camp.do('learn-C');
    expect([camp.own().upgrades, camp.choresLike('learn-'), reasons(camp)]).toEqual([0, [], ['PA-SKILL-1 no-upgrades']]);
    expect(camp.do('back').chores()).not.toContain('page-skills');
  });
});

describe('Gear and deck', () => {
  test('[PA-CAMP-6] a page for each thing, in any order', () => {
    const camp = prepared({
      own: [{ resources: { fire: 1, fogcap: 1 }, upgrades: 1, owned: ['t-hood-1'], potions: ['t-flask'] }, { resources: { tide: 1 } }],
    });

    expect(camp.chores()).toEqual(['ready', ...['forge', 'herbs', 'skills', 'gear', 'deck', 'potions', 'trade'].map(one => `page-${one}`)]);
  });

  test('[PA-SET-3] one piece in each place, an item may be left out', () => {
    const camp = ofMirah({ owned: ['t-hood-1', 't-charm-1'] }).do('page-gear');
    expect(camp.chores()).toEqual(['wear-t-hood-1', 'wear-t-charm-1', 'back']);
    camp.do('wear-t-hood-1').do('wear-t-charm-1');
    expect(camp.chores()).toEqual(['wear-basic-helm', 'take-off-item', 'back']);
    camp.do('take-off-item').do('wear-basic-helm');

    expect([camp.own().item, keyOf(camp.own().helm)]).toEqual([-1, 'basic-helm']);
  });

  test('[PA-DB-8][PA-CAMP-7] another weapon reopens the deck: nobody is ready with one that is not legal, and the difference is said', () => {
    const camp = ofMirah({ owned: ['t-bow-1'] })
      .do('page-gear')
      .do('wear-t-bow-1')
      .do('back');

    expect(camp.chores().slice(0, 2)).toEqual(['mend-deck', 'page-forge']);
    expect(camp.whyNot()).toEqual([
      { why: 'PA-DB-1', facts: { reason: 'deck-counts', has: [6, 6, 6, 6], wants: [5, 5, 4, 6], differences: 4, advantages: 0 } },
    ]);
    camp.do('page-deck').do(camp.choresLike('remove-')[0]!);
    expect(camp.whyNot()[0]!.facts).toMatchObject({ reason: 'deck-counts', has: [5, 6, 6, 6], differences: 3 });
    camp.do('back');
    expect(camp.chores()).not.toContain('ready');
    camp.do('mend-deck');

    expect([camp.chores()[0], camp.own().deck.length, camp.whyNot()]).toEqual(['ready', 20, []]);
  });

  test('[PA-CAMP-7] a weapon that asks for more of a colour than is known cannot be mended, only put away', () => {
    const camp = ofMirah({ owned: ['t-tide-bow-1'], weapon: 't-tide-bow-1' });
    expect(camp.chores().slice(0, 1)).toEqual(['page-forge']);
    expect(camp.whyNot()[0]!.facts).toMatchObject({ has: [6, 6, 6, 6], wants: [8, 3, 3, 4], differences: 10 });

    expect(camp.do('page-gear').choresLike('wear-')).toEqual(['wear-mirah-basic']);
  });

  test('[PA-DB-9] a mastery is chosen among those that are known', () => {
    const camp = ofMirah({ steps: [2, 1, 0, 0, 0] }).do('page-deck');
    const [mastery] = camp.choresLike('mastery-');
    expect(camp.choresLike('mastery-')).toHaveLength(1);

    expect(`mastery-${keyOf(camp.do(mastery!).own().mastery)}`).toBe(mastery);
  });
});

describe('Ready', () => {
  test('[PA-CAMP-7] the hunt begins when all are ready, each at the own pace', () => {
    const camp = prepared().do('ready', 1);
    expect([camp.state.step, camp.chores(1), camp.options('prepare', 0)[0]]).toEqual(['prepare', ['not-ready', 'pass'], 'ready']);
    camp.do('ready', 0);

    expect(camp.state.step).toBe('choose-aggro');
    expect(camp.state.desks.every(one => !one.isReady)).toBe(true);
  });

  test('[PA-CAMP-7] those who are not ready are asked first', () => {
    expect(
      prepared({ setup: campaignFor(3) })
        .do('ready', 0)
        .open.map(one => one.seat),
    ).toEqual([1, 2, 0]);
  });

  test('[PA-CAMP-6] being ready is taken back at most three times', () => {
    const camp = prepared();
    for (let i = 0; i < 3; i++) camp.do('ready', 1).do('not-ready', 1);
    camp.do('ready', 1);

    expect(camp.open.map(one => one.seat)).toEqual([0]);
  });

  test('[PA-FORGE-8] somebody who is ready still answers offers', () => {
    const camp = prepared({ own: [{ resources: { fire: 1 } }, { resources: { tide: 1 } }] });
    camp.do('ready', 1).do('page-trade').do('offer-fire-for-tide-to-1');
    expect(camp.chores(1)).toEqual(['accept-0', 'refuse-0', 'not-ready', 'pass']);
    camp.do('accept-0', 1);

    expect([camp.resources('tide', 0), camp.resources('fire', 1), camp.state.desks[1]!.isReady]).toEqual([1, 1, true]);
  });

  test('[PA-CAMP-6] nothing of it can be done on the quest board', () => {
    const camp = inCamp({
      setup: campaignFor(2),
      campaign: { chapter: 1, available: [1, 2], ...FORGE },
      state: { step: 'board', level: 1 },
    });

    expect(camp.open.map(one => one.kind)).toEqual(['choose-quest', 'choose-quest']);
  });
});
