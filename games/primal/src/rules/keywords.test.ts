/** Keywords that a card has. PA-KW-STEALTH-*, PA-KW-BERS-*, PA-KW-FIN-*, PA-KW-RESIL-*. */
import { describe, expect, test } from 'vitest';
import { hunt, type MadeUp, SPARE } from '../testing/rehearsal.ts';

const card = (id: string, more: MadeUp = {}): MadeUp => ({ id: `test-${id}`, colour: 'yellow', value: 0, ...more });
const red = (id: string, more: MadeUp = {}): MadeUp => card(id, { colour: 'red', ...more });

describe('Stealth', () => {
  const stealthy = (id: string, more: MadeUp = {}): MadeUp => red(id, { keywords: ['stealth'], ...more });
  const revealed = (r: ReturnType<typeof hunt>) => r.toldOf('behaviour-revealed').map(({ slot }) => slot);

  test('[PA-KW-STEALTH-1][PA-KW-STEALTH-2][PA-R-21] no icon of a colour or type answers, that of aggro does', () => {
    const r = hunt({
      slots: [{ icons: ['attack'] }, { icons: ['offensive'] }, { icons: ['aggro'] }, { icons: ['two-attacks'] }],
      hunters: [{ sequence: [red('old')], hand: [stealthy('creep', { aggro: true }), SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-creep');

    expect(revealed(r)).toEqual([2]);
  });

  test('[PA-KW-STEALTH-3][PA-R-21] it is the neighbour of the next card all the same', () => {
    const r = hunt({ slots: [{ icons: ['two-attacks'] }], hunters: [{ hand: [stealthy('creep'), red('cut'), SPARE] }, {}] })
      .play()
      .answer('act', 'test-creep')
      .answer('act', 'test-cut');

    expect(revealed(r)).toEqual([0]);
  });

  test('[PA-KW-STEALTH-4] objectives and the cards of hunters see it', () => {
    const r = hunt({
      objectives: [{ tasks: [{ on: 'played', card: { colour: 'red' }, effects: [{ do: 'objective', n: 1 }] }] }],
      hunters: [{ hand: [stealthy('creep'), SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-creep');

    expect(r.monster.objectives).toMatchObject([{ counters: 1 }]);
  });

  test('[PA-KW-STEALTH-5][PA-R-21] the end of the Action phase does not show it', () => {
    const end = (id: string, hand: MadeUp) =>
      hunt({ slots: [{ icons: ['end-action-attack'] }], hunters: [{ hand: [hand] }, {}] }).untilScene('attrition', () => id);

    expect(revealed(end('test-creep', stealthy('creep')))).toEqual([]);
    expect(revealed(end('test-cut', red('cut')))).toEqual([0]);
  });

  test('[PA-KW-STEALTH-5][PA-KW-STEALTH-2] each half of an icon is judged alone', () => {
    const r = hunt({
      slots: [{ icons: ['empty-hand', 'dodge'] }],
      hunters: [{ hand: [stealthy('slip', { colour: 'green' }), stealthy('creep', { colour: 'green' })] }, {}],
    })
      .play()
      .answer('act', 'test-slip');
    expect(revealed(r)).toEqual([]);

    r.answer('act', 'test-creep');
    expect(revealed(r)[0]).toBe(0);
  });

  const given = { what: 'keyword', by: 0, colour: -1, keyword: 'stealth' } as const;
  const counting = {
    focus: 9,
    fills: [{ on: 'played', card: { keyword: 'stealth' }, effects: [{ do: 'mastery', n: 1 }] }],
  } as const;
  test('[PA-KW-STEALTH-4] a card that was given Stealth is one with Stealth', () => {
    const r = hunt({ hunters: [{ hand: [red('cut'), SPARE], waiting: [given], mastery: counting }, {}] })
      .play()
      .answer('act', 'test-cut');

    expect(r.hunter(0).counters).toBe(1);
  });
  test('[PA-KW-STEALTH-4] the card that gives it to the next has none itself', () => {
    const gives = { ...red('veil'), abilities: [{ on: 'play', effects: [{ do: 'next-keyword', keyword: 'stealth' }] }] } as const;
    const r = hunt({ hunters: [{ hand: [gives, SPARE], mastery: counting }, {}] })
      .play()
      .answer('act', 'test-veil');

    expect(r.hunter(0).counters).toBe(0);
  });
  test('[PA-KW-STEALTH-4] what waits for the next card is not of those that lie there; what was given to them is', () => {
    const three = {
      abilities: [{ on: 'action', if: [{ if: 'in-sequence', keyword: 'stealth', n: 1 }], effects: [{ do: 'stamina', n: 1 }] }],
    } as const;
    const r = hunt({ hunters: [{ sequence: [{ colour: 'green' }], waiting: [given], hand: [red('cut'), SPARE], item: three }, {}] }).play();
    const uses = () => r.options('act').filter(key => key.startsWith('use-'));

    expect(uses()).toEqual([]);
    r.answer('act', 'test-cut');
    expect(uses()).toHaveLength(1);
  });
});

describe('Berserker', () => {
  const RAGE = (more: MadeUp = {}): MadeUp => card('rage', { keywords: ['berserker'], ...more });

  test('[PA-KW-BERS-1][PA-KW-BERS-2] from then on each attack draws a card, until the turn ends', () => {
    const r = hunt({ hunters: [{ hand: [RAGE(), red('a'), card('b'), red('c'), SPARE] }, { hand: [SPARE] }] }).play();

    for (const key of ['rage', 'a', 'b', 'c']) r.answer('act', `test-${key}`);
    expect(r.toldOf('drew')).toHaveLength(2);
    expect(r.hunter(0).isBerserk).toBe(true);

    r.answer('act', 'end');
    expect(r.hunter(0).isBerserk).toBe(false);
  });

  test('[PA-KW-BERS-3][PA-R-22] not for the card that starts it', () => {
    const r = hunt({ hunters: [{ hand: [RAGE({ colour: 'red' }), SPARE] }, {}] })
      .play()
      .answer('act', 'test-rage');

    expect(r.types('went-berserk', 'drew')).toEqual(['went-berserk']);
  });

  test('[PA-KW-BERS-4] a second one draws as the attack that it is, and doubles nothing', () => {
    const r = hunt({ hunters: [{ isBerserk: true, hand: [RAGE({ colour: 'red' }), red('cut'), SPARE] }, {}] }).play();

    r.answer('act', 'test-rage');
    expect(r.toldOf('drew')).toHaveLength(1);
    r.answer('act', 'test-cut');
    expect(r.toldOf('drew')).toHaveLength(2);
  });

  test('[PA-KW-BERS-5] the card is drawn after the behaviours that the attack woke', () => {
    const r = hunt({
      slots: [{ icons: ['attack'], base: [{ do: 'discard', n: 1 }] }],
      hunters: [{ isBerserk: true, hand: [red('cut'), card('only')] }, {}],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.types('discarded', 'drew').slice(0, 2)).toEqual(['discarded', 'drew']);
    expect(r.discard(0)).toEqual(['test-only']);
  });
});

describe('Finisher', () => {
  test('[PA-KW-FIN-1][PA-KW-FIN-2] once all is resolved the phase is over; nobody helps in between', () => {
    const r = hunt({
      slots: [{ icons: ['attack'], base: [{ do: 'threaten' }] }],
      hunters: [
        { hand: [red('last', { keywords: ['finisher'] }), SPARE, SPARE], stamina: 3 },
        { hand: [card('aid', { keywords: ['assist', 'taunt'] })] },
      ],
    })
      .play()
      .answer('act', 'test-last', 0);

    expect(r.types('threatened', 'actions-cut', 'stamina-changed', 'attrition-revealed').slice(0, 4)).toEqual([
      'threatened',
      'actions-cut',
      'stamina-changed',
      'attrition-revealed',
    ]);
    expect(r.toldOf('assisted')).toEqual([]);
    expect(r.asked.filter(line => line.includes('help'))).toHaveLength(1);
  });

  test('[PA-KW-FIN-1] a card that was given Finisher is one with Finisher for those who look for it', () => {
    const r = hunt({
      hunters: [
        {
          hand: [red('cut'), SPARE],
          waiting: [{ what: 'keyword', by: 0, colour: -1, keyword: 'finisher' }],
          mastery: { focus: 9, fills: [{ on: 'played', card: { keyword: 'finisher' }, effects: [{ do: 'mastery', n: 1 }] }] },
        },
        {},
      ],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.hunter(0).counters).toBe(1);
    expect(r.types('actions-cut')).toEqual(['actions-cut']);
  });

  test('[PA-KW-FIN-1][PA-KO-2] whoever falls over it has no phase left that it could close', () => {
    const r = hunt({
      slots: [{ icons: ['attack'], base: [{ do: 'suffer', n: 50 }] }],
      hunters: [{ hand: [red('last', { keywords: ['finisher'] }), SPARE, SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-last', 0)
      .answer('deplete', 'armour');

    expect(r.types('knocked-out', 'actions-cut', 'turn-ended').slice(0, 2)).toEqual(['knocked-out', 'turn-ended']);
  });

  test('[PA-KW-FIN-1] a phase that its text has ended already ends once', () => {
    const r = hunt({
      hunters: [
        { hand: [{ ...red('cut'), keywords: ['finisher'], abilities: [{ on: 'play', effects: [{ do: 'end-actions' }] }] }, SPARE] },
        {},
      ],
    })
      .play()
      .answer('act', 'test-cut');

    expect(r.types('actions-cut')).toEqual(['actions-cut']);
  });
});

describe('Resilience', () => {
  const tough = (id: string, more: MadeUp = {}): MadeUp => card(id, { keywords: ['resilience'], ...more });
  const HIT = { icons: ['attack'], base: [{ do: 'hit' }] } as const;

  test('[PA-KW-RESIL-1][PA-KW-RESIL-2][PA-R-5] shown after monster damage it draws a card, once in a round', () => {
    const r = hunt({
      slots: [HIT, HIT],
      pile: [{ icons: ['dodge'] }, { icons: ['dodge'] }, { icons: ['dodge'] }],
      hunters: [{ hand: [red('cut'), tough('skin'), SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('order-behaviours', 'slot-0');

    r.only('resilience', ['test-skin']).answer('resilience', ['test-skin']);

    expect(r.hunter(0).damage).toBe(4);
    expect(r.toldOf('resilience-shown')).toHaveLength(1);
    expect(r.toldOf('drew')).toHaveLength(1);
    expect(r.asks).toBe('act');
    expect(r.hand(0)).toContain('test-skin');
  });

  test('[PA-KW-RESIL-2] in the next round it works again', () => {
    const r = hunt({ hunters: [{ hand: [tough('skin'), SPARE] }, {}] });
    const codes = () => r.hunter(0).usedThisRound;
    r.state.hunters[0]!.usedThisRound = [5];

    r.untilScene('consume', ({ kind }) => (kind === 'move' ? 'stay' : 'end'));

    expect(codes()).toEqual([]);
  });

  test('[PA-KW-RESIL-3][PA-KW-RESIL-6] several cards answer the same hit, but not one that was drawn by it', () => {
    const r = hunt({
      slots: [HIT],
      hunters: [{ hand: [red('cut'), tough('a'), tough('b'), SPARE], deck: [tough('late'), SPARE, SPARE, SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-cut');

    r.only('resilience', ['test-a', 'test-b']).answer('resilience', ['test-a', 'test-b']);
    expect(r.toldOf('drew')).toHaveLength(2);
    expect(r.hand(0)).toContain('test-late');
    expect(r.asks).toBe('act');
  });

  test('[PA-KW-RESIL-4][PA-R-5] not what was prevented, nor what a plant does', () => {
    const ward = { abilities: [{ on: 'would-suffer', effects: [{ do: 'prevent', n: 'all' }] }] } as const;
    const prevented = hunt({ slots: [HIT], hunters: [{ hand: [red('cut'), tough('a'), SPARE], item: ward }, {}] })
      .play()
      .answer('act', 'test-cut');
    const plant = hunt({
      step: 'end-turn',
      terrain: [{ kind: 'snapmaw', at: 'south' }],
      hunters: [{ isThreatened: true, hand: [tough('b')] }, {}],
    }).untilScene('next-turn');

    expect(prevented.asks).toBe('act');
    expect(plant.hunter(0).damage).toBe(1);
    expect(plant.asked).toEqual([]);
  });

  test('[PA-KW-RESIL-5] whom the hit fells does not answer it', () => {
    const r = hunt({ slots: [HIT], hunters: [{ damage: 8, hand: [red('cut'), tough('a')] }, { hand: [SPARE] }] })
      .play()
      .answer('act', 'test-cut')
      .answer('deplete', 'helm');

    expect(r.asked.some(line => line.includes('resilience'))).toBe(false);
  });

  test('[PA-KW-RESIL-7] behind the behaviours that wait', () => {
    const r = hunt({
      slots: [HIT, { icons: ['attack'], base: [{ do: 'threaten' }] }],
      hunters: [{ hand: [red('cut'), tough('a'), SPARE] }, {}],
    })
      .play()
      .answer('act', 'test-cut')
      .answer('order-behaviours', 'slot-0');

    expect(r.asks).toBe('resilience');
    expect(r.types('suffered', 'threatened', 'behaviours-discarded', 'slot-filled').slice(-3)).toEqual([
      'threatened',
      'behaviours-discarded',
      'slot-filled',
    ]);
  });

  test('[PA-KW-RESIL-3][PA-KO-19] whom the first answer tires out shows no second card', () => {
    const r = hunt({
      slots: [{ icons: ['attack'], base: [{ do: 'hit', who: 'others' }] }],
      hunters: [{ hand: [red('cut'), SPARE] }, { damage: 6, hand: [tough('a'), tough('b')], deck: [{}], discard: [{}] }],
    })
      .play()
      .answer('act', 'test-cut');

    r.answer(
      'resilience',
      r.options('resilience', 1).filter(key => key !== 'pass'),
      1,
    ).answer('deplete', 'helm');

    expect(r.hunter(1).ko).toBe('red');
    expect(r.toldOf('resilience-shown')).toHaveLength(1);
  });
});
