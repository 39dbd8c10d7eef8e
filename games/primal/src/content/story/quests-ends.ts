/** The first hunt and the last. */
import type { Quest } from '../types.ts';
import { layout } from './writing.ts';

export const PROLOGUE: Quest = {
  id: 'cinderwing-the-threshing-floor',
  name: 'The Threshing Floor',
  monster: 'cinderwing',
  tier: 0,
  ground: layout({ front: ['sand'], left: ['rock'], right: ['rock'], rear: ['balm-flower'] }),
  says: 'The back door stands open: whoever begins a turn in the rear gains 1 stamina token.',
  rules: [{ on: 'turn-start', of: 'any', at: 'rear', effects: [{ do: 'stamina', n: 1 }] }],
  before:
    'Harvest is in, and there is nowhere to thresh it. Cinderwing came down on the floor four nights ago, turned round twice and lay still. The farmer does not want it dead. She wants it gone before the rain. ‘It watches the one in front,’ she says. ‘The back door was always the cool one.’',
  won: 'They sweep ash until noon and thresh until dark. The boards are warm underfoot, and will be until midwinter. The farmer gives you bread from the first sack and then, having thought about it, from the second. ‘Word will get about,’ she says. She does not say it as a compliment.',
  lost: 'It did not chase you. It yawned, and you left. The farmer puts butter on whatever can be buttered. ‘Whoever it was looking at stood there and let it look,’ she says. ‘It has to breathe in first. Has nobody told you that you may walk while it does?’',
  rewards: { elements: 2, materials: ['bone', 'bone', 'blood'], plants: ['balmroot', 'pactleaf', 'furymoss'], cards: ['threshing-flail'] },
};

export const FINALE: Quest = {
  id: 'sleeper-one-night',
  name: 'One Night',
  monster: 'sleeper',
  tier: 3,
  ground: layout({
    front: ['rock', 'fog'],
    left: ['balm-flower', 'brush'],
    right: ['pact-bloom', 'rock'],
    rear: ['plateau'],
  }),
  says: 'A fall is loud: when a round ends with a hunter knocked out, its storm goes up by 1.',
  rules: [{ on: 'round-end', if: [{ if: 'somebody-down' }], effects: [{ do: 'track', by: 1 }] }],
  before:
    'The herb-woman has never asked you for anything. She walks with you as far as the new hill, sets down her lamp, and asks. She would like the valley to sleep through one night. ‘Be in another place each time it stirs,’ she says. ‘And let nobody lie where they fall. It hears that in its sleep.’',
  won: 'In the morning there is a hill where there was a hill. Grass will take to it by spring. Nobody cheers on the way down; you find that you are all walking on the outsides of your feet. On the first gatepost stands the herb-woman’s lamp, lit, in broad day. In every yard the dogs are asleep.',
  lost: 'It has not followed you. It has pulled the slope up to its ear again. The herb-woman sits with you until it is light. ‘You woke where you had slept,’ she says. ‘It knows that place by now, and rolls on it. Begin elsewhere each time. And pick each other up at once. Every fall is a shout.’',
  rewards: { elements: 0, materials: ['marrow', 'marrow', 'fang'], plants: ['balmroot', 'fogcap', 'sunthistle'] },
};
