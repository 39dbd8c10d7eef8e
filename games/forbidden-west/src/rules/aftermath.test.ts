import { describe, expect, test } from 'vitest';
import { noFight } from '../campaign/at-rest.ts';
import { foundGear } from '../campaign/payments.ts';
import {
  ACTION_NUMBERS,
  actionCard,
  BEHAVIOUR_NUMBERS,
  behaviourCard,
  cardNamed,
  gearCard,
  INJURY_NUMBERS,
  injuryCard,
  keyOf,
  MODIFICATION_NUMBERS,
  modificationCard,
} from '../content/box.ts';
import type { BriefId } from '../content/kinds.ts';
import { keepBefore } from '../deeds/aftermath.ts';
import type { FightState } from '../state.ts';
import { type ChapterAt, type ChapterRehearsal, given } from '../testing/chapter.ts';
import { giveModifications, rewardGear } from './aftermath.ts';

/** The moment in which an encounter is over. */
function over(result: 'won' | 'failed', at: ChapterAt & { fight?: Partial<FightState> } = {}): ChapterRehearsal {
  const { fight = {}, state = {}, ...rest } = at;
  return given({
    entry: '1.11',
    ...rest,
    state: {
      brief: 'B1',
      result,
      step: result === 'won' ? 'fight-won' : 'fight-failed',
      fight: { ...noFight(), rows: 7, alert: 3, turn: 9, active: 0, ...fight },
      ...state,
    },
  });
}
/** At the steps of the page after a chapter. */
const atSteps = (chapter: number, at: ChapterAt = {}): ChapterRehearsal => {
  const entry = `${chapter}.95`;
  return given({ chapter, entry, element: 1, ...at });
};
const hand = (rehearsal: ChapterRehearsal, n: number): void => {
  const marshal = rehearsal.marshal();
  marshal.hand = marshal.deck.slice(0, n);
  marshal.deck = marshal.deck.slice(n);
};

