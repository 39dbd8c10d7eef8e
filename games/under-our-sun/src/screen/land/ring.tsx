/** The ring about what was clicked: what can be done there, each with its price. The six that are meant most come first; the next ones stand behind one more button. */
import { sayList } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { asPercent, useScale, useWindow } from '@quarry/screen';
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { atLeast } from '../../questions/chances.ts';
import { attackDice, foeHp, testDice } from '../../questions.ts';
import { harmsSay } from '../../sentences/harm.ts';
import { actionTestsSay } from '../../sentences/tests.ts';
import type { View, Who } from '../../state.ts';
import type { Table } from '../names.ts';
import { actionOf, apOf, deedOf } from './costs.ts';
import { DANGER_WIDTH, Danger, DangerMark, dangerHeight, linesOf } from './danger.tsx';

/** What one means where one clicks, before anything else; whoever strikes a friend has to look for it. */
const ORDER: readonly string[] = [
  'move',
  'explore',
  'sneak',
  'charge',
  'collect',
  'replenish',
  'open',
  'loot',
  'mission',
  'deal',
  'trade',
  'blow',
  'sleep',
  'recon',
  'eat',
  'cook',
  'rain',
  'pitch',
  'fire',
  'discard',
];
const LAST: readonly string[] = ['duel', 'reveal', 'summon', 'send'];

/** Where it lies is seen. */
const NAMES: Readonly<Record<string, string>> = { move: 'Move', sneak: 'Sneak', charge: 'Charge', explore: 'Explore' };

const isLast = (option: AskedOption): boolean => LAST.includes(actionOf(option)?.do ?? '');
const rankOf = (option: AskedOption): number => {
  const does = actionOf(option)?.do ?? '';
  if (isLast(option)) return ORDER.length + 1;
  const at = ORDER.indexOf(does);
  return at < 0 ? ORDER.length : at;
};
export const inRing = (options: readonly AskedOption[]): readonly AskedOption[] => options.toSorted((a, b) => rankOf(a) - rankOf(b));

/** How many follow when the button below them is pressed; whoever strikes a friend has to press it first. */
export function ringPages(options: readonly AskedOption[]): readonly (readonly AskedOption[])[] {
  const all = inRing(options);
  const first = all.filter(one => !isLast(one));
  if (all.length === first.length && all.length <= FIRST) return [all];
  const pages = [first.slice(0, FIRST - 1)];
  for (let from = pages[0]!.length; from < all.length; from += FIRST - 1) pages.push(all.slice(from, from + FIRST - 1));
  return pages;
}

/** In a word or two; what the option itself begins with, where there is none. */
export function shortSays(option: AskedOption): string {
  const action = actionOf(option);
  if (action && NAMES[action.do]) return NAMES[action.do]!;
  const [head = ''] = option.says.split(isStroke(action) ? ': ' : /: |, (?=\d+ AP|free)/);
  const says = head
    .replace(/, one of you \(.*?\)/, '')
    .replace(/, (?:\d+ AP|free)(?:,( with) (?:the )?)?/, (_, armed) => (armed ? ', ' : ''));
  return says.length > MOST_LETTERS ? `${says.slice(0, MOST_LETTERS - 1).trimEnd()}…` : says;
}
const isStroke = (action: ReturnType<typeof actionOf>): boolean => action?.do === 'blow' || action?.do === 'duel';
const MOST_LETTERS = 32;

/** How likely a blow does what it is struck for, a step stays unseen, or a test is passed. */
export function oddsSay(view: View, who: Who, option: AskedOption): string {
  const action = actionOf(option);
  if (action?.do === 'sneak') return `${asPercent(atLeast(testDice(view, who, 'stealth', 'sneak'), 1))} unseen`;
  if (action?.do === 'duel')
    return `${asPercent(atLeast(attackDice(view, who, null, action.weapon, action.isRanged ? 'ranged' : 'melee'), 1))} to hurt them`;
  if (action?.do === 'open') return `${asPercent(atLeast(testDice(view, who, action.skill, `container-${action.skill}`), 1))} to open it`;
  if (action && action.do !== 'blow') return actionTestsSay(view, who, action);
  if (!action || action.blow.do === 'dodge') return '';
  const { do: does, foe, weapon } = action.blow;
  const dice = attackDice(view, who, foe, weapon, does === 'shoot' ? 'ranged' : 'melee');
  return `${asPercent(atLeast(dice, foeHp(view, foe)))} to fell it${does === 'sneak-attack' ? ', if unseen' : ''}`;
}

/** Without what is not spoken. */
const spoken = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the button is called: all that its option says, and first what is written on it, where that is put otherwise. */
export const heardAs = (written: readonly string[], says: string): string => {
  const all = written.filter(Boolean).join(' ');
  return spoken(says).includes(spoken(all)) ? says : `${all}. ${says}`;
};

/** What strikes at whoever does one of them, each thing once; where it is not the same for all that bring it, it says first whose it is. */
export function warnings(all: readonly { readonly says: string; readonly harms: readonly string[] }[]): readonly string[] {
  const dangerous = all.filter(one => one.harms.length > 0);
  const alike = [...Map.groupBy(dangerous, one => one.harms.join('; '))];
  if (alike.length <= 1) return [...new Set(dangerous.flatMap(one => one.harms))];
  return alike.map(([harm, those]) => `${sayList(those.map(one => one.says))}: ${harm}`);
}

