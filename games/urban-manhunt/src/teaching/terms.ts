/** The words that players meet, each with its clause; and the proper names of the box, which explain themselves. */

import type { ClauseId, Term } from '@quarry/kernel';
import { CRIM_DECK, crimCard, DATASLATES } from '../content/box.ts';
import { type Attribute, type CrimAction, DEMEANORS, type Demeanor } from '../content/kinds.ts';
import { OFFERED_ZONES } from '../content/maps.ts';

import { ATTRIBUTE_NAMES, CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../printed-names.ts';
import { UNARMED } from '../questions.ts';
import { SUCCESS } from '../rules/dice.ts';
import { QUALITY_TABLE } from '../sentences/sums.ts';

const term = (name: string, rule: ClauseId, says: string, ...also: readonly string[]): Term => ({
  name,
  says,
  rule,
  ...(also.length > 0 && { also }),
});

const DEMEANOR_SAYS: Readonly<Record<Demeanor, string>> = {
  aggressive: 'Crims who nearly always charge. Ordered to shoot without a shot, they charge, too.',
  tactical: 'Crims who mostly shoot.',
  skittish: 'Crims who mostly flee, or hide.',
  sneaky: 'Crims who shoot, charge or hide: hard to foresee.',
};

/** A crim of this Demeanor is a kind of card. */
const demeanors = DEMEANORS.map(one => term(DEMEANOR_NAMES[one], 'UM-SET-22', DEMEANOR_SAYS[one], `Crim · ${DEMEANOR_NAMES[one]}`));

const ATTRIBUTE_SAYS: Readonly<Record<Exclude<Attribute, 'fight' | 'shoot'>, string>> = {
  athletics: 'The dice for moving, for avoiding strikes, and for recovering.',
  defense: 'A hunter rolls it when a crim attacks. Of a crim it is how many successes an attack needs.',
  mind: 'The dice for finding hidden crims, and for recovering.',
  pizzazz: 'The dice for Elimination Quality: how good a show a hunter makes of it.',
};

const attributes = (Object.keys(ATTRIBUTE_SAYS) as (keyof typeof ATTRIBUTE_SAYS)[]).map(one =>
  term(ATTRIBUTE_NAMES[one], 'UM-SET-18', ATTRIBUTE_SAYS[one]),
);

const orders: Readonly<Record<Exclude<CrimAction, 'fight' | 'shoot'>, Omit<Term, 'name'>>> = {
  flee: { says: 'The crim runs straight away from the nearest hunter.', rule: 'UM-FLEE-1' },
  charge: {
    says: 'The crim runs at the nearest hunter. Whoever they reach with their Move they attack at once; else they run 4" more.',
    rule: 'UM-CHG-1',
  },
  'seek-cover': {
    says: 'A crim in cover shoots if they can. Any other goes to the nearest cover.',
    rule: 'UM-SEEK-1',
    also: ['Seeks Cover'],
  },
  hide: {
    says: 'The crim goes toward the nearest hiding place. If they reach it, they become a counter on it.',
    rule: 'UM-HIDE-1',
    also: ['hidden'],
  },
};

const crimOrders = (Object.keys(orders) as (keyof typeof orders)[]).map(one => ({ name: CRIM_ACTION_NAMES[one], ...orders[one] }));

export const TERMS: readonly Term[] = [
  // The table
  term('zone', 'UM-SET-2', 'The table, 48" by 48", where the hunt takes place.'),
  term('crim', 'UM-SET-19', 'A convict in the zone, moved by the Control Card. Hunters eliminate crims for points.'),
  term('hunter', 'UM-SET-1', 'The model that you play. Hunters compete, but never attack each other.'),
  term('tube', 'UM-SET-4', 'One of six places where crims come into the zone.'),
  term('pod', 'UM-POD-1', 'A supply crate: opened by a hunter next to it, it gives up to 10 points and one reward.'),
  term('cover', 'UM-COV-1', 'It helps against shots: a crim in cover has 1 more Defense, a hunter in cover rolls 1 more die.'),
  term('difficult', 'UM-TER-5', 'Ground that slows hunters: a Move through it has all its dice downgraded.'),
  term('area', 'UM-TER-8', 'A feature that one can stand in.'),
  term(
    'feature',
    'UM-TER-1',
    'A thing of the zone, such as a wall or a thicket: its traits say whether it is solid, cover, difficult, climbable, hideable or an area.',
  ),
  term('solid', 'UM-TER-3', 'A feature that nobody walks or sees through.'),
  term(
    'climbable',
    'UM-TER-7',
    'A solid feature with a roof to stand on. To climb costs its height in inches, and going up has all dice of the Move downgraded.',
    'climb',
  ),
  term('hideable', 'UM-HIDE-1', 'A feature where crims can hide.', 'hiding place'),
  term('restock', 'UM-CTL-6', 'Every empty pod becomes full again.'),
  term(
    'engaged',
    'UM-ENG-1',
    'A hunter and a crim within 0.5" of each other, in sight. An engaged hunter cannot shoot, rest or open a pod.',
    'unengaged',
  ),
  term(
    'disengagement strike',
    'UM-HDIS-1',
    'Whoever walks away from somebody engaged with them is struck first. A hunter may roll Athletics to avoid it.',
    'strike',
  ),
  term('Height', 'UM-GEO-5', 'How tall a model is, in inches: 1 unless its card says otherwise.'),
  // Dice
  term('success', 'UM-CHK-2', `A die that shows ${SUCCESS} or more, whatever its size.`, 'successes'),
  term('d10', 'UM-CHK-1', 'A die with ten sides. A d8 has eight, a d12 twelve.', 'd8', 'd12'),
  term('check', 'UM-CHK-1', 'A roll of as many d10 as an attribute says. Successes are counted, or compared with a Threshold.'),
  term('Threshold', 'UM-CHK-3', 'How many successes a check needs. It is never below 1.'),
  term('Impact Die', 'UM-IMP-1', 'The one marked die of every check. It counts as any other, but a 1 and a 10 on it do more.', 'Impact'),
  term(
    'Impact 1',
    'UM-IMP-4',
    'A 1 on the Impact Die takes away a success and depletes a depletable attack. In a Damage roll it leaves only the Base Point Value.',
  ),
  term(
    'Impact 10',
    'UM-IMP-8',
    'A 10 on the Impact Die brings 1 Momentum and a choice: more Momentum, 2 successes, an Event Card, or better Damage dice. In a Damage roll it also pushes the crim.',
  ),
  term('push', 'UM-IMP-13', 'An Impact 10 in a Damage roll moves a crim who survives it 1" away from the attacker.', 'pushed', 'pushes'),
  term(
    'upgrade',
    'UM-DIE-1',
    'A die becomes larger: a d8 a d10, a d10 a d12; for a d12 a d8 is added. Larger dice show successes more often.',
  ),
  term('downgrade', 'UM-DIE-5', 'A die becomes smaller: a d12 a d10, a d10 a d8; a d8 is removed.'),
  term('reroll', 'UM-IMP-22', 'A die is rolled again, and the new face counts. The Impact Die only if the text names it.'),
  // What is on a dataslate or a crim card
  term('attribute', 'UM-SET-18', 'One of the six numbers of a hunter: how many dice are rolled with it.'),
  ...attributes,
  term(
    'Fight',
    'UM-FGT-1',
    'An attack on somebody right next to you, and the attribute for it. Of a crim it is how many successes avoid their attack.',
  ),
  term(
    'Shoot',
    'UM-SHO-1',
    'An attack from afar, at somebody in range and sight, and the attribute for it. Of a crim it is how many successes avoid their shot.',
  ),
  term('Stealth', 'UM-SPOT-4', 'How many successes it takes to find a crim who hides.'),
  term('Move', 'UM-MOV-1', 'To walk 4", and 1" more for each success of Athletics. Of a crim it is how many inches they go.'),
  term('Damage', 'UM-DMG-1', 'How many dice an attack that hits rolls for wounds. Successes to spare add to them.', 'Damage roll'),
  term('potential wound', 'UM-DMG-2', 'A wound that may come: one die is rolled for each.'),
  term(
    'Damage Resistance',
    'UM-RES-3',
    'The roll of a hunter who was hit: one die for each wound that may come, and each success cancels one.',
  ),
  term(
    'Armor',
    'UM-DMG-3',
    'Each level of a crim downgrades a Damage die of yours. Each level of a hunter upgrades a die of Damage Resistance.',
  ),
  term(
    'Wound Token',
    'UM-DMG-4',
    'A wound that a model has; it stays until something removes it. A crim with as many as their Wounds is eliminated.',
    'wound',
  ),
  term('Wound Maximum', 'UM-RES-6', 'A hunter with as many Wound Tokens as this is incapacitated.'),
  term('ranged', 'UM-SET-20', 'An attack that reaches as many inches as it says.'),
  term('melee', 'UM-SET-20', 'An attack on somebody engaged with the attacker.'),
  term('depleted', 'UM-IMP-5', 'An attack that ran dry: it cannot be used until it is reloaded.', 'depletable', 'depletes'),
  term('Special Rule', 'UM-SET-18', 'What a hunter or a crim can do that others cannot.'),
  term('Demeanor', 'UM-SET-22', 'The temper of a crim: Aggressive, Tactical, Skittish or Sneaky. The Control Card gives each its order.'),
  ...demeanors,
  // Points
  term('Base Point Value', 'UM-ELIM-1', 'The points for eliminating this crim, before style counts.'),
  term(
    'Elimination Quality',
    'UM-ELIM-6',
    `The points for style after a kill: roll Pizzazz and the wounds beyond those needed. ${QUALITY_TABLE}.`,
  ),
  term(
    'eliminate',
    'UM-DMG-6',
    'To give a crim as many wounds as the Wounds on their card. They leave the zone, and you score.',
    'eliminated',
    'eliminates',
  ),
  term('tier', 'UM-END-8', 'What a lone hunter can reach: bronze, silver or gold, by points.'),
  term('Momentum', 'UM-MOM-1', 'What a hunter gains by eliminating crims and by an Impact 10, and spends on Momentum Options.'),
  term('Momentum Option', 'UM-MOM-6', 'Something that a hunter can do for Momentum, at the moment that it names.'),
  // Pods
  term('Adrenaline Shot', 'UM-POD-6', 'Out of a pod: 1 Momentum.'),
  term('Performance Shot', 'UM-POD-7', 'Out of a pod: an attribute is 1 higher until the Impact Die of that hunter shows a 1.'),
  term('Reload', 'UM-POD-10', 'Out of a pod: a token that makes a depleted attack usable again, without an action.', 'Reload token'),
  term('Med Spray', 'UM-POD-12', 'Out of a pod: kept until it is used to remove up to 2 Wound Tokens, without an action.'),
  // The turn
  term(
    'Control',
    'UM-CTL-4',
    'A card for one turn: what the crims of each Demeanor do, and how many new ones come.',
    'Control Card',
    'Control Deck',
  ),
  term('Control Phase', 'UM-CTL-1', 'The first part of a turn: a new Control Card, new crims.'),
  term('Hunter Phase', 'UM-HUN-1', 'The second part of a turn: each hunter is activated.'),
  term('Crim Phase', 'UM-CRIM-1', 'The third part of a turn: each crim does what the Control Card orders.'),
  term('End Phase', 'UM-END-1', 'The last part of a turn: what lasted for this turn is over.'),
  term('First Player', 'UM-CTL-3', 'Whoever goes first in this turn; the next turn it is the player to the left.'),
  term('activation', 'UM-HUN-2', 'The part of a turn in which a hunter spends Action Points.'),
  term('Action Point', 'UM-HUN-3', 'What an action costs. A hunter has 2 in each activation.'),
  term('Focus', 'UM-FOC-2', 'An action, the first of an activation only: it upgrades 2 dice of the next check.'),
  term('Rest', 'UM-REST-1', 'An action that removes 1 Wound Token.'),
  term('Spot', 'UM-SPOT-1', 'An action to find a hidden crim: Mind against Stealth.'),
  term('Universal', 'UM-UNI-1', 'The action for what has none of its own, such as opening a pod.'),
  term(
    'incapacitated',
    'UM-INC-1',
    'Out of the zone, with as many Wound Tokens as the Wound Maximum. The hunter loses all Momentum and rolls each turn to recover.',
  ),
  term('recovery', 'UM-INC-5', 'The roll of an incapacitated hunter: each success removes a Wound Token.', 'recover'),
  ...crimOrders,
  term('Event', 'UM-EVT-1', 'A card with something unforeseen: a Keeper, or one that happens when the phase ends.', 'Event Card'),
  term('Keeper', 'UM-EVT-2', 'An Event Card that you hold, and play once when its moment comes.', 'Event · Keeper'),
  term('Overtime', 'UM-END-4', 'One more turn after the last Control Card, if the die so decides.'),
];

const hunterNames = DATASLATES.flatMap(({ name, attacks, rule, options }) => [
  name,
  rule.name,
  ...[...attacks, ...options].map(one => one.name),
]);
const crimNames = CRIM_DECK.map(crimCard).flatMap(({ attacks, rule }) => [...attacks.map(one => one.name), ...(rule ? [rule.name] : [])]);
const zoneNames = OFFERED_ZONES.flatMap(({ name, features }) => [name, ...features.map(one => one.name)]);

export const NAMES: readonly string[] = [...new Set([...hunterNames, ...crimNames, ...zoneNames, UNARMED.name])];
