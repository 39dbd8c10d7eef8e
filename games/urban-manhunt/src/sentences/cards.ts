/** Printed cards as faces: the line above the name, the name, and what the card says. And a dataslate, line by line. */

import { capital, type Face } from '@quarry/kernel';
import { box, controlCard, crimCard, dataslate, eventCard, type Sort, sortOf } from '../content/box.ts';
import { ATTRIBUTES, DEMEANORS } from '../content/kinds.ts';
import type { Attack, ControlCard, CrimCard, EventCard, MomentumOption, SpecialRule } from '../content/types.ts';
import type { Voice } from '../content/words/saying.ts';
import { ATTRIBUTE_NAMES, CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../printed-names.ts';
import { sayEffects, sayTexts } from './effects.ts';

export function sayAttack({ name, kind, range, damage, isDepletable }: Attack): string {
  const reach = kind === 'ranged' ? `ranged ${range}"` : 'melee';
  return `${name} (${reach}, Damage ${damage}${isDepletable ? ', depletable' : ''})`;
}
const sayAttacks = (attacks: readonly Attack[]): string => `${attacks.map(sayAttack).join('; ')}.`;

/** What is out of the ordinary about a model's body. */
function sayBody({ isLarge, height = 1 }: { readonly isLarge?: true; readonly height?: number }): string[] {
  const parts = [...(isLarge ? ['large base'] : []), ...(height === 1 ? [] : [`Height ${height}`])];
  return parts.length > 0 ? [`${capital(parts.join(', '))}.`] : [];
}

const sayRule = ({ name, texts }: SpecialRule, voice: Voice): string[] => (texts.length > 0 ? [`${name}: ${sayTexts(texts, voice)}`] : []);

function eventSays({ keeper, immediate = [], always = [] }: EventCard): string {
  if (keeper) return sayTexts(keeper);
  // What lasts says so itself, in front of what it does.
  const atOnce = immediate.filter(effect => effect.do !== 'stay-in-force');
  return [
    ...(atOnce.length > 0 ? [`${capital(sayEffects(atOnce, 'zone'))}.`] : []),
    ...(always.length > 0 ? [`Until the end of the next turn ${sayEffects(always, 'zone')}.`] : []),
  ].join(' ');
}

function crimSays(card: CrimCard): string {
  const { move, fight, shoot, defense, stealth, wounds, bpv, attacks, rule } = card;
  return [
    `Base Point Value ${bpv}.`,
    `Move ${move}, Fight ${fight}, ${shoot === null ? 'no Shoot' : `Shoot ${shoot}`}, Defense ${defense}, Stealth ${stealth}, Wounds ${wounds}.`,
    sayAttacks(attacks),
    ...sayBody(card),
    ...(rule ? sayRule(rule, 'crim') : []),
  ].join(' ');
}

const MODES: Readonly<Record<ControlCard['mode'], string>> = {
  random: 'at random tubes',
  first: 'at tubes chosen by the First Player',
  trailing: 'at tubes chosen by whoever has the fewest points',
  far: 'at the tubes farthest from the hunters',
};

function controlSays({ restock, event, k, mode, orders, twist }: ControlCard): string {
  return [
    ...(restock ? ['Restock the pods.'] : []),
    ...(event ? ['The First Player draws an Event Card.'] : []),
    `New crims: half the number of hunters, rounded up${k > 0 ? `, plus ${k}` : ''}, ${MODES[mode]}.`,
    `${DEMEANORS.map(demeanor => `${DEMEANOR_NAMES[demeanor]}: ${CRIM_ACTION_NAMES[orders[demeanor]]}`).join('. ')}.`,
    ...(twist ? [`This turn ${sayEffects(twist, 'zone')}.`] : []),
  ].join(' ');
}

const FACES: Readonly<Record<Sort, (no: number) => Face>> = {
  event: no => {
    const card = eventCard(no);
    return { name: card.name, kind: card.keeper ? 'Event · Keeper' : 'Event', says: eventSays(card), flavour: card.flavour };
  },
  crim: no => {
    const card = crimCard(no);
    return { name: card.name, kind: `Crim · ${DEMEANOR_NAMES[card.demeanor]}`, says: crimSays(card), flavour: card.flavour };
  },
  control: no => {
    const card = controlCard(no);
    return { name: card.name, kind: 'Control', says: controlSays(card), flavour: card.flavour };
  },
};

export const faceOf = (no: number): Face => FACES[sortOf(no)](no);
/** Every card of the box, by its number. */
export const faces = (): readonly Face[] => box.cards.map(({ no }) => faceOf(no));

/** What a Special Rule says, body included. */
export function saySpecialRule(index: number): readonly string[] {
  const slate = dataslate(index);
  const { texts } = slate.rule;
  return [[...sayBody(slate), ...(texts.length > 0 ? [sayTexts(texts)] : [])].join(' ')];
}

export const sayOption = (option: MomentumOption): { readonly heading: string; readonly lines: readonly string[] } => ({
  heading: `${option.name} (${option.cost} Momentum)`,
  lines: [sayTexts([option])],
});

/** By name and in one breath: `Prime Marlowe, a seasoned all-rounder`. */
export function slateOffered(index: number): string {
  const { name, idea } = dataslate(index);
  return `${name}, ${idea.charAt(0).toLowerCase()}${idea.slice(1)}`;
}

/** A dataslate in lines: attributes, attacks, Special Rule, then one for each Momentum Option. */
export function dataslateSays(index: number): readonly string[] {
  const slate = dataslate(index);
  return [
    `${ATTRIBUTES.map(attribute => `${ATTRIBUTE_NAMES[attribute]} ${slate.attributes[attribute]}`).join(', ')}. Wound Maximum ${slate.woundMaximum}.`,
    sayAttacks(slate.attacks),
    `${slate.rule.name}: ${saySpecialRule(index).join(' ')}`,
    ...slate.options.map(sayOption).map(({ heading, lines }) => `${heading}: ${lines.join(' ')}`),
  ];
}
