/** Words that hold as long as their card is in play: read by questions.ts, never done. Only in abilities `on: 'while'`. */
import { plural, sayList } from '@quarry/kernel';
import type { Colour, DoneKeyword, Position, Terrain } from '../kinds.ts';
import { type Amount, COLOUR_NAMES, sayMore, type Voice } from './saying.ts';

interface By {
  readonly by: number;
}
const more = (by: number): string => `${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`;
const ofColour = (colour?: Colour): string => (colour ? (colour === 'yellow' ? 'parries' : `${COLOUR_NAMES[colour]}s`) : 'cards');
const whose = (voice: Voice): string => (voice === 'hunter' ? 'your' : 'the hunters’');

export const STANDING_WORDS = {
  // Of whoever has the card; on a monster's card, of every hunter
  health: ({ by }: By) => `you have ${more(by)} health`,
  'hand-limit': ({ by }: By, voice: Voice) => `${whose(voice)} hand limit is ${more(by)}`,
  'sequence-limit': ({ by }: By, voice: Voice) => `${whose(voice)} sequences hold ${more(by)}`,
  'draws-at-refill': ({ by }: By, voice: Voice) =>
    `at ${whose(voice)} refill ${plural(Math.abs(by), 'card')} ${by < 0 ? 'fewer' : 'more'} ${Math.abs(by) === 1 ? 'is' : 'are'} drawn`,
  cost: ({ by, colour, second }: By & { readonly colour?: Colour; readonly second?: true }, voice: Voice) =>
    `${second ? `the second of ${whose(voice)} ${ofColour(colour)} in a turn costs` : `${whose(voice)} ${ofColour(colour)} cost`} ${more(by)}`,
  'move-cost': ({ by }: By, voice: Voice) => `${whose(voice)} moves cost ${more(by)}`,
  'revive-cost': ({ by }: By, voice: Voice) => `${voice === 'hunter' ? 'you revive' : 'the hunters revive'} for ${more(by)}`,
  'attack-damage': ({ n }: { readonly n: Amount }, voice: Voice) => `${whose(voice)} attacks deal ${sayMore(n)}`,
  'volley-damage': ({ by }: By) => `each offensive card of your volleys deals ${more(by)}`,
  'attacks-from': ({ positions }: { readonly positions: readonly Position[] }, voice: Voice) =>
    `${voice === 'hunter' ? 'you may attack' : 'the hunters may attack'} from ${sayList(
      positions.map(one => `the ${one}`),
      'and',
    )} as well`,
  'defence-count': ({ by }: By, voice: Voice) => `${whose(voice)} defence counts ${more(by)}`,
  'attrition-value': ({ by }: By, voice: Voice) => `attrition against ${voice === 'hunter' ? 'you' : 'the hunters'} counts ${more(by)}`,
  'fatigue-damage': ({ by }: By, voice: Voice) => `${voice === 'hunter' ? 'you suffer' : 'the hunters suffer'} ${more(by)} by fatigue`,
  'less-harm': ({ by }: By) => `you suffer ${by} less monster damage each time, but at least 1`,
  'no-threat-by-staying': () => 'you do not become threatened by staying where you are',
  'ignores-terrain': ({ kind }: { readonly kind: Terrain }) => `${kind.replace('-', ' ')} does not affect you`,
  'card-has-stealth': ({ colour }: { readonly colour: Colour }) => `your ${ofColour(colour)} have Stealth`,

  // Of the monster
  'monster-damage': ({ by }: By) => `monster damage is ${more(by)}`,
  toughness: ({ by }: By) => `its toughness is ${more(by)} per hunter`,
  /** The choice of PA-DMG-15 is only which swarm. */
  'swarm-first': () => 'as long as a swarm is in play, all damage goes to swarms',
  'no-excess': () => 'no damage is left over after a wound',
  immune: ({ to }: { readonly to: readonly DoneKeyword[] }) =>
    `it is immune to ${sayList(
      to.map(one => one[0]!.toUpperCase() + one.slice(1)),
      'and',
    )}`,
  'free-boosts': () => 'its boosts cost nothing and are always applied',
  'dearer-boosts': ({ by }: By) => `its boosts cost ${more(by)}`,
  'no-heal': () => 'hunters cannot heal',
  'no-recycle': () => 'hunters cannot recycle',
  'struggle-at-upkeep': ({ by }: By) => `it gains ${more(by)} struggle at upkeep`,
  'last-round': ({ n }: { readonly n: number }) => `the hunt is lost at the end of round ${n}`,
  'no-revive': () => 'nobody can be revived',
  'no-assist': () => 'nobody can Assist',
};
