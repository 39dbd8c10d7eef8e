/** The colours of a night on air. Ember is what may be done, and nothing else has that colour. */
import type { Theme } from '@quarry/screen';

export const theme: Theme = {
  ground: '#0b0f18',
  panel: '#131a29',
  line: '#2c3852',
  ink: '#eef2fb',
  dim: '#a3b0cb',
  ember: '#ffc22e',
  calm: '#d3dbec',
  alert: '#ff5348',
  leaf: '#8fe39a',
  parchment: '#f4f6fc',
  spent: '#2a3348',
  glory: '#8fe39a',
};
