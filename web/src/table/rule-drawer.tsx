/** A clause, opened from wherever it was cited, without leaving the table. */
import type { Sum } from '@quarry/kernel';
import type { WhyNot } from '@quarry/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { rulesOf } from '../http.ts';
import { Explained } from '../ui/explained.tsx';
import { useFocusBack } from '../ui/focus.ts';
import { useLoaded } from '../ui/load.ts';
import { Complaint } from '../ui/sheet.tsx';
import { isTelling, SumView } from './sum.tsx';

export interface Cited {
  readonly rule: string;
  /** What the clause explains: a line of the log, a question, or why something is not offered. */
  readonly says: string | null;
  /** How the number in it came about. */
  readonly sum?: Sum | undefined;
  /** What can be done about it, a line each. */
  readonly verbs?: readonly { readonly name: string; readonly says: string }[];
  /** The number of the question, if it is one: then what is not offered is told, too. */
  readonly asked?: number;
}

interface Props {
  readonly game: string;
  readonly cited: Cited;
  /** What the question does not offer. */
  readonly not: readonly WhyNot[];
  readonly onClose: () => void;
  readonly onOpen: (rule: string) => void;
  readonly onBrowse: () => void;
}

export function RuleDrawer({ game, cited, not, onClose, onOpen, onBrowse }: Props): ReactNode {
  const rules = useLoaded(() => rulesOf(game), [game]);
  const drawer = useFocusBack<HTMLElement>();
  const close = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes here with each clause that is opened
  useEffect(() => close.current?.focus(), [cited]);
  const all = rules.state === 'there' ? rules.value : [];
  const at = all.findIndex(rule => rule.id === cited.rule);
  const rule = all[at];
  const near = all.slice(Math.max(0, at - 2), at + 3).filter(one => one.chapter === rule?.chapter && one.id !== cited.rule);
  return (
    <aside className="rule-drawer" aria-label="Rule" ref={drawer}>
      <div className="sheet-top">
        <h2>{rule?.chapter ?? 'Rule'}</h2>
        <button ref={close} type="button" className="button button-quiet close" aria-label="Close the rule" onClick={onClose}>
          ×
        </button>
      </div>
      <div className="sheet-body" role="status">
        {cited.says && (
          <p className="rule-cited">
            <Explained text={cited.says} />
          </p>
        )}
        {cited.sum && isTelling(cited.sum) && <SumView sum={cited.sum} />}
        {cited.verbs && cited.verbs.length > 0 && (
          <dl className="rule-verbs">
            {cited.verbs.map(({ name, says }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Explained text={says} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {rules.state === 'loading' && <p>Looking it up …</p>}
        {rules.state === 'refused' && <Complaint>{rules.says}</Complaint>}
        {rules.state === 'there' && !rule && <Complaint>The rules have no clause {cited.rule}.</Complaint>}
        {rule && (
          <p className="rule-says">
            <Explained text={rule.says} /> <small className="rule-no">{rule.id}</small>
          </p>
        )}
        {not.length > 0 && (
          <div className="stack rule-near rule-not">
            <p className="dim small">Not offered now</p>
            {not.map(({ what, why, says }) => (
              <p key={`${what} ${why} ${says}`} className="small">
                <b>{what.split(': ')[0]}</b> {says}{' '}
                <button type="button" className="link rule-no" onClick={() => onOpen(why)}>
                  {why}
                </button>
              </p>
            ))}
          </div>
        )}
        {near.length > 0 && (
          <div className="stack rule-near">
            <p className="dim small">Beside it</p>
            {near.map(one => (
              <p key={one.id} className="small">
                {one.says}{' '}
                <button type="button" className="link rule-no" onClick={() => onOpen(one.id)}>
                  {one.id}
                </button>
              </p>
            ))}
          </div>
        )}
        <p>
          <button type="button" className="link" onClick={onBrowse}>
            Open in the rules
          </button>
        </p>
      </div>
    </aside>
  );
}
