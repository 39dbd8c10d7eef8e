/**
 * What is done about the question: chosen, placed, advised, asked why not; and the guards that take no press for an answer which was meant for what stood
 * there before. What is asked is use-sight.ts's; what is only looked up meanwhile is use-attention.ts's and use-opened.ts's.
 */
import type { Ref, Seat } from '@quarry/kernel';
import { type Asked, type GameInfo, intentKey, type SeenIntent } from '@quarry/protocol';
import type { Chair, ChairState } from '../connection/chair.ts';
import { isByOneself, optionOf } from './choosing.ts';
import { shortOf } from './decision-bar.tsx';
import { type Advice, useAdvice } from './use-advice.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { type Composer, useComposer } from './use-composer.ts';
import { useIntents } from './use-intents.ts';
import { type Placing, usePlacing } from './use-placing.ts';
import type { Sight } from './use-sight.ts';
import { type Guard, useGuard } from './use-stray.ts';
import { useWay, type WayShown } from './use-way.ts';
import { useWhyNot, type WhyNots } from './use-why-not.ts';

export interface Answering {
  readonly isSending: boolean;
  /** Nobody else is at the table to be asked before something is taken back. */
  readonly isOnesOwn: boolean;
  readonly choice: Choice;
  readonly composer: Composer;
  readonly way: WayShown;
  readonly placing: Placing;
  readonly whyNot: WhyNots;
  /** What an enemy is about to do. */
  intent(about: Ref, isNow?: boolean): SeenIntent | null;
  readonly advice: Advice;
  readonly guard: Guard;
  readonly pageGuard: Guard;
  /** Chooses from elsewhere than the decision bar, which guards its own buttons. */
  readonly choose: Choice['choose'];
  /** Sends what is placed, held or gathered. */
  confirm(): void;
  /** Takes back what is placed, held or gathered; false if there was nothing. */
  back(): boolean;
}

/** `suggested`: keys that a hint of a lesson suggests; `own`: the seats of the one person who plays them. */
export function useAnswering(
  chair: Chair,
  state: ChairState,
  { seen, asked, shown }: Sight,
  { verbs, unit }: Pick<GameInfo, 'verbs' | 'unit'>,
  suggested: readonly string[] | null,
  own: readonly Seat[] = [],
): Answering {
  const isSending = state.sending !== null;
  const isOnesOwn = isByOneself(seen.people, state.as, own);
  const single = useChoice(chair, asked, isSending, isOnesOwn);
  const composer = useComposer(chair, state, { asked, isAlone: isOnesOwn, plain: single.choose });
  const choice = { ...single, choose: withDeeds(asked, single, composer) };
  const guard = useGuard(`${asked?.n ?? ''} ${choice.isHeld ? 'held' : ''} ${composer.deed ? 'deed' : ''}`);
  const pageGuard = useGuard(`page ${shown.page?.block.page.number ?? ''}`);
  const placing = usePlacing(chair, asked, isSending, unit ?? undefined);
  const whyNot = useWhyNot(chair, asked);
  const intent = useIntents(chair, asked);
  const advice = useAdvice(chair, asked, { verbs, suggested, isSilent: seen.noHints === true });
  return {
    isSending,
    isOnesOwn,
    choice,
    composer,
    way: useWay(chair, asked),
    placing,
    whyNot,
    // What is known of the path that is being laid counts, not what would come without it.
    intent: (about, isNow) => (isNow ? null : placing.placed?.intents?.[intentKey(about)]) ?? intent(about),
    advice,
    guard,
    pageGuard,
    choose(key, toward, alike, isTold) {
      const option = optionOf(asked, key);
      if (option) guard.act(shortOf(option).head, () => choice.choose(key, toward, alike, isTold), option.isEnd ?? option.givesUp);
    },
    confirm: () =>
      guard.act('Enter', () => {
        if (composer.deed) composer.send();
        else if (placing.placed) placing.send();
        else if (choice.isHeld) choice.confirm();
        else choice.done();
      }),
    back: () => composer.close() || placing.back() || choice.back(),
  };
}

/** What begins a deed of several questions opens it; whatever else is chosen puts an open one away. */
const withDeeds =
  (asked: Asked | null, single: Choice, composer: Composer): Choice['choose'] =>
  (key, toward, alike, isTold) => {
    const option = optionOf(asked, key);
    if (option && !single.isHeld && composer.begins(option)) return composer.begin(option, toward);
    composer.close();
    single.choose(key, toward, alike, isTold);
  };
