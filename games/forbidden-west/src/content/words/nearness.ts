/** How near is near: one number for the sentence on the card and for the rule that counts the squares. */

/** `in your square`, `within 2`, `on the map`. */
export const near = (within: number): string => (within === 0 ? 'in your square' : within >= 99 ? 'on the map' : `within ${within}`);

/** Where an ally must be, or for `alone` must not be. */
export const ALLY_WITHIN = { 'near-ally': 1, 'beside-ally': 0, alone: 2 } as const;

/** How near an enemy comes that has moved near, unless a card says otherwise. */
export const MOVED_NEAR = 1;

/** Whom an occasion is about if a card does not say: anybody. */
export const ABOUT = 'any';
