/**
 * How a sensible player of Forbidden West chooses: stays hidden as long as it pays, uses traps and the word of command, steps out of harm's way, votes with
 * sense. It is told what its seat sees and nothing else.
 */
import { always, anyAnswer, botOf, type Choose as ChooseBy, offers, prefer } from '@quarry/kernel';
import * as f from './bot/fighting.ts';
import * as tale from './bot/telling.ts';
import { type Asked, type DecisionKind, GROUP_KINDS } from './decisions.ts';
import { marshalOf } from './questions.ts';
import type { MarshalView, View } from './state.ts';

interface Knows {
  readonly me: MarshalView;
}
type Choose<Kind extends DecisionKind = DecisionKind> = ChooseBy<View, Asked<Kind>, Knows>;

const yes: Choose = always('yes');

const AGREES = Object.fromEntries(GROUP_KINDS.map(kind => [`agree-${kind}`, yes]));

const MORE: Record<string, Choose> = {
  act: f.chooseAct as Choose,
  sneak: f.chooseStep as Choose,
  sprint: f.chooseStep as Choose,
  interact: f.chooseFeature as Choose,
  'choose-section': f.chooseSection as Choose,
  distract: f.chooseDistraction,
  move: f.chooseMove,
  'melee-move': f.chooseFoothold,
  'choose-target': f.chooseTarget as Choose,
  'choose-part': f.choosePart as Choose,
  'play-ability': f.chooseAttackCard as Choose,
  'play-ammunition': f.chooseAttackCard as Choose,
  reroll: f.rerollBlanks as Choose,
  'take-die': yes,
  'remove-die': ({ decision }) => prefer(decision, 'orange', 'blue'),
  push: f.choosePush as Choose,
  'trap-square': f.chooseTrapSquare,
  'trap-direction': f.aimTrap,
  'trigger-trap': f.chooseTrap,
  'choose-square': f.amongEnemies,
  'trap-condition': yes,
  'pay-resource': ({ decision }) => prefer(decision, 'nothing', 'tar', 'blaze', 'spark', 'bile', 'chill', 'plasma', 'metal'),
  'discard-to-evade': f.discardToEvade as Choose,
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
    prefer(decision, 'ranged-attack', 'melee-attack', 'sneak', 'sprint', 'interact', 'trigger-trap', 'place-trap'),
  'choose-path': tale.choosePath as Choose,
  'roll-dice': tale.chooseDice as Choose,
  'begin-fight': tale.chooseReady,
  'end-chapter': tale.chooseReady,
  'after-failure': ({ decision }) => prefer(decision, 'press-on', 'retry'),
  'give-special': ({ decision }) => decision.options[0]!.key,
  'give-resource': tale.poorest,
  'choose-marshal': tale.healthiest,
  camp: tale.chooseCamp as Choose,
  'camp-add': tale.addCard,
  'camp-fit': tale.fitCard,
  'camp-gear': tale.changeGear,
  'gain-card': tale.chooseCard,
  upgrade: tale.chooseUpgrade as Choose,
  'choose-gear': tale.chooseGear as Choose,
  'give-card': tale.fittingSeat as Choose,
  'buy-gear': tale.buyGear as Choose,
  'choose-clan': tale.chooseClan as Choose,
  'choose-first': tale.healthiest,
  recover: yes,
  'agree-to-change': yes,
};

/** Whatever begins with these is answered alike. */
const fallback: Choose = thought => {
  const { decision } = thought;
  if (decision.kind.startsWith('play-when-')) return f.playIt(thought);
  if (offers(decision, 'yes')) return 'yes';
  return anyAnswer(thought);
};

export const sensible = botOf<View, Asked, Knows>({ ...AGREES, ...MORE } as never, {
  knows: (view, seat) => ({ me: marshalOf(view, seat) }),
  fallback,
});
