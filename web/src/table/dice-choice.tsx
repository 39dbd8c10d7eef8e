/** Dice that a question is about: those that may be chosen are buttons, and beside them stands what rolling them again would lead to. */
import type { Throw } from '@quarry/kernel';
import type { Asked, AskedOption, Look } from '@quarry/protocol';
import { asPercent, DiceRead, DiceTray, DieFace, dieSays, type Figure, figuresOf } from '@quarry/screen';
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
              className={`option die-place die-button ${isChosen ? 'die-chosen' : ''} ${option && advised.includes(option.key) ? 'option-advised' : ''}`}
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
  const figures = figuresOf(none.odds);
  if (figures.length === 0) return null;
  const again = look && figuresOf(look.odds);
  return (
    <table className="dice-odds" aria-live="polite">
      <thead>
        <tr>
          <td />
          {figures.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">As it lies</th>
          {figures.map(figure => (
            <td key={figure.name}>{figureSays(figure)}</td>
          ))}
        </tr>
        <tr className="dice-odds-again">
          <th scope="row">{keys.length === 0 ? 'Rolled again' : keys.length === 1 ? '1 die again' : `${keys.length} dice again`}</th>
          {figures.map(({ name }) => {
            const figure = again?.find(one => one.name === name);
            return <td key={name}>{figure ? figureSays(figure) : '–'}</td>;
          })}
        </tr>
      </tbody>
    </table>
  );
}

/** `4`, `⌀ 5.1`, `38 %`, or whether it is so for certain. */
function figureSays({ bars, certain, mean, some }: Figure): string {
  if (certain !== null) return `${certain}`;
  if (bars) return `⌀ ${mean.toFixed(1)}`;
  return some <= 0 ? 'no' : some >= 1 ? 'yes' : asPercent(some);
}
