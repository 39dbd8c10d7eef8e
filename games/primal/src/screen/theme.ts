/** The colours of a night at a fire: bone, fur, charred earth. Ember is what may be done, and nothing else has that colour. */
import type { Theme } from '@quarry/screen';

export const theme: Theme = {
  ground: '#14100d',
  panel: '#1f1814',
  line: '#4a392b',
  ink: '#f1e6d0',
  dim: '#b8a68c',
  ember: '#ff9a3c',
  calm: '#8fc7b4',
  alert: '#ff6a52',
  leaf: '#8fae62',
  parchment: '#eadcbc',
  spent: '#3b2e25',
  glory: '#e8c35a',
};
