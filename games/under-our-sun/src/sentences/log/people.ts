/** The log of characters: rolls and karma, health, water, conditions, stealth; and of their deaths, which are told plainly. */
import { capital, plural, sayList } from '@quarry/kernel';
import { characterCard } from '../../content/box.ts';
import { PHASES_TO_REVIVE } from '../../content/kinds.ts';
import { LASTING } from '../../content/words/index.ts';
import { UNTIL } from '../../content/words/people.ts';
import type { Purpose, Told } from '../../events.ts';
import { waterRoom } from '../../questions.ts';
import type { View } from '../../state.ts';
import {
  apLeft,
  cardName,
  characterName,
  characterNames,
  fitnessName,
  foeName,
  hpSays,
  onTile,
  PHASE_NAMES,
  person,
  phaseAfter,
  pronounOf,
  successesSay,
  sumSays,
  theEnemy,
} from '../names.ts';
import { reviverNames } from '../texts.ts';
import { type Say, type Says, who } from './facts.ts';

// Rolls

const OWN: Readonly<Partial<Record<Purpose, string>>> = {
  strength: 'tests strength',
  dexterity: 'tests dexterity',
  stealth: 'tests stealth',
  check: 'makes a stealth check',
  sneak: 'sneaks',
  dodge: 'tries to dodge',
  container: 'tries the container',
  theft: 'reaches for the goods',
  loot: 'searches the body',
  rush: 'rushes the shooter',
};
const rolls: Say<'rolled'> = (e, view, reader) => {
  if (e.for === 'approach')
    return `${capital(theEnemy(view, e.id))} ${e.successes > 0 ? 'wants to come closer' : 'does not come closer'}: ${sumSays(e)}.`;
  if (e.by !== 'character') return `${capital(foeName(view, e.by, e.id))} rolls ${sumSays(e)}.`;
  // Karma may still turn a failure.
  const unseen = e.for === 'check' && e.successes > 0 ? ', unseen' : '';
  return `${person(view, e.id, reader).does(OWN[e.for] ?? 'rolls')}: ${sumSays(e)}${unseen}.`;
};
const usesKarma: Say<'karma-used'> = (e, view, reader) => {
  const spent = e.rerolled.length - e.kept;
  const price = spent === 0 ? 'no karma is spent' : `${spent} karma spent`;
  return `${who(e, view, reader).does('rolls')} ${plural(e.rerolled.length, 'die', 'dice')} again by karma: ${sumSays(e)}. ${capital(price)}, ${e.left} left.`;
};

// Health

const harmed: Say<'hurt'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const left = hpSays(view, e.who, e.left);
  switch (e.why) {
    case 'thirst':
      return `${one.does('lacks')} ${e.n} water: ${e.n} damage, ${left}.`;
    case 'hunger': {
      const hasFood = view.characters[e.who]!.goods[0]! > 0;
      return `${hasFood ? `${one.does('does')} not eat` : `${one.does('has')} no food`}: ${e.n} damage, ${left}.`;
    }
    case 'infection':
      return `The infection costs ${one.whom} ${e.n} HP: ${left}.`;
    case 'shot':
      return `The shot does ${e.n} damage to ${one.whom}: ${left}.`;
    case 'attack':
    case 'text':
      return `${one.does('takes')} ${e.n} damage: ${left}.`;
  }
};
/** Name, place, time, what can still be done; then one line without any wit. */
const dies: Say<'died'> = (e, view) => {
  const { him, his } = pronounOf(view, e.who);
  const until = phaseAfter(e.phase, e.day, PHASES_TO_REVIVE - 1);
  return [
    `${characterName(view, e.who)} is dead. ${capital(onTile(view, e.hex))}, ${PHASE_NAMES[e.phase]} of day ${e.day}.`,
    `${capital(sayList(reviverNames().map(withArticle), 'or'))} can bring ${him} back until ${until} ends.`,
    `What was ${his === 'her' ? 'hers' : 'his'} lies with ${him} and can be taken there.`,
  ].join(' ');
};
const withArticle = (name: string): string => `${/^[AEIOUaeiou]/.test(name) ? 'an' : 'a'} ${name}`;
const prevents: Say<'prevented'> = (e, view, reader) => {
  const source = e.card >= 0 ? `the ${cardName(e.card)}` : characterCard(view.characters[e.who]!.id).skill.name;
  return `${capital(source)} prevents ${e.n} damage to ${who(e, view, reader).whom}.`;
};

