/** The trading variant: ZD-TRADE-1..5; rulings ZD-R-148..150. Giving in cooperative play (ZD-COOP-9) is in cooperative.test.ts. */
import { startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { actionCard, equipmentCard } from '../content/box.ts';
import { zeroDawn } from '../game.ts';
import { setupFor } from '../setup.ts';
import type { MerchantState, Mode, State } from '../state.ts';
import * as fixture from '../testing/fixtures.ts';
import { type DawnRehearsal, given, type HunterOn } from '../testing/rehearsal.ts';
import { agreeOnTrading } from './begin.ts';

const shard = (n = 1): number => fixture.resource(`trade-shard-${n}`, { resource: 'metal-shards' });
const wire = (): number => fixture.resource('trade-wire', { resource: 'wire' });
const bow = (id: string): number => fixture.bow({ id, name: id, slots: 2 });
const nothing = { melee: -1, ranged: -1, sidearm: -1, armour: -1, pouch: -1 } as const;

/** Seat 0 is to buy at a merchant with nothing left in its row; hunters have only what is said. */
function market(
  hunters: readonly HunterOn[],
  more: Partial<State> = {},
  mode: Mode = 'standard',
  merchant: Partial<MerchantState> = {},
): DawnRehearsal {
  return given({
    mode,
    hunters: hunters.map(one => ({ salvage: [], draw: [], maxDeck: 0, ...one, equipment: { ...nothing, ...one.equipment } })),
    merchants: { 1: merchant },
    state: { step: 'buy', level: 1, encounter: 2, trading: mode === 'standard', ...more },
  }).play();
}
/** Offers a trade; whoever has only one card to name is not asked which. */
function offer(stage: DawnRehearsal, give: readonly string[], ask: readonly string[]): DawnRehearsal {
  stage.answer('buy', 'trade');
  if (stage.asks === 'trade-give') stage.answer('trade-give', give);
  if (stage.asks === 'trade-ask') stage.answer('trade-ask', ask);
  const [offered] = stage.toldOf('trade-offered').slice(-1);
  if (offered) expect([offered['given'], offered['asked']].map(cards => stage.keys(cards as number[]))).toEqual([give, ask]);
  return stage;
}
const belongings = (stage: DawnRehearsal, seat: number): Pick<State['hunters'][number], 'salvage' | 'equipment' | 'modifications'> => {
  const { salvage, equipment, modifications } = stage.hunter(seat);
  return { salvage, equipment, modifications };
};
const own = (salvage: number[], ranged: number, modifications: { card: number; on: number }[] = []) => ({
  salvage,
  equipment: [-1, ranged, -1, -1, -1],
  modifications,
});

describe('Agreeing', () => {
  test('[ZD-TRADE-1] all are asked at the start, and one no is enough', () => {
    const settled = (...votes: ('yes' | 'no')[]): [boolean, string] => {
      const stage = given({ hunters: votes.map(() => ({})), state: { step: 'agree-on-trading' } }).run(agreeOnTrading);
      expect(stage.open.map(({ seat, kind }) => [seat, kind])).toEqual(votes.map((_, seat) => [seat, 'agree-on-trading']));
      votes.forEach((vote, seat) => stage.answer('agree-on-trading', vote, seat));
      return [stage.state.trading, stage.state.step];
    };

    expect(settled('yes', 'yes', 'yes')).toEqual([true, 'choose-hunters']);
    expect(settled('yes', 'no', 'yes')).toEqual([false, 'choose-hunters']);
    expect(settled('no', 'no')).toEqual([false, 'choose-hunters']);
  });

  test('[ZD-TRADE-1] without the variant nobody is asked, and nobody trades', () => {
    const started = startMatch(zeroDawn, setupFor(3, 'standard'), 'no-trade');
    const stage = market([{ salvage: [shard()], equipment: { ranged: bow('trade-bow') } }, { equipment: { ranged: bow('trade-other') } }], {
      trading: false,
    });

    expect(started.ok && started.value.open[0]!.kind).toBe('choose-hunter');
    expect([stage.types('merchants-closed'), stage.state.step]).toEqual([['merchants-closed'], 'track']);
  });

  test.each(['standard', 'cooperative', 'cooperative-easy'] as const)('[ZD-TRADE-5] works with %s play', mode => {
    const started = startMatch(zeroDawn, setupFor(2, mode, { trading: 'ask' }), 'trade');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    expect(match.open.map(one => one.kind)).toEqual(['agree-on-trading', 'agree-on-trading']);
    match.answer(0, 'yes');
    match.answer(1, 'yes');
    const [mine, yours] = [bow('trade-mine'), bow('trade-yours')];

    const stage = market([{ equipment: { ranged: mine } }, { equipment: { ranged: yours } }], { trading: true }, mode);
    offer(stage, ['trade-mine'], ['trade-yours']).answer('accept-trade', 'yes');

    expect((match.state as State).trading).toBe(true);
    expect([stage.hunter(0).equipment[1], stage.hunter(1).equipment[1]]).toEqual([yours, mine]);
  });
});

describe('Trading', () => {
  test('[ZD-TRADE-2] [ZD-TRADE-4] a bow for two shards: both sides move in one step, once the partner accepts', () => {
    const [ours, one, two] = [bow('trade-bow'), shard(1), shard(2)];
    const stage = market([{ equipment: { ranged: ours } }, { salvage: [one, two] }]);

    offer(stage, ['trade-bow'], ['trade-shard-1', 'trade-shard-2']);
    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['accept-trade', 1, ['yes', 'no']]);
    expect(stage.open[0]!.facts).toEqual({ from: 0, given: [ours], asked: [one, two] });
    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([own([], ours), own([one, two], -1)]);
    stage.answer('accept-trade', 'yes');

    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([own([one, two], -1), own([], ours)]);
    expect(stage.told).toEqual([
      { type: 'trade-offered', rule: 'ZD-TRADE-2', seat: 0, partner: 1, given: [ours], asked: [one, two] },
      { type: 'trade-made', rule: 'ZD-TRADE-4', seat: 0, partner: 1, given: [ours], asked: [one, two] },
      { type: 'equipped', rule: 'ZD-R-148', seat: 1, card: ours },
    ]);
  });

  test('[ZD-TRADE-4] a trade that is refused moves nothing', () => {
    const [ours, one] = [bow('trade-bow'), shard()];
    const stage = market([{ equipment: { ranged: ours } }, { salvage: [one] }]);

    offer(stage, ['trade-bow'], ['trade-shard-1']).answer('accept-trade', 'no');

    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([own([], ours), own([one], -1)]);
    expect([stage.types(), stage.asks, stage.askedSeat]).toEqual([['trade-offered', 'trade-refused'], 'buy', 0]);
  });

  test('[ZD-TRADE-2] equipment and modifications for equipment and modifications', () => {
    const [coil, weave, ours] = [fixture.coil('trade-coil'), fixture.weave('trade-weave'), bow('trade-bow')];
    const stage = market([
      { modifications: [{ card: coil, on: -1 }], equipment: { ranged: ours } },
      { modifications: [{ card: weave, on: -1 }] },
    ]);

    offer(stage, ['trade-bow', 'trade-coil'], ['trade-weave']).answer('accept-trade', 'yes');

    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([
      own([], -1, [{ card: weave, on: -1 }]),
      own([], ours, [{ card: coil, on: -1 }]),
    ]);
  });

  test('[ZD-TRADE-2] [ZD-TRADE-4] nothing is given for nothing: each side names at least one card', () => {
    const stage = market([{ equipment: { ranged: bow('trade-bow') }, salvage: [shard()] }, { salvage: [wire(), shard(2)] }]);

    stage.answer('buy', 'trade');
    expect([stage.open[0]!.min, stage.open[0]!.max]).toEqual([1, 2]);
    stage.answer('trade-give', ['trade-bow']);
    expect([stage.open[0]!.min, stage.open[0]!.max]).toEqual([1, 2]);
  });

  test('[ZD-TRADE-2] resources for resources are no trade', () => {
    const [one, other] = [shard(), wire()];
    const stage = market([{ salvage: [one], equipment: { ranged: bow('trade-bow') } }, { salvage: [other, shard(2)] }]);

    offer(stage, ['trade-shard-1'], ['trade-wire']);

    expect([stage.types(), stage.asks, stage.askedSeat]).toEqual([['trade-void'], 'buy', 0]);
    expect([stage.hunter(0).salvage.includes(one), stage.hunter(1).salvage.includes(other)]).toEqual([true, true]);
  });

  test('[ZD-TRADE-2] a partner is one who has something to trade', () => {
    const stage = market([
      { equipment: { ranged: bow('trade-bow') } },
      {},
      { salvage: [shard()] },
      { equipment: { ranged: bow('trade-old') } },
    ]);

    expect([stage.answer('buy', 'trade').asks, stage.options()]).toEqual(['trade-partner', ['h2', 'h3']]);
  });

  test('[ZD-TRADE-3] printed prices do not bind: what cost 5 goes for 1', () => {
    const dear = fixture.goods('equipment', {
      type: 'weapon',
      price: { shards: 5 },
      card: { ...equipmentCard(fixture.bow()), id: 'trade-dear', name: 'dear' },
    });
    const one = shard();
    const stage = market([{ equipment: { ranged: dear } }, { salvage: [one] }]);

    offer(stage, ['trade-dear'], ['trade-shard-1']).answer('accept-trade', 'yes');

    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([own([one], -1), own([], dear)]);
  });

  test('[ZD-R-150] resources, equipment and modifications can be traded; ammunition, action cards, traits and Suns cannot', () => {
    const [coil, fitted, ours, one] = [fixture.coil('trade-coil'), fixture.coil('trade-fitted'), bow('trade-bow'), shard()];
    const stage = market([
      {
        salvage: [one],
        equipment: { ranged: ours },
        modifications: [
          { card: coil, on: -1 },
          { card: fitted, on: 1 },
        ],
        hand: [fixture.arrow({ id: 'trade-arrow' })],
        draw: [fixture.ability('trade-ability')],
        discard: [fixture.interrupt('trade-interrupt', 'any-time', [])],
        traits: [fixture.trait({ id: 'trade-trait' })],
        fullSuns: 2,
        glory: 3,
      },
      { salvage: [wire(), shard(2)] },
    ]);

    stage.answer('buy', 'trade');

    expect(stage.options('trade-give')).toEqual(['trade-shard-1', 'trade-bow', 'trade-coil', 'trade-fitted']);
    stage.answer('trade-give', ['trade-bow']);
    expect(stage.options('trade-ask')).toEqual(['trade-wire', 'trade-shard-2']);
  });
});

