/** How each event is shown: how long it is looked at, what it is like, whose seat acts, and where to look. */
import type { Beat, Deed, Ref, Seat, Weight } from '@quarry/kernel';
import { ENEMY_TYPES, type EnemyType } from '../content/kinds.ts';
import { ENEMY_NAMES } from '../content/names.ts';
import type { Told, WestEvent } from '../events.ts';
import { enemiesIn, isHuge } from '../questions.ts';
import type { View } from '../state.ts';
import { cardRef, enemyRef, featureRef, seatRef, squareRef } from './refs.ts';

type Type = WestEvent['type'];
/** As a method, so that it can be looked up by the type of any event. */
type Show<T extends Type = Type> = { show(event: Told<T>, view: View): Beat }['show'];
type Shows = { readonly [T in Type]: Show<T> };

const shown = (weight: Weight, deed?: Deed, about: readonly Ref[] = [], by: Seat = -1): Beat => ({
  weight,
  ...(deed ? { deed } : {}),
  ...(by < 0 ? {} : { by }),
  ...(about.length > 0 ? { about } : {}),
});
const slight: Show = () => shown('slight');
/** What a character does to the own things. */
const ownSlight = (event: { readonly seat: Seat }): Beat => shown('slight', undefined, [], event.seat);
const ownCard =
  (weight: Weight, deed: Deed) =>
  (event: { readonly seat: Seat; readonly card: number }): Beat =>
    shown(weight, deed, [cardRef(event.card), seatRef(event.seat)], event.seat);
/** What the game does to a character. */
const befalls =
  (weight: Weight, deed: Deed) =>
  (event: { readonly seat: Seat }): Beat =>
    shown(weight, deed, [seatRef(event.seat)]);
/** What somebody does who stands there. */
const does =
  (weight: Weight, deed: Deed) =>
  (event: { readonly seat: Seat }): Beat =>
    shown(weight, deed, [seatRef(event.seat)], event.seat);
const ofEnemy =
  (weight: Weight, deed?: Deed) =>
  (event: { readonly enemy: number }): Beat =>
    shown(weight, deed, [enemyRef(event.enemy)]);
const ofFeature =
  (weight: Weight, deed: Deed) =>
  (event: { readonly feature: number }): Beat =>
    shown(weight, deed, [featureRef(event.feature)]);
const changed = (event: { readonly by: number }): Beat => shown('beat', event.by < 0 ? 'loss' : 'gain');

const typesOf = (view: View, type: EnemyType) => enemiesIn(view).filter(one => ENEMY_TYPES[one.type] === type);
const ofType = (view: View, type: EnemyType): Ref[] => typesOf(view, type).map(one => enemyRef(one.id));

/** The turn of a huge enemy is looked at. */
const draws: Show<'behaviour-drawn'> = (event, view) =>
  shown(typesOf(view, event.enemyType).some(isHuge) ? 'moment' : 'beat', 'card', ofType(view, event.enemyType));

const marshalMoves: Show<'marshal-moved'> = ({ seat, square, how }) =>
  shown(how === 'placed' ? 'slight' : 'beat', 'move', [seatRef(seat), squareRef(square)], how === 'pushed' ? -1 : seat);
/** On patrol nothing comes of a step by itself. */
const enemyMoves = ({ enemy, square, how }: Told<'enemy-moved' | 'enemy-walked'>): Beat =>
  shown(how === 'patrol' || how === 'return' ? 'slight' : 'beat', 'move', [enemyRef(enemy), squareRef(square)]);

/** What is huge enters with a card of its own, the first of its kind alone. */
const placed: Show<'enemy-placed'> = ({ enemy, square, enemyType }, view) => {
  const beat = shown('beat', 'wake', [enemyRef(enemy), squareRef(square)]);
  const [first] = typesOf(view, enemyType);
  if (!first || first.id !== enemy || !isHuge(first)) return beat;
  return {
    ...beat,
    weight: 'moment',
    enters: { name: ENEMY_NAMES[enemyType], says: 'It takes up four squares. Break off what it fights with.' },
  };
};

const rolls: Show<'dice-rolled'> = ({ seat, for: why }) => shown(why === 'patrol' ? 'slight' : 'moment', 'dice', [], seat);
/** Without a roll nothing has been at stake. */
const NOT_ROLLED: readonly Told<'command-failed'>['why'][] = ['declined', 'forbidden', 'too-far', 'ally-deafened'];
const commandFails: Show<'command-failed'> = ({ seat, why }) =>
  NOT_ROLLED.includes(why) ? shown('slight', undefined, [], seat) : shown('moment', 'dice', [seatRef(seat)], seat);

const enemyActs: Show<'enemy-action'> = ({ enemy, action }) => {
  if (action === 'alert') return shown('moment', 'wake', [enemyRef(enemy)]);
  return action === 'attack-feature' ? shown('moment', 'attack', [enemyRef(enemy)]) : shown('beat', undefined, [enemyRef(enemy)]);
};

