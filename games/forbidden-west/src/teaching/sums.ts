/** How each number that is told came about: what counts, in the order in which it is counted, and what does not and why. */
import {
  adding,
  changed,
  downToZero,
  plural,
  type Sum,
  type Sums,
  type SumTerm,
  type SumUp as SumUpOf,
  sayList,
  single,
  sumsOf,
  unlessNone,
} from '@quarry/kernel';
import { enemyCard, nameOf } from '../content/box.ts';
import { critsOf, type Face, pipsOf } from '../content/dice.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import { COUNTER_NAMES, ENEMY_NAMES } from '../content/names.ts';
import type { HarmBy, HurtBy, Told, WestEvent } from '../events.ts';
import type { View } from '../state.ts';

type Type = WestEvent['type'];
type SumUp<T extends Type = Type> = SumUpOf<WestEvent, View, T>;

/** Numbers that name a thing or its place, or tell what is left or held afterwards. */
export const LABELS = [
  'start',
  'deck',
  'seat',
  'by',
  'to',
  'enemy',
  'part',
  'feature',
  'card',
  'section',
  'weapon',
  'ability',
  'ammunition',
  'on',
  'for',
  'chapter',
  'element',
  'level',
  'turn',
  'turns',
  'stage',
  'wave',
  'retry',
  'setbacks',
  'rank',
  'square',
  'from',
  'direction',
  'left',
  'dial',
  'potions',
] as const;
type Label = (typeof LABELS)[number];

// Dice

const FACES: Readonly<Record<string, string>> = { 0: 'blank', crit: 'critical' };
const dice = (faces: readonly Face[]): string => faces.map(face => FACES[face] ?? face).join(', ') || 'none';

/** FW-DICE-1 to FW-DICE-3. */
function rolled(faces: readonly Face[]): Sum {
  if (faces.length === 0) return single('Pips', 0, 'No dice were rolled');
  return adding(
    'Pips',
    faces.map(face =>
      face === 'crit'
        ? { says: 'Critical', value: 0, not: 'A critical has no pips: it gives effects.' }
        : { says: face === 0 ? 'Blank' : 'A die', value: face },
    ),
  );
}

/** FW-CMD-3: any critical will do. */
function criticals(faces: readonly Face[], isDeaf = false): Sum {
  if (isDeaf) return single('Criticals', 0, 'Deafened: the roll fails without dice');
  if (faces.length === 0) return single('Criticals', 0, 'No dice were rolled');
  return adding(
    'Criticals',
    faces.map(face =>
      face === 'crit'
        ? { says: 'Critical', value: 1 }
        : { says: face === 0 ? 'Blank' : 'Pips', value: face, not: 'Only a critical passes a command roll.' },
    ),
  );
}

/** The pips that the dice show, and what blanks or cards make of them. */
function pips(says: string, faces: readonly Face[], all: number, more: string): SumTerm[] {
  return [{ says: `${says}: ${dice(faces)}`, value: pipsOf(faces) }, ...unlessNone(more, all - pipsOf(faces))];
}

/** FW-ATK-8: what each critical is worth, those that were added apart from those that were rolled. */
function byCritical(crits: number, perCrit: number, added = 0): SumTerm[] {
  const each = (n: number, what: string): SumTerm[] =>
    n > 0 && perCrit !== 0 ? [{ says: `${plural(n, `critical ${what}`, `criticals ${what}`)}, ${perCrit} each`, value: n * perCrit }] : [];
  return [...each(crits - added, 'rolled'), ...each(added, 'added')];
}

// Attacks of characters, and traps

const frostDoubles = (n: number): SumTerm[] => unlessNone('Frost doubles it, by 5 at most', n);

/** FW-ATK-8 to FW-ATK-10, FW-ECON-4: frost comes after armour. */
const attack: SumUp<'attack-hits'> = e => {
  const used = [e.weapon, e.ammunition, e.ability].filter(card => card >= 0).map(nameOf);
  const hit = [
    ...pips(`Dice of ${sayList(used)}`, e.faces, e.pips, 'Blanks count'),
    ...byCritical(e.crits, e.perCrit, e.addedCrits),
    ...unlessNone('Cards and gear', e.bonus),
    ...unlessNone('Armour', -e.armour),
  ];
  return adding('Damage', [...downToZero(hit, 'Damage never falls below 0.'), ...frostDoubles(e.frost)]);
};

/** FW-TRAP-12, FW-TRAP-13. */
const trapOnEnemy: SumUp<'trap-hits-enemy'> = e =>
  adding('Damage', [...pips('Dice of the trap', e.faces, e.pips, 'Gear'), ...byCritical(e.crits, e.perCrit), ...frostDoubles(e.frost)]);

/** FW-TRAP-14, FW-R-29. */
const trapOnMarshal: SumUp<'trap-hits-marshal'> = e => {
  const crits = critsOf(e.faces);
  return adding('Damage', [
    ...pips('Dice of the trap', e.faces, e.damage, 'Gear'),
    ...(crits > 0 ? [{ says: plural(crits, 'critical'), value: 0, not: 'Against a Marshal only pips count.' }] : []),
  ]);
};

// Attacks of enemies

const enemyName = ({ fight }: View, enemy: number): string => {
  const type = ENEMY_TYPES[fight.enemies[enemy]?.type ?? -1];
  return type ? `the ${ENEMY_NAMES[type]}` : 'the enemy';
};

