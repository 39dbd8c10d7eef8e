/** The right of the table, and what slides in there: the log, the chat, the clause that is cited. The game's own panels stand above them (places.tsx). */
import type { WhyNot } from '@quarry/protocol';
import { later } from '@quarry/screen';
import type { ReactNode } from 'react';
import { connection } from '../connection/page-connection.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import type { Table } from './use-table.ts';

/** Loaded when a rule is first asked for. */
const RuleDrawer = later(async () => (await import('./rule-drawer.tsx')).RuleDrawer);

interface Props {
  readonly table: Table;
}

export function LogPlace({ table: { state, sight, attention, opened } }: Props): ReactNode {
  return (
    <Log
      lines={sight.lines}
      first={state.from}
      marked={attention.marked}
      onLook={attention.setRead}
      onWhy={({ rule, says, sum }) => opened.cite({ rule, says, sum })}
    />
  );
}

export function ChatPlace({ table: { chair, state } }: Props): ReactNode {
  return (
    <Chat
      chat={state.chat}
      as={state.as}
      onSay={async says => {
        await connection().ask(chair, { type: 'chat', says });
      }}
    />
  );
}

const NONE: readonly WhyNot[] = [];

/** Where the question itself is cited, what it does not offer is told with it. */
export function DrawerPlace({ table: { info, sight, answering, opened } }: Props): ReactNode {
  const { cited } = opened;
  if (!cited) return null;
  return (
    <RuleDrawer
      game={info.id}
      cited={cited}
      not={cited.asked !== undefined && cited.asked === sight.asked?.n ? answering.whyNot.all : NONE}
      onClose={() => opened.cite(null)}
      onOpen={opened.openRule}
      onBrowse={() => opened.browse(cited.rule)}
    />
  );
}