const SHOWS: Shows = {
  // The story
  'chapter-began': () => shown('beat', 'turn'),
  'cards-left-out': () => shown('beat'),
  'entry-opened': () => shown('beat', 'turn'),
  'path-taken': () => shown('beat'),
  'entry-event': ({ isAgain }) => shown(isAgain ? 'slight' : 'beat'),
  'entry-outcome': ({ isHeld }) => shown(isHeld ? 'beat' : 'slight'),
  'story-rolled': () => shown('moment', 'dice'),
  'story-declined': ({ isOut }) => shown(isOut ? 'beat' : 'slight'),
  'counter-moved': () => shown('beat'),
  'flag-set': slight,
  'token-collected': () => shown('beat', 'gain'),
  'special-collected': ({ card }) => shown('beat', 'gain', [cardRef(card)]),
  prepared: () => shown('beat', 'gain'),
  'potions-changed': changed,
  'supplies-changed': changed,
  'resource-collected': event => ({ ...does('beat', 'gain')(event), goesTo: event.seat }),
  'pile-empty': slight,
  'resource-lost': befalls('beat', 'loss'),
  'one-picked': ({ seat }) => shown('slight', undefined, [seatRef(seat)]),
  'card-given': ownCard('beat', 'gain'),
  'nothing-left': slight,
  'behaviour-added': ({ card }) => shown('beat', 'card', [cardRef(card)]),
  'injuries-added': () => shown('beat', 'loss'),
  'alert-start': () => shown('beat', 'loss'),
  'level-risen': () => shown('beat'),
  'profiles-risen': () => shown('beat', 'gain'),
  'selection-widened': slight,
  'card-gained': ownCard('beat', 'gain'),
  'gear-upgraded': ownCard('beat', 'gain'),
  'cards-recovered': does('slight', 'heal'),
  'injury-removed': ownCard('beat', 'heal'),
  'cards-shown': ({ cards }) => shown('beat', 'card', cards.map(cardRef)),
  'story-ended': () => shown('moment', 'win'),
  'chapter-ended': () => shown('beat', 'turn'),

  // Camp
  'gear-swapped': ownCard('slight', 'card'),
  'modification-fitted': ownCard('slight', 'card'),
  'modification-taken-off': ownCard('slight', 'card'),
  'card-added': ownCard('slight', 'card'),
  'card-removed': ownCard('slight', 'card'),
  'resource-passed': ({ seat, to }) => shown('slight', 'gain', [seatRef(to)], seat),
  'card-passed': ({ seat, to, card }) => shown('slight', 'gain', [cardRef(card), seatRef(to)], seat),
  'character-changed': does('beat', 'turn'),
  'change-refused': ({ by }) => shown('beat', undefined, [], by),

  // Set-up
  'brief-opened': () => shown('moment', 'turn'),
  'first-chosen': befalls('slight', 'turn'),
  'enemy-placed': placed,
  'special-given': ownCard('beat', 'gain'),
  'special-left': slight,
  'token-rule': () => shown('beat'),
  'fight-began': () => shown('moment', 'turn'),
  'turn-began': does('beat', 'turn'),
  'turn-ended': ownSlight,
  'tops-seen': ({ enemyType, cards }, view) => shown('beat', 'card', [...cards.map(cardRef), ...ofType(view, enemyType)]),

  // The tracks
  'alert-moved': ({ from, row }) => shown(row > from ? 'beat' : 'slight'),
  'threat-moved': befalls('slight', 'move'),
  'marshal-revealed': befalls('moment', 'wake'),
  'marshal-hid': befalls('beat', 'gain'),
  'threat-order': ({ seat }) => shown('slight', undefined, [seatRef(seat)]),
  noticed: befalls('beat', 'wake'),

  // What characters do
  'action-begun': ownSlight,
  'card-action': ownCard('slight', 'card'),
  'marshal-moved': marshalMoves,
  'card-played': ownCard('beat', 'card'),
  'card-discarded': ownCard('slight', 'card'),
  'special-boxed': ownCard('slight', 'card'),
  'cards-drawn': ownSlight,
  'cards-taken-back': ownSlight,
  'deck-shuffled': ownSlight,
  'top-discarded': ownSlight,
  word: ownSlight,
  'dice-rolled': rolls,
  'dice-rerolled': does('moment', 'dice'),
  'attack-declared': ({ seat, enemy }) => shown('beat', 'attack', [enemyRef(enemy), seatRef(seat)], seat),
  'attack-hits': ({ seat, enemy, damage }) => shown('moment', damage > 0 ? 'hit' : 'miss', [enemyRef(enemy), seatRef(seat)], seat),
  'command-rolled': does('moment', 'dice'),
  'command-passed': does('moment', 'dice'),
  'command-failed': commandFails,
  'solo-token-spent': does('beat', 'loss'),
  'distraction-placed': ({ seat, square }) => shown('beat', undefined, [squareRef(square)], seat),
  'distraction-gone': ({ square, isAttacked }) => shown(isAttacked ? 'beat' : 'slight', undefined, [squareRef(square)]),
  rested: ownSlight,

  // Traps
  'resource-spent': ownSlight,
  'trap-placed': ({ seat, square }) => shown('beat', undefined, [squareRef(square), seatRef(seat)], seat),
  'trap-lifted': ({ seat, square }) => shown('slight', undefined, [squareRef(square)], seat),
  'trap-springs': ({ square }) => shown('moment', 'attack', [squareRef(square)]),
  'trap-hits-enemy': ({ enemy, damage }) => shown('moment', damage > 0 ? 'hit' : 'miss', [enemyRef(enemy)]),
  'trap-hits-marshal': befalls('moment', 'hit'),
  'trap-gone': slight,
  'trap-removed': ({ square }) => shown('slight', undefined, [squareRef(square)]),

  // Health
  'marshal-hurt': befalls('moment', 'hit'),
  'marshal-healed': befalls('beat', 'heal'),
  'marshal-fainted': befalls('moment', 'faint'),
  'injury-taken': ({ seat, card }) => shown('beat', 'loss', [seatRef(seat), cardRef(card)]),
  'injury-spared': befalls('beat', 'gain'),
  'injury-strikes': ({ seat, card }) => shown('moment', 'loss', [seatRef(seat), cardRef(card)]),
  'injury-shaken-off': ownCard('beat', 'heal'),
  'condition-gained': befalls('beat', 'loss'),
  'condition-lost': befalls('slight', 'heal'),

  // What enemies do
  'enemy-phase-skipped': slight,
  'types-ordered': slight,
  'type-patrols': ({ enemyType }, view) => shown('slight', 'move', ofType(view, enemyType)),
  'type-skips': ({ enemyType }, view) => shown('beat', undefined, ofType(view, enemyType)),
  'behaviour-drawn': draws,
  'behaviour-reshuffled': slight,
  'behaviour-buried': slight,
  'deck-opened': slight,
  'series-chosen': ofEnemy('slight'),
  'enemy-moved': enemyMoves,
  'enemy-walked': enemyMoves,
  'enemy-idle': ofEnemy('slight'),
  'target-fixed': ofEnemy('slight'),
  'marshal-attacked': ({ seat, enemy }) => shown('beat', 'attack', [seatRef(seat), enemyRef(enemy)]),
  'marshal-evaded': ({ seat, enemy, suffered }) => shown('moment', suffered > 0 ? 'hit' : 'miss', [seatRef(seat), enemyRef(enemy)]),
  'enemy-action': enemyActs,
  'enemy-hurt': ofEnemy('moment', 'hit'),
  'enemy-healed': ofEnemy('beat', 'heal'),
  'enemy-armour': ofEnemy('slight'),
  'enemy-defeated': ofEnemy('moment', 'kill'),
  'part-hurt': ofEnemy('moment', 'hit'),
  'part-destroyed': ofEnemy('moment', 'hit'),
  'enemy-condition': ofEnemy('beat', 'hit'),
  'enemy-condition-lost': ofEnemy('slight'),
  'mine-laid': ({ enemy, square }) => shown('beat', undefined, [squareRef(square), enemyRef(enemy)]),

  // Briefs
  'feature-used': ({ seat, feature }) => shown('moment', 'gain', [featureRef(feature), seatRef(seat)], seat),
  'feature-hurt': ofFeature('moment', 'hit'),
  'feature-destroyed': ofFeature('moment', 'kill'),
  'feature-moved': ({ feature, square }) => shown('beat', 'move', [featureRef(feature), squareRef(square)]),
  'feature-lost': ofFeature('moment', 'loss'),
  'feature-held': ({ feature, isHeld }) => shown('beat', isHeld ? 'gain' : 'loss', [featureRef(feature)]),
  'feature-through': ofFeature('moment', 'gain'),
  'part-marked': ofEnemy('slight'),
  'stones-loosened': ({ square }) => shown('beat', undefined, [squareRef(square)]),
  'duel-named': befalls('beat', 'turn'),
  'beacons-call': () => shown('moment', 'wake'),
  'wave-came': () => shown('moment', 'wake'),
  'stage-done': () => shown('moment', 'win'),
  'once-used': () => shown('beat', 'card'),
  'fight-won': () => shown('moment', 'win'),
  'fight-failed': () => shown('moment', 'defeat'),
  'tried-again': () => shown('beat', 'turn'),
  'pressed-on': () => shown('beat', 'turn'),
  'table-cleared': slight,
};

/** What is part of another deed is seen with that deed. */
export function beat(event: WestEvent, view: View): Beat {
  const show: Show = SHOWS[event.type];
  const found = show(event, view);
  return event.within === undefined ? found : { ...found, weight: 'slight' };
}
