/** The log of the mission and of team cards, and how it ended. */
import { capital, outOf } from '@quarry/kernel';
import { isCard, missionCard, teamCard, tileCard } from '../../content/box.ts';
import type { MissionCard } from '../../content/types.ts';
import type { Told } from '../../events.ts';
import { missionIn } from '../../questions/basics.ts';
import type { View } from '../../state.ts';
import { amountOf, type Party } from '../../texts-in-force.ts';
import { cardName, characterName, figureName, onTile, ontoTile } from '../names.ts';
import { type Say, type Says, who } from './facts.ts';

const reveals: Say<'revealed'> = (e, view, reader) => {
  const name = characterName(view, e.who);
  const aim = isCard(e.card) ? `, ${teamCard(e.card).name}` : '';
  const one = who(e, view, reader);
  return `${name} is a Son of Liberty${aim}. Son of Liberty enemies no longer attack ${one.whom}. The Survivors also win if ${name} falls to 0 HP.`;
};
const acts: Say<'mission-acted'> = (e, view, reader) => {
  const action = missionIn(view)
    .cards.flatMap(card => card.actions ?? [])
    .find(one => one.id === e.action);
  return `${who(e, view, reader).does(asDone(action?.says ?? e.action.replaceAll('-', ' ')))}.`;
};
/** What a card bids one do, as somebody does it: `hands over metal` for `Hand over metal`. */
function asDone(bid: string): string {
  const [verb = '', ...rest] = bid.split(' ');
  const done = verb.replace(/(?<![aeiou])y$/, 'ie').replace(/(?<=s|x|z|ch|sh|o)$/, 'e');
  return [`${done.toLowerCase()}s`, ...rest].join(' ');
}
/** How many a card asks for at this table; 0 if it does not ask for any. */
function wantedBy(party: Party, { goal }: MissionCard, counter: string): number {
  const asked = goal.find(one => one.is === 'count' && one.counter === counter);
  return asked?.is === 'count' ? amountOf(party, asked.from) : 0;
}
/** How many the last card that is known and asks for any asks for. */
function wantedNow(view: View, counter: string): number {
  const known = missionIn(view).cards.slice(0, view.stage + 1);
  return wantedBy(view, known.findLast(card => wantedBy(view, card, counter) > 0) ?? known[0]!, counter);
}
export const isWantedStill = (view: View, counter: string, is: number): boolean => is < wantedNow(view, counter);
/** `2 of 3`, if a card that is known asks for so many; more than it asks for are a number of their own. */
export function countSays(view: View, counter: string, is: number): string {
  const wanted = wantedNow(view, counter);
  return wanted > 0 ? outOf(is, wanted) : String(is);
}
/** The goal of a card with the numbers of so many. */
export const aimSays = (party: Party, card: MissionCard): string =>
  card.aim.replaceAll(/\{([^{}]+)\}/g, (_, what: string) => {
    const [few = '', many] = what.split('|');
    return many === undefined ? String(wantedBy(party, card, what)) : party.characters.length <= FEW ? few : many;
  });
/** With so many characters or fewer some missions ask for less. */
const FEW = 2;
const PARTS: Readonly<Record<number, string>> = { 2: 'the lower half', 3: 'the bottom third' };

/** Why it ended, in one sentence; a failed mission says so itself. */
export function endSays(view: View, why: Told<'ended'>['why'], day: number): string {
  const { name, lastDay } = missionIn(view);
  const fallen = view.characters.findIndex(one => one.isRevealed);
  switch (why) {
    case 'mission':
      return `${name} is fulfilled on day ${day} of ${lastDay}.`;
    case 'liberty-fell':
      return `${fallen >= 0 ? characterName(view, fallen) : 'The Son of Liberty'} has fallen, and with ${fallen >= 0 ? 'that' : 'them'} the plan of the Sons of Liberty.`;
    case 'failed':
      return `${name} can no longer be fulfilled.`;
    case 'last-day':
      return `Day ${lastDay} is over, and ${name} is not fulfilled.`;
    case 'all-dead':
      return 'None of you is alive.';
    case 'saboteur':
      return `Day ${lastDay} is over, ${name} is not fulfilled, and that was the aim of one of you.`;
    case 'executioner':
      return 'Enough of you are dead: that was the aim of one of you.';
    case 'quartermaster':
      return 'The goods have reached the drop: that was the aim of one of you.';
    case 'none':
      return 'The game is over.';
  }
}
const RESULTS: Readonly<Record<Told<'ended'>['result'], string>> = {
  won: 'The Survivors win.',
  lost: 'The mission is lost.',
  liberty: 'The Son of Liberty wins.',
};

type MissionEvent =
  | 'counted'
  | 'figure-placed'
  | 'figure-taken'
  | 'figure-left'
  | 'figure-moved'
  | 'figure-hurt'
  | 'mission-acted'
  | 'card-fulfilled'
  | 'tile-added'
  | 'revealed'
  | 'ability-used'
  | 'word'
  | 'ended';

export const MISSION: Says<MissionEvent> = {
  counted: ({ counter, by, is }, view) => `${capital(counter)}: ${countSays(view, counter, is)} (${by < 0 ? `−${-by}` : `+${by}`}).`,
  'figure-placed': ({ figure, hex }, view) => `${capital(figureName(view, figure))} is ${onTile(view, hex)} now.`,
  'figure-taken': (e, view, reader) => `${who(e, view, reader).does('takes')} ${figureName(view, e.figure)} along.`,
  'figure-left': ({ figure, hex }, view) => `${capital(figureName(view, figure))} is left ${onTile(view, hex)}.`,
  'figure-moved': ({ figure, to }, view) => `${capital(figureName(view, figure))} moves ${ontoTile(view, to)}.`,
  'figure-hurt': ({ figure, n, left }, view) =>
    `${n} damage to ${figureName(view, figure)}: ${left} of ${missionIn(view).figures[figure]?.hp ?? left} HP left.`,
  'mission-acted': acts,
  'card-fulfilled': ({ mission, stage }) => `Fulfilled: ${missionCard(mission, stage).title}.`,
  'tile-added': ({ card, part }) => `${tileCard(card).name} is shuffled into ${PARTS[part] ?? 'the whole'} of the tile stack.`,
  revealed: reveals,
  'ability-used': (e, view, reader) =>
    e.ability === 1
      ? `${who(e, view, reader).does('calls')} a Son of Liberty enemy, once a day.`
      : `${who(e, view, reader).does('sends')} a Son of Liberty enemy for 2 AP.`,
  word: ({ card, word }) => `${cardName(card)}: ${word.replaceAll('-', ' ')}.`,
  ended: ({ result, why, day }, view) =>
    `${endSays(view, why, day)} ${view.mode === 'coop' && result === 'won' ? 'The mission is won.' : RESULTS[result]}`,
};
