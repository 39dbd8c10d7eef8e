/** What can be done, verb by verb, and which verb each option of a decision is. */

import type { BareDecision, Option, Passed } from '@quarry/kernel';
import type { Action, Reward } from '../content/kinds.ts';
import type { DecisionKind, Worth } from '../decisions.ts';
import type { ImpactOption } from '../events.ts';
import type { Use } from '../in-the-making.ts';

export const VERBS = {
  // Set-up
  'choose-hunter': 'Play this hunter for the whole match.',
  'choose-corner': 'Come into the zone at this corner.',
  'place-hunter': 'Put your hunter down, within 4" of the corner.',
  // Actions
  move: 'Roll Athletics, then walk up to 4" and 1" more for each success.',
  'hard-going': 'Move, and be free to cross difficult ground and to climb up; all dice of the roll are downgraded for it.',
  rest: 'Remove 1 Wound Token from your hunter.',
  focus: 'Upgrade 2 dice of your next roll, whatever it is for.',
  spot: 'Look for a crim who hides; if you find them, they can be attacked.',
  'open-pod': 'Take the points out of a pod next to you, and one useful thing.',
  shoot: 'Attack a crim from afar, with a ranged attack.',
  fight: 'Attack a crim who stands right next to you, with a melee attack.',
  end: 'Take no more actions this turn; Action Points that are left are lost.',
  'give-up': 'Give the match up: you are asked whether you mean it.',
  concede: 'Give up: the match ends here, without a tier.',
  'play-on': 'Do not give up; the match goes on.',
  // What can be used at its moment
  'spend-momentum': 'Pay Momentum for what one of your Momentum Options says.',
  'use-rule': 'Use your Special Rule for what it says.',
  'play-keeper': 'Play this Keeper for what it says, once; then it is discarded.',
  'use-med-spray': 'Remove up to 2 Wound Tokens, without an action.',
  reload: 'Make a depleted attack usable again.',
  pass: 'Use nothing now.',
  'pass-turn': 'Use nothing, and be asked no more until the turn ends.',
  // On the move
  'leave-crim': 'Walk away from this crim; they strike at you before you go.',
  'put-in-order': 'What you name first comes first.',
  'avoid-strike': 'Roll Athletics; with as many successes as their Fight the strike misses.',
  'take-strike': 'Take the wounds of the strike, without a roll.',
  walk: 'Draw the path that your hunter takes, as long as you rolled or shorter.',
  'free-move': 'Draw a path: this move takes no action and no roll.',
  // Spotting, pods
  'look-for': 'Roll Mind; with as many successes as their Stealth you find this crim.',
  'place-crim': 'Put down the crim who was found, in sight of whoever found them.',
  'adrenaline-shot': 'Gain 1 Momentum now.',
  'performance-shot': 'Raise one of your attributes by 1, until your Impact Die shows a 1.',
  'take-reload': 'Keep a Reload token: it makes a depleted attack usable again.',
  'take-med-spray': 'Keep a Med Spray: it removes up to 2 Wound Tokens when you need it.',
  'raise-attribute': 'Roll 1 more die whenever you roll this attribute.',
  // Attacks and dice
  'choose-attack': 'Attack with this; its Damage counts for the wounds.',
  'choose-target': 'Attack this crim; you need as many successes as their Defense, 1 more if you shoot into cover.',
  reroll: 'Roll this die again; what it shows then counts.',
  'impact-momentum': 'Gain 1 more Momentum for the Impact 10.',
  'impact-successes': 'The Impact Die counts as 2 successes, not 1.',
  'impact-event': 'Turn over an Event Card: a Keeper is yours, any other happens when the phase ends.',
  'impact-damage': 'Upgrade 2 dice of the Damage roll that follows.',
  // Out of the zone
  recover: 'Roll this attribute; each success removes 1 Wound Token.',
  return: 'Come back into the zone and take your activation.',
  wait: 'Stay out of the zone, and roll again next turn to lose more Wound Tokens.',
  // Crims and cards
  'choose-tube': 'The next crim comes out of this tube.',
  'choose-nearest': 'This hunter counts as the nearest, so the crim turns to them.',
  'choose-victim': 'The crim attacks this hunter.',
  'choose-crim': 'What the text says happens to this crim.',
  'order-flee': 'The crim runs from the nearest hunter.',
  'order-charge': 'The crim runs to the nearest hunter and attacks if they get there.',
  'order-seek-cover': 'The crim goes into cover, or shoots if they have it already.',
  'order-hide': 'The crim goes toward a hiding place; once there, nobody can attack them.',
  'order-shoot': 'The crim shoots at the nearest hunter.',
  'order-fight': 'The crim attacks a hunter right next to them.',
  'choose-leader': 'This hunter counts as the one with the most points.',
  'choose-pod': 'This pod is emptied.',
  'discard-keeper': 'Put this Keeper away: you hold more than you may.',
} as const;

