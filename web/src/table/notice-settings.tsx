/** How one is told of one's turn while away: by push to this browser, by mail. Only what whoever runs the server has set up is offered. */
import type { Notices, NoticeWish, SeatNotices } from '@quarry/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { noticesOf, setNotices } from '../http.ts';
import { mailboxKey } from '../store/mailbox-key.ts';
import { sayOf, useLoaded } from '../ui/load.ts';
import { Complaint } from '../ui/sheet.tsx';
import { canPush, deviceHere, subscribeHere } from './push-here.ts';
import type { SheetProps } from './sheet-props.ts';

type Own = Pick<SheetProps, 'chair' | 'state'>;

export function NoticeSettings({ chair, state }: Own): ReactNode {
  const loaded = useLoaded(() => noticesOf(chair.table, chair.key), [chair]);
  const [changed, setChanged] = useState<Notices | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const found = changed ?? (loaded.state === 'there' ? loaded.value : null);
  const own = found?.mine.find(one => one.seat === state.as);
  const act = async (deed: () => Promise<Notices>): Promise<void> => {
    setTrouble(null);
    try {
      setChanged(await deed());
    } catch (error) {
      setTrouble(sayOf(error));
    }
  };
  const set = (wish: NoticeWish): Promise<Notices> => setNotices(chair.table, chair.key, wish);
  if (!found || !own) return <p role="status">{loaded.state === 'refused' ? loaded.says : 'Loading …'}</p>;
  return (
    <div className="stack">
      <p className="dim small">Only when you are asked and the page is closed: one notice, and then none until you have been here again.</p>
      {found.push !== null && <PushSetting publicKey={found.push} own={own} act={act} set={set} />}
      {found.mail && <MailSetting own={own} onSet={wish => void act(() => set(wish))} />}
      {trouble && <Complaint>{trouble}</Complaint>}
    </div>
  );
}

interface PushProps {
  readonly publicKey: string;
  readonly own: SeatNotices;
  readonly act: (deed: () => Promise<Notices>) => Promise<void>;
  readonly set: (wish: NoticeWish) => Promise<Notices>;
}

function PushSetting({ publicKey, own: { seat, devices }, act, set }: PushProps): ReactNode {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => void deviceHere().then(setHere), []);
  const turnOn = async (): Promise<Notices> => {
    const subscription = await subscribeHere(publicKey);
    setHere(subscription.endpoint);
    return set({ do: 'push', seat, subscription });
  };
  return (
    <section className="stack" aria-label="By push">
      <h3 className="panel-title">By push</h3>
      <p>{devices === 0 ? 'No browser is told.' : devices === 1 ? 'One browser is told.' : `${devices} browsers are told.`}</p>
      <div className="row">
        {canPush() ? (
          <button type="button" className="button" onClick={() => void act(turnOn)}>
            Tell this browser
          </button>
        ) : (
          <span className="dim small">This browser cannot be told by push.</span>
        )}
        {devices > 0 && here !== null && (
          <button type="button" className="button" onClick={() => void act(() => set({ do: 'no-push', seat, endpoint: here }))}>
            Not this one
          </button>
        )}
        {devices > 0 && (
          <button type="button" className="button" onClick={() => void act(() => set({ do: 'no-push', seat }))}>
            None of them
          </button>
        )}
      </div>
    </section>
  );
}

function MailSetting({
  own: { seat, mail, isConfirmed },
  onSet,
}: {
  readonly own: SeatNotices;
  readonly onSet: (wish: NoticeWish) => void;
}): ReactNode {
  const [address, setAddress] = useState(mail ?? '');
  return (
    <form
      className="stack"
      aria-label="By mail"
      onSubmit={event => {
        event.preventDefault();
        onSet({ do: 'mail', seat, address: address.trim(), box: mailboxKey() });
      }}
    >
      <h3 className="panel-title">By mail</h3>
      <label className="field">
        <span>Your mail address</span>
        <input
          className="input"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={address}
          onChange={event => setAddress(event.target.value)}
        />
      </label>
      <p className="dim small">
        {mail === null
          ? 'No mails are sent.'
          : isConfirmed
            ? `Mails go to ${mail}.`
            : `A code was sent to ${mail}, unless its owner wants no mails.`}{' '}
        The address is kept with your seat, shown to nobody, and each mail has a link that ends them.
      </p>
      <div className="row">
        <button type="submit" className="button">
          Send me mails
        </button>
        {mail !== null && (
          <button type="button" className="button" onClick={() => onSet({ do: 'no-mail', seat })}>
            Stop the mails
          </button>
        )}
      </div>
      {mail !== null && !isConfirmed && <CodeField onCode={code => onSet({ do: 'confirm', seat, box: mailboxKey(), code })} />}
    </form>
  );
}

/** Nothing but the code is mailed before it has come back. */
function CodeField({ onCode }: { readonly onCode: (code: string) => void }): ReactNode {
  const [code, setCode] = useState('');
  return (
    <div className="row">
      <label className="field">
        <span>The code in the mail</span>
        <input
          className="input"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onChange={event => setCode(event.target.value)}
        />
      </label>
      <button type="button" className="button" onClick={() => onCode(code.trim())}>
        Confirm
      </button>
    </div>
  );
}
