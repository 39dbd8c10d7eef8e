/** Questions, options and reasons as people read them: exact sentences for every kind of decision. */

import { type Decision, type Facts, LONGEST_QUESTION, option, viewOf } from '@quarry/kernel';
import { question } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Action } from '../content/kinds.ts';
import { type Choice, DECISION_KINDS, type DecisionKind, type UrbanDecision, type Worth } from '../decisions.ts';
import type { UrbanRefused } from '../refusals.ts';
import { stateSchema, type View } from '../state.ts';
import { GUNMAN, hunter, LURKER, RH, THUG } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { optionSays, refusedIs } from './options.ts';
import { questionSays, toldSays } from './questions.ts';
import { refused, refusedSays } from './refused.ts';

const camera = cardNamed('camera-drone');
const override = cardNamed('adrenal-override');
const dressing = cardNamed('field-dressing');
const bait = cardNamed('bait');

/** The reference hunter beside a Thug, in sight of a Gunman behind the Barricade; a Lurker hides in the Scrap Thicket. */
const POSITION: Position = {
  hunters: [
    { slate: RH, at: [24, 18], wounds: 2, momentum: 1, keepers: [camera, bait], reloads: 1, medSprays: 1, depleted: [0], shots: ['mind'] },
    { slate: 8, at: [40, 40] },
  ],
  crims: [
    { card: THUG, at: [25.2, 18], no: 3, wounds: 1 },
    { card: GUNMAN, at: [24, 25], no: 4, lastAction: 'flee' },
    { card: LURKER, at: [12, 33], no: 5, hiddenIn: 4, hidInTurn: 1 },
  ],
  turn: 3,
  control: 'blood-up',
};

const viewIn = (more: Partial<Position['state'] & object> = {}): View =>
  viewOf(stateSchema, given({ ...POSITION, state: more }).state, 0) as View;
const view = viewIn();

/** With as many of its facts as its sentences read. */
const decision = (kind: string, facts: Facts = {}, more: Partial<Decision> = {}): UrbanDecision =>
  question(kind, { facts, ...more }) as UrbanDecision;

/** What is asked, and what is told beside it. */
const readWith = (decision: UrbanDecision, view: View): string =>
  [questionSays(decision, view), toldSays(decision, view)].filter(Boolean).join(' ');

test('[UM-ELIM-6] what a card in force adds to the bonus stands beside the table of it', () => {
  const quality = { check: 'quality', hunter: 0, crim: 0, threshold: 0, score: '', printed: 0, isInCover: false, raised: [] };
  expect(readWith(decision('before-roll', quality), viewIn({ control: cardNamed('prime-time') }))).toBe(
    'Do you use anything before your Elimination Quality roll? 1 success brings 2 points, 2 bring 4, 3 bring 7, 4 bring 10, 5 bring 15, 6 or more bring 20. Prime Time adds 2.',
  );
});

