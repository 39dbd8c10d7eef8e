/** What a chair sees of a table, from what its seat may see of the match. Nothing here looks at the true state. */
import {
  type AnyGame,
  type AnyMatch,
  type BareDecision,
  bareDecision,
  type Decision,
  fromViews,
  hasPassed,
  type Intent,
  keyFor,
  lazyView,
  type Option,
  type Point,
  type Refused,
  type Result,
  refuse,
  type Seat,
  sentence,
  wordsOf,
} from '@quarry/kernel';
import {
  type Asked,
  type AskedOption,
  byName,
  type InStory,
  type Intents,
  intentKey,
  type Lead,
  type Look,
  type Person,
  type Seen,
  type Undo,
  type Vote,
  type WhyNot,
} from '@quarry/protocol';

/** What everybody at the table may know besides the game. */
export interface TableFacts {
  readonly name: string;
  readonly isPaused: boolean;
  readonly people: readonly Person[];
  readonly vote: Vote | null;
  readonly commitment: string;
  readonly story: InStory | null;
  readonly lesson: string | null;
  /** Whether nobody is told here what to do. */
  readonly noHints?: boolean;
  readonly again: string | null;
  /** Whether an answer was given by the table for a seat that did not want to be asked. */
  readonly isAuto: IsAuto;
  /** What the table has answered for a seat since it last answered in person, the last one first. */
  readonly sparedOf: SparedOf;
  /** What each seat's count of decisions begins with. */
  readonly firstNumber: number;
  /** What the plain screen draws from is worked out once for each seat and position. */
  readonly plain?: PlainWords;
  /** Whether windows have an even pause: then nothing may show whether somebody was asked in one. */
  readonly isEven: boolean;
}

type IsAuto = (n: number) => boolean;

/** An answer that the table has given for a seat, and what it said of it. */
export interface SparedAnswer {
  readonly n: number;
  readonly says: string;
}
type SparedOf = (seat: Seat) => readonly SparedAnswer[];

/** How a reaction window is passed once: a seat may wish not to be asked. Undefined if it is none, or cannot be passed. */
export function passIn(match: AnyMatch, decision: Decision): string | undefined {
  const isNamed = 'window' in match.waiting || (match.game.rules.windows ?? []).some(one => one.kind === decision.kind);
  return isNamed ? keyFor(decision, null) : undefined;
}
const isWindow = (match: AnyMatch, decision: Decision): boolean => passIn(match, decision) !== undefined;

/** What a seat is asked, in words. */
export function askedOf(
  match: AnyMatch,
  seat: Seat,
  view: unknown,
  { firstNumber, isEven, people }: Pick<TableFacts, 'firstNumber' | 'isEven' | 'people'>,
): Asked | null {
  const open = match.openFor(seat);
  if (!open) return null;
  const { decision, turn } = open;
  const { game } = match;
  const dice = game.tells?.diceAsked?.(bareDecision(decision), view);
  const told = game.words.toldSays?.(decision, view) ?? '';
  const rest = game.tells?.rests?.(bareDecision(decision), view);
  return {
    n: firstNumber + turn,
    kind: decision.kind,
    rule: decision.rule,
    says: byName(game.words.questionSays?.(decision, view) ?? `${wordsOf(decision.kind)}?`, people),
    ...(told !== '' && { told: byName(told, people) }),
    choose: decision.choose,
    min: decision.min,
    max: decision.max,
    ordered: decision.ordered,
    options: optionsOf(game, decision, view).map(one => ({ ...one, says: byName(one.says, people) })),
    facts: decision.facts ?? null,
    ...(decision.proposed && { proposed: decision.proposed }),
    outline: (decision.region ?? decision.trail)?.outline ?? null,
    ...(decision.region?.isSelf && { isSelf: true }),
    from: decision.trail?.from ?? null,
    mayStay: decision.trail?.objection([]) === null,
    isWindow: isWindow(match, decision),
    ...(isEven && isWindow(match, decision) && { isTimed: true }),
    hasOdds: (decision.odds ?? decision.oddsOfSome) !== undefined,
    ...(decision.fit && { isFitted: true }),
    ...(dice && { dice }),
    ...(rest && { rest: { until: rest.until, mark: rest.mark } }),
  };
}

