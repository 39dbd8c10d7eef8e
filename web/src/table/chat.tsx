/** What people say at the table. */
import type { ChatLine } from '@quarry/protocol';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  readonly chat: readonly ChatLine[];
  readonly as: number | null;
  readonly onSay: (says: string) => Promise<void>;
}

export function Chat({ chat, as, onSay }: Props): ReactNode {
  const [says, setSays] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each new line
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
  const send = async (): Promise<void> => {
    const text = says.trim();
    if (!text) return;
    setSays('');
    try {
      await onSay(text);
    } catch {
      setSays(text); // nothing that was written is lost
    }
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <div className="chat-lines" ref={list} role="log" aria-label="Chat" tabIndex={0}>
        {chat.length === 0 && <p className="dim">Nobody has said anything yet.</p>}
        {chat.map(line => (
          <p key={line.i} className={line.seat !== null && line.seat === as ? 'chat-own' : ''}>
            {line.name && <b>{line.name}</b>} {line.says}
          </p>
        ))}
      </div>
      <form
        className="join-row"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          className="input"
          id="chat-text"
          aria-label="Say something"
          placeholder="Say something"
          maxLength={500}
          value={says}
          onChange={event => setSays(event.target.value)}
        />
        <button type="submit" className="button">
          Say
        </button>
      </form>
    </div>
  );
}
