/** Words that change a check: its dice, its Threshold, its wounds, its successes. UM-DIE, UM-CHK-6, 7, 10, UM-IMP-22. */
import { option, type Rule } from '@quarry/kernel';
import type { EffectOf } from '../content/types.ts';
import { chooseSome } from '../decisions.ts';
import { rerollDice, rerollImpact } from '../deeds/index.ts';
import type { Check } from '../occasion.ts';
import { hasFailed } from '../rules/dice.ts';
import type { Table } from '../state.ts';
import { armorOfCrim } from '../texts.ts';
import { word } from './vocabulary.ts';

const upgrade = word<'upgrade'>({ word: 'upgrade', onCheck: (check, { n }) => void (check.ups += n) });
const downgrade = word<'downgrade'>({ word: 'downgrade', onCheck: (check, { n }) => void (check.downs += n) });
const upgradeAll = word<'upgrade-all'>({ word: 'upgrade-all', onCheck: check => void (check.allUps += 1) });
const downgradeAll = word<'downgrade-all'>({ word: 'downgrade-all', onCheck: check => void (check.allDowns += 1) });
const bonusDice = word<'bonus-dice'>({ word: 'bonus-dice', onCheck: (check, { n }) => void (check.bonusDice += n) });
const damage = word<'damage'>({
  word: 'damage',
  onCheck: (check, { n }) => void (check.damage += n),
  isPossible: (_state, _effect, { check }) => check?.kind === 'damage' || check?.kind === 'resistance',
});
const addSuccess = word<'add-success'>({ word: 'add-success', onCheck: (check, { n }) => void (check.addedSuccesses += n) });

const threshold = word<'threshold'>({
  word: 'threshold',
  onCheck: (check, { n }) => {
    if (check.threshold !== null) check.threshold += n;
  },
  isPossible: (_state, _effect, { check }) => check !== null && check.threshold !== null,
});

const ignoreCover = word<'ignore-cover'>({
  word: 'ignore-cover',
  onCheck: check => {
    const { attack } = check;
    if (!attack?.isInCover || attack.ignoresCover) return;
    attack.ignoresCover = true;
    check.threshold = (check.threshold ?? 0) - 1;
  },
  isPossible: (_state, _effect, { check }) => check?.attack?.isInCover === true && !check.attack.ignoresCover,
});

const ignoreArmor = word<'ignore-armor'>({
  word: 'ignore-armor',
  onCheck: (check, { n }) => {
    if (check.attack) check.attack.armorIgnored += n;
  },
  isPossible: (_state, _effect, { check }) => check?.attack != null && armorOfCrim(check.attack.crim) > check.attack.armorIgnored,
});

const pushFurther = word<'push-further'>({
  word: 'push-further',
  onCheck: (check, { n }) => {
    if (check.attack) check.attack.pushFurther += n;
  },
});

const ignoreImpactOne = word<'ignore-impact-one'>({
  word: 'ignore-impact-one',
  onCheck: (check, { what }) => {
    if (check.ignoresOne !== 'all') check.ignoresOne = what;
  },
  // Before the roll the die shows 0: a 1 may still come.
  isPossible: (_state, { what }, { check }) =>
    check !== null && check.impact <= 1 && (check.ignoresOne === 'no' || (check.ignoresOne === 'points' && what === 'all')),
});

/** UM-IMP-22: the Impact Die is rolled again only if the text names it; the final face counts. */
const reroll = word<'reroll'>({
  word: 'reroll',
  isPossible: (_state, { of }, { check }) =>
    check !== null && check.impact > 0 && (of === 'impact' || check.rolled.some(die => of === 'any' || hasFailed(die))),
  *apply(table, effect, { check }) {
    if (effect.of === 'impact') rerollImpact(table, check!, 'UM-IMP-22');
    else yield* rollAgain(table, check!, effect);
  },
});

function* rollAgain(table: Table, check: Check, { n, of }: EffectOf<'reroll'>): Rule {
  const { seat, rolled } = check;
  const options = rolled.flatMap((die, i) => (of === 'any' || hasFailed(die) ? [option(`d${i + 1}`, i, { kind: 'die', id: i })] : []));
  const chosen = yield* chooseSome({
    seat,
    kind: 'reroll-dice',
    rule: 'UM-IMP-22',
    options,
    min: 1,
    max: n,
    facts: { check: check.kind, faces: rolled.map(die => die.face), sizes: rolled.map(die => die.sides) },
  });
  rerollDice(table, check, chosen, 'UM-IMP-22');
}

export const CHECK_WORDS = [
  upgrade,
  downgrade,
  upgradeAll,
  downgradeAll,
  bonusDice,
  damage,
  addSuccess,
  threshold,
  ignoreCover,
  ignoreArmor,
  pushFurther,
  ignoreImpactOne,
  reroll,
];
