/** The log of what belongs to the turn: set-up, phases, Control Cards, Event Cards, pods, the end. */
import { capital, plural, sayList } from '@quarry/kernel';
import { controlCard, nameOf } from '../../content/box.ts';
import type { ControlCard } from '../../content/types.ts';
import type { WordName } from '../../content/words/index.ts';
import { sumOf } from '../../parts.ts';
import { isSolo } from '../../questions.ts';
import type { Phase } from '../../state.ts';
import { faceOf } from '../cards.ts';
import { sayOrders } from '../control.ts';
import { sayEffects } from '../effects.ts';
import { hunterName } from '../names.ts';
import { turnName } from '../stage.ts';
import { card, cornerOf, person, type Say, type Says, who } from './facts.ts';

const rolledOff: Say<'rolled-off'> = ({ seats, faces }, v, r) =>
  `Who goes first? ${sayList(seats.map((seat, i) => `${person(v, seat, r).inside('rolls')} ${faces[i]}`))}.`;

const flipped: Say<'control-flipped'> = e => {
  const printed = controlCard(e.card);
  const twist = printed.twist ? ` This turn ${sayEffects(printed.twist, 'zone')}.` : '';
  return `The Control Card is ${printed.name}: ${sayOrders(printed)}.${twist}`;
};

const MODES: Readonly<Record<ControlCard['mode'], string>> = {
  random: 'to random tubes',
  first: 'to tubes that the First Player chooses',
  trailing: 'to tubes that the player with the fewest points chooses',
  far: 'to the tubes farthest from the hunters',
};

/** The same of one crim. */
const MODE: Readonly<Record<ControlCard['mode'], string>> = {
  random: 'to a random tube',
  first: 'to a tube that the First Player chooses',
  trailing: 'to a tube that the player with the fewest points chooses',
  far: 'to the tube farthest from the hunters',
};

/** UM-CTL-17: a lone player is not asked. */
const ordered: Say<'crims-ordered'> = ({ n, parts, mode: wanted }, v) => {
  const mode = isSolo(v) && wanted !== 'far' ? 'random' : wanted;
  if (n === 0) return 'The zone is full: no crim is sent in.';
  const due = sumOf(parts);
  const room = n < due ? `There is room for ${n} of ${due} crims: ` : '';
  return n === 1 ? `${room}1 crim is sent in, ${MODE[mode]}.` : `${room}${n} crims are sent in, ${MODES[mode]}.`;
};

/** UM-EVT-8: why a word can do nothing. */
const IDLE: Readonly<Partial<Record<WordName, string>>> = {
  spawn: 'the zone is full',
  restock: 'no pod is empty',
  'empty-pod': 'there is no pod to empty',
  'reveal-all': 'no crim is hidden',
  'crim-step': 'there is nobody to move',
  heal: 'nobody is wounded',
  bounty: 'no crim is in the zone',
  momentum: 'a hunter out of the zone gains no Momentum',
};

const carriedOut: Say<'event-carried-out'> = e =>
  e.idle ? `${card(e)} has no effect${IDLE[e.idle] ? `: ${IDLE[e.idle]}` : ''}.` : `${card(e)} comes into effect: “${faceOf(e.card).says}”`;

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  control: 'The Control Phase',
  hunter: 'The Hunter Phase',
  crim: 'The Crim Phase',
  end: 'The End Phase',
};

const over: Say<'match-over'> = ({ winners, points }, v, r) => {
  const score = `The match is over: ${sayList(points.map((own, seat) => `${hunterName(v, seat)} ${own}`))} points.`;
  if (winners.length === 0) return score;
  if (winners.length > 1) return `${score} ${capital(sayList(winners.map(seat => person(v, seat, r).whom)))} share the win.`;
  return `${score} ${person(v, winners[0]!, r).does('wins')}.`;
};

export const TURN = {
  'rolled-off': rolledOff,
  'first-player': (e, v, r) => `${who(e, v, r).does('is')} First Player.`,
  'hunter-chosen': (e, v, r) => (e.seat === r ? `You play ${hunterName(v, e.seat)}.` : `${hunterName(v, e.seat)} joins the hunt.`),
  'hunter-placed': (e, v, r) => `${who(e, v, r).does('starts')} in the ${cornerOf(e)} corner.`,
  'decks-shuffled': e => `The decks are shuffled, with ${plural(e.controls, 'Control Card')} for the match.`,
  'turn-begun': (_, v) => `${turnName(v)} begins.`,
  'phase-begun': e => `${PHASES[e.phase]} begins.`,
  'control-flipped': flipped,
  'control-peeked': (e, v, r) =>
    `${who(e, v, r).does('looks')} at the top of the Control Deck${e.cards ? `: ${sayList(e.cards.map(nameOf))}` : ''}.`,
  'crims-ordered': ordered,
  'crims-reshuffled': () => 'The Crim deck is shuffled anew.',
  'pods-restocked': () => 'Every pod is full again.',
  'pod-emptied': e => `Pod ${e.pod + 1} is emptied.`,
  'events-reshuffled': () => 'The Event deck is shuffled anew.',
  'keeper-drawn': (e, v, r) => `${who(e, v, r).does('draws')} ${e.card === undefined ? 'a Keeper' : `the Keeper ${nameOf(e.card)}`}.`,
  'keeper-flipped': (e, v, r) => `${who(e, v, r).does('flips')} the Keeper ${card(e)}, and it is kept.`,
  'keeper-played': (e, v, r) => `${who(e, v, r).does('plays')} ${card(e)}: “${faceOf(e.card).says}”`,
  'keeper-discarded': (e, v, r) => `${who(e, v, r).does('discards')} ${card(e)}.`,
  'event-queued': (e, v, r) => `${who(e, v, r).does(e.isFlipped ? 'flips' : 'draws')} ${card(e)}, which waits for the end of the phase.`,
  'event-carried-out': carriedOut,
  'event-in-force': e => `${card(e)} stays in force until the end of the next turn.`,
  'event-expired': e => `${card(e)} is over.`,
  'end-tested': ({ face, need }) =>
    `The end test shows ${face}, and ${need} or more ends the match: ${face >= need ? 'it is over' : 'the hunt goes on'}.`,
  'overtime-begun': () => 'Overtime! One of the used Control Cards is shuffled back.',
  'match-conceded': (e, v, r) => `${who(e, v, r).does('gives')} up.`,
  'match-over': over,
  effect: e => `${capital(e.word.replaceAll('-', ' '))}.`,
} satisfies Partial<Says>;