const changesAp: Say<'ap-changed'> = (e, view, reader) => {
  const amount = `${Math.abs(e.by)} AP`;
  const one = who(e, view, reader);
  return `${one.does(e.by < 0 ? 'loses' : 'gains')} ${amount}: ${apLeft(view, e.who)}.`;
};
const water = (view: View, e: Told<'water-gained' | 'water-lost' | 'rain-collected' | 'replenished'>): string =>
  `${e.left} of ${waterRoom(view, e.who)} water`;

type PeopleEvent =
  | 'rolled'
  | 'karma-used'
  | 'rerolled'
  | 'numbers-rolled'
  | 'tie-rolled'
  | 'paid'
  | 'hurt'
  | 'healed'
  | 'prevented'
  | 'died'
  | 'eliminated'
  | 'revived'
  | 'infected'
  | 'cured'
  | 'water-gained'
  | 'water-lost'
  | 'ap-changed'
  | 'karma-changed'
  | 'lasts'
  | 'hid'
  | 'exposed'
  | 'replenished'
  | 'rain-collected'
  | 'slept'
  | 'skill-used';

export const PEOPLE: Says<PeopleEvent> = {
  rolled: rolls,
  'karma-used': usesKarma,
  rerolled: (e, view, reader) => `${cardName(e.card)}: ${who(e, view, reader).inside('rolls')} all dice again, ${sumSays(e)}.`,
  'numbers-rolled': (e, view) => `${capital(theEnemy(view, e.enemy, e.card))} rolls ${sayList(e.rolled.map(String))}.`,
  'tie-rolled': ({ among, successes }, view) =>
    `${characterNames(view, among)} are equally near: ${sayList(among.map((one, i) => `${characterName(view, one)} ${successesSay(successes[i]!)}`))}. The fewest draw it.`,
  paid: (e, view, reader) => `${who(e, view, reader).does('pays')} ${e.ap} AP: ${e.left} left.`,
  hurt: harmed,
  healed: (e, view, reader) => `${who(e, view, reader).does('heals')} ${e.n}: ${hpSays(view, e.who, e.left)}.`,
  prevented: prevents,
  died: dies,
  eliminated: ({ who: dead }, view) =>
    `It is too late to bring ${characterName(view, dead)} back. What ${pronounOf(view, dead).his === 'her' ? 'she' : 'he'} carried lies ${onTile(view, view.characters[dead]!.hex)}.`,
  revived: (e, view, reader) =>
    `${person(view, e.by, reader).does('brings')} ${characterName(view, e.who)} back: ${hpSays(view, e.who, e.hp)}, no AP in this phase.`,
  infected: (e, view, reader) =>
    `${who(e, view, reader).does('is')} infected: 1 damage at the start of each Morning and Night, until it is cured.`,
  cured: (e, view, reader) => `${who(e, view, reader).does('is')} not infected any more.`,
  'water-gained': (e, view, reader) => `${who(e, view, reader).does('gains')} ${e.n} water: ${water(view, e)}.`,
  'water-lost': (e, view, reader) => `${who(e, view, reader).does('gives')} up ${e.n} water: ${water(view, e)} left.`,
  'ap-changed': changesAp,
  'karma-changed': (e, view, reader) =>
    `${who(e, view, reader).does(e.by < 0 ? 'loses' : 'gains')} ${Math.abs(e.by)} karma: ${e.left} of 3.`,
  lasts: (e, view, reader) => `${capital(UNTIL[e.until])}, for ${who(e, view, reader).whom}: ${LASTING[e.is].says}.`,
  hid: (e, view, reader) =>
    `${who(e, view, reader).does('is')} in stealth ${onTile(view, e.hex)}${view.phase === 'preparation' ? ': enemies may come there again' : ''}.`,
  exposed: (e, view, reader) => `${who(e, view, reader).does('is')} seen ${onTile(view, e.hex)}.`,
  replenished: (e, view, reader) =>
    `${who(e, view, reader).does('fills')} all bottles ${onTile(view, e.hex)}: ${water(view, e)}. ${e.apLeft} AP left.`,
  'rain-collected': (e, view, reader) => `${who(e, view, reader).does('collects')} ${e.n} water of the rain: ${water(view, e)}.`,
  slept: (e, view, reader) =>
    `${who(e, view, reader).does('sleeps')} for ${e.cost} AP: ${fitnessName(e.fitness)} now. ${apLeft(view, e.who)}.`,
  'skill-used': (e, view, reader) => {
    const { skill } = characterCard(view.characters[e.who]!.id);
    return `${who(e, view, reader).does('uses')} ${skill.name}, once a ${skill.per}.`;
  },
};
