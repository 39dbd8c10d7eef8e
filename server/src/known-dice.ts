/** Matches of which somebody may know the dice to come, and how those who play on with them are told so: when it comes about, and whenever somebody sits down. */

export const DICE_KNOWN = {
  exported: 'The match was exported while it is being played; whoever has the file knows the dice to come.',
  'from-a-file': 'The match comes from a file; whoever has the file knows the dice to come.',
  'from-a-match': 'The match goes on from a step of one that was played to its end; whoever saw that knows the cards and dice to come.',
} as const;
export type DiceKnown = keyof typeof DICE_KNOWN;
