/** The text of a card, made from the same data that the rules read, so that text and behaviour cannot drift apart. */
import { ACTIONS, type Effect, type EffectOf, type Moment, type Proviso, type Text, type Who, type WordName } from '../content/types.ts';
import { ACTION_NAMES, CHECK_NAMES, CRIM_ACTION_NAMES, capital, DEMEANOR_NAMES, plural, sayList } from '../words.ts';

/** Of whom an unnamed text speaks: the hunter whose text it is, the crim, or everybody in the zone. */
export type Voice = 'hunter' | 'crim' | 'zone';

const dice = (n: number): string => plural(n, 'die', 'dice');
/** What can be taken in part: `1`, but `up to 2`. */
const upTo = (n: number): string => (n === 1 ? '1' : `up to ${n}`);
const higher = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'lower' : 'higher'}`;

function sayGain(who: Who, n: number, what: string): string {
  const verb = n < 0 ? 'lose' : 'gain';
  if (who === 'self') return `${verb} ${what}`;
  const subject = {
    leader: 'every hunter with the most points',
    trailing: 'the hunter with the fewest points',
    'that-hunter': 'that hunter',
  }[who];
  return `${subject} ${verb}s ${what}`;
}

function sayReroll({ n, of }: EffectOf<'reroll'>): string {
  if (of === 'impact') return 'reroll the Impact Die';
  const which = of === 'failed' ? 'failed ' : '';
  return `reroll ${upTo(n)} ${which}${n === 1 ? 'die' : 'dice'}`;
}

/** A list of what is allowed, or the shorter one of what is not. */
function sayExtraAction({ n, only }: EffectOf<'extra-action'>): string {
  const gains = `gain ${plural(n, 'Action Point')}`;
  const barred = ACTIONS.filter(action => !only.includes(action));
  if (barred.length === 0) return gains;
  if (barred.length < only.length)
    return `${gains}, but not for ${sayList(
      barred.map(action => ACTION_NAMES[action]),
      'or',
    )}`;
  return `${gains} for ${sayList(
    only.map(action => ACTION_NAMES[action]),
    'or',
  )} only`;
}

function sayCrimStep({ who, way, n }: EffectOf<'crim-step'>): string {
  const direction = way === 'toward' ? 'toward' : 'away from';
  if (who === 'nearest') return `the nearest crim moves ${n}" ${direction} you`;
  return `every ${DEMEANOR_NAMES[who]} crim moves ${n}" ${direction} the nearest hunter`;
}

function sayCounting({ beyond }: EffectOf<'counts-as-cover'>, voice: Voice): string {
  const who = voice === 'crim' ? 'this crim' : 'every crim';
  return beyond === 0
    ? `${who} counts as in cover from every shooter`
    : `${who} counts as in cover from shooters more than ${beyond}" away`;
}

function sayBounty({ n, on }: EffectOf<'bounty'>): string {
  const whose = on === 'highest' ? 'the highest Base Point Value of a crim' : 'the Base Point Value of a crim of your choice';
  return `${whose} ${n < 0 ? 'falls' : 'rises'} by ${Math.abs(n)}`;
}

