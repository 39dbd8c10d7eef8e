/**
 * Lines of the log as they are shown: what matters has a passage of its own, slight lines are told together, and asides, which are drawn and not told,
 * lead up to the line that comes after them. A page of a story stands until it is turned. Pure: player.ts plays them.
 */
import type { Throw } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import type { PageBlock } from '../plain/pages.ts';

/** A line, and where it leads: what is seen then, or the step of a replay. */
export interface Led<At> {
  readonly line: Line;
  readonly at: At;
  /** What was seen before it, where that is known: what a line takes from the table is still seen there while it goes. */
  readonly before?: At;
  /** Pages of a story that are opened with it. */
  readonly pages?: readonly PageBlock[];
}

/** What is drawn for a while. */
interface Frame<At> {
  readonly at: At;
  readonly line: Line | null;
  /** Dice that fall now, or lie there since they fell in this passage. */
  readonly dice: Throw | null;
  /** Empty where what is told would give away how the dice fall. */
  readonly says: string;
  /** How long it stands at normal pace, in milliseconds. */
  readonly ms: number;
  /** Dice lie still only after so long, whatever the pace. */
  readonly least: number;
  /** How many lines of the log it tells. */
  readonly lines: number;
  /** A page that stands until it is turned, however long that takes. */
  readonly page?: PageBlock;
}

/** What is shown as one: it is stepped over, and its sentences are read together. There is always a frame. */
export interface Passage<At> {
  readonly frames: readonly Frame<At>[];
}

/** How long a line is drawn, in milliseconds at normal pace: the game's screen knows. */
type ShownFor = (line: Line) => number;

const MOMENT = 1_400;
const BEAT = 1_000;
const SLIGHT = 800;
/** More sentences than these are not read together. */
const TOGETHER = 4;
/** Of a game that does not tell its beats: what its screen draws for so long matters. */
const MATTERS = 300;
/** Dice tumble for 600 ms; then they are read. */
const DICE = 900;
const DICE_LIE = 650;
/** What would be drawn for less than this is not worth a frame. */
const BLINK = 40;
/** A line is read word by word; so many are read while one looks. */
const A_WORD = 240;
const AT_A_GLANCE = 4;
/** What is slight is not read word by word. */
const SKIMMED = 0.4;
/** So long stands the card of something great that enters, at least. */
const ENTRANCE = 2_600;
/** So long one sees what is killed go. */
const DYING = 900;

/** Whether dice fall with a line; those that it only reads lie already. */
const isRoll = ({ dice }: Line): boolean => dice !== undefined && dice.fresh?.length !== 0;

const isAside = ({ says }: Line): boolean => says === '';

/** How long it takes to read what is told. */
const readsFor = (says: string): number => Math.max(0, says.split(/\s+/).length - AT_A_GLANCE) * A_WORD;

/** How long a line stands that has a passage of its own; 0 if it is told together with others. */
function weightOf(line: Line, shownFor: ShownFor): number {
  if (isAside(line)) return 0;
  const read = readsFor(line.beat?.enters ? `${line.says} ${line.beat.enters.says}` : line.says);
  if (line.beat?.enters) return Math.max(ENTRANCE, read);
  if (line.beat?.weight === 'moment') return Math.max(MOMENT, read);
  if (line.beat?.weight === 'beat' || isRoll(line)) return Math.max(BEAT, read);
  return !line.beat && shownFor(line) >= MATTERS ? Math.max(BEAT, read) : 0;
}

