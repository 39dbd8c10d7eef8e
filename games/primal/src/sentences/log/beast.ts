/** The log of the monster: what wakes it and what it does, damage and wounds, stances, its cards and its ground, and the end. */
import { capital, type Person, plural, type Seat, sayList } from '@quarry/kernel';
import { behaviourCard, iconsOnBack, isCard, monsterCard, objectiveCard, perilCard, stanceCard } from '../../content/box.ts';
import type { Icon } from '../../content/kinds.ts';
import { TERRAIN_NAMES } from '../../content/names.ts';
import { sayEffects } from '../../content/words/index.ts';
import type { Told } from '../../events.ts';
import { actor } from '../../places.ts';
import { iconsOfPlay, unleashAt } from '../../questions.ts';
import type { View } from '../../state.ts';
import { cardName, cardNames, iconsSay, monsterName, ofBeast, person, positionsSay, sectorAs, slotName, theSector } from '../names.ts';
import { inTurn, type Say, type Says, who } from './facts.ts';

// What wakes it

/** What may have happened in a step of the round, the likeliest first. */
const OF_STEP: Readonly<Partial<Record<View['step'], readonly Icon[]>>> = {
  'begin-turn': ['start-front', 'start-flank', 'start-rear', 'start-any-flank', 'start-any-rear', 'start-water'],
  move: ['move-water', 'move', 'threatened', 'turn'],
  'end-actions': ['end-action-attack'],
  attrition: ['end-attrition'],
  'end-turn': ['turn'],
  'end-round': ['end-round'],
  upkeep: ['enters'],
};
const ANYTIME: readonly Icon[] = ['threatened', 'empty-hand', 'turn', 'move-water', 'move', 'enters', 'rampage'];

/** Which of its icons was meant, as far as the table shows. */
function causeOf(view: View, icons: readonly Icon[]): Icon | undefined {
  const sequence = view.hunters[view.active]?.sequence ?? [];
  const last = sequence.at(-1);
  const isStealthy = last !== undefined && view.hunters[view.active]!.stealthy.includes(last);
  const played = view.step === 'act' && last !== undefined ? iconsOfPlay(last, sequence.at(-2) ?? -1, isStealthy) : [];
  return [...played, ...(OF_STEP[view.step] ?? []), ...ANYTIME].find(icon => icons.includes(icon)) ?? icons[0];
}

/** The deed that woke it, as the subject of a sentence; several do things in the plural. */
const DEEDS: Readonly<Record<Exclude<Icon, 'enters' | 'rampage'>, (one: Person, card: string) => string>> = {
  attack: (one, card) => `${one.Whose} attack ${card}`,
  maneuver: (one, card) => `${one.Whose} maneuver ${card}`,
  dodge: (one, card) => `${one.Whose} dodge ${card}`,
  parry: (one, card) => `${one.Whose} parry ${card}`,
  aggro: (one, card) => `${one.Whose} aggro mark on ${card}`,
  offensive: (one, card) => `${one.Whose} offensive ${card}`,
  defensive: (one, card) => `${one.Whose} defensive ${card}`,
  'two-offensive': () => 'Two offensive cards in a row',
  'two-defensive': () => 'Two defensive cards in a row',
  'two-attacks': () => 'Two attacks in a row',
  'start-front': one => `${one.Whose} turn begun in the front`,
  'start-flank': one => `${one.Whose} turn begun in a flank`,
  'start-rear': one => `${one.Whose} turn begun in the rear`,
  'start-any-flank': () => 'Somebody in a flank as the turn begins',
  'start-any-rear': () => 'Somebody in the rear as the turn begins',
  'start-water': one => `${one.Whose} turn begun in water`,
  move: one => `${one.Whose} move`,
  'move-water': one => `${one.Whose} move into water`,
  threatened: one => `The threat to ${one.whom}`,
  'empty-hand': one => `${one.Whose} empty hand`,
  'end-attrition': () => 'The end of attrition',
  'end-action-attack': one => `${one.Whose} last attack of the phase`,
  turn: () => 'Its own turning',
  'end-round': () => 'The end of the round',
};

