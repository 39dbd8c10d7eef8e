/** Coils and weaves. */
import type { Dice, Element } from './kinds.ts';
import type { Circumstance, ModificationCard, Text } from './types.ts';
import type { Effect, PerCritical } from './words/index.ts';
import { always, critical, damage, dice, evade, inAttacks, inEvades, inflict, push, reroll } from './writing.ts';

type Level = ModificationCard['level'];

const coil = (level: Level, id: string, name: string, text: Text, flavour: string): ModificationCard => ({
  id: `coil-${id}`,
  name,
  kind: 'coil',
  level,
  texts: [text],
  flavour,
});
const weave = (level: Level, id: string, name: string, texts: readonly Text[], flavour: string): ModificationCard => ({
  id: `weave-${id}`,
  name,
  kind: 'weave',
  level,
  texts,
  flavour,
});

const moreDice = (more: Dice, ...circumstances: readonly Circumstance[]): Text => ({ ...inAttacks(dice(more)), if: circumstances });
const onCritical = (...effects: readonly PerCritical[]): Text => inAttacks(critical(...effects));
const elemental = (element: Element): Text => onCritical(inflict(element));
const against = (attack: 'melee' | 'ranged' | 'pulse'): Text => ({ ...inEvades(dice('1O')), if: [`against-${attack}`] });
const health = (n: number): Effect => ({ do: 'health', n });

export const MODIFICATIONS: readonly ModificationCard[] = [
  coil(1, 'stealth-damage', 'Stealth Damage Coil', moreDice('1O', 'hidden'), 'Wound in the dark, by touch, for use there.'),
  coil(1, 'splinter', 'Splinter Coil', moreDice('1O', 'component'), 'Finds the screw before you do.'),
  coil(1, 'ledge', 'Ledge Coil', moreDice('1O', 'on-elevation'), 'It works on a cart, too, if you stand up.'),
  coil(1, 'runner', 'Runner Coil', moreDice('1O', 'melee', 'moved'), 'Winds itself as you go. Do not stop to look.'),
  coil(1, 'keen', 'Keen Coil', onCritical(damage(1)), 'A thumb’s width from the edge, out of politeness.'),
  coil(1, 'blaze', 'Blaze Coil', elemental('fire'), 'Ask before you lean it against anything.'),
  coil(1, 'gum', 'Gum Coil', elemental('adhesive'), 'You will find it on your sleeve by evening.'),
  coil(1, 'patient', 'Patient Coil', inAttacks(reroll(1)), 'Wound by somebody who never answered at once.'),
  coil(2, 'chill', 'Chill Coil', elemental('frost'), 'Fetch the water skin in before you fit it.'),
  coil(2, 'spark', 'Spark Coil', elemental('shock'), 'Bites once a day, to stay in practice.'),
  coil(2, 'bile', 'Bile Coil', elemental('acid'), 'Comes in its third box.'),
  coil(2, 'ram', 'Ram Coil', onCritical(push(1)), 'A small opinion, firmly held.'),
  coil(2, 'tracker', 'Tracker Coil', moreDice('1O', 'enemy-has-condition'), 'Turns a little towards whatever is already sorry.'),
  coil(2, 'stubborn', 'Stubborn Coil', inAttacks({ do: 'reroll', n: 2, only: 'blanks' }), 'Told to stop, it winds the other way.'),
  coil(3, 'long', 'Long Coil', inAttacks({ do: 'reach', n: 1 }), 'The last arm’s length is the dear one.'),
  coil(3, 'bead', 'Bead Coil', elemental('plasma'), 'Hums a tone below the one you can bear.'),
  coil(3, 'midnight', 'Midnight Coil', moreDice('1B', 'hidden'), 'Black thread, black wax, no lamp, no talk.'),
  coil(3, 'ruin', 'Ruin Coil', onCritical(damage(2)), 'Pulled out of something that used to be a tower.'),

  weave(1, 'stamina', 'Stamina Weave', [always(health(2))], 'Three grandmothers, one winter, no dropped stitch.'),
  weave(1, 'mail', 'Mail Stitch', [against('melee')], 'Rings from a hundred bridles.'),
  weave(1, 'hail', 'Hail Stitch', [against('ranged')], 'Tested by the weather, twice, with witnesses.'),
  weave(1, 'felt', 'Felt Lining', [against('pulse')], 'The world goes on, further away.'),
  weave(2, 'gum', 'Gum Lining', [always({ do: 'immune', condition: 'adhesive' })], 'Smells of marsh. Nothing sticks, friends included.'),
  weave(2, 'ash', 'Ash Lining', [always({ do: 'immune', condition: 'fire' })], 'Already burnt. It has nothing left to prove.'),
  weave(2, 'lee', 'Lee Weave', [always({ do: 'cover-dice', dice: '1B' })], 'Makes a small wall of you, beside the big one.'),
  weave(2, 'bridge', 'Bridge Weave', [always(health(1)), inEvades(reroll(1))], 'Knotted so that one strand always forgives.'),
  weave(3, 'oxhide', 'Oxhide Weave', [always(health(3))], 'The ox would have wanted it. Nobody asked the ox.'),
  weave(3, 'pocket', 'Pocket Weave', [always({ do: 'hand-size', n: 1 })], 'One pocket more than you have hands.'),
  weave(3, 'mirror', 'Mirror Stitch', [inEvades(critical(evade(1)))], 'For a moment there are two of you.'),
  weave(3, 'copper', 'Copper Weave', [always({ do: 'immune', condition: 'shock' }, health(1))], 'Tap it before rain.'),
];
