/** Dice that a question is about: those that may be chosen are buttons, and beside them stands what rolling them again would lead to. */
import { type Odds, type Throw, wordsOf } from '@quarry/kernel';
import type { Asked, AskedOption, Look } from '@quarry/protocol';
import { asPercent, DiceRead, DiceTray, DieFace, dieSays, isCertain, isNever, placeOf } from '@quarry/screen';
import type { ReactNode } from 'react';
import type { Choice } from './use-choice.ts';
import './dice-choice.css';

/** The options that are dice of the throw, with their places in it. */
export const diceIn = ({ options, dice }: Asked): ReadonlyMap<string, number> =>
  new Map(
    options.flatMap(({ key, about }) =>
      about.flatMap(({ kind, id }) => (kind === 'die' && dice?.dice[Number(id)] ? [[key, Number(id)]] : [])),
    ),
  );

interface Props {
  readonly asked: Asked;
  readonly thrown: Throw;
  readonly dice: ReadonlyMap<string, number>;
  readonly choice: Choice;
  /** Keys that a sensible player would take. */
  readonly advised: readonly string[];
  readonly isSending: boolean;
}

export function DiceChoice({ asked, thrown, dice, choice, advised, isSending }: Props): ReactNode {
  if (dice.size === 0) return <DiceTray thrown={thrown} motion="off" />;
  const optionAt = (at: number): AskedOption | undefined => asked.options.find(({ key }) => dice.get(key) === at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="dice-choice" role="group" aria-label="Dice">
      <div className="dice-row">
        {thrown.dice.map((die, at) => {
          const option = optionAt(at);
          const isChosen = option !== undefined && choice.chosen.includes(option.key);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the roll
              key={at}
              type="button"
              className={`option ${placeOf(die)} die-button ${isChosen ? 'die-chosen' : ''} ${option && advised.includes(option.key) ? 'option-advised' : ''}`}
              data-key={option?.key}
              data-about={`die ${at}`}
              aria-label={dieSays(die)}
              aria-pressed={isChosen}
              title={option ? dieSays(die) : `${dieSays(die)}: stays as it lies`}
              disabled={!option || isSending}
              onClick={() => option && choice.choose(option.key)}
              onPointerEnter={() => option && choice.point(option.key)}
              onPointerLeave={() => choice.point(null)}
              onFocus={() => option && choice.point(option.key)}
              onBlur={() => choice.point(null)}
            >
              <DieFace die={die} />
              {isChosen && (
                <span className="die-again" aria-hidden="true">
                  ↻
                </span>
              )}
            </button>
          );
        })}
      </div>
      <DiceRead thrown={thrown} />
      {choice.compared?.none && <Compared {...choice.compared} none={choice.compared.none} />}
    </div>
  );
}

/** How things stand, and how they would with these dice rolled again, figure by figure. */
function Compared({ none, keys, look }: { readonly none: Look; readonly keys: readonly string[]; readonly look: Look | null }): ReactNode {
  const figures = Object.entries(none.odds);
  if (figures.length === 0) return null;
  return (
    <table className="dice-odds" aria-live="polite">
      <thead>
        <tr>
          <td />
          {figures.map(([name]) => (
            <th key={name} scope="col">
              {wordsOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">As it lies</th>
          {figures.map(([name, lies]) => (
            <td key={name}>{figureSays(lies, isCounted(lies))}</td>
          ))}
        </tr>
        <tr className="dice-odds-again">
          <th scope="row">{keys.length === 0 ? 'Rolled again' : keys.length === 1 ? '1 die again' : `${keys.length} dice again`}</th>
          {figures.map(([name, lies]) => (
            <td key={name}>{figureSays(look?.odds[name] ?? [], isCounted(lies))}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type Chances = Odds[string];

/** As dice lie, what is counted has one value; what happens or not is told with both chances. */
const isCounted = (lies: Chances): boolean => lies.length === 1;

/** `4`, `⌀ 5.1`, `38 %`, or whether it is so for certain; a dash if it is not known. */
function figureSays(chances: Chances, counts: boolean): string {
  const possible = chances.filter(({ chance }) => !isNever(chance));
  if (possible.length === 0) return '–';
  const mean = possible.reduce((sum, { value, chance }) => sum + value * chance, 0);
  if (counts) return possible.length === 1 ? `${possible[0]!.value}` : `⌀ ${mean.toFixed(1)}`;
  return isNever(mean) ? 'no' : isCertain(mean) ? 'yes' : asPercent(mean);
}
