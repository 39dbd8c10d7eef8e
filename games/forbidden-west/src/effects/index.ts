/** Every word that does something by itself. Whoever plays the game imports this once. */
import { CARD_WORDS } from './cards.ts';
import { ENEMY_WORDS } from './enemies.ts';
import { MARSHAL_WORDS } from './marshals.ts';
import { vocabulary } from './vocabulary.ts';

vocabulary.learn({ ...MARSHAL_WORDS, ...CARD_WORDS, ...ENEMY_WORDS });
