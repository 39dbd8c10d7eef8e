/** The colours of a clear night in the snow. Ember is what may be done, and nothing else has that colour. */
import type { Theme } from '@quarry/screen';

export const theme: Theme = {
  ground: '#10161f',
  panel: '#18202c',
  line: '#35445a',
  ink: '#eaf0f7',
  dim: '#9dabbd',
  ember: '#f0913f',
  calm: '#7cc7ea',
  alert: '#e5634c',
  leaf: '#8fbf9a',
  parchment: '#dfe8f2',
  spent: '#333f50',
  glory: '#f3d27a',
};
