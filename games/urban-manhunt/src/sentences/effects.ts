/** The text of a card, made from the same data that the rules read, so that text and behaviour cannot drift apart. */
import { capital, sayList } from '@quarry/kernel';
import type { Moment, Proviso, Text } from '../content/types.ts';
import { type Effect, sayEffect } from '../content/words/index.ts';
import { sayGain } from '../content/words/resources.ts';
import { sayRolls, type Voice } from '../content/words/saying.ts';

/** What is gained twice in a row by the same hunter is said once: `gain 1 Momentum and 2 points`. */
function phrases(effects: readonly Effect[], voice: Voice): string[] {
  let opening = '';
  return effects.map(effect => {
    const before = opening;
    opening = effect.do === 'momentum' || effect.do === 'points' ? sayGain(effect, '') : '';
    const says = sayEffect(effect, voice);
    return opening !== '' && opening === before ? says.slice(opening.length) : says;
  });
}

/** All in one breath, as after a colon. */
export const sayEffects = (effects: readonly Effect[], voice: Voice = 'hunter'): string => sayList(phrases(effects, voice));

const sentence = (text: string): string => `${capital(text)}.`;

const FROM = { fight: ' in a Fight', shoot: ' in a Shoot' } as const;
const sayRollsOf = (whose: string, { checks, from }: Text): string => `${sayRolls(whose, checks)}${from ? FROM[from] : ''}`;

function nearby({ if: provisos }: Text): string {
  const near = provisos?.find(proviso => proviso.is === 'near');
  return near ? ` within ${near.n}" of you` : '';
}

const WINDOWS: { readonly [M in Exclude<Moment, 'always'>]: (text: Text) => string } = {
  act: () => 'between your actions',
  pre: text => `before ${sayRollsOf('your', text)}`,
  post: text => `after ${sayRollsOf('your', text)}`,
  'rival-pre': text => `before ${sayRollsOf('a rival’s', text)}`,
  'rival-post': text => `after ${sayRollsOf('a rival’s', text)}`,
  wound: () => 'when you are about to take wounds',
  elim: () => 'when you eliminate a crim',
  'rival-elim': text => `when a rival eliminates a crim${nearby(text)}`,
  'crim-start': text => `when a crim${nearby(text)} is about to act`,
  spawn: () => 'when a crim is about to enter the zone',
  depleted: () => 'when one of your attacks is depleted',
  deploy: () => 'when you take your corner',
  return: () => 'when you return to the zone',
  'pod-opened': () => 'when you open a pod',
  'killed-in-fight': () => 'when you eliminate a crim in a Fight',
  'crim-hit': () => 'when they hit a hunter',
  'crim-killed': () => 'when you eliminate them',
  'end-of-turn': () => 'at the end of the turn',
};

/** Nearness is said with the crim that it is about; in a check that is its target. */
const sayNear = ({ when }: Text, n: number): string[] =>
  when === 'pre' || when === 'post' ? [`if the target is within ${n}" of you`] : [];

const PROVISOS: Readonly<Record<Exclude<Proviso['is'], 'near'>, string>> = {
  unengaged: 'if you are unengaged',
  'target-wounded': 'if the target has Wound Tokens',
  missed: 'if it missed',
};

const times = (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`;

function sayWindow(text: Text, moment: Exclude<Moment, 'always'>): string {
  const { perMatch, perActivation, if: provisos = [] } = text;
  return [
    ...(perMatch === undefined ? [] : [`${times(perMatch)} per match`]),
    ...(perActivation === undefined ? [] : [`${times(perActivation)} per activation`]),
    WINDOWS[moment](text),
    ...provisos.flatMap(proviso => (proviso.is === 'near' ? sayNear(text, proviso.n) : [PROVISOS[proviso.is]])),
  ].join(', ');
}

/** A text with its window: `Before your Shoot roll: upgrade 2 dice.` */
export function sayText(text: Text, voice: Voice = 'hunter'): string {
  const { when, effects } = text;
  return when === 'always'
    ? effects.map(effect => sentence(sayEffect(effect, voice))).join(' ')
    : sentence(`${sayWindow(text, when)}: ${sayEffects(effects, voice)}`);
}

/** A text as something to be chosen, by its name and what it does: `Old Pro, reroll the Impact Die: once per match, after …`. */
export function sayUse(name: string, text: Text): string {
  const { when, effects } = text;
  return `${name}, ${sayEffects(effects)}${when === 'always' ? '' : `: ${sayWindow(text, when)}`}`;
}

export const sayTexts = (texts: readonly Text[], voice: Voice = 'hunter'): string => texts.map(text => sayText(text, voice)).join(' ');
