/** The encounter as plainly as it can be drawn: squares with their ground, hunters, machines and traps on them. */
import { plural, type Sketch } from '@quarry/kernel';
import { ENEMIES } from '../content/enemies.ts';
import { HUNTERS } from '../content/hunters.ts';
import { mapInPlay } from '../questions.ts';
import type { View } from '../state.ts';
import { groundSays, squareName } from './squares.ts';

const NOTHING: Sketch = { kind: 'squares', cells: [], outlines: [], pieces: [] };

export function sketch(view: View): Sketch {
  if (view.card < 0 || view.enemies.length === 0) return NOTHING;
  const { area } = mapInPlay(view);
  const at = (square: number): { x: number; y: number } => ({ x: area.xs[square]!, y: area.ys[square]! });
  return {
    kind: 'squares',
    outlines: [],
    cells: Array.from({ length: area.size }, (_, square) => ({
      ref: { kind: 'square', id: square },
      ...at(square),
      ...groundOf(view, square),
    })),
    pieces: [
      ...view.traps.map((trap, i) => ({
        ref: { kind: 'trap', id: i },
        ...at(trap.square),
        r: 0.2,
        says: `A trap at ${squareName(view, trap.square)}`,
        mark: '!',
        side: 'neutral' as const,
      })),
      ...view.enemies
        .filter(enemy => enemy.status === 'in-play')
        .map(enemy => {
          const { name, hp, isHuge } = ENEMIES[enemy.type]!;
          const state = enemy.isAlert ? 'alert' : 'not alert';
          return {
            ref: { kind: 'enemy', id: enemy.id },
            ...at(enemy.square),
            r: isHuge ? 0.42 : 0.32,
            says: `${name} ${enemy.id + 1} at ${squareName(view, enemy.square)}, ${state}, ${plural(hp - enemy.wounds, 'hit point')} left`,
            mark: `${name.slice(0, 2)}${enemy.isAlert ? '!' : ''}`,
            side: 'theirs' as const,
          };
        }),
      ...view.hunters.flatMap((hunter, seat) =>
        hunter.hunter < 0 || hunter.square < 0
          ? []
          : [
              {
                ref: { kind: 'hunter', id: seat },
                ...at(hunter.square),
                r: 0.3,
                says: `${HUNTERS[hunter.hunter]!.name} at ${squareName(view, hunter.square)}${hunter.isUp ? '' : ', fainted'}`,
                mark: HUNTERS[hunter.hunter]!.name.charAt(0),
                side: 'ours' as const,
              },
            ],
      ),
    ],
  };
}

const MARKS: Readonly<Record<string, string>> = { 'an outcrop': '▲', 'a ruin': '⌂', 'a machine corpse': '✕', 'tall grass': 'ψ' };
function groundOf(view: View, square: number): { says: string; mark: string } {
  const ground = groundSays(view, square);
  return { says: [squareName(view, square), ground].filter(Boolean).join(', '), mark: MARKS[ground] ?? '' };
}
