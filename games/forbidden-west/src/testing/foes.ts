/** What tests of enemies share: plain armour and weapons, short actions of behaviour cards, and a phase of enemies that begins at once. */
import type { BehaviourCard, EnemyAction, GearCard, Target, Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { type Fight, fight, gear, type Position } from './rehearsal.ts';

const worn = (dice: string, texts: readonly Text[]): Partial<GearCard> => gear({ dice, health: 10, slots: 2, texts });
/** Ten hit points, and what its criticals give. */
export const armour = (dice = '1O', ...perCritical: Extract<Effect, { do: 'per-critical' }>['effects']) => ({
  armour: worn(dice, perCritical.length > 0 ? [{ when: 'evade', effects: [{ do: 'per-critical', effects: perCritical }] }] : []),
});
/** A bow that reaches three squares, and what its criticals give. */
export const bow = (dice = '2O', ...perCritical: Extract<Effect, { do: 'per-critical' }>['effects']) => ({
  ranged: gear({
    dice,
    range: 3,
    texts: perCritical.length > 0 ? [{ when: 'attack', effects: [{ do: 'per-critical', effects: perCritical }] }] : [],
  }),
});

type Attack = Extract<EnemyAction, { do: 'attack' }>;
export const move = (n: number, target: Target = 'threat'): EnemyAction => ({ do: 'move', n, target });
export const bite = (damage: number, more: Partial<Attack> = {}): EnemyAction => ({
  ...{ do: 'attack', type: 'melee', range: 1, damage, target: 'threat' },
  ...more,
});
export const pulse = (damage: number, range: number, more: Partial<Attack> = {}): EnemyAction => ({
  ...{ do: 'attack', type: 'pulse', range, damage },
  ...more,
});
/** A card without a question. */
export const always = (...yes: EnemyAction[]): Partial<BehaviourCard> => ({ yes });

/** The enemies act. */
export const enemyPhase = (position: Position): Fight => fight({ step: 'begin-enemies', ...position }).play();