function optionsOf(game: AnyGame, decision: Decision, view: unknown): AskedOption[] {
  const bare = decision.options.length > 0 ? bareDecision(decision) : null;
  return decision.options.map(option => optionOf(game, option, decision, bare, view));
}

function optionOf(game: AnyGame, option: Option, decision: Decision, bare: BareDecision | null, view: unknown): AskedOption {
  const { key, about, value } = option;
  const leads = game.tells?.leadsTo?.(option, decision, view) ?? [];
  const verb = bare && game.teaches ? game.teaches.verbOf(bare, option) : null;
  const amount = bare && game.words.amountIn?.(option, bare);
  const composes = bare && game.tells?.composes?.(option, bare, view);
  return {
    key,
    about,
    value,
    says: game.words.optionSays?.(option, decision, view) ?? wordsOf(key),
    ...(amount && { amount }),
    ...(verb !== null && { verb }),
    ...endingOf(game, verb, bare, view),
    ...(verb !== null && game.teaches?.givesUp?.includes(verb) && { givesUp: true }),
    ...(composes && { isComposed: true }),
    ...(leads.length > 0 && { leads }),
  };
}

/** Whether it ends what one may do, and what is asked before. */
function endingOf(game: AnyGame, verb: string | null, bare: BareDecision | null, view: unknown): Pick<AskedOption, 'isEnd' | 'asksFirst'> {
  const asks = verb === null ? undefined : game.teaches?.ends?.[verb];
  if (!asks || !bare) return {};
  const asksFirst = asks(bare, view);
  return { isEnd: true, ...(asksFirst !== '' && { asksFirst }) };
}

/** The way to a point in a decision of a point or a path and who waits at the end of a path; or why there is none. */
export function leadOf(match: AnyMatch, { kind, seat, region, trail }: Decision, path: readonly Point[], to: Point): Result<Lead> {
  if (trail) {
    const led = trail.lead(path, to);
    if ('why' in led) return { ok: true, value: led };
    const end = led.at(-1);
    const dangers = (end && match.game.shows?.dangersAt?.(match.view(seat), seat, end)) ?? [];
    const says = trail.says?.(led) ?? '';
    const after = match.game.shows?.intendsAfter?.(match.view(seat), seat, led);
    return {
      ok: true,
      value: {
        path: led,
        says: dangers.length === 0 ? says : [sentence(says), ...dangers.map(one => one.says)].join(' ').trim(),
        ...(trail.facts && { facts: trail.facts(led) }),
        ...(after && { intents: byPiece(after) }),
      },
    };
  }
  if (!region) return refuse('no-place', { kind }, `'${kind}' asks for neither a point nor a path.`);
  return { ok: true, value: region.objection(to) ?? { path: [to], says: '' } };
}

/** Who waits at each place that an option is about or leads to. */
export function dangersOf(match: AnyMatch, decision: Decision, options: readonly Option[]): Pick<Look, 'dangers'> {
  const { game } = match;
  const { dangers } = game.shows ?? {};
  if (!dangers) return {};
  const { seat } = decision;
  const view = match.view(seat);
  const places = options.flatMap(option => [...option.about, ...(game.tells?.leadsTo?.(option, decision, view) ?? [])]);
  const found = places
    .map(place => ({ place, says: dangers(view, seat, place, decision).map(one => one.says) }))
    .filter(one => one.says.length > 0);
  return found.length > 0 ? { dangers: found } : {};
}

/** What enemies are about to do, as a seat may know, by the piece; the steps are the contract's. */
export const intentsOf = (match: AnyMatch, { seat, trail }: Pick<Decision, 'seat'> & Partial<Pick<Decision, 'trail'>>): Intents =>
  byPiece(match.game.shows?.intends?.(match.view(seat), seat, trail?.outline) ?? []);

const byPiece = (intents: readonly Intent[]): Intents =>
  Object.fromEntries(intents.map(({ about, does: _, ...seen }) => [intentKey(about), seen]));

/** How what is refused would be called if it were offered; what it would do is not news. */
function whatIs(game: AnyGame, refused: Refused, decision: Decision, view: unknown): string {
  const says = game.words.refusedIs?.(refused, decision, view) ?? wordsOf(String(refused.about[0]?.id ?? ''));
  return says.split(': ')[0]!;
}

