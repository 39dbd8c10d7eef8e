/** What is told before and after each quest, by its name. It stands by itself: whoever looks up a card, or draws a hunt, need not load all of it. */
import type { Quest, Tale } from '../types.ts';
import { FIRST_TALES } from './tales-1.ts';
import { SECOND_TALES } from './tales-2.ts';
import { THIRD_TALES } from './tales-3.ts';

/** The first hunt and the last. */
const END_TALES: Readonly<Record<string, Tale>> = {
  'cinderwing-the-threshing-floor': {
    before:
      'Harvest is in, and there is nowhere to thresh it. Cinderwing came down on the floor four nights ago, turned round twice and lay still. The farmer does not want it dead. She wants it gone before the rain. ‘It watches the one in front,’ she says. ‘The back door was always the cool one.’',
    won: 'They sweep ash until noon and thresh until dark. The boards are warm underfoot, and will be until midwinter. The farmer gives you bread from the first sack and then, having thought about it, from the second. ‘Word will get about,’ she says. She does not say it as a compliment.',
    lost: 'It did not chase you. It yawned, and you left. The farmer puts butter on whatever can be buttered. ‘Whoever it was looking at stood there and let it look,’ she says. ‘It has to breathe in first. Has nobody told you that you may walk while it does?’',
  },
  'sleeper-one-night': {
    before:
      'The herb-woman has never asked you for anything. She walks with you as far as the new hill, sets down her lamp, and asks. She would like the valley to sleep through one night. ‘Be in another place each time it stirs,’ she says. ‘And let nobody lie where they fall. It hears that in its sleep.’',
    won: 'In the morning there is a hill where there was a hill. Grass will take to it by spring. Nobody cheers on the way down; you find that you are all walking on the outsides of your feet. On the first gatepost stands the herb-woman’s lamp, lit, in broad day. In every yard the dogs are asleep.',
    lost: 'It has not followed you. It has pulled the slope up to its ear again. The herb-woman sits with you until it is light. ‘You woke where you had slept,’ she says. ‘It knows that place by now, and rolls on it. Begin elsewhere each time. And pick each other up at once. Every fall is a shout.’',
  },
};

export const TALES = new Map(Object.entries({ ...END_TALES, ...FIRST_TALES, ...SECOND_TALES, ...THIRD_TALES }));
export const taleOf = ({ id }: Pick<Quest, 'id'>): Tale => TALES.get(id)!;
