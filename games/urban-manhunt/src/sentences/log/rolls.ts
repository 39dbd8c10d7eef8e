/** Dice in the log: what was rolled, rolled again and counted, check by check. UM-CHK-3, UM-CHK-8, UM-IMP. */
import type { Attribute, CheckKind } from '../../content/types.ts';
import { ATTRIBUTE_NAMES, plural, sayList } from '../../words.ts';
import { crimCalled, sayInches } from '../names.ts';
import { type Facts, type Says, who } from './facts.ts';

/** A d10 shows its face alone, other dice say what they are. */
const sayFace = (face: number, sides: number): string => (sides === 10 ? `${face}` : `${face} (d${sides})`);

/** `Impact 7, 11 (d12) and 3`. */
export const sayDice = (impact: number, faces: readonly number[], sizes: readonly number[]): string =>
  sayList([`Impact ${impact}`, ...faces.map((face, i) => sayFace(face, sizes[i] ?? 10))]);

/** What a hunter rolled for, after its name. */
const ROLLED: Readonly<Record<CheckKind, (crim: string, attribute: string) => string>> = {
  move: () => 'rolled Athletics for distance',
  avoid: crim => `rolled Athletics to slip past ${crim}`,
  spot: crim => `rolled Mind to spot ${crim}`,
  shoot: () => 'rolled Shoot',
  fight: () => 'rolled Fight',
  damage: () => 'rolled Damage',
  defense: () => 'rolled Defense',
  resistance: () => 'rolled Damage Resistance',
  quality: () => 'rolled Pizzazz for the Elimination Quality',
  recovery: (_, attribute) => `rolled ${attribute} to recover`,
};

interface Counted {
  readonly successes: number;
  readonly threshold: number;
  readonly dice: number;
  readonly hasSucceeded: boolean;
}

const sayCount = (n: number): string => (n === 0 ? 'No success' : plural(n, 'success', 'successes'));
/** UM-CHK-7. */
const needed = ({ threshold }: Counted): number => Math.max(1, threshold);
const against = (counted: Counted, what: string): string => `${sayCount(counted.successes)} against ${what}${needed(counted)}`;

function attacked(counted: Counted): string {
  const spare = counted.successes - needed(counted);
  const came = counted.hasSucceeded ? `a hit${spare > 0 ? `, with ${spare} to spare` : ''}` : 'a miss';
  return `${against(counted, 'Defense ')}: ${came}.`;
}

const inPotential = ({ successes, dice }: Counted): string => `${sayCount(successes)} in ${plural(dice, 'potential wound')}`;
const cancelled = (n: number): string => (n === 0 ? 'none was cancelled' : n === 1 ? '1 was cancelled' : `${n} were cancelled`);

/** Inches that a Move is good for without a single success (UM-MOV-1). */
const STRIDE = 4;

/** What a check came to. */
const CAME_TO: Readonly<Record<CheckKind, (counted: Counted, hunter: string) => string>> = {
  move: ({ successes }, hunter) => `${sayCount(successes)}: ${hunter} could go up to ${sayInches(STRIDE + successes)}.`,
  avoid: counted => `${against(counted, 'Fight ')}.`,
  spot: counted => `${against(counted, 'Stealth ')}: ${counted.hasSucceeded ? 'found' : 'nothing stirred'}.`,
  shoot: attacked,
  fight: attacked,
  damage: counted => `${inPotential(counted)}.`,
  defense: counted => `${against(counted, '')}: the attack ${counted.hasSucceeded ? 'missed' : 'hit'}.`,
  resistance: counted => `${inPotential(counted)}: ${cancelled(Math.min(counted.successes, counted.dice))}.`,
  quality: ({ successes }) => `${sayCount(successes)} for style.`,
  recovery: ({ successes }) => `${sayCount(successes)}.`,
};

const countedIn = (e: Facts): Counted => ({
  successes: e['successes'],
  threshold: e['threshold'],
  dice: e['dice'],
  hasSucceeded: e['hasSucceeded'],
});

const faces = (shown: readonly number[]): string => sayList(shown.map(String));

const IMPACT_TENS: Readonly<Record<string, string>> = {
  momentum: 'took another Momentum for the Impact 10',
  'two-successes': 'counted the Impact 10 as two successes',
  'flip-event': 'flipped an Event Card for the Impact 10',
  'upgrade-damage': 'saved two upgrades for the Damage roll',
};

export const ROLLS: Says = {
  rolled: (e, v) => {
    const crim = e['crim'] > 0 ? crimCalled(e['card'], e['crim']) : '';
    const roll = ROLLED[e['check'] as CheckKind](crim, ATTRIBUTE_NAMES[e['attribute'] as Attribute]);
    return `${who(e, v)} ${roll}: ${sayDice(e['impact'], e['faces'], e['sizes'])}.`;
  },
  rerolled: (e, v) => {
    const before = e['isImpact'] ? `the Impact Die, a ${faces(e['before'])},` : faces(e['before']);
    return `${who(e, v)} rerolled ${before} and got ${faces(e['faces'])}.`;
  },
  checked: (e, v) => {
    const says = CAME_TO[e['check'] as CheckKind](countedIn(e), who(e, v));
    return e['isOne'] ? `The Impact 1 costs a success. ${says}` : says;
  },
  'impact-option': (e, v) => `${who(e, v)} ${IMPACT_TENS[e['chosen'] as string]}.`,
};
