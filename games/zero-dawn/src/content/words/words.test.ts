/** The card language: every word stands in one file with its shape and sentence, and in the file of the same name with what it does. */
import { importsIn } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../../effects/index.ts';
import { sayEffects } from '../../sentences/effects.ts';
import { ACTIVATION } from './activation.ts';
import { ATTACK } from './attack.ts';
import { BENDING } from './bending.ts';
import { CARDS } from './cards.ts';
import { ENCOUNTER } from './encounter.ts';
import { EVADE } from './evade.ts';
import { GAINS } from './gains.ts';
import { HITS } from './hits.ts';
import { type Effect, type EffectOf, sayEffect, type WordName } from './index.ts';
import { STANDING } from './standing.ts';

const FILES = { ATTACK, HITS, EVADE, CARDS, GAINS, ACTIVATION, ENCOUNTER, STANDING, BENDING };

/** Every word with an effect that says it; the type sees to it that none is missing. */
const SAYS: { readonly [W in WordName]: readonly (readonly [effect: EffectOf<W>, says: string])[] } = {
  'add-damage': [
    [{ do: 'add-damage', n: 2 }, '+2 damage'],
    [{ do: 'add-damage', n: -1 }, '-1 damage'],
  ],
  'add-dice': [
    [{ do: 'add-dice', colour: 'blue', n: 1 }, 'add 1 blue die'],
    [{ do: 'add-dice', colour: 'black', n: 2 }, 'add 2 black dice'],
    [{ do: 'add-dice', colour: 'orange', n: -1 }, 'roll 1 orange die fewer'],
  ],
  'add-evade-dice': [[{ do: 'add-evade-dice', colour: 'blue', n: 2 }, 'add 2 blue dice to your evade roll']],
  'add-tear': [[{ do: 'add-tear', n: 2 }, '+2 damage against a component']],
  'alert-nearest': [[{ do: 'alert-nearest' }, 'the nearest enemy that is not alert becomes alert']],
  'alert-within': [[{ do: 'alert-within', n: 2 }, 'alert all enemies within 2']],
  'allow-repeat': [
    [{ do: 'allow-repeat', action: 'melee' }, 'you may take a second melee attack action this activation'],
    [{ do: 'allow-repeat', action: 'sprint' }, 'you may take a second sprint action this activation'],
  ],
  aoe: [
    [{ do: 'aoe', damage: 2 }, 'each other enemy in the target’s square or next to it suffers 2 damage'],
    [
      { do: 'aoe', dice: { orange: 1, blue: 2 }, inflict: ['fire'], push: true },
      'each other enemy in the target’s square or next to it suffers a roll of 1 orange die and 2 blue dice, Fire and a push',
    ],
  ],
  block: [[{ do: 'block', n: 2 }, 'block 2 damage']],
  calm: [[{ do: 'calm' }, 'it does less: after the first thing on its behaviour card it leaves out what is done only “if it can”']],
  'component-glory': [[{ do: 'component-glory', n: 1 }, 'destroying a component gives 1 more glory']],
  'craft-bonus': [
    [{ do: 'craft-bonus', n: 1 }, 'crafting recovers 1 more card'],
    [{ do: 'craft-bonus', n: 2 }, 'crafting recovers 2 more cards'],
  ],
  'crit-damage': [[{ do: 'crit-damage', n: 1 }, 'each crit is worth +1 damage']],
  'deal-damage': [[{ do: 'deal-damage', n: 2 }, 'that enemy suffers 2 damage']],
  discard: [[{ do: 'discard', n: 2 }, 'discard 2 cards']],
  discount: [[{ do: 'discount', n: 1 }, 'goods cost 1 Metal Shard less']],
  dodge: [[{ do: 'dodge' }, 'dodge']],
  draw: [[{ do: 'draw', n: 1 }, 'draw 1 card']],
  'draw-salvage': [
    [{ do: 'draw-salvage', n: 1 }, 'draw 1 salvage card'],
    [{ do: 'draw-salvage', n: 2 }, 'draw 2 salvage cards'],
  ],
  'everyone-draws-salvage': [[{ do: 'everyone-draws-salvage', n: 1 }, 'each hunter draws 1 salvage card']],
  'extra-action': [[{ do: 'extra-action' }, 'you may take one more action this activation']],
  'free-action': [[{ do: 'free-action', action: 'sneak' }, 'you may take a free sneak action']],
  'gain-glory': [[{ do: 'gain-glory', n: 1 }, 'gain 1 glory']],
  'gain-resource': [
    [{ do: 'gain-resource', resource: 'wire', n: 1 }, 'gain 1 Wire'],
    [{ do: 'gain-resource', resource: 'metal-shards', n: 2 }, 'gain 2 Metal Shards'],
  ],
  'hand-size': [
    [{ do: 'hand-size', n: 1 }, 'your hand holds 1 more card'],
    [{ do: 'hand-size', n: 2 }, 'your hand holds 2 more cards'],
    [{ do: 'hand-size', n: -1 }, 'your hand holds 1 card fewer'],
  ],
  'ignore-armour': [[{ do: 'ignore-armour' }, 'ignore the target’s armour']],
  'ignore-attack': [[{ do: 'ignore-attack' }, 'the attack misses you altogether']],
  immune: [[{ do: 'immune', condition: 'shock' }, 'you are immune to Shock']],
  inflict: [[{ do: 'inflict', condition: 'freeze' }, 'inflict Freeze']],
  'keep-glory': [[{ do: 'keep-glory' }, 'your first faint of the encounter costs no glory']],
  'lasting-conditions': [[{ do: 'lasting-conditions' }, 'every condition token must be removed twice']],
  'lose-dice': [[{ do: 'lose-dice', n: 1 }, 'roll 1 die fewer']],
  'lose-glory': [[{ do: 'lose-glory', n: 1 }, 'lose 1 glory']],
  'may-pay': [
    [
      {
        do: 'may-pay',
        cost: { resource: 'blaze', n: 1 },
        then: [
          { do: 'inflict', condition: 'fire' },
          { do: 'add-damage', n: 1 },
        ],
      },
      'you may discard 1 Blaze; if you do, inflict Fire and +1 damage',
    ],
    [
      { do: 'may-pay', cost: { scrap: 2, from: 'hand-or-discard' }, then: [{ do: 'dodge' }] },
      'you may scrap 2 cards from your hand or discard pile; if you do, dodge',
    ],
    [{ do: 'may-pay', cost: { discard: 1 }, then: [{ do: 'dodge' }] }, 'you may discard 1 card; if you do, dodge'],
    [{ do: 'may-pay', cost: { glory: 2 }, then: [{ do: 'dodge' }] }, 'you may spend 2 glory; if you do, dodge'],
  ],
  'move-hunter': [
    [{ do: 'move-hunter', n: 1 }, 'you may move 1 square quietly'],
    [{ do: 'move-hunter', n: 2 }, 'you may move up to 2 squares quietly'],
  ],
  'no-double-craft': [[{ do: 'no-double-craft' }, 'you cannot use both actions for one craft']],
  'no-grass': [[{ do: 'no-grass' }, 'tall grass on the map hides no hunter: machines next to it notice whoever is in it']],
  'patrol-steps': [[{ do: 'patrol-steps', n: 2 }, 'patrolling enemies move 2 squares']],
  'place-grass': [[{ do: 'place-grass' }, 'a square that you name counts as tall grass']],
  pull: [[{ do: 'pull' }, 'pull the target']],
  push: [[{ do: 'push' }, 'push the target']],
  'quiet-attack': [[{ do: 'quiet-attack' }, 'enemies next to the target do not become alert']],
  'quiet-sprint': [[{ do: 'quiet-sprint' }, 'your sprint alerts nobody']],
  recover: [[{ do: 'recover', n: 3 }, 'recover 3 cards']],
  'reduce-armour': [[{ do: 'reduce-armour', n: 1 }, 'the target’s armour counts for 1 less']],
  'remove-conditions': [[{ do: 'remove-conditions' }, 'remove your conditions']],
  reroll: [
    [{ do: 'reroll', upTo: 1 }, 'you may reroll 1 die'],
    [{ do: 'reroll', upTo: 2 }, 'you may reroll up to 2 dice'],
  ],
  resist: [[{ do: 'resist', kind: 'pulse', n: 1 }, 'block 1 damage of a pulse attack']],
  'return-to-hand': [[{ do: 'return-to-hand' }, 'this card returns to your hand']],
  scrap: [[{ do: 'scrap', n: 1, from: 'discard' }, 'scrap 1 card from your discard pile']],
  'set-armour': [[{ do: 'set-armour', n: 1 }, 'its armour becomes 1']],
  'spawn-enemy': [[{ do: 'spawn-enemy', type: 'watcher' }, 'one more Watcher joins the encounter']],
  'start-beside-enemy': [[{ do: 'start-beside-enemy' }, 'you start as near to an enemy as the starting tile allows']],
  'treat-as-non-alert': [[{ do: 'treat-as-non-alert' }, 'the target counts as not alert']],
  unscrap: [
    [{ do: 'unscrap', n: 1 }, 'put the card that you scrapped last onto your discard pile'],
    [{ do: 'unscrap', n: 2 }, 'put the 2 cards that you scrapped last onto your discard pile'],
  ],
};

