/** The log of enemies and fights: who comes, who moves, who strikes whom, and who falls. */
import { capital, plural } from '@quarry/kernel';
import { enemyCard, merchantCard } from '../../content/box.ts';
import { sayEffects } from '../../content/words/index.ts';
import type { Told } from '../../events.ts';
import { around } from '../../map.ts';
import type { View } from '../../state.ts';
import { anEnemy, bareSum, cardName, cardNames, foeName, merchantDoes, onTile, person, theEnemy, tileName, wayName } from '../names.ts';
import { type Say, type Says, who } from './facts.ts';

const the = (view: View, e: { readonly enemy: number; readonly card: number }): string => capital(theEnemy(view, e.enemy, e.card));

// Moves

const goes: Say<'enemy-moved'> = (e, view) => {
  const to = tileName(view, e.to);
  switch (e.why) {
    case 'approach':
      return `${the(view, e)} comes onto ${to}.`;
    case 'flees':
      return `${the(view, e)} flees to ${to}.`;
    case 'liberty':
      return `${the(view, e)} is sent onto ${to}.`;
    case 'd8':
    case 'text':
      return `${the(view, e)} moves ${wayName(around(e.from).indexOf(e.to))}, onto ${to}.`;
  }
};
const STAYS: Readonly<Record<Told<'enemy-stayed'>['why'], string>> = {
  seven: 'rolls 7 and stays',
  fire: 'stays: a fire burns where it would go',
  edge: 'stays: there is no ground left to go to',
  nobody: 'stays: it sees nobody',
};
const meets: Say<'met'> = (e, view, reader) => {
  const { onMeeting, hp } = enemyCard(e.card);
  const text = onMeeting && onMeeting.length > 0 ? ` ${sayEffects(onMeeting)}` : '';
  return `${who(e, view, reader).does('faces')} ${theEnemy(view, e.enemy, e.card)}, ${hp} HP.${text}`;
};

// Attacks

const strikes: Say<'attacks'> = (e, view, reader) => {
  const at = e.target === 'character' ? person(view, e.id, reader).whom : foeName(view, e.target, e.id);
  const how = e.isRanged ? 'shoots at' : e.isUnseen ? 'attacks, unseen,' : 'attacks';
  return `${who(e, view, reader).does(how)} ${at}${e.weapon >= 0 ? ` with the ${cardName(e.weapon)}` : ''}.`;
};
const hits: Say<'struck'> = (e, view, reader) => {
  const one = person(view, e.who, reader);
  const prevented = e.prevented === 0 ? '' : e.damage === 0 ? ', all of it prevented' : `, ${e.prevented} prevented`;
  const by =
    e.by === 'character'
      ? person(view, e.id, reader).does(e.isRanged ? 'shoots' : 'hits')
      : `${capital(foeName(view, e.by, e.id))} ${e.isRanged ? 'shoots' : 'attacks'}`;
  const sum = e.faces.length === 0 ? 'no dice' : bareSum(e);
  return `${by} ${one.whom}: ${sum}${e.successes === 0 ? ', no damage' : prevented}.`;
};
const falls: Say<'enemy-defeated'> = (e, view) =>
  `${capital(theEnemy(view, e.enemy, e.card))} is defeated. A body lies ${onTile(view, e.hex)} until the next Preparation.`;
const angers: Say<'merchant-angered'> = (e, view, reader) => {
  const { fights, foes } = view.merchants[e.merchant]!;
  if (fights.includes(e.who) && foes.includes(e.who))
    return `${merchantDoes(view, e.merchant, 'goes', 'go')} on fighting ${who(e, view, reader).whom}.`;
  return `${merchantDoes(view, e.merchant, 'fights', 'fight')} ${who(e, view, reader).whom} ${foes.includes(e.who) ? 'from now on' : 'back'}.`;
};

type FightEvent =
  | 'spawned'
  | 'passed-over'
  | 'met'
  | 'enemy-moved'
  | 'enemy-stayed'
  | 'enemy-hurt'
  | 'enemy-defeated'
  | 'enemy-left'
  | 'enemy-tapped'
  | 'stage-reached'
  | 'round-begun'
  | 'attacks'
  | 'dodges'
  | 'joined'
  | 'join-lapsed'
  | 'struck'
  | 'attack-dodged'
  | 'attack-taken-over'
  | 'shot-fired'
  | 'rush-failed'
  | 'merchant-angered'
  | 'merchant-hurt';

export const FIGHTS: Says<FightEvent> = {
  spawned: ({ card, hex }, view) => `${capital(anEnemy(card))} appears ${onTile(view, hex)}.`,
  'passed-over': ({ cards }) => `Passed over in the enemy deck: ${cardNames(cards)}.`,
  met: meets,
  'enemy-moved': goes,
  'enemy-stayed': (e, view) => `${the(view, e)} ${STAYS[e.why]}.`,
  'enemy-hurt': (e, view) => `${the(view, e)} takes ${e.n} damage: ${e.left} of ${enemyCard(e.card).hp} HP left.`,
  'enemy-defeated': falls,
  'enemy-left': (e, view) => `${the(view, e)} leaves ${tileName(view, e.hex)} and the map.`,
  'enemy-tapped': (e, view) => `${the(view, e)} is tapped: no attack until the next combat round begins.`,
  'stage-reached': (e, view) => {
    const stage = enemyCard(e.card).stages?.[e.stage - 1];
    return `${the(view, e)} changes${stage?.name ? `: ${stage.name}` : ''}.${stage?.onStage?.length ? ` ${sayEffects(stage.onStage)}` : ''}`;
  },
  'round-begun': (e, view, reader) =>
    e.isInitial
      ? `Initial combat round ${onTile(view, e.hex)} for ${who(e, view, reader).whom}.`
      : `A combat round ${onTile(view, e.hex)}.`,
  attacks: strikes,
  dodges: (e, view, reader) => `${who(e, view, reader).does('dodges')}.`,
  joined: (e, view, reader) => `${who(e, view, reader).does('joins')} the fight of ${person(view, e.with, reader).whom}.`,
  'join-lapsed': (e, view, reader) => `There is nobody left to fight for ${who(e, view, reader).whom}: no AP spent.`,
  struck: hits,
  'attack-dodged': (e, view, reader) => `${who(e, view, reader).does('dodges')} the attack of ${foeName(view, e.by, e.id)}.`,
  'attack-taken-over': (e, view, reader) =>
    `${who(e, view, reader).does('steps')} in front of ${person(view, e.from, reader).whom}: the attack falls on ${who(e, view, reader).whom}.`,
  'shot-fired': (e, view, reader) => `${who(e, view, reader).Whose} ${cardName(e.card)} has ${plural(e.left, 'shot')} left.`,
  'rush-failed': (e, view, reader) => `${who(e, view, reader).does('does')} not get through.`,
  'merchant-angered': angers,
  'merchant-hurt': (e, view) => {
    const { fight, pronoun } = merchantCard(view.merchants[e.merchant]!.id);
    return `${foeName(view, 'merchant', e.merchant)} ${pronoun === 'they' ? 'take' : 'takes'} ${e.n} damage: ${e.left} of ${fight!.hp} HP left.`;
  },
};
