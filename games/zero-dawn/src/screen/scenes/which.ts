/** Which scene takes the middle: the hunting ground during an encounter, else what the step of the book is about. */
import { sortOfCard } from '../../content/box.ts';
import type { View } from '../../state.ts';

export type SceneName = 'trading' | 'hunters' | 'tracking' | 'encounter' | 'campfire' | 'level-up' | 'merchant' | 'trim' | 'scoring';

const SCENES: Readonly<Record<View['step'], SceneName>> = {
  'agree-on-trading': 'trading',
  'choose-hunters': 'hunters',
  track: 'tracking',
  'build-encounter': 'tracking',
  'place-hunters': 'encounter',
  'begin-encounter': 'encounter',
  'begin-turn': 'encounter',
  act: 'encounter',
  'end-activation': 'encounter',
  'begin-enemy-step': 'encounter',
  enemies: 'encounter',
  maintenance: 'encounter',
  'end-encounter': 'campfire',
  victory: 'campfire',
  'level-up': 'level-up',
  'open-merchants': 'merchant',
  buy: 'merchant',
  'end-merchants': 'trim',
  'count-suns': 'scoring',
  over: 'scoring',
};

export const sceneOf = (view: View): SceneName => SCENES[view.step];

/** Decisions whose cards lie in the scene; all other cards are shown beside the hand. */
const IN_SCENE: readonly string[] = ['pick-tracking', 'pick-event', 'buy', 'trade-give', 'trade-ask', 'trim-deck'];

export function isCardInScene(view: View, kind: string | undefined, no: number): boolean {
  if (kind !== undefined && IN_SCENE.includes(kind)) return true;
  return sceneOf(view) === 'tracking' && (sortOfCard(no) === 'tracking' || sortOfCard(no) === 'event');
}
