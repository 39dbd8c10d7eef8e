/** A whole turn thought through: in which order which cards, and what pays for them. A few of the best lines are followed to the end of the turn. */
import type { Seat } from '@quarry/kernel';
import { actionCard, colourOf, sortOf, valueOf } from '../content/box.ts';
import type { Icon } from '../content/kinds.ts';
import type { AttritionCard } from '../content/types.ts';
import type { Ability } from '../content/words/index.ts';
import { handOf, hunterOf, positionOf, stanceOf, standingSeats, weaponDamage } from '../places.ts';
import { attritionLeft } from '../questions/attrition.ts';
import { costOf, iconsOfPlay, raisedBy, waitingDamage } from '../questions.ts';
import { isUsed } from '../rules/chain.ts';
import { whyNotPlayed } from '../rules/play.ts';
import type { View } from '../state.ts';
import { bitOf, eachCommonText, eachOwnText, eachPlayedText, textsOf, type Visit } from '../texts-in-force/sources.ts';
import { fits, holds, keywordsOf } from '../texts-in-force.ts';
import { type Draft, deal, draftOf, readAll, readPaid } from './texts.ts';
import { attritionPoints, dangersIn, wakes } from './threat.ts';
import { A_CARD, A_STAMINA, strugglePoints } from './worth.ts';

/** What pays: cards, and so many tokens. */
export interface Purchase {
  readonly cards: readonly number[];
  readonly tokens: number;
}
/** A turn as far as it is thought through. */
interface Line {
  readonly view: View;
  readonly points: number;
  /** What it would come to if the turn ended here. */
  readonly total: number;
  readonly first: number;
  readonly paidBy: Purchase;
  readonly isOver: boolean;
}
/** What stays the same while one turn is thought through. */
export interface Outlook {
  readonly seat: Seat;
  readonly dangers: readonly number[];
  readonly attrition: readonly AttritionCard[];
  /** By card: what is lost if it pays. */
  readonly worth: ReadonlyMap<number, number>;
}

export function outlookOf(view: View, seat: Seat): Outlook {
  const bare = { seat, dangers: dangersIn(view, seat), attrition: attritionLeft(view), worth: new Map<number, number>() };
  const worth = new Map(handOf(hunterOf(view, seat)).map(card => [card, worthOf(view, bare, card)]));
  return { ...bare, worth };
}

const BURDEN = -1;
/** A card by itself: what playing it would bring, less its price. An attack is worth something later even where it cannot be played now. */
function worthOf(view: View, outlook: Outlook, card: number): number {
  if (sortOf(card) !== 'action') return BURDEN;
  const { points, view: after } = played(view, outlook, card, { cards: [], tokens: 0 });
  const { seat, attrition } = outlook;
  const guard = attritionPoints(view, seat, attrition) - attritionPoints(after, seat, attrition);
  const isIdle = whyNotPlayed(view, seat, card) !== null;
  return (points + guard) * (isIdle ? 0.5 : 1) - costOf(view, seat, card) * A_CARD * 0.7;
}

// One card

const PLAYED = bitOf('played');
const FOLLOWED = bitOf('followed');

/** PA-PLAY-6 as far as it can be foreseen: the table afterwards, and what it was worth. */
function played(
  view: View,
  { seat, dangers }: Outlook,
  card: number,
  { cards, tokens }: Purchase,
): Pick<Line, 'view' | 'points' | 'isOver'> {
  const keywords = keywordsOf(view, seat, card);
  const { aggro, colour } = actionCard(card);
  const waited = colour === 'red' ? waitingDamage(view, seat) : 0;
  const before = hunterOf(view, seat).sequence.at(-1) ?? -1;
  const draft = draftOf(view, seat, card, dangers, cards);
  const { me } = draft;
  me.hand = handOf(me).filter(one => one !== card && !cards.includes(one));
  me.sequence = [...me.sequence, card];
  me.stamina -= tokens;
  me.waiting = me.waiting.filter(one => one.colour >= 0 && !isTaken(one.colour, colour));
  if (aggro && view.aggro !== seat) {
    draft.view.aggro = seat;
    draft.points -= 0.3;
  }
  readText(draft, textsOf(card));
  if (colour === 'red') strike(draft, waited);
  if (colour === 'blue' && draft.monster.struggle > 0) {
    draft.points += strugglePoints(draft.view);
    draft.monster.struggle -= 1;
  }
  if (me.isBerserk && colour === 'red') draft.points += A_CARD;
  if (keywords.includes('berserker')) me.isBerserk = true;
  answerTexts(draft);
  const icons = iconsOfPlay(card, before, keywords.includes('stealth'));
  wake(draft, handOf(me).length === 0 ? [...icons, 'empty-hand'] : icons);
  return { view: draft.view, points: draft.points, isOver: draft.isOver || keywords.includes('finisher') };
}
const COLOUR_ORDER = ['red', 'blue', 'green', 'yellow'];
const isTaken = (index: number, colour: string): boolean => COLOUR_ORDER[index] === colour;

