/**
 * The table as one seat sees it: puts the pieces of the game's screen into their places, and around them everything that is the same for all
 * games. What is seen and done is use-table.ts's; where the places stand is places.tsx's; this file arranges.
 */
import { later, StoryPage } from '@quarry/screen';
import type { ReactNode } from 'react';
import { PlainSight } from '../plain/plain-sight.ts';
import { TermsHere } from '../ui/explained.tsx';
import { Asides, LessonRow } from './asides.tsx';
import { BarPlace } from './bar-place.tsx';
import { Bubbles } from './bubbles.tsx';
import { CardZoom } from './card-zoom.tsx';
import { hasPlaces } from './choosing.ts';
import { ComposerPlace } from './composer.tsx';
import { handProps } from './hand-props.ts';
import { OddsCard } from './notices.tsx';
import { PartyPlace } from './party-place.tsx';
import { NarrowTable, type Pieces, WideTable } from './places.tsx';
import { Sheets } from './sheets.tsx';
import { ChatPlace, DrawerPlace, LogPlace } from './side-place.tsx';
import { TopBar } from './top-bar.tsx';
import { type Given, type Table, useTable } from './use-table.ts';
import { type ToldTale, useTale } from './use-tale.ts';
import { EntrancePlace, FlightPlace } from './weighty.tsx';

/** Loaded when a match ends. */
const EndStory = later(async () => (await import('./ending.tsx')).EndStory);

interface PlaceProps {
  readonly table: Table;
}

export function Shell(given: Given): ReactNode {
  const table = useTable(given);
  const { info, screen } = given;
  const { state, width, sight, answering, props } = table;
  const { sketch, describes } = sight.seen;
  const { chair, mine } = table;
  const told = useTale({ table: chair.table, as: state.as, mine, info, screen, isOver: sight.ended !== null });
  const laid = {
    top: <TopPlace table={table} />,
    pieces: piecesOf(table, told),
    chatCount: state.chat.length,
    moment: momentIn(sight),
    deed: table.deed,
    isPointing: hasPlaces(props.pointed),
  };
  const isSeated = state.as !== null;
  return (
    <PlainSight.Provider value={{ info, sketch, describes }}>
      <TermsHere.Provider value={info.terms}>
        {width === 'narrow' ? (
          <NarrowTable {...laid} game={info.id} hasHand={isSeated && !answering.choice.isHeld} />
        ) : (
          <WideTable {...laid} width={width} hasHand={isSeated} />
        )}
        <FlightPlace table={table} />
        <ComposerPlace table={table} />
        <SheetPlace table={table} />
        <CardZoom face={props.face} Large={screen.Card} />
        <Bubbles chat={state.chat} as={state.as} />
        {table.heard}
      </TermsHere.Provider>
    </PlainSight.Provider>
  );
}

/** What stands below the board: a question, by its number, or nothing that is asked. What is shown comes and goes. */
const momentIn = ({ asked, isShowing, shown }: Table['sight']): string | null =>
  isShowing || shown.page ? null : asked ? `asked ${asked.n}` : 'waiting';
/** A panel's tab cannot be mistaken for one of the shell's, whatever the game calls it. */
const tabOf = (id: string): string => `panel-${id}`;

/** A page and a story cover the board: where there is none, nothing is laid there. */
function piecesOf(table: Table, told: ToldTale): Pieces {
  const { screen, sight, answering, attention, props } = table;
  const { page } = sight.shown;
  const { Page = StoryPage } = screen;
  const busy = screen.panels.filter(one => !one.isIdle?.(props));
  const panels = busy.map(({ id, title, Piece, sign }) => ({
    name: tabOf(id),
    label: title,
    sign,
    piece: <Piece {...props} />,
  }));
  const telling = busy.find(({ tellsOfInspected }) => tellsOfInspected);
  return {
    page: page && !page.isLaid && <Page {...props} block={page.block} />,
    story: sight.ended && <StoryPlace table={table} told={told} />,
    isBoardSought: attention.isBoardSought,
    glance: attention.inspected && telling && !answering.composer.deed ? panels[busy.indexOf(telling)]! : null,
    board: (
      <>
        <screen.Board {...props} />
        <EntrancePlace table={table} />
      </>
    ),
    party: isNarrow => <PartyPlace table={table} isNarrow={isNarrow} />,
    hand: <screen.Hand {...handProps(props, answering.composer)} />,
    panels,
    odds: <OddsPlace table={table} />,
    bar: <BarPlace table={table} />,
    asides: table.width === 'narrow' && <Asides table={table} />,
    hints: <LessonRow table={table} />,
    log: <LogPlace table={table} />,
    chat: <ChatPlace table={table} />,
    drawer: <DrawerPlace table={table} />,
  };
}

