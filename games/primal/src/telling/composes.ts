/** Deeds of several questions that are done in one go: a card or a move with what pays for it, and what the card asks. */
import type { BareDecision, Composed, Option } from '@quarry/kernel';
import type { Asked, DecisionKind, DecisionValues } from '../decisions.ts';

const deed = (does: string, ...kinds: DecisionKind[]): Composed => ({ does, kinds });

/** What the text of a card asks of whoever plays it, before anything comes of it. */
const TEXT = [
  'choose-effect',
  'choose-hunter',
  'choose-sector',
  'choose-slot',
  'choose-discard',
  'forced-move',
  'choose-target',
  'volley',
] as const;
const PLAY = deed('Play it', 'pay', ...TEXT);
const USE = deed('Use it', 'pay', 'pay-text', ...TEXT);
const REVIVE = deed('Help up', 'pay', 'choose-fallen');
const GO = deed('Go there', 'pay');

const ACTIONS: Readonly<Record<DecisionValues['act']['is'], Composed | null>> = { play: PLAY, use: USE, revive: REVIVE, end: null };

export function composes({ value }: Option, bare: BareDecision): Composed | null {
  const decision = bare as Asked;
  if (decision.kind === 'act') return ACTIONS[(value as DecisionValues['act']).is];
  return decision.kind === 'move' && (value as DecisionValues['move']).is === 'go' ? GO : null;
}
