/** The table for a screen that knows nothing of the game: where it stands in the book, the map as a sketch, and blocks of text. */
import { drawHexes } from '@quarry/board';
import { type Block, capital, plural, type Seat, type Sketch, type Stage } from '@quarry/kernel';
import { nameOf } from '../content/cards.ts';
import { huntMap } from '../content/maps.ts';
import { gripsNeeded, isNetted, stepsBetween } from '../questions.ts';
import { faceSays, gripsSay, trackerName } from '../sentences.ts';
import { LAST_ROUND, STEPS, type View } from '../state.ts';

export function stage(view: View): Stage {
  const { chapter, round, step, turn, grips } = view;
  const isOver = isNetted(view) || round > LAST_ROUND;
  const active = step === 'track' && !isOver ? turn : null;
  const whose = { plan: 'The plan', track: trackerName(turn), lynx: 'The lynx' }[step];
  return {
    title: `${isOver ? 'The hunt is over' : `Round ${round} of ${LAST_ROUND}`} · ${capital(huntMap(chapter).name)}`,
    steps: ['Plan', 'Trackers', 'Lynx'],
    at: STEPS.indexOf(step),
    meter: { says: 'Grips', value: Math.min(grips, gripsNeeded(view)), of: gripsNeeded(view) },
    active,
    heading: isOver ? 'The end' : `Round ${round} · ${whose}`,
  };
}

export function sketch({ chapter, lynx, bait, trackers }: View): Sketch {
  const { hexes, crags, camp } = huntMap(chapter);
  const says = (hex: number): string => (crags.has(hex) ? 'Crag' : hex === camp ? 'Camp' : 'Snow');
  const mark = (hex: number): string => (crags.has(hex) ? '▲' : hex === camp ? 'camp' : '');
  const at = (hex: number) => ({ ...hexes.cell(hex), r: 0.3 });
  return {
    kind: 'hexes',
    cells: hexes.xs.map((_, hex) => ({ ref: { kind: 'hex', id: hex }, ...hexes.cell(hex), says: says(hex), mark: mark(hex) })),
    outlines: [],
    pieces: [
      ...(bait < 0 ? [] : [{ ref: { kind: 'bait', id: 0 }, ...at(bait), says: 'Bait', mark: 'B', side: 'neutral' as const }]),
      { ref: { kind: 'lynx', id: 0 }, ...at(lynx), says: 'The lynx', mark: 'L', side: 'theirs' },
      ...trackers.map(({ hex }, seat) => ({
        ref: { kind: 'tracker', id: seat },
        ...at(hex),
        says: trackerName(seat),
        mark: `T${seat + 1}`,
        side: 'ours' as const,
      })),
    ],
  };
}

export function describe(view: View): Block[] {
  const signs = view.signs as readonly number[];
  return [
    {
      heading: 'The lynx',
      about: { kind: 'lynx', id: 0 },
      lines: [`${gripsSay(view)} on it.`, ...signs.map((card, i) => `${i === 0 ? 'Next' : 'Then'}: ${nameOf(card)}. ${faceSays(card)}`)],
    },
    ...view.trackers.map((_, other) => trackerBlock(view, other)),
    mapBlock(view),
  ];
}

function trackerBlock(view: View, seat: Seat): Block {
  const { role, hex, hand } = view.trackers[seat]!;
  const gear = typeof hand === 'number' ? [plural(hand, 'gear card')] : hand.map(card => `${nameOf(card)}: ${faceSays(card)}`);
  const away = stepsBetween(view, hex, view.lynx);
  return {
    heading: trackerName(seat),
    seat,
    about: { kind: 'tracker', id: seat },
    lines: [`${capital(role)}, ${away === 0 ? 'in the hex of the lynx' : `${plural(away, 'hex', 'hexes')} from the lynx`}.`, ...gear],
  };
}

/** For a terminal. */
function mapBlock({ chapter, lynx, trackers }: View): Block {
  const { hexes, crags, camp } = huntMap(chapter);
  const mark = (hex: number): string | undefined => {
    if (hex === lynx) return 'L';
    const who = trackers.findIndex(one => one.hex === hex);
    if (who >= 0) return String(who + 1);
    return crags.has(hex) ? '^' : hex === camp ? 'C' : 'o';
  };
  return { heading: `The map: ${huntMap(chapter).name}`, lines: drawHexes(hexes, mark).replaceAll('.', ' ').split('\n'), isDrawing: true };
}