export function passagesOf<At>(led: readonly Led<At>[], shownFor: ShownFor): readonly Passage<At>[] {
  const passages: Passage<At>[] = [];
  let open: Led<At>[] = [];
  const close = (group: readonly Led<At>[], weight: number): void => {
    if (group.length > 0) passages.push(passageOf(group, weight, shownFor));
  };
  for (const one of led) {
    if (one.pages && one.pages.length > 0) {
      close(open, 0);
      open = [];
      passages.push(pagesAt(one, one.pages));
      continue;
    }
    const weight = weightOf(one.line, shownFor);
    const told = open.findLastIndex(({ line }) => !isAside(line)) + 1;
    const isFull = open.filter(({ line }) => !isAside(line)).length === TOGETHER;
    if (weight > 0 || (isFull && !isAside(one.line))) {
      close(open.slice(0, told), 0);
      open = open.slice(told);
    }
    open.push(one);
    if (weight === 0) continue;
    close(open, weight);
    open = [];
  }
  close(open, 0);
  return withoutEmptyEnd(passages);
}

/** A line that opens pages is told with them, one page after the other. */
const pagesAt = <At>({ line, at }: Led<At>, pages: readonly PageBlock[]): Passage<At> => ({
  frames: pages.map((page, i) => ({ at, line, dice: null, says: line.says, ms: MOMENT, least: 0, lines: i === 0 ? 1 : 0, page })),
});

/** Asides at the end that nobody would see go with what was shown last. */
function withoutEmptyEnd<At>(passages: readonly Passage<At>[]): readonly Passage<At>[] {
  const [before, end] = passages.slice(-2);
  if (!before || !end || lasts(end) >= BLINK) return passages;
  const last = before.frames.at(-1)!;
  const frames = [...before.frames.slice(0, -1), { ...last, lines: last.lines + linesIn(end) }];
  return [...passages.slice(0, -2), { frames }];
}

/** Everything in a group is drawn for as long as the screen says, all together no longer than `SLIGHT`; dice fall to their end; what is told last is read. */
function passageOf<At>(group: readonly Led<At>[], weight: number, shownFor: ShownFor): Passage<At> {
  const sentences = group.map(({ line }) => line.says).filter(says => says !== '');
  const rolled = group.findLastIndex(({ line }) => isRoll(line));
  const last = group.length - 1;
  const leading = group.map(({ line }, i) => (isRoll(line) || (weight > 0 && i === last) ? 0 : shownFor(line)));
  const drawn = leading.reduce((sum, ms) => sum + ms, 0);
  const by = drawn > SLIGHT ? SLIGHT / drawn : 1;
  const told = Math.max(SLIGHT, readsFor(sentences.join(' ')) * SKIMMED);
  const rest = weight > 0 ? weight : sentences.length > 0 ? told - drawn * by : 0;
  const frames: Frame<At>[] = [];
  let lines = 0;
  let lying: Throw | null = null;
  group.forEach(({ line, at, before }, i) => {
    lines += 1;
    const isDice = isRoll(line);
    const dice = line.dice ?? lying;
    lying = dice && { ...dice, fresh: [] };
    const ms = leading[i]! * by + (i === last ? rest : 0);
    const stands = isDice ? Math.max(ms, DICE) : ms;
    if (stands < BLINK && i !== last) return;
    const says = i < rolled || (i === rolled && i !== last) ? '' : sentences.join(' ');
    const frame = { at, line, dice, says, ms: stands, least: isDice ? DICE_LIE : 0, lines };
    lines = 0;
    if (line.beat?.deed !== 'kill' || before === undefined || stands <= DYING) return void frames.push(frame);
    frames.push({ ...frame, at: before, ms: DYING }, { ...frame, ms: stands - DYING, lines: 0 });
  });
  return { frames };
}

/** Where something changed of which nothing is told; pages may be opened by it all the same. */
export const silent = <At>(at: At, pages: readonly PageBlock[] = []): Passage<At> => {
  const frame = { at, line: null, dice: null, says: '', ms: SLIGHT, least: 0, lines: 0 };
  return { frames: pages.length > 0 ? pages.map(page => ({ ...frame, page })) : [frame] };
};

export const lasts = <At>({ frames }: Passage<At>): number => frames.reduce((sum, { ms }) => sum + ms, 0);

export const linesIn = <At>({ frames }: Passage<At>): number => frames.reduce((sum, { lines }) => sum + lines, 0);
