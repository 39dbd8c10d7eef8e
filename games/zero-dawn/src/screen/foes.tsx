/** The machine or hunter that is looked at, else the machines in the order in which they will come. */
import { plural } from '@quarry/kernel';
import { alwaysOpen, CardFace, Chip, Chips, Flavour, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { aimOf, BEHAVIOUR_DECKS, behaviourCard, box, cardAt, eventCard, trackingCard } from '../content/box.ts';
import type { BehaviourCard, Box } from '../content/types.ts';
import { CONDITION_NAMES } from '../printed-names.ts';
import { mapInPlay } from '../questions.ts';
import { boxSays, effectSays, questionSays } from '../sentences/boxes.ts';
import { lookOfCard, PriceTag } from './cards.tsx';
import { Icon, MachineIcon } from './figures.tsx';
import { GearOf } from './gear.tsx';
import {
  cardsOf,
  componentRef,
  conditionsOf,
  type EnemyView,
  enemyIn,
  enemyName,
  enemyRef,
  enemySays,
  hunterName,
  isInPlay,
  lookOf,
  printedEnemy,
  type Table,
} from './names.ts';
import { sceneOf } from './scenes/which.ts';

const PART_STATES = ['whole', 'damaged', 'torn off'];

function State({ enemy }: { enemy: EnemyView }): ReactElement {
  return (
    <span className={`zd-state is-${enemy.isAlert ? 'alert' : 'calm'}`}>
      <i aria-hidden="true">{enemy.isAlert ? '!' : '–'}</i> {enemy.isAlert ? 'alert' : 'not alert'}
    </span>
  );
}

function Part({ table, enemy, i }: { table: Table; enemy: EnemyView; i: number }): ReactElement {
  const component = printedEnemy(enemy).components[i]!;
  const state = enemy.components[i]!;
  const { isLit, isChosen, props } = useThing(table, componentRef(enemy.id, component.letter), `${component.name}, ${PART_STATES[state]}`);
  return (
    <li>
      <ThingBox
        className={`zd-part-row is-${['whole', 'damaged', 'torn'][state]}${isLit ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`}
        button={isLit ? props : null}
      >
        <b className="zd-part-letter" title={table.meaning('component')}>
          {component.letter}
        </b>
        <span className="zd-part-name">
          <b>{component.name}</b>
          <span className="zd-part-facts">
            tear {component.tear} · {component.damage} damage
            {component.effects.length > 0 && ` · ${component.effects.map(effectSays).join(', ')}`}
          </span>
        </span>
        <em>{PART_STATES[state]}</em>
      </ThingBox>
    </li>
  );
}

/** A square mark is a must, a round one is done only if it can be. */
function BoxRow({ box, enemy }: { box: Box; enemy: EnemyView }): ReactElement {
  const at = box.needs ? printedEnemy(enemy).components.findIndex(one => one.letter === box.needs) : -1;
  const isGone = at >= 0 && enemy.components[at] === 2;
  return (
    <li className={`zd-box is-${box.must ? 'must' : 'may'}${isGone ? ' is-gone' : ''}`}>
      <i aria-hidden="true" />
      <span>
        <span className="zd-unseen">{box.must ? 'Must: ' : 'If it can: '}</span>
        {boxSays(box)}
        {at >= 0 && (
          <span className="zd-needs"> {`with its ${printedEnemy(enemy).components[at]!.name}${isGone ? ': torn off' : ''}`}</span>
        )}
      </span>
    </li>
  );
}

function Behaviour({ card, enemy, isLatest }: { card: BehaviourCard; enemy: EnemyView; isLatest: boolean }): ReactElement {
  return (
    <section className={`zd-behaviour${isLatest ? ' is-latest' : ''}`}>
      <h4>
        {card.name}
        {isLatest && <Chip>last drawn</Chip>}
      </h4>
      {card.question && <p>{questionSays(card.question)}</p>}
      <div className={card.question ? 'zd-columns' : ''}>
        {card.question && (
          <div>
            <span className="zd-column-head">Yes</span>
            <ol>
              {card.yes.map((box, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes are printed in this order
                <BoxRow key={i} box={box} enemy={enemy} />
              ))}
            </ol>
          </div>
        )}
        <div>
          {card.question && <span className="zd-column-head">No</span>}
          <ol>
            {card.no.map((box, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <BoxRow key={i} box={box} enemy={enemy} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function DataCard({ table, enemy }: { table: Table; enemy: EnemyView }): ReactElement {
  const printed = printedEnemy(enemy);
  const deck = BEHAVIOUR_DECKS[enemy.type]!;
  const drawn = table.view.behaviours.find(one => one.type === enemy.type);
  const latest = drawn ? cardsOf(drawn.discard).at(-1) : undefined;
  const left = Math.max(0, printed.hp - enemy.wounds);
  const intent = table.intent?.(enemyRef(enemy.id));
  return (
    <article className="zd-data">
      <header>
        <MachineIcon type={printed.type} isAlert={enemy.isAlert} size={52} />
        <span>
          <h3>{enemyName(enemy)}</h3>
          <State enemy={enemy} />
        </span>
        <button type="button" className="zd-close" aria-label="Back to all machines" onClick={() => table.inspect(null)}>
          ×
        </button>
      </header>
      {intent && <p className="zd-hint">{intent.why}</p>}
      <p className="zd-hp" role="img" aria-label={`${left} of ${plural(printed.hp, 'hit point')} left`}>
        {Array.from({ length: printed.hp }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hit points are alike
          <i key={i} className={i < left ? '' : 'is-lost'} />
        ))}
        <b>
          {left} / {printed.hp}
        </b>
      </p>
      <dl className="zd-facts">
        {(
          [
            ['Armour', enemy.armour],
            ['Salvage', printed.salvage],
            ['Glory', printed.glory],
            ['Points', printed.points],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {conditionsOf(enemy).length > 0 && (
        <Chips>
          {conditionsOf(enemy).map(condition => (
            <Chip key={condition} sort={condition}>
              <Icon name={condition} size={14} /> {CONDITION_NAMES[condition]}
            </Chip>
          ))}
        </Chips>
      )}
      <ul className="zd-parts">
        {printed.components.map((component, i) => (
          <Part key={component.letter} table={table} enemy={enemy} i={i} />
        ))}
      </ul>
      <p className="zd-hint zd-marks" aria-hidden="true">
        <span>
          <i className="is-must" /> always, if it can
        </span>
        <span>
          <i className="is-may" /> the first of these that it can
        </span>
      </p>
      {deck.map(no => (
        <Behaviour key={no} card={behaviourCard(no)} enemy={enemy} isLatest={no === latest} />
      ))}
    </article>
  );
}

function Row({ table, enemy, distance, place }: { table: Table; enemy: EnemyView; distance: number | null; place: number }): ReactElement {
  const printed = printedEnemy(enemy);
  const { isLit, isChosen, props } = useThing(table, enemyRef(enemy.id), enemySays(table.view, enemy));
  const left = Math.max(0, printed.hp - enemy.wounds);
  return (
    <li>
      <ThingBox
        className={`zd-foe is-${enemy.isAlert ? 'alert' : 'calm'}${isLit ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`}
        button={alwaysOpen(props)}
      >
        <span className="zd-foe-place">{place}</span>
        <MachineIcon type={printed.type} isAlert={enemy.isAlert} size={32} />
        <span className="zd-foe-who">
          <b>{enemyName(enemy)}</b>
          <State enemy={enemy} />
        </span>
        <span className="zd-foe-facts">
          <b>
            {left}/{printed.hp}
          </b>
          {distance !== null && <span>{distance === 0 ? 'same square' : `${distance} off`}</span>}
        </span>
      </ThingBox>
    </li>
  );
}

/** Alert before the others, then nearest to the hunter whose turn it is; those that have acted are last. */
function inComingOrder(table: Table): { readonly enemy: EnemyView; readonly distance: number | null }[] {
  const { view } = table;
  const { area } = mapInPlay(view);
  const from = view.hunters[view.active]?.square ?? -1;
  const hasBegun = view.step === 'enemies';
  return view.enemies
    .filter(isInPlay)
    .map(enemy => ({ enemy, distance: from >= 0 && from < area.size ? area.distance(from, enemy.square) : null }))
    .sort((a, b) => {
      const acted = (one: EnemyView): number => (hasBegun && one.hasActed ? 1 : 0);
      return (
        acted(a.enemy) - acted(b.enemy) ||
        Number(b.enemy.isAlert) - Number(a.enemy.isAlert) ||
        (a.distance ?? 0) - (b.distance ?? 0) ||
        a.enemy.id - b.enemy.id
      );
    });
}

function ComingOrder({ table }: { table: Table }): ReactElement {
  const { view } = table;
  const machines = inComingOrder(table);
  return (
    <>
      <h3>Machines, in order</h3>
      {machines.length > 0 && view.hunters[view.active] && (
        <p className="zd-hint">Alert first, then nearest to {lookOf(view.hunters[view.active]!.hunter).short}.</p>
      )}
      <ol className="zd-coming">
        {machines.map(({ enemy, distance }, i) => (
          <Row key={enemy.id} table={table} enemy={enemy} distance={distance} place={i + 1} />
        ))}
      </ol>
      {machines.length === 0 && <p className="zd-hint">No machine is left.</p>}
    </>
  );
}

function InForce({ table }: { table: Table }): ReactElement {
  const { view } = table;
  const card = trackingCard(view.card);
  return (
    <section className="zd-in-force">
      <p>
        <b>{card.name}</b> {aimOf(card)}
      </p>
      {view.event >= 0 && (
        <p>
          <Icon name="horn" size={16} /> <b>{eventCard(view.event).name}</b> {table.face(view.event).says}
        </p>
      )}
    </section>
  );
}

/** A card that was pointed at in the hand, large enough for all that it says. */
function LargeCard({ table, no }: { table: Table; no: number }): ReactElement {
  const face = table.face(no);
  const { note: goods } = cardAt(no);
  return (
    <aside className="zd zd-foes" aria-label={face.name}>
      <article className="card is-large">
        <CardFace face={face} look={lookOfCard(no, face)}>
          <Flavour face={face} />
          {goods && (
            <span className="zd-card-price">
              <PriceTag price={goods.price} />
            </span>
          )}
        </CardFace>
        <button type="button" className="zd-close" aria-label="Back to all machines" onClick={() => table.inspect(null)}>
          ×
        </button>
      </article>
    </aside>
  );
}

/** The machine that is being attacked: until something else is looked at, its data card lies there. */
function aimedAt({ asked }: Table): number {
  const enemy = asked?.kind === 'choose-part' ? asked.facts?.['enemy'] : undefined;
  return typeof enemy === 'number' ? enemy : -1;
}

export function Foes(table: Table): ReactElement {
  const { view, inspected } = table;
  const isHunting = sceneOf(view) === 'encounter';
  if (inspected?.kind === 'hunter' && view.hunters[inspected.id as number]) {
    return (
      <aside className="zd zd-foes" aria-label={hunterName(view, inspected.id as number)}>
        <GearOf table={table} seat={inspected.id as number} onClose={() => table.inspect(null)} />
      </aside>
    );
  }
  if (inspected?.kind === 'card' && box.has(inspected.id as number)) return <LargeCard table={table} no={inspected.id as number} />;
  const looked = inspected ? enemyIn(inspected) : -1;
  const enemy = view.enemies[looked >= 0 ? looked : aimedAt(table)];
  if (isHunting && enemy && isInPlay(enemy)) {
    return (
      <aside className="zd zd-foes" aria-label={enemyName(enemy)}>
        <DataCard table={table} enemy={enemy} />
      </aside>
    );
  }
  return (
    <aside className="zd zd-foes" aria-label="Machines">
      {isHunting ? (
        <>
          <ComingOrder table={table} />
          <InForce table={table} />
        </>
      ) : (
        <>
          <p className="zd-no-foes">No machines here; they come with the hunt.</p>
          <GearOf table={table} seat={table.seat ?? view.active} />
        </>
      )}
    </aside>
  );
}
