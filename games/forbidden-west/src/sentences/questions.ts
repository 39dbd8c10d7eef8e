/** What a decision asks, as one sentence to the player who is asked. How its options read is in options.ts, what it refuses in refused.ts. */
import { type Asks, askedIn, capital, plural, rollAgain, type Seat, sayList, shortEnough, toldIn } from '@quarry/kernel';
import { behaviourCard, isCard, sortOf } from '../content/box.ts';
import type { BriefId } from '../content/kinds.ts';
import { CONDITION_NAMES, ENEMY_NAMES, sayResources } from '../content/names.ts';
import { entryOf, isEntry } from '../content/story/index.ts';
import type { StoryElement } from '../content/story/types.ts';
import {
  type AttackSoFar,
  type DecisionFacts,
  type DecisionKind,
  type GroupKind,
  isAgreeing,
  isWindow,
  type WestDecision,
  type WindowKind,
} from '../decisions.ts';
import { briefOf } from '../places.ts';
import { unhurtAsIs } from '../questions/evading.ts';
import { named, openNeeds } from '../questions/tests-of-story.ts';
import { marshalOf } from '../questions.ts';
import type { View } from '../state.ts';
import { textOf } from './cards.ts';
import { needsSay, sayChance, sayPool } from './dice.ts';
import { briefCalled, cardName, marshalName, theCard, theEnemy, thePart, typeDoes } from './names.ts';
import { optionSays } from './options.ts';

/** As a method, so that it can be looked up by the kind of any decision. */
type Ask<Kind extends DecisionKind = DecisionKind> = {
  ask(facts: DecisionFacts[Kind], view: View, decision: Pick<WestDecision, 'seat' | 'min' | 'max'>): Asks;
}['ask'];

const enemy = (facts: { readonly enemy: number }, view: View): string => theEnemy(view, facts.enemy);
/** `you` for the one who is asked, by name otherwise. */
const whom = (view: View, seat: Seat, asked: Seat): string => (seat === asked ? 'you' : marshalName(view, seat));
const whose = (view: View, seat: Seat, asked: Seat): string => (seat === asked ? 'your' : `${marshalName(view, seat)}’s`);

const element = (entry: string, at: number): StoryElement | undefined => (isEntry(entry) ? entryOf(entry).elements[at] : undefined);
/** What the page itself asks when one is to be named. */
function asksOf(facts: DecisionFacts['choose-marshal'], view: View): string {
  if ('card' in facts) return `${cardName(facts.card)}: whom does it fall on?`;
  const found = element(facts.entry, facts.element);
  return found?.is === 'outcome' && found.asks ? named(view, facts.entry, found.asks) : 'Which one of you is it?';
}
/** With the name of the card that asks, if one does. */
const by = (card: number, asks: string): string => (isCard(card) ? `${capital(cardName(card))}: ${asks}` : capital(asks));

/** Beside the question, what the card says that it is about. */
const withText = (asks: string, card: number): Asks => (isCard(card) ? [asks, textOf(card)] : asks);

function rollAsks({ entry, element: at }: DecisionFacts['roll-dice'], view: View): Asks {
  const found = element(entry, at);
  if (found?.is !== 'roll' && found?.is !== 'optional-roll') return 'Which dice does the party roll?';
  const left = view.dice.some(n => n > 0) ? `${sayPool(view.dice)} left in this chapter` : 'no dice are left';
  return [
    shortEnough(`${found.title.replace(/\.$/, '')}: which dice do you roll?`, 'Which dice do you roll?'),
    `It takes ${needsSay(openNeeds(view, found.needs))}; ${left}.`,
  ];
}

/** What is added to an attack, and how it stands: `4 dice and 1 more damage so far`. */
function addAsks(what: string, { enemy: id, part, dice, bonus }: AttackSoFar, view: View): Asks {
  const target = part < 0 ? theEnemy(view, id) : thePart(view, id, part);
  return [
    `You attack ${target}. Do you add ${what}?`,
    capital(`${sayPool(dice)}${bonus === 0 ? '' : ` and ${bonus} more damage`} so far.`),
  ];
}

