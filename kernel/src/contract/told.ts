/** Whether a game tells what has happened as the contract asks for it (K-141 to K-145). What is missing comes back as sentences. */
import { pickOf } from '../answers.ts';
import { bareDecision } from '../bare-decision.ts';
import type { AnyGame } from '../game.ts';
import type { AnyMatch } from '../match.ts';
import { MOST_RECALLED } from '../recall.ts';
import { SENTENCES } from '../tale.ts';
import { DEEDS, DIE_COLOURS, type Recalled, type ShownDie, type Telling, type Throw, type Weight } from '../telling.ts';
import type { Decision, Event, Seat } from '../types.ts';
import { isSentence } from './taught.ts';

// biome-ignore lint/suspicious/noExplicitAny: a contract looks at games of every view
type AnyTelling = Telling<any, any>;

const WEIGHTS: readonly Weight[] = ['moment', 'beat', 'slight'];

/** A sentence without a hole in it. */
const isHollow = (says: string): boolean => /undefined|NaN|\[object/.test(says);
const isSaid = (says: string): boolean => isSentence(says) && !isHollow(says);

/** K-141: every event has its weight, and what it is like is one of the deeds. */
export function beatLacks(tells: AnyTelling, event: Event, view: unknown): string[] {
  const { weight, deed, by } = tells.beat(event, view);
  return [
    ...(WEIGHTS.includes(weight) ? [] : [`${event.type} has no weight: ${weight}`]),
    ...(deed === undefined || DEEDS.includes(deed) ? [] : [`${event.type} is like nothing that is known: ${deed}`]),
    ...(by === undefined || Number.isInteger(by) ? [] : [`${event.type} is done by ${by}`]),
  ];
}

const isPlace = (at: number, dice: number): boolean => Number.isInteger(at) && at >= 0 && at < dice;

function throwLacks(what: string, thrown: Throw | null): string[] {
  if (!thrown) return [];
  const { dice, fresh = [], total, needed, grantedBy } = thrown;
  const isShown = ({ face, colour, name, sides = 6 }: ShownDie): boolean =>
    (typeof face === 'string' ? face !== '' : Number.isInteger(face)) && DIE_COLOURS.includes(colour) && name !== '' && sides > 1;
  return [
    ...(dice.length > 0 ? [] : [`${what} has no die`]),
    ...dice.filter(die => !isShown(die)).map(die => `${what} has a die that cannot be drawn: ${JSON.stringify(die)}`),
    ...fresh.filter(at => !isPlace(at, dice.length)).map(at => `${what} lets die ${at} of ${dice.length} fall`),
    ...[total, needed, grantedBy].filter(says => says === '' || isHollow(says ?? '')).map(says => `${what} says of its dice: '${says}'`),
    ...(JSON.stringify(JSON.parse(JSON.stringify(thrown))) === JSON.stringify(thrown) ? [] : [`${what} has dice that are no plain data`]),
  ];
}

/** K-145: dice of an event. */
export const diceLacks = (tells: AnyTelling, event: Event, view: unknown): string[] =>
  throwLacks(event.type, tells.dice?.(event, view) ?? null);

/** K-145: dice of a question: whatever may be rolled again is among them. */
export function diceAskedLacks(tells: AnyTelling, decision: Decision, view: unknown): string[] {
  const thrown = tells.diceAsked?.(bareDecision(decision), view) ?? null;
  const named = decision.options.flatMap(one => one.about.filter(({ kind }) => kind === 'die').map(({ id }) => id));
  const dice = thrown?.dice.length ?? 0;
  return [
    ...throwLacks(decision.kind, thrown),
    ...named.filter(id => !isPlace(Number(id), dice)).map(id => `${decision.kind} is about die ${id} of ${dice}`),
  ];
}

const recalledLacks = (what: string, recalled: readonly Recalled[], told: number): string[] =>
  recalled.flatMap(({ says, at }) => [
    ...(isSaid(says) ? [] : [`${what} has a line that is no sentence: ${JSON.stringify(says)}`]),
    ...(Number.isInteger(at) && at >= 0 && at < told ? [] : [`${what} points at event ${at} of ${told}: ${says}`]),
  ]);

/** K-142: what has happened since a seat's last answer, with what it led to, is told in five lines at most, each about one of the events. */
export function sinceLacks(match: AnyMatch, seat: Seat, view: unknown): string[] {
  const { tells } = match.game as { readonly tells: AnyTelling };
  // The log of a seat counts its own answers.
  const own = match.answers.filter(one => one.seat === seat).length;
  const told = match
    .log(seat)
    .filter(one => one.n >= own)
    .map(one => one.event);
  const recalled = tells.since(told, view, seat);
  return [
    ...(recalled.length <= MOST_RECALLED ? [] : [`since the last turn ${recalled.length} lines are recalled`]),
    ...recalledLacks('since the last turn', recalled, told.length),
  ];
}

const wordsIn = (says: string): string[] => [...new Set(says.toLowerCase().match(/[\p{L}\p{N}’]+/gu))];

/** Sentences of which every word stands in another one: whoever has read that one has read them. */
function saidTwice(all: readonly string[]): string[] {
  const isIn = (says: string, other: string): boolean => wordsIn(says).every(word => wordsIn(other).includes(word));
  return all.filter((says, i) => all.some((other, j) => i !== j && isIn(says, other) && !(i < j && isIn(other, says))));
}

/** K-143: a match that is over has a story of a few sentences, and what decided it; nothing of it is said twice, nor what the outcome says. */
export function taleLacks(match: AnyMatch, seat: Seat | null): string[] {
  const { tells } = match.game as { readonly tells: AnyTelling };
  const told = match.log(seat).map(one => one.event);
  const { headline, says, moments, figures, next } = tells.tale(told, match.view(seat), match.outcome!, seat);
  const outcome = match.game.words.outcomeSays ? [match.game.words.outcomeSays(match.outcome!, match.view(null))] : [];
  const isShort = says.length < SENTENCES.least || says.length > SENTENCES.most;
  return [
    ...(isSaid(headline) ? [] : [`the headline is no sentence: ${JSON.stringify(headline)}`]),
    ...(isShort ? [`the story has ${says.length} sentences`] : []),
    ...says.filter(one => !isSaid(one)).map(one => `the story has what is no sentence: ${JSON.stringify(one)}`),
    ...recalledLacks('the story', moments, told.length),
    ...new Set(
      [[], ...moments.map(one => [one.says])]
        .flatMap(one => saidTwice([...outcome, ...says, ...one]))
        .map(one => `the story says twice: ${one}`),
    ),
    ...[next, ...moments.map(one => one.next)]
      .filter(one => one !== undefined && !(isSaid(one) && one.startsWith('Next time, ')))
      .map(one => `the story gives advice that is none: ${JSON.stringify(one)}`),
    ...standingLacks(tells, match),
    ...figures.filter(one => one.says === '' || one.of.length === 0).map(one => `the figure '${one.says}' is empty`),
  ];
}

/** K-143: where a standing is charted, it is a number for each seat or one from 0 to 100 for all of them. */
function standingLacks(tells: AnyTelling, match: AnyMatch): string[] {
  const standing = tells.standing?.(match.view(null)) ?? null;
  if (!standing) return [];
  const { says, from, of } = standing;
  const isOne = ({ seat, value }: (typeof of)[number]): boolean =>
    seat === null ? of.length === 1 && value >= 0 && value <= 100 : Number.isFinite(value) && seat < match.seats;
  return [
    ...([says, from].some(one => one === '' || isHollow(one)) ? [`the standing is not said: ${says}, ${from}`] : []),
    ...(of.length > 0 && of.every(isOne) ? [] : [`the standing is none: ${JSON.stringify(of)}`]),
  ];
}

/** K-144: what the table answers for a seat that leaves it to the table may be answered. */
export function sparedLacks(game: AnyGame, decision: Decision, view: unknown): string[] {
  const spared = game.tells?.spares?.(bareDecision(decision), view);
  if (!spared) return [];
  const picked = pickOf(decision, spared.answer);
  return picked.ok ? [] : [`${decision.kind} is spared as ${spared.as} by what is refused: ${picked.refusal.says}`];
}
