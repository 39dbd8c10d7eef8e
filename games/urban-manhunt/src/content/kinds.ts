/** The kinds of things that cards, rules and people speak of: attributes, checks, Demeanors, actions, rewards, lengths, aims. */
export const ATTRIBUTES = ['athletics', 'fight', 'shoot', 'defense', 'mind', 'pizzazz'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Every kind of check a hunter makes. `move` is the distance roll, `avoid` the one against a strike. */
export const CHECKS = ['move', 'avoid', 'spot', 'shoot', 'fight', 'damage', 'defense', 'resistance', 'quality', 'recovery'] as const;
export type CheckKind = (typeof CHECKS)[number];

export const DEMEANORS = ['aggressive', 'tactical', 'skittish', 'sneaky'] as const;
export type Demeanor = (typeof DEMEANORS)[number];

/** Inches: whoever is this near to cover is not in the open. */
export const BESIDE_COVER = 1;

/** What a Control Card can order. */
export const CRIM_ACTIONS = ['flee', 'charge', 'seek-cover', 'hide', 'shoot', 'fight'] as const;
export type CrimAction = (typeof CRIM_ACTIONS)[number];

/** What an Action Point buys. */
export const ACTIONS = ['move', 'rest', 'focus', 'spot', 'universal', 'shoot', 'fight'] as const;
export type Action = (typeof ACTIONS)[number];

export const REWARDS = ['adrenaline-shot', 'performance-shot', 'reload', 'med-spray'] as const;
export type Reward = (typeof REWARDS)[number];

/** How long a match is, and what a lone hunter aims for. */
export const LENGTHS = ['short', 'standard', 'long'] as const;
export const TIERS = ['bronze', 'silver', 'gold'] as const;
