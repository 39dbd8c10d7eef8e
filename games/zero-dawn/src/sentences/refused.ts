/** Why something is not offered, as one sentence; and which cards in a player's own hand a decision leaves out. */
import { capital, plural, type Ref, type Seat, sayList } from '@quarry/kernel';
import { actionCard, equipmentCard, priceOf, sortOfCard } from '../content/box.ts';
import { type ActionType, type AmmunitionSymbol, ARCS } from '../content/kinds.ts';
import type { MomentName } from '../content/types.ts';
import type { DawnDecision } from '../decisions.ts';
import { ACTION_NAMES } from '../printed-names.ts';
import { mapInPlay } from '../questions.ts';
import type { ActionRefused, DawnRefused, HandRefused, NoCard, NodeRefused, TargetRefused, WareRefused } from '../refusals.ts';
import type { View } from '../state.ts';
import { MOMENT_TEXT } from './effects.ts';
import { theEnemy } from './names.ts';
import { sayPrice } from './table.ts';

/** Why an action is not offered, for reasons that lie in the position. */
const NO_ACTION: Readonly<Record<Exclude<ActionType, 'ranged' | 'melee'>, string>> = {
  sprint: 'You cannot sprint now.',
  sneak: 'You cannot sneak now.',
  craft: 'Your discard pile is empty: there is nothing to craft.',
  distract: 'No machine that is not alert is within 2 squares.',
  loot: 'There is no machine corpse in your square.',
};

/** What is missing for an attack: a weapon, ammunition, or a machine near enough and in sight. */
function noAttack(kind: 'ranged' | 'melee', view: View, seat: Seat): string {
  const { equipment, hand, square } = view.hunters[seat]!;
  const arcs = kind === 'melee' ? (['melee'] as const) : (['ranged', 'sidearm'] as const);
  const weapons = arcs.map(arc => equipment[ARCS.indexOf(arc)] ?? -1).flatMap(no => (no < 0 ? [] : [equipmentCard(no)]));
  const [weapon] = weapons.flatMap(one => (one.kind === 'weapon' ? [one] : [])).toSorted((a, b) => b.range - a.range);
  if (!weapon) return `You carry no ${kind} weapon.`;
  const loads = (typeof hand === 'number' ? [] : hand).map(actionCard).flatMap(one => (one.type === 'ammunition' ? one.symbols : []));
  const fits = weapons.some(one => one.kind === 'weapon' && one.symbols.some(symbol => loads.includes(symbol)));
  if (kind === 'ranged' && !fits) return `You hold no ammunition for your ${sayList(weapons.map(one => one.name))}. Draw or craft for it.`;
  const { area } = mapInPlay(view);
  const far = Math.min(...view.enemies.filter(one => one.status === 'in-play').map(one => area.distance(square, one.square)));
  const reach = kind === 'melee' ? 1 : weapon.range;
  if (far > reach)
    return `Your ${weapon.name} reaches ${plural(reach, 'square')}; the nearest machine is ${plural(far, 'square')} away. Sneak or sprint closer first.`;
  return `No machine is in reach and sight of your ${weapon.name} with the ammunition you hold.`;
}

function noAction({ facts: { action, seat, reason } }: ActionRefused, view: View): string {
  switch (reason) {
    case 'none-left':
      return 'Both actions of this activation are used.';
    case 'done-already':
      return `You have taken a ${ACTION_NAMES[action]} in this activation already; each kind of action can be taken once.`;
    case 'impossible':
      return action === 'ranged' || action === 'melee' ? noAttack(action, view, seat) : NO_ACTION[action];
  }
}

function noTarget({ facts }: TargetRefused, view: View): string {
  const enemy = theEnemy(view, facts.enemy);
  return 'isUnseen' in facts
    ? `You do not see ${enemy}: the straight line between you leaves the playing area.`
    : `${capital(enemy)} is ${plural(facts.far, 'square')} away; this reaches ${plural(facts.reach, 'square')}.`;
}

const noNode = ({ facts }: NodeRefused): string =>
  facts.isTooHigh ? 'Only one level is gained in an encounter.' : 'No link leads here from the skill you have.';

type AboutKind = DawnRefused['about'][0]['kind'];
type RefusedAbout<Kind extends AboutKind> = Extract<DawnRefused, { readonly about: readonly [{ readonly kind: Kind }, ...Ref[]] }>;
const isAbout = <Kind extends AboutKind>(one: DawnRefused, kind: Kind): one is RefusedAbout<Kind> => one.about[0].kind === kind;

export function refusedSays(one: DawnRefused, view: View): string {
  if (isAbout(one, 'action')) return noAction(one, view);
  if (isAbout(one, 'enemy')) return noTarget(one, view);
  return isAbout(one, 'node') ? noNode(one) : noCard(one);
}

const sayFor = (symbols: readonly AmmunitionSymbol[]): string => sayList(symbols.map(symbol => `a ${symbol}`));

/** Why a card is not to be had or not to be played. */
function noCard({ facts: { card: no, reason } }: WareRefused | HandRefused): string {
  if (reason === 'too-dear') return `It costs ${sayPrice(priceOf(no))}, which you cannot pay.`;
  if (reason === 'closed') return 'This merchant has closed.';
  if (sortOfCard(no) !== 'action') return 'It cannot be used now.';
  const printed = actionCard(no);
  switch (printed.type) {
    case 'stamina':
      return 'Stamina does nothing; it is only there to be lost to damage.';
    case 'ammunition':
      return reason === 'does-not-fit'
        ? `It fits ${sayFor(printed.symbols)}, not this weapon.`
        : `It is loaded when you attack with ${sayFor(printed.symbols)}.`;
    case 'ability':
      return reason === 'does-not-fit'
        ? `It goes with a ${printed.only ?? 'different'} attack only, and one ability is enough for an attack.`
        : 'An ability is added to an attack, after the target is chosen.';
    case 'interrupt':
      return reason === 'shocked' ? 'A shocked hunter plays no interrupts.' : interruptMoment(printed.when);
  }
}

const interruptMoment = (when: MomentName): string =>
  when === 'any-time'
    ? 'It can be played in any window of the Encounter Phase; none is open now.'
    : `It is played at one moment only: ${MOMENT_TEXT[when].charAt(0).toLowerCase()}${MOMENT_TEXT[when].slice(1)}.`;

/** Cards in hand that the decision does not offer, each with its reason: people look for them. */
export function refused(view: View, decision: DawnDecision): HandRefused[] {
  const me = view.hunters[decision.seat];
  if (!me || typeof me.hand === 'number') return [];
  const offered = new Set(decision.options.flatMap(one => one.about.filter(ref => ref.kind === 'card').map(ref => ref.id)));
  return me.hand
    .filter(no => !offered.has(no))
    .map(no => {
      const [why, reason] = whyNot(no, decision, me.shock > 0);
      return { about: [{ kind: 'card', id: no }], why, facts: { card: no, reason } };
    });
}

function whyNot(no: number, { kind }: DawnDecision, isShocked: boolean): NoCard {
  switch (actionCard(no).type) {
    case 'stamina':
      return ['ZD-STAM-3', 'not-now'];
    case 'ammunition':
      return kind === 'play-ammunition' ? ['ZD-EQ-8', 'does-not-fit'] : ['ZD-ATK-5', 'not-now'];
    case 'ability':
      return kind === 'play-ability' ? ['ZD-DECK-6', 'does-not-fit'] : ['ZD-ATK-7', 'not-now'];
    case 'interrupt':
      return isShocked ? ['ZD-INT-6', 'shocked'] : ['ZD-INT-1', 'not-now'];
  }
}
