/** What a card would come to, in words: in short beside its name, and at length before it is paid for. */
import { outOf, type Seat, sayList } from '@quarry/kernel';
import { actionCard, behaviourCard } from '../content/box.ts';
import { COLOUR_NAMES } from '../content/names.ts';
import { type Blow, type ForeseenDamage, type Foresight, foresee, type PossibleBehaviour, type WokenSlot } from '../questions/foresight.ts';
import { unleashAt } from '../questions.ts';
import type { View } from '../state.ts';
import { fallsSay } from './besides.ts';
import { behaviourText } from './cards.ts';
import { cardName, hunterNames, iconsSay, slotName } from './names.ts';

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

// In short

function damageInShort({ damage, isAtLeast, isSwallowed }: ForeseenDamage): string {
  return isSwallowed ? 'a plate swallows it' : `${isAtLeast ? 'at least ' : ''}${damage} damage`;
}
/** Somebody’s end is told with it. */
function slotInShort(view: View, { slot, couldBe }: WokenSlot): string {
  const falls = [...new Set(couldBe.flatMap(one => one.falls.map(({ seat }) => seat)))];
  if (falls.length === 0) return slotName(slot);
  const isSure = couldBe.length === 1 && couldBe[0]!.falls.every(one => one.isSure);
  return `${slotName(slot)}, which ${isSure ? 'fells' : 'may fell'} ${hunterNames(view, falls)}`;
}

/** `Say It Again: attack, 1 stamina, 4 damage, wakes slot 2`. */
export function playSays(view: View, seat: Seat, card: number): string {
  const { cost, damage, struggle, wakes } = foresee(view, seat, card);
  const says = [
    COLOUR_NAMES[actionCard(card).colour],
    cost === 0 ? 'free' : `${cost} stamina`,
    ...(damage ? [damageInShort(damage)] : []),
    ...(actionCard(card).aggro && view.aggro !== seat ? ['takes aggro'] : []),
    ...(struggle === 0 ? [] : [`struggle ${signed(struggle)}`]),
    wakes.length === 0 ? 'wakes nothing' : `wakes ${sayList(wakes.map(one => slotInShort(view, one)))}`,
  ];
  return `${cardName(card)}: ${says.join(', ')}`;
}

// At length

function damageAtLength({ weapon, more, damage, isAtLeast, isSwallowed, mayBeDoubled, total, wound }: ForeseenDamage): string {
  if (isSwallowed) return 'A plate swallows the attack.';
  const sum = more === 0 ? `${damage} damage` : `${weapon} ${signed(more)} = ${damage} damage`;
  const left =
    wound === null
      ? ', which leaves no mark on this stance'
      : total >= wound
        ? ', enough for a wound'
        : `, ${total} of ${wound} to the next wound`;
  return `It deals ${isAtLeast ? 'at least ' : ''}${sum}${left}${mayBeDoubled ? '; it may be doubled' : ''}.`;
}

function blowSays(view: View, { seats, damage, isOneOf, isAvoidable, isBoost }: Blow): string {
  const names = isOneOf
    ? `one of ${sayList(
        seats.map(seat => hunterNames(view, [seat])),
        'or',
      )}`
    : hunterNames(view, seats);
  return `${damage} to ${names}${isBoost ? ' by the boost' : ''}${isAvoidable ? ', or they pay' : ''}`;
}
function boostSays({ boost }: PossibleBehaviour): string {
  if (!boost) return '';
  if (!boost.isPaid) return ' The boost cannot be paid.';
  return boost.isConfused ? ' The boost would be lost: it is confused.' : ' The boost can be paid.';
}
function possibleSays(view: View, one: PossibleBehaviour): string {
  const hits = one.blows.length > 0 ? ` As you stand: ${sayList(one.blows.map(blow => blowSays(view, blow)))}.` : '';
  const falls = fallsSay(view, one).map(says => ` ${says}.`);
  return `${cardName(one.card)}: ${behaviourText(behaviourCard(one.card))}${boostSays(one)}${hits}${falls.join('')}`;
}
function slotSays(view: View, { slot, icons, couldBe }: WokenSlot, verb: string): string {
  const head = `It ${verb} ${slotName(slot)} (${iconsSay(icons)})`;
  if (couldBe.length === 0) return `${head}.`;
  if (couldBe.length === 1) return `${head}. ${possibleSays(view, couldBe[0]!)}`;
  return `${head}, one of ${couldBe.length}. ${couldBe.map(one => possibleSays(view, one)).join(' Or ')}`;
}

function struggleSays(view: View, { struggle }: Foresight): string[] {
  if (struggle === 0) return [];
  const now = Math.max(0, view.monster.struggle + struggle);
  return [`Struggle goes to ${outOf(now, unleashAt(view))}.`];
}

/** Everything that is known of a card before it is paid for. */
export function foreseenSays(view: View, seat: Seat, card: number): string {
  const seen = foresee(view, seat, card);
  return [
    ...(seen.damage ? [damageAtLength(seen.damage)] : []),
    ...struggleSays(view, seen),
    ...(seen.wakes.length === 0 ? ['It wakes nothing.'] : seen.wakes.map(one => slotSays(view, one, 'wakes'))),
    ...(seen.mayStopOne ? ['Its own text may stop one of them first.'] : []),
    ...seen.mayWake.map(one => slotSays(view, one, 'may wake')),
  ].join(' ');
}
