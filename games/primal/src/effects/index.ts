/** Every word that does something. Whoever plays the game imports this once. */

import type { WordName } from '../content/words/index.ts';
import { HOLDING_EFFECTS } from './holding.ts';
import { HUNTER_EFFECTS } from './hunters.ts';
import { MONSTER_EFFECTS } from './monster.ts';
import { vocabulary, type Words } from './vocabulary.ts';

const ALL: Words<WordName> = { ...HUNTER_EFFECTS, ...MONSTER_EFFECTS, ...HOLDING_EFFECTS };
vocabulary.learn(ALL);
