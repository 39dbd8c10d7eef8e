/** Every word of the card language does what its sentence says. */
import type { Rule } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { GearFace, Text, TextWhen } from '../content/types.ts';
import { DEED_WORDS, type Effect, ROLL_WORDS, STANDING_WORDS, sayEffect, type WordName } from '../content/words/index.ts';
import type { Table } from '../events.ts';
import { noAnswer, type Occasion } from '../in-the-making.ts';
import { handSize, maxDial } from '../questions.ts';
import { conditionMarshal, hurt } from '../rules/health.ts';
import { giveLoot } from '../rules/resources.ts';
import { trapsOnMap, triggerTraps } from '../rules/traps.ts';
import { type Fight, fight, gear, type MarshalOn, type Position } from '../testing/rehearsal.ts';
import { applyEffects } from './vocabulary.ts';

const scout = (x: number, y: number) => ({ type: 'rebel-scout', at: [x, y], hp: 20, maxHp: 20 }) as const;
const FAR = scout(11, 11);
const square = (x: number, y: number): string => `square-${y * 12 + x}`;

const shown = new Set<WordName>();
/** A test of one word, named by its sentence. */
function word(effect: Effect, does: string, check: (effect: Effect) => void): void {
  shown.add(effect.do);
  test(`[FW-EFF-4] “${sayEffect(effect)}”: ${does}`, () => check(effect));
}

/** Ottakh says it, with Drokkeh beside him and Ikkara far off, about Drokkeh. */
function said(
  effect: Effect,
  position: Position = {},
  occasion: Partial<Occasion> = {},
  mine: MarshalOn = {},
  theirs: MarshalOn = {},
): Fight {
  const r = fight({
    enemies: [FAR],
    marshals: [
      { is: 'ottakh', at: [0, 0], ...mine },
      { is: 'drokkeh', at: [1, 0], ...theirs },
      { is: 'ikkara', at: [9, 0] },
    ],
    ...position,
  });
  return r.run(table => applyEffects(table, [effect], occasionAt(table, occasion)));
}
const occasionAt = (_table: Table, more: Partial<Occasion>): Occasion => ({
  seat: 0,
  card: -1,
  about: 1,
  enemy: null,
  roll: null,
  deck: null,
  answer: noAnswer(),
  ...more,
});
const HURT: MarshalOn = { dial: 2 };

describe('Where characters and enemies go', () => {
  word({ do: 'move', n: 2, who: 'self' }, 'none, one or two squares', effect => {
    const r = said(effect);
    expect(r.options('move')).toHaveLength(4);
    r.answer('move', [0, 1]).answer('move', 'pass');
    expect(r.marshal().square).toBe(12);
  });

  word({ do: 'move', n: 1, who: 'each', within: 2 }, 'whoever is near enough, each for himself', effect => {
    const r = said(effect).answer('move', [0, 1]).answer('move', [1, 1]);
    expect(r.state.party.marshals.map(one => one.square)).toEqual([12, 13, 9]);
    expect(r.asked.map(line => line[0])).toEqual(['0', '1']);
  });

  word({ do: 'move', n: 3, who: 'self', through: true }, 'through walls, but never to an end in one', effect => {
    const map = ['.##.....', '###.....', '........', ...Array.from({ length: 5 }, () => '........')];
    const marshals = [
      { is: 'ottakh', at: [0, 0] },
      { is: 'drokkeh', at: [5, 5] },
    ] as const;
    const r = said(effect, { map, marshals, enemies: [{ ...scout(7, 7) }] });
    const ends = [3, 11, 16, 17, 18, 19, 24, 25, 26, 27].map(one => `square-${one}`);
    r.only('move', [...ends, 'pass']).answer('move', [3, 0]);
    expect(r.marshal().square).toBe(3);
  });

  word({ do: 'push', n: 1 }, 'the enemy that it is about', effect => {
    const r = fight({ enemies: [scout(2, 0), FAR], marshals: [{ at: [0, 0] }] });
    r.run(table => applyEffects(table, [effect], occasionAt(table, { enemy: r.enemy() }))).answer('push', [3, 0]);
    expect(r.enemy().square).toBe(3);
  });

  word({ do: 'shove', n: 1, within: 2 }, 'one enemy of choice', effect => {
    const r = said(effect, { enemies: [scout(2, 0), scout(0, 2), scout(3, 0)] });
    r.only('choose-enemy', ['enemy-0', 'enemy-1']).answer('choose-enemy', 'enemy-1').answer('push', [0, 3]);
    expect(r.enemy(1).square).toBe(36);
  });

  word({ do: 'shove', n: 1, within: 2, each: true }, 'every enemy so near', effect => {
    const r = said(effect, { enemies: [scout(2, 0), scout(0, 2), scout(3, 0)] });
    r.answer('push', [3, 0]).answer('push', [0, 3]);
    expect([0, 1, 2].map(id => r.enemy(id).square)).toEqual([3, 36, 3]);
  });

  word({ do: 'swap', who: 'ally', within: 2 }, 'both stand where the other stood', effect => {
    const r = said(effect);
    expect(r.state.party.marshals.map(one => one.square)).toEqual([1, 0, 9]);
  });
});

