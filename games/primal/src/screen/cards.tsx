/** Cards as carved bone: a band with the pictogram of their kind, what they cost and are worth as coins, and what they say. */
import type { Face } from '@quarry/kernel';
import { type CardLook, Card as KitCard } from '@quarry/screen';
import type { ComponentProps, ReactElement } from 'react';
import { actionCard, colourOf, isCard, type Sort, sortOf } from '../content/box.ts';
import { COLOUR_NAMES } from '../content/names.ts';
import type { Table } from './names.ts';
import { COLOURED, Pictogram, type PictogramName } from './pictograms.tsx';

const SORTS: Readonly<Partial<Record<Sort, PictogramName>>> = {
  mastery: 'star',
  weapon: 'greatsword',
  armour: 'shield',
  helm: 'helm',
  item: 'hand',
  potion: 'flame',
  burden: 'skull',
  attrition: 'claws',
  behaviour: 'eye',
  stance: 'skull',
  peril: 'claws',
  objective: 'target',
};

/** What it says beside what its coins tell. */
export const withoutNumbers = (says: string): string => says.replace(/^Cost \d+, worth \d+\. ?/, '').replace(/^Takes aggro\. ?/, '');

/** What stands on a card beside its words; a card that is not of this box has its words alone. */
export function lookOf(no: number, face: Face): CardLook {
  if (!isCard(no)) return {};
  const sort = sortOf(no);
  const colour = colourOf(no);
  if (sort === 'potion') return { sort, icon: <Pictogram name="flame" size={16} />, says: face.says.replace(/^Consume: /, '') };
  if (sort !== 'action' || !colour) return { sort, icon: <Pictogram name={SORTS[sort] ?? 'disc'} size={16} /> };
  const { cost, value, aggro } = actionCard(no);
  return {
    sort: colour,
    icon: <Pictogram name={COLOURED[colour]} size={18} />,
    aside: (
      <span className="pa-coins">
        {aggro && (
          <span className="pa-coin is-aggro" title="takes aggro">
            <Pictogram name="eye" size={14} />
          </span>
        )}
        <span className="pa-coin" title={`costs ${cost}`}>
          {cost}
        </span>
        <span className="pa-coin is-worth" title={`worth ${value}`}>
          <Pictogram name="stamina" size={11} />
          {value}
        </span>
      </span>
    ),
    pictures: 2,
    says: withoutNumbers(face.says),
  };
}

/** The kind of an action card is its band; everything else says its own. */
const faceOf = (no: number, face: Face): Face => {
  const colour = isCard(no) ? colourOf(no) : null;
  return colour ? { ...face, kind: COLOUR_NAMES[colour].toUpperCase() } : face;
};

type CardProps = Omit<ComponentProps<typeof KitCard>, 'table' | 'look'> & { readonly table: Table };

export function Card({ table, no, ...more }: CardProps): ReactElement {
  const face = (one: number): Face => faceOf(one, table.face(one));
  return <KitCard table={{ ...table, face }} no={no} look={lookOf(no, table.face(no))} {...more} />;
}
