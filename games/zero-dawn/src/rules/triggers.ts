/**
 * Lasting texts that speak at a moment: traits, equipment, profiles and events (ZD-EQ-13, ZD-LVL-9, ZD-EVENT-3).
 * Cards played from the hand at a moment are interrupts (interrupts.ts).
 */

import type { Rule, Seat } from '@quarry/kernel';
import { eventCard } from '../content/box.ts';
import type { Once } from '../content/kinds.ts';
import type { MomentName, Trigger } from '../content/types.ts';
import { letSpeak, useText } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { holds, type Occasion } from '../in-the-making.ts';
import type { HunterState } from '../state.ts';
import { forEachText } from '../texts-in-force.ts';

const usedTexts = (hunter: HunterState, once: Once): readonly string[] =>
  once === 'activation' ? hunter.usedThisActivation : hunter.usedThisEncounter;
export const wasUsed = (hunter: HunterState, once: Once | undefined, name: string): boolean =>
  once !== undefined && usedTexts(hunter, once).includes(name);

/** Notes that a text was used; false if it may not be used again yet. */
export function useOnce(hunter: HunterState, once: Once | undefined, name: string): boolean {
  if (!once) return true;
  if (wasUsed(hunter, once, name)) return false;
  useText(hunter, once, name);
  return true;
}

/** Lets everything of this hunter speak that speaks at this moment. */
export function* speak(table: Table, seat: Seat, moment: MomentName, about: Partial<Occasion> = {}): Rule {
  const speaking: { readonly trigger: Trigger; readonly card: number; readonly index: number }[] = [];
  forEachText(table.state, seat, ({ when }, card) => {
    // What an event does once for the whole encounter speaks for whoever chose it.
    if (card === table.state.event && eventCard(card).on === 'all' && seat !== table.state.eventChooser) return;
    when?.forEach((trigger, index) => {
      if (trigger.when === moment) speaking.push({ trigger, card, index });
    });
  });
  for (const { trigger, card, index } of speaking) {
    const occasion: Occasion = { enemy: null, attack: null, evade: null, ...about, seat, source: card };
    if (!trigger.effects.some(effect => holds(table.state, effect, occasion))) continue;
    if (!useOnce(table.state.hunters[seat]!, trigger.once, `${card}:${index}`)) continue;
    letSpeak(table, seat, card, moment, 'ZD-EQ-13');
    yield* resolveEffects(table, occasion, trigger.effects);
  }
}