describe('The tracks', () => {
  word({ do: 'alert', by: 2 }, 'down', effect => expect(said(effect, { alert: 2 }).alert).toBe(4));
  word({ do: 'alert', by: -2 }, 'up', effect => expect(said(effect, { alert: 4 }).alert).toBe(2));
  word({ do: 'threat', by: -1, who: 'that' }, 'down, away from the alert', effect =>
    expect(said(effect, {}, {}, {}, { row: 5 }).marshal(1).row).toBe(6),
  );
  word({ do: 'threat', by: 1, who: 'self' }, 'up', effect => expect(said(effect, {}, {}, { row: 5 }).marshal().row).toBe(4));
  word({ do: 'threat-rank', to: 'top', who: 'self' }, 'the highest', effect => {
    expect(said(effect, { threat: [1, 0] }, {}, { isRevealed: true }, { isRevealed: true }).threat).toEqual([0, 1]);
  });
  word({ do: 'threat-rank', to: 'bottom', who: 'that' }, 'the lowest', effect => {
    expect(said(effect, { threat: [1, 0] }, {}, { isRevealed: true }, { isRevealed: true }).threat).toEqual([0, 1]);
  });
  word({ do: 'hide', who: 'any', only: 'revealed' }, 'back to the last row', effect => {
    const r = said(effect, {}, {}, { isRevealed: true });
    expect(r.marshal()).toMatchObject({ isHidden: true, row: 8 });
  });
  word({ do: 'reveal', who: 'self' }, 'onto the threat track', effect => expect(said(effect).threat).toEqual([0]));
  word({ do: 'reveal', who: 'any' }, 'one who is hidden', effect => {
    const r = said(effect, {}, {}, { isRevealed: true });
    r.only('choose-character', ['seat-1', 'seat-2']).answer('choose-character', 'seat-2');
    expect(r.threat).toEqual([0, 2]);
  });
});

describe('Cards', () => {
  const DECK = ['ottakh-dig-in', 'ottakh-kind-word', 'ottakh-driver-bolt', 'ottakh-square-bolt.1'];

  word({ do: 'draw', n: 2, who: 'self' }, 'from the top of the own deck', effect => {
    const r = said(effect, {}, {}, { deck: DECK });
    expect([r.marshal().hand.length, r.marshal().deck.length]).toEqual([2, 2]);
  });
  word({ do: 'draw', n: 1, who: 'next' }, 'who acts next', effect => {
    const r = said(effect, {}, { seat: 0 }, { deck: DECK }, { deck: ['drokkeh-heave'] });
    expect([r.marshal(0).hand.length, r.marshal(1).hand.length]).toEqual([0, 1]);
  });
  word({ do: 'discard', n: 1, who: 'self' }, 'of the owner’s choice, and no injury', effect => {
    const r = said(effect, {}, {}, { hand: ['ottakh-dig-in', 'ottakh-kind-word', 'injury-numb-fingers'] });
    r.only('forced-discard', ['ottakh-dig-in', 'ottakh-kind-word']).answer('forced-discard', ['ottakh-kind-word']);
    expect(r.marshal().hand).toHaveLength(2);
  });
  test('[FW-R-82] a forced discard takes what there is: all if there are fewer, nothing if there is nothing; special cards go to the box', () => {
    const two: Effect = { do: 'discard', n: 2, who: 'self' };
    const r = said(two, {}, {}, { hand: ['S1', 'injury-numb-fingers'] });
    expect(r.marshal()).toMatchObject({ discard: [] });
    expect(r.marshal().hand).toHaveLength(1);
    expect(r.toldOf('special-boxed')).toHaveLength(1);

    expect(said(two, {}, {}, { hand: ['injury-turned-ankle'] }).told.map(one => one.type)).toEqual(['word']);
  });
  word({ do: 'discard', n: 1, who: 'self', random: true }, 'nobody chooses', effect => {
    const r = said(effect, {}, {}, { hand: ['ottakh-dig-in', 'ottakh-kind-word'] });
    expect([r.asks, r.marshal().hand.length, r.marshal().discard.length]).toEqual([null, 1, 1]);
  });
  word({ do: 'take-back', n: 1, kind: 'ammunition' }, 'of that kind, or none', effect => {
    const r = said(effect, {}, {}, { discard: ['ottakh-dig-in', 'ottakh-driver-bolt', 'ottakh-square-bolt.1'] });
    r.only('take-back', ['ottakh-driver-bolt', 'ottakh-square-bolt.1']).answer('take-back', ['ottakh-driver-bolt']);
    expect([r.marshal().hand.length, r.marshal().discard.length]).toEqual([1, 2]);
  });
  word({ do: 'recover', n: 2, who: 'self' }, 'at random into the deck', effect => {
    const r = said(effect, {}, {}, { discard: DECK });
    expect([r.marshal().deck.length, r.marshal().discard.length, r.asks]).toEqual([2, 2, null]);
  });
  word({ do: 'search', kind: 'ammunition' }, 'one of that kind', effect => {
    const r = said(effect, {}, {}, { deck: DECK });
    r.only(
      'search-deck',
      ['ottakh-driver-bolt', 'ottakh-square-bolt.1'].sort(
        (a, b) => r.options('search-deck').indexOf(a) - r.options('search-deck').indexOf(b),
      ),
    );
    r.answer('search-deck', 'ottakh-driver-bolt');
    expect([r.marshal().hand.length, r.marshal().deck.length]).toEqual([1, 3]);
  });
  word({ do: 'look-at-behaviour', n: 2 }, 'everybody sees them where they lie', effect => {
    const r = said(effect);
    const [deck] = r.state.fight.decks;
    expect(deck!.seen).toEqual(deck!.pile.slice(0, 2));
  });
  word({ do: 'bury-behaviour' }, 'or leaves it', effect => {
    const leave = said(effect);
    const [first] = leave.state.fight.decks[0]!.pile;
    leave.answer('bury-card', 'no');
    expect(leave.state.fight.decks[0]!).toMatchObject({ seen: [first] });
    expect(leave.state.fight.decks[0]!.pile[0]).toBe(first);

    const bury = said(effect).answer('bury-card', 'yes').state.fight.decks[0]!;
    expect(bury.pile.at(-1)).toBe(first);
    expect(bury.seen).toEqual([]);
  });
});

