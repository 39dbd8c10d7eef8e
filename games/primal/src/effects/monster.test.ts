/** What hunters inflict on the monster. PA-KW-BLIND-*, PA-KW-CONFUSE-*, PA-KW-STUN-*, PA-KW-VULN-*, PA-TOK-2. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { hunt, type MadeUp, SPARE } from '../testing/rehearsal.ts';

const says = (...effects: readonly Effect[]) => [{ on: 'play', effects }] as const;
const card = (id: string, more: MadeUp = {}): MadeUp => ({ id: `test-${id}`, colour: 'yellow', value: 0, ...more });
const red = (id: string, more: MadeUp = {}): MadeUp => card(id, { colour: 'red', ...more });
const doing = (id: string, ...effects: readonly Effect[]): MadeUp => card(id, { abilities: says(...effects) });

describe('Blind', () => {
  test('[PA-KW-BLIND-1] one peril of those in play is blank', () => {
    const loud = (id: string) => ({ id, abilities: [{ on: 'played', effects: [{ do: 'struggle', n: 1 }] }] }) as const;
    const r = hunt({
      beast: { struggle: 0 },
      perils: [loud('test-p1'), loud('test-p2')],
      hunters: [{ hand: [doing('blind', { do: 'blind' }), card('next'), SPARE] }, {}],
    }).play();

    r.answer('act', 'test-blind').only('choose-peril', ['test-p1', 'test-p2']).answer('choose-peril', 'test-p1');
    expect(r.monster).toMatchObject({ struggle: 1, perils: [{ blindedBy: 0 }, { blindedBy: -1 }] });
    r.answer('act', 'test-next');
    expect(r.monster.struggle).toBe(2);
  });

  test('[PA-KW-BLIND-1] what holds as long as it is in play does not, either', () => {
    const r = hunt({
      perils: [{ abilities: [{ on: 'while', effects: [{ do: 'cost', by: 1 }] }] }],
      hunters: [{ hand: [card('blind', { cost: 0, abilities: says({ do: 'blind' }) }), card('free')], stamina: 1 }, {}],
    }).play();

    r.answer('act', 'test-blind');

    expect(r.hunter(0).stamina).toBe(0);
    r.only('act', ['test-free', 'end']);
  });

  test('[PA-KW-BLIND-2] without a peril nothing is asked', () => {
    const r = hunt({ hunters: [{ hand: [doing('blind', { do: 'blind' }), SPARE] }, {}] })
      .play()
      .answer('act', 'test-blind');

    expect(r.asks).toBe('act');
    expect(r.types('peril-blinded')).toEqual([]);
  });

  test('[PA-KW-BLIND-3] it lasts into the next round, until the turn of who inflicted it', () => {
    const r = hunt({ step: 'end-turn', perils: [{ blindedBy: 0 }], hunters: [{ hand: [SPARE] }, {}] });
    const idle = ({ kind }: { readonly kind: string }) => (kind === 'move' ? 'stay' : 'end');

    r.untilScene('begin-turns', idle);
    expect(r.monster.perils).toMatchObject([{ blindedBy: 0 }]);
    r.untilScene('move', idle);
    expect(r.state.active).toBe(0);
    expect(r.monster.perils).toMatchObject([{ blindedBy: -1 }]);
  });
});

describe('Confuse', () => {
  const CONFUSE = doing('daze', { do: 'confuse' });
  const BOOSTED = { icons: ['attack'], base: [], boost: { cost: 2, effects: [{ do: 'hit' }] } } as const;

  test('[PA-KW-CONFUSE-1][PA-KW-CONFUSE-2][PA-TOK-2] one token, and the monster turns wherever the hunter says', () => {
    const r = hunt({ beast: { isConfused: true }, hunters: [{ hand: [CONFUSE, SPARE] }, {}] }).play();

    r.answer('act', 'test-daze')
      .only('choose-sector', ['sector-0', 'sector-1', 'sector-2', 'sector-3'])
      .answer('choose-sector', 'sector-0');

    expect(r.monster).toMatchObject({ isConfused: true, facing: 0 });
  });

  test('[PA-KW-CONFUSE-3][PA-KW-CONFUSE-4] the next boost is cancelled, paid for, and the token gone', () => {
    const r = hunt({ beast: { isConfused: true, struggle: 4 }, slots: [BOOSTED], hunters: [{ hand: [red('cut'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(r.monster).toMatchObject({ isConfused: false, struggle: 2 });
    expect(r.hunter(0).damage).toBe(0);
  });

  test('[PA-KW-CONFUSE-5] an unused token goes as the next round begins', () => {
    const r = hunt({ step: 'end-round', active: -1, toPlay: [], beast: { isConfused: true } }).untilScene('begin-round');
    expect(r.monster.isConfused).toBe(true);

    expect(r.untilScene('consume').monster.isConfused).toBe(false);
  });

  test('[PA-KW-CONFUSE-6] a boost that is too dear does not use it up', () => {
    const r = hunt({ beast: { isConfused: true, struggle: 1 }, slots: [BOOSTED], hunters: [{ hand: [red('cut'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(r.monster).toMatchObject({ isConfused: true, struggle: 1 });
  });

  test('[PA-R-35] inflicted while a boost is being applied, it waits for the next one', () => {
    const answer = { on: 'suffered', effects: [{ do: 'confuse' }] } as const;
    const r = hunt({
      beast: { struggle: 4 },
      slots: [{ ...BOOSTED, boost: { cost: 2, effects: [{ do: 'hit' }, { do: 'hit' }] } }],
      hunters: [{ hand: [red('cut'), SPARE], item: { abilities: [answer] } }, {}],
    })
      .play()
      .answer('act', 'test-cut')
      .until('act', ({ options }) => options[0]!.key);

    expect(r.hunter(0).damage).toBe(4);
    expect(r.monster).toMatchObject({ isConfused: true, struggle: 2 });
  });

  test('[PA-R-36] on a monster that is immune it does nothing, the rest of the card does', () => {
    const immune = { abilities: [{ on: 'while', effects: [{ do: 'immune', to: ['confuse', 'blind', 'stun', 'vulnerable'] }] }] } as const;
    const all = doing('all', { do: 'confuse' }, { do: 'blind' }, { do: 'stun' }, { do: 'vulnerable' }, { do: 'draw', n: 1 });
    const r = hunt({ stance: immune, perils: [{}], hunters: [{ hand: [all, SPARE] }, {}] })
      .play()
      .answer('act', 'test-all');

    expect(r.asks).toBe('act');
    expect(r.types('confused', 'peril-blinded', 'slot-stunned', 'vulnerable', 'drew')).toEqual(['drew']);
  });
});

describe('Stun', () => {
  const STUN = doing('ring', { do: 'stun' });

  test('[PA-KW-STUN-1][PA-KW-STUN-3] a behaviour that has no token, then any hunter who stands', () => {
    const r = hunt({
      slots: [{ icons: ['dodge'] }, { icons: ['dodge'], isStunned: true }, { icons: ['dodge'] }],
      hunters: [{ hand: [STUN, SPARE] }, {}, { ko: 'red' }],
    }).play();

    r.answer('act', 'test-ring').only('choose-slot', ['slot-0', 'slot-2']).answer('choose-slot', 'slot-2');
    r.only('stun-hunter', ['seat-0', 'seat-1']).answer('stun-hunter', 'seat-1');

    expect(r.monster.slots.map(({ isStunned }) => isStunned)).toEqual([false, true, true]);
  });

  test('[PA-KW-STUN-2] no event wakes it in this round', () => {
    const r = hunt({ slots: [{ icons: ['attack'], isStunned: true }], hunters: [{ hand: [red('cut'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(r.types('behaviour-revealed')).toEqual([]);
  });

  test('[PA-KW-STUN-4][PA-KW-STUN-5] who is chosen shows up to two attacks, deals weapon damage for each, and keeps them', () => {
    const r = hunt({
      hunters: [{ hand: [STUN, SPARE] }, { hand: [red('a'), red('b'), red('c'), card('d')], weapon: { damage: 4 } }],
    })
      .play()
      .answer('act', 'test-ring')
      .answer('choose-slot', 'slot-0')
      .answer('stun-hunter', 'seat-1');

    expect(r.decision('show-attacks')).toMatchObject({ seat: 1, min: 0, max: 2 });
    r.only('show-attacks', ['test-a', 'test-b', 'test-c']).answer('show-attacks', ['test-a', 'test-c']);
    expect(r.toldOf('attacks-shown').map(({ seat, cards }) => [seat, cards.map(keyOf)])).toEqual([[1, ['test-a', 'test-c']]]);
    expect(r.toldOf('damage-dealt')).toMatchObject([{ seat: 1, damage: 8 }]);
    expect(r.hand(1)).toEqual(['test-a', 'test-b', 'test-c', 'test-d']);
  });

  test('[PA-KW-STUN-6] the token goes with its card', () => {
    const r = hunt({
      slots: [{ icons: ['attack'], isStunned: true }],
      pile: [{ icons: ['attack'] }, { icons: ['dodge'] }],
      hunters: [{ hand: [doing('chase', { do: 'discard-slot' }), red('cut'), SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-chase');
    expect(r.monster.slots[0]!.isStunned).toBe(false);

    r.answer('act', 'test-cut');
    expect(r.types('behaviour-revealed')).toEqual(['behaviour-revealed']);
  });

  test('[PA-KW-STUN-8][PA-R-59] with no slot to choose the attacks are still shown', () => {
    const r = hunt({ slots: [{ icons: ['dodge'], isStunned: true }], hunters: [{ hand: [STUN, SPARE] }, {}] })
      .play()
      .answer('act', 'test-ring');

    expect(r.asks).toBe('stun-hunter');
  });

  test('[PA-KW-STUN-8][PA-R-59] what waits already is resolved, though it is stunned meanwhile', () => {
    const helm = { abilities: [{ on: 'suffered', effects: [{ do: 'stun' }] }] } as const;
    const r = hunt({
      slots: [{ icons: ['attack'] }, { icons: ['attack'], base: [{ do: 'threaten' }] }],
      perils: [{ abilities: [{ on: 'played', effects: [{ do: 'stun' }] }] }],
      hunters: [{ hand: [red('cut'), SPARE], helm }, {}],
    })
      .play()
      .answer('act', 'test-cut')
      .until('order-behaviours', ({ options }) => options.find(({ key }) => key === 'slot-1')?.key ?? options[0]!.key);

    expect(r.monster.slots[1]!.isStunned).toBe(true);
    r.answer('order-behaviours', 'slot-1');
    expect(r.types('threatened')).toEqual(['threatened']);
  });
});

describe('Vulnerable', () => {
  test('[PA-KW-VULN-1][PA-TOK-2] one token, however often', () => {
    const r = hunt({ hunters: [{ hand: [doing('open', { do: 'vulnerable' }, { do: 'vulnerable' }), SPARE] }, {}] })
      .play()
      .answer('act', 'test-open');

    expect(r.monster.isVulnerable).toBe(true);
  });

  test('[PA-KW-VULN-2][PA-KW-VULN-3] whoever deals damage may double one source with it', () => {
    const r = hunt({
      active: 1,
      beast: { isVulnerable: true },
      hunters: [{}, { hand: [red('cut', { abilities: says({ do: 'more-damage', n: 4 }) }), SPARE] }],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.askedSeat).toBe(1);
    expect(r.decision('double').facts).toMatchObject({ damage: 6 });
    r.answer('double', 'yes');
    expect(r.toldOf('damage-dealt')).toMatchObject([{ isDoubled: true, damage: 12 }]);
    expect(r.monster.isVulnerable).toBe(false);
  });

  test('[PA-KW-VULN-2] or keep it', () => {
    const r = hunt({ beast: { isVulnerable: true }, hunters: [{ hand: [red('cut'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-cut')
      .answer('double', 'no');

    expect(r.monster).toMatchObject({ isVulnerable: true, damage: 2 });
  });

  test('[PA-KW-VULN-5] what no hunter deals the group may double', () => {
    const r = hunt({
      beast: { isVulnerable: true },
      objectives: [{ goal: 1, tasks: [{ on: 'played', effects: [{ do: 'objective', n: 1 }] }], reward: [{ do: 'deal', n: 4 }] }],
      hunters: [{ hand: [card('any'), SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-any');

    expect(r.open.map(({ kind }) => kind)).toEqual(['group-double', 'group-double']);
    r.answer('group-double', 'yes', 0);
    expect(r.monster.damage).toBe(8);
  });
});
