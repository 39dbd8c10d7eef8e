/** How long somebody lives: phase for phase, what they drink and eat of what they carry and what they lose for what is missing, and who is near being struck down. A forecast from open sums; nothing is decided here. */
import { PHASES, type Phase } from '../content/kinds.ts';
import { isExposed, living, missionIn } from '../questions/basics.ts';
import { blowsOf } from '../questions/harm.ts';
import { drinkAmount, type Foe, foesHere } from '../questions.ts';
import type { Step, View, Who } from '../state.ts';
import { countOf } from '../texts-in-force.ts';

/** What a day takes from whoever only stands there. */
export type Want = 'thirst' | 'hunger' | 'infection';
export interface DryPhase {
  readonly phase: Phase;
  readonly day: number;
  readonly drinks: number;
  /** Preparation only. */
  readonly eats: number;
  /** HP that it takes. */
  readonly hurt: number;
  /** What took the last of it; null if nothing is taken. */
  readonly of: Want | null;
  readonly isDeath: boolean;
}

const USUAL = 1;
const BEFORE_MEAL: readonly Step[] = ['clean-up', 'enemies-move', 'refresh'];
const SICKENS: readonly Phase[] = ['morning', 'night'];

interface Left {
  water: number;
  food: number;
  hp: number;
}
/** US-PREP-8: whoever has food eats. */
function meal(left: Left): Pick<DryPhase, 'drinks' | 'eats' | 'hurt' | 'of'> {
  const eats = Math.min(left.food, 1);
  left.food -= eats;
  return { drinks: 0, eats, hurt: 1 - eats, of: eats > 0 ? null : 'hunger' };
}
/** US-INF-2, US-WATER-1, US-WATER-2: the infection comes before the first turn. */
function drought(left: Left, due: number, sick: number): Pick<DryPhase, 'drinks' | 'eats' | 'hurt' | 'of'> {
  const isTooSick = sick >= left.hp;
  const drinks = isTooSick ? 0 : Math.min(left.water, due);
  const dry = isTooSick ? 0 : due - drinks;
  left.water -= drinks;
  return { drinks, eats: 0, hurt: dry + sick, of: dry > 0 ? 'thirst' : sick > 0 ? 'infection' : null };
}

/** The phases in which somebody still has to drink or eat, this one if that is to come, until death or the end of the mission; at most so many. While they eat one after the other, that meal is left out. */
export function thirstOf(view: View, who: Who, most: number): readonly DryPhase[] {
  const { water, hp, goods, hasPlayed, isInfected } = view.characters[who]!;
  const { lastDay } = missionIn(view);
  const left: Left = { water, hp, food: countOf(goods, 'food') };
  const phases: DryPhase[] = [];
  const isStillTo = view.phase === 'preparation' ? BEFORE_MEAL.includes(view.step) : view.active !== who && !hasPlayed;
  let at = PHASES.indexOf(view.phase) + (isStillTo ? 0 : 1);
  let day = view.day + (view.step === 'clean-up' ? 1 : 0);
  for (let isNow = isStillTo; phases.length < most; isNow = false, at++) {
    if (at === PHASES.length) {
      at = 0;
      day++;
    }
    if (day > lastDay) break;
    const phase = PHASES[at]!;
    const sick = isInfected && !isNow && SICKENS.includes(phase) ? 1 : 0;
    const taken = phase === 'preparation' ? meal(left) : drought(left, isNow ? drinkAmount(view, who) : USUAL, sick);
    left.hp -= taken.hurt;
    phases.push({ phase, day, ...taken, isDeath: left.hp <= 0 });
    if (left.hp <= 0) break;
  }
  return phases;
}

/** How many phases somebody still drinks enough, and when they would die of what is missing; null if the mission ends before. */
export function lastsOf(view: View, who: Who): { readonly phases: number; readonly death: DryPhase | null } {
  const all = thirstOf(view, who, 50);
  const drunk = all.filter(({ phase }) => phase !== 'preparation');
  const dry = drunk.findIndex(({ of }) => of === 'thirst');
  return { phases: dry < 0 ? drunk.length : dry, death: all.find(({ isDeath }) => isDeath) ?? null };
}

/** Who falls before all others, as things stand: in a fight, with this chance in its next round, or of what is missing, in this phase. */
export type Fall =
  | { readonly who: Who; readonly of: 'blows'; readonly foes: readonly Foe[]; readonly chance: number }
  | { readonly who: Who; readonly of: Want; readonly at: DryPhase };

/** Whoever may be struck down where they stand comes first, most likely of all; else who lacks something first; null if nobody. */
export function nextToFall(view: View): Fall | null {
  const alive = living(view);
  const struck = alive
    .filter(who => isExposed(view, who))
    .map(who => ({ who, of: 'blows' as const, foes: foesHere(view, who), chance: blowsOf(view, who, foesHere(view, who)).falls }))
    .filter(({ chance }) => chance > 0);
  const dry = alive.flatMap(who => {
    const { death } = lastsOf(view, who);
    return death?.of ? [{ who, of: death.of, at: death }] : [];
  });
  const [first] = [...struck.toSorted((a, b) => b.chance - a.chance), ...dry.toSorted((a, b) => orderOf(a.at) - orderOf(b.at))];
  return first ?? null;
}
const orderOf = ({ day, phase }: DryPhase): number => day * PHASES.length + PHASES.indexOf(phase);
