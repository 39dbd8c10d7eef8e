/**
 * Dice in the log: one line for each check, with what was rolled, what it comes to and what was needed. UM-CHK-3, UM-CHK-8, UM-IMP. What an Impact 10 brings
 * is told before the count, so its dice are shown first, on a line of their own, and only counted after it (UM-IMP-8).
 */

import { plural, type Seat, sayList } from '@quarry/kernel';
import type { CheckKind } from '../../content/kinds.ts';

import type { ImpactOption, OfCheck, Told } from '../../events.ts';
import { ATTRIBUTE_NAMES, CHECK_NAMES } from '../../printed-names.ts';
import type { View } from '../../state.ts';
import { crimInText } from '../names.ts';
import { becauseOf, isPlain, sayComing, sayCounted, sayQuality } from '../sums.ts';
import { type Says, who } from './facts.ts';

/** A d10 shows its face alone, other dice say what they are. */
const sayFace = (face: number, sides: number): string => (sides === 10 ? `${face}` : `${face} (d${sides})`);

/** `Impact 7, 11 (d12) and 3`. */
export const sayDice = (impact: number, faces: readonly number[], sizes: readonly number[]): string =>
  sayList([`Impact ${impact}`, ...faces.map((face, i) => sayFace(face, sizes[i] ?? 10))]);

const called = (e: OfCheck, v: View): string => (e.crim > 0 ? crimInText(v, e.card, e.crim) : '');
const dice = (e: OfCheck): string => sayDice(e.impact, e.faces, e.sizes);
const attribute = (e: OfCheck): string => (e.attribute ? ATTRIBUTE_NAMES[e.attribute] : '');

/** What is rolled for, as it is said of the one who rolls: `You roll Athletics`, `Kite shoots Thug with the Dart fan`. */
function rolls(e: OfCheck, v: View, reader: Seat | null): string {
  const hunter = who(e, v, reader);
  switch (e.check) {
    case 'move':
      return hunter.does('rolls for distance');
    case 'avoid':
      return `${hunter.does('rolls')} to avoid the disengagement strike of ${called(e, v)}`;
    case 'spot':
      return `${hunter.does('rolls')} to spot ${called(e, v)}`;
    case 'shoot':
      return `${hunter.does('shoots')} ${called(e, v)} with the ${e.attack}`;
    case 'fight':
      return `${hunter.does('fights')} ${called(e, v)} with the ${e.attack}`;
    case 'damage':
      return 'Damage';
    case 'defense':
      return hunter.does('defends');
    case 'resistance':
      return hunter.does('resists');
    case 'quality':
      return hunter.does('rolls for Elimination Quality');
    case 'recovery':
      return `${hunter.does('rolls')} ${attribute(e)} to recover`;
  }
}

type Counted = Told<'checked'>;

/** UM-CHK-7. */
const needed = ({ threshold }: Counted): number => Math.max(1, threshold);
const against = (counted: Counted): string => `${sayCounted(counted)}, ${needed(counted)} needed${becauseOf(counted)}`;

function attacks(counted: Counted): string {
  const spare = counted.successes - needed(counted);
  return `${against(counted)}: ${counted.hasSucceeded ? `a hit${spare > 0 ? `, ${spare} to spare` : ''}` : 'a miss'}`;
}

/** Inches that a Move is good for without a single success (UM-MOV-1). */
const STRIDE = 4;

/** One wound for each success. */
function sayWounds(counted: Counted): string {
  const wounds = counted.successes === 0 ? 'no wound' : plural(counted.successes, 'wound');
  return isPlain(counted) ? wounds : `${sayCounted(counted)}: ${wounds}`;
}

/** What a check comes to. */
const COMES_TO: Readonly<Record<CheckKind, (counted: Counted) => string>> = {
  move: counted => `${sayCounted(counted)}, so up to ${STRIDE}" + ${counted.successes}" = ${STRIDE + counted.successes}"`,
  avoid: counted => `${against(counted)}: ${counted.hasSucceeded ? 'avoided' : 'not avoided'}`,
  spot: counted => `${against(counted)}: ${counted.hasSucceeded ? 'found' : 'not found'}`,
  shoot: attacks,
  fight: attacks,
  damage: sayWounds,
  defense: counted => `${against(counted)}: the attack ${counted.hasSucceeded ? 'misses' : 'hits'}`,
  resistance: counted => {
    const { successes, dice: wounds, base, over: short } = counted;
    const n = Math.min(successes, wounds);
    const stays = wounds === 1 ? 'the wound stays' : wounds === 2 ? 'both wounds stay' : `all ${wounds} wounds stay`;
    const why = short > 0 || wounds !== base ? sayComing({ base, wounds, short }) : '';
    return `${sayCounted(counted)}: ${n === 0 ? stays : `${n} of ${plural(wounds, 'wound')} cancelled`}${why}`;
  },
  quality: counted => `${sayCounted(counted)}: ${sayQuality(counted.successes)}`,
  recovery: sayCounted,
};

const faces = (shown: readonly number[]): string => sayList(shown.map(String));

const IMPACT_TENS: Readonly<Record<ImpactOption, readonly [verb: string, rest: string]>> = {
  momentum: ['takes', 'another Momentum for the Impact 10'],
  'two-successes': ['counts', 'the Impact 10 as two successes'],
  'flip-event': ['flips', 'an Event Card for the Impact 10'],
  'upgrade-damage': ['saves', 'two upgrades for the Damage roll'],
};

export const ROLLS = {
  rolled: (e, v, r) => `${rolls(e, v, r)}: ${dice(e)}.`,
  rerolled: (e, v, r) => {
    const before = e.isImpact ? `the Impact Die, a ${faces(e.before)},` : faces(e.before);
    return `${who(e, v, r).does('rerolls')} ${before} into ${faces(e.faces)}.`;
  },
  checked: (e, v, r) => {
    if (e.isShown) return `The ${CHECK_NAMES[e.check]} roll makes ${COMES_TO[e.check](e)}.`;
    const make = e.faces.length > 0 ? 'make' : 'makes';
    return `${rolls(e, v, r)}: ${dice(e)} ${make} ${COMES_TO[e.check](e)}.`;
  },
  'impact-option': (e, v, r) => {
    const [verb, rest] = IMPACT_TENS[e.chosen];
    return `${who(e, v, r).does(verb)} ${rest}.`;
  },
} satisfies Partial<Says>;