const SAYS: { readonly [W in WordName]: (effect: EffectOf<W>, voice: Voice) => string } = {
  upgrade: ({ n }) => `upgrade ${dice(n)}`,
  downgrade: ({ n }) => `downgrade ${dice(n)}`,
  'upgrade-all': () => 'upgrade all dice',
  'downgrade-all': () => 'downgrade all dice',
  'bonus-dice': ({ n }) => (n < 0 ? `roll ${-n} fewer ${n === -1 ? 'die' : 'dice'}` : `roll ${n} more ${n === 1 ? 'die' : 'dice'}`),
  threshold: ({ n }) => `the Threshold is ${higher(n)}`,
  damage: ({ n }) => (n < 0 ? `take away ${plural(-n, 'potential wound')}` : `add ${plural(n, 'potential wound')}`),
  'ignore-cover': () => "ignore the target's cover",
  'ignore-armor': ({ n }) => `ignore ${n === 1 ? '1 level' : `up to ${n} levels`} of the target's Armor`,
  'push-further': ({ n }) => `an Impact Die of 10 pushes the target ${n}" farther`,
  'add-success': ({ n }) => (n < 0 ? `take away ${plural(-n, 'success', 'successes')}` : `add ${plural(n, 'success', 'successes')}`),
  reroll: sayReroll,
  'ignore-impact-one': ({ what }) =>
    what === 'all'
      ? 'an Impact Die of 1 has no effect'
      : 'an Impact Die of 1 in a Damage roll does not limit your points to the Base Point Value',
  'cancel-wounds': ({ n }) => `cancel ${upTo(n)} of them`,
  'quality-bonus': ({ n }, voice) => `${voice === 'hunter' ? 'your' : 'every'} Elimination Quality bonus is ${higher(n)}`,
  'double-quality': () => 'double the Elimination Quality bonus',
  momentum: ({ who, n }) => sayGain(who, n, `${Math.abs(n)} Momentum`),
  points: ({ who, n }) => sayGain(who, n, plural(Math.abs(n), 'point')),
  heal: ({ who, n }) =>
    who === 'self'
      ? `remove ${upTo(n)} of your Wound Tokens`
      : `remove ${n === 1 ? '1 Wound Token' : `up to ${n} Wound Tokens`} from every crim`,
  wounds: ({ n }) => `every hunter who is neither in an area nor within 1" of cover takes ${plural(n, 'wound')}`,
  'draw-event': ({ n }) => `draw ${plural(n, 'Event Card')}`,
  'peek-control': ({ n }) => `look at the top ${n === 1 ? 'card' : `${n} cards`} of the Control Deck`,
  reload: ({ attack }) => (attack === undefined ? 'reload one of your attacks' : `reload your ${attack}`),
  'everyone-may-reload': () => 'every hunter may reload one attack',
  'extra-action': sayExtraAction,
  'lose-action': ({ n }) => `have ${plural(n, 'Action Point')} fewer in your next activation`,
  'free-move': ({ n, to }) => `make a free move of up to ${n}"${to === 'crim' ? ' toward a crim' : ''}`,
  reveal: ({ within }) => `reveal a hidden crim within ${within}" and place them`,
  'reveal-all': () => 'all hidden crims are revealed where they hid',
  bounty: sayBounty,
  order: ({ action }) => (action === 'any' ? 'give them an order of your choice' : `order them to ${CRIM_ACTION_NAMES[action]}`),
  'crim-step': sayCrimStep,
  'choose-tube': () => 'choose their tube',
  spawn: ({ n }) => `${plural(n, 'new crim')} ${n === 1 ? 'enters' : 'enter'} at random tubes`,
  restock: () => 'every empty pod is full again',
  'empty-pod': () => 'the full pod nearest to the leader is emptied',
  snare: () => "all dice of that hunter's next Move roll are downgraded",
  vanish: () => 'they vanish into the nearest hiding place, through any wall',
  'stay-in-force': () => 'this card holds until the end of the next turn',
  armor: ({ n }) => `Armor ${n}`,
  'push-distance': ({ n }) => `an Impact Die of 10 pushes the target ${n}"`,
  'focus-steps': ({ n, checks }) => `Focus upgrades ${n} dice of ${sayRolls('a', checks)}`,
  'shoot-once': () => 'Shoot only once per activation',
  'hand-limit': ({ n }) => `hold up to ${n} Keepers`,
  'ignore-difficult': () => 'cross difficult ground without downgrades',
  'ignore-climb': () => 'climb without downgrades',
  'spot-range': ({ n }) => `Spot from up to ${n}" away`,
  'spot-share': ({ percent }) => `Spot when only ${percent}% of the feature is in sight`,
  'strike-damage': ({ n }) => `your disengagement strikes inflict ${n} more ${n === 1 ? 'wound' : 'wounds'}`,
  'counts-as-cover': sayCounting,
  'range-cap': ({ n }) => `no ranged attack reaches farther than ${n}"`,
};

const sayEffect = <W extends WordName>(effect: EffectOf<W>, voice: Voice): string =>
  (SAYS[effect.do as W] as (effect: EffectOf<W>, voice: Voice) => string)(effect, voice);

/** What is gained twice in a row by the same hunter is said once: `gain 1 Momentum and 2 points`. */
function phrases(effects: readonly Effect[], voice: Voice): string[] {
  let opening = '';
  return effects.map(effect => {
    const before = opening;
    opening = effect.do === 'momentum' || effect.do === 'points' ? sayGain(effect.who, effect.n, '') : '';
    const says = sayEffect(effect, voice);
    return opening !== '' && opening === before ? says.slice(opening.length) : says;
  });
}

/** All in one breath, as after a colon. */
export const sayEffects = (effects: readonly Effect[], voice: Voice = 'hunter'): string => sayList(phrases(effects, voice));

const sentence = (text: string): string => `${capital(text)}.`;

/** `your Fight or Shoot roll`; a strike is avoided by a roll without a name. */
function sayRolls(whose: string, checks: Text['checks']): string {
  if (checks === undefined)
    return whose === 'your' ? 'any roll of yours except recovery' : `any roll of ${whose.replace("'s", '')} except recovery`;
  const named = checks.filter(check => check !== 'avoid').map(check => CHECK_NAMES[check]);
  const rolls = [
    ...(named.length > 0 ? [`${whose} ${sayList(named, 'or')} roll`] : []),
    ...(checks.includes('avoid') ? [`${whose} roll to avoid a strike`] : []),
  ];
  return sayList(rolls, 'or');
}

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
  'rival-pre': text => `before ${sayRollsOf("a rival's", text)}`,
  'rival-post': text => `after ${sayRollsOf("a rival's", text)}`,
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

export const sayTexts = (texts: readonly Text[], voice: Voice = 'hunter'): string => texts.map(text => sayText(text, voice)).join(' ');
