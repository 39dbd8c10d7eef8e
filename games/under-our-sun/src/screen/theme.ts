/** The colours of a sheet that the sun has bleached. Ember is what may be done, and nothing else has that colour. By night theme.css sets them otherwise. */
import type { Theme } from '@quarry/screen';

export const theme: Theme = {
  ground: '#e4d5b4',
  panel: '#f1e7d0',
  line: '#b9a37c',
  ink: '#2b241c',
  dim: '#62523c',
  ember: '#b34305',
  calm: '#155a73',
  alert: '#a3122f',
  leaf: '#47611d',
  parchment: '#4d3817',
  spent: '#cdbb95',
  glory: '#6e5000',
};
