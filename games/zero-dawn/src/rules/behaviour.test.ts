/** Behaviour cards: ZD-BEH-1..17, ZD-R-65, ZD-R-67, ZD-R-70, ZD-R-71, ZD-R-73, ZD-R-76, ZD-R-77, ZD-R-157. */

import { describe, expect, test } from 'vitest';
import { BEHAVIOUR_DECKS, cardNamed, TRACKING_DECKS } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { AttackBox, BehaviourCard, BehaviourQuestion, Box, MoveBox } from '../content/types.ts';
import { activateOne, behave } from '../testing/behaving.ts';
import { print } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { buildEncounter } from './build-encounter.ts';

const may = { must: false } as const;
const must = { must: true } as const;
const melee = (range: number, damage: number): Pick<AttackBox, 'do' | 'range' | 'damage'> => ({ do: 'melee', range, damage });
const towards = (n: number): Pick<MoveBox, 'do' | 'n'> => ({ do: 'move-to-hunter', n });
/** A box that can always be done and changes nothing. */
const stamp = { do: 'special', effects: [] } as const;
const alertWithin = (n: number): Box => ({ ...must, do: 'special', effects: [{ do: 'alert-within', n }] });

const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, ...rest });
const sawtooth = { type: 'sawtooth', isAlert: true } as const;
const SAWTOOTH = ENEMY_TYPES.indexOf('sawtooth');

/** Enemy 0, a Sawtooth, draws this card and acts on it. */
const acting = (position: Position, card: Partial<BehaviourCard>): DawnRehearsal =>
  given({ ...position, behaviours: { sawtooth: [card] } }).run(table => behave(table, table.state.enemies[0]!));
const boxesDone = (stage: DawnRehearsal): unknown[] => stage.toldOf('box-resolved').map(event => event.box);
const attacked = (stage: DawnRehearsal): unknown[] => stage.toldOf('hunter-attacked').map(event => event.seat);

