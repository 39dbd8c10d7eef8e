/** The salvage deck: ZD-SALV-1..7, ZD-R-122..125, ZD-R-163, ZD-R-169. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed, SALVAGE_DECK, salvageCard } from '../content/box.ts';
import type { Cost } from '../content/kinds.ts';
import type { Weapon } from '../content/types.ts';
import { stateSchema } from '../state.ts';
import { ability, arrow, bow, fate, goods, printEnemy } from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { damage, field, fire, hits, shoot } from '../testing/skirmish.ts';
import { endMerchants } from './end-merchants.ts';
import { drawSalvage, fetchResource } from './salvage.ts';

const card = (name: string, n: number): number => cardNamed(`salvage-${name}.${n}`);
const shards = (n: number): number[] => Array.from({ length: n }, (_, i) => card('metal-shards', i + 1));
const BLAZE = card('blaze', 1);
const WILD = card('rare-lens', 1);

function table(hunter: HunterOn, state: Position['state'] = {}): DawnRehearsal {
  return given({
    hunters: [
      { hunter: 'carja', salvage: [], ...hunter },
      { hunter: 'forgesmith', salvage: [] },
    ],
    enemies: [{ type: 'watcher', at: [5, 2] }],
    state,
  });
}
const drawing = (n: number, pile: readonly number[], more: Position['state'] = {}, hunter: HunterOn = {}): DawnRehearsal =>
  table(hunter, { salvagePile: [...pile], salvageDiscard: [], ...more }).run(one => drawSalvage(one, 0, n, 'ZD-EN-4'));

describe('The salvage deck', () => {
  test('[ZD-SALV-1] salvage lies open by its hunter, neither in hand nor in the deck', () => {
    const stage = drawing(2, shards(3));

    const { salvage, hand, draw, discard } = stage.hunter(0);
    expect(salvage).toEqual(shards(2));
    expect([...hand, ...draw, ...discard].filter(no => salvage.includes(no))).toEqual([]);
    expect(stage.toldOf('salvage-taken')).toMatchObject([
      { seat: 0, card: salvage[0] },
      { seat: 0, card: salvage[1] },
    ]);
    for (const seat of [0, 1, null]) expect(viewOf(stateSchema, stage.state, seat).hunters[0]!.salvage).toEqual(salvage);
  });

  test('[ZD-SALV-2] any number may be held', () => {
    const stage = drawing(20, [...shards(20), BLAZE]);

    expect(stage.hunter(0).salvage).toEqual(shards(20));
  });

  test('[ZD-SALV-3] without resources nothing can be bought', () => {
    const weapon: Weapon = {
      id: 'longbow',
      name: 'Longbow',
      kind: 'weapon',
      arc: 'ranged',
      range: 3,
      dice: { blue: 1 },
      crit: [],
      symbols: [],
      slots: 1,
    };
    const ware = goods('equipment', { type: 'weapon', price: { shards: 1 }, card: weapon });
    const shopping = (hunter: HunterOn): DawnRehearsal => {
      const stage = table(hunter, { step: 'buy', active: 0 });
      Object.assign(stage.state.merchants[0]!, { isOpen: true, row: [ware] });
      return stage.play();
    };

    const rich = shopping({ salvage: [BLAZE] });
    const poor = shopping({ salvage: [], glory: 9, blazingSuns: 1 });

    expect([rich.askedSeat, rich.options('buy')]).toEqual([0, ['longbow', 'pass']]);
    // Seat 0 can only pass and is not asked; seat 1 is the Fledgling, whose first purchase is free.
    expect([poor.askedSeat, poor.options('buy')]).toEqual([1, ['longbow', 'pass']]);
  });

  test('[ZD-SALV-4] a card may ask for a resource: paid, it leaves the player and the effect happens', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [damage(1)] });
    const blazing = arrow({ effects: [{ do: 'may-pay', cost: { resource: 'blaze', n: 1 }, then: [fire] }] });
    const shot = (): DawnRehearsal =>
      shoot(
        field({ hand: [blazing], salvage: [BLAZE, ...shards(1)], equipment: { ranged } }, [{ at: [3, 1] }], {
          state: { salvageDiscard: [] },
        }),
        ranged,
      );

    expect(shot().options('pay-cost')).toEqual(['yes', 'no']);
    const paid = shot().answer('pay-cost', 'yes');
    const kept = shot().answer('pay-cost', 'no');

    expect([paid.hunter(0).salvage, paid.enemy(0).fire]).toEqual([shards(1), 1]);
    expect([kept.hunter(0).salvage, kept.enemy(0).fire]).toEqual([[BLAZE, ...shards(1)], 0]);
  });

  test('[ZD-SALV-5] every card is a resource, of one kind or any, or a fate card', () => {
    expect([...new Set(SALVAGE_DECK.map(no => salvageCard(no).kind))].sort()).toEqual(['fate', 'resource', 'wild']);
  });

  test('[ZD-SALV-6] a fate card is resolved fully, then shuffled back', () => {
    const storm = fate('storm', [
      { do: 'gain-glory', n: 2 },
      { do: 'lose-glory', n: 1 },
    ]);
    const stage = drawing(1, [storm, ...shards(2)]);

    expect(stage.hunter(0)).toMatchObject({ salvage: [], glory: 1 });
    expect(stage.state.salvagePile.toSorted((a, b) => a - b)).toEqual([...shards(2), storm].toSorted((a, b) => a - b));
    expect(stage.state.salvageDiscard).toEqual([]);
    expect(stage.types()).toEqual(['fate-drawn', 'glory-gained', 'glory-lost']);
  });

  test('[ZD-SALV-6] choices of a fate card are made before it goes back', () => {
    const loss = fate('loss', [{ do: 'discard', n: 1 }]);
    const stage = drawing(1, [loss], {}, { hand: ['carja-sidestep', 'carja-take-a-bow'] });

    expect(stage.asks).toBe('discard-cards');
    expect(stage.state.salvagePile).toEqual([]);
    stage.answer('discard-cards', ['carja-take-a-bow']);

    expect(stage.state.salvagePile).toEqual([loss]);
    expect(stage.keys(stage.hunter(0).discard)).toEqual(['carja-take-a-bow']);
  });

  test('[ZD-SALV-7] [ZD-R-125] what was spent is shuffled back at the end of the merchant step', () => {
    const stage = table({}, { step: 'end-merchants', salvagePile: [BLAZE], salvageDiscard: shards(3) });

    stage.run(endMerchants);

    expect(stage.state.salvagePile.toSorted((a, b) => a - b)).toEqual([...shards(3), BLAZE].toSorted((a, b) => a - b));
    expect(stage.state.salvageDiscard).toEqual([]);
  });
});

describe('Rulings on salvage', () => {
  test('[ZD-R-122] a fate card is one of the cards drawn', () => {
    const stage = drawing(2, [fate('calm', []), ...shards(3)]);

    expect(stage.hunter(0).salvage).toEqual(shards(1));
  });

  test('[ZD-R-123] it is shuffled back before the next card is drawn and may come again', () => {
    const again = fate('again', [{ do: 'gain-glory', n: 1 }]);
    const stage = given({
      hunters: [
        { hunter: 'carja', salvage: [] },
        { hunter: 'forgesmith', salvage: [] },
      ],
      enemies: [{ type: 'watcher', at: [5, 2] }],
      dice: {
        salvage: [
          [again, ...shards(2)],
          [...shards(2), again],
        ],
      },
      state: { salvagePile: [again, ...shards(2)] },
    });

    stage.run(one => drawSalvage(one, 0, 3, 'ZD-EN-4'));

    expect(stage.types()).toEqual(['fate-drawn', 'glory-gained', 'fate-drawn', 'glory-gained', 'salvage-taken']);
    expect(stage.hunter(0)).toMatchObject({ glory: 2, salvage: shards(1) });
  });

  test('[ZD-R-124] an empty deck is made anew from the discards; with none there is no draw', () => {
    const anew = drawing(3, shards(1), { salvageDiscard: [BLAZE] });
    const none = drawing(1, []);

    expect(anew.hunter(0).salvage).toEqual([...shards(1), BLAZE]);
    expect(anew.types()).toEqual(['salvage-taken', 'salvage-reshuffled', 'salvage-taken']);
    expect(anew.state).toMatchObject({ salvagePile: [], salvageDiscard: [] });
    expect(none.types()).toEqual([]);
  });

  /** Every order of some cards. */
  const orders = (cards: readonly number[]): number[][] =>
    cards.length === 0 ? [[]] : cards.flatMap(first => orders(cards.filter(one => one !== first)).map(rest => [first, ...rest]));
  const fetching = (salvagePile: number[], salvageDiscard: number[] = []): DawnRehearsal => {
    const stage = table({}, { salvagePile, salvageDiscard });
    fetchResource(stage.table, 0, 'metal-shards', 2, 'ZD-CMPT-9');
    return stage;
  };

  test('[ZD-CMPT-9] which of several equal cards is fetched tells nothing of the order they lie in', () => {
    const fetched = orders([BLAZE, ...shards(3)]).map(pile => fetching(pile).hunter(0).salvage);

    expect(fetched).toEqual(fetched.map(() => shards(2)));
  });

  test('[ZD-CMPT-9] in any order of the discards as well, once the deck has none left; the deck is shuffled only if it was searched', () => {
    for (const discard of orders([BLAZE, ...shards(3)])) {
      const stage = fetching([WILD, card('metal-shards', 4)], discard);

      expect(stage.hunter(0).salvage).toEqual([card('metal-shards', 4), shards(1)[0]]);
      expect(stage.state.salvageDiscard).toEqual(discard.filter(no => no !== shards(1)[0]));
      expect(stage.state.salvagePile).toEqual([WILD]);
    }
  });

  test('[ZD-R-125] a resource discarded for an effect goes to the salvage discards', () => {
    printEnemy('watcher');
    const ranged = bow();
    const blazing = arrow({ effects: [{ do: 'may-pay', cost: { resource: 'blaze', n: 1 }, then: [damage(2)] }] });
    const stage = field({ hand: [blazing], salvage: [BLAZE], equipment: { ranged } }, [{ at: [3, 1] }], {
      state: { salvageDiscard: shards(1) },
    });

    shoot(stage, ranged).answer('pay-cost', 'yes');

    expect(stage.state.salvageDiscard).toEqual([...shards(1), BLAZE]);
  });

  test('[ZD-R-163] a fate card does what is possible and no more outside an encounter', () => {
    const clatter = fate('clatter', [
      { do: 'alert-nearest' },
      { do: 'draw', n: 2 },
      { do: 'move-hunter', n: 1 },
      { do: 'gain-glory', n: 1 },
    ]);
    const stage = drawing(1, [clatter], { step: 'end-encounter' });

    expect(stage.asks).toBeNull();
    expect(stage.types()).toEqual(['fate-drawn', 'glory-gained']);
  });

  test('[ZD-R-163] with nobody to choose the rest still happens', () => {
    const stage = drawing(1, [fate('clatter', [{ do: 'alert-nearest' }, { do: 'lose-glory', n: 3 }])], { enemies: [] }, { glory: 2 });

    expect(stage.asks).toBeNull();
    expect(stage.hunter(0).glory).toBe(0);
  });

  test('[ZD-R-163] a discard is no damage and nobody faints by it', () => {
    const stage = drawing(1, [fate('loss', [{ do: 'discard', n: 3 }])], {}, { hand: ['carja-sidestep'], draw: [] });

    expect(stage.keys(stage.hunter(0).discard)).toEqual(['carja-sidestep']);
    expect(stage.hunter(0)).toMatchObject({ isUp: true, faints: 0, hand: [] });
    expect(stage.types('hunter-damaged', 'hunter-fainted')).toEqual([]);
  });

  describe('[ZD-R-169] costs in an encounter', () => {
    const asked = (salvage: number[], cost: Cost): DawnRehearsal => {
      printEnemy('watcher');
      const ranged = bow();
      const knack = ability('knack', [{ do: 'may-pay', cost, then: [damage(2)] }]);
      return shoot(field({ hand: [arrow(), knack], salvage, equipment: { ranged } }, [{ at: [3, 1] }]), ranged).answer(
        'play-ability',
        'knack',
      );
    };

    test('[ZD-R-169] a wild card counts as any resource', () => {
      const stage = asked([WILD], { resource: 'blaze', n: 1 }).answer('pay-cost', 'yes');

      expect(hits(stage)).toEqual([2]);
      expect(stage.hunter(0).salvage).toEqual([]);
    });

    test('[ZD-R-169] with both the player says which pays', () => {
      const stage = asked([WILD, ...shards(1), BLAZE], { resource: 'blaze', n: 1 }).answer('pay-cost', 'yes');

      expect(stage.options('discard-resource')).toEqual(['salvage-blaze.1', 'salvage-rare-lens.1']);
      stage.answer('discard-resource', ['salvage-rare-lens.1']);

      expect(stage.hunter(0).salvage).toEqual([...shards(1), BLAZE]);
    });

    test.each([
      { salvage: shards(3), cost: { resource: 'blaze', n: 1 } as const, id: 'two others do not stand for a special' },
      { salvage: [BLAZE, card('blaze', 2)], cost: { resource: 'metal-shards', n: 1 } as const, id: 'a special does not stand for a shard' },
    ])('[ZD-R-169] $id', ({ salvage, cost }) => {
      const stage = asked(salvage, cost);

      expect(stage.asks).toBeNull();
      expect(hits(stage)).toEqual([0]);
    });
  });
});
