/** The page of one enemy in the journal: its drawing with the plates that can be torn off, what it has in its decks, and the card that it follows. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { enemyCard, isEnemyType } from '../content/box.ts';
import { armourOf, isHuge, partsOf } from '../questions.ts';
import { profileFace } from '../sentences/behaviours.ts';
import { enemyName, typeName } from '../sentences/names.ts';
import type { EnemyView } from '../state.ts';
import { enemyRef } from '../telling/refs.ts';
import { BehaviourCard, lastCardOf } from './behaviour-card.tsx';
import { isTorn } from './board/huge-machine.tsx';
import { DeckOf } from './decks.tsx';
import { Figure } from './figures/figure.tsx';
import { ABOVE } from './figures/huge-above.tsx';
import { conditionSays, partRef, type Table, typeOf } from './names.ts';

interface Props {
  readonly table: Table;
  readonly enemy: EnemyView;
}

export default function FoePage({ table, enemy }: Props): ReactElement {
  const { view } = table;
  const printed = isEnemyType(enemy.type) ? profileFace(enemyCard(enemy.type)) : null;
  const intent = table.intent?.(enemyRef(enemy.id));
  const condition = conditionSays(enemy.condition);
  const last = lastCardOf(view, enemy.type);
  return (
    <>
      <article className="fw-page-of-foe">
        <header>
          <h3>{enemyName(view, enemy)}</h3>
          <span>
            {enemy.hp} of {enemy.maxHp} HP · armour {armourOf(enemy)}
            {condition && ` · ${condition}`}
          </span>
        </header>
        <span className="fw-foe-bar" aria-hidden="true">
          <i style={{ width: `${(100 * enemy.hp) / Math.max(1, enemy.maxHp)}%` }} />
        </span>
        <Drawing enemy={enemy} name={typeName(enemy.type)} />
        <ul className="fw-parts">
          {partsOf(enemy).map((part, i) => enemy.parts[i]! >= 0 && <PartRow key={part.id} table={table} enemy={enemy} part={i} />)}
        </ul>
        <p className="fw-foe-says">{printed?.says}</p>
      </article>
      {intent && <p className="fw-note">{intent.why}</p>}
      <div className="fw-decks">
        {view.fight.decks
          .filter(deck => deck.type === enemy.type)
          .map(deck => (
            <DeckOf key={deck.no} view={view} deck={deck} enemy={enemy} />
          ))}
      </div>
      {printed?.decks && <p className="fw-note">{printed.decks}</p>}
      {last >= 0 && <BehaviourCard view={view} card={last} enemy={enemy} />}
    </>
  );
}

/** A huge machine as it lies on its squares, with what is torn off; others large. */
function Drawing({ enemy, name }: { readonly enemy: EnemyView; readonly name: string }): ReactElement {
  const type = typeOf(enemy);
  const above = isHuge(enemy) ? ABOVE[type] : undefined;
  if (!above)
    return (
      <svg className="fw-foe-drawing" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <Figure id={type} name={name} />
      </svg>
    );
  return (
    <svg className="fw-foe-drawing is-huge" viewBox="-132 -98 250 200" aria-hidden="true" focusable="false">
      {above.draw(letter => isTorn(enemy, letter))}
      {partsOf(enemy).map((part, i) => {
        const place = above.places[part.letter];
        return (
          place && (
            <g key={part.id} className={enemy.parts[i]! > 0 ? 'fw-ink-tag' : 'fw-ink-tag is-torn'}>
              <path d={`M${place.at.x} ${place.at.y}L${place.tag.x} ${place.tag.y}`} />
              <rect x={place.tag.x - 11} y={place.tag.y - 11} width="22" height="22" rx="5" />
              <text x={place.tag.x} y={place.tag.y + 6} textAnchor="middle" fontSize="17">
                {part.letter}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}

function PartRow({ table, enemy, part }: Props & { readonly part: number }): ReactElement {
  const { letter, name, hp } = partsOf(enemy)[part]!;
  const left = enemy.parts[part]!;
  const { parts } = profileFace(enemyCard(enemy.type));
  const says = `${name} (${letter}), ${left > 0 ? `${left} of ${hp} HP` : 'torn off'}`;
  const { isLit, isChosen, props } = useThing(table, partRef(enemy.id, part), says);
  const classes = ['fw-part-row', isLit ? 'is-lit' : '', isChosen ? 'is-chosen' : '', left > 0 ? '' : 'is-torn'];
  return (
    <li title={parts[part]}>
      <ThingBox className={classes.filter(Boolean).join(' ')} button={isLit ? props : null}>
        <b className="fw-letter">{letter}</b>
        <span>{name}</span>
        {left > 0 ? (
          <span className="fw-pips" role="img" aria-label={`${left} of ${hp} HP`}>
            {Array.from({ length: hp }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
              <i key={i} className={i < left ? '' : 'is-gone'} />
            ))}
          </span>
        ) : (
          <em>torn off</em>
        )}
      </ThingBox>
    </li>
  );
}
