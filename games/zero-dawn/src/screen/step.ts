/**
 * The view after one event, so that what happened can be shown line by line. Only what is drawn is followed: where models stand, their
 * wounds, states and conditions, decks, glory, Suns, wares, and what lies on the map. The whole view that comes after is the truth.
 */
import type { Seat } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import { box, cardAt, KITS, sortOfCard } from '../content/box.ts';
import { HUNTERS } from '../content/hunters.ts';
import { ARCS, type Condition } from '../content/types.ts';
import type { DawnEvent, Told } from '../events.ts';
import type { View } from '../state.ts';
import { count, type EnemyView, type HunterView, type Zone } from './names.ts';
import { toldIn } from './told.ts';

type Type = DawnEvent['type'];
/** As a method, so that it can be looked up by the type of any event. */
type Change<T extends Type = Type> = { change(view: View, event: Told<T>): View | null }['change'];

function withHunter(view: View, { seat }: { readonly seat: Seat }, change: (hunter: HunterView) => Partial<HunterView>): View | null {
  const hunter = view.hunters[seat];
  return hunter ? { ...view, hunters: view.hunters.with(seat, { ...hunter, ...change(hunter) }) } : null;
}

function withEnemy(view: View, { enemy: id }: { readonly enemy: number }, change: (enemy: EnemyView) => Partial<EnemyView>): View | null {
  const enemy = view.enemies[id];
  return enemy ? { ...view, enemies: view.enemies.with(id, { ...enemy, ...change(enemy) }) } : null;
}

const withMerchant = (
  view: View,
  { level }: { readonly level: number },
  change: (merchant: View['merchants'][number]) => Partial<View['merchants'][number]>,
): View | null => {
  const at = level - 1;
  const merchant = view.merchants[at];
  return merchant ? { ...view, merchants: view.merchants.with(at, { ...merchant, ...change(merchant) }) } : null;
};

/** A zone that is only counted grows and shrinks by numbers; one that is seen, by its cards. */
const plus = (zone: Zone, cards: readonly number[], n = cards.length): Zone => (typeof zone === 'number' ? zone + n : [...zone, ...cards]);
const minus = (zone: Zone, cards: readonly number[], n = cards.length): Zone =>
  typeof zone === 'number' ? Math.max(0, zone - n) : zone.filter(card => !cards.includes(card));

const seen = (zone: Zone): readonly number[] => (typeof zone === 'number' ? [] : zone);
const without = (squares: readonly number[], square: number): readonly number[] => squares.filter(one => one !== square);
const suffering = ({ condition }: { readonly condition: Condition }, n: 0 | 1): Partial<Record<Condition, number>> => ({ [condition]: n });

/** Scrapped cards come from the hand or the discard pile: what was not on the pile was in the hand. */
function scrapped(hunter: HunterView, cards: readonly number[]): Partial<HunterView> {
  const fromHand = cards.filter(card => !seen(hunter.discard).includes(card));
  return {
    hand: minus(hunter.hand, cards, fromHand.length),
    discard: minus(hunter.discard, cards),
    scrapped: plus(hunter.scrapped, cards),
  };
}

function equipped(hunter: HunterView, card: number): Partial<HunterView> {
  const printed = box.has(card) ? cardAt(card).card : undefined;
  return printed && 'arc' in printed ? { equipment: hunter.equipment.with(ARCS.indexOf(printed.arc), card) } : {};
}

const gone =
  (status: EnemyView['status']): Change<'enemy-killed' | 'enemy-burnt' | 'enemy-escaped'> =>
  (view, event) =>
    withEnemy(view, event, () => ({ status, isAlert: false }));

