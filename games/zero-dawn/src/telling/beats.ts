/** How each event is shown: how long it is looked at, what it is like, who acts, and where to look. */
import type { Beat, Deed, Ref, Seat, Weight } from '@quarry/kernel';
import { QUESTS } from '../content/box.ts';
import { ENEMIES } from '../content/enemies.ts';
import type { DawnEvent, EnemyGait, HunterGait, Shove, Told } from '../events.ts';
import type { View } from '../state.ts';

type Type = DawnEvent['type'];
/** As a method, so that it can be looked up by the type of any event. */
type Shows<T extends Type = Type> = { shows(event: Told<T>, view: View): Beat }['shows'];

const enemy = (id: number): Ref => ({ kind: 'enemy', id });
const hunter = (seat: Seat): Ref => ({ kind: 'hunter', id: seat });
const square = (id: number): Ref => ({ kind: 'square', id });
const card = (id: number): Ref => ({ kind: 'card', id });
const cardsOf = (nos: readonly number[]): Ref[] => nos.filter(no => no >= 0).map(card);

/** What a hunter does. */
const done =
  (weight: Weight, deed?: Deed) =>
  ({ seat }: { readonly seat: Seat }): Beat => ({ weight, ...(deed && { deed }), by: seat, about: [hunter(seat)] });
/** What happens to a hunter, whoever does it. */
const suffered =
  (weight: Weight, deed?: Deed) =>
  ({ seat }: { readonly seat: Seat }): Beat => ({ weight, ...(deed && { deed }), about: [hunter(seat)] });
/** What a machine does, or what becomes of it. */
const machine =
  (weight: Weight, deed?: Deed) =>
  ({ enemy: id }: { readonly enemy: number }): Beat => ({ weight, ...(deed && { deed }), about: [enemy(id)] });
/** What happens to all. */
const told = (weight: Weight, deed?: Deed) => (): Beat => ({ weight, ...(deed && { deed }) });

/** What a hunter does with a card, or with several. */
const withCard =
  (weight: Weight, deed: Deed) =>
  ({ seat, card: no }: { readonly seat: Seat; readonly card: number }): Beat => ({
    weight,
    deed,
    by: seat,
    about: [...cardsOf([no]), hunter(seat)],
  });
const withCards =
  (weight: Weight, deed: Deed) =>
  ({ seat, cards }: { readonly seat: Seat; readonly cards: readonly number[] }): Beat => ({
    weight,
    deed,
    by: seat,
    about: [...cardsOf(cards), hunter(seat)],
  });

/** Whoever is driven somewhere does not act. */
const DRIVEN: readonly HunterGait[] = ['enemy-push'];
const moved = (seat: Seat, to: number, how: HunterGait): Beat => ({
  weight: 'beat',
  deed: 'move',
  ...(!DRIVEN.includes(how) && { by: seat }),
  about: [hunter(seat), square(to)],
});

/** Machines that walk their rounds are read together. */
const strolls = (how: EnemyGait | Shove): Weight => (how === 'patrol' || how === 'rejoin' ? 'slight' : 'beat');

/** What is won goes to whoever wins it. */
const won =
  (shows: (event: { readonly seat: Seat; readonly card: number }) => Beat) =>
  (event: { readonly seat: Seat; readonly card: number }): Beat => ({ ...shows(event), goesTo: event.seat });

/** The quarry of the hunt enters with a card of its own, the first of its kind alone. */
const placed: Shows<'enemy-placed'> = (event, { enemies }) => {
  const shown = machine('beat', 'move')(event);
  const type = enemies.find(one => one.id === event.enemy)?.type;
  if (type === undefined) return shown; // it is gone by now
  const { name, hp, armour, type: kind } = ENEMIES[type]!;
  const isGreat = QUESTS.some(({ quarry }) => quarry === kind) && enemies.find(one => one.type === type)?.id === event.enemy;
  return isGreat ? { ...shown, weight: 'moment', enters: { name, says: `The quarry. ${hp} HP, armour ${armour}.` } } : shown;
};