/** So many stand about it at once. */
const FIRST = 6;
/** How tall a button is, in pixels, with and without odds below its name, and how far apart two are. */
const TALL = 34;
const TALLER = 46;
const APART = 6;
const LETTER = 7;
/** On a desk the card of the place lies at the right edge, so wide. */
const WIDE = 640;
const CARD = 380;

interface Props {
  readonly table: Table;
  /** Where it was clicked, in units of the board. */
  readonly x: number;
  readonly y: number;
  readonly options: readonly AskedOption[];
  readonly who: number;
}

export function Ring({ table, x, y, options, who }: Props): ReactElement {
  const scale = useScale();
  const shown = useWindow();
  const [page, setPage] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing begins anew
  useEffect(() => setPage(0), [x, y]);
  useClosed(() => table.inspect(null));
  const pages = ringPages(options);
  const shownNow = pages[page] ?? pages[0]!;
  const more = options.length - shownNow.length;
  let below = 0;
  const says = shownNow.map(option => {
    const ap = apOf(table.view, who, option);
    const deed = deedOf(option, ap);
    const harms = deed ? harmsSay(table.view, who, deed) : [];
    const odds = oddsSay(table.view, who, option);
    const [at, height] = [below, odds ? TALLER : TALL];
    below += height + APART;
    return { option, says: shortSays(option), price: ap === null ? '' : ap === 0 ? 'free' : `${ap} AP`, odds, harms, at, height };
  });
  const moreAt = below;
  if (more > 0) below += TALL + APART;
  const harms = warnings(says);
  const wide = Math.max(
    ...says.map(one => Math.max(one.says.length + one.price.length + 2, one.odds.length) * LETTER + (one.harms.length > 0 ? 48 : 26)),
    96,
  );
  const warned = linesOf(harms);
  const width = (harms.length > 0 ? Math.max(wide, DANGER_WIDTH) : wide) / scale;
  const edge = shown.x + shown.width - (shown.width * scale > WIDE ? CARD / scale : 4);
  const isRight = x + 44 + width < edge || x - 44 - width < shown.x;
  const left = Math.max(shown.x + 4 / scale, Math.min(isRight ? x + 42 : x - 42 - width, shown.x + shown.width - width - 4 / scale));
  const high = below / scale + (warned.length > 0 ? dangerHeight(warned) / scale : 0);
  const top = Math.max(shown.y + 8 / scale, Math.min(y - high / 2, shown.y + shown.height - high - 96 / scale));
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it groups the buttons in it, and is none itself
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of HTML cannot stand in a drawing
    <g className="us-ring" role="group" aria-label="What can be done here">
      <circle className="us-ring-about" cx={x} cy={y} r={31} />
      {says.map(one => (
        <Button
          key={one.option.key}
          x={left}
          y={top + one.at / scale}
          width={width}
          height={one.height / scale}
          scale={scale}
          says={one.says}
          price={one.price}
          odds={one.odds}
          label={heardAs([one.says, one.odds, one.price], one.option.says)}
          isDangerous={one.harms.length > 0}
          isPointed={table.pointed?.key === one.option.key}
          onPoint={isOn => table.point(isOn ? one.option.key : null)}
          onPress={() => table.choose(one.option.key, undefined, undefined, one.odds !== '')}
        />
      ))}
      {more > 0 && (
        <Button
          x={left}
          y={top + moreAt / scale}
          width={width}
          height={TALL / scale}
          scale={scale}
          says={`${more} more`}
          price="…"
          odds=""
          label={`${more} more`}
          isDangerous={false}
          isPointed={false}
          onPoint={() => {}}
          onPress={() => setPage((page + 1) % pages.length)}
        />
      )}
      {warned.length > 0 && <Danger x={left} y={top + below / scale} width={width} lines={warned} scale={scale} />}
    </g>
  );
}

/** A press elsewhere closes it: on nothing that is asked about, and not on its own buttons or those of the bar. */
const KEPT = '.us-ring, .decision, [data-about], .viewport-tools';
function useClosed(close: () => void): void {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element && target.closest(KEPT))) close();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  });
}

interface ButtonProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly says: string;
  readonly price: string;
  readonly odds: string;
  readonly label: string;
  /** Somebody strikes for it: what comes of it stands below. */
  readonly isDangerous: boolean;
  readonly isPointed: boolean;
  onPoint(isOn: boolean): void;
  onPress(): void;
}

function Button({
  x,
  y,
  width,
  height,
  scale,
  says,
  price,
  odds,
  label,
  isDangerous,
  isPointed,
  onPoint,
  onPress,
}: ButtonProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  const line = TALL / scale;
  const size = line * 0.42;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      className={`us-ring-button ${isPointed ? 'is-pointed' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-lit=""
      onClick={event => {
        event.stopPropagation();
        onPress();
      }}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <rect x={x} y={y} width={width} height={height} rx={line * 0.3} />
      <text x={x + line * 0.35} y={y + line * 0.65} fontSize={size}>
        {says}
      </text>{' '}
      {odds && (
        <text className="us-ring-odds" x={x + line * 0.35} y={y + line * 1.13} fontSize={size * 0.9}>
          {odds}
        </text>
      )}{' '}
      {isDangerous && <DangerMark x={x + width - line * (0.75 + price.length * 0.21)} y={y + line / 2} size={line * 0.5} />}
      <text className="us-ring-price" x={x + width - line * 0.35} y={y + line * 0.65} fontSize={size * 0.92} textAnchor="end">
        {price}
      </text>
    </g>
  );
}
