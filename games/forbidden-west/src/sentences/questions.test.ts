/** Questions, options and reasons as people read them: every kind of decision asks one clear sentence, and no two options of a question read alike. */
import {
  type AnyGame,
  LONGEST_QUESTION,
  type Option,
  option,
  type Ref,
  randomAnswer,
  SampledChance,
  Seed,
  startMatch,
  viewOf,
} from '@quarry/kernel';
import { expect, describe as group, test } from 'vitest';
import { ACTION_NUMBERS, actionCard, BEHAVIOUR_NUMBERS, cardNamed, GEAR_NUMBERS, INJURY_NUMBERS, nameOf, typeOf } from '../content/box.ts';
import { ACTIONS, RESOURCES } from '../content/kinds.ts';
import {
  DECISION_KINDS,
  type DecisionFacts,
  type DecisionKind,
  type DecisionValues,
  type GroupKind,
  type WestDecision,
} from '../decisions.ts';
import { forbiddenWest } from '../game.ts';
import { setupFor } from '../setup.ts';
import { stateSchema, type View } from '../state.ts';
import { staged } from '../testing/rehearsal.ts';
import { textOf } from './cards.ts';
import { sentence } from './events.ts';
import { optionSays, refusedIs } from './options.ts';
import { questionSays, toldSays } from './questions.ts';
import { refused, refusedSays } from './refused.ts';
import { sketch } from './sketch.ts';
import { outcomeSays, stage } from './stage.ts';
import { describe } from './table.ts';

