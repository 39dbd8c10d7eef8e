/** A position that is looked at and not played: nothing in it is lit, and nothing can be chosen. For the replay, and for pictures of how to play. */
import type { GameInfo } from '@quarry/protocol';
import type { TableProps } from '@quarry/screen';
import { meaningIn } from '../ui/terms.ts';

type Shown = Pick<TableProps, 'view' | 'seat' | 'people' | 'stage' | 'ended' | 'motion'>;

export const stillTable = ({ faces, terms }: GameInfo, shown: Shown): TableProps => ({
  ...shown,
  asked: null,
  lit: () => [],
  chosen: [],
  choose: () => {},
  placed: null,
  place: () => {},
  pointed: null,
  look: null,
  point: () => {},
  whyNots: [],
  whyNot: () => null,
  showWhyNot: () => {},
  openRule: () => {},
  inspected: null,
  inspect: () => {},
  ping: () => {},
  pings: [],
  now: null,
  face: no => faces[no] ?? { name: `Card ${no}`, kind: '', says: '' },
  meaning: word => meaningIn(terms, word),
});
