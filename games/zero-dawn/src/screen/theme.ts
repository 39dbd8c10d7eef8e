/** The colours of the night forest. Ember is what may be done, and nothing else has that colour. */
import type { Theme } from '@quarry/screen';

export const theme: Theme = {
  ground: '#12181a',
  panel: '#1b2326',
  line: '#33413f',
  ink: '#ece6d6',
  dim: '#9fa79c',
  ember: '#f0913f',
  calm: '#58c4e0',
  alert: '#e5553c',
  leaf: '#8fb36f',
  parchment: '#e9d9a8',
  spent: '#37423f',
  glory: '#f3c74f',
};
