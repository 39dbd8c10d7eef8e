/** The log of rounds and turns: who moves, plays, pays, draws and discards, and what tokens come of it. */
import { plural, type Seat, sayList, wordsOf } from '@quarry/kernel';
import { actionCard, colourOf, monsterCard, sortOf } from '../../content/box.ts';
import { COLOURS, type Colour } from '../../content/kinds.ts';
import { COLOUR_NAMES } from '../../content/names.ts';
import type { DiscardedFor, Told } from '../../events.ts';
import { deckSize, handSize, positionOfHunter } from '../../places.ts';
import { sequenceLimit } from '../../questions.ts';
import type { View } from '../../state.ts';
import { aFew, cardName, cardNames, fewOf, monsterName, person, sectorAs, theSector } from '../names.ts';
import { beat, inTurn, type Say, type Says, who } from './facts.ts';

const inHand = (view: View, seat: Seat): string => {
  const hunter = view.hunters[seat];
  return hunter ? `${handSize(hunter)} in hand` : '';
};

// The round

const begins: Say<'round-begun'> = ({ round }, view) =>
  inTurn(round, [
    `Round ${round}. ${monsterName(view)} is still here.`,
    `Round ${round} begins.`,
    `Round ${round}. Nobody has gone home.`,
    `Round ${round} begins. ${view.monster.health} of 10 health left in it.`,
  ]);

const forgets: Say<'slots-refreshed'> = ({ cards }, view) => {
  const learns = cards.length === 1 ? 'learns another behaviour' : `learns ${cards.length} other behaviours`;
  return inTurn(view.round, [
    `${monsterName(view)} forgets ${cardNames(cards)} and ${learns}.`,
    `${monsterName(view)} puts ${cardNames(cards)} away and ${learns}.`,
    `Upkeep: ${monsterName(view)} gives up ${cardNames(cards)} and ${learns}.`,
  ]);
};

const POSITIONS: Readonly<Record<string, string>> = { front: 'in the front', flank: 'in a flank', rear: 'in the rear' };
const turnBegins: Say<'turn-begun'> = (e, view, reader) => {
  const hunter = view.hunters[e.seat];
  const one = who(e, view, reader);
  if (hunter?.ko === 'red' || hunter?.ko === 'black') return `${one.Whose} turn, on the ground.`;
  return `${one.Whose} turn, ${POSITIONS[e.position] ?? 'in the ring'}${hunter && hunter.damage > 0 ? `, ${hunter.damage} damage` : ''}.`;
};

// Movement

const GAITS: Readonly<Record<Told<'moved'>['gait'], readonly [string, string, string]>> = {
  paid: ['moves', 'walks', 'goes'],
  free: ['slips', 'moves', 'steps'],
  forced: ['is driven', 'has to go', 'is pushed'],
};
const moves: Say<'moved'> = (e, view, reader) =>
  `${who(e, view, reader).does(inTurn(beat(view, e.seat), GAITS[e.gait]))} from ${theSector(e.from)} to ${sectorAs(view, e.sector)}.`;

const stays: Say<'stayed'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const where = POSITIONS[positionOfHunter(view, e.seat)]!;
  return inTurn(beat(view, e.seat), [
    `${one.does('stays')} ${where}.`,
    `${one.does('does')} not move. It notices.`,
    `${one.does('holds')} the place ${where}.`,
  ]);
};

const threatens: Say<'threatened'> = (e, view, reader) => {
  const one = who(e, view, reader);
  if (e.wasAlready) return `${one.does('is')} threatened still, and it counts again.`;
  return inTurn(beat(view, e.seat), [
    `Threatened: ${one.inside('faces')} two attrition cards.`,
    `${one.does('has')} its attention. Threatened.`,
    `${one.does('is')} threatened: attrition turns up two.`,
  ]);
};

// Playing

/** The colour is what behaviours react to: it is named, always by the same word. */
const PLAYS: Readonly<Record<Colour, string>> = { red: 'attacks', blue: 'maneuvers', green: 'dodges', yellow: 'parries' };
const plays: Say<'card-played'> = (e, view, reader) => {
  const colour = sortOf(e.card) === 'action' ? actionCard(e.card).colour : null;
  const verb = colour ? PLAYS[colour] : 'plays';
  const limit = view.hunters[e.seat] ? sequenceLimit(view, e.seat) : 0;
  return `${who(e, view, reader).does(verb)}: ${cardName(e.card)}, card ${e.place} of ${Math.max(e.place, limit)}.`;
};

