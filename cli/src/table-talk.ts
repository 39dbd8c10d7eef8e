/** The table in words for people at a terminal: whole the first time and when asked for, afterwards what has changed since each was told last. */
import { type AnyMatch, type Block, hintSays, type Offer, type Page, type Seat } from '@quarry/kernel';
import { wrap } from './telling.ts';
import { painter } from './world.ts';

export const WIDTH = 120;
/** Lines of another seat's block: how and where it stands. */
const STANDING = 2;

export class TableTalk {
  readonly #told = new Map<Seat, ReadonlySet<string>>();

  whole(match: AnyMatch, reader: Seat, isTty: boolean): string {
    const blocks = blocksFor(match, reader, isTty);
    this.#told.set(reader, new Set(blocks));
    return blocks.join('');
  }

  news(match: AnyMatch, reader: Seat, isTty: boolean): string {
    const told = this.#told.get(reader);
    if (!told) return this.whole(match, reader, isTty);
    const blocks = blocksFor(match, reader, isTty);
    this.#told.set(reader, new Set(blocks));
    return blocks.filter(block => !told.has(block)).join('');
  }
}

/** The reader's own first block is marked. */
function blocksFor(match: AnyMatch, reader: Seat, isTty: boolean): string[] {
  const blocks = match.game.shows?.describe?.(match.view(reader), reader)?.filter(({ page }) => !page?.isRead) ?? [];
  const own = blocks.find(block => block.seat === reader);
  return blocks.map(block => blockSays(block === own ? { ...block, heading: `${block.heading} (you)` } : block, reader, isTty));
}

/** A heading with its lines below. */
function blockSays({ heading, lines, seat, isDrawing, page }: Block, reader: Seat, isTty: boolean): string {
  const { bold } = painter(isTty);
  const told = seat === undefined || seat === reader ? [...lines, ...(page ? pageSays(page) : [])] : lines.slice(0, STANDING);
  const shown = isDrawing ? told : told.filter(Boolean).flatMap(line => wrap(line, WIDTH));
  return `${bold(heading)}\n${shown.map(line => `${isDrawing ? '' : '  '}${line}\n`).join('')}`;
}

/** What is pencilled beside a page, and what it offers. */
const pageSays = ({ notes, offers }: Page): string[] => [...notes.map(note => `✎ ${note}`), ...offers.map(offerSays)];
const offerSays = ({ title, says, hints, came }: Offer): string =>
  [`→ ${says ? `${title}: ${says}` : title}`, ...hints.map(hintSays), ...(came ? [`[${came}]`] : [])].join(' ');
