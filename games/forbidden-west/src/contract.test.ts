/**
 * What every game promises (kernel/SPEC.md), in every chapter, in every encounter alone, and in campaigns that went badly. Sensible players play them all;
 * random ones, who lose a later encounter and try it again for thousands of answers, the first chapter.
 */
import { join } from 'node:path';
import { gameContract } from '@quarry/kernel/contract';
import { playthroughContract } from '@quarry/kernel/testing';
import { ACTION_NUMBERS, actionCard, BEHAVIOUR_NUMBERS, behaviourCard, keyOf, SPECIAL_NUMBERS, specialCard } from './content/box.ts';
import { BRIEFS } from './content/briefs/index.ts';
import { CHAPTERS } from './content/story/index.ts';
import { TRIGGERS } from './content/types.ts';
import { DEED_WORDS } from './content/words/index.ts';
import { forbiddenWest } from './game.ts';
import { setupFor } from './setup.ts';
import { graveCampaign } from './testing/grave-campaign.ts';

const SKIRMISHES = BRIEFS.filter(({ id }) => id !== 'B0').map(({ id, chapter }, i) => setupFor(1 + (i % 4), chapter, { encounter: id }));
const GRAVE = CHAPTERS.map(({ no }) => graveCampaign(no));

const RARE = [
  // One option alone is put to the group, so that nobody proposes anything that others could agree to.
  'decision/agree-begin-fight',
  'decision/agree-end-chapter',
  // What a brief would offer that has no verb of its own; each has one.
  'verb/brief-choice',
  // Two things to use side by side: not in hundreds of matches. [FW-R-86] has its own tests.
  'decision/interact',
  // Whoever has two injuries and comes to a healer: in a land as blighted as that of the grave campaigns none helps. [FW-INJ-3] has its own tests.
  'decision/remove-injury',
  'verb/remove-injury',
];

/** Cards whose text holds this, by the name that options have. */
const PLAYED = [
  ...ACTION_NUMBERS.map(card => [keyOf(card), actionCard(card)] as const),
  ...SPECIAL_NUMBERS.map(card => [keyOf(card), specialCard(card)] as const),
];
const cardsWith = (text: string): string[] =>
  PLAYED.filter(([, card]) => JSON.stringify(card).includes(text)).map(([key]) => key.split('.')[0]!);

const WAYS = {
  ...Object.fromEntries(DEED_WORDS.map(word => [word, cardsWith(`"do":"${word}"`)])),
  ...Object.fromEntries(TRIGGERS.map(trigger => [`play-when-${trigger}`, cardsWith(`"on":"${trigger}"`)])),
  // The Tarback stands at the sluices, to which the second path of the third chapter leads.
  ...Object.fromEntries(BEHAVIOUR_NUMBERS.filter(card => behaviourCard(card).enemy === 'tarback').map(card => [keyOf(card), ['path-2']])),
};

/** Set-ups and seeds in which everything else comes up. */
const CURIOUS = [
  [33, 2],
  [34, 2],
  [35, 2],
  [37, 2],
  [38, 2],
  [39, 2],
  [40, 2],
  [42, 2],
  [43, 2],
  [44, 2],
  [37, 3],
  [42, 3],
  [39, 4],
  [41, 4],
  [44, 4],
  [8, 6],
  [2, 2],
  [2, 4],
  [45, 4],
  [45, 5],
  [45, 6],
  [45, 7],
  [43, 3],
  [0, 2],
  [6, 2],
  [10, 2],
  [18, 2],
  [26, 2],
  [30, 2],
  [34, 3],
  [36, 3],
] as const;

gameContract(forbiddenWest, {
  seeds: 1,
  shape: 'strict',
  every: 30,
  players: ['sensible'],
  setups: [...SKIRMISHES, ...GRAVE],
  curious: CURIOUS,
  ways: WAYS,
  moreSeeds: 8,
  rare: RARE,
});
gameContract(forbiddenWest, { seeds: 1, shape: 'strict', players: ['random'], tables: [0, 1, 2, 3], exercises: false, teaches: false });

playthroughContract(forbiddenWest, join(import.meta.dirname, '../playthroughs'));
