/** Merchants and modifications between two encounters: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../content/box.ts';
import { blade, blank, bow, coil, print, weave } from '../../testing/fixtures.ts';
import { given } from '../../testing/rehearsal.ts';
import { endMerchants } from '../end-merchants.ts';
import { refit } from '../modifications.ts';

const blanks = (n: number): number[] => Array.from({ length: n }, (_, i) => blank(`limits-blank-${i + 1}`));
const shards = (n: number): number[] => Array.from({ length: n }, (_, i) => cardNamed(`salvage-metal-shards.${i + 1}`));

describe('The campfire', () => {
  test('[ZD-EVENT-1] the event and whom it named are forgotten with the merchants', () => {
    const stage = given({
      hunters: [
        { draw: [], maxDeck: 0 },
        { draw: [], maxDeck: 0 },
      ],
      state: { step: 'end-merchants', event: 300, eventChooser: 1, eventRival: 0 },
    });
    stage.run(endMerchants);

    expect(stage.state).toMatchObject({ event: -1, eventChooser: -1, eventRival: -1 });
  });

  test('[ZD-SALV-7] the salvage deck is shuffled only if something comes back to it', () => {
    const ends = (salvageDiscard: number[]): unknown => {
      const stage = given({
        ...{
          hunters: [
            { draw: [], maxDeck: 0, salvage: [] },
            { draw: [], maxDeck: 0, salvage: [] },
          ],
        },
        ...{ dice: { salvage: [[...shards(2), ...salvageDiscard].reverse()] }, spare: ['salvage'] },
        state: { step: 'end-merchants', salvagePile: shards(2), salvageDiscard },
      }).run(endMerchants);
      return [stage.state.salvagePile, stage.chance.left];
    };
    const [first, second, third] = shards(3);

    expect(ends([third!])).toEqual([[third, second, first], {}]);
    expect(ends([])).toEqual([[first, second], { salvage: [[second, first]] }]);
  });

  test('[ZD-MERCH-15] a deck of exactly the limit is not trimmed, one card more is', () => {
    const trims = (n: number): unknown[] => {
      const stage = given({
        hunters: [
          { draw: blanks(n), maxDeck: 3 },
          { draw: [], maxDeck: 0 },
        ],
        state: { step: 'end-merchants', stamina: [] },
      }).run(endMerchants);
      return [stage.open.map(({ seat, min, max }) => [seat, min, max]), stage.state.removed];
    };

    expect([trims(3), trims(4)]).toEqual([
      [[], []],
      [[[0, 1, 1]], []],
    ]);
  });

  test('[ZD-MOD-1] a modification that was put on is not offered to be put on where it was, nor to come off again in the same go', () => {
    const one = coil('limits-one');
    const [melee, ranged] = [blade({ id: 'limits-blade', slots: 1 }), bow({ id: 'limits-bow', slots: 1 })];
    const stage = given({
      hunters: [{ equipment: { melee, ranged, sidearm: -1, armour: -1 }, modifications: [{ card: one, on: 0 }] }, {}],
    }).run(table => refit(table, 0, 'ZD-MOD-2'));

    expect(stage.options()).toEqual(['limits-one:off', 'done']);
    stage.answer('fit-modifications', 'limits-one:off');
    expect(stage.options()).toEqual(['limits-one:limits-bow', 'done']);
    stage.answer('fit-modifications', 'limits-one:limits-bow');
    expect([stage.asks, stage.hunter(0).modifications]).toEqual([null, [{ card: one, on: 1 }]]);
  });

  test('[ZD-MOD-1] with nothing to change nobody is asked, also not about the pouch', () => {
    const loose = weave('limits-weave');
    const pouch = print('equipment', { id: 'limits-pouch', name: 'Pouch', kind: 'miscellaneous', arc: 'pouch', slots: 0 });
    const stage = given({
      hunters: [{ equipment: { armour: -1, pouch }, modifications: [{ card: loose, on: -1 }] }, {}],
    }).run(table => refit(table, 0, 'ZD-MOD-2'));

    expect(stage.asks).toBeNull();
  });
});
