/** The picture of a game in the lobby: its own if it brings one, otherwise hills in a light of its own. It is cut to whatever frame it is put in. */
import { meadow } from '@quarry/screen/grass';
import type { CSSProperties, ReactNode } from 'react';
import { posterOf } from '../screens.ts';

const number = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

export function Picture({ game, className = '' }: { readonly game: string; readonly className?: string }): ReactNode {
  const poster = posterOf(game);
  if (!poster) return <Hills game={game} className={className} />;
  return <img className={`picture ${className}`} src={poster.picture} style={{ objectPosition: poster.focus }} alt="" draggable={false} />;
}

function Hills({ game, className }: { readonly game: string; readonly className: string }): ReactNode {
  const hue = number(game) % 360;
  const grass = meadow({ seed: number(game), blades: 90, from: -10, to: 270, foot: 255, tall: 70 });
  return (
    <svg
      className={`picture hills ${className}`}
      style={{ '--hue': hue } as CSSProperties}
      viewBox="0 0 260 245"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="260" height="245" fill="var(--hills-sky)" />
      <circle cx="170" cy="110" r="52" fill="var(--hills-sun)" opacity=".55" />
      <path d="M0 160q60-60 120-20t90-25 50 20v110H0z" fill="var(--hills-far)" />
      <path d="M0 195q60-35 130-10t130-10v70H0z" fill="var(--hills-near)" />
      <path d={grass} fill="var(--hills-grass)" />
    </svg>
  );
}
