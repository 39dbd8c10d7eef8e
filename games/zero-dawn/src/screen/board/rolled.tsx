/** Dice on the board: those that have just fallen, and those that may be rolled again. */

import { useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Face } from '../../content/dice.ts';

import type { RollFor } from '../../events.ts';
import { FallenDie } from '../figures.tsx';
import type { Table } from '../names.ts';
import { askedIn, toldIn } from '../told.ts';

const FOR: Readonly<Record<RollFor, string>> = { attack: 'Attack', trap: 'Trap', evade: 'Evade', area: 'Area' };

const saysFace = (face: Face): string => (face === 'crit' ? 'critical hit' : `${face}`);

function Die({ table, i, face }: { table: Table; i: number; face: Face }): ReactElement {
  const { isLit, isChosen, props } = useThing(table, { kind: 'die', id: i }, `Die ${i + 1}, ${saysFace(face)}`);
  return (
    <div className={`zd-rolled-die${isLit ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`} {...(isLit ? props : {})}>
      <FallenDie face={face} size={42} />
    </div>
  );
}

export function Rolled({ table }: { table: Table }): ReactElement | null {
  const { now } = table;
  const asked = askedIn(table);
  const again = asked?.kind === 'reroll' || asked?.kind === 'reroll-evade' ? asked.facts : null;
  const told = now && toldIn(now);
  const fallen = told?.type === 'dice-rolled' || told?.type === 'dice-rerolled' ? told : null;
  const rolled = again ?? fallen;
  if (!rolled) return null;
  const title = again ? 'Roll again?' : fallen?.type === 'dice-rolled' ? FOR[fallen.for] : 'Rolled again';
  return (
    <div className={`zd-rolled${again ? '' : ' is-falling'}`} key={again ? 'asked' : now?.says}>
      <span className="zd-rolled-title">{title}</span>
      <div className="zd-rolled-dice">
        {rolled.faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the roll
          <Die key={i} table={table} i={i} face={face} />
        ))}
      </div>
    </div>
  );
}
