/** The beast in words: its stance and where that is open, what it does by itself, perils and what can be done about them; and what is looked at. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { monsterCard, SCENARIOS, scenarioCard } from '../content/box.ts';
import { stanceOf } from '../places.ts';
import { unleashAt, woundAt } from '../questions.ts';
import { positionsSay, theSector } from '../sentences/names.ts';
import { monsterDamage } from '../texts-in-force.ts';
import { hasScene } from './board.tsx';
import { ownText, rulesSay } from './foe-says.ts';
import { cardRef, type Table } from './names.ts';
import { Pictogram } from './pictograms.tsx';

export function Foe(table: Table): ReactElement {
  const { view } = table;
  if (hasScene(view)) return <Quarry table={table} />;
  const { monster } = view;
  const stance = stanceOf(view);
  const { habit, track } = monsterCard(monster.id);
  return (
    <div className="pa pa-foe">
      <h3>
        {stance.name} <small>stance {stance.stance} of 3</small>
      </h3>
      <p>
        Open {stance.exposed.length === 0 ? 'nowhere' : positionsSay(stance.exposed)}; looks to {theSector(monster.facing)}.
        {stance.progression > 0 && ` Gives way at ${stance.progression} health.`}
      </p>
      <ul className="pa-figures">
        <li>
          <b>{monsterDamage(view)}</b> damage
        </li>
        <li>
          <b>{woundAt(view) ?? '–'}</b> a wound
        </li>
        <li>
          <b>
            {monster.struggle}/{unleashAt(view)}
          </b>{' '}
          struggle
        </li>
        {track && (
          <li>
            <b>
              {monster.track}/{track.most}
            </b>{' '}
            {track.name.toLowerCase()}
          </li>
        )}
        {monster.acceleration > 0 && (
          <li>
            <b>{monster.acceleration}</b> acceleration
          </li>
        )}
      </ul>
      {ownText(view) && <p>{ownText(view)}</p>}
      {monster.perils.map(({ card, blindedBy }) => (
        <Beside key={card} table={table} card={card} sort="peril" says={blindedBy >= 0 ? 'blinded' : 'peril'} />
      ))}
      {monster.objectives.map(({ card, counters }) => (
        <Beside key={card} table={table} card={card} sort="objective" says={`objective, ${counters} so far`} />
      ))}
      <p>{rulesSay(view)}</p>
      <p className="pa-habit">{habit}</p>
    </div>
  );
}

interface BesideProps {
  readonly table: Table;
  readonly card: number;
  readonly sort: 'peril' | 'objective';
  readonly says: string;
}

function Beside({ table, card, sort, says }: BesideProps): ReactElement {
  const face = table.face(card);
  const thing = useThing(table, cardRef(card), `${face.name}, ${says}`, true);
  return (
    <ThingBox
      className={`pa-beside is-${sort}${thing.isLit ? ' is-lit lit' : ''}${thing.isChosen ? ' is-chosen' : ''}`}
      button={thing.props}
    >
      <span>
        <Pictogram name={sort === 'peril' ? 'claws' : 'target'} size={14} /> {says}
      </span>
      <b>{face.name}.</b> {face.says}
    </ThingBox>
  );
}

/** Before the hunt: what will be hunted. */
function Quarry({ table }: { readonly table: Table }): ReactElement {
  const { scenario } = table.view;
  const place = SCENARIOS[scenario] && scenarioCard(scenario);
  if (!place) return <div className="pa pa-foe">No quest is chosen yet.</div>;
  const { name, wants, habit, advice } = monsterCard(place.monster);
  return (
    <div className="pa pa-foe">
      <h3>{name}</h3>
      <p>Wants: {wants}</p>
      <p className="pa-habit">{habit}</p>
      <p>{advice}</p>
    </div>
  );
}
