/** Dice that a question is about: those that may be chosen, or that an option leads to, are buttons, and beside them stands what rolling them again would lead to. */
import type { Ref, ShownDie } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { DiceRead, DiceTray, DieFace, dieSays, placeOf } from '@quarry/screen';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Narrowed, optionsOn } from './aiming.ts';
import type { Choice } from './use-choice.ts';
import './dice-choice.css';

const DiceOdds = lazy(() => import('./dice-odds.tsx'));

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
      <Suspense>{choice.compared?.none && <DiceOdds {...choice.compared} none={choice.compared.none} />}</Suspense>
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
      className={`option ${placeOf(die)} die-button ${die.isWell ? 'die-well' : ''} ${isChosen ? 'die-chosen' : ''} ${isAdvised ? 'option-advised' : ''}`}
      data-key={own?.key}
      data-about={`die ${at}`}
      aria-label={says}
      aria-pressed={isChosen}
      title={
        option
          ? [die.isWell ? `${says}: best as it lies` : says, ...options.filter(one => one !== own).map(one => one.says)].join('\n')
          : `${says}: stays as it lies`
      }
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
