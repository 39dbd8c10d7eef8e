/** Dice as they lie on the table: in their colours, with what they come to, what is needed, and the cards that let them be rolled again. */
import { type BareDecision, plural, type Seat, type ShownDie, sayList, type Throw } from '@quarry/kernel';
import { coloursOf, critsOf, type Face, type Pool, pipsOf } from '../content/dice.ts';
import type { Asked } from '../decisions.ts';
import type { Stake, Told, WestEvent } from '../events.ts';
import { COLOUR_NAMES, sumOf } from '../sentences/dice.ts';
import { storyNeeds } from '../sentences/log/story.ts';
import { cardName, enemyCalled, marshalName, theEnemy, thePart } from '../sentences/names.ts';
import type { View } from '../state.ts';

/** `pool` are the dice by colour, as they are rolled. */
const shownDice = (pool: readonly number[], faces: readonly Face[]): ShownDie[] => {
  const colours = coloursOf(pool as Pool).map(colour => COLOUR_NAMES[colour]!);
  return faces.map((face, i) => ({ face, colour: colours[i]!, name: `${colours[i]!} die` }));
};

/** FW-ATK-9, FW-EVADE-6. */
function comesTo(faces: readonly Face[], stake: Stake): string {
  const sum = sumOf({ faces, ...stake });
  if (stake.of === 'evade') return `${sum} evaded`;
  const { less, comes, result } = stake;
  const armour = less > 0 ? `, less ${less} armour` : '';
  const frost = comes > Math.max(0, result - less) ? ', more by Frost' : '';
  return armour || frost ? `${sum}${armour}${frost}: ${comes} damage` : `${sum} damage`;
}

function needed({ of, enemy, part, needs, less }: Stake, view: View): string {
  if (of === 'evade') return `${enemyCalled(view, enemy)} attacks for ${needs}${less > 0 ? `, ${less} less by cards` : ''}`;
  return part < 0 ? `It takes ${needs} to defeat ${theEnemy(view, enemy)}` : `It takes ${needs} to destroy ${thePart(view, enemy, part)}`;
}

/** Dice that are rolled for what, and what is read from them. */
function reading(what: string, faces: readonly Face[], stake: Stake | null, view: View): Pick<Throw, 'total' | 'needed'> {
  if (stake) return { total: comesTo(faces, stake), needed: needed(stake, view) };
  const [pips, crits] = [pipsOf(faces), critsOf(faces)];
  if (what === 'command') return { total: crits > 0 ? plural(crits, 'critical') : 'No critical', needed: 'A critical passes the command' };
  if (what === 'patrol') return { total: plural(pips, 'square'), needed: 'Pips are the squares that it patrols' };
  return { total: sumOf({ faces, pips, crits, perCrit: 0, bonus: 0, result: pips }) };
}

/** What lets dice be rolled again: cards by name, and what the profile card says as the trait of whose it is. */
const grantedBy = (
  { granting, own }: { readonly granting: readonly number[]; readonly own: number | boolean },
  seat: Seat,
  view: View,
): string => {
  const named = granting.map(card => (card < 0 ? `${marshalName(view, seat)}’s trait` : cardName(card)));
  return sayList([...named, ...(own ? ['the rerolls of this turn'] : [])]);
};

function rerolled(event: Told<'dice-rerolled'>, view: View): Throw {
  const { dice: pool, faces, again, stake } = event;
  return {
    dice: shownDice(pool, faces),
    fresh: again,
    ...reading(event.for, faces, stake, view),
    grantedBy: grantedBy(event, event.seat, view),
  };
}

function storyRoll(event: Told<'story-rolled'>, view: View): Throw {
  const { dice: pool, faces, pips } = event;
  const needs = storyNeeds(event, view);
  const total = sumOf({ ...event, perCrit: 0, bonus: 0, result: pips });
  return { dice: shownDice(pool, faces), total, ...(needs && { needed: `It needs ${needs}` }) };
}

export function dice(event: WestEvent, view: View): Throw | null {
  if (!('faces' in event) || event.faces.length === 0) return null;
  switch (event.type) {
    case 'dice-rolled':
      return { dice: shownDice(event.dice, event.faces), ...reading(event.for, event.faces, event.stake, view) };
    case 'dice-rerolled':
      return rerolled(event, view);
    case 'story-rolled':
      return storyRoll(event, view);
    default:
      return null;
  }
}

export function diceAsked(asked: BareDecision, view: View): Throw | null {
  const { kind, facts } = asked as Asked;
  if (kind !== 'reroll') return null;
  const { dice: pool, faces } = facts;
  const read = reading(facts.for, faces, facts.of === 'none' ? null : facts, view);
  return { dice: shownDice(pool, faces), fresh: [], ...read, grantedBy: grantedBy(facts, asked.seat, view) };
}
