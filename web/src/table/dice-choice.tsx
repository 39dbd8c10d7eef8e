/** Dice that a question is about: those that may be chosen, or that an option leads to, are buttons, and beside them stands what rolling them again would lead to. */
import { type Odds, type Ref, type ShownDie, wordsOf } from '@quarry/kernel';
import type { Asked, Look } from '@quarry/protocol';
import { asPercent, DiceRead, DiceTray, DieFace, dieSays, isCertain, isNever, placeOf } from '@quarry/screen';
import { type ReactNode, useState } from 'react';
import { type Narrowed, optionsOn } from './aiming.ts';
import type { Choice } from './use-choice.ts';
import './dice-choice.css';

/** The options that are dice of the throw, with their places in it. */
export const diceIn = ({ options, dice }: Asked): ReadonlyMap<string, number> =>
  new Map(
    options.flatMap(({ key, about }) =>
      about.flatMap(({ kind, id }) => (kind === 'die' && dice?.dice[Number(id)] ? [[key, Number(id)]] : [])),
    ),
  );

const refOf = (at: number): Ref => ({ kind: 'die', id: at });

/** The die that was clicked at this question, if several options lead to it: then they are told apart. A second click is none. */
export function useMeantDie(asked: Asked): readonly [Narrowed | null, (at: number) => void] {
  const [meant, setMeant] = useState({ n: -1, at: -1 });
  const isMeant = meant.n === asked.n && meant.at >= 0;
  const mean = (at: number): void => setMeant({ n: asked.n, at: isMeant && meant.at === at ? -1 : at });
  return [isMeant ? { to: refOf(meant.at), options: optionsOn(asked, refOf(meant.at)) } : null, mean];
}

interface Props {
  readonly asked: Asked;
  readonly choice: Choice;
  /** The die that is meant already, where several options lead to it. */
  readonly meant: Ref | null;
  readonly onMeant: (at: number) => void;
  /** Keys that a sensible player would take. */
  readonly advised: readonly string[];
  readonly isSending: boolean;
}

export function DiceChoice(props: Props): ReactNode {
  const { asked, choice } = props;
  const thrown = asked.dice;
  if (!thrown) return null;
  if (thrown.dice.every((_, at) => optionsOn(asked, refOf(at)).length === 0)) return <DiceTray thrown={thrown} motion="off" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="dice-choice" role="group" aria-label="Dice">
      <div className="dice-row">
        {thrown.dice.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the roll
          <DieButton key={at} {...props} die={die} at={at} />
        ))}
      </div>
      <DiceRead thrown={thrown} />
      {choice.compared?.none && <Compared {...choice.compared} none={choice.compared.none} />}
    </div>
  );
}

function DieButton({
  asked,
  choice,
  meant,
  onMeant,
  advised,
  isSending,
  die,
  at,
}: Props & { readonly die: ShownDie; readonly at: number }) {
  const options = optionsOn(asked, refOf(at));
  const [option] = options;
  const says = dieSays(die);
  const own = options.find(({ key }) => diceIn(asked).get(key) === at);
  const isChosen = own ? choice.chosen.includes(own.key) : meant?.id === at;
  const isAdvised = option !== undefined && advised.includes(option.key);
  return (
    <button
      type="button"
      className={`option ${placeOf(die)} die-button ${isChosen ? 'die-chosen' : ''} ${isAdvised ? 'option-advised' : ''}`}
      data-key={own?.key}
      data-about={`die ${at}`}
      aria-label={says}
      aria-pressed={isChosen}
      title={option ? [says, ...options.filter(one => one !== own).map(one => one.says)].join('\n') : `${says}: stays as it lies`}
      disabled={!option || isSending}
      onClick={() => (options.length === 1 ? choice.choose(option!.key, refOf(at)) : onMeant(at))}
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
