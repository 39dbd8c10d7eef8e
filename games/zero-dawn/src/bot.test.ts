/** The sensible player in positions where the right choice is plain. It is asked as a bot is asked: with what went through JSON. */
import { describe, expect, test } from 'vitest';
import { diceWorth } from './bot/insight.ts';
import { threatOf } from './bot/threat.ts';
import { WON } from './bot/trails.ts';
import { cardNamed } from './content/box.ts';
import { FACES } from './content/dice.ts';
import { SAWTOOTH_QUEST } from './content/sawtooth-quest.ts';
import { attackWith } from './rules/attack.ts';
import { moveBy } from './rules/enemy-movement.ts';
import { activateNextEnemy } from './rules/enemy-step.ts';
import { maintenance } from './rules/maintenance.ts';
import { track } from './rules/tracking.ts';
import { beginTurn } from './rules/turn.ts';
import type { State } from './state.ts';
import * as fixture from './testing/fixtures.ts';
import { seen, sensibleAnswer } from './testing/mind.ts';
import { type At, type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from './testing/rehearsal.ts';

const arrows = (n: number): string[] => Array.from({ length: n }, (_, i) => `nora-hunter-arrow.${i + 1}`);
const pile = (n: number, from = 1): number[] => Array.from({ length: n }, (_, i) => cardNamed(`stamina.${from + i}`));

/** The square named by an option's key, `s12`. */
const squareNamed = (answer: unknown): number => (typeof answer === 'string' ? Number(answer.slice(1)) : Number.NaN);

/** Answers as the sensible player does until a decision of this kind, and gives its answer to that. */
function answerTo(kind: string, stage: DawnRehearsal): unknown {
  for (let i = 0; i < 20; i++) {
    if (!stage.asks) throw new Error(`'${kind}' was never asked`);
    const answer = sensibleAnswer(stage);
    if (stage.asks === kind) return answer;
    stage.answer(stage.asks, answer);
  }
  throw new Error(`'${kind}' was not asked in time`);
}

describe('Picking the trail', () => {
  const picked = (mode: State['mode'], hunters: number, ...cards: string[]): unknown => {
    const stage = given({ mode, hunters: Array.from({ length: hunters }, () => ({})) });
    Object.assign(stage.state, { step: 'track', encounter: 1, card: -1, level: 0, trackingPile: cards.map(cardNamed) });
    return sensibleAnswer(stage.run(track));
  };

  test.each(['standard', 'cooperative'] as const)('%s: of a level the one that is won most often by so many hunters', mode => {
    expect(picked(mode, 3, 'old-road', 'convoy', 'wreckers')).toBe('wreckers');
    expect(picked(mode, 3, 'hunting-pride', 'ravine', 'feeding-ground')).toBe('feeding-ground');
    expect(picked(mode, 2, 'hunting-pride', 'storm-yard', 'ravine')).toBe('ravine');
  });

  test('alone: the herd at the ford, and the pride, which threaten most', () => {
    expect(picked('cooperative', 1, 'grazing-line', 'herd-at-the-ford', 'scrap-field')).toBe('herd-at-the-ford');
    expect(picked('cooperative', 1, 'feeding-ground', 'storm-yard', 'hunting-pride')).toBe('hunting-pride');
  });

  test('a level is climbed only where that is won often enough', () => {
    expect(picked('cooperative', 1, 'storm-yard', 'split-valley', 'wreckers')).toBe('wreckers');
    expect(picked('cooperative', 1, 'hunting-pride', 'convoy', 'split-valley')).toBe('hunting-pride');
    expect(picked('standard', 3, 'quiet-meadow', 'old-road', 'convoy')).toBe('old-road');
  });

  test('how often it is won is known of every tracking card', () => {
    expect(Object.keys(WON)).toEqual(SAWTOOTH_QUEST.tracking.map(card => card.id));
  });
});

/** A hunter with a bow and arrows; a calm Sawtooth, whose points are needed, walks east along the upper row and off the map. */
const chase = (at: At, sawtooth: At, watcher: At): DawnRehearsal =>
  given({
    map: ['############', '############'],
    routes: [{ squares: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((x): At => [x, 0]) }],
    threshold: 5,
    hunters: [{ hunter: 'nora', at, hand: arrows(3), draw: pile(10) }],
    enemies: [
      { type: 'sawtooth', at: sawtooth },
      { type: 'watcher', at: watcher },
    ],
  }).play();

describe('A quarry that walks off', () => {
  test('is seen to leave five rounds ahead, and shot before easier prey', () => {
    expect(answerTo('choose-target', chase([5, 1], [7, 0], [3, 1]))).toBe('e0');
  });

  test('is followed, though easier prey is in reach', () => {
    const stage = chase([3, 1], [7, 0], [1, 1]);
    const action = sensibleAnswer(stage);

    expect(['sneak', 'sprint']).toContain(action);
    stage.answer('take-action', action);
    const step = squareNamed(sensibleAnswer(stage));
    expect([stage.square([4, 0]), stage.square([4, 1])]).toContain(step);
  });

  test('is left in peace while there is time enough', () => {
    const stage = given({
      map: ['############', '############'],
      routes: [{ squares: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((x): At => [x, 0]) }],
      threshold: 1,
      hunters: [{ hunter: 'nora', at: [3, 1], hand: arrows(3), draw: pile(10) }],
      enemies: [
        { type: 'strider', at: [1, 0], wounds: 0 },
        { type: 'watcher', at: [5, 1], wounds: 4 },
      ],
    }).play();

    expect(answerTo('choose-target', stage)).toBe('e1');
  });
});

describe('Cards to live on', () => {
  const hunter = (more: HunterOn): HunterOn => ({ hunter: 'nora', at: [0, 1], ...more });

  test('arrows are kept, however long the encounter lasts', () => {
    const stage = given({
      hunters: [hunter({ hand: arrows(3), draw: pile(8) })],
      enemies: [{ type: 'watcher', at: [5, 1] }],
      state: { step: 'begin-turn', turn: 30 },
    }).run(beginTurn);

    expect([stage.asks, sensibleAnswer(stage)]).toEqual(['discard-before-drawing', []]);
  });

  test('a hand without a round is changed', () => {
    const stage = given({
      hunters: [hunter({ hand: pile(3), draw: arrows(4) })],
      enemies: [{ type: 'watcher', at: [5, 1] }],
      state: { step: 'begin-turn' },
    }).run(beginTurn);

    expect(sensibleAnswer(stage)).toHaveLength(2);
  });

  test('a hunter with six cards strikes down what would take more, instead of crafting', () => {
    const stage = given({
      hunters: [
        hunter({ hand: arrows(2), draw: arrows(4).slice(2).concat(['nora-needle-arrow.1', 'nora-needle-arrow.2']), discard: pile(10) }),
      ],
      enemies: [{ type: 'scrapper', at: [1, 1], isAlert: true, wounds: 7 }],
    }).play();

    expect(['ranged', 'melee']).toContain(sensibleAnswer(stage));
  });

  test('a hunter with few cards and nobody near crafts', () => {
    const stage = given({
      map: ['##########'],
      hunters: [{ hunter: 'nora', at: [0, 0], hand: pile(2), draw: [], discard: arrows(5) }],
      enemies: [{ type: 'grazer', at: [9, 0], isAlert: true }],
    }).play();

    expect(sensibleAnswer(stage)).toBe('craft');
  });

  test('cards are scrapped out of plenty only', () => {
    const asked = (left: number): unknown => {
      fixture.printEnemy('watcher');
      const melee = fixture.blade();
      const stage = given({
        hunters: [{ hunter: 'banuk', at: [0, 0], hand: pile(2), draw: pile(left).slice(2), equipment: { melee } }],
        enemies: [{ type: 'watcher', at: [0, 0] }],
      }).run(table => attackWith(table, 0, 'melee', melee));
      expect(stage.asks).toBe('pay-cost');
      return sensibleAnswer(stage);
    };

    expect([asked(12), asked(16)]).toEqual(['no', 'yes']);
  });
});

describe('Striking', () => {
  const crit = (part: string): unknown => {
    const stage = given({
      hunters: [{ hunter: 'nora', at: [0, 0], hand: arrows(1), draw: pile(12) }],
      enemies: [{ type: 'scrapper', at: [1, 0], isAlert: true }],
      dice: { attack: ['crit', 0, 0] },
    });
    stage.run(table => attackWith(table, 0, 'ranged', stage.hunter(0).equipment[1]!)).answer('choose-part', part);
    return answerTo('spend-crit', stage);
  };

  test('a crit buys damage to a body, and what tears a component from a component', () => {
    expect([crit('body'), crit('A')]).toEqual(['nora-hunter-arrow.1', 'nora-ashwood-bow']);
  });

  test('no ability is wasted on what is as good as dead', () => {
    const ability = (wounds: number): unknown => {
      const stage = given({
        hunters: [{ hunter: 'nora', at: [0, 0], hand: ['nora-hunter-arrow.1', 'nora-held-breath.1'], draw: pile(12) }],
        enemies: [{ type: 'grazer', at: [1, 0], wounds }],
      });
      stage.run(table => attackWith(table, 0, 'ranged', stage.hunter(0).equipment[1]!)).answer('choose-part', 'body');
      return answerTo('play-ability', stage);
    };

    expect([ability(7), ability(2)]).toEqual(['pass', 'nora-held-breath.1']);
  });

  test('a part is torn off for what it takes from the machine, but not while the body is as good as dead', () => {
    const part = (enemy: Partial<EnemyOn>): unknown => {
      const stage = given({
        hunters: [{ hunter: 'nora', at: [0, 0], hand: ['nora-hunter-arrow.1', 'nora-held-breath.1'], draw: pile(12) }],
        enemies: [{ type: 'scrapper', at: [1, 0], ...enemy }],
      });
      return answerTo(
        'choose-part',
        stage.run(table => attackWith(table, 0, 'ranged', stage.hunter(0).equipment[1]!)),
      );
    };

    expect([part({}), part({ wounds: 6 }), part({ components: [2, 0] })]).toEqual(['A', 'body', 'body']);
  });

  test('a die is worth what its faces show', () => {
    const [, blue] = FACES;
    expect(diceWorth({ blue: 1 })).toBeCloseTo(blue!.reduce<number>((sum, face) => sum + (face === 'crit' ? 2 : face), 0) / 6);
  });
});

describe('Luring', () => {
  /** A hunter who has moved already, and a calm machine on its way east, off the map. */
  const near = (type: EnemyOn['type'], machine: At, at: At, cards: number): DawnRehearsal =>
    given({
      map: ['############'],
      routes: [{ squares: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((x): At => [x, 0]) }],
      threshold: 1,
      hunters: [
        {
          hunter: 'nora',
          at,
          hand: pile(3),
          draw: pile(cards).slice(3),
          equipment: { melee: -1 },
          actionsLeft: 1,
          done: ['sneak', 'sprint'],
        },
      ],
      enemies: [{ type, at: machine }],
    }).play();

  test('a machine that is needed is held when it would leave, and not before', () => {
    expect(sensibleAnswer(near('grazer', [11, 0], [9, 0], 10))).toBe('distract');
    expect(sensibleAnswer(near('grazer', [2, 0], [0, 0], 10))).not.toBe('distract');
  });

  test('one that would notice a hunter with few cards is led away from it', () => {
    const stage = near('scrapper', [2, 0], [1, 0], 5);

    expect(answerTo('distract-square', stage)).toBe(`s${stage.square([3, 0])}`);
  });
});

describe('Slipping away', () => {
  test('a line is climbed from where it costs cards to stay, and kept where it costs none', () => {
    const played = (at: At): unknown => {
      const stage = given({
        map: ['##########'],
        hunters: [{ hunter: 'nora', at, hand: ['m1-climbing-line'], draw: pile(12), actionsLeft: 0 }],
        enemies: [
          { type: 'watcher', at: [2, 0], isAlert: true },
          { type: 'watcher', at: [2, 0], isAlert: true },
        ],
      });
      return sensibleAnswer(stage.play());
    };

    expect([played([4, 0]), played([9, 0])]).toEqual(['m1-climbing-line', 'pass-until-turn-end']);
  });
});

describe('Reading the machines', () => {
  const threat = (enemy: EnemyOn, others: readonly EnemyOn[] = []): readonly number[] => {
    const stage = given({ map: ['#########'], hunters: [{ hunter: 'nora', equipment: { armour: -1 } }], enemies: [enemy, ...others] });
    return threatOf(seen(stage), seen(stage).hunters[0]!, seen(stage).enemies[0]!);
  };

  test('a Watcher reaches two squares far, with its Eye or by coming; a Scrapper without its Power Cell must be there already', () => {
    expect(threat({ type: 'watcher', at: [4, 0] }).slice(0, 5)).toEqual([3, 3, 3, 0, 0]);
    expect(threat({ type: 'watcher', at: [4, 0], components: [2] }).slice(0, 5)).toEqual([3, 3, 3, 0, 0]);
    expect(threat({ type: 'scrapper', at: [4, 0], components: [2, 0] }).slice(0, 4)).toEqual([5, 0, 0, 0]);
  });

  test('a Strider in company tramples whoever is within two squares; one alone comes farther, for less', () => {
    const strider: EnemyOn = { type: 'strider', at: [4, 0] };

    expect(threat(strider).slice(0, 5)).toEqual([3, 3, 3, 3, 0]);
    expect(threat(strider, [{ type: 'grazer', at: [5, 0] }]).slice(0, 5)).toEqual([4, 4, 4, 0, 0]);
  });

  test('behaviour cards that were seen do not come again before the deck is shuffled', () => {
    const stage = given({
      map: ['#########'],
      hunters: [{ hunter: 'nora', equipment: { armour: -1 } }],
      enemies: [{ type: 'sawtooth', at: [4, 0] }],
    });
    const deck = stage.state.behaviours[0]!;
    deck.discard = deck.pile.filter(no => no !== cardNamed('sawtooth-roar'));
    deck.pile = [cardNamed('sawtooth-roar')];

    expect(threatOf(seen(stage), seen(stage).hunters[0]!, seen(stage).enemies[0]!).slice(0, 5)).toEqual([3, 3, 3, 0, 0]);
  });
});

/** A position and its mirror image, so that no answer is right by chance. */
const mirrored = (position: (flip: (at: At) => At) => unknown, width: number): [unknown, unknown] => [
  position(at => at),
  position(([x, y]) => [width - 1 - x, y]),
];
const squareOf = (stage: DawnRehearsal, at: At): string => `s${stage.square(at)}`;

describe('Deciding for the machines', () => {
  const middle = (more: Partial<Position>): DawnRehearsal =>
    given({ map: ['#####', '#####', '#####', '#####', '#####'], hunters: [{ hunter: 'nora', at: [2, 0] }], ...more });

  test('enemy-route: into a trap, and round sleeping machines', () => {
    const walked = (prepare: (stage: DawnRehearsal, flip: (at: At) => At) => void, enemies: (flip: (at: At) => At) => EnemyOn[]) =>
      mirrored(flip => {
        const stage = middle({ enemies: [{ type: 'watcher', at: [2, 4], isAlert: true }, ...enemies(flip)] });
        prepare(stage, flip);
        stage.run(table => moveBy(table, stage.enemy(0), { must: true, do: 'move-to-hunter', n: 1 }));
        expect(stage.asks).toBe('enemy-route');
        return [sensibleAnswer(stage), squareOf(stage, flip([1, 3])), squareOf(stage, flip([2, 3])), squareOf(stage, flip([3, 3]))];
      }, 5);
    const trapped = walked(
      (stage, flip) =>
        stage.state.traps.push({ square: stage.square(flip([1, 3])), owner: 0, card: fixture.wire(), weapon: fixture.caster(), dice: [] }),
      () => [],
    ) as string[][];
    const asleep = walked(
      () => undefined,
      flip => [
        { type: 'strider', at: flip([1, 3]) },
        { type: 'strider', at: [2, 3] },
      ],
    ) as string[][];

    for (const [answer, trap] of trapped) expect(answer).toBe(trap);
    for (const [answer, , , free] of asleep) expect(answer).toBe(free);
  });

  test('enemy-away: fleeing machines stay where they can be reached, and let others sleep', () => {
    const fled = mirrored(flip => {
      const stage = middle({
        hunters: [{ hunter: 'nora', at: [2, 2] }],
        enemies: [
          { type: 'strider', at: [2, 3], isAlert: true },
          { type: 'grazer', at: flip([1, 4]) },
          { type: 'grazer', at: [2, 4] },
        ],
      });
      stage.run(table => moveBy(table, stage.enemy(0), { must: true, do: 'move-away', n: 1 }));
      expect(stage.asks).toBe('enemy-away');
      return [sensibleAnswer(stage), squareOf(stage, flip([3, 4]))];
    }, 5) as string[][];

    for (const [answer, free] of fled) expect(answer).toBe(free);
  });

  test('enemy-edge: a machine makes for an edge where it wakes nobody', () => {
    const gone = mirrored(flip => {
      const stage = middle({
        enemies: [
          { type: 'grazer', at: [2, 2], isAlert: true },
          ...[0, 1, 2, 3, 4].map((y): EnemyOn => ({ type: 'strider', at: flip([0, y]) })),
          ...[1, 2, 3].map((x): EnemyOn => ({ type: 'strider', at: flip([x, 4]) })),
        ],
      });
      stage.run(table => moveBy(table, stage.enemy(0), { must: true, do: 'move-to-edge', n: 2 }));
      expect(stage.asks).toBe('enemy-edge');
      const side = squareNamed(sensibleAnswer(stage));
      return [flip([4, 0]), flip([4, 1]), flip([4, 2]), flip([4, 3]), flip([4, 4]), [2, 0] as At, [1, 0] as At, [3, 0] as At]
        .map(at => stage.square(at))
        .includes(side);
    }, 5);

    expect(gone).toEqual([true, true]);
  });

  test('enemy-friend: a machine joins one that is alert already', () => {
    const joined = mirrored(flip => {
      const isFlipped = flip([0, 0])[0] !== 0;
      const stage = middle({
        enemies: [
          { type: 'strider', at: [2, 4], isAlert: true },
          { type: 'watcher', at: [0, 4], isAlert: isFlipped },
          { type: 'watcher', at: [4, 4], isAlert: !isFlipped },
        ],
      });
      stage.run(table => moveBy(table, stage.enemy(0), { must: true, do: 'move-to-enemy', n: 1 }));
      expect(stage.asks).toBe('enemy-friend');
      return sensibleAnswer(stage);
    }, 5);

    expect(joined).toEqual(['e2', 'e1']);
  });

  test('order-enemies: whoever must be close to hurt most comes last, after the victim was driven back', () => {
    const first = mirrored(flip => {
      const isFlipped = flip([0, 0])[0] !== 0;
      const types = isFlipped ? (['scrapper', 'watcher'] as const) : (['watcher', 'scrapper'] as const);
      const stage = middle({
        enemies: types.map((type): EnemyOn => ({ type, at: [2, 0], isAlert: true })),
        state: { step: 'enemies' },
      }).run(activateNextEnemy);
      expect(stage.asks).toBe('order-enemies');
      return sensibleAnswer(stage);
    }, 5);

    expect(first).toEqual(['e0', 'e1']);
  });

  test('choose-enemy: of several the one becomes alert that does least harm', () => {
    const woken = mirrored(flip => {
      const isFlipped = flip([0, 0])[0] !== 0;
      const types = isFlipped ? (['sawtooth', 'grazer'] as const) : (['grazer', 'sawtooth'] as const);
      const shout = fixture.interrupt('shout', 'any-time', [{ do: 'alert-nearest' }]);
      const stage = middle({
        hunters: [{ hunter: 'nora', at: [2, 0], hand: [shout] }],
        enemies: types.map((type, i): EnemyOn => ({ type, at: [1 + 2 * i, 2] })),
      }).play();
      stage.answer('play-any-time', 'shout');
      expect(stage.asks).toBe('choose-enemy');
      return sensibleAnswer(stage);
    }, 5);

    expect(woken).toEqual(['e0', 'e1']);
  });
});

describe('At the campfire and at the vote', () => {
  test('[ZD-R-120] nobody goes on hunting when Dusk is near', () => {
    const vote = (turn: number, dusk: number): unknown =>
      sensibleAnswer(
        given({
          hunters: [{ draw: pile(15) }],
          enemies: [{ type: 'watcher', at: [5, 2] }],
          state: { step: 'maintenance', points: 99, turn, dusk },
        }).run(maintenance),
      );

    expect([vote(5, 0), vote(5, 14), vote(12, 14), vote(14, 14)]).toEqual(['go-on', 'go-on', 'end', 'end']);
  });

  test('a hunt that is won is not drawn out: what is left after eight turns each has got away', () => {
    const vote = (turn: number): unknown =>
      sensibleAnswer(
        given({
          hunters: [{ draw: pile(10) }, { hunter: 'carja', draw: pile(10, 11) }],
          enemies: [{ type: 'watcher', at: [5, 2] }],
          state: { step: 'maintenance', points: 99, turn },
        }).run(maintenance),
      );

    expect([vote(16), vote(17)]).toEqual(['go-on', 'end']);
  });

  test('a caster is left to those who have wires', () => {
    const buys = (card: string): unknown => {
      const salvage = Array.from({ length: 12 }, (_, i) => `salvage-metal-shards.${i + 1}`);
      const stage = given({ mode: 'cooperative', hunters: [{ hunter: 'nora', salvage }], state: { step: 'buy', level: 3, encounter: 2 } });
      stage.state.merchants[2] = { isOpen: true, row: [cardNamed(card)], pile: stage.state.merchants[2]!.pile, discard: [] };
      stage.state.merchants[2]!.pile = stage.state.merchants[2]!.pile.filter(no => no !== cardNamed(card));
      return sensibleAnswer(stage.play());
    };

    expect([buys('m3-deadline-caster'), buys('m3-stormwood-bow')]).toEqual(['pass', 'm3-stormwood-bow']);
  });
});
