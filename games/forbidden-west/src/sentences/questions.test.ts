/** Questions, options and reasons as people read them: every kind of decision asks one clear sentence, and no two options of a question read alike. */
import { type AnyGame, randomAnswer, SampledChance, Seed, startMatch, viewOf } from '@quarry/kernel';
import { expect, describe as group, test } from 'vitest';
import {
  ACTION_NUMBERS,
  actionCard,
  BEHAVIOUR_NUMBERS,
  box,
  cardNamed,
  GEAR_NUMBERS,
  INJURY_NUMBERS,
  nameOf,
  typeOf,
} from '../content/box.ts';
import { ACTIONS, RESOURCES } from '../content/kinds.ts';
import { DECISION_KINDS, type DecisionFacts, type DecisionKind, type WestDecision } from '../decisions.ts';
import { forbiddenWest } from '../game.ts';
import { setupFor } from '../setup.ts';
import { stateSchema, type View } from '../state.ts';
import { staged } from '../testing/rehearsal.ts';
import { sentence } from './events.ts';
import { optionSays } from './options.ts';
import { questionSays } from './questions.ts';
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
const attack = { enemy: 1, weapon: GEAR, part: -1, dice: [2, 1, 0], bonus: 1 };
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
  reroll: { for: 'attack', faces: [0, 2, 'crit'], most: 1, dice: [3, 0, 0], granting: [], own: 1, of: 'none' },
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
  'discard-to-evade': { enemy: 1, damage: 3, dice: [2, 0, 0] },
  'evade-move': { enemy: 1 },
  'drop-threat': undefined,
  'discard-before-drawing': undefined,
  'order-injuries': undefined,
  'order-end-of-turn': undefined,
};
type Chosen = WestDecision['options'][number];
const decision = (kind: DecisionKind, options: readonly Pick<Chosen, 'key' | 'about'>[] = [], facts?: unknown): WestDecision => {
  const asked = kind.startsWith('agree-') && kind !== 'agree-to-change' ? kind.slice('agree-'.length) : kind;
  const known = kind.startsWith('play-when-') ? moment : FACTS[asked as keyof typeof FACTS];
  const proposal = asked === kind ? {} : { by: 1, proposed: 'seat-1' };
  return {
    seat: 0,
    kind,
    rule: 'FW-ACT-1',
    choose: 'one',
    min: 1,
    max: 1,
    options,
    facts: facts ?? { ...known, ...proposal },
  } as unknown as WestDecision;
};

group('Questions', () => {
  test.each(DECISION_KINDS)('%s asks one or two whole sentences', kind => {
    const says = questionSays(decision(kind), viewed());
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
    ['discard-to-evade', 'Razorhound 1 attacks you for 3. You roll 2 orange dice: which cards do you discard for more dice?'],
    ['play-ammunition', 'You attack Razorhound 1: 2 orange dice and 1 blue die and 1 more damage so far. Do you add ammunition?'],
    ['reroll', 'Which dice do you roll again, at most 1?'],
    ['play-when-attack-declared', 'Razorhound 1 attacks Senvi for 2. Play a card?'],
    ['command', 'Command Senvi? With a critical the enemies do not act.'],
    ['order-enemies', 'Several Razorhounds share a square: which one acts first?'],
  ] as const)('%s: what is asked, then the fact that decides', (kind, says) => {
    expect(questionSays(decision(kind), viewed())).toBe(says);
  });

  test('a clan is named for better after a roll of the story, for worse after a loss', () => {
    const asks = (entry: string, element: number) => questionSays(decision('choose-clan', [], { entry, element }), viewed());
    expect(asks('3.01', 1)).toBe('Which clan trusts you more for it?');
    expect(asks('8.11', 0)).toBe('Somebody was lost: which clan trusts you less for it?');
  });

  test('whoever is to agree reads who proposes what', () => {
    const view = viewed();
    const first = decision('agree-choose-first', [], { by: 1, proposed: 'seat-0' });
    expect(questionSays(first, view)).toMatch(/Senvi proposes: Drokkeh \(you\): \d+ of \d+ HP, hidden\. Do you agree\?$/);
    const path = decision('agree-choose-path', [], { ...entry, by: 1, proposed: 'path-1' });
    expect(questionSays(path, view)).toContain('Senvi proposes: Follow the ruts: Straight to whoever is left.');
  });
});