/** The habit first and always in the same words, then what woke it. What it does is told by the lines that follow. */
const wakes: Say<'behaviour-revealed'> = (e, view, reader) => {
  const card = isCard(e.card) ? behaviourCard(e.card) : null;
  const habit = card?.habit ? `${monsterCard(view.monster.id).habit} ` : '';
  return withFlavour(`${habit}${wakesAs(e, view, reader, card?.icons ?? [])}`, card?.flavour);
};
function wakesAs(e: Told<'behaviour-revealed'>, view: View, reader: Seat | null, icons: readonly Icon[]): string {
  const name = cardName(e.card);
  if (e.slot < 0) return `From the pile: ${name}.`;
  const icon = causeOf(view, icons);
  if (icon === undefined || icon === 'rampage') return `And ${monsterName(view)} does not stop there. A rampage: ${name}.`;
  if (icon === 'enters') return `No sooner there than awake: ${name}.`;
  const seat = e.by >= 0 ? e.by : actor(view);
  const deed = DEEDS[icon](person(view, seat, reader), cardName(view.hunters[seat]?.sequence.at(-1) ?? -1));
  return `${deed} ${icon.startsWith('two-') ? 'wake' : 'wakes'} ${name}.`;
}

const MOST_WORDS = 24;
/** What is written on the card follows, as long as the line stays short: that is how one comes to know the beast. */
function withFlavour(line: string, flavour = ''): string {
  const whole = flavour ? `${line} ${flavour}` : line;
  return whole.split(' ').length > MOST_WORDS ? line : whole;
}

/** What a peril does is told by the lines that follow. */
const stirs: Say<'peril-stirs'> = (e, view) => {
  const { name, flavour } = perilCard(e.card);
  return inTurn(view.round + e.seat, [`${name} takes hold.`, withFlavour(`${name} stirs.`, flavour), `That is ${name}.`]);
};

// Struggle

/** Why it changed; how it did is always told in the same words. */
const STRUGGLES: Readonly<Partial<Record<Told<'struggle-changed'>['why'], (view: View) => string>>> = {
  upkeep: () => 'Upkeep: ',
  escalation: view => `${monsterName(view)} has run through all it knows: `,
  maneuver: () => 'The maneuver: ',
};
/** At its limit it is unleashed: what is above says so, and is no share of it. */
const struggles: Say<'struggle-changed'> = (e, view) => {
  const limit = unleashAt(view);
  const hurried = e.why === 'upkeep' && e.acceleration > 0 ? `, ${e.acceleration} of it by acceleration` : '';
  const now = e.struggle >= limit ? `${e.struggle}, and ${limit} is full` : `${e.struggle} of ${limit}`;
  return capital(`${STRUGGLES[e.why]?.(view) ?? ''}struggle ${e.by > 0 ? 'rises' : 'falls'} by ${Math.abs(e.by)}${hurried}, to ${now}.`);
};
const unleashes: Say<'unleashed'> = (e, view) =>
  `${inTurn(view.monster.unleashed - 1, [
    `The jaw closes: ${e.damage} damage to all who stand.`,
    `Full. ${monsterName(view)} lets go: ${e.damage} damage to all who stand.`,
    `${monsterName(view)} unleashes: ${e.damage} damage to all who stand.`,
  ])} Struggle falls to ${e.struggle}.`;

// Damage