describe('Equipment that changes hands', () => {
  test('[ZD-R-148] it is equipped at once; modifications on it stay with the giver unless given too', () => {
    const [kept, given_, ours, one] = [fixture.coil('trade-kept'), fixture.coil('trade-given'), bow('trade-bow'), shard()];
    const modifications = [
      { card: kept, on: 1 },
      { card: given_, on: 1 },
    ];
    const stage = market([{ equipment: { ranged: ours }, modifications }, { salvage: [one] }]);

    offer(stage, ['trade-bow', 'trade-given'], ['trade-shard-1']).answer('accept-trade', 'yes');

    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([
      own([one], -1, [{ card: kept, on: -1 }]),
      own([], ours, [{ card: given_, on: -1 }]),
    ]);
  });

  const replaced = (): { stage: DawnRehearsal; ours: number; old: number; coil: number } => {
    const [ours, old, coil] = [bow('trade-bow'), bow('trade-old'), fixture.coil('trade-coil')];
    const stage = market(
      [{ equipment: { ranged: ours } }, { equipment: { ranged: old }, modifications: [{ card: coil, on: 1 }] }],
      {},
      'cooperative',
    );
    return { stage: offer(stage, ['trade-bow'], []).answer('accept-trade', 'yes'), ours, old, coil };
  };

  test('[ZD-R-148] a full arc: the receiver says whether the old card is swapped back; until then nothing moves', () => {
    const { stage, ours, old, coil } = replaced();

    expect([stage.asks, stage.askedSeat, stage.open[0]!.facts]).toEqual(['swap-back', 1, { card: old, for: ours }]);
    expect([stage.hunter(0).equipment[1], stage.hunter(1).equipment[1]]).toEqual([ours, old]);
    stage.answer('swap-back', 'yes');

    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([own([], old), own([], ours, [{ card: coil, on: -1 }])]);
    expect(stage.state.removed).toEqual([]);
    expect(stage.types()).toEqual(['trade-offered', 'trade-made', 'modification-taken-off', 'equipped', 'equipped']);
  });

  test('[ZD-R-148] or it leaves the game, without its modifications', () => {
    const { stage, ours, old, coil } = replaced();

    stage.answer('swap-back', 'no');

    expect([belongings(stage, 0), belongings(stage, 1)]).toEqual([own([], -1), own([], ours, [{ card: coil, on: -1 }])]);
    expect(stage.state.removed).toEqual([old]);
    expect(stage.types()).toEqual(['trade-offered', 'trade-made', 'modification-taken-off', 'equipment-lost', 'equipped']);
  });

  /** A bow in the ranged arc and armour, each with a modification on it. */
  const outfit = (): { on: HunterOn; bow: number; armour: number; coil: number; weave: number } => {
    const [ranged, armour] = [bow('trade-bow'), fixture.armour({ id: 'trade-armour' })];
    const [coil, weave] = [fixture.coil('trade-coil'), fixture.weave('trade-weave')];
    const modifications = [
      { card: coil, on: 1 },
      { card: weave, on: 3 },
    ];
    return { on: { equipment: { ranged, armour }, modifications }, bow: ranged, armour, coil, weave };
  };

  test('[ZD-MOD-9] [ZD-TRADE-4] only what lies on the card handed over comes off it', () => {
    const [ours, one] = [outfit(), shard()];
    const stage = market([ours.on, { salvage: [one] }]);

    offer(stage, ['trade-bow'], ['trade-shard-1']).answer('accept-trade', 'yes');

    expect(belongings(stage, 0)).toEqual({
      salvage: [one],
      equipment: [-1, -1, -1, ours.armour, -1],
      modifications: [
        { card: ours.coil, on: -1 },
        { card: ours.weave, on: 3 },
      ],
    });
    expect(stage.toldOf('modification-taken-off')).toMatchObject([{ rule: 'ZD-MOD-9', seat: 0, card: ours.coil }]);
  });

  test('[ZD-MOD-9] [ZD-TRADE-4] resources handed over leave every modification where it is', () => {
    const [ours, one, two] = [outfit(), shard(1), shard(2)];
    const stage = market([{ ...ours.on, salvage: [one] }, { salvage: [two] }], {}, 'cooperative');

    offer(stage, ['trade-shard-1'], []).answer('accept-trade', 'yes');

    expect(stage.hunter(0).modifications).toEqual(ours.on.modifications);
    expect(stage.types('modification-taken-off')).toEqual([]);
  });

  test('[ZD-MOD-9] [ZD-R-148] only what lies in the arc that is filled anew comes off, not what lies elsewhere', () => {
    const [theirs, gift] = [outfit(), bow('trade-gift')];
    const stage = market([{ equipment: { ranged: gift } }, theirs.on], {}, 'cooperative');

    offer(stage, ['trade-gift'], []).answer('accept-trade', 'yes').answer('swap-back', 'no');

    expect(belongings(stage, 1)).toEqual({
      salvage: [],
      equipment: [-1, gift, -1, theirs.armour, -1],
      modifications: [
        { card: theirs.coil, on: -1 },
        { card: theirs.weave, on: 3 },
      ],
    });
    expect(stage.toldOf('modification-taken-off')).toMatchObject([{ rule: 'ZD-MOD-9', seat: 1, card: theirs.coil }]);
  });

  test('[ZD-R-148] two cards of one arc simply change places', () => {
    const [ours, theirs] = [bow('trade-ours'), bow('trade-theirs')];
    const stage = market([{ equipment: { ranged: ours } }, { equipment: { ranged: theirs } }]);

    offer(stage, ['trade-ours'], ['trade-theirs']).answer('accept-trade', 'yes');

    expect([stage.asks, stage.hunter(0).equipment[1], stage.hunter(1).equipment[1]]).toEqual(['buy', theirs, ours]);
    expect(stage.state.removed).toEqual([]);
  });
});

