/** Which sheets the table has, and what each is given. */
import type { AskedOption, GameInfo, Seen } from '@quarry/protocol';
import type { Chair, ChairState } from '../connection/chair.ts';
import type { Wish } from '../connection/connection.ts';
import type { MyTable } from '../store/keyring.ts';

export type SheetName = 'menu' | 'people' | 'notices' | 'stops' | 'settings' | 'rules' | 'help' | 'report';

export interface SheetProps {
  readonly chair: Chair;
  readonly state: ChairState;
  readonly seen: Seen;
  readonly info: GameInfo;
  readonly mine: MyTable | undefined;
  /** By which the match can be given up now. */
  readonly givesUp: readonly AskedOption[];
  readonly choose: (key: string) => void;
  readonly request: (wish: Wish) => Promise<void>;
  readonly onOpen: (name: SheetName) => void;
  readonly onClose: () => void;
}
