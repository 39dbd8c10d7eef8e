/** The choice that is being made: what is gathered, pointed at and held back for confirmation, until it is sent. */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption, Look } from '@quarry/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { useKept } from '../store/kept.ts';
import { noteGiven } from '../store/learnt.ts';
import { settings } from '../store/settings.ts';
import { type Aim, aimAt, onTheWay } from './aiming.ts';
import { answerOf, foreseenIn, mustConfirm, toggled, withPointed } from './choosing.ts';
import { useLooks } from './use-looks.ts';

interface Draft {
  readonly n: number;
  readonly chosen: readonly string[];
  /** Keys that wait to be confirmed. */
  readonly held: readonly string[] | null;
}

export interface Choice {
  readonly chosen: readonly string[];
  readonly isHeld: boolean;
  readonly pointed: AskedOption | null;
  /** What is pointed at from beside the table, or by keys. */
  readonly sought: AskedOption | null;
  readonly look: Look | null;
  /** What the odds are told of: the option that is pointed at; until then the likely one where one may react, and the first of a few that have odds. */
  readonly foreseen: AskedOption | null;
  readonly foresight: Look | null;
  /** Where some are chosen and odds are told: of choosing none, and of what is chosen together with what is pointed at. */
  readonly compared: { readonly none: Look | null; readonly keys: readonly string[]; readonly look: Look | null } | null;
  /** What is gathered, looked at together where it has to fit; null while that is not known. */
  readonly gathered: Look | null;
  /** `toward`: the thing that was meant by it, if the option only leads there; `alike`: what lies on one pile with it. */
  choose(key: string, toward?: Ref, alike?: readonly string[]): void;
  /** `isOnTable`: by a pointer that is on the thing itself. */
  point(key: string | null, isOnTable?: boolean): void;
  /** Sends what was gathered, or asks for confirmation first. */
  done(): void;
  confirm(): void;
  /** How many answers followed the last choice by themselves, on the way to what was meant: they are taken back with it. */
  followed(): number;
  /** Takes back what is held or gathered; false if there was nothing. */
  back(): boolean;
}

const NOWHERE = { key: null, isOnTable: false };

/** A pointer that only passes by asks for nothing. */
const PASSING_BY = 70;

export function useChoice(chair: Chair, asked: Asked | null, isSending: boolean, isAlone: boolean): Choice {
  const { confirm: setting } = useKept(settings);
  const looks = useLooks(chair, asked);
  const [kept, setDraft] = useState<Draft>({ n: -1, chosen: [], held: null });
  const [{ key: pointedKey, isOnTable }, setPointed] = useState<{ readonly key: string | null; readonly isOnTable: boolean }>(NOWHERE);
  const n = asked?.n ?? -1;
  const draft = kept.n === n ? kept : { n, chosen: [], held: null };
  const latest = useRef(asked);
  latest.current = asked;

  const pointed = optionOf(asked, draft.held?.length === 1 ? draft.held[0]! : pointedKey);
  const foreseen = pointed ?? optionOf(asked, asked && foreseenIn(asked));
  const together = asked?.choose === 'some' && asked.hasOdds ? withPointed(asked, draft.chosen, pointedKey) : null;
  const wanted = together ?? (asked?.choose === 'one' && foreseen ? [foreseen.key] : null);
  const wantedName = wanted && JSON.stringify(wanted);
  const askLook = useRef(looks.ask);
  askLook.current = looks.ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same key of the next question is another option
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => void askLook.current(...wanted), PASSING_BY);
    return () => clearTimeout(timer);
  }, [wantedName, n]);
  const fitted = asked?.isFitted && draft.chosen.length > 0 ? draft.chosen : null;
  const fittedName = fitted && JSON.stringify(fitted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys of the next question are other options
  useEffect(() => {
    if (fitted) void askLook.current(...fitted);
  }, [fittedName, n]);
  const gathered = fitted && looks.known(...fitted);
  const isCompared = together !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isCompared) void askLook.current();
  }, [isCompared, n]);

  const send = (keys: readonly string[]): void => {
    const answer = asked && answerOf(asked, keys);
    if (!asked || answer === null) return;
    setDraft({ n, chosen: keys, held: null });
    noteGiven(chair.table, asked, keys);
    connection().answer(chair, { n: asked.n, decision: asked.kind, key: answer });
  };
  /** What was refused is not what is chosen now. */
  const gather = (keys: readonly string[]): void => {
    setDraft({ n, chosen: keys, held: null });
    chair.clearRefused();
  };
  const hold = (keys: readonly string[]): void => setDraft({ n, chosen: draft.chosen, held: keys });

  const aim = useRef<Aim | null>(null);
  const followed = useRef(0);
  const chooseOne = async (key: string): Promise<void> => {
    if (!asked) return;
    const look = setting === 'final' && asked.choose === 'one' ? await looks.ask(key) : null;
    if (latest.current?.n !== asked.n) return; // the question has changed meanwhile
    if (mustConfirm(setting, asked, key, look, isAlone)) hold([key]);
    else send([key]);
  };

  const followAim = useRef<(next: Asked) => void>(() => {});
  followAim.current = next => {
    const { current } = aim;
    if (!current || current.n === next.n) return;
    const way = onTheWay(current, next);
    aim.current = way?.aim ?? null;
    if (!way) return;
    followed.current += 1;
    void chooseOne(way.option.key);
  };
  useEffect(() => {
    if (asked) followAim.current(asked);
  }, [asked]);

  return {
    chosen: draft.held ?? draft.chosen,
    isHeld: draft.held !== null,
    pointed,
    sought: isOnTable ? null : optionOf(asked, pointedKey),
    look: pointed ? looks.known(pointed.key) : null,
    foreseen,
    foresight: foreseen && !together ? looks.known(foreseen.key) : null,
    compared: together && { none: looks.known(), keys: together, look: together.length > 0 ? looks.known(...together) : null },
    gathered,
    choose(key, toward, alike = [key]) {
      if (!asked || isSending) return;
      const option = optionOf(asked, key);
      aim.current = toward && option ? aimAt(toward, option, n) : null;
      followed.current = 0;
      if (draft.held?.length === 1 && draft.held[0] === key) send(draft.held);
      else if (asked.choose === 'some') gather(toggled(asked, draft.chosen, alike));
      else void chooseOne(key);
    },
    point: (key, isOnTable = false) => setPointed({ key, isOnTable }),
    done() {
      if (!asked || isSending || answerOf(asked, draft.chosen) === null || gathered?.not !== undefined) return;
      if (setting === 'always') hold(draft.chosen);
      else send(draft.chosen);
    },
    followed: () => followed.current,
    confirm() {
      if (draft.held && !isSending) send(draft.held);
    },
    back() {
      aim.current = null;
      if (draft.held) setDraft({ ...draft, held: null });
      else if (draft.chosen.length > 0 && !isSending) gather([]);
      else return false;
      return true;
    },
  };
}

const optionOf = (asked: Asked | null, key: string | null): AskedOption | null =>
  (key !== null && asked?.options.find(option => option.key === key)) || null;