describe('Questions', () => {
  const needs = { threshold: 3, score: 'defense', printed: 2, isInCover: true, raised: [] };
  const rolling = { check: 'shoot', hunter: 0, crim: 4, ...needs };
  const free = { threshold: 0, score: '', printed: 0, isInCover: false, raised: [] };
  const rolled = { ...rolling, impact: 7, faces: [6, 3], sizes: [12, 10] };

  const ASKED: readonly (readonly [DecisionKind, Facts, string, Partial<Decision>?])[] = [
    ['choose-hunter', {}, 'Which hunter do you play?'],
    ['choose-corner', {}, 'Which corner do you come back to?'],
    ['place-hunter', {}, 'Where do you stand? Anywhere within 4" of the corner.'],
    ['discard-keepers', {}, 'You may hold 3 Keepers: which one do you discard?'],
    ['discard-keepers', {}, 'You may hold 3 Keepers: which 2 do you discard?', { min: 2 }],
    ['choose-tube', { left: 2 }, 'Which tube does the next crim come out of? 2 to place.'],
    ['act', { actionsLeft: 2, extraActions: 0 }, 'What do you do? 2 Action Points.'],
    ['act', { actionsLeft: 0, extraActions: 0 }, 'What do you do? No Action Point is left.'],
    [
      'leave-crims',
      {},
      'Which crims do you leave behind? Thug strikes for 2 wounds; you avoid it 48 %. Leave none, and nobody strikes: you stay within their reach.',
    ],
    ['order-strikes', {}, 'In which order do they strike?'],
    [
      'avoid-strike',
      { crim: 3, fight: 2, wounds: 2 },
      'Thug strikes for 2 wounds as you leave: do you try to avoid it? You would roll Athletics against Fight 2.',
    ],
    ['walk', { inches: 6 }, 'Where do you go? Up to 6.0".'],
    ['choose-counter', {}, 'Which hidden crim do you look for?'],
    ['place-spotted', { crim: 5, feature: 4 }, 'Where is Lurker put? They hid at the Scrap Thicket.'],
    ['choose-use', {}, 'Which pod do you open?'],
    ['choose-reward', { pod: 2, points: 7 }, 'Pod 3 held 7 points. What else do you take out of it?'],
    ['choose-attribute', {}, 'Performance Shot: which attribute gains 1?'],
    ['choose-attack', {}, 'Which attack do you use?'],
    ['choose-attack', { reload: true }, 'Which attack do you reload?'],
    ['choose-target', { attack: 'Rifle' }, 'Whom do you attack with the Rifle?'],
    ['before-roll', rolling, 'Do you use anything before your Shoot roll against Gunman? It needs 3 successes (Defense 2 + cover 1).'],
    ['before-roll', { check: 'move', hunter: 0, crim: 0, ...free }, 'Do you use anything before your Move roll?'],
    [
      'before-roll',
      { check: 'quality', hunter: 0, crim: 0, ...free },
      'Do you use anything before your Elimination Quality roll? 1 success brings 2 points, 2 bring 4, 3 bring 7, 4 bring 10, 5 bring 15, 6 or more bring 20.',
    ],
    [
      'before-roll',
      { check: 'quality', hunter: 1, crim: 0, ...free },
      'Kite is about to make an Elimination Quality roll. Play a Keeper? 1 success brings 2 points, 2 bring 4, 3 bring 7, 4 bring 10, 5 bring 15, 6 or more bring 20.',
    ],
    [
      'before-roll',
      { ...rolling, hunter: 1 },
      'Kite is about to make a Shoot roll against Gunman. Play a Keeper? It needs 3 successes (Defense 2 + cover 1).',
    ],
    [
      'after-roll',
      rolled,
      'Do you change your Shoot roll against Gunman? You rolled Impact 7, 6 (d12) and 3. It needs 3 successes (Defense 2 + cover 1).',
    ],
    [
      'after-roll',
      { ...rolled, hunter: 1 },
      'Play a Keeper on the Shoot roll against Gunman of Kite? Kite rolled Impact 7, 6 (d12) and 3. It needs 3 successes (Defense 2 + cover 1).',
    ],
    [
      'after-roll',
      { ...rolled, check: 'defense', successes: 1 },
      'Do you change your Defense roll against Gunman? You rolled Impact 7, 6 (d12) and 3. It needs 3 successes (Defense 2 + cover 1). Each success that you are short by, beyond the first, adds 1 wound.',
    ],
    [
      'after-roll',
      { ...rolled, check: 'resistance', ...free, coming: [5, 5, 2] },
      'Do you change your Damage Resistance roll against Gunman? 5 wounds are coming (Damage 3 + 2, as Defense was 3 short and the first is free). You rolled Impact 7, 6 (d12) and 3.',
    ],
    [
      'before-roll',
      { ...rolling, check: 'resistance', ...free, coming: [2, 1, 0] },
      'Do you use anything before your Damage Resistance roll against Gunman? 1 wound is coming (Damage 2 − 1 by a text).',
    ],
    ['wounds-coming', { wounds: 2, held: 4, maximum: 5 }, '2 wounds to take, with 4 of 5 on you: do you use anything?'],
    ['on-kill', { hunter: 0, card: THUG, bounty: 8 }, 'You eliminated Thug: do you make more of it? Their Base Point Value is 8.'],
    ['on-kill', { hunter: 1, card: THUG, bounty: 8 }, 'Kite eliminated Thug. Play a Keeper? Their Base Point Value is 8.'],
    [
      'crim-start',
      { crim: 3, card: THUG },
      'Thug is about to Fight: do you step in? Blood Up tells Aggressive crims to Charge; it is engaged, so Thug Fights; against its Club (Damage 2) you need 2 successes in Defense, 48 %.',
    ],
    ['spawn', {}, 'A crim is about to enter the zone: do you choose their tube?'],
    ['depleted', { attack: 'Rifle' }, 'Your Rifle is depleted. Do you reload it?'],
    [
      'reroll-dice',
      { check: 'shoot', impact: 4, faces: [3, 2], sizes: [12, 10], successes: 0, threshold: 1, granted: 'Retake' },
      'You may roll up to 2 Shoot dice again: which ones?',
      { max: 2 },
    ],
    [
      'impact-option',
      { check: 'shoot', impact: 10, faces: [6], sizes: [10], successes: 2, ...needs },
      'Impact 10 on your Shoot roll: what do you make of it? You rolled Impact 10 and 6: 2 successes, 3 needed (Defense 2 + cover 1).',
    ],
    [
      'impact-option',
      { check: 'move', impact: 10, faces: [4], sizes: [10], successes: 1, ...free },
      'Impact 10 on your Move roll: what do you make of it? You rolled Impact 10 and 4: 1 success.',
    ],
    [
      'impact-option',
      { check: 'resistance', impact: 10, faces: [6], sizes: [10], successes: 2, coming: [3, 3, 0], ...free },
      'Impact 10 on your Damage Resistance roll: what do you make of it? 3 wounds are coming (Damage 3). You rolled Impact 10 and 6: 2 successes, so 2 cancelled.',
    ],
    ['med-spray', {}, 'You hold 2 Wound Tokens: how many does the Med Spray remove?'],
    ['nearest-hunter', { crim: 3 }, 'Several hunters are as near to Thug: which one counts as nearest?'],
    ['choose-victim', { crim: 3 }, 'Thug is engaged with several hunters: whom do they attack?'],
    ['choose-recovery', {}, 'You are out of the zone with 2 of 5 Wound Tokens: what do you roll to recover?'],
    ['return', { wounds: 2, maximum: 5 }, 'You hold 2 of 5 Wound Tokens. Return to the zone now?'],
    ['order-effects', {}, 'In which order do your effects happen?'],
    ['choose-crim', { word: 'reveal' }, 'Which hidden crim do you reveal?'],
    ['choose-crim', { word: 'bounty', n: 2 }, 'Whose Base Point Value rises by 2?'],
    ['choose-crim', { word: 'crim-step' }, 'Several crims are equally near to you: which one moves?'],
    ['choose-order', { crim: 3 }, 'What do you make Thug do?'],
    ['free-move', { inches: 3 }, 'A free move: where do you go? Up to 3.0".'],
    ['may-reload', {}, 'You may reload one attack: which one?'],
    ['choose-leader', {}, 'Several hunters lead: which one counts?'],
    ['choose-pod', {}, 'Several pods are equally near to the leader: which one is emptied?'],
    ['concede', {}, 'Do you give up the match? It ends without a tier.'],
  ];

  test.each(ASKED.map(([kind, facts, says, more]) => [says, kind, facts, more] as const))('%s', (says, kind, facts, more) => {
    expect(readWith(decision(kind, facts, more), view)).toBe(says);
    expect(questionSays(decision(kind, facts, more), view).length).toBeLessThanOrEqual(LONGEST_QUESTION);
  });

  test('no kind of decision is without an exact question here', () => {
    expect(DECISION_KINDS.filter(kind => !ASKED.some(([asked]) => asked === kind))).toEqual([]);
  });

  test('an Action Point for some actions only says which', () => {
    const extra = (left: number) => decision('act', { actionsLeft: left, extraActions: 1 });
    const seen = viewOf(stateSchema, given({ hunters: [{ extraActions: [{ only: ['shoot'] }] }] }).state, 0) as View;

    expect(questionSays(extra(2), seen)).toBe('What do you do? 2 Action Points, and 1 for Shoot.');
    expect(questionSays(extra(0), seen)).toBe('What do you do? Action Points: 1 for Shoot.');
  });

  test('in set-up a corner is where a hunter starts', () => {
    expect(questionSays(decision('choose-corner'), viewIn({ phase: 'set-up' }))).toBe('Which corner do you start from?');
  });

  test('[UM-HIDE-5] [UM-CRIM-6] a crim that must hide again is said to hide, whatever the card orders, and one without a gun to seek cover', () => {
    expect(questionSays(decision('crim-start', { crim: 5, card: LURKER }), viewIn({ turn: 2 }))).toBe(
      'Lurker is about to Hide: do you step in?',
    );
    expect(questionSays(decision('crim-start', { crim: 5, card: LURKER }), view)).toBe('Lurker is about to Seek Cover: do you step in?');
  });
});

