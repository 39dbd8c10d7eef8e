/** A crim as a mugshot card: number, what it is worth, its values as they stand, its attacks and its rule. */
import { gap } from '@quarry/board';
import { outOf } from '@quarry/kernel';
import { Plate, Profile, Scores, Slots, Told } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import type { CrimCard } from '../content/types.ts';
import { DEMEANOR_NAMES } from '../printed-names.ts';
import { bountyOf, crimFigure, hunterFigure } from '../questions.ts';
import { sayAttack } from '../sentences/cards.ts';
import { sayTexts } from '../sentences/effects.ts';
import type { CrimView, View } from '../state.ts';
import { armorOfCrim, coverBeyond } from '../texts-in-force.ts';
import { crimPrinted, crimRef, eventPrinted, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { Sign } from './signs.tsx';

/** UM-COV-1: cover adds 1 to Defense. By a text a crim may be in cover wherever it stands, seen from this hunter. */
function coverByText(view: View, crim: CrimView, seat: number | null): number {
  const isKnown = view.inForce.every(({ card }) => eventPrinted(card));
  if (seat === null || !view.hunters[seat]?.isIn || crim.hiddenIn >= 0 || !isKnown) return 0;
  return gap(hunterFigure(view, seat), crimFigure(crim)) > coverBeyond(view, crim) ? 1 : 0;
}

interface Value {
  readonly name: string;
  readonly printed: number | null;
  readonly more: number;
}

export function valuesOf(
  view: View,
  crim: CrimView,
  seat: number | null,
  { move, fight, shoot, defense, stealth }: CrimCard,
): readonly Value[] {
  return [
    { name: 'Move', printed: move, more: 0 },
    { name: 'Fight', printed: fight, more: 0 },
    { name: 'Shoot', printed: shoot, more: 0 },
    { name: 'Defense', printed: defense, more: coverByText(view, crim, seat) },
    { name: 'Stealth', printed: stealth, more: 0 },
  ];
}

const valueSays = ({ printed, more }: Value): string => (printed === null ? '–' : more === 0 ? `${printed}` : `${printed}+${more}`);

export function Mugshot({ table, crim }: { readonly table: Table; readonly crim: CrimView }): ReactElement {
  const printed = crimPrinted(crim.card);
  const face = table.face(crim.card);
  // Of a crim that is not in its box the screen knows what the card says.
  if (!printed) return <Told name={face.name} says={[face.says]} />;
  const intent = table.intent?.(crimRef(crim.no));
  const armor = armorOfCrim(crim);
  const bounty = bountyOf(crim);
  const sort = [DEMEANOR_NAMES[printed.demeanor], armor > 0 && `Armor ${armor}`, crim.hiddenIn >= 0 && 'hidden']
    .filter(Boolean)
    .join(' · ');
  const values = valuesOf(table.view, crim, table.seat, printed).map(value => ({
    name: value.name,
    says: valueSays(value),
    isChanged: value.more !== 0,
    why: value.more === 0 ? table.meaning(value.name) : 'a text gives it cover',
  }));
  const lines = {
    sort: (
      <>
        <Sign name={printed.demeanor} /> {sort}
      </>
    ),
    worth: (
      <>
        <Plate>{bounty}</Plate> {bounty === printed.bpv ? 'points' : `points, ${printed.bpv} printed`}
      </>
    ),
    life: (
      <>
        <Slots n={crim.wounds} of={printed.wounds} isHurt /> {outOf(crim.wounds, printed.wounds, 'wound')}
      </>
    ),
  };
  return (
    <Profile
      name={printed.name}
      picture={<Portrait id={printed.id} name={printed.name} mood={crim.wounds > 0 ? 'hurt' : 'idle'} size={84} />}
      label={`№ ${crim.no}`}
      lines={[lines.sort, lines.worth, lines.life]}
    >
      <Scores values={values} columns={5} />
      {intent && <p className="show-why">{intent.why}</p>}
      <p>{printed.attacks.map(sayAttack).join('; ')}.</p>
      {printed.rule && (
        <p>
          <b>{printed.rule.name}</b> {sayTexts(printed.rule.texts, 'crim')}
        </p>
      )}
      <em>{printed.flavour}</em>
    </Profile>
  );
}
