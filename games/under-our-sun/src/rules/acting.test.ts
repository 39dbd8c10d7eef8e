import { describe, expect, test } from 'vitest';
import { freshCharacter } from '../first-state/fresh.ts';
import { type CharacterOn, hexOn, onto, type Position, type SunRehearsal, trek } from '../testing/rehearsal.ts';
import { AP } from './actions/kinds.ts';
import { AP_OF } from './fight-options.ts';

const alone = (own: CharacterOn = {}, position: Position = {}): SunRehearsal =>
  trek({ characters: [{ at: 'n', karma: 0, ...own }, { at: 's s s' }], ...position });

describe('what actions cost', () => {
  test('[US-ACT-1] Move 1 to 4, Charge 2, Sneak 2 to 5', () => {
    const tiles = [1, 2, 3, 4].map((value, i) => ({ at: ['n n', 'n ne', 'n nw', 'haven'][i]!, is: { value } }));
    const paid = (what: string): number[] =>
      tiles.map(
        ({ at }) =>
          6 -
          alone({}, { tiles, dice: { test: [[1, 0]] }, spare: ['test'] })
            .act(onto(what, at))
            .character(0).ap,
      );
    expect([paid('move'), paid('sneak'), AP.charge]).toEqual([[1, 2, 3, 4], [2, 3, 4, 5], 2]);
  });
  test('[US-ACT-2] interactions', () => {
    const { recon, collect, replenish, craft, trade, loot, eat, rain, open, discard, pitch, dismantle, pit, cook, deal, steal } = AP;
    expect([recon, collect, replenish, craft, trade, loot, eat, rain, open, discard, pitch, dismantle, pit, cook, deal, steal]).toEqual([
      1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1,
    ]);
  });
  test('[US-ACT-3] combat', () => {
    expect([AP_OF.attack, AP_OF.dodge, AP.wait, AP_OF['sneak-attack'], AP_OF.shoot]).toEqual([1, 1, 0, 2, 1]);
  });
});

describe('a turn', () => {
  test('[US-ACT-4] any actions in any order as long as AP last', () => {
    const r = alone({ hp: 5, goods: { food: 1 } }, { tiles: [{ at: 'n n', goods: { wood: 4 } }], stack: [{}, {}, {}, {}] });
    r.act(onto('explore', 'n ne')).act(onto('move', 'n n')).act('collect').answer('collect', 'wood-wood').act('eat');
    r.act(onto('explore', 'n n n')).act('collect').answer('collect', 'wood-wood');
    expect([r.character(0).ap, r.goods(0), r.character(0).hp]).toEqual([0, { wood: 4 }, 6]);
  });
  test('[US-AP-4] what cannot be paid whole is not offered', () => {
    const r = alone(
      { ap: 1, goods: { food: 1 } },
      {
        tiles: [
          { at: 'n', fire: 'pit' },
          { at: 'n n', is: { value: 2 } },
        ],
      },
    );
    expect(r.offers('move', 'cook', 'charge', 'sneak')).toEqual([onto('move', 'haven')]);
  });
  test('[US-AP-5] [US-HP-3] without AP the turn is over, and the next one is on', () => {
    const r = alone({ ap: 1, hp: 5, goods: { food: 1 } }).act('eat');
    expect([r.state.active, r.askedSeat, r.types('turn-ended', 'turn-begun')]).toEqual([1, 1, ['turn-ended', 'turn-begun']]);
  });
  test('[US-ACT-5] in the turn of another nobody else is asked, but for a fight', () => {
    const r = trek({ characters: [{ at: 'n', hp: 5, goods: { food: 2 } }, { at: 'n' }] })
      .act('eat')
      .act('eat');
    expect(r.asked.filter(line => !line.startsWith('0 '))).toEqual([]);
  });
  test('[US-AP-5] [US-MERCH-1] what is opened with the last AP is done before the turn is over', () => {
    const r = trek({ characters: [{ ap: 1, water: 3 }, { at: 's s s' }], merchants: [{}] }).act('deal');
    expect([r.asks, r.state.step, r.types('turn-ended')]).toEqual(['deal', 'deal', []]);
  });
  test('[US-AP-4] beside what can be done it is said why something cannot', () => {
    const r = alone({ hp: 3 }).play();
    expect(r.decision('act').not!()).toContainEqual(expect.objectContaining({ about: [{ kind: 'option', id: 'eat' }] }));
  });
  test('[US-R-107] whoever waits has no other turn in this phase', () => {
    const r = alone({}).act('wait').act('wait').until('act');
    expect(r.toldOf('turn-begun').map(({ who, phase }) => `${who} ${phase}`)).toEqual(['1 morning', '0 afternoon']);
  });
  test('[US-R-108] whoever has no AP drinks all the same', () => {
    const r = trek({ characters: [{ at: 'n' }, { at: 's s s', ap: 0, water: 3 }, { at: 's s' }] }).act('wait');
    expect([r.toldOf('drank').map(one => one.who), r.character(1).water, r.state.active]).toEqual([[1, 2], 2, 2]);
  });
  test('[US-R-11] everybody starts in the middle of FIT, OK and TIRED', () => {
    expect(freshCharacter('ida', 0).fitness).toBe(1);
  });
  test('[US-COMBAT-2] [US-R-31] beside enemies each action with a price is answered, one without is not', () => {
    const r = alone({ hp: 5, goods: { food: 2 } }, { enemies: [{ at: 'n' }], dice: { enemy: [[1]] } })
      .act('discard')
      .answer('discard', ['food-1']);
    expect(r.types('rolled', 'paid')).toEqual([]);
    expect(r.act('eat').character(0).hp).toBe(5);
  });
});

describe('an action that another is given', () => {
  const granting = (other: CharacterOn, position: Position = {}): SunRehearsal =>
    trek({
      characters: [
        { at: 'n', karma: 0 },
        { at: 'n', karma: 0, ...other },
      ],
      ...position,
    }).act('skill-1');
  test('[US-CHAR-2] a movement or combat action for 1 AP less, at once; nothing else', () => {
    const r = granting({ ap: 1, hp: 3, goods: { food: 1 } }, { tiles: [{ at: 'n n', is: { value: 2 } }] });
    expect([r.asks, r.askedSeat, r.options('granted').includes('eat')]).toEqual(['granted', 1, false]);
    r.answer('granted', onto('move', 'n n'));
    expect([r.character(1).hex, r.character(1).ap, r.character(0).hasUsedSkill, r.state.active]).toEqual([hexOn('n n'), 0, true, 0]);
  });
  test('[US-CHAR-2] also with no AP left, for what costs 1; or not at all', () => {
    const r = granting({ ap: 0 }, { enemies: [{ at: 'n', is: { hp: 1 } }], dice: { attack: [[1, 0]], enemy: [[0]] } });
    r.answer('granted', 'attack-enemy-0');
    expect([r.character(1).ap, r.state.enemies]).toEqual([0, []]);
    expect(granting({}).answer('granted', 'pass').character(1).ap).toBe(6);
  });
  test('[US-R-112] [US-ROB-1] a peaceful merchant is attacked on the own turn, and not by an action that another gives', () => {
    const r = granting({}, { merchants: [{ id: 'vesna', at: 'n' }] });
    expect(r.options('granted').filter(key => key.startsWith('attack-merchant'))).toEqual([]);
    expect(r.answer('granted', 'pass').offers('attack')).toEqual(['attack-merchant-0']);
  });
  test('[US-CHAR-2] not without anybody near', () => {
    expect(alone().offers('skill')).toEqual([]);
  });
});