const BEATS: { readonly [T in Type]: Shows<T> } = {
  // Set-up and tracking
  'trading-settled': told('beat'),
  'hunter-chosen': done('beat', 'card'),
  'leader-named': suffered('beat', 'gain'),
  'fledgling-named': suffered('slight'),
  'tracking-began': told('beat', 'turn'),
  'tracking-drawn': done('slight', 'card'),
  'events-drawn': done('slight', 'card'),
  'picks-revealed': ({ card: no, event }) => ({ weight: 'moment', deed: 'card', about: cardsOf([no, event]) }),
  'rival-named': suffered('beat', 'card'),

  // The encounter
  'encounter-began': told('moment', 'turn'),
  'enemy-placed': placed,
  'turn-began': done('beat', 'turn'),
  'turn-skipped': suffered('beat'),
  'actions-skipped': done('slight'),
  'dusk-nears': told('beat', 'turn'),
  'dusk-fell': told('moment', 'defeat'),
  maintenance: told('slight'),
  'vote-taken': told('beat'),
  'encounter-won': told('moment', 'win'),
  'encounter-lost': told('moment', 'defeat'),
  'table-cleared': told('slight'),
  'corpse-looted': ({ seat, square: at }) => ({ weight: 'beat', deed: 'gain', by: seat, about: [square(at), hunter(seat)], goesTo: seat }),
  'grass-named': ({ seat, square: at }) => ({ weight: 'beat', by: seat, about: [square(at)] }),
  'trap-set': ({ seat, square: at }) => ({ weight: 'beat', deed: 'card', by: seat, about: [square(at)] }),
  'trap-sprung': ({ seat, enemy: id, square: at }) => ({ weight: 'moment', deed: 'attack', by: seat, about: [enemy(id), square(at)] }),
  'ruin-used': ({ seat, enemy: id, square: at }) => ({ weight: 'moment', deed: 'miss', about: [hunter(seat), enemy(id), square(at)] }),
  'points-gained': told('slight', 'gain'),

  // Hunters
  'hunter-moved': ({ seat, square: to, how }) => moved(seat, to, how),
  'hunter-stayed': event => ('square' in event ? moved(event.seat, event.square, event.how) : done('slight')(event)),
  'hunter-suffers': suffered('moment', 'loss'),
  'hunter-recovers': suffered('slight', 'heal'),
  'hunter-damaged': suffered('moment', 'hit'),
  'hunter-fainted': suffered('moment', 'faint'),
  'hunter-stood-up': suffered('beat', 'heal'),
  'action-taken': done('slight'),
  'action-granted': withCard('beat', 'gain'),
  'text-speaks': withCard('slight', 'card'),
  effect: ({ card: no }) => ({ weight: 'slight', about: cardsOf([no]) }),
  'levelled-up': withCards('beat', 'gain'),
  'glory-gained': ({ seat }) => ({ weight: 'beat', deed: 'gain', about: [hunter(seat)], goesTo: seat }),
  'glory-lost': suffered('slight', 'loss'),
  'sun-gained': suffered('moment', 'gain'),

  // Action cards
  'cards-drawn': done('slight', 'card'),
  'cards-discarded': withCards('slight', 'card'),
  'pile-card-discarded': suffered('slight', 'loss'),
  'cards-lost': suffered('slight', 'loss'),
  'card-played': withCard('beat', 'card'),
  'card-done': withCard('slight', 'card'),
  'card-returned': withCard('slight', 'card'),
  'cards-scrapped': withCards('slight', 'loss'),
  'cards-unscrapped': withCards('slight', 'heal'),
  'cards-recovered': suffered('beat', 'heal'),
  'cards-removed': withCards('slight', 'card'),
  'deck-shuffled': suffered('slight'),
  'stamina-added': suffered('slight'),

  // Attacks of hunters
  'dice-rolled': ({ seat }) => ({ weight: 'moment', deed: 'dice', ...(seat !== undefined && { by: seat, about: [hunter(seat)] }) }),
  'dice-rerolled': done('moment', 'dice'),
  'attack-declared': ({ seat, enemy: id }) => ({ weight: 'beat', deed: 'attack', by: seat, about: [enemy(id), hunter(seat)] }),
  'part-chosen': ({ seat, enemy: id }) => ({ weight: 'slight', by: seat, about: [enemy(id)] }),
  'crit-spent': withCard('slight', 'card'),
  'attack-hits': ({ seat, enemy: id, damage }) => ({
    weight: 'moment',
    deed: damage > 0 ? 'hit' : 'miss',
    by: seat,
    about: [enemy(id), hunter(seat)],
  }),
  'area-hit': ({ by, enemy: id, damage }) => ({ weight: 'moment', deed: damage > 0 ? 'hit' : 'miss', by, about: [enemy(id)] }),

  // Attacks of enemies
  'hunter-attacked': ({ seat, enemy: id }) => ({ weight: 'beat', deed: 'attack', about: [hunter(seat), enemy(id)] }),
  'attack-ignored': ({ seat, enemy: id }) => ({ weight: 'moment', deed: 'miss', about: [hunter(seat), enemy(id)] }),
  'hunter-evaded': ({ seat, enemy: id, lost }) => ({ weight: 'moment', deed: lost > 0 ? 'hit' : 'miss', about: [hunter(seat), enemy(id)] }),
  'hunter-caught': ({ seat, enemy: id }) => ({ weight: 'moment', deed: 'hit', about: [hunter(seat), enemy(id)] }),

  // Enemies
  'enemy-activated': ({ enemy: id, isAlert }) => ({ weight: isAlert ? 'beat' : 'slight', deed: 'turn', about: [enemy(id)] }),
  'behaviour-drawn': machine('beat', 'card'),
  'behaviour-reshuffled': told('slight'),
  'box-resolved': machine('beat'),
  'enemy-moved': ({ enemy: id, square: to, how }) => ({ weight: strolls(how), deed: 'move', about: [enemy(id), square(to)] }),
  'enemy-travelled': ({ enemy: id, square: to, how }) => ({ weight: strolls(how), deed: 'move', about: [enemy(id), square(to)] }),
  'enemy-stayed': machine('slight'),
  'enemy-alerted': machine('moment', 'wake'),
  'enemy-wounded': machine('moment', 'hit'),
  'enemy-suffers': machine('beat', 'loss'),
  'enemy-recovers': machine('slight', 'heal'),
  'enemy-armour': machine('beat', 'loss'),
  'component-damaged': machine('beat', 'hit'),
  'component-destroyed': machine('moment', 'hit'),
  'enemy-killed': ({ enemy: id, by }) => ({ weight: 'moment', deed: 'kill', by, about: [enemy(id), hunter(by)], goesTo: 'goal' }),
  'enemy-burnt': machine('moment', 'kill'),
  'enemy-escaped': machine('moment', 'loss'),

  // Salvage, equipment, merchants, trade
  'salvage-taken': won(withCard('beat', 'gain')),
  'salvage-spent': withCards('slight', 'loss'),
  'salvage-reshuffled': told('slight'),
  'fate-drawn': withCard('beat', 'card'),
  equipped: withCard('beat', 'gain'),
  'equipment-lost': withCard('slight', 'loss'),
  'modification-fitted': withCard('slight', 'card'),
  'modification-taken-off': withCard('slight', 'card'),
  'merchant-visited': done('beat', 'move'),
  'merchants-opened': ({ cards }) => ({ weight: 'beat', deed: 'turn', about: cardsOf(cards) }),
  'goods-bought': withCard('beat', 'gain'),
  'row-refilled': ({ card: no }) => ({ weight: 'slight', about: cardsOf([no]) }),
  'merchant-closed': told('slight'),
  'merchant-reshuffled': told('slight'),
  'merchants-closed': told('slight'),
  'trade-offered': done('beat', 'card'),
  'trade-void': done('slight'),
  'trade-made': done('beat', 'gain'),
  'trade-refused': ({ partner }) => ({ weight: 'beat', by: partner, about: [hunter(partner)] }),

  'game-over': ({ winners }) => ({ weight: 'moment', deed: winners.length > 0 ? 'win' : 'defeat', about: winners.map(hunter) }),
};

/** What is part of another deed is seen with that deed. */
export function beat(event: DawnEvent, view: View): Beat {
  const shows: Shows = BEATS[event.type];
  const beat = shows(event, view);
  return event.within === undefined ? beat : { ...beat, weight: 'slight' };
}
