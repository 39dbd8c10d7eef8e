/** Something great comes to the table: its name, its picture and one line, over the board, while its line is told. */
import type { ReactNode } from 'react';
import { TokenDisc } from '../board/token.tsx';

interface Props {
  readonly name: string;
  readonly says: string;
  /** Its picture; its first letters on a spiked disc if there is none. */
  readonly picture?: ReactNode;
}

/** The line in the bar tells it to whoever hears the page. */
export function Entrance({ name, says, picture }: Props): ReactNode {
  return (
    <div className="entrance" aria-hidden="true" data-entrance={name}>
      <div className="entrance-card">
        <div className="entrance-picture">{picture ?? <Initials name={name} />}</div>
        <p className="entrance-name">{name}</p>
        <p className="entrance-says">{says}</p>
      </div>
    </div>
  );
}

function Initials({ name }: { readonly name: string }): ReactNode {
  return (
    <svg viewBox="-60 -60 120 120" className="is-alert">
      <title>{name}</title>
      <TokenDisc radius={44} isSpiked />
      <text className="entrance-initials" y="15" textAnchor="middle">
        {name.replace(/^The /, '').slice(0, 2)}
      </text>
    </svg>
  );
}
