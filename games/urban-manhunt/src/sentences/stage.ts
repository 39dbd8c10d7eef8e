/** Where in the rulebook the match stands, and whose turn it is: for the steps above the board and the headings of the log; and how it ended. */
import { capital, plural, type Seat, type Stage, sayList } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import { TIERS } from '../content/kinds.ts';
import { zoneMap } from '../content/maps.ts';
import type { UrbanOutcome } from '../events.ts';
import { CARDS_BY_LENGTH } from '../first-state.ts';
import { targetOf, tierAbove } from '../questions/targets.ts';
import { activeSeat, initiative, isSolo } from '../questions.ts';
import type { Phase, View } from '../state.ts';
import { hunterState } from './models.ts';
import { hunterName } from './names.ts';

const STEPS = ['Control', 'Hunters', 'Crims', 'End'] as const;
type Place = 'Set-up' | (typeof STEPS)[number] | 'Result';

const PLACES: Readonly<Record<Phase, Place>> = { 'set-up': 'Set-up', control: 'Control', hunter: 'Hunters', crim: 'Crims', end: 'End' };

/** A turn is in its Control Phase from its first word on. */
function placeOf({ step, phase }: View): Place {
  if (step === 'over') return 'Result';
  return step === 'begin-turn' ? 'Control' : PLACES[phase];
}

export function stage(view: View): Stage {
  const place = placeOf(view);
  const steps: readonly Place[] = place === 'Set-up' || place === 'Result' ? [place] : STEPS;
  return {
    title: titleOf(view, place),
    steps,
    at: steps.indexOf(place),
    meter: meterOf(view, place),
    active: activeIn(view),
    ...(place === 'Crims' && { acts: 'The crims' }),
    ...(place !== 'Set-up' && { standing: [...view.hunters.keys()].map(seat => `${hunterState(view, seat)}.`) }),
    heading: headingOf(view, place),
  };
}

/** `Turn 3`, or `Overtime 1`. */
export const turnName = ({ turn, overtime }: View): string => (overtime > 0 ? `Overtime ${overtime}` : `Turn ${turn}`);

function titleOf(view: View, place: Place): string {
  if (place === 'Set-up') return `Before the hunt · ${zoneMap(view.zone).name}`;
  if (place === 'Result') return 'The hunt is over';
  const of = view.overtime > 0 ? '' : ` of ${CARDS_BY_LENGTH[view.length]}`;
  return `${turnName(view)}${of}${view.control >= 0 ? ` · ${nameOf(view.control)}` : ''}`;
}

/** A lone hunter plays for points, and once the aim is reached for the next one; others play against the clock. */
function meterOf(view: View, place: Place): Stage['meter'] {
  if (place === 'Set-up') return null;
  if (isSolo(view)) {
    const { points } = view.hunters[0]!;
    const tier = tierAbove(points, view) ?? TIERS.at(-1)!;
    return { says: `Points for ${tier}`, value: points, of: targetOf(tier, view.length) };
  }
  return { says: 'Turns', value: view.turn, of: CARDS_BY_LENGTH[view.length] + view.overtime };
}

function activeIn(view: View): Seat | null {
  const state = view;
  switch (view.step) {
    case 'choose-hunter':
      return initiative(state).toReversed()[view.done] ?? null;
    case 'take-corner':
      return initiative(state)[view.done] ?? null;
    case 'activate':
    case 'act':
    case 'end-activation':
      return view.done < view.hunters.length ? activeSeat(state) : null;
    default:
      return null;
  }
}

function headingOf(view: View, place: Place): string {
  const active = activeIn(view);
  switch (place) {
    case 'Set-up':
      return 'Set-up';
    case 'Control':
      return `${turnName(view)} · Control`;
    case 'Hunters':
      return `${turnName(view)} · ${active === null ? 'Hunters' : hunterName(view, active)}`;
    case 'Crims':
      return `${turnName(view)} · The crims`;
    case 'End':
      return `${turnName(view)} · End`;
    case 'Result':
      return 'The result';
  }
}

/** How the match ended. */
export function outcomeSays({ winners, facts }: UrbanOutcome, view: View): string {
  const { points } = facts;
  if ('tier' in facts) return soloSays(points[0]!, facts.tier, view);
  const names = sayList(winners.map(seat => hunterName(view, seat)));
  const most = Math.max(...points);
  const score = plural(most, 'point');
  if (winners.length > 1) return `${names} are level at ${score}, and equal in everything.`;
  const next = Math.max(...points.filter((_, seat) => !winners.includes(seat)));
  if (next === most) return `${names} is level with the next at ${score}, and ahead on ${tiebreak(view, winners[0]!)}.`;
  return `${names} has ${score}, ${most - next} more than the next.`;
}

/** UM-END-8, UM-END-9. */
function soloSays(points: number, tier: string, view: View): string {
  const score = plural(points, 'point');
  const aim = targetOf(view.tier, view.length);
  if (view.hasConceded) return `The hunt was given up at ${score}; ${view.tier} takes ${aim}.`;
  const reached = tier === 'none' ? `${capital(score)}.` : `${capital(tier)}, with ${score}.`;
  return aim > points ? `${reached} ${capital(view.tier)} was ${plural(aim - points, 'point')} away.` : reached;
}

/** UM-END-7: what decided among those with the same points. */
function tiebreak(view: View, winner: Seat): string {
  const rivals = view.hunters.filter((hunter, seat) => seat !== winner && hunter.points === view.hunters[winner]!.points);
  const { kills, falls } = view.hunters[winner]!;
  const most = Math.max(...rivals.map(rival => rival.kills));
  if (kills > most) return 'eliminations';
  const fewest = Math.min(...rivals.filter(rival => rival.kills === most).map(rival => rival.falls));
  return falls < fewest ? 'fewer incapacitations' : 'pods opened';
}
