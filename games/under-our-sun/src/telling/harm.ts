/** What somebody suffered, summed up: who attacked and for how much, what else it cost, and what is left. */
import { capital, heard, type Seat, sayList, times, total } from '@quarry/kernel';
import { isCard } from '../content/box.ts';
import { PHASES_TO_REVIVE } from '../content/kinds.ts';
import type { SunEvent, Told } from '../events.ts';
import { isAlive } from '../questions/basics.ts';
import { cardName, foeName, hpSays, onTile, PHASE_NAMES, person, phaseAfter, pronounOf, theEnemy } from '../sentences/names.ts';
import { reviverNames } from '../sentences/texts.ts';
import type { View, Who } from '../state.ts';
import { again, have, isYou, subject, whom } from './people.ts';

interface Loss {
  readonly n: number;
  readonly says: string;
}
export interface Harm {
  readonly lost: number;
  readonly says: readonly string[];
  /** The event that weighs most. */
  readonly at: number;
}

type Cost = Told<'hurt'>['why'];

/** Whoever has left the map goes by the card, if that was told. */
export function enemyName(view: View, told: readonly SunEvent[], id: number): string {
  const of = told.find(one => 'enemy' in one && one.enemy === id && 'card' in one);
  return theEnemy(view, id, of && 'card' in of ? Number(of.card) : -1);
}
function attackerOf(view: View, told: readonly SunEvent[], e: Told<'struck'>, reader: Seat): string {
  if (e.by === 'character') return person(view, e.id, reader).whom;
  return e.by === 'merchant' ? foeName(view, 'merchant', e.id) : enemyName(view, told, e.id);
}
/** `the bear attacked you twice for 3`. */
function blows(told: readonly SunEvent[], view: View, who: Who, reader: Seat): Loss[] {
  const all = heard(told, 'struck')
    .map(({ event }) => event)
    .filter(one => one.who === who);
  const names = [...new Set(all.map(one => attackerOf(view, told, one, reader)))];
  return names.map(name => {
    const own = all.filter(one => attackerOf(view, told, one, reader) === name);
    const n = total(own.map(one => one.damage));
    const often = own.length > 1 ? ` ${times(own.length)}` : '';
    const deed = own.every(one => one.isRanged) ? 'shot at' : 'attacked';
    const target = n === 0 || isYou(view, who, reader) ? whom(view, who, reader) : pronounOf(view, who).him;
    return { n, says: `${name} ${deed} ${target}${often}${n > 0 ? ` for ${n}` : ' and did no damage'}` };
  });
}
/** The text that was read last before the event is the one that hurts. */
function textBefore(told: readonly SunEvent[], at: number): string {
  const word = told.slice(0, at).findLast(one => one.type === 'word');
  return word?.type === 'word' && isCard(word.card) ? cardName(word.card) : 'a text';
}
const COSTS: Readonly<Record<Exclude<Cost, 'attack' | 'shot' | 'text'>, (n: number, one: string) => string>> = {
  thirst: (n, one) => `${one} lacked ${n} water`,
  hunger: (_, one) => `${one} did not eat`,
  infection: n => `the infection cost ${n}`,
};
function otherCosts(told: readonly SunEvent[], view: View, who: Who, reader: Seat): Loss[] {
  const sums = new Map<string, { why: Cost; n: number }>();
  told.forEach((one, at) => {
    if (one.type !== 'hurt' || one.who !== who || one.why === 'attack' || one.why === 'shot') return;
    const key = one.why === 'text' ? textBefore(told, at) : one.why;
    sums.set(key, { why: one.why, n: (sums.get(key)?.n ?? 0) + one.n });
  });
  const pronoun = isYou(view, who, reader) ? 'you' : again(view, who, reader).toLowerCase();
  return [...sums].map(([key, { why, n }]) => ({
    n,
    says: why === 'attack' || why === 'shot' || why === 'text' ? `${key} cost ${n}` : COSTS[why](n, pronoun),
  }));
}
const isAttack = ({ why }: Told<'hurt'>): boolean => why === 'attack' || why === 'shot';

/** Everything that cost HP. */
export function harmOf(told: readonly SunEvent[], view: View, who: Who, reader: Seat): Harm | null {
  const causes = [...blows(told, view, who, reader), ...otherCosts(told, view, who, reader)];
  if (causes.length === 0) return null;
  const lost = total(causes.map(one => one.n));
  const says = causes.filter(one => one.n > 0 || lost === 0).map(one => one.says);
  return { lost, says, at: worstAt(told, who) };
}
function worstAt(told: readonly SunEvent[], who: Who): number {
  let worst = -1;
  let most = -1;
  told.forEach((one, at) => {
    const n = one.type === 'struck' && one.who === who ? one.damage : one.type === 'hurt' && one.who === who && !isAttack(one) ? one.n : -1;
    if (n > most) [worst, most] = [at, n];
  });
  return worst;
}
/** `You lost 3 HP: the bear attacked you for 2, and you lacked 1 water. You have 4 of 9 HP.` */
export function harmSays({ lost, says }: Harm, view: View, who: Who, reader: Seat, one = subject(view, who, reader)): string {
  if (lost === 0) return `${capital(joined(says))}.`;
  const name = again(view, who, reader);
  return `${one} lost ${lost} HP: ${joined(says)}. ${name} ${have(view, who, reader)} ${hpSays(view, who, view.characters[who]!.hp)}.`;
}
/** Clauses with a verb of their own. */
const joined = (says: readonly string[]): string =>
  says.length < 2 ? says.join('') : `${says.slice(0, -1).join(', ')}, and ${says.at(-1)}`;

const OF: Readonly<Record<Cost, string>> = {
  attack: 'in a fight ',
  shot: 'of a shot ',
  thirst: 'of thirst ',
  hunger: 'of hunger ',
  infection: 'of an infection ',
  text: '',
};
/** The loss that somebody died of. */
export function lastBlow(told: readonly SunEvent[], { who }: Told<'died'>, at = told.length): Told<'hurt'> | null {
  const last = told.slice(0, at).findLast(one => one.type === 'hurt' && one.who === who && one.left <= 0);
  return last?.type === 'hurt' ? last : null;
}
/** `of hunger `; nothing if it was not told. */
export function diedOf(told: readonly SunEvent[], e: Told<'died'>, at?: number): string {
  const last = lastBlow(told, e, at);
  return last ? OF[last.why] : '';
}

/** A death is told plainly, with what can still be done. */
export function deathSays(e: Told<'died'>, told: readonly SunEvent[], view: View, reader: Seat): string {
  const { him } = pronounOf(view, e.who);
  const died = `${subject(view, e.who, reader)} died ${diedOf(told, e)}${onTile(view, e.hex)}, ${PHASE_NAMES[e.phase]} of day ${e.day}.`;
  const back = told.findLast(one => one.type === 'revived' && one.who === e.who);
  if (back?.type === 'revived' && isAlive(view, e.who))
    return `${died} ${subject(view, back.by, reader)} brought ${isYou(view, e.who, reader) ? 'you' : him} back: ${hpSays(view, e.who, view.characters[e.who]!.hp)}.`;
  if (view.characters[e.who]!.isEliminated) return died;
  const until = phaseAfter(e.phase, e.day, PHASES_TO_REVIVE - 1);
  return `${died} ${capital(sayList(reviverNames().map(withArticle), 'or'))} can bring ${isYou(view, e.who, reader) ? 'you' : him} back until ${until} ends.`;
}
const withArticle = (name: string): string => `${/^[AEIOUaeiou]/.test(name) ? 'an' : 'a'} ${name}`;
