/** What strikes at somebody for what they are about to do, behind what the deed says of itself: `then the bear strikes back: 94 % to be hurt, up to 4`. */
import { capital, plural, sayList } from '@quarry/kernel';
import { type Blows, blowsOf, type Deed, type Harm, harmsOf } from '../questions/harm.ts';
import type { Foe } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { foeName } from './names.ts';

/** Whole, and only what is certain is 0 or 100. */
export const percent = (chance: number): string => `${chance >= SURE ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
/** Sums of fractions are off by a trifle. */
const SURE = 1 - 1e-9;

/** `94 % to be hurt, up to 4; 6 % to fall`. */
export const blowsSay = ({ most, hurts, falls }: Blows): string =>
  most === 0 ? 'no damage' : `${percent(hurts)} to be hurt, up to ${most}${falls > 0 ? `; ${percent(falls)} to fall` : ''}`;

const names = (view: View, foes: readonly Foe[]): string => sayList(foes.map(foe => foeName(view, foe.is, foe.id)));
const verb = (foes: readonly Foe[], one: string, many: string): string => (foes.length === 1 ? one : many);
const more = (n: number): string => plural(n, 'enemy is drawn and fights you', 'enemies are drawn and fight you');

function comes(view: View, { when, isIfSeen, foes }: Harm): string {
  const who = names(view, foes);
  if (when === 'there' || (isIfSeen && when !== 'later'))
    return `${who}${when === 'there' ? ' there' : ''} ${verb(foes, 'fights', 'fight')} you`;
  if (when === 'later') return `${who} there ${verb(foes, 'strikes', 'strike')} after each action`;
  return when === 'after' ? `then ${who} ${verb(foes, 'strikes', 'strike')} back` : `${who} ${verb(foes, 'strikes', 'strike')} as you go`;
}

function harmSays(view: View, who: Who, harm: Harm): string {
  const { when, isIfSeen, foes, drawn } = harm;
  const unless = !isIfSeen ? '' : when === 'there' || when === 'later' ? 'if you are seen, ' : 'a stealth check first; if it fails, ';
  const known = foes.length > 0 ? `${comes(view, harm)}: ${blowsSay(blowsOf(view, who, foes))}` : '';
  const unknown = drawn > 0 ? `${more(drawn)}${when === 'there' && foes.length === 0 ? ' there' : ''}` : '';
  return `${unless}${[known, unknown].filter(Boolean).join(', and ')}`;
}

/** One after the other, as it comes. */
export const harmsSay = (view: View, who: Who, deed: Deed): readonly string[] =>
  harmsOf(view, who, deed).map(harm => harmSays(view, who, harm));

/** What the deed says of itself, and what strikes at whoever does it. */
export function withHarm(says: string, view: View, who: Who, deed: Deed): string {
  const harms = harmsSay(view, who, deed);
  if (harms.length === 0) return says;
  return says.endsWith('.') ? `${says} ${capital(harms.join('; '))}.` : [says, ...harms].join('; ');
}
