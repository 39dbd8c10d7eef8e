/** The log of enemies and fights: who comes, who moves, who strikes whom, and who falls. */
import { capital, plural, type Seat, sayList } from '@quarry/kernel';
import { characterCard, enemyCard, merchantCard, thing } from '../../content/box.ts';
import { sayEffects } from '../../content/words/index.ts';
import type { RollSum, Shield, Told } from '../../events.ts';
import { around } from '../../places.ts';
import type { View, Who } from '../../state.ts';
import {
  anEnemy,
  bareSum,
  cardName,
  cardNames,
  foeName,
  hpSays,
  merchantDoes,
  onTile,
  ontoTile,
  person,
  theEnemy,
  tileName,
  wayName,
} from '../names.ts';
import { type Say, type Says, who } from './facts.ts';

const the = (view: View, e: { readonly enemy: number; readonly card: number }): string => capital(theEnemy(view, e.enemy, e.card));

// Moves

const goes: Say<'enemy-moved'> = (e, view) => {
  const to = ontoTile(view, e.to);
  switch (e.why) {
    case 'approach':
      return `${the(view, e)} comes ${to}.`;
    case 'flees':
      return `${the(view, e)} flees ${to}.`;
    case 'liberty':
      return `${the(view, e)} is sent ${to}.`;
    case 'd8':
    case 'text':
      return `${the(view, e)} moves ${wayName(around(e.from).indexOf(e.to))}, ${to}.`;
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

const armed = (weapon: number): string => (weapon >= 0 ? ` with the ${cardName(weapon)}` : ' with bare hands');
/** What is left in the weapon. */
function shotsLeft({ weapon, shots }: Pick<Told<'attacks'>, 'weapon' | 'shots'>): string {
  if (shots < 0) return '';
  const { kind } = thing(weapon).weapon!.ammunition!;
  return ` The ${cardName(weapon)} has ${shots === 0 ? `no ${kind}` : plural(shots, kind)} left.`;
}
/** `1 + 2 = 3 damage, 2 of 5 HP left`. */
const toll = (sum: string, damage: number, left: string): string => (damage > 0 ? `${sum} damage, ${left} left.` : `${sum}, no damage.`);
const diceSum = (e: RollSum): string => (e.faces.length === 0 ? 'no dice' : bareSum(e));

/** Who attacks whom with what, the dice, what they come to, and what is left. */
const strikes: Say<'attacks'> = (e, view, reader) => {
  const deed = who(e, view, reader).does(e.isRanged ? 'shoots at' : 'attacks');
  const unseen = e.isUnseen ? ', unseen,' : '';
  const left = `${e.left} of ${e.of} HP`;
  return `${deed} ${foeName(view, e.target, e.id)}${unseen}${armed(e.weapon)}: ${toll(diceSum(e), e.damage, left)}${shotsLeft(e)}`;
};
/** Who attacks the character: enemies and merchants fight with what is printed on them. */
function attacker(e: Told<'struck' | 'attack-dodged'>, view: View, reader: Seat | null): string {
  const at = person(view, e.who, reader).whom;
  const [one, many] = e.isRanged ? ['shoots at', 'shoot at'] : ['attacks', 'attack'];
  if (e.by === 'character') return `${person(view, e.id, reader).does(one!)} ${at}${armed(e.weapon)}`;
  return e.by === 'merchant' ? `${merchantDoes(view, e.id, one!, many!)} ${at}` : `${capital(theEnemy(view, e.id))} ${one} ${at}`;
}
const shieldName = ({ by, card }: Shield, view: View, one: Who): string =>
  by === 'card' ? `the ${cardName(card)}` : by === 'dodge' ? 'the Dodge' : characterCard(view.characters[one]!.id).skill.name;
const hits: Say<'struck'> = (e, view, reader) => {
  const off = e.shields.filter(({ n }) => n > 0).map(one => `${shieldName(one, view, e.who)} takes off ${one.n}`);
  const left = hpSays(view, e.who, e.left);
  const sum =
    off.length === 0
      ? toll(diceSum(e), e.damage, left)
      : `${diceSum(e)}, ${sayList(off)}: ${e.damage > 0 ? `${e.damage} damage, ${left} left` : 'no damage'}.`;
  return `${attacker(e, view, reader)}: ${sum}${shotsLeft(e)}`;
};
const misses: Say<'attack-dodged'> = (e, view, reader) =>
  `${attacker(e, view, reader)}: ${diceSum(e)}, and ${who(e, view, reader).inside('dodges')} it.${shotsLeft(e)}`;
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
      ? `A fight ${onTile(view, e.hex)}. The first combat round costs ${who(e, view, reader).whom} no AP.`
      : `A combat round ${onTile(view, e.hex)}.`,
  attacks: strikes,
  dodges: (e, view, reader) => `${who(e, view, reader).does('dodges')}.`,
  joined: (e, view, reader) => `${who(e, view, reader).does('joins')} ${person(view, e.with, reader).whose} fight.`,
  'join-lapsed': (e, view, reader) => `There is nobody left to fight for ${who(e, view, reader).whom}: no AP spent.`,
  struck: hits,
  'attack-dodged': misses,
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
