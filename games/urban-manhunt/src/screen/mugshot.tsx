/** A crim as a mugshot card: number, what it is worth, its values as they stand, its attacks and its rule. */
import { gap } from '@quarry/board';
import { outOf } from '@quarry/kernel';
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
import { Sign, Wounds } from './signs.tsx';

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

/** Of a crim that is not in its box the screen knows what the card says. */
function Unknown({ table, crim }: { readonly table: Table; readonly crim: CrimView }): ReactElement {
  const { name, says } = table.face(crim.card);
  return (
    <article className="um-told" aria-label={name}>
      <h4 className="um-title">{name}</h4>
      <p>{says}</p>
    </article>
  );
}

export function Mugshot({ table, crim }: { readonly table: Table; readonly crim: CrimView }): ReactElement {
  const printed = crimPrinted(crim.card);
  if (!printed) return <Unknown table={table} crim={crim} />;
  const intent = table.intent?.(crimRef(crim.no));
  const armor = armorOfCrim(crim);
  const bounty = bountyOf(crim);
  return (
    <article className="um-mugshot" aria-label={printed.name}>
      <header>
        <span className="um-chart" aria-hidden="true">
          <Portrait id={printed.id} name={printed.name} mood={crim.wounds > 0 ? 'hurt' : 'idle'} size={84} />
          <b className="um-title">№ {crim.no}</b>
        </span>
        <div>
          <h4 className="um-title">{printed.name}</h4>
          <p>
            <Sign name={printed.demeanor} />{' '}
            {[DEMEANOR_NAMES[printed.demeanor], armor > 0 && `Armor ${armor}`, crim.hiddenIn >= 0 && 'hidden'].filter(Boolean).join(' · ')}
          </p>
          <p>
            <b className="um-plate um-title">{bounty}</b> {bounty === printed.bpv ? 'points' : `points, ${printed.bpv} printed`}
          </p>
          <p>
            <Wounds n={crim.wounds} of={printed.wounds} /> {outOf(crim.wounds, printed.wounds, 'wound')}
          </p>
        </div>
      </header>
      <dl className="um-scores is-five">
        {valuesOf(table.view, crim, table.seat, printed).map(value => (
          <div
            key={value.name}
            className={value.more === 0 ? '' : 'is-changed'}
            title={value.more === 0 ? table.meaning(value.name) : 'a text gives it cover'}
          >
            <dt>{value.name}</dt>
            <dd className="um-title">{valueSays(value)}</dd>
          </div>
        ))}
      </dl>
      {intent && <p className="um-why">{intent.why}</p>}
      <p>{printed.attacks.map(sayAttack).join('; ')}.</p>
      {printed.rule && (
        <p>
          <b>{printed.rule.name}</b> {sayTexts(printed.rule.texts, 'crim')}
        </p>
      )}
      <em>{printed.flavour}</em>
    </article>
  );
}
