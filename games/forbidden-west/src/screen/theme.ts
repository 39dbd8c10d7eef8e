/** The colours of a forest floor at dusk. Ember is what may be done, and nothing else has that colour. */
import type { Theme } from '@quarry/screen';

export const theme: Theme = {
  ground: '#0e1913',
  panel: '#16231b',
  line: '#35493b',
  ink: '#f3ecd9',
  dim: '#aebba5',
  ember: '#ffb02e',
  calm: '#86d9c3',
  alert: '#ff7a5e',
  leaf: '#8fbf6a',
  parchment: '#e8d7ad',
  spent: '#39473c',
  glory: '#f3c74f',
};