describe('Won', () => {
  test('[FW-DONE-1] [FW-R-14] hands go back into the decks, and the page after the encounter opens', () => {
    const won = over('won');
    hand(won, 5);
    won.play();

    expect(won.toldOf('entry-opened')).toMatchObject([{ rule: 'FW-DONE-1', entry: '1.90', from: '1.11' }]);
    expect([won.marshal().hand, won.marshal().deck.length, won.state.won]).toEqual([[], 18, ['B1']]);
  });

  test('[FW-R-15] special cards in hand and in the centre go back to the box', () => {
    const won = over('won');
    const [inHand, waiting] = [cardNamed('S1'), cardNamed('S2')];
    won.state.party.inactive = won.state.party.inactive.filter(card => card !== inHand && card !== waiting);
    won.marshal().hand = [inHand];
    won.state.party.waiting = [waiting];
    won.play();

    expect([won.state.party.waiting, [inHand, waiting].every(card => won.state.party.inactive.includes(card))]).toEqual([[], true]);
    expect(won.marshal().deck).not.toContain(inHand);
  });

  test('[FW-R-1] the first of the encounter is the lead from now on', () => {
    expect(
      over('won', { seats: 3, state: { first: 2, step: 'fight-won', brief: 'B1', result: 'won', fight: noFight() } }).play().state.lead,
    ).toBe(2);
  });

  test('Blight injuries still in hand add to the Blight', () => {
    const blight = INJURY_NUMBERS.find(card => injuryCard(card).isBlight === true)!;
    const won = over('won');
    won.state.party.inactive = won.state.party.inactive.filter(card => card !== blight);
    won.marshal().hand = [blight];
    won.play();

    expect([won.counter('blight'), won.marshal().deck.includes(blight)]).toEqual([1, true]);
  });

  test('[FW-COMP-6] [FW-DONE-2] [FW-CLEAN-1] what the page gives depends on how it went, while the tokens still lie there', () => {
    const unseen = over('won').play();
    const seen = over('won', { fight: { hasAnybodyBeenRevealed: true } }).play();
    expect([unseen.state.party.supplies, seen.state.party.supplies]).toEqual([4, 3]);

    const second = { chapter: 2, entry: '2.13', state: { brief: 'B2', result: 'won', step: 'fight-won' } } as const;
    const adaptation = BEHAVIOUR_NUMBERS.find(card => behaviourCard(card).enemy === 'razorhound' && behaviourCard(card).adaptation === 1)!;
    const taken = given({ ...second, state: { ...second.state, fight: { ...noFight(), taken: ['razorhound:A'] } } }).play();
    expect(taken.state.party.behaviours).toContain(adaptation);
    expect(taken.toldOf('behaviour-added')).toMatchObject([{ card: adaptation, why: 'location' }]);
    expect(given({ ...second, state: { ...second.state, fight: noFight() } }).play().state.party.behaviours).not.toContain(adaptation);
  });

  test('content 3.7: with three setbacks or more the reward has one supply more', () => {
    const often = over('won', {
      state: { setbacks: 3, brief: 'B1', result: 'won', step: 'fight-won', fight: { ...noFight(), hasAnybodyBeenRevealed: true } },
    });
    expect(often.play().state.party.supplies).toBe(4);
    const onTheWay = given({ entry: '1.02', element: 0, state: { setbacks: 3 } }).play();
    expect(onTheWay.toldOf('supplies-changed')[0]).toMatchObject({ by: 1 });
  });

  test('content 3.10, B8A: each who was lost costs one trust, which the group names', () => {
    const won = given({
      chapter: 8,
      entry: '8.11',
      counters: { 'trust-desert': 1, 'trust-lowland': 0, 'trust-sky': 2 },
      state: { brief: 'B8A', result: 'won', step: 'fight-won', fight: { ...noFight(), lost: 1 } },
    }).play();
    won.only('choose-clan', ['desert', 'sky']).answer('choose-clan', 'sky');

    expect(won.toldOf('counter-moved')[0]).toMatchObject({ counter: 'trust-sky', by: -1, now: 1 });
    expect(won.asks).not.toBe('choose-clan');
  });

  test.each<[string, object, BriefId, object]>([
    ['nobody trusts them any more', {}, 'B8A', {}],
    ['one clan does: it is not asked', { 'trust-sky': 1 }, 'B8A', { 'trust-sky': -1 }],
    ['in another encounter', { 'trust-sky': 1 }, 'B8B', {}],
  ])('content 3.10: what two who were lost cost if %s', (_, trust, brief, lost) => {
    const won = given({
      chapter: 8,
      entry: '8.11',
      counters: { 'trust-desert': 0, 'trust-lowland': 0, 'trust-sky': 0, ...trust },
      state: { brief, result: 'won', step: 'fight-won', fight: { ...noFight(), lost: 2 } },
    });
    won.stopBefore('read').play();

    expect(won.asked).toEqual([]);
    expect(Object.fromEntries(won.toldOf('counter-moved').map(({ counter, by }) => [counter, by]))).toEqual(lost);
  });

  test('[FW-INJ-5] of a whole hand only Blight injuries add to the Blight, each one', () => {
    const blights = INJURY_NUMBERS.filter(card => injuryCard(card).isBlight === true).slice(0, 2);
    const other = INJURY_NUMBERS.find(card => injuryCard(card).isBlight !== true)!;
    const count = (cards: readonly number[]): object[] => {
      const won = over('won', { seats: 2 });
      const { party } = won.state;
      party.inactive = party.inactive.filter(card => !cards.includes(card));
      party.injuries = party.injuries.filter(card => !cards.includes(card));
      hand(won, 1);
      won.marshal(1).hand = [...cards];
      won.stopBefore('read').play();
      return won.toldOf('counter-moved').map(({ counter, by }) => ({ [counter]: by }));
    };

    expect(count([])).toEqual([]);
    expect(count([other])).toEqual([]);
    expect(count([...blights, other])).toEqual([{ blight: 2 }]);
  });

  test.each(['won', 'failed'] as const)('an encounter alone that is %s opens no page', result => {
    const alone = over(result, {
      state: { isSkirmish: true, failures: 1, brief: 'B1', result, step: `fight-${result}`, fight: { ...noFight(), rows: 7 } },
    });
    if (result === 'failed') keepBefore(alone.table);
    alone.play();
    if (result === 'failed') alone.answer('after-failure', 'press-on');

    expect([alone.state.step, alone.toldOf('entry-opened')]).toEqual(['over', []]);
    expect(alone.outcome).not.toBeNull();
  });
});

