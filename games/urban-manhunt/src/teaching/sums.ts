/** How the numbers in events came about: what counts, and what does not and why. */

import { type Sum, type Sums, type SumTerm, single, sumsOf, totalOf, unlessNone } from '@quarry/kernel';
import type { CheckKind } from '../content/kinds.ts';

import type { Cause, OfCheck, Parts, Told, UrbanEvent } from '../events.ts';
import { sumOf } from '../parts.ts';
import { ATTRIBUTE_NAMES } from '../printed-names.ts';
import { crimCap } from '../questions.ts';
import { isSuccess, MOST_QUALITY, SUCCESS } from '../rules/dice.ts';
import { becauseOf, sayCount } from '../sentences/sums.ts';
import type { View } from '../state.ts';

/** Who, what and where; faces of single dice and what they are compared with; what is measured on the table; what is held afterwards. */
export const LABELS = [
  'seat',
  'card',
  'crim',
  'by',
  'target',
  'slate',
  'weapon',
  'turn',
  'overtime',
  'x',
  'y',
  'tube',
  'pod',
  'feature',
  'hiddenIn',
  'surface',
  'impact',
  'face',
  'need',
  'length',
  'gap',
  'range',
  'wounds',
  'points',
  'momentum',
  'bounty',
] as const;
type Label = (typeof LABELS)[number];

const CAUSES: Readonly<Record<Cause, string>> = {
  bpv: 'Base Point Value',
  bounty: 'Changed by texts',
  quality: 'Elimination Quality',
  doubled: 'Doubled',
  pod: 'The die for the pod',
  kill: 'A crim eliminated',
  'impact-10': 'Impact 10',
  'impact-option': 'Chosen for the Impact 10',
  'adrenaline-shot': 'Adrenaline Shot',
  armor: 'Armor',
  'at-least-1': 'At least 1',
  short: 'Successes missing, beyond the first',
  texts: 'Changed by texts',
  resisted: 'Successes of Damage Resistance',
  cancelled: 'Cancelled',
  'damage-roll': 'Successes of the Damage roll',
  rest: 'Rest',
  'med-spray': 'Med Spray',
  recovery: 'Successes of the recovery roll',
  activation: 'Every activation',
  lost: 'Lost beforehand',
  stride: 'Every Move',
  successes: 'Successes',
  hunters: 'One for each hunter',
  'half-the-hunters': 'Half the number of hunters, rounded up',
  'set-up': 'At the start of a match',
};

/** A cause by its words, a text by its name. */
const sayPart = (by: string): string => (CAUSES as Readonly<Record<string, string>>)[by] ?? by;

function termsOf(parts: Parts): SumTerm[] {
  const terms: SumTerm[] = [];
  for (let i = 0; i < parts.length; i += 2) terms.push({ says: sayPart(String(parts[i])), value: Number(parts[i + 1]) });
  return terms;
}

/** Where a limit leaves less than the parts come to, the last ones do not count in full. */
function limited(parts: Parts, n: number, limit: string): SumTerm[] {
  let over = sumOf(parts) - n;
  const terms = termsOf(parts).toReversed();
  return terms
    .flatMap(({ says, value }): SumTerm[] => {
      const off = Math.sign(value) === Math.sign(over) ? Math.sign(over) * Math.min(Math.abs(value), Math.abs(over)) : 0;
      if (off === 0) return [{ says, value }];
      over -= off;
      return [{ says, value: off, not: limit }, ...(value === off ? [] : [{ says, value: value - off }])];
    })
    .toReversed();
}

/** An amount with its parts. */
const amount =
  (says: string, limit = 'There are no more.') =>
  ({ n, parts }: { readonly n: number; readonly parts: Parts }): Sum => ({ says, total: n, terms: limited(parts, n, limit) });

// Checks

/** What is rolled beyond what is printed. */
const OVER: Readonly<Partial<Record<CheckKind, string>>> = {
  damage: 'Successes to spare',
  resistance: 'Successes missing, beyond the first',
  defense: 'Cover',
  quality: 'Wounds beyond those needed',
};

function printed({ attribute, check, attack }: OfCheck): string {
  if (attribute !== '') return ATTRIBUTE_NAMES[attribute];
  return check === 'damage' ? `Damage of the ${attack}` : 'Damage of the attack';
}

