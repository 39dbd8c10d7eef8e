/** Every word of the card language learns here what it does; importing this is enough. */
import './enemies.ts';
import './ground.ts';
import './holding.ts';
import './mission.ts';
import './people.ts';
