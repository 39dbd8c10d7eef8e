/** How each event is shown: how long it is looked at, what it is like, who acts, and where to look. */
import type { Beat, Deed, Ref, Seat, Weight } from '@quarry/kernel';
import { crimCard } from '../content/box.ts';
import type { OfCrim, Told, UrbanEvent } from '../events.ts';

type Type = UrbanEvent['type'];
/** As a method, so that it can be looked up by the type of any event. */
type Shows<T extends Type = Type> = { shows(event: Told<T>): Beat }['shows'];

const hunter = (seat: Seat): Ref => ({ kind: 'hunter', id: seat });
const crim = (no: number): Ref => ({ kind: 'crim', id: no });
const card = (no: number): Ref => ({ kind: 'card', id: no });
const pod = (no: number): Ref => ({ kind: 'pod', id: no });

/** What a hunter does. */
const done =
  (weight: Weight, deed?: Deed) =>
  ({ seat }: { readonly seat: Seat }): Beat => ({ weight, ...(deed && { deed }), by: seat, about: [hunter(seat)] });
/** What happens to a hunter, whoever does it. */
const suffered =
  (weight: Weight, deed?: Deed) =>
  ({ seat }: { readonly seat: Seat }): Beat => ({ weight, ...(deed && { deed }), about: [hunter(seat)] });
/** What a crim does, or what becomes of it. */
const ofCrim =
  (weight: Weight, deed?: Deed) =>
  ({ crim: no }: Pick<OfCrim, 'crim'>): Beat => ({ weight, ...(deed && { deed }), about: [crim(no)] });
/** What a crim does to a hunter. */
const onHunter =
  (weight: Weight, deed: Deed) =>
  ({ crim: no, seat }: Pick<OfCrim, 'crim'> & { readonly seat: Seat }): Beat => ({ weight, deed, about: [hunter(seat), crim(no)] });
/** What happens to all. */
const told = (weight: Weight, deed?: Deed) => (): Beat => ({ weight, ...(deed && { deed }) });

/** What a hunter does with an Event Card; which one, others may not know. */
const withCard =
  (weight: Weight) =>
  ({ seat, card: no }: { readonly seat: Seat; readonly card?: number }): Beat => ({
    weight,
    deed: 'card',
    by: seat,
    about: [...(no !== undefined && no >= 0 ? [card(no)] : []), hunter(seat)],
  });

const DECIDING: readonly Told<'checked'>['check'][] = ['shoot', 'fight', 'defense', 'avoid', 'spot', 'recovery'];

/** Checks that hit or miss are moments; what they are against is looked at, too. */
function checked({ seat, crim: no, check, hasSucceeded, score }: Told<'checked'>): Beat {
  const weight = DECIDING.includes(check) ? 'moment' : check === 'move' ? 'slight' : 'beat';
  if (check === 'shoot' || check === 'fight')
    return { weight, deed: hasSucceeded ? 'hit' : 'miss', with: armOf(check), by: seat, about: [crim(no), hunter(seat)] };
  if (check === 'defense') return { weight, deed: hasSucceeded ? 'miss' : 'hit', with: armOf(score), about: [hunter(seat), crim(no)] };
  return { weight, deed: 'dice', by: seat, about: [...(no > 0 ? [crim(no)] : []), hunter(seat)] };
}
const armOf = (attack: string): 'gun' | 'hand' => (attack === 'shoot' ? 'gun' : 'hand');

/** What becomes of a crim by a hunter's hand, or by nobody's. */
const byHunter =
  (deed: Deed) =>
  ({ crim: no, by }: Pick<OfCrim, 'crim'> & { readonly by: Seat }): Beat => ({
    weight: 'moment',
    deed,
    ...(by >= 0 && { by }),
    about: [crim(no), ...(by >= 0 ? [hunter(by)] : [])],
  });

/** Crims that are worth so much enter with a card of their own. */
const GREAT = 24;
const entered: Shows<'crim-entered'> = event => {
  const shown = ofCrim('beat', 'wake')(event);
  const { name, bpv } = crimCard(event.card);
  return bpv < GREAT ? shown : { ...shown, weight: 'moment', enters: { name, says: `${bpv} points for whoever eliminates them.` } };
};

