/** What people type: which of it can be a name, and what is taken out of what they say. */

/** Cannot be seen, turns the text beside it, or breaks a line. Joiners and the emoji selector are looked at below. */
const HIDDEN = /(?!\u200C|\u200D|\uFE0F)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/gu;
/** The same in a text of several lines. */
const HIDDEN_IN_TEXT = /(?!\n|\u200C|\u200D|\uFE0F)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/gu;
/** Joiners belong between emoji and inside some scripts; between these letters they only hide that a name is another one. */
const APART = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}\\p{Z}';
const IDLE_JOINER = new RegExp(`(?:^|[${APART}])[\\u200C\\u200D]|[\\u200C\\u200D](?:$|[${APART}])|(?:^|[\\p{L}\\p{M}\\p{Z}])\\uFE0F`, 'u');
const TOO_MANY_MARKS = /\p{M}{4,}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const isHiddenIn = (text: string): boolean => text.search(HIDDEN) >= 0 || IDLE_JOINER.test(text) || TOO_MANY_MARKS.test(text);

/** Something to be seen, and nothing that hides in it: a line without a name is the table's own. */
export const isNamelike = (name: string): boolean => VISIBLE.test(name) && !isHiddenIn(name);

/** What was said, without what cannot be seen or turns the rest round. */
export const cleaned = (says: string): string => says.replace(HIDDEN_IN_TEXT, '').trim();

export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Two names that look the same to a person at a glance have the same likeness. */
export const likenessOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(HIDDEN, '')
    .replace(/[\p{M}\p{Z}]|\u200C|\u200D/gu, '')
    .toLowerCase();
