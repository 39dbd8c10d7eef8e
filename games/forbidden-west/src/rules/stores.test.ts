import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard, cardNamed, typeOf } from '../content/box.ts';
import { addBehaviour, openDecks, seeTops } from '../deeds/enemies.ts';
import { giveSpecial } from '../deeds/fight.ts';
import { spendResource } from '../deeds/marshals.ts';
import { isWon, progressOf } from '../questions/objectives.ts';
import { pileOf } from '../questions.ts';
import { hitPointsOf } from '../sentences/table.ts';
import { checkSetup, setupFor } from '../setup.ts';
import { stateSchema } from '../state.ts';
import { fight } from '../testing/rehearsal.ts';
import { giveLoot, loot } from './resources.ts';

const FAR = { type: 'rebel-scout', at: [11, 11] } as const;

describe('Piles of resources', () => {
  test('[FW-RES-3] a discarded resource goes back to its pile', () => {
    const r = fight({ marshals: [{ resources: { blaze: 2 } }], enemies: [FAR] });
    expect(pileOf(r.state, 'blaze')).toBe(8);

    spendResource(r.table, 0, 'blaze', 'FW-TRAP-2');

    expect([pileOf(r.state, 'blaze'), r.marshal().resources[1]]).toEqual([9, 1]);
  });

  test('[FW-RES-4] a pile that is too small gives what it has, an empty one nothing', () => {
    const r = fight({ marshals: [{ resources: { apex: 5 } }], enemies: [FAR] });
    r.run(function* (table) {
      loot(table, 'apex', 2);
    });
    expect([pileOf(r.state, 'apex'), r.state.fight.toGive, r.types()]).toEqual([0, ['apex'], ['pile-empty']]);
    r.run(giveLoot);

    expect([pileOf(r.state, 'apex'), r.state.fight.toGive, r.marshal().resources[8]]).toEqual([0, [], 6]);
    expect(r.types()).toEqual(['pile-empty', 'resource-collected']);
  });
});

describe('Decks', () => {
  const first = (adaptation: 1 | 2 | 3): number =>
    BEHAVIOUR_NUMBERS.find(card => behaviourCard(card).enemy === 'razorhound' && behaviourCard(card).adaptation === adaptation)!;

  test('[FW-BRIEF-9] [FW-R-59] cards that a brief lists are shuffled in for this encounter, and stay inactive', () => {
    const r = fight({ enemies: [FAR], adds: [{ enemy: 'razorhound', adaptation: 1 }], dice: { behaviour: [] } });
    openDecks(r.table, typeOf('razorhound'));

    const deck = r.state.fight.decks.find(one => one.type === typeOf('razorhound'))!;
    expect([deck.pile.includes(first(1)), deck.pile.includes(first(2))]).toEqual([true, false]);
    expect([r.state.party.inactive.includes(first(1)), r.state.party.behaviours.includes(first(1))]).toEqual([true, false]);
  });

  test('[FW-CAMP-11] [FW-R-2] a card that is shuffled in during an encounter leaves nothing known of what lies on top', () => {
    const r = fight({ enemies: [{ type: 'razorhound', at: [9, 9] }], dice: { behaviour: [] } });
    const deck = r.state.fight.decks[0]!;
    seeTops(r.table, deck, 2, 'FW-EFF-4');
    addBehaviour(r.table, first(1), 'story', 'FW-CAMP-11');

    expect([deck.pile.includes(first(1)), deck.seen]).toEqual([true, []]);
  });

  test('[FW-CAMP-12] a card that is taken out of the campaign lies in the inactive store, and nowhere else', () => {
    const card = cardNamed('S1');
    const r = fight({ enemies: [FAR], party: { waiting: [card] } });

    giveSpecial(r.table, null, card);

    expect([r.state.party.inactive.includes(card), r.state.party.waiting, r.marshal().hand]).toEqual([true, [], []]);
  });
});

describe('Objectives', () => {
  test('[FW-BRIEF-11] of several that are no sequence all must be done, in any order', () => {
    const objective = {
      all: [
        { goal: 'defeat', enemy: 'rebel-scout' },
        { goal: 'interact', feature: 'valve', n: 1 },
      ],
    } as const;
    const r = fight({ enemies: [FAR], features: [{ kind: 'valve', at: [3, 3] }], objective });
    const valve = r.state.fight.features[0]!;

    valve.isDone = true;
    expect([progressOf(r.state, objective.all[1]).value, isWon(r.state)]).toEqual([1, false]);
    r.enemy().isIn = false;
    expect(isWon(r.state)).toBe(true);
    valve.isDone = false;
    expect(isWon(r.state)).toBe(false);
  });
});

describe('What lies open', () => {
  test('[FW-R-2] everybody sees hands, satchels and discards; nobody the order of a deck', () => {
    const r = fight({
      marshals: [
        { hand: ['drokkeh-gate-spike'], discard: ['drokkeh-tar-clot'], deck: ['drokkeh-resin-wrap'], resources: { metal: 1 } },
        {},
      ],
      enemies: [FAR],
    });
    for (const seat of [0, 1, null]) {
      const [seen] = stateSchema.view(r.state, { seat, owner: null, state: r.state }).party.marshals;
      expect([seen!.hand, seen!.discard, seen!.deck]).toEqual([[cardNamed('drokkeh-gate-spike')], [cardNamed('drokkeh-tar-clot')], 1]);
    }
  });

  test('[FW-ENEMY-5] up to ten hit points are counted in wounds, more are on a dial', () => {
    const r = fight({
      enemies: [
        { type: 'razorhound', at: [5, 5], hp: 4 },
        { type: 'rebel-captain', at: [6, 5], hp: 12 },
      ],
    });
    expect([hitPointsOf(r.enemy(0)), hitPointsOf(r.enemy(1))]).toEqual(['4 of 7 HP (3 wound tokens)', '12 of 14 HP on the dial']);
  });

  test('[FW-R-5] no character is played twice; one seat is solo play', () => {
    const twice = checkSetup(setupFor(2, 1, { characters: ['senvi', 'senvi'] }));
    expect(twice.ok ? null : twice.refusal.code).toBe('character-taken');
    expect(checkSetup(setupFor(1)).ok).toBe(true);
    expect(fight({ enemies: [FAR] }).state.fight.soloTokens).toBe(5);
  });
});