/** UM-CHK-1, 6, UM-DMG-1, UM-RES-1, UM-ELIM-5: the dice of a check before upgrades and downgrades. */
function diceOf(e: Told<'rolled'>): Sum {
  const { dice, base, over } = e;
  return {
    says: 'Dice, one of them the Impact Die',
    total: dice,
    terms: [
      { says: printed(e), value: base - over },
      ...unlessNone(OVER[e.check] ?? '', over),
      ...unlessNone('Changed by texts', dice - base),
    ],
  };
}

const dieTerm = (says: string, face: number): SumTerm => ({
  says: `${says}: ${face}`,
  value: 1,
  ...(isSuccess(face) ? {} : { not: `Below ${SUCCESS}.` }),
});

/** UM-IMP-4, 10: what the Impact Die counts beyond its face. */
function impactTerms({ impact, isDoubled, isOne }: Told<'checked'>): SumTerm[] {
  if (isDoubled) return [{ says: 'Impact 10, counted twice', value: 1 }];
  if (isOne) return [{ says: 'Impact 1', value: -1 }];
  return impact === 1 ? [{ says: 'Impact 1', value: -1, not: 'A text leaves it without effect.' }] : [];
}

/** UM-CHK-2, 3, 10: the successes, and what they are compared with. */
function successesOf(e: Told<'checked'>): Sum {
  const { impact, faces, sizes, successes, added } = e;
  const counted = [
    dieTerm('Impact Die', impact),
    ...faces.map((face, i) => dieTerm(`d${sizes[i]}`, face)),
    ...impactTerms(e),
    ...termsOf(added),
  ];
  const short = successes - totalOf(counted);
  return {
    says: 'Successes',
    total: successes,
    terms: [...counted, ...unlessNone('Never below 0', short), ...(e.score === '' ? [] : thresholdTerms(e))],
  };
}

/** UM-CHK-3, UM-COV-1. */
const thresholdTerms = (e: Told<'checked'>): SumTerm[] => [
  { says: `Needed${becauseOf(e)}`, value: e.threshold, not: 'The Threshold: successes are compared with it.' },
  ...(e.isCoverIgnored ? [{ says: 'Cover', value: 1, not: 'A text takes no notice of it.' }] : []),
];

// Points

const FROZEN = 'The Damage roll has an Impact 1: only the Base Point Value counts.';

/** UM-ELIM-1, 6, 12, UM-IMP-7. */
function pointsOf(e: Told<'points-gained'>): Sum {
  const { n, parts, successes = 0, frozen = 0 } = e;
  const quality = e.forSuccesses === undefined ? '' : `${CAUSES.quality}, ${sayCount(successes)}`;
  const terms = limited(parts, n, 'Points never fall below 0.').map(one => (one.says === CAUSES.quality ? { ...one, says: quality } : one));
  return {
    says: 'Points',
    total: n,
    terms: [
      ...terms,
      ...(successes > MOST_QUALITY
        ? [{ says: `Successes beyond ${MOST_QUALITY}`, value: successes - MOST_QUALITY, not: `The table ends with ${MOST_QUALITY}.` }]
        : []),
      ...(frozen > 0 ? [{ says: CAUSES.bounty, value: frozen, not: FROZEN }] : []),
      ...(e.isFrozen ? [{ says: CAUSES.quality, value: 0, not: FROZEN }] : []),
    ],
  };
}

const SUMS: Sums<UrbanEvent, View, Label> = {
  'decks-shuffled': ({ controls }, { length }) => single('Control Cards', controls, `A ${length} match`),
  'hunter-activated': ({ actions, parts }) => amount('Action Points')({ n: actions, parts }),
  'actions-lost': amount('Action Points'),
  'hunter-moved': ({ allowed, parts }) => amount('Inches at most')({ n: allowed, parts }),
  rolled: diceOf,
  checked: successesOf,
  'hunter-struck': amount('Wounds'),
  'wounds-cancelled': amount('Wounds cancelled', 'No more wounds are coming.'),
  'hunter-wounded': amount('Wound Tokens'),
  'hunter-healed': amount('Wound Tokens removed', 'There are no more Wound Tokens.'),
  'points-gained': pointsOf,
  'momentum-gained': amount('Momentum', 'Momentum never falls below 0.'),
  'momentum-spent': ({ n, name }) => single('Momentum', n, name),
  'crims-ordered': ({ n, parts }, view) => ({
    says: 'New crims',
    total: n,
    terms: limited(parts, n, `The zone holds ${crimCap(view)} crims at most.`),
  }),
  'crim-wounded': amount('Wounds'),
  'crim-healed': amount('Wounds removed', 'There are no more wounds.'),
  'bounty-changed': amount('Base Point Value'),
};

export const sum = sumsOf<UrbanEvent, View, Label>(SUMS);
