/**
 * One match, played to its end and watched all the way: options, faults, JSON, record, fork, undo, load, two worlds,
 * events, exercises. It reports what is broken as sentences; game-contract.ts turns them into tests.
 */
import { pickOf } from '../answers.ts';
import { bareDecision } from '../bare-decision.ts';
import { playedByValue } from '../by-value.ts';
import { SampledChance, Seed } from '../chance.ts';
import { diff, sameValue } from '../diff.ts';
import type { AnyGame } from '../game.ts';
import type { AnyMatch } from '../match.ts';
import { startMatch } from '../match.ts';
import { randomAnswer } from '../random-player.ts';
import { load, recordOf, replay } from '../record.ts';
import { hashLike, hashOf } from '../schema/index.ts';
import { readCarried, sequelOf } from '../sequel.ts';
import { verbsAsked } from '../teaching.ts';
import { ListsInPlace } from '../testing/lists-in-place.ts';
import type { Answer, Decision, Objection, Region, Seat, Trail } from '../types.ts';
import { Intentions } from './intended.ts';
import { sameLacks } from './same.ts';
import { decisionLacks, eventLacks } from './taught.ts';
import { beatLacks, diceAskedLacks, diceLacks, sinceLacks, sparedLacks, taleLacks } from './told.ts';
import { compareWorlds, leakSays, type Parting } from './two-worlds.ts';

export const CHECKS = [
  'plays',
  'faults',
  'deeds',
  'json',
  'record',
  'fork',
  'short',
  'undo',
  'load',
  'worlds',
  'bots',
  'events',
  'sequel',
  'teaches',
  'tells',
  'intends',
  'same',
] as const;
export type Check = (typeof CHECKS)[number];
/**
 * `curious` ones choose what names something wanted. Else they play sensibly, but with every fourth answer they try what they have tried least: they come far,
 * and see what others never choose.
 */
export type Players = 'random' | 'sensible' | 'curious';

export interface PlayOptions {
  /** A match that is not over by then counts as endless. */
  readonly decisions: number;
  /** On average every how many answers the match is looked at from all sides. */
  readonly every: number;
  /** How many answers two worlds are followed after the scene's own. */
  readonly follow: number;
  /** Whether being asked or not may tell what is hidden. */
  readonly shape: 'strict' | 'tolerated';
  /**
   * At every how manieth decision the sensible bot is asked, also where others answer, and once more by JSON, what is taught there is read, and the state is
   * searched for what no deed wrote; 0 for never.
   */
  readonly asksEvery: number;
  /** Whether it is loaded, replayed and read as a whole when it is over. */
  readonly readsEnd: boolean;
  /** Names of options that curious players choose wherever they are offered. */
  readonly wanted?: ReadonlySet<string>;
}

export interface Report {
  readonly failures: Record<Check, string[]>;
  readonly exercised: Set<string>;
  /** How pairs of worlds parted. */
  readonly partings: Record<Parting['how'], number>;
  /** Where another seat was asked in one world only. */
  readonly shapes: Set<string>;
  /** Sentences that players have read. */
  readonly read: Set<string>;
  /** How many certain steps of enemies were compared with what came. */
  intended: number;
  /** How many answers to questions that come to the same were played out. */
  playedOut: number;
  matches: number;
  answers: number;
}

export function newReport(): Report {
  return {
    failures: Object.fromEntries(CHECKS.map(check => [check, []])) as unknown as Record<Check, string[]>,
    exercised: new Set(),
    partings: { same: 0, alike: 0, revealed: 0, 'other-answer': 0, asked: 0, leak: 0, 'bot-peeks': 0, impossible: 0 },
    shapes: new Set(),
    read: new Set(),
    intended: 0,
    playedOut: 0,
    matches: 0,
    answers: 0,
  };
}

/** Everything about a match's position that must come back after fork, load, or undo and redo. */
function positionOf(match: AnyMatch): string {
  const open = match.open.map(({ seat, kind, options }) => [seat, kind, match.openFor(seat)?.turn, options.map(one => one.key)]);
  return JSON.stringify([match.n, match.scene, hashOf(match.game.rules.state, match.state), open, match.outcome]);
}

