/** The log of what befalls hunters: damage, what kept it off, falls and rising, attrition. Falls are quiet. */
import { outOf, plural, sayList } from '@quarry/kernel';
import { attritionCard, monsterCard } from '../../content/box.ts';
import type { AttritionSum } from '../../events.ts';
import { healthOf } from '../../questions.ts';
import { cardName, cardNames, coloured, hunterName, person, theSector } from '../names.ts';
import { beat, inTurn, type Say, type Says, who } from './facts.ts';

const suffers: Say<'suffered'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const left = `${outOf(Math.max(0, e.health - e.total), e.health)} health left`;
  switch (e.harm) {
    case 'fatigue':
      return `${one.does('carries')} on, tired: ${left}.`;
    case 'burning':
      return `The flames take ${e.damage} from ${one.whom}, and go out: ${left}.`;
    case 'terrain':
      return `The ground bites: ${e.damage} damage to ${one.whom}, ${left}.`;
    case 'attrition':
      return `${e.damage} damage to ${one.whom}: ${left}.`;
    default: {
      const by = e.card >= 0 ? `${cardName(e.card)}: ` : '';
      return `${by}${inTurn(e.total + e.seat, [
        `${e.damage} damage to ${one.whom}, ${left}.`,
        `${one.inside('has')} felt worse, but not often. ${e.damage} damage, ${left}.`,
        `${one.inside('suffers')} ${e.damage} damage, ${left}.`,
      ])}`.replace(/^[a-z]/, letter => letter.toUpperCase());
    }
  }
};

const falls: Say<'knocked-out'> = (e, view) => {
  const { fells } = monsterCard(view.monster.id);
  const line = fells[Math.max(0, (view.hunters[e.seat]?.falls ?? 1) - 1 + e.seat) % fells.length] ?? '{hunter} falls.';
  return line.replaceAll('{hunter}', hunterName(view, e.seat));
};

const rises: Say<'rose'> = (e, view, reader) => {
  const one = who(e, view, reader);
  if (e.by !== e.seat && e.by >= 0) return `${person(view, e.by, reader).does('pulls')} ${one.whom} up. Standing again, with a new hand.`;
  return inTurn(beat(view, e.seat), [
    `${one.does('stands')} up. It takes the whole turn.`,
    `${one.does('gets')} up, against advice. The turn is gone.`,
    `${one.does('is')} on both feet again, and out of breath: no turn.`,
  ]);
};
const kneels: Say<'ko-flipped'> = (e, view, reader) => {
  const one = who(e, view, reader);
  if (e.by !== e.seat && e.by >= 0)
    return `${person(view, e.by, reader).does('lends')} both hands. ${one.does('gets')} as far as the knees.`;
  return inTurn(beat(view, e.seat), [
    `${one.does('gets')} as far as the knees. Next turn on both feet.`,
    `${one.does('remembers')} which way is up. Next turn, perhaps.`,
    `${one.does('is')} on hands and knees: up with the next turn.`,
  ]);
};

const prevents: Say<'prevented'> = (e, view, reader) => {
  const one = who(e, view, reader);
  if (e.card < 0)
    return inTurn(beat(view, e.seat), [
      `${one.does('breaks')} the rock. It keeps ${e.damage} damage off.`,
      `${one.does('stands')} behind the rock. It was a good rock: ${e.damage} damage kept off.`,
      `The rock is gone, and ${e.damage} damage with it. ${one.does('is')} unhurt.`,
    ]);
  const by = e.by >= 0 && e.by !== e.seat ? `${person(view, e.by, reader).Whose} ` : '';
  return `${by}${cardName(e.card)} keeps ${e.damage} damage off ${one.whom}.`;
};

// Attrition

