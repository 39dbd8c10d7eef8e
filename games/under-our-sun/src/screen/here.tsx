/** The place that one looks at, opened: what kind of ground, who is there by shape and name, what lies there; and of unknown ground, what may still be under it. */
import { capital, outOf, plural, sayList } from '@quarry/kernel';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { enemyCard, merchantCard, tileCard } from '../content/box.ts';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { bodiesAt, enemiesAt, livingAt, tileAt } from '../questions/basics.ts';
import { total } from '../questions.ts';
import { enemyText, tileText } from '../sentences/cards.ts';
import { bareEnemy, FAMILY_NAMES, hpSays, lotParts } from '../sentences/names.ts';
import { lyingOn } from '../sentences/sketch.ts';
import type { View } from '../state.ts';
import { Ground } from './land/ground.tsx';
import { hexLookedAt } from './looked-at.ts';
import { hueOf, lightOf, nameOf, signOf, type Table } from './names.ts';
import { Sign, signOfEnemy } from './signs.tsx';
import { Unknown } from './unknown.tsx';

export function Here(table: Table): ReactElement {
  const { view } = table;
  const hex = hexLookedAt(table);
  const tile = hex === null ? undefined : tileAt(view, hex);
  return (
    <div className={`${lightOf(view)} us-here`}>
      {tile && tile.card >= 0 ? <Place view={view} hex={tile.hex} table={table} /> : <Unknown view={view} isLaid={tile !== undefined} />}
    </div>
  );
}

function Place({ view, hex, table }: { readonly view: View; readonly hex: number; readonly table: Table }): ReactElement {
  const tile = tileAt(view, hex)!;
  const printed = tileCard(tile.card);
  const { hasEvent: _, ...bare } = printed;
  const here = livingAt(view, hex);
  const lies = lyingOn(view, tile);
  return (
    <>
      <header className="us-place-head">
        <svg className="us-place-picture" viewBox="-60 -52 120 104" aria-hidden="true" focusable="false">
          <path className={`us-wash is-${printed.family}`} d="M-58 0L-29-50H29L58 0L29 50H-29Z" />
          <Ground tile={printed} />
          <path className="us-rim" d="M-58 0L-29-50H29L58 0L29 50H-29Z" />
        </svg>
        <span>
          <h3>{printed.name}</h3>
          <span>
            {capital(FAMILY_NAMES[printed.family])}, {printed.value} AP to enter
          </span>
        </span>
      </header>
      {printed.flavour && <em className="us-flavour">{printed.flavour}</em>}
      <ul className="us-there" aria-label="Who is here">
        {enemiesAt(view, hex).map(one => {
          const enemy = enemyCard(one.card);
          return (
            <There key={one.id} shape="enemy" sign={<Sign name={signOfEnemy(enemy.id)} size={15} />} name={capital(bareEnemy(view, one))}>
              {outOf(Math.max(0, enemy.hp - one.damage), enemy.hp)} HP{one.isTapped ? ', tapped' : ''}. {withoutHp(enemyText(enemy))}
            </There>
          );
        })}
        {view.merchants.map((one, i) =>
          one.hex === hex ? (
            <There key={one.id} shape="merchant" sign={<Sign name="scales" size={15} />} name={merchantCard(one.id).name}>
              has {lotParts({ water: one.water, goods: one.goods }).join(', ') || 'an empty counter'}; {plural(one.items.length, 'card')}
              {table.view.dealing === i ? '. Dealing is open.' : ''}
            </There>
          ) : null,
        )}
        {here.map(who => (
          <There
            key={`p${who}`}
            shape="person"
            hue={hueOf(view.characters[who]!.id)}
            sign={<Sign name={signOf(view.characters[who]!.id)} size={15} />}
            name={nameOf(view, who)}
          >
            {hpSays(view, who, view.characters[who]!.hp)}, {view.characters[who]!.ap} AP{view.characters[who]!.isStealthy ? ', unseen' : ''}
          </There>
        ))}
        {bodiesAt(view, hex).map(who => (
          <There
            key={`b${who}`}
            shape="dead"
            sign={<Sign name={signOf(view.characters[who]!.id)} size={15} />}
            name={`${nameOf(view, who)}, dead`}
          >
            {lotParts({
              goods: view.characters[who]!.goods,
              water: view.characters[who]!.water,
              ammunition: view.characters[who]!.ammunition,
              cards: view.characters[who]!.items.map(({ card }) => card),
            }).join(', ') || 'Nothing in the pack.'}
          </There>
        ))}
      </ul>
      <p className="us-lies">
        <b>{outOf(here.length, printed.spaces)} places taken.</b> {lies.length > 0 ? `${capital(lies.join(', '))}.` : 'Nothing lies here.'}
        {printed.water > 0 && tile.source === 0 && ' Its water is used up.'}
        {total(tile.goods) === 0 && printed.resources.length > 0 && ` Preparation brings back ${grownSays(printed.resources)}.`}
      </p>
      {tile.containers.length > 0 && <p className="us-printed">{tileText({ ...bare, water: 0, enemies: 0, resources: [] })}</p>}
    </>
  );
}

/** `1 wood and 2 food`. */
const grownSays = (kinds: readonly Resource[]): string =>
  sayList(lotParts({ goods: RESOURCES.map(kind => kinds.filter(one => one === kind).length) }));

/** How many HP are left stands before it. */
const withoutHp = (text: string): string => text.replace(/^\d+ HP\. /, '');

interface ThereProps {
  readonly shape: 'enemy' | 'merchant' | 'person' | 'dead';
  readonly hue?: string;
  readonly sign: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}
const There = ({ shape, hue, sign, name, children }: ThereProps): ReactElement => (
  <li>
    <span className={`us-shape is-${shape}`} style={(hue ? { '--hue': hue } : {}) as CSSProperties}>
      {sign}
    </span>
    <span>
      <b>{name}</b> {children}
    </span>
  </li>
);