const TAKE_DIE: Readonly<Record<DecisionFacts['take-die']['why'], string>> = {
  elevation: 'You attack from elevation: do you take 1 orange die more?',
  cover: 'You are in cover: do you take its dice for the evade roll?',
  adhesive: 'The enemy suffers Adhesive: do you take 1 orange die more for the evade roll?',
};

const BRIEF_CHOICES: Readonly<Record<string, string>> = {
  duel: 'Who fights the duel? Nobody else may attack Dal.',
  'skip-card': 'Use your one chance now? The enemies of a type draw no card in the next phase.',
  'switch-deck': 'Use your one chance now? The huge enemy draws from its other deck.',
  'walk-2': 'Use your one chance now? The refugees walk 2 squares.',
  volley: 'Call a volley now? At which component?',
  'clan-banners': 'Raise a banner of the clans now? Each can be raised once.',
  'desert-banner': 'At which enemy do the Desert archers shoot? 3 damage.',
  'sky-banner': 'Which type of enemies do the Sky raiders keep from acting?',
};

/** What has come about, for whoever may play a card now. */
const MOMENTS: Readonly<Record<WindowKind, (facts: DecisionFacts[WindowKind], view: View, asked: Seat) => string>> = {
  'play-when-turn-start': ({ about }, view, asked) => `${turnOf(view, about, asked)} begins`,
  'play-when-action-phase-end': ({ about }, view, asked) => `${capital(whose(view, about, asked))} actions are done`,
  'play-when-before-attack': (facts, view, asked) => `${does(view, facts.about, asked, 'attacks', 'attack')} ${enemy(facts, view)}`,
  'play-when-after-attack-roll': ({ about }, view, asked) => `${capital(whose(view, about, asked))} attack is rolled`,
  'play-when-enemy-damaged': (facts, view) => `${capital(enemy(facts, view))} has taken damage`,
  'play-when-enemy-defeated': (facts, view) => `${capital(enemy(facts, view))} is defeated`,
  'play-when-component-destroyed': (facts, view) => `A component of ${enemy(facts, view)} is destroyed`,
  'play-when-trap-placed': ({ about }, view, asked) => `${does(view, about, asked, 'has', 'have')} placed a trap`,
  'play-when-trap-triggered': ({ about }, view, asked) =>
    about < 0 ? 'A trap goes off' : `${capital(whose(view, about, asked))} trap goes off`,
  'play-when-about-to-be-revealed': ({ about }, view, asked) => `${does(view, about, asked, 'is', 'are')} about to be revealed`,
  'play-when-revealed': ({ about }, view, asked) => `${does(view, about, asked, 'is', 'are')} revealed`,
  'play-when-alert-moved': (_, { fight }) => `The alert token is on row ${fight.alert} of ${fight.rows}`,
  'play-when-command-rolled': ({ about, n }, view, asked) =>
    `${capital(whose(view, about, asked))} command roll shows ${n === 0 ? 'no critical' : plural(n, 'critical')}`,
  'play-when-command-failed': ({ about }, view, asked) => `${capital(whose(view, about, asked))} command has failed`,
  'play-when-enemy-phase-start': () => 'The enemies act next',
  'play-when-behaviour-drawn': ({ n }, view) =>
    isCard(n) && sortOf(n) === 'behaviour'
      ? `${typeDoes(view, behaviourCard(n).enemy, 'draws', 'draw')} ${cardName(n)}`
      : 'A behaviour card is drawn',
  'play-when-enemy-moved-near': (facts, view, asked) =>
    `${capital(enemy(facts, view))} has ${facts.about < 0 ? 'moved' : `come near ${whom(view, facts.about, asked)}`}`,
  'play-when-attack-declared': (facts, view, asked) =>
    `${capital(enemy(facts, view))} attacks ${whom(view, facts.about, asked)} for ${facts.n}`,
  'play-when-after-evade-roll': ({ about }, view, asked) => `${capital(whose(view, about, asked))} evade roll is made`,
  'play-when-damage-coming': ({ about, n }, view, asked) => `${does(view, about, asked, 'is', 'are')} about to take ${n} damage`,
  'play-when-fainted': ({ about }, view, asked) => `${does(view, about, asked, 'has', 'have')} fainted`,
  'play-when-condition-gained': ({ about }, view, asked) => {
    const held = view.party.marshals[about]?.condition ?? 'none';
    return `${does(view, about, asked, 'gains', 'gain')} ${held === 'none' ? 'a condition' : CONDITION_NAMES[held]}`;
  },
  'play-when-turn-end': ({ about }, view, asked) => `${turnOf(view, about, asked)} ends`,
};
const turnOf = (view: View, seat: Seat, asked: Seat): string => `${capital(whose(view, seat, asked))} turn`;
const does = (view: View, seat: Seat, asked: Seat, one: string, you: string): string =>
  seat === asked ? `You ${you}` : `${marshalName(view, seat)} ${one}`;

