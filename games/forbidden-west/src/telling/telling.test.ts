/** What is told of an encounter: how it is shown, what somebody who comes back reads, where options lead, what is left to the table, and the story of a chapter. */
import { bareDecision, type Decision, type Seat, viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { ACTION_NUMBERS } from '../content/box.ts';
import type { Asked, WestDecision } from '../decisions.ts';
import { questionSays, toldSays } from '../sentences/questions.ts';
import { stateSchema, type View } from '../state.ts';
import { always, armour, bite, bow, enemyPhase } from '../testing/foes.ts';
import { type Fight, fight, type MadeUp } from '../testing/rehearsal.ts';
import { telling } from './index.ts';

const { leadsTo, spares } = telling;
const seenBy = (r: Fight, seat: Seat | null): View => viewOf(stateSchema, r.state, seat);
const recalled = (r: Fight, reader: Seat): string[] => telling.since(r.told, seenBy(r, reader), reader).map(one => one.says);
const open = (r: Fight): WestDecision & Decision => r.open[0] as WestDecision & Decision;
/** What an option leads to, as `square 3`. */
const leads = (r: Fight, key: string): string[] => {
  const option = open(r).options.find(one => one.key === key)!;
  return leadsTo(option, open(r), seenBy(r, open(r).seat)).map(({ kind, id }) => `${kind} ${id}`);
};
/** What all options of the open question are about. */
const offered = (r: Fight): string[] => open(r).options.flatMap(({ about }) => about.slice(0, 1).map(({ kind, id }) => `${kind} ${id}`));
const spared = (r: Fight) => spares(bareDecision(open(r)) as Asked, seenBy(r, open(r).seat));

describe('How it is shown', () => {
  test('[K-141] what is part of another deed is slight, and a blow is a moment of whoever strikes', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: bow() }], enemies: [{ type: 'scurrier', at: [2, 0] }], dice: { attack: [[2, 2]] } });
    r.play().answer('act', 'ranged-attack').answer('choose-part', 'body');
    const shown = Object.fromEntries(r.told.map(event => [event.type, telling.beat(event, seenBy(r, null))]));
    expect(shown['attack-hits']).toEqual({
      weight: 'moment',
      deed: 'hit',
      by: 0,
      about: [
        { kind: 'enemy', id: 0 },
        { kind: 'seat', id: 0 },
      ],
    });
    expect(shown['enemy-hurt']).toEqual({ weight: 'slight', deed: 'hit', about: [{ kind: 'enemy', id: 0 }] });
  });
});

