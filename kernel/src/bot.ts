/**
 * How a sensible player is put together: a table of what it does at each kind of decision, and small helpers to choose with. It is told what its seat
 * sees and the bare decision, nothing else.
 *
 *     type Mind<Kind extends string = string> = Thought<View, Asked<Kind>, { readonly me: KeeperView }>;
 *     const rest = ({ me, decision }: Mind) => firstOf(decision, [me.cold > 3 ? 'rest' : 'signal']);
 *
 *     export const sensible = botOf<View, Asked, { readonly me: KeeperView }>(
 *       { 'spend-dawn': rest, 'read-sky': always('yes'), 'choose-storm': ({ decision, view }) => best(decision, card => -forceOf(view, card)) },
 *       { knows: (view, seat) => ({ me: view.keepers[seat]! }) },
 *     );
 *
 * A kind that is not in the table is answered by `fallback`; left out: by any legal answer.
 */
import type { Chance } from './chance.ts';
import { sameValue } from './diff.ts';
import { randomAnswer } from './random-player.ts';
import type { Answer, BareDecision, Option, Seat } from './types.ts';

/** What a bot has to think about. `More` is what the game adds to it. */
export type Thought<View, Asked extends BareDecision = BareDecision, More = unknown> = {
  readonly view: View;
  readonly decision: Asked;
  readonly seat: Seat;
  readonly chance: Chance<'bot'>;
} & More;

/** As a method, so that it can be looked up by the kind of any decision. */
export type Choose<View, Asked extends BareDecision = BareDecision, More = unknown> = {
  choose(thought: Thought<View, Asked, More>): Answer;
}['choose'];

type Choices<View, Asked extends BareDecision, More> = {
  readonly [Kind in Asked['kind']]?: Choose<
    View,
    Asked extends { readonly kind: infer K } ? (Kind extends K ? Asked : never) : never,
    More
  >;
};

interface BotOptions<View, Asked extends BareDecision, More> {
  readonly knows: (view: View, seat: Seat) => More;
  readonly fallback?: Choose<View, Asked, More>;
}

const knowsNothing = (): object => ({});

/** A sensible player, as a game has one (`Game.sensible`). */
export function botOf<View, Asked extends BareDecision = BareDecision, More = unknown>(
  choices: Choices<View, Asked, More>,
  ...[options]: unknown extends More ? [options?: Partial<BotOptions<View, Asked, More>>] : [options: BotOptions<View, Asked, More>]
): (view: View, decision: BareDecision, seat: Seat, chance: Chance<'bot'>) => Answer {
  const { knows = knowsNothing as () => More, fallback = anyAnswer } = options ?? {};
  const table = choices as Readonly<Record<string, Choose<View, Asked, More> | undefined>>;
  return (view, decision, seat, chance) => {
    const choose = Object.hasOwn(table, decision.kind) ? table[decision.kind] : undefined;
    return (choose ?? fallback)({ view, decision: decision as Asked, seat, chance, ...knows(view, seat) });
  };
}

type Offer = Pick<BareDecision, 'options'>;

export const optionKeys = ({ options }: Offer): string[] => options.map(one => one.key);

interface OfferOf<T> {
  readonly options: readonly Option<T>[];
}

/** The option whose value counts most, the first of equals. */
export const best = <T>({ options }: OfferOf<T>, worth: (value: T) => number): string => mostOf(options, one => worth(one.value)).key;

/** The first option of such a value, if there is one. */
export const keyWhere = <T>({ options }: OfferOf<T>, isIt: (value: T) => boolean): string | undefined =>
  options.find(one => isIt(one.value))?.key;

/** How this is answered, if it is offered. */
export const keyFor = <T>(decision: OfferOf<T>, value: T): string | undefined => keyWhere(decision, one => sameValue(one, value));

export const offers = <T>(decision: OfferOf<T>, value: T): boolean => keyFor(decision, value) !== undefined;

/** The first of these that is offered, or what comes first. */
export function firstOf<T>(decision: OfferOf<T>, wanted: readonly T[]): string {
  for (const value of wanted) {
    const key = keyFor(decision, value);
    if (key !== undefined) return key;
  }
  return decision.options[0]!.key;
}

/** The thing with the greatest worth, the first of equals. */
export function mostOf<T>(things: readonly T[], worth: (thing: T) => number): T {
  let chosen = things[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = worth(thing);
    if (value > most) [chosen, most] = [thing, value];
  }
  return chosen;
}

export const anyAnswer = ({ decision, chance }: { readonly decision: BareDecision; readonly chance: Chance<'bot'> }): Answer =>
  randomAnswer(decision, chance);
export const firstOption = ({ decision }: { readonly decision: Offer }): string => decision.options[0]!.key;
export const always =
  (answer: Answer): (() => Answer) =>
  () =>
    answer;
