/** The picture of a game in the lobby: its own if it brings one, otherwise hills in a light of its own. */
import { meadow } from '@quarry/screen/grass';
import type { ReactNode } from 'react';
import { coverOf } from '../screens.ts';

const number = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

export function CoverArt({ game }: { readonly game: string }): ReactNode {
  const Drawn = coverOf(game);
  return Drawn ? <Drawn /> : <Hills game={game} />;
}

function Hills({ game }: { readonly game: string }): ReactNode {
  const hue = number(game) % 360;
  const grass = meadow({ seed: number(game), blades: 160, from: -10, to: 910, foot: 470, tall: 90 });
  return (
    <svg className="cover-art" viewBox="0 0 900 460" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect width="900" height="460" fill={`hsl(${hue} 30% 14%)`} />
      <circle cx="620" cy="250" r="120" fill={`hsl(${(hue + 40) % 360} 60% 60%)`} opacity=".55" />
      <path d="M0 330q180-120 360-40t300-50 240 40v180H0z" fill={`hsl(${hue} 28% 20%)`} />
      <path d="M0 390q200-70 420-20t480-20v110H0z" fill={`hsl(${hue} 26% 11%)`} />
      <path d={grass} fill={`hsl(${hue} 30% 8%)`} />
    </svg>
  );
}