describe('Failed', () => {
  function failed(failures: number): ChapterRehearsal {
    const lost = over('failed', {
      state: { failures, setbacks: failures, brief: 'B1', result: 'failed', step: 'fight-failed', fight: { ...noFight(), rows: 7 } },
    });
    keepBefore(lost.table);
    lost.marshal().dial = 1;
    lost.state.party.potions = 0;
    lost.marshal().resources = lost.marshal().resources.map(() => 0);
    return lost;
  }

  test('[FW-R-3] everything is as it was when the brief was opened, with a setback and two potions; then once more', () => {
    const again = failed(0).play().answer('after-failure', 'retry');

    expect([again.marshal().dial, again.state.party.potions, again.resources('metal')]).toEqual([11, 4, 2]);
    expect(again.state).toMatchObject({ setbacks: 1, failures: 1, result: 'none', brief: 'B1' });
    expect([again.types().includes('tried-again'), again.asks]).toEqual([true, 'place-marshal']);
  });

  test('[FW-R-3][FW-R-94] a fight that is lost is over: each may go to camp before the next try, and what is done there stays', () => {
    const lost = failed(0).play().only('after-failure', ['retry', 'camp']);
    const [spare] = lost.answer('after-failure', 'camp').answer('camp', 'remove').options('camp-remove');
    lost.answer('camp-remove', spare!).answer('camp-remove', 'pass').answer('camp', 'leave').answer('after-failure', 'retry');

    expect(lost.marshal().satchel).toContain(cardNamed(spare!));
    expect([lost.state.setbacks, lost.asks]).toEqual([1, 'place-marshal']);
  });

  test('[FW-R-3] after the second failure the party may press on: no potions, waiting cards to the box, another page', () => {
    const twice = failed(1);
    const waiting = cardNamed('S1');
    twice.play().only('after-failure', ['retry', 'press-on', 'camp']).answer('after-failure', 'press-on');

    expect(twice.state.pressedOn).toEqual(['B1']);
    expect([twice.state.party.potions, twice.state.party.inactive.includes(waiting), twice.state.won]).toEqual([2, true, []]);
    expect(twice.state.history).toContain('1.95');
  });
});

describe('Clean up', () => {
  test('[FW-CLEAN-2] [FW-CLEAN-3] [FW-R-73] [FW-R-93] tokens, map and traps go; potions, supplies and satchels stay', () => {
    const chapter = atSteps(1, {
      state: {
        brief: 'B1',
        tokens: ['eye'],
        preparations: ['look-at-tops'],
        alertStart: 1,
        fight: { ...noFight(), soloTokens: 3, taken: ['razorhound:A'] },
      },
      marshals: [{ square: 5, condition: 'fire', trap: 7, resources: { metal: 2 } }],
    }).play();

    expect(chapter.state).toMatchObject({ brief: null, tokens: [], preparations: [], alertStart: 0 });
    expect(chapter.state.fight).toEqual({ ...noFight(), taken: ['razorhound:A'] });
    expect(chapter.marshal()).toMatchObject({ square: -1, condition: 'none', trap: -1 });
    expect([chapter.state.party.potions, chapter.state.party.supplies, chapter.resources('metal')]).toEqual([2, 2, 2]);
  });

  test('[FW-CLEAN-4] [FW-CLEAN-5] hit points, decks and discard piles stay', () => {
    const chapter = atSteps(1, { marshals: [{ dial: 4, discarded: 9 }] });
    const before = chapter.marshal().deck;
    chapter.play().answer('recover', 'no');

    expect([chapter.marshal().dial, chapter.marshal().deck, chapter.marshal().discard.length]).toEqual([4, before, 9]);
  });
});

