/** The contract that every game keeps: every table once by chance, then by players who look for what was not seen yet. */
import { join } from 'node:path';
import { gameContract } from '@quarry/kernel/contract';
import { playthroughContract } from '@quarry/kernel/testing';
import { underOurSun } from './game.ts';

const RARE = [
  // Two equally strong enemies and somebody who joins without having struck at one (rules/combat-several.test.ts).
  'decision/strongest',
  'verb/name-striker',
  // The lockpicks, beside a container that stays shut (rules/actions/perform.test.ts).
  'decision/reroll',
  'verb/roll-again',
  'verb/leave-shut',
  // An AED beside a body in time (effects/people.test.ts).
  'word/revive',
  // On one card each, late in a mission or in hands that are seldom there; each word has tests of its own (effects/*.test.ts).
  ...['fight', 'hurt-enemies', 'remove-enemies'].map(one => `word/${one}`),
  ...['go-there', 'lose-card', 'turn-back', 'turn-over', 'choose-card', 'fair-swap'].map(one => `verb/${one}`),
  // Bosses of the last mission cards (content/missions/hard.test.ts).
  ...['mother', 'fort-captain'].map(one => `enemy/${one}`),
];

/** Tables and seeds in which everything else comes up. */
const CURIOUS = [
  [0, 2],
  [6, 2],
  [9, 2],
  [11, 2],
  [0, 3],
  [8, 3],
  [4, 4],
  [10, 4],
  [0, 5],
  [0, 6],
  [0, 7],
  [1, 10],
  [9, 7],
  [10, 8],
  [9, 9],
  [5, 12],
  [4, 19],
  [11, 2],
  [5, 3],
  [8, 4],
  [13, 4],
  [6, 5],
  [1, 6],
  [13, 9],
  [9, 10],
  [9, 11],
  [3, 12],
  [9, 9],
] as [number, number][];

/** Two in a camp, at night: somebody must pitch it. The one card that turns others back must be had, and used. */
const WAYS = { vote: ['craft-camp', 'pitch-tent'], 'ready-card': ['buy-solar-charger', 'use-solar-charger'] };

gameContract(underOurSun, { seeds: 1, shape: 'strict', curious: CURIOUS, moreSeeds: 12, rare: RARE, ways: WAYS });

playthroughContract(underOurSun, join(import.meta.dirname, '..', 'playthroughs'));
