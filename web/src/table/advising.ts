/** Why a sensible player would choose so, in words: by the odds, by what its verb does, or because nothing here would do more good; never what stands on the button. Pure. */
import { type Odds, sayList } from '@quarry/kernel';
import type { Asked, AskedOption } from '@quarry/protocol';
import { asPercent, figuresOf, isNever } from '@quarry/screen';
import { passes } from './choosing.ts';
import { namesOf } from './weighing.ts';

/** More figures than these are not read. */
const FIGURES = 2;

/** `karma spent`: what something costs is no reason for it. */
const isPrice = (name: string): boolean => name.endsWith(' spent');

/** What the odds promise, the best first; empty if they promise nothing. */
function oddsSay(odds: Odds): string {
  const promised = figuresOf(odds).filter(({ name, mean, some }) => !isPrice(name) && (mean > 0 || !isNever(some)));
  return promised
    .slice(0, FIGURES)
    .map(({ name, bars, mean, some, certain }) => {
      const what = name.charAt(0).toLowerCase() + name.slice(1);
      if (!bars) return `${what} ${asPercent(some)}`;
      return certain === null ? `${what} ${mean.toFixed(1)} on average` : `${what} ${certain}`;
    })
    .join(', ');
}

/** What it would choose, by name: in the order of the question, or in its own where that counts. */
export function adviceSays(asked: Pick<Asked, 'options' | 'ordered'>, keys: readonly string[]): string {
  const chosen = namesOf(asked, keys);
  const [first, ...others] = chosen;
  if (asked.ordered && others.length > 0) return `I would choose ${[`${first} first`, ...others.map(one => `then ${one}`)].join(', ')}.`;
  return `I would choose ${first === undefined ? 'none' : sayList(chosen)}.`;
}

/** One sentence; empty if there is nothing to say. */
export function reasonFor(
  { options }: Pick<Asked, 'options'>,
  keys: readonly string[],
  odds: Odds,
  verbs: Readonly<Record<string, string>>,
): string {
  const chosen = options.filter(({ key }) => keys.includes(key));
  const [first] = chosen;
  const promised = oddsSay(odds);
  if (promised) return `The odds: ${promised}.`;
  if (!first || chosen.every(passes)) return 'Nothing here would do more good.';
  const does = verbs[first.verb ?? ''] ?? '';
  return chosen.some(option => isOnButton(does, option)) ? '' : does;
}

/** Letters and figures alone. */
const plain = (says: string): string =>
  says
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a sentence says nothing that is not read on the option itself. */
const isOnButton = (reason: string, { says }: AskedOption): boolean => plain(says).includes(plain(reason));