const WHAT_FOR: Readonly<Record<number, string>> = { [-1]: ' to move', [-2]: ' to help', [-3]: '' };
const pays: Say<'paid'> = (e, view, reader) => {
  const coins = sayList([...fewOf(e.cards), ...(e.tokens > 0 ? [plural(e.tokens, 'stamina token')] : [])]);
  const what = e.for >= 0 ? ` for ${cardName(e.for)}` : (WHAT_FOR[e.for] ?? '');
  return `${who(e, view, reader).does('pays')} ${e.cost}${what}: ${coins || 'nothing'}. ${inHand(view, e.seat)}.`;
};

const draws: Say<'drew'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const which = e.cards && e.cards.length > 0 && e.cards.length <= 3 ? ` (${cardNames(e.cards)})` : '';
  if (e.why === 'set-up') return `${one.does('draws')} a first hand of ${e.n}${which}.`;
  if (e.why === 'refill')
    return inTurn(beat(view, e.seat), [
      `${one.does('refills')} the hand by ${e.n}${which}.`,
      `${one.does('gets')} some breath back: ${plural(e.n, 'card')}${which}.`,
      `${one.does('fills')} the hand up: ${plural(e.n, 'card')}${which}.`,
    ]);
  return `${one.does('draws')} ${plural(e.n, 'card')}${which}. ${inHand(view, e.seat)}.`;
};

const WHY_DISCARDED: Readonly<Record<DiscardedFor, string>> = {
  pay: ' as payment',
  text: '',
  limit: ' down to the limit',
  assist: ' to help',
  taunt: ' to be looked at',
  recycle: ' to draw again',
  wound: ' as the Action phase ends',
  behaviour: ', as it demands',
  'knock-out': '',
};

const waits: Say<'wait-added'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const card = e.colour < 0 ? 'card' : COLOUR_NAMES[COLOURS[e.colour]!];
  if (e.what === 'keyword') return `${one.Whose} next card has ${e.keyword}.`;
  if (e.what === 'cost') return `${one.Whose} next ${card} costs ${Math.abs(e.by)} ${e.by < 0 ? 'less' : 'more'}.`;
  return `${one.Whose} next attack deals ${Math.abs(e.by)} ${e.by < 0 ? 'less' : 'more'}.`;
};

const BURDENED: Readonly<Record<Told<'burden-given'>['to'], string>> = {
  discard: 'on the discard pile',
  hand: 'in hand',
  sequence: 'in the sequence',
};

const tires: Say<'fatigue'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const burnt = e.burning > 0 ? `, ${e.burning} more by the flames` : '';
  return inTurn(beat(view, e.seat), [
    `${one.Whose} deck is empty. Fatigue: ${e.damage} damage${burnt}, new deck.`,
    `${one.does('has')} nothing left to draw but breath: ${e.damage} damage${burnt}, new deck.`,
    `Fatigue for ${one.whom}: ${e.damage} damage${burnt}, and the deck begins again.`,
  ]);
};

const mills: Say<'milled'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const hunter = view.hunters[e.seat];
  const left = hunter ? ` ${deckSize(hunter)} to draw.` : '';
  switch (e.for) {
    case 'fire':
      return `${one.does('is')} on fire already: ${aFew(e.cards)} burn off the deck.${left}`;
    case 'volley':
      return `${one.does('lets')} fly ${plural(e.cards.length, 'arrow')} off the deck.${left}`;
    case 'ride':
      return `${one.does('jumps')}, and ${aFew(e.cards)} off the deck decides.${left}`;
    default:
      return `Off the top of ${one.whose} deck: ${aFew(e.cards)}.${left}`;
  }
};

const volleys: Say<'volleyed'> = (e, view, reader) => {
  const hits = e.offensive === 0 ? 'none bites' : `${e.offensive} ${e.offensive === 1 ? 'bites' : 'bite'}`;
  return `Of ${who(e, view, reader).whose} ${plural(e.cards.length, 'arrow')} ${hits}.`;
};

