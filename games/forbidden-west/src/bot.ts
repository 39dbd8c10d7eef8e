/**
 * How a sensible player of Forbidden West chooses: stays hidden as long as it pays, uses traps and the word of command, steps out of harm's way, votes with
 * sense. It is told what its seat sees and nothing else.
 */
import { always, anyAnswer, botOf, type Choose as ChooseBy, firstOf, offers } from '@quarry/kernel';
import * as f from './bot/fighting.ts';
import * as tale from './bot/telling.ts';
import { type Asked, type DecisionKind, isWindow, type WindowKind } from './decisions.ts';
import { marshalOf } from './questions.ts';
import type { MarshalView, View } from './state.ts';

interface Knows {
  readonly me: MarshalView;
}
type Choose<Kind extends DecisionKind = DecisionKind> = ChooseBy<View, Asked<Kind>, Knows>;

const yes = always('yes');
/** Dice by their place in a pool. */
const [ORANGE, BLUE] = [0, 1];

const CHOICES: { readonly [Kind in DecisionKind]?: Choose<Kind> } = {
  act: f.chooseAct,
  sneak: f.chooseStep,
  sprint: f.chooseStep,
  interact: f.chooseFeature,
  'choose-section': f.chooseSection,
  distract: f.chooseDistraction,
  move: f.chooseMove,
  'melee-move': f.chooseFoothold,
  'choose-target': f.chooseTarget,
  'choose-part': f.choosePart,
  'play-ability': f.chooseAttackCard,
  'play-ammunition': f.chooseAttackCard,
  reroll: f.rerollBlanks,
  'take-die': yes,
  'remove-die': ({ decision }) => firstOf(decision, [ORANGE, BLUE]),
  push: f.choosePush,
  'trap-square': f.chooseTrapSquare,
  'trap-direction': f.aimTrap,
  'trigger-trap': f.chooseTrap,
  'choose-square': f.amongEnemies,
  'trap-condition': yes,
  'pay-resource': ({ decision }) => firstOf(decision, [null, 'tar', 'blaze', 'spark', 'bile', 'chill', 'plasma', 'metal']),
  'discard-to-evade': f.discardToEvade,
  'evade-move': f.chooseSafest,
  'drop-threat': f.mayDropThreat,
  'place-marshal': f.startingSquare,
  'enemy-route': f.chooseRoute,
  'patrol-route': f.chooseRoute,
  'order-pulse': f.weakestLast,
  'order-revealed': f.healthiestFirst,
  'choose-character': f.neediest,
  'choose-enemy': f.richestTarget,
  'forced-discard': f.cheapest,
  'take-back': f.dearest,
  'discard-before-drawing': f.discardDead,
  command: yes,
  'pay-solo': ({ me }) => (me.isHidden ? 'no' : 'yes'),
  'shake-off': yes,
  'free-action': ({ decision }) =>
    firstOf(decision, ['ranged-attack', 'melee-attack', 'sneak', 'sprint', 'interact', 'trigger-trap', 'place-trap']),
  'choose-path': tale.choosePath,
  'roll-dice': tale.chooseDice,
  'begin-fight': tale.chooseReady,
  'end-chapter': tale.chooseReady,
  'after-failure': ({ decision }) => firstOf(decision, ['press-on', 'retry']),
  'give-special': ({ decision }) => decision.options[0]!.key,
  'give-resource': tale.poorest,
  'choose-marshal': tale.healthiest,
  camp: tale.chooseCamp,
  'camp-add': tale.addCard,
  'camp-fit': tale.fitCard,
  'camp-gear': tale.changeGear,
  'gain-card': tale.chooseCard,
  upgrade: tale.chooseUpgrade,
  'choose-gear': tale.chooseGear,
  'give-card': tale.fittingSeat,
  'buy-gear': tale.buyGear,
  'choose-clan': tale.chooseClan,
  'choose-first': tale.healthiest,
  recover: yes,
  'agree-to-change': yes,
};

/** A card for the moment, and the word of others: each is answered alike whatever it is about. */
const fallback: Choose = thought => {
  const { decision } = thought;
  if (isWindow(decision.kind)) return f.playIt({ ...thought, decision: decision as Asked<WindowKind> });
  if (decision.choose === 'one' && offers<unknown>(decision, true)) return 'yes';
  return anyAnswer(thought);
};

export const sensible = botOf<View, Asked, Knows>(CHOICES, {
  knows: (view, seat) => ({ me: marshalOf(view, seat) }),
  fallback,
});