const BEATS: { readonly [T in Type]: Shows<T> } = {
  // Set-up, turn and phases
  'rolled-off': told('beat', 'dice'),
  'first-player': suffered('beat', 'turn'),
  'hunter-chosen': done('beat', 'card'),
  'hunter-placed': done('beat', 'move'),
  'decks-shuffled': told('slight'),
  'turn-begun': told('beat', 'turn'),
  'phase-begun': told('slight', 'turn'),
  'control-flipped': ({ card: no }) => ({ weight: 'moment', deed: 'card', about: [card(no)] }),
  'control-peeked': done('slight', 'card'),
  'end-tested': told('moment', 'dice'),
  'overtime-begun': told('moment', 'turn'),
  'match-conceded': done('moment', 'defeat'),
  'match-over': ({ winners }) => ({ weight: 'moment', deed: winners.length > 0 ? 'win' : 'defeat', about: winners.map(hunter) }),

  // Activation
  'hunter-activated': done('beat', 'turn'),
  'activation-ended': done('slight'),
  'action-taken': done('slight'),
  'action-granted': done('slight', 'gain'),
  'actions-lost': suffered('beat', 'loss'),
  'hunter-focused': done('beat'),
  'focus-spent': done('slight'),
  'hunter-moved': done('beat', 'move'),
  'hunter-snared': suffered('moment', 'loss'),
  'snare-shaken-off': done('slight'),

  // Dice
  rolled: ({ seat, crim: no }) => ({ weight: 'moment', deed: 'dice', by: seat, about: [...(no > 0 ? [crim(no)] : []), hunter(seat)] }),
  rerolled: done('moment', 'dice'),
  checked,
  'impact-option': done('beat', 'gain'),

  // Attacks and wounds
  'attack-declared': ({ seat, crim: no }) => ({ weight: 'beat', deed: 'attack', by: seat, about: [crim(no), hunter(seat)] }),
  'attack-depleted': suffered('beat', 'loss'),
  'attack-reloaded': done('beat', 'gain'),
  'hunter-attacked': onHunter('moment', 'attack'),
  'hunter-struck': event => ({ ...onHunter('moment', 'hit')(event), with: 'hand' }),
  'strike-avoided': event => ({ ...onHunter('moment', 'miss')(event), with: 'hand' }),
  'wounds-cancelled': suffered('beat', 'heal'),
  'hunter-wounded': event => ({ ...suffered('moment', 'hit')(event), with: 'spark' }),
  'hunter-healed': suffered('beat', 'heal'),
  'hunter-incapacitated': suffered('moment', 'faint'),
  'hunter-returned': done('moment', 'heal'),

  // Resources
  'points-gained': ({ seat, n }) => ({
    weight: 'moment',
    deed: n < 0 ? 'loss' : 'gain',
    by: seat,
    about: [hunter(seat)],
    ...(n > 0 && { goesTo: seat }),
  }),
  'momentum-gained': ({ seat, n }) => ({ weight: 'slight', deed: n < 0 ? 'loss' : 'gain', by: seat, about: [hunter(seat)] }),
  'momentum-spent': done('beat', 'card'),
  'rule-used': done('beat', 'card'),
  'token-taken': done('beat', 'gain'),
  'shot-taken': done('beat', 'gain'),
  'shots-ended': suffered('slight', 'loss'),
  'med-spray-used': done('beat', 'heal'),
  'pod-opened': ({ seat, pod: no }) => ({ weight: 'beat', deed: 'gain', by: seat, about: [pod(no), hunter(seat)], goesTo: seat }),
  'pod-emptied': ({ pod: no }) => ({ weight: 'slight', about: [pod(no)] }),
  'pods-restocked': told('slight', 'gain'),

  // Crims
  'crims-ordered': told('slight'),
  'crims-reshuffled': told('slight'),
  'crim-entered': entered,
  'crim-turned-away': told('slight'),
  'order-given': ({ seat, crim: no }) => ({ weight: 'beat', by: seat, about: [crim(no)] }),
  'crim-ordered': ofCrim('slight'),
  'order-replaced': ofCrim('slight'),
  'crim-held': ofCrim('slight'),
  'crim-acted': ofCrim('slight'),
  // Crims that only move are seen together: who attacks has a moment.
  'crim-moved': ofCrim('slight', 'move'),
  'crim-pushed': ofCrim('beat', 'move'),
  'crim-wounded': event => ({ ...byHunter('hit')(event), with: event.isStrike ? 'hand' : 'spark' }),
  'crim-healed': ofCrim('beat', 'heal'),
  'crim-eliminated': byHunter('kill'),
  'crim-hidden': ofCrim('beat', 'move'),
  'crim-revealed': ofCrim('moment', 'wake'),
  'crim-came-out': ofCrim('moment', 'wake'),
  'bounty-changed': ofCrim('beat', 'gain'),

  // Event Cards
  'events-reshuffled': told('slight'),
  'keeper-drawn': withCard('slight'),
  'keeper-flipped': withCard('beat'),
  'keeper-played': withCard('moment'),
  'keeper-discarded': withCard('slight'),
  'event-queued': withCard('beat'),
  'event-carried-out': withCard('moment'),
  'event-in-force': withCard('beat'),
  'event-expired': ({ card: no }) => ({ weight: 'slight', about: [card(no)] }),
  effect: told('slight'),
};

/** What is part of another deed is seen with that deed. */
export function beat(event: UrbanEvent): Beat {
  const shows: Shows = BEATS[event.type];
  const beat = shows(event);
  return event.within === undefined ? beat : { ...beat, weight: 'slight' };
}