const BROKEN = /undefined|null|NaN|\[object|-1\b| {2}/;
const SENTENCE = /^[A-Z\d“].*[.?]$/s;

const [GEAR, INJURY, BEHAVIOUR] = [GEAR_NUMBERS[0]!, INJURY_NUMBERS[0]!, BEHAVIOUR_NUMBERS[0]!];
const ARROW = ACTION_NUMBERS.find(card => actionCard(card).of === 'senvi' && actionCard(card).kind === 'ammunition')!;
const TWINS = ACTION_NUMBERS.filter(card => nameOf(card) === nameOf(ARROW));
const ABILITY = ACTION_NUMBERS.find(card => {
  const printed = actionCard(card);
  return printed.kind === 'ability' && printed.sections.length > 1;
})!;

function viewed(): View {
  const state = staged({
    map: ['............', '.""".......', '.^c.........'].map(row => row.padEnd(12, '.')),
    marshals: [
      { at: [1, 0], hand: [], resources: { metal: 3, blaze: 1 } },
      { is: 'senvi', at: [4, 0], isRevealed: true },
    ],
    enemies: [
      { type: 'scurrier', at: [5, 1] },
      { type: 'razorhound', at: [7, 1] },
      { type: 'razorhound', at: [8, 1] },
    ],
    features: [
      { kind: 'pump', at: [9, 1], hp: 4 },
      { kind: 'pump', at: [10, 1], hp: 4 },
    ],
  });
  return viewOf(stateSchema, state, 0) as View;
}

const entry = { entry: '1.01', element: 0 };
const LOOSE = { keepsAlert: false, keepsThreat: false };
const attack = { enemy: 1, weapon: GEAR, part: -1, dice: [2, 1, 0], bonus: 1, ...LOOSE };
const moment = { about: 1, enemy: 1, n: 2 };
type Group = { [Kind in DecisionKind]: `agree-${Kind}` extends DecisionKind ? Kind : never }[DecisionKind];
type Window = Extract<DecisionKind, `play-when-${string}`>;

/** What every kind of question says beyond its options. */
const FACTS: { readonly [Kind in Exclude<DecisionKind, `agree-${Group}` | Window>]: DecisionFacts[Kind] } = {
  'choose-path': entry,
  'roll-dice': { entry: '1.02', element: 1 },
  'choose-marshal': { card: ABILITY },
  'choose-clan': entry,
  'buy-gear': { ...entry, card: GEAR, metal: 3 },
  'give-resource': { resource: 'spark' },
  'give-card': { card: GEAR },
  'choose-gear': { cards: [GEAR] },
  'begin-fight': { brief: 'B1' },
  'end-chapter': undefined,
  'after-failure': undefined,
  'choose-first': undefined,
  'give-special': { card: ABILITY },
  'brief-choice': { what: 'volley' },
  'enemy-route': { enemy: 1, left: 2 },
  'patrol-route': { enemy: 1, left: 1 },
  'order-pulse': { enemy: 0 },
  'enemy-choice': { enemy: 0, card: BEHAVIOUR },
  camp: undefined,
  'camp-gear': undefined,
  'camp-fit': { gear: GEAR },
  'camp-take-off': undefined,
  'camp-add': undefined,
  'camp-remove': undefined,
  'camp-pass': undefined,
  'camp-character': undefined,
  'agree-to-change': { by: 1, character: 'ikkara' },
  'gain-card': { left: 2 },
  upgrade: { level: 2 },
  'pay-upgrade': { card: GEAR },
  recover: { n: 5 },
  'remove-injury': { n: 1 },
  'place-marshal': undefined,
  act: undefined,
  sneak: undefined,
  sprint: { left: 2 },
  'melee-move': undefined,
  'choose-target': { kind: 'ranged' },
  'choose-part': { enemy: 0 },
  'play-ability': attack,
  'choose-section': { card: ABILITY },
  'play-ammunition': attack,
  'take-die': { why: 'cover' },
  'remove-die': { dice: [2, 1, 0] },
  reroll: { for: 'attack', faces: [0, 2, 'crit'], most: 1, dice: [3, 0, 0], granting: [], own: 1, of: 'none', ...LOOSE },
  'order-effects': { effects: ['push the enemy 1 square', 'push the enemy 1 square', 'move 2 squares'] },
  move: { left: 2, card: ABILITY },
  push: { left: 1, enemy: 1 },
  'order-conditions': { enemy: 1, conditions: ['fire', 'frost'] },
  'pay-resource': undefined,
  'trap-square': undefined,
  'trap-condition': { condition: 'fire' },
  'trap-direction': undefined,
  'trigger-trap': undefined,
  'order-trapped': { of: 'enemies' },
  'order-traps': undefined,
  'order-revealed': undefined,
  'free-action': { card: ABILITY },
  distract: undefined,
  interact: undefined,
  'shake-off': { card: INJURY },
  'choose-character': { card: -1 },
  'choose-enemy': { card: ABILITY },
  'choose-component': { card: ABILITY },
  'choose-square': { card: ABILITY },
  'choose-deck': undefined,
  'bury-card': { card: BEHAVIOUR },
  'take-back': { card: ABILITY },
  'search-deck': undefined,
  'forced-discard': { n: 2 },
  'lose-resource': { n: 1 },
  command: { next: 1 },
  'pay-solo': { left: 3 },
  'order-types': undefined,
  'order-enemies': { enemyType: 'razorhound' },
  'discard-to-evade': { enemy: 1, damage: 3, dice: [2, 0, 0], unhurt: [1 / 36] },
  'evade-move': { enemy: 1 },
  'drop-threat': undefined,
  'discard-before-drawing': undefined,
  'order-injuries': undefined,
  'order-end-of-turn': undefined,
};
/** Where it is nobody that is named. */
const PROPOSED: { readonly [Kind in DecisionKind]?: DecisionValues[Kind] } = {
  'choose-clan': 'sky',
  'roll-dice': [1, 0, 0],
  'begin-fight': 'B1',
  'choose-gear': GEAR,
  'after-failure': 'retry',
  'brief-choice': { enemy: 1, part: 0 },
};
const decision = (kind: DecisionKind, options: readonly Option[] = [], facts?: unknown, proposed?: unknown): WestDecision => {
  const asked = kind.startsWith('agree-') && kind !== 'agree-to-change' ? kind.slice('agree-'.length) : kind;
  const known = kind.startsWith('play-when-') ? moment : FACTS[asked as keyof typeof FACTS];
  const isProposal = asked !== kind;
  return {
    seat: 0,
    kind,
    rule: 'FW-ACT-1',
    choose: 'one',
    min: 1,
    max: 1,
    options,
    facts: facts ?? { ...known, ...(isProposal && { by: 1 }) },
    ...(isProposal && { proposed: option('any', proposed === undefined ? (PROPOSED[asked as DecisionKind] ?? 1) : proposed) }),
  } as unknown as WestDecision;
};

/** What is asked, and what is told beside it. */
const readWith = (decision: WestDecision, view: View): string =>
  [questionSays(decision, view), toldSays(decision, view)].filter(Boolean).join(' ');

group('Questions', () => {
  test.each(DECISION_KINDS)('%s asks one or two whole sentences', kind => {
    const says = questionSays(decision(kind), viewed());
    expect(says.length).toBeLessThanOrEqual(LONGEST_QUESTION);
    expect(says).toMatch(SENTENCE);
    expect(says).not.toMatch(BROKEN);
  });

  test('no two kinds ask the same', () => {
    const view = viewed();
    const all = DECISION_KINDS.map(kind => questionSays(decision(kind), view));
    const twice = all.filter((says, i) => all.indexOf(says) !== i);
    expect(twice).toEqual([]);
  });

  test.each([
    ['act', 'What do you do? 2 actions left.'],
    [
      'discard-to-evade',
      'Razorhound 1 attacks you for 3: which cards do you discard for more dice? You roll 2 orange dice so far: 3 % to suffer nothing.',
    ],
    ['play-ammunition', 'You attack Razorhound 1. Do you add ammunition? 2 orange dice and 1 blue die and 1 more damage so far.'],
    ['reroll', 'You may roll 1 die again: which one?'],
    ['play-when-attack-declared', 'Razorhound 1 attacks Senvi for 2. Play a card?'],
    ['command', 'Command Senvi? With a critical the enemies do not act.'],
    ['order-enemies', 'Several Razorhounds share a square: which one acts first?'],
  ] as const)('%s: what is asked, then the fact that decides', (kind, says) => {
    expect(readWith(decision(kind), viewed())).toBe(says);
  });

  test('[FW-DECK-14] what was gained is said to lie idle, as it is gained and in camp', () => {
    const view = viewed();
    const marshals = view.party.marshals.map((one, at) => (at === 0 ? { ...one, satchel: [ABILITY, GEAR] } : one));
    const camped = { ...view, party: { ...view.party, marshals } } as View;

    expect(toldSays(decision('gain-card'), view)).toMatch(/^It goes into your satchel, unused/);
    expect(toldSays(decision('camp'), camped)).toBe(`${nameOf(ABILITY)} in your satchel, not in your deck.`);
    expect(toldSays(decision('camp'), view)).toBe('');
  });

  test('whoever is pushed by an enemy is named, and the enemy with them', () => {
    const asks = (pushes?: number) =>
      questionSays(decision('enemy-route', [], { enemy: 1, left: 1, ...(pushes !== undefined && { pushes }) }), viewed());
    expect(asks()).toBe('Several squares are as good for Razorhound 1: which one? 1 square to go.');
    expect(asks(1)).toBe('Razorhound 1 pushes Senvi away: to which square? 1 square to go.');
    expect(asks(0)).toBe('Razorhound 1 pushes you away: to which square? 1 square to go.');
  });

  test('a clan is named for better after a roll of the story, for worse after a loss', () => {
    const asks = (entry: string, element: number) => questionSays(decision('choose-clan', [], { entry, element }), viewed());
    expect(asks('3.01', 1)).toBe('Which clan trusts you more for it?');
    expect(asks('8.11', 0)).toBe('Somebody was lost: which clan trusts you less for it?');
  });

  test('whoever is asked about a card that nobody holds reads what it says', () => {
    for (const kind of ['buy-gear', 'give-card', 'give-special', 'bury-card'] as const) {
      const asked = decision(kind);
      expect(toldSays(asked, viewed())).toBe(textOf((asked.facts as { readonly card: number }).card));
    }
  });

  test('whoever is to agree reads who proposes what', () => {
    const view = viewed();
    const first = decision('agree-choose-first', [], { by: 1 }, 0);
    expect(questionSays(first, view)).toBe('Who goes first? Senvi proposes: Drokkeh (you). Do you agree?');
    expect(toldSays(first, view)).toBe('The others follow in the order of the seats. Drokkeh (you): 11 of 11 HP, hidden.');
    const path = decision('agree-choose-path', [], { ...entry, by: 1 }, 0);
    expect(questionSays(path, view)).toBe('Senvi proposes: Follow the ruts. Do you agree?');
  });

  test.each<readonly [`agree-${GroupKind}`, DecisionValues[GroupKind], unknown, string]>([
    ['agree-roll-dice', [0, 0, 0], { entry: '1.02', element: 1 }, 'No dice: it fails, and every die stays'],
    ['agree-roll-dice', [2, 1, 0], { entry: '1.02', element: 1 }, '2 orange dice and 1 blue die'],
    ['agree-choose-clan', 'sky', { entry: '8.11', element: 0 }, 'Sky: trust 1'],
    ['agree-buy-gear', 'no', { card: GEAR, metal: 2, ...entry }, 'Buy nothing'],
    ['agree-give-special', null, { card: ABILITY }, 'Nobody: it stays behind'],
    ['agree-after-failure', 'press-on', {}, 'Press on: the story goes on without the reward'],
    ['agree-choose-gear', GEAR, { cards: [GEAR] }, nameOf(GEAR)],
    ['agree-enemy-route', 13, { enemy: 1, left: 2 }, 'B2, tall grass'],
    ['agree-brief-choice', null, { what: 'volley' }, 'Not now: keep it for later'],
    ['agree-brief-choice', 'use', { what: 'walk-2' }, 'Use it now: it can be done once'],
    ['agree-brief-choice', { duellist: 0 }, { what: 'duel' }, 'Drokkeh (you): '],
    ['agree-brief-choice', { enemy: 1, part: 0 }, { what: 'volley' }, 'Razorhound 1, Tail Blade (A): 3 of 3 HP'],
    ['agree-brief-choice', { banner: 'lowland' }, { what: 'clan-banners' }, 'The Lowland banner: everybody heals 2'],
    ['agree-brief-choice', { enemy: 0 }, { what: 'desert-banner' }, 'Scurrier: '],
    ['agree-brief-choice', { type: 'razorhound' }, { what: 'sky-banner' }, 'The Razorhounds'],
  ])('%s: %j is read as it was when it was offered', (kind, proposed, facts, says) => {
    const agree = decision(kind, [], { ...(facts as object), by: 1 }, proposed);
    const name = says.split(/[:,] /)[0]!;
    expect(questionSays(agree, viewed())).toContain(
      kind === 'agree-roll-dice' ? `Senvi would roll ${name.replace('No', 'no')}.` : `Senvi proposes: ${name}`,
    );
    expect(readWith(agree, viewed())).toContain(says);
  });
});

group('Options', () => {
  /** Options of one kind, each by what it is worth; keys and what is lit up do not matter to how they read. */
  const worth = <Kind extends DecisionKind>(kind: Kind, ...values: readonly DecisionValues[Kind][]) =>
    [kind, values.map((value, i) => option(`${i}`, value))] as const;

  test.each<readonly [DecisionKind, readonly Option[]]>([
    worth('act', ...ACTIONS.map(action => ({ act: 'action', action }) as const), { act: 'distract' }, { act: 'end' }),
    worth('sneak', 0, 1, 2, 13, 14, 25, 26),
    worth('choose-target', { enemy: 0 }, { enemy: 1 }, { enemy: 2 }, { feature: 0 }, { feature: 1 }),
    worth('choose-part', -1, 0),
    worth('play-ammunition', ...TWINS, null),
    worth('choose-section', 0, 1),
    worth('reroll', 0, 1, 2),
    worth('remove-die', 0, 1, 2),
    worth('order-effects', { at: 0, card: -1 }, { at: 1, card: -1 }, { at: 2, card: ABILITY }),
    worth('pay-resource', ...RESOURCES, null),
    worth('trap-direction', 0, 1, 2),
    worth('order-types', typeOf('scurrier'), typeOf('razorhound')),
    worth('choose-deck', { deck: 0 }, { deck: 1 }),
    worth('choose-first', 0, 1),
    worth('choose-path', 0, 1, { campOf: 0 }),
    worth('roll-dice', [0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0], [1, 1, 1]),
    worth('camp', 'gear', 'take-off', 'add', 'remove', 'pass-on', 'supply', 'character', 'leave'),
    worth('camp-pass', ...RESOURCES.map(kind => ({ to: 1, kind }))),
    worth('pay-upgrade', ['metal', 'spark'], ['metal', 'metal']),
    worth('brief-choice', { enemy: 1, part: 0 }, { enemy: 2, part: 0 }, null),
    worth('trigger-trap', { owner: 1, at: -1, square: 3 }, { owner: -1, at: 0, square: 3 }, { owner: -1, at: 1, square: 3 }),
  ])('%s: no two are alike', (kind, options) => {
    const view = viewed();
    const says = options.map(one => optionSays(one, decision(kind, options), view));
    expect(new Set(says).size, says.join('\n')).toBe(options.length);
    for (const one of says) expect(one).not.toMatch(BROKEN);
  });

  test('[FW-ATK-12] conditions by their names, for the last one stays', () => {
    const [, options] = worth('order-conditions', { at: 0, card: -1 }, { at: 1, card: -1 }, { at: 2, card: -1 });
    const asked = decision('order-conditions', options, { enemy: 1, conditions: ['fire', 'frost', 'fire'] });
    expect(options.map(one => optionSays(one, asked, viewed()))).toEqual(['Fire (number 1)', 'Frost', 'Fire (number 3)']);
  });

  test('a strip tells its one sentence, whatever its neighbour tells; what it may bring stands on the page', () => {
    const [, options] = worth('choose-path', 0, 1);
    expect(options.map(one => optionSays(one, decision('choose-path', options), viewed()))).toEqual([
      'Follow the ruts: Straight to whoever is left.',
      'Climb the ridge: See it whole before it sees you.',
    ]);
  });

  test('[FW-R-9] to roll no dice is to fail, or to leave an optional roll alone', () => {
    const [, [none]] = worth('roll-dice', [0, 0, 0]);
    const says = (entry: string, element: number): string =>
      optionSays(none!, decision('roll-dice', [none!], { entry, element }), viewed());
    expect(says('1.02', 1)).toBe('No dice: it fails, and every die stays');
    expect(says('3.01', 1)).toBe('No dice: leave it alone');
  });

  test('[FW-ROLL-6] [FW-ROLL-7] dice are left in the chapter, and used up until the next one', () => {
    const asks = toldSays(decision('roll-dice', [], { entry: '1.02', element: 1 }), { ...viewed(), dice: [2, 0, 1] });
    expect(asks).toMatch(/It takes 2 pips; 2 orange dice and 1 black die left in this chapter\.$/);
  });

  test('[FW-R-94] whatever is asked, the camp comes first and the question after it', () => {
    const [, [camp]] = worth('choose-marshal', { campOf: 0 });
    expect(optionSays(camp!, decision('choose-marshal', [camp!]), viewed())).toBe(
      'Camp first: change gear, deck or satchel; then this is asked again',
    );
  });

  test('why something is not offered reads as a person would say it', () => {
    const why = (facts: object, card = -1) =>
      refusedSays({ about: [{ kind: 'card', id: card }], why: 'FW-ACT-1', facts } as never, viewed());
    const name = nameOf(ARROW);
    expect(why({ reason: 'not-now', card: ARROW })).toBe(`${name} is added to an attack with a weapon that takes arrows.`);
    expect(why({ reason: 'does-not-fit', card: ARROW })).toBe(`${name} needs a weapon that takes arrows; this one has another symbol.`);
    expect(why({ reason: 'done-already', action: 'melee-attack' })).toBe(
      'You can make a melee attack once in a turn, and you have. Take another action.',
    );
    expect(why({ reason: 'injured', action: 'sprint' })).toBe('An injury in your hand does not let you sprint. Shake it off first.');
  });

  test('an enemy that has moved is told of before anybody is known to be near', () => {
    const moved = (about: number) => questionSays(decision('play-when-enemy-moved-near', [], { about, enemy: 0, n: 0 }), viewed());
    expect(moved(-1)).toBe('The Scurrier has moved. Play a card?');
    expect(moved(0)).toBe('The Scurrier has come near you. Play a card?');
  });

  test('what is refused is named by what it is about', () => {
    const says = (kind: DecisionKind, ref: Ref): string =>
      refusedIs({ about: [ref], why: 'FW-ACT-1', facts: {} }, decision(kind), viewed());
    expect([
      says('act', { kind: 'action', id: 'trigger-trap' }),
      says('camp', { kind: 'chore', id: 'supply' }),
      says('camp-add', { kind: 'card', id: ARROW }).split(': ')[0],
      says('choose-path', { kind: 'entry', id: '1.02' }),
    ]).toEqual([
      'Trigger a trap: one in range of your ranged weapon goes off',
      'Use a supply: 10 cards from your discard pile go back into your deck',
      nameOf(ARROW),
      '1.02',
    ]);
  });

  test('a component by its name, then its letter', () => {
    const [, [part]] = worth('choose-component', { enemy: 1, part: 0 });
    expect(optionSays(part!, decision('choose-component', [part!]), viewed())).toBe('Tail Blade (A): 3 of 3 HP');
  });

  test('squares by column and row, with their ground and whoever is there', () => {
    const view = viewed();
    const says = (square: number): string => optionSays(worth('sneak', square)[1][0]!, decision('sneak'), view);
    expect([says(13), says(17), says(25)]).toEqual(['B2, tall grass', 'F2, open ground, with the Scurrier', 'B3, elevation']);
  });
});

group('In play', () => {
  /** Matches with seeded answers, by chance or by the bot; every question of theirs is read. */
  function readThrough(seats: number, chapter: number, seed: string, most: number, isBot: boolean): Set<string> {
    const started = startMatch(forbiddenWest as AnyGame, setupFor(seats, chapter), seed);
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(seed));
    const kinds = new Set<string>();
    for (let i = 0; i < most && match.open.length > 0; i++) {
      const asked = match.open[i % match.open.length]!;
      const { seat } = asked;
      const view = match.view(seat) as View;
      kinds.add(asked.kind);
      check(asked as WestDecision, view, i);
      const answer = isBot ? forbiddenWest.sensible(view, asked, seat, chance) : randomAnswer(asked, chance);
      const answered = match.answer(seat, answer);
      if (!answered.ok) throw new Error(answered.refusal.says);
    }
    const end = match.view(null) as View;
    for (const { event } of match.log(null)) {
      if (event.within !== undefined) continue;
      const says = sentence(event as Parameters<typeof sentence>[0], end, null);
      expect(says, event.type).not.toMatch(BROKEN);
      expect(says, event.type).not.toBe('');
    }
    return kinds;
  }

  function check(asked: WestDecision, view: View, i: number): void {
    const says = questionSays(asked, view);
    expect(says, asked.kind).toMatch(SENTENCE);
    expect(says, asked.kind).not.toMatch(BROKEN);
    const all = asked.options.map(one => optionSays(one, asked, view));
    expect(new Set(all).size, `${asked.kind}\n${all.join('\n')}`).toBe(all.length);
    for (const one of all) expect(one, asked.kind).not.toMatch(BROKEN);
    for (const one of [...refused(view, asked), ...(asked.not?.() ?? [])]) expect(refusedSays(one as never, view)).toMatch(SENTENCE);
    if (i % 7 > 0) return;
    expect(JSON.stringify([stage(view), sketch(view), describe(view, asked.seat)])).not.toMatch(/undefined|NaN|\[object/);
  }

  test.each([
    [2, 1, 'ash', 300, false],
    [3, 1, 'grain', 300, true],
    [1, 2, 'kennel', 300, true],
    [2, 7, 'tusk', 300, true],
    [4, 13, 'harvest', 300, true],
  ] as const)('%i in chapter %i: every question reads well, and no two of its options alike', (seats, chapter, seed, most, isBot) => {
    expect(readThrough(seats, chapter, seed, most, isBot).size).toBeGreaterThan(8);
  });

  test('the end of an encounter by itself, and of the lesson: nothing is said of a chapter, or of the story', () => {
    const alone = { ...viewed(), isSkirmish: true, step: 'over', setbacks: 0 } as const;
    expect(outcomeSays({ winners: [0, 1] }, { ...alone, brief: 'B7' })).toBe('Stonetusk is won.');
    expect(outcomeSays({ winners: [] }, { ...alone, brief: 'B7', setbacks: 2 })).toBe('Stonetusk is lost, after 2 tries.');
    expect(outcomeSays({ winners: [] }, { ...alone, brief: 'B7', setbacks: 1 })).toBe('Stonetusk is lost.');
    expect(outcomeSays({ winners: [0, 1] }, { ...alone, brief: 'B0' })).toBe(
      'The lesson is over, and the Practice Yard is won. The story begins with chapter 1.',
    );
    expect(outcomeSays({ winners: [] }, { ...alone, brief: 'B0', setbacks: 1 })).toBe(
      'The lesson is over, and the Practice Yard is lost. It can be played again.',
    );
    expect(stage({ ...alone, brief: 'B0' })).toMatchObject({ title: 'The Practice Yard', heading: 'The Practice Yard · The end' });
    expect(stage({ ...alone, brief: 'B7', isSkirmish: false }).heading).toMatch(/^Chapter \d+ · The end$/);
  });

  test('what no card says is asked without naming one', () => {
    const asks = (kind: 'choose-character' | 'choose-enemy' | 'choose-component' | 'choose-square', card: number): string =>
      questionSays({ ...decision(kind), facts: { card } } as WestDecision, viewed());
    expect([asks('choose-character', -1), asks('choose-enemy', -1), asks('choose-component', -1), asks('choose-square', -1)]).toEqual([
      'Who is it for?',
      'Which enemy?',
      'Which component?',
      'Which square?',
    ]);
    expect(asks('choose-enemy', cardNamed('S2'))).toMatch(/^.+: which enemy\?$/);
  });

  test('the end of a chapter', () => {
    const view = { ...viewed(), chapter: 3, setbacks: 1 };
    expect(outcomeSays({ winners: [0, 1] }, view)).toBe('Chapter 3, Three Fires, is won, with 1 setback.');
    expect(outcomeSays({ winners: [] }, view)).toBe('Chapter 3, Three Fires, is over: the party pressed on without a win, with 1 setback.');
    expect(outcomeSays({ winners: [0, 1] }, { ...view, setbacks: 0, ending: 'peace-kept' })).toBe(
      'The story is told, and the peace is kept.',
    );
  });
});
