/** The text of a card, made from the same data that the rules read, so that text and behaviour cannot drift apart. */
import { plural, sayList } from '@quarry/kernel';
import { type AmmunitionSymbol, type Dice, FAR, type Once, type Proviso } from '../content/kinds.ts';
import type { ActionCard, Equipment, EventCard, Modification, MomentName, SalvageCard, Text, Trait } from '../content/types.ts';
import { type Effect, sayEffect } from '../content/words/index.ts';
import { sayDice, sayResource } from '../printed-names.ts';

/** What must be true, without the `if`. The kind of attack is said apart. */
const PROVISO_TEXT: Readonly<Record<Exclude<Proviso, 'ranged' | 'melee'>, string>> = {
  'target-not-alert': 'the target is not alert',
  'target-alert': 'the target is alert',
  'target-on-fire': 'the target is already on fire',
  'target-frozen': 'the target is already frozen',
  'target-shocked': 'the target is already shocked',
  component: 'you aim at a component',
  body: 'you aim at the body',
  'in-grass': 'you are in tall grass',
  'on-outcrop': 'you are on an outcrop',
  alone: 'no other hunter is in or next to your square',
  'same-square': 'the target is in your square',
  far: `the target is at least ${FAR} squares away`,
  killed: 'this kills the target',
  destroyed: 'this destroys a component',
  damaged: 'this does damage',
  unhurt: 'you suffered no damage',
};

export const MOMENT_TEXT: Readonly<Record<MomentName, string>> = {
  'any-time': 'At any time',
  'own-attack': 'When you attack',
  'ally-attack': 'When another hunter attacks',
  attacked: 'When an enemy attacks you',
  'evade-rolled': 'When you have rolled to evade',
  evaded: 'When an enemy’s attack has not hurt you',
  damaged: 'When an enemy’s attack has hurt you',
  'enemy-killed': 'When you kill an enemy',
  'component-destroyed': 'When you destroy a component',
  'condition-inflicted': 'When you inflict a condition on an enemy',
  'enemy-burns': 'When an enemy that you set on fire burns',
  'trap-sprung': 'When your trap goes off',
  sprinted: 'When you sprint',
  crafted: 'When you craft',
  'encounter-start': 'At the start of the encounter',
  'activation-start': 'At the start of your activation',
};

const ONCE_TEXT: Readonly<Record<Once, string>> = { activation: 'Once each activation', encounter: 'Once each encounter' };

/** Who is meant by `you` on an event; what it says of the whole encounter needs no such line. */
const EVENT_TEXT: Readonly<Record<EventCard['on'], string>> = {
  chooser: 'Counts for the Fledgling only.',
  rival: 'Counts for one rival of the Fledgling only.',
  leader: 'Counts for the Leader only.',
  all: '',
};

const isKind = (proviso: Proviso): proviso is 'ranged' | 'melee' => proviso === 'ranged' || proviso === 'melee';

function sayProvisos(provisos: readonly Proviso[]): string {
  const kinds = provisos.flatMap(proviso => (isKind(proviso) ? [` in a ${proviso} attack`] : []));
  const rest = provisos.flatMap(proviso => (isKind(proviso) ? [] : [PROVISO_TEXT[proviso]]));
  return `${kinds.join('')}${rest.length > 0 ? ` if ${sayList(rest)}` : ''}`;
}

/** What is optional comes last; of what it adds to something that is given anyway, there is more: `gain 2 more glory`. */
function optionalLast(effects: readonly Effect[]): { readonly effect: Effect; readonly says: string }[] {
  const plain = effects.filter(effect => effect.do !== 'may-pay');
  const given = plain.map(effect => sayEffect(effect, sayEffects));
  const more = (says: string): string => given.reduce((text, one) => text.replace(one, one.replace(/\d+/, '$& more')), says);
  return [
    ...plain.map((effect, i) => ({ effect, says: given[i]! })),
    ...effects.filter(effect => effect.do === 'may-pay').map(effect => ({ effect, says: more(sayEffect(effect, sayEffects)) })),
  ];
}

/** What an effect says, and on which provisos; effects in a row with the same provisos say them once. */
function phrases(effects: readonly Effect[]): string[] {
  const groups: { readonly says: string[]; readonly provisos: string }[] = [];
  for (const { effect, says } of optionalLast(effects)) {
    // `add-tear` says by itself that it is for components.
    const provisos = sayProvisos((effect.if ?? []).filter(proviso => !(proviso === 'component' && effect.do === 'add-tear')));
    const last = groups.at(-1);
    if (last && provisos !== '' && last.provisos === provisos) last.says.push(says);
    else groups.push({ says: [says], provisos });
  }
  return groups.map(({ says, provisos }) => `${sayList(says)}${provisos}`);
}

/** A phrase with a subject of its own, after which an order would read like part of it; so it would after an `if`. */
const CLAUSE = /^(a|each|enemies|one|that|the|this|you|your)\b/;

