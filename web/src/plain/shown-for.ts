/** How long what happens is shown where nobody knows better, in milliseconds: dice a while, anything else passes soon. */
import type { GameScreen } from '@quarry/screen';

export const shownPlainly: GameScreen['shownFor'] = ({ event }) => (Array.isArray(event['faces']) ? 700 : 160);
