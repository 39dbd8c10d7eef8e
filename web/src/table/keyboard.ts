/** What a key does at the table. Keys belong to a text field while one is written in, and Enter and Space to the button with the focus. */

export type Deed =
  | { readonly do: 'choose'; readonly index: number }
  | { readonly do: 'confirm' | 'back' | 'undo' | 'skip' | 'fold' | 'pause' | 'step' | 'faster' | 'help' | 'rules' | 'chat' | 'board' };

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Where the focus is: in a text field, on a button or link, or elsewhere. */
  readonly on: 'text' | 'button' | 'elsewhere';
}

export const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['1 – 9', 'choose one of the first nine options'],
  ['Tab', 'go through options, cards and things on the board'],
  ['Arrow keys', 'go from one lit thing on the board to the next; move the board otherwise'],
  ['Enter', 'choose or confirm'],
  ['Escape', 'go back, close'],
  ['Space', 'skip what is being shown'],
  ['O', 'fold the part that is being shown into one line'],
  ['K', 'pause what is being shown, or play on'],
  ['.', 'show one step more'],
  ['F', 'faster: 1×, 2×, 4×'],
  ['U', 'undo'],
  ['B', 'go to the board'],
  ['P', 'point at the thing that has the focus'],
  ['+  −  0', 'zoom in, zoom out, show the whole board'],
  ['R', 'rules'],
  ['C', 'chat'],
  ['?', 'this help'],
];

export function deedOf({ key, ctrlKey, metaKey, altKey, on }: Key): Deed | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Escape') return { do: 'back' };
  if (on === 'text') return null;
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  if (key === 'Enter') return on === 'button' ? null : { do: 'confirm' };
  if (key === ' ') return on === 'button' ? null : { do: 'skip' };
  if (key === '?') return { do: 'help' };
  if (key === '.') return { do: 'step' };
  const word = ({ o: 'fold', k: 'pause', f: 'faster', u: 'undo', r: 'rules', c: 'chat', b: 'board' } as const)[key.toLowerCase()];
  return word ? { do: word } : null;
}

/** Where the focus is, for `deedOf`. */
export function focusIsOn(element: Element | null): Key['on'] {
  if (!element) return 'elsewhere';
  if (element.matches('input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]')) return 'text';
  return element.matches('button, a, [role=button], input, summary') ? 'button' : 'elsewhere';
}