/** All in one breath, as after a colon. */
export function sayEffects(effects: readonly Effect[]): string {
  const says = phrases(effects);
  return says.slice(0, -1).some(phrase => CLAUSE.test(phrase) || phrase.includes(' if ')) ? says.join('; ') : sayList(says);
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const sentences = (effects: readonly Effect[]): string[] => phrases(effects).map(sentence);
const sayCrit = (crit: readonly Effect[]): string[] => (crit.length > 0 ? [`Crit: ${sayEffects(crit)}.`] : []);

/** A moment and what happens then: `Once each encounter, when you kill an enemy: gain 1 glory`. */
function sayMoment(moment: string, once: Once | undefined, says: string): string {
  return once ? `${ONCE_TEXT[once]}, ${moment.charAt(0).toLowerCase()}${moment.slice(1)}: ${says}.` : `${moment}: ${says}.`;
}

/** What is added to attacks; a text for one kind of attack names it at the start. */
function sayAdded({ once, ...effect }: Effect & { readonly once?: Once }): string {
  const kind = effect.if?.find(isKind);
  const rest = { ...effect, if: (effect.if ?? []).filter(proviso => proviso !== kind) };
  return sayMoment(kind ? `When you make a ${kind} attack` : 'When you attack', once, sayEffects([rest]));
}

/** What is added to evades; a text that speaks of the roll says so itself. */
function sayEvading(effects: readonly Effect[], once?: Once): string {
  const says = sayEffects(effects);
  return !once && says.includes('evade') ? sentence(says) : sayMoment('When you evade', once, says);
}

export function sayText({ always, attack, evade, when }: Text): string {
  return [
    ...sentences(always ?? []),
    ...(attack ?? []).map(sayAdded),
    ...(evade ?? []).map(({ once, ...effect }) => sayEvading([effect], once)),
    ...(when ?? []).map(({ when: moment, once, effects }) => sayMoment(MOMENT_TEXT[moment], once, sayEffects(effects))),
  ].join(' ');
}

type Sayable = ActionCard | Equipment | Modification | Trait | SalvageCard | EventCard;

const said = new WeakMap<Sayable, string>();

/** What a card says, without its name. It is said so often that it is put into words once. */
export function cardText(card: Sayable): string {
  const known = said.get(card);
  if (known !== undefined) return known;
  const text = putIntoWords(card);
  said.set(card, text);
  return text;
}

function putIntoWords(card: Sayable): string {
  if ('type' in card) return actionText(card);
  if ('sort' in card) return card.on === 'all' ? sayText(card) : `${EVENT_TEXT[card.on]} ${sayText(card)}`;
  switch (card.kind) {
    case 'weapon':
      return [
        card.arc === 'melee' ? 'Melee.' : `Range ${card.range}.`,
        `Roll ${sayDice(card.dice)}.`,
        ...sayFor(card.symbols, 'Takes'),
        ...sentences(card.attack ?? []),
        ...sayCrit(card.crit),
        saySlots(card.slots, 'coil'),
      ].join(' ');
    case 'armour':
      return [`Evade with ${sayDice(card.dice)}.`, ...sayCrit(card.crit), sayText(card), saySlots(card.slots, 'weave')]
        .filter(Boolean)
        .join(' ');
    case 'coil':
      return `When you attack with this weapon: ${sayEffects(card.effects)}.`;
    case 'weave':
      return sayEvading(card.effects);
    case 'resource':
      return card.resource === 'metal-shards'
        ? `Pays ${sayResource(1, card.resource)} at a merchant.`
        : `Pays ${sayResource(1, card.resource)}, or ${sayResource(1, 'metal-shards')} at a merchant.`;
    case 'wild':
      return card.visit ? 'Counts as any resource. Discard it to visit a merchant of any level.' : 'Counts as any resource.';
    case 'fate':
      return sentences(card.effects).join(' ');
    case 'trait':
    case 'miscellaneous':
      return sayText(card);
  }
}

/** How many modifications fit on it. */
const saySlots = (n: number, kind: 'coil' | 'weave'): string =>
  n === 0 ? `No slot for a ${kind}.` : `${plural(n, 'slot')} for ${n === 1 ? `a ${kind}` : `${kind}s`}.`;

/** Which ammunition a weapon takes, or which weapon ammunition is for. */
function sayFor(symbols: readonly AmmunitionSymbol[], verb: string): string[] {
  return symbols.length > 0 ? [sentence(`${verb} ${sayList(symbols)} ammunition`.trim())] : [];
}

function actionText(card: ActionCard): string {
  switch (card.type) {
    case 'stamina':
      return 'Does nothing, but is lost to damage like any other card.';
    case 'interrupt': {
      // What is optional gets a sentence of its own.
      const [offered, plain] = [
        card.effects.filter(effect => effect.do === 'may-pay'),
        card.effects.filter(effect => effect.do !== 'may-pay'),
      ];
      return [
        sayMoment(MOMENT_TEXT[card.when], undefined, sayEffects(plain.length > 0 ? plain : offered)),
        ...(plain.length > 0 ? sentences(offered) : []),
      ].join(' ');
    }
    case 'ability': {
      const limits = [
        ...(card.only ? [`Only for a ${card.only} attack.`] : []),
        ...(card.onTraps ? ['Also when your trap goes off.'] : []),
      ];
      return [...addedDice(card.dice), ...sentences(card.effects), ...limits].join(' ');
    }
    case 'ammunition': {
      const trap = card.trap ? ['Trap: lies on a square until an enemy enters it.'] : [];
      return [...sayFor(card.symbols, ''), ...trap, ...addedDice(card.dice), ...sentences(card.effects), ...sayCrit(card.crit)].join(' ');
    }
  }
}

const addedDice = (dice: Dice = {}): string[] => (sayDice(dice) ? [`Add ${sayDice(dice)}.`] : []);
