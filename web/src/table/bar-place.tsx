/**
 * Below the board: what is asked or happens now, with the troubles and votes that come above it. It decides which one of the bars stands there; each is
 * drawn in its own file, the question in decision-bar.tsx.
 */
import type { Asked, Ended, GameInfo } from '@quarry/protocol';
import { later } from '@quarry/screen';
import type { ReactNode } from 'react';
import { hostOf } from '../store/keyring.ts';
import { actorIn } from './acts.ts';
import { Asides, FoldedStrip, isToldBeside } from './asides.tsx';
import { AskedBar, shortOf, WaitingBar } from './decision-bar.tsx';
import { Happening } from './happening.tsx';
import { PausedBar, Troubles, VoteBar } from './notices.tsx';
import { isOwnVote } from './one-person.ts';
import { PageBar } from './page-bar.tsx';
import { Phrases } from './phrases.tsx';
import { PlanButton, PlanStrip } from './plan-strip.tsx';
import type { Cited } from './rule-drawer.tsx';
import { SparedChip } from './spared-chip.tsx';
import type { Table } from './use-table.ts';

/** Loaded when a match ends. */
const EndBar = later(async () => (await import('./ending.tsx')).EndBar);

interface Props {
  readonly table: Table;
}

export function BarPlace({ table }: Props): ReactNode {
  const { chair, state, line, width, sight, answering, opened, wishes, onePerson } = table;
  const { vote } = state.seen!; // a vote does not wait until everything is shown
  return (
    <>
      {width === 'middle' && <Asides table={table} />}
      <Troubles
        line={line}
        isSending={answering.isSending}
        refused={state.refused ?? (wishes.trouble === null ? null : { says: wishes.trouble, why: null })}
        onRule={opened.openRule}
        onRead={() => {
          chair.clearRefused();
          wishes.forgetTrouble();
        }}
      />
      {vote && !isOwnVote(vote, onePerson.own) && (
        <VoteBar
          vote={vote}
          people={sight.seen.people}
          as={state.as}
          onVote={yes => void wishes.request({ type: 'vote', vote: vote.id, yes })}
        />
      )}
      <SparedChip table={table} />
      <PlanStrip table={table} />
      <FoldedStrip table={table} />
      <Bar table={table} />
    </>
  );
}

/** The one bar of this moment: a page first, then the end, a pause, what is shown, and only then a question. */
function Bar({ table }: Props): ReactNode {
  const { info, state, mine, sight, answering, wishes } = table;
  const { seen, shown, since, asked, ended } = sight;
  if (shown.page) return <PageBar page={shown.page} guard={answering.pageGuard} onTurn={shown.turn} onLater={shown.readLater} />;
  if (ended) return <EndedBar table={table} ended={ended} />;
  if (seen.status === 'paused')
    return <PausedBar canGoOn={state.as !== null} onGoOn={() => void wishes.request({ type: 'pause', paused: false })} />;
  if (sight.isShowing) return <HappeningBar table={table} />;
  if (since.isAwaited)
    return (
      <section className="decision decision-happening" aria-label="What happened" aria-busy>
        <p className="decision-question">{sight.lastSaid}</p>
      </section>
    );
  if (asked) return <QuestionBar table={table} asked={asked} />;
  const isHeard = state.as !== null && seen.people.some(one => one.seat !== state.as && one.who === 'person');
  return (
    <div className="waiting-row">
      <WaitingBar
        seen={seen}
        as={state.as}
        bots={info.bots}
        onStandIn={(seat, bot) => void wishes.request({ type: 'stand-in', seat, bot, ...hostOf(mine) })}
      />
      {state.as !== null && seen.people.length > 1 && <PlanButton table={table} />}
      {isHeard && <Phrases onSay={phrase => void wishes.request({ type: 'phrase', phrase })} />}
    </div>
  );
}

function EndedBar({ table, ended }: Props & { readonly ended: Ended }): ReactNode {
  const { chair, info, screen, state, mine, lesson, sight, attention, props } = table;
  return (
    <EndBar
      seen={sight.seen}
      ended={ended}
      table={chair.table}
      lesson={lesson}
      game={info}
      as={state.as}
      mine={mine}
      end={screen.EndPicture && <screen.EndPicture {...props} seat={null} />}
      isOnBoard={attention.isBoardSought}
      onBoard={attention.seekBoard}
    />
  );
}

function HappeningBar({ table: { state, isAlone, sight, props } }: Props): ReactNode {
  const { shown, stage, seen } = sight;
  return (
    <Happening
      shown={shown}
      says={shown.says || (shown.dice ? 'The dice fall.' : sight.lastSaid)}
      by={actorIn(shown.now!, stage, seen.people, isAlone ? state.as : null)}
      isAsked={state.seen!.asked !== null}
      motion={props.motion}
    />
  );
}

function QuestionBar({ table, asked }: Props & { readonly asked: Asked }): ReactNode {
  const { chair, info, screen, state, line, answering, attention, opened, props, wishes } = table;
  const { rest } = asked;
  return (
    <AskedBar
      asked={asked}
      whose={table.onePerson.own.length > 1 ? (table.seats.find(one => one.isShown) ?? null) : null}
      choice={answering.choice}
      placing={answering.placing}
      unit={info.unit}
      hasScale={screen.theme === null}
      aids={screen.Laying && <screen.Laying {...props} />}
      laid={table.width === 'narrow' && screen.Laid && <screen.Laid {...props} />}
      isSending={answering.isSending}
      isOffline={line !== 'open'}
      isRefused={state.refused !== null}
      isAlone={answering.isOnesOwn}
      isNarrow={table.width === 'narrow'}
      isToldBeside={isToldBeside(table)}
      narrowed={attention.narrowed(asked)}
      verbs={info.verbs}
      advice={answering.advice}
      guard={answering.guard}
      face={props.face}
      onAll={() => attention.inspect(null)}
      onWhy={() => opened.cite({ rule: asked.rule, says: asked.says, asked: asked.n, verbs: verbsIn(asked, info.verbs) })}
      onRule={opened.openRule}
      onRest={
        rest
          ? () => {
              const habits = { ...state.habits, rests: { ...state.habits.rests, [asked.kind]: rest.mark } };
              chair.setHabits(habits);
              void wishes.request({ type: 'habits', habits });
            }
          : null
      }
      onStops={info.windows.length > 0 ? () => opened.openSheet('stops') : null}
    />
  );
}

const MOST_VERBS = 12;

/** What can be done here, each verb once: by the option's name where it has one of its own. */
function verbsIn({ options }: Asked, verbs: GameInfo['verbs']): NonNullable<Cited['verbs']> {
  const named = new Map<string, { readonly name: string; readonly says: string }>();
  for (const option of options) {
    const { verb } = option;
    if (verb && verbs[verb] && !named.has(verb)) named.set(verb, { name: shortOf(option).head, says: verbs[verb] });
  }
  return [...named.values()].slice(0, MOST_VERBS);
}