/** FW-EVADE-5 to FW-EVADE-7, FW-CCON-1, FW-CCON-6: frost comes after the evade roll. */
const evade: SumUp<'marshal-evaded'> = (e, view) => {
  const evaded = [
    ...pips('Evade dice', e.faces, e.pips, 'Blanks count'),
    ...byCritical(e.crits, e.perCrit),
    ...unlessNone('Cards and gear', e.bonus),
  ];
  const terms = [
    { says: `Attack of ${enemyName(view, e.enemy)}`, value: e.damage },
    ...unlessNone('Lowered by cards', -e.reduced),
    ...(e.faces.length > 0 ? evaded.map(({ says, value }) => ({ says, value: -value })) : []),
    ...(e.thrownOut > 0 ? [{ says: plural(e.thrownOut, 'critical'), value: 0, not: 'Acid throws criticals out.' }] : []),
  ];
  return adding('Damage suffered', [...downToZero(terms, 'There is nothing left to evade.'), ...frostDoubles(e.frost)]);
};

const HURTS: Readonly<Record<HurtBy, string>> = {
  attack: 'What the evade roll leaves of the attack',
  trap: 'A trap, which cannot be evaded',
  condition: 'The condition hurts at the end of the turn',
  plasma: 'A second plasma bursts',
  blast: 'The component bursts',
  card: 'A card says so',
  story: 'The story says so',
  ground: 'The ground hurts',
  fall: 'The fall',
};
const HARMS: Readonly<Record<HarmBy, string>> = {
  attack: 'What the attack comes to',
  trap: 'A trap, whatever the armour',
  condition: 'The condition hurts at the end of its turn',
  plasma: 'A second plasma bursts',
  part: 'Printed on the destroyed component',
  blast: 'A component bursts',
  card: 'A card says so',
  volley: 'The volley',
  fall: 'The fall',
};

const hurt = (n: number, frost: number, why: string): Sum => adding('Damage', [{ says: why, value: n - frost }, ...frostDoubles(frost)]);
const harmed: SumUp<'enemy-hurt' | 'part-hurt'> = e => hurt(e.n, e.frost, HARMS[e.by]);

const armour: SumUp<'enemy-armour'> = (e, view) => {
  const type = view.fight.enemies[e.enemy]?.type ?? -1;
  const printed = type < 0 ? e.armour : (enemyCard(type)?.armour ?? e.armour);
  return adding('Armour', [
    { says: 'Printed on the profile', value: printed },
    ...unlessNone(e.armour < printed ? 'Gone with the component' : 'Until its next turn', e.armour - printed),
  ]);
};

// Tokens and counters

/** FW-ALERT-1, FW-ALERT-2: the alert token sinks, threat tokens rise. */
const alert: SumUp<'alert-moved'> = ({ from, row }) =>
  changed('Row of the alert token', row, row - from, row > from ? 'One row down' : 'One row up');
const threat: SumUp<'threat-moved'> = ({ from, row }) =>
  changed('Row of the threat token', row, row - from, row > from ? 'One row down' : 'One row up');

const RECOVERED: Readonly<Record<Told<'cards-recovered'>['how'], string>> = {
  supply: 'Discards at random, 10 at most, for a supply',
  entry: 'Discards at random, as the story allows',
  card: 'Discards at random, as the card allows',
};

/** Each beacon is a card more, unless one is stopped. */
const beacons: SumUp<'beacons-call'> = e => ({
  says: 'Cards more for the Engine',
  total: e.n,
  terms: [
    { says: 'Beacons that burn', value: e.n },
    ...(e.isStopped ? [{ says: 'A beacon', value: 1, not: 'Ossavi has stopped its call.' }] : []),
  ],
});

const SUMS: Sums<WestEvent, View, Label> = {
  'story-rolled': e => rolled(e.faces),
  'counter-moved': e => changed(COUNTER_NAMES[e.counter], e.now, e.by),
  'potions-changed': e => changed('Health potions', e.now, e.by),
  'supplies-changed': e => changed('Supplies', e.now, e.by),
  'injuries-added': e => single('Injuries', e.n, 'New in the injury deck'),
  'alert-start': e => single('Rows that the alert token starts lower', e.by, 'The story says so'),
  'cards-recovered': e => single('Cards back in the deck', e.n, RECOVERED[e.how]),
  'fight-began': e => single('Rows of the alert track', e.rows, 'Named in the brief, by the number of Marshals'),
  'alert-moved': alert,
  'threat-moved': threat,
  'dice-rolled': e => (e.for === 'command' ? criticals(e.faces) : rolled(e.faces)),
  'dice-rerolled': e => rolled(e.faces),
  'attack-hits': attack,
  'command-rolled': e => criticals(e.faces, e.isDeaf),
  'trap-hits-enemy': trapOnEnemy,
  'trap-hits-marshal': trapOnMarshal,
  'marshal-hurt': e => hurt(e.n, e.frost, HURTS[e.by]),
  'marshal-healed': e => single('Hit points', e.n, 'Healed, up to the maximum'),
  'marshal-attacked': (e, view) => single('Damage of the attack', e.damage, `Printed on the behaviour card of ${enemyName(view, e.enemy)}`),
  'marshal-evaded': evade,
  'enemy-action': e => single('As far as it goes', e.n, 'Printed on the behaviour card'),
  'enemy-hurt': harmed,
  'enemy-healed': e => single('Hit points', e.n, 'Healed, up to what it had at the start'),
  'enemy-armour': armour,
  'part-hurt': harmed,
  'beacons-call': beacons,
  'feature-hurt': e => single('Damage', e.n, 'Armour does not count here'),
};

export const sum = sumsOf<WestEvent, View, Label>(SUMS);
