/**
 * A screen for any game, drawn from its shape, its sketch and its words alone: squares, hexes or a plane, zones as rows of cards, what the
 * game tells as blocks of text, its pages like those of a book; facts as small lists where it tells nothing. Everything that an option is about is lit. Not pretty, but clear: a new game is played on it to its end before anybody has drawn another.
 */
import { type Block, type Ref, type Sketch, wordsOf } from '@quarry/kernel';
import { type GameScreen, isSame, Legend, OddsBars, type Pages, SketchBoard, type TableProps } from '@quarry/screen';
import { type ReactNode, useContext } from 'react';
import { Explained } from '../ui/explained.tsx';
import { hasBoard, pagesOf } from './pages.ts';
import { Blocks, Details } from './plain-blocks.tsx';
import { OpenPage, PageBeside, ReadBefore } from './plain-page.tsx';
import { Facts, GroupView, RefusedRow, ZoneRow } from './plain-pieces.tsx';
import { PlainSight } from './plain-sight.ts';
import { shownPlainly } from './shown-for.ts';
import { cardsOf, type Group, groupOf, isIdle, openHandOf, rowsOf, type Zone, zonesIn } from './zones.ts';
import './plain.css';

/** Facts that fit into the column of a seat; the rest is under `You`. */
const SHORT = 18;

const UNTOLD: readonly Block[] = [];

/** What the game tells in words; none of it is a drawing, for the board is drawn, nor a page, which is read elsewhere. */
function useBlocks(): readonly Block[] {
  return useContext(PlainSight)?.describes?.filter(block => !block.isDrawing && !block.page) ?? UNTOLD;
}

/** The page that lies in the middle, and those that were read before. */
const usePages = (): Pages => pagesOf(useContext(PlainSight)?.describes ?? UNTOLD);

const NOTHING: Group = { name: '', seat: null, facts: [], zones: [], groups: [] };

function useGroups({ view, people }: TableProps): Group {
  const sight = useContext(PlainSight);
  return sight ? groupOf('Table', sight.info.shape, view, { faces: sight.info.faces, people }) : NOTHING;
}

const holdsLit = (table: TableProps, { cards }: Zone): boolean =>
  cards?.some(no => table.lit({ kind: 'card', id: no }).length > 0) ?? false;
const isSeen = ({ cards, count }: Zone): boolean => cards !== null && count > 0;

/** Where things stand; null while nothing stands anywhere. */
function useSketch(): Sketch | null {
  const { sketch = null } = useContext(PlainSight) ?? {};
  return hasBoard(sketch) ? sketch : null;
}

const ownThing = (blocks: readonly Block[], seat: number | null): Ref | null =>
  (seat !== null && blocks.find(block => block.seat === seat)?.about) || null;

function Board(table: TableProps): ReactNode {
  const unit = useContext(PlainSight)?.info.unit ?? null;
  const blocks = useBlocks();
  const whole = useGroups(table);
  const sketch = useSketch();
  const pages = usePages();
  if (sketch)
    return (
      <>
        <div className="plain-drawn">
          <SketchBoard table={table} sketch={sketch} unit={unit} own={ownThing(blocks, table.seat)} />
          {sketch.legend && sketch.legend.length > 0 && <Legend legend={sketch.legend} />}
        </div>
        <Details table={table} sketch={sketch} blocks={blocks} />
      </>
    );
  if (pages.open) return <OpenPage block={pages.open} table={table} read={pages.read} />;
  const common = { ...whole, groups: whole.groups.filter(group => group.seat === null) };
  const seen = zonesIn(common, isSeen);
  const rows = [
    ...looseRow(table, [...zonesIn(whole, isSeen).flatMap(({ zone }) => zone.cards ?? []), ...cardsTold(blocks)]),
    ...seen.filter(({ zone }) => holdsLit(table, zone)),
    ...seen.filter(({ zone }) => !holdsLit(table, zone)),
  ];
  const laid = rows.flatMap(({ zone }) => zone.cards ?? []);
  const refused = refusedCards(table, laid);
  return (
    <div className="plain-table">
      {rows.length + refused.length === 0 && table.asked === null && <p className="dim">There is nothing on the table yet.</p>}
      {rows.map(({ path, zone }) => (
        <ZoneRow key={path} name={path} zone={zone} table={table} />
      ))}
      <RefusedRow cards={refused} table={table} />
    </div>
  );
}

