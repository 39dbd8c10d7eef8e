/** The words of the game, each in a sentence or two, and the names that explain themselves. */
import type { Term } from '@quarry/kernel';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import { faces } from '../sentences/cards.ts';

/** How the kind of a card is printed where it says more: `Event · boon`. */
const kindsOf = (kind: string): string[] => [...new Set(faces().map(one => one.kind))].filter(one => one.startsWith(`${kind} · `));

export const TERMS: readonly Term[] = [
  // The hunt
  { name: 'encounter', says: 'One hunt on one map; a game has five of them.', rule: 'ZD-END-5' },
  {
    name: 'encounter point',
    says: 'What the party gets for each machine that is killed. With enough of them the encounter can be won.',
    rule: 'ZD-EN-6',
  },
  {
    name: 'level',
    says: 'From 1 to 3: how hard an encounter is, how good its merchant is, and how far a hunter has learnt.',
    rule: 'ZD-TRACK-12',
  },
  {
    name: 'Leader',
    says: 'The hunter with the Leader token: chooses the encounter and has the first turn. Tied for the win, the Leader wins.',
    rule: 'ZD-TRACK-10',
  },
  {
    name: 'Fledgling',
    says: 'The hunter with the least glory of the last encounter: chooses the event and gets one purchase for nothing.',
    rule: 'ZD-VIC-7',
  },
  { name: 'rival', says: 'Every other hunter, where each plays to win alone.', rule: 'ZD-EVENT-3' },
  {
    name: 'Hunters’ Call',
    says: 'The fifth and last encounter, against the quarry itself. If it is lost, everybody loses.',
    rule: 'ZD-CALL-6',
  },
  { name: 'quarry', says: 'The machine that the whole hunt is for; it waits in the last encounter.', rule: 'ZD-QUEST-1' },
  {
    name: 'glory',
    says: 'What a hunter gets for kills and torn-off components. It decides who gets Suns; in a cooperative game it brings discards back.',
    rule: 'ZD-VIC-1',
  },
  {
    name: 'Sun',
    also: ['Blazing Sun', 'Full Sun', 'Half Sun'],
    says: 'A token for much glory in an encounter: a Blazing Sun is worth 3 victory points, a Full Sun 2, a Half Sun 1.',
    rule: 'ZD-END-1',
  },
  { name: 'victory point', says: 'What Suns are worth; whoever has most at the end wins.', rule: 'ZD-END-2' },
  { name: 'Dusk', says: 'For a hunter alone: an encounter that is not won by the end of this turn is lost.', rule: 'ZD-R-120' },
  { name: 'campfire', says: 'The rest after an encounter: Suns are given, hunters learn and go to the merchant.', rule: 'ZD-CAMP-1' },
  {
    name: 'maintenance',
    says: 'The end of each turn: is the encounter lost, or are there points enough to end it?',
    rule: 'ZD-MAINT-3',
  },

  // Turns and actions
  { name: 'activation', says: 'The part of a turn in which a hunter draws cards and takes 2 actions.', rule: 'ZD-TURN-9' },
  { name: 'action', says: 'One of two things that a hunter does in an activation, each kind once.', rule: 'ZD-ACT-3' },
  { name: 'free action', also: ['free sprint', 'free sneak'], says: 'An action that does not count towards the two.', rule: 'ZD-ACT-18' },
  { name: 'sprint', says: 'Move up to 2 squares; machines next to the path become alert.', rule: 'ZD-ACT-6' },
  { name: 'sneak', says: 'Move 1 square and alert nobody.', rule: 'ZD-ACT-9' },
  { name: 'craft', says: 'Shuffle the 3 oldest discards into the draw pile.', rule: 'ZD-ACT-10' },
  { name: 'distract', says: 'Make a machine that is not alert take a step where you want it.', rule: 'ZD-ACT-13' },
  { name: 'dodge', says: 'Move 1 square at once. Whoever was attacked must do so.', rule: 'ZD-EATK-14' },

  // Cards of hunters
  { name: 'hand size', says: 'How many cards a hunter draws up to: 5, unless a card says otherwise.', rule: 'ZD-TURN-7' },
  { name: 'draw pile', says: 'The action cards still to be drawn. They are your health, too: damage costs cards.', rule: 'ZD-DMG-1' },
  {
    name: 'discard pile',
    also: ['discards'],
    says: 'Cards that were played or lost, the oldest at the bottom. Crafting brings them back.',
    rule: 'ZD-DECK-8',
  },
  { name: 'scrap', says: 'Put a card aside until the encounter is over; crafting does not bring it back.', rule: 'ZD-SCRAP-2' },
  { name: 'recover', says: 'Shuffle the oldest discards into the draw pile, as crafting does.', rule: 'ZD-ACT-10' },
  { name: 'Ammunition', says: 'An action card that a ranged attack uses: its dice join those of the weapon.', rule: 'ZD-DECK-2' },
  { name: 'Ability', says: 'An action card that makes one attack better; one for each attack.', rule: 'ZD-DECK-6' },
  { name: 'Interrupt', says: 'An action card that is played in between, in any turn, and costs no action.', rule: 'ZD-INT-5' },
  { name: 'Stamina', says: 'An action card that does nothing, but can be lost in place of a better one.', rule: 'ZD-DMG-4' },
  { name: 'Trait', says: 'A card that lies with a hunter for good and always counts.', rule: 'ZD-LVL-9' },
  {
    name: 'faint',
    says: 'A hunter faints who has too few cards for the damage, or must draw from an empty pile. All glory is lost, and the next turn.',
    rule: 'ZD-FAINT-1',
  },

  // Equipment and merchants
  { name: 'Weapon', says: 'Equipment to attack with: it has a range, dice, and an effect for crits.', rule: 'ZD-EQ-6' },
  {
    name: 'Armour',
    says: 'Of a hunter: equipment whose dice evade attacks. Of an alert machine: a number taken off the damage.',
    rule: 'ZD-EQ-9',
  },
  { name: 'Miscellaneous', says: 'Equipment that is neither weapon nor armour; its text always counts.', rule: 'ZD-EQ-12' },
  { name: 'Coil', also: kindsOf('Coil'), says: 'A modification for a weapon.', rule: 'ZD-MOD-4' },
  { name: 'Weave', also: kindsOf('Weave'), says: 'A modification for armour.', rule: 'ZD-MOD-5' },
  { name: 'modification', says: 'A card that makes equipment better; it needs a free slot there.', rule: 'ZD-MOD-1' },
  { name: 'slot', says: 'Room for one modification on a piece of equipment.', rule: 'ZD-MOD-7' },
  { name: 'range', says: 'How many squares a weapon reaches; a diagonal step counts as 1.', rule: 'ZD-EQ-4' },
  { name: 'salvage card', says: 'What is taken from machines: mostly resources, sometimes a Fate card.', rule: 'ZD-SALV-5' },
  { name: 'Resource', says: 'A salvage card that pays the merchant.', rule: 'ZD-SALV-3' },
  {
    name: 'Metal Shard',
    says: 'The plain resource. At the merchant any other resource counts as one Metal Shard, too.',
    rule: 'ZD-MERCH-7',
  },
  {
    name: 'special resource',
    also: ['Blaze', 'Chillwater', 'Sparker', 'Wire', 'Machine Core'],
    says: 'A resource that some prices name: Blaze, Chillwater, Sparker, Wire or Machine Core. At the merchant two other resources stand for one.',
    rule: 'ZD-MERCH-7',
  },
  { name: 'Wild', says: 'A salvage card that counts as any resource.', rule: 'ZD-MERCH-7' },
  { name: 'Fate', says: 'A salvage card that is not kept: what it says happens at once.', rule: 'ZD-SALV-6' },
  { name: 'merchant', says: 'Sells weapons, armour, ammunition and more after each encounter, for salvage cards.', rule: 'ZD-MERCH-8' },

  // The map
  {
    name: 'Tracking',
    also: kindsOf('Tracking'),
    says: 'A tracking card is an encounter: its map, its machines, and the points it takes.',
    rule: 'ZD-TRACK-11',
  },
  {
    name: 'Event',
    also: kindsOf('Event'),
    says: 'A card that changes one encounter: for the Fledgling, for a rival, or for all.',
    rule: 'ZD-EVENT-3',
  },
  {
    name: 'tall grass',
    says: 'A hunter in it does not alert machines in the squares next to it, unless by a sprint or an attack.',
    rule: 'ZD-TERR-1',
  },
  {
    name: 'outcrop',
    says: 'A rock: a kill or a torn-off component from there brings 1 glory more. Of hunters equally near, machines choose the one on it.',
    rule: 'ZD-TERR-5',
  },
  { name: 'ruin', says: 'Stops one attack on a hunter in it, and is gone.', rule: 'ZD-TERR-10' },
  { name: 'machine corpse', says: 'A wreck; an action in its square brings 3 salvage cards.', rule: 'ZD-TERR-14' },
  { name: 'trap', says: 'Ammunition that lies on a square and attacks the first machine that enters it.', rule: 'ZD-TRAP-5' },
  { name: 'in sight', says: 'The straight line between two squares does not leave the map.', rule: 'ZD-LOS-1' },

  // Machines
  {
    name: 'machine',
    also: ['enemy', 'enemies'],
    says: 'What is hunted: it patrols until it is alert, and then it acts by its behaviour card.',
    rule: 'ZD-ESTEP-1',
  },
  {
    name: 'alert',
    says: 'A machine that has noticed hunters: it attacks, and its armour counts. It stays alert for the whole encounter.',
    rule: 'ZD-ALERT-1',
  },
  { name: 'not alert', says: 'A machine that has noticed nobody: it only patrols, and its armour does not count.', rule: 'ZD-ATK-17' },
  {
    name: 'patrol',
    also: ['patrols'],
    says: 'A machine that is not alert goes 1 square along its route in each turn.',
    rule: 'ZD-PATROL-1',
  },
  {
    name: 'route',
    says: 'The arrows that a patrolling machine follows. Some lead out of the area, and then the machine escapes.',
    rule: 'ZD-PATROL-3',
  },
  { name: 'escape', says: 'A machine leaves the area by its route: no points for it.', rule: 'ZD-PATROL-4' },
  {
    name: 'Behaviour',
    also: kindsOf('Behaviour'),
    says: 'A behaviour card tells what an alert machine does, from top to bottom.',
    rule: 'ZD-BEH-2',
  },
  {
    name: 'component',
    says: 'A part of a machine, shown by its letter, that can be torn off: that brings 1 glory and damages the machine.',
    rule: 'ZD-CMPT-8',
  },
  { name: 'tear', says: 'How much damage in one attack tears a component off; half of it damages the component.', rule: 'ZD-CMPT-7' },
  { name: 'HP', also: ['hit points'], says: 'Hit points: how much damage a machine takes before it is killed.', rule: 'ZD-EN-1' },
  { name: 'body', says: 'The machine itself: damage to it takes hit points.', rule: 'ZD-ATK-4' },

  // Dice and conditions
  {
    name: 'crit',
    says: 'A face of a die without a number: it gives one crit effect, printed on weapon, ammunition or armour.',
    rule: 'ZD-ATK-12',
  },
  { name: 'reroll', says: 'Roll chosen dice again, once; the new faces stand.', rule: 'ZD-ATK-10' },
  { name: 'evade', says: 'The roll of a hunter who is attacked: each number takes off that much damage.', rule: 'ZD-EATK-9' },
  { name: 'block', says: 'Take damage off an attack on you, besides the dice.', rule: 'ZD-EATK-12' },
  { name: 'damage', says: 'Takes hit points off a machine; costs a hunter one card for each point.', rule: 'ZD-DMG-1' },
  { name: 'push', says: 'Move somebody 1 square: a machine where you want, a hunter away from the machine.', rule: 'ZD-ATK-19' },
  { name: 'pulse', says: 'An attack of a machine on every hunter within reach.', rule: 'ZD-EATK-3' },
  { name: 'Fire', says: 'A condition: 1 damage at the end of its next activation, armour or not.', rule: 'ZD-ECOND-4' },
  {
    name: 'Freeze',
    says: 'A condition: the armour of a machine does not count in the next attack, the crits of a hunter not in the next evade.',
    rule: 'ZD-ECOND-6',
  },
  {
    name: 'Shock',
    says: 'A condition: a machine does one thing only in its next activation, a hunter cannot play interrupts.',
    rule: 'ZD-ECOND-8',
  },
];

/** Hunters, machines and their parts; cards have their names on their faces. */
export const NAMES: readonly string[] = [
  ...HUNTERS.map(one => one.name),
  ...ENEMIES.flatMap(one => [one.name, ...one.components.map(part => part.name)]),
];
