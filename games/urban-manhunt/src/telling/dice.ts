/** Dice as they lie on the table: the plain ones, then the Impact Die, with their successes, what is needed, and what lets them be rolled again. */
import { type BareDecision, plural, type ShownDie, type Throw } from '@quarry/kernel';
import type { Asked } from '../decisions.ts';
import type { Lying, UrbanEvent } from '../events.ts';
import { hunterName } from '../sentences/names.ts';
import type { View } from '../state.ts';

const d10 = (face: number, name: string): ShownDie => ({ face, colour: 'white', name, sides: 10 });
const plainDie = (face: number, sides: number): ShownDie => ({
  face,
  colour: sides === 12 ? 'green' : sides === 8 ? 'yellow' : 'white',
  name: `d${sides}`,
  sides,
});

/** UM-CHK-3, UM-CHK-7: a 6 or more is a success. UM-RES-5: of a Resistance check, which says how many wounds are coming, each cancels one. */
function thrown({ impact, sizes, faces, successes, threshold }: Lying, coming?: number): Throw {
  const plain = faces.map((face, i) => plainDie(face, sizes[i] ?? 10));
  const counts = coming === undefined ? 'Each 6 or more counts' : `${plural(coming, 'wound')} coming, each 6 or more cancels 1`;
  const needs = threshold > 0 ? `${plural(threshold, 'success', 'successes')} needed, 6 or more each` : counts;
  return {
    dice: [...plain, { face: impact, colour: 'red', name: 'Impact Die', sides: 10, isApart: true }],
    total: successes === 0 ? 'No success' : plural(successes, 'success', 'successes'),
    ...(successes < Math.max(1, threshold) && { isShort: true }),
    needed: needs,
  };
}

export function dice(event: UrbanEvent, view: View): Throw | null {
  switch (event.type) {
    case 'rolled':
      return thrown(event.lies);
    case 'rerolled': {
      const { lies, again, isImpact, granted } = event;
      return { ...thrown(lies), fresh: isImpact ? [lies.faces.length] : again, grantedBy: granted };
    }
    case 'checked':
      return { ...thrown(event), fresh: [] };
    case 'rolled-off':
      return {
        dice: event.faces.map((face, i) => d10(face, `die of ${hunterName(view, event.seats[i]!)}`)),
        needed: 'The highest is First Player',
      };
    case 'end-tested':
      return { dice: [d10(event.face, 'd10')], needed: `${event.need} or more ends the match` };
    default:
      return null;
  }
}

export function diceAsked(asked: BareDecision): Throw | null {
  const { kind, facts } = asked as Asked;
  if (kind !== 'reroll-dice' && kind !== 'after-roll' && kind !== 'impact-option') return null;
  const lying = { ...thrown(facts, facts.coming?.[1]), fresh: [] };
  return kind === 'reroll-dice' ? { ...lying, grantedBy: facts.granted } : lying;
}