const helps: Say<'assisted'> = (e, view, reader) => {
  const [one, whom] = [who(e, view, reader), person(view, e.whom, reader).whom];
  return inTurn(view.round + e.seat + e.whom, [
    `${one.does('assists')} with ${cardName(e.card)}: a card for ${whom}.`,
    `${cardName(e.card)}: ${one.inside('has')} a hand free for ${whom}. A card.`,
    `${one.does('gives')} up ${cardName(e.card)} so that ${whom} may draw.`,
  ]);
};
const taunts: Say<'taunted'> = (e, view, reader) => {
  const [one, whom] = [who(e, view, reader), person(view, e.whom, reader).whom];
  return inTurn(view.round + e.seat + e.whom, [
    `${one.does('taunts')} it with ${cardName(e.card)}. A card for ${whom}, and its eyes.`,
    `${cardName(e.card)}: ${one.inside('clears')} the throat, and ${monsterName(view)} listens. A card for ${whom}.`,
    `${one.does('calls')} it over with ${cardName(e.card)}. A card for ${whom}.`,
  ]);
};

/** PA-MAST-2. */
const counts: Say<'counters-changed'> = (e, view, reader) => {
  const has = who(e, view, reader).does('has');
  const mastery = `the mastery ${cardName(e.card)}`;
  if (e.of > 0 && e.now >= e.of) return `${has} the ${plural(e.of, 'counter')} that ${mastery} needs.`;
  return e.of > 0
    ? `${has} ${e.now} of ${plural(e.of, 'counter')} on ${mastery}.`
    : `${has} ${plural(e.now, 'counter')} on ${cardName(e.card)}.`;
};

