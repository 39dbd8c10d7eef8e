/** Choosing hunters: the four sheets side by side, with what each is good at. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { KITS } from '../../content/box.ts';
import { HUNTERS } from '../../content/hunters.ts';
import { RESOURCE_NAMES } from '../../printed-names.ts';
import { ARC_ICONS, RESOURCE_ICONS } from '../cards.tsx';
import { DiceRow, Icon, ShieldIcon } from '../figures.tsx';
import { lookOf, personSays, type Table } from '../names.ts';
import { Frame } from './frame.tsx';

function Sheet({ table, index }: { table: Table; index: number }): ReactElement {
  const printed = HUNTERS[index]!;
  const { isLit, isPointed, props } = useThing(table, { kind: 'hunter-sheet', id: printed.id }, printed.name);
  const owner = table.view.hunters.findIndex(hunter => hunter.hunter === index);
  const trait = table.face(KITS[index]!.profile);
  return (
    <li>
      <ThingBox
        className={`zd-sheet${isLit ? ' is-lit' : ''}${isPointed ? ' is-pointed' : ''}${owner >= 0 ? ' is-taken' : ''}`}
        style={{ borderTopColor: lookOf(index).colour }}
        button={isLit ? props : null}
      >
        <ShieldIcon hunter={index} size={104} />
        <h3>{printed.name}</h3>
        <p className="zd-sheet-trait">
          <b>{trait.name}</b> {trait.says}
        </p>
        <ul className="zd-sheet-gear">
          {printed.equipment.map(card => (
            <li key={card.id}>
              <Icon name={ARC_ICONS[card.arc]} size={20} />
              <span>{card.name}</span>
              {'dice' in card && <DiceRow dice={card.dice} size={20} />}
            </li>
          ))}
        </ul>
        <p className="zd-sheet-foot">
          <span>{printed.maxDeck} cards</span>
          {printed.resources.map((resource, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same resource may come twice
            <span key={i} title={RESOURCE_NAMES[resource]}>
              <Icon name={RESOURCE_ICONS[resource]} size={16} /> {RESOURCE_NAMES[resource]}
            </span>
          ))}
        </p>
        {owner >= 0 && (
          <p className="zd-sheet-owner">
            {owner === table.seat ? 'yours' : `taken: ${personSays(table.people, owner, table.seat) || `seat ${owner + 1}`}`}
          </p>
        )}
      </ThingBox>
    </li>
  );
}

export function Hunters(table: Table): ReactElement {
  return (
    <Frame
      table={table}
      name="hunters"
      title="Who hunts?"
      says="Each hunter is played once. Their deck is their strength and their health."
    >
      <ul className="zd-sheets">
        {HUNTERS.map((hunter, index) => (
          <Sheet key={hunter.id} table={table} index={index} />
        ))}
      </ul>
    </Frame>
  );
}
