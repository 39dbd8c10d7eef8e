/** The chain: what was played this turn, one socket after the other, what is about to be played, and what it would come to. */

import { sayList } from '@quarry/kernel';
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { colourOf } from '../../content/box.ts';
import { COLOUR_NAMES } from '../../content/names.ts';
import { hasTerrain } from '../../places.ts';
import { sequenceLimit } from '../../questions.ts';
import { withoutNumbers } from '../cards.tsx';
import { cardInHand, cardRef, chainOf, nameOfSeat, type Table, upTo } from '../names.ts';
import { COLOURED, Pictogram } from '../pictograms.tsx';
import { ROMAN } from './behaviours.tsx';
import { useForesight } from './foresight.ts';
import { cameOfCards } from './turns.ts';

export function Chain({ table }: { readonly table: Table }): ReactElement | null {
  const { view } = table;
  const whose = chainOf(table);
  const hunter = view.hunters[whose];
  if (!hunter) return null;
  const { sequence } = hunter;
  const next = cardInHand(table);
  const came = cameOfCards(table.told ?? [], whose);
  const most = Math.max(sequenceLimit(view, whose), sequence.length);
  const isBurnt = hunter.sector >= 0 && hasTerrain(view, hunter.sector, 'fire');
  const says = `Sequence of ${nameOfSeat(view, whose)}: ${sequence.length} of ${most}`;
  return (
    <section className="pa-chain" aria-label={says}>
      <h3 className="pa-chain-name">{says}</h3>
      <ol>
        {upTo(most).map(i => (
          <li key={i}>
            {i < sequence.length ? (
              <Played table={table} card={sequence[i]!} came={cameSays(table, came.get(sequence[i]!))} />
            ) : i === sequence.length && next >= 0 ? (
              <Next table={table} card={next} />
            ) : (
              <span className="pa-socket">{isBurnt ? <Pictogram name="flame" size={16} /> : i + 1}</span>
            )}
          </li>
        ))}
      </ol>
      {isBurnt && sequence.length < most && <p className="pa-barred">No card can be played in fire.</p>}
      <Attrition table={table} />
    </section>
  );
}

/** `4 damage, woke Leans and Shrugs One On`. */
function cameSays({ face }: Table, came: { readonly dealt: number; readonly woke: readonly number[] } | undefined): string {
  if (!came) return '';
  const woke = sayList(came.woke.map(card => face(card).name));
  return [...(came.dealt > 0 ? [`${came.dealt} damage`] : []), ...(woke ? [`woke ${woke}`] : [])].join(', ');
}

/** Letters that a card of the chain has room for; what is longer is read by looking at the card. */
const SHORT = 88;

function Played({ table, card, came }: { readonly table: Table; readonly card: number; readonly came: string }): ReactElement {
  const face = table.face(card);
  const thing = useThing(table, cardRef(card), `${face.name}, played`, true);
  const colour = colourOf(card);
  const says = withoutNumbers(face.says);
  const isCovered = table.view.hunters[chainOf(table)]!.disrupted.includes(card);
  return (
    <ThingBox
      className={`pa-link is-${colour ?? 'grey'}${thing.isLit ? ' is-lit lit' : ''}${thing.isChosen ? ' is-chosen' : ''}${isCovered ? ' is-covered' : ''}`}
      button={thing.props}
    >
      <span className="pa-link-band">
        {colour && <Pictogram name={COLOURED[colour]} size={15} />} {colour ? COLOUR_NAMES[colour] : 'burden'}
      </span>
      <b>{face.name}</b>
      {came && <small className="pa-came">{came}</small>}
      {isCovered ? <small>dust covers it</small> : says.length <= SHORT && <em>{says}</em>}
    </ThingBox>
  );
}

function Next({ table, card }: { readonly table: Table; readonly card: number }): ReactElement {
  const foresight = useForesight(table, card);
  const colour = colourOf(card);
  const wakes = foresight?.wakes ?? [];
  return (
    <div className={`pa-link is-next is-${colour ?? 'grey'}`}>
      <span className="pa-link-band">
        {colour && <Pictogram name={COLOURED[colour]} size={15} />} {colour ? COLOUR_NAMES[colour] : ''}
      </span>
      <small className={wakes.length > 0 ? 'is-waking' : undefined}>
        <Pictogram name={wakes.length > 0 ? 'eye' : 'eye-shut'} size={14} />{' '}
        {wakes.length > 0 ? `wakes ${wakes.map(({ slot }) => ROMAN[slot]).join(', ')}` : 'wakes nothing'}
      </small>
      <b>{table.face(card).name}</b>
    </div>
  );
}

/** What is turned up against the chain. */
function Attrition({ table }: { readonly table: Table }): ReactElement | null {
  const { revealed } = table.view.attrition;
  if (revealed.length === 0) return null;
  return (
    <div className="pa-attrition">
      {revealed.map(card => (
        <TurnedUp key={card} table={table} card={card} />
      ))}
    </div>
  );
}

function TurnedUp({ table, card }: { readonly table: Table; readonly card: number }): ReactElement {
  const face = table.face(card);
  const thing = useThing(table, cardRef(card), `Attrition: ${face.name}`, true);
  return (
    <ThingBox className={`pa-turned-up${thing.isLit ? ' is-lit lit' : ''}${thing.isChosen ? ' is-chosen' : ''}`} button={thing.props}>
      <span>attrition</span>
      <b>{/Value (\d+)/.exec(face.says)?.[1] ?? '?'}</b>
      <small>{heldSays(table, card)}</small>
    </ThingBox>
  );
}

/** What it takes to hold it, and once that is known, whether it was there. */
export function heldSays({ now, asked }: Pick<Table, 'now' | 'asked'>, card: number): string {
  const isTold = now?.event['card'] === card;
  if (isTold && now.type === 'attrition-resisted') return 'defence stops it';
  const isThrough = (isTold && now.type === 'attrition-failed') || (asked?.kind === 'prevent' && asked.facts?.['harm'] === 'attrition');
  return isThrough ? 'it gets through' : 'match it with defence';
}
