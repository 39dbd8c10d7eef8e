/** What hangs on the board: who asks for help, and against what beast. */
import { Choice, ChoiceGrid } from '@quarry/screen';
import type { ReactElement } from 'react';
import { onTheBoard } from '../../campaign/quests.ts';
import { monsterCard, questCard } from '../../content/box.ts';
import { QUESTS } from '../../content/story/quests.ts';
import type { Table } from '../names.ts';
import { Beast, isBeast } from '../portrait.tsx';
import { Teeth } from './teeth.tsx';

export function Quests({ table }: { readonly table: Table }): ReactElement | null {
  const quests = table.view.step === 'board' ? onTheBoard(table.view.campaign).filter(no => QUESTS[no]) : [];
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
  return (
    <Choice table={table} about={{ kind: 'quest', id: no }} says={name} className="pa-quest">
      {isBeast(monster) && <Beast id={monster} />}
      <Teeth view={table.view} monster={monster} />
      <h3>{name}</h3>
      <p>
        <b>{monsterCard(monster).name}.</b> {says}
      </p>
    </Choice>
  );
}