type OwnKind = Exclude<DecisionKind, WindowKind | `agree-${GroupKind}`>;

const QUESTIONS: { readonly [Kind in OwnKind]: Ask<Kind> } = {
  // Decided together
  'choose-path': ({ entry }) => (isEntry(entry) ? `${entryOf(entry).title}: which way do you take?` : 'Which way do you take?'),
  'roll-dice': rollAsks,
  'choose-marshal': asksOf,
  'choose-clan': ({ entry, element: at }) =>
    element(entry, at)?.is === 'optional-roll'
      ? 'Which clan trusts you more for it?'
      : 'Somebody was lost: which clan trusts you less for it?',
  'buy-gear': ({ card, metal }) => withText(`${cardName(card)} is for sale: buy it for ${sayResources('metal', metal)}?`, card),
  'give-resource': ({ resource }) => `Who takes ${sayResources(resource, 1)}?`,
  'give-card': ({ card }) => withText(`Who takes ${cardName(card)}?`, card),
  'choose-gear': () => 'Which piece do you keep? The other one is left behind.',
  'begin-fight': ({ brief }) => `Ready for ${briefName(brief)}? Change gear and decks first if you like.`,
  'end-chapter': () => 'The chapter is told. End it here?',
  'after-failure': (_, view) => `${view.brief === null ? 'The encounter' : briefOf(view.brief).name} is lost. What do you do now?`,
  'choose-first': () => 'Who goes first? The others follow in the order of the seats.',
  'give-special': ({ card }) => withText(`Who takes the special card ${cardName(card)} in hand?`, card),
  'brief-choice': ({ what }) => BRIEF_CHOICES[what] ?? 'What does the party do?',
  'enemy-route': (facts, view, { seat }) =>
    facts.pushes === undefined
      ? `Several squares are as good for ${enemy(facts, view)}: which one? ${plural(facts.left, 'square')} to go.`
      : `${capital(enemy(facts, view))} pushes ${whom(view, facts.pushes, seat)} away: to which square? ${plural(facts.left, 'square')} to go.`,
  'patrol-route': (facts, view) => [
    `Several ways are as short: how does ${enemy(facts, view)} return to its route?`,
    `${plural(facts.left, 'square')} to go.`,
  ],
  'order-pulse': (facts, view) => `The pulse of ${enemy(facts, view)} hits several of you: who evades next?`,
  'enemy-choice': (facts, view) => `${cardName(facts.card)} leaves it open: what does ${enemy(facts, view)} do?`,

  // Camp
  camp: (_, view, { seat }) => {
    const idle = marshalOf(view, seat).satchel.filter(card => isCard(card) && sortOf(card) === 'action');
    return ['In camp: what do you change?', idle.length > 0 ? `${sayList(idle.map(cardName))} in your satchel, not in your deck.` : ''];
  },
  'camp-gear': () => 'Which piece do you take up? The one in use goes into your satchel.',
  'camp-fit': ({ gear }) => `What do you fit to ${theCard(gear)}?`,
  'camp-take-off': () => 'Which modification do you take off?',
  'camp-add': () => 'Which card do you add to your deck? It goes on your discard pile first.',
  'camp-remove': () => 'Which card do you take out of your deck?',
  'camp-pass': () => 'What do you hand over, and to whom?',
  'camp-character': () => 'Whom do you want to play instead? The others must agree.',
  'agree-to-change': ({ by, character }, view) =>
    `${marshalName(view, by)} would stay behind and ${characterName(character)} would join: do you agree?`,

  // After an encounter
  'gain-card': ({ left }) => [
    `Which action card do you gain?${left > 1 ? ` ${left} to choose.` : ''}`,
    'It goes into your satchel, unused: in camp you put it into your deck, in place of another card if the deck is full.',
  ],
  upgrade: ({ level }) => `Which gear do you upgrade to level ${level}?`,
  'pay-upgrade': ({ card }) => `How do you pay for ${theCard(card)}?`,
  recover: ({ n }, view, { seat }) => {
    const { length } = marshalOf(view, seat).discard;
    return `Shuffle ${Math.min(n, length)} of your ${plural(length, 'discarded card')} back into your deck?`;
  },
  'remove-injury': ({ n }) => `Which ${n === 1 ? 'injury is' : `${n} injuries are`} healed?`,

  // Set-up
  'place-marshal': () => 'Where do you start?',

  // Action phase
  act: (_, view, { seat }) => {
    const left = 2 - marshalOf(view, seat).counted;
    return `What do you do? ${left <= 0 ? 'No action is left' : `${plural(left, 'action')} left`}.`;
  },
  sneak: () => 'Sneak: where to?',
  sprint: ({ left }) => `Sprint: where to? ${plural(left, 'square')} left.`,
  'melee-move': () => 'Do you step first? You may move 1 square for a melee attack.',
  'choose-target': ({ kind }) => (kind === 'melee' ? 'Whom do you strike?' : 'Whom do you shoot?'),
  'choose-part': (facts, view) => `Do you aim at the body of ${enemy(facts, view)}, or at a component?`,
  'play-ability': (facts, view) => addAsks('an ability', facts, view),
  'choose-section': ({ card }) => `${cardName(card)}: which of its effects do you use?`,
  'play-ammunition': (facts, view) => addAsks('ammunition', facts, view),
  'take-die': ({ why }) => TAKE_DIE[why],
  'remove-die': ({ dice }) => `Adhesive: which die do you leave out of ${sayPool(dice)}?`,
  reroll: ({ most }) => rollAgain(most),
  'order-effects': () => 'Which effect comes first?',
  move: ({ left }) => `Where do you move? ${plural(left, 'square')} left.`,
  push: (facts, view) => `Where do you push ${enemy(facts, view)}? ${plural(facts.left, 'square')} left.`,
  'order-conditions': (facts, view) => `Which condition does ${enemy(facts, view)} gain first? The last one stays.`,
  'pay-resource': () => 'Which resource do you spend on the trap? One with a condition can lace it.',
  'trap-square': () => 'Where do you place the trap?',
  'trap-condition': ({ condition }) => `Lace the trap with ${CONDITION_NAMES[condition]}?`,
  'trap-direction': () => 'Which way does the blast go?',
  'trigger-trap': () => 'Which trap do you trigger?',
  'order-trapped': ({ of }) =>
    of === 'enemies' ? 'Several enemies are caught: who is hit first?' : 'Several of you are caught: who is hit first?',
  'order-traps': () => 'Several traps go off: which is first?',
  'order-revealed': () => 'Several of you are revealed: who stands higher on the threat track?',
  'free-action': ({ card }) => by(card, 'which free action do you take?'),
  distract: () => 'Where do you place the distraction? Enemies take it for a revealed character.',
  interact: () => 'What do you use?',
  'shake-off': ({ card }) => `Discard the injury ${cardName(card)} now?`,

  // Effects of cards
  'choose-character': ({ card }) => by(card, 'who is it for?'),
  'choose-enemy': ({ card }) => by(card, 'which enemy?'),
  'choose-component': ({ card }) => by(card, 'which component?'),
  'choose-square': ({ card }) => by(card, 'which square?'),
  'choose-deck': () => 'Which behaviour deck do you look at?',
  'bury-card': ({ card }) => withText(`${cardName(card)} is on top: put it at the bottom of its deck?`, card),
  'take-back': ({ card }, _, { max }) =>
    `${capital(cardName(card))}: ${max === 1 ? 'which card do' : `up to ${max} cards: which do`} you take back?`,
  'search-deck': () => 'Which card do you take from your deck?',
  'forced-discard': ({ n }) => `Which ${n === 1 ? 'card' : `${n} cards`} do you discard?`,
  'lose-resource': ({ n }) => `Which ${n === 1 ? 'resource' : `${n} resources`} do you lose?`,

  // Command, enemies
  command: ({ next }, view, { seat }) =>
    next === seat
      ? 'Roll for command? With a critical, and a solo token, the enemies do not act.'
      : `Command ${marshalName(view, next)}? With a critical the enemies do not act.`,
  'pay-solo': ({ left }) => `The command would pass: spend a solo token for it? ${left} left.`,
  'order-types': () => 'In which order do the enemies act, type by type?',
  'order-enemies': ({ enemyType }) => `Several ${typeSays(enemyType)}s share a square: which one acts first?`,
  'discard-to-evade': (facts, view) => [
    `${capital(enemy(facts, view))} attacks you for ${facts.damage}: which cards do you discard for more dice?`,
    `You roll ${sayPool(facts.dice)} so far: ${sayChance(unhurtAsIs({ facts }))} to suffer nothing.`,
  ],
  'evade-move': (facts, view) => `${capital(enemy(facts, view))} has attacked, and you move 1 square: where to?`,
  'drop-threat': () => 'Go to the bottom of the threat track? Enemies then turn to the others first.',

  // Draw, end of turn
  'discard-before-drawing': () => 'Which cards do you discard before you draw? None is fine.',
  'order-injuries': () => 'Several injuries strike: which is first?',
  'order-end-of-turn': () => 'Your turn ends: which comes first?',
};