/** What stood against it, with its sum if there is one: `2 cards + 1 token = 3`. */
function defenceSays({ cards, tokens, disrupted, more, defence }: AttritionSum): string {
  const parts = [
    plural(cards, 'card'),
    ...(tokens > 0 ? [`+ ${plural(tokens, 'token')}`] : []),
    ...(disrupted > 0 ? [`− ${disrupted} in the dust`] : []),
    ...(more === 0 ? [] : [more > 0 ? `+ ${more}` : `− ${-more}`]),
  ];
  return parts.length === 1 ? String(defence) : `${parts.join(' ')} = ${defence}`;
}
/** `, and only dodges count`. */
function demands(card: number): string {
  const { colours } = attritionCard(card);
  return colours ? `, and only ${sayList(colours.map(one => coloured(2, one).replace('2 ', '')))} count` : '';
}
const resists: Say<'attrition-resisted'> = (e, view, reader) => {
  const one = who(e, view, reader);
  if (e.value === 0) return `Attrition 0. Nothing comes for ${one.whom}.`;
  return inTurn(e.value + beat(view, e.seat), [
    `Attrition ${e.value} breaks on ${one.whose} defence, ${defenceSays(e)}.`,
    `${e.value} ${e.value === 1 ? 'comes' : 'come'} looking for ${one.whom}. ${e.defence} ${e.defence === 1 ? 'was' : 'were'} home.`,
    `Attrition ${e.value}, defence ${defenceSays(e)}: nothing gets through to ${one.whom}.`,
  ]);
};
const fails: Say<'attrition-failed'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const but = demands(e.card);
  if (e.defence <= 0 && e.cards + e.tokens === 0)
    return inTurn(e.value + beat(view, e.seat), [
      `Attrition ${e.value} finds ${one.whom} with no defence${but}.`,
      `Attrition ${e.value} meets no defence, and gets through to ${one.whom}${but}.`,
      `Nothing stands between attrition ${e.value} and ${one.whom}${but}.`,
    ]);
  return inTurn(e.value + beat(view, e.seat), [
    `Attrition ${e.value} finds ${one.whom}: defence ${defenceSays(e)}${but}.`,
    `Attrition ${e.value} walks past ${one.whose} defence of ${e.defence}${but}.`,
    `Attrition ${e.value} against ${defenceSays(e)}${but}: it gets through to ${one.whom}.`,
  ]);
};

type HarmEvent =
  | 'suffered'
  | 'prevented'
  | 'rock-broken'
  | 'healed'
  | 'knocked-out'
  | 'gear-depleted'
  | 'gear-mended'
  | 'eliminated'
  | 'ko-flipped'
  | 'rose'
  | 'dust-disrupts'
  | 'climbed'
  | 'stepped-off'
  | 'attrition-shuffled'
  | 'attrition-revealed'
  | 'attrition-resisted'
  | 'attrition-failed'
  | 'attrition-discarded';

export const HARM: Says<HarmEvent> = {
  suffered: suffers,
  prevented: prevents,
  'rock-broken': (e, view, reader) =>
    `${who(e, view, reader).does('stands')} behind the rock in ${theSector(e.sector)}. It was a good rock.`,
  healed: (e, view, reader) => `${who(e, view, reader).does('heals')} ${e.n}: ${e.total} damage left.`,
  'knocked-out': falls,
  'gear-depleted': (e, view, reader) => {
    const health = view.hunters[e.seat] ? healthOf(view, e.seat) : 0;
    return `${who(e, view, reader).does('is')} knocked out. ${cardName(e.card)} is spent: ${health === 0 ? 'no' : health} health left to come back with.`;
  },
  'gear-mended': (e, view, reader) => `${who(e, view, reader).Whose} ${cardName(e.card)} is whole again.`,
  eliminated: (e, view, reader) => `${who(e, view, reader).does('is')} out of this fight: armour and helm are both spent.`,
  'ko-flipped': kneels,
  rose: rises,
  'dust-disrupts': (e, view, reader) => `The dust eats ${who(e, view, reader).whose} ${cardNames(e.cards)}.`,
  climbed: (e, view, reader) => `${who(e, view, reader).does('climbs')} the plateau in ${theSector(e.sector)}, level with its back.`,
  'stepped-off': (e, view, reader) => `${who(e, view, reader).does('steps')} down from the plateau.`,
  'attrition-shuffled': ({ n }) => `${plural(n, 'attrition card')}, shuffled.`,
  'attrition-revealed': (e, view, reader) => `${cardNames(e.cards)} for ${who(e, view, reader).whom}.`,
  'attrition-resisted': resists,
  'attrition-failed': fails,
  'attrition-discarded': ({ cards }) => `${cardNames(cards)} put away.`,
};
