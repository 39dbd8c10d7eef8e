/** What is said by one click: by its code, so that everybody reads it in the same words. */
export const PHRASES = {
  nice: 'Nice!',
  wait: 'Wait for me.',
  idea: 'I have an idea.',
  help: 'Need help here.',
  thanks: 'Thanks.',
  'your-call': 'Your call.',
} as const;
export type Phrase = keyof typeof PHRASES;
