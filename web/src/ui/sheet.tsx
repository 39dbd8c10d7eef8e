/** A dialog over the page, and small pieces that many pages use: links inside the page, loading, complaints. */
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { go } from '../router.ts';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What has the focus at first; otherwise the way out has it. */
  readonly first?: RefObject<HTMLElement | null>;
}

/** The browser's own dialog: it keeps the focus inside and closes by Escape. */
export function Sheet({ title, onClose, children, first }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    first?.current?.focus();
  }, [first]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too; the click is the one beside the dialog
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="sheet-top">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button button-quiet close" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly label?: string;
}

/** A link inside the page: no load, unless the person asks for another tab. */
export function Link({ to, className, children, label }: LinkProps): ReactNode {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

export function Complaint({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="complaint" role="alert">
      {children}
    </p>
  );
}

/** Copies a text and says so. */
/** To the clipboard; a page without a secure connection may not write to it, and shows the text instead. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text).catch(() => prompt('Copy this:', text));
}

export function CopyButton({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await copyText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {isCopied ? 'Copied' : children}
    </button>
  );
}
