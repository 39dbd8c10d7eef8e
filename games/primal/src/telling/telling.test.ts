/** What is told of a hunt: how it is shown, what somebody who comes back reads, where options lead, what is left to the table, and the story of a hunt. */
import { bareDecision, type Decision, type Seat, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { OBJECTIVE_NUMBERS } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import type { Asked, PrimalDecision } from '../decisions.ts';
import type { PrimalEvent } from '../events.ts';
import { stateSchema, type View } from '../state.ts';
import { type HuntRehearsal, hunt, SPARE } from '../testing/rehearsal.ts';
import { telling } from './index.ts';

const { leadsTo, spares } = telling;
const seenBy = (r: HuntRehearsal, seat: Seat | null): View => viewOf(stateSchema, r.state, seat);
const recalled = (r: HuntRehearsal, reader: Seat): string[] => telling.since(r.told, seenBy(r, reader), reader).map(one => one.says);
const asked = (r: HuntRehearsal, kind: string): PrimalDecision & Decision =>
  r.open.find(one => one.kind === kind) as PrimalDecision & Decision;
/** What an option leads to, as `monster 0`. */
const leads = (r: HuntRehearsal, kind: string, key: string): string[] => {
  const decision = asked(r, kind);
  const option = decision.options.find(one => one.key === key)!;
  return leadsTo(option, decision, seenBy(r, decision.seat)).map(one => `${one.kind} ${one.id}`);
};
/** What the options of a question are about, or lead to if they are about nothing. */
const offered = (r: HuntRehearsal, kind: string): string[] =>
  asked(r, kind).options.flatMap(({ key, about }) => (about[0] ? [`${about[0].kind} ${about[0].id}`] : leads(r, kind, key)));
const spared = (r: HuntRehearsal, kind: string) => spares(bareDecision(asked(r, kind)) as Asked, seenBy(r, asked(r, kind).seat));

/** Mirah attacks for 6, and something may answer. */
const attacked = (position: Parameters<typeof hunt>[0] = {}) =>
  hunt({ hunters: [{ weapon: { damage: 6 }, hand: [{ id: 'test-cut', name: 'Long Cut' }, SPARE] }, {}], ...position })
    .play()
    .answer('act', 'test-cut');
const ANSWERS = { slots: [{ icons: ['attack'], name: 'Tail Sweep', base: [{ do: 'hit' }] }] } as const;

const WOUND: PrimalEvent = { type: 'wound-suffered', rule: 'PA-DMG-2', health: 5, damage: 0 };
/** An objective that wounds twice. */
const DONE: readonly PrimalEvent[] = [{ type: 'objective-done', rule: 'PA-OBJ-2', card: OBJECTIVE_NUMBERS[0]! }, WOUND, WOUND];

describe('How it is shown', () => {
  test('[K-141] a blow is a moment of whoever strikes, what it wakes one of the monster, and payment is bookkeeping', () => {
    const r = attacked(ANSWERS);
    const shown = new Map(r.told.map(event => [event.type, telling.beat(event, seenBy(r, null))]));
    expect(shown.get('damage-dealt')).toEqual({
      weight: 'moment',
      deed: 'hit',
      by: 0,
      about: [
        { kind: 'monster', id: 0 },
        { kind: 'seat', id: 0 },
      ],
    });
    expect(shown.get('behaviour-revealed')).toMatchObject({
      weight: 'moment',
      deed: 'wake',
      about: [{ kind: 'slot', id: 0 }, {}, { kind: 'monster', id: 0 }],
    });
    expect(shown.get('suffered')).toEqual({ weight: 'moment', deed: 'hit', about: [{ kind: 'seat', id: 0 }] });
    expect(telling.beat({ type: 'paid', rule: 'PA-STAM-1', seat: 1, cards: [], tokens: 1, cost: 1, for: -1 }, seenBy(r, null)).weight).toBe(
      'slight',
    );
  });
});

describe('Since the last answer', () => {
  test('[K-142] damage to the reader is told with its cause and with how the hunter stands', () => {
    const r = attacked(ANSWERS);
    expect(recalled(r, 0)).toEqual(['You suffered 2 damage by Tail Sweep. You have 7 of 9 health left.']);
  });

  test('[K-142] what another one dealt is summed up, with what is left of the monster', () => {
    const r = attacked({ ...ANSWERS, stance: { toughness: 3 } });
    expect(recalled(r, 1)).toEqual(['Mirah dealt 6 damage (1 wound) and suffered 2 damage.', 'Cinderwing has 9 of 10 health left.']);
  });

  test('[K-142] what an objective took of its health is not put down to whoever struck before', () => {
    const r = attacked({ ...ANSWERS, stance: { toughness: 3 } });
    const told: PrimalEvent[] = [...r.told, ...DONE];
    expect(telling.since(told, seenBy(r, 1), 1).map(one => one.says)).toEqual([
      'Mirah dealt 6 damage (1 wound) and suffered 2 damage.',
      'Cinderwing has 9 of 10 health left.',
      expect.stringMatching(/ was done, and took 2 of its health\.$/),
    ]);
  });

  test('[K-142] what the reader did is left out', () => {
    expect(recalled(attacked(), 0)).toEqual([]);
  });

  test('[K-142] if nothing touched the reader, one line says what the others did', () => {
    const r = hunt({ step: 'move', hunters: [{ hand: [SPARE], stamina: 1 }, {}] })
      .play()
      .answer('move', 'stay');
    expect(recalled(r, 1)).toEqual(['Nothing touched you: Mirah stayed.']);
  });

  test('[K-142] what threatens comes last', () => {
    const r = hunt({ step: 'move', hunters: [{ hand: [SPARE] }, { at: 'west' }] }).play();
    const told: PrimalEvent[] = [{ type: 'monster-turned', rule: 'PA-EOT-6', from: 2, sector: 3 }];
    const view = { ...seenBy(r, 1), monster: { ...seenBy(r, 1).monster, facing: 3 } };
    expect(telling.since(told, view, 1).map(one => one.says)).toEqual(['Cinderwing turned to you.']);
  });
});

describe('Where options lead', () => {
  test('[PA-COL-1] an attack leads to the monster, what is no attack nowhere', () => {
    const r = hunt({ hunters: [{ hand: [{ id: 'test-cut' }, { id: 'test-duck', colour: 'green' }] }, {}] }).play();
    expect(leads(r, 'act', 'test-cut')).toEqual(['monster 0']);
    expect(leads(r, 'act', 'test-duck')).toEqual([]);
    expect(leads(r, 'act', 'end')).toEqual([]);
  });

  test('[PA-DMG-15] with side targets, to each that can then be hit', () => {
    const r = hunt({
      hunters: [{ hand: [{ id: 'test-cut' }, SPARE] }, {}],
      beast: {
        swarms: [
          { id: 1, toughness: 4, damage: 0 },
          { id: 2, toughness: 4, damage: 0 },
        ],
      },
    }).play();
    const lit = leads(r, 'act', 'test-cut');
    r.answer('act', 'test-cut');
    expect(lit).toEqual(['monster 0', 'swarm 1', 'swarm 2']);
    expect(lit).toEqual(offered(r, 'choose-target'));
  });

  test('[PA-REV-1] reviving leads to those who lie in the same sector', () => {
    const r = hunt({
      hunters: [{ stamina: 3, hand: [SPARE] }, { ko: 'red' }, { ko: 'black' }, { ko: 'red', at: 'north' }],
      despite: [/./],
    }).play();
    const lit = leads(r, 'act', 'revive');
    r.answer('act', 'revive');
    expect(lit).toEqual(['seat 1', 'seat 2']);
    expect(lit).toEqual(offered(r, 'choose-fallen'));
  });

  test('[PA-MOVE-2] staying leads to the own sector', () => {
    const r = hunt({ step: 'move', hunters: [{ hand: [SPARE], stamina: 1 }, {}] }).play();
    expect(leads(r, 'move', 'stay')).toEqual(['sector 2']);
    expect(offered(r, 'move').sort()).toEqual(['sector 1', 'sector 2', 'sector 3']);
  });

  test('[PA-KW-ASSIST-1] help leads to the hunter whose turn it is', () => {
    const r = hunt({ hunters: [{ hand: [SPARE] }, { hand: [{ id: 'test-aid', keywords: ['assist'] }] }] }).play();
    expect(leads(r, 'help', 'assist-test-aid')).toEqual(['seat 0']);
    expect(leads(r, 'help', 'pass')).toEqual([]);
  });
});

describe('What is left to the table', () => {
  const paying = (...names: string[]) =>
    hunt({
      hunters: [
        {
          hand: [
            { id: 'test-dear', colour: 'blue', cost: 1, value: 0 },
            ...names.map((name, i) => ({ id: `test-coin-${i}`, name, colour: 'green' as const })),
          ],
        },
        {},
      ],
    })
      .play()
      .answer('act', 'test-dear');

  test('[K-144] which of two copies pays hardly matters', () => {
    expect(spared(paying('Feet Wide', 'Feet Wide'), 'pay')).toEqual({ as: 'payment', answer: ['test-coin-0'] });
  });

  test.each([
    ['resilience', [{ do: 'hit', who: 'others' }], []],
    ['spare-yourself', [{ do: 'unless', who: 'others', pays: { discard: { n: 1, colour: 'blue' } }, effects: [] }], 'no'],
  ] as [string, readonly Effect[], string | string[]][])(
    '[K-144][PA-R-30] with closed hands whoever has no choice is asked, and may leave it to the table: %s',
    (kind, base, answer) => {
      const r = hunt({
        slots: [{ icons: ['attack'], base }],
        hunters: [
          { hand: [{ id: 'test-cut' }, SPARE] },
          { hand: [SPARE], deck: [{ colour: 'blue', keywords: ['resilience'] }, SPARE], hasAssisted: true, hasTaunted: true },
        ],
        state: { isClosed: true },
      })
        .play()
        .answer('act', 'test-cut', 0);

      expect(spared(r, kind)).toEqual({ as: 'idle', answer });
    },
  );

  test('[K-144] which of two cards pays does matter', () => {
    expect(spared(paying('Feet Wide', 'Held Breath'), 'pay')).toBeNull();
  });

  const dusty = (...colours: ('green' | 'yellow')[]) =>
    hunt({
      step: 'attrition',
      hunters: [{ sequence: colours.map((colour, i) => ({ id: `test-guard-${i}`, colour })) }, {}],
      terrain: [{ kind: 'dust', at: 'south' }],
    }).play();

  test('[K-144] the dust may cover any of several cards of one colour', () => {
    expect(spared(dusty('green', 'green'), 'disrupt')).toEqual({ as: 'tie', answer: ['test-guard-0'] });
  });

  test('[K-144] which colour it covers does matter', () => {
    expect(spared(dusty('green', 'yellow'), 'disrupt')).toBeNull();
  });

  test('[K-144] tokens are laid down in any order', () => {
    const r = hunt({
      step: 'move',
      hunters: [
        {
          hand: [SPARE],
          stamina: 1,
          armour: { abilities: [{ on: 'threatened', effects: [{ do: 'defence', n: 1 }] }] },
          helm: { abilities: [{ on: 'threatened', effects: [{ do: 'stamina', n: 1 }] }] },
        },
        {},
      ],
    })
      .play()
      .answer('move', 'stay');
    expect(spared(r, 'order-own')).toEqual({ as: 'tie', answer: asked(r, 'order-own').options[0]!.key });
  });

  test('[K-144] but what is drawn may change what comes next', () => {
    const r = hunt({
      step: 'move',
      hunters: [
        {
          hand: [SPARE],
          stamina: 1,
          armour: { abilities: [{ on: 'threatened', effects: [{ do: 'draw', n: 1 }] }] },
          helm: { abilities: [{ on: 'threatened', effects: [{ do: 'stamina', n: 1 }] }] },
        },
        {},
      ],
    })
      .play()
      .answer('move', 'stay');
    expect(spared(r, 'order-own')).toBeNull();
  });

  test('[K-144] a question with one answer is idle, what to play is not', () => {
    const r = hunt({ hunters: [{ hand: [{ id: 'test-cut' }] }, { hand: [{ id: 'test-aid', keywords: ['assist'] }] }] }).play();
    expect(spared(r, 'act')).toBeNull();
    const alone = { ...bareDecision(asked(r, 'act')), options: [{ key: 'end', about: [], value: { is: 'end' } }] } as unknown as Asked;
    expect(spares(alone, seenBy(r, 0))).toEqual({ as: 'idle', answer: 'end' });
  });
});

describe('The story of a hunt', () => {
  const OPENED: readonly PrimalEvent[] = [
    { type: 'hunt-opened', rule: 'PA-SET-1', monster: 'cinderwing', level: 0, scenario: 0, hunters: 2 },
    { type: 'round-begun', rule: 'PA-ROUND-1', round: 3 },
  ];
  const outcome = (winners: readonly Seat[]) => ({ winners, why: 'PA-WIN-1', facts: {} });

  test('[K-143] a win is told by its first wound, its best blow, its falls and its end', () => {
    const r = attacked({ round: 3, beast: { health: 1 }, stance: { toughness: 3, stance: 3 } });
    const told = [...OPENED, ...r.told];
    const tale = telling.tale(told, seenBy(r, 1), outcome([0, 1]), 1);
    expect(tale.headline).toBe('You win, both of you.');
    expect(tale.says[0]).toMatch(/^You and Mirah hunted Cinderwing at .+\.$/);
    expect(tale.says.slice(1)).toEqual([
      'The first wound was Mirah’s, in round 3.',
      'The best blow was Mirah’s: 6 damage with Long Cut in round 3.',
      'Nobody was hurt.',
    ]);
    expect(tale.moments.map(one => [one.says, told[one.at]!.type])).toEqual([
      ['Mirah wounded Cinderwing in round 3: it fell.', 'wound-suffered'],
    ]);
    expect(tale.figures.slice(0, 2).map(({ says, of }) => [says, of.map(one => one.value)])).toEqual([
      ['Damage dealt', [6, 0]],
      ['Wounds', [1, 0]],
    ]);
  });

  test('[K-143] wounds that are nobody’s are told apart from those in the figures', () => {
    const tale = telling.tale([...OPENED, ...DONE], seenBy(hunt(), 1), outcome([0, 1]), 1);
    expect(tale.says).toContain('What you did besides the blows took 2 of its health, too.');
  });

  test('[K-143] a loss is said plainly', () => {
    const r = hunt();
    const view: View = { ...seenBy(r, 0), why: 'knocked-out' };
    const told: PrimalEvent[] = [
      ...OPENED,
      { type: 'knocked-out', rule: 'PA-KO-1', seat: 0, sector: 2 },
      { type: 'knocked-out', rule: 'PA-KO-1', seat: 1, sector: 2 },
      { type: 'hunt-lost', rule: 'PA-WIN-2', monster: 'cinderwing', why: 'knocked-out', round: 3 },
    ];
    const tale = telling.tale(told, view, outcome([]), 0);
    expect(tale.headline).toBe('The hunt for Cinderwing is lost for all of you.');
    expect(tale.says.slice(1)).toEqual(['It was never wounded.', 'The hunters fell twice in all.']);
    expect(tale.moments.map(one => one.says)).toEqual(['You fell in round 3.', 'Dareon fell in round 3.']);
    expect(tale.moments[0]!.next).toBe('Next time, keep a parry or step out of the front in time: you fell in round 3.');
  });
});
