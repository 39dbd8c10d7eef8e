/** The own hunter whole: the dataslate with its numbers as they stand, its texts, and what is held. Whoever watches reads that of the hunter whose turn it is. */
import { limit, outOf, plural, type Seat } from '@quarry/kernel';
import { Profile, Scores, ShowPanel, Slots, Told } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { ATTRIBUTES } from '../content/kinds.ts';
import { ATTRIBUTE_NAMES } from '../printed-names.ts';
import { attributeOf } from '../questions.ts';
import { nameOfSeat, personAt, seatTint, slateIn, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { Bolts } from './signs.tsx';
import { SlateTexts } from './slate-texts.tsx';
import { moodOf } from './standings.ts';

export function HunterCard({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const hunter = table.view.hunters[seat]!;
  const slate = slateIn(hunter);
  const name = nameOfSeat(table, seat);
  if (!slate) return <Told name={name} says={['No hunter yet.']} />;
  const { wounds, momentum, reloads, medSprays, isFocused, isSnared, shots, depleted } = hunter;
  const tokens = [
    reloads > 0 && plural(reloads, 'Reload token'),
    medSprays > 0 && plural(medSprays, 'Med Spray'),
    isFocused && 'focused',
    isSnared && 'snared',
  ].filter(Boolean);
  const life = (
    <>
      <Slots n={wounds} of={slate.woundMaximum} isHurt /> {outOf(wounds, slate.woundMaximum, 'wound', limit)}
    </>
  );
  const values = ATTRIBUTES.map(attribute => {
    const more = shots.filter(one => one === attribute).length;
    const value = attributeOf(hunter, attribute);
    const name = ATTRIBUTE_NAMES[attribute];
    return { name, says: more > 0 ? `${value - more}+${more}` : `${value}`, isChanged: more > 0, why: table.meaning(name) };
  });
  return (
    <Profile
      name={name}
      tint={seatTint(seat)}
      picture={<Portrait id={slate.id} name={name} mood={moodOf(hunter, slate.woundMaximum)} size={84} />}
      lines={[personAt(table, seat), life, momentum > 0 && <Bolts n={momentum} />, tokens.join(', ')].filter(Boolean)}
    >
      <Scores values={values} columns={3} />
      <SlateTexts table={table} slate={slate} depleted={depleted} isOwn={seat === table.seat} />
    </Profile>
  );
}

export function Slate(table: Table): ReactElement {
  const { view, stage, seat } = table;
  return (
    <ShowPanel>
      {seat === null && <p>You are watching.</p>}
      <HunterCard table={table} seat={seat ?? stage?.active ?? view.first} />
    </ShowPanel>
  );
}
