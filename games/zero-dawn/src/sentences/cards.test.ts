/** The faces of printed cards: what each carries for whoever shows it. */
import { expect, test } from 'vitest';
import { CARDS } from '../content/box.ts';
import { faces } from './cards.ts';

const FACES = faces();
const words = (line: string): number => line.split(/\s+/).length;

test('[K-139] the face of every printed card carries its flavour', () => {
  expect(FACES).toHaveLength(CARDS.length);
  expect(CARDS.filter(({ card, no }) => card.flavour === undefined || FACES[no]!.flavour !== card.flavour)).toEqual([]);
});

test('a flavour is one short line in curly quotes, without a shout', () => {
  const lines = [...new Set(FACES.map(({ flavour }) => flavour!))];

  expect(lines.filter(line => line.length < 25 || line.length > 60 || words(line) > 12)).toEqual([]);
  expect(lines.filter(line => /['"!]|\s\s/.test(line) || !/^[“A-Z].*[.?”]$/.test(line))).toEqual([]);
});

test('no two cards share a flavour', () => {
  const printed = new Map(CARDS.map(({ card }) => [card.id, card.flavour]));
  const lines = [...printed.values()];

  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
});

test('no flavour tells the rule', () => {
  const rule = /\b(damage|dice?|cards?|evade|crits?|alert|glory|salvage|discard|recover|scrap|reroll|square|encounter)\b/i;

  expect(FACES.filter(({ flavour = '' }) => rule.test(flavour)).map(({ flavour }) => flavour)).toEqual([]);
});
