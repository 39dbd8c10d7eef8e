/**
 * How a sensible hunter of Primal chooses: thinks a whole turn through, watches what it would wake, keeps enough against attrition, pays with what it needs least. It is told
 * what its seat sees and nothing else.
 */
import { always, anyAnswer, botOf, type Choose as ChooseBy, firstOption } from '@quarry/kernel';
import * as camp from './bot/camp.ts';
import * as choose from './bot/choices.ts';
import * as turn from './bot/turns.ts';
import { type Asked, type DecisionKind, GROUP_KINDS, type GroupKind } from './decisions.ts';
import { hunterOf } from './places.ts';
import type { HunterView, View } from './state.ts';

interface Knows {
  readonly me: HunterView;
}
type Choose<Kind extends DecisionKind = DecisionKind> = ChooseBy<View, Asked<Kind>, Knows>;

const yes: Choose = always('yes');
const AGREES = Object.fromEntries(GROUP_KINDS.map(kind => [`agree-${kind}`, yes] as const)) as Record<`agree-${GroupKind}`, Choose>;

/** With closed hands also those are asked who cannot pay (PA-R-30). */
const ifOffered =
  <Kind extends DecisionKind>(says: Choose<Kind>): Choose<Kind> =>
  thought =>
    thought.decision.options.every(one => one.value === false) ? 'no' : says(thought);

const MORE = {
  // Together
  'choose-aggro': choose.chooseAggro,
  'order-behaviours': choose.orderBehaviours,
  'order-rampage': choose.orderBehaviours,
  'order-triggers': firstOption,
  'choose-tied': choose.chooseHunter,
  'group-hunter': choose.chooseHunter,
  'group-sector': choose.chooseSector,
  'group-slot': choose.chooseSlot,
  'group-double': choose.double,
  'choose-quest': camp.chooseQuest,
  'chapter-choice': firstOption,
  'give-reward': camp.chooseReceiver,
  // Camp
  prepare: camp.chooseChore,
  // The round and the turn
  consume: turn.consume,
  hide: turn.giveWorst,
  'hide-for': firstOption,
  move: turn.move,
  help: turn.help,
  act: turn.act,
  pay: turn.pay,
  'choose-fallen': turn.chooseFallen,
  'choose-attrition': firstOption,
  disrupt: turn.disrupt,
  prevent: turn.prevent,
  'pact-bloom': choose.ifHealthy,
  climb: yes,
  'discard-down': turn.discardWorst,
  // Texts
  'use-ability': ifOffered(choose.useAbility),
  'choose-effect': choose.chooseEffect,
  'choose-hunter': choose.chooseHunter,
  'choose-sector': choose.chooseSector,
  'choose-slot': choose.chooseSlot,
  'choose-peril': choose.choosePeril,
  'choose-discard': turn.discardWorst,
  'take-back': turn.takeBack,
  'order-cards': choose.orderCards,
  'order-own': firstOption,
  recycle: turn.recycle,
  volley: turn.volley,
  'stun-hunter': choose.stunHunter,
  'show-attacks': choose.showAttacks,
  double: choose.double,
  resilience: choose.showAll,
  'forced-move': turn.freeMove,
  'choose-target': choose.chooseTarget,
  'spare-yourself': ifOffered(choose.spareYourself),
  'pay-text': ifOffered(choose.payText),
  mend: choose.mend,
  mount: choose.ifHealthy,
  land: turn.freeMove,
  deplete: choose.deplete,
};

const fallback: Choose = thought => (thought.decision.options.some(one => one.value === true) ? 'yes' : anyAnswer(thought));

export const sensible = botOf<View, Asked, Knows>(
  { ...AGREES, ...MORE },
  {
    knows: (view, seat) => ({ me: hunterOf(view, seat) }),
    fallback,
  },
);