/** Whoever acts is known at once; what is told of a seat at length comes later. */
const isActor = (stage: TableProps['stage'], about: Ref): boolean => stage?.actor !== undefined && isSame(stage.actor, about);

function Party({ isNarrow, ...table }: TableProps & { readonly isNarrow: boolean }): ReactNode {
  const blocks = useBlocks();
  const seats = useGroups(table).groups.filter(group => group.seat !== null);
  return (
    <div className={`plain-party ${isNarrow ? 'plain-party-narrow' : ''}`}>
      {table.people.map(person => {
        const own = blocks.filter(block => block.seat === person.seat);
        const told = own.find(({ about }) => about && isActor(table.stage, about)) ?? own[0];
        const group = told ? undefined : seats.find(one => one.seat === person.seat);
        const isActive = table.stage?.active === person.seat && table.stage.acts === undefined;
        return (
          <section
            key={person.seat}
            className={`plain-seat ${isActive ? 'plain-seat-active' : ''}`}
            aria-label={person.name}
            data-seat={person.seat}
          >
            <h3 className="plain-seat-name">{told?.heading ?? person.name}</h3>
            <p className="plain-seat-who dim small">
              {[
                told && told.heading !== person.name ? person.name : '',
                person.seat === table.seat ? 'you' : person.who === 'bot' ? (told ? '' : 'bot') : person.isHere ? '' : 'away',
                isActive ? 'has the turn' : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {told?.lines[0] && (
              <p className="plain-told small">
                <Explained text={table.stage?.standing?.[person.seat] ?? told.lines[0]} />
              </p>
            )}
            {group && (
              <p className="plain-counts small">
                {group.zones
                  .filter(zone => zone.count > 0)
                  .map(zone => `${zone.name} ${zone.count}`)
                  .join(' · ')}
              </p>
            )}
            {group && !isNarrow && <Facts facts={group.facts.filter(fact => !isIdle(fact) && fact.says.length <= SHORT).slice(0, 6)} />}
          </section>
        );
      })}
      {table.stage?.acts && (
        <section className="plain-seat plain-seat-active" aria-label={table.stage.acts}>
          <h3 className="plain-seat-name">{table.stage.acts}</h3>
          <p className="plain-seat-who dim small">act now</p>
        </section>
      )}
    </div>
  );
}

const cardsTold = (blocks: readonly Block[]): number[] => blocks.flatMap(({ about }) => (about?.kind === 'card' ? [Number(about.id)] : []));

/** Cards that are asked about and lie nowhere in sight, e.g. in a store: what they say must be read before one is chosen. */
function looseCards({ asked }: TableProps, inSight: readonly number[]): number[] {
  const about = asked?.options.flatMap(option => option.about.filter(({ kind }) => kind === 'card').map(({ id }) => Number(id))) ?? [];
  return [...new Set(about)].filter(no => !inSight.includes(no));
}

/** Cards that one would look for here and cannot have: they lie beside the others, each with its reason. */
function refusedCards({ whyNots }: TableProps, inSight: readonly number[]): number[] {
  const about = whyNots.flatMap(one => one.about.filter(({ kind }) => kind === 'card').map(({ id }) => Number(id)));
  return [...new Set(about)].filter(no => !inSight.includes(no));
}

/** Such cards as a row of their own. */
function looseRow(table: TableProps, inSight: readonly number[]): ReturnType<typeof zonesIn> {
  const cards = looseCards(table, inSight);
  const name = 'To choose from';
  return cards.length > 1 ? [{ path: name, zone: { name, isSecret: false, count: cards.length, cards } }] : [];
}

/** A game of cards: its hand keeps its room also while it is empty. */
const HAND = wordsOf('hand');

/** The own hand of a game that plays with open ones. */
function useOpenHand({ view, seat }: TableProps): ReturnType<typeof zonesIn> {
  const sight = useContext(PlainSight);
  const cards = sight && seat !== null ? openHandOf(sight.info.shape, view, seat) : [];
  return cards.length > 0 ? [{ path: HAND, zone: { name: HAND, isSecret: false, count: cards.length, cards } }] : [];
}

/** The own hand, and any other row of cards that is asked about and does not lie on the board already. */
function Hand(table: TableProps): ReactNode {
  const whole = useGroups(table);
  const sketch = useSketch();
  const pages = usePages();
  const isBoardTaken = sketch !== null || pages.open !== null;
  const isOwn = ({ seat }: Group): boolean => seat !== null && seat === table.seat;
  const own = whole.groups.filter(isOwn);
  const hands = own.flatMap(group => zonesIn(group, zone => isSeen(zone) && (zone.isSecret || holdsLit(table, zone))));
  const common = whole.groups.filter(group => !isOwn(group) && (isBoardTaken || group.seat !== null));
  const others = zonesIn(
    { ...whole, zones: isBoardTaken ? whole.zones : [], groups: common },
    zone => isSeen(zone) && holdsLit(table, zone),
  );
  const told = useBlocks();
  const open = useOpenHand(table);
  const laid = [...others, ...hands, ...open];
  const rows = [...(isBoardTaken ? looseRow(table, [...laid.flatMap(({ zone }) => zone.cards ?? []), ...cardsTold(told)]) : []), ...laid];
  const isKept = own.some(({ zones }) => zones.some(({ name, isSecret }) => isSecret && name === HAND)) || open.length > 0;
  if (rows.length === 0 && !isKept) return null;
  return (
    <div className={`plain-hand ${isKept ? 'hand-kept' : ''}`}>
      {rows.length === 0 && <p className="dim">No cards in hand.</p>}
      {rows.map(({ path, zone }) => (
        <ZoneRow key={path} name={path} zone={zone} table={table} />
      ))}
    </div>
  );
}

/** What the game tells of the table, and everything that belongs to nobody: enemies, markers, piles. */
function OnTable(table: TableProps): ReactNode {
  const blocks = useBlocks();
  const whole = useGroups(table);
  const shown = blocks.length > 0 ? rowsOf(whole) : whole;
  const hasBoard = useSketch() !== null;
  const { open, read } = usePages();
  return (
    <div className="plain-groups">
      {hasBoard && open && <PageBeside block={open} />}
      {(hasBoard || !open) && <ReadBefore read={read} />}
      <Blocks blocks={blocks.filter(block => block.seat === undefined || block.seat !== table.seat)} table={table} />
      {shown.groups
        .filter(group => group.seat === null)
        .map(group => (
          <GroupView key={group.name} group={group} table={table} />
        ))}
      <GroupView group={{ ...shown, name: blocks.length > 0 ? 'Cards' : shown.name, groups: [] }} table={table} />
    </div>
  );
}

/** What is told of oneself, and the own hand, whether a card of it is asked for or not. */
function OfOneself(table: TableProps): ReactNode {
  const blocks = useBlocks();
  const own = useGroups(table).groups.find(group => group.seat === table.seat);
  if (table.seat === null) return <p className="dim">You are watching: nothing here is yours.</p>;
  if (blocks.length === 0) return own ? <GroupView group={own} table={table} isOpen /> : null;
  const told = blocks.filter(block => block.seat === table.seat && block.about?.kind !== 'card');
  const isHandTold = told.some(({ heading }) => heading.startsWith(YOUR_HAND));
  const hand = own && !isHandTold ? zonesIn(own, zone => zone.isSecret && isSeen(zone)) : [];
  return (
    <div className="plain-groups">
      {hand.map(({ path, zone }) => (
        <ZoneRow key={path} name={path} zone={zone} table={table} />
      ))}
      <Blocks
        blocks={told.toSorted((a, b) => Number(b.heading.startsWith(YOUR_HAND)) - Number(a.heading.startsWith(YOUR_HAND)))}
        table={table}
      />
      {own && (
        <GroupView
          group={{ ...cardsOf({ ...own, zones: own.zones.filter(zone => !zone.isSecret) }), name: 'Cards' }}
          table={table}
          isOpen
        />
      )}
    </div>
  );
}
/** What games head the block with that tells the cards in hand. */
const YOUR_HAND = 'Your hand';

export const plainScreen: GameScreen = {
  theme: null,
  Board,
  Party,
  Hand,
  panels: [
    { id: 'table', title: 'Table', Piece: OnTable, sign: 'M3 4h14v12H3zM3 9h14M8 4v12' },
    { id: 'you', title: 'You', Piece: OfOneself, sign: 'M7 6c-4 3-5 11 0 12h6c5-1 4-9 0-12zM6 3l2 3h4l2-3z' },
  ],
  Odds: ({ look, pointed }) => (
    <>
      <h3 className="plain-odds-name">{pointed.says.split(': ')[0]}</h3>
      <OddsBars odds={look.odds} />
    </>
  ),
  shownFor: shownPlainly,
  credits: [],
};
