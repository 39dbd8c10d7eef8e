/** Reading the trail: the Leader picks the hunt, the Fledgling the event, both unseen until they are turned over together. */
import { plural } from '@quarry/kernel';
import { Choice, ChoiceGrid, HiddenChoice, Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { aimOf, eventCard, trackingCard } from '../../content/box.ts';
import { ENEMIES } from '../../content/enemies.ts';
import { ENEMY_TYPES, type EnemyType } from '../../content/kinds.ts';
import { sideOf } from '../../questions.ts';
import { Icon, MachineIcon } from '../figures.tsx';
import type { IconName } from '../icons.ts';
import { cardRef, cardsOf, count, hunterName, type Table } from '../names.ts';
import { MiniMap } from './mini-map.tsx';

const nameOfType = (type: EnemyType): string => ENEMIES[ENEMY_TYPES.indexOf(type)]!.name;

function TrackingCard({ table, no, isRevealed = false }: { table: Table; no: number; isRevealed?: boolean }): ReactElement {
  const card = trackingCard(no);
  const side = sideOf(table.view);
  const herd = (['A', 'B'] as const).map(kind => ({ kind, type: card.enemies[kind], n: card.used[side][kind] })).filter(({ n }) => n > 0);
  return (
    <Choice
      table={table}
      about={cardRef(no)}
      says={`${card.name}, level ${card.level}`}
      className={isRevealed ? 'zd-trail is-revealed' : 'zd-trail'}
    >
      <span className="zd-trail-level" role="img" aria-label={`Level ${card.level}`}>
        {'◆'.repeat(card.level)}
        {'◇'.repeat(3 - card.level)}
      </span>
      <h3>{card.name}</h3>
      <MiniMap card={card} side={side} ground={table.view} />
      <p className="zd-trail-aim">{aimOf(card)}</p>
      <ul className="zd-trail-herd">
        {herd.map(({ kind, type, n }) => (
          <li key={kind}>
            <MachineIcon type={type} size={34} />
            <b>{n} ×</b> {nameOfType(type)} <i>{kind === 'A' ? '●' : '◆'}</i>
          </li>
        ))}
      </ul>
      <p className="zd-trail-foot">
        <span>
          <b>{card.threshold[side]}</b> points
        </span>
        <span>
          <b>{card.bonus}</b> bonus salvage
        </span>
      </p>
    </Choice>
  );
}

const SORTS = { boon: 'Boon', handicap: 'Handicap', all: 'For all' } as const;

function EventSheet({ table, no }: { table: Table; no: number }): ReactElement {
  const card = eventCard(no);
  const face = table.face(no);
  return (
    <Choice table={table} about={cardRef(no)} says={card.name} className="zd-trail is-event">
      <span className="zd-trail-level">{SORTS[card.sort]}</span>
      <Icon name={card.sort === 'handicap' ? 'feather' : 'horn'} size={72} />
      <h3>{card.name}</h3>
      <p className="zd-trail-aim">{face.says}</p>
    </Choice>
  );
}

/** Cards that somebody else looks at. */
function Backs({ n, who, icon }: { n: number; who: string; icon: IconName }): ReactElement | null {
  if (n === 0) return null;
  return (
    <HiddenChoice className="zd-trail">
      <Icon name={icon} size={84} />
      <span>
        {plural(n, 'card')}, seen by the {who} alone
      </span>
    </HiddenChoice>
  );
}

export function Tracking(table: Table): ReactElement {
  const { view, asked } = table;
  const isNaming = asked?.kind === 'name-rival';
  const isRevealed = isNaming || (count(view.trackingDrawn) === 0 && count(view.eventDrawn) === 0 && view.card >= 0);
  const title = view.encounter === 5 ? 'The Hunters’ Call' : `The trail of encounter ${view.encounter}`;
  if (isRevealed) {
    return (
      <Scene
        className="zd"
        table={table}
        name="tracking"
        title="The hunt is chosen"
        says={isNaming ? 'Name the rival on whom the event falls: a shield in the party or a button below.' : undefined}
      >
        <ChoiceGrid isRow>
          <TrackingCard table={table} no={view.card} isRevealed />
          {view.event >= 0 && <EventSheet table={table} no={view.event} />}
        </ChoiceGrid>
      </Scene>
    );
  }
  const tracking = cardsOf(view.trackingDrawn);
  const events = cardsOf(view.eventDrawn);
  const leader = hunterName(view, view.leader);
  return (
    <Scene
      className="zd"
      table={table}
      name="tracking"
      title={title}
      says={
        count(view.eventDrawn) > 0
          ? `${leader} picks the hunt, ${hunterName(view, view.fledgling)} the event; both are turned over together.`
          : `${leader} leads and picks the hunt.`
      }
    >
      <ChoiceGrid isRow>
        {tracking.map(no => (
          <TrackingCard key={no} table={table} no={no} />
        ))}
        {events.map(no => (
          <EventSheet key={no} table={table} no={no} />
        ))}
        {tracking.length === 0 && <Backs n={count(view.trackingDrawn)} who="Leader" icon="peaks" />}
        {events.length === 0 && <Backs n={count(view.eventDrawn)} who="Fledgling" icon="horn" />}
      </ChoiceGrid>
    </Scene>
  );
}