function strike(draft: Draft, waited: number): void {
  const { monster, me, view, seat, card } = draft;
  const plates = monster.plates[me.sector]!;
  if (plates > 0) {
    monster.plates = monster.plates.map((n, sector) => (sector === me.sector ? n - 1 : n));
    draft.points += 0.5;
    return;
  }
  deal(draft, weaponDamage(view, seat) + waited + raisedBy(view, seat, card) + draft.more);
}

function readText(draft: Draft, texts: readonly Ability[]): void {
  const { view, seat, card, paid, me } = draft;
  for (const { on, focused, if: conditions = [], effects, otherwise = [], cost } of texts) {
    if (on !== 'play' || (focused && !me.isFocused)) continue;
    const isMet = conditions.every(one => holds(view, one, { seat, card, paid }));
    if (isMet && cost) readPaid(draft, cost, effects);
    else readAll(draft, isMet ? effects : otherwise);
  }
}

/** Texts that answer a played card: of gear, mastery, objectives and the cards before it. */
function answerTexts(draft: Draft): void {
  const { view, seat, card, me } = draft;
  const before = me.sequence.at(-2) ?? -1;
  const visit: Visit = (abilities, place, owner, from, at) =>
    abilities.forEach((ability, index) => {
      const { on, of, card: filter = {}, pair, nth, focused, if: conditions = [], effects, cost } = ability;
      if ((on !== 'played' && on !== 'followed') || from === card || of === 'other' || (focused && !me.isFocused)) return;
      if (!fits(view, seat, card, filter) || (on === 'followed' && from !== before)) return;
      if (pair && !(before >= 0 && fits(view, seat, before, filter))) return;
      if (nth && me.sequence.filter(one => fits(view, seat, one, filter)).length !== nth) return;
      if (isUsed(view, ability, { owner, card: from, place, index })) return;
      if (!conditions.every(one => holds(view, one, { seat, card: from, place, at }))) return;
      if (cost) readPaid(draft, cost, effects);
      else readAll(draft, effects);
    });
  eachCommonText(view, PLAYED, visit);
  eachOwnText(view, seat, PLAYED, visit);
  eachPlayedText(view, seat, PLAYED + FOLLOWED, visit);
}

/** What wakes is dealt with once; what lies down in its place is not known yet. */
export function wake(draft: Draft, icons: readonly Icon[]): void {
  const { monster, view, dangers } = draft;
  const woken = wakes(view, icons);
  if (woken.length === 0) return;
  for (const slot of woken) draft.points -= dangers[slot]!;
  monster.slots = monster.slots.map((slot, i) => (woken.includes(i) ? { ...slot, isStunned: true } : slot));
}

// The end of the turn

const A_KEPT_CARD = 0.25;
/** PA-ENDA-2, attrition, and what an attack in the sequence wakes at the end. */
function endPoints(view: View, { seat, dangers, attrition }: Outlook): number {
  const { sequence, stealthy } = hunterOf(view, seat);
  const held = handOf(hunterOf(view, seat)).filter(card => sortOf(card) === 'action');
  const hasAttack = sequence.some(card => colourOf(card) === 'red' && !stealthy.includes(card));
  const late = hasAttack ? wakes(view, ['end-action-attack']).reduce((sum, slot) => sum + dangers[slot]!, 0) : 0;
  const tokens = hunterOf(view, seat).stamina + (held.length >= 2 ? 1 : 0);
  return tokens * A_STAMINA + held.length * A_KEPT_CARD + standings(view) - late - attritionPoints(view, seat, attrition);
}

