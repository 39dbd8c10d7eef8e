/**
 * The choice that is being made: what is gathered, pointed at and held back for confirmation, until it is sent. What it would lead to is
 * use-outlook.ts's; what follows from it by itself use-aim.ts's.
 */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { useRef, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { useKept } from '../store/kept.ts';
import { noteGiven } from '../store/learnt.ts';
import { settings } from '../store/settings.ts';
import { canPoint } from '../ui/media.ts';
import { answerOf, dangersAt, mustConfirm, optionOf, toggled } from './choosing.ts';
import { useAim } from './use-aim.ts';
import { useLooks } from './use-looks.ts';
import { type Outlook, useOutlook } from './use-outlook.ts';

interface Draft {
  readonly n: number;
  readonly chosen: readonly string[];
  /** Keys that wait to be confirmed. */
  readonly held: readonly string[] | null;
}

export interface Choice extends Outlook {
  readonly chosen: readonly string[];
  readonly isHeld: boolean;
  /** The thing on the table that is pointed at. */
  readonly toward: Ref | null;
  /** What is pointed at from beside the table, or by keys. */
  readonly sought: AskedOption | null;
  /** `toward`: the thing that was meant by it, if the option only leads there; `alike`: what lies on one pile with it. */
  choose(key: string, toward?: Ref, alike?: readonly string[], isTold?: boolean): void;
  /** What is gathered from then on. */
  gather(keys: readonly string[]): void;
  /** `isOnTable`: by a pointer that is on the thing itself. */
  point(key: string | null, isOnTable?: boolean, toward?: Ref): void;
  /** Who would wake and who would hit at the place that is pointed at, a sentence each. */
  readonly dangers: readonly string[];
  /** Sends what was gathered, or asks for confirmation first. */
  done(): void;
  confirm(): void;
  /** How many answers followed the last choice by themselves, on the way to what was meant: they are taken back with it. */
  followed(): number;
  /** Takes back what is held or gathered; false if there was nothing. */
  back(): boolean;
}

interface Pointed {
  readonly key: string | null;
  readonly isOnTable: boolean;
  readonly toward?: Ref | undefined;
}

const NOWHERE: Pointed = { key: null, isOnTable: false };

export function useChoice(chair: Chair, asked: Asked | null, isSending: boolean, isAlone: boolean): Choice {
  const { confirm: setting } = useKept(settings);
  const looks = useLooks(chair, asked);
  const [kept, setDraft] = useState<Draft>({ n: -1, chosen: [], held: null });
  const [{ key: pointedKey, isOnTable, toward }, setPointed] = useState<Pointed>(NOWHERE);
  const n = asked?.n ?? -1;
  const draft = kept.n === n ? kept : { n, chosen: [], held: null };
  const latest = useRef(asked);
  latest.current = asked;
  const outlook = useOutlook(asked, draft, pointedKey, looks);

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

  const chooseOne = async (key: string, isTold: boolean): Promise<void> => {
    if (!asked) return;
    const look = setting === 'final' && asked.choose === 'one' ? await looks.ask(key) : null;
    if (latest.current?.n !== asked.n) return; // the question has changed meanwhile
    if (mustConfirm(setting, asked, key, look, { isAlone, points: isTold || canPoint() })) hold([key]);
    else send([key]);
  };
  const aim = useAim(asked, key => {
    const isWhole = asked?.choose === 'one' || asked?.max === 1;
    if (isWhole) void chooseOne(key, false);
    else gather([key]);
    return isWhole;
  });

  return {
    ...outlook,
    chosen: draft.held ?? draft.chosen,
    isHeld: draft.held !== null,
    toward: toward ?? null,
    sought: isOnTable ? null : optionOf(asked, pointedKey),
    choose(key, toward, alike = [key], isTold = false) {
      if (!asked || isSending) return;
      aim.begin(toward, optionOf(asked, key));
      if (draft.held?.length === 1 && draft.held[0] === key) send(draft.held);
      else if (asked.choose === 'some') gather(toggled(asked, draft.chosen, alike));
      else void chooseOne(key, isTold);
    },
    gather(keys) {
      if (!isSending) gather(keys);
    },
    point: (key, isOnTable = false, place) => setPointed({ key, isOnTable, toward: place }),
    dangers: dangersAt(outlook, toward),
    done() {
      if (!asked || isSending || answerOf(asked, draft.chosen) === null || outlook.gathered?.not !== undefined) return;
      if (setting === 'always') hold(draft.chosen);
      else send(draft.chosen);
    },
    followed: aim.followed,
    confirm() {
      if (draft.held && !isSending) send(draft.held);
    },
    back() {
      aim.drop();
      if (draft.held) setDraft({ ...draft, held: null });
      else if (draft.chosen.length > 0 && !isSending) gather([]);
      else return false;
      return true;
    },
  };
}
