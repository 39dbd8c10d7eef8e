/** Words about hunters: their cards, tokens, damage and places. `who` is left out for `self`. */
import { plural } from '@quarry/kernel';
import type { Colour, Harm, Keyword } from '../kinds.ts';
import {
  type Amount,
  COLOUR_NAMES,
  cards,
  does,
  type Place,
  sayAmount,
  sayMore,
  sayMuch,
  sayPlace,
  subject,
  suffers,
  type Voice,
  type Whom,
} from './saying.ts';

interface Who {
  readonly who?: Whom;
}
interface Much {
  readonly n: Amount;
}
interface OfColour {
  readonly colour?: Colour;
}

const many = (n: Amount, colour?: Colour): string =>
  sayMuch(n, colour ? COLOUR_NAMES[colour] : 'card', colour ? colourPlural(colour) : undefined);
const colourPlural = (colour: Colour): string => (colour === 'yellow' ? 'parries' : `${COLOUR_NAMES[colour]}s`);
const a = (colour: Colour | undefined): string => (colour ? (colour === 'red' ? 'an attack' : `a ${COLOUR_NAMES[colour]}`) : 'a card');
const possessive = (who: Whom | undefined, voice: Voice): string =>
  who === undefined || who === 'self' ? (voice === 'hunter' ? 'your' : 'their') : 'their';