/** Where the goal has no place of its own it is folded into the top. */
function TopPlace({ table }: PlaceProps): ReactNode {
  const { info, screen, seats, width, sight, answering, opened, undo, props } = table;
  const { seen, stage } = sight;
  return (
    <TopBar
      name={seen.name}
      stage={stage}
      drawn={screen.Top && stage && <screen.Top {...props} isNarrow={width === 'narrow'} />}
      terms={info.terms}
      goal={width === 'wide' ? '' : seen.goal}
      undo={table.onePerson.last?.undo ?? seen.undo}
      isAlone={answering.isOnesOwn}
      isNarrow={width === 'narrow'}
      seats={seats}
      onUndo={undo}
      onInvite={mayInvite(table) ? () => opened.openSheet('people') : null}
      onRules={() => opened.browse(null)}
      onMenu={() => opened.openSheet('menu')}
    />
  );
}

/** A host whose bots hold every seat that nobody has: an open seat is seen beside the board, and a lesson is one's own. */
const mayInvite = ({ mine, lesson, width, sight: { seen } }: Table): boolean =>
  width === 'wide' &&
  Boolean(mine?.host) &&
  !lesson &&
  seen.status !== 'over' &&
  seen.people.some(({ who }) => who === 'bot') &&
  seen.people.every(({ who }) => who !== 'open');

function StoryPlace({ table, told }: PlaceProps & { readonly told: ToldTale }): ReactNode {
  const { chair, info, screen, props, state, mine, lesson, sight, opened } = table;
  return (
    <EndStory
      seen={sight.seen}
      ended={sight.ended!}
      table={chair.table}
      info={info}
      screen={screen}
      pieces={props}
      lesson={lesson}
      as={state.as}
      mine={mine}
      onWhy={opened.openRule}
      {...told}
    />
  );
}

/** A phone's odds stand where the options were: they come with the choice. */
function OddsPlace({ table: { screen, state, width, sight, answering, props } }: PlaceProps): ReactNode {
  const { foreseen, foresight, isHeld, pointed, dangers } = answering.choice;
  const told = answering.composer.deed ? null : width !== 'narrow' ? foreseen : isHeld ? pointed : null;
  const hasOdds = Object.keys(foresight?.odds ?? {}).length > 0;
  if (!told || !foresight || (!hasOdds && dangers.length === 0)) return null;
  const { sketch, view } = sight.seen;
  return (
    <OddsCard pointed={told} ground={sketch?.cells[0]?.ref.kind ?? null} inspected={props.inspected}>
      {hasOdds && <screen.Odds look={foresight} pointed={told} view={view} seat={state.as} />}
      {dangers.map(says => (
        <p key={says}>{says}</p>
      ))}
    </OddsCard>
  );
}

function SheetPlace({ table: { chair, info, state, mine, sight, answering, opened, wishes } }: PlaceProps): ReactNode {
  const { sheet, clause, openSheet } = opened;
  if (!sheet) return null;
  return (
    <Sheets
      name={sheet}
      chair={chair}
      state={state}
      seen={sight.seen}
      info={info}
      mine={mine}
      clause={clause}
      givesUp={sight.asked?.options.filter(option => option.givesUp) ?? []}
      choose={answering.choice.choose}
      request={wishes.request}
      onOpen={openSheet}
      onClose={() => openSheet(null)}
    />
  );
}
