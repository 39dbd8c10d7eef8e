/** A beast's teeth in the gallery, one for each level at which it can be hunted: gold where it was won, crossed out where it was lost last, dashed where nobody has tried. */
import { plural } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { questCard, scenarioOfQuest } from '../../content/box.ts';
import type { MonsterId } from '../../content/kinds.ts';
import { QUESTS } from '../../content/story/quests.ts';
import type { View } from '../../state.ts';

type Tried = 'won' | 'lost' | 'untried';
export interface Tooth {
  readonly level: number;
  readonly tried: Tried;
}

/** By what has been hunted so far, and how the last try at the quest of this chapter went. */
export function teethOf({ campaign, scenario }: Pick<View, 'campaign' | 'scenario'>, monster: MonsterId): readonly Tooth[] {
  const levels = [...new Set(QUESTS.filter(one => one.monster === monster).map(one => one.tier))].sort((a, b) => a - b);
  const won = campaign.completed.map(questCard);
  const lost = campaign.defeatsHere > 0 ? QUESTS.find((_, no) => scenarioOfQuest(no) === scenario) : undefined;
  return levels.map(level => {
    const isIt = (quest: { readonly monster: MonsterId; readonly tier: number }): boolean =>
      quest.monster === monster && quest.tier === level;
    return { level, tried: won.some(isIt) ? 'won' : lost && isIt(lost) ? 'lost' : 'untried' };
  });
}

const SAYS: Readonly<Record<Tried, string>> = { won: 'won', lost: 'lost', untried: 'not tried' };
const TOOTH = 'M3 2q5-2 10 0 0 8-5 14-5-6-5-14z';
const CROSS = 'M3 4l10 10M13 4l-10 10';
const TICK = 'M5 6l2.5 3 4-6';
const WIDE = 18;

export function Teeth({ view, monster }: { readonly view: View; readonly monster: MonsterId }): ReactElement {
  const teeth = teethOf(view, monster);
  const says = teeth.map(({ level, tried }) => `level ${level} ${SAYS[tried]}`).join(', ');
  return (
    <svg
      className="pa-teeth"
      viewBox={`0 0 ${teeth.length * WIDE} 18`}
      role="img"
      aria-label={`${plural(teeth.length, 'tooth', 'teeth')}: ${says}`}
    >
      {teeth.map(({ level, tried }, i) => (
        <g key={level} className={`is-${tried}`} transform={`translate(${i * WIDE} 0)`}>
          <path className="pa-tooth" d={TOOTH} />
          {tried === 'lost' && <path className="pa-tooth-mark" d={CROSS} />}
          {tried === 'won' && <path className="pa-tooth-mark" d={TICK} />}
        </g>
      ))}
    </svg>
  );
}