describe('Options', () => {
  const says = <Kind extends DecisionKind>(kind: Kind, value: Worth<Kind>, facts: Facts = {}, seen = view): string =>
    optionSays(option('chosen', value), decision(kind, facts), seen);

  test.each<[Action, string]>([
    ['move', 'Move: 4", and 1" per success (Athletics 3)'],
    ['rest', 'Rest: remove 1 of 2 Wound Tokens'],
    ['focus', 'Focus: upgrade 2 dice of your next check; first action only'],
    ['spot', 'Spot: find a hidden crim within reach and half in sight (Mind 4)'],
    ['shoot', 'Shoot: a crim in range and sight (Shoot 4)'],
    ['fight', 'Fight: a crim you are engaged with (Fight 4)'],
  ])('the action %s', (action, wanted) => expect(says('act', { take: action })).toBe(wanted));

  test('a Universal action names the pods within reach', () => {
    const beside = viewOf(stateSchema, given({ hunters: [{ at: [24, 15.7] }] }).state, 0) as View;
    expect(says('act', { take: 'universal' }, {}, beside)).toBe('Open pod 3: its points, and one thing out of it');
  });

  test('[UM-MOV-2] hard going names what it leads over, and its price; much of it is not listed', () => {
    const at = (zone: string, ...place: readonly [number, number]): View =>
      viewOf(stateSchema, given({ zone, hunters: [{ at: place }] }).state, 0) as View;
    const hardMove = (view: View): string => says('act', { take: 'move', isHard: true }, {}, view);

    expect(hardMove(at('test-yard', 24, 20))).toBe('Hard going: Move over the Barricade, all dice downgraded (Athletics 3)');
    expect(hardMove(at('test-yard', 19, 17))).toBe('Hard going: Move over the Barricade or the Block, all dice downgraded (Athletics 3)');
    expect(hardMove(at('container-docks', 24, 24))).toBe(
      'Hard going: Move over difficult ground or a roof, all dice downgraded (Athletics 3)',
    );
  });

  test.each<[Choice, string]>([
    ['end', 'End the activation: 2 Action Points unused'],
    ['concede', 'Give up the match: it ends without a tier'],
    [{ use: { by: 'med-spray' } }, 'Use a Med Spray: remove your 2 Wound Tokens, without an action'],
    [{ use: { by: 'reload', weapon: 0 } }, 'Spend a Reload token: Rifle (ranged 18", Damage 3, depletable)'],
    [{ use: { by: 'option', nth: 0 } }, 'Aim (1 Momentum), upgrade 2 dice: before your Fight or Shoot roll'],
    [{ use: { by: 'keeper', card: camera, nth: 0 } }, 'Camera Drone: Before your Elimination Quality roll: roll 2 more dice.'],
  ])('between actions: %#', (one, wanted) => expect(says('act', one)).toBe(wanted));

  test('[UM-POD-12] a Med Spray says that it costs no action where actions are taken', () =>
    expect(says('before-roll', { by: 'med-spray' })).toBe('Use a Med Spray: remove your 2 Wound Tokens'));

  test.each([
    [1, 'Use a Med Spray: remove your Wound Token', 'Rest: remove your Wound Token'],
    [3, 'Use a Med Spray: remove up to 2 of 3 Wound Tokens', 'Rest: remove 1 of 3 Wound Tokens'],
  ])('[UM-POD-12] of %d Wound Tokens no more are removed than there are', (wounds, spray, rest) => {
    const hurt = viewOf(stateSchema, given({ hunters: [{ slate: RH, wounds }] }).state, 0) as View;
    expect([says('before-roll', { by: 'med-spray' }, {}, hurt), says('act', { take: 'rest' }, {}, hurt)]).toEqual([spray, rest]);
  });

  test('[UM-HDIS-5] a strike that would be the last is said to be', () => {
    const hunters = [{ slate: RH, at: [24, 18], wounds: 4 }] as const;
    const hurt = viewOf(stateSchema, given({ hunters, crims: [{ card: THUG, at: [25.2, 18], no: 3 }] }).state, 0) as View;
    expect(says('leave-crims', 3, {}, hurt)).toBe('Thug: strikes for 2 wounds, and you would be incapacitated; you avoid it 48 %');
  });

  test('[UM-SHO-3] an action that is bought and could not be taken from here is said to be so', () => {
    const slate = hunter({
      options: [{ name: 'Fanning', cost: 1, when: 'act', effects: [{ do: 'extra-action', n: 1, only: ['shoot'] }] }],
    });
    const bought = (x: number): string => {
      const position = given({ hunters: [{ slate, at: [24, 18] }], crims: [{ card: THUG, at: [x, 18] }] });
      return says('act', { use: { by: 'option', nth: 0 } }, {}, viewOf(stateSchema, position.state, 0) as View);
    };
    expect(bought(25.2)).toBe(`${bought(30)}; as you stand, you cannot Shoot`);
  });

  test('a number tells two of one name apart, and one alone has none', () => {
    const crims = [
      { card: GUNMAN, at: [24, 25], no: 4 },
      { card: GUNMAN, at: [30, 25], no: 6 },
    ] as const;
    const twins = viewOf(stateSchema, given({ ...POSITION, crims }).state, 0) as View;
    const asked = decision('choose-order', { crim: 4 });
    expect([questionSays(asked, twins), questionSays(asked, view)]).toEqual([
      'What do you make Gunman (4) do?',
      'What do you make Gunman do?',
    ]);
    expect(says('choose-crim', 6, {}, twins)).toMatch(/^Gunman \(6\), /);
  });

  test('[UM-END-3] after the last Control Card nobody knows whether there is a next turn', () =>
    expect(says('return', false, {}, viewIn({ turn: 8 }))).toBe('Wait: roll again next turn, if the match goes on'));

  test('a Special Rule is the own one, and of two texts each is read alone', () => {
    const slate = hunter({
      rule: {
        name: 'Twice',
        texts: [
          { when: 'act', effects: [{ do: 'heal', who: 'self', n: 1 }] },
          { when: 'wound', effects: [{ do: 'cancel-wounds', n: 1 }] },
        ],
      },
    });
    const of = (own: number): View => viewOf(stateSchema, given({ hunters: [{ slate: own }] }).state, 0) as View;
    expect(says('act', { use: { by: 'rule', nth: 0 } }, {}, of(0))).toBe(
      'Old Pro, reroll the Impact Die: once per match, after any roll of yours except recovery',
    );
    expect(says('act', { use: { by: 'rule', nth: 1 } }, {}, of(slate))).toBe('Twice, cancel 1 of them: when you are about to take wounds');
  });

  test('a target tells what matters for the attack; cover counts against shots alone', () => {
    expect(says('choose-target', 4, { isShot: true })).toBe(
      'Gunman, 6.0" away, in cover from you: Defense 2, 0 of 2 wounds, Base Point Value 12',
    );
    expect(says('choose-target', 4, { isShot: false })).toBe('Gunman, 6.0" away: Defense 2, 0 of 2 wounds, Base Point Value 12');
    expect(says('choose-target', 3, { isShot: false })).toBe('Thug, engaged with you: Defense 1, 1 of 2 wounds, Base Point Value 8');
  });

  test.each<['leave-crims' | 'order-strikes' | 'choose-counter' | 'choose-crim', number, string]>([
    ['leave-crims', 3, 'Thug: strikes for 2 wounds; you avoid it 48 %'],
    ['order-strikes', 3, 'Thug: Fight 2, Damage 2'],
    ['choose-counter', 5, 'Lurker, hidden at the Scrap Thicket, 16.5" away: Stealth 3, Base Point Value 14'],
    ['choose-crim', 4, 'Gunman, 6.0" away: 0 of 2 wounds, Base Point Value 12'],
  ])('a crim in %s', (kind, no, wanted) => expect(says(kind, no)).toBe(wanted));

  test.each<[DecisionKind, Worth<DecisionKind>, string]>([
    ['nearest-hunter', 1, 'Kite'],
    ['choose-corner', 2, 'The north-east corner'],
    ['choose-tube', 4, 'Tube 5, 5.5" from the nearest hunter'],
    ['choose-use', 2, 'Pod 3'],
    ['choose-attack', 1, 'Blade (melee, Damage 2)'],
    ['choose-attack', -1, 'Unarmed (melee, Damage 1)'],
    ['choose-reward', 'reload', 'Reload: a token that makes a depleted attack usable again'],
    ['choose-reward', 'med-spray', 'Med Spray: remove up to 2 Wound Tokens later, without an action'],
    ['choose-attribute', 'mind', 'Mind 4'],
    ['choose-recovery', 'athletics', 'Athletics 3'],
    ['impact-option', 'flip-event', 'Event: flip an Event Card'],
    ['choose-order', 'seek-cover', 'Seek Cover'],
    ['med-spray', 2, '2 Wound Tokens'],
    ['avoid-strike', false, 'Take the hit'],
    ['return', false, 'Wait: roll again next turn'],
    ['before-roll', null, 'Nothing: the dice roll as they are'],
    ['before-roll', { passUntil: 'turn' }, 'Pass until the turn ends: you are not asked before any other roll, not even a Defense roll'],
    ['after-roll', { passUntil: 'turn' }, 'Pass until the turn ends: you are not asked after any other roll, not even a Defense roll'],
    ['wounds-coming', { passUntil: 'turn' }, 'Pass until the turn ends: you are not asked this again before that'],
  ])('in %s: %#', (kind, one, wanted) => expect(says(kind, one)).toBe(wanted));

  test('a kill that is left as it is says what it is worth, and that only Keepers were asked for', () => {
    const facts = { hunter: 0, bounty: 8, isFrozen: false };
    const keepers = { options: [option('pass', null), option('camera', { by: 'keeper', card: camera, nth: 0 })] };
    const onKill = (more: Facts): string =>
      optionSays(option('pass', null), { ...decision('on-kill', { ...facts, ...more }), ...keepers } as UrbanDecision, view);

    expect(onKill({})).toBe('No Keeper: score 8 points and roll for Elimination Quality');
    expect(onKill({ isFrozen: true })).toBe('No Keeper: score 8 points');
    expect(onKill({ hunter: 1 })).toBe('No Keeper: Kite scores 8 points and rolls for Elimination Quality');
    expect(says('on-kill', null, facts)).toBe('Nothing: score 8 points and roll for Elimination Quality');
  });

  test('a die is read by what it shows', () => {
    expect(says('reroll-dice', 1, { faces: [6, 3], sizes: [12, 8] })).toBe('Die 2 (d8): 3');
  });

  test('a dataslate by its name and idea; the rest is told with the table', () => {
    expect(says('choose-hunter', 8)).toBe('Kite, an acrobat of the rooftops');
  });
});

