/** Does what is pressed on the keyboard, unless a dialog is open. What a key means is keyboard.ts's; what is done with it is use-table.ts's. */
import { useEffect, useRef } from 'react';
import { type Deed, deedOf, focusIsOn } from './keyboard.ts';

export interface Deeds {
  /** Something is shown or read: then whatever would choose goes on with that. */
  readonly isBusy: boolean;
  skip(): void;
  fold(): void;
  pause(): void;
  step(): void;
  faster(): void;
  choose(index: number): void;
  confirm(): void;
  back(): void;
  undo(): void;
  rules(): void;
  help(): void;
}

export function useKeys(deeds: Deeds): void {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const deed = deedOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        on: focusIsOn(document.activeElement),
      });
      if (!deed) return;
      act(deed, latest.current);
      if (deed.do !== 'back') event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function act(deed: Deed, now: Deeds): void {
  if (now.isBusy && (deed.do === 'skip' || deed.do === 'choose' || deed.do === 'confirm')) now.skip();
  else if (deed.do === 'fold' || deed.do === 'pause' || deed.do === 'step' || deed.do === 'faster') now.isBusy && now[deed.do]();
  else if (deed.do === 'choose') now.choose(deed.index);
  else if (deed.do === 'confirm') now.confirm();
  else if (deed.do === 'back') now.back();
  else if (deed.do === 'undo') now.undo();
  else if (deed.do === 'rules') now.rules();
  else if (deed.do === 'help') now.help();
  else if (deed.do === 'chat') focusChat();
  else if (deed.do === 'board') focusBoard();
}

/** What may be chosen on the board comes first; with nothing lit the board itself is moved by keys. */
function focusBoard(): void {
  const lit = document.querySelector<SVGElement>('.place-board [data-lit]');
  (lit ?? document.querySelector<SVGElement>('.place-board svg[tabindex]'))?.focus();
}

function focusChat(): void {
  document.querySelector<HTMLButtonElement>('[data-tab="chat"]')?.click();
  requestAnimationFrame(() => document.getElementById('chat-text')?.focus());
}
