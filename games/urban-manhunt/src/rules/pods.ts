/** The Universal action and what it is used for: opening a pod, its points and its rewards. UM-UNI-1..3, UM-POD-1..9, UM-ENG-8. */

import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { ATTRIBUTES, REWARDS, type Reward } from '../content/kinds.ts';
import { chooseOne } from '../decisions.ts';
import { gainMomentum, gainPoints, openPod, takeReward, takeShot } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { byCause } from '../parts.ts';
import { openablePods } from '../questions/pods.ts';
import { D10 } from './dice.ts';
import { trigger } from './windows.ts';

const podOptions = Array.from({ length: 6 }, (_, pod) => option(`pod-${pod + 1}`, pod, { kind: 'pod', id: pod }));
const rewardOptions: readonly Option<Reward>[] = REWARDS.map(reward => option(reward, reward));
const attributeOptions = ATTRIBUTES.map(attribute => option(attribute, attribute));

/** UM-UNI-3: one action, one use. */
export function* universal(table: Table, seat: Seat): Rule {
  const options = openablePods(table.state, seat).map(pod => podOptions[pod]!);
  yield* open(table, seat, yield* chooseOne({ seat, kind: 'choose-use', rule: 'UM-UNI-2', options }));
}

/** UM-POD-3..5, UM-CHK-13: a d10 of points, then one of four rewards. */
function* open(table: Table, seat: Seat, pod: number): Rule {
  openPod(table, seat, pod, 'UM-POD-3');
  const [points] = table.chance.roll('pod', [D10]) as [number];
  gainPoints(table, seat, byCause('pod', points), 'pod', 'UM-POD-4');
  const reward = yield* chooseOne({ seat, kind: 'choose-reward', rule: 'UM-POD-5', options: rewardOptions, facts: { pod, points } });
  yield* receive(table, seat, reward);
  yield* trigger(table, seat, 'pod-opened', 'UM-POD-1');
}

/** UM-POD-6..8, 10, 12. */
function* receive(table: Table, seat: Seat, reward: Reward): Rule {
  switch (reward) {
    case 'adrenaline-shot':
      return gainMomentum(table, seat, byCause('adrenaline-shot', 1), 'UM-POD-6');
    case 'performance-shot':
      return takeShot(
        table,
        seat,
        yield* chooseOne({ seat, kind: 'choose-attribute', rule: 'UM-POD-7', options: attributeOptions }),
        'UM-POD-7',
      );
    case 'reload':
      return takeReward(table, seat, reward, 'UM-POD-10');
    case 'med-spray':
      return takeReward(table, seat, reward, 'UM-POD-12');
  }
}
