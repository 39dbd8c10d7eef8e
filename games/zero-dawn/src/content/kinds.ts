/** The kinds of things that cards, rules and people speak of: dice, conditions, resources, actions, machines, provisos, costs. */
export const COLOURS = ['orange', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
/** How many dice of each colour. */
export type Dice = Readonly<Partial<Record<Colour, number>>>;

export const CONDITIONS = ['fire', 'freeze', 'shock'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const RESOURCES = ['metal-shards', 'blaze', 'chillwater', 'sparker', 'wire', 'machine-core'] as const;
export type Resource = (typeof RESOURCES)[number];

export const ARCS = ['melee', 'ranged', 'sidearm', 'armour', 'pouch'] as const;
export type Arc = (typeof ARCS)[number];

/** Which weapons an ammunition card fits: one symbol in common is enough. */
export const SYMBOLS = ['bow', 'sling', 'caster'] as const;
export type AmmunitionSymbol = (typeof SYMBOLS)[number];

export const ACTIONS = ['sprint', 'sneak', 'craft', 'distract', 'ranged', 'melee', 'loot'] as const;
export type ActionType = (typeof ACTIONS)[number];

export const ENEMY_TYPES = ['watcher', 'strider', 'grazer', 'scrapper', 'shell-walker', 'sawtooth'] as const;
export type EnemyType = (typeof ENEMY_TYPES)[number];

/** When an effect counts. All listed must hold. Judged when the effect is applied. */
export const PROVISOS = [
  'target-not-alert',
  'target-alert',
  'target-on-fire',
  'target-frozen',
  'target-shocked',
  'component', // the attack is aimed at a component
  'body', // the attack is aimed at the body
  'in-grass',
  'on-outcrop',
  'alone', // no other hunter in the same or an adjacent square
  'same-square', // attacker and target share a square
  'far', // target at distance FAR or more
  'ranged',
  'melee',
  'killed', // the attack killed its target
  'destroyed', // the attack destroyed a component
  'damaged', // the attack did at least 1 damage
  'unhurt', // the hunter lost no card to this enemy attack
] as const;
/** How many squares are far, on cards and in the rule. */
export const FAR = 2;
export type Proviso = (typeof PROVISOS)[number];

/** What is paid for an effect. */
export type Cost =
  | { readonly scrap: number; readonly from: 'hand' | 'discard' | 'hand-or-discard' }
  | { readonly discard: number }
  | { readonly resource: Resource; readonly n: number }
  | { readonly glory: number };

export type Once = 'activation' | 'encounter';