describe('Since the last answer', () => {
  test('[K-142] an attack on the reader is told with what was evaded and what is left', () => {
    const r = enemyPhase({
      marshals: [{ at: [0, 0], isRevealed: true, gear: armour() }, { at: [8, 8] }],
      enemies: [{ type: 'scurrier', at: [1, 0] }],
      behaviours: { scurrier: [always(bite(4))] },
      dice: { evade: [[1]] },
    });
    expect(r.asks).toBe('evade-move');
    expect(recalled(r, 0)).toEqual(['You lost 3 HP: the Scurrier attacked you for 4 and you evaded 1. You have 7 of 10 HP.']);
    expect(recalled(r, 1)).toEqual(['Drokkeh lost 3 HP.']);
  });

  test('[K-142] an attack that is evaded whole leaves nothing', () => {
    const r = enemyPhase({
      marshals: [{ at: [0, 0], isRevealed: true, gear: armour('2O') }],
      enemies: [{ type: 'scurrier', at: [1, 0] }],
      behaviours: { scurrier: [always(bite(2))] },
      dice: { evade: [[1, 1]] },
    });
    expect(recalled(r, 0)).toEqual(['The Scurrier attacked you for 2, and you evaded it all.']);
  });

  test('[K-142] what a card took of an attack is told by its name', () => {
    const plate: MadeUp = {
      ...{ id: 'plate', name: 'Plate', kind: 'interrupt', on: 'damage-coming', about: 'self' },
      sections: [{ effects: [{ do: 'reduce-damage', n: 2 }] }],
    };
    const r = enemyPhase({
      marshals: [{ at: [0, 0], isRevealed: true, gear: armour(), hand: [plate] }],
      enemies: [{ type: 'scurrier', at: [1, 0] }],
      behaviours: { scurrier: [always(bite(3))] },
      dice: { evade: [[1]] },
    });
    expect(questionSays(open(r), seenBy(r, 0))).toBe('You are about to take 2 damage. Play a card?');
    expect([toldSays(open(r), seenBy(r, 0)), open(r).rule]).toEqual(['The attack is 3; 1 of it is evaded.', 'FW-HP-1']);
    r.answer('play-when-damage-coming', r.decision('play-when-damage-coming').options[0]!.key);
    expect(recalled(r, 0)).toEqual(['The Scurrier attacked you for 3 and you evaded 1 and Plate took 2.']);
  });

  test('[K-142] what another one has defeated is told with the objective, what the reader did is not', () => {
    const r = fight({
      marshals: [{ at: [0, 0], gear: bow() }, { at: [8, 8] }],
      enemies: [
        { type: 'scurrier', at: [2, 0], hp: 1, armour: 0 },
        { type: 'scurrier', at: [11, 0] },
      ],
      objective: { goal: 'defeat-all' },
      dice: { attack: [[2, 2]] },
    });
    r.play().answer('act', 'ranged-attack').answer('choose-part', 'body');
    expect(recalled(r, 1)).toEqual(['Drokkeh defeated Scurrier 1.', 'Defeat every enemy: 1 of 2 so far.']);
    expect(recalled(r, 0)).toEqual([]);
  });

  test('[K-142] a faint belongs to what caused it, and to the others it is the event that is pointed at', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: armour() }, { at: [8, 8] }] });
    const told = [
      { type: 'marshal-hurt', rule: 'FW-CCON-5', seat: 0, n: 2, dial: 0, by: 'condition', frost: 0 },
      { type: 'marshal-fainted', rule: 'FW-HP-3', seat: 0, potions: 0 },
    ] as const;
    expect(telling.since(told, seenBy(r, 0), 0)).toEqual([
      { says: 'You lost 2 HP to a condition. You fainted, and a potion woke you: no potion is left. You have 10 of 10 HP.', at: 1 },
    ]);
    expect(telling.since(told, seenBy(r, 1), 1)).toEqual([{ says: 'Drokkeh lost 2 HP and fainted (no potion is left).', at: 1 }]);
  });

  test('[K-142] [FW-PATROL-1] enemies that stayed where they were are not said to have patrolled', () => {
    const routes = [{ id: 'round', squares: [3, 4, 5, 6].map((x): [number, number] => [x, 5]), isLoop: false }];
    const patrol = (die: number, at: readonly [number, number] = [0, 0]): string[] =>
      recalled(
        enemyPhase({
          routes,
          marshals: [{ at }],
          enemies: [{ type: 'scurrier', at: [3, 5], route: 0, routeAt: 0 }],
          dice: { patrol: [[die]] },
        }),
        0,
      );
    expect(patrol(1)).toEqual(['Nothing touched you: the enemies patrolled.']);
    expect(patrol(0)).toEqual(['Nothing touched you: the enemies stayed where they were.']);
    // FW-PATROL-5: whoever it comes beside is noticed, and that is something.
    expect(patrol(1, [4, 6])).toEqual(['You were noticed, and the alert token moved down.', 'The Scurrier came next to you.']);
  });

  test('[K-142] what fell on components is not told as if the enemy had lost it', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [8, 8] }], enemies: [{ type: 'razorhound', at: [11, 0] }] });
    const part = { type: 'part-hurt', rule: 'FW-COMP-1', enemy: 0, part: 0, n: 6, left: 0, by: 'card', frost: 0 } as const;
    const body = { type: 'enemy-hurt', rule: 'FW-ENEMY-6', enemy: 0, n: 4, left: 3, by: 'card', frost: 0 } as const;
    const played = { type: 'card-played', rule: 'FW-DECK-10', seat: 0, card: 0, section: 0 } as const;
    const told = (...all: readonly (typeof part | typeof body)[]) => telling.since([played, ...all], seenBy(r, 1), 1).map(one => one.says);

    expect(told(body, part)).toEqual(['Drokkeh hit the Razorhound for 4 and its components for 6.']);
    expect(told(part)).toEqual(['Drokkeh hit components of the Razorhound for 6.']);
    expect(told(body)).toEqual(['Drokkeh hit the Razorhound for 4.']);
  });

  test('[K-142] if nothing touched the reader, one line says what the others did', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [8, 8] }], enemies: [{ type: 'scurrier', at: [11, 0] }] });
    r.play().answer('act', 'sneak').answer('sneak', [1, 1]);
    expect(recalled(r, 1)).toEqual(['Nothing touched you: Drokkeh moved.']);
    expect(recalled(r, 0)).toEqual([]);
  });
});

