/** Dice as they lie on the table: in their colours, with what they come to, what is needed, and what lets them be rolled again. */
import { type BareDecision, plural, type ShownDie, type Throw } from '@quarry/kernel';
import type { Die } from '../content/kinds.ts';
import type { Asked } from '../decisions.ts';
import { successesOf } from '../deeds/rolls.ts';
import type { Purpose, SunEvent } from '../events.ts';
import { cardName, sumSays } from '../sentences/names.ts';

const shownDice = (colours: readonly Die[], faces: readonly number[]): ShownDie[] =>
  faces.map((face, i) => ({ face, colour: colours[i]!, name: `${colours[i]!} die`, sides: 8 }));

const successes = (n: number): string => plural(n, 'success', 'successes');

/** US-DICE-5, US-DICE-6: `2 + 1 − 1 = 2 successes`. */
const total = (faces: readonly number[]): string => sumSays({ faces, successes: successesOf({ faces }) });

/** What so many successes are enough for. */
function needed(purpose: Purpose, enough: number): string {
  switch (purpose) {
    case 'melee':
    case 'ranged':
      return enough > 0 ? `Each is 1 damage; ${enough} HP are left` : 'Each is 1 damage';
    case 'counterattack':
    case 'return-fire':
      return 'Each is 1 damage to its target';
    default:
      return enough > 0 ? `It needs ${successes(enough)}` : 'The more the better';
  }
}

export function dice(event: SunEvent): Throw | null {
  if (!('faces' in event) || event.faces.length === 0) return null;
  switch (event.type) {
    case 'rolled':
      return { dice: shownDice(event.dice, event.faces), total: total(event.faces), needed: needed(event.for, event.enough) };
    case 'karma-used': {
      const { dice: colours, faces, rerolled, enough } = event;
      return {
        dice: shownDice(colours, faces),
        fresh: rerolled,
        total: total(faces),
        needed: needed(event.for, enough),
        grantedBy: 'karma',
      };
    }
    case 'rerolled': {
      // Dice for ammunition are no reroll (US-AMMO-9).
      const again = event.within !== undefined ? {} : { grantedBy: cardName(event.card) };
      return { dice: shownDice(event.dice, event.faces), total: total(event.faces), ...again };
    }
    case 'trap-rolled':
      return { dice: shownDice(event.dice, event.faces), total: total(event.faces) };
    default:
      return null;
  }
}

export function diceAsked(asked: BareDecision): Throw | null {
  const { kind, facts } = asked as Asked;
  if (kind !== 'karma' && kind !== 'reroll') return null;
  const shown = { dice: shownDice(facts.dice, facts.faces), fresh: [], total: total(facts.faces) };
  return kind === 'karma'
    ? { ...shown, needed: needed(facts.for, facts.enough), grantedBy: `karma (${facts.most} left)` }
    : { ...shown, needed: needed('container', 1), grantedBy: cardName(facts.card) };
}
