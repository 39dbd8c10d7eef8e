/** A trade as a pair of scales: what lies on each side, what it is worth in water, and who has agreed. */
import { plural } from '@quarry/kernel';
import { Card, Scene, ThingBox } from '@quarry/screen';
import type { ReactElement } from 'react';
import { thing } from '../content/box.ts';
import { AMMUNITION, type Ammunition, CUBES, type Cube, RESOURCES, VALUES } from '../content/kinds.ts';
import type { Side, Who } from '../state.ts';
import { lightOf, nameOf, type Table } from './names.ts';
import { CubeSign, Sign } from './signs.tsx';
import { lastsOf } from './thirst.ts';

export function Trade(table: Table): ReactElement {
  const { view } = table;
  const { from, to, give, take } = view.trade;
  const [left, right] = [give, take].map(worthOf) as [number, number];
  return (
    <Scene
      table={table}
      name="trade"
      className={`${lightOf(view)} us-market us-trading`}
      title={`${nameOf(view, from)} and ${nameOf(view, to)}`}
      says="Between friends anything goes, if both agree. What it is worth in water is only to compare."
    >
      <Balance tilt={Math.max(-1, Math.min(1, (right - left) / 6))} left={left} right={right} />
      <Words table={table} />
      <OneSide table={table} who={from} side={give} />
      <OneSide table={table} who={to} side={take} />
    </Scene>
  );
}

const cubesOf = ({ water, goods }: Pick<Side, 'water' | 'goods'>, kind: Cube): number =>
  kind === 'water' ? water : (goods[RESOURCES.indexOf(kind)] ?? 0);
const worthOf = (side: Side): number =>
  CUBES.reduce((sum, kind) => sum + cubesOf(side, kind) * VALUES[kind], 0) +
  side.ammunition.reduce((sum, n) => sum + n, 0) +
  side.cards.reduce((sum, card) => sum + thing(card).value, 0);

const WORDS = [
  ['agree', 'Agree'],
  ['call-off', 'Call it off'],
] as const;

/** Both have one place, whatever lies on the table, and whether they may be said or not. */
function Words({ table: { asked, choose } }: { readonly table: Table }): ReactElement {
  return (
    <div className="us-words">
      {WORDS.map(([key, says]) => {
        const isOpen = asked?.options.some(one => one.key === key) ?? false;
        return (
          <button
            key={key}
            type="button"
            className="us-word"
            disabled={!isOpen}
            {...(isOpen && { 'data-lit': '' })}
            onClick={() => choose(key)}
          >
            {says}
          </button>
        );
      })}
    </div>
  );
}

/** It tips to the heavier side. */
function Balance({ tilt, left, right }: { readonly tilt: number; readonly left: number; readonly right: number }): ReactElement {
  const by = tilt * 14;
  return (
    <svg className="us-balance" viewBox="0 0 220 120" role="img" aria-label={`Worth ${left} on one side, ${right} on the other`}>
      <path className="us-line" d={`M110 16V108M84 108H136M40 ${34 - by}L180 ${34 + by}`} strokeWidth="4" />
      <path
        className="us-line"
        d={`M40 ${34 - by}L18 ${78 - by}M40 ${34 - by}L62 ${78 - by}M180 ${34 + by}L158 ${78 + by}M180 ${34 + by}L202 ${78 + by}`}
      />
      <path
        className="us-pan"
        d={`M12 ${78 - by}H68Q60 ${98 - by} 40 ${98 - by}T12 ${78 - by}ZM152 ${78 + by}H208Q200 ${98 + by} 180 ${98 + by}T152 ${78 + by}Z`}
      />
      <text className="us-balance-n" x="40" y={72 - by} textAnchor="middle">
        {left}
      </text>
      <text className="us-balance-n" x="180" y={72 + by} textAnchor="middle">
        {right}
      </text>
    </svg>
  );
}

function OneSide({ table, who, side }: { readonly table: Table; readonly who: Who; readonly side: Side }): ReactElement {
  const { view } = table;
  const one = view.characters[who]!;
  const offered = CUBES.filter(kind => cubesOf(side, kind) > 0);
  const kept = one.items.map(({ card }) => card).filter(card => !side.cards.includes(card));
  return (
    <section aria-label={`${nameOf(view, who)} gives`}>
      <h3>
        {nameOf(view, who)} gives {side.hasAgreed && <small>· agrees</small>}
      </h3>
      <ul className="us-loose">
        {offered.length + side.cards.length === 0 && <li>Nothing yet.</li>}
        {offered.map(kind => (
          <li key={kind} className="us-held">
            <CubeSign kind={kind} size={24} /> {cubesOf(side, kind)} {kind}
          </li>
        ))}
        {AMMUNITION.map((kind, i) =>
          (side.ammunition[i] ?? 0) > 0 ? (
            <li key={kind} className="us-held">
              {side.ammunition[i]} {kind}
            </li>
          ) : null,
        )}
      </ul>
      {side.cards.length > 0 && (
        <div className="us-counter">
          {side.cards.map(card => (
            <Card key={card} table={table} no={card} />
          ))}
        </div>
      )}
      <h3>Still has</h3>
      <ul className="us-loose">
        {CUBES.filter(kind => cubesOf(one, kind) - cubesOf(side, kind) > 0).map(kind => (
          <Kept key={kind} table={table} what={kind} n={cubesOf(one, kind) - cubesOf(side, kind)} who={who} />
        ))}
        {AMMUNITION.map((kind, i) => {
          const n = (one.ammunition[i] ?? 0) - (side.ammunition[i] ?? 0);
          return n > 0 ? <Kept key={kind} table={table} what={kind} n={n} who={who} /> : null;
        })}
      </ul>
      {kept.length > 0 && (
        <div className="us-counter">
          {kept.map(card => (
            <Card key={card} table={table} no={card} />
          ))}
        </div>
      )}
      <p>
        <Sign name="drop" size={14} /> {one.water - side.water} left of {one.water}; drinks enough for {lastsOf(view, who).phases} phases as
        it stands
      </p>
    </section>
  );
}

/** One more of it is put down by a press, where that can be done. */
function Kept({
  table,
  what,
  n,
  who,
}: {
  readonly table: Table;
  readonly what: Cube | Ammunition;
  readonly n: number;
  readonly who: Who;
}): ReactElement {
  const option = table.asked?.options.find(({ value }) => isPut(value, who, what));
  return (
    <li>
      <ThingBox
        className={`us-piece ${option ? 'is-lit' : ''}`}
        button={
          option
            ? {
                role: 'button',
                tabIndex: 0,
                'data-lit': '',
                onClick: () => table.choose(option.key),
                onKeyDown: (event: { key: string }) => event.key === 'Enter' && table.choose(option.key),
              }
            : null
        }
      >
        {isCube(what) && <CubeSign kind={what} size={24} />}
        <span>
          {isCube(what) ? `${n} ${what}` : plural(n, what)}
          {option && <span className="us-unseen">: put one down</span>}
        </span>
      </ThingBox>
    </li>
  );
}
const isCube = (what: string): what is Cube => CUBES.some(kind => kind === what);
const isPut = (value: unknown, who: Who, what: Cube | Ammunition): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const word = value as { readonly do?: unknown; readonly of?: unknown; readonly what?: unknown; readonly by?: unknown };
  return word.do === 'change' && word.of === who && word.what === what && word.by === 1;
};