export function whyNotOf(match: AnyMatch, seat: Seat): readonly WhyNot[] {
  const open = match.openFor(seat);
  if (!open) return [];
  const { game } = match;
  const view = match.view(seat);
  const { decision } = open;
  const refused = [...(decision.not?.() ?? []), ...(game.words.refused?.(view, decision) ?? [])];
  return refused.map(one => ({
    what: whatIs(game, one, decision, view),
    about: one.about,
    why: one.why,
    says: game.words.refusedSays?.(one, view) ?? `See ${one.why}.`,
  }));
}

/** What is known of how answers were given, for whoever takes them back. */
type Undoing = Pick<TableFacts, 'isAuto' | 'sparedOf' | 'isEven'>;

/** Where a seat's own last answer stands, or null if it has given none that can be taken back. */
export const lastOwn = (match: AnyMatch, seat: Seat, isAuto: IsAuto): number | null =>
  match.answers.findLast(one => one.seat === seat && !isAuto(one.n))?.n ?? null;

const NOTHING: Undo = { how: 'none', says: 'There is nothing to take back.' };

/**
 * Whether a seat can take back alone. While a reaction window is open it never can: whom the window asks, and whether somebody
 * has passed, must not show here.
 */
export function undoOf(match: AnyMatch, seat: Seat | null, { isAuto, sparedOf, isEven }: Undoing): Undo {
  const last = seat === null ? null : lastOwn(match, seat, isAuto);
  return seat === null || last === null ? NOTHING : undoTo(match, seat, last, { sparedOf, isEven });
}

/** Whether a seat can go back alone to before one of its answers. What the table has answered for it since goes with it. */
export function undoTo(match: AnyMatch, seat: Seat, last: number, { sparedOf, isEven }: Omit<Undoing, 'isAuto'>): Undo {
  if ('window' in match.waiting) return { how: 'vote', says: 'A reaction window is open; everybody at the table must agree to go back.' };
  if (isEven && onlyWindowsSince(match, last))
    return { how: 'vote', says: 'A reaction window has gone by since; everybody at the table must agree to go back.' };
  const may = match.canUndo(seat);
  if (!may.ok) return { how: 'vote', says: may.refusal.says };
  const since = match.answers.filter(one => one.n >= last);
  const spared = new Set(sparedOf(seat).map(one => one.n));
  if (since.some(one => one.n !== last && !spared.has(one.n)))
    return { how: 'vote', says: 'Somebody else has answered since; everybody at the table must agree to go back.' };
  if (since.some(one => one.learnt))
    return { how: 'vote', says: 'Something new has come to light since; everybody at the table must agree to go back.' };
  return { how: 'alone', says: '' };
}

/** What the table has answered for a seat, and whether one can go back to the last of it. */
function sparedIn(match: AnyMatch, seat: Seat | null, undoing: Undoing): Pick<Seen, 'spared'> {
  const [last, ...others] = seat === null || match.outcome ? [] : undoing.sparedOf(seat);
  if (!last) return {};
  return { spared: { count: 1 + others.length, says: last.says, change: undoTo(match, seat!, last.n, undoing) } };
}

/** Whether a reaction window is all that came since an answer, passed by somebody or by itself: at an even table nobody can tell. */
function onlyWindowsSince(match: AnyMatch, n: number): boolean {
  const kinds = (match.game.rules.windows ?? []).map(one => one.kind);
  const since = match.answers.filter(one => one.n > n);
  if (since.length === 0) return match.windowsGoneBy > 0;
  return since.every(one => kinds.includes(one.kind) && hasPassed(one.answer));
}

/** How the match ended, with the seed that is published then; null while it is played. */
export function endOf({ game, outcome, state, seed }: AnyMatch): Seen['ended'] {
  if (!outcome) return null;
  const { winners, why } = outcome;
  return { winners, why, says: game.words.outcomeSays?.(outcome, lazyView(game.rules.state, state, null)) ?? '', seed };
}

