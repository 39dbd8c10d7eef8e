/** Hides the hand of one person while the device is passed to the next. */
import type { ReactNode } from 'react';

export interface OwnSeat {
  readonly seat: number | null;
  readonly name: string;
  /** The colour of whom it plays. */
  readonly colour?: string;
  readonly isAsked: boolean;
  readonly isShown: boolean;
  show(): void;
}

interface Props {
  readonly name: string;
  readonly isAsked: boolean;
  readonly seats: readonly OwnSeat[];
  readonly onShow: () => void;
}

export default function Curtain({ name, isAsked, seats, onShow }: Props): ReactNode {
  return (
    <main className="curtain">
      <h1>{isAsked ? `${name} is asked` : `${name}’s view`}</h1>
      <p className="dim">Pass the device. Nobody else should see the next screen.</p>
      {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
      <button type="button" className="button button-filled cover-play" autoFocus onClick={onShow}>
        I am {name}
      </button>
      <p className="row">
        {seats
          .filter(one => !one.isShown)
          .map(one => (
            <button key={one.seat} type="button" className="button button-quiet" onClick={one.show}>
              {one.name} instead
            </button>
          ))}
      </p>
    </main>
  );
}