const STEPS_AWAY = [0, -0.4, -3.5];
/** PA-EOT-6: it will face whoever has aggro. How far each hunter would be from where it can be attacked. */
function standings(view: View): number {
  const facing = view.aggro >= 0 ? hunterOf(view, view.aggro).sector : view.monster.facing;
  const { exposed } = stanceOf(view);
  if (exposed.length === 0) return 0;
  const turned = { ...view, monster: { ...view.monster, facing } };
  const open = [0, 1, 2, 3].filter(sector => exposed.includes(positionOf(turned, sector)));
  return standingSeats(view).reduce((sum, seat) => {
    const { sector } = hunterOf(view, seat);
    return sum + STEPS_AWAY[Math.min(...open.map(one => Math.min((one - sector + 4) % 4, (sector - one + 4) % 4)))]!;
  }, 0);
}

// What pays

const MOST_WAYS = 40;
/** Every way to pay without anything to spare, the cheapest first. */
export function waysToPay(view: View, { seat, worth }: Outlook, cost: number, without: number): Purchase[] {
  if (cost <= 0) return [{ cards: [], tokens: 0 }];
  const { stamina } = hunterOf(view, seat);
  const cards = handOf(hunterOf(view, seat)).filter(card => card !== without && valueOf(card) > 0);
  const ways: (Purchase & { readonly price: number })[] = [];
  const pick = (from: number, chosen: readonly number[], sum: number): void => {
    const tokens = Math.max(0, cost - sum);
    const isTight = chosen.every(card => sum + tokens - valueOf(card) < cost) && (tokens === 0 || tokens <= stamina);
    if (tokens <= stamina && isTight)
      ways.push({ cards: chosen, tokens, price: chosen.reduce((all, card) => all + lossOf(worth, card), tokens * A_STAMINA) });
    if (sum >= cost || ways.length >= MOST_WAYS) return;
    for (let i = from; i < cards.length; i++) pick(i + 1, [...chosen, cards[i]!], sum + valueOf(cards[i]!));
  };
  pick(0, [], 0);
  return ways.sort((a, b) => a.price - b.price);
}
const lossOf = (worth: ReadonlyMap<number, number>, card: number): number => Math.max(0, worth.get(card) ?? A_CARD) + A_KEPT_CARD;

// The best line

const WIDTH = 6;
const DEPTH = 5;
const WAYS = 2;

/** The best turn from here on. `first` is -1 if it is best to stop. */
export function bestLine(view: View, outlook: Outlook): Line {
  const stop: Line = { ...startOf(view, outlook), first: -1 };
  let best = stop;
  let lines = [stop];
  for (let depth = 0; depth < DEPTH && lines.length > 0; depth++) {
    lines = lines
      .flatMap(line => (line.isOver ? [] : extended(line, outlook)))
      .sort((a, b) => b.total - a.total)
      .slice(0, WIDTH);
    if (lines[0] && lines[0].total > best.total) best = lines[0];
  }
  return best;
}
const startOf = (view: View, outlook: Outlook): Omit<Line, 'first'> => ({
  view,
  points: 0,
  total: endPoints(view, outlook),
  paidBy: { cards: [], tokens: 0 },
  isOver: false,
});
const extended = (line: Line, outlook: Outlook): Line[] =>
  handOf(hunterOf(line.view, outlook.seat))
    .filter(card => whyNotPlayed(line.view, outlook.seat, card) === null)
    .flatMap(card =>
      waysToPay(line.view, outlook, costOf(line.view, outlook.seat, card), card)
        .slice(0, WAYS)
        .map(way => after(line, outlook, card, way)),
    );
function after(line: Line, outlook: Outlook, card: number, way: Purchase): Line {
  const { view, points, isOver } = played(line.view, outlook, card, way);
  const sum = line.points + points;
  const isFirst = line.first < 0;
  return {
    view,
    points: sum,
    total: sum + endPoints(view, outlook),
    first: isFirst ? card : line.first,
    paidBy: isFirst ? way : line.paidBy,
    isOver,
  };
}

/** What should pay for a card, with the rest of the turn in mind. */
export function bestPayment(view: View, outlook: Outlook, card: number, cost: number): Purchase {
  const MOST = 6;
  const start: Line = { ...startOf(view, outlook), first: -1 };
  const ways = waysToPay(view, outlook, cost, card).slice(0, MOST);
  let best = ways[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const line = after(start, outlook, card, way);
    const total = line.isOver ? line.total : line.points + bestLine(line.view, outlook).total;
    if (total > most) [best, most] = [way, total];
  }
  return best;
}
