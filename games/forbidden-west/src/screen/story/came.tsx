/** On a page, what has come of it: dice as they fell with the stamp over them and how it ended, and what was won and lost. */
import type { ReactElement } from 'react';
import { coloursOf, type Face } from '../../content/dice.ts';
import { faceSays } from '../../sentences/dice.ts';
import { stampOf } from '../../sentences/rolled.ts';
import { DICE } from '../dice.tsx';
import type { Table } from '../names.ts';
import type { Came, Given, Rolled } from './came-of.ts';

interface Props {
  readonly table: Table;
  readonly all: readonly Came[];
}

export function CameOfIt({ table, all }: Props): ReactElement | null {
  const rolls = all.filter(one => one.is === 'rolled');
  const given = all.filter(one => one.is !== 'rolled');
  if (all.length === 0) return null;
  return (
    <section className="fw-came" aria-label="What came of it">
      {rolls.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order in which they were made
        <Thrown key={i} {...one} />
      ))}
      {given.length > 0 && (
        <ul>
          {given.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order in which they came about
            <Brought key={i} table={table} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}

const MARKS: Readonly<Record<string, string>> = { crit: '✦', 0: '–' };
const markOf = (face: Face): string => MARKS[face] ?? String(face);

export function Thrown({ pool, faces, isPassed, says }: Rolled): ReactElement {
  const colours = coloursOf(pool);
  const stamp = stampOf(isPassed);
  return (
    <p className="fw-thrown">
      <span
        role="img"
        aria-label={faces.length === 0 ? 'no dice' : faces.map((face, i) => `${DICE[colours[i]!]!.says} die, ${faceSays(face)}`).join('; ')}
      >
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the roll
          <i key={i} className={`fw-die is-${DICE[colours[i]!]!.letter}`}>
            {markOf(face)}
          </i>
        ))}
      </span>
      <b className={`fw-stamp is-${stamp}`}>{stamp}</b>
      <em>{says}</em>
    </p>
  );
}

function Brought({ table, is, says, n, card }: Given & { readonly table: Table }): ReactElement {
  const text = card === null ? '' : table.face(card).says;
  return (
    <li className={`is-${is}`}>
      {says}
      {n > 1 && ` × ${n}`}
      {text && <small>{text}</small>}
    </li>
  );
}
