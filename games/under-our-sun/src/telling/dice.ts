/** Dice as they lie on the table: in their colours, with what they come to, what is needed, and what lets them be rolled again. */
import { type BareDecision, plural, type ShownDie, type Throw } from '@quarry/kernel';
import { type Die, FACES } from '../content/kinds.ts';
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

/** Rolls that hurt whoever is asked about one that is not theirs. */
const HURTS: ReadonlySet<Purpose> = new Set(['melee', 'ranged', 'counterattack', 'return-fire']);
/** Whether whoever is asked for karma could not wish a die otherwise: the best of their own, the worst of what is struck against them. */
function isWell({ isOwn, for: purpose }: Extract<Asked, { kind: 'karma' }>['facts'], die: Die, face: number): boolean {
  const faces = FACES[die];
  return isOwn ? face >= Math.max(...faces) : HURTS.has(purpose) && face <= Math.min(...faces);
}

export function diceAsked(asked: BareDecision): Throw | null {
  const { kind, facts } = asked as Asked;
  if (kind !== 'karma' && kind !== 'reroll') return null;
  const shown = { dice: shownDice(facts.dice, facts.faces), fresh: [], total: total(facts.faces) };
  const well = (die: ShownDie, i: number): ShownDie =>
    kind === 'karma' && isWell(facts, facts.dice[i]!, facts.faces[i]!) ? { ...die, isWell: true } : die;
  return kind === 'karma'
    ? { ...shown, dice: shown.dice.map(well), needed: needed(facts.for, facts.enough), grantedBy: `karma (${facts.most} left)` }
    : { ...shown, needed: needed('container', 1), grantedBy: cardName(facts.card) };
}