const CHANGES: { readonly [T in Type]?: Change<T> } = {
  'hunter-chosen': (view, event) => withHunter(view, event, () => ({ hunter: HUNTERS.findIndex(hunter => hunter.id === event.hunter) })),
  'leader-named': (view, event) => ({ ...view, leader: event.seat }),
  'fledgling-named': (view, event) => ({ ...view, fledgling: event.seat }),
  'picks-revealed': (view, event) => ({
    ...view,
    card: event.card,
    event: event.event,
    level: event.level,
    trackingDrawn: [],
    eventDrawn: [],
  }),
  'turn-began': (view, event) => ({ ...view, turn: event.turn, active: event.seat }),

  'hunter-moved': (view, event) => withHunter(view, event, () => ({ square: event.square })),
  'hunter-suffers': (view, event) => withHunter(view, event, () => suffering(event, 1)),
  'hunter-recovers': (view, event) => withHunter(view, event, () => suffering(event, 0)),
  'hunter-fainted': (view, event) => withHunter(view, event, () => ({ isUp: false, faints: event.faints })),
  'hunter-stood-up': (view, event) => withHunter(view, event, () => ({ isUp: true, draw: event.n, discard: [] })),

  'cards-drawn': (view, event) =>
    withHunter(view, event, ({ draw, hand }) => ({
      draw: minus(draw, event.cards ?? [], event.n),
      hand: plus(hand, event.cards ?? [], event.n),
    })),
  'cards-discarded': (view, event) =>
    withHunter(view, event, ({ hand, discard }) => ({ hand: minus(hand, event.cards), discard: plus(discard, event.cards) })),
  'pile-card-discarded': (view, event) =>
    withHunter(view, event, ({ draw, discard }) => ({ draw: minus(draw, event.cards), discard: plus(discard, event.cards) })),
  'card-played': (view, event) => withHunter(view, event, ({ hand }) => ({ hand: minus(hand, [event.card]) })),
  'card-done': (view, event) => withHunter(view, event, ({ discard }) => ({ discard: plus(discard, [event.card]) })),
  'card-returned': (view, event) => withHunter(view, event, ({ hand }) => ({ hand: plus(hand, [event.card]) })),
  'cards-scrapped': (view, event) => withHunter(view, event, hunter => scrapped(hunter, event.cards)),
  'cards-unscrapped': (view, event) =>
    withHunter(view, event, hunter => ({
      scrapped: minus(hunter.scrapped, event.cards),
      discard: plus(hunter.discard, event.cards),
    })),
  'cards-recovered': (view, event) =>
    withHunter(view, event, ({ draw, discard }) => ({ draw: plus(draw, event.cards), discard: minus(discard, event.cards) })),

  'glory-gained': (view, event) => withHunter(view, event, ({ glory }) => ({ glory: glory + event.n })),
  'glory-lost': (view, event) => withHunter(view, event, ({ glory }) => ({ glory: Math.max(0, glory - event.n) })),
  'salvage-taken': (view, event) => withHunter(view, event, ({ salvage }) => ({ salvage: [...salvage, event.card] })),
  'salvage-spent': (view, event) =>
    withHunter(view, event, ({ salvage }) => ({ salvage: salvage.filter(card => !event.cards.includes(card)) })),
  'sun-gained': (view, event) =>
    withHunter(view, event, hunter => {
      const suns = `${event.sun}Suns` as const;
      return { [suns]: hunter[suns] + 1 };
    }),

  'enemy-moved': (view, event) => withEnemy(view, event, () => ({ square: event.square })),
  'enemy-alerted': (view, event) => withEnemy(view, event, () => ({ isAlert: true })),
  'enemy-wounded': (view, event) => withEnemy(view, event, () => ({ wounds: event.wounds })),
  'enemy-armour': (view, event) => withEnemy(view, event, () => ({ armour: event.n })),
  'enemy-suffers': (view, event) => withEnemy(view, event, () => suffering(event, 1)),
  'enemy-recovers': (view, event) => withEnemy(view, event, () => suffering(event, 0)),
  'enemy-activated': (view, event) => withEnemy(view, event, () => ({ hasActed: true })),
  'component-damaged': (view, event) => withEnemy(view, event, ({ components }) => ({ components: components.with(event.component, 1) })),
  'component-destroyed': (view, event) => withEnemy(view, event, ({ components }) => ({ components: components.with(event.component, 2) })),
  'enemy-killed': gone('killed'),
  'enemy-burnt': gone('burnt'),
  'enemy-escaped': gone('escaped'),
  'behaviour-drawn': (view, event) => {
    const type = view.enemies[event.enemy]?.type;
    const card = event.card;
    return {
      ...view,
      behaviours: view.behaviours.map(deck =>
        deck.type === type ? { ...deck, pile: minus(deck.pile, [card]), discard: plus(deck.discard, [card]) } : deck,
      ),
    };
  },
  'behaviour-reshuffled': (view, event) => ({
    ...view,
    behaviours: view.behaviours.map(deck => (deck.type === event.enemyType ? { ...deck, pile: count(deck.discard), discard: [] } : deck)),
  }),

  'trap-set': (view, event) => ({
    ...view,
    traps: [...view.traps, { square: event.square, owner: event.seat, card: event.card, weapon: -1, dice: [] }],
  }),
  'trap-sprung': (view, event) => ({
    ...view,
    traps: view.traps.filter(trap => trap.square !== event.square || trap.card !== event.card),
  }),
  'corpse-looted': (view, event) => ({ ...view, corpses: without(view.corpses, event.square) }),
  'ruin-used': (view, event) => ({ ...view, ruins: without(view.ruins, event.square) }),
  'grass-named': (view, event) => ({ ...view, grassAdded: [...view.grassAdded, event.square] }),
  'points-gained': (view, event) => ({ ...view, points: event.points }),

  'encounter-won': view => ({ ...view, result: 'success', step: 'end-encounter' }),
  'encounter-lost': view => ({ ...view, result: 'failure', step: 'end-encounter' }),
  'table-cleared': view => ({
    ...view,
    enemies: [],
    traps: [],
    behaviours: [],
    outcrops: [],
    ruins: [],
    corpses: [],
    grassAdded: [],
    dusk: 0,
    hunters: view.hunters.map(hunter => ({ ...hunter, isUp: true, fire: 0, freeze: 0, shock: 0 })),
  }),
  'levelled-up': (view, event) =>
    withHunter(view, event, ({ hunter, traits }) => {
      const node = HUNTERS[hunter]?.tree.find(one => one.id === event.node);
      const learnt = (node ? (KITS[hunter]?.nodes[node.id] ?? []) : []).filter(card => sortOfCard(card) === 'trait');
      return node ? { node: node.id, skill: node.level, traits: [...traits, ...learnt] } : {};
    }),
  'merchants-opened': (view, event) => withMerchant({ ...view, step: 'buy' }, event, () => ({ isOpen: true, row: event.cards })),
  'goods-bought': (view, event) => withMerchant(view, event, ({ row }) => ({ row: minus(row, [event.card]) })),
  'row-refilled': (view, event) => withMerchant(view, event, ({ row }) => ({ row: plus(row, [event.card]) })),
  'merchant-closed': (view, event) => withMerchant(view, event, () => ({ isOpen: false })),
  equipped: (view, event) => withHunter(view, event, hunter => equipped(hunter, event.card)),
  'modification-fitted': (view, event) => refitted(view, event, event.arc),
  'modification-taken-off': (view, event) => refitted(view, event, -1),
  'game-over': view => ({ ...view, step: 'over' }),
};

const refitted = (view: View, event: Told<'modification-fitted' | 'modification-taken-off'>, on: number): View | null =>
  withHunter(view, event, ({ modifications }) => ({
    modifications: modifications.map(one => (one.card === event.card ? { ...one, on } : one)),
  }));

export function step(view: View, line: Line): View | null {
  const event = toldIn(line);
  const change: Change | undefined = CHANGES[event.type];
  return change?.(view, event) ?? null;
}