describe('Where options lead', () => {
  const ENEMIES = [
    { type: 'scurrier', at: [2, 0] },
    { type: 'scurrier', at: [3, 3] },
    { type: 'scurrier', at: [9, 9] },
  ] as const;

  test('[FW-ACT-7] a ranged attack leads to each enemy that can then be aimed at', () => {
    const r = fight({ marshals: [{ at: [0, 0], gear: bow() }], enemies: ENEMIES }).play();
    const lit = leads(r, 'ranged-attack');
    r.answer('act', 'ranged-attack');
    expect(lit).toEqual(['enemy 0', 'enemy 1']);
    expect(lit).toEqual(offered(r));
  });

  test('[FW-ATK-1] a melee attack leads to each enemy that a step brings into reach, and each step to those in reach from there', () => {
    const enemies = [...ENEMIES, { type: 'scurrier', at: [0, 2] }] as const;
    const r = fight({ marshals: [{ at: [1, 1] }], enemies }).play();
    expect(leads(r, 'melee-attack')).toEqual(['enemy 0', 'enemy 3']);
    const lit = new Set(leads(r, 'melee-attack'));
    r.answer('act', 'melee-attack');
    expect(r.asks).toBe('melee-move');
    const steps = open(r).options.filter(one => one.about[0]?.kind === 'square');
    expect(new Set(steps.flatMap(one => leads(r, one.key)))).toEqual(lit);
  });

  test('[FW-ATK-1] staying leads to whatever can be struck from here', () => {
    const enemies = [...ENEMIES, { type: 'scurrier', at: [1, 1] }] as const;
    const r = fight({ marshals: [{ at: [1, 1] }], enemies })
      .play()
      .answer('act', 'melee-attack');
    expect(leads(r, 'pass')).toEqual(['enemy 3']);
  });

  test('[FW-ACT-4] a sneak leads to the squares around', () => {
    const r = fight({ marshals: [{ at: [0, 0] }], enemies: ENEMIES }).play();
    const lit = leads(r, 'sneak');
    r.answer('act', 'sneak');
    expect(lit).toEqual(['square 1', 'square 12', 'square 13']);
    expect(lit).toEqual(offered(r));
  });

  test('[FW-ACT-5] a sprint leads to where it can end, and its first step to what lies beyond it', () => {
    const r = fight({ map: ['....', '.##.', '....'], marshals: [{ at: [0, 0] }], enemies: [{ type: 'scurrier', at: [3, 2] }] }).play();
    expect(leads(r, 'sprint')).toEqual(['square 1', 'square 2', 'square 4', 'square 8', 'square 9']);
    r.answer('act', 'sprint');
    expect(leads(r, 'square-1')).toEqual(['square 2', 'square 4']);
    r.answer('sprint', [1, 0]);
    expect(offered(r)).toEqual(['square 0', 'square 2', 'square 4']);
    expect(leads(r, 'square-2')).toEqual([]);
  });

  test('[FW-TRAP-3] placing a trap leads to the squares in its range', () => {
    const r = fight({ marshals: [{ at: [0, 0], resources: { metal: 1 } }], enemies: ENEMIES }).play();
    const lit = leads(r, 'place-trap');
    r.answer('act', 'place-trap');
    expect(r.asks).toBe('trap-square');
    expect(lit.length).toBeGreaterThan(0);
    expect(new Set(lit)).toEqual(new Set(offered(r)));
  });

  test('[FW-R-86] using something leads to what is near', () => {
    const r = fight({
      marshals: [{ at: [0, 0] }],
      enemies: ENEMIES,
      features: [
        { kind: 'pump', at: [1, 0] },
        { kind: 'pump', at: [0, 1] },
        { kind: 'pump', at: [6, 6] },
      ],
    }).play();
    const lit = leads(r, 'interact');
    r.answer('act', 'interact');
    expect(lit).toEqual(['feature 0', 'feature 1']);
    expect(lit).toEqual(offered(r));
  });

  test('[FW-SOLO-5] a distraction leads to the squares where it may lie', () => {
    const r = fight({ marshals: [{ at: [0, 0] }], enemies: ENEMIES }).play();
    const lit = leads(r, 'distract');
    r.answer('act', 'distract');
    expect(new Set(lit)).toEqual(new Set(offered(r)));
  });
});