describe('Conditions and health', () => {
  word({ do: 'inflict', condition: 'acid' }, 'the enemy that it is about', effect => {
    const r = fight({ enemies: [scout(2, 0), FAR], marshals: [{ at: [0, 0] }] });
    r.run(table => applyEffects(table, [effect], occasionAt(table, { enemy: r.enemy() })));
    expect([r.enemy(0).condition, r.enemy(1).condition]).toEqual(['acid', 'none']);
  });
  word({ do: 'inflict-near', condition: 'adhesive', within: 2 }, 'one of choice', effect => {
    const r = said(effect, { enemies: [scout(2, 0), scout(0, 2), scout(3, 0)] });
    r.only('choose-enemy', ['enemy-0', 'enemy-1']).answer('choose-enemy', 'enemy-0');
    expect(r.enemy().condition).toBe('adhesive');
  });
  word({ do: 'clear-condition', who: 'that' }, 'whatever it is', effect =>
    expect(said(effect, {}, {}, {}, { condition: 'shock' }).marshal(1).condition).toBe('none'),
  );
  word({ do: 'suffer-condition', condition: 'fire', who: 'self' }, 'like from an attack', effect =>
    expect(said(effect).marshal().condition).toBe('fire'),
  );
  word({ do: 'heal', n: 2, who: 'any', within: 1 }, 'one who is hurt and near, never beyond the maximum', effect => {
    const r = said(effect, {}, {}, HURT, { dial: 10 });
    r.only('choose-character', ['seat-0', 'seat-1']).answer('choose-character', 'seat-1');
    expect(r.marshal(1).dial).toBe(11);
  });
  word({ do: 'suffer', n: 2, who: 'self' }, 'off the dial', effect => {
    const r = said(effect, {}, {}, { dial: 5 });
    expect(r.marshal().dial).toBe(3);
  });
  word({ do: 'hurt-enemy', n: 4, within: 2 }, 'to the body, past the armour', effect => {
    const r = said(effect, { enemies: [{ type: 'shellback', at: [2, 0] }, FAR] });
    expect(r.enemy()).toMatchObject({ hp: 5, parts: [3, 4] });
  });
  word({ do: 'break-part', n: 4, within: 1 }, 'a component of choice, past the armour', effect => {
    const r = said(effect, { enemies: [{ type: 'shellback', at: [1, 1] }, scout(1, 0)] });
    r.only('choose-component', ['cargo-pod', 'plate']).answer('choose-component', 'plate');
    expect(r.enemy()).toMatchObject({ hp: 9, parts: [3, 0], armour: 1 });
  });
  word({ do: 'potion', n: 1 }, 'into the shared pool', effect => expect(said(effect).state.party.potions).toBe(3));
  word({ do: 'reduce-damage', n: 2 }, 'the damage that is coming', effect => {
    const answer = noAnswer();
    said(effect, {}, { answer });
    expect(answer.reduced).toBe(2);
  });
});