const briefName = (id: string): string => (briefOf(id as BriefId) ? briefCalled(id as BriefId) : 'the encounter');
const characterName = (id: string): string => capital(id);
const typeSays = (type: string): string => (type in ENEMY_NAMES ? ENEMY_NAMES[type as keyof typeof ENEMY_NAMES] : type);

function ownQuestion(kind: OwnKind, decision: WestDecision, view: View): Asks {
  const ask: Ask = QUESTIONS[kind];
  return ask(decision.facts, view, decision);
}

/** What these ask can be read on the page that lies open. */
const ON_THE_PAGE: readonly GroupKind[] = ['choose-path', 'roll-dice'];

type Agreeing = WestDecision<`agree-${GroupKind}`>;
/** Who proposes what: the option that was named, as much of it as fits in one line; all of it is told beside. */
function agreeAsks(decision: Agreeing, asked: GroupKind, view: View): Asks {
  const { facts, proposed } = decision;
  const says = optionSays(proposed, { ...decision, kind: asked } as unknown as WestDecision, view).replace(/\.$/, '');
  const own = ownQuestion(asked, decision, view);
  const [what] = askedIn(own).split(/(?<=\?) /);
  const isOnThePage = ON_THE_PAGE.includes(asked);
  const agree = (named: string): string =>
    asked === 'roll-dice'
      ? `${marshalName(view, facts.by)} would roll ${named.replace(/^No /, 'no ')}. Do you agree?`
      : `${marshalName(view, facts.by)} proposes: ${named}. Do you agree?`;
  const short = says.split(': ')[0]!;
  const shortest = short.split(', ')[0]!;
  const lines = [agree(short), agree(shortest)] as const;
  const asks = isOnThePage ? shortEnough(...lines) : shortEnough(`${what} ${lines[0]}`, `${what} ${lines[1]}`, ...lines);
  const rest = asks.startsWith(what!) ? askedIn(own).slice(what!.length).trim() : askedIn(own);
  const question = isOnThePage ? '' : rest;
  return [asks, [question, toldIn(own), asks.includes(says) ? '' : `${says}.`].filter(Boolean).join(' ')];
}

function asks(decision: WestDecision, view: View): Asks {
  const { kind } = decision;
  if (isWindow(kind)) {
    const facts = decision.facts as DecisionFacts[WindowKind];
    const happened = `${MOMENTS[kind](facts, view, decision.seat)}. Play a card?`;
    const { n, of = n } = facts;
    return of === n ? happened : [happened, `The attack is ${of}; ${of - n} of it ${of - n === 1 ? 'is' : 'are'} evaded.`];
  }
  if (isAgreeing(kind)) return agreeAsks(decision as Agreeing, kind.slice('agree-'.length) as GroupKind, view);
  return ownQuestion(kind as OwnKind, decision, view);
}
export const questionSays = (decision: WestDecision, view: View): string => askedIn(asks(decision, view));
export const toldSays = (decision: WestDecision, view: View): string => toldIn(asks(decision, view));
