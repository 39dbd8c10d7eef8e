/** Words that change a check before it is rolled: its dice, its Threshold, its wounds. UM-DIE, UM-CHK-6, 7. */

import type { BEFORE_ROLL } from '../content/words/before-roll.ts';
import { armorOfCrim } from '../texts-in-force.ts';
import type { Does, Word } from './vocabulary.ts';

const upgrade: Word<'upgrade'> = { onCheck: (check, { n }) => void (check.ups += n) };
const downgrade: Word<'downgrade'> = { onCheck: (check, { n }) => void (check.downs += n) };
const upgradeAll: Word<'upgrade-all'> = { onCheck: check => void (check.allUps += 1) };
const downgradeAll: Word<'downgrade-all'> = { onCheck: check => void (check.allDowns += 1) };
const bonusDice: Word<'bonus-dice'> = { onCheck: (check, { n }) => void (check.bonusDice += n) };
const damage: Word<'damage'> = {
  onCheck: (check, { n }) => void (check.damage += n),
  isPossible: (_state, _effect, { check }) => check?.kind === 'damage' || check?.kind === 'resistance',
};

const threshold: Word<'threshold'> = {
  onCheck: (check, { n }, by) => {
    if (check.threshold === null) return;
    check.threshold += n;
    check.raised = [...check.raised, by, n];
  },
  isPossible: (_state, _effect, { check }) => check !== null && check.threshold !== null,
};

const ignoreCover: Word<'ignore-cover'> = {
  onCheck: check => {
    const { attack } = check;
    if (!attack?.isInCover || attack.ignoresCover) return;
    attack.ignoresCover = true;
    check.threshold = (check.threshold ?? 0) - 1;
  },
  isPossible: (_state, _effect, { check }) => check?.attack?.isInCover === true && !check.attack.ignoresCover,
};

const ignoreArmor: Word<'ignore-armor'> = {
  onCheck: (check, { n }) => {
    if (check.attack) check.attack.armorIgnored += n;
  },
  isPossible: (_state, _effect, { check }) => check?.attack != null && armorOfCrim(check.attack.crim) > check.attack.armorIgnored,
};

const pushFurther: Word<'push-further'> = {
  onCheck: (check, { n }) => {
    if (check.attack) check.attack.pushFurther += n;
  },
};

export const BEFORE_ROLL_WORDS: Does<keyof typeof BEFORE_ROLL> = {
  upgrade,
  downgrade,
  'upgrade-all': upgradeAll,
  'downgrade-all': downgradeAll,
  'bonus-dice': bonusDice,
  damage,
  threshold,
  'ignore-cover': ignoreCover,
  'ignore-armor': ignoreArmor,
  'push-further': pushFurther,
};
