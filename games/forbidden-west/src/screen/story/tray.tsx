/** The eight dice of a chapter: those that are left are picked up and put back, and it is told at once what they would do. Thrown ones are struck out until the next chapter. */
import { plural } from '@quarry/kernel';
import { asPercent } from '@quarry/screen';
import { type ReactElement, useEffect, useState } from 'react';
import { ALL_DICE, asPool, countOf, type Pool } from '../../content/dice.ts';
import type { Table } from '../names.ts';

const COLOURS = [
  { letter: 'O', name: 'orange' },
  { letter: 'B', name: 'blue' },
  { letter: 'K', name: 'black' },
] as const;

const NOTHING: Pool = [0, 0, 0];
const isPool = (value: unknown): value is Pool => Array.isArray(value) && value.length === 3;
const isSamePool = (a: Pool, b: Pool): boolean => a.every((n, i) => n === b[i]);

/** Keys of the rolls that can be put together here: all but to leave it. */
const poolsIn = ({ asked }: Table): readonly { readonly key: string; readonly pool: Pool }[] =>
  asked?.kind === 'roll-dice'
    ? asked.options.flatMap(({ key, value }) => (isPool(value) && countOf(value) > 0 ? [{ key, pool: value }] : []))
    : [];

export function Tray({ table }: { readonly table: Table }): ReactElement | null {
  const pools = poolsIn(table);
  const n = table.asked?.n ?? -1;
  const [picked, setPicked] = useState<{ readonly n: number; readonly pool: Pool }>({ n, pool: NOTHING });
  const pool = picked.n === n ? picked.pool : NOTHING;
  const key = pools.find(one => isSamePool(one.pool, pool))?.key ?? null;
  const chance = useChance(table, key);
  if (pools.length === 0) return null;
  const left = asPool(table.view.dice);
  const pick = (colour: number, at: number): void => {
    const next = pool.map((count, i) => (i === colour ? (at < count ? at : at + 1) : count));
    setPicked({ n, pool: asPool(next) });
  };
  return (
    <fieldset className="fw-tray" data-lit="" data-keys={pools.map(one => one.key).join(' ')} aria-label="Dice to throw">
      <span className="fw-tray-dice">
        {COLOURS.flatMap(({ letter, name }, colour) =>
          Array.from({ length: ALL_DICE[colour]! }, (_, at) => (
            <TrayDie
              key={`${letter} ${String(at)}`}
              letter={letter}
              says={`${name} die ${at + 1}`}
              state={at >= left[colour]! ? 'thrown' : at < pool[colour]! ? 'picked' : 'left'}
              onPick={() => pick(colour, at)}
            />
          )),
        )}
      </span>
      <span className="fw-tray-chance" role="status">
        {key === null ? 'Pick dice' : chance === null ? '…' : asPercent(chance)}
      </span>
      <button type="button" className="fw-throw" disabled={key === null} onClick={() => key !== null && table.choose(key)}>
        {key === null ? 'Throw' : `Throw ${plural(countOf(pool), 'die', 'dice')}`}
      </button>
    </fieldset>
  );
}

interface DieProps {
  readonly letter: string;
  readonly says: string;
  readonly state: 'left' | 'picked' | 'thrown';
  readonly onPick: () => void;
}

const TrayDie = ({ letter, says, state, onPick }: DieProps): ReactElement => (
  <button
    type="button"
    className={`fw-tray-die is-${state}`}
    aria-label={state === 'thrown' ? `${says}, thrown` : says}
    aria-pressed={state === 'picked'}
    disabled={state === 'thrown'}
    onClick={onPick}
  >
    <i className={`fw-die is-${letter}`}>{letter}</i>
  </button>
);

/** The chance that these dice pass, as soon as it is known. */
function useChance(table: Table, key: string | null): number | null {
  const { point, pointed, look } = table;
  const [known, setKnown] = useState<Readonly<Record<string, number>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is pointed at once, when other dice are picked up
  useEffect(() => {
    if (key !== null) point(key);
  }, [key]);
  const passed = pointed?.key === key ? look?.odds['passed'] : undefined;
  const chance = passed?.find(({ value }) => value === 1)?.chance ?? (passed ? 0 : undefined);
  const name = `${table.asked?.n} ${key}`;
  useEffect(() => {
    if (chance !== undefined) setKnown(now => ({ ...now, [name]: chance }));
  }, [chance, name]);
  return known[name] ?? null;
}
