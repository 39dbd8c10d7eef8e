/** A page that is opened over everything, until it is closed. */
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly heading: string;
  readonly onClose: () => void;
  readonly className?: string;
  /** Beside the button that closes it. */
  readonly deeds?: ReactNode;
  readonly children: ReactNode;
}

export function Over({ heading, onClose, className = '', deeds, children }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={`fw fw-again ${className}`} aria-label={heading} onClose={onClose}>
      <header>
        <h2>{heading}</h2>
        {deeds}
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  );
}
