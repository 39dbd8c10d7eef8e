/** When a card may be used, in words: circumstances and triggers. */
import { sayList } from '@quarry/kernel';
import type { EnemyType } from '../content/kinds.ts';
import { ENEMY_NAMES } from '../content/names.ts';
import type { About, Circumstance, InterruptCard, Trigger } from '../content/types.ts';
import { ABOUT, ALLY_WITHIN, MOVED_NEAR, near } from '../content/words/nearness.ts';

const CIRCUMSTANCES: Readonly<Record<Circumstance, string>> = {
  hidden: 'while hidden',
  revealed: 'while revealed',
  melee: 'in a melee attack',
  ranged: 'in a ranged attack',
  component: 'against a component',
  body: 'against a body',
  'on-elevation': 'on elevation',
  'in-grass': 'in tall grass',
  'in-cover': 'in cover',
  moved: 'after moving',
  'enemy-has-condition': 'against an enemy with a condition',
  'against-melee': 'against a melee attack',
  'against-ranged': 'against a ranged attack',
  'against-pulse': 'against a pulse attack',
  'near-ally': `with an ally ${near(ALLY_WITHIN['near-ally'])}`,
  'beside-ally': `with an ally ${near(ALLY_WITHIN['beside-ally'])}`,
  alone: `with no ally ${near(ALLY_WITHIN.alone)}`,
  hurt: 'at half of your hit points or fewer',
};

const isAttack = (one: Circumstance): boolean => one === 'melee' || one === 'ranged';
const together = (circumstances: readonly Circumstance[]): string => sayList(circumstances.map(one => CIRCUMSTANCES[one]));

/** All that must hold, the attack first: `in a melee attack while hidden`. */
export const sayCircumstances = (circumstances: readonly Circumstance[] = []): string =>
  [together(circumstances.filter(isAttack)), together(circumstances.filter(one => !isAttack(one)))].filter(Boolean).join(' ');

/** Whom an occasion is about, as it stands in the sentence. */
interface Whose {
  /** `you`, `an ally within 2`. */
  readonly whom: string;
  /** What is theirs: `your turn`, `an ally’s turn`, `the turn of an ally within 2`. */
  readonly of: (thing: string) => string;
  /** `an ally attacks`, `you attack`. */
  readonly does: (one: string, you: string) => string;
}

const OTHERS: Readonly<Record<Exclude<About, 'self'>, string>> = { ally: 'an ally', any: 'a character' };

function whoseOf(about: About = ABOUT, within?: number): Whose {
  if (about === 'self') return { whom: 'you', of: thing => `your ${thing}`, does: (_, you) => `you ${you}` };
  const one = OTHERS[about];
  if (within === undefined) return { whom: one, of: thing => `${one}’s ${thing}`, does: verb => `${one} ${verb}` };
  const whom = `${one} within ${within}`;
  return { whom, of: thing => `the ${thing} of ${whom}`, does: verb => `${whom} ${verb}` };
}

const TRIGGERS: Readonly<Record<Trigger, (whose: Whose) => string>> = {
  'turn-start': ({ of }) => `at the start of ${of('turn')}`,
  'action-phase-end': ({ of }) => `at the end of ${of('action phase')}`,
  'before-attack': ({ does }) => `when ${does('attacks', 'attack')}`,
  'after-attack-roll': ({ of }) => `after ${of('attack roll')}`,
  'enemy-damaged': ({ does }) => `after ${does('has damaged', 'have damaged')} an enemy`,
  'enemy-defeated': ({ does }) => `after ${does('has defeated', 'have defeated')} an enemy`,
  'component-destroyed': ({ does }) => `after ${does('has destroyed', 'have destroyed')} a component`,
  'trap-placed': ({ does }) => `after ${does('has placed', 'have placed')} a trap`,
  'trap-triggered': ({ of }) => `after ${of('trap')} has triggered`,
  'about-to-be-revealed': ({ does }) => `when ${does('is', 'are')} about to be revealed`,
  revealed: ({ does }) => `after ${does('has been', 'have been')} revealed`,
  'alert-moved': () => 'after the alert token has moved down',
  'command-rolled': ({ of }) => `after ${of('command roll')}`,
  'command-failed': ({ of }) => `when ${of('command roll')} has failed`,
  'enemy-phase-start': () => 'at the start of an enemy phase',
  'behaviour-drawn': () => 'when a behaviour card is drawn',
  'enemy-moved-near': ({ whom }) => `when an enemy moves near ${whom}`,
  'attack-declared': ({ does }) => `when ${does('is', 'are')} attacked`,
  'after-evade-roll': ({ of }) => `after ${of('evade roll')}`,
  'damage-coming': ({ does }) => `when ${does('is', 'are')} about to suffer damage`,
  fainted: ({ does }) => `after ${does('has fainted', 'have fainted')}`,
  'condition-gained': ({ does }) => `after ${does('has gained', 'have gained')} a condition`,
  'turn-end': ({ of }) => `at the end of ${of('turn')}`,
};

type Occasion = Pick<InterruptCard, 'on' | 'about' | 'within' | 'alert'>;

/** When an interrupt may be played. */
export function sayOccasion({ on, about, within, alert }: Occasion, enemy?: EnemyType): string {
  if (on === 'action') return alert ? 'as an action that moves the alert token' : 'as an action';
  if (on === 'behaviour-drawn' && enemy) return `when a behaviour card of the ${ENEMY_NAMES[enemy]} is drawn`;
  if (on === 'enemy-moved-near') return `when an enemy moves to within ${within ?? MOVED_NEAR} of ${whoseOf(about).whom}`;
  if (on === 'trap-triggered' && about === 'any') return 'after a trap has triggered';
  return TRIGGERS[on](whoseOf(about, within));
}