describe('Behaviour cards', () => {
  test('[ZD-BEH-1] an enemy that is not alert draws no card', () => {
    const stage = given({
      routes: [
        {
          squares: [
            [0, 0],
            [1, 0],
          ],
          loop: true,
        },
      ],
      hunters: [hunter([5, 2])],
      enemies: [{ type: 'sawtooth', at: [0, 0] }],
      behaviours: { sawtooth: [{ no: [{ ...must, ...towards(3) }] }] },
    });
    const { pile } = stage.state.behaviours[0]!;

    stage.run(activateOne);

    expect(stage.types()).toEqual(['enemy-activated', 'enemy-moved']);
    expect(stage.state.behaviours).toEqual([{ type: SAWTOOTH, pile, discard: [] }]);
  });

  test('[ZD-BEH-2] a card is read from top to bottom', () => {
    const boxes: Box[] = [
      { ...must, do: 'move-away', n: 1 },
      { ...must, ...stamp },
      { ...must, ...towards(1) },
    ];

    const stage = acting({ map: ['######'], hunters: [hunter([0, 0])], enemies: [{ ...sawtooth, at: [2, 0] }] }, { no: boxes });

    expect(boxesDone(stage)).toEqual(['move-away', 'special', 'move-to-hunter']);
    expect(stage.toldOf('enemy-moved').map(event => event.square)).toEqual([stage.square([3, 0]), stage.square([2, 0])]);
  });

  const questions: readonly { ask: BehaviourQuestion['ask']; says: string; near: Position; far: Position }[] = [
    {
      ask: 'non-alert-enemy-within',
      says: 'an enemy that is not alert, not an alert one',
      near: {
        hunters: [hunter([5, 0])],
        enemies: [
          { ...sawtooth, at: [0, 0] },
          { type: 'strider', at: [2, 0] },
        ],
      },
      far: {
        hunters: [hunter([5, 0])],
        enemies: [
          { ...sawtooth, at: [0, 0] },
          { type: 'strider', at: [3, 0] },
          { type: 'watcher', at: [1, 0], isAlert: true },
        ],
      },
    },
    {
      ask: 'enemy-within',
      says: 'any other enemy in play',
      near: {
        hunters: [hunter([5, 0])],
        enemies: [
          { ...sawtooth, at: [0, 0] },
          { type: 'strider', at: [2, 0], isAlert: true },
        ],
      },
      far: {
        hunters: [hunter([5, 0])],
        enemies: [
          { ...sawtooth, at: [0, 0] },
          { type: 'strider', at: [3, 0] },
          { type: 'watcher', at: [1, 0], status: 'killed' },
        ],
      },
    },
    {
      ask: 'hunter-within',
      says: 'a hunter who is up, in sight or not',
      near: { map: ['#.#', '.#.'], hunters: [hunter([2, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] },
      far: { hunters: [hunter([3, 0]), hunter([1, 0], { isUp: false })], enemies: [{ ...sawtooth, at: [0, 0] }] },
    },
    {
      ask: 'hunter-in-sight-within',
      says: 'a hunter who is up and in sight',
      near: { map: ['###'], hunters: [hunter([2, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] },
      far: { map: ['#.#', '.#.'], hunters: [hunter([2, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] },
    },
  ];
  test.each(questions)('[ZD-BEH-3] the question "$ask" within 2 looks for $says and picks the column', ({ ask, near, far }) => {
    const card: Partial<BehaviourCard> = {
      question: { ask, n: 2 },
      yes: [{ ...must, ...stamp }],
      no: [
        { ...must, ...stamp },
        { ...must, ...stamp },
      ],
    };

    expect(boxesDone(acting(near, card))).toHaveLength(1);
    expect(boxesDone(acting(far, card))).toHaveLength(2);
  });

  test('[ZD-BEH-3] the Watcher asks for enemies that are not alert within 2', () => {
    const watcher = ENEMIES[ENEMY_TYPES.indexOf('watcher')]!.behaviour;

    expect(watcher.map(card => card.question)).toEqual([{ ask: 'non-alert-enemy-within', n: 2 }]);
  });

  test('[ZD-BEH-4] an alert Sawtooth draws the top card of its deck, which goes to the discards', () => {
    const stage = given({
      hunters: [hunter([5, 0])],
      enemies: [{ ...sawtooth, at: [0, 0] }],
      behaviours: { sawtooth: [{ no: [] }, { no: [] }] },
    });
    const [top, next] = stage.state.behaviours[0]!.pile;

    stage.run(activateOne);

    expect(stage.toldOf('behaviour-drawn')).toMatchObject([{ enemy: 0, card: top, reveals: true }]);
    expect(stage.state.behaviours).toEqual([{ type: SAWTOOTH, pile: [next], discard: [top] }]);
  });

  test('[ZD-BEH-5] an empty deck is shuffled anew when a card is needed', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(letter =>
      print('behaviour', { id: `beh-5-${letter}`, name: letter, question: null, yes: [], no: [] }),
    ) as [number, number, number, number];
    const stage = given({
      hunters: [hunter([5, 0])],
      enemies: [{ ...sawtooth, at: [0, 0] }],
      dice: { behaviour: [[c, a, d, b]] },
      state: { behaviours: [{ type: SAWTOOTH, pile: [d], discard: [a, b, c] }] },
    });
    const act = (): DawnRehearsal => stage.run(table => behave(table, table.state.enemies[0]!));

    act();
    act();

    expect(stage.types()).toEqual(['behaviour-drawn', 'behaviour-reshuffled', 'behaviour-drawn']);
    expect(stage.toldOf('behaviour-drawn').map(event => event.card)).toEqual([d, c]);
    expect(stage.state.behaviours).toEqual([{ type: SAWTOOTH, pile: [a, d, b], discard: [c] }]);
  });

  test('[ZD-BEH-6] two Sawtooths share the deck, each draws a card of its own and acts on that alone', () => {
    const stage = given({
      map: ['########'],
      hunters: [hunter([7, 0])],
      enemies: [
        { ...sawtooth, at: [3, 0] },
        { ...sawtooth, at: [0, 0] },
      ],
      behaviours: { sawtooth: [{ no: [{ ...must, ...towards(1) }] }, { no: [{ ...must, ...towards(2) }] }, { no: [] }] },
    });
    const [first, second, third] = stage.state.behaviours[0]!.pile;

    stage.run(activateOne).run(activateOne);

    expect(stage.toldOf('behaviour-drawn').map(event => [event.enemy, event.card])).toEqual([
      [0, first],
      [1, second],
    ]);
    expect(stage.state.behaviours[0]).toMatchObject({ pile: [third], discard: [first, second] });
    expect([stage.enemy(0).square, stage.enemy(1).square]).toEqual([stage.square([4, 0]), stage.square([2, 0])]);
  });

  test('[ZD-BEH-7] decks are full and shuffled at the start of each encounter with the type', () => {
    const deck = BEHAVIOUR_DECKS[SAWTOOTH]!;
    const stage = given({
      hunters: [hunter([0, 0])],
      enemies: [{ ...sawtooth, at: [0, 0] }],
      dice: { behaviour: [deck.toReversed()] },
      state: { card: TRACKING_DECKS[0]!.call, behaviours: [{ type: SAWTOOTH, pile: [], discard: [deck[0]!] }] },
    });

    stage.run(buildEncounter);

    expect(deck.length).toBeGreaterThan(1);
    expect(stage.state.behaviours.find(one => one.type === SAWTOOTH)).toEqual({ type: SAWTOOTH, pile: deck.toReversed(), discard: [] });
    expect(stage.chance.left).toEqual({});
  });

  test('[ZD-BEH-8] a mandatory box is done besides a conditional one', () => {
    const boxes: Box[] = [
      { ...may, ...towards(1) },
      { ...must, ...melee(0, 1) },
    ];

    const stage = acting({ map: ['######'], hunters: [hunter([1, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] }, { no: boxes });

    expect(boxesDone(stage)).toEqual(['move-to-hunter', 'melee']);
    expect(attacked(stage)).toEqual([0]);
  });

  test('[ZD-BEH-9] a mandatory box that is impossible is passed over', () => {
    const boxes: Box[] = [
      { ...must, ...melee(1, 1) },
      { ...must, ...towards(1) },
    ];

    const stage = acting({ map: ['######'], hunters: [hunter([3, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] }, { no: boxes });

    expect(boxesDone(stage)).toEqual(['move-to-hunter']);
    expect(attacked(stage)).toEqual([]);
  });

  test('[ZD-BEH-10] a conditional box is done only if it can be resolved', () => {
    const card: Partial<BehaviourCard> = { no: [{ ...may, ...melee(1, 1) }] };

    const inReach = acting({ map: ['######'], hunters: [hunter([1, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] }, card);
    const outOfReach = acting({ map: ['######'], hunters: [hunter([2, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] }, card);

    expect(boxesDone(inReach)).toEqual(['melee']);
    expect(outOfReach.types()).toEqual(['behaviour-drawn']);
  });

  test('[ZD-BEH-11] at most one conditional box, the first that is possible; mandatory ones are not counted', () => {
    const boxes: Box[] = [
      { ...must, ...stamp },
      { ...may, ...melee(0, 1) },
      { ...may, ...towards(1) },
      { ...may, ...melee(1, 1) },
      { ...must, do: 'move-away', n: 1 },
    ];

    const stage = acting({ map: ['######'], hunters: [hunter([4, 0])], enemies: [{ ...sawtooth, at: [2, 0] }] }, { no: boxes });

    expect(boxesDone(stage)).toEqual(['special', 'move-to-hunter', 'move-away']);
    expect(attacked(stage)).toEqual([]);
  });

  test('[ZD-BEH-11] with a destroyed part that calms, the first box is conditional and the next conditional one is skipped', () => {
    const calming = ENEMIES[SAWTOOTH]!.components.map(part => part.effects.some(effect => effect.do === 'calm'));
    const enemy = (state: 1 | 2): NonNullable<Position['enemies']> => [
      { ...sawtooth, at: [2, 0], components: calming.map(calms => (calms ? state : 0)) },
    ];
    const boxes: Box[] = [
      { ...must, ...towards(1) },
      { ...may, ...stamp },
      { ...must, do: 'move-away', n: 1 },
    ];
    const position: Position = { map: ['######'], hunters: [hunter([4, 0])] };

    const damaged = acting({ ...position, enemies: enemy(1) }, { no: boxes });
    const destroyed = acting({ ...position, enemies: enemy(2) }, { no: boxes });

    expect(calming).toContain(true);
    expect(boxesDone(damaged)).toEqual(['move-to-hunter', 'special', 'move-away']);
    expect(boxesDone(destroyed)).toEqual(['move-to-hunter', 'move-away']);
  });

  test('[ZD-BEH-12] a special box is fully resolved before the next box', () => {
    const boxes: Box[] = [alertWithin(1), { ...must, do: 'move-to-non-alert', n: 3 }];
    const position: Position = {
      map: ['########'],
      hunters: [hunter([7, 0])],
      enemies: [
        { ...sawtooth, at: [3, 0] },
        { type: 'strider', at: [4, 0] },
        { type: 'grazer', at: [1, 0] },
      ],
    };

    const stage = acting(position, { no: boxes });

    expect(stage.types()).toEqual([
      'behaviour-drawn',
      'box-resolved',
      'enemy-alerted',
      'box-resolved',
      'enemy-moved',
      'enemy-moved',
      'enemy-alerted',
    ]);
    expect(stage.enemy(0).square).toBe(stage.square([1, 0]));
  });

  test('[ZD-BEH-13] a box with a multiplier is repeated', () => {
    const position: Position = { map: ['##'], hunters: [hunter([1, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] };

    const stage = acting(position, { no: [{ ...must, ...melee(1, 1), times: 3 }] });

    expect(attacked(stage)).toEqual([0, 0, 0]);
    expect(stage.hunter(0).discard).toHaveLength(3);
  });

  test('[ZD-BEH-14] [ZD-BEH-15] a box with a letter works until that component is destroyed, damaged or not', () => {
    const boxes: Box[] = [
      { ...must, ...stamp, needs: 'B' },
      { ...must, ...towards(1), needs: 'A' },
    ];
    const withParts = (...components: number[]): DawnRehearsal =>
      acting({ map: ['######'], hunters: [hunter([4, 0])], enemies: [{ ...sawtooth, at: [0, 0], components }] }, { no: boxes });

    expect(boxesDone(withParts(0, 0, 0))).toEqual(['special', 'move-to-hunter']);
    expect(boxesDone(withParts(1, 1, 0))).toEqual(['special', 'move-to-hunter']);
    expect(boxesDone(withParts(2, 1, 0))).toEqual(['special']);
    expect(boxesDone(withParts(0, 2, 0))).toEqual(['move-to-hunter']);
  });

  test('[ZD-BEH-16] after the last box the activation ends and the next enemy acts', () => {
    const stage = given({
      map: ['########'],
      hunters: [hunter([7, 0])],
      enemies: [
        { ...sawtooth, at: [3, 0] },
        { ...sawtooth, at: [0, 0] },
      ],
      behaviours: {
        sawtooth: [
          {
            no: [
              { ...must, ...towards(1) },
              { ...must, ...stamp },
            ],
          },
          { no: [{ ...may, ...towards(1) }] },
        ],
      },
    });

    stage.run(activateOne).run(activateOne);

    expect(stage.types()).toEqual([
      'enemy-activated',
      'behaviour-drawn',
      'box-resolved',
      'enemy-moved',
      'box-resolved',
      'enemy-activated',
      'behaviour-drawn',
      'box-resolved',
      'enemy-moved',
    ]);
  });

  test('[ZD-BEH-17] a card without a question is read straight down', () => {
    const card: Partial<BehaviourCard> = {
      question: null,
      yes: [],
      no: [
        { ...must, ...stamp },
        { ...must, ...towards(1) },
      ],
    };

    const stage = acting({ hunters: [hunter([5, 0])], enemies: [{ ...sawtooth, at: [0, 0] }] }, card);
    stage.answer('enemy-route', [1, 0]);

    expect(boxesDone(stage)).toEqual(['special', 'move-to-hunter']);
  });

  test('[ZD-R-65] the question is answered once, at the start of the activation', () => {
    const card: Partial<BehaviourCard> = {
      question: { ask: 'non-alert-enemy-within', n: 2 },
      yes: [alertWithin(2), { ...must, ...towards(1) }],
      no: [{ ...must, do: 'move-away', n: 1 }],
    };

    const stage = acting(
      {
        map: ['######'],
        hunters: [hunter([4, 0])],
        enemies: [
          { ...sawtooth, at: [2, 0] },
          { type: 'strider', at: [1, 0] },
        ],
      },
      card,
    );

    expect(stage.enemy(1).isAlert).toBe(true);
    expect(boxesDone(stage)).toEqual(['special', 'move-to-hunter']);
  });

  test('[ZD-R-67] an attack needs a hunter who is up, in range and in sight', () => {
    const card: Partial<BehaviourCard> = {
      no: [
        { ...may, ...melee(2, 1) },
        { ...may, ...stamp },
      ],
    };
    const enemies: Position['enemies'] = [{ ...sawtooth, at: [0, 0] }];

    const seen = acting({ map: ['###'], hunters: [hunter([2, 0])], enemies }, card);
    const far = acting({ map: ['####'], hunters: [hunter([3, 0])], enemies }, card);
    const fainted = acting({ map: ['###'], hunters: [hunter([2, 0], { isUp: false }), hunter([2, 0], { isUp: false })], enemies }, card);
    const unseen = acting({ map: ['#.#', '.#.'], hunters: [hunter([2, 0])], enemies }, card);

    expect([seen, far, fainted, unseen].map(boxesDone)).toEqual([['melee'], ['special'], ['special'], ['special']]);
  });

  test('[ZD-R-70] Shock ends a box with a multiplier, and the activation, after the first repetition', () => {
    const boxes: Box[] = [
      { ...must, ...melee(1, 1), times: 3 },
      { ...must, ...stamp },
    ];

    const stage = acting({ map: ['##'], hunters: [hunter([1, 0])], enemies: [{ ...sawtooth, at: [0, 0], shock: 1 }] }, { no: boxes });

    expect(attacked(stage)).toEqual([0]);
    expect(boxesDone(stage)).toEqual(['melee']);
    expect(stage.enemy(0).shock).toBe(0);
    expect(stage.types().at(-1)).toBe('enemy-recovers');
  });

  test('[ZD-R-71] Shock stays if nothing can be resolved', () => {
    const boxes: Box[] = [
      { ...must, ...melee(0, 1) },
      { ...may, do: 'move-to-enemy', n: 2 },
    ];

    const stage = acting({ map: ['######'], hunters: [hunter([4, 0])], enemies: [{ ...sawtooth, at: [0, 0], shock: 1 }] }, { no: boxes });

    expect(stage.types()).toEqual(['behaviour-drawn']);
    expect(stage.enemy(0).shock).toBe(1);
  });

  test('[ZD-R-73] each repetition chooses its target anew; with none in range the rest is lost', () => {
    const boxes: Box[] = [{ ...must, ...melee(0, 1), times: 4 }];
    const position: Position = {
      map: ['####'],
      hunters: [hunter([0, 0], { recency: 2 }), hunter([0, 0], { recency: 1 }), hunter([2, 0], { recency: 3 })],
      enemies: [{ ...sawtooth, at: [0, 0] }],
    };

    const stage = acting(position, { no: boxes });

    expect(attacked(stage)).toEqual([0, 1]);
    expect(boxesDone(stage)).toEqual(['melee', 'melee']);
    expect(stage.state.hunters.map(one => one.square)).toEqual([1, 1, 2].map(x => stage.square([x, 0])));
  });

  test('[ZD-R-76] an enemy killed in its own activation does nothing more and does not burn', () => {
    const thorns = print('trait', {
      id: 'beh-thorns',
      name: 'Thorns',
      kind: 'trait',
      when: [{ when: 'damaged', effects: [{ do: 'deal-damage', n: 1 }] }],
    });
    const stage = given({
      map: ['##'],
      hunters: [hunter([1, 0], { traits: [thorns] }), hunter([0, 0])],
      enemies: [{ ...sawtooth, at: [0, 0], wounds: ENEMIES[SAWTOOTH]!.hp - 1, fire: 1 }],
      behaviours: {
        sawtooth: [
          {
            no: [
              { ...must, ...melee(1, 1), times: 2 },
              { ...must, ...stamp },
            ],
          },
        ],
      },
    });

    stage.run(activateOne).answer('enemy-target', 'h0');

    expect(stage.enemy(0)).toMatchObject({ status: 'killed', fire: 1 });
    expect(boxesDone(stage)).toEqual(['melee']);
    expect(stage.toldOf('enemy-wounded').map(event => event.rule)).toEqual(['ZD-R-153']);
  });

  test('[ZD-R-77] a special box that leaves a choice asks the active player', () => {
    const boxes: Box[] = [{ ...must, do: 'special', effects: [{ do: 'alert-nearest' }] }];
    const position: Position = {
      map: ['######'],
      hunters: [hunter([5, 0]), hunter([2, 0])],
      enemies: [
        { ...sawtooth, at: [0, 0] },
        { type: 'strider', at: [1, 0] },
        { type: 'grazer', at: [3, 0] },
      ],
      state: { active: 1 },
    };

    const stage = acting(position, { no: boxes });

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['choose-enemy', 1, ['e1', 'e2']]);
    stage.answer('choose-enemy', 'e2');
    expect([1, 2].map(id => stage.enemy(id).isAlert)).toEqual([false, true]);
  });

  test('[ZD-R-157] Shock gained in the middle of an action: the running repetition is finished, then the activation ends', () => {
    const trap = print('action', {
      id: 'beh-shock-trap',
      name: 'Shock Trap',
      type: 'ammunition',
      symbols: ['caster'],
      dice: {},
      crit: [],
      effects: [
        { do: 'add-damage', n: 1 },
        { do: 'inflict', condition: 'shock' },
      ],
      trap: true,
    });
    const position: Position = {
      map: ['########'],
      hunters: [hunter([7, 0])],
      enemies: [{ ...sawtooth, at: [0, 0], armour: 0 }],
      state: { traps: [{ square: 1, owner: 0, card: trap, weapon: cardNamed('nora-ashwood-bow'), dice: [0, 0, 0] }] },
    };

    const stage = acting(position, {
      no: [
        { ...must, ...towards(2), times: 2 },
        { ...must, ...stamp },
      ],
    });

    expect(stage.toldOf('enemy-suffers')).toMatchObject([{ enemy: 0, condition: 'shock' }]);
    expect(stage.enemy(0)).toMatchObject({ square: stage.square([2, 0]), shock: 0, wounds: 1 });
    expect(boxesDone(stage)).toEqual(['move-to-hunter']);
  });
});
