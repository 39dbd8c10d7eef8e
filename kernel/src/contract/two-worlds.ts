/**
 * Two worlds: one is true, the other differs from it only in what an eye (a seat, or a spectator) may not see. Given the
 * same answers and the same seed, the eye must be sent the same bytes in both, until something hidden comes to light
 * in an event that says so, or another seat answers in a way that is not possible in the other world.
 */
import { bareDecision } from '../bare-decision.ts';
import { type Chance, SampledChance, Seed } from '../chance.ts';
import { diff, sameValue } from '../diff.ts';
import type { AnyGame } from '../game.ts';
import { imagine } from '../imagine.ts';
import { listenTo } from '../listen-to.ts';
import { type AnyMatch, Match } from '../match.ts';
import { heardBy, type Moment } from '../past.ts';
import { randomAnswer } from '../random-player.ts';
import { viewOf } from '../schema/index.ts';
import type { Answer, Decision, Event, Point, Seat } from '../types.ts';

/** What an eye could tell two worlds apart by. */
export interface Leak {
  readonly seed: string;
  readonly scene: string;
  /** `null` is a spectator. */
  readonly seat: Seat | null;
  /** Answers since the worlds were set up. */
  readonly after: number;
  /** What was sent, and the first path in it that differs. */
  readonly path: string;
  readonly here: string;
  readonly there: string;
}

/**
 * How a comparison ended: `alike` to its last step, `same` if there was nothing to hide, `revealed` by an event that says
 * so, `other-answer` if another seat's answer was not possible in the other world, `asked` if another seat was asked
 * in one world only (told by the shape of play), `leak` or `bot-peeks` if the contract is broken.
 */
export type Parting =
  | { readonly how: 'same' | 'alike' | 'revealed' | 'other-answer' }
  | { readonly how: 'leak' | 'bot-peeks' | 'asked' | 'impossible'; readonly leak: Leak };

export interface TwoWorlds {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly seed: string;
  /** A scene's start. */
  readonly moment: Moment<unknown>;
  readonly seat: Seat | null;
  /** Answers that were given in this scene; they are given first. */
  readonly given: readonly { readonly seat: Seat; readonly answer: Answer }[];
  /** How many more are given after them. */
  readonly more: number;
  readonly chance: Chance<'bot'>;
}

/** A decision as it is sent to its seat. */
export function sentDecision(decision: Decision): unknown {
  const { kind, rule, choose, min, max, ordered, options, fit, region, trail, facts, proposed } = decision;
  return {
    kind,
    rule,
    choose,
    min,
    max,
    ordered,
    facts: facts ?? {},
    proposed: proposed ?? null,
    options,
    fit: fit ? { some: fit.some } : null,
    region: region ? { outline: region.outline, some: region.some } : null,
    trail: trail ? { from: trail.from, outline: trail.outline, some: trail.some } : null,
    not: decision.not?.() ?? [],
    odds: decision.odds ? options.slice(0, 8).map(one => decision.odds!(one)) : [],
  };
}

function sentTo(match: AnyMatch, seat: Seat | null): unknown {
  const own = seat === null ? null : match.openFor(seat);
  return {
    view: match.view(seat),
    decision: own ? { turn: own.turn, ...(sentDecision(own.decision) as object), isSpared: match.comesToTheSame(seat!) } : null,
    log: match.log(seat).at(-1)?.n ?? 0,
    outcome: match.outcome,
  };
}

/** Who else is asked what, and who is not because it comes to the same (K-170): as long as this is the same, both worlds stand at the same point. */
const othersAsked = (match: AnyMatch, seat: Seat | null): string =>
  match.open
    .filter(one => one.seat !== seat)
    .map(one => `${one.seat} ${one.kind}${match.comesToTheSame(one.seat) ? ', spared' : ''}`)
    .join(', ');