export function checkedPlay(game: AnyGame, setup: unknown, seed: string, players: Players, options: PlayOptions, report: Report): void {
  const fail = (check: Check, says: string): void => {
    report.failures[check].push(`${players} players, set-up ${JSON.stringify(setup)}, seed ${seed}: ${says}`);
  };
  const intentions = game.shows?.intends ? new Intentions(game) : null;
  const played = playedByValue(intentions?.watched ?? game);
  const started = startMatch(played, JSON.parse(JSON.stringify(setup)), seed);
  if (!started.ok) return fail('plays', `cannot start: ${started.refusal.says}`);
  try {
    watch(game, started.value, intentions, players, options, report, fail);
    report.intended += intentions?.compared ?? 0;
  } catch (error) {
    fail('plays', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** How many answers a fork may play again: so many can be asked for in one scene, and the next question is the last. */
export const MOST_PLAYED_AGAIN = 20;

type Fail = (check: Check, says: string) => void;

/** The match is played by value; the game itself goes the same way (K-149), which shows where its record is played again. */
function watch(
  game: AnyGame,
  match: AnyMatch,
  intentions: Intentions | null,
  players: Players,
  options: PlayOptions,
  report: Report,
  fail: Fail,
): void {
  const chance = new SampledChance<'bot'>(new Seed(`${match.seed}/${players}`));
  const toldAs: string[] = [];
  const tried = new Map<string, number>();
  const beside = new Set<string>();
  const lists = new ListsInPlace();
  let twin: AnyMatch | null = null;
  let scene: unknown = null;
  let tooLong = -1;
  report.matches += 1;
  while (!match.outcome) {
    if (match.n >= options.decisions) return fail('plays', `not over after ${match.n} answers, in scene '${match.scene}'`);
    if (match.open.length === 0)
      return fail('plays', `after answer ${match.n} in scene '${match.scene}' nobody is asked and it is not over`);
    if (match.checkpoint !== scene) {
      scene = match.checkpoint;
      for (const fault of game.rules.faults(match.checkpoint.state))
        fail('faults', `before scene '${match.scene}', after answer ${match.n}: ${fault}`);
    }
    // Said once of each scene.
    const again = match.n - match.checkpoint.n;
    if (again > MOST_PLAYED_AGAIN && tooLong !== match.checkpoint.n) {
      tooLong = match.checkpoint.n;
      const { kind } = match.open[0]!;
      fail('short', `after answer ${match.n} the scene '${match.scene}' asks '${kind}', and a fork plays ${again} answers again`);
    }
    if (chance.below('bot', options.every) === 0) {
      lookAround(match, options, chance, report, fail);
      twin = match.fork();
      if (positionOf(twin) !== positionOf(match))
        fail('fork', `a fork after answer ${match.n} is ${positionOf(twin)}, the original is ${positionOf(match)}`);
    }
    const decision = match.open[chance.below('bot', match.open.length)]!;
    for (const wrong of decisionFaults(decision, isBesideOthers(match, decision, beside)))
      fail('plays', `after answer ${match.n}: ${decision.kind} (${decision.rule}) ${wrong}`);
    report.exercised.add(`decision/${decision.kind}`);
    const isLooked = options.asksEvery > 0 && (match.n + match.seats) % options.asksEvery === 0;
    if (isLooked) {
      checkTaught(match, decision, report, fail);
      checkSame(match, decision, report, fail);
    } else noteVerbs(match, decision, report);
    const whim = players === 'curious' ? whimOf(decision, options.wanted, tried, chance) : null;
    const thinks = players !== 'random' && whim === null;
    const sensible = thinks || isLooked ? sensibleAnswer(match, decision, isLooked, fail) : null;
    const answer = thinks ? sensible : (whim ?? randomAnswer(decision, chance));
    if (answer === null) return;
    if (typeof answer === 'string') tried.set(tryOf(decision, answer), (tried.get(tryOf(decision, answer)) ?? 0) + 1);
    if (isLooked) intentions?.listen(match);
    const answered = match.answer(decision.seat, answer);
    for (const lack of intentions?.lacks() ?? []) fail('intends', `after answer ${match.n} (${decision.kind}): ${lack}`);
    if (!answered.ok) return fail('plays', `after answer ${match.n}: ${answered.refusal.says}`);
    if (isLooked || match.outcome) {
      const wrote = writtenPastDeeds(match, lists);
      if (wrote) return fail('deeds', `answer ${match.n} (${decision.kind}), or one shortly before it, ${wrote}`);
    }
    for (let i = toldAs.length; i < match.events.length; i++) toldAs.push(JSON.stringify(match.events[i]!.event));
    if (twin) {
      twin.answer(decision.seat, answer);
      if (positionOf(twin) !== positionOf(match)) {
        fail(
          'fork',
          `after answer ${match.n} (${decision.kind}) the fork went another way: ${positionOf(twin)} instead of ${positionOf(match)}`,
        );
        twin = null;
      }
    }
  }
  report.answers += match.n;
  for (const fault of game.rules.faults(match.state)) fail('faults', `at the end: ${fault}`);
  checkEvents(game, match, report, toldAs, fail);
  if (options.readsEnd) checkEnd(game, match, report, fail);
}

/** What has changed although no deed had opened it, and stays so until one does; null if nothing has. */
function writtenPastDeeds({ game, still, state }: AnyMatch, lists: ListsInPlace): string | null {
  if (!game.rules.state.same(still, state)) return `wrote '${diff(still, state)[0]!.at.join('.')}' past any deed`;
  const inPlace = lists.look(state);
  return inPlace === null ? null : `changed the list '${inPlace}' in place`;
}

/** What has happened since is recalled at every so manieth answer: it looks at the whole log. */
const RECALLED_EVERY = 7;

/** What the seat that is asked is taught, and what it reads. */
function checkTaught(match: AnyMatch, decision: Decision, { read, exercised }: Report, fail: Fail): void {
  const { game } = match;
  if (!game.teaches) return;
  const view = match.view(decision.seat);
  const verbs = new Set<string>();
  for (const lack of decisionLacks(game.teaches, decision, view, read, verbs)) fail('teaches', `after answer ${match.n}: ${lack}`);
  for (const verb of verbs) exercised.add(`verb/${verb}`);
  for (const lack of sparedLacks(game, decision, view)) fail('tells', `after answer ${match.n}: ${lack}`);
  if (game.tells) for (const lack of diceAskedLacks(game.tells, decision, view)) fail('tells', `after answer ${match.n}: ${lack}`);
  if (game.tells && match.n % RECALLED_EVERY === 0) {
    for (const lack of sinceLacks(match, decision.seat, view)) fail('tells', `after answer ${match.n}: ${lack}`);
  }
  for (const says of [game.words.questionSays, game.words.toldSays]) if (says) read.add(says(decision, view));
  if (game.words.optionSays) for (const one of decision.options) read.add(game.words.optionSays(one, decision, view));
}

function checkSame(match: AnyMatch, decision: Decision, report: Report, fail: Fail): void {
  const { playedOut, lacks } = sameLacks(match, decision);
  report.playedOut += playedOut;
  for (const lack of lacks) fail('same', `after answer ${match.n}: ${lack}`);
}

function noteVerbs({ game: { teaches } }: AnyMatch, decision: Decision, { exercised }: Report): void {
  if (teaches) for (const verb of verbsAsked(teaches, bareDecision(decision))) exercised.add(`verb/${verb}`);
}

const tryOf = ({ kind }: Decision, key: string): string => `${kind}/${key}`;

/** What a curious player answers without thinking: what is wanted, or now and then what was tried least. */
function whimOf(
  decision: Decision,
  wanted: ReadonlySet<string> | undefined,
  tried: ReadonlyMap<string, number>,
  chance: SampledChance<'bot'>,
): Answer | null {
  const wishes = decision.choose === 'one' && wanted ? decision.options.filter(({ key }) => namesIn(key).some(one => wanted.has(one))) : [];
  if (wishes.length > 0) return wishes[chance.below('bot', wishes.length)]!.key;
  return chance.below('bot', 4) > 0 ? null : leastTried(decision, tried, chance);
}

/** `m1-wire.2` is the second m1-wire, `m1-bow:trap` a trap by m1-bow. */
const namesIn = (key: string): string[] => key.split(/[^\w-]+/);

function leastTried(decision: Decision, tried: ReadonlyMap<string, number>, chance: SampledChance<'bot'>): Answer {
  if (decision.choose !== 'one') return randomAnswer(decision, chance);
  const times = decision.options.map(({ key }) => tried.get(tryOf(decision, key)) ?? 0);
  const least = decision.options.filter((_, i) => times[i] === Math.min(...times));
  return least[chance.below('bot', least.length)]!.key;
}

/**
 * What the sensible bot answers: a legal answer, and if it is asked again the same from what is left after a trip through JSON. Null if
 * there is none.
 */
function sensibleAnswer(match: AnyMatch, decision: Decision, asksAgain: boolean, fail: Fail): Answer | null {
  const { game, seed, n } = match;
  const { seat, kind, rule } = decision;
  const where = `after answer ${n}, asked for ${kind} (${rule}),`;
  const told = { view: match.view(seat), decision: bareDecision(decision) };
  const answerTo = ({ view, decision: asked }: typeof told): Answer =>
    game.sensible(view, asked, seat, new SampledChance<'bot'>(new Seed(`${seed}/bot ${n}`)));
  try {
    const answer = answerTo(told);
    const again = asksAgain ? answerTo(JSON.parse(JSON.stringify(told))) : answer;
    if (!sameValue(answer, again))
      fail('bots', `${where} the bot answers ${JSON.stringify(answer)}, and ${JSON.stringify(again)} after a JSON round trip`);
    const pick = pickOf(decision, answer);
    if (pick.ok) return answer;
    fail('bots', `${where} the bot gives an answer that is refused: ${pick.refusal.says}`);
  } catch (error) {
    fail('bots', `${where} the bot throws: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

/** Whether others were asked at the same time, some of whom may have passed by now. */
function isBesideOthers(match: AnyMatch, { seat }: Decision, beside: Set<string>): boolean {
  const nameOf = (one: Seat): string => `${one} ${match.openFor(one)?.turn}`;
  if (match.open.length > 1) for (const one of match.open) beside.add(nameOf(one.seat));
  return beside.has(nameOf(seat));
}

/** Where one answer will do: beside others, for whom one may wait, and where not to be asked would tell something; there, `some` may also be none. */
function fewest({ choose, isVeiled = false }: Decision, isBesideOthers: boolean): number {
  if (choose === 'some') return isVeiled ? 0 : 1;
  return isBesideOthers || isVeiled ? 1 : 2;
}

/** What a decision may not be: without a choice, with two options of one name, with odds that do not add up. Beside others one may also wait for them. */
function decisionFaults(decision: Decision, isBesideOthers: boolean): string[] {
  const { options, min, max } = decision;
  const keys = new Set(options.map(one => one.key));
  const wrong: string[] = [];
  if (keys.size < options.length) wrong.push(`has two options with the same key: ${options.map(one => one.key).join(', ')}`);
  if (decision.choose === 'point') wrong.push(...regionFaults(decision.region));
  else if (decision.choose === 'path') wrong.push(...trailFaults(decision.trail));
  else if (options.length < fewest(decision, isBesideOthers)) wrong.push('leaves no choice');
  else if (min > max || max > options.length || min < 0) wrong.push(`wants ${min} to ${max} of ${options.length} options`);
  if (decision.fit) wrong.push(...decision.fit.some.flatMap(picks => objectionSays('a sample of its own', decision.fit!.objection(picks))));
  decision.not?.();
  for (const one of decision.odds ? options.slice(0, 4) : []) {
    for (const [figure, cases] of Object.entries(decision.odds!(one))) {
      const total = cases.reduce((sum, { chance }) => sum + chance, 0);
      if (Math.abs(total - 1) > 1e-9) wrong.push(`gives odds of '${figure}' that add up to ${total}`);
    }
  }
  return wrong;
}

function regionFaults(region: Region | undefined): string[] {
  const some = region?.some ?? [];
  if (!region || some.length === 0) return ['asks for a point, but names no sample of its region'];
  return some.flatMap(point => objectionSays('a sample of its own', region.objection(point)));
}

/** The way to where a sample ends may be another one, or none; but what is led along must be legal. */
function trailFaults(trail: Trail | undefined): string[] {
  const some = trail?.some ?? [];
  if (!trail || some.length === 0) return ['asks for a path, but names no sample of its trail'];
  const led = trail.lead([], some[0]!.at(-1) ?? trail.from);
  return [
    ...some.flatMap(path => objectionSays('a sample of its own', trail.objection(path))),
    ...('why' in led ? [] : objectionSays('where it leads', trail.objection(led))),
  ];
}

const objectionSays = (what: string, objection: Objection | null): string[] =>
  objection ? [`refuses ${what}: ${objection.says} (${objection.why})`] : [];

/** Looks at a running match from all sides. It stands afterwards where it stood. */
function lookAround(match: AnyMatch, options: PlayOptions, chance: SampledChance<'bot'>, report: Report, fail: Fail): void {
  const position = positionOf(match);
  const where = `after answer ${match.n} in scene '${match.scene}'`;
  checkJson(match, where, fail);
  checkLoad(match, where, fail);
  if (match.n > 0) {
    const { answers } = match;
    const told = JSON.stringify(match.events);
    const back = Math.max(0, match.n - 1 - chance.below('bot', 20));
    match.undo(answers.at(-1)!.seat, true);
    if (match.n > back) match.backTo(back);
    const before = answers[back - 1];
    if (before && hashLike(before.hash, match.game.rules.state, match.state) !== before.hash)
      fail('undo', `${where}: back at answer ${back} the state is not the one that was there`);
    for (const one of answers.slice(back)) {
      const again = match.answer(one.seat, one.answer, { kind: one.kind });
      if (!again.ok) fail('undo', `${where}: back at answer ${back}, answer ${one.n} is refused: ${again.refusal.says}`);
    }
    if (positionOf(match) !== position)
      fail('undo', `${where}: after undo to ${back} and redo it is ${positionOf(match)} instead of ${position}`);
    else if (JSON.stringify(match.answers) !== JSON.stringify(answers))
      fail('undo', `${where}: after undo to ${back} and redo the answers are logged otherwise`);
    else if (JSON.stringify(match.events) !== told) fail('undo', `${where}: after undo to ${back} and redo the log is another one`);
  }
  for (const seat of [null, ...Array.from({ length: match.seats }).keys()]) {
    const parting = compareWorlds({
      game: match.game,
      setup: match.setup,
      seed: match.seed,
      moment: match.checkpoint,
      seat,
      given: match.answers.filter(one => one.n > match.checkpoint.n),
      more: options.follow,
      chance,
    });
    report.partings[parting.how] += 1;
    if (!('leak' in parting)) continue;
    if (parting.how === 'asked')
      report.shapes.add(`${parting.leak.scene}: ${parting.leak.here || 'nobody'} or ${parting.leak.there || 'nobody'}`);
    if (parting.how === 'asked' && options.shape === 'tolerated') continue;
    fail(parting.how === 'bot-peeks' ? 'bots' : 'worlds', leakSays(parting.leak));
  }
}

function checkJson(match: AnyMatch, where: string, fail: Fail): void {
  const { state: schema } = match.game.rules;
  try {
    const read = schema.check(JSON.parse(JSON.stringify(match.state)), 'state');
    if (!schema.same(read, match.state)) fail('json', `${where}: the state is another one after a JSON round trip`);
    else if (hashOf(schema, read) !== hashOf(schema, match.state))
      fail('json', `${where}: the state has another hash after a JSON round trip`);
  } catch (error) {
    fail('json', `${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What follows can be started, by as many seats and by any other number that the game allows, and its story can be told. */
function checkSequel(match: AnyMatch, fail: Fail): void {
  const { game, outcome } = match;
  if (!game.sequel) return;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const next = sequelOf(match, seats);
    if (next.ok) {
      const began = startMatch(game, JSON.parse(JSON.stringify(next.value.setup)), match.seed, 'nothing');
      if (!began.ok) fail('sequel', `the next match for ${seats} cannot start: ${began.refusal.says}`);
      else if (began.value.seats !== seats) fail('sequel', `the next match is for ${began.value.seats} instead of ${seats}`);
    } else if (next.refusal.code !== 'story-over') fail('sequel', next.refusal.says);
  }
  const told = readCarried(game.sequel, outcome!.carries);
  if (told.ok && game.sequel.says(told.value, null).length === 0) fail('sequel', 'there is nothing to tell of the story so far');
}

function checkLoad(match: AnyMatch, where: string, fail: Fail): void {
  const record = recordOf(match);
  const read = JSON.parse(JSON.stringify(record));
  const loaded = load(match.game, read);
  if (!loaded.ok) return fail('load', `${where}: ${loaded.refusal.says}`);
  if (positionOf(loaded.value.match) !== positionOf(match)) {
    fail('load', `${where}: loaded from its checkpoint it is ${positionOf(loaded.value.match)} instead of ${positionOf(match)}`);
  }
  if (JSON.stringify(recordOf(loaded.value.match)) !== JSON.stringify(record))
    fail('load', `${where}: the record of the loaded match is another one`);
}

/** What has happened in a match: it was told once and for all, and what it shows of the game was seen. */
function checkEvents(game: AnyGame, match: AnyMatch, report: Report, toldAs: readonly string[], fail: Fail): void {
  for (const [i, { event }] of match.events.entries()) {
    if (toldAs[i] !== undefined && JSON.stringify(event) !== toldAs[i])
      fail('events', `${event.type} was told as ${toldAs[i]} and reads ${JSON.stringify(event)} later: it holds a piece of the state`);
    for (const [list, name] of game.proof.exercised(event)) report.exercised.add(`${list}/${name}`);
  }
}

function checkEnd(game: AnyGame, match: AnyMatch, report: Report, fail: Fail): void {
  checkJson(match, 'at the end', fail);
  checkLoad(match, 'at the end', fail);
  if (positionOf(match.fork()) !== positionOf(match)) fail('fork', 'a fork of the finished match is another position');
  const again = replay(game, JSON.parse(JSON.stringify(recordOf(match))));
  if (!again.ok) fail('record', again.refusal.says);
  else if (JSON.stringify([again.value.answers, again.value.outcome]) !== JSON.stringify([match.answers, match.outcome])) {
    fail('record', 'replayed, it has other answers or another outcome');
  }
  checkSequel(match, fail);
  for (const seat of [null, 0]) {
    const view = match.view(seat);
    for (const { event } of match.log(seat)) {
      if (typeof event.rule !== 'string' || event.rule === '') fail('events', `${event.type} cites no rule`);
      if (event.within === undefined) {
        const says = game.words.sentence(event, view, seat);
        report.read.add(says);
        if (says.trim() === '') fail('events', `${event.type} has no sentence for ${seat === null ? 'a spectator' : `seat ${seat}`}`);
      }
      if (game.teaches) for (const lack of eventLacks(game.teaches, event, view)) fail('teaches', lack);
      if (game.tells)
        for (const lack of [...beatLacks(game.tells, event, view), ...diceLacks(game.tells, event, view)]) fail('tells', lack);
    }
    if (game.tells) for (const lack of taleLacks(match, seat)) fail('tells', `at the end: ${lack}`);
  }
}
