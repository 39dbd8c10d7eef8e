/** Clauses ZD-SETUP-1..12, ZD-QUEST-1..4; rulings ZD-R-120, ZD-R-121, ZD-R-142, ZD-R-152. */
import { Match, type Script, ScriptedChance, startMatch, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  cardAt,
  deckOf,
  EVENT_DECK,
  equipmentCard,
  KITS,
  levelOfTracking,
  MERCHANT_DECKS,
  QUESTS,
  SALVAGE_DECK,
  salvageCard,
  TRACKING_DECKS,
} from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import { ARCS } from '../content/kinds.ts';
import { zeroDawn } from '../game.ts';
import { ENEMY_NAMES } from '../printed-names.ts';
import { sideOf } from '../questions.ts';
import { EVENT_TYPES, sentence } from '../sentences/events.ts';
import { checkSetup, type Setup, setupFor, setupSchema } from '../setup.ts';
import { type State, type Stream, stateSchema, type View } from '../state.ts';
import { DawnRehearsal, given } from '../testing/rehearsal.ts';
import { faint } from './damage.ts';

/** A new game up to its first decision. */
const opened = (setup: Setup): DawnRehearsal => new DawnRehearsal(zeroDawn.rules.begin(setup, new ScriptedChance<Stream>())).play();
/** The same with the chance of a match. */
const dealt = (setup: Setup, seed: string): State => {
  const started = startMatch(zeroDawn, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value.state as State;
};
const two = (rest: Partial<Setup> = {}): Setup => setupFor(2, 'standard', { hunters: ['nora', 'carja'], leader: 0, fledgling: 1, ...rest });
const four = setupFor(4, 'standard', { hunters: ['nora', 'carja', 'banuk', 'forgesmith'], leader: 0, fledgling: 3 });
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const codeOf = (setup: Setup): string => {
  const result = checkSetup(setup);
  return result.ok ? 'ok' : result.refusal.code;
};

describe('Before the first decision', () => {
  const begun = (setup: Setup, script: Script = {}) => zeroDawn.rules.begin(setup, new ScriptedChance<Stream>(script));

  test('[ZD-SETUP-9] [ZD-SETUP-12] everything is in its deck and nothing in play', () => {
    const state = begun(setupFor(2, 'standard', { leader: 0, fledgling: 1 }));

    expect(state).toMatchObject({
      ...{ mode: 'standard', trading: false, quest: 0, leader: 0, fledgling: 1, step: 'choose-hunters', encounter: 1 },
      ...{ card: -1, level: 0, result: 'none', hasFailed: false, event: -1, eventChooser: -1, eventRival: -1, eventsPlayed: [] },
      ...{ points: 0, active: 0, turn: 0, clock: 0, passedInARow: 0, enemies: [], traps: [], behaviours: [], removed: [] },
      ...{ outcrops: [], ruins: [], corpses: [], grassAdded: [] },
      ...{ trackingDrawn: [], trackingRow: [], trackingDiscard: [], eventDrawn: [], eventDiscard: [], salvageDiscard: [] },
      merchants: MERCHANT_DECKS.map(pile => ({ isOpen: false, pile, row: [], discard: [] })),
    });
    const nobody = {
      ...{ hunter: -1, node: 'start', skill: 0, traits: [], upgrades: [], maxDeck: 0, modifications: [], salvage: [] },
      ...{ equipment: ARCS.map(() => -1), blazingSuns: 0, fullSuns: 0, halfSuns: 0, glory: 0, isUp: true, skip: 0, faints: 0 },
      ...{ fire: 0, freeze: 0, shock: 0, beganShocked: false, recency: 0, actionsLeft: 0, done: [], free: [], repeatable: [] },
      ...{ usedThisActivation: [], usedThisEncounter: [], visits: 0, purchases: 0, hand: [], draw: [], discard: [], scrapped: [] },
    };
    expect(state.hunters).toMatchObject([nobody, nobody]);
  });

  test('[ZD-SETUP-8] a token that is named is not drawn, not even for the first seat', () => {
    const drawn = { tokens: [[1, 2, 0]] };

    expect(begun(setupFor(3, 'standard', { leader: 0 }), drawn)).toMatchObject({ leader: 0, fledgling: 1 });
    expect(begun(setupFor(3, 'standard', { fledgling: 0 }), drawn)).toMatchObject({ leader: 1, fledgling: 0 });
    expect(begun(setupFor(3, 'standard', { fledgling: 1 }), drawn)).toMatchObject({ leader: 2, fledgling: 1 });
    expect(begun(setupFor(3, 'standard'), drawn)).toMatchObject({ leader: 1, fledgling: 2 });
    expect(begun(setupFor(3, 'cooperative', { fledgling: 1 }), drawn)).toMatchObject({ leader: 1, fledgling: -1 });
  });

  test('[ZD-TRADE-1] alone there is nobody to agree with', () => {
    expect(begun(setupFor(1, 'cooperative', { trading: 'ask' })).step).toBe('choose-hunters');
    expect(begun(setupFor(2, 'cooperative', { trading: 'ask' })).step).toBe('agree-on-trading');
  });

  test('[ZD-SETUP-2] [ZD-SETUP-5] [ZD-SETUP-8] who plays whom and who holds the tokens is told', () => {
    const table = opened(two({ trading: 'ask' }));
    table.answer('agree-on-trading', 'yes', 0).answer('agree-on-trading', 'yes', 1);

    expect(table.told.filter(({ rule }) => !rule.startsWith('ZD-TRACK'))).toEqual([
      { type: 'trading-settled', rule: 'ZD-TRADE-1', trading: true },
      { type: 'hunter-chosen', rule: 'ZD-SETUP-2', seat: 0, hunter: 'nora' },
      { type: 'hunter-chosen', rule: 'ZD-SETUP-2', seat: 1, hunter: 'carja' },
      { type: 'deck-shuffled', rule: 'ZD-SETUP-5', seat: 0, n: 16 },
      { type: 'deck-shuffled', rule: 'ZD-SETUP-5', seat: 1, n: 14 },
      { type: 'leader-named', rule: 'ZD-SETUP-8', seat: 0 },
      { type: 'fledgling-named', rule: 'ZD-SETUP-8', seat: 1 },
    ]);
    const together = opened(setupFor(2, 'cooperative', { hunters: ['nora', 'carja'], leader: 0 }));
    expect(together.types('leader-named', 'fledgling-named')).toEqual(['leader-named']);
  });
});

describe('Choosing hunters', () => {
  test('[ZD-SETUP-1] [ZD-R-120] standard play takes 2 to 4 players, cooperative play one as well, nothing takes 5', () => {
    const standard = [1, 2, 3, 4, 5].map(seats => codeOf(setupFor(seats, 'standard')));
    const cooperative = [1, 2, 3, 4, 5].map(seats => codeOf(setupFor(seats, 'cooperative')));

    expect(standard).toEqual(['seats', 'ok', 'ok', 'ok', 'seats']);
    expect(cooperative).toEqual(['ok', 'ok', 'ok', 'ok', 'seats']);
  });

  test('[ZD-R-120] alone: one hunter on the 1–2 side, no Fledgling, and a faint fails', () => {
    const table = opened(setupFor(1, 'cooperative', { hunters: ['banuk'] }));
    const alone = given({ hunters: [{}] });

    expect([table.state.hunters.length, sideOf(table.state), table.state.leader, table.state.fledgling]).toEqual([1, 0, 0, -1]);
    expect(table.asks).toBe('pick-tracking');

    faint(alone.table, 0);

    expect(alone.state.hasFailed).toBe(true);
  });

  test('[ZD-SETUP-2] a hunter named by two seats is refused', () => {
    expect(codeOf(setupFor(2, 'standard', { hunters: ['nora', 'nora'] }))).toBe('hunter-taken');
    expect(codeOf(setupFor(2, 'standard', { hunters: ['nora', 'carja'] }))).toBe('ok');
    expect(codeOf(setupFor(2, 'standard', { hunters: ['choose', 'choose'] }))).toBe('ok');
  });

  test('[ZD-SETUP-2] at the table each takes a hunter that nobody else has, also not one named beforehand', () => {
    const table = opened(setupFor(3, 'standard', { hunters: ['choose', 'choose', 'banuk'] }));

    expect([table.askedSeat, table.options('choose-hunter')]).toEqual([0, ['nora', 'carja', 'forgesmith']]);

    table.answer('choose-hunter', 'nora');

    expect([table.askedSeat, table.options('choose-hunter')]).toEqual([1, ['carja', 'forgesmith']]);

    table.answer('choose-hunter', 'forgesmith');

    expect(table.state.hunters.map(({ hunter }) => HUNTERS[hunter]!.id)).toEqual(['nora', 'forgesmith', 'banuk']);
    expect(table.asks).toBe('pick-tracking');
  });

  test('[ZD-SETUP-3] starting equipment lies in its arcs and nowhere else', () => {
    const { state } = opened(four);

    for (const hunter of state.hunters) {
      const kit = KITS[hunter.hunter]!;
      const worn = hunter.equipment.filter(card => card >= 0);
      expect(worn.length).toBe(3);
      expect(sorted(worn)).toEqual(sorted(kit.equipment));
      expect(hunter.equipment.every((card, arc) => card < 0 || equipmentCard(card).arc === ARCS[arc])).toBe(true);
      const elsewhere = [...hunter.hand, ...hunter.draw, ...hunter.discard, ...hunter.salvage, ...hunter.upgrades];
      expect(elsewhere.filter(card => kit.equipment.includes(card))).toEqual([]);
    }
  });

  test('[ZD-SETUP-4] [ZD-SETUP-11] starting resources come out of the salvage deck, the rest of which is shuffled', () => {
    const seeds = ['one', 'two'].map(seed => dealt(two(), seed));

    for (const { hunters, salvagePile } of seeds) {
      const held = hunters.flatMap(hunter => hunter.salvage);
      const resources = hunters.map(({ salvage }) => salvage.map(no => (salvageCard(no) as { resource: string }).resource));
      expect(resources).toEqual([HUNTERS[0]!.resources, HUNTERS[1]!.resources]);
      expect(salvagePile.length).toBe(54 - held.length);
      expect(sorted([...salvagePile, ...held])).toEqual(sorted(SALVAGE_DECK));
    }
    expect(seeds[0]!.salvagePile).not.toEqual(seeds[1]!.salvagePile);
    expect(seeds[0]!.salvagePile).not.toEqual(sorted(seeds[0]!.salvagePile));
  });

  test('[ZD-SETUP-5] each action deck is shuffled face down, with an empty discard pile beside it', () => {
    const seeds = ['one', 'two'].map(seed => dealt(two(), seed));

    for (const seat of [0, 1]) {
      const [first, second] = seeds.map(state => state.hunters[seat]!);
      expect(sorted(first!.draw)).toEqual(sorted(KITS[seat]!.deck));
      expect(first!.draw).not.toEqual(second!.draw);
      expect([first!.discard, first!.hand, first!.scrapped]).toEqual([[], [], []]);
    }
    for (const eye of [0, 1, null]) {
      const view = viewOf(stateSchema, seeds[0]!, eye) as View;
      expect(view.hunters.map(hunter => hunter.draw)).toEqual(seeds[0]!.hunters.map(hunter => hunter.draw.length));
    }
  });

  test('[ZD-SETUP-6] upgrade cards are set aside', () => {
    const { state } = opened(four);

    for (const hunter of state.hunters) {
      const upgrades = Object.values(KITS[hunter.hunter]!.nodes).flat();
      expect(hunter.upgrades).toEqual(upgrades);
      expect([...hunter.draw, ...hunter.hand, ...hunter.discard].filter(card => upgrades.includes(card))).toEqual([]);
    }
  });

  test('[ZD-SETUP-7] the skill token starts on the start node, level 0', () => {
    const { state } = opened(four);

    expect(state.hunters.map(({ node, skill, traits }) => ({ node, skill, traits }))).toEqual(
      new Array(4).fill({ node: 'start', skill: 0, traits: [] }),
    );
    expect(state.hunters.map(hunter => hunter.maxDeck)).toEqual(HUNTERS.map(hunter => hunter.maxDeck));
  });
});

describe('Tokens', () => {
  test('[ZD-SETUP-8] by random draw two different seats hold them', () => {
    const draws = Array.from({ length: 60 }, (_, seed) => dealt(setupFor(3, 'standard'), String(seed)));
    const pairs = new Set(draws.map(({ leader, fledgling }) => `${leader}${fledgling}`));

    expect([...pairs].sort()).toEqual(['01', '02', '10', '12', '20', '21']);
  });

  test('[ZD-SETUP-8] named seats get them; with one named the other is drawn from the rest', () => {
    const holders = (leader: number, fledgling: number, drawn: readonly number[]): number[] => {
      const state = zeroDawn.rules.begin(setupFor(3, 'standard', { leader, fledgling }), new ScriptedChance({ tokens: [drawn] }));
      return [state.leader, state.fledgling];
    };

    expect(holders(2, 0, [0, 1, 2])).toEqual([2, 0]);
    expect(holders(1, -1, [1, 2, 0])).toEqual([1, 2]);
    expect(holders(-1, 2, [2, 0, 1])).toEqual([0, 2]);
    expect(holders(-1, -1, [2, 0, 1])).toEqual([2, 0]);
    expect(codeOf(setupFor(3, 'standard', { leader: 1, fledgling: 1 }))).toBe('tokens');
    expect(codeOf(setupFor(2, 'standard', { leader: 2 }))).toBe('tokens');
  });

  test('[ZD-COOP-2] in cooperative play a seat named for the Fledgling may lead, and a lone hunter does', () => {
    const solo = zeroDawn.rules.begin(setupFor(1, 'cooperative', { fledgling: 0 }), new ScriptedChance());
    const pair = zeroDawn.rules.begin(setupFor(2, 'cooperative', { fledgling: 1 }), new ScriptedChance({ tokens: [[1, 0]] }));

    expect([solo.leader, solo.fledgling]).toEqual([0, -1]);
    expect([pair.leader, pair.fledgling]).toEqual([1, -1]);
  });
});

describe('Card decks', () => {
  test('[ZD-SETUP-9] the event deck is shuffled', () => {
    const [one, two_] = ['one', 'two'].map(seed => dealt(two(), seed).eventPile);

    expect(sorted(one!)).toEqual(sorted(EVENT_DECK));
    expect(one).not.toEqual(two_);
  });

  test('[ZD-SETUP-10] three merchant decks of 36, apart by level, none open', () => {
    const { state } = opened(two());

    expect(state.merchants.map(({ pile, row, discard, isOpen }) => [pile.length, row, discard, isOpen])).toEqual(
      new Array(3).fill([36, [], [], false]),
    );
    expect(state.merchants.map(({ pile }) => [...new Set(pile.map(deckOf))])).toEqual([['merchant-1'], ['merchant-2'], ['merchant-3']]);
  });

  test('[ZD-R-152] what a merchant may hold is an open catalogue, the order of the pile is nobody’s to see', () => {
    const { state } = opened(two());
    const views = [0, 1, null].map(seat => viewOf(stateSchema, state, seat) as View);

    for (const view of views) expect(view.merchants.map(({ pile }) => pile)).toEqual([36, 36, 36]);
    expect(MERCHANT_DECKS.map(deck => deck.map(no => cardAt(no).note !== undefined))).toEqual(
      MERCHANT_DECKS.map(deck => deck.map(() => true)),
    );
    expect(state.merchants.map(({ pile }) => sorted(pile))).toEqual(MERCHANT_DECKS.map(sorted));
  });

  test('[ZD-SETUP-12] play opens with the Tracking Phase of encounter 1', () => {
    const table = opened(two());

    expect([table.state.step, table.state.encounter, table.asks]).toEqual(['track', 1, 'pick-tracking']);
  });
});

describe('The quest', () => {
  test('[ZD-QUEST-1] quests are named by their quarry; the box has the Sawtooth', () => {
    const asked = (quest: string): unknown => setupSchema.check({ ...two(), quest }, 'setup');

    expect(QUESTS.map(({ id, quarry }) => [id, quarry])).toEqual([['sawtooth', 'sawtooth']]);
    expect(asked('sawtooth')).toMatchObject({ quest: 'sawtooth' });
    expect(() => asked('thunderjaw')).toThrow(/sawtooth/);
  });

  test('[ZD-QUEST-2] each level is shuffled alone', () => {
    const ofLevel = (level: number): number[] => TRACKING_DECKS[0]!.cards.filter(no => levelOfTracking(no) === level);
    const orders = [1, 2, 3].map(level => ofLevel(level).toReversed());

    const scripted = zeroDawn.rules.begin(two(), new ScriptedChance({ tracking: orders }));

    expect(scripted.trackingPile).toEqual(orders.flat());

    const sampled = Array.from({ length: 20 }, (_, seed) => dealt(two(), String(seed)));

    for (const { trackingPile, trackingDrawn } of sampled) {
      const deck = [...trackingDrawn, ...trackingPile];
      expect([0, 4, 8].map(at => sorted(deck.slice(at, at + 4)))).toEqual([1, 2, 3].map(ofLevel));
    }
    expect(new Set(sampled.map(({ trackingPile }) => trackingPile.slice(-4).join())).size).toBeGreaterThan(5);
  });

  test('[ZD-QUEST-3] [ZD-R-121] four of each level, level 1 on top: looks of 3 read 111, 122, 223, 333', () => {
    const levels = zeroDawn.rules.begin(two(), new ScriptedChance()).trackingPile.map(levelOfTracking);

    expect(levels.join('')).toBe('111122223333');
    expect([0, 3, 6, 9].map(at => levels.slice(at, at + 3).join(''))).toEqual(['111', '122', '223', '333']);
  });

  test("[ZD-QUEST-4] the Hunters' Call is the 13th card, face down outside the deck", () => {
    const state = zeroDawn.rules.begin(two(), new ScriptedChance());
    const { call, cards } = TRACKING_DECKS[0]!;

    expect([cards.length, state.trackingPile.length, cards.includes(call)]).toEqual([12, 12, false]);
    expect([...state.trackingPile, ...state.trackingDrawn, ...state.trackingRow, ...state.trackingDiscard]).not.toContain(call);
    expect(state.card).toBe(-1);
  });
});

describe('Words', () => {
  test('[ZD-R-142] the slips of the book are not repeated: Scrappers, faints, data cards', () => {
    const view = viewOf(stateSchema, given({ hunters: [{}, {}], enemies: [{ type: 'scrapper', at: [0, 0] }] }).state, null) as View;
    const fainted = sentence({ type: 'hunter-fainted', rule: 'ZD-FAINT-1', seat: 0, faints: 1 }, view, null);

    expect(ENEMY_NAMES.scrapper).toBe('Scrapper');
    expect(ENEMIES.map(enemy => [enemy.type, enemy.name])).toEqual(Object.entries(ENEMY_NAMES));
    expect(fainted).toBe(`The ${HUNTERS[0]!.name} faints.`);
    expect(EVENT_TYPES).toContain('hunter-fainted');
    const printed = JSON.stringify(CARDS.map(one => one.card));
    expect(printed.match(/scrapers?\b|\bfawns?\b|reference card/gi)).toBeNull();
  });
});

describe('A match', () => {
  test('[ZD-SETUP-1] the kernel refuses what the set-up refuses', () => {
    const started = Match.start(zeroDawn, setupFor(5, 'standard'), 'seed');

    expect(started.ok).toBe(false);
  });
});