describe('Actions and phases', () => {
  word({ do: 'free-action', actions: ['sneak', 'sprint'], who: 'ally', within: 3 }, 'or declines', effect => {
    const r = said(effect).only('free-action', ['sneak', 'sprint', 'pass'], 1).answer('free-action', 'sneak').answer('sneak', [2, 0]);
    expect(r.marshal(1)).toMatchObject({ square: 2, counted: 0 });
  });
  word({ do: 'free-action', actions: ['ranged-attack'], dice: '2B', who: 'self' }, 'with dice more', effect => {
    const r = said(
      effect,
      { enemies: [scout(1, 0), FAR], dice: { attack: [[1, 1, 1]] } },
      {},
      { gear: { ranged: gear({ dice: '1O', range: 3 }) } },
    );
    r.answer('free-action', 'ranged-attack');
    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [1, 2, 0] }]);
  });
  word({ do: 'free-trap' }, 'and it may be left', effect => {
    const place = said(effect, {}, {}, { gear: { trap: gear({ dice: '1O', range: 0 }, { trap: 'tripwire' }) }, trapAt: [5, 5] });
    expect(place.options('trap-square')).toContain('pass');
    place.answer('trap-square', [0, 0]);
    expect(place.marshal().trap).toBe(0);

    const leave = said(effect, {}, {}, { gear: { trap: gear({ dice: '1O', range: 0 }, { trap: 'tripwire' }) }, trapAt: [5, 5] });
    leave.answer('trap-square', 'pass');
    expect(leave.marshal().trap).toBe(65);
  });
  word({ do: 'pass-command' }, 'as if a critical had fallen', effect => {
    const answer = noAnswer();
    said(effect, {}, { answer });
    expect(answer.isPassed).toBe(true);
  });
  word({ do: 'fail-next-command' }, 'without dice, once', effect => {
    const r = said(effect, { step: 'command' });
    r.play().answer('command', 'yes').until('act');
    expect(r.toldOf('command-failed')).toMatchObject([{ seat: 0, why: 'injury' }]);
    expect(r.marshal().failsCommand).toBe(false);
  });
  word({ do: 'skip-attacks' }, 'on the card that was drawn', effect => {
    const answer = noAnswer();
    said(effect, {}, { answer });
    expect(answer.skipsAttacks).toBe(true);
  });
  word({ do: 'skip-turn', of: 'machine' }, 'the others of its type act', effect => {
    const enemies = [{ type: 'scurrier', at: [5, 5] }, { type: 'scurrier', at: [6, 6] }, scout(11, 11)] as const;
    const r = said(
      effect,
      {
        enemies,
        step: 'begin-enemies',
        behaviours: { scurrier: [{ yes: [{ do: 'move', n: 1, target: 'closest' }] }], 'rebel-scout': [{ yes: [] }] },
      },
      {},
      { isRevealed: true },
    );
    r.only('choose-enemy', ['enemy-0', 'enemy-1']).answer('choose-enemy', 'enemy-0');
    r.untilScene('end-enemies', one => (one.kind === 'order-types' ? one.options.map(two => two.key) : one.options[0]!.key));
    expect(r.toldOf('enemy-moved').map(one => one.enemy)).toEqual([1]);
    expect(r.enemy().isStilled).toBe(false);
  });
  word({ do: 'skip-turn', of: 'rebel' }, 'the whole type, once', effect => {
    const enemies = [{ type: 'scurrier', at: [5, 5] }, scout(11, 11)] as const;
    const r = said(
      effect,
      { enemies, step: 'begin-enemies', behaviours: { scurrier: [{ yes: [] }], 'rebel-scout': [{ yes: [] }] } },
      {},
      { isRevealed: true },
    );
    r.untilScene('end-enemies', one => (one.kind === 'order-types' ? one.options.map(two => two.key) : one.options[0]!.key));
    expect(r.toldOf('behaviour-drawn').map(one => one.enemyType)).toEqual(['scurrier']);
    expect(r.toldOf('type-skips').map(one => one.enemyType)).toEqual(['rebel-scout']);
  });
  word({ do: 'redirect' }, 'among those who are revealed', effect => {
    const answer = noAnswer();
    const r = said(effect, {}, { answer }, { isRevealed: true }, { isRevealed: true });
    r.only('choose-character', ['seat-0', 'seat-1']).answer('choose-character', 'seat-1');
    expect(answer.target).toBe(1);
  });
  word({ do: 'more-rerolls', n: 2, who: 'each' }, 'in any roll, until the turn is over', effect => {
    const r = said(effect);
    expect(r.state.party.marshals.map(one => one.rerolls)).toEqual([2, 2, 2]);
    r.state.step = 'end-turn';
    r.until('act');
    expect(r.askedSeat).toBe(1);
    expect(r.state.party.marshals.map(one => one.rerolls)).toEqual([0, 0, 0]);
  });
});

