/** What the announcer says of an event: which moment of the show it is, and one of its lines, by a seed, never the one that was said before. */
import { sha256 } from '@quarry/kernel';
import { SHOW, type ShowMomentName, type Slot } from '../content/announcer.ts';
import { crimCard, nameOf } from '../content/box.ts';
import type { Told, UrbanEvent } from '../events.ts';
import { hunterName } from '../sentences/names.ts';
import type { View } from '../state.ts';

/** A moment, and what its lines may name. */
interface Cue {
  readonly moment: ShowMomentName;
  readonly facts: Readonly<Partial<Record<Slot, string | number>>>;
}

/** Crims that are worth so much are the show's great names. */
const GREAT = 24;
const isGreat = (card: number): boolean => crimCard(card).bpv >= GREAT;

type Type = UrbanEvent['type'];
type Cues = { readonly [T in Type]?: (event: Told<T>, view: View) => Cue | null };

/** UM-END-3: after this card the match may end. */
const isLastCard = ({ controlPile }: View): boolean => (typeof controlPile === 'number' ? controlPile : controlPile.length) === 0;

function ended({ winners, points }: Told<'match-over'>, view: View): Cue {
  const [winner, ...others] = winners;
  if (winner === undefined) return { moment: 'lose', facts: { n: Math.max(...points) } };
  const facts = { n: points[winner]! };
  return others.length > 0 ? { moment: 'shared-win', facts } : { moment: 'win', facts: { ...facts, hunter: hunterName(view, winner) } };
}

/** UM-ELIM-6: points that texts add to no success at all are no applause. */
const scored = ({ seat, source, n, successes = 0 }: Told<'points-gained'>, view: View): Cue | null =>
  source === 'quality' && successes > 0 ? { moment: 'crowd', facts: { hunter: hunterName(view, seat), n } } : null;

function checked({ check, seat, card, successes, hasSucceeded }: Told<'checked'>, view: View): Cue | null {
  if (check === 'quality') return successes === 0 ? { moment: 'quiet-crowd', facts: {} } : null;
  const isMiss = (check === 'shoot' || check === 'fight') && !hasSucceeded;
  return isMiss ? { moment: 'miss', facts: { hunter: hunterName(view, seat), crim: nameOf(card) } } : null;
}

const CUES: Cues = {
  'hunter-placed': ({ seat }, view) => ({ moment: 'welcome', facts: { hunter: hunterName(view, seat) } }),
  'turn-begun': ({ turn }) => ({ moment: 'turn-opening', facts: { n: turn } }),
  'control-flipped': (_, view) => (isLastCard(view) && view.overtime === 0 ? { moment: 'last-turn', facts: {} } : null),
  'overtime-begun': () => ({ moment: 'overtime', facts: {} }),
  'order-given': ({ seat, card }, view) => ({ moment: 'control-taken', facts: { hunter: hunterName(view, seat), crim: nameOf(card) } }),
  'crim-entered': ({ card }) => ({
    moment: isGreat(card) ? 'great-arrival' : 'arrival',
    facts: { crim: nameOf(card), n: crimCard(card).bpv },
  }),
  'crim-revealed': ({ card }) => ({ moment: 'found', facts: { crim: nameOf(card) } }),
  'crim-eliminated': ({ card, by }, view) =>
    by < 0 ? null : { moment: isGreat(card) ? 'great-kill' : 'kill', facts: { hunter: hunterName(view, by), crim: nameOf(card) } },
  'points-gained': scored,
  checked,
  'impact-option': ({ seat }, view) => ({ moment: 'impact-ten', facts: { hunter: hunterName(view, seat) } }),
  'attack-depleted': ({ seat }, view) => ({ moment: 'run-dry', facts: { hunter: hunterName(view, seat) } }),
  'hunter-wounded': ({ seat, n }, view) => ({ moment: 'hit', facts: { hunter: hunterName(view, seat), n } }),
  'strike-avoided': ({ seat, card }, view) => ({ moment: 'dodge', facts: { hunter: hunterName(view, seat), crim: nameOf(card) } }),
  'hunter-incapacitated': ({ seat }, view) => ({ moment: 'off-air', facts: { hunter: hunterName(view, seat) } }),
  'hunter-returned': ({ seat }, view) => ({ moment: 'back-on-air', facts: { hunter: hunterName(view, seat) } }),
  'pod-opened': ({ seat }, view) => ({ moment: 'pod', facts: { hunter: hunterName(view, seat) } }),
  'match-over': ended,
};

/** Which moment of the show an event is; null if the announcer has nothing to say. */
export function cueOf(event: UrbanEvent, view: View): Cue | null {
  const cue = CUES[event.type] as ((event: UrbanEvent, view: View) => Cue | null) | undefined;
  return cue?.(event, view) ?? null;
}

/** What was said, and which line of which moment it was. */
export interface Announced {
  readonly moment: ShowMomentName;
  readonly line: number;
  readonly says: string;
}

/**
 * The line for an event. `seed` is whatever tells this event from others of the match, so that all who watch hear the same; `before` is what was announced last, at all or at this
 * moment: that line is not said again.
 */
export function announce(event: UrbanEvent, view: View, seed: string, before: Announced | null): Announced | null {
  const cue = cueOf(event, view);
  if (!cue) return null;
  const { lines } = SHOW[cue.moment];
  const left = [...lines.keys()].filter(line => before?.moment !== cue.moment || before.line !== line);
  const line = left[Number.parseInt(sha256(`${seed} ${cue.moment}`).slice(0, 8), 16) % left.length]!;
  return { moment: cue.moment, line, says: filled(lines[line]!, cue.facts) };
}

const filled = (line: string, facts: Cue['facts']): string =>
  line.replaceAll(/\{(\w+)\}/g, (slot, name: Slot) => String(facts[name] ?? slot));
