/** One question of a deed that is put together: what it asks, and its options side by side with the chosen ones pressed. */
import type { Face } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { countedIn, isInOrder } from '@quarry/screen';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { countSays } from './choosing.ts';
import { keysOf, pressed } from './composing.ts';
import { CountedRow } from './counted-row.tsx';
import { shortOf } from './decision-bar.tsx';
import type { Composer } from './use-composer.ts';

interface RowProps {
  readonly deed: NonNullable<Composer['deed']>;
  readonly step: number;
  readonly composer: Composer;
  readonly face: (no: number) => Face;
  /** The hand below the panel is asked for the same. */
  readonly isInHand: boolean;
}

export function ComposerRow({ deed, step, composer, face, isInHand }: RowProps): ReactNode {
  const name = useId();
  const chips = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showChosen(chips.current), []);
  const { asked } = deed.ahead.steps[step]!;
  const chosen = keysOf(deed, step);
  const isSome = asked.choose === 'some';
  const { counted, piles } = countedIn(asked, asked.options, face);
  const isStale = deed.draft !== null && deed.draft.step < step;
  return (
    <fieldset
      className="composer-row"
      data-stale={isStale ? '' : undefined}
      data-kind={asked.kind}
      data-in-hand={isInHand ? '' : undefined}
    >
      <legend>
        {asked.says}
        {asked.told !== undefined && <small className="composer-told">{asked.told}</small>}
      </legend>
      <div className="composer-chips" ref={chips}>
        {counted.map(one => (
          <CountedRow
            key={one.options[0].key}
            counted={one}
            max={asked.max}
            chosen={chosen}
            isSending={false}
            onChoose={keys => composer.choose(step, keys)}
          />
        ))}
        {piles.map(pile => (
          <Chip
            key={pile[0].key}
            name={name}
            asked={asked}
            pile={pile}
            chosen={chosen}
            onChoose={keys => composer.choose(step, pressed(deed, step, keys))}
            onPoint={composer.point}
          />
        ))}
      </div>
      {isSome && <small className="dim">{countSays(asked, chosen.length)}</small>}
    </fieldset>
  );
}

/** What the table proposes is in sight, also where there are more options than room. */
function showChosen(chips: HTMLElement | null): void {
  const chosen = chips?.querySelector(':checked')?.closest('label');
  if (!chips || !chosen) return;
  const [one, all] = [chosen.getBoundingClientRect(), chips.getBoundingClientRect()];
  chips.scrollTop += Math.max(0, one.bottom - all.bottom);
  chips.scrollLeft += Math.max(0, one.right - all.right);
}

interface ChipProps {
  readonly name: string;
  readonly asked: Asked;
  /** The option, and those that nobody can tell from it. */
  readonly pile: readonly [AskedOption, ...AskedOption[]];
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  readonly onPoint: (option: AskedOption | null) => void;
}

function Chip({ name, asked, pile, chosen, onChoose, onPoint }: ChipProps): ReactNode {
  const [option] = pile;
  const keys = pile.map(({ key }) => key);
  const places = chosen.flatMap((key, i) => (keys.includes(key) ? [i + 1] : []));
  const isChosen = places.length > 0;
  const { head, rest } = shortOf(option);
  const isSome = asked.choose === 'some';
  const mark = isSome && isChosen ? (isInOrder(asked) ? `${places.join(', ')}. ` : '✓ ') : '';
  return (
    <label className="composer-chip" title={rest || undefined} onPointerEnter={() => onPoint(option)} onPointerLeave={() => onPoint(null)}>
      <input
        type={isSome ? 'checkbox' : 'radio'}
        name={name}
        data-key={option.key}
        checked={isChosen}
        aria-label={option.says}
        onChange={() => onChoose(keys)}
        onFocus={() => onPoint(option)}
        onBlur={() => onPoint(null)}
      />
      <span aria-hidden="true">
        {mark}
        {head}
        {pile.length > 1 && <small> {isSome && isChosen ? `${places.length} of ${pile.length}` : `×${pile.length}`}</small>}
      </span>
    </label>
  );
}
