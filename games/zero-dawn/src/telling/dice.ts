/** Dice as they lie on the table: in their colours, with what they come to, what is needed, and the card that lets them be rolled again. */
import { type BareDecision, plural, type ShownDie, sayList, type Throw } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { Face } from '../content/dice.ts';
import type { Colour } from '../content/kinds.ts';
import type { DawnDecision } from '../decisions.ts';
import type { DawnEvent, Grants, Rolled, Stake } from '../events.ts';
import { added } from '../sentences/attacks.ts';
import { componentCalled, enemyCalled, theEnemy } from '../sentences/names.ts';
import type { View } from '../state.ts';

const dieOf = (face: Face, colour: Colour): ShownDie => ({ face, colour, name: `${colour} die` });

const critsOf = (faces: readonly Face[]): number => faces.filter(face => face === 'crit').length;

/** Of the crits, those that are not spent yet. */
function thrown({ dice: colours, faces, stake }: Rolled, view: View, unspent = critsOf(faces)): Throw {
  const dice = faces.map((face, i) => dieOf(face, colours[i]!));
  return stake ? { dice, total: comesTo(faces, stake, unspent), needed: needed(stake, view) } : { dice, total: added(faces, []) };
}

/** ZD-ATK-15, ZD-ATK-16, ZD-EATK-12: what the dice are worth before these crits are spent. */
function comesTo(faces: readonly Face[], stake: Stake, unspent: number): string {
  const crits = critsOf(faces);
  const toSpend = unspent > 0 ? ` before ${plural(unspent, 'crit')} ${unspent === 1 ? 'is' : 'are'} spent` : '';
  if (stake.of === 'evade') return `${added(faces, [[stake.blocked, 'blocked']])} evaded${toSpend}`;
  const { bonus, perCrit, armour } = stake;
  const crit = crits * perCrit;
  const sum = added(faces, [
    [crit, 'crit'],
    [bonus, 'cards'],
  ]);
  if (armour === 0) return `${sum} damage${toSpend}`;
  const pips = faces.reduce<number>((all, face) => all + (face === 'crit' ? 0 : face), 0);
  return `${sum}, less ${armour} armour: ${Math.max(0, pips + crit + bonus - armour)} damage${toSpend}`;
}

function needed(stake: Stake, view: View): string {
  if (stake.of === 'evade') return `${enemyCalled(view, stake.enemy)} attacks for ${stake.damage}`;
  const { enemy, part, needs } = stake;
  if (part < 0) return `It takes ${needs} to bring down ${theEnemy(view, enemy)}`;
  return `It takes ${needs} to tear off the ${componentCalled(view, enemy, part)} of ${theEnemy(view, enemy)}`;
}

/** `Patient Eye`; of several, each with how many dice it is good for. */
const grantedBy = ({ granting, upTo }: Grants): string =>
  granting.length === 1
    ? nameOf(granting[0]!)
    : sayList(
        granting.map((card, i) => `${nameOf(card)} (${plural(upTo[i]!, 'die', 'dice')})`),
        'or',
      );

export function dice(event: DawnEvent, view: View): Throw | null {
  if (event.type !== 'dice-rolled' && event.type !== 'dice-rerolled') return null;
  if (event.faces.length === 0) return null;
  const all = thrown(event, view);
  return event.type === 'dice-rolled' ? all : { ...all, fresh: event.again, grantedBy: grantedBy(event) };
}

export function diceAsked(asked: BareDecision, view: View): Throw | null {
  const { kind, facts } = asked as DawnDecision;
  if (kind === 'spend-crit') return { ...thrown({ dice: facts.colours, faces: facts.faces, stake: facts }, view, facts.left), fresh: [] };
  if (kind === 'play-when-evade-rolled') return facts.faces.length > 0 ? { ...thrown({ ...facts, stake: facts }, view), fresh: [] } : null;
  return kind === 'reroll' || kind === 'reroll-evade'
    ? { ...thrown({ ...facts, stake: facts }, view), fresh: [], grantedBy: grantedBy(facts) }
    : null;
}