test('[K-147] a type in the order of types lights its enemies', () => {
  const r = enemyPhase({
    marshals: [{ at: [0, 0] }],
    enemies: [
      { type: 'scurrier', at: [2, 0] },
      { type: 'razorhound', at: [9, 9] },
      { type: 'scurrier', at: [5, 5] },
    ],
  });
  expect(open(r).kind).toBe('order-types');
  expect(open(r).options.map(({ key }) => leads(r, key))).toEqual([['enemy 0', 'enemy 2'], ['enemy 1']]);
});

describe('What is left to the table', () => {
  test('[K-144] what to do matters', () => {
    expect(spared(fight({ enemies: [{ type: 'scurrier', at: [9, 9] }] }).play())).toBeNull();
  });

  test('[K-144] the order of types hardly matters while nobody is seen and nobody is near', () => {
    const types = (at: readonly [number, number]) =>
      enemyPhase({
        marshals: [{ at: [0, 0] }],
        enemies: [
          { type: 'scurrier', at },
          { type: 'razorhound', at: [9, 9] },
        ],
      });
    const away = types([11, 0]);
    expect(away.asks).toBe('order-types');
    expect(spared(away)).toEqual({ as: 'tie', answer: open(away).options.map(one => one.key) });
    expect(spared(types([2, 0]))).toBeNull();
  });

  test('[K-144] two enemies that are alike act in any order; a wounded one makes a difference', () => {
    const pair = (hp: number) =>
      enemyPhase({
        marshals: [{ at: [0, 0] }],
        enemies: [
          { type: 'scurrier', at: [9, 9] },
          { type: 'scurrier', at: [9, 9], hp },
        ],
      });
    const alike = pair(fight({ enemies: [{ type: 'scurrier', at: [9, 9] }] }).enemy().hp);
    expect(alike.asks).toBe('order-enemies');
    expect(spared(alike)).toEqual({ as: 'tie', answer: ['enemy-0', 'enemy-1'] });
    expect(spared(pair(1))).toBeNull();
  });

  test('[K-144] a way among equals hardly matters, unless a trap lies on it', () => {
    const way = (traps: readonly { at: readonly [number, number]; dice: string }[]) =>
      enemyPhase({
        marshals: [{ at: [0, 0], isRevealed: true }],
        enemies: [{ type: 'scurrier', at: [5, 2] }],
        behaviours: { scurrier: [always({ do: 'move', n: 1, target: 'threat' })] },
        traps,
      });
    const plain = way([]);
    expect(plain.asks).toBe('enemy-route');
    expect(spared(plain)).toEqual({ as: 'tie', answer: open(plain).options[0]!.key });
    expect(
      spared(
        way([
          { at: [4, 1], dice: '1O' },
          { at: [4, 2], dice: '1O' },
        ]),
      ),
    ).toBeNull();
  });

  test('[K-144] with an empty deck nothing can be drawn for what is discarded', () => {
    const [held, below] = ACTION_NUMBERS as [number, number];
    const drawing = (deck: readonly number[]) =>
      fight({ step: 'draw', marshals: [{ hand: [held], deck }], enemies: [{ type: 'scurrier', at: [9, 9] }] }).play();
    const empty = drawing([]);
    expect(empty.asks).toBe('discard-before-drawing');
    expect(spared(empty)).toEqual({ as: 'idle', answer: [] });
    expect(spared(drawing([below]))).toBeNull();
  });

  test('[K-144] a resource is lost from what there is most of', () => {
    const asked = {
      kind: 'lose-resource',
      seat: 0,
      choose: 'one',
      min: 1,
      max: 1,
      options: ['metal', 'tar'].map(key => ({ key, about: [], value: key })),
    };
    const r = fight({ marshals: [{ resources: { metal: 1, tar: 2 } }] });
    expect(spares(asked as unknown as Asked, seenBy(r, 0))).toEqual({ as: 'payment', answer: 'tar' });
  });
});

