/** Choosing hunters: the four sheets side by side, with what each is good at. */
import { Choice, ChoiceGrid, Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { KITS } from '../../content/box.ts';
import { HUNTERS } from '../../content/hunters.ts';
import { RESOURCE_NAMES } from '../../printed-names.ts';
import { ARC_ICONS, RESOURCE_ICONS } from '../cards.tsx';
import { DiceRow, Icon, ShieldIcon } from '../figures.tsx';
import { lookOf, personSays, type Table } from '../names.ts';

function Sheet({ table, index }: { table: Table; index: number }): ReactElement {
  const printed = HUNTERS[index]!;
  const owner = table.view.hunters.findIndex(hunter => hunter.hunter === index);
  const trait = table.face(KITS[index]!.profile);
  return (
    <Choice
      table={table}
      about={{ kind: 'hunter-sheet', id: printed.id }}
      says={printed.name}
      className="zd-sheet"
      style={{ borderTopColor: lookOf(index).colour }}
      isSpent={owner >= 0}
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
    </Choice>
  );
}

export function Hunters(table: Table): ReactElement {
  return (
    <Scene
      className="zd"
      table={table}
      name="hunters"
      title="Who hunts?"
      says="Each hunter is played once. Their deck is their strength and their health."
    >
      <ChoiceGrid>
        {HUNTERS.map((hunter, index) => (
          <Sheet key={hunter.id} table={table} index={index} />
        ))}
      </ChoiceGrid>
    </Scene>
  );
}