/** What the plain screen draws from, for whoever asked for it. */
export const plainly = (game: AnyGame, view: unknown, seat: Seat | null, isWanted: boolean): Pick<Seen, 'sketch' | 'describes'> => ({
  sketch: isWanted ? (game.shows?.sketch?.(view) ?? null) : null,
  describes: isWanted ? (game.shows?.describe?.(view, seat) ?? null) : null,
});

/** What the plain screen draws from, kept as long as the match stands where it stands: whoever comes and goes does not make it be worked out again. */
export class PlainWords {
  #position = '';
  readonly #known = new Map<Seat | null, ReturnType<typeof plainly>>();

  of(position: string, seat: Seat | null, find: () => ReturnType<typeof plainly>): ReturnType<typeof plainly> {
    if (position !== this.#position) this.forget();
    this.#position = position;
    let known = this.#known.get(seat);
    if (!known) this.#known.set(seat, (known = find()));
    return known;
  }

  forget(): void {
    this.#known.clear();
  }
}

const named = ({ sketch, describes }: ReturnType<typeof plainly>, people: readonly Person[]): ReturnType<typeof plainly> => ({
  sketch,
  describes:
    describes?.map(block => ({ ...block, heading: byName(block.heading, people), lines: block.lines.map(line => byName(line, people)) })) ??
    null,
});

const NO_PLAIN: ReturnType<typeof plainly> = { sketch: null, describes: null };

function plainWords(
  { game, n }: AnyMatch,
  view: unknown,
  seat: Seat | null,
  { plain, firstNumber }: TableFacts,
): ReturnType<typeof plainly> {
  const find = (): ReturnType<typeof plainly> => plainly(game, view, seat, true);
  return plain ? plain.of(`${firstNumber} ${n}`, seat, find) : find();
}

/** Hints of the lesson at this table that would come too late. */
function passedHints(game: AnyGame, id: string | null, view: unknown): Pick<Seen, 'passedHints'> {
  const hints = (id !== null && game.teaches?.lessons.find(one => one.id === id)?.hints) || [];
  const passed = hints.flatMap((hint, i) => (hint.hasPassed?.(view) ? [i] : []));
  return passed.length > 0 ? { passedHints: passed } : {};
}

/** What a chair sees besides the view of the game. */
export type Beside = Omit<Seen, 'view'>;

/** What is said of where a match stands; for those who see no more than others of what it reads, the same. */
export interface Standing {
  readonly stage: Seen['stage'];
  readonly goal: string;
  readonly step: string;
  readonly ended: Seen['ended'];
}

export function standingIn(match: AnyMatch): (seat: Seat | null) => Standing {
  const { game } = match;
  const ended = endOf(match);
  return fromViews(game.rules.state, match.state, view => ({
    stage: game.shows?.stage?.(view) ?? null,
    goal: game.teaches?.goal(view) ?? '',
    step: game.teaches?.step(view) ?? '',
    ended,
  }));
}

export function besideView(
  match: AnyMatch,
  seat: Seat | null,
  table: TableFacts,
  wantsSketch: boolean,
  standing: (seat: Seat | null) => Standing = standingIn(match),
): Beside {
  const { game, outcome } = match;
  // Sentences read a few fields; nothing of it is kept.
  const view = lazyView(game.rules.state, match.state, seat);
  return {
    name: table.name,
    game: game.id,
    status: outcome ? 'over' : table.isPaused ? 'paused' : 'playing',
    people: table.people,
    asked: seat === null ? null : askedOf(match, seat, view, table),
    waiting: match.waiting,
    ...standing(seat),
    undo: table.story?.next ? NOTHING : undoOf(match, seat, table),
    ...sparedIn(match, seat, table),
    vote: table.vote,
    story: table.story,
    lesson: table.lesson,
    ...(table.noHints && { noHints: true as const }),
    ...passedHints(game, table.lesson, view),
    again: table.again,
    commitment: table.commitment,
    ...named(wantsSketch ? plainWords(match, view, seat, table) : NO_PLAIN, table.people),
  };
}

/** Everything that a chair sees. */
export const seenBy = (match: AnyMatch, seat: Seat | null, table: TableFacts, wantsSketch: boolean): Seen => ({
  ...besideView(match, seat, table, wantsSketch),
  view: match.view(seat),
});
