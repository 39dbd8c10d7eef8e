/** What a game tells of the table in words, block by block: a block about a thing is the thing, and can be chosen like it. */
import type { Block, Ref, Sketch } from '@quarry/kernel';
import { isSame, type TableProps, useThing } from '@quarry/screen';
import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { Explained, TermsHere } from '../ui/explained.tsx';
import { tooltipOf } from '../ui/terms.ts';
import { useDetailsPlace } from './details-place.ts';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly table: TableProps;
}

export function Blocks({ blocks, table }: BlocksProps): ReactNode {
  return (
    <div className="plain-blocks">
      {blocks.map(block =>
        block.about ? (
          <ThingBlock key={`${block.about.kind} ${block.about.id}`} block={block} about={block.about} table={table} />
        ) : (
          <section key={block.heading} className="plain-block">
            <BlockText {...block} isExplained />
          </section>
        ),
      )}
    </div>
  );
}

interface TextProps extends Pick<Block, 'heading' | 'lines'> {
  /** Its terms explain themselves; not so inside a button. */
  readonly isExplained?: boolean;
}

/** A line that begins with the name of what it tells. */
const NAMED = /^([^:.]{1,40}): (.+)$/;
const isList = (lines: readonly string[]): boolean => lines.length > 1 && lines.every(line => NAMED.test(line));

/** Lines of a list by the names that they begin with; equal ones are told once, with their number. */
const countedIn = (lines: readonly string[]): { readonly name: string; readonly says: string; readonly n: number }[] =>
  [...new Set(lines)].map(line => {
    const [, name = '', says = ''] = NAMED.exec(line)!;
    return { name, says, n: lines.filter(one => one === line).length };
  });

function BlockText({ heading, lines, isExplained = false }: TextProps): ReactNode {
  return (
    <>
      <h3 className="plain-heading">{heading}</h3>
      {isList(lines)
        ? countedIn(lines).map(({ name, says, n }) => (
            <p key={`${name} ${says}`}>
              <b>
                {name}
                {n > 1 && ` ×${n}`}:
              </b>{' '}
              {isExplained ? <Explained text={says} /> : says}
            </p>
          ))
        : lines.filter(Boolean).map(line => <p key={line}>{isExplained ? <Explained text={line} /> : line}</p>)}
    </>
  );
}

/** Lines that tell of another seat how it stands; its details tell the rest. */
const STANDING = 2;

interface ThingBlockProps {
  readonly block: Block;
  readonly about: Ref;
  readonly table: TableProps;
}

function ThingBlock({ block, about, table }: ThingBlockProps): ReactNode {
  const thing = useThing(table, about, '');
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (thing.isPointed) self.current?.scrollIntoView({ block: 'nearest' });
  }, [thing.isPointed]);
  const means = tooltipOf(block.lines.join(' '), useContext(TermsHere));
  const isInspected = isSame(about, table.inspected);
  const isWhole = block.seat === undefined || block.seat === table.seat || isInspected;
  const classes = [
    'plain-block',
    thing.isLit ? 'lit' : '',
    thing.isChosen || thing.isPointed ? 'is-chosen' : '',
    isInspected ? 'is-inspected' : '',
  ];
  return (
    <div ref={self} className={classes.filter(Boolean).join(' ')} title={means} {...thing.props}>
      <BlockText {...block} lines={isWhole ? block.lines : block.lines.slice(0, STANDING)} />
      {thing.isRefused && <span className="plain-why-not">why not?</span>}
    </div>
  );
}

interface DetailsProps {
  readonly table: TableProps;
  readonly sketch: Sketch;
  readonly blocks: readonly Block[];
}

/** The thing that was tapped, in words, and why it cannot be chosen. */
export function Details({ table, sketch, blocks }: DetailsProps): ReactNode {
  const { inspected } = table;
  const card = useRef<HTMLElement>(null);
  useCloseElsewhere(card, inspected, table.inspect);
  useDetailsPlace(card, inspected);
  if (!inspected) return null;
  const block = blocks.find(({ about }) => isSame(about, inspected));
  const drawn = [...sketch.pieces, ...sketch.cells].find(({ ref }) => isSame(ref, inspected));
  if (!block && !drawn) return null;
  const why = table.whyNot(inspected);
  const intent = table.intent?.(inspected);
  return (
    <aside ref={card} className="plain-details" aria-label="Details">
      <button type="button" className="button button-quiet close" aria-label="Close the details" onClick={() => table.inspect(null)}>
        ×
      </button>
      <div role="status">
        <BlockText heading={block?.heading ?? drawn!.says} lines={block?.lines ?? []} isExplained />
        {intent && (
          <p>
            <Explained text={intent.why} />
          </p>
        )}
        {why && (
          <p className="plain-because">
            {why.says}{' '}
            <button type="button" className="link" onClick={() => table.openRule(why.why)}>
              {why.why}
            </button>
          </p>
        )}
      </div>
    </aside>
  );
}

/** What is pressed elsewhere closes it, but for the bar, where one may choose what to do with the thing. */
function useCloseElsewhere(card: RefObject<HTMLElement | null>, inspected: Ref | null, inspect: TableProps['inspect']): void {
  const latest = useRef(inspect);
  latest.current = inspect;
  useEffect(() => {
    if (!inspected) return;
    const listen = ({ target }: MouseEvent): void => {
      if (!card.current?.contains(target as Node) && !(target as Element).closest('.place-lower, dialog')) latest.current(null);
    };
    // Heard before what is pressed: another thing shows its own details then.
    addEventListener('click', listen, true);
    return () => removeEventListener('click', listen, true);
  }, [card, inspected]);
}