function sumSays({ weapon, more, isDoubled, damage }: Told<'damage-dealt'>): string {
  if (weapon === 0 || (more === 0 && !isDoubled)) return isDoubled ? `${damage} damage, doubled` : `${damage} damage`;
  const sum = more === 0 ? String(weapon) : `${weapon} ${more < 0 ? '−' : '+'} ${Math.abs(more)}`;
  return isDoubled ? `${more === 0 ? sum : `(${sum})`} × 2 = ${damage} damage` : `${sum} = ${damage} damage`;
}
const SOURCES: Readonly<Record<Told<'damage-dealt'>['why'], string>> = {
  attack: '',
  text: '',
  volley: 'The volley: ',
  stun: 'The attacks shown: ',
  ride: 'From its back: ',
};
const hurts: Say<'damage-dealt'> = (e, view, reader) => {
  const source = SOURCES[e.why] || (e.card >= 0 && e.why === 'text' ? `${cardName(e.card)}: ` : '');
  if (e.toughness === 0) return `${source}${sumSays(e)}, and no mark stays. Only texts wound it now.`;
  const over = e.total - e.toughness;
  const stands = over < 0 ? `${e.total} of ${e.toughness}` : `enough for a wound, ${over === 0 ? 'none' : over} left over`;
  if (source) return `${source}${sumSays(e)}, ${stands}.`;
  const whom = e.seat >= 0 ? person(view, e.seat, reader).whom : 'nobody in particular';
  return inTurn(e.total, [
    `${capital(sumSays(e))} by ${whom}: ${stands}.`,
    `${capital(sumSays(e))}, ${stands}. It looks round for ${whom}.`,
    `It takes ${sumSays(e)}: ${stands}.`,
  ]);
};
const wounds: Say<'wound-suffered'> = (e, view) => {
  if (e.health === 0) return `A wound, and with it the last health of ${monsterName(view)}.`;
  return inTurn(e.health, [
    `A wound: ${e.health} health left.`,
    `A wound, and ${monsterName(view)} felt it: ${e.health} health left.`,
    `It gives ground. A wound: ${e.health} health left.`,
  ]);
};
const rears: Say<'stance-changed'> = (e, view) => {
  const { exposed, damage, flavour } = stanceCard(e.card);
  const open = exposed.length === 0 ? 'Nothing is open' : `It is open ${positionsSay(exposed)}`;
  return withFlavour(`${monsterName(view)} changes: ${cardName(e.card)}. ${open}, and it hits for ${damage}.`, flavour);
};

/** Who stands in a sector, as a sentence: `Dareon and you stand there.` */
function standsThere(view: View, sector: number, where: string, reader: Seat | null): string {
  const here = view.hunters.flatMap((one, seat) => (one.sector === sector && one.ko === 'up' ? [seat] : []));
  const [only] = here;
  if (only === undefined) return '';
  if (here.length === 1) return ` ${person(view, only, reader).does('stands')} ${where}.`;
  return ` ${capital(sayList(here.map(seat => person(view, seat, reader).whom)))} stand ${where}.`;
}
const turns: Say<'monster-turned'> = (e, view, reader) =>
  `${inTurn(view.round + e.from + e.sector, [
    `${monsterName(view)} turns to ${theSector(e.sector)}.`,
    `The head comes round: ${theSector(e.sector)} is the front now.`,
    `${monsterName(view)} looks to ${theSector(e.sector)}. That is the front.`,
  ])}${standsThere(view, e.sector, 'there', reader) || ' Nobody is there.'}`;

// Status

const rides: Say<'mounted'> = (e, view, reader) => {
  const one = who(e, view, reader);
  const deed = e.isOn ? `${one.does('jumps')} on its back` : `${one.does('slides')} off its back, to the front`;
  return `${deed}: ${e.shown} against attrition ${e.attrition}. ${cardName(e.card)} comes to nothing.`;
};
const CANCELLED: Readonly<Record<Told<'boost-cancelled'>['by'], string>> = {
  confused: 'It is confused, and the boost of',
  card: 'A card is held against it, and the boost of',
  mounted: 'With a rider up, the boost of',
};

// Ground

const lies: Say<'terrain-placed'> = (e, view, reader) => {
  const shared = standsThere(view, e.sector, 'in it', reader);
  if (e.kind === 'fire')
    return inTurn(view.round + e.sector, [
      `Fire in ${theSector(e.sector)}.${shared}`,
      `${capital(theSector(e.sector))} is alight.${shared}`,
      `Fire takes ${theSector(e.sector)}: nothing can be played there.${shared}`,
    ]);
  return `${capital(TERRAIN_NAMES[e.kind])} in ${theSector(e.sector)}.${shared}`;
};

