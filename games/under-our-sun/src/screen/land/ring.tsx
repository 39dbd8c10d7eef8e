/** The ring about what was clicked: what can be done there, each with its price. The six that are meant most come first; the next ones stand behind one more button. */
import type { AskedOption } from '@quarry/protocol';
import { useScale, useWindow } from '@quarry/screen';
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { harmsSay } from '../../sentences/harm.ts';
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

const NAMES: Readonly<Record<string, string>> = {
  move: 'Move',
  sneak: 'Sneak',
  charge: 'Charge',
  explore: 'Explore',
  collect: 'Collect',
  replenish: 'Fill up',
  open: 'Open it',
  loot: 'Loot',
  deal: 'Deal',
  trade: 'Trade',
  sleep: 'Sleep',
  recon: 'Recon',
  eat: 'Eat',
  rain: 'Catch rain',
  cook: 'Cook',
  discard: 'Lay down',
  fire: 'Light a fire',
  pit: 'Make a pit',
  pitch: 'Pitch camp',
  dismantle: 'Strike camp',
};

const rankOf = (option: AskedOption): number => {
  const does = actionOf(option)?.do ?? '';
  if (LAST.includes(does)) return ORDER.length + 1;
  const at = ORDER.indexOf(does);
  return at < 0 ? ORDER.length : at;
};
export const inRing = (options: readonly AskedOption[]): readonly AskedOption[] => options.toSorted((a, b) => rankOf(a) - rankOf(b));

/** In a word or two; what the option itself begins with, where there is none. */
export function shortSays(option: AskedOption): string {
  const action = actionOf(option);
  if (action && NAMES[action.do]) return NAMES[action.do]!;
  const [head = ''] = option.says.split(/: |, (?=\d+ AP)/);
  return head.length > MOST_LETTERS ? `${head.slice(0, MOST_LETTERS - 1).trimEnd()}…` : head;
}
const MOST_LETTERS = 24;

/** So many stand about it at once. */
const FIRST = 6;
/** How tall a button is, in pixels, and how far apart two are. */
const TALL = 34;
const APART = 6;
const LETTER = 8.6;
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
  const [from, setFrom] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing begins anew
  useEffect(() => setFrom(0), [x, y]);
  useClosed(() => table.inspect(null));
  const all = inRing(options);
  const isMore = all.length > FIRST;
  const shownNow = isMore ? all.slice(from, from + FIRST - 1) : all;
  const says = shownNow.map(option => {
    const ap = apOf(table.view, who, option);
    const deed = deedOf(option, ap);
    const harms = deed ? harmsSay(table.view, who, deed) : [];
    return { option, says: shortSays(option), price: ap === null ? '' : ap === 0 ? 'free' : `${ap} AP`, harms };
  });
  const harms = [...new Set(says.flatMap(one => one.harms))];
  const wide = Math.max(...says.map(one => (one.says.length + one.price.length + 2) * LETTER + (one.harms.length > 0 ? 48 : 26)), 96);
  const warned = linesOf(harms);
  const width = (harms.length > 0 ? Math.max(wide, DANGER_WIDTH) : wide) / scale;
  const tall = TALL / scale;
  const step = (TALL + APART) / scale;
  const rows = says.length + (isMore ? 1 : 0);
  const edge = shown.x + shown.width - (shown.width * scale > WIDE ? CARD / scale : 4);
  const isRight = x + 44 + width < edge || x - 44 - width < shown.x;
  const left = Math.max(shown.x + 4 / scale, Math.min(isRight ? x + 42 : x - 42 - width, shown.x + shown.width - width - 4 / scale));
  const high = rows * step + (warned.length > 0 ? dangerHeight(warned) / scale : 0);
  const top = Math.max(shown.y + 8 / scale, Math.min(y - high / 2, shown.y + shown.height - high - 96 / scale));
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it groups the buttons in it, and is none itself
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of HTML cannot stand in a drawing
    <g className="us-ring" role="group" aria-label="What can be done here">
      <circle className="us-ring-about" cx={x} cy={y} r={38} />
      {says.map((one, i) => (
        <Button
          key={one.option.key}
          x={left}
          y={top + i * step}
          width={width}
          height={tall}
          says={one.says}
          price={one.price}
          label={one.option.says}
          isDangerous={one.harms.length > 0}
          isPointed={table.pointed?.key === one.option.key}
          onPoint={isOn => table.point(isOn ? one.option.key : null)}
          onPress={() => table.choose(one.option.key)}
        />
      ))}
      {isMore && (
        <Button
          x={left}
          y={top + says.length * step}
          width={width}
          height={tall}
          says={`${all.length - says.length} more`}
          price="…"
          label={`${all.length - says.length} more`}
          isDangerous={false}
          isPointed={false}
          onPoint={() => {}}
          onPress={() => setFrom(from + FIRST - 1 < all.length ? from + FIRST - 1 : 0)}
        />
      )}
      {warned.length > 0 && <Danger x={left} y={top + rows * step} width={width} lines={warned} scale={scale} />}
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
  readonly says: string;
  readonly price: string;
  readonly label: string;
  /** Somebody strikes for it: what comes of it stands below. */
  readonly isDangerous: boolean;
  readonly isPointed: boolean;
  onPoint(isOn: boolean): void;
  onPress(): void;
}

function Button({ x, y, width, height, says, price, label, isDangerous, isPointed, onPoint, onPress }: ButtonProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  const size = height * 0.42;
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
      <rect x={x} y={y} width={width} height={height} rx={height * 0.3} />
      <text x={x + height * 0.35} y={y + height * 0.65} fontSize={size}>
        {says}
      </text>
      {isDangerous && <DangerMark x={x + width - height * (0.75 + price.length * 0.21)} y={y + height / 2} size={height * 0.5} />}
      <text className="us-ring-price" x={x + width - height * 0.35} y={y + height * 0.65} fontSize={size * 0.92} textAnchor="end">
        {price}
      </text>
    </g>
  );
}
