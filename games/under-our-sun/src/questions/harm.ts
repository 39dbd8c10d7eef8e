/**
 * Who strikes at somebody for what they are about to do, as far as it lies open: whoever sees them, after an action that costs AP, as they leave, or where they come
 * to; and how much that hurts. Clauses US-COMBAT-2, US-MOVE-4, US-SNEAK-7, US-STEALTH-5, US-INIT-2 to US-INIT-4; how it is carried out is in rules/combat.ts and rules/entering.ts.
 */
import type { Hex } from '../places.ts';
import { bestFace, type Foe, foeDice, foesAt, foesHere, needsCheck, openSymbols } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { hexOf, isExposed, isFaceUp, livingAt } from './basics.ts';
import { atLeastIn, spreadOfAll } from './chances.ts';

/** What an action needs to be known by; `ap`: what it costs. */
export interface Deed {
  readonly do: string;
  readonly hex?: Hex;
  readonly ap: number;
}

export interface Harm {
  /** `after` the action, `leaving` the tile before it, `there` on arrival, or `later`, there, after whatever one does next. */
  readonly when: 'after' | 'leaving' | 'there' | 'later';
  /** It comes only if a stealth check fails. */
  readonly isIfSeen: boolean;
  readonly foes: readonly Foe[];
  /** How many more are drawn then, of whom nobody knows anything. */
  readonly drawn: number;
}

/** Deeds beside foes that none of them answers, whatever they cost: they are answered in a way of their own, or nobody sees them (US-STEALTH-2, US-SATT-4). */
const UNANSWERED: ReadonlySet<string> = new Set(['recon', 'sneak-attack']);
const STEPS: ReadonlySet<string> = new Set(['move', 'sneak', 'charge']);

/** In the order in which it comes. */
export function harmsOf(view: View, who: Who, deed: Deed): readonly Harm[] {
  if (deed.hex !== undefined && STEPS.has(deed.do))
    return [...beside(view, who, 'leaving'), ...arriving(view, who, deed.hex, deed.do === 'sneak')];
  if (deed.ap === 0 || UNANSWERED.has(deed.do)) return [];
  return deed.do === 'attack' ? struckBack(view, who) : beside(view, who, 'after');
}
const openly = (when: Harm['when'], foes: readonly Foe[]): readonly Harm[] =>
  foes.length > 0 ? [{ when, isIfSeen: false, foes, drawn: 0 }] : [];
/** Whoever attacks openly is seen by it (US-R-33). */
const struckBack = (view: View, who: Who): readonly Harm[] => openly('after', foesHere(view, who));

/** Whoever is in stealth there is struck at only if a check fails, and then all that is there comes at once. */
function beside(view: View, who: Who, when: 'after' | 'leaving'): readonly Harm[] {
  const foes = foesHere(view, who);
  if (needsCheck(view, who)) return [{ when, isIfSeen: true, foes, drawn: openSymbols(view, hexOf(view, who)) }];
  return isExposed(view, who) ? openly(when, foes) : [];
}

function arriving(view: View, who: Who, hex: Hex, isIfSeen: boolean): readonly Harm[] {
  const drawn = isFaceUp(view, hex) ? openSymbols(view, hex) : 0;
  const foes = foesAt(view, hex, who);
  if (foes.length + drawn === 0) return [];
  return [{ when: drawn > 0 || livingAt(view, hex).length === 0 ? 'there' : 'later', isIfSeen, foes, drawn }];
}

/** How hard all of them together hit in one round, before anything that takes some of it off. */
export interface Blows {
  readonly most: number;
  /** The chance that they hurt at all, and that whoever is struck falls. */
  readonly hurts: number;
  readonly falls: number;
}

/** The most that dice can show: successes are never below 0. */
export const mostOf = (view: View, foe: Foe, way: 'melee' | 'ranged', against: Who = -1): number =>
  (foeDice(view, foe, way, against) ?? []).reduce((sum, die) => sum + Math.max(0, bestFace(die)), 0);

export function blowsOf(view: View, who: Who, foes: readonly Foe[]): Blows {
  const spread = spreadOfAll(foes.map(foe => foeDice(view, foe, 'melee', who) ?? []));
  return {
    most: foes.reduce((sum, foe) => sum + mostOf(view, foe, 'melee', who), 0),
    hurts: atLeastIn(spread, 1),
    falls: atLeastIn(spread, view.characters[who]!.hp),
  };
}