describe('Level up', () => {
  test('[FW-LEVEL-1] [FW-LEVEL-2] [FW-R-71] profiles rise and the selection widens; modifications of that level come too', () => {
    const chapter = given({ chapter: 4, entry: '4.95', element: 1 });
    const level2 = MODIFICATION_NUMBERS.filter(card => modificationCard(card).level === 2);
    expect(level2.some(card => chapter.state.party.modifications.includes(card))).toBe(false);
    chapter.play();

    expect(chapter.state).toMatchObject({ level: 2, selection: 2 });
    expect(level2.every(card => chapter.state.party.modifications.includes(card))).toBe(true);
  });

  test('[FW-LEVEL-3] [FW-LEVEL-4] [FW-DECK-5] each gains a card of the own symbol or the Marshals, of an open level, into the satchel', () => {
    const chapter = given({ entry: '1.90', element: 2, seats: 2 }).play();
    const offered = chapter.options('gain-card').map(key => actionCard(cardNamed(key)));

    expect([...new Set(offered.map(card => card.of))].sort()).toEqual(['drokkeh', 'marshal']);
    expect(offered.every(card => card.level === 1)).toBe(true);
    const first = chapter.options('gain-card')[0]!;
    chapter.answer('gain-card', first);
    expect([chapter.marshal().satchel, chapter.marshal().deck.length, chapter.askedSeat]).toEqual([[cardNamed(first)], 18, 1]);
  });

  test('[FW-LEVEL-4] a Marshal card that one has gained is gone for the others', () => {
    const chapter = given({ entry: '1.90', element: 2, seats: 2 }).play();
    const shared = keyOf(ACTION_NUMBERS.find(card => actionCard(card).of === 'marshal' && actionCard(card).level === 1)!);
    expect(chapter.answer('gain-card', shared).options('gain-card')).not.toContain(shared);
  });

  test('[FW-DONE-3] steps follow the order of the page', () => {
    const chapter = given({ entry: '1.90', element: 2, marshals: [{ discarded: 3 }] }).play();
    chapter.answer('gain-card', chapter.options('gain-card')[0]!).answer('recover', 'yes');

    expect(chapter.types()).toEqual(['table-cleared', 'card-gained', 'cards-recovered']);
  });
});