type TurnEvent =
  | 'hunt-opened'
  | 'aggro-chosen'
  | 'round-begun'
  | 'step'
  | 'potion-drunk'
  | 'consume-passed'
  | 'slots-refreshed'
  | 'first-player'
  | 'turn-begun'
  | 'turn-paused'
  | 'turn-resumed'
  | 'turn-ended'
  | 'round-ended'
  | 'moved'
  | 'placed'
  | 'stayed'
  | 'threatened'
  | 'threat-gone'
  | 'paid'
  | 'card-played'
  | 'aggro-taken'
  | 'drew'
  | 'cards-shown'
  | 'discarded'
  | 'milled'
  | 'exiled'
  | 'taken-back'
  | 'top-seen'
  | 'fatigue'
  | 'burden-given'
  | 'sequence-discarded'
  | 'assisted'
  | 'taunted'
  | 'went-berserk'
  | 'resilience-shown'
  | 'recycled'
  | 'volleyed'
  | 'attacks-shown'
  | 'wait-added'
  | 'sequence-longer'
  | 'actions-cut'
  | 'actions-ended'
  | 'word'
  | 'ability-used'
  | 'stamina-changed'
  | 'defence-gained'
  | 'tokens-cleared'
  | 'strained'
  | 'caught-fire'
  | 'counters-changed'
  | 'focused'
  | 'deck-shuffled';

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const TURNS: Says<TurnEvent> = {
  'hunt-opened': ({ level, hunters }, view) =>
    `${monsterName(view)}, of level ${level}, stands before ${plural(hunters, 'hunter')}. It wants ${lowered(monsterCard(view.monster.id).wants)}`,
  'aggro-chosen': (e, view, reader) => `${who(e, view, reader).does('takes')} aggro, and with it the first turn.`,
  'round-begun': begins,
  step: ({ step }) => `Next: ${step}.`,
  'potion-drunk': (e, view, reader) => `${who(e, view, reader).does('drinks')} ${cardName(e.card)}.`,
  'consume-passed': (e, view, reader) => `${who(e, view, reader).does('drinks')} nothing.`,
  'slots-refreshed': forgets,
  'first-player': (e, view, reader) => `${who(e, view, reader).does('has')} aggro and the first turn.`,
  'turn-begun': turnBegins,
  'turn-paused': (e, view, reader) =>
    `${who(e, view, reader).does('lies')} down in the brush until ${person(view, e.for, reader).whose} turn is over.`,
  'turn-resumed': (e, view, reader) => `${who(e, view, reader).does('comes')} out of the brush. The turn goes on.`,
  'turn-ended': (e, view, reader) => `${who(e, view, reader).Whose} turn is over.`,
  'round-ended': ({ round }) => `Round ${round} ends.`,
  moved: moves,
  placed: (e, view, reader) => `${who(e, view, reader).does('lands')} in ${sectorAs(view, e.sector)}.`,
  stayed: stays,
  threatened: threatens,
  'threat-gone': (e, view, reader) => `${who(e, view, reader).does('is')} threatened no longer.`,
  paid: pays,
  'card-played': plays,
  'aggro-taken': (e, view, reader) =>
    `${who(e, view, reader).does('takes')} aggro${e.from >= 0 && e.from !== e.seat ? ` from ${person(view, e.from, reader).whom}` : ''}. It will turn to ${who(e, view, reader).whom}.`,
  drew: draws,
  'cards-shown': (e, view, reader) => `${who(e, view, reader).does('shows')} ${aFew(e.cards)}.`,
  discarded: (e, view, reader) =>
    `${who(e, view, reader).does('discards')} ${aFew(e.cards)}${WHY_DISCARDED[e.for]}. ${inHand(view, e.seat)}.`,
  milled: mills,
  exiled: (e, view, reader) =>
    `${aFew(e.cards)} ${e.cards.length === 1 ? 'is' : 'are'} lost to ${who(e, view, reader).whom} for this fight.`,
  'taken-back': (e, view, reader) =>
    `${who(e, view, reader).does('takes')} ${cardName(e.card)} back, ${e.to === 'hand' ? 'into the hand' : e.to === 'top' ? 'on top of the deck' : 'under the deck'}.`,
  'top-seen': (e, view, reader) => `On top of ${who(e, view, reader).whose} deck: ${aFew(e.cards)}.`,
  fatigue: tires,
  'burden-given': (e, view, reader) => `${cardName(e.card)} for ${who(e, view, reader).whom}, ${BURDENED[e.to]}.`,
  'sequence-discarded': (e, view, reader) => `${who(e, view, reader).does('puts')} the sequence away.`,
  assisted: helps,
  taunted: taunts,
  'went-berserk': (e, view, reader) => `${who(e, view, reader).does('goes')} berserk: each attack draws 1 this turn.`,
  'resilience-shown': (e, view, reader) => `${who(e, view, reader).does('shows')} ${cardName(e.card)}. That hit is worth a card.`,
  recycled: (e, view, reader) => `${who(e, view, reader).does('recycles')} ${aFew(e.cards)}.`,
  volleyed: volleys,
  'attacks-shown': (e, view, reader) =>
    `While it reels, ${who(e, view, reader).inside('shows')} ${plural(e.cards.filter(card => colourOf(card) === 'red').length, 'attack')}: ${cardNames(e.cards)}.`,
  'wait-added': waits,
  'sequence-longer': (e, view, reader) => `${who(e, view, reader).Whose} sequence holds ${e.by} more this turn.`,
  'actions-cut': (e, view, reader) => `${cardName(e.card)} ends ${who(e, view, reader).whose} Action phase.`,
  'actions-ended': (e, view, reader) => `${who(e, view, reader).does('is')} done.`,
  word: ({ word }) => `${wordsOf(word)}.`,
  'ability-used': (e, view, reader) => `${who(e, view, reader).does('uses')} ${e.card >= 0 ? cardName(e.card) : 'what the ground allows'}.`,
  'stamina-changed': (e, view, reader) =>
    e.by > 0
      ? `${who(e, view, reader).does('gains')} ${plural(e.by, 'stamina token')}: ${e.now} now.`
      : `${who(e, view, reader).does('loses')} ${plural(-e.by, 'stamina token')}: ${e.now} left.`,
  'defence-gained': (e, view, reader) => `${who(e, view, reader).does('gains')} ${plural(e.n, 'defence token')}: ${e.now} now.`,
  'tokens-cleared': (e, view, reader) => `${who(e, view, reader).Whose} defence tokens go.`,
  strained: (e, view, reader) => `${who(e, view, reader).does('strains')}: ${e.n} fewer at the next refill.`,
  'caught-fire': (e, view, reader) => `${who(e, view, reader).does('catches')} fire. The next fatigue will be worse.`,
  'counters-changed': counts,
  focused: (e, view, reader) => `${who(e, view, reader).does('is')} focused: ${cardName(e.card)}.`,
  'deck-shuffled': (e, view, reader) => `${who(e, view, reader).does('shuffles')}: ${e.n} to draw.`,
};
