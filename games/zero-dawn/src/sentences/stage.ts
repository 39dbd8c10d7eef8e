/** Where in the rulebook the game stands, and whose turn it is: for the steps above the board and the headings of the log. */
import { capital, plural, type Seat, type Stage, sayList } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { DawnOutcome } from '../events.ts';
import { threshold } from '../questions.ts';
import type { Step, View } from '../state.ts';
import { hunterName, theHunter } from './names.ts';

const STEPS = ['Tracking', 'Activation', 'Enemies', 'Maintenance', 'Campfire'] as const;
type Phase = 'Set-up' | (typeof STEPS)[number] | 'Final scoring';

const PHASE_OF: Readonly<Record<Step, Phase>> = {
  'agree-on-trading': 'Set-up',
  'choose-hunters': 'Set-up',
  track: 'Tracking',
  'build-encounter': 'Tracking',
  'place-hunters': 'Tracking',
  'begin-encounter': 'Activation',
  'begin-turn': 'Activation',
  act: 'Activation',
  'end-activation': 'Activation',
  'begin-enemy-step': 'Enemies',
  enemies: 'Enemies',
  maintenance: 'Maintenance',
  'end-encounter': 'Maintenance',
  victory: 'Campfire',
  'level-up': 'Campfire',
  'open-merchants': 'Campfire',
  buy: 'Campfire',
  'end-merchants': 'Campfire',
  'count-suns': 'Final scoring',
  over: 'Final scoring',
};

const LAST_ENCOUNTER = 5;

export function stage(view: View): Stage {
  const phase = PHASE_OF[view.step];
  const steps: readonly Phase[] = phase === 'Set-up' || phase === 'Final scoring' ? [phase] : STEPS;
  return {
    title: titleOf(view, phase),
    steps,
    at: steps.indexOf(phase),
    meter: meterOf(view, phase),
    active: activeIn(view, phase),
    ...(phase === 'Enemies' && { acts: 'The machines' }),
    heading: headingOf(view, phase),
  };
}

function titleOf(view: View, phase: Phase): string {
  if (phase === 'Set-up') return 'Before the hunt';
  if (phase === 'Final scoring') return 'The hunt is over';
  const where = view.card >= 0 ? ` · ${nameOf(view.card)}` : '';
  return `Encounter ${view.encounter} of ${LAST_ENCOUNTER}${where}`;
}

function meterOf(view: View, phase: Phase): Stage['meter'] {
  if (view.card < 0 || phase === 'Campfire' || phase === 'Final scoring') return null;
  return { says: 'Encounter points', value: view.points, of: threshold(view) };
}

/** In the enemy step it is still the turn of the hunter who acted. */
function activeIn(view: View, phase: Phase): Seat | null {
  const hasTurns = phase === 'Activation' || phase === 'Enemies' || view.step === 'place-hunters' || view.step === 'buy';
  return hasTurns ? view.active : null;
}

/** How the hunt ended. */
export function outcomeSays({ winners, facts }: DawnOutcome, view: View): string {
  if (winners.length === 0) return 'The Hunters’ Call was lost.';
  if (view.mode !== 'standard' || !('points' in facts)) return 'The Hunters’ Call is won, and the quarry lies still.';
  const all = facts.points;
  const most = Math.max(...all);
  const points = plural(most, 'victory point');
  const names = capital(sayList(winners.map(seat => theHunter(view, seat))));
  if (winners.length > 1) return `${names} are level at ${points}, and share the win.`;
  const next = Math.max(...all.filter((_, seat) => !winners.includes(seat)));
  if (next === most) return `${names} is level with the next at ${points}, and the Leader token decides.`;
  return `${names} has ${points}, ${most - next} more than the next.`;
}

/** Alone, the turns are numbered up to Dusk. */
const turnOf = ({ turn, dusk }: View): string => (dusk > 0 ? `Turn ${turn} of ${dusk}` : `Turn ${turn}`);

function headingOf(view: View, phase: Phase): string {
  switch (phase) {
    case 'Set-up':
      return 'Set-up';
    case 'Tracking':
      return `Encounter ${view.encounter} of ${LAST_ENCOUNTER} · Tracking`;
    case 'Activation':
      return view.turn === 0 ? `Encounter ${view.encounter} · The hunters enter` : `${turnOf(view)} · ${hunterName(view, view.active)}`;
    case 'Enemies':
      return `${turnOf(view)} · The machines`;
    case 'Maintenance':
      return `${turnOf(view)} · Maintenance`;
    case 'Campfire':
      return `Encounter ${view.encounter} · Campfire`;
    case 'Final scoring':
      return 'Final scoring';
  }
}
