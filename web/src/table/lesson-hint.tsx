/** A hint of the lesson that is followed at this table: what to know now, with the things it is about lit, until one has read it. */
import type { ClauseId, Ref, Subject } from '@quarry/kernel';
import { type Asked, type LessonInfo, questionNo } from '@quarry/protocol';
import { type ReactNode, useEffect } from 'react';
import { noteHint, noteLearnt } from '../store/learnt.ts';
import { change } from '../store/settings.ts';
import { Explained } from '../ui/explained.tsx';
import { useFocusBack } from '../ui/focus.ts';
import { FoldedAside } from './folded-aside.tsx';
import { type HintNow, putAway } from './hinting.ts';
import { useFolding } from './use-folding.ts';
import './lesson-hint.css';

interface Props {
  readonly table: string;
  readonly game: string;
  readonly asked: Asked;
  readonly hint: HintNow;
  /** A phone: it gives way to the answers. */
  readonly isNarrow: boolean;
  readonly onRule: (rule: ClauseId) => void;
}

export function LessonHint({ lesson, ...props }: Props & { readonly lesson: LessonInfo }): ReactNode {
  const { table, game, hint } = props;
  const { at, since } = hint;
  useEffect(() => {
    noteHint(table, at, since);
    if (at === lesson.hints.length - 1) noteLearnt(game);
  }, [table, game, at, since, lesson]);
  useLit(hint.about);
  return <HintCard key={at} {...props} />;
}

function HintCard({ table, game, asked, hint, isNarrow, onRule }: Props): ReactNode {
  const card = useFocusBack<HTMLElement>();
  const isFolded = useFolding(card, asked.n, isNarrow);
  const number = hint.of === null ? `Hint ${hint.number}` : `${hint.number} of ${hint.of}`;
  const whole = (
    <>
      <p>
        <b>{number} </b>
        <span className="lesson-says">
          <Explained text={hint.says} />
        </span>
      </p>
      <Missed subjects={hint.missed} onRule={onRule} />
      <div className="row">
        <button type="button" className="button" onClick={() => noteHint(table, hint.at, putAway(questionNo(asked.n)))}>
          Got it
        </button>
        <button
          type="button"
          className="link"
          onClick={() => {
            noteLearnt(game);
            change({ hints: false });
          }}
        >
          no more hints
        </button>
      </div>
    </>
  );
  return (
    <aside className={`lesson-hint ${isFolded ? 'is-folded' : ''}`} aria-label="Hint" role="note" ref={card}>
      {isFolded ? (
        <FoldedAside name={number} line={hint.says}>
          {() => whole}
        </FoldedAside>
      ) : (
        whole
      )}
    </aside>
  );
}

/** At the end of a lesson: what never came up in it, and the rule where each is read. */
function Missed({ subjects, onRule }: { readonly subjects: readonly Subject[]; readonly onRule: Props['onRule'] }): ReactNode {
  if (subjects.length === 0) return null;
  return (
    <section className="lesson-missed" aria-label="Not met in this lesson">
      <b>Not met in this lesson; read of it:</b>
      <ul>
        {subjects.map(({ says, rule }) => (
          <li key={says}>
            <button type="button" className="link" onClick={() => onRule(rule)}>
              {says}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a hint is about stands out on the table for as long as it is said. */
function useLit(about: readonly Ref[]): void {
  useEffect(() => {
    const selector = about
      .map(({ kind, id }) => `[data-about="${CSS.escape(`${kind} ${id}`)}"], [data-below~="${CSS.escape(`${kind}-${id}`)}"]`)
      .join(',');
    const things = selector === '' ? [] : [...document.querySelectorAll(selector)];
    for (const thing of things) thing.setAttribute('data-hinted', '');
    return () => {
      for (const thing of things) thing.removeAttribute('data-hinted');
    };
  }, [about]);
}
