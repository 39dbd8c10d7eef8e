/** The end of a match as a picture: the place of its game, and whoever played there, by name. It is as wide as its place, so that nothing of it is cut off. */
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Hero, Heroes } from './figures.tsx';
import { AnyPlace, ForbiddenWest, Primal, type SceneProps, UnderOurSun, UrbanManhunt, ZeroDawn } from './scenes.tsx';
import { HEIGHT } from './shapes.ts';
import './theme.css';

const SCENES: Readonly<Record<string, ComponentType<SceneProps>>> = {
  'zero-dawn': ZeroDawn,
  'forbidden-west': ForbiddenWest,
  primal: Primal,
  'under-our-sun': UnderOurSun,
  'urban-manhunt': UrbanManhunt,
};

interface Props {
  readonly game: string;
  readonly isWon: boolean;
  readonly heroes: readonly Hero[];
  /** So far from the left, in pixels, something is written where it is wide. */
  readonly beside: number;
}

/** As wide is what the page writes beside it. */
const WORDS = 480;
/** Half a figure, and a little. */
const ROOM = 110;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As large as its place is. */
export default function EndArt(props: Omit<Props, 'beside'>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 1200, height: 630 });
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(([one]) => {
      const { width, height } = one!.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    sizes.observe(place.current!);
    return () => sizes.disconnect();
  }, []);
  return (
    <div className="end-art" ref={place}>
      <Drawn {...props} size={size} beside={WORDS} />
    </div>
  );
}

/** Beside words they stand on the right; where it is narrow they have all of it. */
export function Drawn({ game, isWon, heroes, size, beside }: Props & { readonly size: Size }): ReactNode {
  const width = Math.round((HEIGHT * size.width) / size.height);
  const isWide = size.width >= 700;
  const Scene = SCENES[game] ?? AnyPlace;
  const names = heroes.map(({ plays, name }) => (name === plays ? name : `${plays} (${name})`)).join(', ');
  return (
    <svg
      className={`end-picture end-of-${game in SCENES ? game : 'any'}`}
      data-won={isWon}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={`${isWon ? 'Won' : 'Lost'}: ${names}`}
    >
      <Scene width={width} isWon={isWon} />
      <Heroes
        game={game}
        heroes={heroes}
        width={width}
        unit={HEIGHT / size.height}
        from={isWide ? Math.max(0.5, (beside + ROOM) / size.width) : 0.16}
        to={isWide ? 0.9 : 0.84}
      />
    </svg>
  );
}
