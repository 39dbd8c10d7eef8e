/** Words that change a check before it is rolled: its dice, its Threshold, its wounds. UM-DIE, UM-CHK-6, 7. */
import { armorOfCrim } from '../texts-in-force.ts';
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

const threshold = word<'threshold'>({
  word: 'threshold',
  onCheck: (check, { n }, by) => {
    if (check.threshold === null) return;
    check.threshold += n;
    check.raised = [...check.raised, by, n];
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

export const BEFORE_ROLL_WORDS = [
  upgrade,
  downgrade,
  upgradeAll,
  downgradeAll,
  bonusDice,
  damage,
  threshold,
  ignoreCover,
  ignoreArmor,
  pushFurther,
];
