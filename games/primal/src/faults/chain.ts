/** What must always be true of what waits to be resolved, between two scenes. */
import { isCard, sortOf } from '../content/box.ts';
import { isUp, players } from '../places.ts';
import { isTooLong } from '../rules/chain.ts';
import { SILENT } from '../rules/links.ts';
import type { Chain, Link, Rest, State, Step } from '../state.ts';
import { textsAt } from '../texts-in-force/sources.ts';
import { areUnique, unless } from './saying.ts';

/** In which steps something is left to be done. An action may have closed the Action phase, and who hides has paused the turn. */
const STEPS_OF: Readonly<Record<Exclude<Rest, 'nothing'>, readonly Step[]>> = {
  'end-round-start': ['begin-round'],
  'end-draught': ['consume'],
  'gain-struggle': ['upkeep'],
  'end-upkeep': ['upkeep'],
  'end-turn-start': ['begin-turn'],
  'end-move': ['move'],
  'end-deed': ['act', 'end-actions', 'move', 'next-turn'],
  'end-action-phase': ['end-actions'],
  'suffer-attrition': ['attrition'],
  'end-attrition': ['attrition'],
  'leave-attrition': ['attrition'],
  'turn-monster': ['end-turn'],
  'end-of-turn': ['end-turn'],
  'close-turn': ['begin-turn', 'end-turn'],
  'close-round': ['end-round'],
};

const NOBODY = -1;
const isSeat = (state: State, seat: number): boolean => seat >= 0 && seat < players(state);
const isSeatOrNobody = (state: State, seat: number): boolean => seat === NOBODY || isSeat(state, seat);

/** What a kind of link says; of everything else it says nothing. */
const SAYS = {
  behaviour: ['slot', 'serial', 'that'],
  text: ['owner', 'place', 'card', 'index', 'at', 'isFocused', 'isMet', 'self', 'that'],
  resilience: ['owner', 'held'],
  other: ['owner'],
} as const satisfies Record<string, readonly (keyof Link)[]>;
function isSilentElsewhere(link: Link): boolean {
  const says: readonly (keyof Link)[] = SAYS[link.is as keyof typeof SAYS] ?? SAYS.other;
  const fields = Object.keys(SILENT) as (keyof Link)[];
  return fields.every(field => field === 'is' || says.includes(field) || link[field] === SILENT[field]);
}

function isBehaviour(state: State, { slot, serial, that }: Link): boolean {
  const lies = state.monster.slots[slot];
  return lies !== undefined && lies.serial === serial && lies.down.length === 1 && isSeatOrNobody(state, that);
}

const OF_NO_CARD: readonly Link['place'][] = ['rule', 'scenario'];
const OF_MONSTER: readonly Link['place'][] = ['stance', 'rule', 'peril', 'objective', 'scenario'];
const OF_ROW: Readonly<Partial<Record<Link['place'], number>>> = { peril: 3, objective: 3, gear: 4, sequence: 12 };
/** Whether the card can be read at that place at all. */
function standsThere(state: State, { place, card, owner }: Link): boolean {
  if (OF_NO_CARD.includes(place)) return card === -1;
  if (!isCard(card)) return false;
  if (place === 'mastery') return isSeat(state, owner) && state.hunters[owner]!.mastery === card;
  const sort = sortOf(card);
  if (place === 'gear') return ['weapon', 'armour', 'helm', 'item'].includes(sort);
  return place === 'sequence' ? ['action', 'burden'].includes(sort) : sort === place;
}
function isText(state: State, link: Link): boolean {
  const { place, card, index, at, owner, self, that, isFocused, isMet } = link;
  if (!standsThere(state, link)) return false;
  const text = textsAt(state, place, card, isFocused)[index];
  return (
    text !== undefined &&
    (isMet || text.otherwise !== undefined) &&
    (!isFocused || place === 'mastery') &&
    at < (OF_ROW[place] ?? 1) &&
    OF_MONSTER.includes(place) === (owner === NOBODY) &&
    (owner === NOBODY ? isSeat(state, self) : self === owner && isUp(state, owner)) &&
    isSeatOrNobody(state, that)
  );
}

/** It can be resolved: it is read by rules that look no further. */
function isRight(state: State, link: Link): boolean {
  if (!isSilentElsewhere(link)) return false;
  if (link.is === 'behaviour') return isBehaviour(state, link);
  if (link.is === 'text') return isSeatOrNobody(state, link.owner) && isText(state, link);
  return isSeat(state, link.owner) && isUp(state, link.owner) && link.held <= state.hunters[link.owner]!.hand.length;
}

function isAboutRight({ rest, about }: Chain): boolean {
  if (rest === 'suffer-attrition') return about === 1 || about === 2;
  return about === -1 || (rest === 'end-deed' && isCard(about) && sortOf(about) === 'action');
}

export const isUnderWay = ({ chain: { links, refused, behaviours, texts, rest, about } }: State): boolean =>
  links.length + refused.length + behaviours + texts > 0 || rest !== 'nothing' || about !== -1;

export function chainFaults(state: State): string[] {
  const { chain, step } = state;
  const { links, refused, rest } = chain;
  if (rest === 'nothing') return unless(!isUnderWay(state), 'something waits, and nothing follows it');
  const ofEach = (is: Link['is'], by: (one: Link) => number): number[] => links.filter(one => one.is === is).map(by);
  return [
    ...unless(STEPS_OF[rest].includes(step), `in the step ${step} there is ${rest} to be done`),
    ...unless(isAboutRight(chain), `${rest} is about ${chain.about}`),
    ...unless(links.length === 0 || !isTooLong(chain), 'a chain goes on that is too long'),
    ...unless(
      areUnique(refused) && refused.every(no => no < links.length) && refused.length < Math.max(1, links.length),
      'all that waits was refused',
    ),
    ...links.flatMap((link, i) => unless(isRight(state, link), `what waits as number ${i} cannot be resolved`)),
    ...unless(
      areUnique(ofEach('behaviour', one => one.slot)) && areUnique(ofEach('resilience', one => one.owner)),
      'something waits twice',
    ),
  ];
}
