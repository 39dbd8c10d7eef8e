/** How long somebody lives: phase for phase, what they drink of what they carry and what they lose for what is missing, and who is near being struck down. A forecast from open sums; nothing is decided here. */
import { PHASES, type Phase } from '../content/kinds.ts';
import { isExposed, living, missionIn } from '../questions/basics.ts';
import { blowsOf } from '../questions/harm.ts';
import { drinkAmount, type Foe, foesHere } from '../questions.ts';
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

/** Who falls before all others, as things stand: in a fight, with this chance in its next round, or of thirst, in this phase. */
export type Fall =
  | { readonly who: Who; readonly of: 'blows'; readonly foes: readonly Foe[]; readonly chance: number }
  | { readonly who: Who; readonly of: 'thirst'; readonly at: DryPhase };

/** Whoever may be struck down where they stand comes first, most likely of all; else who runs dry first; null if nobody. */
export function nextToFall(view: View): Fall | null {
  const alive = living(view);
  const struck = alive
    .filter(who => isExposed(view, who))
    .map(who => ({ who, of: 'blows' as const, foes: foesHere(view, who), chance: blowsOf(view, who, foesHere(view, who)).falls }))
    .filter(({ chance }) => chance > 0);
  const dry = alive.flatMap(who => {
    const { death } = lastsOf(view, who);
    return death ? [{ who, of: 'thirst' as const, at: death }] : [];
  });
  const [first] = [...struck.toSorted((a, b) => b.chance - a.chance), ...dry.toSorted((a, b) => orderOf(a.at) - orderOf(b.at))];
  return first ?? null;
}
const orderOf = ({ day, phase }: DryPhase): number => day * DAY.length + DAY.indexOf(phase);