describe('Traps and resources', () => {
  word({ do: 'move-trap', n: 2 }, 'without setting it off', effect => {
    const r = said(effect, { enemies: [scout(5, 3), FAR] }, {}, { trapAt: [5, 5] });
    r.answer('choose-square', [5, 3]);
    expect(r.marshal().trap).toBe(41);
    expect(r.toldOf('trap-springs')).toEqual([]);
  });
  word({ do: 'strike-square', dice: '2O 2B', within: 3 }, 'pips alone, to each of them, past the armour', effect => {
    const brawler = { type: 'rebel-brawler', at: [3, 0], hp: 20, maxHp: 20 } as const;
    const r = said(effect, {
      enemies: [brawler, brawler, scout(4, 0), scout(0, 1)],
      dice: {
        trap: [
          [1, 'crit', 3, 0],
          [1, 1, 1, 1],
        ],
      },
    });
    r.only('choose-square', [square(3, 0), square(0, 1)]).answer('choose-square', [3, 0]);
    expect([0, 1, 2, 3].map(id => r.enemy(id).hp)).toEqual([16, 16, 20, 20]);
    expect(sayEffect(effect)).toContain('only pips count');
  });
  test('[FW-HUGE-4] “choose a square”: a huge enemy is in each of its four', () => {
    const huge = { type: 'stonetusk', at: [2, 0] } as const;
    const r = said({ do: 'strike-square', dice: '1O', within: 3 }, { isLarge: true, enemies: [huge, FAR], dice: { trap: [[2]] } });
    r.only('choose-square', [square(2, 0), square(3, 0), square(2, 1), square(3, 1)]).answer('choose-square', [3, 1]);
    expect(r.enemy().maxHp - r.enemy().hp).toBe(2);
  });
  word({ do: 'gain-resource', kind: 'metal', n: 1 }, 'into a satchel that the group names', effect => {
    const r = said(effect).run(giveLoot).answer('give-resource', 'seat-2');
    expect(r.marshal(2).resources[0]).toBe(1);
  });
  word({ do: 'lose-resource', n: 1 }, 'as the owner chooses', effect => {
    const r = said(effect, {}, {}, { resources: { metal: 1, tar: 1 } });
    r.only('lose-resource', ['metal', 'tar']).answer('lose-resource', 'tar');
    expect(r.marshal().resources).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

const text = (when: TextWhen, ...effects: readonly Effect[]): { readonly texts: readonly Text[] } => ({ texts: [{ when, effects }] });

describe('In a roll', () => {
  /** Ottakh shoots with a bow that says it. */
  const shoots = (effect: Effect, dice: string, faces: readonly (number | 'crit')[], more: Position = {}, mine: MarshalOn = {}): Fight => {
    const bow = gear({ dice, range: 3, ...text('attack', effect) });
    return fight({
      enemies: [scout(2, 0), FAR],
      marshals: [
        { is: 'ottakh', at: [0, 0], gear: { ranged: bow }, ...mine },
        { is: 'drokkeh', at: [9, 9] },
      ],
      dice: { attack: faces.length > 0 ? [faces] : [] },
      ...more,
    })
      .play()
      .answer('act', 'ranged-attack');
  };
  const sum = (r: Fight) => r.toldOf('attack-hits')[0]!;

  word({ do: 'add-dice', dice: '1B' }, 'into the same roll', effect =>
    expect(shoots(effect, '1O', [1, 2]).toldOf('dice-rolled')).toMatchObject([{ dice: [1, 1, 0] }]),
  );
  word({ do: 'upgrade-die', from: 'orange', to: 'black' }, 'one of them, if there is one', effect => {
    expect(shoots(effect, '2O', [1, 3]).toldOf('dice-rolled')).toMatchObject([{ dice: [1, 0, 1] }]);
    expect(shoots(effect, '1B', [1]).toldOf('dice-rolled')).toMatchObject([{ dice: [0, 1, 0] }]);
  });
  word({ do: 'reroll', n: 1 }, 'one die', effect => {
    const r = shoots(effect, '2O', [], { dice: { attack: [[0, 1], [2]] } });
    expect(sum(r.answer('reroll', ['die-0'])).faces).toEqual([2, 1]);
  });
  word({ do: 'add-critical', n: 1 }, 'beside those that fell', effect =>
    expect(sum(shoots(effect, '1O', ['crit']))).toMatchObject({ crits: 2, addedCrits: 1 }),
  );
  word({ do: 'blanks-count', n: 1 }, 'each of them', effect => expect(sum(shoots(effect, '3O', [0, 0, 2])).result).toBe(4));
  word({ do: 'damage', n: 2 }, 'to the result', effect => expect(sum(shoots(effect, '1O', [1])).result).toBe(3));
  word({ do: 'reach', n: 1 }, 'a square further', effect =>
    expect(shoots(effect, '1O', [1], { enemies: [scout(4, 0), FAR] }).toldOf('attack-hits')).toHaveLength(1),
  );
  word({ do: 'ignore-armour' }, 'in this attack', effect => {
    const r = shoots(effect, '1O', [2], { enemies: [{ type: 'rebel-brawler', at: [2, 0] }, FAR] });
    expect(r.enemy().hp).toBe(4);
  });
  word({ do: 'no-threat' }, 'the alert token does', effect => {
    const r = shoots(effect, '1O', [0]);
    expect([r.marshal().row, r.alert]).toEqual([8, 2]);
  });
  word({ do: 'no-alert' }, 'the threat token does', effect => {
    const r = shoots(effect, '1O', [0]);
    expect([r.marshal().row, r.alert]).toEqual([7, 1]);
  });
  word(
    {
      do: 'per-critical',
      effects: [
        { do: 'heal', n: 1, who: 'self' },
        { do: 'damage', n: 1 },
      ],
    },
    'as often as one fell',
    effect => {
      const r = shoots(effect, '2O', ['crit', 'crit'], {}, { dial: 3 });
      expect([r.marshal().dial, sum(r).result]).toEqual([5, 2]);
    },
  );
  word({ do: 'first-push', n: 1 }, 'of each attack', effect => {
    const bow = gear({
      dice: '1O',
      range: 3,
      texts: [
        { when: 'always', effects: [effect] },
        { when: 'attack', effects: [{ do: 'push', n: 1 }] },
      ],
    });
    const r = shoots({ do: 'damage', n: 0 }, '1O', [1], {}, { gear: { ranged: bow } });
    expect(r.decision('push').facts).toMatchObject({ left: 2 });
  });
  word({ do: 'quiet-attack' }, 'the first, while hidden', effect => {
    const gears = { ranged: gear({ dice: '1O', range: 3, ...text('always', effect) }), melee: gear({ dice: '1O', range: 2 }) };
    const r = shoots({ do: 'damage', n: 0 }, '1O', [], { dice: { attack: [[0], [0]] } }, { gear: gears });
    expect(r.marshal().row).toBe(8);
    r.answer('act', 'melee-attack').answer('melee-move', 'pass');
    expect(r.marshal().row).toBe(7);
  });
  word({ do: 'fewer-dice', n: 1, in: 'attack' }, 'the weakest', effect => {
    const hand = [{ is: { kind: 'lasting', force: [effect], exit: 'spend-action' } }] as MarshalOn['hand'];
    const r = shoots({ do: 'damage', n: 0 }, '2O 1B', [1, 1], {}, { hand: hand! });
    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [1, 1, 0] }]);
  });
});

describe('In an evade roll', () => {
  /** A scout strikes Ottakh for 3, whose armour says it. */
  const struck = (
    armour: Partial<GearFace>,
    faces: readonly (number | 'crit')[],
    more: Position = {},
    mine: MarshalOn = {},
    theirs: MarshalOn = {},
  ): Fight =>
    fight({
      step: 'begin-enemies',
      enemies: [scout(1, 0)],
      behaviours: { 'rebel-scout': [{ yes: [{ do: 'attack', type: 'melee', range: 1, damage: 3, target: 'closest' }] }] },
      marshals: [
        { is: 'ottakh', at: [0, 0], isRevealed: true, gear: { armour: gear({ dice: '1O', health: 9, ...armour }) }, ...mine },
        { is: 'drokkeh', at: [0, 2], ...theirs },
      ],
      dice: { evade: [faces] },
      ...more,
    }).play();

  word({ do: 'evade', n: 1 }, 'for every critical too', effect => {
    expect(struck(text('evade', effect), [1]).marshal().dial).toBe(9 - 1);
    expect(struck(text('evade', { do: 'per-critical', effects: [{ do: 'evade', n: 1 }] }), ['crit']).marshal().dial).toBe(9 - 2);
  });
  word({ do: 'cover-dice', dice: '1B' }, 'of the orange die', effect => {
    const map = ['c..', '...', '...'];
    const r = struck(text('always', effect), [1, 1], { map }).answer('take-die', 'yes');
    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [1, 1, 0] }]);
  });
  test('[FW-TERR-2][FW-R-11] cover gives one orange die to who is attacked there, if it is wanted', () => {
    const map = ['c..', '...', '...'];
    expect(struck({}, [1, 1], { map }).answer('take-die', 'yes').toldOf('dice-rolled')).toMatchObject([{ dice: [2, 0, 0] }]);
    expect(struck({}, [1], { map }).answer('take-die', 'no').toldOf('dice-rolled')).toMatchObject([{ dice: [1, 0, 0] }]);
  });
  word({ do: 'fewer-dice', n: 1, in: 'evade' }, 'as long as the injury is in hand', effect => {
    const hand = [{ is: { kind: 'lasting', force: [effect], exit: 'spend-action' } }] as MarshalOn['hand'];
    expect(struck({ dice: '2O' }, [1], {}, { hand: hand! }).toldOf('dice-rolled')).toMatchObject([{ dice: [1, 0, 0] }]);
  });
  word({ do: 'per-critical', effects: [{ do: 'heal', n: 1, who: 'ally', within: 2 }] }, 'of the evade roll', effect => {
    const armour = { ...text('evade', effect), dice: '2O' };
    expect(struck(armour, ['crit', 'crit'], {}, {}, { dial: 5 }).marshal(1).dial).toBe(7);
    expect(struck(armour, ['crit', 'crit'], {}, {}, { dial: 5, at: [0, 3] }).marshal(1).dial).toBe(5);
  });
  test('[FW-SPEC-3][FW-DECK-9] a card that is discarded for its evade dice gives those and nothing else; a special one goes to the box', () => {
    const hand = ['ottakh-mended-in-the-rain', 'S1'];
    const r = struck({}, [0, 0], {}, { hand, dial: 9 });
    expect(r.options('discard-to-evade')).toContain('S1');
    r.answer('discard-to-evade', ['S1']);
    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [1, 1, 0] }]);
    expect(r.toldOf('special-boxed')).toHaveLength(1);
    expect(r.marshal().discard).toEqual([]);
  });
  test('[FW-R-83] all that was chosen is discarded, dice beyond the cap are lost', () => {
    const card = (id: string) => ({ id, kind: 'ability', evade: '2O', sections: [] }) as const;
    const r = struck({ dice: '3O' }, [0, 0, 0, 0], {}, { hand: [card('one'), card('two')] }).answer('discard-to-evade', ['one', 'two']);
    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [4, 0, 0] }]);
    expect(r.marshal().discard).toHaveLength(2);
  });
  test('[FW-DECK-9] an ability that also heals does not when it is discarded for dice', () => {
    const hand = [{ id: 'salve', kind: 'ability', evade: '1O', sections: [{ effects: [{ do: 'heal', n: 2, who: 'self' }] }] }] as const;
    const r = struck({}, [1, 1], {}, { hand, dial: 5 }).answer('discard-to-evade', ['salve']);
    expect(r.marshal().dial).toBe(4);
  });
});

