/** The page of an enemy, or whatever else is looked at; else all enemies that are left, and what wins. */
import { sayList } from '@quarry/kernel';
import { alwaysOpen, LargeCard, ThingBox, useThing } from '@quarry/screen';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { armourOf, enemiesIn, hasFight, partsOf } from '../questions.ts';
import { objectiveLines } from '../sentences/goals.ts';
import { enemyName, typeName } from '../sentences/names.ts';
import { sketch } from '../sentences/sketch.ts';
import type { EnemyView } from '../state.ts';
import { enemyRef } from '../telling/refs.ts';
import { Decks } from './decks.tsx';
import { Face } from './figures/figure.tsx';
import { GearOf } from './gear.tsx';
import { bandOf } from './hand.tsx';
import { conditionSays, enemyIn, sortIn, type Table, typeOf } from './names.ts';

/** Loaded when somebody looks at the first of them. */
const FoePage = lazy(() => import('./foe-page.tsx'));

export function Foes(table: Table): ReactElement {
  const { view, inspected } = table;
  const close = (): void => table.inspect(null);
  const enemy = enemyIn(view, inspected) ?? aimedAt(table);
  if (inspected?.kind === 'card' && sortIn(Number(inspected.id)) !== null)
    return <LookedCard table={table} no={Number(inspected.id)} onClose={close} />;
  if (inspected?.kind === 'seat' && view.party.marshals[Number(inspected.id)])
    return (
      <Looked label="Gear" onClose={close}>
        <GearOf table={table} seat={Number(inspected.id)} />
      </Looked>
    );
  if (enemy && hasFight(view) && enemy.isIn)
    return (
      <Looked label={enemyName(view, enemy)} {...(inspected && { onClose: close })}>
        <Suspense fallback={null}>
          <FoePage table={table} enemy={enemy} />
        </Suspense>
      </Looked>
    );
  const piece =
    inspected && hasFight(view) ? sketch(view).pieces.find(({ ref }) => ref.kind === inspected.kind && ref.id === inspected.id) : undefined;
  if (piece)
    return (
      <Looked label="On the map" onClose={close}>
        <p className="fw-note">{piece.says}.</p>
      </Looked>
    );
  return (
    <aside className="fw fw-foes" aria-label="Foes">
      {hasFight(view) ? <AllFoes table={table} /> : <p className="fw-note">No enemy is near. They come with the hunt.</p>}
    </aside>
  );
}

/** Whom the open question is about. */
function aimedAt({ asked, view, target }: Table): EnemyView | undefined {
  const enemy = asked?.facts?.['enemy'];
  return enemyIn(view, target?.about) ?? (typeof enemy === 'number' ? view.fight.enemies.find(one => one.id === enemy) : undefined);
}

function Looked({
  label,
  onClose,
  children,
}: {
  readonly label: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <aside className="fw fw-foes" aria-label={label}>
      {children}
      {onClose && (
        <button type="button" className="fw-close" aria-label="Back to all" onClick={onClose}>
          ×
        </button>
      )}
    </aside>
  );
}

function LookedCard({ table, no, onClose }: { readonly table: Table; readonly no: number; readonly onClose: () => void }): ReactElement {
  const face = table.face(no);
  return (
    <Looked label={face.name} onClose={onClose}>
      <LargeCard face={face} look={{ sort: bandOf(no) }} />
    </Looked>
  );
}

function AllFoes({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  return (
    <>
      <h3>What wins</h3>
      <ul className="fw-goals">
        {objectiveLines(view).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>Enemies</h3>
      <ul className="fw-foe-list">
        {enemiesIn(view).map(enemy => (
          <FoeRow key={enemy.id} table={table} enemy={enemy} />
        ))}
      </ul>
      <Decks view={view} />
    </>
  );
}

function FoeRow({ table, enemy }: { readonly table: Table; readonly enemy: EnemyView }): ReactElement {
  const { view } = table;
  const type = typeOf(enemy);
  const intent = table.intent?.(enemyRef(enemy.id));
  const torn = partsOf(enemy).flatMap(({ name }, i) => (enemy.parts[i] === 0 ? [name] : []));
  const says = `${enemyName(view, enemy)}, ${enemy.hp} of ${enemy.maxHp} HP`;
  const { isLit, isChosen, props } = useThing(table, enemyRef(enemy.id), says);
  return (
    <li>
      <ThingBox className={`fw-foe${isLit ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`} button={alwaysOpen(props)}>
        <Face id={type} name={typeName(enemy.type)} size={38} />
        <span className="fw-foe-who">
          <b>{enemyName(view, enemy)}</b>
          <small>{intent?.says ?? ''}</small>
          {torn.length > 0 && <small className="fw-foe-torn">{sayList(torn)} torn off</small>}
        </span>
        <span className="fw-foe-facts">
          <b>
            {enemy.hp} of {enemy.maxHp} HP
          </b>
          <small>{[`armour ${armourOf(enemy)}`, conditionSays(enemy.condition)].filter(Boolean).join(', ')}</small>
        </span>
      </ThingBox>
    </li>
  );
}
