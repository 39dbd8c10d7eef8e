/** What the cards say: no sentence of any card reads badly in a way that can be told from outside, and some of them word for word. */
import { describe, expect, test } from 'vitest';
import { box, cardNamed } from '../content/box.ts';
import { CHARACTERS } from '../content/kinds.ts';
import { type About, TRIGGERS } from '../content/types.ts';
import { faces, profileText, textOf } from './cards.ts';
import { sayOccasion } from './occasions.ts';

const LEVELS = [1, 2, 3] as const;
const FACES = faces();
const profiles = CHARACTERS.flatMap(id => LEVELS.map(level => [`${id} ${level}`, profileText(id, level)] as const));
/** What behaviour cards say is looked at in behaviours.test.ts: they are lines of orders, not sentences. */
const texts = [...FACES.filter(face => !face.kind.startsWith('Behaviour')).map(face => [face.name, face.says] as const), ...profiles];

/** What no sentence may contain, and why. */
const FAULTS: readonly (readonly [why: string, fault: RegExp])[] = [
  ['a word stands twice', /\b(\p{L}+) \1\b/iu],
  ['something is missing', /undefined|NaN|object|null|\bto of\b|: ?[.;:]|, ?[.;:]|; ?[.;:]|\.\./],
  ['a space too many', / {2}|^ | $| [.,;:]/],
  ['one of many', /\b1 (?:dice|cards|squares|rows|pips|slots|shards|criticals|blanks|resources|potions)\b/],
  ['many of one', /\b(?:[02-9]|\d\d) (?:die|card|square|row|pip|slot|shard|critical|blank|resource|potion)\b/],
  ['`a` before a vowel', /\ba [aeiou]/i],
  ['`an` before a consonant', /\ban [^aeiou\s]/i],
  ['`you` with a verb of others', /\byou (?:draws|heals|loses|gains|suffers|becomes|shuffles|discards|is|has|was|attacks)\b/i],
  [
    'others with a verb of `you`',
    /\b(?:character|ally)(?: within \d)? (?:draw|heal|lose|gain|suffer|become|shuffle|discard|are|have|were|attack)\b/,
  ],
  ['`may` with a verb of others', /\bmay (?:moves|sneaks|sprints|makes|places|interacts|rerolls)\b/],
  ['two colons in a clause', /:[^;.]*:/],
  ['a possessive after a number', /\d['’]s/],
  ['a straight quotation mark', /['"]/],
];

test.each([
  'Draw draw 1 card.',
  'Collect undefined.',
  'Draw 1 card .',
  'Draw 1 cards.',
  'Add 2 die.',
  'Against a enemy.',
  'After an character.',
  'You draws 1 card.',
  'One ally within 2 draw 1 card.',
  'You may sneaks.',
  'As an action: on elevation: draw 1 card.',
  "The token of one ally within 2's.",
])('a fault is found in: %s', text => expect(FAULTS.some(([, fault]) => fault.test(text))).toBe(true));

describe('every text', () => {
  test.each(FAULTS)('is free of this: %s', (_, fault) =>
    expect(texts.filter(([, says]) => fault.test(says.replaceAll(/each critical:/gi, 'each critical'))).map(one => one.join(': '))).toEqual(
      [],
    ),
  );

  test('is made of sentences that begin large and end with a full stop', () => {
    for (const [name, says] of texts) {
      expect(says.endsWith('.'), `${name}: ${says}`).toBe(true);
      for (const sentence of says.slice(0, -1).split('. ')) expect(sentence, name).toMatch(/^(?:[A-Z]|\d|\+\d)/);
    }
  });

  test('has no clause of more than twenty words', () => {
    const clauses = texts.flatMap(([, says]) => says.split(/[.:;]/));
    expect(clauses.filter(clause => clause.trim().split(/\s+/).length > 20)).toEqual([]);
  });

  test('opens and closes what it opens', () => {
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    for (const [name, says] of texts) expect(count(says, '('), name).toBe(count(says, ')'));
  });
});

test('every card of the box has a face: name, kind and text, by its number', () => {
  expect(FACES).toHaveLength(box.size);
  for (const { no, card } of box.cards) {
    expect(FACES[no]!.name).toBe(card.name);
    expect(FACES[no]!.kind).not.toBe('');
    expect(FACES[no]!.says).toBe(textOf(no));
    expect(FACES[no]!.flavour).toBe(card.flavour);
  }
});

test('no flavour tells the rule', () => {
  const rule = /\b(?:dice|die|damage|critical|alert token|threat|reroll|discard|hit points|evade)\b/i;
  expect(FACES.filter(face => face.flavour && rule.test(face.flavour)).map(face => face.flavour)).toEqual([]);
});

test.each([
  ['drokkeh-resin-wrap', 'Add 1 orange die; each critical: the enemy gains Fire.'],
  ['drokkeh-full-weight.1', 'In a melee attack: add 1 orange die; push the enemy 1 square. Or in a ranged attack: +1 damage.'],
  ['drokkeh-shoulder-first', 'In a melee attack after moving: add 1 blue die. Or: add 1 orange die. Evade: 1 orange die.'],
  ['drokkeh-lean-in', 'When an ally within 1 attacks: add 1 orange die. Evade: 1 orange die.'],
  ['senvi-already-gone', 'When an enemy moves to within 1 of you: you may sneak for free. Evade: 1 blue die.'],
  ['senvi-up-the-rope', 'As an action: you may move 1 square; take 1 ammunition card back from your discard pile. Evade: 1 orange die.'],
  ['ottakh-spare-parts', 'After a character within 3 has destroyed a component: collect 1 metal shard; draw 1 card. Evade: 1 orange die.'],
  ['ottakh-take-it-apart', 'As an action that moves the alert token: one component of an enemy within 1 suffers 4 damage.'],
  ['ikkara-one-will', 'As an action: one ally within 2 may make a melee attack or a ranged attack for free. Evade: 1 orange die.'],
  [
    'marshal-mercy-is-a-debt',
    'When an ally within 2 is about to suffer damage: the damage is 5 lower; you suffer 1 damage. Evade: 1 orange die.',
  ],
  ['S1', 'As an action: one hidden character may sneak for free, then another one. Evade: 1 blue die.'],
  ['S2', 'When a behaviour card of the Razorhound is drawn: that type leaves out its attacks.'],
  ['S5', 'At the start of a character’s turn: that character loses any condition and heals 3.'],
  ['S8', 'As an action: you may interact for free, even if it was done before, and once more.'],
  ['S14', 'As an action: each character draws 2 cards and may reroll 2 dice this turn.'],
  [
    'ottakh-wrench-hook',
    'Level 1: range 1, 2 orange dice, 1 slot. Against a component, each critical: +1 damage. Level 2: range 1, 2 orange dice and 1 blue die, 1 slot. Against a component, each critical: +2 damage. The upgrade costs 2 metal shards, 1 elemental resource and 1 machine core.',
  ],
  ['weave-mail', 'In evade rolls against a melee attack: add 1 orange die.'],
  ['injury-cracked-rib', 'You suffer 1 damage.'],
  [
    'injury-red-thread',
    'While in your hand: hand size −1. Discard it when you share a square with an ally; alone, spend an action to discard it. If it is still in your hand when the encounter ends, the Blight rises by 1.',
  ],
])('%s says: %s', (key, says) => expect(textOf(cardNamed(key))).toBe(says));

test('a profile says its command, its deck and its trait', () => {
  expect(profileText('ikkara', 2)).toBe(
    'Command range 2, 2 orange dice and 1 black die. At most 20 action cards. After your command roll has passed: the character who acts next may sneak for free and draws 1 card.',
  );
});

test('the line above the name says whose it is and what it fits', () => {
  const kindOf = (key: string): string => FACES[cardNamed(key)]!.kind;
  expect(kindOf('senvi-bitter-tip')).toBe('Ammunition · arrow, spear-tip · Senvi · level 1');
  expect(kindOf('marshal-white-heat')).toBe('Ability · Marshal · level 3');
  expect(kindOf('found-f13')).toBe('Trap · blast');
  expect(kindOf('coil-long')).toBe('Coil · for a weapon · level 3');
  expect(kindOf('injury-red-sleep')).toBe('Blight injury · lasting');
});

describe('occasions', () => {
  const abouts: readonly About[] = ['self', 'ally', 'any'];
  const said = TRIGGERS.flatMap(on => abouts.flatMap(about => [sayOccasion({ on, about }), sayOccasion({ on, about, within: 2 })]));

  test.each(FAULTS)('none has this: %s', (_, fault) => expect(said.filter(one => fault.test(one))).toEqual([]));
  test('are said of you, of an ally, of anybody', () => {
    expect(sayOccasion({ on: 'turn-end', about: 'self' })).toBe('at the end of your turn');
    expect(sayOccasion({ on: 'turn-end', about: 'ally' })).toBe('at the end of an ally’s turn');
    expect(sayOccasion({ on: 'turn-end', about: 'any', within: 2 })).toBe('at the end of the turn of a character within 2');
    expect(sayOccasion({ on: 'fainted', about: 'ally' })).toBe('after an ally has fainted');
    expect(sayOccasion({ on: 'trap-triggered', about: 'any' })).toBe('after a trap has triggered');
  });
});

test('the face of a behaviour card says what its enemy does', () => {
  const face = FACES.find(one => one.name === 'Back to the Ridge');
  expect(face).toMatchObject({
    kind: 'Behaviour · Rebel Scout',
    says: 'Move 2 squares away from Closest. Armour +1 until their next turn.',
  });
});
