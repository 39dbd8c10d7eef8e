/** The rules of a game by chapter, searchable; a clause that was linked to is shown and marked. On a page of its own, or beside the table. */
import { plural } from '@quarry/kernel';
import type { RuleText } from '@quarry/protocol';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { rulesOf } from '../http.ts';
import { useLoaded } from '../ui/load.ts';
import { useWidth } from '../ui/media.ts';
import { Complaint } from '../ui/sheet.tsx';
import { chaptersOf, findRules } from './search.ts';
import './rules.css';

interface Props {
  readonly game: string;
  readonly clause: string | null;
}

export default function RulesPanel({ game, clause }: Props): ReactNode {
  const rules = useLoaded(() => rulesOf(game), [game]);
  if (rules.state === 'loading') return <p role="status">Loading …</p>;
  if (rules.state === 'refused') return <Complaint>{rules.says}</Complaint>;
  return <Clauses rules={rules.value} clause={clause} />;
}

function Clauses({ rules, clause }: { readonly rules: readonly RuleText[]; readonly clause: string | null }): ReactNode {
  const [sought, setSought] = useState('');
  const wanted = useDeferredValue(sought);
  const found = useMemo(() => findRules(rules, wanted), [rules, wanted]);
  const chapters = useMemo(() => chaptersOf(rules), [rules]);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (clause === null) return;
    setSought('');
    requestAnimationFrame(() => panel.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: 'center' }));
  }, [clause]);
  const isRoomy = useWidth() !== 'narrow';
  const isSearching = wanted.trim() !== '';
  const isUnknown = clause !== null && !rules.some(rule => rule.id === clause);
  return (
    <div className="rules" ref={panel}>
      <div className="rules-search">
        <input
          className="input"
          type="search"
          aria-label="Search the rules"
          placeholder={`Search: a word, or a clause like ${rules[0]?.id ?? ''}`}
          value={sought}
          onChange={event => setSought(event.target.value)}
        />
        <p className="dim small" role="status">
          {isSearching ? plural(found.length, 'clause') : `${plural(rules.length, 'clause')} in ${plural(chapters.length, 'chapter')}`}
        </p>
      </div>
      {isUnknown && <Complaint>There is no clause {clause} in these rules.</Complaint>}
      {isSearching ? (
        <Chapter name="" rules={found.slice(0, 200)} clause={clause} showsChapter />
      ) : (
        <>
          <details className="rules-index" open={isRoomy || undefined}>
            <summary>Chapters</summary>
            <nav className="rules-chapters" aria-label="Chapters">
              {chapters.map(chapter => (
                <button
                  key={chapter.name}
                  type="button"
                  className="link"
                  onClick={() => panel.current?.querySelector(`[data-chapter="${CSS.escape(chapter.name)}"]`)?.scrollIntoView()}
                >
                  {chapter.name}
                </button>
              ))}
            </nav>
          </details>
          {chapters.map(chapter => (
            <Chapter key={chapter.name} name={chapter.name} rules={chapter.rules} clause={clause} />
          ))}
        </>
      )}
    </div>
  );
}

interface ChapterProps {
  readonly name: string;
  readonly rules: readonly RuleText[];
  readonly clause: string | null;
  readonly showsChapter?: boolean;
}

function Chapter({ name, rules, clause, showsChapter = false }: ChapterProps): ReactNode {
  return (
    <section className="rules-chapter" data-chapter={name}>
      {name && <h2>{name}</h2>}
      <dl>
        {rules.map(rule => (
          <div key={rule.id} data-clause={rule.id} className={rule.id === clause ? 'rules-marked' : ''}>
            <dt>
              <a href={`#${rule.id}`} onClick={event => !location.pathname.startsWith('/rules/') && event.preventDefault()}>
                {rule.id}
              </a>
            </dt>
            <dd>
              {showsChapter && <span className="dim small">{rule.chapter}. </span>}
              {rule.says}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
