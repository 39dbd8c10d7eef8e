/** Injury cards. */
import type { Exit, InjuryCard } from './types.ts';
import type { Effect, StandingWord } from './words/index.ts';
import { YOU } from './writing.ts';

type Level = InjuryCard['level'];

const immediate = (level: Level, id: string, name: string, effects: readonly Effect[], flavour: string): InjuryCard => ({
  id: `injury-${id}`,
  name,
  level,
  is: { kind: 'immediate', effects },
  flavour,
});
const lasting = (level: Level, id: string, name: string, force: StandingWord, exit: Exit, flavour: string): InjuryCard => ({
  id: `injury-${id}`,
  name,
  level,
  is: { kind: 'lasting', force: [force], exit },
  flavour,
});
const blight = (id: string, name: string, force: StandingWord, exit: Exit, flavour: string): InjuryCard => ({
  ...lasting(2, id, name, force, exit, flavour),
  isBlight: true,
});

const MORE_THREAT: Effect = { do: 'threat', by: 1, ...YOU };

export const INJURIES: readonly InjuryCard[] = [
  immediate(1, 'cracked-rib', 'Cracked Rib', [{ do: 'suffer', n: 1, ...YOU }], 'Fine, until you laugh. So: fine.'),
  immediate(1, 'torn-satchel', 'Torn Satchel', [{ do: 'lose-resource', n: 1 }], 'You heard it fall. So did they.'),
  immediate(
    1,
    'ringing-ears',
    'Ringing Ears',
    [{ do: 'suffer-condition', condition: 'deafened', ...YOU }],
    'Everyone is mouthing the same word at you. It is short.',
  ),
  immediate(1, 'split-strap', 'Split Strap', [{ do: 'discard', n: 1, ...YOU }], 'It held through two wars and one good supper.'),
  immediate(1, 'wet-cough', 'Wet Cough', [MORE_THREAT], 'You swallow it. It comes back with a friend.'),
  immediate(1, 'lost-voice', 'Lost Voice', [{ do: 'fail-next-command' }], 'They look at you for the word. You point.'),
  lasting(
    1,
    'numb-fingers',
    'Numb Fingers',
    { do: 'fewer-dice', n: 1, in: 'attack' },
    'spend-action',
    'There is nothing wrong with the bow.',
  ),
  lasting(
    1,
    'turned-ankle',
    'Turned Ankle',
    { do: 'forbid', action: 'sprint' },
    'end-turn-hidden',
    'It will bear you. It will not be hurried.',
  ),
  lasting(1, 'split-nail', 'Split Nail', { do: 'trap-range', n: -1 }, 'discard-2', 'Of all the knots, it had to be that one.'),
  lasting(1, 'dust-in-the-eyes', 'Dust in the Eyes', { do: 'fewer-dice', n: 1, in: 'evade' }, 'evade-critical', 'Blink. No. Blink again.'),
  immediate(
    2,
    'opened-stitches',
    'Opened Stitches',
    [{ do: 'suffer', n: 2, ...YOU }],
    'Yune will have something to say. Two words, probably.',
  ),
  immediate(
    2,
    'scattered-kit',
    'Scattered Kit',
    [{ do: 'discard', n: 2, random: true, ...YOU }],
    'Downhill, all of it, in order of usefulness.',
  ),
  immediate(
    2,
    'burst-canister',
    'Burst Canister',
    [{ do: 'suffer-condition', condition: 'fire', ...YOU }],
    'You had been told to carry it upright.',
  ),
  immediate(2, 'dragging-leg', 'Dragging Leg', [{ do: 'alert', by: 1 }, MORE_THREAT], 'It draws a line behind you. Anyone may follow it.'),
  blight('red-thread', 'Red Thread', { do: 'hand-size', n: -1 }, 'share-square', 'It does not hurt. That is what you report.'),
  blight(
    'red-sleep',
    'Red Sleep',
    { do: 'forbid', action: 'command' },
    'spend-action',
    'You were going to say something. It was important.',
  ),
  blight('red-hands', 'Red Hands', { do: 'fewer-dice', n: 1, in: 'attack' }, 'discard-2', 'Soap does nothing. The towel stays white.'),
  blight('red-light', 'Red Light', { do: 'fewer-dice', n: 1, in: 'evade' }, 'end-turn-hidden', 'Evening, you say. It is not yet noon.'),
];