export const HUNTER_WORDS = {
  // Cards
  draw: ({ n, who = 'self' }: Much & Who, voice: Voice) => does(who, `draw ${many(n)}`, voice),
  discard: ({ n, colour, random, who = 'self' }: { readonly n: number; readonly random?: true } & OfColour & Who, voice: Voice) =>
    does(who, `discard ${many(n, colour)}${random ? ' at random' : ''}`, voice),
  /** From the top of the deck. Counted by `tally`: offensive ones only with `offensive`. */
  mill: ({ n, who = 'self', tally }: { readonly n: number; readonly tally?: 'offensive' | 'defensive' } & Who, voice: Voice) =>
    `${does(who, `discard the top ${n === 1 ? 'card' : `${n} cards`} of ${possessive(who, voice)} deck`, voice)}${tally ? `, counting ${tally} ones` : ''}`,
  'take-back': ({ colour, to = 'hand' }: { readonly to?: 'hand' | 'top' | 'bottom' } & OfColour) =>
    `you may ${to === 'hand' ? `take ${a(colour)} from your discard pile into your hand` : `put ${a(colour)} from your discard pile ${to === 'top' ? 'on top of' : 'under'} your deck`}`,
  'look-at-deck': ({ n }: { readonly n: number }) => `look at the top ${cards(n)} of your deck and put them back in any order`,
  exile: ({ n, who = 'self' }: { readonly n: number } & Who, voice: Voice) =>
    does(who, `exile the top ${n === 1 ? 'card' : `${n} cards`} of ${possessive(who, voice)} deck`, voice),
  wound: ({ who = 'self' }: Who, voice: Voice) => does(who, `put a wound card on ${possessive(who, voice)} discard pile`, voice),
  /** Shows hand cards of a colour, which stay there; counted by `tally`. */
  show: ({ n, colour }: { readonly n: number; readonly colour: Colour }) => `show up to ${many(n, colour)} from your hand`,

  // Keywords
  recycle: ({ n, colour }: { readonly n: number } & OfColour) => `Recycle ${n}${colour ? ` (${COLOUR_NAMES[colour]})` : ''}`,
  volley: ({ n }: { readonly n: number }) => `Volley ${n}`,
  strain: ({ n }: { readonly n: number }) => `Strain ${n}`,

  // Tokens
  stamina: ({ n, who = 'self' }: { readonly n: number } & Who, voice: Voice) => does(who, `gain ${plural(n, 'stamina token')}`, voice),
  'lose-stamina': ({ n, who = 'self' }: { readonly n: number } & Who, voice: Voice) =>
    suffers(who, `lose ${plural(n, 'stamina token')}`, voice),
  defence: ({ n, who = 'self' }: Much & Who, voice: Voice) => does(who, `gain ${sayMuch(n, 'defence token')}`, voice),
  threaten: ({ who = 'self' }: Who, voice: Voice) => suffers(who, 'become threatened', voice),
  calm: ({ who = 'self' }: Who, voice: Voice) => does(who, 'stop being threatened', voice),
  burn: ({ who = 'self' }: Who, voice: Voice) => suffers(who, 'catch fire', voice),
  mastery: ({ n, who = 'self' }: { readonly n: number } & Who, voice: Voice) =>
    does(who, `put ${plural(n, 'counter')} on ${possessive(who, voice)} mastery`, voice),
  /** On the card that says it, or off it. */
  counter: ({ n }: { readonly n: number }) =>
    n < 0 ? `take ${plural(-n, 'counter')} off this card` : `put ${plural(n, 'counter')} on this card`,
  'take-aggro': ({ who = 'self' }: Who, voice: Voice) => does(who, 'take the aggro token', voice),

  // Health
  heal: ({ n, who = 'self' }: Much & Who, voice: Voice) => does(who, `heal ${sayAmount(n)}`, voice),
  /** Monster damage (MD) is `hit`; this is any other damage. */
  suffer: ({ n, who = 'self' }: Much & Who, voice: Voice) => suffers(who, `suffer ${sayMuch(n, 'damage', 'damage')}`, voice),
  /** Monster damage, as the stance has it, more or less. */
  hit: ({ who = 'self', more = 0 }: Who & { readonly more?: number }, voice: Voice) =>
    suffers(who, `suffer monster damage${more === 0 ? '' : more > 0 ? ` +${more}` : ` −${-more}`}`, voice),
  /** Only where somebody would suffer. */
  prevent: ({ n }: { readonly n: Amount | 'all' }) =>
    n === 'all' ? 'prevent that damage' : `prevent up to ${sayAmount(n)} of that damage`,
  mend: ({ who = 'self' }: Who, voice: Voice) => does(who, 'take a deplete token off armour or helm', voice),
  /** A fallen hunter: a red token turns black, a black one goes and the hunter rises. */
  'help-up': () => 'turn over the KO token of a fallen hunter in your sector; from black, they rise',

  // Places
  /** To a neighbouring sector, or any; `must` is a forced move. */
  move: ({ who = 'self', any, must }: Who & { readonly any?: true; readonly must?: true }, voice: Voice) =>
    `${subject(who, voice)} ${must ? 'must' : 'may'} move to ${any ? 'any' : 'a neighbouring'} sector for free`,
  place: ({ who = 'self', at }: Who & { readonly at: Place }, voice: Voice) =>
    `${subject(who, voice)} ${who === 'self' && voice === 'hunter' ? 'are' : 'is'} placed in ${sayPlace(at, voice)}`,

  // What waits for the next card of the turn
  'next-cost': ({ by, colour, who = 'self' }: { readonly by: number } & OfColour & Who, voice: Voice) =>
    `the next ${colour ? COLOUR_NAMES[colour] : 'card'} that ${who === 'self' ? `${subject('self', voice)} ${voice === 'hunter' ? 'play' : 'plays'}` : `${subject(who, voice)} plays`} costs ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
  'next-damage': ({ by, who = 'self' }: { readonly by: Amount } & Who, voice: Voice) =>
    `${who === 'self' && voice === 'hunter' ? 'your next attack' : `the next attack of ${subject(who, voice)}`} deals ${sayMore(by)}`,
  'next-keyword': ({ keyword }: { readonly keyword: Keyword }) =>
    `the next card that you play has ${keyword[0]!.toUpperCase()}${keyword.slice(1)}`,
  'longer-sequence': ({ by }: { readonly by: number }) => `your sequence may hold ${by} more this turn`,
  'end-actions': (_: object, voice: Voice) => `the Action phase of ${voice === 'hunter' ? 'this turn' : subject('self', voice)} ends`,
};
export type HarmOf = Harm;
