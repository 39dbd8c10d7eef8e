/** How long somebody lives on what they carry: phase for phase, what they drink and what they lose for what is missing. A forecast from open sums; nothing is decided here. */
import { PHASES, type Phase } from '../content/kinds.ts';
import { isAlive, missionIn } from '../questions/basics.ts';
import { drinkAmount } from '../questions.ts';
import type { View, Who } from '../state.ts';

export interface DryPhase {
  readonly phase: Phase;
  readonly day: number;
  readonly drinks: number;
  /** HP that thirst takes. */
  readonly hurt: number;
  readonly isDeath: boolean;
}

const DAY: readonly Phase[] = PHASES.filter(phase => phase !== 'preparation');
const USUAL = 1;

/** The phases in which somebody still has to drink, this one if their turn is to come, until death or the end of the mission; at most so many. */
export function thirstOf(view: View, who: Who, most: number): readonly DryPhase[] {
  const one = view.characters[who]!;
  const { lastDay } = missionIn(view);
  const isStillToDrink = view.phase === 'preparation' || (view.active !== who && !one.hasPlayed);
  const phases: DryPhase[] = [];
  let [{ water, hp }, { day }] = [one, view] as [{ water: number; hp: number }, { day: number }];
  let at = view.phase === 'preparation' ? 0 : DAY.indexOf(view.phase) + (isStillToDrink ? 0 : 1);
  for (let isNow = isStillToDrink && view.phase !== 'preparation'; phases.length < most; isNow = false, at++) {
    if (at === DAY.length) {
      at = 0;
      day++;
    }
    if (day > lastDay) break;
    const due = isNow ? drinkAmount(view, who) : USUAL;
    const drinks = Math.min(water, due);
    const hurt = due - drinks;
    water -= drinks;
    hp -= hurt;
    phases.push({ phase: DAY[at]!, day, drinks, hurt, isDeath: hp <= 0 });
    if (hp <= 0) break;
  }
  return phases;
}

/** How many phases somebody still drinks enough, and when they would die of it; null if the mission ends before. */
export function lastsOf(view: View, who: Who): { readonly phases: number; readonly death: DryPhase | null } {
  const all = thirstOf(view, who, 40);
  const dry = all.findIndex(({ hurt }) => hurt > 0);
  return { phases: dry < 0 ? all.length : dry, death: all.find(({ isDeath }) => isDeath) ?? null };
}

/** Who would die of thirst before all others, by what everybody carries; -1 if nobody. */
export function nextToFall(view: View): Who {
  const deaths = view.characters.flatMap((_, who) => {
    const { death } = isAlive(view, who) ? lastsOf(view, who) : { death: null };
    return death ? [{ who, at: death.day * DAY.length + DAY.indexOf(death.phase) }] : [];
  });
  return deaths.toSorted((a, b) => a.at - b.at)[0]?.who ?? -1;
}
