/** The team cards: ten Survivors and three Sons of Liberty (US-COMP-3), and the whole of what their owner reads. */
import { plural } from '@quarry/kernel';
import type { TeamCard } from './types.ts';

const survivor = { isSol: false } as const;
const SURVIVORS: readonly TeamCard[] = [
  {
    ...survivor,
    id: 'keeper-of-the-list',
    name: 'Keeper of the List',
    persona:
      'You are a Survivor. New Haven keeps a list of who drinks, and you helped to write it. You remember every name that did not fit. Most of them you knew.',
  },
  {
    ...survivor,
    id: 'late-watch',
    name: 'Late Watch',
    persona:
      'You are a Survivor. You take the late watch on the wall, because you do not sleep well anyway. Once you let somebody in without asking. You never learned whether that was right.',
  },
  {
    ...survivor,
    id: 'digger-with-a-spoon',
    name: 'Digger with a Spoon',
    persona:
      'You are a Survivor. You dug for water behind the wall with a pot lid and a borrowed spoon. There was none. You filled the hole again, so that nobody falls in, and kept the spoon.',
  },
  {
    ...survivor,
    id: 'setter-of-stones',
    name: 'Setter of Stones',
    persona:
      'You are a Survivor. You set the stones on the hill behind New Haven, and you know whose is whose. After every wind you go up and set them again. Nobody has to ask you.',
  },
  {
    ...survivor,
    id: 'letter-carrier',
    name: 'Letter Carrier',
    persona:
      'You are a Survivor. You carry letters between people who have stopped speaking. You have read none of them and know what is in each. This morning the bag held a letter for you.',
  },
  {
    ...survivor,
    id: 'back-row',
    name: 'Back Row',
    persona:
      'You are a Survivor. For a summer New Haven had a school, and you were the whole back row. You can read every label on every crate, and recite a poem about snow.',
  },
  {
    ...survivor,
    id: 'stirrer-of-the-pot',
    name: 'Stirrer of the Pot',
    persona:
      'You are a Survivor. You stir the big pot at New Haven, and you taste it before anybody else does. Some evenings it is mostly warm water. You have been told that it needs salt.',
  },
  {
    ...survivor,
    id: 'borrowed-name',
    name: 'Borrowed Name',
    persona:
      'You are a Survivor. You came in from the flats with your shoes in your hand and gave a name that was not yours. Nobody minded. You have worn it for so long that it fits.',
  },
  {
    ...survivor,
    id: 'cousin-on-the-hill',
    name: 'Cousin on the Hill',
    persona:
      'You are a Survivor. Your cousin lights fires on the hills with the Sons and waves when she sees you. You wave back. You have told Lawrence, who wrote it down and said nothing.',
  },
  {
    ...survivor,
    id: 'mender-of-shoes',
    name: 'Mender of Shoes',
    persona:
      'You are a Survivor. You mend shoes, so you know how far everybody has walked, and in which direction. People lie about that. Their heels do not. You keep both to yourself.',
  },
];

const SONS: readonly TeamCard[] = [
  {
    id: 'saboteur',
    name: 'Saboteur',
    isSol: true,
    aim: 'saboteur',
    persona:
      'You are a Son of Liberty. New Haven keeps a list of who drinks, and once your family was not on it. You have been on both sides of that wall; only one of them knows.',
  },
  {
    id: 'executioner',
    name: 'Executioner',
    isSol: true,
    aim: 'executioner',
    persona:
      'You are a Son of Liberty. New Haven sent your brother from its gate with an empty cup and good wishes. The cup came back without him. You drink from it, where all can see.',
  },
  {
    id: 'quartermaster',
    name: 'Quartermaster',
    isSol: true,
    aim: 'quartermaster',
    persona:
      'You are a Son of Liberty. Behind the hills there are children who have never seen a full bucket. You have been bringing them a little at a time. In New Haven they call you careful.',
  },
];

export const TEAM: readonly TeamCard[] = [...SURVIVORS, ...SONS];

type Aim = NonNullable<TeamCard['aim']>;
/** How many others must be dead or eliminated at the same time; up to three players one elimination is enough, if the Son lives to the last day. */
export const EXECUTIONER = { fallen: 2, fewPlayers: 3 } as const;
/** Where the drop lies, and what is to be brought there, by the values of US-RES-1. */
export const QUARTERMASTER = { distance: 4, worth: 20, manyPlayers: 5, worthForMany: 25 } as const;
export const isWithFew = (players: number): boolean => players <= EXECUTIONER.fewPlayers;
export const worthFor = (players: number): number =>
  players >= QUARTERMASTER.manyPlayers ? QUARTERMASTER.worthForMany : QUARTERMASTER.worth;

const AIMS: Readonly<Record<Aim, (players: number) => string>> = {
  saboteur: () => 'the mission is not fulfilled when its last day ends, and you live.',
  executioner: players =>
    isWithFew(players)
      ? 'another character is eliminated, and you live when the last day ends.'
      : `${plural(EXECUTIONER.fallen, 'other character')} are dead or eliminated at the same time.`,
  quartermaster: players =>
    `bring goods worth ${worthFor(players)} water to the drop that only you see, ${plural(QUARTERMASTER.distance, 'tile')} from New Haven.`,
};
const LAST_WORDS: Readonly<Record<Aim, string>> = {
  saboteur: 'Be useful for as long as you can bear it.',
  executioner: 'Walk last. They will take it for kindness.',
  quartermaster: 'Carry the heavy things. They will thank you.',
};
const SON_KNOWS =
  'once a day, for 0 AP, put a Son of Liberty enemy on an adjacent tile; for 2 AP, move one on or next to your tile by 1. Either turns your card face up for good; from then on these enemies never attack you. Until then they do, and you are asked in secret whether to show yourself.';
const SURVIVOR_KNOWS =
  'perhaps one of you is a Son of Liberty, perhaps nobody is. A Son can put an enemy of that name on an adjacent tile once a day, or move one for 2 AP, and is known from then on. If a known Son falls to 0 HP, you win. Your own card stays face down until the game ends.';

/** A part of what is read, with what stands before the colon. */
export interface Passage {
  readonly head?: string;
  readonly text: string;
}
/** The private text of a team card. All of them have one shape and one length, about: how long somebody reads must tell nothing. */
export function teamText({ aim, persona }: TeamCard, players: number): readonly Passage[] {
  return aim
    ? [
        { text: persona },
        { head: 'Your aim', text: AIMS[aim](players) },
        { head: 'On your turn you can', text: SON_KNOWS },
        { text: LAST_WORDS[aim] },
      ]
    : [
        { text: persona },
        { head: 'Your aim', text: 'the last card of the mission is fulfilled; all Survivors win together.' },
        { head: 'You should know', text: SURVIVOR_KNOWS },
        { text: 'Be careful whom you thank, and thank them anyway.' },
      ];
}