test('what is not offered goes by the name of what it would be', () => {
  const is = (kind: string, id: string | number): string =>
    refusedIs({ about: [{ kind, id }] } as unknown as UrbanRefused, decision('choose-target', { isShot: true }), view);

  expect([is('action', 'focus'), is('crim', 4), is('card', camera), is('momentum-option', 0)]).toEqual([
    'Focus: upgrade 2 dice of your next check; first action only',
    'Gunman, 6.0" away, in cover from you: Defense 2, 0 of 2 wounds, Base Point Value 12',
    'Camera Drone: Before your Elimination Quality roll: roll 2 more dice.',
    'Aim (1 Momentum), upgrade 2 dice: before your Fight or Shoot roll',
  ]);
});

test('[UM-END-2] of effects at the end of the turn each is read by its own text, whatever else the rule holds', () => {
  const slate = hunter({
    rule: {
      name: 'Late',
      texts: [
        { when: 'act', effects: [{ do: 'heal', who: 'self', n: 1 }] },
        { when: 'end-of-turn', effects: [{ do: 'momentum', who: 'self', n: 1 }] },
        { when: 'end-of-turn', effects: [{ do: 'points', who: 'self', n: 2 }] },
      ],
    },
  });
  const seen = viewOf(stateSchema, given({ hunters: [{ slate }] }).state, 0) as View;

  expect([0, 1].map(nth => optionSays(option(`rule-${nth}`, nth, { kind: 'rule', id: slate }), decision('order-effects'), seen))).toEqual([
    'Late, gain 1 Momentum: at the end of the turn',
    'Late, gain 2 points: at the end of the turn',
  ]);
});