describe('The story of a chapter', () => {
  test('[K-143] a win is told by who was seen, the heaviest blow and the last enemy', () => {
    const r = fight({
      marshals: [{ at: [0, 0], gear: bow() }, { at: [8, 8] }],
      enemies: [{ type: 'scurrier', at: [2, 0], hp: 1, armour: 0 }],
      dice: { attack: [[2, 2]] },
    });
    r.play().answer('act', 'ranged-attack').answer('choose-part', 'body');
    const told = [
      { type: 'brief-opened', rule: 'FW-BRIEF-1', brief: 'B1', retry: 0 } as const,
      { type: 'enemy-placed', rule: 'FW-ENEMY-2', enemy: 0, enemyType: 'scurrier', square: 2 } as const,
      { type: 'turn-began', rule: 'FW-TURN-1', seat: 0, turn: 1 } as const,
      ...r.told.slice(
        0,
        r.told.findIndex(one => one.type === 'fight-won'),
      ),
      { type: 'fight-won', rule: 'FW-BRIEF-7', brief: 'B1', turns: 1 } as const,
    ];
    const tale = telling.tale(told, seenBy(r, 0), { winners: [0, 1], why: 'FW-BRIEF-7', facts: {} }, 0);
    expect(tale.headline).toBe('You win, both of you.');
    expect(tale.says).toEqual([
      'Nobody was seen from the first turn to the last.',
      'The heaviest blow was yours: 4 damage to the Scurrier on turn 1.',
      'Nobody was hurt.',
      'On turn 1 you brought down the Scurrier, and the Burnt Convoy was won.',
    ]);
    expect(tale.moments.map(one => [one.says, told[one.at]!.type])).toEqual([['You defeated the Scurrier on turn 1.', 'enemy-defeated']]);
    expect(tale.figures.find(one => one.says === 'Enemies defeated')).toEqual({
      says: 'Enemies defeated',
      of: [
        { seat: 0, value: 1 },
        { seat: 1, value: 0 },
      ],
    });
  });

  test('[K-143] the end of the lesson speaks of the lesson', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [8, 8] }] });
    const told = [
      { type: 'brief-opened', rule: 'FW-BRIEF-1', brief: 'B0', retry: 0 } as const,
      { type: 'turn-began', rule: 'FW-TURN-1', seat: 1, turn: 3 } as const,
    ];
    const view = { ...seenBy(r, 0), isSkirmish: true, brief: 'B0' } as const;
    const headline = (winners: readonly number[], reader: number | null): string =>
      telling.tale(told, view, { winners: [...winners], why: 'FW-BRIEF-7', facts: {} }, reader).headline;
    expect([headline([0, 1], 0), headline([0, 1], null), headline([], 0)]).toEqual([
      'The lesson is over: you win, both of you.',
      'The lesson is over: the party wins.',
      'The lesson is over, and the Practice Yard is lost.',
    ]);
  });

  test('[K-143] whoever is alone is not the first to be seen', () => {
    const r = fight({ marshals: [{ at: [0, 0] }] });
    const told = [
      { type: 'brief-opened', rule: 'FW-BRIEF-1', brief: 'B1', retry: 0 } as const,
      { type: 'turn-began', rule: 'FW-TURN-1', seat: 0, turn: 3 } as const,
      { type: 'marshal-revealed', rule: 'FW-ALERT-6', seat: 0, how: 'track', rank: 1 } as const,
      { type: 'fight-failed', rule: 'FW-HP-4', brief: 'B1', why: 'fainted' } as const,
    ];
    const { moments } = telling.tale(told, { ...seenBy(r, 0), setbacks: 1 }, { winners: [], why: 'FW-R-3', facts: {} }, 0);
    expect(moments.map(one => one.says)).toEqual(['You were seen on turn 3.']);
  });

  test('[K-143] a loss is said plainly', () => {
    const r = fight({ marshals: [{ at: [0, 0] }, { at: [8, 8] }] });
    const told = [
      { type: 'brief-opened', rule: 'FW-BRIEF-1', brief: 'B1', retry: 0 } as const,
      { type: 'turn-began', rule: 'FW-TURN-1', seat: 1, turn: 9 } as const,
      { type: 'marshal-revealed', rule: 'FW-ALERT-6', seat: 1, how: 'track', rank: 1 } as const,
      { type: 'marshal-hurt', rule: 'FW-CCON-5', seat: 1, n: 4, dial: 0, by: 'condition', frost: 0 } as const,
      { type: 'fight-failed', rule: 'FW-HP-4', brief: 'B1', why: 'fainted' } as const,
    ];
    const tale = telling.tale(told, { ...seenBy(r, 0), setbacks: 1 }, { winners: [], why: 'FW-R-3', facts: {} }, 0);
    expect(tale.headline).toBe('The Burnt Convoy is lost, for all of you.');
    expect(tale.moments.map(one => one.says)).toEqual([
      'Senvi was the first to be seen, on turn 9.',
      'Senvi took 4 damage at once on turn 9, with 0 HP left.',
    ]);
    expect(tale.says).toContain('On turn 9 Senvi fainted with no potion left, and the Burnt Convoy was lost.');
    expect(tale.moments[0]!.next).toBe('Next time, stay hidden longer: Senvi was seen on turn 9.');
  });
});