group('Options', () => {
  const about = (kind: string, ids: readonly (number | string)[]) => ids.map(id => ({ key: `${kind}-${id}`, about: [{ kind, id }] }));
  const cards = (nos: readonly number[]) => nos.map(no => ({ key: box.keyOf(no), about: [{ kind: 'card', id: no }] }));
  const bare = (...keys: readonly string[]) => keys.map(key => ({ key, about: [] }));

  test.each<readonly [DecisionKind, readonly Pick<Chosen, 'key' | 'about'>[]]>([
    ['act', [...ACTIONS.map(key => ({ key, about: [{ kind: 'action', id: key }] })), ...bare('distract', 'end')]],
    ['sneak', about('square', [0, 1, 2, 13, 14, 25, 26])],
    ['choose-target', [...about('enemy', [0, 1, 2]), ...about('feature', [0, 1])]],
    [
      'choose-part',
      [
        { key: 'body', about: [{ kind: 'enemy', id: 0 }] },
        { key: 'a', about: [{ kind: 'part', id: '0-0' }] },
      ],
    ],
    ['play-ammunition', [...cards(TWINS), ...bare('pass')]],
    ['choose-section', bare('section-1', 'section-2')],
    ['reroll', about('die', [0, 1, 2])],
    ['remove-die', bare('orange', 'blue', 'black')],
    [
      'order-effects',
      [
        { key: '0-push', about: [] },
        { key: '1-push', about: [] },
        { key: '2-move', about: cards([ABILITY])[0]!.about },
      ],
    ],
    ['pay-resource', [...RESOURCES.map(id => ({ key: id, about: [{ kind: 'resource', id }] })), ...bare('nothing')]],
    ['trap-direction', bare('north', 'north-east', 'east')],
    ['order-types', about('type', [typeOf('scurrier'), typeOf('razorhound')])],
    ['choose-deck', about('deck', [0, 1])],
    ['choose-first', about('seat', [0, 1])],
    ['choose-path', bare('path-1', 'path-2', 'camp')],
    ['roll-dice', bare('none', '1O', '2O', '1O1B', '1O1B1K')],
    ['camp', bare('gear', 'take-off', 'add', 'remove', 'pass-on', 'supply', 'character', 'leave')],
    [
      'camp-pass',
      RESOURCES.map(id => ({
        key: `${id}-to-1`,
        about: [
          { kind: 'resource', id },
          { kind: 'seat', id: 1 },
        ],
      })),
    ],
    [
      'pay-upgrade',
      [
        ['metal', 'spark'],
        ['metal', 'metal'],
      ].map(way => ({ key: way.join('-'), about: [{ kind: 'resource', id: 'metal' }] })),
    ],
    [
      'brief-choice',
      [{ key: 'part-1-0', about: [{ kind: 'enemy', id: 1 }] }, { key: 'part-2-0', about: [{ kind: 'enemy', id: 2 }] }, ...bare('pass')],
    ],
    [
      'trigger-trap',
      [
        { key: 'trap-of-1', about: [{ kind: 'square', id: 3 }] },
        { key: 'trap-3-0', about: [{ kind: 'square', id: 3 }] },
        { key: 'trap-3-1', about: [{ kind: 'square', id: 3 }] },
      ],
    ],
  ])('%s: no two are alike', (kind, options) => {
    const view = viewed();
    const says = options.map(one => optionSays(one, decision(kind, options), view));
    expect(new Set(says).size, says.join('\n')).toBe(options.length);
    for (const one of says) expect(one).not.toMatch(BROKEN);
  });

  test('[FW-ATK-12] conditions by their names, for the last one stays', () => {
    const options = ['0-inflict', '1-inflict', '2-inflict'].map(key => ({ key, about: [] }));
    const asked = decision('order-conditions', options, { enemy: 1, conditions: ['fire', 'frost', 'fire'] });
    expect(options.map(one => optionSays(one, asked, viewed()))).toEqual(['Fire (number 1)', 'Frost', 'Fire (number 3)']);
  });

  test('a strip tells its one sentence, whatever its neighbour tells; what it may bring stands on the page', () => {
    const options = bare('path-1', 'path-2');
    expect(options.map(one => optionSays(one, decision('choose-path', options), viewed()))).toEqual([
      'Follow the ruts: Straight to whoever is left.',
      'Climb the ridge: See it whole before it sees you.',
    ]);
  });

  test('[FW-R-9] to roll no dice is to fail, or to leave an optional roll alone', () => {
    const says = (entry: string, element: number): string =>
      optionSays(bare('none')[0]!, decision('roll-dice', bare('none'), { entry, element }), viewed());
    expect(says('1.02', 1)).toBe('No dice: it fails, and every die stays');
    expect(says('3.01', 1)).toBe('No dice: leave it alone');
  });

  test('[FW-ROLL-6] [FW-ROLL-7] dice are left in the chapter, and used up until the next one', () => {
    const asks = questionSays(decision('roll-dice', [], { entry: '1.02', element: 1 }), { ...viewed(), dice: [2, 0, 1] });
    expect(asks).toMatch(/It takes 2 pips; 2 orange dice and 1 black die left in this chapter\.$/);
  });

  test('[FW-R-94] whatever is asked, the camp comes first and the question after it', () => {
    const says = optionSays(bare('camp')[0]!, decision('choose-marshal', bare('camp')), viewed());
    expect(says).toBe('Camp first: change gear, deck or satchel; then this is asked again');
  });

  test('a component by its name, then its letter', () => {
    const [part] = about('part', ['1-0']);
    expect(optionSays(part!, decision('choose-part', [part!]), viewed())).toBe('Tail Blade (A): 3 of 3 HP');
  });

  test('squares by column and row, with their ground and whoever is there', () => {
    const view = viewed();
    const says = (square: number): string => optionSays(about('square', [square])[0]!, decision('sneak'), view);
    expect([says(13), says(17), says(25)]).toEqual(['B2, tall grass', 'F2, open ground, with Scurrier', 'B3, elevation']);
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
