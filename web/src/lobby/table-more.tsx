/** What is seldom done with a table, behind ⋯: put it away, let anybody sit down, delete or forget it. */
import { type ReactNode, useState } from 'react';
import { changeTable, deleteTable } from '../http.ts';
import { forget, type MyTable } from '../store/keyring.ts';
import { sayOf } from '../ui/load.ts';
import { Complaint, Sheet } from '../ui/sheet.tsx';
import type { Found } from './my-tables-order.ts';

interface Props {
  readonly mine: MyTable;
  readonly name: string;
  readonly found: Found | undefined;
  readonly onChange: (found: Found) => void;
}

export function TableMore({ mine, name, found, onChange }: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" className="button button-quiet more" aria-label={`More: ${name}`} onClick={() => setShown(true)}>
        ⋯
      </button>
      {isShown && <MoreSheet mine={mine} name={name} found={found} onChange={onChange} onClose={() => setShown(false)} />}
    </>
  );
}

function MoreSheet({ mine, name, found, onChange, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const [isDeleting, setDeleting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const known = typeof found === 'object' ? found : null;
  const { host } = mine;
  const isMineToDelete = host !== null && found !== 'gone';
  const act = async (deed: () => Promise<unknown>): Promise<void> => {
    setTrouble(null);
    try {
      await deed();
      onClose();
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  const change = (some: { readonly isArchived?: boolean; readonly isOpen?: boolean }): Promise<void> =>
    act(async () => {
      const { isArchived: archived, isOpen } = some;
      await changeTable(mine.table, host!, { ...(archived !== undefined && { archived }), ...(isOpen !== undefined && { isOpen }) });
      onChange({ ...known!, ...some });
    });
  if (isDeleting)
    return (
      <Deletion
        name={name}
        isForAll={isMineToDelete}
        trouble={trouble}
        onKeep={onClose}
        onDelete={() =>
          void act(async () => {
            if (isMineToDelete) await deleteTable(mine.table, host);
            forget(mine.table);
          })
        }
      />
    );
  return (
    <Sheet title={name} onClose={onClose}>
      {known && host !== null && (
        <button type="button" className="button" onClick={() => void change({ isArchived: !known.isArchived })}>
          {known.isArchived ? 'Bring back' : 'Archive'}
        </button>
      )}
      {known && host !== null && known.people.some(one => one.who === 'open') && (
        <button type="button" className="button" onClick={() => void change({ isOpen: !known.isOpen })}>
          {known.isOpen ? 'Only with an invitation' : 'Let anybody sit down'}
        </button>
      )}
      <button type="button" className="button button-danger" onClick={() => setDeleting(true)}>
        {isMineToDelete ? 'Delete' : 'Forget'}
      </button>
      {trouble && <Complaint>{trouble}</Complaint>}
    </Sheet>
  );
}

interface DeletionProps {
  readonly name: string;
  /** The table itself goes, not only the key to it. */
  readonly isForAll: boolean;
  readonly trouble: string | null;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

function Deletion({ name, isForAll, trouble, onDelete, onKeep }: DeletionProps): ReactNode {
  return (
    <Sheet title={isForAll ? `Delete “${name}”?` : `Forget “${name}”?`} onClose={onKeep}>
      <p>
        {isForAll
          ? 'The match is gone for everybody at the table, for good.'
          : 'This browser loses its key to the table. The table itself stays.'}
      </p>
      <div className="row">
        <button type="button" className="button button-danger" onClick={onDelete}>
          {isForAll ? 'Delete for good' : 'Forget'}
        </button>
        <button type="button" className="button" onClick={onKeep}>
          Keep
        </button>
      </div>
      {trouble && <Complaint>{trouble}</Complaint>}
    </Sheet>
  );
}