describe('Upgrade', () => {
  const [maul, javelins] = given().marshal().gear;

  test('[FW-UPG-1] [FW-R-18] every resource on the card is discarded, then it is level 2', () => {
    const chapter = atSteps(3, { marshals: [{ resources: { metal: 2, blaze: 1, core: 1 }, upgraded: [] }] }).play();
    chapter.answer('upgrade', keyOf(maul!));

    expect(chapter.toldOf('gear-upgraded')).toMatchObject([{ card: maul, paid: ['metal', 'metal', 'core', 'blaze'] }]);
    expect([chapter.marshal().upgraded, chapter.marshal().resources.every(n => n === 0)]).toEqual([[maul], true]);
  });

  test('[FW-UPG-1] content 3.4: a machine core may stand for an element', () => {
    const chapter = atSteps(3, { marshals: [{ resources: { metal: 2, tar: 1, core: 2 }, upgraded: [] }] }).play();
    chapter
      .answer('upgrade', keyOf(maul!))
      .only('pay-upgrade', ['metal-metal-core-tar', 'metal-metal-core-core'])
      .answer('pay-upgrade', 'metal-metal-core-core');

    expect([chapter.resources('tar'), chapter.resources('core')]).toEqual([1, 0]);
  });

  test('[FW-UPG-2] [FW-UPG-3] too dear, or at the top already: not offered, and why', () => {
    const chapter = atSteps(3, { marshals: [{ resources: { metal: 1 }, upgraded: [maul!] }] }).play();

    expect(chapter.options('upgrade')).toEqual(['camp', 'pass']);
    expect(chapter.open[0]!.not!().slice(0, 2)).toEqual([
      { about: [{ kind: 'card', id: maul }], why: 'FW-UPG-3', facts: { reason: 'top-level', card: maul } },
      { about: [{ kind: 'card', id: javelins }], why: 'FW-UPG-2', facts: { reason: 'too-dear', card: javelins, missing: 'metal' } },
    ]);
  });

  test('[FW-R-18] gear in the satchel can be upgraded as well', () => {
    const chapter = atSteps(3, {
      marshals: [{ satchel: ['found-f2'], resources: { metal: 2, blaze: 1, core: 1, apex: 1 }, upgraded: [maul!] }],
    }).play();
    expect(chapter.options('upgrade')).toContain('found-f2');
  });

  test('[FW-R-94] resources are pooled in camp before it', () => {
    const chapter = atSteps(3, {
      seats: 2,
      marshals: [
        { resources: { metal: 1, blaze: 1, core: 1 }, upgraded: [] },
        { resources: { metal: 1 }, upgraded: [] },
      ],
    }).play();
    expect(chapter.options('upgrade', 0)).not.toContain(keyOf(maul!));
    chapter.answer('upgrade', 'camp', 1).answer('camp', 'pass-on').answer('camp-pass', 'metal-to-0').answer('camp', 'leave');

    expect(chapter.options('upgrade', 0)).toContain(keyOf(maul!));
  });
});

describe('Recover and rewards', () => {
  test('[FW-REC-1] [FW-R-98] each who has a discard pile may shuffle so many cards of it back', () => {
    const chapter = given({ seats: 2, entry: '1.90', element: 2, marshals: [{ discarded: 8 }] }).play();
    for (const _ of [0, 1]) chapter.answer('gain-card', chapter.options('gain-card')[0]!);
    expect(chapter.open.map(one => [one.seat, one.kind])).toEqual([[0, 'recover']]);
    chapter.answer('recover', 'yes');

    expect([chapter.marshal().deck.length, chapter.marshal().discard.length, chapter.state.party.supplies]).toEqual([15, 3, 2]);
  });

  test('[FW-R-17] [FW-EQUIP-2] content 3.12: one of two found weapons, into a satchel that the group names, at level 1', () => {
    const chapter = given({ seats: 2, chapter: 3, entry: '3.90', element: 7, state: { flags: ['visited-desert'] } }).play();
    const offered = chapter.options('choose-gear').map(key => gearCard(cardNamed(key)));
    expect(offered.map(card => card.of)).toEqual([undefined, undefined]);
    expect(offered.every(card => card.kind === 'melee' || card.kind === 'ranged')).toBe(true);

    const [first] = chapter.options('choose-gear');
    chapter.answer('choose-gear', first!).answer('give-card', 'seat-1');
    expect([chapter.marshal(1).satchel.includes(cardNamed(first!)), chapter.marshal(1).upgraded]).toEqual([true, []]);
  });

  test('what the smith of chapter 4 has for sale is not given away before', () => {
    const chapter = given({ chapter: 3, entry: '3.90', element: 7, state: { flags: ['visited-desert'] } }).play();
    expect(chapter.options('choose-gear')).not.toContain('found-f1');
  });

  test('[FW-R-17] a modification is drawn and given', () => {
    const chapter = given({ chapter: 2, seats: 2, entry: '2.90', element: 2 }).play();
    for (const _ of [0, 1]) chapter.answer('gain-card', chapter.options('gain-card')[0]!);
    chapter.answer('give-card', 'seat-1');

    expect(chapter.marshal(1).satchel).toHaveLength(3);
  });

  test('[FW-CAMP-6] [FW-R-94] the chapter ends when the party says so; camp is open until then', () => {
    const chapter = atSteps(1).play().only('end-chapter', ['end', 'camp']).answer('end-chapter', 'end');

    expect([chapter.state.step, chapter.outcome?.winners]).toEqual(['over', []]);
  });
});

