/** What can be done with a table besides playing at it. */
import { type ReactNode, useState } from 'react';
import { changeTable, deleteTable, exportMatch } from '../http.ts';
import { go } from '../router.ts';
import { forget, remember, secretsFor } from '../store/keyring.ts';
import { sayOf } from '../ui/load.ts';
import { save } from '../ui/save.ts';
import { Complaint, Link } from '../ui/sheet.tsx';
import { shortOf } from './decision-bar.tsx';
import { InviteItem } from './invite-item.tsx';
import { NoticesItem } from './notices-item.tsx';
import type { SheetProps } from './sheet-props.ts';
import { pressAgain, useGuard } from './use-stray.ts';

export function Menu(props: SheetProps): ReactNode {
  const { chair, state, seen, info, mine, request, onOpen, onClose } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const keys = secretsFor(mine) ?? chair.key;
  const act = async (deed: () => Promise<unknown>): Promise<void> => {
    setTrouble(null);
    try {
      await deed();
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  const leave = (deed: () => Promise<unknown>): void =>
    void act(async () => {
      await deed();
      go('/');
    });
  const isPaused = seen.status === 'paused';
  return (
    <>
      <ul className="menu">
        <InviteItem {...props} />
        <Item onClick={() => onOpen('people')}>People and invitations</Item>
        <NoticesItem chair={chair} state={state} onOpen={onOpen} />
        {state.as !== null && <Item onClick={() => onOpen('stops')}>Ask me only when …</Item>}
        {state.as !== null && seen.status !== 'over' && (
          <Item
            onClick={() => {
              void request({ type: 'pause', paused: !isPaused });
              onClose();
            }}
          >
            {isPaused ? 'Go on' : 'Pause the table'}
          </Item>
        )}
        {mine && mine.keys.length > 1 && (
          <Item onClick={() => remember(chair.table, { curtain: !mine.curtain })}>
            {mine.curtain ? 'Do without the curtain between seats' : 'Hide hands behind a curtain'}
          </Item>
        )}
        <li>
          <Link to={`/t/${chair.table}/replay`} className="menu-item">
            Replay
          </Link>
        </li>
        <Item onClick={() => void act(async () => save(`${info.id}-${chair.table}.json`, await exportMatch(chair.table, keys)))}>
          Export the match
        </Item>
        <Item onClick={() => onOpen('settings')}>Settings</Item>
        <Item onClick={() => onOpen('help')}>Keys</Item>
        <Item onClick={() => onOpen('report')}>Report a bug</Item>
        {mine?.host && <Item onClick={() => leave(() => changeTable(chair.table, mine.host!, { archived: true }))}>Archive the table</Item>}
        {mine?.host && <Item onClick={() => setDeleting(true)}>Delete the table</Item>}
        <li>
          <Link to="/" className="menu-item">
            To the lobby
          </Link>
        </li>
        <GivingUp {...props} />
      </ul>
      {isDeleting && mine?.host && (
        <Deleting
          onDelete={() =>
            leave(async () => {
              await deleteTable(chair.table, mine.host!);
              forget(chair.table);
            })
          }
          onKeep={() => setDeleting(false)}
        />
      )}
      {trouble && <Complaint>{trouble}</Complaint>}
    </>
  );
}

/** The last of all, away from whatever was pressed to come here, and dead until it can have been read; the game asks once more. */
function GivingUp({ givesUp, choose, onClose }: SheetProps): ReactNode {
  const guard = useGuard('the menu');
  return givesUp.map(option => (
    <li key={option.key} className="menu-apart">
      <button
        type="button"
        className="menu-item"
        onClick={() =>
          guard.act(
            option.says,
            () => {
              choose(option.key);
              onClose();
            },
            true,
          )
        }
      >
        {shortOf(option).head}
      </button>
      {guard.nudged !== null && (
        <p className="decision-note">
          <b role="status">{pressAgain(shortOf(option).head, 'The menu has just opened.')}</b>
        </p>
      )}
    </li>
  ));
}

/** Asked once more, because nobody can take it back. */
function Deleting({ onDelete, onKeep }: { readonly onDelete: () => void; readonly onKeep: () => void }): ReactNode {
  return (
    <div className="complaint stack">
      <p>The match is gone for everybody at the table, for good.</p>
      <div className="row">
        <button type="button" className="button button-danger" onClick={onDelete}>
          Delete for good
        </button>
        <button type="button" className="button" onClick={onKeep}>
          Keep
        </button>
      </div>
    </div>
  );
}

function Item({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }): ReactNode {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onClick}>
        {children}
      </button>
    </li>
  );
}