describe('As long as the card is in force', () => {
  const wears = (effect: Effect, mine: MarshalOn = {}, more: Position = {}): Fight =>
    fight({
      enemies: [FAR],
      marshals: [
        { is: 'ottakh', at: [0, 0], ...mine, gear: { ...mine.gear, armour: gear({ dice: '1O', health: 9, ...text('always', effect) }) } },
        { is: 'drokkeh', at: [0, 4] },
      ],
      ...more,
    });

  word({ do: 'hand-size', n: 1 }, '[FW-ENC-4] six cards', effect => expect(handSize(wears(effect).state, 0)).toBe(6));
  word({ do: 'health', n: 2 }, 'on top of the armour', effect => expect(maxDial(wears(effect).state, 0)).toBe(11));
  word({ do: 'command-range', n: 2 }, 'the next one may be further off', effect => {
    expect(wears(effect, {}, { step: 'command' }).play().asks).toBe('command');
    expect(wears({ do: 'health', n: 0 }, {}, { step: 'command' }).play().asks).not.toBe('command');
  });
  word({ do: 'trap-range', n: 1 }, 'also for Ottakh, who reaches further anyhow', effect => {
    const mine = { at: [5, 5], resources: { metal: 1 }, gear: { trap: gear({ dice: '1O', range: 0 }, { trap: 'tripwire' }) } } as const;
    expect(wears(effect, mine).play().answer('act', 'place-trap').options('trap-square')).toHaveLength(25);
  });
  word({ do: 'immune', condition: 'fire' }, 'other conditions are gained', effect => {
    const gains = (condition: 'fire' | 'frost') =>
      wears(effect)
        .run(table => conditionMarshal(table, 0, condition, 'FW-COND-1'))
        .marshal().condition;
    expect([gains('fire'), gains('frost')]).toEqual(['none', 'frost']);
  });
  word({ do: 'forbid', action: 'sprint' }, 'it is not offered, and why', effect => {
    const r = wears(effect).play().only('act', ['sneak', 'end']);
    expect(r.decision('act').not?.()).toContainEqual({
      about: [{ kind: 'action', id: 'sprint' }],
      why: 'FW-INJ-5',
      facts: { reason: 'injured', action: 'sprint' },
    });
  });
  word({ do: 'trap-dice', dice: '1O' }, 'in each of them', effect => {
    const trap = gear({ dice: '1B', range: 1 }, { trap: 'tripwire' });
    const r = wears(effect, { trapAt: [5, 5], gear: { trap } }, { enemies: [scout(5, 5), FAR], dice: { trap: [[1, 1]] } });
    r.run(table => triggerTraps(table, trapsOnMap(table.state), 'FW-TRAP-8'));
    expect(r.toldOf('dice-rolled')).toMatchObject([{ dice: [1, 1, 0] }]);
  });
  word({ do: 'spare-injury' }, 'the first time', effect => {
    const r = wears(effect, { dial: 1 }, { potions: 3, party: { injuries: [] } });
    const faints = (table: Table): Rule<number> => hurt(table, 0, 20, 'trap', 'FW-HP-2');
    r.run(faints);
    r.run(faints);
    expect(r.types('injury-spared', 'marshal-fainted')).toEqual(['marshal-fainted', 'injury-spared', 'marshal-fainted']);
  });
  word({ do: 'trap-for-nothing' }, 'or with one', effect => {
    const trap = gear({ dice: '1O', range: 0 }, { trap: 'tripwire' });
    const r = wears(effect, { resources: { metal: 1 }, gear: { trap } })
      .play()
      .answer('act', 'place-trap');
    r.only('pay-resource', ['metal', 'nothing']);
  });
});