/** What the others are asked about: windows of one name may be open at different points. */
const othersFacts = (match: AnyMatch, seat: Seat | null): string =>
  JSON.stringify(match.open.filter(one => one.seat !== seat).map(({ facts = {}, proposed }) => ({ facts, proposed })));

/** A world, and what the eye saw of it at each event: screens show how things stood when it was told. */
interface World {
  readonly match: AnyMatch;
  readonly views: readonly unknown[];
}

function worldFrom({ game, setup, seed, seat }: TwoWorlds, moment: Moment<unknown>): World {
  const views: unknown[] = [];
  const watched = listenTo(game, { hear: (_event, _scene, state) => void views.push(viewOf(game.rules.state, state, seat)) });
  return { match: Match.from(watched, setup, seed, moment) as AnyMatch, views };
}

const isInWindow = (match: AnyMatch): boolean => 'window' in match.waiting;

export function compareWorlds(worlds: TwoWorlds): Parting {
  const { game, seed, moment, seat } = worlds;
  const dealt = new SampledChance<'imagined'>(new Seed(`${seed}/other world/${moment.n}/${seat}`));
  const other = imagine(game.rules.state, game.rules.state.clone(moment.state), seat, dealt);
  if (game.rules.state.same(other, moment.state)) return { how: 'same' };
  const one = worldFrom(worlds, moment);
  const here = one.match;
  let after = 0;
  const leak: LeakAt = (path, one, two) => ({
    seed,
    scene: here.scene,
    seat,
    after,
    path,
    here: JSON.stringify(one) ?? 'nothing',
    there: JSON.stringify(two) ?? 'nothing',
  });
  const [fault] = game.rules.faults(other);
  if (fault) return { how: 'impossible', leak: leak('faults of the imagined world', '', fault) };
  try {
    const two = worldFrom(worlds, { ...moment, state: other });
    const there = two.match;
    for (let told = 0; ; after++) {
      const parting = compareNow(one, two, worlds, told, leak);
      if (parting) return parting;
      if (here.outcome || after >= worlds.given.length + worlds.more) return { how: 'alike' };
      told = here.events.length;
      const next = worlds.given[after] ?? nextAnswer(here, there, worlds);
      const heard = there.answer(next.seat, next.answer);
      if (heard.ok) here.answer(next.seat, next.answer);
      else if (next.seat !== seat) return { how: 'other-answer' };
      else return { how: 'leak', leak: leak(`answer ${JSON.stringify(next.answer)}`, 'allowed', heard.refusal.code) };
    }
  } catch (error) {
    return { how: 'impossible', leak: leak('the imagined world breaks', '', error instanceof Error ? error.message : String(error)) };
  }
}

type LeakAt = (path: string, one: unknown, two: unknown) => Leak;

/** Compares what the eye is sent since so many events had been told. */
function compareNow(world: World, other: World, worlds: TwoWorlds, told: number, leak: LeakAt): Parting | null {
  const { seat, game } = worlds;
  const [here, there] = [world.match, other.match];
  const at = firstHeardOtherwise(here, there, seat);
  const unlike = firstSeenOtherwise(world, other, told, at < 0 ? here.events.length : at);
  if (unlike >= 0) {
    if (isNewTo(here.events[unlike]!.event, seat)) return { how: 'revealed' };
    return { how: 'leak', leak: firstDifference(`view at log[${unlike}]`, world.views[unlike], other.views[unlike], leak) };
  }
  const [one, two] = [here.events[at]?.event, there.events[at]?.event];
  if (isNewTo(one, seat) || isNewTo(two, seat)) return { how: 'revealed' };
  const asked = [othersAsked(here, seat), othersAsked(there, seat)] as const;
  const isOneShort = at >= 0 && (!one || !two);
  const isElsewhere = isOneShort && othersFacts(here, seat) !== othersFacts(there, seat);
  if (isElsewhere || (asked[0] !== asked[1] && (at < 0 || isOneShort))) {
    if (isInWindow(here) || isInWindow(there)) return { how: 'other-answer' };
    return { how: 'asked', leak: leak('who else is asked', asked[0], asked[1]) };
  }
  if (at >= 0) return { how: 'leak', leak: leak(`log[${at}]`, one && heardBy(one, seat), two && heardBy(two, seat)) };
  const [textHere, textThere] = [JSON.stringify(sentTo(here, seat)), JSON.stringify(sentTo(there, seat))];
  if (textHere !== textThere) return { how: 'leak', leak: firstDifference('', JSON.parse(textHere), JSON.parse(textThere), leak) };
  const decision = seat === null ? null : here.openFor(seat);
  if (!decision) return null;
  const answer = (match: AnyMatch): Answer =>
    game.sensible(match.view(seat), bareDecision(match.openFor(seat!)!.decision), seat!, new SampledChance<'bot'>(new Seed(worlds.seed)));
  const [choiceHere, choiceThere] = [answer(here), answer(there)];
  return JSON.stringify(choiceHere) === JSON.stringify(choiceThere)
    ? null
    : { how: 'bot-peeks', leak: leak(`the bot's answer to ${decision.decision.kind}`, choiceHere, choiceThere) };
}

