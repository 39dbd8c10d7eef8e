/** How behaviour cards are written down: a word for each action, and the numbers of a type's cards. */
import type { Condition, Dice, EnemyType } from '../kinds.ts';
import type { Alterations, BehaviourCard, EnemyAction, Extra, Habit, Question, Target } from '../types.ts';

interface More {
  readonly condition?: Condition;
  readonly extra?: readonly Extra[];
  readonly altered?: Alterations;
}
interface Gait {
  readonly leaps?: true;
  readonly straight?: true;
  readonly altered?: Alterations;
}
type OrderAction = Extract<EnemyAction, { readonly do: 'order' }>;

const altering = (altered?: Alterations): { readonly altered?: Alterations } => (altered ? { altered } : {});

// Movement

export const move = (n: number, target: Target, gait: Gait = {}): EnemyAction => ({ do: 'move', n, target, ...gait });
export const away = (n: number, target: Target, altered?: Alterations): EnemyAction => ({ do: 'away', n, target, ...altering(altered) });
export const toFeature = (n: number): EnemyAction => ({ do: 'to-feature', n });
export const vanish = (n: number, altered?: Alterations): EnemyAction => ({ do: 'vanish', n, ...altering(altered) });

// Attacks

export const melee = (range: number, damage: number, target: Target, more: More = {}): EnemyAction => ({
  do: 'attack',
  type: 'melee',
  range,
  damage,
  target,
  ...more,
});
export const ranged = (range: number, damage: number, target: Target, more: More = {}): EnemyAction => ({
  do: 'attack',
  type: 'ranged',
  range,
  damage,
  target,
  ...more,
});
export const pulse = (range: number, damage: number, more: More = {}): EnemyAction => ({
  do: 'attack',
  type: 'pulse',
  range,
  damage,
  ...more,
});
export const onFeature = (range: number, damage: number, altered?: Alterations): EnemyAction => ({
  do: 'attack-feature',
  range,
  damage,
  ...altering(altered),
});

export const push = (n: number): readonly Extra[] => [{ do: 'push', n }];
export const discard = (n: number): readonly Extra[] => [{ do: 'discard', n }];
export const rob = (n: number): readonly Extra[] => [{ do: 'lose-resource', n }];
export const THREAT_TOP: readonly Extra[] = [{ do: 'threat-top' }];

// Special actions

export const alert = (n: number): EnemyAction => ({ do: 'alert', n });
export const heal = (n: number, altered?: Alterations): EnemyAction => ({ do: 'heal', n, ...altering(altered) });
export const armour = (n: number, altered?: Alterations): EnemyAction => ({ do: 'armour', n, ...altering(altered) });
export const CLEAR: EnemyAction = { do: 'clear-condition' };
export const layMine = (within: number, condition: Condition, dice: Dice, altered?: Alterations): EnemyAction => ({
  do: 'lay-mine',
  within,
  condition,
  dice,
  ...altering(altered),
});
export const order = (
  whom: OrderAction['whom'],
  within: number,
  n: number,
  more: Pick<OrderAction, 'attack' | 'altered'> = {},
): EnemyAction => ({ do: 'order', whom, within, n, ...more });
export const drawExtra = (altered: Alterations): EnemyAction => ({ do: 'draw-extra', altered });

// Questions

type Symbol = Exclude<Target, 'same'>;
export const near = (n: number): Question => ({ ask: 'character-within', n });
export const another = (n: number): Question => ({ ask: 'ally-within', n });
export const lost = (letter: Extract<Question, { readonly ask: 'holds' }>['letter']): Question => ({ ask: 'holds', letter });
export const moreThan = (n: number): Question => ({ ask: 'revealed-more-than', n });
export const trapNear = (n: number): Question => ({ ask: 'trap-within', n });
export const alertAt = (n: number): Question => ({ ask: 'alert-at-least', n });
export const CONDITION: Question = { ask: 'has-condition' };
export const HALF: Question = { ask: 'half-hp' };
export const isNear = (target: Symbol, n: number): Question => ({ ask: 'target-within', target, n });
export const isIn = (target: Symbol, terrain: 'grass' | 'cover' | 'elevation'): Question => ({ ask: 'target-in', target, terrain });

// Cards

export type Draft = Pick<BehaviourCard, 'name' | 'flavour' | 'question' | 'yes' | 'no'>;
export interface Drafts {
  /** In the deck from the start. */
  readonly first: readonly Draft[];
  /** When the type rises. */
  readonly second?: readonly Draft[];
  /** In the order of their numbers: the first is as strong as level 1, the others as level 2. */
  readonly adaptations?: readonly (Draft & { readonly answers: Habit })[];
}

const kebab = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
const NUMBERS = [1, 2, 3] as const;

export function behavioursOf(enemy: EnemyType, { first, second = [], adaptations = [] }: Drafts, deck?: 1 | 2): BehaviourCard[] {
  const print = (draft: Draft, level: 1 | 2): BehaviourCard => ({
    id: `${enemy}-${kebab(draft.name)}`,
    enemy,
    level,
    ...(deck ? { deck } : {}),
    ...draft,
  });
  return [
    ...first.map(draft => print(draft, 1)),
    ...second.map(draft => print(draft, 2)),
    ...adaptations.map((draft, i) => ({ ...print(draft, i === 0 ? 1 : 2), adaptation: NUMBERS[i]! })),
  ];
}
