/** Others' turns as strips of cards, to be unfolded: what they played, what it woke, what it came to; and to be read again afterwards. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { colourOf, isCard } from '../../content/box.ts';
import { cardRef, nameOfSeat, type Table } from '../names.ts';
import { COLOURED, Pictogram } from '../pictograms.tsx';
import { lastTurns, type Step, type Turn } from './turns.ts';

export function Others({ table }: { readonly table: Table }): ReactElement | null {
  const turns = lastTurns(table.told ?? [], table.seat).filter(({ steps }) => steps.length > 0);
  if (turns.length === 0) return null;
  return (
    <section className="pa-others" aria-label="Turns of the others">
      {turns.toReversed().map(turn => (
        <Strip key={turn.seat} table={table} turn={turn} />
      ))}
    </section>
  );
}

const colourIn = ({ is, card }: Step): string => (is === 'played' && isCard(card) ? (colourOf(card) ?? 'grey') : is);

function Sign({ step }: { readonly step: Step }): ReactElement {
  const colour = step.is === 'played' && isCard(step.card) ? colourOf(step.card) : null;
  return (
    <span className={`pa-step-sign is-${colourIn(step)}`}>
      <Pictogram name={colour ? COLOURED[colour] : step.is === 'woke' ? 'eye' : step.is === 'attrition' ? 'claws' : 'disc'} size={13} />
    </span>
  );
}

function Strip({ table, turn }: { readonly table: Table; readonly turn: Turn }): ReactElement {
  const { view } = table;
  const name = nameOfSeat(view, turn.seat);
  return (
    <details className="pa-turn" open={view.active === turn.seat}>
      <summary>
        <b>{name}</b>
        <span className="pa-turn-signs" aria-hidden="true">
          {turn.steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it is
            <Sign key={i} step={step} />
          ))}
        </span>
      </summary>
      <ol>
        {turn.steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it is
          <li key={i}>
            <Played table={table} step={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Played({ table, step }: { readonly table: Table; readonly step: Step }): ReactElement {
  const { name } = table.face(step.card);
  const thing = useThing(table, cardRef(step.card), name, true);
  const came = cameOf(table, step);
  return (
    <ThingBox className={`pa-step is-${colourIn(step)}`} button={thing.props}>
      <Sign step={step} />
      <b>{step.is === 'woke' ? `wakes ${name}` : name}</b>
      {came && <span>{came}</span>}
    </ThingBox>
  );
}

/** `5 damage`; `2 to you, 2 to Thoreg`. */
function cameOf({ view, seat: own }: Table, { dealt, hurt }: Step): string {
  const hits = hurt.map(({ seat, damage }) => `${damage} to ${seat === own ? 'you' : nameOfSeat(view, seat)}`);
  return [...(dealt > 0 ? [`${dealt} damage`] : []), ...hits].join(', ');
}