describe('Why not', () => {
  const because = (why: string, facts: object, kind = 'action', id: string | number = 'shoot'): string =>
    refusedSays({ about: [{ kind, id }], why, facts } as UrbanRefused, view);

  test.each([
    ['UM-HUN-3', { actionsLeft: 0 }, 'No Action Point is left for it.'],
    ['UM-REST-2', { crim: 3 }, 'You are engaged with Thug.'],
    ['UM-REST-3', { wounds: 0 }, 'You have no Wound Token to remove.'],
    ['UM-REST-4', { turn: 3 }, 'You returned to the zone this turn.'],
    ['UM-FOC-1', { opening: 'move' }, 'Focus opens an activation, and this one opened with Move.'],
    ['UM-SPOT-1', { hidden: 0 }, 'No crim is hidden.'],
    ['UM-SPOT-2', { crim: 5, feature: 4, gap: 19.2, range: 18 }, 'The Scrap Thicket is 19.2" away, and the reach is 18.0".'],
    ['UM-SPOT-3', { crim: 5, feature: 4, free: 12, of: 144 }, 'You see 8 % of the Scrap Thicket; Spot needs half.'],
    ['UM-UNI-2', {}, 'There is nothing to use: no pod is within 0.5".'],
    ['UM-POD-2', { surface: 1 }, 'A pod is opened from the ground, not from a roof.'],
    ['UM-POD-3', { pod: 3 }, 'Pod 3 is empty.'],
    ['UM-ENG-8', { pod: 3 }, 'You are engaged and cannot open pod 3.'],
    ['UM-ENG-9', { crim: 3 }, 'You are engaged with Thug and cannot shoot.'],
    ['UM-SHO-1', { reason: 'depleted', attacks: ['Rifle', 'Pistol'] }, 'Depleted: Rifle and Pistol. A Reload token makes one ready again.'],
    ['UM-SHO-1', { reason: 'no-ranged-attack' }, 'You have no ranged attack.'],
    ['UM-SHO-1', { reason: 'no-crim' }, 'No crim is in the open.'],
    ['UM-SHO-1', { reason: 'out-of-range', crim: 4, gap: 18.1, range: 18 }, 'Gunman is 18.1" away, and the reach is 18.0".'],
    ['UM-SHO-1', { reason: 'out-of-sight', crim: 4, gap: 5, range: 18 }, 'Gunman is out of sight.'],
    ['UM-FGT-1', { engaged: 0 }, 'You are engaged with no crim.'],
    ['UM-SET-18', { rule: 'Patient' }, 'Patient: you Shoot only once per activation.'],
  ])('an action, %s %o', (why, facts, wanted) => expect(because(why, facts)).toBe(wanted));

  test.each([
    ['UM-SHO-3', { what: 'hidden' }, 'Gunman is hidden.'],
    ['UM-FGT-1', { what: 'not-engaged' }, 'You are not engaged with Gunman.'],
    ['UM-SHO-1', { what: 'out-of-range', gap: 18.1, range: 18 }, 'Gunman is 18.1" away, and the reach is 18.0".'],
    ['UM-SHO-1', { what: 'out-of-sight', gap: 5, range: 18 }, 'Gunman is out of sight.'],
  ])('a target, %s %o', (why, facts, wanted) => expect(because(why, facts, 'crim', 4)).toBe(wanted));

  const reasons = (seen: View, asked: UrbanDecision): string[] => refused(seen, asked).map(one => `${one.why} ${refusedSays(one, seen)}`);

  test('every Keeper in hand and every Momentum Option that is not offered says why', () => {
    expect(reasons(view, decision('act'))).toEqual([
      'UM-EVT-10 It comes at another moment; you will be asked then. Before your Elimination Quality roll: roll 2 more dice.',
      'UM-EVT-10 It comes at another moment; you will be asked then. When a crim within 12" of you is about to act: order them to Charge.',
      'UM-MOM-7 It comes at another moment; you will be asked then. Before your Fight or Shoot roll: upgrade 2 dice.',
    ]);
    const offered = [option('a', null, { kind: 'card', id: camera }), option('option-0', null, { kind: 'momentum-option', id: 0 })];
    expect(reasons(view, decision('before-roll', { hunter: 0, check: 'quality' }, { options: offered }))).toHaveLength(1);
  });

  const seenBy = (one: Position['hunters'][number]): View => viewOf(stateSchema, given({ hunters: [one] }).state, 0) as View;
  const resting = hunter({ options: [{ name: 'Breathe', cost: 1, when: 'act', effects: [{ do: 'heal', who: 'self', n: 1 }] }] });

  test('too dear, used already, out of the zone, of no use now', () => {
    expect(reasons(seenBy({ momentum: 0 }), decision('act'))).toEqual(['UM-MOM-1 It costs 1 Momentum, and you have 0.']);
    expect(reasons(seenBy({ slate: resting, momentum: 2, usedThisActivation: ['Breathe'] }), decision('act'))).toEqual([
      'UM-MOM-8 It was used already, and once is the limit.',
    ]);
    expect(reasons(seenBy({ isIn: false, momentum: 0, keepers: [override, camera] }), decision('choose-recovery'))).toEqual([
      'UM-EVT-10 It comes at another moment; you will be asked then. Before your recovery roll: upgrade 2 dice.',
      'UM-EVT-13 Out of the zone only Keepers that name recovery rolls can be played.',
      'UM-MOM-9 No Momentum can be spent while you are out of the zone.',
    ]);
    expect(reasons(seenBy({ slate: resting, momentum: 2, keepers: [dressing] }), decision('act'))).toEqual([
      'UM-EVT-10 It would do nothing now. Between your actions, if you are unengaged: remove up to 2 of your Wound Tokens.',
      'UM-MOM-7 It would do nothing now. Between your actions: remove 1 of your Wound Tokens.',
    ]);
  });

  test('a seat without a hunter is refused nothing of its own', () => {
    expect(refused(seenBy({ slate: -1, isIn: false }), decision('choose-hunter'))).toEqual([]);
  });
});
