/**
 * What every game promises (kernel/SPEC.md), played in the first chapter by one to four. What only other chapters show is shown by the tests of
 * briefs (rules/briefs), cards (effects) and pages (rules/story.test.ts).
 */
import { gameContract } from '@quarry/kernel/contract';
import { forbiddenWest } from './game.ts';
import { VERBS } from './teaching/verbs.ts';

/** Sure to come up in any first chapter. */
const SURE = [
  'brief/B1',
  ...[
    ...['choose-path', 'agree-choose-path', 'roll-dice', 'begin-fight', 'choose-first', 'place-marshal', 'act', 'sneak', 'sprint'],
    ...[
      'choose-target',
      'choose-part',
      'play-ability',
      'play-ammunition',
      'command',
      'evade-move',
      'discard-before-drawing',
      'end-chapter',
    ],
  ].map(kind => `decision/${kind}`),
];
const ALL = Object.entries({ ...forbiddenWest.exercises, verb: Object.keys(VERBS) }).flatMap(([list, names]) =>
  names.map(name => `${list}/${name}`),
);

gameContract(forbiddenWest, {
  seeds: 2,
  shape: 'strict',
  tables: [0, 1, 2, 3],
  moreSeeds: 0,
  rare: ALL.filter(one => !SURE.includes(one)),
});