test('No word is left out', () => {
  const all: readonly WordName[] = [...DEED_WORDS, ...ROLL_WORDS, ...STANDING_WORDS, 'per-critical'];

  expect(all.filter(one => !shown.has(one))).toEqual([]);
});

describe('[FW-EFF-4] Whom a word falls on', () => {
  const healed = (whom: object, marshals: readonly MarshalOn[] = []): string[] => {
    const r = said({ do: 'heal', n: 1, ...whom } as Effect, {
      marshals: [
        { is: 'ottakh', at: [0, 0], ...HURT, ...marshals[0] },
        { is: 'drokkeh', at: [1, 0], ...HURT, ...marshals[1] },
        { is: 'ikkara', at: [9, 0], ...HURT, ...marshals[2] },
      ],
    });
    return r.asks === null ? r.toldOf('marshal-healed').map(one => `seat-${one.seat}`) : r.options('choose-character');
  };

  test.each<[string, object, readonly MarshalOn[], readonly string[]]>([
    ['oneself', { who: 'self' }, [], ['seat-0']],
    ['an ally', { who: 'ally' }, [], ['seat-1', 'seat-2']],
    ['an ally within one', { who: 'ally', within: 1 }, [], ['seat-1']],
    ['an ally within nine', { who: 'ally', within: 9 }, [], ['seat-1', 'seat-2']],
    ['an ally within eight', { who: 'ally', within: 8 }, [], ['seat-1']],
    ['an ally who hides', { who: 'ally', only: 'hidden' }, [{}, { isRevealed: true }], ['seat-2']],
    ['an ally who is seen', { who: 'ally', only: 'revealed' }, [{}, { isRevealed: true }], ['seat-1']],
    ['the next', { who: 'next' }, [], ['seat-1']],
    ['that one', { who: 'that' }, [], ['seat-1']],
    ['each', { who: 'each' }, [], ['seat-0', 'seat-1', 'seat-2']],
    ['each who is hurt', { who: 'each' }, [{}, { dial: -1 }], ['seat-0', 'seat-2']],
    ['anybody who is hurt', { who: 'any' }, [{}, { dial: -1 }], ['seat-0', 'seat-2']],
  ])('%s', (_, whom, marshals, expected) => {
    expect(healed(whom, marshals)).toEqual(expected);
  });
});

describe('[FW-EFF-4] Words that come to nothing', () => {
  test('taking back no card tells nothing', () => {
    const r = said({ do: 'take-back', n: 1 }, {}, {}, { discard: ['ottakh-dig-in', 'ottakh-driver-bolt'] });
    r.answer('take-back', []);
    expect([r.types('cards-taken-back'), r.marshal().hand]).toEqual([[], []]);
  });

  test('which card may be buried is told: the top one', () => {
    const r = said({ do: 'bury-behaviour' });
    expect(r.decision('bury-card').facts).toEqual({ card: r.state.fight.decks[0]!.pile[0] });
  });

  test('a square that is struck is near, and who is gone is not struck', () => {
    const r = said(
      { do: 'strike-square', dice: '1O', within: 2 },
      {
        enemies: [{ type: 'coilspire', at: [2, 0] }, { ...scout(2, 1), isIn: false, hp: 0 }, FAR],
        dice: { trap: [[1]] },
      },
    );
    r.only('choose-square', [square(2, 0), square(2, 1)]).answer('choose-square', [2, 1]);
    expect(r.toldOf('dice-rolled')).toHaveLength(1);
    expect(r.toldOf('enemy-hurt').map(one => one.enemy)).toEqual([0]);
  });
});