/** Of dust and fire there may be more than one in a sector. */
const goes: Say<'terrain-gone'> = ({ kind, sector }, view) =>
  view.terrain.some(one => one.kind === kind && one.sector === sector)
    ? `Less ${TERRAIN_NAMES[kind]} in ${theSector(sector)}.`
    : `No ${TERRAIN_NAMES[kind]} in ${theSector(sector)} any more.`;

// The end

const loses: Say<'hunt-lost'> = (e, view) => {
  const { name, walksOff } = monsterCard(view.monster.id);
  if (e.why === 'time') return `Round ${e.round} ends. ${walksOff}`;
  if (e.why === 'knocked-out') return `Nobody is left standing. ${name} waits a while, to be sure. The hunt is lost.`;
  return `It can no longer be done. The hunt is lost in round ${e.round}.`;
};

const track = (view: View): string => monsterCard(view.monster.id).track?.name ?? 'Track';

type BeastEvent =
  | 'stance-set'
  | 'peril-set'
  | 'objective-set'
  | 'terrain-set'
  | 'slot-filled'
  | 'behaviours-shuffled'
  | 'struggle-changed'
  | 'acceleration-changed'
  | 'unleashed'
  | 'monster-turned'
  | 'behaviour-revealed'
  | 'boost-applied'
  | 'boost-skipped'
  | 'boost-cancelled'
  | 'rampage'
  | 'behaviours-discarded'
  | 'chain-cut'
  | 'mounted'
  | 'damage-dealt'
  | 'swarm-hit'
  | 'swarm-came'
  | 'plate-swallowed'
  | 'plate-set'
  | 'wound-suffered'
  | 'stance-changed'
  | 'peril-stirs'
  | 'peril-gone'
  | 'peril-blinded'
  | 'blind-ended'
  | 'confused'
  | 'confusion-gone'
  | 'slot-stunned'
  | 'stuns-gone'
  | 'vulnerable'
  | 'vulnerable-gone'
  | 'bonus-damage'
  | 'bonus-gone'
  | 'track-changed'
  | 'objective-counted'
  | 'objective-done'
  | 'slot-known'
  | 'pile-seen'
  | 'slot-opened'
  | 'slot-locked'
  | 'sector-marked'
  | 'terrain-placed'
  | 'terrain-gone'
  | 'fire-fades'
  | 'hunt-won'
  | 'hunt-lost';

const rewardOf = (card: number): string =>
  isCard(card) ? ofBeast(sayEffects(objectiveCard(card).reward, 'monster'), objectiveCard(card).monster) : '';
const shortened = (text: string): string => (text.split(' ').length > 14 ? 'The reward follows.' : text);