describe('So many, and no more', () => {
  test('[FW-REC-1] one card in the discard pile is asked about, none is not', () => {
    const asked = (discarded: number): string[] => {
      const chapter = given({ entry: '1.95', element: 1, marshals: [{ discarded }] }).play();
      return chapter.asked.filter(line => line.includes('recover'));
    };

    expect([asked(0), asked(1)]).toEqual([[], ['0 recover: yes no']]);
  });

  test.each([0, 1, 2])('[FW-R-17] %i modifications are drawn, one after the other', n => {
    const chapter = given({ seats: 2 });
    const pile = chapter.state.party.modifications.length;
    chapter.run(table => giveModifications(table, n));
    for (let i = 0; i < n; i++) chapter.answer('give-card', `seat-${i}`);

    expect([chapter.open, chapter.marshal(0).satchel.length + chapter.marshal(1).satchel.length]).toEqual([[], n]);
    expect(chapter.state.party.modifications).toHaveLength(pile - n);
  });

  test('[FW-R-17] with one left, one is given; with none, none', () => {
    const given1 = (left: number): number => {
      const chapter = given();
      const { party } = chapter.state;
      party.inactive = [...party.inactive, ...party.modifications.slice(left)];
      party.modifications = party.modifications.slice(0, left);
      return chapter.run(table => giveModifications(table, 2)).marshal().satchel.length;
    };

    expect([given1(0), given1(1)]).toEqual([0, 1]);
  });

  test.each([0, 1])('content 3.12: with %i found weapons left, so many are given', n => {
    const chapter = given({ chapter: 3, entry: '3.90', element: 7 });
    const found = foundGear(chapter.state, 'weapon');
    const kept = found.slice(0, n);
    chapter.state.party.inactive = chapter.state.party.inactive.filter(card => !found.includes(card) || kept.includes(card));
    const before = chapter.marshal().satchel;
    chapter.run(rewardGear);

    expect([chapter.asked, chapter.marshal().satchel]).toEqual([[], [...before, ...kept]]);
  });
});

describe('Upgrades, one after the other', () => {
  const [maul] = given().marshal().gear;

  test('[FW-UPG-1] what it is about is the second level, and a way to pay names its kinds once', () => {
    const chapter = atSteps(3, { marshals: [{ resources: { metal: 2, tar: 1, core: 2 }, upgraded: [] }] }).play();
    expect(chapter.decision('upgrade').facts).toEqual({ level: 2 });
    chapter.answer('upgrade', keyOf(maul!));

    expect(chapter.decision('pay-upgrade').options.map(({ about }) => about?.map(({ id }) => id))).toEqual([
      ['metal', 'core', 'tar'],
      ['metal', 'core'],
    ]);
  });

  test('[FW-UPG-1] when all have passed the page goes on', () => {
    const chapter = atSteps(3, { seats: 2, marshals: [{ resources: { metal: 2, tar: 1, core: 2 } }, { resources: {} }] }).play();
    chapter.until('end-chapter', one => (one.kind === 'upgrade' ? 'pass' : one.options[0]!.key));

    expect(chapter.toldOf('gear-upgraded')).toEqual([]);
  });

  test('[FW-R-94] who can do nothing in camp is not sent there', () => {
    const chapter = atSteps(3, { seats: 4, marshals: [{ resources: { metal: 2, tar: 1, core: 2 } }] });
    for (const marshal of chapter.state.party.marshals.slice(1)) {
      chapter.state.party.inactive = [...chapter.state.party.inactive, ...marshal.deck, ...marshal.satchel];
      Object.assign(marshal, { deck: [], satchel: [], resources: marshal.resources.map(() => 0) });
    }
    chapter.play();

    expect(chapter.open.map(({ seat, options }) => [seat, options.some(one => one.key === 'camp')])).toEqual([[0, true]]);
  });
});
