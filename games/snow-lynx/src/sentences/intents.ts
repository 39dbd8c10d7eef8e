/** What the lynx is about to do: as the bait or an open sign leads it, else as a card that nobody has seen. */
import type { Hex } from '@quarry/board';
import { type Came, type Intended, type Intent, plural, type Ref } from '@quarry/kernel';
import { lynxCard } from '../content/cards.ts';
import type { LynxEvent } from '../events.ts';
import { stepsBetween, towardBait, whereTo } from '../questions.ts';
import type { View } from '../state.ts';

const LYNX: Ref = { kind: 'lynx', id: 0 };
const TURNS: Intended = { kind: 'card', target: null, amount: null, isCertain: true };
const goes = (to: Hex | null): Intended => ({
  kind: 'move',
  target: to === null ? null : { kind: 'hex', id: to },
  amount: null,
  isCertain: to !== null,
});

export function intends(view: View): Intent[] {
  const [sign] = view.signs as readonly number[];
  const card = sign === undefined ? [TURNS] : [];
  if (view.bait >= 0) {
    const to = towardBait(view);
    return [
      intent(
        [...card, goes(to)],
        to === view.lynx ? 'stays at the bait' : `to the bait, ${far(view, to)}`,
        'Bait lies on the map: the lynx goes up to 2 hexes toward it, whatever its card says.',
      ),
    ];
  }
  if (sign === undefined)
    return [intent([TURNS, goes(null)], '?', 'No sign lies open: the lynx follows the next card, which nobody has seen.')];
  const to = whereTo(view, sign);
  const { name } = lynxCard(sign);
  return [intent([goes(to)], to === view.lynx ? 'stays' : `goes ${far(view, to)}`, `The lynx follows the sign that lies open: ${name}.`)];
}

const intent = (does: readonly Intended[], says: string, why: string): Intent => ({ about: LYNX, does, says, why });
const far = (view: View, to: Hex): string => plural(stepsBetween(view, view.lynx, to), 'hex', 'hexes');

export function came(event: LynxEvent): Came | null {
  if (event.type === 'lynx-turned') return { about: LYNX, kind: 'card', target: null, amount: null };
  if (event.type === 'round-ended') return { about: null, kind: 'done' };
  return event.type === 'lynx-went' ? { about: LYNX, kind: 'move', target: { kind: 'hex', id: event.to }, amount: null } : null;
}