export type Verb = keyof typeof VERBS;

type VerbOf<Kind extends DecisionKind = DecisionKind> = Verb | { of(value: Worth<Kind>): Verb }['of'];

const yesOrNo =
  (yes: Verb, no: Verb) =>
  (isYes: boolean): Verb =>
    isYes ? yes : no;

const USES: Readonly<Record<Use['by'], Verb>> = {
  option: 'spend-momentum',
  rule: 'use-rule',
  keeper: 'play-keeper',
  reload: 'reload',
  'med-spray': 'use-med-spray',
};

/** What can be used at a moment, by what it is; or nothing. */
function useOf(value: Use | Passed): Verb {
  if (value === null) return 'pass';
  return 'by' in value ? USES[value.by] : 'pass-turn';
}

const ACTS: Readonly<Record<Action, Verb>> = {
  move: 'move',
  rest: 'rest',
  focus: 'focus',
  spot: 'spot',
  universal: 'open-pod',
  shoot: 'shoot',
  fight: 'fight',
};

function actOf(value: Worth<'act'>): Verb {
  if (value === 'end') return 'end';
  if (value === 'concede') return 'give-up';
  if ('use' in value) return useOf(value.use);
  return value.isHard ? 'hard-going' : ACTS[value.take];
}

const REWARDS: Readonly<Record<Reward, Verb>> = {
  'adrenaline-shot': 'adrenaline-shot',
  'performance-shot': 'performance-shot',
  reload: 'take-reload',
  'med-spray': 'take-med-spray',
};

const IMPACT: Readonly<Record<ImpactOption, Verb>> = {
  momentum: 'impact-momentum',
  'two-successes': 'impact-successes',
  'flip-event': 'impact-event',
  'upgrade-damage': 'impact-damage',
};

const BY_KIND: { readonly [Kind in DecisionKind]: VerbOf<Kind> } = {
  'choose-hunter': 'choose-hunter',
  'choose-corner': 'choose-corner',
  'place-hunter': 'place-hunter',
  'discard-keepers': 'discard-keeper',
  'choose-tube': 'choose-tube',
  act: actOf,
  'leave-crims': 'leave-crim',
  'order-strikes': 'put-in-order',
  'avoid-strike': yesOrNo('avoid-strike', 'take-strike'),
  walk: 'walk',
  'choose-counter': 'look-for',
  'place-spotted': 'place-crim',
  'choose-use': 'open-pod',
  'choose-reward': reward => REWARDS[reward],
  'choose-attribute': 'raise-attribute',
  'choose-attack': 'choose-attack',
  'choose-target': 'choose-target',
  'before-roll': useOf,
  'after-roll': useOf,
  'wounds-coming': useOf,
  'on-kill': useOf,
  'crim-start': useOf,
  spawn: useOf,
  depleted: useOf,
  'reroll-dice': 'reroll',
  'impact-option': way => IMPACT[way],
  'med-spray': 'use-med-spray',
  'nearest-hunter': 'choose-nearest',
  'choose-victim': 'choose-victim',
  'choose-recovery': 'recover',
  return: yesOrNo('return', 'wait'),
  'order-effects': 'put-in-order',
  'choose-crim': 'choose-crim',
  'choose-order': order => `order-${order}` as const,
  'free-move': 'free-move',
  'may-reload': weapon => (weapon === null ? 'pass' : 'reload'),
  'choose-leader': 'choose-leader',
  'choose-pod': 'choose-pod',
  concede: yesOrNo('concede', 'play-on'),
};

/** A text that reloads asks for an attack as an attack does; it says so. */
export function verbOf({ kind, facts }: Pick<BareDecision, 'kind' | 'facts'>, option: Pick<Option, 'value'> | null): Verb {
  if (kind === 'choose-attack' && facts?.reload) return 'reload';
  const verb: VerbOf = BY_KIND[kind as DecisionKind];
  return typeof verb === 'string' ? verb : verb(option?.value as Worth<DecisionKind>);
}
