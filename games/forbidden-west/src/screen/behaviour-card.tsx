/** A behaviour card, large: its question and two series; the one that holds is inked, the other struck out. */
import type { ReactElement } from 'react';
import { behaviourCard } from '../content/box.ts';
import { type ActionLine, behaviourFace } from '../sentences/behaviours.ts';
import type { EnemyView, View } from '../state.ts';
import { sortIn } from './names.ts';

/** The card in play of a type, else the one that was turned up last; -1 if none was. */
export function lastCardOf({ fight }: View, type: number): number {
  const { activation } = fight;
  if (activation?.type === type && activation.card >= 0) return activation.card;
  return fight.decks.find(deck => deck.type === type && deck.discard.length > 0)?.discard.at(-1) ?? -1;
}

/** Which series is carried out; null while that is not known. */
function heldBy({ fight }: View, card: number, enemy: EnemyView): boolean | null {
  const { activation } = fight;
  if (activation?.card !== card || activation.enemy !== enemy.id) return null;
  return activation.series.find(one => one.card === card)?.isYes ?? null;
}

interface Props {
  readonly view: View;
  readonly card: number;
  readonly enemy: EnemyView;
}

export function BehaviourCard({ view, card, enemy }: Props): ReactElement | null {
  if (sortIn(card) !== 'behaviour') return null;
  const { name, of, question, yes, no } = behaviourFace(behaviourCard(card));
  const held = heldBy(view, card, enemy);
  const { activation, decks } = view.fight;
  const isInPlay = activation?.card === card;
  // Nobody has been called up by it while cards may be played on it.
  const isDrawn = activation?.type === enemy.type && activation.turned > 0 && activation.card < 0 && isTop(decks, enemy.type, card);
  return (
    <section className="fw-behaviour" aria-label={name}>
      <header>
        <b>{name}</b>
        <span>{isInPlay ? 'in play' : isDrawn ? 'drawn' : 'last'}</span>
      </header>
      <small>{of}</small>
      {question && <p className="fw-behaviour-asks">{question}</p>}
      <Series lines={yes} says={question ? 'Yes' : ''} state={stateOf(held, true)} />
      {question && <Series lines={no} says="No" state={stateOf(held, false)} />}
    </section>
  );
}

const isTop = (decks: View['fight']['decks'], type: number, card: number): boolean =>
  decks.some(one => one.type === type && one.discard.at(-1) === card);

type State = 'open' | 'inked' | 'struck';
const stateOf = (held: boolean | null, isYes: boolean): State => (held === null ? 'open' : held === isYes ? 'inked' : 'struck');

interface SeriesProps {
  readonly lines: readonly ActionLine[];
  readonly says: string;
  readonly state: State;
}

function Series({ lines, says, state }: SeriesProps): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <div className={`fw-series is-${state}`}>
      {says && (
        <b>
          {says}
          {state === 'inked' && <span className="fw-unseen"> (this holds)</span>}
          {state === 'struck' && <span className="fw-unseen"> (not this)</span>}
        </b>
      )}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions are printed in this order
        <p key={i}>
          {line.says} {line.without.length > 0 && <small>{line.without.join(' ')}</small>}
        </p>
      ))}
    </div>
  );
}
