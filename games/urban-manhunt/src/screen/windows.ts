/** When a Keeper may be played, in as few words as fit below its card; the card itself says all of it. */
import type { CheckKind } from '../content/kinds.ts';
import type { Moment, Text } from '../content/types.ts';
import { CHECK_NAMES } from '../printed-names.ts';

const SHORT: Readonly<Partial<Record<CheckKind, string>>> = { quality: 'Quality', recovery: 'recovery', resistance: 'Resistance' };

function rolls(whose: 'your' | 'a rival’s', { checks, from }: Text): string {
  if (!checks) return `${whose} rolls`;
  const names = checks.map(check => SHORT[check] ?? CHECK_NAMES[check]).join(' or ');
  return `${whose} ${from === 'fight' ? 'Fight ' : from === 'shoot' ? 'Shoot ' : ''}${names}`;
}

const near = ({ if: provisos }: Text): string => {
  const found = provisos?.find(one => one.is === 'near');
  return found ? `, ${found.n}″` : '';
};

const SAYS: Readonly<Record<Moment, (text: Text) => string>> = {
  always: () => '',
  act: () => 'between actions',
  pre: text => `before ${rolls('your', text)}`,
  post: text => `after ${rolls('your', text)}`,
  'rival-pre': text => `before ${rolls('a rival’s', text)}`,
  'rival-post': text => `after ${rolls('a rival’s', text)}`,
  wound: () => 'when you are wounded',
  elim: () => 'at your kill',
  'rival-elim': text => `at a rival’s kill${near(text)}`,
  'crim-start': text => `before a crim acts${near(text)}`,
  spawn: () => 'as a crim enters',
  depleted: () => 'if depleted',
  deploy: () => 'at your corner',
  return: () => 'at your return',
  'pod-opened': () => 'at a pod of yours',
  'killed-in-fight': () => 'at your kill in a Fight',
  'crim-hit': () => 'when they hit',
  'crim-killed': () => 'when they fall',
  'end-of-turn': () => 'at the end of the turn',
};

/** Of several texts each moment once. */
export const windowSays = (texts: readonly Text[]): string =>
  [...new Set(texts.map(text => SAYS[text.when](text)))].filter(Boolean).join(', ');
