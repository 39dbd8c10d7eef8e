/** The log of what belongs to the turn: set-up, phases, Control Cards, Event Cards, pods, the end. */
import { controlCard, nameOf } from '../../content/box.ts';
import type { ControlCard } from '../../content/types.ts';
import { isSolo } from '../../questions.ts';
import type { Phase, View } from '../../state.ts';
import { capital, plural, sayList } from '../../words.ts';
import { faceOf } from '../cards.ts';
import { sayOrders } from '../control.ts';
import { sayEffects } from '../effects.ts';
import { asSeen, hunterName, sayPoint } from '../names.ts';
import { turnName } from '../stage.ts';
import { card, type Facts, type Say, type Says, who } from './facts.ts';

const rolledOff: Say = (e, v) => {
  const seats: readonly number[] = e['seats'];
  const faces: readonly number[] = e['faces'];
  return `Who goes first? ${sayList(seats.map((seat, i) => `${hunterName(v, seat)} rolled ${faces[i]}`))}.`;
};

const flipped: Say = e => {
  const printed = controlCard(e['card']);
  const twist = printed.twist ? ` This turn ${sayEffects(printed.twist, 'zone')}.` : '';
  return `The Control Card was ${printed.name}: ${sayOrders(printed)}.${twist}`;
};

const MODES: Readonly<Record<ControlCard['mode'], string>> = {
  random: 'to random tubes',
  first: 'to tubes that the First Player chooses',
  trailing: 'to tubes that the player with the fewest points chooses',
  far: 'to the tubes farthest from the hunters',
};

/** UM-CTL-17: a lone player is not asked. */
const ordered: Say = (e, v) => {
  const n: number = e['n'];
  const mode: ControlCard['mode'] = isSolo(asSeen(v)) && e['mode'] !== 'far' ? 'random' : e['mode'];
  return n === 0 ? 'The zone was full: no crim was sent in.' : `${plural(n, 'crim was', 'crims were')} sent in, ${MODES[mode]}.`;
};

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  control: 'The Control Phase',
  hunter: 'The Hunter Phase',
  crim: 'The Crim Phase',
  end: 'The End Phase',
};

const over: Say = (e, v) => {
  const winners: readonly number[] = e['winners'];
  const score = `The match was over: ${scoreOf(e, v)}.`;
  if (winners.length === 0) return score;
  return `${score} ${sayList(winners.map(seat => hunterName(v, seat)))} ${winners.length > 1 ? 'shared the win' : 'won'}.`;
};

const scoreOf = (e: Facts, v: View): string =>
  sayList((e['points'] as readonly number[]).map((points, seat) => `${hunterName(v, seat)} ${points}`));

export const TURN: Says = {
  'rolled-off': rolledOff,
  'first-player': (e, v) => `${who(e, v)} became First Player.`,
  'hunter-chosen': (e, v) => `Seat ${Number(e['seat']) + 1} chose ${who(e, v)}.`,
  'hunter-placed': (e, v) => `${who(e, v)} started at ${sayPoint({ x: e['x'], y: e['y'] })}.`,
  'decks-shuffled': e => `The decks were shuffled, with ${plural(e['controls'], 'Control Card')} for the match.`,
  'turn-begun': (_, v) => `${turnName(v)} began.`,
  'phase-begun': e => `${PHASES[e['phase'] as Phase]} began.`,
  'control-flipped': flipped,
  'control-peeked': (e, v) =>
    `${who(e, v)} looked at the top of the Control Deck${e['cards'] ? `: ${sayList((e['cards'] as readonly number[]).map(nameOf))}` : ''}.`,
  'crims-ordered': ordered,
  'crims-reshuffled': () => 'The Crim deck was shuffled anew.',
  'pods-restocked': () => 'Every pod was full again.',
  'pod-emptied': e => `Pod ${Number(e['pod']) + 1} was emptied.`,
  'events-reshuffled': () => 'The Event deck was shuffled anew.',
  'keeper-drawn': (e, v) => `${who(e, v)} drew ${e['card'] === undefined ? 'a Keeper' : `the Keeper ${card(e)}`}.`,
  'keeper-flipped': (e, v) => `${who(e, v)} flipped the Keeper ${card(e)} and kept it.`,
  'keeper-played': (e, v) => `${who(e, v)} played ${card(e)}: “${faceOf(e['card']).says}”`,
  'keeper-discarded': (e, v) => `${who(e, v)} discarded ${card(e)}.`,
  'event-queued': (e, v) => `${who(e, v)} ${e.rule === 'UM-IMP-11' ? 'flipped' : 'drew'} ${card(e)}, which waits for the end of the phase.`,
  'event-carried-out': e => `${card(e)} came into effect: “${faceOf(e['card']).says}”`,
  'event-in-force': e => `${card(e)} stays in force until the end of the next turn.`,
  'event-expired': e => `${card(e)} was over.`,
  'end-tested': e => {
    const [face, need]: readonly [number, number] = [e['face'], e['need']];
    return `The end test showed ${face}, and ${need} or more ends the match: ${face >= need ? 'it was over' : 'the hunt went on'}.`;
  },
  'overtime-begun': () => 'Overtime! One of the used Control Cards was shuffled back.',
  'match-conceded': (e, v) => `${who(e, v)} gave up.`,
  'match-over': over,
  effect: e => `${capital(String(e['word']).replaceAll('-', ' '))}.`,
};
