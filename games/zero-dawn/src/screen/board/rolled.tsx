/** Dice on the board: those that have just fallen, and those that may be rolled again. */
import { useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { RollFor } from '../../events.ts';
import { FallenDie } from '../figures.tsx';
import type { Table } from '../names.ts';
import { toldIn } from '../told.ts';

const FOR: Readonly<Record<RollFor, string>> = { attack: 'Attack', trap: 'Trap', evade: 'Evade', area: 'Area' };

const facesOf = (facts: Readonly<Record<string, unknown>> | null | undefined): readonly (number | string)[] =>
  (facts?.['faces'] as readonly (number | string)[] | undefined) ?? [];

const saysFace = (face: number | string): string => (face === 'crit' ? 'critical hit' : `${face}`);

function Die({ table, i, face }: { table: Table; i: number; face: number | string }): ReactElement {
  const { isLit, isChosen, props } = useThing(table, { kind: 'die', id: i }, `Die ${i + 1}, ${saysFace(face)}`);
  return (
    <div className={`zd-rolled-die${isLit ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`} {...(isLit ? props : {})}>
      <FallenDie face={face} size={42} />
    </div>
  );
}

export function Rolled({ table }: { table: Table }): ReactElement | null {
  const { asked, now } = table;
  const isAsked = asked?.kind === 'reroll' || asked?.kind === 'reroll-evade';
  const told = now && toldIn(now);
  const fallen = told?.type === 'dice-rolled' || told?.type === 'dice-rerolled' ? told : null;
  if (!isAsked && !fallen) return null;
  const faces = isAsked ? facesOf(asked.facts) : (fallen?.faces ?? []);
  const title = isAsked ? 'Roll again?' : fallen?.type === 'dice-rolled' ? FOR[fallen.for] : 'Rolled again';
  return (
    <div className={`zd-rolled${isAsked ? '' : ' is-falling'}`} key={isAsked ? 'asked' : now?.says}>
      <span className="zd-rolled-title">{title}</span>
      <div className="zd-rolled-dice">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the roll
          <Die key={i} table={table} i={i} face={face} />
        ))}
      </div>
    </div>
  );
}