export const BEAST: Says<BeastEvent> = {
  'stance-set': ({ card }, view) =>
    withFlavour(
      `${monsterName(view)} begins as ${cardName(card)}: open ${positionsSay(stanceCard(card).exposed)}.`,
      stanceCard(card).flavour,
    ),
  'peril-set': ({ card }) => withFlavour(`A peril lies there: ${cardName(card)}.`, perilCard(card).flavour),
  'objective-set': ({ card }) => withFlavour(`Something can be done about it: ${cardName(card)}.`, objectiveCard(card).flavour),
  'terrain-set': ({ kind, sector }) => `${capital(TERRAIN_NAMES[kind])} in ${theSector(sector)}.`,
  'slot-filled': ({ slot, back }) => `${capital(slotName(slot))}: ${iconsSay(iconsOnBack(back))}.`,
  'behaviours-shuffled': ({ n }) => `${plural(n, 'behaviour')}, shuffled.`,
  'struggle-changed': struggles,
  'acceleration-changed': ({ by, now }) =>
    by > 0 ? `It quickens: ${plural(now, 'acceleration token')}.` : `It slows: ${plural(now, 'acceleration token')} left.`,
  unleashed: unleashes,
  'monster-turned': turns,
  'behaviour-revealed': wakes,
  'boost-applied': ({ card, cost, struggle }) =>
    `${cardName(card)} does more, for ${cost === 0 ? 'nothing' : `${cost} struggle`}: ${struggle} left.`,
  'boost-skipped': ({ card, cost, struggle }) =>
    `${cardName(card)} would do more for ${cost} struggle. There ${struggle === 1 ? 'is' : 'are'} ${struggle}.`,
  'boost-cancelled': ({ card, cost, by }) => `${CANCELLED[by]} ${cardName(card)} goes nowhere. ${cost} struggle spent.`,
  rampage: ({ cards }, view) => `${monsterName(view)} rampages: ${cardNames(cards)}.`,
  'behaviours-discarded': ({ cards }) => `${cardNames(cards)} put away.`,
  'chain-cut': ({ left }) => `One thing has woken another for too long. ${plural(left, 'answer')} dropped; play goes on.`,
  mounted: rides,
  'damage-dealt': hurts,
  'swarm-hit': (e, view, reader) =>
    e.isGone
      ? `${e.damage} damage${e.seat >= 0 ? ` by ${who(e, view, reader).whom}` : ''}, and the swarm is gone.`
      : `${e.damage} damage${e.seat >= 0 ? ` by ${who(e, view, reader).whom}` : ''} to the swarm. It closes again.`,
  'swarm-came': ({ toughness }) => `The hair on the hide gets up and flies: a swarm, toughness ${toughness}.`,
  'plate-swallowed': (e, view, reader) =>
    `The plate over ${theSector(e.sector)} swallows ${who(e, view, reader).whose} attack. ${e.left === 0 ? 'It drops.' : `${e.left} left.`}`,
  'plate-set': ({ sector, n }) =>
    n === 0
      ? `${capital(theSector(sector))} has no plate any more.`
      : `${plural(n, 'plate')} over ${theSector(sector)}: the next attack from there is lost.`,
  'wound-suffered': wounds,
  'stance-changed': rears,
  'peril-stirs': stirs,
  'peril-gone': ({ card }) => `${cardName(card)} is over.`,
  'peril-blinded': (e, view, reader) => `${who(e, view, reader).does('blinds')} it: ${cardName(e.card)} does nothing until the next turn.`,
  'blind-ended': ({ card }) => `It sees again: ${cardName(card)} is back.`,
  confused: (e, view, reader) => `${who(e, view, reader).does('confuses')} it. The next boost is lost.`,
  'confusion-gone': (_, view) => `${monsterName(view)} has its bearings again.`,
  'slot-stunned': (e, view, reader) => `${who(e, view, reader).does('stuns')} ${slotName(e.slot)}: nothing wakes it this round.`,
  'stuns-gone': () => 'The ringing stops. Nothing is stunned any more.',
  vulnerable: (e, view, reader) => `${who(e, view, reader).does('opens')} it up: one source of damage may be doubled.`,
  'vulnerable-gone': ({ isUsed }) => (isUsed ? 'The opening is used: doubled.' : 'The opening closes, unused.'),
  'bonus-damage': ({ by, until }) => `It hits for ${by} more until the end of the ${until}.`,
  'bonus-gone': ({ until }) => `What it hit harder for the ${until} is over.`,
  'track-changed': ({ by, now, of }, view) => `${track(view)} of ${monsterName(view)} ${by > 0 ? 'rises' : 'falls'} to ${now} of ${of}.`,
  'objective-counted': ({ card, now, of }) => `${cardName(card)}: ${now} of ${of}.`,
  'objective-done': ({ card }) => `${cardName(card)} is done. ${shortened(rewardOf(card))}`,
  'slot-known': ({ slot, card }) => `Seen in ${slotName(slot)}: ${cardName(card)}.`,
  'pile-seen': ({ cards }) => `Next from the pile: ${cardNames(cards)}.`,
  'slot-opened': ({ slot }) => `${capital(slotName(slot))} opens. It has one more trick.`,
  'slot-locked': ({ slot }) => `${capital(slotName(slot))} is locked. One trick fewer.`,
  'sector-marked': ({ sector }, view) => `The mark is on ${sectorAs(view, sector)}.`,
  'terrain-placed': lies,
  'terrain-gone': goes,
  'fire-fades': ({ sector }) => `The fire in ${theSector(sector)} burns low. One more round.`,
  'hunt-won': (_, view) => monsterCard(view.monster.id).dies,
  'hunt-lost': loses,
};
