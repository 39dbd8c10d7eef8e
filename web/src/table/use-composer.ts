/** Puts a deed of several questions together: asks the server what it consists of, anew after each change, and sends all of it as one. What it is, is composing.ts's. */
import type { Ref } from '@quarry/kernel';
import type { Ahead, Asked, AskedOption } from '@quarry/protocol';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Chair, ChairState } from '../connection/chair.ts';
import { Refusal } from '../connection/connection.ts';
import { connection } from '../connection/page-connection.ts';
import { useKept } from '../store/kept.ts';
import { settings } from '../store/settings.ts';
import { sayOf } from '../ui/load.ts';
import { answersOf, type Composing, canDo, composed, isStill, mayCompose, mustAsk, wayOf } from './composing.ts';
import { LONGEST } from './patience.ts';

export interface Composer {
  /** What is put together and shown; null while nothing is. */
  readonly deed: (Composing & { readonly ahead: Ahead }) | null;
  /** What is pointed at in it. */
  readonly pointed: AskedOption | null;
  /** Whether an option begins a deed that is put together here. */
  begins(option: AskedOption | null): boolean;
  begin(option: AskedOption, at: Ref | undefined): void;
  choose(step: number, keys: readonly string[]): void;
  point(option: AskedOption | null): void;
  send(): void;
  /** Puts it away; false if there was nothing. */
  close(): boolean;
}

/** What was asked is asked no more. */
const CHANGED = 'The question has changed meanwhile, and nothing was done. Here is what is asked now.';
/** It has to be answered question by question. */
const ALONE = new Set(['not-foreseen', 'not-composed']);

interface About {
  /** What is asked now; null while something is shown. */
  readonly asked: Asked | null;
  readonly isAlone: boolean;
  /** Answers the first question by itself. */
  plain(key: string, at: Ref | undefined): void;
}

export function useComposer(chair: Chair, state: ChairState, { asked, isAlone, plain }: About): Composer {
  const set = useKept(settings);
  const [deed, happen] = useReducer(composed, null);
  const [pointed, point] = useState<AskedOption | null>(null);
  const leave = (): void => {
    happen({ is: 'closed' });
    point(null);
  };
  const send = (n: number, ahead: Ahead): void => {
    happen({ is: 'sent' });
    connection().answer(chair, { n, answers: answersOf(ahead) });
  };
  const answerAlone = (of: Composing): void => {
    leave();
    if (isStill(of, asked)) plain(of.option.key, of.at);
  };
  useForeseen(chair, deed, {
    foreseen(of, ahead) {
      const way = wayOf(ahead, of.at, of.ahead !== null || mustAsk(set.confirm, ahead, isAlone));
      if (way === 'alone') answerAlone(of);
      else if (way === 'at-once') send(of.n, ahead);
      else happen({ is: 'foreseen', ahead });
    },
    unforeseen(of, why) {
      const isAsked = of.ahead !== null && !(why instanceof Refusal && ALONE.has(why.code));
      if (isAsked) happen({ is: 'unforeseen', says: sayOf(why) });
      else answerAlone(of);
    },
  });
  useKeptUp(chair, state, deed, { refused: says => happen({ is: 'refused', says }), asked: n => happen({ is: 'asked', n }), leave });
  const shown = deed?.ahead && isStill(deed, asked) ? { ...deed, ahead: deed.ahead } : null;
  return {
    deed: shown,
    pointed: shown && pointed,
    begins: option => option?.isComposed === true && asked?.choose === 'one' && mayCompose(set, state.seen?.lesson ?? null),
    begin(option, at) {
      if (!asked || state.sending) return;
      chair.clearRefused();
      point(null);
      happen({ is: 'begun', asked, option, at });
    },
    choose: (step, keys) => happen({ is: 'chosen', step, keys }),
    point,
    send() {
      if (shown && canDo(shown) && !state.sending) send(shown.n, shown.ahead);
    },
    close() {
      if (shown) leave();
      return shown !== null;
    },
  };
}

interface Told {
  foreseen(deed: Composing, ahead: Ahead): void;
  unforeseen(deed: Composing, why: unknown): void;
}

/** Asks what follows, whenever something else was chosen. What comes to an older choice is not heard; before anything is shown nobody waits long. */
function useForeseen(chair: Chair, deed: Composing | null, told: Told): void {
  const latest = useRef(told);
  latest.current = told;
  const given = deed?.isAwaited ? deed.given : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is asked anew, whatever it holds
  useEffect(() => {
    if (!deed || !given) return;
    let isOver = false;
    const once = (act: () => void): void => {
      if (!isOver) act();
      isOver = true;
    };
    const { n, at } = deed;
    connection()
      .ask(chair, { type: 'ahead', n, answers: [...given] as never, ...(at && { at }) })
      .then(
        reply => reply.type === 'ahead' && once(() => latest.current.foreseen(deed, reply.ahead)),
        (why: unknown) => once(() => latest.current.unforeseen(deed, why)),
      );
    const timer = deed.ahead ? undefined : setTimeout(() => once(() => latest.current.unforeseen(deed, null)), LONGEST);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [chair, given]);
}

interface Turns {
  refused(says: string): void;
  asked(n: number): void;
  leave(): void;
}

/** Follows what becomes of it: refused, it says so and is asked anew; with another question it is put away, and unless it was done that is said. */
function useKeptUp(chair: Chair, { seen, refused }: ChairState, deed: Composing | null, turns: Turns): void {
  const asked = seen?.asked ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says turns it, not what is drawn
  useEffect(() => {
    if (!deed) return;
    if (!isStill(deed, asked)) {
      turns.leave();
      if (!deed.isSent && deed.ahead && !refused) chair.refuse('changed', CHANGED, null);
    } else if (refused && deed.isSent) {
      if (!deed.ahead) return turns.leave(); // it was never shown, and what was refused is said elsewhere
      chair.clearRefused();
      turns.refused(refused.says);
    } else if (asked!.n !== deed.n) turns.asked(asked!.n);
  }, [asked, refused, deed]);
}