describe('When', () => {
  test('[ZD-R-149] at the campfire after success and after failure, as often as one likes, without losing the turn to buy', () => {
    for (const result of ['success', 'failure'] as const) {
      const [ours, theirs] = [bow('trade-ours'), bow('trade-theirs')];
      const stage = given({
        hunters: [
          { skill: 3, equipment: { ranged: ours } },
          { skill: 3, equipment: { ranged: theirs } },
        ],
        state: { step: 'end-encounter', result, encounter: 2, level: 1, trading: true, leader: 0, fledgling: 1 },
      }).play();
      const buyer = stage.askedSeat!;
      const keys = buyer === 0 ? (['trade-ours', 'trade-theirs'] as const) : (['trade-theirs', 'trade-ours'] as const);

      for (let i = 0; i < 2; i++) {
        stage
          .answer('buy', 'trade')
          .answer('trade-give', [keys[i]!])
          .answer('trade-ask', [keys[1 - i]!]);
        stage.answer('accept-trade', 'yes');
      }

      expect(stage.types('trade-made')).toEqual(['trade-made', 'trade-made']);
      expect([stage.asks, stage.askedSeat]).toEqual(['buy', buyer]);
    }
  });

  test('[ZD-R-149] not while a purchase is resolving: then only the payment is open', () => {
    const ware = (id: string): number =>
      fixture.goods('action', { type: 'ammunition', price: { shards: 1 }, card: { ...actionCard(fixture.arrow()), id, name: id } });
    const hunters = [{ salvage: [shard(), wire()], equipment: { ranged: bow('trade-bow') } }, { equipment: { ranged: bow('trade-old') } }];
    const stage = market(hunters, {}, 'standard', { row: [ware('trade-ware')], pile: [ware('trade-next')] });

    stage.answer('buy', 'trade-ware');

    expect(stage.open.map(({ seat, kind, options }) => [seat, kind, options.map(one => one.key)])).toEqual([
      [0, 'pay', ['metal-shards', 'wire']],
    ]);
  });

  test('[ZD-R-149] who passed before a trade is asked again: things have changed hands', () => {
    const [ours, one] = [bow('trade-bow'), shard()];
    const ware = fixture.goods('action', {
      type: 'ammunition',
      price: { shards: 1 },
      card: { ...actionCard(fixture.arrow()), id: 'trade-ware', name: 'ware' },
    });
    const stage = market([{ equipment: { ranged: ours } }, { salvage: [one] }], {}, 'standard', { row: [ware] });

    stage.answer('buy', 'pass');
    offer(stage, ['trade-shard-1'], ['trade-bow']).answer('accept-trade', 'yes').answer('buy', 'pass');

    expect([stage.askedSeat, stage.options()]).toEqual([0, ['trade-ware', 'trade', 'pass']]);
  });

  test('[ZD-MERCH-12] [ZD-R-149] after a trade all have to pass once more, and once is enough', () => {
    const stage = market([{ equipment: { ranged: bow('trade-a') } }, { equipment: { ranged: bow('trade-b') } }, { salvage: [shard()] }]);

    stage.answer('buy', 'pass').answer('buy', 'pass');
    stage.answer('buy', 'trade').answer('trade-partner', 'h0').answer('accept-trade', 'yes');
    expect([stage.askedSeat, stage.state.passedInARow]).toEqual([2, 0]);
    stage.answer('buy', 'pass').answer('buy', 'pass');
    expect([stage.state.step, stage.askedSeat]).toEqual(['buy', 1]);
    stage.answer('buy', 'pass');

    expect(stage.types('merchants-closed')).toEqual(['merchants-closed']);
  });

  test('[ZD-MERCH-12] [ZD-R-149] a trade that is refused counts for nothing: the passes before it stand', () => {
    const stage = market([{ equipment: { ranged: bow('trade-a') } }, { salvage: [shard()] }]);

    stage.answer('buy', 'pass').answer('buy', 'trade').answer('accept-trade', 'no');
    expect([stage.askedSeat, stage.state.passedInARow]).toEqual([1, 1]);
    stage.answer('buy', 'pass');

    expect(stage.types('merchants-closed')).toEqual(['merchants-closed']);
  });

  test('[ZD-COOP-9] in cooperative play a partner is one to give to or to take from; with nothing on either side there is none', () => {
    const partners = (...hunters: HunterOn[]): string[] => {
      const stage = market(hunters, {}, 'cooperative');
      if (!stage.asks || !stage.options().includes('trade')) return [];
      return stage.answer('buy', 'trade').asks === 'trade-partner' ? stage.options() : ['only'];
    };

    expect(partners({ salvage: [shard()] }, {}, {})).toEqual(['h1', 'h2']);
    expect(partners({}, { salvage: [shard()] }, {})).toEqual(['only']);
    expect(partners({}, {}, {})).toEqual([]);
  });

  test('[ZD-TRADE-2] in standard play who has nothing has no partner, and resources alone are not enough', () => {
    const canTrade = (...hunters: HunterOn[]): boolean => {
      const stage = market(hunters);
      return stage.asks === 'buy' && stage.options().includes('trade');
    };

    expect(canTrade({}, { equipment: { ranged: bow('trade-bow') } })).toBe(false);
    expect(canTrade({ salvage: [shard()] }, { salvage: [wire()] })).toBe(false);
    expect(canTrade({ salvage: [shard()] }, { modifications: [{ card: fixture.coil('trade-coil'), on: -1 }] })).toBe(true);
  });

  test('[ZD-COOP-9] an offer of nothing for nothing is none, and the passes before it stand', () => {
    const stage = market([{ salvage: [shard()] }, { salvage: [wire()] }], {}, 'cooperative').answer('buy', 'pass');

    offer(stage, [], []);

    expect([stage.types(), stage.asks, stage.askedSeat, stage.state.passedInARow]).toEqual([['trade-void'], 'buy', 1, 1]);
  });

  test('[ZD-MOD-9] what is fitted to the card in the first arc comes off as well', () => {
    const [blade, coil] = [fixture.blade({ id: 'trade-blade', slots: 1 }), fixture.coil('trade-coil')];
    const stage = market([{ equipment: { melee: blade }, modifications: [{ card: coil, on: 0 }] }, { salvage: [shard()] }]);

    offer(stage, ['trade-blade'], ['trade-shard-1']).answer('accept-trade', 'yes');

    expect(stage.hunter(0).modifications).toEqual([{ card: coil, on: -1 }]);
  });

  test('[ZD-R-149] never in an encounter', () => {
    const stage = given({
      mode: 'cooperative',
      hunters: [{ salvage: [shard()] }, {}],
      enemies: [{ type: 'watcher', at: [5, 2] }],
      state: { step: 'act', trading: true },
    }).play();

    expect(stage.open.flatMap(one => one.options.map(({ key }) => key))).not.toContain('trade');
  });
});
