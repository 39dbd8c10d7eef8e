/** Words of mission cards. Counters and figures are those of the mission. */
import { type Amount, sayAmount, sayFigure } from './saying.ts';

export const MISSION_WORDS = {
  /** Counters have names in the mission; `set` instead of adding. Never under 0. */
  count: ({ counter, add = 1, set }: { readonly counter: string; readonly add?: Amount; readonly set?: number }) =>
    set === 1
      ? `“${counter}” is ticked off`
      : set !== undefined
        ? `“${counter}” goes to ${set}`
        : typeof add === 'number' && add < 0
          ? `${-add} off “${counter}”`
          : `${sayAmount(add)} more for “${counter}”`,
  /** Objectives on tiles that are revealed at such a distance from New Haven: one on each, until there are `n`. */
  'hide-objectives': ({ n, from }: { readonly n: Amount; readonly from: number }) =>
    `the next ${sayAmount(n)} tiles revealed at distance ${from} or more get an objective`,
  /** The objective or token here is taken off. */
  'take-marker': ({ marker }: { readonly marker: 'objective' | 'token' }) =>
    `take the ${marker === 'token' ? 'mission token' : 'objective'} off this tile`,
  'place-token': ({ label }: { readonly label: string }) => `place ${label} here`,
  /** A figure of the mission comes to stand somewhere. */
  'place-figure': ({ figure, at = 'here' }: { readonly figure: string; readonly at?: 'here' | 'haven' }) =>
    `${sayFigure(figure)} ${at === 'here' ? 'stands here' : 'stands in New Haven'}`,
  /** It goes with `self` from now on. */
  'take-figure': ({ figure }: { readonly figure: string }) => `${sayFigure(figure)} goes with you`,
  'leave-figure': ({ figure }: { readonly figure: string }) => `${sayFigure(figure)} stays here`,
  /** Over revealed tiles towards a tile that lies on the map, if there is a way. */
  'move-figure': ({ figure, to }: { readonly figure: string; readonly to: string }) =>
    `${sayFigure(figure)} moves 1 tile towards the ${to.replaceAll('-', ' ')}`,
  /** Enemies on the tile of a figure without any exposed character attack it. */
  'enemies-strike-figure': ({ figure }: { readonly figure: string }) =>
    `each enemy beside ${sayFigure(figure)} attacks it if no exposed character is there`,
};
