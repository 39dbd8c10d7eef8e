/** What hangs on the board: who asks for help, and against what beast. */
import { Choice, ChoiceGrid } from '@quarry/screen';
import type { ReactElement } from 'react';
import { monsterCard, questCard } from '../../content/box.ts';
import { QUESTS } from '../../content/story/quests.ts';
import { Body, CALM } from '../beasts/body.tsx';
import { MARKS } from '../beasts/marks.ts';
import type { Table } from '../names.ts';

export function Quests({ table }: { readonly table: Table }): ReactElement | null {
  const about = (table.asked?.options ?? []).flatMap(option => option.about.filter(({ kind }) => kind === 'quest'));
  const quests = about.map(({ id }) => Number(id)).filter(no => QUESTS[no]);
  if (quests.length === 0) return null;
  return (
    <ChoiceGrid>
      {quests.map(no => (
        <Note key={no} table={table} no={no} />
      ))}
    </ChoiceGrid>
  );
}

function Note({ table, no }: { readonly table: Table; readonly no: number }): ReactElement {
  const { name, monster, says } = questCard(no);
  const [x, y, width, height] = (MARKS[monster] ?? MARKS.ramhide).box;
  return (
    <Choice table={table} about={{ kind: 'quest', id: no }} says={name} className="pa-quest">
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <Body id={monster} mood={CALM} />
      </svg>
      <h3>{name}</h3>
      <p>
        <b>{monsterCard(monster).name}.</b> {says}
      </p>
    </Choice>
  );
}