/** The first path at which two things that were sent differ. */
function firstDifference(what: string, one: unknown, two: unknown, leak: LeakAt): Leak {
  const path = diff(one, two)[0]?.at ?? [];
  const look = (sent: unknown): unknown => path.reduce<unknown>((x, key) => (x as Record<string, unknown> | undefined)?.[key], sent);
  return leak([what, ...path].filter(one => one !== '').join('.') || 'order of fields', look(one), look(two));
}

/** The place of the first event, from one on and before another, at which the eye sees something else in the two worlds, or -1. */
function firstSeenOtherwise(here: World, there: World, from: number, before: number): number {
  for (let i = from; i < before; i++) if (!sameValue(here.views[i], there.views[i])) return i;
  return -1;
}

/** The place of the first event that the eye hears otherwise in the two worlds, or -1. */
function firstHeardOtherwise(here: AnyMatch, there: AnyMatch, seat: Seat | null): number {
  const length = Math.max(here.events.length, there.events.length);
  for (let i = 0; i < length; i++) {
    const [one, two] = [here.events[i]?.event, there.events[i]?.event];
    if (!one || !two || !sameValue(heardBy(one, seat), heardBy(two, seat))) return i;
  }
  return -1;
}

/** Whether the eye learns something hidden by an event: it reveals it to all, or tells it to this seat in secret. */
const isNewTo = (event: Event | undefined, seat: Seat | null): boolean =>
  event?.reveals === true || (seat !== null && event?.secret?.to.includes(seat) === true);

/** An answer for both worlds: if there is a choice, one that is possible in both. */
function nextAnswer(here: AnyMatch, there: AnyMatch, { chance }: TwoWorlds): { readonly seat: Seat; readonly answer: Answer } {
  const decision = here.open[chance.below('bot', here.open.length)]!;
  const theirs = there.openFor(decision.seat)?.decision;
  const common = decision.options.filter(one => theirs?.options.some(two => two.key === one.key));
  if (decision.choose === 'one' && common.length > 0)
    return { seat: decision.seat, answer: common[chance.below('bot', common.length)]!.key };
  const canBeCommon = decision.choose === 'some' && !decision.fit && common.length >= decision.min;
  const asked = canBeCommon ? { ...decision, options: common, max: Math.min(decision.max, common.length) } : decision;
  return { seat: decision.seat, answer: randomAnswer(asked, chance) as string | readonly string[] | Point };
}

export function leakSays({ seed, scene, seat, after, path, here, there }: Leak): string {
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  return `seed ${seed}, scene '${scene}', ${who}, ${after} answers in: ${path} is ${here.slice(0, 200)} in one world and ${there.slice(0, 200)} in the other`;
}