describe('Words', () => {
  test.each(Object.entries(FILES))('%s: five to ten related words', (_file, spelled) => {
    const { length } = Object.keys(spelled);

    expect([length >= 5, length <= 10]).toEqual([true, true]);
  });

  test('no word is spelled in two files; each is done in effects/ or, while its card is in force, read by the rules', () => {
    const spelled = [...Object.values(FILES).flatMap(words => Object.keys(words)), 'may-pay'];

    expect(spelled.toSorted()).toEqual(Object.keys(SAYS).sort());
    expect([...Object.keys(WORDS), ...Object.keys(STANDING), ...Object.keys(BENDING)].sort()).toEqual(spelled.toSorted());
  });

  test('they are pure: shapes and sentences know no rule and no state', () => {
    const known = ['../kinds.ts', '../../printed-names.ts', '@quarry/kernel'];
    expect(importsIn(import.meta.dirname).filter(path => !path.startsWith('./') && !known.includes(path))).toEqual([]);
  });

  const rows = Object.values(SAYS).flatMap(rows => rows as readonly (readonly [Effect, string])[]);
  test.each(rows.map(([effect, says]) => ({ word: effect.do, effect, says })))('[word $word] says "$says"', ({ effect, says }) => {
    expect(sayEffect(effect, sayEffects)).toBe(says);
  });
});
