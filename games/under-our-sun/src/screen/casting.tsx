/** Whom to play: a page of those who may go out, with what each is good at and what they say. */
import { capital } from '@quarry/kernel';
import { Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { CHARACTER_CARDS } from '../content/characters.ts';
import { diceOf } from '../content/kinds.ts';
import type { CharacterCard } from '../content/types.ts';
import { missionIn } from '../questions/basics.ts';
import { skillText } from '../sentences/cards.ts';
import { aimAhead } from './ahead.ts';
import { DiceShown } from './dice.tsx';
import { lightOf, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { Sign } from './signs.tsx';

export function Casting(table: Table): ReactElement {
  const { view, asked } = table;
  const isAsked = asked?.kind === 'choose-character';
  const known = CHARACTER_CARDS.filter(({ id }) => view.hasExpansion || !EXPANSION.has(id));
  return (
    <Scene
      table={table}
      name="casting"
      className={`${lightOf(view)} us-casting`}
      title={isAsked ? 'Who goes out?' : 'Who goes out with you?'}
      says={`${missionIn(view).name}: ${aimAhead(view)}`}
    >
      <ul className="us-cast-list">
        {known.map(card => (
          <Sheet key={card.id} table={table} card={card} />
        ))}
      </ul>
    </Scene>
  );
}
const EXPANSION: ReadonlySet<string> = new Set(['odile', 'kesh']);

function Sheet({ table, card }: { readonly table: Table; readonly card: CharacterCard }): ReactElement {
  const { view, asked, people } = table;
  const option = asked?.kind === 'choose-character' ? asked.options.find(({ value }) => value === card.id) : undefined;
  const taken = view.characters.find(({ id }) => id === card.id);
  const owner = taken && (taken.seat === table.seat ? 'you' : (people.find(({ seat }) => seat === taken.seat)?.name ?? 'somebody'));
  const [line] = card.lines;
  const body = (
    <>
      <Portrait id={card.id} name={card.name} size={112} />
      <span className="us-sheet-text">
        <b className="us-sheet-name">{card.name}</b>
        <span className="us-sheet-role">
          {capital(card.role)}
          {owner && <em> · taken by {owner}</em>}
        </span>
        <span className="us-sheet-facts">
          <Sign name="heart" size={15} /> {card.hp} <Sign name="drop" size={15} /> {card.water}
        </span>
        <Dice says="fights" dice={card.combat} />
        <Dice says="strength" dice={card.strength} />
        <Dice says="dexterity" dice={card.dexterity} />
        <Dice says="stealth" dice={card.stealth} />
      </span>
      <span className="us-sheet-skill">{skillText(card.skill)}</span>
      {line && <em className="us-sheet-line">“{line.says}”</em>}
    </>
  );
  return (
    <li>
      {option ? (
        <button
          type="button"
          className="us-sheet is-lit"
          data-lit=""
          onClick={() => table.choose(option.key)}
          onPointerEnter={() => table.point(option.key)}
          onPointerLeave={() => table.point(null)}
        >
          {body}
        </button>
      ) : (
        <div className={`us-sheet ${taken ? 'is-taken' : ''}`}>{body}</div>
      )}
    </li>
  );
}

const Dice = ({ says, dice }: { readonly says: string; readonly dice: string }): ReactElement => (
  <span className="us-sheet-dice">
    {says} <DiceShown dice={diceOf(dice)} />
  </span>
);
