/** Who acts in what is shown. */
import type { Stage } from '@quarry/kernel';
import type { Line, Person } from '@quarry/protocol';

/** Whoever acts is shown to have the turn: somebody at the table, or whatever acts by itself. */
export function stageAt(stage: Stage | null, now: Line | null): Stage | null {
  const by = now?.beat?.by;
  if (by === undefined || !stage || (stage.active === by && stage.acts === undefined)) return stage;
  const { acts: _, ...shown } = stage;
  return { ...shown, active: by };
}

/** Who acts, by name, or what does, or the step in which the game itself does. */
export function actorIn({ beat }: Line, stage: Stage | null, people: readonly Person[], you: number | null): string {
  if (beat?.by === undefined) return stage?.acts ?? stage?.steps[stage.at] ?? '';
  return beat.by === you ? 'You' : (people.find(({ seat }) => seat === beat.by)?.name ?? '');
}
