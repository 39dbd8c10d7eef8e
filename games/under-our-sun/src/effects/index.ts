/** Every word of the card language learns here what it does; importing this is enough. */
import { enemyWords } from './enemies.ts';
import { groundWords } from './ground.ts';
import { holdingWords } from './holding.ts';
import { missionWords } from './mission.ts';
import { peopleWords } from './people.ts';
import { vocabulary } from './vocabulary.ts';

vocabulary.learn({ ...peopleWords, ...enemyWords, ...groundWords, ...missionWords, ...holdingWords });
